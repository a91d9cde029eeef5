import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { setLogLevel } from '#domain/log.ts'
import { happen, type Step, TABS } from './happen.ts'
import type { SimulatedAccounts } from './simulatedAccounts.ts'
import type { Fate } from './simulatedDevice.ts'

// Five tabs of one device, their steps in every order that the moments fall in. `LONG=yes` runs the full number.

const numRuns = process.env['LONG'] === undefined ? 100 : 20_000
const timeout = process.env['LONG'] === undefined ? 30_000 : 1_800_000

beforeAll(() => setLogLevel('silent'))
afterAll(() => setLogLevel('warn'))

/** Calls come in flocks: what they meet, they meet together. */
const moment = fc.oneof(fc.constantFrom(0, 60_000, 61_000, 120_500), fc.integer({ min: 0, max: 200_000 }))
const step = (...what: Step['what'][]) =>
  fc.record({ at: moment, tab: fc.constantFrom(...TABS), what: fc.constantFrom(...what) })
const steps = (...others: fc.Arbitrary<Step>[]) =>
  fc.array(fc.oneof({ weight: 5, arbitrary: step('call') }, ...others), { minLength: 5, maxLength: 40 })
const seed = fc.integer()
const allOk = TABS.map(() => 'ok')

it(
  'tabs that meet a 401 together are all answered, by one refresh for each time the token runs out',
  async () => {
    const said = fc.constantFrom(60, 600)
    await fc.assert(
      fc.asyncProperty(seed, steps(), said, async (chance, taken, seconds) => {
        const { device, accounts, codes, afterwards } = await happen({
          seed: chance,
          steps: taken,
          said: seconds,
        })
        expect([...codes, ...afterwards]).toEqual([...taken.map(() => 'ok'), ...allOk])
        expect(device.refreshes).toMatchObject({ sent: accounts.rotations.length, atOnce: 0 })
        expect(device.refreshes.most).toBeLessThanOrEqual(1)
        // A token whose life is told rightly is refreshed 6 s before its end.
        expect(shortestGap(accounts)).toBeGreaterThanOrEqual(seconds === 60 ? 54_000 : 60_000)
      }),
      { numRuns },
    )
  },
  timeout,
)

it(
  'whatever the network loses and whichever tab dies, nobody is signed out and all goes on afterwards',
  async () => {
    const fate = fc.constantFrom<Fate>('answered', 'answered', 'lost', 'answer-lost', 'busy', 'silent')
    const fates = fc.array(fate, { minLength: 2, maxLength: 6 })
    const possible = new Set(['ok', 'NETWORK_ERROR', 'SERVICE_UNAVAILABLE', 'TIMEOUT'])
    await fc.assert(
      fc.asyncProperty(
        seed,
        steps(step('kill')),
        fates,
        fc.boolean(),
        async (chance, taken, weather, hasLocks) => {
          const outcome = await happen({ seed: chance, steps: taken, fates: weather, hasLocks })
          const { device, accounts, codes, afterwards } = outcome
          expect(codes.filter((code) => code === null || !possible.has(code))).toEqual([])
          expect(afterwards).toEqual(allOk)
          expect(accounts.revoked).toBe(0)
          expect(device.tokens.expired).toBe(0)
          expect(shortestGap(accounts)).toBeGreaterThanOrEqual(60_000)
        },
      ),
      { numRuns },
    )
  },
  timeout,
)

it(
  'nothing begun under one name is carried out under another, whoever signs in and out meanwhile',
  async () => {
    const turns = step('sign-out', 'sign-in-anna', 'sign-in-olek')
    const fates = fc.constantFrom<readonly Fate[]>(['answered'], ['answered', 'lost', 'answer-lost', 'busy'])
    await fc.assert(
      fc.asyncProperty(seed, steps(turns), fates, async (chance, taken, weather) => {
        const { device, accounts, codes } = await happen({ seed: chance, steps: taken, fates: weather })
        expect(codes).not.toContain(null)
        expect(accounts.mixedUp).toEqual([])
        expect(accounts.revoked).toBe(0)
        expect(device.tokens.stored === null).toBe(device.person === null)
      }),
      { numRuns },
    )
  },
  timeout,
)

/** The shortest time (ms) between two rotations of one session. */
function shortestGap({ rotations }: SimulatedAccounts): number {
  const gaps = rotations.map(({ id, at }, index) => {
    const before = rotations.slice(0, index).findLast((other) => other.id === id)
    return before === undefined ? Number.POSITIVE_INFINITY : at - before.at
  })
  return Math.min(Number.POSITIVE_INFINITY, ...gaps)
}
