import type { Language } from '#i18n/languages.ts'
import { store } from './store.ts'
import { type Choices, type ThemeChoice, type UiState, uiStateAtom } from './uiState.ts'
import { useSharedAtom } from './useSharedAtom.ts'

/**
 * Theme and language are known before any database is open, so this page stores them itself. The time of the person's
 * choice is stored beside them until the preferences have taken it over, so that no choice is lost with a page that is
 * closed a moment later.
 */

/** A state in which this theme has just been chosen. */
export function withTheme(state: UiState, theme: ThemeChoice): UiState {
  return { ...state, theme, choices: { ...state.choices, theme: madeNow(state.choices.theme) } }
}

/** Notes that a person has just chosen this language. */
export function noteLanguage(value: Language): void {
  change(({ language }) => ({ language: { ...madeNow(language), value } }))
}

/** The preferences have the choice of this time, so it needn't be passed on again. */
export function markTaken(name: keyof Choices, at: number): void {
  change((choices) => {
    const choice = choices[name]
    return choice?.at === at ? { [name]: { ...choice, isTaken: true } } : {}
  })
}

/** Follows a choice of theme that was made elsewhere. */
export function followTheme(theme: ThemeChoice, at: number): void {
  store.set(uiStateAtom, (state) => ({
    ...state,
    theme,
    choices: { ...state.choices, theme: { at, isTaken: true } },
  }))
}

/** Notes which choice of language, made elsewhere, is followed here. */
export function followLanguage(value: Language, at: number): void {
  change(() => ({ language: { value, at, isTaken: true } }))
}

export function readChoices(): Pick<UiState, 'theme' | 'choices'> {
  return store.get(uiStateAtom)
}

/** When theme and language were last chosen, epoch ms, as far as this page knows. */
export function useChoiceTimes(): Readonly<Partial<Record<keyof Choices, number>>> {
  const { theme, language } = useSharedAtom(uiStateAtom).choices
  return { ...(theme && { theme: theme.at }), ...(language && { language: language.at }) }
}

/** Calls `listener` whenever the state of the interface has changed. Returns a function that stops it. */
export function onChoice(listener: () => void): () => void {
  return store.sub(uiStateAtom, listener)
}

/** Later than the choice it replaces, whatever the device's clock says. */
function madeNow(before: { readonly at: number } | null): { at: number; isTaken: false } {
  return { at: Math.max(Date.now(), (before?.at ?? -1) + 1), isTaken: false }
}

function change(next: (choices: Choices) => Partial<Choices>): void {
  store.set(uiStateAtom, (state) => ({
    ...state,
    choices: { ...state.choices, ...next(state.choices) },
  }))
}
