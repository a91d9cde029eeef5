/** The widths of pictures, px: the same as in the page's `srcset`. */
export const WIDTHS = [160, 240, 320, 480, 640, 960, 1280, 1600] as const

/**
 * The width for a request: the asked one, or the next larger of the ladder, but never more than the master has. Null
 * for an invalid width.
 */
export function widthFor(asked: string | undefined, masterWidth: number): number | null {
  if (asked === undefined) return masterWidth
  if (!/^[1-9]\d{0,4}$/.test(asked)) return null
  const wanted = Number(asked)
  return Math.min(masterWidth, WIDTHS.find((width) => width >= wanted) ?? masterWidth)
}
