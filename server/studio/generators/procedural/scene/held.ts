import type { MotifName, WantedMotif } from '#domain/generation/reading/brief.ts'
import { PEOPLE } from '#domain/generation/reading/people.ts'
import { darker } from '#server/platform/media/brushes/colour.ts'
import { boundsOf } from '../picture/trace.ts'
import { ALL_MOTIFS } from './motifs/allMotifs.ts'
import type { Grip, Hand } from './motifs/motif.ts'
import { Scissors } from './scissors.ts'
import { placed, type Shape } from './shape.ts'
import { headOf } from './head.ts'
import { skinOf } from './bodyColours.ts'
import { juggled } from './juggled.ts'
import { PLAYED, played } from './played.ts'

/** Things that fly above the hand that holds their string. */
const ON_STRINGS: ReadonlySet<MotifName> = new Set(['balloon', 'balloons', 'kite'])

/** Figures that have it on their spines, on their nose, or before the chest though in profile. */
const CARRIED_ON: Readonly<Partial<Record<MotifName, { x: number; y: number; size: number }>>> = {
  hedgehog: { x: -0.12, y: -0.72, size: 0.42 },
  dragon: { x: -0.34, y: -0.1, size: 0.34 },
  seal: { x: -0.24, y: -0.91, size: 0.5 },
  sheep: { x: 0.5, y: 0, size: 0.42 },
}

/** A rod's grip, in its own measure. */
const ROD_GRIP = { x: -0.3, y: -0.18 } as const

/** A person's hand at the side, in the person's measure. */
const SIDE_HAND = { x: 0.32, y: -0.452 } as const

/** The height of things held by a person, as a share of the person; others are as tall as fits. */
const IN_HANDS: Readonly<Partial<Record<MotifName, number>>> = {
  apple: 0.18, orange: 0.17, pear: 0.19, plum: 0.15, lemon: 0.16, tomato: 0.16, strawberry: 0.17, raspberry: 0.16, cherry: 0.19,
  egg: 0.2, key: 0.26, cup: 0.22, medal: 0.28, letter: 0.24, phone: 0.24, donut: 0.22, snowball: 0.16, cupcake: 0.24, heart: 0.26,
  star: 0.27, shell: 0.2, candle: 0.3, lollipop: 0.3, icecream: 0.3, guitar: 0.5, football: 0.24, basketball: 0.25, book: 0.24,
  gingerbread: 0.28, bauble: 0.24, bell: 0.24, camera: 0.22, leaf: 0.24, clover: 0.22, croissant: 0.2, beer: 0.27,
  honey: 0.26, pumpkin: 0.26, gift: 0.3, carrot: 0.28, banana: 0.24, wool: 0.22, rings: 0.16, wafer: 0.24, cheese: 0.22,
} // prettier-ignore

/** Things in one hand at the side. */
const ASIDE: ReadonlySet<MotifName> = new Set([
  'umbrella',
  'fishingrod',
  'dumbbell',
  'cello',
  'violin',
  'wateringcan',
])

/** A large cake, and any of a cook in white, is carried on the palm. */
function isOnPalm(holder: MotifName, { name, size }: WantedMotif): boolean {
  return name === 'cake' && (holder === 'chef' || size === 'large' || size === 'huge')
}

/** How a person holds a thing. */
export function gripOf(holder: MotifName, holds: WantedMotif | null, alsoHolds?: WantedMotif): Grip | null {
  if (holds === null || !PEOPLE.has(holder)) return null
  if (holds.name === 'backpack') return null
  if (alsoHolds !== undefined || holds.count > 1) return 'both'
  const isAside = ASIDE.has(holds.name) || ON_STRINGS.has(holds.name) || isOnPalm(holder, holds)
  return isAside ? 'aside' : 'chest'
}

/** The least height of a thing held before the chest, and its foot. */
const ROOM_LEAST = 0.27

const CHEST = -0.14

/**
 * A held thing in its own measure: before the chest, above a hand when it flies or is an umbrella, on the spines of a
 * hedgehog or the nose of a seal, and at the mouth of a figure in profile.
 */
export function heldBy(
  holder: MotifName,
  drawn: readonly Shape[],
  holds: WantedMotif | null,
  tools: Hand,
  alsoHolds?: WantedMotif,
): Shape[] {
  if (holds === null || isItsOwn(holder, holds)) return []
  if (alsoHolds !== undefined)
    return [...atSide(holder, drawn, holds, tools, 1), ...atSide(holder, drawn, alsoHolds, tools, -1)]
  const { tones, random, nth = 0 } = tools
  if (holds.count > 1 && holds.name !== 'balloons') return juggled(drawn, holds, tools)
  if (holds.name === 'backpack' && PEOPLE.has(holder)) return straps(holds.colours[0] ?? tones.accent)
  const { draw, breadth } = ALL_MOTIFS[holds.name]
  const own = holds.colours[nth % Math.max(1, holds.colours.length)] ?? null
  const shapes = draw({ tones, random, own, of: holds.of })
  const side = ALL_MOTIFS[holder].breadth * 0.5
  const mouth = holder === 'elephant' ? { x: 0.6, y: -0.16, way: 1 } : mouthOf(drawn)
  const isPerson = PEOPLE.has(holder)
  if (isPerson && (isOnPalm(holder, holds) || holds.name === 'wateringcan'))
    return atSide(holder, drawn, holds, tools, 1)
  if (mouth === null && (holds.name === 'dumbbell' || PLAYED.has(holds.name)))
    return played(holds.name, shapes, drawn, { isPerson, side })
  if (ON_STRINGS.has(holds.name)) {
    const hand = mouth ?? (isPerson ? { ...SIDE_HAND, way: 1 } : { x: side * 0.9, y: -0.38, way: 1 })
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
  if (carried !== undefined && holds.name !== 'umbrella')
    return placed(shapes, { ...carried, y: carried.y - boundsOf(shapes).bottom * carried.size })
  if (holds.name === 'fishingrod' && mouth === null) {
    const size = 0.95
    const hand = isPerson ? SIDE_HAND : { x: side * 0.8, y: -0.33 }
    return placed(shapes, { x: hand.x - ROD_GRIP.x * size, y: hand.y - ROD_GRIP.y * size, size })
  }
  // A held thing is never wider than its holder.
  const usual = (isPerson ? (IN_HANDS[holds.name] ?? 0.4) : 0.4) * SIZES[holds.size ?? 'usual']
  const size = Math.min(usual, (side * 1.5) / breadth)
  if (mouth !== null) {
    const small = Math.min(size, 0.34, (IN_HANDS[holds.name] ?? 0.4) * 1.25)
    return placed(shapes, {
      x: mouth.x + mouth.way * small * breadth * 0.3,
      y: Math.min(0.02, mouth.y + small * 0.8),
      size: small,
    })
  }
  if (holds.name === 'umbrella') {
    const hand = isPerson ? SIDE_HAND : { x: side * 0.8, y: -0.42 }
    return placed(shapes, { x: hand.x, y: hand.y + 0.06, size: 1.05 })
  }
  // It leaves the face free, down to the mouth where the chest has the room.
  const head = headOf(drawn)
  const [eye] = head?.eyes ?? []
  const room =
    head === null || eye === undefined
      ? 1
      : Math.min(CHEST - eye.y - 0.06, Math.max(ROOM_LEAST, CHEST - head.bottom + 0.05))
  if (!isPerson) {
    const fitting = Math.min(size, room / -boundsOf(shapes).top)
    return placed(shapes, { x: 0, y: CHEST, size: fitting })
  }
  const { left, right, top } = boundsOf(shapes)
  // Flowers are held where they are tied, low things between the palms; the face stays free.
  const isLarge = holds.size === 'large' || holds.size === 'huge'
  const share = STALKED.has(holds.name) ? TIED_AT : isLarge ? 0.45 : 0.22
  const fitting = Math.min(size, (HANDS_AT - CHIN) / (1 - share) / -top)
  const grip = HANDS_AT - top * fitting * share
  const apart = STALKED.has(holds.name)
    ? 0.035
    : Math.min(0.13, Math.max(0.045, (right - left) * fitting * 0.42))
  const skin = skinOf(drawn)
  const hands = new Scissors()
  if (skin !== null) for (const way of [-1, 1]) hands.oval(way * apart, HANDS_AT + 0.012, 0.036, 0.03, skin)
  return [...placed(shapes, { x: 0, y: grip, size: fitting }), ...hands.shapes]
}

/** How much larger and smaller things are in hands. */
const SIZES = { usual: 1, small: 0.75, large: 1.25, huge: 1.45 } as const

/** In one hand at the right (1) or left (−1) side: flowers by their stalks, other things on the palm. */
function atSide(
  holder: MotifName,
  drawn: readonly Shape[],
  holds: WantedMotif,
  { tones, random, nth = 0 }: Hand,
  side: -1 | 1,
): Shape[] {
  if (ON_STRINGS.has(holds.name) || holds.name === 'umbrella')
    return heldBy(holder, drawn, holds, { tones, random, nth, own: null }).map((shape) => ({
      ...shape,
      contours: shape.contours.map((contour) => contour.map(({ x, y }) => ({ x: x * side, y }))),
    }))
  const isPerson = PEOPLE.has(holder)
  const shapes = ALL_MOTIFS[holds.name].draw({ tones, random, own: holds.colours[0] ?? null, of: holds.of })
  const bounds = boundsOf(shapes)
  const size = Math.min(
    (IN_HANDS[holds.name] ?? 0.36) * SIZES[holds.size ?? 'usual'],
    0.5 / (bounds.right - bounds.left),
  )
  const half = ALL_MOTIFS[holder].breadth * 0.5
  const hand = isPerson ? SIDE_HAND : { x: half * 0.86, y: -0.34 }
  const share = holds.name === 'wateringcan' ? 0.8 : STALKED.has(holds.name) ? TIED_AT : 0.08
  const x = side * (hand.x + (isPerson ? 0.02 : 0))
  const placedThing = placed(shapes, { x, y: hand.y + 0.02 - bounds.top * size * share, size })
  const skin = isPerson ? skinOf(drawn) : null
  const fingers = new Scissors()
  if (skin !== null) fingers.oval(x, hand.y + 0.012, 0.04, 0.03, skin)
  return [...placedThing, ...fingers.shapes]
}

/** The height of both hands before the chest, and of the chin, in a person's measure. */
const HANDS_AT = -0.41
const CHIN = -0.65

/** The height of a bunch's ribbon, as a share of it. */
const TIED_AT = 0.3

/** Things with a stalk or a stick to hold. */
const STALKED: ReadonlySet<MotifName> = new Set([
  'bouquet', 'rose', 'tulip', 'sunflower', 'poppy', 'daisy', 'lavender', 'peony', 'lily', 'dandelion', 'forgetmenot',
  'carnation', 'chrysanthemum', 'lilac', 'daffodil', 'iris', 'crocus', 'snowdrop', 'lilyofthevalley', 'lollipop',
  'wheat', 'catkins', 'flag', 'icecream',
]) // prettier-ignore

/** „bocian niesie dziecko”: a stork is drawn with it. */
export function isItsOwn(holder: MotifName, holds: WantedMotif): boolean {
  return holder === 'stork' && (holds.name === 'baby' || holds.name === 'child')
}

/** What a person carries on the back, drawn behind them. */
export function onBack(holder: MotifName, holds: WantedMotif | null, { tones, random }: Hand): Shape[] {
  if (holds?.name !== 'backpack' || !PEOPLE.has(holder)) return []
  const own = holds.colours[0] ?? tones.accent
  return placed(ALL_MOTIFS.backpack.draw({ tones, random, own }), { x: 0, y: -0.25, size: 0.46 })
}

function straps(colour: string): Shape[] {
  const cut = new Scissors()
  for (const side of [-1, 1])
    cut
      .line('0.075 -0.625, 0.088 -0.53, 0.1 -0.42', 0.028, darker(colour, 0.1), { side })
      .line('0.082 -0.53, 0.096 -0.53', 0.02, '#f4e3b8', { side })
  return cut.shapes
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
