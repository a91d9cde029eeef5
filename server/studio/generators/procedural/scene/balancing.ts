import { type Group, grouped, memberOf, moved } from './group.ts'
import { circusBall } from './motifs/circus.ts'

/** The height of a ball, as a share of those on it. */
const BALL = 0.62

/** „słoń na piłce”: a ball as in a circus, large enough to stand on. */
export function onBall(anchor: Group, row: Group): Group {
  const { root } = anchor
  const tall = row.box.bottom - row.box.top
  const size = Math.max(root.size, tall * BALL)
  const colour = root.thing.colour ?? '#3a7fc0'
  const shapes = circusBall(colour, '#e2494f').shapes
  const ball = memberOf(root.thing, shapes, { ...root, size, turn: 0, isFlipped: false })
  return grouped([ball, ...moved(row, root.x, -size * 0.965).members], ball)
}
