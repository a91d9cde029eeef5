import { buildSchema, graphql, GraphQLError, isObjectType, printSchema } from 'graphql'
import { realStorefrontSchema } from '../../scripts/generate-storefront.ts'
import { bodyOf, serveLocally, type LocalServer } from './localServer.ts'

const money = (amount: string) => ({ amount, currencyCode: 'EUR' })
const image = {
  url: 'https://cdn.shopify.com/s/files/1/mug.jpg?v=1',
  width: 900,
  height: 600,
  altText: 'Mug',
}

const variant = {
  __typename: 'ProductVariant',
  id: 'gid://shopify/ProductVariant/44713213274763',
  title: 'Default Title',
  sku: null,
  requiresShipping: false,
  quantityRule: { maximum: null },
  availableForSale: true,
  quantityAvailable: null,
  price: money('12.5'),
  compareAtPrice: null,
  selectedOptions: [{ name: 'Title', value: 'Default Title' }],
  image,
}

const product = {
  id: 'gid://shopify/Product/8123456789012',
  handle: 'mug',
  title: 'Mug',
  description: 'A mug.',
  productType: 'Mugs',
  vendor: 'Iskra',
  tags: ['new'],
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-02T00:00:00Z',
  availableForSale: true,
  featuredImage: image,
  priceRange: { minVariantPrice: money('12.5'), maxVariantPrice: money('12.5') },
  seo: { title: null, description: null },
  metafields: ({ identifiers }: { identifiers: readonly { key: string }[] }) =>
    identifiers.map(({ key }) =>
      key === 'rating' ? { key, value: '{"scale_max":"5.0","value":"4.0"}' } : null,
    ),
  media: {
    nodes: [
      { __typename: 'MediaImage', id: 'gid://shopify/MediaImage/1', alt: 'Mug', image },
      { __typename: 'ExternalVideo', id: 'gid://shopify/ExternalVideo/2', alt: null },
      { __typename: 'Model3d', id: 'gid://shopify/Model3d/3', alt: null },
    ],
  },
  images: { nodes: [image] },
  variants: { nodes: [variant] },
  collections: { nodes: [{ handle: 'mugs' }] },
}

const collection = {
  id: 'gid://shopify/Collection/1',
  handle: 'mugs',
  title: 'Mugs',
  description: '',
  image: null,
}
const page = { edges: [{ node: product }], pageInfo: { hasNextPage: false, endCursor: null } }

function cartOf(quantity: number) {
  const total = money((12.5 * quantity).toFixed(1))
  const line = {
    __typename: 'CartLine',
    id: 'gid://shopify/CartLine/1?cart=c1',
    quantity,
    attributes: [{ key: 'note', value: null }],
    cost: { totalAmount: total },
    merchandise: { ...variant, product },
  }
  return {
    id: 'gid://shopify/Cart/c1?key=k1',
    checkoutUrl: 'https://shop.example/cart/c/c1?key=k1',
    updatedAt: '2026-01-02T00:00:00Z',
    buyerIdentity: { email: null, phone: null },
    discountCodes: [],
    discountAllocations: [],
    cost: { subtotalAmount: total, totalAmount: total, totalTaxAmount: null },
    lines: { nodes: quantity > 0 ? [line] : [] },
  }
}

const changed = (quantity: number) => ({ cart: cartOf(quantity), userErrors: [], warnings: [] })

const answers = {
  products: page,
  product: ({ handle }: { handle: string }) => (handle === product.handle ? product : null),
  nodes: ({ ids }: { ids: readonly string[] }) =>
    ids.map((id) => (id === variant.id ? { ...variant, product } : null)),
  collections: { nodes: [collection] },
  collection: ({ handle }: { handle: string }) =>
    handle === 'mugs' ? { ...collection, products: page } : null,
  productRecommendations: [product],
  cart: ({ id }: { id: string }) => (id === cartOf(0).id ? cartOf(2) : null),
  cartCreate: changed(0),
  cartLinesAdd: changed(2),
  cartLinesUpdate: changed(3),
  cartLinesRemove: changed(0),
  cartBuyerIdentityUpdate: changed(2),
  cartDiscountCodesUpdate: changed(2),
}

function deny(): never {
  throw new GraphQLError('access denied', { extensions: { code: 'ACCESS_DENIED' } })
}

/**
 * A shop elsewhere: the whole real schema, strictly checked, with one mug to sell, another currency, ids as long as
 * real ones, media we don't show and hardly any custom fields. `closed` are fields that the token may not read.
 */
export async function serveStandInShop(
  token: string,
  { closed = [] }: { readonly closed?: readonly string[] } = {},
): Promise<LocalServer> {
  const schema = buildSchema(printSchema(realStorefrontSchema()))
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue
    for (const field of Object.values(type.getFields())) {
      if (closed.includes(field.name)) field.resolve = deny
    }
  }
  const answer = async (source: string, variableValues: Record<string, unknown>) =>
    graphql({ schema, source, variableValues, rootValue: answers })
  return serveLocally((request, response) => {
    const respond = async () => {
      if (request.headers['x-shopify-storefront-access-token'] !== token)
        return [401, { errors: [{ message: '' }] }] as const
      const { query, variables } = JSON.parse(await bodyOf(request))
      return [200, await answer(query, variables)] as const
    }
    void respond().then(([status, body]) =>
      response
        .writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
        .end(JSON.stringify(body)),
    )
  })
}
