import * as fc from 'fast-check'
import { GOOD_CODES } from '#support/cart/storefrontModel.ts'
import { PLENTIFUL, SCARCE, UNKNOWN } from './shopStorefront.ts'
import { CONTEXTS, type ContextName } from './shopWorld.ts'
import { type Fate, FATES } from './simulatedNetwork.ts'

type Tab = Exclude<ContextName, 'worker'>

/** What a person does in a tab. */
export type Deed =
  | { readonly do: 'add'; readonly variant: number; readonly pieces: number }
  | { readonly do: 'set'; readonly variant: number; readonly pieces: number }
  | { readonly do: 'remove'; readonly variant: number }
  | { readonly do: 'clear' }
  /** An impatient finger presses it twice. */
  | { readonly do: 'undo'; readonly presses: number }
  | { readonly do: 'code'; readonly code: string | null }

/** One step of a schedule. Steps that make no sense where they stand do nothing. */
export type Step =
  | { readonly step: 'deed'; readonly tab: Tab; readonly deed: Deed }
  /** The tab dies after so many turns of the event loop. */
  | { readonly step: 'die-while'; readonly tab: Tab; readonly deed: Deed; readonly turns: number }
  /** The tab is left for the browser's cache after so many turns, and comes back after so long. */
  | {
      readonly step: 'leave-while'
      readonly tab: Tab
      readonly deed: Deed
      readonly turns: number
      readonly milliseconds: number
    }
  /** The tab stands still from now on, told so before or not; it comes back, is killed, or neither. */
  | { readonly step: 'freeze'; readonly tab: Tab; readonly isTold: boolean }
  | { readonly step: 'come-back'; readonly tab: Tab }
  | { readonly step: 'drain'; readonly context: ContextName }
  | { readonly step: 'fates'; readonly fates: readonly Fate[] }
  | { readonly step: 'online' | 'offline' | 'arrive' | 'release' }
  | { readonly step: 'kill'; readonly context: ContextName }
  | { readonly step: 'clock'; readonly milliseconds: number }
  | { readonly step: 'checkout' | 'return'; readonly tab: Tab }
  | { readonly step: 'buy' | 'forget' | 'retry' | 'discard' }

const MINUTE = 60_000
const tab = fc.constantFrom<Tab>('tab 1', 'tab 2')
const context = fc.constantFrom<ContextName>(...CONTEXTS)
const pieces = fc.integer({ min: 1, max: 6 })
const variant = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom<number>(...PLENTIFUL) },
  { weight: 3, arbitrary: fc.constant(SCARCE) },
  { weight: 1, arbitrary: fc.constant(UNKNOWN) },
)

const deed: fc.Arbitrary<Deed> = fc.oneof(
  weighted(6, { do: fc.constant('add' as const), variant, pieces }),
  weighted(4, { do: fc.constant('set' as const), variant, pieces: fc.integer({ min: -1, max: 6 }) }),
  weighted(2, { do: fc.constant('remove' as const), variant }),
  weighted(1, { do: fc.constant('clear' as const) }),
  weighted(2, { do: fc.constant('undo' as const), presses: fc.integer({ min: 1, max: 2 }) }),
  weighted(1, { do: fc.constant('code' as const), code: fc.constantFrom(null, 'NIEMA', ...GOOD_CODES) }),
)

const fate = fc.constantFrom(...FATES)
const fates = fc.oneof(
  fc.array(fate, { minLength: 1, maxLength: 4 }),
  // A storm: the same again and again.
  fc
    .tuple(fate, fc.integer({ min: 2, max: 8 }))
    .map(([one, times]) => Array.from({ length: times }, () => one)),
)

const step: fc.Arbitrary<Step> = fc.oneof(
  weighted(14, { step: fc.constant('deed' as const), tab, deed }),
  weighted(14, { step: fc.constant('drain' as const), context }),
  weighted(8, { step: fc.constant('fates' as const), fates }),
  weighted(2, { step: fc.constantFrom('online' as const, 'offline' as const) }),
  weighted(6, { step: fc.constantFrom('arrive' as const, 'release' as const) }),
  weighted(3, { step: fc.constant('kill' as const), context }),
  weighted(2, { step: fc.constant('die-while' as const), tab, deed, turns: fc.integer({ min: 0, max: 12 }) }),
  weighted(2, {
    step: fc.constant('leave-while' as const),
    tab,
    deed,
    turns: fc.integer({ min: 0, max: 12 }),
    milliseconds: fc.constantFrom(0, 60 * MINUTE),
  }),
  weighted(4, { step: fc.constant('freeze' as const), tab, isTold: fc.boolean() }),
  weighted(3, { step: fc.constant('come-back' as const), tab }),
  weighted(8, {
    step: fc.constant('clock' as const),
    milliseconds: fc.constantFrom(
      500,
      5_000,
      40_000,
      10 * MINUTE,
      30 * MINUTE,
      -10 * MINUTE,
      -1_440 * MINUTE,
    ),
  }),
  weighted(4, { step: fc.constant('checkout' as const), tab }),
  weighted(2, { step: fc.constant('return' as const), tab }),
  weighted(3, { step: fc.constant('buy' as const) }),
  weighted(3, { step: fc.constantFrom('forget' as const, 'retry' as const, 'discard' as const) }),
)

function weighted<Shape>(weight: number, shape: { [Key in keyof Shape]: fc.Arbitrary<Shape[Key]> }) {
  return { weight, arbitrary: fc.record(shape) }
}

/** A fate that meets a change on its way, with something done meanwhile, and a second try after it. */
const episode: fc.Arbitrary<Step[]> = fc
  .record({ tab, deed, fates, context, meanwhile: fc.array(step, { maxLength: 2 }), again: context })
  .map((one) => [
    { step: 'deed', tab: one.tab, deed: one.deed },
    { step: 'fates', fates: one.fates },
    { step: 'drain', context: one.context },
    ...one.meanwhile,
    { step: 'release' },
    { step: 'clock', milliseconds: 10 * MINUTE },
    { step: 'drain', context: one.again },
  ])

/** A tab that stands still while it sends, and comes back an hour later, or never, while another sends. */
const standstill: fc.Arbitrary<Step[]> = fc
  .record({
    deeds: fc.tuple(deed, deed),
    isTold: fc.boolean(),
    context,
    meanwhile: fc.array(step, { maxLength: 3 }),
    comesBack: fc.boolean(),
  })
  .map(({ deeds: [before, later], isTold, context: other, meanwhile, comesBack }) => [
    { step: 'deed', tab: 'tab 2', deed: before },
    { step: 'fates', fates: ['held'] },
    { step: 'drain', context: 'tab 2' },
    { step: 'freeze', tab: 'tab 2', isTold },
    { step: 'drain', context: other },
    ...meanwhile,
    { step: 'clock', milliseconds: 60 * MINUTE },
    { step: 'release' },
    { step: 'deed', tab: 'tab 1', deed: later },
    { step: 'fates', fates: ['held'] },
    { step: 'drain', context: 'worker' },
    ...(comesBack ? [{ step: 'come-back' as const, tab: 'tab 2' as const }] : []),
  ])

/** Schedules of a device's bad day. */
export const schedules = (longest: number): fc.Arbitrary<Step[]> =>
  fc
    .array(
      fc.oneof(
        { weight: 6, arbitrary: step.map((one) => [one]) },
        { weight: 2, arbitrary: episode },
        { weight: 1, arbitrary: standstill },
      ),
      { minLength: 1, maxLength: longest, size: 'max' },
    )
    .map((parts) => parts.flat())
