import { pictureUrl } from '#domain/catalogue/pictureWidths.ts'
import {
  type Article,
  articlePath,
  articleReader,
  type ContentEntry,
  entriesPath,
  entriesReader,
} from '#domain/content/entry.ts'
import {
  CONTENT_KINDS,
  CONTENT_LANGUAGES,
  type ContentKind,
  type ContentLanguage,
} from '#domain/content/kinds.ts'
import type { RichNode } from '#domain/content/richText.ts'
import type { PictureWidths, ReadingSubject } from '#domain/packs/packRecord.ts'
import type { Reader } from '#domain/readers.ts'
import { eachOf } from './eachOf.ts'

/** Texts at a time. */
const WIDTH = 3

export interface TextReading {
  /** Answers a read and keeps the answer; null for what isn’t there any more. */
  readonly read: (path: string) => Promise<unknown>
  readonly signal: AbortSignal
  /** Called as reads become known and done. */
  readonly onKnown: (steps: number) => void
  readonly onDone: () => void
}

/**
 * Asks what the screens of a pack ask, in each language: the lists that its texts stand in, and each text. Tells how
 * many texts there are, and the addresses of their pictures in the widths that the screens ask for.
 */
export async function readTexts(
  subject: ReadingSubject,
  widths: PictureWidths,
  reading: TextReading,
): Promise<{ readonly count: number; readonly pictures: readonly string[] }> {
  const kinds = subject.kind === 'reading' ? CONTENT_KINDS : [subject.content]
  const pictures = new Set<string>()
  const slugs = new Set<string>()
  for (const language of CONTENT_LANGUAGES) {
    for (const kind of kinds) {
      reading.onKnown(1)
      const listed = await readAs(entriesReader, reading, entriesPath(language, kind))
      const entries = (listed?.entries ?? []).filter((entry) => isOf(subject, entry))
      await readEach(language, kind, entries)
    }
  }
  return { count: slugs.size, pictures: [...pictures] }

  async function readEach(
    language: ContentLanguage,
    kind: ContentKind,
    entries: readonly ContentEntry[],
  ): Promise<void> {
    reading.onKnown(entries.length)
    await eachOf(entries, WIDTH, reading.signal, async ({ slug, cover }) => {
      const article = await readAs(articleReader, reading, articlePath(language, kind, slug))
      if (article === null) return
      slugs.add(`${kind}/${slug}`)
      if (cover !== null) pictures.add(pictureUrl(cover.url, widths.list))
      for (const address of picturesOf(article)) pictures.add(pictureUrl(address, widths.detail))
    })
  }
}

function isOf(subject: ReadingSubject, { slug, series }: ContentEntry): boolean {
  if (subject.kind === 'article') return slug === subject.slug
  return subject.kind === 'reading' || series?.name === subject.name
}

/** Throws `Unreadable` for an answer that makes no sense. */
async function readAs<Value>(
  reader: Reader<Value>,
  { read, onDone, signal }: TextReading,
  path: string,
): Promise<Value | null> {
  signal.throwIfAborted()
  const said = await read(path)
  onDone()
  return said === null ? null : reader(said)
}

function picturesOf({ cover, body }: Article): readonly string[] {
  return [...(cover === null ? [] : [cover.url]), ...body.flatMap(picturesIn)]
}

/** Our own pictures: what stands elsewhere comes in no width but its own, and may forbid to be kept. */
function picturesIn(node: RichNode): readonly string[] {
  if (typeof node === 'string') return []
  if (node.tag === 'img') return node.src.startsWith('/media/') ? [node.src] : []
  return 'children' in node ? node.children.flatMap(picturesIn) : []
}
