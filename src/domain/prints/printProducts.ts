/** How the thing is drawn that a picture is printed on. */
export type PrintedThing = 'mug' | 'poster' | 'canvas' | 'shirt' | 'cushion' | 'puzzle' | 'bag' | 'book'

/** What is printed with a buyer's own picture, by handle. Small: each product's page asks. */
const THINGS: Readonly<Record<string, PrintedThing>> = {
  'kubek-z-twoim-obrazem': 'mug',
  'plakat-z-twoim-obrazem': 'poster',
  'obraz-na-plotnie': 'canvas',
  'koszulka-z-twoim-wzorem': 'shirt',
  'koszulka-z-portretem-kota': 'shirt',
  'poduszka-z-pupilem': 'cushion',
  'puzzle-z-twoim-obrazem': 'puzzle',
  'torba-laka': 'bag',
  'fotoksiazka-rok-razem': 'book',
  'fotoksiazka-pierwszy-rok': 'book',
}

/** What a picture is printed on; null for products that take none. */
export function printedThing(handle: string): PrintedThing | null {
  return Object.hasOwn(THINGS, handle) ? (THINGS[handle] ?? null) : null
}

/** Things that are whole without a picture: a bag has a design of its own, a book its cloth. */
const WHOLE: ReadonlySet<PrintedThing | null> = new Set(['bag', 'book', null])

/** Whether a product can't be made without its buyer's picture. */
export function needsPicture(handle: string): boolean {
  return !WHOLE.has(printedThing(handle))
}

/** The products that a picture is printed on, by handle. */
export const PRINT_HANDLES: readonly string[] = Object.keys(THINGS)
