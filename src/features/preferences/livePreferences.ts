import { choosePreferences, type PreferenceValues } from '#domain/account/choosePreferences.ts'
import { mergePreferences, newChoices } from '#domain/account/mergePreferences.ts'
import { NO_PREFERENCES, type Preferences } from '#domain/account/preferences.ts'
import { liveStore } from '#offline/liveStore.ts'
import type { DevicePreferences } from '#offline/preferences/readPreferences.ts'

/** The choices just made and not read back yet: a switch must not fall back meanwhile. */
let justChosen: Preferences = NO_PREFERENCES
/** The last reading, without the choices just made. */
let stored: DevicePreferences | null = null

function withJustChosen(read: DevicePreferences): DevicePreferences {
  stored = read
  justChosen = newChoices(read.choices, justChosen)
  const choices = mergePreferences(read.choices, justChosen)
  const unsent = read.isAccount ? mergePreferences(read.unsent, justChosen) : read.unsent
  return { ...read, choices, unsent }
}

async function loadCommands() {
  const [{ takePreferences }, { database }] = await Promise.all([
    import('#offline/preferences/commands.ts'),
    import('#offline/openDatabase.ts'),
  ])
  return { takePreferences, database }
}

/** The preferences of this device, for every part of the page that asks. */
export const livePreferences = liveStore({
  load: async () => {
    // The code for changes loads along: without a network it could not be loaded later.
    const [{ readPreferences }] = await Promise.all([
      import('#offline/preferences/readPreferences.ts'),
      loadCommands(),
    ])
    return readPreferences
  },
  merge: withJustChosen,
})

const show = () => livePreferences.update((shown) => withJustChosen(stored ?? shown))

/**
 * Sets preferences: on the screen at once, then on this device. Rejects when they can't be stored; then nothing is
 * set.
 */
export async function setPreferences(values: PreferenceValues): Promise<void> {
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
