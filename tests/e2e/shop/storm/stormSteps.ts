import * as fc from 'fast-check'

/** What happens in a storm: presses of + in one of two tabs, and what comes between them. */
export type StormStep =
  | { readonly step: 'press'; readonly tab: 0 | 1; readonly presses: number }
  | { readonly step: 'offline' | 'online' | 'kill-worker' | 'kill-server' }
  /** The browser dies so long after a press, ms. */
  | { readonly step: 'kill-browser'; readonly tab: 0 | 1; readonly after: number }
  | { readonly step: 'reload'; readonly tab: 0 | 1 }

const tab = fc.constantFrom<0 | 1>(0, 1)
const press = fc.record({ step: fc.constant('press' as const), tab, presses: fc.integer({ min: 1, max: 6 }) })
const killBrowser = fc.record({
  step: fc.constant('kill-browser' as const),
  tab,
  after: fc.integer({ min: 0, max: 100 }),
})

const blow: fc.Arbitrary<StormStep> = fc.oneof(
  { weight: 6, arbitrary: press },
  { weight: 3, arbitrary: fc.record({ step: fc.constantFrom('offline' as const, 'online' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({ step: fc.constantFrom('kill-worker' as const, 'kill-server' as const) }),
  },
  { weight: 1, arbitrary: fc.record({ step: fc.constant('reload' as const), tab }) },
  { weight: 2, arbitrary: killBrowser },
)

/** The storm of a seed: whatever else happens, presses come first and last and the browser dies once in the middle. */
export function stormOf(seed: number, longest: number): readonly StormStep[] {
  const blows = fc.array(blow, { minLength: longest / 2, maxLength: longest / 2 })
  const storm = fc
    .tuple(press, blows, killBrowser, blows, press)
    .map(([first, before, killed, after, last]) => [first, ...before, killed, ...after, last])
  const [steps = []] = fc.sample(storm, { seed, numRuns: 1 })
  return steps
}
