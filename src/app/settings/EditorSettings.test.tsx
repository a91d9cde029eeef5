import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fixedSession, signedIn } from '#api/session/testing/fixedSession.ts'
import { preferencesAtom } from '#ui/state/preferences.ts'
import { store } from '#ui/state/store.ts'
import { DEFAULT_UI_STATE, uiStateAtom } from '#ui/state/uiState.ts'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { EditorSettings } from './EditorSettings.tsx'

beforeEach(() => store.set(uiStateAtom, DEFAULT_UI_STATE))
afterEach(cleanup)

const LABEL = 'Jak często zapisywać szkic na serwerze'

it('administrators set how often their drafts are saved; nobody else is asked', async () => {
  renderScreen(<EditorSettings />)
  expect(screen.queryByLabelText(LABEL)).toBeNull()
  cleanup()
  renderScreen(<EditorSettings />, {
    session: fixedSession(signedIn({ roles: ['user', 'admin'], role: 'admin' })),
  })
  const select = screen.getByLabelText<HTMLSelectElement>(LABEL)
  expect(select.selectedOptions[0]?.textContent).toBe('Co 30 sekund')
  await userEvent.selectOptions(select, 'Co minutę')
  expect(store.get(preferencesAtom).autoSaveInterval).toBe(60_000)
})
