import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fixedSession, signedIn } from '#api/session/testing/fixedSession.ts'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { stubBrowser } from '#support/page/stubBrowser.ts'
import ToastHost from '#ui/ToastHost.tsx'
import { useSignOut } from './useSignOut.ts'

beforeEach(stubBrowser)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Leave() {
  const { signOutNow } = useSignOut()
  return (
    <button type="button" onClick={() => void signOutNow()}>
      Wyloguj
    </button>
  )
}

it('a slow signing out shows that it goes on, until it is done', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  renderScreen(
    <>
      <Leave />
      <ToastHost />
    </>,
    { session: fixedSession(signedIn(), { signOut: () => promise }) },
  )
  act(() => screen.getByRole('button', { name: 'Wyloguj' }).click())
  expect((await screen.findByRole('listitem')).textContent).toContain('Wylogowujemy…')
  resolve()
  await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull())
})
