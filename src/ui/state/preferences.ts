import { atom } from 'jotai'
import { withTheme } from './choices.ts'
import { store } from './store.ts'
import { DEFAULT_UI_STATE, uiStateAtom, type Preferences } from './uiState.ts'
import { useSharedAtom } from './useSharedAtom.ts'

export const preferencesAtom = atom((get) => get(uiStateAtom).preferences)

export function usePreferences(): Preferences {
  return useSharedAtom(preferencesAtom)
}

/** Changes one preference; it takes effect at once and is kept. */
export function setPreference<Name extends keyof Preferences>(name: Name, value: Preferences[Name]): void {
  store.set(uiStateAtom, (state) => ({ ...state, preferences: { ...state.preferences, [name]: value } }))
}

/** Every preference and the theme as on the first day. */
export function resetPreferences(): void {
  store.set(uiStateAtom, (state) => ({
    ...withTheme(state, DEFAULT_UI_STATE.theme),
    preferences: DEFAULT_UI_STATE.preferences,
  }))
}
