import { PEOPLE } from '#domain/generation/reading/people.ts'
import type { Bounds } from '../picture/trace.ts'
import { type Group, type Member, boxOf, changed, grouped, memberOf, moved, scaled } from './group.ts'
import { Scissors, smoothed } from './scissors.ts'
import type { Shape } from './shape.ts'
import { TOGETHER } from './together.ts'

/**
 * They are behind a table as long as they are wide, and low enough for the smallest of them: at both sides of the
 * things on it, which hide no face.
 */
export function atTable(table: Group, people: Group): Group {
  const smallest = Math.min(
    ...people.members.map((member) => {
      const { top, bottom } = boxOf(member)
      return (bottom - top) * (member.thing.name === 'family' ? FAMILY_CHILD : 1)
    }),
  )
  const hasAnimals = people.members.some(({ thing }) => !PEOPLE.has(thing.name))
  const share = hasAnimals ? TABLE.animals : TABLE.people
  const low = besideFaces(scaled(table, (smallest * share) / -boxOf(table.root).top), smallest)
  const { root } = low
  const laid = low.members.filter(({ y }) => y < root.y - 0.01)
  const row = laid.length === 0 ? people : parted(people, Math.max(...laid.map(boxOf).map(reachOf)))
  const boxes = [...row.members, ...laid].map(boxOf)
  const [left, right] = [
    Math.min(...boxes.map((box) => box.left)),
    Math.max(...boxes.map((box) => box.right)),
  ]
  const bare = boxOf(root)
  const stretch = Math.max(1, ((right - left) * 1.06) / (bare.right - bare.left))
  const shapes = root.shapes.map((shape) => ({
    ...shape,
    contours: shape.contours.map((contour) => contour.map(({ x, y }) => ({ x: x * stretch, y }))),
  }))
  const board = memberOf(root.thing, [...shapes, ...tablecloth(stretch)], {
    ...root,
    x: (left + right) / 2,
  })
  const others = low.members.filter((member) => member !== root)
  const isCompany = people.members.length > 1 || TOGETHER.has(people.root.thing.name)
  const plates = others.length > 0 || !isCompany ? [] : [platesOn(board, stretch)]
  return grouped([...moved(row, 0, -smallest * 0.06).members, board, ...plates, ...others], board)
}

/** The height of a table before people, and before animals, whose heads are larger; as shares of the smallest. */
const TABLE = { people: 0.5, animals: 0.38 } as const

/** The height of the smallest of a family, as a share of the tallest. */
const FAMILY_CHILD = 0.62

const LINEN = '#fffaf2'

/** A cloth that hangs over the front of a table, in the table's measure and as wide as it was made. */
function tablecloth(stretch: number): Shape[] {
  const half = 0.79 * stretch
  const folds = Math.max(5, Math.round(7 * stretch))
  const hem = Array.from({ length: folds * 2 + 1 }, (_, index): [number, number] => [
    half - (index / (folds * 2)) * half * 2,
    -0.44 + (index % 2 === 0 ? 0 : 0.05),
  ])
  const cut = new Scissors().polygon(
    [[-half, -1.005], [half, -1.005], [half * 1.01, -0.9], ...smoothedHem(hem), [-half * 1.01, -0.9]],
    LINEN,
  )
  for (let fold = 1; fold < folds; fold += 1) {
    const x = -half + (fold / folds) * half * 2
    cut.line(
      [
        [x, -0.86],
        [x + 0.012, -0.5],
      ],
      0.012,
      '#e6dccb',
    )
  }
  return cut.rect(-half, -1.005, half * 2, 0.07, '#ffffff', { isDetail: true }).line(
    hem.map(([x, y]): [number, number] => [x, y - 0.05]),
    0.022,
    '#d9776a',
  ).shapes
}

/** A bare table is laid: plates, and a candle in the middle. */
function platesOn(board: Member, stretch: number): Member {
  const cut = new Scissors()
  for (const share of [-0.72, -0.34, 0.34, 0.72])
    cut
      .oval(share * 0.79 * stretch, -1.02, 0.13, 0.032, '#e9eef2')
      .oval(share * 0.79 * stretch, -1.026, 0.09, 0.018, '#ffffff', { isDetail: true })
      .blob(bowl(share * 0.79 * stretch), '#f6f1e8')
      .oval(share * 0.79 * stretch, -1.135, 0.1, 0.028, '#b9382f', { isDetail: true })
      .line(steam(share * 0.79 * stretch), 0.012, '#ffffff', { alpha: 0.7 })
  cut
    .oval(0, -1.02, 0.1, 0.026, '#c9a24a')
    .rect(-0.032, -1.3, 0.064, 0.28, '#fff3dc', { corner: 0.014 })
    .blob('0 -1.43, 0.028 -1.35, 0 -1.31, -0.028 -1.35', '#ffc65c', { glows: true })
    .leaf(0, -1.03, 0.2, 0.035, -0.25, '#4d7d50')
    .leaf(0, -1.03, 0.2, 0.035, Math.PI + 0.25, '#4d7d50')
  return { ...memberOf(board.thing, cut.shapes, board), isFront: true }
}

/** A bowl of soup on its plate. */
function bowl(x: number): [number, number][] {
  return [
    [x - 0.11, -1.14],
    [x + 0.11, -1.14],
    [x + 0.08, -1.05],
    [x, -1.03],
    [x - 0.08, -1.05],
  ]
}

function steam(x: number): [number, number][] {
  return [
    [x, -1.16],
    [x + 0.02, -1.22],
    [x - 0.015, -1.28],
    [x + 0.01, -1.33],
  ]
}

function smoothedHem(hem: readonly [number, number][]): [number, number][] {
  return smoothed(hem, false).map(({ x, y }): [number, number] => [x, y])
}

/** Things on a table are at most about as tall as it is. */
function besideFaces(table: Group, smallest: number): Group {
  const { root } = table
  const board = boxOf(root).top
  return changed(table, (member) => {
    if (member === root) return member
    const tall = board - boxOf(member).top
    const less = Math.min(1, (smallest * 0.58) / Math.max(tall, 0.01))
    return { ...member, x: member.x * less, y: board + (member.y - board) * less, size: member.size * less }
  })
}

/** Those on the left step to the left, the others to the right, so that the middle is free that far. */
function parted(row: Group, free: number): Group {
  const isAlone = row.members.length === 1
  return changed(row, (member) => {
    const { left, right } = boxOf(member)
    const side = isAlone || (left + right) / 2 < -0.01 ? -1 : 1
    const inner = isAlone ? (right - left) / 2 : 0
    return { ...member, x: member.x + side * (free * 0.92 + inner) }
  })
}

function reachOf({ left, right }: Bounds): number {
  return Math.max(-left, right)
}
