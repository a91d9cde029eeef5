import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answeringApi } from '#api/product/testing/answeringApi.ts'
import { fixedSession, signedIn } from '#api/session/testing/fixedSession.ts'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { stubBrowser } from '#support/page/stubBrowser.ts'
import ToastHost from '#ui/ToastHost.tsx'
import { useGalleryChanges } from './useGalleryChanges.ts'

beforeEach(stubBrowser)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Remove() {
  const { remove } = useGalleryChanges()
  return (
    <button type="button" onClick={() => void remove(['a', 'b'])}>
      Usuń
    </button>
  )
}

it('a slow change shows that it goes on, until it is done', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const { api } = answeringApi({ 'POST /api/v1/gallery/images/delete': () => promise })
  renderScreen(
    <>
      <Remove />
      <ToastHost />
    </>,
    { session: fixedSession(signedIn()), productApi: () => Promise.resolve(api) },
  )
  act(() => screen.getByRole('button', { name: 'Usuń' }).click())
  expect((await screen.findByRole('listitem')).textContent).toContain('Zmieniamy galerię…')
  resolve(new Response(null, { status: 204 }))
  await waitFor(() => expect(screen.queryByText('Zmieniamy galerię…', { selector: 'li *' })).toBeNull())
})
