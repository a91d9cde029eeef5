import { cleanup, renderHook, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { answeringApi, refusedWith } from '#api/product/testing/answeringApi.ts'
import { EMPTY_DETAILS } from '#domain/checkout/checkoutDetails.ts'
import type { OrderView } from '#domain/checkout/checkoutView.ts'
import { checkoutTotals } from '#domain/checkout/totals.ts'
import type { CardDelivery } from '#domain/gifts/card.ts'
import type { OrderFiles } from '#domain/orders/orderFiles.ts'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { dropBegunDate, useBegunDate } from '#ui/state/begunDate.ts'
import OrderExtras from './OrderExtras.tsx'

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

function filesWith(imie: string, delivery: CardDelivery | null = null): OrderFiles {
  const blanks = [
    { name: 'imie', label: 'Imię', given: imie, ownForm: '' },
    { name: 'nadawca', label: 'Podpis', given: '', ownForm: '' },
  ]
  const text = { own: null, template: '{imie}, sto lat!\n\n{nadawca}', blanks }
  return {
    files: [
      {
        id: '0',
        kind: 'card',
        title: 'Kartka',
        text,
        front: { url: '/media/faces/kartka/1.jpg', width: 1050, height: 1480, altText: 'Kartka' },
        written: { paragraphs: [`${imie}, sto lat!`], signature: '....' },
        isAwaited: false,
        delivery,
        url: '/files/orders/7/0.pdf',
        print: '/files/orders/7/0-print.pdf',
        home: '/files/orders/7/0-home.pdf',
        picture: '/files/orders/7/0-picture.jpg',
      },
    ],
    invoice: null,
  }
}

function open(files = filesWith('')) {
  const api = answeringApi({ [FILES]: () => Response.json(files) })
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
  const form = await screen.findByRole('form', { name: 'Twoje słowa: Kartka' })
  await userEvent.type(within(form).getByRole('textbox', { name: 'Imię' }), 'Żaneta')
  expect(within(form).getByRole('region').textContent).toContain('Żaneta, sto lat!\n\n____')

  await press('Zapisz w pliku')

  await screen.findByRole('button', { name: 'Zmień swoje słowa: Kartka' })
  expect(api.callsOf(WORDS)[0]?.body).toEqual({ words: { imie: 'Żaneta', nadawca: '' } })
})

it('words that did not arrive stay in their fields', async () => {
  const api = open()
  api.answer(WORDS, () => refusedWith('NOT_FOUND'))
  await press('Wpisz swoje słowa: Kartka')
  await userEvent.type(await screen.findByRole('textbox', { name: 'Podpis' }), 'Ola')
  await press('Zapisz w pliku')
  expect(await screen.findByRole('alert')).toBeDefined()
  expect(screen.getByRole('textbox', { name: 'Podpis' })).toHaveProperty('value', 'Ola')
})

const DELIVERY: CardDelivery = {
  state: 'planned',
  recipientName: 'Halina',
  recipientEmail: 'halina@poczta.example',
  at: '2026-12-24T07:00:00.000Z',
  isUnfinished: false,
  day: '2026-12-24',
  occasion: 'Urodziny',
  token: 'a-token-of-a-card',
}
it.each([
  [{}, { name: 'Halina', kind: 'birthday', month: 12, day: 24, givenOn: '2026-12-24' }],
  [{ day: '2028-02-29' }, { name: 'Halina', kind: 'birthday', month: 2, day: 29, givenOn: '2028-02-29' }],
  [
    { occasion: 'Dzień Matki', day: '2027-05-26' },
    { name: 'Halina', kind: 'other', title: 'Dzień Matki', month: 5, day: 26, givenOn: '2027-05-26' },
  ],
])('the day of a card is begun as a date of one’s own for the years after it: %o', async (changes, begun) => {
  open(filesWith('Halina', { ...DELIVERY, ...changes }))
  await press('Przypomnij za rok')
  const { result } = renderHook(useBegunDate)
  expect(result.current).toEqual(begun)
  dropBegunDate()
})

it.each([
  ['2026-12-24', 'RRULE:FREQ=YEARLY\r\n'],
  ['2028-02-29', 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1\r\n'],
])('the birthday of a card on %s comes again each year in its calendar’s file', async (day, rule) => {
  const made: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) made.push(file)
    return 'blob:calendar'
  })
  open(filesWith('Halina', { ...DELIVERY, day }))
  await press('Dodaj dzień do kalendarza')
  const text = await made[0]?.text()
  expect(text).toContain(`DTSTART;VALUE=DATE:${day.replaceAll('-', '')}\r\n`)
  expect(text).toContain(rule)
  vi.restoreAllMocks()
})

const address = (name: string) => screen.getByRole('link', { name, hidden: true }).getAttribute('href')
const SEND = `POST /api/v1/orders/${TOKEN}/files/0/send`

it('the finished gift is seen whole, and is had as a file, as a picture and for both kinds of printers', async () => {
  open(filesWith('Żaneta', DELIVERY))
  const gift = await screen.findByRole('region', { name: 'Kartka: podgląd' })
  expect(within(gift).getByRole('img', { name: 'Przód: Kartka' })).toBeDefined()
  expect(within(gift).getByText('Żaneta, sto lat!')).toBeDefined()
  expect(address('Pobierz PDF: Kartka')).toBe('/files/orders/7/0.pdf')
  expect(address('Pobierz obraz: Kartka')).toBe('/files/orders/7/0-picture.jpg')
  expect(address('Arkusz A4: Kartka')).toBe('/files/orders/7/0-home.pdf')
  expect(address('Plik dla drukarni: Kartka')).toBe('/files/orders/7/0-print.pdf')
})

it('a card is sent before its day only when that is confirmed, and then it waits no more', async () => {
  const api = open(filesWith('Żaneta', DELIVERY))
  api.answer(SEND, () => Response.json(filesWith('Żaneta', { ...DELIVERY, state: 'sent' })))
  await press('Wyślij już')
  const question = await screen.findByRole('alertdialog', { name: 'Wysłać kartkę już teraz?' })
  await userEvent.click(within(question).getByRole('button', { name: 'Jeszcze nie' }))
  expect(api.callsOf(SEND)).toEqual([])
  await press('Wyślij już')
  const again = await screen.findByRole('alertdialog', { name: 'Wysłać kartkę już teraz?' })
  await userEvent.click(within(again).getByRole('button', { name: 'Wyślij' }))
  expect(await screen.findByText(/Wysłana na/)).toBeDefined()
  expect(api.callsOf(SEND).map(({ body }) => body)).toEqual([{ when: 'now' }])
  expect(screen.queryByRole('button', { name: 'Wyślij już' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Komu i kiedy wysłać' })).toBeNull()
})

it('words that are on their way are waited for, and are there by themselves', async () => {
  const files = filesWith('')
  const api = open({ ...files, files: files.files.map((file) => ({ ...file, isAwaited: true })) })
  expect(await screen.findByText('Twoje słowa są jeszcze w drodze. Zaraz się tu pojawią.')).toBeDefined()
  expect(screen.queryByRole('button', { name: /swoje słowa/ })).toBeNull()
  api.answer(FILES, () => Response.json(filesWith('Żaneta')))
  expect(await screen.findByText('Żaneta, sto lat!', {}, { timeout: 6_000 })).toBeDefined()
}, 10_000)

it('a card without an address can’t be sent from here', async () => {
  open(filesWith('Żaneta', { ...DELIVERY, recipientEmail: '', at: null }))
  await screen.findByRole('button', { name: 'Komu i kiedy wysłać' })
  expect(screen.queryByRole('group', { name: 'Wysyłka kartki' })?.textContent).toBe('Komu i kiedy wysłać')
})

const CHANGE = `PUT /api/v1/orders/${TOKEN}/files/0/delivery`
const decisions = async () =>
  within(await screen.findByRole('group', { name: 'Wysyłka kartki' }))
    .getAllByRole('button')
    .map((button) => button.textContent)

it('a card without a day is asked about, leaves in half an hour, and is called back until then', async () => {
  const undecided = { ...DELIVERY, at: null, day: '' }
  const soon = { ...undecided, at: '2026-12-24T07:30:00.000Z' }
  const api = open(filesWith('Żaneta', undecided))
  api.answer(SEND, () => Response.json(filesWith('Żaneta', soon)))
  api.answer(CHANGE, () => Response.json(filesWith('Żaneta', undecided)))
  const question = 'Kiedy wysłać kartkę na halina@poczta.example? Bez Twojej decyzji jej nie wyślemy.'
  await screen.findByText(question)
  expect(await decisions()).toEqual(['Wyślij za pół godziny', 'Wybierz dzień', 'Przekażę samodzielnie'])

  await press('Wyślij za pół godziny')
  await screen.findByText(/^Wyślemy na halina@poczta.example/)
  expect(api.callsOf(SEND).map(({ body }) => body)).toEqual([{ when: 'soon' }])
  expect(await decisions()).toEqual(['Wyślij już', 'Cofnij', 'Komu i kiedy wysłać'])
  await press('Cofnij')
  await screen.findByText(question)

  api.answer(CHANGE, () => Response.json(filesWith('Żaneta', { ...undecided, recipientEmail: '' })))
  await press('Przekażę samodzielnie')
  await screen.findByText(/^Nie podano adresu/)
  expect(api.callsOf(CHANGE).map(({ body }) => body)).toMatchObject([
    { recipient_email: 'halina@poczta.example', delivery_date: '' },
    { recipient_email: '', delivery_date: '' },
  ])
})

it('a card whose words are missing can’t be sent, whatever its day', async () => {
  open(filesWith('Żaneta', { ...DELIVERY, isUnfinished: true }))
  await screen.findByText(/^Brakuje słów: bez nich nie wyślemy kartki na halina@poczta.example/)
  expect(await decisions()).toEqual(['Komu i kiedy wysłać'])
})

it('an invoice is made out to whom the order names, unless told', async () => {
  const api = open()
  api.answer(INVOICE, () => Response.json({ ...filesWith(''), invoice: { number: 'FV/1', url: '/f.pdf' } }))
  await press('Wystaw fakturę')
  expect(await screen.findByRole('textbox', { name: 'Nazwisko' })).toHaveProperty('value', 'Żuraw')
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
