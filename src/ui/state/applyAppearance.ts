import { store } from './store.ts'
import { isLightAloneAtom, resolveTheme, THEME_COLORS } from './theme.ts'
import { uiStateAtom, type UiState } from './uiState.ts'

interface SystemWishes {
  readonly dark: boolean
  /** There is no dark look here. */
  readonly lightAlone?: boolean
  readonly moreContrast: boolean
}

/** Writes theme and preferences on the document's root, where the style sheets read them. */
export function applyAppearance(root: HTMLElement, state: UiState, system: SystemWishes): void {
  const theme = system.lightAlone === true ? 'light' : resolveTheme(state.theme, system.dark)
  const { preferences, modes } = state
  root.classList.toggle('dark', theme === 'dark')
  mark(root, 'contrast', preferences.highContrast || system.moreContrast ? 'high' : null)
  mark(root, 'motion', preferences.reducedMotion || !preferences.animationsEnabled ? 'reduced' : null)
  mark(root, 'density', preferences.compactMode ? 'compact' : null)
  mark(root, 'tooltips', preferences.showTooltips ? null : 'off')
  mark(root, 'focusMode', modes.focus ? 'on' : null)
  root.ownerDocument.querySelector('meta[name="theme-color"]')?.setAttribute('content', THEME_COLORS[theme])
}

function mark(root: HTMLElement, name: string, value: string | null): void {
  if (value === null) delete root.dataset[name]
  else root.dataset[name] = value
}

/** Keeps the document's look in sync with the store and the system. Returns a function that stops it. */
export function followAppearance(target: Window = window): () => void {
  const dark = target.matchMedia('(prefers-color-scheme: dark)')
  const contrast = target.matchMedia('(prefers-contrast: more)')

  function apply(): void {
    applyAppearance(target.document.documentElement, store.get(uiStateAtom), {
      dark: dark.matches,
      lightAlone: store.get(isLightAloneAtom),
      moreContrast: contrast.matches,
    })
  }

  apply()
  dark.addEventListener('change', apply)
  contrast.addEventListener('change', apply)
  const stops = [store.sub(uiStateAtom, apply), store.sub(isLightAloneAtom, apply)]
  return () => {
    for (const stop of stops) stop()
    dark.removeEventListener('change', apply)
    contrast.removeEventListener('change', apply)
  }
}
