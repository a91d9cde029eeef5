import type { SettingRow } from '../settingRules.ts'
import { newId } from '#domain/newId.ts'
import type { Readable, Stores } from '../stores.ts'

const OWNER_KEY = 'owner'

/**
 * The owner of new intents: the signed-in user, or this device's guest, who is created with the first call. Runs inside
 * the caller's transaction.
 */
export async function currentOwner(stores: Stores<'settings'>): Promise<string> {
  const known = ownerIn(await stores.settings.get(OWNER_KEY))
  if (known !== null) return known
  const guest = `guest:${newId()}`
  await stores.settings.put({ key: OWNER_KEY, value: guest })
  return guest
}

/** The same without creating an owner: null while there is none. */
export async function knownOwner(stores: Readable<'settings'>): Promise<string | null> {
  return ownerIn(await stores.settings.get(OWNER_KEY))
}

// As few steps as possible: Dexie loses a transaction over a long chain of awaits without a query.
function ownerIn(row: SettingRow | undefined): string | null {
  return typeof row?.value === 'string' ? row.value : null
}

/** Hands the device to another owner. Inside the caller's transaction. */
export async function changeOwner(stores: Stores<'settings'>, owner: string): Promise<void> {
  await stores.settings.put({ key: OWNER_KEY, value: owner })
}

/** The next call makes a new guest. Inside the caller's transaction. */
export async function forgetOwner(stores: Stores<'settings'>): Promise<void> {
  await stores.settings.delete(OWNER_KEY)
}
