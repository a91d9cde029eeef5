/** The kinds of things the storefront gives global ids to, as `gid://shopify/<kind>/<number>`. */
export type NodeKind =
  | 'Shop'
  | 'Product'
  | 'ProductVariant'
  | 'ProductOption'
  | 'ProductOptionValue'
  | 'Collection'
  | 'Menu'
  | 'MenuItem'
  | 'ProductImage'
  | 'CollectionImage'
  | 'MediaImage'
  | 'Video'
  | 'Metafield'

export function globalId(kind: NodeKind, key: number | string): string {
  return `gid://shopify/${kind}/${key}`
}

/** The row number in a global id; null for ids of another kind, or which no row can have. */
export function rowIdOf(kind: NodeKind, id: string): number | null {
  const match = /^gid:\/\/shopify\/(\w+)\/(\d{1,10})$/.exec(id)
  if (match?.[1] !== kind) return null
  const number = Number(match[2])
  return number <= 2_147_483_647 ? number : null
}
