import { revocationOf } from '#domain/account/revocation.ts'
import { change, read } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import { currentOwner, forgetOwner } from '../outbox/owner.ts'
import { announceOutboxChange } from '../outbox/signal.ts'
import { forgetPrivateFiles } from '../privateFiles.ts'
import { enqueueRevocation } from './revocationIntent.ts'
import { enqueueLeaving, namedCart } from '../cart/leaveCart.ts'
import { readCartState } from '../cart/cartState.ts'
import { readSessionRow, writeSessionRow } from './storedSession.ts'
import { clearRows } from './personRows.ts'
import { STORE_NAMES } from '../deviceStores.ts'

/**
 * Signs out on this device: one transaction deletes everything private, and the next person is a new guest. Only
 * intents remain that can end the session on the server and remove the person's address from their cart at the
 * storefront; where the browser can't make one, `endOnServer` gets its chance before. Rejects with an `OfflineError`;
 * then nothing has changed.
 */
export async function endSession(
  db: IskraDatabase,
  endOnServer: (refreshToken: string) => Promise<void>,
): Promise<void> {
  const { held } = await read(db, ['session'], readSessionRow)
  // Outside the transaction: the browser would commit it during the wait for the digest.
  const revocation = held === null ? null : await revocationOf(held.tokens.refresh_token)
  if (held !== null && revocation === null) await endOnServer(held.tokens.refresh_token)
  // Before, so that the end is announced only once they are gone; and after, for files fetched meanwhile.
  await forgetPrivateFiles()
  await change(db, STORE_NAMES, async (stores) => {
    const cart = namedCart(await readCartState(stores))
    await clearRows(db, await currentOwner(stores), 'atSignOut')
    await forgetOwner(stores)
    await writeSessionRow(stores, { held: null, ended: { end: 'signed-out', isTold: true } })
    if (revocation !== null) await enqueueRevocation(stores, revocation)
    if (cart !== null) await enqueueLeaving(stores, cart)
  })
  await forgetPrivateFiles()
  announceOutboxChange()
}
