/** The view transition's name of the picture that grows from a card into its product's page, and back. */
export const OPENED_PICTURE = 'product-picture'

/** The product that was opened last: going back shrinks into its card. */
let openedHandle: string | null = null
/** The element with the name: with two of them in one document, the browser skips the whole transition. */
let named: HTMLElement | null = null

/** Names the picture of the card that is being opened; on a product's page it takes the name from the page's own. */
export function nameOpenedPicture(handle: string, frame: HTMLElement | null): void {
  openedHandle = handle
  moveName(frame)
}

/** Names the picture of a product's page, once the page is rendered. */
export function namePagePicture(handle: string, stage: HTMLElement | null): void {
  openedHandle = handle
  moveName(stage)
}

/** Gives the name to the same product's card when its list is drawn anew, unless a page in sight has it. */
export function reclaimOpenedPicture(handle: string, frame: HTMLElement | null): void {
  if (openedHandle !== handle || named?.isConnected === true) return
  moveName(frame)
}

function moveName(to: HTMLElement | null): void {
  if (named !== null) named.style.viewTransitionName = ''
  named = to
  if (to !== null) to.style.viewTransitionName = OPENED_PICTURE
}
