import type { Personalization } from '#domain/gifts/personalization.ts'
import type { Print } from '#domain/prints/print.ts'
import type { CartItem } from './cartItem.ts'
import type { LineAttribute, RemoteCartLine } from './remoteCart.ts'

/**
 * The line attribute that tells a personalised line from others of its variant. Its value is the local line's id:
 * opaque, because the person's words stay on the device (specification part 1, section 6). The leading underscore hides
 * it in the checkout.
 */
export const LINE_ATTRIBUTE = '_line'

/** The line attribute of a wrapped line; its value is always "1". */
export const GIFT_WRAP_ATTRIBUTE = '_gift_wrap'

/** Whether an attribute is said to people: those of a leading underscore are between the shop and the page. */
export function isForPeople({ key }: LineAttribute): boolean {
  return !key.startsWith('_')
}

type IdentifiedLine = Pick<CartItem, 'id' | 'variantId' | 'personalization' | 'print'>
type ComparedLine = Pick<CartItem, 'variantId' | 'personalization' | 'print'>

/** The attributes a local line travels with. */
export function lineAttributes(line: IdentifiedLine): readonly LineAttribute[] {
  if (line.personalization === undefined && line.print === undefined) return []
  const attributes = [{ key: LINE_ATTRIBUTE, value: line.id }]
  if (line.personalization?.giftWrap === true) attributes.push({ key: GIFT_WRAP_ATTRIBUTE, value: '1' })
  return attributes
}

/** The identity by which a local line and a line of the storefront's cart are the same one. */
export function lineKey(line: IdentifiedLine): string {
  return keyOf(line.variantId, lineAttributes(line))
}

/** The same identity, read from the storefront's side. Attributes of others don't take part. */
export function remoteLineKey(
  line: Pick<RemoteCartLine, 'attributes'> & { variant: { id: string } },
): string {
  return keyOf(line.variant.id, line.attributes)
}

function keyOf(variantId: string, attributes: readonly LineAttribute[]): string {
  const valueOf = (key: string) => attributes.find((attribute) => attribute.key === key)?.value ?? ''
  return JSON.stringify([variantId, valueOf(LINE_ATTRIBUTE), valueOf(GIFT_WRAP_ATTRIBUTE)])
}

/** Whether two additions of one variant are the same line: both plain, or personalised alike. */
export function isSameLine(one: ComparedLine, other: ComparedLine): boolean {
  return (
    one.variantId === other.variantId &&
    canonical(one.personalization) === canonical(other.personalization) &&
    canonical(one.print) === canonical(other.print)
  )
}

function canonical(own: Personalization | Print | undefined): string {
  if (own === undefined) return ''
  return JSON.stringify(Object.entries(own).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
