import { givenName } from './givenText.ts'
import { readAddressee } from './names/addressee.ts'
import { LONGEST_NAME } from './wording.ts'
import { writeVariants } from './writeVariants.ts'
import type { WritingRequest } from './writingRequest.ts'
import type { Writing } from './writing.ts'
import type { WritingLanguage } from './writingLanguage.ts'
import { replaceSentence, type WrittenText } from './writtenText.ts'

/** Writes in one language. */
export interface Wordsmith {
  /** The texts to choose from. */
  readonly variants: (request: WritingRequest) => readonly WrittenText[]
  /** The chosen text, with its sentences as the person changed them; null for none. */
  readonly written: (writing: Writing) => WrittenText | null
  /** Whether the rules can decline this name. */
  readonly canBend: (name: string) => boolean
}

export function wordsmithOf(language: WritingLanguage): Wordsmith {
  const variants = (request: WritingRequest) => writeVariants(request, language)
  return {
    variants,
    written: (writing) => {
      const variant = variants(writing.request)[writing.variant ?? -1]
      return variant === undefined ? null : withTurns(variant, writing.turns)
    },
    canBend: (name) => readAddressee(givenName(name, LONGEST_NAME), language.and).call !== null,
  }
}

function withTurns(written: WrittenText, turns: Writing['turns']): WrittenText {
  return written.sentences.reduce((text, { slot, others }, place) => {
    const ways = others.length + 1
    let turned = text
    for (let left = Math.abs(turns[slot] ?? 0) % ways; left > 0; left -= 1)
      turned = replaceSentence(turned, place)
    return turned
  }, written)
}
