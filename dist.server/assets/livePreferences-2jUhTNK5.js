import { t as timeOfChoice } from './choiceTimes-Dn8WGtkE.js'
import { n as newChoices, t as mergePreferences } from './mergePreferences-D12kzuJf.js'
import { t as NO_PREFERENCES } from './preferences-CXXm9RGo.js'
import { st as liveStore } from '../renderPage.js'
// src/domain/account/choosePreferences.ts
/**
 * The choices that setting these values makes at a time (epoch ms), and no others: what is set to what was already
 * chosen is none.
 */
function choosePreferences(before, values, now) {
  const generators = new Map(Object.entries(before.preferredGenerators))
  const choices = Object.entries(values.preferredGenerators ?? {}).flatMap(([id, value]) => {
    const choice = choose(generators.get(id), value, now)
    return choice === void 0 ? [] : [[id, choice]]
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
function choose(before, value, now) {
  if (value === void 0 || before?.value === value) return void 0
  return {
    value,
    changed_at: timeOfChoice(before, now),
  }
}
// src/features/preferences/livePreferences.ts
/** What was chosen a moment ago and isn't in the reading yet: a switch must not fall back meanwhile. */
var justChosen = NO_PREFERENCES
/** The last reading, without what was just chosen. */
var stored = null
function withJustChosen(read) {
  stored = read
  justChosen = newChoices(read.choices, justChosen)
  const choices = mergePreferences(read.choices, justChosen)
  const unsent = read.isAccount ? mergePreferences(read.unsent, justChosen) : read.unsent
  return {
    ...read,
    choices,
    unsent,
  }
}
async function loadCommands() {
  const [{ takePreferences }, { database }] = await Promise.all([
    import('./commands-gqRabIjL.js'),
    import('./openDatabase-ByMsI8LS.js').then((n) => n.n),
  ])
  return {
    takePreferences,
    database,
  }
}
/** The preferences of this device, for every part of the page that asks. */
var livePreferences = liveStore({
  load: async () => {
    const [{ readPreferences }] = await Promise.all([
      import('./readPreferences-BsZufX81.js').then((n) => n.i),
      loadCommands(),
    ])
    return readPreferences
  },
  merge: withJustChosen,
})
var show = () => livePreferences.update((shown) => withJustChosen(stored ?? shown))
/**
 * Sets preferences: on the screen at once, then on this device. Rejects when they can't be stored; then nothing is
 * set.
 */
async function setPreferences(values) {
  const preferences = livePreferences.getSnapshot()
  if (preferences.kind !== 'read') return
  const chosen = choosePreferences(preferences.value.choices, values, Date.now())
  justChosen = mergePreferences(justChosen, chosen)
  show()
  try {
    const { takePreferences, database } = await loadCommands()
    await takePreferences(await database(), chosen)
  } catch (error) {
    justChosen = NO_PREFERENCES
    show()
    throw error
  }
}
export { setPreferences as n, livePreferences as t }
