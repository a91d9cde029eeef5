import * as fc from 'fast-check'
import type { Preferences } from './preferences.ts'

/** Few moments and few values, so that choices often meet, and often at the same moment. */
const chosen = <Value extends string | boolean>(...values: readonly Value[]) =>
  fc.record({ value: fc.constantFrom(...values), changed_at: fc.integer({ min: 0, max: 9 }) })

const field = <Value extends string | boolean>(...values: readonly Value[]) =>
  fc.option(chosen(...values), { nil: undefined })

const engine = fc.constantFrom('dall-e-3', 'midjourney', 'runway', 'pika', '__proto__', 'constructor', '')

/** Preferences as any device might hold them. */
export const preferencesArbitrary: fc.Arbitrary<Preferences> = fc.record({
  theme: field('dark', 'light', 'system'),
  language: field('pl', 'en'),
  emailNotifications: field(true, false),
  marketingEmails: field(true, false),
  cookiesAccepted: field(true, false),
  onboardingCompleted: field(true, false),
  preferredGenerators: fc
    .array(fc.tuple(engine, chosen(true, false)), { maxLength: 6 })
    .map((entries) => Object.fromEntries(entries)),
})
