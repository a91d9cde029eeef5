import type { ContentEntry } from '#domain/content/entry.ts'
import { richText, type RichText } from '#domain/content/richText.ts'
import { Unreadable } from '#domain/readers.ts'
import { masterSize } from '#server/platform/media/masterSize.ts'
import type { PlannedFile } from '#server/platform/media/plannedFile.ts'
import { ArticleProblem, readArticleFile, type WrittenArticle, type WrittenPicture } from './articleFile.ts'
import { pictureAddress, plannedPicture, plannedShare, recipeOf } from './articlePictures.ts'
import type { ArticlePlace } from './articlePlace.ts'
import { readMarkdown } from './markdown/readMarkdown.ts'
import { richTextOf } from './markdown/richTextOf.ts'

/** Reading speed, in words per minute. */
const WORDS_A_MINUTE = 200

/** An article as the library keeps it. */
export interface ReadArticle {
  readonly entry: ContentEntry
  readonly author: string
  /** The text, read when it is first asked for. Throws an `ArticleProblem` when it can’t be read. */
  readonly body: () => RichText
  /** Its pictures: its cover, the pictures of its text, and that of its link. */
  readonly pictures: readonly PlannedFile[]
}

/**
 * Reads an article’s head, and its text only when that is asked for: a list doesn't need the texts. Throws an
 * `ArticleProblem` for an invalid article.
 */
export function readArticle(place: ArticlePlace, text: string): ReadArticle {
  const file = readArticleFile(text, place.language)
  const { slug } = place
  let body: RichText | undefined
  const entry: ContentEntry = {
    ...place,
    title: file.title,
    summary: file.summary,
    publishedOn: file.date,
    changedOn: file.changed ?? file.date,
    minutes: Math.max(1, Math.round(countWords(file.body) / WORDS_A_MINUTE)),
    audience: file.audience ?? null,
    tags: file.tags,
    series: file.series ?? null,
    cover: file.cover === undefined ? null : pictureOf(slug, 0, file.cover),
  }
  const pictures = [
    ...(file.cover === undefined ? [] : [plannedPicture(slug, 0, file.cover)]),
    ...file.pictures.map((picture, index) => plannedPicture(slug, index + 1, picture)),
    plannedShare(place, file),
  ]
  return { entry, author: file.author, body: () => (body ??= bodyOf(place, file)), pictures }
}

/** Counts the words of Markdown without addresses and marks. The search for an address's end is bounded. */
function countWords(markdown: string): number {
  return markdown
    .replaceAll(/\]\([^)]{0,500}\)/gu, ' ')
    .split(/\s+/u)
    .filter((word) => /[\p{Letter}\p{Number}]/u.test(word)).length
}

function bodyOf({ slug }: ArticlePlace, file: WrittenArticle): RichText {
  try {
    const body = richTextOf(readMarkdown(file.body), (n) => {
      const own = file.pictures[n - 1]
      if (own === undefined) throw new ArticleProblem(`there is no picture ${n}`)
      const { url, width, height, altText } = pictureOf(slug, n, own)
      return { src: url, width, height, alt: altText }
    })
    // A text that the page can’t read can’t be published.
    return richText(body)
  } catch (error) {
    if (error instanceof Unreadable || error instanceof RangeError)
      throw new ArticleProblem('nested too deep', { cause: error })
    throw error
  }
}

function pictureOf(slug: string, n: number, own: WrittenPicture) {
  const { width, height } = masterSize(recipeOf(own))
  return { url: pictureAddress(plannedPicture(slug, n, own)), width, height, altText: own.alt }
}
