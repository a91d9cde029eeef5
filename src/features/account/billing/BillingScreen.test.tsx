import { isDraft } from '#offline/session/draftRow.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { withoutNetwork } from '#api/product/testing/answeringApi.ts'
import { EXAMPLE_USER, fixedSession, signedIn } from '#api/session/testing/fixedSession.ts'
import { changeOwner } from '#offline/outbox/owner.ts'
import { database } from '#offline/openDatabase.ts'
import { putInto } from '../testing/putInto.ts'
import { BILLING, exampleAccount, orders } from '../testing/exampleAccount.ts'
import { BillingScreen } from './BillingScreen.tsx'

const READ = 'GET /api/v1/account/billing'
const SAVE = 'PUT /api/v1/account/billing'
const ORDERS = 'GET /api/v1/account/orders'

function open(account = exampleAccount(), user: Parameters<typeof signedIn>[0] = {}) {
  const rendered = renderScreen(<BillingScreen />, {
    session: fixedSession(signedIn(user)),
    productApi: () => Promise.resolve(account.api),
  })
  return { account, ...rendered }
}

const field = (name: string) => screen.findByRole('textbox', { name })
const save = () => userEvent.click(screen.getByRole('button', { name: 'Zapisz dane' }))

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(async () => {
  cleanup()
  const db = await database()
  await Promise.all([db.drafts.clear(), db.accountCopies.clear()])
})

describe('billing', () => {
  it('counts the check digit of a NIP', async () => {
    const { account } = open()
    await putInto(await field('NIP'), '526-104-08-29')
    await userEvent.tab()
    expect(await screen.findByText(/Ten numer jest nieprawidłowy/)).toBeDefined()

    await save()
    expect(document.activeElement).toBe(await field('NIP'))
    expect(account.callsOf(SAVE)).toEqual([])
  })

  it('saves all of it, tidied', async () => {
    const { account } = open()
    account.answer(SAVE, ({ body }) => Response.json(body))
    await putInto(await field('Kod pocztowy'), '90001')

    await save()

    await waitFor(async () => expect(await field('Kod pocztowy')).toHaveProperty('value', '90-001'))
    expect(account.callsOf(SAVE)[0]?.body).toMatchObject({ first_name: 'Ola', postcode: '90-001' })
  })

  it('brings back what was typed and never saved, and lets go of it', async () => {
    const db = await database()
    await changeOwner(db, `user:${EXAMPLE_USER.id}`)
    const { unmount } = open()
    await putInto(await field('Firma'), 'Pracownia')
    await waitFor(async () =>
      expect(await db.drafts.get('billing')).toMatchObject({ value: { company: 'Pracownia' } }),
    )
    unmount()

    open()
    expect(await screen.findByText('Twoje niezapisane zmiany czekały tutaj')).toBeDefined()
    expect(await field('Firma')).toHaveProperty('value', 'Pracownia')
    await userEvent.click(screen.getByRole('button', { name: 'Odrzuć je' }))

    expect(await field('Firma')).toHaveProperty('value', '')
    await waitFor(async () => expect(await db.drafts.filter(isDraft).count()).toBe(0))
  })

  it('shows the last copy with its age while the service can’t be reached', async () => {
    const db = await database()
    await changeOwner(db, `user:${EXAMPLE_USER.id}`)
    const { unmount } = open()
    await waitFor(async () => expect(await db.accountCopies.get('billing')).toBeDefined())
    unmount()

    const account = exampleAccount()
    account.answer(READ, withoutNetwork)
    open(account)

    expect(await field('Miejscowość')).toHaveProperty('value', 'Łódź')
    expect(await screen.findByText('Bez sieci nie zapiszemy zmian')).toBeDefined()
    expect(screen.getByText(/^Stan z \d/).textContent).toContain('bez połączenia')
  })

  it('says so when there is neither an answer nor a copy, and asks again when told', async () => {
    const account = exampleAccount()
    account.answer(READ, withoutNetwork)
    // Whose copies those of this device are not.
    open(account, { id: 'somebody-else' })
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('nie ma jeszcze kopii')

    account.answer(READ, () => Response.json({ ...BILLING, city: 'Gdynia' }))
    await userEvent.click(within(alert).getByRole('button', { name: 'Spróbuj ponownie' }))

    expect(await field('Miejscowość')).toHaveProperty('value', 'Gdynia')
  })

  it('shows orders a few at a time, to the very first', async () => {
    const account = exampleAccount()
    account.answer(ORDERS, ({ query }) =>
      query.get('before') === null
        ? Response.json({ orders: orders(12, 8), next: '5' })
        : Response.json({ orders: orders(4, 4), next: null }),
    )
    open(account)
    expect(await screen.findAllByRole('link', { name: /^Zamówienie/ })).toHaveLength(5)

    await userEvent.click(screen.getByRole('button', { name: 'Pokaż więcej' }))

    expect(await screen.findByRole('link', { name: 'Zamówienie ISK-2026-000001' })).toHaveProperty(
      'pathname',
      '/kasa/token-1',
    )
    expect(screen.getAllByRole('link', { name: /^Zamówienie/ })).toHaveLength(12)
    expect(screen.queryByRole('button', { name: 'Pokaż więcej' })).toBeNull()
  })
})
