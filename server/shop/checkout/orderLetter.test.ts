import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { formatMoney } from '#domain/formatMoney.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { deliverDueLetters } from '#server/platform/mail/mailWorker.ts'
import type { RenderedLetter } from '#server/platform/mail/renderLetter.ts'
import { products, productVariants } from '#server/shop/storefront/tables.ts'
import { BUYER, makeCart, payRequest } from '#support/checkoutFixture.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import { englishWords } from '#support/storefrontFixture.ts'
import { listOrders } from './accountOrders.ts'
import { changeDetails, readCheckout } from './changeCheckout.ts'
import { payCheckout } from './payCheckout.ts'

async function order(context: ServerContext, language: 'pl' | 'en') {
  const { token } = await makeCart(context, [{ price: 1999, quantity: 2 }])
  const view = await changeDetails(context, token, BUYER)
  if (view?.state !== 'open') throw new Error('the checkout is not open')
  const pay = (key: string, payment?: 'test_declined') =>
    payCheckout(context, token, payRequest(view, payment === undefined ? {} : { payment }), key, language)
  return { token, view, pay }
}

async function lettersOf(context: ServerContext): Promise<RenderedLetter[]> {
  const sent: RenderedLetter[] = []
  while ((await deliverDueLetters(context, (_, letter) => Promise.resolve(void sent.push(letter)))) > 0);
  return sent
}

describeOnDatabase('the letter of an order', (freshContext) => {
  it.each(['pl', 'en'] as const)('goes once to whoever has paid, guests too, in %s', async (language) => {
    const context = await freshContext()
    const { token, view, pay } = await order(context, language)
    await pay('declined', 'test_declined')
    expect(await lettersOf(context)).toEqual([])

    await Promise.all([pay('one-try-of-two'), pay('one-try-of-two'), pay('other-try')])
    const letters = await lettersOf(context)

    expect(letters).toMatchObject([{ to: BUYER.email }])
    const [letter] = letters
    const total = formatMoney({ amount: view.totals.total, currencyCode: 'PLN' }, language)
    expect(letter?.text).toContain(total)
    expect(letter?.text).toContain(`/kasa/${token}`)
    expect(letter?.html).toContain(`<html lang="${language}">`)
  })

  it('calls what was bought by its names in the language it was ordered in, as page and account do', async () => {
    const context = await freshContext()
    const { token, variantIds } = await makeCart(context, [{ price: 1999, quantity: 2 }])
    const [id = 0] = variantIds
    const product = { title: 'Kubek', english: englishWords({}) }
    await context.database.update(products).set(product).where(eq(products.id, id))
    await context.database.update(productVariants).set({ title: 'biały' }).where(eq(productVariants.id, id))
    const view = await changeDetails(context, token, BUYER)
    if (view?.state !== 'open') throw new Error('the checkout is not open')
    const english = { title: 'Mug', variantTitle: 'white' }
    expect(view.lines).toMatchObject([{ title: 'Kubek', variantTitle: 'biały', english }])
    await payCheckout(context, token, payRequest(view), 'the-only-try', 'en')

    const [letter] = await lettersOf(context)
    expect(letter?.text).toContain('Mug (white, 2 × ')
    expect(letter?.text).not.toContain('Kubek')
    const account = { emailFolded: BUYER.email, verifiedAt: new Date() }
    const { orders } = await listOrders(context.database, account, null)
    expect(orders[0]?.lines).toMatchObject([{ title: 'Kubek', english_title: 'Mug' }])

    // An order says what was bought, whatever the shop has made of it since.
    await context.database.update(products).set({ title: 'Filiżanka' }).where(eq(products.id, id))
    const later = await readCheckout(context.database, context, token)
    expect(later?.state === 'completed' ? later.order.lines[0]?.english : null).toBeUndefined()
  })
})
