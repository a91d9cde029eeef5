import * as z from 'zod/mini'
import { type User, userSchema } from '#domain/account/user.ts'
import { CART_STORES } from '../cart/cartChange.ts'
import { nameBuyer } from '../cart/nameBuyer.ts'
import { change, observe } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import { announceOutboxChange } from '../outbox/signal.ts'
import type { AccountCopyRow } from './accountCopyRow.ts'
import type { EndedSession } from './sessionRow.ts'
import { readSessionRow, writeSessionRow } from './storedSession.ts'

/** This device's knowledge of its user. */
export interface KnownSession {
  /** Null for a guest. */
  readonly account: { readonly user: User; readonly seenAt: number } | null
  /** How the last session ended, while the visitor is a guest. */
  readonly ended: EndedSession | null
}

/** The account copy that holds the user. */
const USER = 'user'

/** Runs in a transaction of its own, or inside a live query. */
export function readKnownSession(db: IskraDatabase): Promise<KnownSession> {
  return observe(db, ['accountCopies', 'session'], async (stores) => {
    const { held, ended } = await readSessionRow(stores)
    if (held === null) return { account: null, ended }
    const row = await stores.accountCopies.get(USER)
    const user = z.safeParse(userSchema, row?.value)
    // Tokens without a readable user don't count: the next sign-in brings both again.
    if (row === undefined || !user.success || user.data.id !== held.userId) return { account: null, ended }
    return { account: { user: user.data, seenAt: row.keptAt }, ended: null }
  })
}

/**
 * Stores the API's answer about the user, and their present address as the cart's buyer; not if another user is signed
 * in by now.
 */
export async function cacheUser(db: IskraDatabase, user: User): Promise<void> {
  const isNamed = await change(db, ['accountCopies', 'session', ...CART_STORES], async (stores) => {
    const { held } = await readSessionRow(stores)
    if (held?.userId !== user.id) return false
    await stores.accountCopies.put(userRow(user))
    return nameBuyer(stores, user.email)
  })
  if (isNamed) announceOutboxChange()
}

export function userRow(user: User): AccountCopyRow {
  return { what: USER, value: user, keptAt: Date.now() }
}

/** Marks the session's end as announced: the next page doesn't repeat it. */
export function markEndTold(db: IskraDatabase): Promise<void> {
  return change(db, ['session'], async (stores) => {
    const { held, ended } = await readSessionRow(stores)
    if (ended !== null && !ended.isTold)
      await writeSessionRow(stores, { held, ended: { ...ended, isTold: true } })
  })
}
