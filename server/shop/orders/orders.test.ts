import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { EMPTY_BILLING } from '#domain/account/billing.ts'
import { type OrderFiles, orderFilesSchema } from '#domain/orders/orderFiles.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { drawDocument } from '#server/platform/media/documents/drawDocument.ts'
import { catalogueProducts } from '#server/shop/catalogue/catalogue.ts'
import { changeDetails } from '#server/shop/checkout/changeCheckout.ts'
import { forgetOrders } from '#server/shop/checkout/ordersOfAddress.ts'
import { payCheckout } from '#server/shop/checkout/payCheckout.ts'
import { orderLines, orders } from '#server/shop/checkout/tables.ts'
import { apiClient } from '#support/accountFixture.ts'
import { BUYER, makeCart, payRequest } from '#support/checkoutFixture.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import { DOCUMENTS_PATH } from './documentAddress.ts'
import { documentRoutes } from './documentRoutes.ts'
import { planOfForm } from './fileForms.ts'
import { purchasedFile, writtenFile, writtenOf } from './purchasedFile.ts'
import { invoices } from './tables.ts'

const COMPANY = {
  ...EMPTY_BILLING,
  company: 'Piekarnia „Świtem”',
  tax_id: 'PL 526-104-08-28',
  address: 'Łąkowa 7',
  postcode: '00950',
  city: 'Łódź',
}

/** An order of these goods of the catalogue. */
async function buy(context: ServerContext, handles: readonly string[]): Promise<string> {
  const lines = handles.map(() => ({ price: 1999, quantity: 1, requiresShipping: false }))
  const { token } = await makeCart(context, lines)
  const view = await changeDetails(context, token, BUYER)
  if (view?.state !== 'open') throw new Error('the checkout is not open')
  const outcome = await payCheckout(context, token, payRequest(view), `try-of-${token}`)
  if (outcome.kind !== 'answer') throw new Error(outcome.code)
  const rows = await context.database.select().from(orderLines)
  for (const row of rows) await nameLine(context, row.id, handles[row.position] ?? '')
  return token
}

function clientOf(context: ServerContext) {
  const call = apiClient(context)
  const app = new Hono().route(DOCUMENTS_PATH, documentRoutes(context))
  return {
    async files(token: string): Promise<OrderFiles> {
      const { body } = await call('GET /api/v1/orders/{token}/files', {
        path: { token },
        query: { lang: 'pl' },
      })
      return orderFilesSchema.parse(body)
    },
    invoice: (token: string, body: typeof COMPANY = COMPANY) =>
      call('POST /api/v1/orders/{token}/invoice', { path: { token }, query: { lang: 'pl' }, body }),
    giveWords: (token: string, file: string, words: Readonly<Record<string, string>>) =>
      call('PUT /api/v1/orders/{token}/files/{file}/words', {
        path: { token, file },
        query: { lang: 'pl' },
        body: { words },
      }),
    fetch: async (url: string) => app.request(url),
  }
}

/** How large the first of these files is. */
async function sizeOf(client: ReturnType<typeof clientOf>, { files }: OrderFiles): Promise<number> {
  const answer = await client.fetch(files[0]?.url ?? '')
  return (await answer.arrayBuffer()).byteLength
}

describeOnDatabase('what comes after an order', (freshContext) => {
  it('is a real file for each digital thing, at an address that is signed and runs out', async () => {
    let now = Date.parse('2026-11-20T12:40:00Z')
    const context = await freshContext({ now: () => new Date(now) })
    const client = clientOf(context)
    const token = await buy(context, ['kartka-urodzinowa-sto-iskier', 'kredyty-zar', 'kurs-wideo-od-zera'])

    const { files } = await client.files(token)
    expect(files.map(({ kind }) => kind)).toEqual(['card', 'course'])
    const [card, course] = files
    if (card === undefined || course === undefined) throw new Error('there are no files')
    const answer = await client.fetch(card.url)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-disposition')).toContain('kartka-urodzinowa-sto-iskier.pdf')
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')

    expect([course.home, course.print, course.picture]).toEqual([null, null, null])
    const picture = await client.fetch(card.picture ?? '')
    expect(picture.headers.get('content-type')).toBe('image/jpeg')
    expect(
      Buffer.from(await picture.arrayBuffer())
        .subarray(0, 2)
        .toString('hex'),
    ).toBe('ffd8')
    for (const url of [card.home, card.print, card.picture]) {
      const unsigned = url?.replace(/-[a-z]+\.(?:pdf|jpg)/, '.pdf')
      expect((await client.fetch(unsigned ?? '')).status).toBe(404)
    }
    expect((await client.fetch(card.url.replace('/0.pdf', '/0-print.pdf'))).status).toBe(404)

    const guessed = card.url.replace('/0.pdf', '/2.pdf')
    expect((await client.fetch(guessed)).status).toBe(404)
    expect((await client.fetch(card.url.replace('lang=pl', 'lang=en'))).status).toBe(404)
    now += 60 * 60_000
    expect((await client.fetch(card.url)).status).toBe(410)
    expect((await client.files(token)).files).toHaveLength(2)
  })

  it('is written with the words the buyer gives, which go with their account', async () => {
    const context = await freshContext()
    const client = clientOf(context)
    const token = await buy(context, ['kartka-urodzinowa-sto-iskier', 'kurs-wideo-od-zera'])
    const before = await client.files(token)
    expect(before.files.map(({ text }) => text?.blanks.length ?? null)).toEqual([4, null])
    const blank = await sizeOf(client, before)

    const words = { imie: ' Żaneta ', wspomnienie: 'drożdżówki o drugiej w nocy', zyczenie: '', _line: 'x' }
    expect((await client.giveWords(token, '0', words)).status).toBe(200)
    const after = await client.files(token)
    expect(after.files[0]?.text?.blanks.map(({ given }) => given)).toEqual([
      'Żaneta',
      'drożdżówki o drugiej w nocy',
      '',
      '',
    ])
    expect(await sizeOf(client, after)).not.toBe(blank)
    const [row] = await context.database.select().from(orderLines).orderBy(orderLines.position)
    expect(row?.attributes.map(({ key }) => key)).toEqual(['imie', 'wspomnienie'])

    expect((await client.giveWords(token, '0', { imie: 'x'.repeat(301) })).status).toBe(400)
    for (const file of ['1', '2', 'invoice'])
      expect((await client.giveWords(token, file, {})).status).toBe(404)
    await context.database.transaction((tx) => forgetOrders(tx, BUYER.email))
    expect((await client.files(token)).files[0]?.text?.blanks[0]?.given).toBe('')
    expect((await client.giveWords(token, '0', words)).status).toBe(404)
  })

  it('is nothing for a token nobody was given', async () => {
    const context = await freshContext()
    const path = { token: 'a-token-that-nobody-was-given' }
    const query = { lang: 'pl' }
    const call = apiClient(context)
    expect((await call('GET /api/v1/orders/{token}/files', { path, query })).status).toBe(404)
    expect((await call('POST /api/v1/orders/{token}/invoice', { path, query, body: COMPANY })).status).toBe(
      404,
    )
  })

  it('is an invoice that says what was paid, once, with numbers in a row', async () => {
    const context = await freshContext({ now: () => new Date('2026-12-31T23:30:00Z') })
    const client = clientOf(context)
    const one = await buy(context, ['kartka-urodzinowa-sto-iskier'])
    const wrong = await client.invoice(one, { ...COMPANY, tax_id: '5261040829' })
    expect(wrong.status).toBe(422)
    expect((await client.files(one)).invoice).toBe(null)

    const answers = await Promise.all([client.invoice(one), client.invoice(one), client.invoice(one)])
    // By the calendars of Poland it is the next year already.
    expect(answers.map(({ body }) => orderFilesSchema.parse(body).invoice?.number)).toEqual(
      Array.from({ length: 3 }, () => 'FV/2027/000001'),
    )
    const other = await buy(context, ['kartka-urodzinowa-sto-iskier'])
    await client.invoice(other)
    const rows = await context.database.select().from(invoices).orderBy(invoices.number)
    expect(rows.map(({ number }) => number)).toEqual(['FV/2027/000001', 'FV/2027/000002'])

    const [order] = await context.database.select().from(orders).orderBy(orders.number)
    expect(rows[0]?.invoice).toMatchObject({
      issuedOn: '2027-01-01',
      soldOn: '2027-01-01',
      orderNumber: order?.number,
      gross: order?.total,
      tax: order?.tax,
      buyer: { tax_id: '5261040828', postcode: '00-950' },
      isTest: true,
    })
    const url = (await client.files(one)).invoice?.url ?? ''
    const pdf = await client.fetch(url)
    expect(pdf.headers.get('content-disposition')).toContain('FV-2027-000001.pdf')
  })
})

it('every digital product of the catalogue has a file, but credits, which come to the account', () => {
  const digital = catalogueProducts.filter(({ variants }) => variants.some((one) => !one.requiresShipping))
  const without = digital.filter(
    ({ handle }) => purchasedFile({ handle, requiresShipping: false, attributes: [] }, 'pl') === null,
  )
  expect(digital.length).toBeGreaterThan(40)
  expect(without.filter(({ category }) => category !== 'Kredyty')).toEqual([])
})

describe('a personalised file', () => {
  const line = { handle: 'kartka-urodzinowa-sto-iskier', requiresShipping: false }
  const attributes = [
    { key: '_line', value: 'opaque' },
    { key: 'imie', value: 'Żaneta' },
    // As another storefront may ask for it.
    { key: 'Podpis', value: 'Ola' },
  ]

  it.each([
    ['pl', 'Żaneto, dziś płonie sto iskier', ['Wszystkiego', 'najlepszego']],
    ['en', 'Żaneta, a hundred sparks are burning today', ['Happy', 'birthday']],
  ] as const)('says the buyer’s words and is all in %s', (language, begins, words) => {
    const file = purchasedFile({ ...line, attributes }, language)
    if (file?.plan.kind !== 'card') throw new Error('a card was expected')
    const { message, design } = file.plan
    expect(message.paragraphs[0]).toMatch(new RegExp(`^${begins}`))
    expect(message.paragraphs.join(' ')).toContain('.....')
    expect(message.signature).toBe('Ola')
    expect(design.words).toEqual(words)
    expect(file.text?.blanks.map(({ name, given }) => [name, given])).toEqual([
      ['imie', 'Żaneta'],
      ['wspomnienie', ''],
      ['zyczenie', ''],
      ['nadawca', 'Ola'],
    ])
  })

  it('is signed for a giver who doesn’t want to be named, and asks for no name then', () => {
    const words = { given: { imie: 'Żaneto' }, text: null }
    const file = (anonymousSender: boolean, nadawca = '') =>
      present(
        purchasedFile({ ...line, attributes: [] }, 'pl', {
          words: { ...words, given: { ...words.given, nadawca } },
          anonymousSender,
        }),
      )
    expect(writtenOf(file(true))?.signature).toBe('Od kogoś, kto nie chce się zdradzić')
    expect(file(true).text?.blanks.map(({ name }) => name)).toEqual(['imie', 'wspomnienie', 'zyczenie'])
    expect(file(true).text?.template).toMatch(/Od kogoś, kto nie chce się zdradzić$/u)
    expect(writtenOf(file(true, 'Ktoś z trzeciego piętra'))?.signature).toBe('Ktoś z trzeciego piętra')
    expect(file(false).text?.blanks).toHaveLength(4)
  })

  it('is printed with nothing inside where it is written by hand, and never sent so', () => {
    const gift = { words: { given: { imie: 'Żaneto' }, text: null, isByHand: true }, anonymousSender: false }
    const printed = present(writtenFile({ ...line, requiresShipping: true, attributes: [] }, 'pl', gift))
    expect(writtenOf(printed)).toEqual({ paragraphs: [], signature: '' })
    expect(writtenOf(present(purchasedFile({ ...line, attributes: [] }, 'pl', gift)))?.paragraphs[0]).toMatch(
      /^Żaneto/u,
    )
    expect(
      drawDocument(present(planOfForm(printed, 'print', { language: 'pl', recipient: '' }))).length,
    ).toBeGreaterThan(1_000)
  })

  it('comes on the sheets its product names', () => {
    expect(sheetsOf('podziekowanie-dla-nauczycielki')).toEqual(['A5'])
    expect(sheetsOf('podziekowanie-dla-lekarzy')).toEqual(['A4', 'A5'])
    expect(sheetsOf('list-na-zgode')).toEqual(['A4'])
  })
})

function present<Value>(value: Value | null): Value {
  if (value === null) throw new Error('there is none')
  return value
}

function sheetsOf(handle: string) {
  const plan = purchasedFile({ handle, requiresShipping: false, attributes: [] }, 'pl')?.plan
  return plan?.kind === 'letter' ? plan.sheets : null
}

/** The fixture's goods have no names; these are the catalogue's. */
async function nameLine({ database }: ServerContext, id: number, handle: string): Promise<void> {
  await database.update(orderLines).set({ handle }).where(eq(orderLines.id, id))
}
