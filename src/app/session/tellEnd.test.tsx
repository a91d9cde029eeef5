import { createMemoryHistory } from '@tanstack/react-router'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fixedSession, signedIn } from '#api/session/testing/fixedSession.ts'
import { InstallSteps } from '#features/install/InstallSteps.tsx'
import { StartOver } from '#features/storage/StartOver.tsx'
import { createI18n } from '#i18n/createI18n.ts'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { smallShop } from '#support/page/smallShop.ts'
import { stubBrowser } from '#support/page/stubBrowser.ts'
import ModalHost from '#ui/ModalHost.tsx'
import { openModal } from '#ui/state/modals.ts'
import { createAppRouter } from '../createAppRouter.ts'
import SettingsDialog from '../settings/SettingsDialog.tsx'
import { closeSettings, openSettings } from '../settings/settingsState.ts'
import { tellEnd } from './tellEnd.ts'

beforeEach(stubBrowser)
afterEach(() => {
  act(closeSettings)
  cleanup()
  vi.unstubAllGlobals()
})

/** Only the uppermost is there for a screen reader. */
const dialog = (title: string) => screen.queryByText(title, { selector: '[slot="title"], h2' })

/** The page of whoever is signed in, at an address that is theirs alone. */
async function openRouter() {
  const services = smallShop({ session: fixedSession(signedIn()) })
  const context = { services, i18n: await createI18n('pl') }
  const router = createAppRouter(context, createMemoryHistory({ initialEntries: ['/ustawienia'] }))
  await router.load()
  return router
}

function Steps() {
  const [isOpen, setOpen] = useState(true)
  return <InstallSteps isOpen={isOpen} onOpenChange={setOpen} />
}

it('whoever signs out leaves their screen and closes what was open; what is about the device stays', async () => {
  const router = await openRouter()
  renderScreen(
    <>
      <SettingsDialog />
      <StartOver />
      <Steps />
      <ModalHost />
    </>,
  )
  act(() => screen.getByText('Zacznij od nowa').click())
  act(openSettings)
  act(() => void openModal({ title: 'Zdjęcie', content: 'z galerii' }))
  await waitFor(() => expect(dialog('Zdjęcie')).not.toBeNull())
  act(() => tellEnd(router, 'signed-out'))
  await waitFor(() => expect(dialog('Zdjęcie')).toBeNull())
  for (const name of ['Wygląd i język', 'Usunąć dane z tego urządzenia?', 'Iskra na ekranie początkowym'])
    await waitFor(() => expect([name, dialog(name) === null]).toEqual([name, false]))
  await waitFor(() => expect([router.state.location.pathname, router.state.status]).toEqual(['/', 'idle']))
})
