import type { CostumeName } from '#domain/generation/reading/brief.ts'
import { darker, lighter } from '#server/platform/media/brushes/colour.ts'
import { football } from './motifs/things.ts'
import { santahat } from './motifs/headwear.ts'
import { FINE } from './motifs/light.ts'
import type { Hand } from './motifs/motif.ts'
import * as hats from './motifs/tradeHats.ts'
import { Scissors } from './scissors.ts'
import { placed, type Shape } from './shape.ts'
import type { Head } from './head.ts'

/** A costume. The chest is drawn below a neck at 0 in a measure in which a head is 1 wide. */
interface Costume {
  /** The colour of the dyed body; null for clothes that are put over others. */
  readonly cloth: string | null
  readonly hat?: (cut: Scissors) => Scissors
  readonly chest?: (cut: Scissors, cloth: string) => Scissors
  readonly behind?: (cut: Scissors) => Scissors
}

const GOLD = '#f0cf6a'

/** A knitted row. */
function zigzag(y: number): [number, number][] {
  return Array.from({ length: 13 }, (_, at): [number, number] => [
    -0.36 + at * 0.06,
    y + (at % 2 === 0 ? 0 : 0.05) + 0.05 * (1 - ((at - 6) / 6) ** 2),
  ])
}

function buttons(cut: Scissors, colour: string): Scissors {
  for (const y of [0.26, 0.44, 0.62]) cut.disc(0, y, 0.035, colour, FINE)
  return cut
}

function bands(cut: Scissors, colour: string): Scissors {
  return cut
    .line('-0.36 0.34, 0 0.4, 0.36 0.34', 0.09, colour)
    .line('-0.4 0.66, 0 0.73, 0.4 0.66', 0.09, colour)
}

function wings(cut: Scissors): Scissors {
  for (const side of [-1, 1])
    cut
      .blob('0.2 0.2, 0.5 -0.3, 0.95 -0.4, 1 0.1, 0.75 0.45, 0.4 0.55', '#fffaf4', { side })
      .line('0.4 0.2, 0.66 0, 0.9 -0.1', 0.03, '#dfd8ce', { side })
      .line('0.42 0.36, 0.66 0.24, 0.86 0.2', 0.03, '#dfd8ce', { side })
  return cut
}

/** A round brush on its wire over the shoulder. */
function brush(cut: Scissors): Scissors {
  cut.line('0.42 1, 0.62 0.2, 0.7 -0.3', 0.05, '#8a5a34', { isDetail: false })
  for (let bristle = 0; bristle < 14; bristle += 1) {
    const angle = (bristle / 14) * Math.PI * 2
    cut.line(
      [
        [0.72, -0.4],
        [0.72 + Math.cos(angle) * 0.26, -0.4 + Math.sin(angle) * 0.26],
      ],
      0.035,
      '#3a3640',
    )
  }
  return cut.disc(0.72, -0.4, 0.12, '#4a4650')
}

const COSTUMES: Readonly<Record<CostumeName, Costume>> = {
  sweater: {
    cloth: '#c9574a',
    chest: (cut, cloth) => {
      cut.line('-0.22 0.02, 0 0.08, 0.22 0.02', 0.13, lighter(cloth, 0.1))
      for (const [y, colour] of [
        [0.3, '#fff6ea'],
        [0.44, lighter(cloth, 0.16)],
        [0.58, '#fff6ea'],
      ] as const)
        cut.line(zigzag(y), 0.04, colour)
      return cut
    },
  },
  coat: {
    cloth: '#8a6548',
    chest: (cut, cloth) => {
      for (const side of [-1, 1])
        cut.polygon('0.02 0.3, 0.06 0, 0.3 0.02, 0.2 0.2', darker(cloth, 0.07), { ...FINE, side })
      return buttons(cut.line('0 0.28, 0.01 0.9', 0.02, darker(cloth, 0.1)), '#f4e3b8').line(
        '-0.36 0.52, 0 0.57, 0.36 0.52',
        0.08,
        darker(cloth, 0.12),
      )
    },
  },
  pyjamas: {
    cloth: '#a9c9e6',
    chest: (cut, cloth) => {
      for (const x of [-0.26, -0.14, 0.14, 0.26])
        cut.line([[x, 0.1], [x * 1.15, 0.8]], 0.025, lighter(cloth, 0.13)) // prettier-ignore
      for (const side of [-1, 1])
        cut.polygon('0 0.16, 0.05 0, 0.22 0.04', lighter(cloth, 0.14), { ...FINE, side })
      return buttons(cut, '#ffffff')
    },
  },
  apron: {
    cloth: null,
    chest: (cut, cloth) =>
      cut
        .line('-0.14 0.2, -0.17 0.02', 0.045, darker(cloth, 0.06))
        .line('0.14 0.2, 0.17 0.02', 0.045, darker(cloth, 0.06))
        .blob(
          '-0.18 0.16, 0.18 0.16, 0.22 0.42, 0.34 0.56, 0.34 0.96, 0 1.02, -0.34 0.96, -0.34 0.56, -0.22 0.42',
          cloth,
        )
        .line('-0.34 0.5, 0 0.54, 0.34 0.5', 0.045, darker(cloth, 0.08))
        .rect(-0.14, 0.64, 0.28, 0.18, darker(cloth, 0.04), { corner: 0.04, isDetail: true })
        .heart(0, 0.34, 0.16, darker(cloth, 0.14), FINE),
  },
  suit: {
    cloth: '#39415a',
    chest: (cut, cloth) => {
      cut.polygon('-0.17 0, 0.17 0, 0 0.48', '#fffaf2', FINE)
      for (const side of [-1, 1])
        cut.polygon('0.01 0.5, 0.15 -0.02, 0.27 0.06, 0.2 0.22', lighter(cloth, 0.07), { ...FINE, side })
      return cut
        .polygon('-0.05 0.04, 0.05 0.04, 0.06 0.3, 0 0.4, -0.06 0.3', '#b8323a', FINE)
        .disc(0.02, 0.62, 0.03, darker(cloth, 0.12), FINE)
    },
  },
  astronaut: {
    cloth: '#eceff4',
    chest: (cut) =>
      cut
        .rect(-0.2, 0.26, 0.4, 0.26, '#aeb6c4', { corner: 0.05, isDetail: true })
        .disc(-0.09, 0.39, 0.05, '#d8483f', FINE)
        .disc(0.07, 0.39, 0.05, '#4d8f5a', FINE)
        .line('-0.38 0.08, 0 0.15, 0.38 0.08', 0.07, '#e8774a'),
    behind: (cut) => cut.rect(-0.5, 0.1, 1, 0.75, '#c4cad6', { corner: 0.16 }),
  },
  policeman: {
    cloth: '#2f4a7a',
    hat: (cut) => hats.peaked(cut, '#2f4a7a'),
    chest: (cut) => buttons(cut, GOLD).star(0.22, 0.3, 0.1, 6, 0.6, GOLD, FINE),
  },
  chef: {
    cloth: '#fbf8f4',
    hat: hats.toque,
    chest: (cut) => {
      for (const side of [-1, 1])
        buttons(cut.polygon('0 0.1, 0.26 0, 0.2 0.2', '#d8483f', { side, isDetail: true }), '#9a948c')
      return cut.disc(0, 0.11, 0.06, '#c23a32', FINE)
    },
  },
  postman: {
    cloth: '#3f6ea5',
    hat: (cut) => hats.peaked(cut, '#3f6ea5'),
    chest: (cut) =>
      cut
        .line('-0.3 0.04, 0 0.4, 0.26 0.6', 0.07, '#8a5530')
        .polygon('0.1 0.42, 0.42 0.34, 0.48 0.62, 0.16 0.7', '#fffaf0')
        .line('0.12 0.44, 0.3 0.54, 0.41 0.38', 0.02, '#c9b9a4')
        .rect(0.06, 0.56, 0.48, 0.32, '#a5683a', { corner: 0.06 })
        .rect(0.06, 0.56, 0.48, 0.12, '#8f5730', { corner: 0.04, isDetail: true }),
  },
  doctor: {
    cloth: '#f6f8fa',
    hat: hats.nursesCap,
    chest: (cut) =>
      cut
        .line('-0.2 0.02, -0.2 0.3, 0 0.44, 0.2 0.3, 0.2 0.02', 0.045, '#4a5560')
        .line('0 0.44, 0.02 0.6', 0.045, '#4a5560')
        .disc(0.02, 0.65, 0.075, '#aab6c2', FINE),
  },
  firefighter: {
    cloth: '#3b3a45',
    hat: (cut) => hats.fireHelmet(cut, '#d8362f'),
    chest: (cut) => bands(cut, '#f2d34a'),
  },
  pirate: {
    cloth: '#fbf6ee',
    hat: hats.tricorne,
    chest: (cut) => {
      for (const y of [0.16, 0.36, 0.56])
        cut.line(
          [
            [-0.36, y],
            [0, y + 0.06],
            [0.36, y],
          ],
          0.085,
          '#c94a42',
        )
      return cut
        .line('-0.42 0.8, 0 0.87, 0.42 0.8', 0.09, '#3a2a26')
        .rect(-0.08, 0.78, 0.16, 0.14, GOLD, FINE)
    },
  },
  witch: {
    cloth: '#4b3a68',
    hat: (cut) => hats.pointedHat(cut, '#43345e', '#e8964a'),
    chest: (cut) =>
      cut
        .star(-0.16, 0.5, 0.09, 5, 0.5, GOLD, FINE)
        .star(0.14, 0.32, 0.07, 5, 0.5, GOLD, FINE)
        .star(0.12, 0.7, 0.06, 5, 0.5, GOLD, FINE),
  },
  miner: {
    cloth: '#2b2a31',
    hat: (cut) => hats.shako(cut, '#2b2a31', '#fffaf4'),
    chest: (cut) => {
      for (const y of [0.2, 0.38, 0.56]) for (const x of [-0.13, 0.13]) cut.disc(x, y, 0.04, '#e0ab42', FINE)
      return cut
    },
  },
  superhero: {
    cloth: '#3a6fc0',
    chest: (cut) =>
      cut
        .polygon('-0.22 0.18, 0.22 0.18, 0.28 0.34, 0 0.66, -0.28 0.34', '#f3c93f', FINE)
        .star(0, 0.36, 0.14, 5, 0.45, '#d8362f', FINE),
    behind: (cut) =>
      cut.blob(
        '-0.3 0, 0.3 0, 0.62 0.6, 0.86 1.25, 0.4 1.3, 0 1.2, -0.4 1.3, -0.86 1.25, -0.62 0.6',
        '#d8362f',
      ),
  },
  footballer: {
    cloth: '#d8362f',
    chest: (cut) =>
      cut
        .polygon('-0.05 0.26, 0.07 0.2, 0.07 0.62, -0.02 0.62, -0.02 0.32', '#fffaf4', FINE)
        .line('-0.2 0.04, 0 0.14, 0.2 0.04', 0.06, '#fffaf4'),
  },
  ballerina: {
    cloth: '#f3b2c8',
    hat: (cut) => {
      for (const side of [-1, 1]) cut.leaf(0, -0.96, 0.15, 0.055, side > 0 ? -0.3 : Math.PI + 0.3, '#e07fa6')
      return cut.disc(0, -0.955, 0.032, '#c9608c', FINE)
    },
    chest: (cut) => {
      for (const [y, wide, shade] of [
        [0.74, 0.72, 0],
        [0.68, 0.64, 0.05],
        [0.62, 0.52, 0.1],
      ] as const)
        cut.oval(0, y, wide, 0.14, lighter('#e07fa6', shade), { isDetail: shade > 0 })
      return cut
    },
  },
  angel: {
    cloth: '#fbfaf6',
    behind: wings,
    hat: (cut) => cut.oval(0, -1.06, 0.14, 0.036, '#f3c93f').oval(0, -1.06, 0.1, 0.018, '#fff3cf', FINE),
    chest: (cut) => cut.heart(0, 0.4, 0.2, '#f3c93f', FINE),
  },
  elf: {
    cloth: '#4d9a5c',
    hat: (cut) => hats.elfCap(cut, '#4d9a5c'),
    chest: (cut) => {
      for (const x of [-0.3, -0.1, 0.1, 0.3])
        cut.polygon(
          [
            [x - 0.1, 0.02],
            [x + 0.1, 0.02],
            [x, 0.24],
          ],
          '#c93a35',
          FINE,
        )
      return cut
        .line('-0.4 0.66, 0 0.72, 0.4 0.66', 0.09, '#3a3033')
        .rect(-0.07, 0.63, 0.14, 0.14, GOLD, FINE)
    },
  },
  knight: {
    cloth: '#aab6c2',
    hat: (cut) => hats.knightsHelmet(cut, '#aab6c2'),
    chest: (cut) =>
      cut
        .blob('-0.3 0.14, 0 0.08, 0.3 0.14, 0.28 0.56, 0 0.86, -0.28 0.56', '#d8362f')
        .line('0 0.16, 0 0.76', 0.09, '#fffaf4')
        .line('-0.26 0.36, 0.26 0.36', 0.09, '#fffaf4'),
  },
  chimneysweep: {
    cloth: '#33303a',
    hat: (cut) => hats.topHat(cut, '#2b2830'),
    chest: (cut) => {
      for (const y of [0.2, 0.4, 0.6]) for (const x of [-0.12, 0.12]) cut.disc(x, y, 0.045, GOLD, FINE)
      return cut.polygon('-0.14 0, 0.14 0, 0 0.12', '#fffaf4', FINE)
    },
    behind: brush,
  },
  builder: {
    cloth: '#f08a2f',
    hat: (cut) => hats.hardHat(cut, '#f3c93f'),
    chest: (cut) => bands(cut, '#f2f0d8').line('0 0.04, 0 0.8', 0.03, '#c96a1c'),
  },
  sailor: {
    cloth: '#fbf8f4',
    hat: hats.sailorsCap,
    chest: (cut) =>
      cut
        .polygon('-0.4 0, 0.4 0, 0.3 0.2, 0 0.4, -0.3 0.2', '#24365f', FINE)
        .polygon('-0.18 0, 0.18 0, 0 0.22', '#fbf8f4', FINE)
        .leaf(0, 0.36, 0.24, 0.07, 1.1, '#d8362f', FINE)
        .leaf(0, 0.36, 0.24, 0.07, 2.04, '#d8362f', FINE),
  },
  captain: {
    cloth: '#2c3a5e',
    hat: hats.captainsCap,
    chest: (cut) => {
      cut
        .polygon('-0.16 0, 0.16 0, 0 0.3', '#fffaf2', FINE)
        .polygon('-0.04 0.06, 0.04 0.06, 0 0.28', '#25242a', FINE)
      for (const side of [-1, 1]) cut.line('0.24 0.12, 0.4 0.14', 0.08, GOLD, { side })
      for (const y of [0.4, 0.58]) for (const x of [-0.13, 0.13]) cut.disc(x, y, 0.045, GOLD, FINE)
      return cut
    },
  },
  clown: {
    cloth: '#f2b632',
    behind: (cut) => {
      for (const side of [-1, 1])
        for (const [x, y, radius] of [
          [0.44, -0.5, 0.2],
          [0.52, -0.24, 0.17],
          [0.4, -0.72, 0.15],
        ] as const)
          cut.disc(side * x, y, radius, '#e2632f')
      return cut
    },
    hat: hats.clownsHat,
    chest: (cut) => {
      for (let fold = 0; fold < 7; fold += 1)
        cut.disc(-0.36 + fold * 0.12, 0.06 + (fold % 2) * 0.04, 0.1, fold % 2 === 0 ? '#fffaf4' : '#e04a4f')
      for (const [y, colour] of [
        [0.34, '#d8362f'],
        [0.58, '#3a7fc0'],
      ] as const)
        cut.disc(0, y, 0.08, colour, FINE)
      return cut
    },
  },
  soldier: {
    cloth: '#6f7a4a',
    hat: (cut) => hats.hardHat(cut, '#4a5236'),
    chest: (cut) => {
      for (const x of [-0.2, 0.2])
        cut.rect(x - 0.1, 0.24, 0.2, 0.18, '#5c663c', { corner: 0.03, isDetail: true })
      return buttons(cut, '#4a5230')
    },
  },
  teacher: {
    cloth: '#8a5a4a',
    chest: (cut) =>
      buttons(cut.polygon('-0.2 0, 0.2 0, 0 0.3', '#fffaf2', FINE), GOLD)
        .polygon('0 0.1, -0.16 0.02, -0.16 0.2', '#c9483f', FINE)
        .polygon('0 0.1, 0.16 0.02, 0.16 0.2', '#c9483f', FINE),
  },
  fairy: {
    cloth: '#e79ab5',
    behind: (cut) => {
      for (const side of [-1, 1])
        cut
          .blob('0.1 0.3, 0.5 -0.3, 1 -0.36, 1 0.1, 0.5 0.36', '#f6d9e6', { side, alpha: 0.9 })
          .blob('0.1 0.4, 0.6 0.4, 0.8 0.74, 0.5 0.86', '#f6d9e6', { side, alpha: 0.9 })
      return cut
    },
    hat: (cut) => cut.oval(0, -0.945, 0.13, 0.022, '#f4cf6a').star(0, -1, 0.05, 5, 0.5, '#f7d35f', FINE),
    chest: (cut) => cut.star(0, 0.36, 0.12, 5, 0.5, '#f7d35f', FINE),
  },
  santa: {
    cloth: '#c93a35',
    chest: (cut) =>
      cut
        .line('0 0.1, 0 0.8', 0.12, '#fffaf4')
        .line('-0.4 0.62, 0 0.68, 0.4 0.62', 0.1, '#2f2a2e')
        .rect(-0.08, 0.6, 0.16, 0.15, GOLD, FINE),
  },
}

/** The width of a person's head in the measure of hats, and its end. */
const PERSON = { width: 0.31, top: -0.945 } as const
/** Animals have large heads: things worn on them are a little smaller. */
const ON_ANIMALS = 0.8

/** The hat of a costume alone; a costume without one has none. */
export function hatOf(name: CostumeName, head: Head, hand: Hand): Shape[] {
  const { hat } = COSTUMES[name]
  if (name === 'santa') return extra(name, head, hand)
  return hat === undefined ? [] : placed(hat(new Scissors()).shapes, hatPlace(head))
}

function hatPlace(head: Head) {
  const isPerson = head.width < PERSON.width * 1.15
  const size = (head.width / PERSON.width) * (isPerson ? 1 : ON_ANIMALS)
  return { x: head.x, y: head.top - PERSON.top * size, size }
}

/** A figure in a costume: the body is dyed, and the costume's parts are before and behind it. */
export function dressedAs(
  name: CostumeName,
  shapes: readonly Shape[],
  head: Head,
  { colour, ...hand }: Hand & { readonly colour?: string },
): Shape[] {
  const { cloth: usual, hat, chest, behind } = COSTUMES[name]
  const cloth = colour ?? usual ?? '#fbf4e8'
  const isPerson = head.width < PERSON.width * 1.15
  const atNeck = {
    x: head.x,
    y: head.bottom - head.width * 0.04,
    size: head.width * (isPerson ? 0.92 : 0.86),
  }
  const isAside = head.eyes.length === 1
  return [
    ...(behind === undefined || isAside ? [] : placed(behind(new Scissors()).shapes, atNeck)),
    ...(isAside || usual === null ? shapes : shapes.map((shape) => dyed(shape, head, cloth, isPerson))),
    ...(chest === undefined || isAside ? [] : placed(chest(new Scissors(), cloth).shapes, atNeck)),
    ...(hat === undefined ? [] : placed(hat(new Scissors()).shapes, hatPlace(head))),
    ...extra(name, head, hand),
  ]
}

/** The part laid over a face, or at the feet. */
function extra(name: CostumeName, head: Head, hand: Hand): Shape[] {
  const cut = new Scissors()
  const [eye] = head.eyes.slice(-1)
  const tall = head.bottom - head.top
  if (name === 'astronaut') {
    const radius = Math.max(head.width, tall) * 0.7
    const y = (head.top + head.bottom) / 2
    cut
      .disc(head.x, y, radius, '#cfe6f5', { ...FINE, alpha: 0.28 })
      .ring(head.x, y, radius * 1.08, radius * 0.96, '#dfe4ec', FINE)
      .line(
        [
          [head.x - radius * 0.7, y - radius * 0.3],
          [head.x - radius * 0.5, y - radius * 0.6],
          [head.x - radius * 0.2, y - radius * 0.76],
        ],
        radius * 0.08,
        '#ffffff',
        { alpha: 0.8 },
      )
  }
  if (name === 'pirate' && eye !== undefined) {
    const radius = head.eyeWidth * 0.95
    cut
      .line(
        [
          [head.x - head.width * 0.46, head.top + tall * 0.16],
          [eye.x, eye.y],
        ],
        radius * 0.3,
        '#2f2a36',
      )
      .disc(eye.x, eye.y, radius, '#2f2a36', FINE)
  }
  if (name === 'clown' && eye !== undefined) {
    const between = head.eyes.length > 1 ? head.x : eye.x + Math.sign(eye.x - head.x) * head.eyeWidth * 2
    cut
      .disc(between, eye.y + tall * 0.2, head.eyeWidth * 1.5, '#d8362f', FINE)
      .disc(between - head.eyeWidth * 0.4, eye.y + tall * 0.17, head.eyeWidth * 0.4, '#f08a80', FINE)
  }
  if (name === 'teacher')
    for (const { x, y } of head.eyes)
      cut.ring(x, y, head.eyeWidth * 1.25, head.eyeWidth * 1.02, '#4a3a38', FINE)
  if (name === 'superhero')
    for (const { x, y } of head.eyes)
      cut.ring(x, y, head.eyeWidth * 1.35, head.eyeWidth * 0.72, '#d8362f', FINE)
  if (name === 'footballer')
    cut.paste(
      placed(football.draw({ ...hand, own: null }), { x: head.x + head.width * 0.78, y: 0.02, size: 0.2 }),
    )
  if (name === 'santa') {
    const size = (head.width * 1.14) / santahat.breadth
    cut.paste(placed(santahat.draw({ ...hand, own: null }), { x: head.x, y: head.top + tall * 0.3, size }))
  }
  return cut.shapes
}

/** Of a person’s height: thinner lines are no sleeves. */
const SLEEVE = 0.05

/** A piece of the body in the colour of the clothes: below the neck, in the middle, and no foot. */
function dyed(shape: Shape, head: Head, cloth: string, isPerson: boolean): Shape {
  // A person’s sleeves are lines.
  if (isPerson && shape.line !== null && shape.line > SLEEVE && !shape.isDetail)
    return { ...shape, colour: darker(cloth, 0.04) }
  if (shape.line !== null || shape.isEye === true) return shape
  const points = shape.contours.flat()
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const isBody =
    (top + bottom) / 2 > head.bottom &&
    top > head.y &&
    top < -0.12 &&
    (right - left) * (bottom - top) > 0.01 &&
    Math.abs((left + right) / 2 - head.x) < head.width * 0.6
  if (!isBody) return shape
  return { ...shape, colour: shape.isDetail ? darker(cloth, 0.03) : cloth }
}
