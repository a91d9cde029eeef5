import { brokenRows, rowsOfLines, type WidthOf } from './rowsOfLines.ts'

export const SUBTITLE_SIZES = ['small', 'medium', 'large'] as const
export const SUBTITLE_PLACES = ['bottom', 'top'] as const

/** How subtitles in a film’s pictures look. */
export interface SubtitleLook {
  readonly size: (typeof SUBTITLE_SIZES)[number]
  readonly place: (typeof SUBTITLE_PLACES)[number]
}

/** As a film’s pictures are seen: turned upright. Px. */
export interface FrameSize {
  readonly width: number
  readonly height: number
}

/** A row of a subtitle. Px from the picture’s upper left corner. */
export interface PlacedRow {
  readonly text: string
  /** The middle of its letters, and the line that they stand on. */
  readonly middle: number
  readonly baseline: number
  /** The dark plate behind it. */
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Where a subtitle stands in a picture. */
export interface PlacedSubtitle {
  /** The height of its letters (em), px. */
  readonly fontPx: number
  readonly rows: readonly PlacedRow[]
}

/** The letters’ height as a share of the picture’s shorter side. */
const SHARES = { small: 0.042, medium: 0.054, large: 0.07 } as const
/** In pictures as small as a stamp letters are larger, as far as there is room for them, px. */
const LEAST_PX = 14
const LEAST_SHARE = 0.12

/** Of letters, in em: a row’s height, what stands above the line of its letters, and the plate’s rest at each side. */
const ROW = 1.32
const ABOVE = 0.98
const SIDE = 0.36

/**
 * What stays free at the edges, as shares of the picture. Programs for phones lay buttons and names over the lower part of
 * an upright film.
 */
const MARGINS = {
  upright: { side: 0.06, top: 0.11, bottom: 0.18, most: 0.4 },
  wide: { side: 0.05, top: 0.06, bottom: 0.07, most: 0.42 },
} as const
/** Higher than wide by this is upright. */
const UPRIGHT = 1.2

/** Each try is so much smaller. */
const SMALLER = 0.94
/** Letters get down to this of their size before a word is broken between its signs. */
const SMALLEST = 0.66

/**
 * Places the lines of a subtitle within the safe part of a picture, whatever its size. Lines that are too long for it get
 * more rows, and then smaller letters; a word that is too long even so is broken.
 */
export function placeSubtitle(
  lines: readonly string[],
  frame: FrameSize,
  look: SubtitleLook,
  widthOf: WidthOf,
): PlacedSubtitle {
  const margins = frame.height > frame.width * UPRIGHT ? MARGINS.upright : MARGINS.wide
  const free = frame.width * (1 - 2 * margins.side)
  const shorter = Math.min(frame.width, frame.height)
  const wanted = Math.max(SHARES[look.size] * shorter, Math.min(LEAST_PX, LEAST_SHARE * shorter))
  const measured = remembered(widthOf)
  for (let fontPx = wanted; ; fontPx *= SMALLER) {
    const widest = free / fontPx - 2 * SIDE
    const rows = rowsWithin(lines, widest, measured, fontPx < wanted * SMALLEST)
    const height = rows.length * ROW * fontPx
    if (rows.some((row) => measured(row) > widest) || height > frame.height * margins.most) continue
    const top =
      look.place === 'top' ? frame.height * margins.top : frame.height * (1 - margins.bottom) - height
    return {
      fontPx,
      rows: rows.map((text, at) =>
        placedRow(text, measured(text), { fontPx, frame, top: top + at * ROW * fontPx }),
      ),
    }
  }
}

function placedRow(
  text: string,
  em: number,
  { fontPx, frame, top }: { readonly fontPx: number; readonly frame: FrameSize; readonly top: number },
): PlacedRow {
  const width = (em + 2 * SIDE) * fontPx
  return {
    text,
    middle: frame.width / 2,
    baseline: top + ABOVE * fontPx,
    left: (frame.width - width) / 2,
    top,
    width,
    height: ROW * fontPx,
  }
}

function rowsWithin(
  lines: readonly string[],
  widest: number,
  widthOf: WidthOf,
  breaksWords: boolean,
): readonly string[] {
  const rows = rowsOfLines(lines, widest, widthOf)
  return breaksWords && widest > 0 ? brokenRows(rows, widest, widthOf) : rows
}

/** Each text is measured once: a canvas takes its time. */
function remembered(widthOf: WidthOf): WidthOf {
  const known = new Map<string, number>()
  return (text) => {
    const width = known.get(text) ?? widthOf(text)
    known.set(text, width)
    return width
  }
}
