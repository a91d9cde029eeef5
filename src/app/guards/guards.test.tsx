import { createMemoryHistory } from '@tanstack/react-router'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { noProductApi, fixedSession, signedIn } from '#api/session/testing/fixedSession.ts'
import type { Session } from '#api/session/session.ts'
import { createI18n } from '#i18n/createI18n.ts'
import { App } from '../App.tsx'
import { createAppRouter } from '../createAppRouter.ts'
import { smallShop } from '#support/page/smallShop.ts'
import { stubBrowser } from '#support/page/stubBrowser.ts'

/** Opens the page as a returning visitor. */
async function openPage(address: string, session: Session) {
  const productApi = vi.fn<typeof noProductApi>(noProductApi)
  const context = { services: smallShop({ session, productApi }), i18n: await createI18n('pl') }
  const history = createMemoryHistory({ initialEntries: ['/produkty-ai'] })
  const router = createAppRouter(context, history)
  await act(() => router.load())
  render(<App context={context} router={router} />)
  await act(() => router.navigate({ href: address }))
  await waitFor(() => expect(router.state.status).toBe('idle'))
  return { router, productApi, href: () => router.state.location.href }
}

beforeEach(stubBrowser)

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const SLOW = { timeout: 10_000 }

describe('a guard', () => {
  it.each([
    ['/konto', '/login?redirect=%2Fkonto'],
    ['/account', '/login?redirect=%2Fkonto'],
    ['/ustawienia/rozliczenia?x=1', '/login?redirect=%2Fustawienia%2Frozliczenia%3Fx%3D1'],
    ['/admin/emails', '/login?redirect=%2Fadmin%2Femails'],
    ['/historia', '/login?redirect=%2Fhistoria'],
  ])('sends a guest at %s to %s', async (address, login) => {
    const { router, href, productApi } = await openPage(address, fixedSession())
    expect(href()).toBe(login)
    expect(productApi).not.toHaveBeenCalled()
    await act(async () => router.history.back())
    await waitFor(() => expect(href()).toBe('/produkty-ai'))
  })

  it('sends whoever has not confirmed their address to do so, with the address in the state', async () => {
    const { router, href } = await openPage('/konto', fixedSession(signedIn({ is_verified: false })))
    expect(href()).toBe('/verify-email-required')
    expect(router.state.location.state).toMatchObject({ email: 'ola@example.com', redirect: '/konto' })
  })

  it('says in place that a section is for administrators, and leads back', async () => {
    const { href } = await openPage('/statystyki', fixedSession(signedIn()))
    expect(await screen.findByRole('heading', { name: 'Brak dostępu' }, SLOW)).toBeTruthy()
    expect(href()).toBe('/statistics')
    await waitFor(() => expect(document.title).toBe('Brak dostępu · Iskra'))
    await userEvent.click(screen.getByRole('button', { name: 'Wróć' }))
    await waitFor(() => expect(href()).toBe('/produkty-ai'))
  })

  it.each([
    ['a guest', fixedSession()],
    ['whoever is signed in', fixedSession(signedIn())],
  ])('tells %s at once that a screen of the specification is not built', async (_who, session) => {
    const { href } = await openPage('/wideo/edytor', session)
    expect(await screen.findByRole('heading', { name: 'Nie ma takiej strony' })).toBeTruthy()
    expect(href()).toBe('/wideo/edytor')
  })

  it('opens the hub of administrators by its Polish name', async () => {
    const { href } = await openPage('/administracja', fixedSession(signedIn({ role: 'Admin' })))
    expect(await screen.findByRole('heading', { name: 'Administracja' }, SLOW)).toBeTruthy()
    expect(href()).toBe('/admin')
  })

  it('asks no session on a public screen', async () => {
    const ready = vi.fn<() => Promise<never>>(() => new Promise(() => undefined))
    const { href } = await openPage('/sklep', fixedSession(undefined, { ready }))
    expect(href()).toBe('/sklep')
    expect(ready).not.toHaveBeenCalled()
  })

  it('asks the API before it refuses by an old copy of the account', async () => {
    let state = signedIn({}, false)
    const refreshUser = vi.fn<() => Promise<void>>(async () => {
      state = signedIn({ roles: ['admin'] })
    })
    await openPage('/admin', fixedSession(state, { ready: async () => state, refreshUser }))
    expect(refreshUser).toHaveBeenCalledOnce()
    expect(await screen.findByRole('heading', { name: 'Administracja' }, SLOW)).toBeTruthy()
  })
})
