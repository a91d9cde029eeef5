import { knownOwner } from '../outbox/owner.ts'
import type { Readable } from '../stores.ts'

/** The owner of what a signed-in user does on this device. It stays when the session expires. */
export function userOwner(userId: string): string {
  return `user:${userId}`
}

/** Somebody who uses this device without an account. */
export function isGuest(owner: string): boolean {
  return owner.startsWith('guest:')
}

/** Whether what is on this device is this user's. Inside the caller's transaction. */
export async function isOwnedBy(stores: Readable<'settings'>, userId: string): Promise<boolean> {
  return (await knownOwner(stores)) === userOwner(userId)
}
