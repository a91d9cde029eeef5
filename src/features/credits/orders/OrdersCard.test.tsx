import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { answeringApi, refusedWith } from '#api/product/testing/answeringApi.ts'
import { fixedSession, signedIn } from '#api/session/testing/fixedSession.ts'
import { renderScreen } from '#support/page/renderScreen.tsx'
import type { ReceivedOrder } from '#domain/credits/receivedOrders.ts'
import { OrdersCard } from './OrdersCard.tsx'

const LIST = 'GET /api/v1/admin/received-orders'
const RETRY = 'POST /api/v1/admin/received-orders/webhook-1/retry'

const GIVEN_UP: ReceivedOrder = {
  id: 'webhook-1',
  orderNumber: '#1007',
  credits: 50,
  state: 'given-up',
  receivedAt: '2026-11-20T12:40:00.000Z',
  attempts: 19,
  nextAttemptAt: null,
  error: '23514',
}

function open(orders: readonly ReceivedOrder[]) {
  const account = answeringApi({ [LIST]: () => Response.json({ orders }) })
  renderScreen(<OrdersCard />, {
    session: fixedSession(signedIn({ roles: ['user', 'admin'], role: 'admin' })),
    productApi: () => Promise.resolve(account.api),
  })
  return account
}

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(cleanup)

it('an administrator sees which orders brought no credits and why, and has one tried again', async () => {
  const account = open([
    GIVEN_UP,
    { ...GIVEN_UP, id: 'a-test', orderNumber: '#1008', state: 'test', attempts: 0, error: null },
    { ...GIVEN_UP, id: 'large', orderNumber: '#1009', error: 'ORDER_TOO_LARGE' },
  ])
  expect(await screen.findByText('Testowe: nikt za nie nie zapłacił.')).toBeDefined()
  expect(screen.getByText('Nie udało się zapisać kredytów (kod 23514).')).toBeDefined()
  expect(screen.getByText('Daje więcej kredytów, niż jedno zamówienie może dać.')).toBeDefined()
  expect(screen.getAllByRole('button')).toHaveLength(2)

  account.answer(RETRY, () => new Response(null, { status: 204 }))
  account.answer(LIST, () => Response.json({ orders: [] }))
  await userEvent.click(screen.getByRole('button', { name: 'Spróbuj teraz, #1007' }))
  await waitFor(() => expect(screen.queryByText('#1007')).toBeNull())
  expect(account.callsOf(RETRY)).toHaveLength(1)
})

it('what could not be asked for again says why', async () => {
  const account = open([GIVEN_UP])
  account.answer(RETRY, () => refusedWith('FORBIDDEN'))
  await userEvent.click(await screen.findByRole('button', { name: 'Spróbuj teraz, #1007' }))
  expect(await screen.findByRole('alert')).toBeDefined()
})
