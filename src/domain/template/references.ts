/** A reference in a node's text: a field of the form, a node, or all arriving values. */
export type Reference =
  | { readonly to: 'field'; readonly name: string }
  | { readonly to: 'node'; readonly id: string }
  | { readonly to: 'previous' }

/** `{{imie}}` is a field of the form, `{{node:opis}}` a node's result, `{{previous}}` all arriving values. */
const REFERENCE = /\{\{\s*(?:(node):)?([\w-]{1,64})\s*\}\}/gu

/** The references of a text in order, with repetitions. */
export function referencesIn(text: string): readonly Reference[] {
  return [...text.matchAll(REFERENCE)].map(([, isNode, name = '']) => referenceOf(isNode !== undefined, name))
}

/**
 * The text with each reference in its words; they are not read for references again. Once it is longer than `most`
 * characters the rest is left out.
 */
export function fillReferences(
  text: string,
  wordsOf: (reference: Reference) => string,
  most = Infinity,
): string {
  let filled = ''
  let at = 0
  for (const { 0: whole, 1: isNode, 2: name = '', index } of text.matchAll(REFERENCE)) {
    filled += text.slice(at, index) + wordsOf(referenceOf(isNode !== undefined, name))
    at = index + whole.length
    if (filled.length > most) return filled
  }
  return filled + text.slice(at)
}

function referenceOf(isNode: boolean, name: string): Reference {
  if (isNode) return { to: 'node', id: name }
  return name === 'previous' ? { to: 'previous' } : { to: 'field', name }
}

/** The text with each reference turned into another one. */
export function mapReferences(text: string, change: (reference: Reference) => Reference): string {
  return fillReferences(text, (reference) => written(change(reference)))
}

/** A reference as it is written into a text. */
function written(reference: Reference): string {
  if (reference.to === 'node') return `{{node:${reference.id}}}`
  return reference.to === 'previous' ? '{{previous}}' : `{{${reference.name}}}`
}
