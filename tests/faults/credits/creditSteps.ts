import * as fc from 'fast-check'

/** What the shop says of an order. */
export interface OrderTold {
  /** Of two people; the second hasn't proved their address at first. */
  readonly buyer: number
  readonly packs: readonly { readonly credits: number; readonly quantity: number }[]
  readonly code: string | null
}

/** One thing that happens to two people's credits. Numbers point at what there is by then, round and round. */
export type CreditStep =
  | { readonly kind: 'start'; readonly person: number; readonly credits: number }
  | {
      readonly kind: 'start-again' | 'succeed' | 'fail' | 'cancel' | 'retry' | 'refund'
      readonly generation: number
    }
  | { readonly kind: 'order'; readonly order: OrderTold }
  /** The same webhook twice, the same order under another webhook's name, or somebody's own invention. */
  | { readonly kind: 'doubled' | 'renamed' | 'forged'; readonly order: number }
  /** What was received is looked at; until then it is late. */
  | { readonly kind: 'take' }
  | { readonly kind: 'prove' }
  | { readonly kind: 'look'; readonly person: number }

/** What the engines of the test cost. */
export const PRICES = [0, 2, 3, 4, 8] as const

const index = fc.nat(20)
const person = fc.nat(1)

const order: fc.Arbitrary<OrderTold> = fc.record({
  buyer: person,
  packs: fc.array(fc.record({ credits: fc.constantFrom(5, 50), quantity: fc.integer({ min: 1, max: 3 }) }), {
    maxLength: 2,
  }),
  code: fc.option(fc.constantFrom('TECHVIBE', 'futureai', 'WIOSNA'), { freq: 2 }),
})

const step: fc.Arbitrary<CreditStep> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('start' as const),
      person,
      credits: fc.constantFrom(...PRICES),
    }),
  },
  {
    weight: 7,
    arbitrary: fc.record({
      kind: fc.constantFrom('start-again', 'succeed', 'succeed', 'fail', 'cancel', 'retry', 'refund'),
      generation: index,
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('order' as const), order }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constantFrom('doubled', 'renamed', 'forged'), order: index }),
  },
  { weight: 2, arbitrary: fc.constant({ kind: 'take' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'prove' as const }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('look' as const), person }) },
)

export const creditSteps = (most: number) => fc.array(step, { minLength: 1, maxLength: most })
