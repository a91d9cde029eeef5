import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { CartItem } from '#domain/cart/cartItem.ts'
import { pricedLine } from '#domain/cart/totals.ts'
import type { CheckoutDetails } from '#domain/checkout/checkoutDetails.ts'
import type { CheckoutLine, CheckoutView, OpenCheckout, OrderView } from '#domain/checkout/checkoutView.ts'
import { lineSums } from '#domain/checkout/lineSums.ts'
import { printedSums } from '#domain/checkout/printedSums.ts'
import { checkoutTotals } from '#domain/checkout/totals.ts'
import { formatMoney } from '#domain/formatMoney.ts'
import { setDiscountCode } from '#offline/cart/cartDetails.ts'
import { addToCart } from '#offline/cart/commands.ts'
import { stepCartQuantity } from '#offline/cart/quantityCommands.ts'
import { type CartSnapshot, readCart } from '#offline/cart/readCart.ts'
import { listOrders } from '#server/shop/checkout/accountOrders.ts'
import { changeDetails, readCheckout } from '#server/shop/checkout/changeCheckout.ts'
import { payCheckout } from '#server/shop/checkout/payCheckout.ts'
import { memoryDatabase } from '#support/cart/memoryDatabase.ts'
import { BUYER, payRequest } from '#support/checkoutFixture.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import { type Goods, openSumsWorld, type SumsWorld } from './sumsWorld.ts'
import { putInCart, type Wish, wish } from './wish.ts'

const LANGUAGES = ['pl', 'en'] as const

const RUNS = Number(process.env['RUNS'] ?? (process.env['LONG'] === undefined ? 25 : 1_000))
const SEED = Number(process.env['SEED'] ?? Date.now() % 2 ** 31)

/** How the sums of a screen read in each language. */
function read(shown: Parameters<typeof printedSums>[0]) {
  return LANGUAGES.map((language) => printedSums(shown, (money) => formatMoney(money, language)))
}

/** How the drawer's sums read, with a row for delivery where the checkout has one. */
const readDrawer = ({ totals, items }: CartSnapshot) =>
  read({ totals, needsDelivery: totals.needsDelivery, lines: items.map(pricedLine) })

/** One thing's price and what its line comes to, in each language. */
function lineTexts(
  lines: readonly { readonly key: string; readonly price: number; readonly total: number }[],
) {
  const print = (language: (typeof LANGUAGES)[number], amount: number) =>
    formatMoney({ amount, currencyCode: 'PLN' }, language)
  const texts = lines.map(({ key, price, total }) =>
    [key, ...LANGUAGES.flatMap((language) => [print(language, price), print(language, total)])].join(' · '),
  )
  return texts.toSorted((one, other) => one.localeCompare(other))
}

const ofCheckout = (lines: readonly CheckoutLine[]) =>
  lineTexts(
    lines.map((line) => ({
      key: `${line.variantId} ${line.giftWrap} ${line.quantity}`,
      price: lineSums(line).unit,
      total: lineSums(line).total,
    })),
  )

const ofDrawer = (items: readonly CartItem[]) =>
  lineTexts(
    items.map((item) => ({
      key: `${item.variantId} ${item.personalization?.giftWrap === true} ${item.quantity}`,
      price: lineSums(pricedLine(item)).unit,
      total: lineSums(pricedLine(item)).total,
    })),
  )

function openView(view: CheckoutView | null): OpenCheckout {
  if (view?.state !== 'open') throw new Error('an open checkout was expected')
  return view
}

async function pay({ context }: SumsWorld, token: string, view: OpenCheckout): Promise<OrderView> {
  const outcome = await payCheckout(context, token, payRequest(view), randomUUID())
  if (outcome.kind !== 'answer' || outcome.view.state !== 'completed')
    throw new Error(JSON.stringify(outcome))
  return outcome.view.order
}

/** What a card and the product's own page say that these goods cost. */
async function expectSamePrice({ storefront }: SumsWorld, { product, variant }: Goods): Promise<void> {
  const page = await storefront.product(product.handle)
  expect(page.variants.find(({ id }) => id === variant.id)?.price).toEqual(variant.price)
  const cheapest = Math.min(...page.variants.map(({ price }) => price.amount))
  expect(product.priceRange.min.amount).toBe(cheapest)
}

/** Buys by one wish, reading the sums on every screen on the way; resolves to what it came to. */
async function buy(world: SumsWorld, { lines, code, method }: Wish): Promise<number> {
  const db = memoryDatabase()
  const bought = new Set<string>()
  for (const { goods, quantity, isWrapped } of lines) {
    const one = world.goods[goods % world.goods.length]
    if (one === undefined) throw new Error('the shop is empty')
    await expectSamePrice(world, one)
    const pieces = Math.min(quantity, one.variant.maximumQuantity ?? quantity)
    const isThere = bought.has(`${one.variant.id} ${isWrapped}`)
    bought.add(`${one.variant.id} ${isWrapped}`)
    if (isThere && one.variant.maximumQuantity === 1) continue
    await putInCart(db, { ...one, quantity: pieces }, isWrapped)
  }
  await setDiscountCode(db, code)
  const offline = await readCart(db)
  const token = await world.checkoutOf(db)
  const drawer = await readCart(db)
  // Of a code that was never told of, a device without a network knows no worth.
  const known = drawer.totals.discount === 0 ? offline : drawer
  expect(readDrawer(known)).toEqual(readDrawer(drawer))

  const first = openView(await readCheckout(world.context.database, world.context, token))
  expect(read(first)).toEqual(readDrawer(drawer))
  expect(ofCheckout(first.lines)).toEqual(ofDrawer(drawer.items))

  const details: CheckoutDetails = { ...BUYER, shippingMethod: method, lockerCode: 'WAW123M' }
  const chosen = openView(await changeDetails(world.context, token, details))
  const { needsDelivery } = first
  // What the page shows at once, before the server has answered.
  const totals = checkoutTotals({ ...first.totals, shippingMethod: method, needsDelivery })
  expect(read({ totals, needsDelivery, lines: first.lines })).toEqual(read(chosen))

  const order = await pay(world, token, chosen)
  expect(read(order)).toEqual(read(chosen))
  expect(ofCheckout(order.lines)).toEqual(ofDrawer(drawer.items))
  const account = { emailFolded: BUYER.email, verifiedAt: new Date() }
  const [listed] = (await listOrders(world.context.database, account, null)).orders
  expect(listed).toMatchObject({ number: order.number, total: order.totals.total, tax: order.totals.tax })
  return order.totals.total
}

describeOnDatabase(`the sums of ${RUNS} carts (SEED=${SEED})`, (freshContext) => {
  it(
    'are the same on card, product, drawer, checkout, order and account, in both languages',
    { timeout: 0 },
    async () => {
      const world = await openSumsWorld(await freshContext())
      const totals = new Set<number>()
      const property = fc.asyncProperty(wish, async (one) => void totals.add(await buy(world, one)))
      await expect(fc.assert(property, { numRuns: RUNS, seed: SEED })).resolves.toBeUndefined()
      expect(totals.size).toBeGreaterThan(RUNS / 2)
    },
  )

  it(
    'are the same before and after the shop has heard of a change, a discount included',
    { timeout: 0 },
    async () => {
      const world = await openSumsWorld(await freshContext())
      const [plenty] = world.goods.filter(({ variant }) => variant.maximumQuantity === null)
      if (plenty === undefined) throw new Error('the shop is empty')
      const db = memoryDatabase()
      const item = await addToCart(db, { ...plenty, quantity: 2 })
      await setDiscountCode(db, 'TECHVIBE')
      await world.checkoutOf(db)
      for (let step = 0; step < 5; step += 1) {
        await stepCartQuantity(db, item, () => 1)
        const before = readDrawer(await readCart(db))
        await world.checkoutOf(db)
        expect(readDrawer(await readCart(db))).toEqual(before)
        expect(before[0]?.rows.map(({ kind }) => kind)).toContain('discount')
      }
    },
  )
})
