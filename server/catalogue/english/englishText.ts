/**
 * A product's English texts; its words of a fixed set (type, category, tags, options …) are in `words.ts`.
 */
export interface EnglishText {
  readonly title: string
  readonly description: string
  readonly seo: { readonly title: string; readonly description: string }
}

/** With the text that is personalised, and one as a buyer would get it. */
export interface EnglishSampleText extends EnglishText {
  /** The lettering on the front, line by line; of those whose picture has any. */
  readonly cover?: readonly string[]
  /** Who sends it, where that isn’t a name; of a message. */
  readonly sender?: string
  /** Of an e-mail. */
  readonly subject?: string
  /** With the same `{blanks}` in braces as in Polish. */
  readonly base: string
  readonly sample: string
}

/** With the words of each of its pictures, in their order. */
export interface EnglishPicturedText extends EnglishText {
  readonly altTexts: readonly string[]
}

/** With the lessons' titles, in their order. */
export interface EnglishCourseText extends EnglishText {
  readonly lessons: readonly string[]
}
