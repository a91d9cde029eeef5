import { deviceTexts } from '#domain/browser/page/textStorage.ts'

/** Where the moment of the last contact with the services is kept, ms since the epoch. */
const KEY = 'iskra-last-contact'

/** When the services last answered this device; null when that isn't known. */
export function readLastContact(): number | null {
  const kept = Number(deviceTexts.read(KEY))
  return Number.isFinite(kept) && kept > 0 && kept <= Date.now() ? kept : null
}

/** Where storage is refused the moment isn't told. */
export function writeLastContact(moment: number): void {
  deviceTexts.write(KEY, String(moment))
}
