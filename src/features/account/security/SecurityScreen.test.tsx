import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { refusedWith, withoutNetwork } from '#api/product/testing/answeringApi.ts'
import { fixedSession, signedIn } from '#api/session/testing/fixedSession.ts'
import { exampleAccount, PASSKEY } from '../testing/exampleAccount.ts'
import { putInto } from '../testing/putInto.ts'
import { SecurityScreen } from './SecurityScreen.tsx'

const CHANGE = 'POST /api/v1/auth/change-password'
const END_ONE = 'DELETE /api/v1/account/sessions/other'
const END_OTHERS = 'DELETE /api/v1/account/sessions'
const RENAME = 'PATCH /api/v1/account/passkeys/key-1'
const REMOVE = 'DELETE /api/v1/account/passkeys/key-1'
const done = () => new Response(null, { status: 204 })

function open() {
  const account = exampleAccount()
  renderScreen(<SecurityScreen />, {
    session: fixedSession(signedIn()),
    productApi: () => Promise.resolve(account.api),
  })
  return account
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const question = () => screen.findByRole('alertdialog')

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(cleanup)

describe('the devices that are signed in', () => {
  it('tell this one from the others and offer only those to be signed out', async () => {
    open()
    const items = within(await screen.findByRole('region', { name: 'Zalogowane urządzenia' }))
    const [first, second] = await items.findAllByRole('listitem')
    expect(first?.textContent).toContain('Chrome, Windows')
    expect(first?.textContent).toContain('To urządzenie')
    expect(second?.textContent).toContain('kluczem dostępu')
    expect(items.getAllByRole('button', { name: /^Wyloguj/ }).map((button) => button.textContent)).toEqual([
      'Wyloguj',
      'Wyloguj wszystkie inne',
    ])
  })

  it('are signed out after a question alone', async () => {
    const account = open()
    account.answer(END_ONE, done)
    await press('Wyloguj Safari, iPhone')
    await userEvent.click(within(await question()).getByRole('button', { name: 'Zostaw' }))
    expect(account.callsOf(END_ONE)).toEqual([])

    await press('Wyloguj Safari, iPhone')
    await userEvent.click(within(await question()).getByRole('button', { name: 'Wyloguj' }))

    await waitFor(() => expect(screen.queryByText('Safari, iPhone')).toBeNull())
    expect(account.callsOf(END_ONE)).toHaveLength(1)
    expect(screen.queryByRole('button', { name: 'Wyloguj wszystkie inne' })).toBeNull()
  })

  it('stay in sight, and so does the question, when it could not be done', async () => {
    const account = open()
    account.answer(END_OTHERS, withoutNetwork)
    await press('Wyloguj wszystkie inne')

    await userEvent.click(within(await question()).getByRole('button', { name: 'Wyloguj je' }))

    expect((await within(await question()).findByRole('alert')).textContent).toContain('Brak połączenia')
    expect(screen.getByText('Safari, iPhone')).toBeDefined()
  })
})

describe('the password', () => {
  it('is not changed to one that is easily guessed, nor by somebody who doesn’t know it', async () => {
    const account = open()
    account.answer(CHANGE, () =>
      refusedWith('VALIDATION_FAILED', [{ field: 'current_password', code: 'wrong' }]),
    )
    await press('Zmień hasło')
    const current = screen.getByLabelText('Obecne hasło')
    expect(document.activeElement).toBe(current)
    await putInto(current, 'jakieś dawne hasło')
    await putInto(screen.getByLabelText('Nowe hasło'), 'olanowak12')
    await press('Zmień hasło')
    expect(await screen.findByText(/łatwo zgadnąć/)).toBeDefined()
    expect(account.callsOf(CHANGE)).toEqual([])

    await putInto(screen.getByLabelText('Nowe hasło'), 'poranna kawa nad jeziorem')
    await press('Zmień hasło')

    expect(await screen.findByText(/To nie jest hasło tego konta/)).toBeDefined()
    expect(document.activeElement).toBe(current)
  })

  it('goes away with its fields once it is changed', async () => {
    const account = open()
    account.answer(CHANGE, done)
    await press('Zmień hasło')
    await putInto(screen.getByLabelText('Obecne hasło'), 'jakieś dawne hasło')
    await putInto(screen.getByLabelText('Nowe hasło'), 'poranna kawa nad jeziorem')
    await press('Zmień hasło')

    await waitFor(() => expect(screen.queryByLabelText('Nowe hasło')).toBeNull())
    expect(account.callsOf(CHANGE)[0]?.body).toEqual({
      current_password: 'jakieś dawne hasło',
      new_password: 'poranna kawa nad jeziorem',
    })
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Zmień hasło' }))
  })

  it('takes the passkeys along when asked, and says how many there are', async () => {
    const account = open()
    account.answer(CHANGE, done)
    await press('Zmień hasło')
    await userEvent.click(await screen.findByRole('checkbox', { name: /Usuń też 1 klucz dostępu/ }))
    await putInto(screen.getByLabelText('Obecne hasło'), 'jakieś dawne hasło')
    await putInto(screen.getByLabelText('Nowe hasło'), 'poranna kawa nad jeziorem')
    await press('Zmień hasło')
    await waitFor(() => expect(account.callsOf(CHANGE)[0]?.body).toMatchObject({ remove_passkeys: true }))
  })
})

describe('passkeys', () => {
  it('are renamed in place and removed after a question', async () => {
    const account = open()
    account.answer(RENAME, () => Response.json({ ...PASSKEY, name: 'Telefon Zosi' }))
    account.answer(REMOVE, done)
    await press('Zmień nazwę klucza Telefon Oli')
    await putInto(screen.getByRole('textbox', { name: 'Nazwa klucza' }), 'Telefon Zosi')
    await press('Zapisz nazwę')
    expect(await screen.findByText('Telefon Zosi')).toBeDefined()

    await press('Usuń klucz Telefon Zosi')
    await userEvent.click(within(await question()).getByRole('button', { name: 'Usuń klucz' }))

    expect(await screen.findByText('Nie ma tu jeszcze żadnego klucza.')).toBeDefined()
  })

  it('can’t be made where the browser has none', async () => {
    open()
    expect(await screen.findByText(/nie obsługuje kluczy dostępu/)).toBeDefined()
  })
})
