import { read } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import { knownOwner } from '../outbox/owner.ts'
import { exportRows, tableOf } from './personRows.ts'
import { STORE_NAMES, STORE_RULES, type StoreName } from '../deviceStores.ts'

/** What this device stores of one person, by store; nothing for stores that the rules leave out. */
export type DeviceExport = { readonly [Name in StoreName]?: readonly unknown[] }

/**
 * A copy of what this device stores of whoever uses it, as each store's rule says, fit for JSON. Rejects with an
 * `OfflineError`.
 */
export function exportDevice(db: IskraDatabase): Promise<DeviceExport> {
  return read(db, STORE_NAMES, async (stores) => {
    const owner = await knownOwner(stores)
    let copy: DeviceExport = {}
    if (owner === null) return copy
    for (const name of STORE_NAMES) {
      if (STORE_RULES[name].export === null) continue
      copy = { ...copy, [name]: exportRows(name, await tableOf(db, name).toArray(), owner) }
    }
    return copy
  })
}
