import { PEOPLE } from '#domain/generation/reading/people.ts'
import { darker } from '#server/platform/media/brushes/colour.ts'
import { boundsOf } from '../picture/trace.ts'
import { furOf, skinOf } from './bodyColours.ts'
import { boxOf, type Group, grouped, type Member, memberOf, moved, scaled } from './group.ts'
import { Scissors } from './scissors.ts'

/** The keys before the player's middle, and how far apart the hands are on them, in a piano's measure. */
const KEYS = { x: -0.3, y: -0.46, apart: 0.14 } as const

/** How much of a player is seen above the keys, as a share of its height. */
const SEEN = 0.64

/** The pieces of a piano behind its player: the open lid. */
const LID = 2

/** A player behind the keys, before the lid, with both hands on them. */
export function atPiano({ root, members }: Group, row: Group): Group {
  const [first] = row.members
  if (first === undefined) return grouped(members, root)
  const { size } = root
  const tall = boxOf(first).bottom - boxOf(first).top
  // As tall as suits the piano: a mouse at it is no speck.
  const fitting = scaled(row, Math.min(1.3, Math.max(0.9, (size * 1.2) / tall)))
  const height = fitting.box.bottom - fitting.box.top
  const keys = { x: root.x + KEYS.x * size, y: root.y + KEYS.y * size }
  const player = moved(fitting, keys.x, keys.y - size * 0.1 - (fitting.box.top + height * SEEN))
  const whole = { x: root.x, y: root.y, size, turn: 0, isFlipped: false }
  const lid = memberOf(root.thing, root.shapes.slice(0, LID), whole)
  const body: Member = { ...memberOf(root.thing, root.shapes.slice(LID), whole), isFront: true }
  const hands = player.members.slice(0, 1).map((member) => handsOf(member, body))
  return grouped([lid, ...player.members.map(withoutFeet(root)), body, ...hands], body)
}

/** Below the piano nobody's feet hang in the air: the player is cut off behind it. */
function withoutFeet({ y, size }: Member): (member: Member) => Member {
  return (member) => {
    const edge = (y - size * 0.38 - member.y) / member.size
    const shapes = member.shapes.map((shape) => ({
      ...shape,
      contours: shape.contours.map((contour) =>
        contour.map((point) => ({ x: point.x, y: Math.min(point.y, edge) })),
      ),
    }))
    return { ...member, shapes, bounds: boundsOf(shapes) }
  }
}

/** Both arms from the player's sides to the keys. */
function handsOf(player: Member, piano: Member): Member {
  const isPerson = PEOPLE.has(player.thing.name)
  const fur = furOf(player.shapes)
  const sleeve = darker(isPerson ? sleeveOf(player) : fur, 0.05)
  const skin = isPerson ? (skinOf(player.shapes) ?? '#f0c4a2') : darker(fur, 0.05)
  const shoulder = (player.y - player.size * (isPerson ? 0.54 : 0.46) - piano.y) / piano.size
  const reach = isPerson ? 0.13 * (player.size / piano.size) : 0.2 * (player.size / piano.size)
  const cut = new Scissors()
  for (const side of [-1, 1])
    cut
      .line(
        [
          [KEYS.x + side * reach, Math.min(shoulder, KEYS.y - 0.16)],
          [KEYS.x + side * (reach + 0.06), KEYS.y - 0.11],
          [KEYS.x + side * KEYS.apart, KEYS.y - 0.02],
        ],
        isPerson ? 0.075 : 0.1,
        sleeve,
        { isDetail: false },
      )
      .disc(KEYS.x + side * KEYS.apart, KEYS.y, isPerson ? 0.042 : 0.058, skin, { isDetail: true })
  return { ...memberOf(piano.thing, cut.shapes, piano), isFront: true }
}

/** The colour of a person's clothes: the largest piece below the chin. */
function sleeveOf({ shapes }: Member): string {
  const top = shapes
    .filter(({ line, isDetail }) => line === null && !isDetail)
    .map((shape) => ({ shape, bounds: boundsOf([shape]) }))
    .filter(({ bounds }) => bounds.top > -0.68)
    .toSorted((one, other) => wide(other.bounds) - wide(one.bounds))[0]
  return top?.shape.colour ?? '#4f7f9f'
}

function wide({ left, right, top, bottom }: ReturnType<typeof boundsOf>): number {
  return (right - left) * (bottom - top)
}
