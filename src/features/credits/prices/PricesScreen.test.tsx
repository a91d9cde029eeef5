import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { answeringApi, refusedWith } from '#api/product/testing/answeringApi.ts'
import { fixedSession, signedIn } from '#api/session/testing/fixedSession.ts'
import { renderScreen } from '#support/page/renderScreen.tsx'
import type { EnginePrice } from '#domain/credits/prices.ts'
import { PricesScreen } from './PricesScreen.tsx'

const LIST = 'GET /api/v1/admin/prices'
const SAVE = 'PUT /api/v1/admin/prices/runway'

const price = (changes: Partial<EnginePrice> = {}): EnginePrice => ({
  engine: 'runway',
  type: 'video',
  name: 'Runway',
  credits: 10,
  defaultCredits: 10,
  changedAt: null,
  ...changes,
})

async function open(first = price()) {
  const account = answeringApi({ [LIST]: () => Response.json({ prices: [first] }) })
  renderScreen(<PricesScreen />, {
    session: fixedSession(signedIn({ roles: ['user', 'admin'], role: 'admin' })),
    productApi: () => Promise.resolve(account.api),
  })
  const form = within(await screen.findByRole('form', { name: 'Cena: Runway' }))
  const field = form.getByRole('textbox', { name: 'Kredyty' })
  const type = async (text: string) => {
    await userEvent.tripleClick(field)
    await userEvent.paste(text)
    await userEvent.click(form.getByRole('button', { name: 'Zapisz' }))
  }
  return { account, form, field, type }
}

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(cleanup)

it('an administrator changes a price and brings the default back', async () => {
  const { account, field, type } = await open()
  account.answer(SAVE, ({ body }) => {
    const credits = Object(body).credits
    const changedAt = credits === null ? null : '2026-11-20T12:40:00.000Z'
    return Response.json(price({ credits: credits ?? 10, changedAt }))
  })
  await type('12')
  const restore = await screen.findByRole('button', { name: /^Przywróć domyślną: 10/ })
  expect(field).toHaveProperty('value', '12')
  await userEvent.click(restore)
  await waitFor(() => expect(field).toHaveProperty('value', '10'))
  expect(account.callsOf(SAVE).map(({ body }) => body)).toEqual([{ credits: 12 }, { credits: null }])
})

it('an administrator sees why an engine is hidden from people', async () => {
  await open(price({ outage: 'no-provider' }))
  expect(screen.getByText(/nie ma klucza dostawcy/)).toBeDefined()
  cleanup()
  await open(price({ outage: null }))
  expect(screen.queryByText(/Ukryty/)).toBeNull()
})

it('what is no price is not sent, and what was refused says why', async () => {
  const { account, field, type } = await open()
  await type('1,5')
  expect(screen.getByText('Liczba całkowita od 0 do 1000')).toBeDefined()
  expect(account.callsOf(SAVE)).toEqual([])

  account.answer(SAVE, () => refusedWith('FORBIDDEN'))
  await type('12')
  expect(await screen.findByRole('alert')).toBeDefined()
  expect(field).toHaveProperty('value', '12')
})
