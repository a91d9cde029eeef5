/** How the thing is drawn that something is printed on. */
export type PrintedThing =
  | 'mug'
  | 'poster'
  | 'canvas'
  | 'shirt'
  | 'cushion'
  | 'puzzle'
  | 'childPuzzle'
  | 'bag'
  | 'book'
  | 'notebook'
  | 'label'
  | 'longLabel'
  | 'bauble'

/** Products printed with a buyer's own picture, by handle. Small: each product's page reads it. */
const PICTURE_THINGS = {
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
  'notes-w-kropki': 'notebook',
} as const satisfies Readonly<Record<string, PrintedThing>>
export type PictureHandle = keyof typeof PICTURE_THINGS

const THINGS: ReadonlyMap<string, PrintedThing> = new Map(Object.entries(PICTURE_THINGS))

/** The thing a picture is printed on; null for products without one. */
export function printedThing(handle: string): PrintedThing | null {
  return THINGS.get(handle) ?? null
}

/** Things that are whole without a picture: a bag has a design of its own, a book its cloth. */
const WHOLE: ReadonlySet<PrintedThing | null> = new Set(['bag', 'book', null])

/** Whether a product can't be made without its buyer's picture. */
export function needsPicture(handle: string): boolean {
  return !WHOLE.has(printedThing(handle))
}

/** The products that a picture is printed on, by handle. */
export const PRINT_HANDLES: readonly string[] = [...THINGS.keys()]
