import type { Span } from '#domain/text/span.ts'

/** The names under which the browser draws marks in the passages (PassageRow.module.css). */
export const SPOKEN = 'transcript-spoken'
export const FOUND = 'transcript-found'

/** Shows places of drawn letters under a name, and nothing else. Where the browser draws no highlights, nothing is seen. */
export function showHighlights(
  name: string,
  places: readonly { readonly letters: Text; readonly place: Span }[],
): void {
  if (typeof CSS === 'undefined' || !('highlights' in CSS) || typeof Highlight === 'undefined') return
  if (places.length === 0) {
    CSS.highlights.delete(name)
    return
  }
  const ranges = places.map(
    ({ letters, place: { from, to } }) =>
      new StaticRange({
        startContainer: letters,
        startOffset: Math.min(from, letters.length),
        endContainer: letters,
        endOffset: Math.min(to, letters.length),
      }),
  )
  CSS.highlights.set(name, new Highlight(...ranges))
}
