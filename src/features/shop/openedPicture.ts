/** The view transition's name of the picture that grows from a card into its product's page, and back. */
export const OPENED_PICTURE = 'product-picture'

/** The card that was opened last. A name may stand on one element only, so there is one card to know. */
let opened: { readonly handle: string; readonly frame: HTMLElement } | null = null

/** Names the picture of the card that is being opened. */
export function nameOpenedPicture(handle: string, frame: HTMLElement | null): void {
  if (opened !== null) opened.frame.style.viewTransitionName = ''
  opened = frame === null ? null : { handle, frame }
  if (frame !== null) frame.style.viewTransitionName = OPENED_PICTURE
}

/** Gives the name to the same product's card when its list is drawn anew, so that going back shrinks into it. */
export function reclaimOpenedPicture(handle: string, frame: HTMLElement | null): void {
  if (opened === null || opened.handle !== handle || opened.frame.isConnected) return
  nameOpenedPicture(handle, frame)
}
