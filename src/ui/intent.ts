/** What a button opens that has code of its own: it is fetched when a pointer, a finger or the focus comes to it. */
export type Intent = 'cart' | 'menu' | 'palette' | 'settings'

/** The attribute that marks a button by what it opens; spread into it. */
export function opens(intent: Intent): { readonly 'data-opens': Intent } {
  return { 'data-opens': intent }
}
