import { drizzle } from 'drizzle-orm/node-postgres'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { checkoutDetailsSchema } from '#domain/checkout/checkoutDetails.ts'
import { payRequestSchema } from '#domain/checkout/payment.ts'
import { discountSchema } from '#server/shop/checkout/checkoutRoutes.ts'
import { testContext } from '#support/testContext.ts'
import { productEndpoints } from './productEndpoints.ts'

const documentSchema = z.object({ paths: z.record(z.string(), z.unknown()) })

const endpoints = productEndpoints(testContext(drizzle.mock()), () =>
  Promise.resolve(documentSchema.parse({ paths: {} })),
)

const INPUTS = [
  ...endpoints.flatMap(({ name, shape }) => [
    { name: `the body of ${name}`, input: shape.body },
    { name: `the query of ${name}`, input: shape.query },
  ]),
  { name: 'the details of a checkout', input: checkoutDetailsSchema },
  { name: 'the discount of a checkout', input: discountSchema },
  { name: 'the payment of a checkout', input: payRequestSchema },
].flatMap(({ name, input }) => (input === undefined ? [] : [{ name, input }]))

/** The parts without a length limit, by their place in the schema. */
function endless(part: unknown, place: string): string[] {
  if (Array.isArray(part)) return part.flatMap((inner, index) => endless(inner, `${place}/${index}`))
  if (typeof part !== 'object' || part === null) return []
  const found: string[] = []
  const has = (key: string) => Object.hasOwn(part, key)
  const type = 'type' in part ? part.type : undefined
  if (type === 'string' && !has('maxLength') && !has('enum') && !has('const')) found.push(place)
  if (type === 'array' && !has('maxItems')) found.push(place)
  return [
    ...found,
    ...Object.entries(part).flatMap(([key, inner]: [string, unknown]) => endless(inner, `${place}/${key}`)),
  ]
}

it.each(INPUTS)('$name has a greatest length everywhere', ({ input }) => {
  const found = endless(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any', reused: 'inline' }), '')
  expect(found).toEqual([])
})

it('parses a large body in its thread by the schema that a small one is parsed by here', async () => {
  const large = endpoints.flatMap(({ shape: { body, largeBody } }) =>
    largeBody ? [{ body, largeBody }] : [],
  )
  expect(large).not.toEqual([])
  for (const { body, largeBody } of large) {
    const there: Readonly<Record<string, unknown>> = await import(largeBody.module)
    expect(there[largeBody.name]).toBe(body)
  }
})
