import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What a page says of itself before any script runs: to search engines, in shared links, in the tab. */
export interface PageText {
  readonly title: string | null
  readonly description: string | null
}

export type PageTexts = Readonly<Record<'pl' | 'en', PageText>>

/** Texts by route file. */
export type TextsOfRoutes = ReadonlyMap<string, PageTexts>

/**
 * Reads the titles and descriptions of pages from where the pages have them: `const TITLE = msg`…`` of the route
 * file, and the English of the catalogue beside it. So each text is written once.
 */
export async function readPageTexts(root: string, files: readonly string[]): Promise<TextsOfRoutes> {
  const catalogue = await readFile(join(root, 'src', 'i18n', 'locales', 'en', 'messages.po'), 'utf8').catch(
    () => '',
  )
  const english = readTranslations(catalogue)
  const entries = await Promise.all(
    files.map(async (file) => {
      const source = await readFile(join(root, file), 'utf8').catch(() => '')
      const pl = { title: textOf(source, 'TITLE'), description: textOf(source, 'DESCRIPTION') }
      return [
        file,
        {
          pl,
          en: { title: translated(english, pl.title), description: translated(english, pl.description) },
        },
      ] as const
    }),
  )
  return new Map(entries)
}

function translated(english: ReadonlyMap<string, string>, text: string | null): string | null {
  return text === null ? null : (english.get(text) ?? text)
}

function textOf(source: string, name: 'TITLE' | 'DESCRIPTION'): string | null {
  return new RegExp(`^const ${name} = msg\`([^\`$]+)\``, 'm').exec(source)?.[1] ?? null
}

/** The translated messages of a gettext catalogue by their source text. */
export function readTranslations(catalogue: string): ReadonlyMap<string, string> {
  const entries = catalogue.matchAll(
    /^msgid ((?:"(?:[^"\\]|\\.)*"\s*)+)^msgstr ((?:"(?:[^"\\]|\\.)*"\s*)+)/gm,
  )
  const translations = new Map<string, string>()
  for (const [, id = '', text = ''] of entries) {
    const own = unquote(text)
    if (own !== '') translations.set(unquote(id), own)
  }
  return translations
}

/** Adjacent strings are one; their escapes are those of JSON. */
function unquote(strings: string): string {
  return [...strings.matchAll(/"(?:[^"\\]|\\.)*"/g)].map(([text]) => String(JSON.parse(text))).join('')
}
