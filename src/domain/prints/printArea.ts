import { type PrintedThing, printedThing } from './printProducts.ts'

/** A rectangle that is printed, in mm. */
export interface PrintArea {
  readonly width: number
  readonly height: number
  /** The printed area beyond each edge that is cut off, wrapped round or sewn in. */
  readonly bleed: number
}

interface SizedArea extends PrintArea {
  /** The option value that has this size, in both languages; the first one that fits counts. */
  readonly of: RegExp
}

const ANY = /^/u

/** The areas of each thing, upright ones as they hang; trimmed sizes. */
const AREAS: Readonly<Record<PrintedThing, readonly SizedArea[]>> = {
  // Round the mug, from one side of the handle to the other.
  mug: [{ of: ANY, width: 200, height: 85, bleed: 2 }],
  poster: [
    { of: /^A4$/u, width: 210, height: 297, bleed: 3 },
    { of: /^A3$/u, width: 297, height: 420, bleed: 3 },
    { of: ANY, width: 500, height: 700, bleed: 3 },
  ],
  // The front; its edges are mirrored onto the sides when it is stretched.
  canvas: [
    { of: /^30\D/u, width: 300, height: 300, bleed: 5 },
    { of: /^50\D/u, width: 500, height: 500, bleed: 5 },
    { of: ANY, width: 800, height: 800, bleed: 5 },
  ],
  // On the chest, alike in all sizes.
  shirt: [{ of: ANY, width: 280, height: 340, bleed: 0 }],
  cushion: [
    { of: /^40\D/u, width: 400, height: 400, bleed: 10 },
    { of: ANY, width: 500, height: 500, bleed: 10 },
  ],
  puzzle: [
    { of: /^500\D/u, width: 470, height: 330, bleed: 5 },
    { of: ANY, width: 680, height: 480, bleed: 5 },
  ],
  childPuzzle: [{ of: ANY, width: 360, height: 260, bleed: 5 }],
  bag: [{ of: ANY, width: 280, height: 300, bleed: 0 }],
  // The window in the cloth of its cover.
  book: [
    { of: /^30\D/u, width: 150, height: 150, bleed: 3 },
    { of: ANY, width: 100, height: 100, bleed: 3 },
  ],
  // The front of its cover.
  notebook: [{ of: ANY, width: 148, height: 210, bleed: 3 }],
  label: [{ of: ANY, width: 70, height: 70, bleed: 2 }],
  // With the note beside it, to be cut apart.
  longLabel: [{ of: ANY, width: 70, height: 120, bleed: 2 }],
  // Round its belly; painted by hand after the print.
  bauble: [{ of: ANY, width: 70, height: 40, bleed: 0 }],
}

/** Things that look right either way up: their buyer chooses. */
const TURNABLE: ReadonlySet<PrintedThing> = new Set(['poster', 'puzzle'])

/** Whether a product may be printed with its sides exchanged. */
export function canTurn(handle: string): boolean {
  const thing = printedThing(handle)
  return thing !== null && TURNABLE.has(thing)
}

/** Whether a picture of these proportions covers more of a product with its sides exchanged; a square never does. */
export function fitsTurned(
  handle: string,
  picture: { readonly width: number; readonly height: number },
): boolean {
  const area = printArea(handle, '')
  if (area === null || !canTurn(handle) || picture.width === picture.height) return false
  return picture.width > picture.height !== area.width > area.height
}

/**
 * Where a variant of a product is printed, by the values of its options (`variantTitle`, as "A3 / bez ramy"), in either
 * language. `isTurned` exchanges the sides where that may be. Null for products without a picture.
 */
export function printArea(handle: string, variantTitle: string, isTurned = false): PrintArea | null {
  const thing = printedThing(handle)
  const area = thing === null ? null : areaOf(thing, variantTitle)
  if (area === null || !isTurned || !canTurn(handle)) return area
  return { ...area, width: area.height, height: area.width }
}

/** Where a thing is printed, upright, by the values of its options, as above. */
export function areaOf(thing: PrintedThing, variantTitle: string): PrintArea | null {
  const values = variantTitle.split(' / ')
  const found = AREAS[thing].find(({ of }) => values.some((value) => of.test(value.trim())))
  if (found === undefined) return null
  const { width, height, bleed } = found
  return { width, height, bleed }
}

/** The largest area of a product in any of its sizes, upright. Null for products without a picture. */
export function largestArea(handle: string): PrintArea | null {
  const thing = printedThing(handle)
  if (thing === null) return null
  const size = ({ width, height }: PrintArea) => width * height
  return AREAS[thing].reduce((largest, area) => (size(area) > size(largest) ? area : largest), {
    width: 0,
    height: 0,
    bleed: 0,
  })
}

const MM_PER_INCH = 25.4

/** The resolution of print files. */
export const PRINT_DPI = 300
/** A file with more pixels weighs more without looking better: large things, seen from afar, get fewer. */
const PIXELS_MOST = 64_000_000
const LARGE_DPI = 200

/** An area with its bleed in pixels of the print file, and how many there are to an inch. */
export interface PrintPixels {
  readonly width: number
  readonly height: number
  readonly dpi: number
}

/** How large the print file of an area is. */
export function printPixels(area: PrintArea): PrintPixels {
  const at = (dpi: number) => ({
    width: Math.round(((area.width + 2 * area.bleed) / MM_PER_INCH) * dpi),
    height: Math.round(((area.height + 2 * area.bleed) / MM_PER_INCH) * dpi),
    dpi,
  })
  const full = at(PRINT_DPI)
  return full.width * full.height > PIXELS_MOST ? at(LARGE_DPI) : full
}
