import { findInText, newWork, type Search } from '#domain/text/changes/findInText.ts'
import { applyEdits, type Span } from '#domain/text/span.ts'
import { textOf } from '../textOf.ts'
import type { Transcript } from '../transcriptSchema.ts'
import { writePassages } from './writePassage.ts'

/** A place in what a passage says (`textOf`). */
export interface FoundWords extends Span {
  /** The passage's id. */
  readonly passage: string
}

export type FoundInTranscript =
  | { readonly kind: 'found'; readonly places: readonly FoundWords[] }
  /** The pattern can't be read. */
  | { readonly kind: 'no-pattern' }
  /** The pattern takes too long on this transcript: what was found until then. */
  | { readonly kind: 'too-much'; readonly places: readonly FoundWords[] }

/** Where a transcript has what is sought: in order, within passages. */
export function findWords({ passages }: Transcript, search: Search): FoundInTranscript {
  const work = newWork()
  const places: FoundWords[] = []
  for (const passage of passages) {
    const found = findInText(textOf(passage), search, work)
    if (found.kind === 'no-pattern') return found
    places.push(...found.places.map((place) => ({ ...place, passage: passage.id })))
    if (found.kind === 'too-much') return { kind: 'too-much', places }
  }
  return { kind: 'found', places }
}

/** Puts other words in all places that were found (of this very transcript). Words that stay keep their times. */
export function replaceWords(
  transcript: Transcript,
  places: readonly FoundWords[],
  words: string,
): Transcript {
  const edits = new Map<string, FoundWords[]>()
  for (const place of places) edits.set(place.passage, [...(edits.get(place.passage) ?? []), place])
  const texts = new Map<string, string>()
  for (const passage of transcript.passages) {
    const here = edits.get(passage.id)
    if (here === undefined) continue
    texts.set(
      passage.id,
      applyEdits(
        textOf(passage),
        here.map((place) => ({ ...place, text: words })),
      ),
    )
  }
  return writePassages(transcript, texts)
}
