import type { Point, Rect } from '../geometry/rect.ts'

/**
 * A line to show while something dragged stands in line. `edge` and `middle`: across `axis` at `at`, from `from` to
 * `to`. `gap`: one of the gaps that are alike, along `axis` from `from` to `to`, at the place `at` of the other axis.
 */
export interface Guide {
  readonly axis: 'x' | 'y'
  readonly kind: 'edge' | 'middle' | 'gap'
  readonly at: number
  readonly from: number
  readonly to: number
}

interface Snap {
  readonly by: number
  readonly guides: readonly Guide[]
}

/** How much further something dragged goes to stand in line with others at most `reach` away, and what to show of it. */
export function snapMove(
  moved: Rect,
  others: readonly Rect[],
  reach: number,
): { readonly by: Point; readonly guides: readonly Guide[] } {
  const across = nearest(
    spanOf(moved, 'x'),
    others.map((other) => spanOf(other, 'x')),
    'x',
    reach,
  )
  const down = nearest(
    spanOf(moved, 'y'),
    others.map((other) => spanOf(other, 'y')),
    'y',
    reach,
  )
  return { by: { x: across.by, y: down.by }, guides: [...across.guides, ...down.guides] }
}

/** A box along one axis: where it begins and ends, and the same across. */
interface Span {
  readonly start: number
  readonly end: number
  readonly near: number
  readonly far: number
}

function spanOf({ x, y, width, height }: Rect, axis: 'x' | 'y'): Span {
  return axis === 'x'
    ? { start: x, end: x + width, near: y, far: y + height }
    : { start: y, end: y + height, near: x, far: x + width }
}

function nearest(moved: Span, others: readonly Span[], axis: 'x' | 'y', reach: number): Snap {
  let best: Snap | null = null
  const take = (by: number, guides: () => readonly Guide[]) => {
    if (Math.abs(by) > reach || (best !== null && Math.abs(by) >= Math.abs(best.by))) return
    best = { by, guides: guides() }
  }
  for (const other of others) {
    const guide = (kind: Guide['kind'], at: number): readonly Guide[] => [
      { axis, kind, at, from: Math.min(moved.near, other.near), to: Math.max(moved.far, other.far) },
    ]
    for (const own of [moved.start, moved.end]) {
      for (const at of [other.start, other.end]) take(at - own, () => guide('edge', at))
    }
    const middle = centreOf(other)
    take(middle - centreOf(moved), () => guide('middle', middle))
  }
  snapToGaps(moved, others, axis, take)
  return best ?? { by: 0, guides: [] }
}

const centreOf = ({ start, end }: Span) => (start + end) / 2

/** Places before, behind and between two neighbours, at which the gaps are alike. */
function snapToGaps(
  moved: Span,
  others: readonly Span[],
  axis: 'x' | 'y',
  take: (by: number, guides: () => readonly Guide[]) => void,
): void {
  const beside = others
    .filter(({ near, far }) => near < moved.far && moved.near < far)
    .toSorted((one, other) => one.start - other.start)
  const size = moved.end - moved.start
  const at = (moved.near + moved.far) / 2
  const gap = (from: number, to: number): Guide => ({ axis, kind: 'gap', at, from, to })
  for (const [index, one] of beside.entries()) {
    const other = beside[index + 1]
    if (other === undefined || other.start <= one.end) continue
    const between = other.start - one.end
    const known = gap(one.end, other.start)
    take(other.end + between - moved.start, () => [known, gap(other.end, other.end + between)])
    take(one.start - between - moved.end, () => [gap(one.start - between, one.start), known])
    const half = (between - size) / 2
    if (half > 0) {
      take(one.end + half - moved.start, () => [
        gap(one.end, one.end + half),
        gap(other.start - half, other.start),
      ])
    }
  }
}
