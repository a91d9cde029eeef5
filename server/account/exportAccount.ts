import { asc, eq } from 'drizzle-orm'
import type { Caller } from '#server/api/endpoint.ts'
import { userView } from '#server/auth/userView.ts'
import { sessions } from '#server/auth/tables.ts'
import { orders } from '#server/checkout/tables.ts'
import type { ServerContext } from '#server/context.ts'
import { exportMovements } from '#server/credits/movements.ts'
import type { Transaction } from '#server/database/database.ts'
import { exportGallery } from '#server/gallery/exportGallery.ts'
import { exportGenerations } from '#server/generators/exportGenerations.ts'
import { foldEmail } from '#domain/contact/foldEmail.ts'
import { newsletterReaders } from '#server/newsletter/tables.ts'
import { linesOf } from './accountOrders.ts'
import { readAccountPreferences } from './accountPreferences.ts'
import { readBilling } from './billingRoutes.ts'
import { passkeys } from './tables.ts'

/**
 * All that is kept of a user, as one moment of the database: everything but what proves who they are (the password's
 * hash, the keys of passkeys and of sessions).
 */
export async function exportAccount(
  context: ServerContext,
  { user, session }: Caller,
): Promise<Record<string, unknown>> {
  return context.database.transaction(
    async (tx) => ({
      exported_at: context.now().toISOString(),
      user: {
        ...userView(user),
        bio: user.bio,
        is_public: user.isPublic,
        language: user.language,
        terms_accepted_at: user.termsAcceptedAt.toISOString(),
        verified_at: user.verifiedAt?.toISOString() ?? null,
      },
      preferences: await readAccountPreferences(tx, user.id),
      billing: await readBilling(tx, user.id),
      sessions: await exportSessions(tx, user.id),
      passkeys: await exportPasskeys(tx, user.id),
      credit_movements: await exportMovements(tx, user.id),
      gallery: await exportGallery(tx, context, session),
      generations: await exportGenerations(tx, context, session),
      // What is under an address belongs to whoever has proved it.
      newsletter: user.verifiedAt === null ? null : await exportNewsletter(tx, user.email),
      orders: user.verifiedAt === null ? [] : await exportOrders(tx, user.emailFolded),
    }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

async function exportSessions(tx: Transaction, userId: string) {
  const rows = await tx
    .select()
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(asc(sessions.createdAt))
  return rows.map(({ id, device, method, createdAt, lastUsedAt }) => ({
    id,
    device,
    method,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt.toISOString(),
  }))
}

async function exportPasskeys(tx: Transaction, userId: string) {
  const rows = await tx
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt))
  return rows.map(({ id, name, isSynced, transports, createdAt, lastUsedAt }) => ({
    id,
    name,
    is_synced: isSynced,
    transports,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
  }))
}

async function exportNewsletter(tx: Transaction, email: string) {
  const [row] = await tx
    .select()
    .from(newsletterReaders)
    .where(eq(newsletterReaders.emailFolded, foldEmail(email)))
  return row === undefined ? null : { confirmed_at: row.confirmedAt.toISOString(), language: row.language }
}

async function exportOrders(tx: Transaction, emailFolded: string) {
  const rows = await tx
    .select()
    .from(orders)
    .where(eq(orders.emailFolded, emailFolded))
    .orderBy(asc(orders.id))
  const lines = await linesOf(tx, rows)
  return rows.map((order) => ({
    number: order.number,
    placed_at: order.placedAt.toISOString(),
    details: order.details,
    discount_codes: order.discountCodes,
    currency_code: order.currencyCode,
    subtotal: order.subtotal,
    discount: order.discount,
    tax: order.tax,
    shipping: order.shipping,
    total: order.total,
    lines: (lines.get(order.id) ?? []).map((line) => ({
      title: line.title,
      variant_title: line.variantTitle,
      sku: line.sku,
      quantity: line.quantity,
      unit_price: line.unitPrice,
      gift_wrap_cost: line.giftWrapCost,
      total: line.total,
      attributes: line.attributes,
    })),
  }))
}
