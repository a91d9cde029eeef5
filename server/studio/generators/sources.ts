import { findOriginalKey } from '#server/accounts/gallery/findOriginal.ts'
import { type ArrivedFile, hasArrived, joinParts } from '#server/platform/arriving/arrivedFile.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { fileStore } from '#server/platform/files/storeOf.ts'
import { findOwn } from './archive.ts'
import { sentSoundOf } from './sentSounds.ts'
import type { GenerationRow } from './tables.ts'

type Starting = Pick<GenerationRow, 'userId' | 'sourceKey' | 'options'>

/** A stored file, or one that came in parts. */
type Source = { readonly key: string } | { readonly arrived: ArrivedFile }

/**
 * The file that a generation starts from: a picture of the user's gallery, the sound of one of their generations, or a
 * sound that they have sent. `none` when it starts from nothing, `missing` when the named file isn't there or isn't
 * theirs.
 */
export async function findSource(
  database: Database | Transaction,
  { userId, sourceKey, options: { reference, source } }: Starting,
): Promise<Source | 'none' | 'missing'> {
  if (sourceKey !== null) return { key: sourceKey }
  if (typeof reference === 'string') return orMissing(await findOriginalKey(database, userId, reference))
  if (typeof source !== 'string') return 'none'
  const arrived = sentSoundOf(userId, source)
  if (arrived === null) return orMissing(await findSoundKey(database, userId, source))
  return (await hasArrived(database, arrived)) ? { arrived } : 'missing'
}

/** Writes the file that a generation starts from to a path; null for nothing, false when it is gone. */
export async function fetchSource(
  context: ServerContext,
  job: Starting,
  path: string,
): Promise<boolean | null> {
  const source = await findSource(context.database, job)
  if (source === 'none') return null
  if (source === 'missing') return false
  return 'key' in source
    ? fileStore(context).download(source.key, path)
    : joinParts(context, source.arrived, path)
}

async function findSoundKey(database: Database | Transaction, userId: string, id: string) {
  const generation = await findOwn(database, userId, id)
  const original = generation?.files.find(({ role }) => role === 'original')
  const isHeard = original !== undefined && /^(?:audio|video)\//.test(original.mediaType)
  return isHeard ? original.key : null
}

function orMissing(key: string | null): { readonly key: string } | 'missing' {
  return key === null ? 'missing' : { key }
}
