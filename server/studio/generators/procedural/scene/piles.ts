import type { MotifName } from '#domain/generation/reading/brief.ts'
import { darker, lighter, mix } from '#server/platform/media/brushes/colour.ts'
import { boundsOf } from '../picture/trace.ts'
import type { Hand } from './motifs/motif.ts'
import { Scissors } from './scissors.ts'
import { placed, type Shape } from './shape.ts'

/** Loose things that lie in a heap where several are named: nobody stands apples in a row. */
const HEAPED: ReadonlySet<MotifName> = new Set([
  'apple', 'orange', 'pear', 'plum', 'lemon', 'tomato', 'strawberry', 'raspberry', 'cherry', 'carrot', 'egg', 'gingerbread', 'donut',
  'bauble', 'shell', 'wool', 'football', 'basketball', 'pumpkin', 'gift', 'croissant', 'pencil', 'suitcase',
]) // prettier-ignore

/** Whether several of it are drawn as one heap, or books as one stack. */
export function isPiled(name: MotifName): boolean {
  return name === 'book' || HEAPED.has(name)
}

/** How many lie in the lowest row: a heap of so many is about as tall as it is wide. */
function baseOf(count: number): number {
  let base = 1
  while ((base * (base + 1)) / 2 < count) base += 1
  return base
}

/** Things that lie on their side in a heap. */
const LYING: ReadonlySet<MotifName> = new Set(['carrot', 'croissant', 'pencil'])

/** So many of a kind in a heap, about as tall as one of them; `one` draws each by its index. */
export function heapOf(
  name: MotifName,
  many: number,
  { random }: Pick<Hand, 'random'>,
  one: (index: number) => Shape[],
): Shape[] {
  const base = baseOf(many)
  const size = 1.18 / (1 + (base - 1) * 0.62)
  const shapes: Shape[] = []
  let left = many
  let index = 0
  const rows: Shape[][] = []
  for (let row = 0; left > 0; row += 1) {
    const count = Math.min(base - row, left)
    const pieces: Shape[] = []
    for (let at = 0; at < count; at += 1) {
      const drawn = one(index)
      const bounds = boundsOf(drawn.filter(({ glows }) => !glows))
      const wide = bounds.right - bounds.left
      const isLying = LYING.has(name)
      const step = Math.min(1, isLying ? 0.6 : wide * 0.9) * size
      const turn = isLying ? Math.PI / 2 + random.between(-0.3, 0.3) : random.between(-0.1, 0.1)
      const x = (at - (count - 1) / 2) * step - (isLying ? size * 0.5 : 0)
      // Each row lies in the hollows of the one below; those of one row are a little before each other.
      const rise = (isLying ? 0.3 : 0.66) * size
      pieces.push(
        ...placed(drawn, {
          x,
          y: -row * rise + (at % 2 === 0 ? 0 : 0.05 * size) - (isLying ? wide * size * 0.5 : 0),
          size,
          turn,
        }),
      )
      index += 1
    }
    rows.push(pieces)
    left -= count
  }
  // The upper rows lie behind the edge of the lower ones.
  for (const pieces of rows.toReversed()) shapes.push(...pieces)
  return shapes
}

const STACKED_MOST = 8

/** Shut books on one another, their backs to the viewer. */
export function stackOf(many: number, { own, all = [], tones, random }: Hand): Shape[] {
  const cut = new Scissors()
  const covers =
    own === null
      ? [tones.accent, mix(tones.second, '#ffffff', 0.15), mix(tones.accent, tones.deep, 0.45), '#5f8f86']
      : all.length > 1
        ? all
        : [own, lighter(own, 0.08), darker(own, 0.08)]
  const count = Math.min(many, STACKED_MOST)
  for (let book = 0; book < count; book += 1) {
    const colour = covers[book % covers.length] ?? tones.accent
    const [thick, half] = [0.3, 0.78 - book * 0.03 + random.between(-0.05, 0.05)]
    const [x, y] = [random.between(-0.07, 0.07), -book * thick]
    cut
      .rect(x - half, y - thick, half * 2, thick, colour, { corner: 0.05 })
      .rect(x - half + 0.09, y - thick + 0.055, half * 2 - 0.1, thick - 0.11, '#fdf6e6', { isDetail: true })
    for (const line of [0.36, 0.52, 0.68])
      cut.line(
        [
          [x - half + 0.12, y - thick * line],
          [x + half - 0.03, y - thick * line],
        ],
        0.008,
        '#e0d3b8',
      )
    // The back, with two bands of gold.
    cut.rect(x - half, y - thick, half * 1.16, thick, darker(colour, 0.02), { corner: 0.05, isDetail: true })
    for (const band of [0.14, 0.94])
      cut.line(
        [
          [x - half + half * 1.16 * band, y - thick + 0.02],
          [x - half + half * 1.16 * band, y - 0.02],
        ],
        0.022,
        '#f2d999',
      )
    cut.rect(x - half + half * 0.34, y - thick * 0.62, half * 0.5, thick * 0.24, '#f7e9c4', {
      corner: 0.02,
      isDetail: true,
    })
  }
  return cut.shapes
}
