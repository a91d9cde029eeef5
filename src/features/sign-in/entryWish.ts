import { safeRedirect } from '#domain/access/safeRedirect.ts'
import { deviceTexts } from '#domain/browser/page/textStorage.ts'

// The letter that confirms an address opens another tab than the one where the person had begun: their destination is
// stored on this device for it, and deleted once it was used.

const WISH_KEY = 'iskra-entry-wish'

/** Stores the person's destination for the tab that their letter opens. */
export function leaveWish(redirect: string): void {
  // Where storage is refused, the way leads to the panel.
  deviceTexts.write(WISH_KEY, redirect)
}

/** The person's destination before they were asked to confirm their address; null where no safe one is known. */
export function readWish(): string | null {
  return safeRedirect(deviceTexts.read(WISH_KEY) ?? undefined)
}

export function forgetWish(): void {
  deviceTexts.forget(WISH_KEY)
}
