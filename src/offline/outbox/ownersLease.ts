import { OfflineError } from '../offlineError.ts'
import type { Lease } from './lock.ts'
import { knownOwner } from './owner.ts'

/**
 * A lease that is also lost when the device changes hands: answers for one person are never written into the rows of
 * the next.
 */
export function ownersLease(lease: Lease, owner: string): Lease {
  return {
    async confirm(stores) {
      await lease.confirm(stores)
      if ((await knownOwner(stores)) !== owner) {
        throw new OfflineError('OFFLINE_LOCK_LOST', 'this device is used by somebody else now')
      }
    },
  }
}
