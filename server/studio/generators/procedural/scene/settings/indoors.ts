import type { MotifName } from '#domain/generation/reading/brief.ts'
import { heroesOf } from '#domain/generation/reading/occasions.ts'
import { PEOPLE } from '#domain/generation/reading/people.ts'
import { canHold } from '#domain/generation/reading/wearing.ts'
import { darker, lighter, mix } from '#server/platform/media/brushes/colour.ts'
import { corner } from '../motifs/bouquets.ts'
import { BEYOND, type Place, type Sheet, spriteOf } from '../scene.ts'
import { isOvercast } from '../overcast.ts'
import { Scissors, smoothed } from '../scissors.ts'
import { placed, type Sprite } from '../shape.ts'
import { hazed } from '../tones.ts'

/** Things that stand in a room, and on no table. */
const ON_FLOORS: ReadonlySet<MotifName> = new Set([
  'armchair', 'chair', 'sofa', 'piano', 'christmastree', 'bicycle', 'pram', 'horse', 'bench', 'deckchair',
  'table', 'streetlamp', 'fireplace', 'lion', 'bear', 'teddy', 'dog', 'fox', 'tiger', 'panda', 'wolf', 'elephant',
  'giraffe', 'cow', 'pig', 'sheep', 'deer', 'unicorn', 'dinosaur', 'dragon', 'hare', 'koala', 'penguin', 'monkey', 'zebra',
]) // prettier-ignore

/** Boards that run to the wall, and a rug. */
function floor(cut: Scissors, { width, height, tones }: Sheet, edge: number, wood: string): void {
  const unit = Math.min(width, height)
  for (let board = -9; board <= 9; board += 1)
    cut.line(
      [
        [width * (0.5 + board * 0.09), edge],
        [width * (0.5 + board * 0.13), height * 1.1],
      ],
      unit * 0.003,
      darker(wood, 0.06),
    )
  const [x, y] = [width / 2, edge + (height - edge) * 0.6]
  const rug = mix(tones.second, '#fff6ea', 0.35)
  cut
    .oval(x, y, width * 0.44, (height - edge) * 0.3, mix(rug, tones.accent, 0.35), { isDetail: true })
    .oval(x, y, width * 0.405, (height - edge) * 0.265, rug, { isDetail: true })
}

/** A table before a window, or a floor where a figure or a piece of furniture stands. */
export function room(sheet: Sheet): Place {
  const { width, height, tones, random } = sheet
  const unit = Math.min(width, height)
  const edge = height * 0.74
  const wall = tones.isNight ? mix('#3a3a68', tones.deep, 0.2) : mix(tones.wallBottom, '#ffffff', 0.25)
  const [x, y, half, tall] = [width * 0.5, height * 0.1, unit * 0.3, edge - height * 0.16]
  const arch = (grow: number): [number, number][] => {
    const radius = half + grow
    return [
      [x - radius, y + tall + grow],
      ...Array.from({ length: 21 }, (_, index): [number, number] => [
        x - Math.cos((index / 20) * Math.PI) * radius,
        y + half - Math.sin((index / 20) * Math.PI) * radius,
      ]),
      [x + radius, y + tall + grow],
    ]
  }
  const back = new Scissors().rect(
    -width * BEYOND,
    -height * BEYOND,
    width * (1 + BEYOND * 2),
    height * (1 + BEYOND * 2),
    wall,
  )
  for (let stripe = -8; stripe < 24; stripe += 2)
    back.rect(
      width * stripe * 0.055,
      -height * BEYOND,
      width * 0.055,
      height * 1.2,
      mix(wall, tones.second, 0.06),
      { isDetail: true },
    )
  const view = new Scissors()
    .polygon(arch(unit * 0.022), mix('#fffaf2', wall, 0.2))
    .polygon(arch(0), tones.sky[1], { isDetail: true })
  if (!isOvercast(sheet.brief))
    view.disc(x + half * 0.4, y + half * 0.6, unit * 0.05, tones.isNight ? '#fff0c0' : '#fff6d4', {
      glows: true,
      isDetail: true,
    })
  const inside = (crest: readonly (readonly [number, number])[]) => [
    ...smoothed(crest, false).map((point): [number, number] => [
      Math.min(x + half, Math.max(x - half, point.x)),
      point.y,
    ]),
    [x + half, y + tall] as const,
    [x - half, y + tall] as const,
  ]
  view.polygon(
    inside([
      [x - half, y + tall * 0.72],
      [x - half * 0.4, y + tall * 0.6],
      [x + half * 0.3, y + tall * 0.68],
      [x + half, y + tall * 0.58],
    ]),
    hazed(tones.ground, 0.4, tones),
    { isDetail: true },
  )
  view.polygon(
    inside([
      [x - half, y + tall * 0.86],
      [x, y + tall * 0.78],
      [x + half, y + tall * 0.86],
    ]),
    hazed(tones.leafDark, 0.5, tones),
    { isDetail: true },
  )
  falling(view, sheet, { x, half, top: y + half * 0.5, foot: y + tall })
  const frame = '#fffaf2'
  view
    .line(
      [
        [x, y],
        [x, y + tall],
      ],
      unit * 0.012,
      frame,
    )
    .line(
      [
        [x - half, y + half],
        [x + half, y + half],
      ],
      unit * 0.012,
      frame,
    )
    .line(
      [
        [x - half, y + tall * 0.68],
        [x + half, y + tall * 0.68],
      ],
      unit * 0.01,
      frame,
    )
  const curtains = curtainsOf(sheet, { x, y, half, tall, edge })
  // „baranek na stole”: an animal said to be on a table is.
  const isOnTable = sheet.brief.ends.some(({ word }) => /^(?:sto[lł]|biurk|table|desk)/i.test(word))
  const isFloor = heroesOf(sheet.brief).some(
    ({ name }) => PEOPLE.has(name) || (ON_FLOORS.has(name) && !(isOnTable && canHold(name))),
  )
  const wood = mix(isFloor ? '#b98a60' : '#c08a58', tones.deep, 0.12)
  const table = new Scissors().rect(-width * BEYOND, edge, width * (1 + BEYOND * 2), height, wood)
  if (isFloor) floor(table, sheet, edge, wood)
  const grains = isFloor ? 0 : 14
  for (let grain = 0; grain < grains; grain += 1) {
    const gy = edge + (height - edge) * random.between(0.08, 1)
    table.line(
      [
        [width * random.between(-0.1, 0.4), gy],
        [width * random.between(0.4, 0.6), gy + random.between(-3, 3)],
        [width * random.between(0.6, 1.1), gy],
      ],
      unit * 0.003,
      darker(wood, 0.05),
    )
  }
  const board = isFloor ? mix('#fffaf2', wall, 0.3) : lighter(wood, 0.08)
  const high = unit * (isFloor ? 0.03 : 0.012)
  table.rect(-width * BEYOND, isFloor ? edge - high : edge, width * (1 + BEYOND * 2), high, board, {
    isDetail: true,
  })
  return {
    behind: [
      spriteOf(back.shapes, 0.06),
      spriteOf(view.shapes, 0.2),
      spriteOf(curtains.shapes, 0.36, { motion: 'sway', x, y, size: unit * 0.2 }),
      spriteOf(table.shapes, 0.5),
    ],
    front: [],
    ground: height * 0.9,
    hero: unit * 0.46,
  }
}

/** Two curtains on a rod, each gathered by a band at its side of the window. */
function curtainsOf(
  { width, height, tones }: Sheet,
  { x, y, half, tall, edge }: Readonly<Record<'x' | 'y' | 'half' | 'tall' | 'edge', number>>,
): Scissors {
  const unit = Math.min(width, height)
  const cloth = mix(tones.accent, '#fff6ea', 0.38)
  const rod = y - unit * 0.045
  const reach = half + unit * 0.19
  const foot = edge + unit * 0.03
  const band = y + tall * 0.6
  const cut = new Scissors()
  for (const side of [-1, 1]) {
    const outer = x + side * reach
    // From the rod over the window's corner to the band, and then straight down.
    const inner: [number, number][] = [
      [x + side * half * 0.5, rod],
      [x + side * half * 0.7, y + tall * 0.16],
      [x + side * half * 0.93, y + tall * 0.4],
      [x + side * (half + unit * 0.075), band],
      [x + side * (half + unit * 0.045), band + tall * 0.16],
      [x + side * (half + unit * 0.035), foot],
    ]
    const edgeOf = (share: number): [number, number][] =>
      smoothed(inner, false).map((point): [number, number] => [
        point.x + (outer - point.x) * share,
        point.y + Math.sin(share * Math.PI) * (point.y < band ? unit * 0.012 : 0),
      ])
    cut.polygon([[outer, rod], ...edgeOf(0), [outer, foot]], cloth)
    for (const [share, shade] of [
      [0.22, darker(cloth, 0.055)],
      [0.5, lighter(cloth, 0.05)],
      [0.76, darker(cloth, 0.055)],
    ] as const)
      cut.polygon([...edgeOf(share - 0.05), ...edgeOf(share + 0.06).toReversed()], shade, {
        isDetail: true,
        alpha: 0.8,
      })
    cut.oval(x + side * (half + unit * 0.13), band, unit * 0.062, unit * 0.015, darker(tones.accent, 0.02), {
      isDetail: true,
      turn: side * -0.18,
    })
  }
  const wood = mix('#8a5f3c', tones.deep, 0.2)
  cut.line(
    [
      [x - reach - unit * 0.015, rod],
      [x, rod],
      [x + reach + unit * 0.015, rod],
    ],
    unit * 0.014,
    wood,
    { isDetail: false },
  )
  for (const side of [-1, 1]) cut.disc(x + side * (reach + unit * 0.02), rod, unit * 0.016, wood)
  return cut
}

/** Snow or rain behind the panes. */
function falling(
  view: Scissors,
  { brief: { weather, season }, random, width, height }: Sheet,
  { x, half, top, foot }: Readonly<Record<'x' | 'half' | 'top' | 'foot', number>>,
): void {
  const unit = Math.min(width, height)
  const isSnow = weather.includes('snow') || (season === 'winter' && !weather.includes('rain'))
  if (!isSnow && !weather.includes('rain')) return
  for (let index = 0; index < 46; index += 1) {
    const [dx, dy] = [x + half * random.between(-0.95, 0.95), random.between(top, foot)]
    if (isSnow) view.disc(dx, dy, unit * random.between(0.003, 0.007), '#ffffff', { isDetail: true })
    else
      view.line(
        [
          [dx, dy],
          [dx - unit * 0.006, Math.min(foot, dy + unit * 0.03)],
        ],
        unit * 0.0026,
        '#e8f0f6',
        { alpha: 0.7 },
      )
  }
}

/** No place at all: a calm ground with a sun-like disc or an arch, and leaves in the corners. */
export function plain(sheet: Sheet): Place {
  const { width, height, tones, random } = sheet
  const unit = Math.min(width, height)
  const middle = height * 0.48
  const paper =
    sheet.brief.background ?? (tones.isNight ? tones.sky[1] : mix(tones.paper, tones.wallTop, 0.55))
  const ground = new Scissors().rect(
    -width * BEYOND,
    -height * BEYOND,
    width * (1 + BEYOND * 2),
    height * (1 + BEYOND * 2),
    paper,
  )
  const behind: Sprite[] = [spriteOf(ground.shapes, 0.02)]
  const tone = tones.isNight ? mix(tones.sky[2], tones.accent, 0.25) : mix(tones.second, tones.paper, 0.35)
  const back = new Scissors()
  if (random.chance(0.5)) {
    back.disc(width / 2, middle, unit * 0.39, tone)
    back.ring(width / 2, middle, unit * 0.425, unit * 0.421, tones.accent, { isDetail: true })
  } else {
    const half = unit * 0.34
    const arch = Array.from({ length: 25 }, (_, index): [number, number] => [
      width / 2 - Math.cos((index / 24) * Math.PI) * half,
      middle - unit * 0.06 - Math.sin((index / 24) * Math.PI) * half,
    ])
    back.polygon(
      [[width / 2 - half, middle + unit * 0.36], ...arch, [width / 2 + half, middle + unit * 0.36]],
      tone,
    )
  }
  behind.push(spriteOf(back.shapes, 0.12))
  const leaves = [tones.leaf, tones.leafDark] as const
  const colours = [tones.accent, tones.second, mix(tones.accent, '#ffffff', 0.5)] as const
  const size = unit * 0.3
  // A frame has the corners to itself.
  const corners =
    sheet.brief.direction.frame === null
      ? ([
          [0, 0, 0],
          [width, height, Math.PI],
        ] as const)
      : []
  for (const [x, y, turn] of corners)
    behind.push(
      spriteOf(placed(corner(random, leaves, colours), { x, y, size, turn }), 0.6, {
        motion: 'sway',
        x,
        y,
        size,
      }),
    )
  return { behind, front: [], ground: middle + unit * 0.335, hero: unit * 0.56 }
}
