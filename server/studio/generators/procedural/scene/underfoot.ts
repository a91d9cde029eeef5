import { darker } from '#server/platform/media/brushes/colour.ts'
import { type Group, boxOf, grouped, memberOf, moved, widthOf } from './group.ts'
import { Scissors } from './scissors.ts'

/** It lies flat, as on a pond, and is as wide as they are. */
export function onLeaf({ root }: Group, row: Group): Group {
  const colour = root.thing.colour ?? '#6fae5a'
  const half = widthOf(row) * 0.72
  const cut = new Scissors()
    .oval(0, -half * 0.04, half, half * 0.24, darker(colour, 0.08))
    .oval(0, -half * 0.08, half * 0.98, half * 0.22, colour, { isDetail: true })
  for (const [x, y] of [
    [-0.86, -0.1],
    [-0.5, 0.06],
    [0.1, 0.12],
    [0.6, 0.04],
    [0.88, -0.12],
    [0.3, -0.26],
    [-0.4, -0.25],
  ] as const)
    cut.line(
      [
        [0, -half * 0.08],
        [x * half * 0.5, (y * 0.5 - 0.04) * half],
        [x * half, y * half],
      ],
      half * 0.012,
      darker(colour, 0.06),
    )
  const pad = memberOf(root.thing, cut.shapes, { x: 0, y: 0, size: 1, turn: 0, isFlipped: false })
  return grouped([pad, ...moved(row, 0, -half * 0.04).members], pad)
}

/** Each has a pair under the feet, and poles at the sides. */
export function onSkis({ root }: Group, row: Group): Group {
  const [colour] = root.shapes
    .filter(({ line, isDetail }) => line === null && !isDetail)
    .map((shape) => shape.colour)
  const cut = new Scissors()
  for (const { left, right } of row.members.map(boxOf)) {
    const [middle, half] = [(left + right) / 2, Math.max(0.3, (right - left) * 0.72)]
    for (const side of [-1, 1])
      cut
        .line(
          [
            [middle + side * half * 0.86, 0],
            [middle + side * half * 0.72, -0.46],
          ],
          0.018,
          '#6a6570',
        )
        .disc(middle + side * half * 0.85, -0.04, 0.035, '#6a6570', { isDetail: true })
        .line(
          [
            [middle + side * half * 0.72, -0.46],
            [middle + side * half * 0.7, -0.53],
          ],
          0.04,
          '#3a3640',
        )
    for (const [y, shade] of [
      [-0.035, 0.07],
      [0.005, 0],
    ] as const)
      cut.line(
        [
          [middle - half, y],
          [middle + half * 0.8, y],
          [middle + half * 1.02, y - 0.03],
          [middle + half * 1.12, y - 0.1],
        ],
        0.045,
        darker(colour ?? '#4f7fc9', shade),
        { isDetail: false },
      )
  }
  const skis = memberOf(root.thing, cut.shapes, { x: 0, y: 0, size: 1, turn: 0, isFlipped: false })
  return grouped([skis, ...moved(row, 0, -0.02).members], skis)
}

/** Each has a blade under each foot, on ice. */
export function onSkates({ root }: Group, row: Group): Group {
  const boxes = row.members.map(boxOf)
  const [left, right] = [
    Math.min(...boxes.map((box) => box.left)),
    Math.max(...boxes.map((box) => box.right)),
  ]
  const cut = new Scissors().oval((left + right) / 2, 0.05, (right - left) * 0.72, 0.085, '#e4f2fa', {
    alpha: 0.85,
  })
  for (const side of [-1, 1])
    cut.line(
      [
        [(left + right) / 2 + side * (right - left) * 0.5, 0.06],
        [(left + right) / 2 + side * (right - left) * 0.24, 0.09],
      ],
      0.012,
      '#bcd8e8',
    )
  for (const box of boxes) {
    const [middle, half] = [(box.left + box.right) / 2, Math.min(0.2, (box.right - box.left) * 0.3)]
    for (const side of [-1, 1]) {
      const x = middle + side * half * 0.52
      for (const dx of [-0.3, 0.3])
        cut.line(
          [
            [x + dx * half, -0.05],
            [x + dx * half, 0],
          ],
          0.018,
          '#8a95a3',
        )
      cut.line(
        [
          [x - half * 0.5, 0.005],
          [x + half * 0.5, 0.005],
          [x + half * 0.62, -0.03],
        ],
        0.026,
        '#9aa8b6',
        { isDetail: false },
      )
    }
  }
  const ice = memberOf(root.thing, cut.shapes, { x: 0, y: 0, size: 1, turn: 0, isFlipped: false })
  return grouped([ice, ...moved(row, 0, -0.03).members], ice)
}
