import { describe, expect, it } from 'vitest'
import type { RemoteCart } from './remoteCart.ts'
import { lineKey } from './lineKey.ts'
import { storeCost } from './storeCost.ts'

const money = (amount: number) => ({ amount, currencyCode: 'EUR' })
const MUG = lineKey({ id: 'line-1', variantId: 'variant-1' })

function line(variantId: string, quantity: number, total: number): RemoteCart['lines'][number] {
  return {
    id: `line of ${variantId}`,
    quantity,
    attributes: [],
    variant: {
      id: variantId,
      title: 'Default Title',
      productId: 'product',
      handle: 'mug',
      productTitle: 'Mug',
      price: money(1_250),
      picture: null,
      availableForSale: true,
      quantityAvailable: null,
    },
    total: money(total),
  }
}

function cart(...lines: RemoteCart['lines']): RemoteCart {
  return {
    id: 'cart',
    checkoutUrl: 'https://shop.example/checkout',
    lines,
    // A store may know discounts and taxes that no arithmetic of ours does.
    cost: { subtotal: money(2_500), total: money(2_317), tax: money(317) },
    buyerIdentity: { email: null, phone: null },
    discountCodes: [],
    updatedAt: '2026-01-01T00:00:00Z',
  }
}

describe('the cost of a cart, as its store has it', () => {
  it('is known when the store acknowledged the cart of this device', () => {
    expect(storeCost([{ key: MUG, quantity: 2 }], cart(line('variant-1', 2, 2_000)))).toEqual({
      subtotal: 2_500,
      tax: 317,
      total: 2_317,
      currencyCode: 'EUR',
      lines: { [MUG]: 2_000 },
    })
  })

  it('is not known before the store has said, or of another cart', () => {
    const mugs = line('variant-1', 2, 2_000)
    expect(storeCost([{ key: MUG, quantity: 2 }], null)).toBeNull()
    expect(storeCost([{ key: MUG, quantity: 3 }], cart(mugs))).toBeNull()
    expect(storeCost([{ key: MUG, quantity: 2 }], cart(mugs, line('variant-2', 1, 100)))).toBeNull()
    expect(storeCost([{ key: MUG, quantity: 2 }], cart(line('variant-2', 2, 100)))).toBeNull()
    expect(storeCost([], cart(mugs))).toBeNull()
    expect(storeCost([{ key: MUG, quantity: 1 }], cart(line('variant-1', 1, 1), mugs))).toBeNull()
  })

  it('takes no part of lines that the store has emptied', () => {
    const emptied = line('variant-2', 0, 0)
    expect(storeCost([{ key: MUG, quantity: 2 }], cart(line('variant-1', 2, 2_000), emptied))?.lines).toEqual(
      {
        [MUG]: 2_000,
      },
    )
  })
})
