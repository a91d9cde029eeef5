import * as fc from 'fast-check'
import { PLENTIFUL, SCARCE } from '../shopStorefront.ts'
import { CONTEXTS, type ContextName } from '../shopWorld.ts'
import { type Fate, FATES } from '../simulatedNetwork.ts'

export type Tab = Exclude<ContextName, 'worker'>

/** What a finger does to a line, or to the product's page (`add`). */
export type Tap =
  | { readonly tap: 'step'; readonly by: 1 | -1 }
  | { readonly tap: 'type'; readonly pieces: number }
  | { readonly tap: 'add'; readonly pieces: number }
  | { readonly tap: 'remove' }
  | { readonly tap: 'undo' }

/** One step of a storm. Nothing waits for what was begun before, but by `turns` of the event loop. */
export type StormStep =
  | { readonly step: 'taps'; readonly tab: Tab; readonly variant: number; readonly taps: readonly Tap[] }
  | { readonly step: 'turns'; readonly turns: number }
  /** Somebody else holds this device's storage: transactions are slow. */
  | { readonly step: 'busy'; readonly turns: number }
  /** Readings of this tab arrive so late. */
  | { readonly step: 'late'; readonly tab: Tab; readonly turns: number }
  | { readonly step: 'drain' | 'kill'; readonly context: ContextName }
  | { readonly step: 'fates'; readonly fates: readonly Fate[] }

export const TAPPED = [PLENTIFUL[0], SCARCE] as const

const tab = fc.constantFrom<Tab>('tab 1', 'tab 2')
const context = fc.constantFrom<ContextName>(...CONTEXTS)
const pieces = fc.integer({ min: 0, max: 9 })
const turns = fc.integer({ min: 0, max: 40 })
const more = fc.constant<Tap>({ tap: 'step', by: 1 })
const less = fc.constant<Tap>({ tap: 'step', by: -1 })

/** Mostly a burst of one button, sometimes something else in the middle of it. */
const taps: fc.Arbitrary<Tap[]> = fc.oneof(
  { weight: 5, arbitrary: fc.array(more, { minLength: 1, maxLength: 5 }) },
  { weight: 2, arbitrary: fc.array(less, { minLength: 1, maxLength: 3 }) },
  {
    weight: 3,
    arbitrary: fc.array(
      fc.oneof(
        more,
        less,
        fc.record({ tap: fc.constant('type' as const), pieces }),
        fc.record({ tap: fc.constant('add' as const), pieces: fc.integer({ min: 1, max: 3 }) }),
        fc.constantFrom<Tap>({ tap: 'remove' }, { tap: 'undo' }),
      ),
      { minLength: 1, maxLength: 3 },
    ),
  },
)

const step: fc.Arbitrary<StormStep> = fc.oneof(
  weighted(8, { step: fc.constant('taps' as const), tab, variant: fc.constantFrom(...TAPPED), taps }),
  weighted(5, { step: fc.constant('turns' as const), turns }),
  weighted(3, { step: fc.constant('busy' as const), turns }),
  weighted(2, { step: fc.constant('late' as const), tab, turns }),
  weighted(3, { step: fc.constant('drain' as const), context }),
  weighted(1, { step: fc.constant('kill' as const), context }),
  weighted(1, {
    step: fc.constant('fates' as const),
    fates: fc.array(fc.constantFrom(...FATES), { maxLength: 3 }),
  }),
)

function weighted<Shape>(weight: number, shape: { [Key in keyof Shape]: fc.Arbitrary<Shape[Key]> }) {
  return { weight, arbitrary: fc.record(shape) }
}

/** Storms over a cart with two lines; in one of four nothing but plus is pressed, and every number shown has to stay. */
export const storms = (longest: number): fc.Arbitrary<StormStep[]> =>
  fc
    .tuple(fc.array(step, { minLength: 1, maxLength: longest, size: 'max' }), fc.nat({ max: 3 }))
    .map(([steps, quarter]) => (quarter === 0 ? steps.map(onlyMore) : steps))

function onlyMore(one: StormStep): StormStep {
  return one.step === 'taps' ? { ...one, taps: one.taps.map(() => ({ tap: 'step', by: 1 })) } : one
}
