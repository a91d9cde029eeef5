import { read } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import { knownOwner } from '../outbox/owner.ts'
import { exportRows, tableOf } from './personRows.ts'
import { STORE_NAMES, STORE_RULES, type StoreName } from '../deviceStores.ts'

/** This device's data of one person, by store; without stores that the rules leave out. */
export type DeviceExport = { readonly [Name in StoreName]?: readonly unknown[] }

/**
 * An export of the present user's data on this device, by each store's rule, fit for JSON. Rejects with an
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
