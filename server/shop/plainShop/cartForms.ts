import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { StorefrontError } from '#api/storefront/storefrontError.ts'
import { screenPath } from '#domain/addresses/screenPath.ts'
import { MAX_LINE_QUANTITY } from '#domain/cart/cartQuantity.ts'
import type { LineAttribute, RemoteCart } from '#domain/cart/remoteCart.ts'
import { isBlankName } from '#domain/gifts/blankWords.ts'
import { LONGEST_WORDS } from '#domain/orders/blanks.ts'
import { blankOfField, CART_FORMS, PLAIN_FIELDS } from '#domain/plainShop/plainForms.ts'
import { type CartNotice, NOTICE_PARAMETER } from '#domain/plainShop/plainPage.ts'
import { addressOf } from '#server/platform/api/callerAddress.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { errorAnswer } from '#server/platform/web/errorAnswer.ts'
import { requestLanguage } from '#server/platform/web/requestLanguage.ts'
import { cartCookie, readCartCookie } from './cartCookie.ts'
import { type PlainStorefront, plainStorefront } from './plainStorefront.ts'
import { readForm } from './readForm.ts'

const variantId = z.string().regex(/^gid:\/\/shopify\/ProductVariant\/\d{1,20}$/)
const lineId = z.string().regex(/^gid:\/\/shopify\/CartLine\/[\w-]{1,64}(?:\?cart=[\w-]{1,64})?$/)
const pieces = (least: number) =>
  z
    .string()
    .trim()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(least).max(MAX_LINE_QUANTITY))
const code = z.string().trim().max(64)

/** The words for a card's blanks, as attributes of its line; null when one is missing or too long. */
function wordsOf(form: URLSearchParams): LineAttribute[] | null {
  const words = [...form].flatMap(([field, value]) => {
    const key = blankOfField(field)
    return key === null || !isBlankName(key) ? [] : [{ key, value: value.trim() }]
  })
  return words.every(({ value }) => value !== '' && value.length <= LONGEST_WORDS) ? words : null
}

/** The result of a form: the cart after it, and the message for the person. */
interface Outcome {
  readonly cart: RemoteCart | null
  readonly notice: CartNotice
}

/**
 * The cart's forms for buyers without a script. Each does one thing at the storefront, and leads to the cart by a
 * redirect, so that a reload repeats nothing.
 */
export function cartForms(context: ServerContext): Hono {
  const storefrontFor = plainStorefront(context)
  const routes = new Hono()

  /** Answers a valid form; a cart that is gone reads as none. */
  const answer = async (
    c: Context,
    change: (storefront: PlainStorefront, cartId: string | null) => Promise<Outcome>,
  ): Promise<Response> => {
    const language = requestLanguage(c.req.raw, context.config.features)
    const storefront = storefrontFor(addressOf(context, c), language)
    try {
      const { cart, notice } = await change(storefront, readCartCookie(context.config, c.req.raw))
      if (cart !== null) c.header('Set-Cookie', cartCookie(context.config, cart.id))
      return toCart(c, notice)
    } catch (error) {
      if (!(error instanceof StorefrontError)) throw error
      return toCart(c, NOTICES[error.kind])
    }
  }

  routes.post(CART_FORMS.add, async (c) => {
    const form = await readForm(c)
    const merchandiseId = variantId.safeParse(form.get(PLAIN_FIELDS.variant))
    if (!merchandiseId.success) return errorAnswer('INVALID_REQUEST')
    const quantity = pieces(1).safeParse(form.get(PLAIN_FIELDS.quantity) ?? '1')
    if (!quantity.success) return toCart(c, 'quantity')
    const words = wordsOf(form)
    if (words === null) return toCart(c, 'words')
    const line = { merchandiseId: merchandiseId.data, quantity: quantity.data, attributes: words }
    return answer(c, async (storefront, cartId) => {
      const before = cartId === null ? null : await openCart(storefront, cartId)
      const cart =
        before === null
          ? await storefront.cartCreate({ lines: [line] })
          : await storefront.cartLinesAdd(before.id, [line])
      const had = before === null ? 0 : piecesOf(before, line.merchandiseId)
      return {
        cart,
        notice: piecesOf(cart, line.merchandiseId) < had + line.quantity ? 'fewer' : 'added',
      }
    })
  })

  routes.post(CART_FORMS.line, async (c) => {
    const form = await readForm(c)
    const id = lineId.safeParse(form.get(PLAIN_FIELDS.line))
    if (!id.success) return errorAnswer('INVALID_REQUEST')
    const quantity = form.has(PLAIN_FIELDS.remove)
      ? { success: true as const, data: 0 }
      : pieces(0).safeParse(form.get(PLAIN_FIELDS.quantity))
    if (!quantity.success) return toCart(c, 'quantity')
    return answer(c, async (storefront, cartId) => {
      if (cartId === null) return { cart: null, notice: 'refused' }
      const cart =
        quantity.data === 0
          ? await storefront.cartLinesRemove(cartId, [id.data])
          : await storefront.cartLinesUpdate(cartId, [{ id: id.data, quantity: quantity.data }])
      const left = cart.lines.find((line) => line.id === id.data)?.quantity ?? 0
      return { cart, notice: left < quantity.data ? 'fewer' : 'changed' }
    })
  })

  routes.post(CART_FORMS.discount, async (c) => {
    const form = await readForm(c)
    const typed = code.safeParse(form.has(PLAIN_FIELDS.remove) ? '' : (form.get(PLAIN_FIELDS.code) ?? ''))
    if (!typed.success) return errorAnswer('INVALID_REQUEST')
    return answer(c, async (storefront, cartId) => {
      if (cartId === null) return { cart: null, notice: 'refused' }
      const codes = typed.data === '' ? [] : [typed.data]
      return { cart: await storefront.cartDiscountCodesUpdate(cartId, codes), notice: 'changed' }
    })
  })

  return routes
}

const NOTICES = {
  refused: 'refused',
  busy: 'too-often',
  broken: 'unreachable',
  unreachable: 'unreachable',
} as const satisfies Record<StorefrontError['kind'], CartNotice>

function toCart(c: Context, notice: CartNotice): Response {
  return c.redirect(`${screenPath('/koszyk')}?${NOTICE_PARAMETER}=${notice}`, 303)
}

/** The cart of a cookie; null when it is unknown, another person's or an order by now. */
export async function openCart(
  storefront: Pick<PlainStorefront, 'cart'>,
  cartId: string,
): Promise<RemoteCart | null> {
  try {
    return await storefront.cart(cartId)
  } catch (error) {
    if (error instanceof StorefrontError && error.code === 'SHOPIFY_CART_NOT_FOUND') return null
    throw error
  }
}

function piecesOf(cart: RemoteCart, variant: string): number {
  return cart.lines
    .filter((line) => line.variant.id === variant)
    .reduce((sum, { quantity }) => sum + quantity, 0)
}
