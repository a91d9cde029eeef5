// Other people's storefronts ask for some collections and menus by their own names, which each tells its shopkeeper to
// set up. Here they stand for those of our own front page.

const COLLECTIONS: ReadonlyMap<string, string> = new Map([
  ['frontpage', 'bestsellery'],
  ['hidden-homepage-featured-items', 'bestsellery'],
  ['hidden-homepage-carousel', 'nowosci'],
])

const MENUS: ReadonlyMap<string, string> = new Map([
  ['next-js-frontend-header-menu', 'main-menu'],
  ['next-js-frontend-footer-menu', 'footer'],
])

/** The collection's own handle. */
export function collectionHandleOf(asked: string): string {
  return COLLECTIONS.get(asked) ?? asked
}

/** The menu's own handle. */
export function menuHandleOf(asked: string): string {
  return MENUS.get(asked) ?? asked
}
