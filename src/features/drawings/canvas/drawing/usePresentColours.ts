import { useSyncExternalStore } from 'react'
import { DARK_COLOURS, LIGHT_COLOURS, type SceneColours } from './colours.ts'

/** The colours of the theme that the page has now. */
export function presentColours(): SceneColours {
  return document.documentElement.classList.contains('dark') ? DARK_COLOURS : LIGHT_COLOURS
}

/** Calls when the theme changes. Returns how to stop. */
export function onTheme(change: () => void): () => void {
  const observer = new MutationObserver(change)
  observer.observe(document.documentElement, { attributeFilter: ['class', 'data-contrast'] })
  return () => observer.disconnect()
}

/** The same, followed for as long as the component stands. */
export function usePresentColours(): SceneColours {
  return useSyncExternalStore(onTheme, presentColours, () => LIGHT_COLOURS)
}
