/** The places of a grid's tiles. All lengths in CSS px. */
export interface Geometry {
  readonly columns: number
  /** A tile is a square of this side. */
  readonly tile: number
  readonly gap: number
  readonly rows: number
  readonly height: number
}

/** A phone shows three in a row, as phones do; from a tablet on tiles keep about this width. */
const PHONE_WIDTH = 560
const PHONE_COLUMNS = 3
const TILE_WIDTH = 172

export function geometryOf(width: number, total: number): Geometry {
  const gap = width < PHONE_WIDTH ? 4 : 8
  const fitting = Math.floor((width + gap) / (TILE_WIDTH + gap))
  const columns = width < PHONE_WIDTH ? PHONE_COLUMNS : Math.max(PHONE_COLUMNS, fitting)
  const tile = Math.max(1, Math.floor((width - gap * (columns - 1)) / columns))
  const rows = Math.ceil(total / columns)
  return { columns, tile, gap, rows, height: Math.max(0, rows * (tile + gap) - gap) }
}

/** Rows from `first` to `last`, both included; `last` below `first` is none. */
export interface RowRange {
  readonly first: number
  readonly last: number
}

export const NO_ROWS: RowRange = { first: 0, last: -1 }

/** The rows that lie between `top` and `bottom`, measured from the grid's beginning. */
export function rowsBetween({ tile, gap, rows }: Geometry, top: number, bottom: number): RowRange {
  if (rows === 0 || bottom <= top) return NO_ROWS
  const pitch = tile + gap
  const first = Math.floor(top / pitch)
  const last = Math.ceil(bottom / pitch) - 1
  if (last < 0 || first >= rows) return NO_ROWS
  return { first: Math.max(0, first), last: Math.min(rows - 1, last) }
}

/** The same rows and `more` on either side. */
export function widened({ first, last }: RowRange, more: number, rows: number): RowRange {
  if (last < first) return NO_ROWS
  return { first: Math.max(0, first - more), last: Math.min(rows - 1, last + more) }
}

/** The beginnings of the windows of `size` that hold the items from `first` to `last`. */
export function windowsOf(first: number, last: number, size: number, total: number): readonly number[] {
  const end = Math.min(last, total - 1)
  const offsets: number[] = []
  for (let offset = Math.floor(Math.max(0, first) / size) * size; offset <= end; offset += size) {
    offsets.push(offset)
  }
  return offsets
}

/** Where a key leads from the item `index`; null for a key that leads nowhere. */
export function indexAfterKey(
  key: string,
  index: number,
  { columns, total, perPage, isJump }: KeyPlace,
): number | null {
  const last = total - 1
  const within = (wanted: number) => Math.min(last, Math.max(0, wanted))
  const rowStart = index - (index % columns)
  switch (key) {
    case 'ArrowLeft':
      return within(index - 1)
    case 'ArrowRight':
      return within(index + 1)
    case 'ArrowUp':
      return index < columns ? index : index - columns
    case 'ArrowDown':
      return rowStart + columns > last ? index : within(index + columns)
    case 'PageUp':
      return index - perPage < 0 ? index % columns : index - perPage
    case 'PageDown':
      return within(index + perPage)
    case 'Home':
      return isJump ? 0 : rowStart
    case 'End':
      return isJump ? last : within(rowStart + columns - 1)
    default:
      return null
  }
}

export interface KeyPlace {
  readonly columns: number
  readonly total: number
  /** Items on one screen. */
  readonly perPage: number
  /** Whether Ctrl or ⌘ is held: to the first or the last. */
  readonly isJump: boolean
}
