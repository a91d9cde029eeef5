import type { MotifName, WantedMotif } from '#domain/generation/reading/brief.ts'
import { boundsOf } from '../picture/trace.ts'
import { ALL_MOTIFS } from './motifs/allMotifs.ts'
import type { Hand } from './motifs/motif.ts'
import { Scissors } from './scissors.ts'
import { placed, type Shape } from './shape.ts'
import { headOf } from './head.ts'

/** Things that fly above the hand that holds their string. */
const ON_STRINGS: ReadonlySet<MotifName> = new Set(['balloon', 'balloons', 'kite'])

/** Figures that have it on their spines, on their nose, or before the chest though in profile. */
const CARRIED_ON: Readonly<Partial<Record<MotifName, { x: number; y: number; size: number }>>> = {
  hedgehog: { x: -0.12, y: -0.72, size: 0.42 },
  dragon: { x: -0.34, y: -0.1, size: 0.34 },
  seal: { x: -0.24, y: -0.91, size: 0.5 },
}

/** The distance of a rod in the hand from its middle, as a share of its height. */
const ROD_HANDLE = 0.41

/** The foot of a thing held before the chest. */
const CHEST = -0.14

/**
 * A held thing in its own measure: before the chest, above a hand when it flies or is an umbrella, on the spines of a
 * hedgehog or the nose of a seal, and at the mouth of a figure in profile.
 */
export function heldBy(
  holder: MotifName,
  drawn: readonly Shape[],
  holds: WantedMotif | null,
  { tones, random, nth = 0 }: Hand,
): Shape[] {
  if (holds === null) return []
  const { draw, breadth } = ALL_MOTIFS[holds.name]
  const own = holds.colours[nth % Math.max(1, holds.colours.length)] ?? null
  const shapes = draw({ tones, random, own, of: holds.of })
  const side = ALL_MOTIFS[holder].breadth * 0.5
  const mouth = holder === 'elephant' ? { x: 0.6, y: -0.16, way: 1 } : mouthOf(drawn)
  if (ON_STRINGS.has(holds.name)) {
    const hand = mouth ?? { x: side * 0.9, y: -0.38, way: 1 }
    const size = mouth === null ? 0.72 : 0.6
    // A kite is above the heads of others, too.
    const up = holds.name === 'kite' ? 0.62 : 0.2
    const [x, y] = [hand.x + hand.way * Math.max(0.06, breadth * size * 0.34), hand.y - up]
    const string = new Scissors().line(
      [
        [hand.x, hand.y],
        [hand.x + (x - hand.x) * 0.7, hand.y - up * 0.4],
        [x, y],
      ],
      0.01,
      tones.deep,
    )
    return [...string.shapes, ...placed(shapes, { x, y, size })]
  }
  if (holds.name === 'umbrella' && mouth !== null)
    return placed(shapes, { x: mouth.x, y: mouth.y + 0.04, size: overHead(drawn, mouth.y) })
  const carried = CARRIED_ON[holder]
  if (carried !== undefined)
    return placed(shapes, { ...carried, y: carried.y - boundsOf(shapes).bottom * carried.size })
  if (holds.name === 'fishingrod' && mouth === null) {
    const size = 0.95
    return placed(shapes, { x: side * 0.8 + size * ROD_HANDLE, y: -0.16, size })
  }
  // A held thing is never wider than its holder.
  const size = Math.min(0.4, (side * 1.5) / breadth)
  if (mouth !== null) {
    const small = Math.min(size, 0.34)
    return placed(shapes, {
      x: mouth.x + mouth.way * small * breadth * 0.3,
      y: Math.min(0.02, mouth.y + small * 0.8),
      size: small,
    })
  }
  if (holds.name === 'umbrella') return placed(shapes, { x: side * 0.8, y: -0.36, size: 1.05 })
  // It leaves the face free.
  const [eye] = headOf(drawn)?.eyes ?? []
  const room = eye === undefined ? 1 : CHEST - eye.y - 0.06
  return placed(shapes, { x: 0, y: CHEST, size: Math.min(size, room / -boundsOf(shapes).top) })
}

/** The size of an umbrella with its handle that low, and above the head. */
function overHead(drawn: readonly Shape[], handle: number): number {
  const top = headOf(drawn)?.top ?? -1
  return Math.max(0.8, (handle - top + 0.06) / CANOPY)
}

/** The height at which its cloth begins, as a share of an umbrella. */
const CANOPY = 0.56

/** The foremost point of a head in profile, below its eye; null from the front. */
function mouthOf(
  drawn: readonly Shape[],
): { readonly x: number; readonly y: number; readonly way: number } | null {
  const head = headOf(drawn)
  if (head === null || head.eyes.length !== 1) return null
  const [eye = { x: head.x, y: head.y }] = head.eyes
  const way = eye.x < 0 ? -1 : 1
  const foremost = drawn
    .flatMap(({ contours }) => contours.flat())
    .filter(({ x, y }) => y >= eye.y && y <= Math.max(head.bottom, eye.y + 0.12) && x * way > 0)
    .reduce((most, point) => (point.x * way > most.x * way ? point : most), eye)
  return { ...foremost, way }
}
