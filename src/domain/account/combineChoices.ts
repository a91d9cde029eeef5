import type { Preferences } from './preferences.ts'

/** A value and when it was chosen, epoch ms. */
export interface Choice {
  readonly value: string | boolean
  readonly changed_at: number
}

/** Gives one choice for two about the same thing, where either may be missing; undefined leaves the thing out. */
type Combination = <T extends Choice>(one: T | undefined, other: T | undefined) => T | undefined

/** Combines two sets of preferences field by field, the generators each by itself. */
export function combineChoices(one: Preferences, other: Preferences, combine: Combination): Preferences {
  // Maps, because an object also answers to names like `constructor`.
  const ofOne = new Map(Object.entries(one.preferredGenerators))
  const ofOther = new Map(Object.entries(other.preferredGenerators))
  const generators = [...new Set([...ofOne.keys(), ...ofOther.keys()])].flatMap((id) => {
    const choice = combine(ofOne.get(id), ofOther.get(id))
    return choice === undefined ? [] : [[id, choice] as const]
  })
  return {
    theme: combine(one.theme, other.theme),
    language: combine(one.language, other.language),
    emailNotifications: combine(one.emailNotifications, other.emailNotifications),
    marketingEmails: combine(one.marketingEmails, other.marketingEmails),
    cookiesAccepted: combine(one.cookiesAccepted, other.cookiesAccepted),
    onboardingCompleted: combine(one.onboardingCompleted, other.onboardingCompleted),
    preferredGenerators: Object.fromEntries(generators),
  }
}

/** Whether anything is chosen at all. */
export function hasChoices({ preferredGenerators, ...fields }: Preferences): boolean {
  const choices = [...Object.values(fields), ...Object.values(preferredGenerators)]
  return choices.some((choice) => choice !== undefined)
}
