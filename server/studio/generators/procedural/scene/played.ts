import type { MotifName } from '#domain/generation/reading/brief.ts'
import { darker } from '#server/platform/media/brushes/colour.ts'
import { furOf, skinOf } from './bodyColours.ts'
import { headOf } from './head.ts'
import { Scissors } from './scissors.ts'
import { placed, type Shape } from './shape.ts'

// Instruments as they are played: each in a size that suits its player, and where it is played.

/** Those that are played in a place of their own, and not before the chest. */
export const PLAYED: ReadonlySet<MotifName> = new Set(['guitar', 'violin', 'cello', 'saxophone'])

/** The place of an instrument's foot, its size and its turn, in the measure of a person or an animal. */
const PLACES: Readonly<
  Partial<
    Record<
      MotifName,
      Readonly<Record<'person' | 'animal', readonly [x: number, y: number, size: number, turn: number]>>
    >
  >
> = {
  guitar: { person: [-0.17, -0.3, 0.56, 0.98], animal: [-0.22, -0.12, 0.86, 0.98] },
  violin: { person: [-0.07, -0.55, 0.46, 1.85], animal: [-0.2, -0.26, 0.56, 1.75] },
  cello: { person: [0.2, 0, 0.76, -0.06], animal: [0.24, 0.02, 0.84, -0.06] },
  saxophone: { person: [0.1, -0.16, 0.52, -0.08], animal: [0.12, -0.06, 0.5, -0.08] },
  dumbbell: { person: [0.34, -0.4, 0.2, 0], animal: [0, 0, 0.24, 0] },
}

/** An instrument or a dumbbell in the hands of a figure seen from the front; `side` is half its width. */
export function played(
  name: MotifName,
  shapes: readonly Shape[],
  drawn: readonly Shape[],
  { isPerson, side }: { readonly isPerson: boolean; readonly side: number },
): Shape[] {
  const [x, y, size, turn] = PLACES[name]?.[isPerson ? 'person' : 'animal'] ?? [0, -0.14, 0.4, 0]
  if (!isPerson && name === 'dumbbell') return lifted(shapes, drawn, side)
  const head = headOf(drawn)
  // It leaves the face of an animal free, whose head is larger.
  const room = isPerson || head === null ? 1 : Math.min(1, Math.max(0.6, (-0.1 - head.bottom) / 0.36))
  const aside = isPerson ? x : x * (side / 0.4)
  // Its neck is beside the face.
  const clear = head === null ? aside : Math.max(aside, head.x + head.width * 0.5 + 0.1)
  const foot = { x: name === 'cello' && !isPerson ? clear : aside, y }
  const there = placed(shapes, { ...foot, size: size * room, turn })
  const skin = isPerson ? skinOf(drawn) : darker(furOf(drawn), 0.06)
  if (skin === null || name === 'cello') return there
  const [along, up] = [Math.sin(turn) * size * room, -Math.cos(turn) * size * room]
  const thick = isPerson ? 0.035 : 0.06
  const hands = new Scissors()
  const grips = name === 'guitar' ? [0.26, 0.66] : name === 'violin' ? [0.86] : [0.34, 0.62]
  for (const share of grips) hands.oval(foot.x + along * share, foot.y + up * share, thick, thick * 0.9, skin)
  return [...there, ...hands.shapes]
}

/** An animal lifts it beside its head, where it can be seen. */
function lifted(shapes: readonly Shape[], drawn: readonly Shape[], side: number): Shape[] {
  const head = headOf(drawn)
  const reach = Math.max(side, (head?.width ?? 0) / 2) + 0.16
  const y = -0.5
  const fur = darker(furOf(drawn), 0.05)
  const arm = new Scissors()
    .line(
      [
        [side * 0.55, -0.36],
        [reach * 0.82, -0.34],
        [reach, y + 0.02],
      ],
      0.11,
      fur,
      { isDetail: false },
    )
    .disc(reach, y + 0.02, 0.07, fur)
  const size = 0.26
  return [
    ...arm.shapes.slice(0, 1),
    ...placed(shapes, { x: reach, y: y + size * 0.5, size }),
    ...arm.shapes.slice(1),
  ]
}
