import type { Worn, WornName } from '#domain/generation/reading/brief.ts'
import { isCostume } from '#domain/generation/reading/wearing.ts'
import { darker, lighter } from '#server/platform/media/brushes/colour.ts'
import { dressedAs, hatOf } from './costumes.ts'
import { type Head, headOf, headsOf } from './head.ts'
import * as celebrations from './motifs/celebrations.ts'
import * as headwear from './motifs/headwear.ts'
import { tie } from './motifs/delights.ts'
import { flowercrown } from './motifs/flowerCrowns.ts'
import { bowtie } from './motifs/bowties.ts'
import { boot } from './motifs/footwear.ts'
import { bow } from './motifs/homely.ts'
import type { Hand, Motif } from './motifs/motif.ts'
import { Scissors } from './scissors.ts'
import { placed, type Shape } from './shape.ts'

/** The fit of a hat: its width relative to the head's, and its depth over it, of the head's height. */
const HATS: Readonly<
  Record<
    Exclude<WornName, 'scarf' | 'eyeglasses' | 'dress' | 'bow' | 'tie' | 'bowtie' | 'wellies' | 'boots'>,
    { readonly wide: number; readonly deep: number }
  >
> = {
  hat: { wide: 1.5, deep: 0.3 },
  beanie: { wide: 1.06, deep: 0.34 },
  santahat: { wide: 1.14, deep: 0.32 },
  partyhat: { wide: 0.5, deep: 0.14 },
  crown: { wide: 0.74, deep: 0.16 },
  cap: { wide: 1.3, deep: 0.3 },
  helmet: { wide: 1.16, deep: 0.34 },
  flowercrown: { wide: 1.12, deep: 0.24 },
}

const DRAWINGS = {
  ...headwear,
  crown: celebrations.crown,
  cap: celebrations.cap,
  bow,
  tie,
  flowercrown,
  bowtie,
} as const satisfies Record<Exclude<WornName, 'dress' | 'wellies' | 'boots'>, Motif>

/** From here down, in the figure's measure, a head in profile has no neck below it: a hedgehog's is before the body. */
const LOW = -0.12

/** A scarf between the head and the body of a low animal in profile. */
function collarOf({ eyes, x, top, bottom, width }: Head, { own, tones }: Hand): Shape[] {
  const wool = own ?? tones.accent
  const way = (eyes[0]?.x ?? x) < 0 ? -1 : 1
  const [neck, tall] = [x - way * width * 0.5, bottom - top]
  const cut = new Scissors()
  for (const [dx, colour, wide] of [
    [0, wool, 0.1],
    [-0.03, lighter(wool, 0.14), 0.02],
    [0.03, lighter(wool, 0.14), 0.02],
  ] as const)
    cut.line(
      [
        [neck + dx - way * 0.02, top + tall * 0.06],
        [neck + dx + way * 0.03, top + tall * 0.5],
        [neck + dx - way * 0.01, bottom - tall * 0.04],
      ],
      wide,
      colour,
      { isDetail: wide < 0.1 },
    )
  const end: [number, number] = [neck - way * 0.2, bottom - tall * 0.1]
  cut.line([[neck - way * 0.01, bottom - tall * 0.38], end], 0.085, darker(wool, 0.05), { isDetail: false })
  for (const dy of [-0.025, 0, 0.025])
    cut.line(
      [
        [end[0], end[1] + dy],
        [end[0] - way * 0.045, end[1] + dy + 0.015],
      ],
      0.012,
      darker(wool, 0.05),
    )
  return cut.shapes
}

/** Dresses a figure. A thing without a face wears nothing. */
export function withWorn(shapes: readonly Shape[], wears: readonly Worn[], hand: Hand): Shape[] {
  const head = headOf(shapes)
  if (head === null || wears.length === 0) return [...shapes]
  const costume = wears.find(({ name, isHat }) => isCostume(name) && isHat !== true)
  const [colour] = costume?.colours ?? []
  const dressed =
    costume !== undefined && isCostume(costume.name)
      ? dressedAs(costume.name, shapes, head, { ...hand, ...(colour === undefined ? {} : { colour }) })
      : shapes
  return [...dressed, ...wears.flatMap((worn) => on(head, worn, hand))]
}

/** Dresses each of several people drawn together; their colours alternate. */
export function withWornByAll(shapes: readonly Shape[], wears: readonly Worn[], hand: Hand): Shape[] {
  const theirs = headsOf(shapes).flatMap((head, nth) =>
    wears.flatMap(({ name, colours }) =>
      on(head, { name, colours: colours.length === 0 ? [] : [colours[nth % colours.length] ?? ''] }, hand),
    ),
  )
  return [...shapes, ...theirs]
}

/** Around the neck, with one end that hangs down. */
function scarfOn({ x, bottom, top, width }: Head, { own, tones }: Hand): Shape[] {
  const wool = own ?? tones.accent
  const pale = lighter(wool, 0.16)
  const tall = bottom - top
  const [half, thick] = [width * 0.42, tall * 0.19]
  const y = bottom + thick * 0.1
  const cut = new Scissors()
  const [end, side] = [y + tall * 0.66, x + half * 0.46]
  cut.polygon(
    [
      [side - half * 0.3, y],
      [side + half * 0.26, y],
      [side + half * 0.36, end],
      [side - half * 0.24, end + thick * 0.1],
    ],
    darker(wool, 0.05),
  )
  for (const share of [0.62, 0.82])
    cut.line(
      [
        [side - half * (0.3 - share * 0.06), y + (end - y) * share],
        [side + half * (0.26 + share * 0.1), y + (end - y) * share],
      ],
      thick * 0.22,
      pale,
    )
  for (let fringe = 0; fringe < 5; fringe += 1)
    cut.line(
      [
        [side - half * 0.2 + fringe * half * 0.13, end],
        [side - half * 0.2 + fringe * half * 0.14, end + thick * 0.36],
      ],
      half * 0.05,
      darker(wool, 0.05),
    )
  cut.blob(
    [
      [x - half, y - thick * 0.35],
      [x, y - thick * 0.16],
      [x + half, y - thick * 0.35],
      [x + half * 1.04, y + thick * 0.3],
      [x, y + thick * 0.72],
      [x - half * 1.04, y + thick * 0.3],
    ],
    wool,
  )
  for (const share of [-0.66, -0.3, 0.08, 0.5])
    cut.line(
      [
        [x + half * share, y - thick * 0.16],
        [x + half * (share + 0.1), y + thick * 0.5],
      ],
      thick * 0.16,
      pale,
      { alpha: 0.75 },
    )
  return cut.shapes
}

function on(head: Head, { name, isHat, colours }: Worn, hand: Hand): Shape[] {
  const own = { ...hand, own: colours[0] ?? null }
  const tall = head.bottom - head.top
  if (isHat === true && isCostume(name)) return hatOf(name, head, own)
  if (name === 'dress' || isCostume(name)) return []
  if (name === 'eyeglasses') return glassesOn(head, own)
  if (name === 'scarf') {
    if (head.eyes.length > 1) return scarfOn(head, own)
    // In profile the neck is nearer to the body.
    if (head.bottom > LOW) return collarOf(head, own)
    const size = Math.min(head.width * 1.05, tall * 1.5)
    return placed(DRAWINGS.scarf.draw(own), { x: head.x * 0.78, y: head.bottom + size * 0.95, size })
  }
  if (name === 'wellies' || name === 'boots') return bootsOn(head, own, name === 'boots' ? '#7a5236' : null)
  if (name === 'bow') return bowOn(head, own)
  if (name === 'tie') return tieOn(head, own)
  if (name === 'bowtie') return bowtieOn(head, own)
  const { wide, deep } = HATS[name]
  const size = (head.width * wide) / DRAWINGS[name].breadth
  return placed(DRAWINGS[name].draw(own), { x: head.x, y: head.top + tall * deep, size })
}

/** A ribbon at one side of the crown; in profile it is behind the ear. */
function bowOn({ x, top, bottom, width, eyes }: Head, own: Hand): Shape[] {
  const isAside = eyes.length === 1
  const way = isAside ? ((eyes[0]?.x ?? x) < x ? 1 : -1) : 1
  const size = Math.min(width * (isAside ? 0.5 : 0.42), 0.24)
  return placed(bow.draw(own), {
    x: x + way * width * (isAside ? 0.18 : 0.3),
    y: top + (bottom - top) * 0.1 + size * 0.55,
    size,
    turn: way * 0.3,
  })
}

/** On both feet; an animal's are wider apart. */
function bootsOn({ x, width }: Head, { own, tones }: Hand, usual: string | null): Shape[] {
  const isPerson = width < 0.36
  const colour = own ?? usual ?? tones.accent
  const size = isPerson ? 0.2 : 0.26
  const apart = isPerson ? 0.066 : Math.min(0.2, width * 0.3)
  const middle = isPerson ? 0 : x * 0.3
  return [-1, 1].flatMap((side) =>
    placed(boot(colour).shapes, { x: middle + side * apart, y: 0.015, size, isFlipped: side < 0 }),
  )
}

/** Under the chin; in profile at the throat. */
function tieOn({ x, bottom, width, eyes }: Head, own: Hand): Shape[] {
  const size = Math.max(0.16, width * 0.62)
  const isAside = eyes.length === 1
  return placed(tie.draw(own), { x: isAside ? x * 0.78 : x, y: bottom + size * 0.94, size })
}

/** Right under the chin; in profile at the throat. */
function bowtieOn({ x, bottom, width, eyes }: Head, own: Hand): Shape[] {
  const size = Math.max(0.1, width * 0.3)
  const isAside = eyes.length === 1
  return placed(bowtie.draw(own), {
    x: isAside ? x * 0.78 : x,
    y: bottom + size * (isAside ? 0.8 : 0.62),
    size,
  })
}

function glassesOn({ eyes, eyeWidth, width }: Head, { own, tones }: Hand): Shape[] {
  const cut = new Scissors()
  const apart = eyes.length > 1 ? Math.abs((eyes[0]?.x ?? 0) - (eyes[1]?.x ?? 0)) : width * 0.45
  const radius = Math.max(eyeWidth * 0.9, Math.min(apart * 0.47, width * 0.24))
  const frame = own ?? tones.deep
  const xs = eyes.map(({ x }) => x)
  const y = eyes[0]?.y ?? 0
  if (eyes.length > 1)
    cut.line(
      [
        [Math.min(...xs) + radius, y],
        [Math.max(...xs) - radius, y],
      ],
      radius * 0.2,
      frame,
    )
  for (const eye of eyes)
    cut
      .disc(eye.x, eye.y, radius, '#ffffff', { isDetail: true, alpha: 0.3 })
      .ring(eye.x, eye.y, radius, radius * 0.8, frame, { isDetail: true })
  return cut.shapes
}
