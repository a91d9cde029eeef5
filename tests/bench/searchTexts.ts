import { slugOf } from '#domain/catalogue/foldPolish.ts'
import { CONTENT_KINDS } from '#domain/content/kinds.ts'
import { openData } from '#server/openData.ts'
import { readConfig } from '#server/readConfig.ts'
import { embeddedArticles } from '#server/shop/content/embeddedArticles.ts'
import { articleVersions } from '#server/shop/content/tables.ts'
import { silentLog } from '#support/testContext.ts'

const ROWS_AT_ONCE = 500
const TITLE_WORDS = 6
const SUMMARY_WORDS = 18
/** Far enough from each other that titles share no more than words. */
const STEP = 7

/**
 * Publishes texts in a stopped installation until `count` of them can be read. What they are called and say is cut out
 * of the articles that came with the server: words in the order and number that Polish has them in.
 */
export function seedTexts(dataDirectory: string, count: number): Promise<void> {
  return publishTexts(dataDirectory, (now) =>
    Array.from({ length: count - ownTexts() }, (_, at) => textRow(at, now)),
  )
}

/** Publishes the texts of `rowsAt` the present moment in a stopped installation. */
export async function publishTexts(
  dataDirectory: string,
  rowsAt: (now: Date) => readonly (typeof articleVersions.$inferInsert)[],
): Promise<void> {
  const data = await openData(readConfig({ DATA_DIR: dataDirectory, LOG_LEVEL: 'silent' }), silentLog)
  try {
    const { context } = data
    const rows = rowsAt(context.now())
    for (let start = 0; start < rows.length; start += ROWS_AT_ONCE)
      await context.database.insert(articleVersions).values(rows.slice(start, start + ROWS_AT_ONCE))
  } finally {
    await data.close()
  }
}

const polish = () => [...embeddedArticles().values()].filter(({ place }) => place.language === 'pl')

const ownTexts = () => polish().length

let read: { readonly words: readonly string[]; readonly tags: readonly string[] } | undefined

function material() {
  read ??= {
    words: polish().flatMap(({ source }) =>
      (source.split(/^---$/mu)[2] ?? '')
        .split(/\s+/u)
        .filter((word) => /^\p{Letter}[\p{Letter}-]+[.,]?$/u.test(word)),
    ),
    tags: [...new Set(polish().flatMap(({ article }) => article.entry.tags))],
  }
  return read
}

function textRow(at: number, now: Date): typeof articleVersions.$inferInsert {
  const { words, tags } = material()
  const cut = (from: number, length: number) =>
    Array.from({ length }, (_, word) => words[(from + word) % words.length] ?? '')
      .join(' ')
      .replaceAll(/[.,]/gu, '')
  // Each round through the words begins elsewhere, and takes every second of them.
  const title = cut(at * STEP + Math.floor((at * STEP) / words.length), TITLE_WORDS)
  const ownTags = [tags[at % tags.length], tags[(at * 3 + 1) % tags.length]]
  const source = [
    '---',
    `title: '${title.slice(0, 1).toUpperCase()}${title.slice(1)}'`,
    `summary: '${cut(at * STEP + 97, SUMMARY_WORDS)}.'`,
    'date: 2026-01-15',
    `tags: [${ownTags.join(', ')}]`,
    '---',
    '',
    cut(at * STEP + 31, SUMMARY_WORDS),
  ].join('\n')
  return {
    language: 'pl',
    kind: CONTENT_KINDS[at % CONTENT_KINDS.length] ?? 'news',
    slug: slugOf(`${cut(at * STEP, 4)} ${at}`).slice(0, 80),
    source,
    revision: 1,
    shownFrom: now,
    createdAt: now,
  }
}
