import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { msg } from '@lingui/core/macro'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { answeringApi, refusedWith } from '#api/product/testing/answeringApi.ts'
import { EXAMPLE_USER, fixedSession, signedIn } from '#api/session/testing/fixedSession.ts'
import type { Person } from '#domain/administration/people.ts'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { PersonScreen } from './PersonScreen.tsx'
import type { PersonWords } from './personWords.ts'

const USER = 'GET /api/v1/admin/users/user-1'
const CORRECT = 'POST /api/v1/admin/users/user-1/corrections'
const REFUND = 'POST /api/v1/admin/users/user-1/refunds'

const PERSON: Person = {
  user: EXAMPLE_USER,
  verifiedAt: '2026-01-01T00:00:00.000Z',
  lastSeenAt: null,
  credits: { available: 7, reserved: 0, used: 3, total: 10 },
  movements: [],
  orders: [],
  purchases: [],
  jobs: [
    {
      kind: 'generation',
      id: 'job-1',
      name: 'iskra-obraz',
      status: 'completed',
      credits: 3,
      errorCode: null,
      isCharged: true,
      isRefunded: false,
      createdAt: '2026-11-20T12:40:00.000Z',
    },
  ],
  acts: [],
  lastAct: 4,
}

const WORDS: PersonWords = {
  movement: () => msg`Ruch`,
  status: {
    pending: msg`Czeka`,
    processing: msg`Powstaje`,
    completed: msg`Gotowe`,
    failed: msg`Nie udało się`,
    cancelled: msg`Anulowane`,
  },
}

function open() {
  const account = answeringApi({ [USER]: () => Response.json(PERSON) })
  renderScreen(<PersonScreen id="user-1" words={WORDS} />, {
    session: fixedSession(signedIn({ roles: ['user', 'admin'], role: 'admin' })),
    productApi: () => Promise.resolve(account.api),
  })
  return account
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const type = async (name: string, text: string) => {
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByRole('textbox', { name }), text)
}
const send = async (name: string) =>
  userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }))

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(cleanup)

it('an administrator corrects credits with a reason; what is sent again is the same act', async () => {
  const account = open()
  await press('Skoryguj, kredyty')
  await type('Kredyty', '-5')
  await send('Skoryguj')
  expect(await screen.findByText('To pole jest wymagane')).toBeDefined()
  expect(account.callsOf(CORRECT)).toEqual([])

  account.answer(CORRECT, () => refusedWith('FORBIDDEN'))
  await type('Powód', 'Pomyłka w zamówieniu')
  await send('Skoryguj')
  expect(await screen.findByRole('alert')).toBeDefined()
  const after = { ...PERSON, credits: { ...PERSON.credits, available: 2 }, lastAct: 5 }
  account.answer(CORRECT, () => Response.json(after))
  account.answer(USER, () => Response.json(after))
  await send('Skoryguj')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  const bodies = account.callsOf(CORRECT).map(({ body }) => body)
  expect(bodies.length).toBeGreaterThan(1)
  expect(bodies.at(-1)).toMatchObject({ seen: 4, credits: -5, reason: 'Pomyłka w zamówieniu' })
  expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1)
  expect(await screen.findByText('2')).toBeDefined()
})

it('who was not the first is told so, and reads the person anew', async () => {
  const account = open()
  await press(/^Zwróć kredyty, iskra-obraz/)
  account.answer(REFUND, () => refusedWith('PERSON_CHANGED'))
  await type('Powód', 'Obraz wyszedł pusty')
  await send('Zwróć kredyty')
  expect(await screen.findByText('Ktoś inny zmienił coś w międzyczasie')).toBeDefined()
  expect(account.callsOf(REFUND)).toMatchObject([
    { body: { subject: { kind: 'generation', id: 'job-1' }, seen: 4 } },
  ])
  await waitFor(() => expect(account.callsOf(USER).length).toBeGreaterThan(1))
})
