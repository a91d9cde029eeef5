import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { EMPTY_DETAILS } from '#domain/checkout/checkoutDetails.ts'
import { checkoutViewSchema } from '#domain/checkout/checkoutView.ts'
import { expectedOrder } from '#domain/checkout/expectedOrder.ts'
import { cartWith } from '../doors/calls.ts'
import type { Stranger } from '../doors/stranger.ts'

/** Something of which there is enough. */
const HANDLE = 'kredyty-garsc-iskier'

/** Looks at something, puts it into a cart and pays for it, as a page does. Rejects when that fails. */
export async function buy(buyer: Stranger): Promise<void> {
  const page = await buyer.call('GET', `/sklep/produkt/${HANDLE}`, { headers: { accept: 'text/html' } })
  if (page.status !== 200) throw new Error(`the page was answered with ${page.status}`)
  const { token } = await cartWith(buyer, [randomUUID()], HANDLE)
  const checkout = `/api/checkout/${token}`
  const details = { ...EMPTY_DETAILS, email: `kupuje-${randomUUID().slice(0, 8)}@example.pl` }
  const { json } = await buyer.call('PUT', `${checkout}/details`, { json: details })
  const shown = z.parse(checkoutViewSchema, json)
  if (shown.state !== 'open') throw new Error('the checkout is not open')
  const paid = await buyer.call('POST', `${checkout}/pay`, {
    headers: { 'Idempotency-Key': randomUUID() },
    json: { payment: 'test_success', details, expected: expectedOrder(shown) },
  })
  const ended = checkoutViewSchema.safeParse(paid.json).data
  if (ended?.state !== 'completed') throw new Error(`paying was answered with ${paid.status}: ${paid.text}`)
}
