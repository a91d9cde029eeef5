import type { WantedMotif } from '#domain/generation/reading/brief.ts'
import { boundsOf } from '../picture/trace.ts'
import { headOf } from './head.ts'
import { ALL_MOTIFS } from './motifs/allMotifs.ts'
import { circusBall } from './motifs/circus.ts'
import type { Hand } from './motifs/motif.ts'
import { placed, type Shape } from './shape.ts'

/** The height of each thing, as a share of its juggler. */
const SIZE = 0.17

const BALLS = ['#d8453f', '#f2b632', '#3a7fc0', '#58a86b', '#8a5cb4'] as const

/** „klaun żongluje piłkami”: they fly in a bow over the head. */
export function juggled(
  drawn: readonly Shape[],
  { name, count, colours, of }: WantedMotif,
  hand: Hand,
): Shape[] {
  const head = headOf(drawn)
  // Above a hat, too.
  const hat = hand.isBareheaded === true ? 0.3 : 0
  const middle = { x: head?.x ?? 0, y: (head?.top ?? -0.9) + 0.3 - hat }
  const { left, right } = boundsOf(drawn)
  const reach = Math.max(0.36, Math.min(0.5, (right - left) * 0.5))
  return Array.from({ length: count }, (_, index) => {
    const angle = Math.PI * (1.06 + (0.88 * (index + 0.5)) / count)
    const own = colours[index % Math.max(1, colours.length)] ?? null
    const colour = own ?? BALLS[index % BALLS.length] ?? BALLS[0]
    const shapes =
      name === 'football' ? circusBall(colour, '#fff4e0').shapes : ALL_MOTIFS[name].draw({ ...hand, own, of })
    const bounds = boundsOf(shapes)
    const size = SIZE / Math.max(bounds.bottom - bounds.top, bounds.right - bounds.left)
    return placed(shapes, {
      x: middle.x + Math.cos(angle) * reach,
      y: middle.y + Math.sin(angle) * 0.62 + SIZE * 0.5,
      size,
      turn: (index - count / 2) * 0.2,
    })
  }).flat()
}
