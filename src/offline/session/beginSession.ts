import type { Tokens } from '#domain/account/tokens.ts'
import type { User } from '#domain/account/user.ts'
import { nameBuyer } from '../cart/nameBuyer.ts'
import { enqueueLeaving } from '../cart/leaveCart.ts'
import { change } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import { adoptGenerations } from '../generation/adoptGenerations.ts'
import { renewJobPolls } from '../jobs/jobUpkeep.ts'
import { enqueueGift } from '../gifts/enqueueGift.ts'
import { newId } from '#domain/newId.ts'
import { adoptOccasions } from '../occasions/adoptOccasions.ts'
import { adoptPreferences } from '../preferences/adoptPreferences.ts'
import { changeOwner, currentOwner } from '../outbox/owner.ts'
import { announceOutboxChange } from '../outbox/signal.ts'
import { forgetPrivateFiles } from '../privateFiles.ts'
import { forgetDraftOwner } from './draftOwner.ts'
import { userRow } from './knownSession.ts'
import { isGuest, userOwner } from './owners.ts'
import { adoptRows } from './personRows.ts'
import { writeSessionRow } from './storedSession.ts'
import { bringBack, setAside } from './setAside.ts'
import { heldTokens } from './tokenStore.ts'
import { STORE_NAMES } from '../deviceStores.ts'
import { adoptWishlist } from '../wishlist/adoptWishlist.ts'

/**
 * Signs a user in on this device, in one transaction. The guest's rows become the user's: one person, one device, and
 * the cart gets their name. Another user's remaining rows are set aside from now on, and this user's are brought back.
 */
export async function beginSession(db: IskraDatabase, tokens: Tokens, user: User): Promise<void> {
  const isHandedOver = await change(db, STORE_NAMES, async (stores) => {
    const before = await currentOwner(stores)
    const owner = userOwner(user.id)
    if (before !== owner) {
      const left = isGuest(before) ? await adopt(db, before, owner) : await setAside(db, before)
      await changeOwner(stores, owner)
      if (left !== null) await enqueueLeaving(stores, left)
      await forgetDraftOwner(stores)
      await bringBack(db, owner)
    }
    await nameBuyer(stores, user.email)
    await adoptPreferences(stores, owner)
    await adoptOccasions(stores, owner)
    await adoptWishlist(stores, owner)
    await renewJobPolls(stores)
    await adoptGenerations(stores, owner)
    for (const row of await stores.cartItems.toArray()) await enqueueGift(stores, row)
    await stores.accountCopies.put(userRow(user))
    await writeSessionRow(stores, {
      held: { userId: user.id, signInId: newId(), tokens: heldTokens(tokens) },
      ended: null,
    })
    return before !== owner && !isGuest(before)
  })
  if (isHandedOver) await forgetPrivateFiles()
  announceOutboxChange()
}

/** A guest's cart stays with them and isn't left behind. */
async function adopt(db: IskraDatabase, guest: string, user: string): Promise<null> {
  await adoptRows(db, guest, user)
  return null
}
