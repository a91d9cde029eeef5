import type { IskraDatabase } from '../database.ts'
import { OfflineError } from '../offlineError.ts'
import type { Lease } from './lock.ts'
import { currentOwner } from './owner.ts'

/**
 * A lease that is lost, too, when somebody else signs in or out on this device: what was asked for one person is
 * never written into the rows of the next.
 */
export function ownersLease(db: IskraDatabase, lease: Lease, owner: string): Lease {
  return {
    async confirm() {
      await lease.confirm()
      if ((await currentOwner(db)) !== owner) {
        throw new OfflineError('OFFLINE_LOCK_LOST', 'this device is used by somebody else now')
      }
    },
  }
}
