import { uprightOutline } from '#domain/scene/geometry/outline.ts'
import type { Box, BoxForm } from '#domain/scene/sceneSchema.ts'

/** Steps of a path, as a canvas takes them: `M` and `L` a place, `C` two handles and a place, `Z` closes it. */
export type PathStep =
  | readonly ['M' | 'L', number, number]
  | readonly ['C', number, number, number, number, number, number]
  | readonly ['Z']

/** The handles of a quarter of a circle, as a part of its radius. */
const ROUND = 0.5523

/** How a box’s outline is drawn: its own first, then what is drawn in it without a fill. */
export interface BoxPath {
  readonly outline: readonly PathStep[]
  readonly inner: readonly PathStep[]
}

/** The outline of a box by its form, as it is before it is turned. */
export const boxPath = (box: Box): BoxPath => PATHS[box.form](box)

const plain = (box: Box): BoxPath => ({ outline: polygon(uprightOutline(box)), inner: [] })

const PATHS: Readonly<Record<BoxForm, (box: Box) => BoxPath>> = {
  rectangle: plain,
  diamond: plain,
  hexagon: plain,
  parallelogram: plain,
  trapezoid: plain,
  triangle: plain,
  star: plain,
  rounded: (box) => ({ outline: rounded(box, Math.min(14, box.width / 4, box.height / 4)), inner: [] }),
  pill: (box) => ({ outline: rounded(box, Math.min(box.width, box.height) / 2), inner: [] }),
  ellipse: ({ x, y, width, height }) => ({ outline: ellipse(x, y, width, height), inner: [] }),
  cloud: (box) => ({ outline: cloud(box), inner: [] }),
  text: () => ({ outline: [], inner: [] }),
  cylinder,
  document: wavy,
  note: folded,
  person,
}

function cylinder({ x, y, width, height }: Box): BoxPath {
  const cap = Math.min(height / 3, 28)
  const [right, middle, low] = [x + width, x + width / 2, y + height - cap / 2]
  const [reachX, reachY] = [(width / 2) * ROUND, (cap / 2) * ROUND]
  const top = y + cap / 2
  return {
    outline: [
      ['M', x, top],
      ['C', x, top - reachY, middle - reachX, y, middle, y],
      ['C', middle + reachX, y, right, top - reachY, right, top],
      ['L', right, low],
      ['C', right, low + reachY, middle + reachX, y + height, middle, y + height],
      ['C', middle - reachX, y + height, x, low + reachY, x, low],
      ['Z'],
    ],
    inner: [
      ['M', x, top],
      ['C', x, top + reachY, middle - reachX, y + cap, middle, y + cap],
      ['C', middle + reachX, y + cap, right, top + reachY, right, top],
    ],
  }
}

/** A sheet with a wave at its foot. */
function wavy({ x, y, width, height }: Box): BoxPath {
  const low = y + height * 0.86
  return {
    outline: [
      ['M', x, y],
      ['L', x + width, y],
      ['L', x + width, low],
      ['C', x + width * 0.75, y + height * 0.72, x + width * 0.25, y + height * 1.14, x, low],
      ['Z'],
    ],
    inner: [],
  }
}

/** A note with a folded corner. */
function folded({ x, y, width, height }: Box): BoxPath {
  const fold = Math.min(22, width / 4, height / 4)
  const [right, low] = [x + width, y + height]
  return {
    outline: [
      ['M', x, y],
      ['L', right, y],
      ['L', right, low - fold],
      ['L', right - fold, low],
      ['L', x, low],
      ['Z'],
    ],
    inner: [
      ['M', right, low - fold],
      ['L', right - fold, low - fold],
      ['L', right - fold, low],
    ],
  }
}

/** The same steps as the path data of an SVG. */
export const pathData = (steps: readonly PathStep[]): string => steps.map((step) => step.join(' ')).join(' ')

function polygon(points: readonly { readonly x: number; readonly y: number }[]): readonly PathStep[] {
  return [...points.map(({ x, y }, at): PathStep => [at === 0 ? 'M' : 'L', x, y]), ['Z']]
}

export function rounded(
  { x, y, width, height }: Pick<Box, 'x' | 'y' | 'width' | 'height'>,
  radius: number,
): readonly PathStep[] {
  const [right, low, handle] = [x + width, y + height, radius * (1 - ROUND)]
  return [
    ['M', x + radius, y],
    ['L', right - radius, y],
    ['C', right - handle, y, right, y + handle, right, y + radius],
    ['L', right, low - radius],
    ['C', right, low - handle, right - handle, low, right - radius, low],
    ['L', x + radius, low],
    ['C', x + handle, low, x, low - handle, x, low - radius],
    ['L', x, y + radius],
    ['C', x, y + handle, x + handle, y, x + radius, y],
    ['Z'],
  ]
}

function ellipse(x: number, y: number, width: number, height: number): readonly PathStep[] {
  const [cx, cy, rx, ry] = [x + width / 2, y + height / 2, width / 2, height / 2]
  const [hx, hy] = [rx * ROUND, ry * ROUND]
  return [
    ['M', cx + rx, cy],
    ['C', cx + rx, cy + hy, cx + hx, cy + ry, cx, cy + ry],
    ['C', cx - hx, cy + ry, cx - rx, cy + hy, cx - rx, cy],
    ['C', cx - rx, cy - hy, cx - hx, cy - ry, cx, cy - ry],
    ['C', cx + hx, cy - ry, cx + rx, cy - hy, cx + rx, cy],
    ['Z'],
  ]
}

/** Bumps around an ellipse that touch the box. */
function cloud({ x, y, width, height }: Box): readonly PathStep[] {
  const bumps = 8
  const at = (angle: number, reach: number) => ({
    x: x + width / 2 + (width / 2) * reach * Math.cos(angle),
    y: y + height / 2 + (height / 2) * reach * Math.sin(angle),
  })
  const steps: PathStep[] = []
  for (let bump = 0; bump <= bumps; bump += 1) {
    const angle = (bump * 2 * Math.PI) / bumps
    const to = at(angle, 0.82)
    if (bump === 0) {
      steps.push(['M', to.x, to.y])
      continue
    }
    const step = (2 * Math.PI) / bumps
    const one = at(angle - step * 0.8, 1.12)
    const other = at(angle - step * 0.2, 1.12)
    steps.push(['C', one.x, one.y, other.x, other.y, to.x, to.y])
  }
  return [...steps, ['Z']]
}

/** A head over shoulders. */
function person({ x, y, width, height }: Box): BoxPath {
  const head = Math.min(width * 0.4, height * 0.42)
  const middle = x + width / 2
  const neck = y + head
  const low = y + height
  return {
    outline: [
      ...ellipse(middle - head / 2, y, head, head),
      ['M', x, low],
      ['C', x, neck + (low - neck) * 0.25, x + width * 0.2, neck + 2, middle, neck + 2],
      ['C', x + width * 0.8, neck + 2, x + width, neck + (low - neck) * 0.25, x + width, low],
      ['Z'],
    ],
    inner: [],
  }
}
