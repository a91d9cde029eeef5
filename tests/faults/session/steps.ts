import * as fc from 'fast-check'

export const PEOPLE = ['ola', 'jan'] as const
export type Person = (typeof PEOPLE)[number]

/** Who takes the device over, or leaves it. */
export type Handover =
  | { readonly kind: 'sign-in'; readonly person: Person }
  | { readonly kind: 'sign-out' }
  | { readonly kind: 'expire' }

/** What becomes of the calls of one drain: `lost` ones are carried out, but their answers don't come. */
export type Fate = 'answered' | 'refused' | 'lost'

export type Moment = 'loading' | 'calling'

export type Step =
  | Handover
  | { readonly kind: 'add' }
  | { readonly kind: 'prefer' }
  | { readonly kind: 'draft' }
  | { readonly kind: 'generate' }
  /** Sends, and meanwhile the device may change hands: while a client is made, or while the first call is on its way. */
  | {
      readonly kind: 'drain'
      readonly fate: Fate
      readonly moment: Moment
      readonly meanwhile: Handover | null
    }

const handover: fc.Arbitrary<Handover> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('sign-in'), person: fc.constantFrom(...PEOPLE) }) },
  fc.constant({ kind: 'sign-out' }),
  fc.constant({ kind: 'expire' }),
)

const writing = fc.constantFrom<Step>(
  { kind: 'add' },
  { kind: 'prefer' },
  { kind: 'draft' },
  { kind: 'generate' },
)

const drain: fc.Arbitrary<Step> = fc.record({
  kind: fc.constant('drain' as const),
  fate: fc.constantFrom<Fate>('answered', 'refused', 'lost'),
  moment: fc.constantFrom<Moment>('loading', 'calling'),
  meanwhile: fc.option<Handover>(handover),
})

/** What happens on a device that several people use, in any order. */
export const steps: fc.Arbitrary<readonly Step[]> = fc.array(fc.oneof(handover, writing, drain), {
  minLength: 4,
  maxLength: 16,
  size: 'max',
})
