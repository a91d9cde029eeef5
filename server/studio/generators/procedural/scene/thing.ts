import type { MotifName, WantedMotif } from '#domain/generation/reading/brief.ts'
import { ALL_MOTIFS } from './motifs/allMotifs.ts'
import type { Hand } from './motifs/motif.ts'
import { gripOf, heldBy, isItsOwn, onBack } from './held.ts'
import { liesDown, lying } from './lying.ts'
import { heapOf, stackOf } from './piles.ts'
import type { Sheet } from './scene.ts'
import type { Shape } from './shape.ts'
import { TOGETHER } from './together.ts'
import { withWorn, withWornByAll } from './worn.ts'

/** One thing to be placed. */
export interface Thing extends Pick<
  WantedMotif,
  'name' | 'pose' | 'of' | 'wears' | 'holds' | 'alsoHolds' | 'relation' | 'spot'
> {
  readonly colour: string | null
  readonly colours: readonly string[]
  /** Its height relative to others of its kind. */
  readonly grown: number
  readonly nth: number
  /** So many lie in one heap. */
  readonly many: number
}

/** Things that would look wrong mirrored. */
export const ONE_WAY: ReadonlySet<MotifName> = new Set([
  'note', 'guitar', 'letter', 'book', 'train', 'car', 'doctor', 'flag', 'piano', 'violin', 'clock', 'bus', 'firetruck',
  'truck', 'ambulance', 'postman',
  'newspaper', 'blackboard', 'pirateship', 'phone', 'television', 'laptop', 'footballer', 'diploma',
]) // prettier-ignore

/** Things that swim at the surface, and throw no shadow. */
export const AFLOAT: ReadonlySet<MotifName> = new Set([
  'boat',
  'whale',
  'swan',
  'pirateship',
  'shark',
  'icefloe',
  'surfboard',
])

/** Figures drawn with a thing of their own that they don't have on another one. */
const SETTLES: ReadonlySet<MotifName> = new Set(['parrot'])

/** Figures drawn in a scarf. */
const WRAPPED: ReadonlySet<MotifName> = new Set(['penguin', 'snowman'])

/** Worn things that no hat gives way to. */
const BESIDE_HATS: ReadonlySet<string> = new Set([
  'scarf', 'eyeglasses', 'bow', 'tie', 'sweater', 'coat', 'pyjamas', 'apron', 'suit',
]) // prettier-ignore

/** A thing with everything it wears and holds, in its own measure. */
export function shapesOf(
  { tones, random }: Pick<Sheet, 'tones' | 'random'>,
  { name, colour, colours, pose, of, wears, holds, alsoHolds, nth, many, relation }: Thing,
  more: Pick<Hand, 'isEmpty' | 'isOpen' | 'isPulled' | 'partner' | 'grip' | 'isTall'> = {},
): Shape[] {
  // A figure that holds a requested thing has nothing of its own in its hands.
  const isFree = holds === null || isItsOwn(name, holds) ? {} : { isEmpty: true }
  // A parrot on a branch has no perch of its own, and a stork in its nest no bundle.
  const isSettled =
    relation?.name === 'on' && (SETTLES.has(name) || (name === 'stork' && relation.to === 'nest'))
  const scarf = WRAPPED.has(name) ? wears.find((worn) => worn.name === 'scarf') : undefined
  // It has a scarf anyway: that is dyed, and no second one is put over it.
  const dyed = { ...tones, accent: scarf?.colours[0] ?? tones.accent }
  const hand = {
    tones: scarf === undefined ? tones : dyed,
    random,
    own: colour,
    all: colours,
    pose,
    of,
    nth,
    grip: gripOf(name, holds, alsoHolds),
    isBareheaded: wears.some((worn) => !BESIDE_HATS.has(worn.name)),
    ...more,
    ...isFree,
    ...(isSettled || (name === 'stork' && nth > 0) ? { isEmpty: true } : {}),
  }
  if (many > 1 && name === 'book') return stackOf(many, hand)
  if (many > 1) {
    const own = (index: number) => colours[index % Math.max(1, colours.length)] ?? colour
    return heapOf(name, many, hand, (index) =>
      ALL_MOTIFS[name].draw({ ...hand, own: own(index), nth: index }),
    )
  }
  const drawn = ALL_MOTIFS[name].draw(hand)
  const dress = TOGETHER.has(name) ? withWornByAll : withWorn
  const whole = [
    ...onBack(name, holds, hand),
    ...dress(
      drawn,
      wears.filter((worn) => worn !== scarf),
      hand,
    ),
    ...heldBy(name, drawn, holds, hand, alsoHolds),
  ]
  return liesDown({ name, pose, relation }) ? lying(whole) : whole
}
