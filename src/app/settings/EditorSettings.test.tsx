import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fixedSession, signedIn } from '#api/session/testing/fixedSession.ts'
import { preferencesAtom } from '#ui/state/preferences.ts'
import { store } from '#ui/state/store.ts'
import { DEFAULT_UI_STATE, uiStateAtom } from '#ui/state/uiState.ts'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { stubBrowser } from '#support/page/stubBrowser.ts'
import SettingsDialog from './SettingsDialog.tsx'
import { closeSettings, openSettings } from './settingsState.ts'

beforeEach(() => {
  stubBrowser()
  store.set(uiStateAtom, DEFAULT_UI_STATE)
  openSettings()
})
afterEach(() => {
  act(closeSettings)
  cleanup()
  vi.unstubAllGlobals()
})

const LABEL = 'Jak często zapisywać szkic na serwerze'
// The code of the dialog comes with its first opening.
const isOpen = () => screen.findByRole('dialog', { name: 'Wygląd i język' }, { timeout: 10_000 })

it('administrators set how often their drafts are saved; nobody else is asked', async () => {
  renderScreen(<SettingsDialog />)
  await isOpen()
  expect(screen.queryByLabelText(LABEL)).toBeNull()
  cleanup()
  renderScreen(<SettingsDialog />, {
    session: fixedSession(signedIn({ roles: ['user', 'admin'], role: 'admin' })),
  })
  await isOpen()
  const select = screen.getByLabelText<HTMLSelectElement>(LABEL)
  expect(select.selectedOptions[0]?.textContent).toBe('Co 30 sekund')
  await userEvent.selectOptions(select, 'Co minutę')
  expect(store.get(preferencesAtom).autoSaveInterval).toBe(60_000)
})
