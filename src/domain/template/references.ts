/** What a text of a node refers to: a field of the form, a node, or whatever arrives. */
export type Reference =
  | { readonly to: 'field'; readonly name: string }
  | { readonly to: 'node'; readonly id: string }
  | { readonly to: 'previous' }

/** `{{imie}}` is a field of the form, `{{node:opis}}` what a node has given, `{{previous}}` all that arrives. */
const REFERENCE = /\{\{\s*(?:(node):)?([\w-]{1,64})\s*\}\}/gu

/** The references of a text, in their order, each as often as it stands there. */
export function referencesIn(text: string): readonly Reference[] {
  return [...text.matchAll(REFERENCE)].map(([, isNode, name = '']) => referenceOf(isNode !== undefined, name))
}

/** The text with each reference in its words; they are not read for references again. */
export function fillReferences(text: string, wordsOf: (reference: Reference) => string): string {
  return text.replaceAll(REFERENCE, (_whole, isNode: string | undefined, name: string) =>
    wordsOf(referenceOf(isNode !== undefined, name)),
  )
}

function referenceOf(isNode: boolean, name: string): Reference {
  if (isNode) return { to: 'node', id: name }
  return name === 'previous' ? { to: 'previous' } : { to: 'field', name }
}
