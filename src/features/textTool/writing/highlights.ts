/** Ranges that the browser draws under one name, without an element for any of them. */
export interface HighlightSet {
  readonly add: (range: AbstractRange) => void
  readonly take: (range: AbstractRange) => void
  readonly clear: () => void
}

const NOTHING: HighlightSet = { add: () => undefined, take: () => undefined, clear: () => undefined }

/** The ranges under a name, made at first use. Where the browser draws no highlights, they are taken and never seen. */
export function highlightSet(name: string): HighlightSet {
  if (typeof CSS === 'undefined' || !('highlights' in CSS) || typeof Highlight === 'undefined') return NOTHING
  const known = CSS.highlights.get(name) ?? new Highlight()
  CSS.highlights.set(name, known)
  return {
    add: (range) => void known.add(range),
    take: (range) => void known.delete(range),
    clear: () => known.clear(),
  }
}
