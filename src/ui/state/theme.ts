import { atom } from 'jotai'
import { store } from './store.ts'
import { withTheme } from './choices.ts'
import { uiStateAtom, type ThemeChoice } from './uiState.ts'
import { useSharedAtom } from './useSharedAtom.ts'

/** The ground colours, as the specification names them (part 2, section 1): for the browser's own bars. */
export const THEME_COLORS = { dark: '#0f172a', light: '#ffffff' } as const

export type ResolvedTheme = keyof typeof THEME_COLORS

export function useThemeChoice(): ThemeChoice {
  return useSharedAtom(uiStateAtom, ({ theme }) => theme)
}

/** Chooses light, dark, or the system's theme; it takes effect at once, is stored and follows the person. */
export function setTheme(theme: ThemeChoice): void {
  store.set(uiStateAtom, (state) => withTheme(state, theme))
}

/** Whether there is a light look only, with any choice. */
export const isLightAloneAtom = atom(false)

/** Where the dark look is switched off, the page is light; the person's choice stays as it is. */
export function keepLight(): void {
  store.set(isLightAloneAtom, true)
}

/** The theme a choice means on a system that is dark or not. */
export function resolveTheme(choice: ThemeChoice, systemIsDark: boolean): ResolvedTheme {
  if (choice === 'system') return systemIsDark ? 'dark' : 'light'
  return choice
}
