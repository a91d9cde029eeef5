/** A product's English texts; its words of a fixed set (type, category, tags, options …) are in `words.ts`. */
export interface EnglishText {
  readonly title: string
  readonly description: string
  readonly seo: { readonly title: string; readonly description: string }
}

/** With the personalised text, and an example of it. */
export interface EnglishSampleText extends EnglishText {
  /** The lettering on the front, line by line; for products whose picture has some. */
  readonly cover?: readonly string[]
  /** The sender of a message, when that isn’t a name. */
  readonly sender?: string
  /** For an e-mail. */
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
