import { knownOwner } from '../outbox/owner.ts'
import type { Readable } from '../stores.ts'

/** The owner name of a signed-in user on this device. It stays when the session expires. */
export function userOwner(userId: string): string {
  return `user:${userId}`
}

/** Whether an owner has no account. */
export function isGuest(owner: string): boolean {
  return owner.startsWith('guest:')
}

/** Whether this device's data is this user's. Inside the caller's transaction. */
export async function isOwnedBy(stores: Readable<'settings'>, userId: string): Promise<boolean> {
  return (await knownOwner(stores)) === userOwner(userId)
}
