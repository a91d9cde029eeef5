import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answeringApi, refusedWith, withoutNetwork } from '#api/product/testing/answeringApi.ts'
import { signedIn } from '#api/session/testing/fixedSession.ts'
import { renderScreen } from '#app/testing/renderScreen.tsx'
import { ForgotScreen } from './ForgotScreen.tsx'
import { ResetScreen } from './ResetScreen.tsx'
import { entryServices, openSession, putInto } from './testing/entryServices.ts'
import { VerifyEmailScreen } from './VerifyEmailScreen.tsx'
import { VerifyRequiredScreen } from './VerifyRequiredScreen.tsx'

const FORGOT = 'POST /api/v1/auth/forgot-password'
const RESET = 'POST /api/v1/auth/reset-password'
const VERIFY = 'POST /api/v1/auth/verify-email'
const RESEND = 'POST /api/v1/auth/resend-verification'
const accepted = () => Response.json({ status: 'accepted' }, { status: 202 })
const done = () => new Response(null, { status: 204 })

const title = () => screen.getByRole('heading', { level: 1 }).textContent
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const newPassword = () => screen.getByLabelText('Nowe hasło', { selector: 'input' })
const confirm = (token: string | null = 'secret', acceptsNotifications = true) => (
  <VerifyEmailScreen token={token} acceptsNotifications={acceptsNotifications} />
)

const waiting = (onSignOut: () => void = () => undefined) => (
  <VerifyRequiredScreen email="zofia@example.pl" redirect="/konto" isOffline={false} onSignOut={onSignOut} />
)

describe('a forgotten password', () => {
  it('sends the link and leads to the mailbox, whoever the address belongs to', async () => {
    const server = answeringApi({ [FORGOT]: accepted })
    renderScreen(<ForgotScreen email="zofia@example.pl" isOffline={false} />, entryServices(server))
    await press('Wyślij link')
    expect(await screen.findByRole('heading', { name: 'Sprawdź pocztę' })).toBeDefined()
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
    expect(server.calls).toMatchObject([{ body: { email: 'zofia@example.pl', language: 'pl' } }])
    expect(screen.getByRole('button', { name: /za \d+ s/ })).toHaveProperty('disabled', true)
  })

  it('brings a mistyped address back to be mended', async () => {
    renderScreen(
      <ForgotScreen email="zofia@exmaple.pl" isOffline={false} />,
      entryServices(answeringApi({ [FORGOT]: accepted })),
    )
    await press('Wyślij link')
    expect(await screen.findByRole('heading', { name: 'Sprawdź pocztę' })).toBeDefined()
    await press('To nie ten adres?')
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'zofia@exmaple.pl')
  })

  it('wants an address', async () => {
    const server = answeringApi({})
    renderScreen(<ForgotScreen email="" isOffline={false} />, entryServices(server))
    await press('Wyślij link')
    expect(screen.getByText('Wpisz adres e-mail')).toBeDefined()
    expect(server.calls).toEqual([])
  })
})

describe('a new password', () => {
  it('is set by the token, which the address has lost by then', async () => {
    const server = answeringApi({ [RESET]: done })
    const { router } = renderScreen(<ResetScreen token="secret" isOffline={false} />, entryServices(server))
    await waitFor(() => expect(router.history.location.href).not.toContain('secret'))
    await putInto(newPassword(), 'zielony kubek na oknie')
    await press('Ustaw nowe hasło')
    expect(await screen.findByRole('heading', { name: 'Hasło zmienione' })).toBeDefined()
    expect(server.calls).toMatchObject([
      { body: { token: 'secret', new_password: 'zielony kubek na oknie' } },
    ])
  })

  it('is judged before it is sent', async () => {
    const server = answeringApi({})
    renderScreen(<ResetScreen token="secret" isOffline={false} />, entryServices(server))
    await press('Ustaw nowe hasło')
    await screen.findByText('Wpisz nowe hasło')
    expect(document.activeElement).toBe(newPassword())
    expect(server.calls).toEqual([])
  })

  it('by a spent link leads to a new one', async () => {
    renderScreen(
      <ResetScreen token="secret" isOffline={false} />,
      entryServices(answeringApi({ [RESET]: () => refusedWith('LINK_INVALID') })),
    )
    await putInto(newPassword(), 'zielony kubek na oknie')
    await press('Ustaw nowe hasło')
    expect(await screen.findByRole('heading', { name: 'Ten link już nie działa' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Wyślij nowy link' }).getAttribute('href')).toBe(
      '/forgot-password',
    )
  })

  it('keeps the typed password and the token when the network goes', async () => {
    let answer: () => Response | Promise<Response> = withoutNetwork
    renderScreen(
      <ResetScreen token="secret" isOffline={false} />,
      entryServices(answeringApi({ [RESET]: () => answer() })),
    )
    await putInto(newPassword(), 'zielony kubek na oknie')
    await press('Ustaw nowe hasło')
    await screen.findByText('Brak połączenia z serwisem')
    answer = done
    await press('Ustaw nowe hasło')
    expect(await screen.findByRole('heading', { name: 'Hasło zmienione' })).toBeDefined()
  })
})

describe('a confirmation', () => {
  it('happens by itself, once, and clears the address', async () => {
    const server = answeringApi({ [VERIFY]: done })
    const { router } = renderScreen(confirm(), entryServices(server))
    expect(await screen.findByRole('heading', { name: 'Adres potwierdzony' })).toBeDefined()
    expect(server.calls.map(({ query }) => query.toString())).toEqual([
      'token=secret&accepts_notifications=true',
    ])
    expect(router.history.location.href).not.toContain('secret')
    expect(screen.getByRole('link', { name: 'Zaloguj się' })).toBeDefined()
  })

  it('leads whoever is signed in on to the panel', async () => {
    const { session } = openSession(signedIn({ is_verified: false }))
    renderScreen(confirm('secret', false), entryServices(answeringApi({ [VERIFY]: done }), session))
    expect((await screen.findByRole('link', { name: 'Przejdź do panelu' })).getAttribute('href')).toBe(
      '/panel',
    )
  })

  it('of an address that is confirmed already is none the worse', async () => {
    const { session } = openSession(signedIn())
    renderScreen(
      confirm(),
      entryServices(answeringApi({ [VERIFY]: () => refusedWith('LINK_INVALID') }), session),
    )
    expect(await screen.findByRole('heading', { name: 'Adres potwierdzony' })).toBeDefined()
  })

  it('by a spent link or none says what to do', async () => {
    const { unmount } = renderScreen(
      confirm(),
      entryServices(answeringApi({ [VERIFY]: () => refusedWith('LINK_INVALID') })),
    )
    expect(await screen.findByRole('heading', { name: 'Ten link już nie działa' })).toBeDefined()
    unmount()
    const server = answeringApi({})
    renderScreen(confirm(null), entryServices(server))
    expect(title()).toBe('Ten link już nie działa')
    expect(server.calls).toEqual([])
  })

  it('waits for a press after the network went, with the token kept', async () => {
    let answer: () => Response | Promise<Response> = withoutNetwork
    renderScreen(confirm(), entryServices(answeringApi({ [VERIFY]: () => answer() })))
    await screen.findByText('Brak połączenia z serwisem')
    answer = done
    await press('Spróbuj ponownie')
    expect(await screen.findByRole('heading', { name: 'Adres potwierdzony' })).toBeDefined()
  })
})

describe('an account that waits for its confirmation', () => {
  it('goes on by itself once the address is confirmed', async () => {
    const { session, become } = openSession(signedIn({ is_verified: false }))
    const { router } = renderScreen(waiting(), entryServices(answeringApi({}), session))
    expect(screen.getByText('zofia@example.pl')).toBeDefined()
    become(signedIn())
    await waitFor(() => expect(router.history.location.href).toBe('/konto'))
  })

  it('sends the letter again, and then not for a minute', async () => {
    const { session } = openSession(signedIn({ is_verified: false }))
    const server = answeringApi({ [RESEND]: accepted })
    renderScreen(waiting(), entryServices(server, session))
    await press('Wyślij list jeszcze raz')
    expect(await screen.findByRole('button', { name: /za 60 s/ })).toHaveProperty('disabled', true)
    expect(server.calls).toMatchObject([{ body: { email: 'zofia@example.pl' } }])
  })

  it('lets whoever typed another address leave', async () => {
    const leave = vi.fn<() => void>()
    renderScreen(
      waiting(leave),
      entryServices(answeringApi({}), openSession(signedIn({ is_verified: false })).session),
    )
    await userEvent.click(screen.getByText('To nie ten adres?'))
    await press('Wyloguj się')
    expect(leave).toHaveBeenCalledOnce()
  })
})
