import type {
  BuyerIdentity,
  CartCalls,
  CartLineChange,
  CartLineInput,
  StorefrontClient,
} from '#api/storefront/storefrontClient.ts'
import { StorefrontError } from '#api/storefront/storefrontError.ts'
import type { LineAttribute, RemoteCart, RemoteCartLine } from '#domain/cart/remoteCart.ts'
import type { Grosze } from '#domain/money.ts'

export interface ModelVariant {
  readonly id: string
  price: Grosze
  /** Null: not counted. */
  stock: number | null
  /** The blanks of its product's text; null when the storefront doesn't give them. */
  blanks: readonly string[] | null
}

interface ModelLine {
  readonly id: string
  readonly variantId: string
  quantity: number
  attributes: readonly LineAttribute[]
}

interface ModelCart {
  readonly id: string
  lines: ModelLine[]
  discountCodes: readonly string[]
  email: string | null
  phone: string | null
  completed: boolean
  forgotten: boolean
}

export const GOOD_CODES = ['ISKRA10', 'LATO']

/**
 * A storefront's carts in memory, with the real one's behaviour: equal merchandise becomes one line, quantities are cut
 * to stock without an error, unknown merchandise and lines are user errors, a completed cart is gone.
 */
export class StorefrontModel implements CartCalls {
  readonly variants = new Map<string, ModelVariant>()
  readonly carts = new Map<string, ModelCart>()
  /** The names of the calls that arrived. */
  readonly calls: string[] = []
  /** False: like a store without a checkout, it has no checkout address. */
  hasCheckout = true
  #next = 1

  addVariant(
    id: string,
    price: Grosze,
    stock: number | null = null,
    blanks: readonly string[] | null = null,
  ): ModelVariant {
    const variant = { id, price, stock, blanks }
    this.variants.set(id, variant)
    return variant
  }

  /** Turns the cart into an order. Returns the ordered lines, by variant and attributes. */
  complete(cartId: string): readonly ModelLine[] {
    const cart = this.#open(cartId)
    cart.completed = true
    return cart.lines.filter((line) => line.quantity > 0)
  }

  /** The storefront forgets an unbought cart. */
  forget(cartId: string): void {
    this.#open(cartId).forgotten = true
  }

  async cart(id: string): Promise<RemoteCart> {
    this.calls.push('cart')
    return this.#answer(this.#open(id))
  }

  async cartCreate(input: Parameters<StorefrontClient['cartCreate']>[0]): Promise<RemoteCart> {
    this.calls.push('cartCreate')
    this.#checkMerchandise(input.lines ?? [])
    const id = `gid://shopify/Cart/${this.#next++}?key=secret`
    const cart: ModelCart = {
      id,
      lines: [],
      discountCodes: input.discountCodes ?? [],
      email: input.buyerIdentity?.email ?? null,
      phone: input.buyerIdentity?.phone ?? null,
      completed: false,
      forgotten: false,
    }
    this.carts.set(id, cart)
    this.#add(cart, input.lines ?? [])
    return this.#answer(cart)
  }

  async cartLinesAdd(cartId: string, lines: readonly CartLineInput[]): Promise<RemoteCart> {
    this.calls.push('cartLinesAdd')
    const cart = this.#open(cartId)
    this.#checkMerchandise(lines)
    this.#add(cart, lines)
    return this.#answer(cart)
  }

  async cartLinesUpdate(cartId: string, changes: readonly CartLineChange[]): Promise<RemoteCart> {
    this.calls.push('cartLinesUpdate')
    const cart = this.#open(cartId)
    const lines = changes.map((change) => this.#line(cart, change.id))
    for (const [index, { quantity, attributes }] of changes.entries()) {
      const line = lines[index]
      if (line === undefined) continue
      line.quantity = quantity
      line.attributes = attributes ?? line.attributes
    }
    cart.lines = cart.lines.filter(
      (line) => !changes.some(({ id, quantity }) => id === line.id && quantity === 0),
    )
    return this.#answer(cart)
  }

  async cartLinesRemove(cartId: string, lineIds: readonly string[]): Promise<RemoteCart> {
    this.calls.push('cartLinesRemove')
    const cart = this.#open(cartId)
    for (const id of lineIds) this.#line(cart, id)
    cart.lines = cart.lines.filter((line) => !lineIds.includes(line.id))
    return this.#answer(cart)
  }

  async cartBuyerIdentityUpdate(cartId: string, buyer: BuyerIdentity): Promise<RemoteCart> {
    this.calls.push('cartBuyerIdentityUpdate')
    const cart = this.#open(cartId)
    if (typeof buyer.email === 'string' && !buyer.email.includes('@'))
      throw userError('Email is invalid', 'INVALID')
    if (buyer.email !== undefined) cart.email = buyer.email
    if (buyer.phone !== undefined) cart.phone = buyer.phone
    return this.#answer(cart)
  }

  async cartDiscountCodesUpdate(cartId: string, discountCodes: readonly string[]): Promise<RemoteCart> {
    this.calls.push('cartDiscountCodesUpdate')
    const cart = this.#open(cartId)
    cart.discountCodes = discountCodes
    return this.#answer(cart)
  }

  #open(id: string): ModelCart {
    const cart = this.carts.get(id)
    if (cart === undefined || cart.completed || cart.forgotten) {
      throw new StorefrontError('SHOPIFY_CART_NOT_FOUND', 'Cart not found', { kind: 'refused', status: 404 })
    }
    return cart
  }

  #line(cart: ModelCart, id: string): ModelLine {
    const line = cart.lines.find((one) => one.id === id)
    if (line === undefined)
      throw userError(`The merchandise line with id ${id} does not exist.`, 'INVALID_MERCHANDISE_LINE')
    return line
  }

  #checkMerchandise(lines: readonly CartLineInput[]): void {
    const unknown = lines.find((line) => !this.variants.has(line.merchandiseId))
    if (unknown)
      throw userError(`The merchandise with id ${unknown.merchandiseId} does not exist.`, 'INVALID')
  }

  #add(cart: ModelCart, lines: readonly CartLineInput[]): void {
    for (const { merchandiseId, quantity, attributes = [] } of lines) {
      const same = cart.lines.find(
        (line) =>
          line.variantId === merchandiseId && attributesKey(line.attributes) === attributesKey(attributes),
      )
      if (same) same.quantity += quantity
      else
        cart.lines.push({
          id: `gid://shopify/CartLine/${this.#next++}`,
          variantId: merchandiseId,
          quantity,
          attributes,
        })
    }
  }

  #answer(cart: ModelCart): RemoteCart {
    const left = new Map([...this.variants.values()].map((variant) => [variant.id, variant.stock]))
    for (const line of cart.lines) {
      const available = left.get(line.variantId) ?? null
      if (available === null) continue
      line.quantity = Math.min(line.quantity, available)
      left.set(line.variantId, available - line.quantity)
    }
    const lines = cart.lines.map((line) => this.#answerLine(line))
    const subtotal = money(lines.reduce((sum, line) => sum + line.total.amount, 0))
    return {
      id: cart.id,
      checkoutUrl: this.hasCheckout ? `https://sklep.example/kasa/${cart.id.replaceAll(/\D/g, '')}` : '',
      lines,
      cost: { subtotal, total: subtotal, tax: null },
      buyerIdentity: { email: cart.email, phone: cart.phone },
      discountCodes: cart.discountCodes.map((code) => ({ code, applicable: GOOD_CODES.includes(code) })),
      updatedAt: '2026-11-20T12:00:00Z',
    }
  }

  #answerLine({ id, variantId, quantity, attributes }: ModelLine): RemoteCartLine {
    const { price, stock, blanks } = this.variants.get(variantId) ?? { price: 0, stock: null, blanks: null }
    return {
      id,
      quantity,
      attributes,
      variant: {
        id: variantId,
        title: 'Domyślny',
        productId: variantId.replace('ProductVariant', 'Product'),
        handle: `produkt-${variantId.replaceAll(/\D/g, '')}`,
        productTitle: `Produkt ${variantId.replaceAll(/\D/g, '')}`,
        price: money(price),
        picture: null,
        availableForSale: stock === null || stock > 0,
        quantityAvailable: stock,
        ...(blanks === null ? {} : { blanks }),
      },
      total: money(price * quantity),
    }
  }
}

const money = (amount: Grosze) => ({ amount, currencyCode: 'PLN' })

const attributesKey = (attributes: readonly LineAttribute[]) =>
  attributes
    .map(({ key, value }) => `${key}=${value}`)
    .toSorted()
    .join('&')

function userError(message: string, code: string): StorefrontError {
  return new StorefrontError('SHOPIFY_CART_VALIDATION_ERROR', message, {
    kind: 'refused',
    userErrors: [{ field: null, message, code }],
  })
}
