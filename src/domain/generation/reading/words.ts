import { folded } from './inflection.ts'

/** A word of a prompt. */
export interface Word {
  /** As it was written. */
  readonly text: string
  readonly folded: string
  readonly start: number
  readonly end: number
  /** Whether a comma, a full stop or the like comes before it. */
  readonly isAfterStop: boolean
}

/** A text in quotation marks of any kind. */
export const QUOTED = /[„“”"«»]([^„“”"«»]{1,400})[“”"«»]/g

const WORD = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}’-]*[\p{L}\p{N}\p{M}])?/gu

/** The words of a text, without its `silent` parts: quotations and the like. */
export function wordsOf(
  text: string,
  silent: readonly { readonly start: number; readonly end: number }[],
): Word[] {
  let end = 0
  return [...text.matchAll(WORD)].flatMap((match) => {
    const [word] = match
    const { index } = match
    const between = text.slice(end, index)
    end = index + word.length
    if (silent.some((part) => index >= part.start && index < part.end)) return []
    const isAfterStop = /[,.;:!?()\n/–—]/.test(between) || /[„“”"«»]/.test(between)
    return [{ text: word, folded: folded(word), start: index, end, isAfterStop }]
  })
}

/** Whether a text has letters that only Polish has. */
export function hasOwn(text: string): boolean {
  return /[ąćęłńóśźż]/i.test(text)
}
