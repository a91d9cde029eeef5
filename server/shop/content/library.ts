import type { Article, ContentEntry } from '#domain/content/entry.ts'
import {
  CONTENT_KINDS,
  CONTENT_LANGUAGES,
  type ContentKind,
  type ContentLanguage,
} from '#domain/content/kinds.ts'
import { plainWords } from '#domain/content/richText.ts'
import { type SearchedEntry, searchedEntryOf } from '#domain/content/searchedEntry.ts'
import type { PlannedFile } from '#server/platform/media/plannedFile.ts'
import type { ReadArticle } from './readArticle.ts'

/** A source of articles: the embedded one, or a content system elsewhere. */
export interface ContentSource {
  /** The newest first. An article that is missing in a language is there in Polish. */
  readonly entries: (language: ContentLanguage, kind: ContentKind) => readonly ContentEntry[]
  /** The data of all articles for search, kind by kind. */
  readonly searched: (language: ContentLanguage) => readonly SearchedEntry[]
  /** Null where there is none. */
  readonly article: (language: ContentLanguage, kind: ContentKind, slug: string) => Article | null
  /** The languages that it is written in. */
  readonly languages: (kind: ContentKind, slug: string) => readonly ContentLanguage[]
  /** A picture of an article, by its name; undefined where there is none. */
  readonly picture: (name: string) => PlannedFile | undefined
}

const MOST_RELATED = 3
/** How many of each kind are found by their summaries too: with thousands of them search would load slowly. */
const MOST_SUMMARIES = 120

/** Articles as a source of content. */
export function libraryOf(all: readonly ReadArticle[]): ContentSource {
  const lists = new Map<string, readonly ReadArticle[]>()
  const pictures = new Map<string, PlannedFile>()
  // Articles in two languages are counted by their Polish pictures: those are the same in each.
  for (const { pictures: own } of all.toSorted(polishLast))
    own.forEach((file) => pictures.set(file.name, file))

  function find(language: ContentLanguage, kind: ContentKind): readonly ReadArticle[] {
    const key = `${language}/${kind}`
    const known = lists.get(key)
    if (known !== undefined) return known
    const own = new Map<string, ReadArticle>()
    for (const read of all) {
      const { entry } = read
      if (entry.kind !== kind || (entry.language !== language && entry.language !== 'pl')) continue
      if (entry.language === language || !own.has(entry.slug)) own.set(entry.slug, read)
    }
    const found = [...own.values()].toSorted(byNewest)
    lists.set(key, found)
    return found
  }

  return {
    entries: (language, kind) => find(language, kind).map(({ entry }) => entry),
    searched: (language) =>
      CONTENT_KINDS.flatMap((kind) =>
        find(language, kind).map(({ entry }, at) => ({
          ...searchedEntryOf(entry),
          ...(at >= MOST_SUMMARIES && { summary: '' }),
        })),
      ),
    article(language, kind, slug) {
      const list = find(language, kind)
      const read = list.find(({ entry }) => entry.slug === slug)
      return read === undefined ? null : articleOf(read, list)
    },
    languages: (kind, slug) =>
      CONTENT_LANGUAGES.filter((language) =>
        all.some(({ entry }) => entry.language === language && entry.kind === kind && entry.slug === slug),
      ),
    picture: (name) => pictures.get(name),
  }
}

/** One article with its neighbours in the list. */
export function articleOf(read: ReadArticle, list: readonly ReadArticle[]): Article {
  const { entry, author } = read
  const body = read.body()
  const { previous, next } = neighbours(entry, list)
  const outline = body.flatMap((node) =>
    typeof node === 'object' && node.tag === 'h2'
      ? [{ id: node.id, title: plainWords(node.children).trim() }]
      : [],
  )
  return { ...entry, author, body: [...body], outline, previous, next, related: related(entry, list) }
}

/** The parts of a series before and after; otherwise the articles published before and after. */
function neighbours(entry: ContentEntry, list: readonly ReadArticle[]) {
  const { series } = entry
  const inOrder = (
    series === null
      ? list.filter((read) => read.entry.series === null).toReversed()
      : list
          .filter((read) => read.entry.series?.name === series.name)
          .toSorted((one, other) => (one.entry.series?.position ?? 0) - (other.entry.series?.position ?? 0))
  ).map((read) => read.entry)
  const at = inOrder.findIndex(({ slug }) => slug === entry.slug)
  // An article that isn’t among them, such as a draft, has no neighbours.
  return at === -1
    ? { previous: null, next: null }
    : { previous: inOrder[at - 1] ?? null, next: inOrder[at + 1] ?? null }
}

/** The articles with most common tags, of equals the newest. */
function related({ slug, tags }: ContentEntry, list: readonly ReadArticle[]): ContentEntry[] {
  const shared = (other: ContentEntry) => other.tags.filter((tag) => tags.includes(tag)).length
  return list
    .map((read) => read.entry)
    .filter((other) => other.slug !== slug && shared(other) > 0)
    .toSorted((one, other) => shared(other) - shared(one))
    .slice(0, MOST_RELATED)
}

function byNewest({ entry: one }: ReadArticle, { entry: other }: ReadArticle): number {
  return other.publishedOn.localeCompare(one.publishedOn) || one.slug.localeCompare(other.slug)
}

const polishLast = ({ entry: one }: ReadArticle, { entry: other }: ReadArticle): number =>
  Number(one.language === 'pl') - Number(other.language === 'pl')
