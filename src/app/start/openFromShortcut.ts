import { openCartDrawer } from '#ui/state/cartDrawer.ts'

/** The address the installed app's „Koszyk” shortcut leads to (src-sw/manifest.ts). */
const CART_HASH = '#koszyk'

/** Opens the cart when the app is started, or brought to the front, by its shortcut; a reload opens nothing. */
export function openFromShortcut(target: Window = window): void {
  open(target)
  target.addEventListener('hashchange', () => open(target))
}

function open({ location, history }: Window): void {
  if (location.hash !== CART_HASH) return
  history.replaceState(history.state, '', location.pathname + location.search)
  openCartDrawer()
}
