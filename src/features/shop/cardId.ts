/** Names the first card of a further page in the document, so that an address leads to it; `index` counts from 0. */
export function cardId(index: number): string {
  return `produkt-${index + 1}`
}
