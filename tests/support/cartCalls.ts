import type { Hono } from 'hono'
import { expect } from 'vitest'
import { z } from 'zod'
import { askStorefront } from './storefrontFixture.ts'

const moneySchema = z.object({ amount: z.string() })

const cartSchema = z.object({
  id: z.string(),
  checkoutUrl: z.string(),
  totalQuantity: z.number(),
  note: z.string().nullable(),
  attributes: z.array(z.object({ key: z.string(), value: z.string().nullable() })),
  buyerIdentity: z.object({
    email: z.string().nullable(),
    phone: z.string().nullable(),
    countryCode: z.string().nullable(),
  }),
  cost: z.object({ subtotalAmount: moneySchema, totalAmount: moneySchema, totalTaxAmount: z.null() }),
  discountCodes: z.array(z.object({ code: z.string(), applicable: z.boolean() })),
  discountAllocations: z.array(z.object({ discountedAmount: moneySchema })),
  lines: z.object({
    nodes: z.array(
      z.object({
        id: z.string(),
        quantity: z.number(),
        attributes: z.array(z.object({ key: z.string(), value: z.string().nullable() })),
        cost: z.object({ totalAmount: moneySchema }),
        merchandise: z.object({ id: z.string() }),
      }),
    ),
  }),
})
export type CartBody = z.infer<typeof cartSchema>

const payloadSchema = z.object({
  cart: cartSchema.nullable(),
  userErrors: z.array(
    z.object({ code: z.string().nullable(), field: z.array(z.string()).nullable(), message: z.string() }),
  ),
  warnings: z.array(z.object({ code: z.string(), target: z.string(), message: z.string() })),
})
type CartPayload = z.infer<typeof payloadSchema>

const CART = `id checkoutUrl totalQuantity note attributes { key value } buyerIdentity { email phone countryCode }
  cost { subtotalAmount { amount } totalAmount { amount } totalTaxAmount { amount } }
  discountCodes { code applicable } discountAllocations { discountedAmount { amount } }
  lines(first: 250) { nodes {
    id quantity attributes { key value } cost { totalAmount { amount } } merchandise { ... on ProductVariant { id } }
  } }`

/** The variables of each mutation, by name and type. */
const MUTATIONS = {
  cartCreate: { input: 'CartInput' },
  cartLinesAdd: { cartId: 'ID!', lines: '[CartLineInput!]!' },
  cartLinesUpdate: { cartId: 'ID!', lines: '[CartLineUpdateInput!]!' },
  cartLinesRemove: { cartId: 'ID!', lineIds: '[ID!]!' },
  cartBuyerIdentityUpdate: { cartId: 'ID!', buyerIdentity: 'CartBuyerIdentityInput!' },
  cartDiscountCodesUpdate: { cartId: 'ID!', discountCodes: '[String!]!' },
  cartAttributesUpdate: { cartId: 'ID!', attributes: '[AttributeInput!]!' },
  cartNoteUpdate: { cartId: 'ID!', note: 'String!' },
} as const

type MutationName = keyof typeof MUTATIONS
type Variables = Readonly<Record<string, unknown>>

function documentOf(name: MutationName): string {
  const variables = Object.entries(MUTATIONS[name])
  const declared = variables.map(([variable, type]) => `$${variable}: ${type}`).join(', ')
  const given = variables.map(([variable]) => `${variable}: $${variable}`).join(', ')
  return `mutation (${declared}) { payload: ${name}(${given}) {
    cart { ${CART} } userErrors { code field message } warnings { code target message }
  } }`
}

/** Runs a cart mutation, which must be answered without GraphQL errors. */
export async function mutateCart(app: Hono, name: MutationName, variables: Variables): Promise<CartPayload> {
  const { data, errors } = await askStorefront(app, documentOf(name), variables)
  expect(errors).toBeUndefined()
  return z.object({ payload: payloadSchema }).parse(data).payload
}

/** The codes of the GraphQL errors of a cart mutation. */
export async function cartMutationErrors(
  app: Hono,
  name: MutationName,
  variables: Variables,
): Promise<unknown> {
  const { errors } = await askStorefront(app, documentOf(name), variables)
  return errors?.map((error) => error.extensions?.code ?? error.message)
}

/** Runs a cart mutation that must change the cart without a user error. */
export async function changedCart(app: Hono, name: MutationName, variables: Variables): Promise<CartBody> {
  const { cart, userErrors } = await mutateCart(app, name, variables)
  expect(userErrors).toEqual([])
  if (cart === null) throw new Error('no cart')
  return cart
}

/** The cart of this id, or null. */
export async function readCart(app: Hono, id: string): Promise<CartBody | null> {
  const { data, errors } = await askStorefront(app, `query ($id: ID!) { cart(id: $id) { ${CART} } }`, { id })
  expect(errors).toBeUndefined()
  return z.object({ cart: cartSchema.nullable() }).parse(data).cart
}

/** Quantities by the number of the variant. */
export function quantitiesOf(cart: CartBody | null): Record<string, number> {
  const lines = cart?.lines.nodes ?? []
  return Object.fromEntries(lines.map((line) => [line.merchandise.id.replace(/.*\//, ''), line.quantity]))
}
