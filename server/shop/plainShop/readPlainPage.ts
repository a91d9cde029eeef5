import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { StorefrontError } from '#api/storefront/storefrontError.ts'
import type { ScreenMatch } from '#domain/addresses/matchScreen.ts'
import { screenPath } from '#domain/addresses/screenPath.ts'
import type { RemoteCart } from '#domain/cart/remoteCart.ts'
import {
  type PlainCartPage,
  type PlainCheckoutPage,
  type PlainPage,
  readCartNotice,
  readCheckoutNotice,
} from '#domain/plainShop/plainPage.ts'
import { addressOf } from '#server/platform/api/callerAddress.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { DocumentLanguage } from '#server/platform/web/requestLanguage.ts'
import { readCheckout } from '#server/shop/checkout/changeCheckout.ts'
import { orderFiles } from '#server/shop/orders/orderFiles.ts'
import { readCartCookie } from './cartCookie.ts'
import { openCart } from './cartForms.ts'
import { type PlainStorefront, plainStorefront } from './plainStorefront.ts'

/** Reads the caller's cart or checkout; null for every other screen. */
export type ReadPlainPage = (
  c: Context,
  match: ScreenMatch,
  language: DocumentLanguage,
) => Promise<PlainPage | null>

/** The data of cart and checkout for a page without a script: the caller's alone, for this one answer. */
export function plainPages(context: ServerContext): ReadPlainPage {
  const storefrontFor = plainStorefront(context)
  const { embedded } = context.config.storefront

  const cartPage = async (c: Context, language: DocumentLanguage): Promise<PlainCartPage> => {
    const id = readCartCookie(context.config, c.req.raw)
    const notice = readCartNotice(new URL(c.req.url).searchParams)
    const storefront = storefrontFor(addressOf(context, c), language)
    const page = { kind: 'cart', isOwnShop: embedded, notice } as const
    try {
      const found = id === null ? null : await openCart(storefront, id)
      if (found === null) return { ...page, cart: null, checkoutAddress: null }
      const cart = language === 'pl' ? found : await inWordsOf(storefront, found)
      return { ...page, cart, checkoutAddress: checkoutAddress(cart, embedded) }
    } catch (error) {
      if (!(error instanceof StorefrontError)) throw error
      return { ...page, cart: null, checkoutAddress: null, notice: 'unreachable' }
    }
  }

  const checkoutPage = async (
    c: Context,
    token: string,
    language: DocumentLanguage,
  ): Promise<PlainCheckoutPage> => {
    const checkout = await readCheckout(context.database, context, token)
    return {
      kind: 'checkout',
      token,
      checkout,
      files: checkout?.state === 'completed' ? await orderFiles(context, token, language) : null,
      attempt: randomBytes(16).toString('base64url'),
      notice: readCheckoutNotice(new URL(c.req.url).searchParams),
    }
  }

  return async (c, { address, params }, language) => {
    if (address === '/koszyk') return cartPage(c, language)
    if (address === '/kasa/$token' && embedded) return checkoutPage(c, params['token'] ?? '', language)
    return null
  }
}

/** Our own checkout is a screen of this site, under any name of the site. */
function checkoutAddress({ checkoutUrl }: RemoteCart, embedded: boolean): string {
  if (!embedded) return checkoutUrl
  return screenPath('/kasa/$token', { token: new URL(checkoutUrl).pathname.split('/').at(-1) ?? '' })
}

/** The cart with its lines named in the reader's language; names that the storefront doesn't have there stay. */
async function inWordsOf(storefront: PlainStorefront, cart: RemoteCart): Promise<RemoteCart> {
  if (cart.lines.length === 0) return cart
  const words = await storefront.variantWords([...new Set(cart.lines.map(({ variant }) => variant.id))])
  const lines = cart.lines.map((line) => {
    const known = words.get(line.variant.id)
    if (known === undefined) return line
    return {
      ...line,
      variant: { ...line.variant, productTitle: known.title, title: known.variantTitle },
    }
  })
  return { ...cart, lines }
}
