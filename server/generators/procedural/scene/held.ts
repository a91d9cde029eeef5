import type { MotifName, WantedMotif } from '#domain/generation/reading/brief.ts'
import { ALL_MOTIFS } from './motifs/allMotifs.ts'
import type { Hand } from './motifs/motif.ts'
import { Scissors } from './scissors.ts'
import { placed, type Shape } from './shape.ts'

/** What somebody holds, in their own measure: before the chest, or above a hand where it floats. */
export function heldBy(
  holder: MotifName,
  holds: WantedMotif | null,
  { tones, random, nth = 0 }: Hand,
): Shape[] {
  if (holds === null) return []
  const { draw, breadth, floats = false } = ALL_MOTIFS[holds.name]
  const own = holds.colours[nth % Math.max(1, holds.colours.length)] ?? null
  const shapes = draw({ tones, random, own, of: holds.of })
  const side = ALL_MOTIFS[holder].breadth * 0.5
  // An elephant has its trunk, and the string passes by its head.
  if (holder === 'elephant' && floats) {
    const string = new Scissors().line('0.58 -0.14, 0.72 -0.4, 0.72 -0.72', 0.012, tones.deep)
    return [...string.shapes, ...placed(shapes, { x: 0.72, y: -0.7, size: 0.6 })]
  }
  if (floats && holds.name !== 'heart' && holds.name !== 'star')
    return placed(shapes, { x: side, y: -0.42, size: 0.72 })
  // Nothing that is held is wider than its holder.
  const size = Math.min(0.4, (side * 1.5) / breadth)
  return placed(shapes, { x: 0, y: -0.14, size })
}
