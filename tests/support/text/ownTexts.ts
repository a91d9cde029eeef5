import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const root = new URL('../../../', import.meta.url).pathname
const filesIn = (folder: string, ending: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending) && !entry.name.includes('.test.'))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))

/** The words of an article, without what makes it a document. */
const plainText = (markdown: string) =>
  markdown
    .replace(/^---[\s\S]*?---/u, '')
    .replaceAll(/```[\s\S]*?```/gu, '')
    .replaceAll(/\]\([^)]*\)/gu, '')
    .replaceAll(/`[^`]*`/gu, 'X')
    .replaceAll(/ *\| */gu, '\n')
    .replaceAll(/[*_#>[\]!]+/gu, '')
    .replaceAll(/\{[^}]*\}/gu, '5')

const LITERAL = /'((?:[^'\\\n]|\\.)+)'|`((?:[^`\\]|\\.)+)`|"((?:[^"\\\n]|\\.)+)"/gu
const isPolish = (text: string) => /[ąćęłńóśźż]/u.test(text) && / .* /u.test(text)

/** The Polish texts that stand as literals in the files of a folder. */
const literalsIn = (folder: string): readonly string[] =>
  filesIn(folder, '.ts').flatMap((file) =>
    [...file.matchAll(LITERAL)]
      .map(([, one, other, third]) => one ?? other ?? third ?? '')
      .map((text) => text.replaceAll(String.raw`\n`, '\n').replaceAll(/\$?\{[^}]*\}/gu, '5'))
      .filter(isPolish),
  )

/** The messages of screens that are whole sentences: without places for values, tags and lists for drawings. */
const messages = (): readonly string[] =>
  filesIn('src/i18n/locales/pl', '.po').flatMap((file) =>
    [...file.matchAll(/^msgid "(.*)"$/gmu)]
      .map(([, message = '']) => message.replaceAll(String.raw`\"`, '"').replaceAll(String.raw`\n`, '\n'))
      .filter((message) => isPolish(message) && !/[{<]|;\S/u.test(message)),
  )

const written = z.object({ text: z.string() })

/** Letters, wishes and cards that the rules write, each paragraph once. */
function writtenTexts(count: number): readonly string[] {
  const lines = execFileSync(
    process.execPath,
    [join(root, 'scripts/print-corpus.ts'), '--sample', String(count), '--seed', '7'],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
  const texts = lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => written.parse(JSON.parse(line)).text)
  return [...new Set(texts.flatMap((text) => text.split('\n')))]
}

/** The Polish articles, as plain text. */
export const ownArticles = (): readonly string[] =>
  filesIn('server/shop/content/articles/pl', '.md').map(plainText)

/** The repository's own Polish by its kinds: articles, products and courses, shipped templates, screens, written texts. */
export const ownTexts = (): ReadonlyMap<string, readonly string[]> =>
  new Map([
    ['articles', ownArticles()],
    ['products', literalsIn('server/shop/catalogue/content')],
    ['templates', literalsIn('server/studio/templates/shipped')],
    ['screens', messages()],
    ['written', writtenTexts(1_200)],
  ])
