import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { eq } from 'drizzle-orm'
import type { ServerContext } from '#server/platform/context.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { fileStore } from '#server/platform/files/storeOf.ts'
import { type Arriving, partKey } from './arriving.ts'
import { arrivingFiles } from './tables.ts'

/** A file of which every part has to be there. */
export interface ArrivedFile extends Pick<Arriving, 'name'> {
  readonly bytes: number
}

/** Whether all parts of a file have arrived. */
export async function hasArrived(database: Database | Transaction, file: ArrivedFile): Promise<boolean> {
  return (await partsOf(database, file)) !== null
}

/** Writes a file that came in parts to a path, where nothing is yet; false when it isn't complete, or gone. */
export async function joinParts(context: ServerContext, file: ArrivedFile, path: string): Promise<boolean> {
  const parts = await partsOf(context.database, file)
  if (parts === null) return false
  const store = fileStore(context)
  for (const { id } of parts) {
    const part = await store.open(partKey(file.name, id))
    if (part === null) return false
    await pipeline(part.body, createWriteStream(path, { flags: 'a' }))
  }
  return true
}

async function partsOf(database: Database | Transaction, { name, bytes }: ArrivedFile) {
  const [row] = await database.select().from(arrivingFiles).where(eq(arrivingFiles.name, name))
  return row === undefined || row.bytes !== bytes ? null : row.parts
}
