import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boundChoiceTimes, CLOCK_TOLERANCE_MS, timeOfChoice } from './choiceTimes.ts'
import { mergePreferences } from './mergePreferences.ts'
import {
  NO_PREFERENCES,
  PREFERRED_GENERATORS_MOST,
  type Preferences,
  preferencesSchema,
} from './preferences.ts'
import { preferencesArbitrary } from './preferencesArbitrary.ts'

/** Every choice by its name, each generator by itself. */
function choicesOf({ preferredGenerators, ...fields }: Preferences) {
  return new Map([
    ...Object.entries(fields),
    ...Object.entries(preferredGenerators).map(([id, choice]) => [`generator ${id}`, choice] as const),
  ])
}

const NOW = 1_800_000_000_000
const RUNS = { numRuns: 2_000 }

describe('merging preferences', () => {
  it('makes no difference between the sides', () => {
    fc.assert(
      fc.property(preferencesArbitrary, preferencesArbitrary, (a, b) => {
        expect(mergePreferences(a, b)).toEqual(mergePreferences(b, a))
      }),
      RUNS,
    )
  })

  it('makes no difference between the orders of several merges', () => {
    fc.assert(
      fc.property(preferencesArbitrary, preferencesArbitrary, preferencesArbitrary, (a, b, c) => {
        expect(mergePreferences(mergePreferences(a, b), c)).toEqual(
          mergePreferences(a, mergePreferences(b, c)),
        )
      }),
      RUNS,
    )
  })

  it('changes nothing when repeated', () => {
    fc.assert(
      fc.property(preferencesArbitrary, preferencesArbitrary, (a, b) => {
        const merged = mergePreferences(a, b)
        expect(mergePreferences(a, a)).toEqual(a)
        expect(mergePreferences(merged, b)).toEqual(merged)
        expect(mergePreferences(merged, NO_PREFERENCES)).toEqual(merged)
      }),
      RUNS,
    )
  })

  it('loses nothing that only one side has touched, and invents nothing', () => {
    fc.assert(
      fc.property(preferencesArbitrary, preferencesArbitrary, (a, b) => {
        const [ofA, ofB, merged] = [choicesOf(a), choicesOf(b), choicesOf(mergePreferences(a, b))]
        for (const name of new Set([...ofA.keys(), ...ofB.keys(), ...merged.keys()])) {
          const given = [ofA.get(name), ofB.get(name)].filter((choice) => choice !== undefined)
          const latest = Math.max(...given.map((choice) => choice.changed_at))
          const result = merged.get(name)
          const candidates = given.filter((choice) => choice.changed_at === latest)
          expect(candidates.length > 0 ? candidates : [undefined]).toContain(result)
        }
      }),
      RUNS,
    )
  })

  it('gives no consent away in a tie', () => {
    const yes: Preferences = { ...NO_PREFERENCES, marketingEmails: { value: true, changed_at: 5 } }
    const no: Preferences = { ...NO_PREFERENCES, marketingEmails: { value: false, changed_at: 5 } }
    expect(mergePreferences(yes, no).marketingEmails?.value).toBe(false)
    expect(mergePreferences(no, yes).marketingEmails?.value).toBe(false)
  })

  it('keeps the latest of more generators than there may be, whatever the order', () => {
    const many = fc
      .uniqueArray(fc.tuple(fc.integer({ min: 0, max: 250 }), fc.nat(9)), {
        selector: ([id]) => id,
        maxLength: PREFERRED_GENERATORS_MOST,
        minLength: PREFERRED_GENERATORS_MOST - 20,
      })
      .map((entries) => ({
        preferredGenerators: Object.fromEntries(
          entries.map(([id, changed_at]) => [`engine ${id}`, { value: true, changed_at }]),
        ),
      }))
    fc.assert(
      fc.property(many, many, many, (a, b, c) => {
        const merged = mergePreferences(mergePreferences(a, b), c)
        expect(mergePreferences(b, mergePreferences(c, a))).toEqual(merged)
        expect(preferencesSchema.safeParse(merged).success).toBe(true)
      }),
      { numRuns: 50 },
    )
  })
})

describe('the times of choices', () => {
  it('from a clock far ahead count as now, and others stay', () => {
    fc.assert(
      fc.property(preferencesArbitrary, fc.integer({ min: -20, max: 20 }), (preferences, offset) => {
        const now = offset - CLOCK_TOLERANCE_MS
        const bounded = choicesOf(boundChoiceTimes(preferences, now))
        for (const [name, choice] of choicesOf(preferences)) {
          const changed_at = choice && (choice.changed_at > offset ? now : choice.changed_at)
          expect(bounded.get(name)).toEqual(choice && { ...choice, changed_at })
        }
      }),
      RUNS,
    )
  })

  it('of a clock that is behind come after what the choice replaces', () => {
    expect(timeOfChoice(undefined, NOW)).toBe(NOW)
    expect(timeOfChoice({ changed_at: NOW - 10 }, NOW)).toBe(NOW)
    expect(timeOfChoice({ changed_at: NOW + 10 }, NOW)).toBe(NOW + 11)
  })
})
