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

/** The row number in a global id; null for an id of another kind, or an impossible number. */
export function rowIdOf(kind: NodeKind, id: string): number | null {
  const match = /^gid:\/\/shopify\/(\w+)\/(\d+)$/.exec(id)
  return match?.[1] === kind ? rowNumber(match[2] ?? '') : null
}

/** The number of a row in an address; null for an impossible number. */
export function rowNumber(text: string): number | null {
  if (!/^\d{1,10}$/.test(text)) return null
  const number = Number(text)
  return number <= 2_147_483_647 ? number : null
}
