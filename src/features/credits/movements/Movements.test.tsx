import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { answeringApi, withoutNetwork } from '#api/product/testing/answeringApi.ts'
import { fixedSession, signedIn } from '#api/session/testing/fixedSession.ts'
import { renderScreen } from '#support/page/renderScreen.tsx'
import type { Movement } from '#domain/credits/credits.ts'
import { Movements } from './Movements.tsx'

const CALL = 'GET /api/v1/credits/movements'

const movement = (id: number, changes: Partial<Movement> = {}): Movement => ({
  id: String(id),
  kind: 'welcome',
  amount: 10,
  balance: 10,
  createdAt: '2026-11-20T12:40:00.000Z',
  generation: null,
  orderNumber: null,
  note: null,
  ...changes,
})

function open(items: readonly Movement[], next: string | null = null) {
  const account = answeringApi({})
  renderScreen(<Movements newest={{ items: [...items], next }} />, {
    session: fixedSession(signedIn()),
    productApi: () => Promise.resolve(account.api),
  })
  return account
}

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(cleanup)

it('each movement says what it was, what it did and what was there after it; unknown ones too', () => {
  const generation = { id: 'g-1', type: 'image', prompt: 'Morze o świcie' }
  open([
    movement(6, { kind: 'settled-by-hand', amount: 2, balance: 109, note: 'reklamacja' }),
    movement(5, { kind: 'charge', amount: 0, balance: 107, generation: { ...generation, prompt: '' } }),
    movement(4, { kind: 'reserve', amount: -3, balance: 107, generation }),
    movement(3, { kind: 'pack', amount: 100, balance: 110, orderNumber: 'ISK-2026-000123' }),
    movement(2),
  ])
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent)
  expect(rows[0]).toMatch(/^Inny ruch.*reklamacja.*\+2saldo 109$/)
  expect(rows[1]).toMatch(/^Pobrano zarezerwowane.*Usunięty wynik.*saldo 107$/)
  expect(rows[1]).not.toContain('+0')
  expect(rows[2]).toMatch(/^Rezerwacja.*Morze o świcie.*[-−]3saldo 107$/)
  expect(rows[3]).toMatch(/^Pakiet kredytów.*ISK-2026-000123.*\+100saldo 110$/)
  expect(rows[4]).toMatch(/^Prezent na start.*\+10saldo 10$/)
})

it('older ones come a page at a time; a page that fails can be asked for again', async () => {
  const account = open([movement(9)], '9')
  account.answer(CALL, withoutNetwork)
  const more = screen.getByRole('button', { name: 'Pokaż starsze' })
  await userEvent.click(more)
  expect(await screen.findByRole('alert')).toBeDefined()

  account.answer(CALL, ({ query }) =>
    Response.json({
      items: [movement(Number(query.get('before')) - 1)],
      next: query.get('before') === '9' ? '8' : null,
    }),
  )
  await userEvent.click(more)
  await userEvent.click(await screen.findByRole('button', { name: 'Pokaż starsze' }))
  const list = screen.getByRole('list', { name: 'Ruchy na koncie' })
  await within(list).findAllByRole('listitem')
  expect(account.callsOf(CALL).at(-1)?.query.get('before')).toBe('8')
  expect(within(list).getAllByRole('listitem')).toHaveLength(3)
  expect(screen.queryByRole('button', { name: 'Pokaż starsze' })).toBeNull()
})

it('says what will stand here while there is nothing', () => {
  open([])
  expect(screen.getByText(/Tu pojawi się każdy ruch/)).toBeDefined()
})
