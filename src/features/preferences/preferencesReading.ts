import { useSyncExternalStore } from 'react'
import { choosePreferences, type PreferenceValues } from '#domain/account/choosePreferences.ts'
import { mergePreferences, newChoices } from '#domain/account/mergePreferences.ts'
import { NO_PREFERENCES, type Preferences } from '#domain/account/preferences.ts'
import type { DevicePreferences } from '#offline/preferences/readPreferences.ts'

/** What this page knows of the preferences. */
type PreferencesReading =
  | { readonly kind: 'unread' }
  | { readonly kind: 'read'; readonly preferences: DevicePreferences }
  | { readonly kind: 'failed' }

const UNREAD: PreferencesReading = { kind: 'unread' }

// One watch for every part of the page that asks. Once begun it lasts as long as the page.
let reading: PreferencesReading = UNREAD
let isWatching = false
let known: DevicePreferences | null = null
/** What was chosen a moment ago and isn't in the reading yet: a switch must not fall back meanwhile. */
let justChosen: Preferences = NO_PREFERENCES
const listeners = new Set<() => void>()

function update(next: PreferencesReading): void {
  reading = next
  for (const listener of listeners) listener()
}

function show(): void {
  if (known === null) return
  justChosen = newChoices(known.choices, justChosen)
  const choices = mergePreferences(known.choices, justChosen)
  const unsent = known.isAccount ? mergePreferences(known.unsent, justChosen) : known.unsent
  update({ kind: 'read', preferences: { ...known, choices, unsent } })
}

function onPreferences(read: DevicePreferences): void {
  known = read
  show()
}

/** Begins to watch. Safe to call again; a watch that failed is begun anew. */
export async function watchPreferencesNow(): Promise<void> {
  if (isWatching) return
  isWatching = true
  try {
    const { watchPreferences } = await import('./keptPreferences.ts')
    await watchPreferences(onPreferences, onFailure)
  } catch {
    onFailure()
  }
}

/** Storage failed, or the code could not be fetched. */
function onFailure(): void {
  isWatching = false
  update({ kind: 'failed' })
}

/** Sets preferences: on the screen at once, then on this device. Rejects when it can't keep them; then nothing is set. */
export async function setPreferences(values: PreferenceValues): Promise<void> {
  if (reading.kind !== 'read') return
  const chosen = choosePreferences(reading.preferences.choices, values, Date.now())
  justChosen = mergePreferences(justChosen, chosen)
  show()
  try {
    const { keepPreferences } = await import('./keptPreferences.ts')
    await keepPreferences(chosen)
  } catch (error) {
    justChosen = NO_PREFERENCES
    show()
    throw error
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  void watchPreferencesNow()
  return () => listeners.delete(listener)
}

/** The preferences of this device, live. */
export function usePreferencesReading(): PreferencesReading {
  return useSyncExternalStore(
    subscribe,
    () => reading,
    () => UNREAD,
  )
}
