import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { answeringApi, withoutNetwork } from '#api/product/testing/answeringApi.ts'
import { fixedSession, signedIn } from '#api/session/testing/fixedSession.ts'
import { renderScreen } from '#support/page/renderScreen.tsx'
import type { Movement } from '#domain/credits/credits.ts'
import { Movements } from './Movements.tsx'

const CALL = 'GET /api/v1/credits/movements'

const AT = '2026-11-20T12:40:00.000Z'

/** A row of one step by default. */
function movement(id: number, changes: Partial<Movement> = {}): Movement {
  const row = {
    id: String(id),
    kind: 'welcome',
    amount: 10,
    balance: 10,
    createdAt: AT,
    generation: null,
    run: null,
    orderNumber: null,
    note: null,
    ...changes,
  }
  return { steps: [{ kind: row.kind, amount: row.amount, createdAt: AT }], ...row }
}

const work = (status: string, prompt = 'Morze o świcie') => ({ id: 'g-1', type: 'image', prompt, status })
const steps = (...those: readonly [kind: string, amount: number][]) =>
  those.map(([kind, amount]) => ({ kind, amount, createdAt: AT }))

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

it('each row says what it was, what it did and what was there after it; unknown ones too', () => {
  open([
    movement(6, { kind: 'settled-by-hand', amount: 2, balance: 109, note: 'reklamacja' }),
    movement(4, { kind: 'reserve', amount: -3, balance: 107, generation: work('processing') }),
    movement(3, { kind: 'pack', amount: 100, balance: 110, orderNumber: 'ISK-2026-000123' }),
    movement(2),
  ])
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent)
  expect(rows[0]).toMatch(/^Inny ruch.*reklamacja.*\+2saldo 109$/)
  expect(rows[1]).toMatch(/^W toku, cena zarezerwowana.*Morze o świcie.*[-−]3saldo 107$/)
  expect(rows[2]).toMatch(/^Pakiet kredytów.*ISK-2026-000123.*\+100saldo 110$/)
  expect(rows[3]).toMatch(/^Prezent na start.*\+10saldo 10$/)
})

const RESERVED = ['reserve', -3] as const

it.each([
  ['completed', 'charge', [...steps([...RESERVED], ['charge', 0])], -3, /^Gotowe, cena pobrana/, []],
  ['failed', 'release', steps([...RESERVED], ['release', 3]), 0, /^Nie udało się/, ['Wróciły 3 kredyty']],
  ['cancelled', 'release', steps([...RESERVED], ['release', 3]), 0, /^Anulowane/, ['Wróciły 3 kredyty']],
  [
    'cancelled',
    'charge',
    steps([...RESERVED], ['charge', 0]),
    -3,
    /^Anulowane/,
    ['Cena nie wróciła: dostawca policzył już za tę pracę.'],
  ],
  [
    'completed',
    'refund',
    steps([...RESERVED], ['charge', 0], ['refund', 3]),
    0,
    /^Zwrócone po pobraniu/,
    ['Wróciły 3 kredyty'],
  ],
])(
  'work that is %s and ends with a %s is one row, with its steps',
  async (status, kind, taken, amount, begins, back) => {
    open([movement(1, { kind, amount, balance: 7, steps: taken, generation: work(status) })])
    const row = screen.getAllByRole('listitem').find((item) => begins.test(item.textContent ?? ''))
    if (row === undefined) throw new Error('no such row')
    const said = within(row).queryAllByText(/wróci/i)
    expect(said.map(({ textContent }) => textContent)).toEqual(back)
    const details = row.querySelector('details')
    expect(details?.open).toBe(false)
    await userEvent.click(within(row).getByText('Krok po kroku'))
    expect(details?.open).toBe(true)
    expect(within(row).getAllByRole('listitem')).toHaveLength(taken.length)
  },
)

it('work whose record is gone says so', () => {
  open([movement(5, { kind: 'charge', amount: -3, balance: 7, generation: work('', '') })])
  expect(screen.getByRole('listitem').textContent).toMatch(
    /^Gotowe, cena pobrana.*Usunięty wynik.*[-−]3saldo 7$/,
  )
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
  const list = screen.getByRole('list', { name: 'Historia kredytów' })
  await within(list).findAllByRole('listitem')
  expect(account.callsOf(CALL).at(-1)?.query.get('before')).toBe('8')
  expect(within(list).getAllByRole('listitem')).toHaveLength(3)
  expect(screen.queryByRole('button', { name: 'Pokaż starsze' })).toBeNull()
})

it('says what will stand here while there is nothing', () => {
  open([])
  expect(screen.getByText(/Tu pojawią się prezenty, zakupy/)).toBeDefined()
})
