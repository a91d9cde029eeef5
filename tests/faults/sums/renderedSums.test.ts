import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { type AccountOrder, EMPTY_BILLING } from '#domain/account/billing.ts'
import type { CheckoutDetails } from '#domain/checkout/checkoutDetails.ts'
import type { OpenCheckout, OrderView } from '#domain/checkout/checkoutView.ts'
import { withTax } from '#domain/checkout/tax.ts'
import { formatMoney } from '#domain/formatMoney.ts'
import type { Invoice } from '#domain/orders/invoice.ts'
import { setDiscountCode } from '#offline/cart/cartDetails.ts'
import { type CartSnapshot, readCart } from '#offline/cart/readCart.ts'
import { deliverDueLetters } from '#server/platform/mail/mailWorker.ts'
import { type RenderedLetter, renderLetter } from '#server/platform/mail/renderLetter.ts'
import { printedInvoice } from '#server/platform/media/documents/printedInvoice.ts'
import { listOrders } from '#server/shop/checkout/accountOrders.ts'
import { changeDetails } from '#server/shop/checkout/changeCheckout.ts'
import { payCheckout } from '#server/shop/checkout/payCheckout.ts'
import { issueInvoice } from '#server/shop/orders/issueInvoice.ts'
import { memoryDatabase } from '#support/cart/memoryDatabase.ts'
import { BUYER, payRequest } from '#support/checkoutFixture.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import {
  addUp,
  amountsIn,
  groszeOf,
  type Language,
  lineTotalsIn,
  makeGoods,
  type Printed,
  printedSchema,
  sumsIn,
  textOf,
} from './readPrinted.ts'
import { putInCart, type Wish, wish } from './wish.ts'
import { type Goods, openSumsWorld, type SumsWorld } from './sumsWorld.ts'

const LANGUAGES = ['pl', 'en'] as const

const RUNS = Number(process.env['RUNS'] ?? (process.env['LONG'] === undefined ? 4 : 100))
const SEED = Number(process.env['SEED'] ?? Date.now() % 2 ** 31)

/** The page's own components. They are of the page's program, not of this one: what they print is read as data. */
const SCREENS = '../../support/page/printedScreens.tsx'
const screensSchema = z.object({
  printedScreens: z.custom<(language: Language, purchase: unknown) => Promise<unknown>>(
    (value) => typeof value === 'function',
  ),
})

async function printed(language: Language, purchase: unknown): Promise<Printed> {
  const { printedScreens } = screensSchema.parse(await import(SCREENS))
  return printedSchema.parse(await printedScreens(language, purchase))
}

interface Bought {
  readonly purchase: {
    readonly goods: readonly Goods[]
    readonly cart: CartSnapshot
    readonly listed: AccountOrder | undefined
    readonly checkout: OpenCheckout
    readonly order: OrderView
  }
  readonly letters: Readonly<Record<Language, RenderedLetter>>
  readonly invoice: Invoice
}

/** Buys by one wish: all that screens, letter and invoice are made of. */
async function buy(world: SumsWorld, { lines, code, method }: Wish): Promise<Bought> {
  const { context } = world
  const db = memoryDatabase()
  const goods: Goods[] = []
  for (const { goods: place, quantity, isWrapped } of lines) {
    const one = world.goods[place % world.goods.length]
    if (one === undefined) throw new Error('the shop is empty')
    if (one.variant.maximumQuantity === 1 && goods.includes(one)) continue
    goods.push(one)
    const pieces = Math.min(quantity, one.variant.maximumQuantity ?? quantity)
    await putInCart(db, { ...one, quantity: pieces }, isWrapped)
  }
  await setDiscountCode(db, code)
  const token = await world.checkoutOf(db)
  const cart = await readCart(db)
  const details: CheckoutDetails = { ...BUYER, shippingMethod: method, lockerCode: 'WAW123M' }
  const checkout = await changeDetails(context, token, details)
  if (checkout?.state !== 'open') throw new Error('an open checkout was expected')
  const outcome = await payCheckout(context, token, payRequest(checkout), randomUUID(), 'pl')
  if (outcome.kind !== 'answer' || outcome.view.state !== 'completed') throw new Error('it was not paid')
  const { order } = outcome.view
  const account = { emailFolded: BUYER.email, verifiedAt: new Date() }
  const [listed] = (await listOrders(context.database, account, null)).orders
  const invoice = await issueInvoice(context, token, { ...EMPTY_BILLING, company: 'Żuraw' })
  if (invoice === null) throw new Error('no invoice was issued')
  const letters = await lettersOf(world, order, token)
  return { purchase: { goods, cart, listed, checkout, order }, letters, invoice }
}

/** The letter that was written of a payment, and what it is in the other language. */
async function lettersOf({ context }: SumsWorld, order: OrderView, checkoutToken: string) {
  const sent: RenderedLetter[] = []
  while ((await deliverDueLetters(context, (_, letter) => Promise.resolve(void sent.push(letter)))) > 0);
  const [pl] = sent
  if (pl === undefined) throw new Error('no letter was written')
  const letter = { kind: 'order-placed', to: BUYER.email, language: 'en', order, checkoutToken } as const
  return { pl, en: await renderLetter(letter, 'https://iskra.example') }
}

/** What a letter's receipt says: what each line comes to, and the sums below them. */
function receiptOf({ text }: RenderedLetter, language: Language) {
  const blocks = text.split('\n\n').filter((block) => amountsIn(block, language).length > 0)
  const [lines = '', sums = ''] = blocks
  const rows = sums.split('\n').map((row) => amountsIn(row, language))
  const last = rows.at(-1) ?? []
  return {
    lines: lines.split('\n').flatMap((line) => amountsIn(line, language).slice(-1)),
    sums: { rows: rows.slice(0, -1).flat(), total: last.at(-1) ?? '', parts: last.slice(0, -1) },
  }
}

const sorted = (texts: readonly string[]) => texts.toSorted()

function expectSame({ purchase, letters, invoice }: Bought, language: Language, screens: Printed): void {
  const { order, goods, checkout } = purchase
  const paid = (price: number) =>
    amountsIn(formatMoney({ amount: withTax(price), currencyCode: 'PLN' }, language), language)
  for (const [place, { product, variant }] of goods.entries()) {
    const { card = '', page = '' } = screens.goods[place] ?? {}
    expect(amountsIn(textOf(card), language)).toContain(paid(product.priceRange.min.amount)[0])
    expect(amountsIn(textOf(page), language)).toContain(paid(variant.price.amount)[0])
  }
  const shown = {
    checkout: sumsIn(screens.checkout, language),
    order: sumsIn(screens.order, language),
    letter: receiptOf(letters[language], language).sums,
  }
  expect(shown.order).toEqual(shown.checkout)
  expect(shown.letter).toEqual(shown.checkout)
  const drawer = sumsIn(screens.drawer, language)
  // The drawer asks for the standard way; another that costs more stands in the checkout alone.
  const isSame = checkout.details.shippingMethod === 'standard' || !checkout.needsDelivery
  const comparable = isSame ? drawer : shown.checkout
  expect([comparable.total, comparable.parts]).toEqual([shown.checkout.total, shown.checkout.parts])
  for (const sums of [drawer, ...Object.values(shown)]) expect([sums, addUp(sums)]).toEqual([sums, true])

  const lines = sorted(lineTotalsIn(screens.drawer, language))
  expect(lines).toHaveLength(order.lines.length)
  for (const sums of [drawer, ...Object.values(shown)]) {
    expect([lines, sums, makeGoods(lines, sums)]).toEqual([lines, sums, true])
  }
  for (const list of [screens.checkout, screens.order]) {
    expect(sorted(lineTotalsIn(summaryIn(list), language))).toEqual(lines)
  }
  expect(sorted(receiptOf(letters[language], language).lines)).toEqual(lines)
  expect(amountsIn(textOf(screens.listed), language)[0]).toBe(shown.order.total)
  // One piece costs in a line what it costs on the shelf, and nothing is told as part of what is added.
  for (const [place, { variant }] of goods.entries()) {
    const shelf = paid(variant.price.amount)[0] ?? ''
    expect(textOf(summaryIn(screens.checkout))).toContain(`× ${shelf}`)
    expect(screens.goods[place]?.page).toContain(language === 'pl' ? '+ podatek' : '+ tax')
  }
  for (const html of [screens.drawer, screens.checkout, screens.order, screens.listed]) {
    expect(textOf(html)).not.toMatch(/w tym podat|including tax/iu)
  }
  // The button names what will be taken.
  const button = `<${screens.checkout.split('type="submit"').at(-1) ?? ''}`
  expect(amountsIn(textOf(button), language)[0]).toBe(shown.checkout.total)

  const paper = printedInvoice(invoice, language)
  expect(amountsIn(paper.total, language)).toEqual([shown.order.total])
  const gross = paper.rows.reduce((sum, { cells }) => sum + groszeOf(cells.gross), 0)
  expect(gross).toBe(groszeOf(shown.order.total))
  expect(groszeOf(paper.net) + groszeOf(paper.tax)).toBe(groszeOf(paper.gross))
}

/** The list of a screen that says what is ordered: the one right above the sums. */
function summaryIn(html: string): string {
  const before = html.slice(0, html.indexOf('<dl'))
  const from = before.lastIndexOf('<ul')
  return before.slice(from, before.indexOf('</ul>', from))
}

describeOnDatabase(`the sums of ${RUNS} carts on the page itself (SEED=${SEED})`, (freshContext) => {
  it(
    'read the same on card, product, drawer, checkout, order, list, letter and invoice',
    { timeout: 0 },
    async () => {
      const world = await openSumsWorld(await freshContext())
      const property = fc.asyncProperty(wish, async (one) => {
        const bought = await buy(world, one)
        for (const language of LANGUAGES) {
          expectSame(bought, language, await printed(language, bought.purchase))
        }
      })
      await expect(fc.assert(property, { numRuns: RUNS, seed: SEED })).resolves.toBeUndefined()
    },
  )
})
