import type { Search } from '#domain/text/changes/findInText.ts'
import type { Span } from '#domain/text/span.ts'
import type { Transcript } from '../transcriptSchema.ts'

/** A place in what a passage says (`textOf`). */
export interface FoundWords extends Span {
  readonly passage: number
}

export type FoundInTranscript =
  | { readonly kind: 'found'; readonly places: readonly FoundWords[] }
  | { readonly kind: 'no-pattern' }
  | { readonly kind: 'too-much'; readonly places: readonly FoundWords[] }

/** Where a transcript has what is sought: in order, within passages. */
export function findWords(transcript: Transcript, search: Search): FoundInTranscript {
  throw new Error(`not yet: ${search.sought} ${transcript.version}`)
}

/** Puts other words in all places that were found (of this very transcript). Words that stay keep their times. */
export function replaceWords(
  transcript: Transcript,
  places: readonly FoundWords[],
  words: string,
): Transcript {
  throw new Error(`not yet: ${words} ${places.length} ${transcript.version}`)
}
