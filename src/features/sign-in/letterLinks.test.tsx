import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answeringApi, refusedWith, withoutNetwork } from '#api/product/testing/answeringApi.ts'
import { signedIn } from '#api/session/testing/fixedSession.ts'
import type { EmailLink } from '#domain/account/emailLink.ts'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { forgetWish, leaveWish, readWish } from './entryWish.ts'
import { ForgotScreen } from './ForgotScreen.tsx'
import { ResetScreen } from './ResetScreen.tsx'
import { entryServices, openSession, putInto } from './testing/entryServices.ts'
import { VerifyEmailScreen } from './VerifyEmailScreen.tsx'
import { VerifyRequiredScreen } from './VerifyRequiredScreen.tsx'

const FORGOT = 'POST /api/v1/auth/forgot-password'
const RESET = 'POST /api/v1/auth/reset-password'
const VERIFY = 'POST /api/v1/auth/verify-email'
const LOOK = 'POST /api/v1/auth/verify-email/look'
const DECLINE = 'POST /api/v1/auth/verify-email/decline'
const RESEND = 'POST /api/v1/auth/resend-verification'
const accepted = () => Response.json({ status: 'accepted' }, { status: 202 })
const done = () => new Response(null, { status: 204 })
const wrongPassword = () => refusedWith('VALIDATION_FAILED', [{ field: 'current_password', code: 'wrong' }])
const passwordRequired = () => refusedWith('PASSWORD_REQUIRED')
/** The subject of the letter's link. */
const about =
  (changes: Partial<EmailLink> = {}) =>
  () =>
    Response.json({
      purpose: 'verify',
      email: 'zofia@example.pl',
      asked_at: '2026-11-20T12:40:00.000Z',
      is_own: false,
      ...changes,
    })

const title = () => screen.getByRole('heading', { level: 1 }).textContent
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(() => {
  cleanup()
  forgetWish()
  vi.useRealTimers()
})

const newPassword = () => screen.getByLabelText('Nowe hasło', { selector: 'input' })
const confirm = (token: string | null = 'secret', acceptsNotifications = true) => (
  <VerifyEmailScreen token={token} acceptsNotifications={acceptsNotifications} isOffline={false} />
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
  it('looks at the link, clears the address, and does nothing until the press', async () => {
    const server = answeringApi({ [LOOK]: about({ is_own: true }), [VERIFY]: done })
    const { session } = openSession(signedIn({ is_verified: false }))
    const { router } = renderScreen(confirm('secret', false), entryServices(server, session))
    expect(await screen.findByText('zofia@example.pl')).toBeDefined()
    expect(server.calls.map(({ what, body }) => [what, body])).toEqual([[LOOK, { token: 'secret' }]])
    expect(router.history.location.href).not.toContain('secret')
    expect(screen.queryByLabelText('Hasło tego konta')).toBeNull()

    await press('Potwierdź adres')
    expect(await screen.findByRole('heading', { name: 'Adres potwierdzony' })).toBeDefined()
    expect(server.callsOf(VERIFY).map(({ query, body }) => [query.toString(), body])).toEqual([
      ['token=secret&accepts_notifications=false', {}],
    ])
    expect(screen.getByRole('link', { name: 'Przejdź do panelu' }).getAttribute('href')).toBe('/panel')
  })

  it('leads back to what was begun before, in the tab of the letter too, once', async () => {
    leaveWish('/generatory/obraz')
    const server = answeringApi({ [LOOK]: about({ is_own: true }), [VERIFY]: done })
    const { session } = openSession(signedIn({ is_verified: false }))
    const { router } = renderScreen(confirm(), entryServices(server, session))
    await screen.findByText('zofia@example.pl')
    await press('Potwierdź adres')
    await screen.findByRole('heading', { name: 'Adres potwierdzony' })
    await press('Wróć do poprzedniej strony')
    expect(router.history.location.pathname).toBe('/generatory/obraz')
    expect(readWish()).toBeNull()
    leaveWish('https://evil.example')
    expect(readWish()).toBeNull()
    forgetWish()
  })

  it('asks whoever isn’t signed in to the account for its password, or leads to a new one', async () => {
    const server = answeringApi({ [LOOK]: about(), [VERIFY]: wrongPassword })
    renderScreen(confirm(), entryServices(server))
    const password = await screen.findByLabelText('Hasło tego konta', { selector: 'input' })
    expect(screen.getByRole('link', { name: 'Nie pamiętasz hasła?' }).getAttribute('href')).toBe(
      '/forgot-password',
    )
    await press('Potwierdź adres')
    expect(document.activeElement).toBe(password)
    expect(server.callsOf(VERIFY)).toEqual([])

    await putInto(password, 'nie to hasło')
    await press('Potwierdź adres')
    await waitFor(() => expect(password.getAttribute('aria-invalid')).toBe('true'))
    expect(password).toHaveProperty('value', 'nie to hasło')

    server.answer(VERIFY, done)
    await press('Potwierdź adres')
    expect(await screen.findByRole('heading', { name: 'Adres potwierdzony' })).toBeDefined()
    expect(server.callsOf(VERIFY).at(-1)?.body).toEqual({ current_password: 'nie to hasło' })
    expect(screen.getByRole('link', { name: 'Zaloguj się' })).toBeDefined()
  })

  it('asks for the password after all where the session has ended since', async () => {
    const { session } = openSession(signedIn({ is_verified: false }))
    const server = answeringApi({ [LOOK]: about({ is_own: true }), [VERIFY]: passwordRequired })
    renderScreen(confirm(), entryServices(server, session))
    await screen.findByText('zofia@example.pl')
    await press('Potwierdź adres')
    expect(await screen.findByLabelText('Hasło tego konta', { selector: 'input' })).toBeDefined()
  })

  it('can be answered with “not me”: of a new account that it is gone, of a change that it is off', async () => {
    for (const [purpose, button, outcome] of [
      ['verify', 'To nie ja, usuń to konto', 'Tego konta już nie ma'],
      ['change', 'To nie ja, nie zmieniaj adresu', 'Adres się nie zmienił'],
    ] as const) {
      const server = answeringApi({ [LOOK]: about({ purpose }), [DECLINE]: done })
      const { unmount } = renderScreen(confirm(), entryServices(server))
      await userEvent.click(await screen.findByText('To nie Ty?'))
      await press(button)
      expect(await screen.findByRole('heading', { name: outcome })).toBeDefined()
      expect(server.callsOf(DECLINE).map(({ body }) => body)).toEqual([{ token: 'secret' }])
      expect(server.callsOf(VERIFY)).toEqual([])
      unmount()
    }
  })

  it('of an address that is confirmed already is none the worse', async () => {
    const { session } = openSession(signedIn())
    renderScreen(
      confirm(),
      entryServices(answeringApi({ [LOOK]: () => refusedWith('LINK_INVALID') }), session),
    )
    expect(await screen.findByRole('heading', { name: 'Adres potwierdzony' })).toBeDefined()
  })

  it('by a spent link or none says what to do', async () => {
    const { unmount } = renderScreen(
      confirm(),
      entryServices(answeringApi({ [LOOK]: () => refusedWith('LINK_INVALID') })),
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
    renderScreen(confirm(), entryServices(answeringApi({ [LOOK]: () => answer() })))
    await screen.findByText('Brak połączenia z serwisem')
    answer = about()
    await press('Spróbuj ponownie')
    expect(await screen.findByText('zofia@example.pl')).toBeDefined()
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
    await press('Wyślij wiadomość jeszcze raz')
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
