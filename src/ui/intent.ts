/**
 * The part that a button opens and that has code of its own: it is fetched when a pointer, a finger or the focus comes
 * to the button.
 */
export type Intent = 'cart' | 'menu' | 'palette' | 'settings'

/** The attribute that names the part a button opens; spread into it. */
export function opens(intent: Intent): { readonly 'data-opens': Intent } {
  return { 'data-opens': intent }
}
