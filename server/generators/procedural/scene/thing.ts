import type { MotifName, WantedMotif } from '#domain/generation/reading/brief.ts'
import { ALL_MOTIFS } from './motifs/allMotifs.ts'
import type { Hand } from './motifs/motif.ts'
import { heldBy } from './held.ts'
import type { Sheet } from './scene.ts'
import type { Shape } from './shape.ts'
import { withWorn } from './worn.ts'

/** One thing to be placed. */
export interface Thing extends Pick<
  WantedMotif,
  'name' | 'pose' | 'of' | 'wears' | 'holds' | 'relation' | 'spot'
> {
  readonly colour: string | null
  readonly colours: readonly string[]
  /** Its height relative to others of its kind. */
  readonly grown: number
  readonly nth: number
}

/** Things that would look wrong mirrored. */
export const ONE_WAY: ReadonlySet<MotifName> = new Set([
  'note', 'guitar', 'letter', 'book', 'train', 'car', 'doctor', 'flag', 'piano', 'violin', 'clock', 'bus', 'firetruck',
  'truck', 'ambulance', 'postman',
  'newspaper', 'blackboard', 'pirateship', 'phone', 'television', 'laptop', 'footballer', 'diploma',
]) // prettier-ignore

/** Things that swim at the surface, and throw no shadow. */
export const AFLOAT: ReadonlySet<MotifName> = new Set(['boat', 'whale', 'swan', 'pirateship', 'shark'])

/** Figures drawn in a scarf. */
const WRAPPED: ReadonlySet<MotifName> = new Set(['penguin', 'snowman'])

/** A thing with everything it wears and holds, in its own measure. */
export function shapesOf(
  { tones, random }: Pick<Sheet, 'tones' | 'random'>,
  { name, colour, colours, pose, of, wears, holds, nth }: Thing,
  more: Pick<Hand, 'isEmpty' | 'isOpen' | 'partner'> = {},
): Shape[] {
  // A figure that holds a requested thing has nothing of its own in its hands.
  const isFree = holds === null ? {} : { isEmpty: true }
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
    ...more,
    ...isFree,
  }
  const drawn = ALL_MOTIFS[name].draw(hand)
  return [
    ...withWorn(
      drawn,
      wears.filter((worn) => worn !== scarf),
      hand,
    ),
    ...heldBy(name, drawn, holds, hand),
  ]
}
