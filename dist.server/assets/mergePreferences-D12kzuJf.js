import './preferences-CXXm9RGo.js'
// src/domain/account/combineChoices.ts
/** Combines two sets of preferences field by field, the generators each by itself. */
function combineChoices(one, other, combine) {
  const ofOne = new Map(Object.entries(one.preferredGenerators))
  const ofOther = new Map(Object.entries(other.preferredGenerators))
  const generators = [.../* @__PURE__ */ new Set([...ofOne.keys(), ...ofOther.keys()])].flatMap((id) => {
    const choice = combine(ofOne.get(id), ofOther.get(id))
    return choice === void 0 ? [] : [[id, choice]]
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
function hasChoices({ preferredGenerators, ...fields }) {
  return [...Object.values(fields), ...Object.values(preferredGenerators)].some((choice) => choice !== void 0)
}
// src/domain/account/mergePreferences.ts
/**
 * Two devices' preferences as one: of each field the later choice, of the preferred generators each by itself. What
 * only one side has stays. The order of the sides and of several merges makes no difference, and merging again
 * changes nothing. Choices of one moment: `false` before `true`, and else the value that sorts first, so that a tie
 * never gives a consent away. Of the generators the latest `PREFERRED_GENERATORS_MOST` stay.
 */
function mergePreferences(one, other) {
  const merged = combineChoices(one, other, later)
  const latest = Object.entries(merged.preferredGenerators)
    .toSorted(([idA, a], [idB, b]) => b.changed_at - a.changed_at || (idA < idB ? -1 : 1))
    .slice(0, 100)
  return {
    ...merged,
    preferredGenerators: Object.fromEntries(latest),
  }
}
/** Those of the given choices that a merge with what is there would change anything by. */
function newChoices(there, given) {
  return combineChoices(there, given, (before, choice) =>
    later(before, choice) === before ? void 0 : choice,
  )
}
function later(one, other) {
  if (one === void 0 || other === void 0) return one ?? other
  if (one.changed_at !== other.changed_at) return one.changed_at > other.changed_at ? one : other
  return String(other.value) < String(one.value) ? other : one
}
export { newChoices as n, hasChoices as r, mergePreferences as t }
