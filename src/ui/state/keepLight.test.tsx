import { expect, it } from 'vitest'
import { applyAppearance } from './applyAppearance.ts'
import { store } from './store.ts'
import { uiStateAtom } from './uiState.ts'

it('where the dark look is switched off the page is light, whatever was chosen', () => {
  const root = document.documentElement
  const state = { ...store.get(uiStateAtom), theme: 'dark' as const }
  applyAppearance(root, state, { dark: true, moreContrast: false })
  expect(root.classList.contains('dark')).toBe(true)
  applyAppearance(root, state, { dark: true, moreContrast: false, lightAlone: true })
  expect(root.classList.contains('dark')).toBe(false)
})
