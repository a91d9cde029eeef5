import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { refusedWith } from '#api/product/testing/answeringApi.ts'
import { fixedSession, signedIn } from '#api/session/testing/fixedSession.ts'
import { addToCart } from '#offline/cart/commands.ts'
import { change } from '#offline/change.ts'
import { database } from '#offline/openDatabase.ts'
import { changeOwner } from '#offline/outbox/owner.ts'
import { goods } from '#support/cart/goods.ts'
import { exampleAccount } from '../testing/exampleAccount.ts'
import OverlayHost from '#ui/OverlayHost.tsx'
import { putInto } from '../testing/putInto.ts'
import { AccountSettingsScreen } from './AccountSettingsScreen.tsx'

const DELETE = 'DELETE /api/v1/account'
const EMAIL = 'POST /api/v1/account/email'
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

function open() {
  const account = exampleAccount()
  const signOut = vi.fn<() => Promise<void>>(() => Promise.resolve())
  const { router } = renderScreen(<AccountSettingsScreen />, {
    session: fixedSession(signedIn(), { signOut }),
    productApi: () => Promise.resolve(account.api),
  })
  return { account, signOut, router }
}

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined
  // jsdom has neither.
  URL.createObjectURL = () => ''
  URL.revokeObjectURL = () => undefined
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

async function askForIt() {
  await press('Usuń konto')
  const dialog = within(await screen.findByRole('alertdialog'))
  return { dialog, confirm: () => userEvent.click(dialog.getByRole('button', { name: /na zawsze/ })) }
}

describe('the copy of one’s data', () => {
  it('holds what the account has and what this device alone has', async () => {
    const { account } = open()
    account.answer('GET /api/v1/account/export', () => Response.json({ profile: 'ola' }))
    const db = await database()
    await change(db, ['settings'], (stores) => changeOwner(stores, 'user:user-1'))
    await addToCart(db, { ...goods(1), quantity: 2 })
    const saved = Promise.withResolvers<Blob>()
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) saved.resolve(file)
      return ''
    })
    await press('Pobierz moje dane')
    const copy: unknown = JSON.parse(await (await saved.promise).text())
    expect(copy).toMatchObject({ profile: 'ola', device: expect.anything() })
    expect(JSON.stringify(copy)).toContain('Produkt 1')
  })

  it('can be called off while it is gathered, and is no failure then', async () => {
    const { account } = open()
    account.answer('GET /api/v1/account/export', () => new Promise<Response>(() => undefined))
    renderScreen(<OverlayHost />)
    await press('Pobierz moje dane')
    const overlay = within(await screen.findByRole('dialog', { name: 'Zbieramy Twoje dane' }))
    await userEvent.click(overlay.getByRole('button', { name: 'Anuluj' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByRole('button', { name: 'Pobierz moje dane' })).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('the end of an account', () => {
  it('needs the password, and the right one', async () => {
    const { account, signOut } = open()
    account.answer(DELETE, () =>
      refusedWith('VALIDATION_FAILED', [{ field: 'current_password', code: 'wrong' }]),
    )
    const { dialog, confirm } = await askForIt()
    await confirm()
    expect(await dialog.findByText('Wpisz obecne hasło')).toBeDefined()
    expect(account.callsOf(DELETE)).toEqual([])

    await putInto(dialog.getByLabelText('Obecne hasło'), 'nie to hasło')
    await confirm()

    expect(await dialog.findByText(/To nie jest hasło tego konta/)).toBeDefined()
    expect(signOut).not.toHaveBeenCalled()
  })

  it('takes everything from this device and leads away', async () => {
    const { account, signOut, router } = open()
    account.answer(DELETE, () => new Response(null, { status: 204 }))
    const { dialog, confirm } = await askForIt()
    await putInto(dialog.getByLabelText('Obecne hasło'), 'poranna kawa nad jeziorem')

    await confirm()

    await waitFor(() => expect(signOut).toHaveBeenCalledOnce())
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  })
})

describe('another address', () => {
  it('isn’t the present one, and counts only once its letter was answered', async () => {
    const { account } = open()
    account.answer(EMAIL, () => Response.json({ status: 'accepted' }, { status: 202 }))
    await press('Zmień adres')
    await putInto(screen.getByLabelText('Nowy adres e-mail'), 'OLA@example.com')
    await putInto(screen.getByLabelText('Obecne hasło'), 'poranna kawa nad jeziorem')
    await press('Wyślij link na nowy adres')
    expect(await screen.findByText(/To jest Twój obecny adres/)).toBeDefined()

    await putInto(screen.getByLabelText('Nowy adres e-mail'), ' ola@nowa.example ')
    await press('Wyślij link na nowy adres')

    expect(await screen.findByText(/wysłaliśmy na ola@nowa.example/)).toBeDefined()
    expect(account.callsOf(EMAIL).map(({ body }) => body)).toEqual([
      { email: 'ola@nowa.example', current_password: 'poranna kawa nad jeziorem' },
    ])
    expect(screen.getByText('ola@example.com')).toBeDefined()
  })
})
