import { safeRedirect } from '#domain/access/safeRedirect.ts'
import { deviceTexts } from '#domain/browser/page/textStorage.ts'

// The letter that confirms an address opens another tab than the one where somebody had begun: where they wanted to go
// is left on this device for it, and forgotten once it was used.

const WISH_KEY = 'iskra-entry-wish'

/** Leaves where somebody wanted to go for the tab that their letter opens. */
export function leaveWish(redirect: string): void {
  // Where storage is refused, the way leads to the panel.
  deviceTexts.write(WISH_KEY, redirect)
}

/** Where somebody wanted to go before they were asked to confirm their address; null where nowhere safe is known. */
export function readWish(): string | null {
  return safeRedirect(deviceTexts.read(WISH_KEY) ?? undefined)
}

export function forgetWish(): void {
  deviceTexts.forget(WISH_KEY)
}
