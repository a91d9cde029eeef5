import { createHash, randomUUID } from 'node:crypto'
import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { PictureSize } from '#domain/prints/placement.ts'
import type { PrintArea } from '#domain/prints/printArea.ts'
import type { PrintBody } from '#domain/prints/printSchema.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { discardFiles } from '#server/platform/files/discardedFiles.ts'
import { endingOf } from '#server/platform/files/mediaTypes.ts'
import { isInMadeParcel } from '../madeParcels.ts'
import { isUnordered, type UnorderedKind } from '../unordered.ts'
import { prints } from './tables.ts'

export type PrintRow = typeof prints.$inferSelect

const NOTHING_YET = { width: null, height: null, bytes: 0, receivedAt: null }

/** The place of a print's file. */
export const printPrefix = (pictureId: string) => `prints/${pictureId}/`
export const printKey = ({ pictureId, mimeType }: Pick<PrintRow, 'pictureId' | 'mimeType'>) =>
  `${printPrefix(pictureId)}picture.${endingOf(mimeType)}`

/** The place of a print's preview. */
const previewPrefix = (pictureId: string) => `${printPrefix(pictureId)}previews/`
/** Named by its content: the picture's place on an area. */
export function previewKey({ pictureId, placement }: PrintRow, area: PrintArea): string {
  const shown = createHash('sha256')
    .update(JSON.stringify([placement, area]))
    .digest('hex')
  return `${previewPrefix(pictureId)}${shown.slice(0, 16)}.webp`
}

/** Replaces a print; a stored file needn't come again. Null for one that is being printed already. */
export function savePrint(context: ServerContext, body: PrintBody): Promise<PrintRow | null> {
  const { cart_item_id: cartItemId, handle, file_id: fileId, is_turned: isTurned, placement } = body
  const mimeType = body.mime_type
  return context.database.transaction(async (tx) => {
    if (await isInMadeParcel(tx, cartItemId)) return null
    const said = { handle, isTurned, placement, updatedAt: context.now() }
    const anew = { fileId, mimeType, pictureId: randomUUID(), ...NOTHING_YET }
    const [added] = await tx
      .insert(prints)
      .values({ cartItemId, ...said, ...anew })
      .onConflictDoNothing()
      .returning()
    if (added !== undefined) return added
    const [present] = await tx.select().from(prints).where(eq(prints.cartItemId, cartItemId)).for('update')
    if (present === undefined || present.takenAt !== null) return null
    const isSame = present.fileId === fileId
    // The preview of its former placement isn't needed any more.
    const gone = isSame ? previewPrefix(present.pictureId) : printPrefix(present.pictureId)
    await discardFiles(tx, context, [gone])
    const [saved] = await tx
      .update(prints)
      .set({ ...said, ...(isSame ? {} : anew) })
      .where(eq(prints.cartItemId, cartItemId))
      .returning()
    return saved ?? null
  })
}

/** The prints of these lines, by the ids of the gifts; those that haven't come are missing. */
export async function printsOf(
  database: Database | Transaction,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, PrintRow>> {
  const known = ids.filter((id) => id !== null)
  if (known.length === 0) return new Map()
  const rows = await database.select().from(prints).where(inArray(prints.cartItemId, known))
  return new Map(rows.map((row) => [row.cartItemId, row]))
}

/** The size of the stored picture; null until it has come. */
export function pictureOf({ width, height }: PrintRow): PictureSize | null {
  return width === null || height === null ? null : { width, height }
}

/** Removes prints with their files, inside the caller's transaction. */
export async function forgetPrints(
  tx: Transaction,
  context: Pick<ServerContext, 'now'>,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  const gone = await tx
    .delete(prints)
    .where(inArray(prints.cartItemId, [...ids]))
    .returning({ pictureId: prints.pictureId })
  await discardFiles(
    tx,
    context,
    gone.map(({ pictureId }) => printPrefix(pictureId)),
  )
}

const DAY_MS = 24 * 60 * 60_000
/** How long an ordered print is kept for complaints. */
const ORDERED_MS = 2 * 365 * DAY_MS
const AT_ONCE = 200

/** Prints that weren't ordered: the device that placed them still has them. */
export const UNORDERED_PRINTS: UnorderedKind = {
  table: prints,
  lineId: prints.cartItemId,
  updatedAt: prints.updatedAt,
  bytes: sql`${prints.bytes}`,
  kept: null,
  forMs: 30 * DAY_MS,
  // Some days of a busy shop.
  most: { rows: 20_000, bytes: 4_000_000_000 },
  forget: forgetPrints,
}

/** Removes expired prints, a batch at a time. */
export async function sweepPrints(context: ServerContext): Promise<void> {
  const { database, now } = context
  const before = (ms: number) => lt(prints.updatedAt, new Date(now().getTime() - ms))
  const isLeft = and(before(UNORDERED_PRINTS.forMs), isUnordered(prints.cartItemId))
  for (const isOver of [isLeft, before(ORDERED_MS)]) {
    await database.transaction(async (tx) => {
      const over = await tx.select({ id: prints.cartItemId }).from(prints).where(isOver).limit(AT_ONCE)
      await forgetPrints(
        tx,
        context,
        over.map(({ id }) => id),
      )
    })
  }
}
