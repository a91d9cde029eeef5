import { expect, it } from 'vitest'
import { formatMoney } from '#domain/formatMoney.ts'
import type { ServerContext } from '#server/context.ts'
import { deliverDueLetters } from '#server/mail/mailWorker.ts'
import type { RenderedLetter } from '#server/mail/renderLetter.ts'
import { BUYER, makeCart, payRequest } from '#support/checkoutFixture.ts'
import { describeOnEachDatabase } from '#support/describeOnEachDatabase.ts'
import { changeDetails } from './changeCheckout.ts'
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

describeOnEachDatabase('the letter of an order', (freshContext) => {
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
})
