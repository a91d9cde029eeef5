import { eq } from 'drizzle-orm'
import { foldEmail } from '#domain/contact/foldEmail.ts'
import { addSubscriber } from '#server/accounts/newsletter/subscribers.ts'
import { readAccountPreferences } from '#server/accounts/preferences/accountPreferences.ts'
import type { AccountData } from '#server/platform/area/accountData.ts'
import { users } from '#server/platform/users/tables.ts'
import { TABLES } from './tables.ts'

/** The operations on all data under an account, table by table as its rule says. */
export const ACCOUNT_DATA: AccountData = {
  /**
   * Leaves out proofs of identity (the password's hash, the keys of passkeys and of sessions), and, for an unverified
   * address, the data under it.
   */
  exportAll: (context, caller) =>
    context.database.transaction(
      async (tx) => {
        const file: Record<string, unknown> = { exported_at: context.now().toISOString() }
        for (const { personal } of TABLES) {
          if (personal === null || !('as' in personal.exported)) continue
          const { as, read, unproved } = personal.exported
          const isOthers = unproved !== undefined && caller.user.verifiedAt === null
          file[as] = isOthers ? unproved : await read(tx, context, caller)
        }
        return file
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    ),

  /** Deleting an account with an unverified address leaves other data under that address. */
  async remove(tx, context, user) {
    for (const { personal } of TABLES) {
      if (personal === null || personal.removed === 'cascade') continue
      const { removed } = personal
      if ('forget' in removed) await removed.forget(tx, context, user)
      if ('ofAddress' in removed && user.verifiedAt !== null) await removed.ofAddress(tx, context, user)
    }
    await tx.delete(users).where(eq(users.id, user.id))
  },

  /** The newsletter's list takes only verified addresses. */
  async welcome(tx, context, { id, email, language }) {
    const { marketingEmails } = await readAccountPreferences(tx, id)
    if (marketingEmails?.value === true) await addSubscriber(tx, { email, language }, context.now())
  },

  /** So nothing is lost, and the next owner of the old address finds nothing. */
  async moveToAddress(tx, before, email) {
    if (before.verifiedAt === null) return
    const move = { from: before.emailFolded, to: foldEmail(email), toTyped: email }
    for (const { personal } of TABLES) {
      if (personal !== null && typeof personal.moved === 'function') await personal.moved(tx, move)
    }
  },
}
