import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { answeringApi, refusedWith, withoutNetwork } from '#api/product/testing/answeringApi.ts'
import { exampleTokens } from '#api/product/testing/memoryTokens.ts'
import { signedIn } from '#api/session/testing/fixedSession.ts'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { LoginScreen } from './LoginScreen.tsx'
import { entryServices, openSession, putInto } from './testing/entryServices.ts'

const LOGIN = 'POST /api/v1/auth/login'

const emailField = () => screen.getByRole('textbox', { name: 'Adres e-mail' })
const passwordField = () => screen.getByLabelText('Hasło')
const button = () => screen.getByRole('button', { name: /^(Zaloguj się|Logujemy…)$/ })

async function fillIn(email = 'ola@example.com', password = 'zielony kubek'): Promise<void> {
  await putInto(emailField(), email)
  await putInto(passwordField(), password)
  await userEvent.click(button())
}

const login = (redirect: string | null = null) => (
  <LoginScreen redirect={redirect} email="" isNew={false} isOffline={false} />
)

function afterSeconds(seconds: number): Response {
  const answer = refusedWith('TOO_MANY_REQUESTS')
  answer.headers.set('Retry-After', String(seconds))
  return answer
}

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(cleanup)

describe('the sign-in', () => {
  it('signs in and goes on to where the person wanted to go', async () => {
    const server = answeringApi({ [LOGIN]: () => Response.json(exampleTokens()) })
    const { router } = renderScreen(login('/ustawienia/konto?a=b'), entryServices(server))
    await fillIn(' ola@example.com ')
    await waitFor(() => expect(router.history.location.href).toBe('/ustawienia/konto?a=b'))
    expect(server.calls).toMatchObject([
      { what: LOGIN, body: { email: 'ola@example.com', password: 'zielony kubek' } },
    ])
    expect(router.history.length).toBe(1)
  })

  it('takes whoever is signed in already to the panel', async () => {
    const { router } = renderScreen(login(), entryServices(answeringApi({}), openSession(signedIn()).session))
    await waitFor(() => expect(router.history.location.href).toBe('/panel'))
  })

  it('has an unconfirmed address confirmed first, telling it in the navigation state alone', async () => {
    const server = answeringApi({ [LOGIN]: () => Response.json(exampleTokens()) })
    const { session } = openSession({ status: 'guest' }, { is_verified: false })
    const { router } = renderScreen(login('/konto'), entryServices(server, session))
    await fillIn()
    await waitFor(() => expect(router.history.location.href).toBe('/verify-email-required'))
    expect(router.history.location.state).toMatchObject({ email: 'ola@example.com', redirect: '/konto' })
  })

  it('says what is missing beside the fields, leads to the first and sends nothing', async () => {
    const server = answeringApi({})
    renderScreen(login(), entryServices(server))
    await userEvent.type(emailField(), 'ola')
    await userEvent.click(button())
    expect(screen.getByText('Ten adres wygląda na niepełny. Wzór: imie@poczta.pl')).toBeDefined()
    expect(screen.getByText('Wpisz hasło')).toBeDefined()
    expect(document.activeElement).toBe(emailField())
    expect(server.calls).toEqual([])
    await userEvent.type(emailField(), '@')
    expect(emailField().getAttribute('aria-invalid')).not.toBe('true')
  })

  it.each([
    ['INVALID_CREDENTIALS', 'Nieprawidłowy e-mail lub hasło'],
    ['SERVICE_UNAVAILABLE', 'Serwis jest chwilowo niedostępny'],
    ['INTERNAL_ERROR', 'Coś poszło nie tak po naszej stronie'],
  ] as const)('says %s in words, leads to them and keeps what was typed', async (code, words) => {
    renderScreen(login(), entryServices(answeringApi({ [LOGIN]: () => refusedWith(code) })))
    await fillIn()
    const note = await screen.findByText(words)
    expect(document.activeElement?.contains(note)).toBe(true)
    expect(emailField()).toHaveProperty('value', 'ola@example.com')
    expect(passwordField()).toHaveProperty('value', 'zielony kubek')
  })

  it('keeps what was typed without a network, and signs in when it is back', async () => {
    let answer: () => Response | Promise<Response> = withoutNetwork
    const server = answeringApi({ [LOGIN]: () => answer() })
    const { router } = renderScreen(login(), entryServices(server))
    await fillIn()
    await screen.findByText('Brak połączenia z serwisem')
    answer = () => Response.json(exampleTokens())
    await userEvent.click(button())
    await waitFor(() => expect(router.history.location.href).toBe('/panel'))
  })

  it('says that it waits for the network while there is none', () => {
    renderScreen(
      <LoginScreen redirect={null} email="" isNew={false} isOffline />,
      entryServices(answeringApi({})),
    )
    expect(screen.getByText('Nie ma teraz sieci')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Czekamy na sieć…' })).toHaveProperty('disabled', true)
  })

  it('says how long a pause there is', async () => {
    renderScreen(login(), entryServices(answeringApi({ [LOGIN]: () => afterSeconds(42) })))
    await fillIn()
    await screen.findByText('Za dużo prób')
    expect(screen.getAllByText(/Spróbuj ponownie za 4\d s\./)).toHaveLength(2)
  })

  it('sends once for two presses', async () => {
    const answer = Promise.withResolvers<Response>()
    const server = answeringApi({ [LOGIN]: () => answer.promise })
    const { router } = renderScreen(login(), entryServices(server))
    await fillIn()
    await userEvent.click(button())
    expect(button().getAttribute('aria-busy')).toBe('true')
    answer.resolve(Response.json(exampleTokens()))
    await waitFor(() => expect(router.history.location.href).toBe('/panel'))
    expect(server.calls).toHaveLength(1)
  })

  it('is made for password managers', () => {
    renderScreen(login(), entryServices(answeringApi({})))
    expect(emailField().getAttribute('autocomplete')).toBe('username webauthn')
    expect(passwordField().getAttribute('autocomplete')).toBe('current-password')
    expect(passwordField().getAttribute('type')).toBe('password')
  })

  it('shows the password to whoever asks, and says that Caps Lock is on', async () => {
    renderScreen(login(), entryServices(answeringApi({})))
    await userEvent.click(screen.getByRole('button', { name: 'Pokaż hasło' }))
    expect(passwordField().getAttribute('type')).toBe('text')
    await userEvent.type(passwordField(), '{CapsLock}a')
    expect(screen.getByText('Caps Lock jest włączony.')).toBeDefined()
  })

  it('offers no passkey where the browser knows none', () => {
    renderScreen(login(), entryServices(answeringApi({})))
    expect(screen.queryByRole('button', { name: /kluczem/ })).toBeNull()
  })
})
