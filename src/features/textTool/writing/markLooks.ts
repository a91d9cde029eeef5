import type { MarkKind } from '#domain/text/marks/mark.ts'

/** The highlight that draws each kind of marks; what it looks like stands in WritingArea.module.css. */
export const MARK_HIGHLIGHTS = {
  spelling: 'text-spelling',
  grammar: 'text-grammar',
  comma: 'text-comma',
  repeated: 'text-repeated',
  confusion: 'text-confusion',
  punctuation: 'text-punctuation',
  officialese: 'text-officialese',
  'long-sentence': 'text-long-sentence',
} as const satisfies Record<MarkKind, string>

/** What draws the places that a panel shows: found ones, or a word that is repeated. */
export const SHOWN_HIGHLIGHT = 'text-shown'

/** What draws the mark whose words are open. */
export const OPEN_HIGHLIGHT = 'text-open'
