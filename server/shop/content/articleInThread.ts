import { createHash } from 'node:crypto'
import type { ArticleFault } from '#domain/content/editor.ts'
import type { RichText } from '#domain/content/richText.ts'
import { makeThread, TookTooLong } from '#server/platform/api/inThread.ts'
import type { ArticlePlace } from './articlePlace.ts'
import type { ReadArticle } from './readArticle.ts'

export interface ArticleOrder {
  readonly place: ArticlePlace
  readonly source: string
  readonly isTitleEnough: boolean
}

export type ArticleReport =
  | { readonly title: string }
  | { readonly read: Omit<ReadArticle, 'body'> & { readonly body: RichText } }
  | { readonly fault: ArticleFault }

/** An article of ten thousand words takes a tenth of a second. */
const DEADLINE_MS = 2_000
const HEAP_MB = 256

const read = makeThread<ArticleReport>(new URL('./articleThread.ts', import.meta.url), {
  deadlineMs: DEADLINE_MS,
  heapMb: HEAP_MB,
  waitingMost: 50,
})

/** Reads an article of an administrator in a thread of its own; or returns why it is invalid. */
export async function readInThread(
  place: ArticlePlace,
  source: string,
): Promise<{ readonly article: ReadArticle } | { readonly fault: ArticleFault }> {
  try {
    const order: ArticleOrder = { place, source, isTitleEnough: false }
    const report = await read(order)
    if (!('read' in report)) return { fault: 'fault' in report ? report.fault : TOO_LONG }
    const { body, ...article } = report.read
    return { article: { ...article, body: () => body } }
  } catch (error) {
    if (!(error instanceof TookTooLong)) throw error
    return { fault: TOO_LONG }
  }
}

const TOO_LONG: ArticleFault = { code: 'UNREADABLE', text: 'it takes too long to read' }

/** The most titles cached, by their texts. */
const MOST_TITLES = 1_000
const titles = new Map<string, string>()

/** The title in the head of a text; empty when it can’t be read. */
export async function titleInThread(place: ArticlePlace, source: string): Promise<string> {
  const key = createHash('sha256').update(`${place.language} ${source}`).digest('base64url')
  const known = titles.get(key)
  if (known !== undefined) return known
  const title = await readTitle(place, source)
  if (titles.size >= MOST_TITLES) titles.clear()
  titles.set(key, title)
  return title
}

async function readTitle(place: ArticlePlace, source: string): Promise<string> {
  try {
    const order: ArticleOrder = { place, source, isTitleEnough: true }
    const report = await read(order)
    return 'title' in report ? report.title : ''
  } catch (error) {
    if (error instanceof TookTooLong) return ''
    throw error
  }
}
