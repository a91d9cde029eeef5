import { safeRedirect } from '#domain/access/safeRedirect.ts'

// The letter that confirms an address opens another tab than the one where somebody had begun: where they wanted to go
// is left on this device for it, and forgotten once it was used.

const WISH_KEY = 'iskra-entry-wish'

/** Leaves where somebody wanted to go for the tab that their letter opens. */
export function leaveWish(redirect: string): void {
  try {
    localStorage.setItem(WISH_KEY, redirect)
  } catch {
    // Storage is refused: the way leads to the panel then.
  }
}

/** Where somebody wanted to go before they were asked to confirm their address; null where nowhere safe is known. */
export function readWish(): string | null {
  try {
    return safeRedirect(localStorage.getItem(WISH_KEY) ?? undefined)
  } catch {
    return null
  }
}

export function forgetWish(): void {
  try {
    localStorage.removeItem(WISH_KEY)
  } catch {
    // Storage that can't be reached holds nothing.
  }
}
