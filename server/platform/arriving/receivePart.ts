import { createHmac, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { ARRIVING_BYTES_MOST, OFFSET_HEADER, PART_BYTES_MOST } from '#domain/files/parts.ts'
import { answerWithFile } from '#server/platform/api/answerWithFile.ts'
import { addressOf, networksOfAddress } from '#server/platform/api/callerAddress.ts'
import { Refusal } from '#server/platform/api/refusal.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { expectFiles, storeFiles } from '#server/platform/files/discardedFiles.ts'
import { piecesOf, withIncomingFile, writeIncoming } from '#server/platform/files/incomingFile.ts'
import { fileStore } from '#server/platform/files/storeOf.ts'
import { keyOf } from '#server/platform/secrets/keys.ts'
import { defineLimit } from '#server/platform/throttle/limit.ts'
import { throttle } from '#server/platform/throttle/throttle.ts'
import { takesFile } from '#server/platform/web/bodyTime.ts'
import { amongOwnUploads } from './amongOwnUploads.ts'
import { type Arriving, partKey, partPrefix, readPartsAddress } from './arriving.ts'
import { boundArriving } from './sweepArriving.ts'
import { type ArrivedPart, arrivingFiles } from './tables.ts'

/** In kB: files that arrive in parts, of any use, complete or not. */
export const KILOBYTES_OF_PARTS_FROM_ADDRESS = defineLimit('kilobytes of parts from address', 800_000, 'hour')

/**
 * `HEAD /files/arriving/{name}?…` returns in `Upload-Offset` how much of a file has arrived, `PATCH` takes the next
 * part, as in tus 1.0: a part counts whole or not at all. 409 for one that doesn't follow, with the present offset; 404
 * for an address that was never made, 410 for one that has expired, 413 for more than a file's limit.
 */
export function arrivingRoutes(context: ServerContext): Hono {
  const app = new Hono()
  app.get('/:name', (call) =>
    answerWithFile(async () => {
      const arriving = find(context, call.req.param('name'), call.req.raw)
      return told(204, await arrivedOf(context, arriving.name))
    }),
  )
  app.patch('/:name', takesFile, (call) =>
    answerWithFile(async () => {
      const request = call.req.raw
      const arriving = find(context, call.req.param('name'), request)
      const offset = Number(request.headers.get(OFFSET_HEADER) ?? Number.NaN)
      if (!Number.isSafeInteger(offset) || offset < 0) throw new Refusal('INVALID_REQUEST')
      const address = addressOf(context, call)
      const arrived = await receivePart(context, arriving, { request, offset, address })
      return arrived.isTaken ? told(204, arrived.bytes) : told(409, arrived.bytes)
    }),
  )
  return app
}

function find(context: ServerContext, name: string, request: Request): Arriving {
  const arriving = readPartsAddress(context, name, new URL(request.url).searchParams)
  if (arriving === 'unknown') throw new Refusal('NOT_FOUND')
  if (arriving === 'run-out') throw new Refusal('LINK_INVALID')
  return arriving
}

function told(status: 204 | 409, bytes: number): Response {
  return new Response(null, {
    status,
    headers: { [OFFSET_HEADER]: String(bytes), 'cache-control': 'no-store' },
  })
}

async function arrivedOf({ database }: ServerContext, name: string): Promise<number> {
  const [row] = await database
    .select({ bytes: arrivingFiles.bytes })
    .from(arrivingFiles)
    .where(eq(arrivingFiles.name, name))
  return row?.bytes ?? 0
}

interface SentPart {
  readonly request: Request
  readonly offset: number
  /** The caller's. */
  readonly address: string
}

/** The present offset, and whether the part was added. */
interface Arrived {
  readonly bytes: number
  readonly isTaken: boolean
}

async function receivePart(
  context: ServerContext,
  arriving: Arriving,
  { request, offset, address }: SentPart,
): Promise<Arrived> {
  const present = await arrivedOf(context, arriving.name)
  if (present !== offset) return { bytes: present, isTaken: false }
  const networks = networksOfAddress(address)
  const most = Math.min(PART_BYTES_MOST, ARRIVING_BYTES_MOST - offset)
  const arrived = await amongOwnUploads(arriving.userId ?? networks, () =>
    withIncomingFile(context, async (path) => {
      const bytes = await writeIncoming(piecesOf(request), path, most)
      if (bytes === 0) throw new Refusal('INVALID_REQUEST')
      await throttle(context, KILOBYTES_OF_PARTS_FROM_ADDRESS, address, Math.ceil(bytes / 1_000))
      const part = { id: randomUUID(), bytes }
      await expectFiles(context, partPrefix(arriving.name, part.id))
      await fileStore(context).putFile(partKey(arriving.name, part.id), path, 'application/octet-stream')
      return keepPart(
        context,
        { ...arriving, network: digestOf(context, networks[0].name) },
        { part, offset },
      )
    }),
  )
  if (offset === 0) await boundArriving(context)
  return arrived
}

/**
 * Keeps the part if it follows the present ones; otherwise another one came first, and it stays expected and is removed
 * in time.
 */
async function keepPart(
  { database, now }: ServerContext,
  { name, userId, network }: Arriving & { readonly network: string },
  { part, offset }: { readonly part: ArrivedPart; readonly offset: number },
): Promise<Arrived> {
  return database.transaction(async (tx) => {
    const changedAt = now()
    await tx
      .insert(arrivingFiles)
      .values({ name, userId, network, parts: [], bytes: 0, changedAt })
      .onConflictDoNothing()
    const [row] = await tx.select().from(arrivingFiles).where(eq(arrivingFiles.name, name)).for('update')
    const present = row?.bytes ?? 0
    if (present !== offset) return { bytes: present, isTaken: false }
    const bytes = offset + part.bytes
    await tx
      .update(arrivingFiles)
      .set({ parts: [...(row?.parts ?? []), part], bytes, changedAt })
      .where(eq(arrivingFiles.name, name))
    await storeFiles(tx, partPrefix(name, part.id))
    return { bytes, isTaken: true }
  })
}

/** A digest that tells networks apart without revealing them. */
function digestOf({ config }: ServerContext, network: string): string {
  return createHmac('sha256', keyOf(config.auth.secret, 'arriving file')).update(network).digest('base64url')
}
