import { readdirSync, readFileSync } from 'node:fs'
import {
  type Article,
  CONTENT_KINDS,
  type ContentEntry,
  type ContentKind,
  type ContentLanguage,
} from '#domain/content/entry.ts'
import { plainWords, type RichText } from '#domain/content/richText.ts'
import { masterSize } from '#server/media/masterSize.ts'
import type { PlannedFile } from '#server/media/plannedFile.ts'
import { readArticleFile, type WrittenArticle, type WrittenPicture } from './articleFile.ts'
import { pictureAddress, plannedPicture, recipeOf } from './articlePictures.ts'
import { readMarkdown } from './markdown/readMarkdown.ts'
import { richTextOf } from './markdown/richTextOf.ts'

/** What there is to read: the embedded source, or a system of content elsewhere. */
export interface ContentSource {
  /** The newest first. What isn’t there in a language is there in Polish. */
  readonly entries: (language: ContentLanguage, kind: ContentKind) => readonly ContentEntry[]
  /** Null where there is none. */
  readonly article: (language: ContentLanguage, kind: ContentKind, slug: string) => Article | null
}

/** How much people read of a text in a minute, in words. */
const WORDS_A_MINUTE = 200
const MOST_RELATED = 3

interface Kept {
  readonly entry: ContentEntry
  readonly written: WrittenArticle
  readonly body: RichText
}

let library: ContentSource | undefined
let written: readonly Kept[] | undefined

/** The articles that come with the server: `articles/{language}/{kind}/{slug}.md`. */
export function embeddedLibrary(): ContentSource {
  library ??= libraryOf(readAll())
  return library
}

/** Every picture of them, for whoever draws. */
export function contentPictures(): readonly PlannedFile[] {
  return readAll()
    .filter(({ entry }) => entry.language === 'pl')
    .flatMap(({ entry: { slug }, written: { cover, pictures } }) => [
      ...(cover === undefined ? [] : [plannedPicture(slug, 0, cover)]),
      ...pictures.map((picture, index) => plannedPicture(slug, index + 1, picture)),
    ])
}

function libraryOf(all: readonly Kept[]): ContentSource {
  const find = (language: ContentLanguage, kind: ContentKind): readonly Kept[] => {
    const own = new Map<string, Kept>()
    for (const kept of all) {
      if (kept.entry.kind !== kind) continue
      if (kept.entry.language === language || !own.has(kept.entry.slug)) own.set(kept.entry.slug, kept)
    }
    return [...own.values()].toSorted(byNewest)
  }
  return {
    entries: (language, kind) => find(language, kind).map(({ entry }) => entry),
    article(language, kind, slug) {
      const list = find(language, kind)
      const kept = list.find(({ entry }) => entry.slug === slug)
      return kept === undefined ? null : articleOf(kept, list)
    },
  }
}

function articleOf({ entry, written: { author }, body }: Kept, list: readonly Kept[]): Article {
  const { previous, next } = neighbours(entry, list)
  const outline = body.flatMap((node) =>
    typeof node === 'object' && node.tag === 'h2'
      ? [{ id: node.id, title: plainWords(node.children).trim() }]
      : [],
  )
  return { ...entry, author, body: [...body], outline, previous, next, related: related(entry, list) }
}

/** The parts of a series before and after; else what was published before and after. */
function neighbours(entry: ContentEntry, list: readonly Kept[]) {
  const { series } = entry
  const inOrder = (
    series === null
      ? list.filter((kept) => kept.entry.series === null).toReversed()
      : list
          .filter((kept) => kept.entry.series?.name === series.name)
          .toSorted((one, other) => (one.entry.series?.position ?? 0) - (other.entry.series?.position ?? 0))
  ).map((kept) => kept.entry)
  const at = inOrder.findIndex(({ slug }) => slug === entry.slug)
  return { previous: inOrder[at - 1] ?? null, next: inOrder[at + 1] ?? null }
}

/** Those that share most of its tags, of them the newest. */
function related({ slug, tags }: ContentEntry, list: readonly Kept[]): ContentEntry[] {
  const shared = (other: ContentEntry) => other.tags.filter((tag) => tags.includes(tag)).length
  return list
    .map((kept) => kept.entry)
    .filter((other) => other.slug !== slug && shared(other) > 0)
    .toSorted((one, other) => shared(other) - shared(one))
    .slice(0, MOST_RELATED)
}

function readAll(): readonly Kept[] {
  written ??= [...read('pl'), ...read('en')]
  return written
}

function read(language: ContentLanguage): Kept[] {
  return CONTENT_KINDS.flatMap((kind) => {
    const folder = new URL(`./articles/${language}/${kind}/`, import.meta.url)
    return readdirSync(folder)
      .filter((name) => name.endsWith('.md'))
      .map((name) => {
        const slug = name.slice(0, -'.md'.length)
        const file = readArticleFile(
          `${language}/${kind}/${name}`,
          readFileSync(new URL(name, folder), 'utf8'),
        )
        return keptOf(language, kind, slug, file)
      })
  })
}

function keptOf(language: ContentLanguage, kind: ContentKind, slug: string, file: WrittenArticle): Kept {
  const picture = (n: number, own: WrittenPicture) => {
    const { width, height } = masterSize(recipeOf(own))
    return { url: pictureAddress(plannedPicture(slug, n, own)), width, height, altText: own.alt }
  }
  const body = richTextOf(readMarkdown(file.body), (n) => {
    const own = file.pictures[n - 1]
    if (own === undefined) throw new Error(`${kind}/${slug} has no picture ${n}`)
    const { url, width, height, altText } = picture(n, own)
    return { src: url, width, height, alt: altText }
  })
  const words = plainWords(body)
    .split(/\s+/u)
    .filter((word) => word !== '').length
  const entry: ContentEntry = {
    kind,
    slug,
    language,
    title: file.title,
    summary: file.summary,
    publishedOn: file.date,
    changedOn: file.changed ?? file.date,
    minutes: Math.max(1, Math.round(words / WORDS_A_MINUTE)),
    audience: file.audience ?? null,
    tags: file.tags,
    series: file.series ?? null,
    cover: file.cover === undefined ? null : picture(0, file.cover),
  }
  return { entry, written: file, body }
}

function byNewest({ entry: one }: Kept, { entry: other }: Kept): number {
  return other.publishedOn.localeCompare(one.publishedOn) || one.slug.localeCompare(other.slug)
}
