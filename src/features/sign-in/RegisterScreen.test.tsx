import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { answeringApi, refusedWith, withoutNetwork } from '#api/product/testing/answeringApi.ts'
import { exampleTokens } from '#api/product/testing/memoryTokens.ts'
import { EXAMPLE_USER } from '#api/session/testing/fixedSession.ts'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { RegisterScreen } from './RegisterScreen.tsx'
import { entryServices, openSession, putInto } from './testing/entryServices.ts'

const REGISTER = 'POST /api/v1/auth/register'
const LOGIN = 'POST /api/v1/auth/login'
const made = () => Response.json({ ...EXAMPLE_USER, is_verified: false }, { status: 201 })

const field = (name: RegExp) => screen.getByRole('textbox', { name })
const passwordField = () => screen.getByLabelText('Hasło')
const box = (name: RegExp) => screen.getByRole('checkbox', { name })
const press = () => userEvent.click(screen.getByRole('button', { name: 'Załóż konto' }))

async function fillIn(password = 'zielony kubek na oknie'): Promise<void> {
  await putInto(field(/e-mail/), 'zofia@example.pl')
  await putInto(passwordField(), password)
  await userEvent.click(box(/akceptuję/))
}

const register = (redirect: string | null = null) => (
  <RegisterScreen redirect={redirect} email="" isOffline={false} />
)
const unconfirmed = () => openSession({ status: 'guest' }, { email: 'zofia@example.pl', is_verified: false })

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(cleanup)

describe('making an account', () => {
  it('makes it, signs in to it and asks to confirm the address', async () => {
    const server = answeringApi({ [REGISTER]: made, [LOGIN]: () => Response.json(exampleTokens()) })
    const { router } = renderScreen(register('/konto'), entryServices(server, unconfirmed().session))
    await putInto(field(/zwracać/), 'Zofia')
    await fillIn()
    await press()
    await waitFor(() => expect(router.history.location.href).toBe('/verify-email-required'))
    expect(router.history.location.state).toMatchObject({ email: 'zofia@example.pl', redirect: '/konto' })
    expect(server.calls[0]).toMatchObject({
      what: REGISTER,
      body: {
        email: 'zofia@example.pl',
        password: 'zielony kubek na oknie',
        display_name: 'Zofia',
        language: 'pl',
        accepts_terms: true,
        accepts_notifications: false,
      },
    })
    expect(server.calls[1]).toMatchObject({ what: LOGIN })
  })

  it('sends nothing while something is missing, and leads to the first of it', async () => {
    const server = answeringApi({})
    renderScreen(register(), entryServices(server))
    await putInto(passwordField(), 'zofia')
    await press()
    await screen.findByText('Hasło ma mieć co najmniej 10 znaków')
    expect(screen.getByText('Wpisz adres e-mail')).toBeDefined()
    expect(screen.getByText('Bez tej zgody nie możemy założyć konta')).toBeDefined()
    expect(document.activeElement).toBe(field(/e-mail/))
    expect(server.calls).toEqual([])
  })

  it('tells how strong the password is, and takes none that is easily guessed', async () => {
    const server = answeringApi({})
    renderScreen(register(), entryServices(server))
    await fillIn('zofia@example.pl')
    expect(await screen.findByText('Bardzo łatwe do zgadnięcia')).toBeDefined()
    await press()
    await screen.findByText('To hasło łatwo zgadnąć. Dodaj jeszcze jedno albo dwa słowa')
    expect(document.activeElement).toBe(passwordField())
    await putInto(passwordField(), ' i zielony kubek')
    expect(await screen.findByText('Bardzo mocne hasło')).toBeDefined()
    expect(server.calls).toEqual([])
  })

  it('asks for the letters and never assumes them', () => {
    renderScreen(register(), entryServices(answeringApi({})))
    expect(box(/nowości/)).toHaveProperty('checked', false)
    expect(box(/akceptuję/)).toHaveProperty('checked', false)
  })

  it('shows what the server finds wrong beside its field', async () => {
    const problems = [{ field: 'password', code: 'weak' as const }]
    renderScreen(
      register(),
      entryServices(answeringApi({ [REGISTER]: () => refusedWith('VALIDATION_FAILED', problems) })),
    )
    await fillIn()
    await press()
    await screen.findByText('To hasło łatwo zgadnąć. Dodaj jeszcze jedno albo dwa słowa')
    expect(document.activeElement).toBe(passwordField())
  })

  it('keeps all that was typed when the network goes', async () => {
    renderScreen(register(), entryServices(answeringApi({ [REGISTER]: withoutNetwork })))
    await fillIn()
    await press()
    await screen.findByText('Brak połączenia z serwisem')
    expect(field(/e-mail/)).toHaveProperty('value', 'zofia@example.pl')
    expect(passwordField()).toHaveProperty('value', 'zielony kubek na oknie')
    expect(box(/akceptuję/)).toHaveProperty('checked', true)
  })

  it('goes to the sign-in when the account is made and the network goes then', async () => {
    const { router } = renderScreen(
      register(),
      entryServices(answeringApi({ [REGISTER]: made, [LOGIN]: withoutNetwork })),
    )
    await fillIn()
    await press()
    await waitFor(() => expect(router.history.location.href).toBe('/login'))
    expect(router.history.location.state).toMatchObject({ email: 'zofia@example.pl', isNew: true })
  })

  it('is made for password managers', () => {
    renderScreen(register(), entryServices(answeringApi({})))
    expect(field(/e-mail/).getAttribute('autocomplete')).toBe('username')
    expect(passwordField().getAttribute('autocomplete')).toBe('new-password')
    expect(passwordField().getAttribute('passwordrules')).toBe('minlength: 10; maxlength: 128;')
  })
})
