import { deviceTexts } from '#domain/browser/page/textStorage.ts'

const VIEWED_KEY = 'iskra-viewed'

const MOST_VIEWED = 12

/** Handles of the products that were looked at on this device, the newest first. */
export function recentlyViewed(): readonly string[] {
  return (deviceTexts.read(VIEWED_KEY) ?? '').split(' ').filter((handle) => handle !== '')
}

/** Remembers that a product was looked at. Handles have no spaces. */
export function noteViewed(handle: string): void {
  const others = recentlyViewed().filter((other) => other !== handle)
  deviceTexts.write(VIEWED_KEY, [handle, ...others].slice(0, MOST_VIEWED).join(' '))
}

/** For a person who leaves the device, or doesn't want it remembered. */
export function forgetViewed(): void {
  deviceTexts.forget(VIEWED_KEY)
}
