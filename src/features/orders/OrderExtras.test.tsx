import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { answeringApi, refusedWith } from '#api/product/testing/answeringApi.ts'
import { EMPTY_DETAILS } from '#domain/checkout/checkoutDetails.ts'
import type { OrderView } from '#domain/checkout/checkoutView.ts'
import { checkoutTotals } from '#domain/checkout/totals.ts'
import type { OrderFiles } from '#domain/orders/orderFiles.ts'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { OrderExtras } from './OrderExtras.tsx'

const TOKEN = 'a-token-of-a-checkout'
const FILES = `GET /api/v1/orders/${TOKEN}/files`
const WORDS = `PUT /api/v1/orders/${TOKEN}/files/0/words`
const INVOICE = `POST /api/v1/orders/${TOKEN}/invoice`

const ORDER: OrderView = {
  number: 'ISK-2026-000007',
  placedAt: '2026-11-20T10:00:00.000Z',
  lines: [],
  totals: checkoutTotals({
    subtotal: 1499,
    discount: 0,
    shippingMethod: 'standard',
    needsDelivery: false,
    currencyCode: 'PLN',
  }),
  needsDelivery: false,
  details: { ...EMPTY_DETAILS, firstName: 'Zofia', lastName: 'Żuraw' },
  credits: 0,
}

function filesWith(imie: string): OrderFiles {
  const blanks = [
    { name: 'imie', label: 'Imię', given: imie },
    { name: 'nadawca', label: 'Podpis', given: '' },
  ]
  const text = { own: null, template: '{imie}, sto lat!\n\n{nadawca}', blanks }
  return {
    files: [{ id: '0', kind: 'card', title: 'Kartka', text, delivery: null, url: '/files/orders/7/0.pdf' }],
    invoice: null,
  }
}

function open() {
  const api = answeringApi({ [FILES]: () => Response.json(filesWith('')) })
  renderScreen(<OrderExtras token={TOKEN} order={ORDER} billing={null} />, {
    productApi: () => Promise.resolve(api.api),
  })
  return api
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(cleanup)

it('the buyer’s words are read before they are sent, and stand in the file afterwards', async () => {
  const api = open()
  api.answer(WORDS, () => Response.json(filesWith('Żaneta')))
  await press('Wpisz swoje słowa: Kartka')
  const form = screen.getByRole('form', { name: 'Twoje słowa: Kartka' })
  await userEvent.type(within(form).getByRole('textbox', { name: 'Imię' }), 'Żaneta')
  expect(within(form).getByRole('region').textContent).toContain('Żaneta, sto lat!\n\n____')

  await press('Wpisz do pliku')

  await screen.findByRole('button', { name: 'Zmień swoje słowa: Kartka' })
  expect(api.callsOf(WORDS)[0]?.body).toEqual({ words: { imie: 'Żaneta', nadawca: '' } })
})

it('words that did not arrive stay in their fields', async () => {
  const api = open()
  api.answer(WORDS, () => refusedWith('NOT_FOUND'))
  await press('Wpisz swoje słowa: Kartka')
  await userEvent.type(screen.getByRole('textbox', { name: 'Podpis' }), 'Ola')
  await press('Wpisz do pliku')
  expect(await screen.findByRole('alert')).toBeDefined()
  expect(screen.getByRole('textbox', { name: 'Podpis' })).toHaveProperty('value', 'Ola')
})

it('an invoice is made out to whom the order names, unless told', async () => {
  const api = open()
  api.answer(INVOICE, () => Response.json({ ...filesWith(''), invoice: { number: 'FV/1', url: '/f.pdf' } }))
  await press('Weź fakturę')
  expect(screen.getByRole('textbox', { name: 'Nazwisko' })).toHaveProperty('value', 'Żuraw')
  await press('Wystaw fakturę')
  expect(api.callsOf(INVOICE)).toEqual([])
  for (const [name, value] of [
    ['Ulica i numer', 'Łąkowa 7'],
    ['Kod pocztowy', '00-950'],
    ['Miejscowość', 'Łódź'],
  ] as const) {
    await userEvent.type(screen.getByRole('textbox', { name }), value)
  }
  await press('Wystaw fakturę')
  expect(await screen.findByText('FV/1')).toBeDefined()
  expect(api.callsOf(INVOICE)[0]?.body).toMatchObject({ first_name: 'Zofia', city: 'Łódź' })
})
