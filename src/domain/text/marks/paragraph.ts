import type { Dictionary } from '../spelling/openDictionary.ts'
import type { Span } from '../span.ts'
import { sentencesOf } from '../tokens/sentencesOf.ts'
import { type Token, tokensOf } from '../tokens/tokensOf.ts'
import type { Mark } from './mark.ts'

/** One paragraph, read once for all rules. */
export interface Paragraph {
  readonly text: string
  readonly tokens: readonly Token[]
  /** Its tokens but spaces, by sentences. */
  readonly sentences: readonly Sentence[]
  readonly dictionary: Dictionary
}

export interface Sentence extends Span {
  readonly parts: readonly Part[]
}

/** A token that is no space. */
export interface Part extends Token {
  /** In lower case. */
  readonly small: string
  /** Whether only spaces separate it from the one before it in the sentence. */
  readonly follows: boolean
}

/** Finds marks of one kind in a paragraph. */
export type Rule = (paragraph: Paragraph) => readonly Mark[]

export function readParagraph(text: string, dictionary: Dictionary): Paragraph {
  const tokens = tokensOf(text)
  let next = 0
  const sentences = sentencesOf(text).map(({ from, to }) => {
    const parts: Part[] = []
    for (; next < tokens.length; next += 1) {
      const token = tokens[next]
      if (token === undefined || token.from >= to) break
      if (token.kind === 'space' || token.from < from) continue
      parts.push({
        ...token,
        small: token.text.toLocaleLowerCase('pl'),
        follows: tokens[next - 1]?.kind === 'space' && parts.length > 0,
      })
    }
    return { from, to, parts }
  })
  return { text, tokens, sentences, dictionary }
}

/** Whether a place shares letters with an address: nothing in one is marked. */
export const isInAddress = ({ tokens }: Paragraph, { from, to }: Span): boolean =>
  tokens.some((token) => token.kind === 'address' && token.from < to && from < token.to)

/** Words in the case of the replaced ones: with a capital when those begin with one. */
export function inCaseOf(words: string, written: string): string {
  const first = written.charAt(0)
  return first === first.toLocaleLowerCase('pl')
    ? words
    : words.charAt(0).toLocaleUpperCase('pl') + words.slice(1)
}
