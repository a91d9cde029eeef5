import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { LineAttribute } from '#domain/cart/remoteCart.ts'
import { type CheckoutDetails, EMPTY_DETAILS } from '#domain/checkout/checkoutDetails.ts'
import type { OpenCheckout } from '#domain/checkout/checkoutView.ts'
import { expectedOrder } from '#domain/checkout/expectedOrder.ts'
import type { PayRequest } from '#domain/checkout/payment.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { attributesKey } from '#server/shop/storefront/cart/lineChanges.ts'
import { saveProduct } from '#server/shop/storefront/saveCatalogue.ts'
import { cartLines, carts, productVariants } from '#server/shop/storefront/tables.ts'

/** The details of a buyer who orders a parcel. */
export const BUYER: CheckoutDetails = {
  ...EMPTY_DETAILS,
  email: 'zofia@example.pl',
  phone: '600 100 200',
  firstName: 'Zofia',
  lastName: 'Żuraw',
  address: 'Łąkowa 7 m. 3',
  postcode: '00-950',
  city: 'Łódź',
}

interface FixtureLine {
  readonly price: number
  readonly quantity: number
  /** Null for what isn't counted. */
  readonly stock?: number | null
  readonly requiresShipping?: boolean
  readonly attributes?: readonly LineAttribute[]
  readonly sku?: string
  /** The text of the product, with its blanks in braces. */
  readonly template?: string
}

export interface FixtureCart {
  readonly token: string
  readonly cartId: string
  /** In the order of the lines. */
  readonly variantIds: readonly number[]
}

/** A cart with one product per line, as the storefront's calls would have left it. */
export async function makeCart(context: ServerContext, lines: readonly FixtureLine[]): Promise<FixtureCart> {
  const variantIds: number[] = []
  for (const line of lines) variantIds.push(await makeProduct(context, line))
  return { ...(await fillCart(context, lines, variantIds)), variantIds }
}

/** Another cart with the same goods as an earlier one. */
export async function fillCart(
  { database }: ServerContext,
  lines: readonly FixtureLine[],
  variantIds: readonly number[],
): Promise<FixtureCart> {
  const now = new Date()
  const cartId = randomUUID()
  const token = randomUUID()
  await database
    .insert(carts)
    .values({ id: cartId, secret: randomUUID(), checkoutToken: token, createdAt: now, updatedAt: now })
  await database.insert(cartLines).values(
    lines.map((line, index) => ({
      id: randomUUID(),
      cartId,
      variantId: variantIds[index] ?? 0,
      quantity: line.quantity,
      attributes: line.attributes ?? [],
      attributesKey: attributesKey(line.attributes ?? []),
      position: index + 1,
    })),
  )
  return { token, cartId, variantIds }
}

let lastId = 1000

async function makeProduct({ database }: ServerContext, line: FixtureLine): Promise<number> {
  // Taken before the first await: carts are made side by side.
  lastId += 1
  const id = lastId
  const now = new Date()
  await saveProduct(database, {
    id,
    handle: `produkt-${id}`,
    title: `Produkt ${id}`,
    description: '',
    descriptionHtml: '',
    productType: 'Prezent',
    details: {
      category: null,
      categoryKey: null,
      difficulty: null,
      duration: null,
      features: [],
      aiType: null,
      aiCategory: null,
      aiCategoryKey: null,
      aiTemplateStyle: null,
      aiTemplateLength: null,
      aiTemplateBase: line.template ?? null,
      aiTemplateVariables: [],
      aiSampleContent: null,
      bestseller: false,
      rating: null,
      reviewCount: 0,
      searchKeywords: null,
    },
    salesRank: id,
    createdAt: now,
    updatedAt: now,
    media: [],
    variants: [
      {
        id,
        title: 'Default Title',
        price: line.price,
        selectedOptions: [],
        stock: line.stock ?? null,
        requiresShipping: line.requiresShipping ?? true,
        sku: line.sku ?? null,
      },
    ],
  })
  return id
}

/** How many pieces of a variant are left. */
export async function stockOf({ database }: ServerContext, variantId: number): Promise<number | null> {
  const [row] = await database.select().from(productVariants).where(eq(productVariants.id, variantId))
  return row?.stock ?? null
}

/** A press of the pay button on this screen. */
export function payRequest(view: OpenCheckout, changes: Partial<PayRequest> = {}): PayRequest {
  return { payment: 'test_success', details: view.details, expected: expectedOrder(view), ...changes }
}
