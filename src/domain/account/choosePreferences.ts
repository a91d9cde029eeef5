import { timeOfChoice } from './choiceTimes.ts'
import type { Preferences } from './preferences.ts'

type Fields = Omit<Preferences, 'preferredGenerators'>

/** The preferences a person has just set: the touched fields, the generators by their ids. */
export type PreferenceValues = {
  readonly [Field in keyof Fields]?: NonNullable<Fields[Field]>['value'] | undefined
} & { readonly preferredGenerators?: Readonly<Record<string, boolean>> | undefined }

/** The choices that setting these values makes at a time (epoch ms); a value that is already chosen makes none. */
export function choosePreferences(before: Preferences, values: PreferenceValues, now: number): Preferences {
  const generators = new Map(Object.entries(before.preferredGenerators))
  const choices = Object.entries(values.preferredGenerators ?? {}).flatMap(([id, value]) => {
    const choice = choose(generators.get(id), value, now)
    return choice === undefined ? [] : [[id, choice] as const]
  })
  return {
    theme: choose(before.theme, values.theme, now),
    language: choose(before.language, values.language, now),
    emailNotifications: choose(before.emailNotifications, values.emailNotifications, now),
    marketingEmails: choose(before.marketingEmails, values.marketingEmails, now),
    cookiesAccepted: choose(before.cookiesAccepted, values.cookiesAccepted, now),
    onboardingCompleted: choose(before.onboardingCompleted, values.onboardingCompleted, now),
    preferredGenerators: Object.fromEntries(choices),
  }
}

function choose<Value>(
  before: { readonly value: Value; readonly changed_at: number } | undefined,
  value: Value | undefined,
  now: number,
): { value: Value; changed_at: number } | undefined {
  if (value === undefined || before?.value === value) return undefined
  return { value, changed_at: timeOfChoice(before, now) }
}
