/** Where the moment of the last contact with the services is kept, ms since the epoch. */
const KEY = 'iskra-last-contact'

/** When the services last answered this device; null when that isn't known. To reach for storage can fail already. */
export function readLastContact(storage: () => Pick<Storage, 'getItem'> = () => localStorage): number | null {
  try {
    const kept = Number(storage().getItem(KEY))
    return Number.isFinite(kept) && kept > 0 && kept <= Date.now() ? kept : null
  } catch {
    return null
  }
}

export function writeLastContact(
  moment: number,
  storage: () => Pick<Storage, 'setItem'> = () => localStorage,
): void {
  try {
    storage().setItem(KEY, String(moment))
  } catch {
    // Then the moment isn't told.
  }
}
