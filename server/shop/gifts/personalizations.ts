import { randomBytes } from 'node:crypto'
import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { LINE_ATTRIBUTE } from '#domain/cart/lineKey.ts'
import type { LineAttribute } from '#domain/cart/remoteCart.ts'
import { deliveryMoment, notBeforeGrace } from '#domain/gifts/deliveryMoment.ts'
import { giftName } from '#domain/gifts/giftName.ts'
import type { PersonalizationBody } from '#domain/gifts/personalizationBody.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { isInMadeParcel } from './madeParcels.ts'
import { personalizations } from './tables.ts'
import type { UnorderedKind } from './unordered.ts'

export type PersonalizationRow = typeof personalizations.$inferSelect

/** Gifts that weren't ordered: the giver's device still has them, and signed-in users' own stay. */
export const UNORDERED_GIFTS: UnorderedKind = {
  table: personalizations,
  lineId: personalizations.cartItemId,
  updatedAt: personalizations.updatedAt,
  bytes: sql`pg_column_size(${personalizations}.*)`,
  kept: sql`${personalizations.userId} IS NOT NULL`,
  forMs: 90 * 24 * 60 * 60_000,
  // Three months of a busy shop.
  most: { rows: 50_000, bytes: 100_000_000 },
  forget: async (tx, _, ids) => {
    await tx.delete(personalizations).where(inArray(personalizations.cartItemId, [...ids]))
  },
}

/** The recipient of a gift, as far as its giver has written it; empty until then. */
export function recipientOf({ recipientName, words }: PersonalizationRow): string {
  return giftName({ recipientName, ...(words === null ? {} : { words }) })
}

/** The gift of a line of a cart or an order, by its attributes; null for a line that is no gift. */
export function giftOfLine(attributes: readonly LineAttribute[]): string | null {
  return attributes.find(({ key }) => key === LINE_ATTRIBUTE)?.value ?? null
}

/** The result of saving a gift: one that is being made, whose card was sent, or that is another person's stays. */
export type SavedGift = 'saved' | 'being made' | 'unknown'

/**
 * Replaces a gift, unless it is being made, its card was sent, or another user owns it: a guest's becomes that of the
 * signed-in user who saves it.
 */
export function savePersonalization(
  { database, now }: ServerContext,
  body: PersonalizationBody,
  userId: string | null,
): Promise<SavedGift> {
  const { cart_item_id: cartItemId } = body
  const columns = {
    productId: body.product_id,
    recipientName: body.recipient_name.trim(),
    recipientEmail: body.recipient_email.trim(),
    recipientPhone: body.recipient_phone.trim(),
    message: body.message.trim(),
    deliveryDate: body.delivery_date,
    timeZone: body.time_zone,
    occasion: body.occasion,
    specialInstructions: body.special_instructions.trim(),
    giftWrap: body.gift_wrap,
    anonymousSender: body.anonymous_sender,
    words: body.words,
    deliverAt: dueAt(
      { email: body.recipient_email.trim(), day: body.delivery_date, timeZone: body.time_zone },
      now(),
    ),
    updatedAt: now(),
    ...(userId === null ? {} : { userId }),
  }
  return database.transaction(async (tx) => {
    if (await isInMadeParcel(tx, cartItemId)) return 'being made'
    const saved = await tx
      .insert(personalizations)
      .values({ cartItemId, cardToken: randomBytes(24).toString('base64url'), ...columns })
      .onConflictDoUpdate({
        target: personalizations.cartItemId,
        set: columns,
        // A gift that was sent or is being printed can't be changed.
        setWhere: mayBeChanged(userId),
      })
      .returning({ id: personalizations.cartItemId })
    if (saved.length > 0) return 'saved'
    const [present] = await tx
      .select({ takenAt: personalizations.takenAt })
      .from(personalizations)
      .where(eq(personalizations.cartItemId, cartItemId))
    return (present?.takenAt ?? null) === null ? 'unknown' : 'being made'
  })
}

function mayBeChanged(userId: string | null): SQL {
  const { sentAt, takenAt, userId: owner } = personalizations
  const isOpen = sql`${sentAt} IS NULL AND ${takenAt} IS NULL`
  return userId === null ? isOpen : sql`${isOpen} AND (${owner} IS NULL OR ${owner} = ${userId})`
}

/**
 * Takes the gift whose sheet is fetched for printing, in its current state: later changes are refused. Null for one
 * that wasn't saved.
 */
export async function takePersonalization(
  { database, now }: ServerContext,
  cartItemId: string,
): Promise<PersonalizationRow | null> {
  const [taken] = await database
    .update(personalizations)
    .set({ takenAt: sql`coalesce(${personalizations.takenAt}, ${now().toISOString()}::timestamptz)` })
    .where(eq(personalizations.cartItemId, cartItemId))
    .returning()
  return taken ?? null
}

/** When a card to this address on this day is due; null while its giver hasn't given both. */
export function dueAt(
  { email, day, timeZone }: { readonly email: string; readonly day: string; readonly timeZone: string },
  now: Date,
): Date | null {
  return email === '' || day === '' ? null : notBeforeGrace(deliveryMoment(day, timeZone), now)
}

/** The gifts of these ids; unsaved ones are missing. */
export async function giftsOf(
  database: Database | Transaction,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, PersonalizationRow>> {
  const known = ids.filter((id) => id !== null)
  if (known.length === 0) return new Map()
  const rows = await database
    .select()
    .from(personalizations)
    .where(inArray(personalizations.cartItemId, known))
  return new Map(rows.map((row) => [row.cartItemId, row]))
}

/** A person’s gifts for their export, the oldest change first. */
export async function exportPersonalizations(tx: Transaction, userId: string) {
  const rows = await tx
    .select()
    .from(personalizations)
    .where(eq(personalizations.userId, userId))
    .orderBy(asc(personalizations.updatedAt))
  return rows.map((row) => ({
    product_id: row.productId,
    recipient_name: row.recipientName,
    recipient_email: row.recipientEmail,
    recipient_phone: row.recipientPhone,
    message: row.message,
    delivery_date: row.deliveryDate,
    time_zone: row.timeZone,
    occasion: row.occasion,
    special_instructions: row.specialInstructions,
    gift_wrap: row.giftWrap,
    anonymous_sender: row.anonymousSender,
    words: row.words,
    updated_at: row.updatedAt.toISOString(),
  }))
}
