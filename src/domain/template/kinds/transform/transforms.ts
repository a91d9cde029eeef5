import type { Transform } from './transformSettings.ts'

/** The input of a transform. */
export interface TransformInput {
  /** The arriving value, or its form field's value, as words. */
  readonly words: string
  /** The same in its parts, where several things arrive. */
  readonly parts: readonly string[]
  /** The node’s own text with its references filled in. */
  readonly filled: string
  /** The node’s own text as it is: the text to replace, or the one to split or join by. */
  readonly text: string
  readonly replacement: string
}

/** The operation of each transform. */
export const TRANSFORM_RULES: Readonly<
  Record<Transform, (input: TransformInput) => string | number | readonly string[]>
> = {
  text: ({ filled }) => filled,
  trim: ({ words }) => words.trim(),
  uppercase: ({ words }) => words.toLocaleUpperCase('pl'),
  lowercase: ({ words }) => words.toLocaleLowerCase('pl'),
  replace: ({ words, text, replacement }) =>
    text === '' ? words : words.replaceAll(text, () => replacement),
  split: ({ words, text }) => words.split(text === '' ? '\n' : text),
  join: ({ parts, text }) => parts.join(text),
  number: ({ words }) => readNumber(words),
}

/** A typed number, with spaces and a comma; 0 for an invalid one. */
function readNumber(words: string): number {
  const number = Number(words.replaceAll(/\s/gu, '').replace(',', '.'))
  return Number.isFinite(number) ? number : 0
}
