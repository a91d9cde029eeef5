import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { wordsOf } from '#domain/text/tokens/tokensOf.ts'

/** The places of Polish text in this repository: articles, products, texts of the rules, messages of screens. */
const PLACES = [
  'server/shop/content/articles/pl',
  'server/shop/catalogue/content',
  'src/domain/wording/polish',
  'src/i18n/locales/pl',
] as const
const LITERAL = /'((?:[^'\\\n]|\\.)+)'|`((?:[^`\\]|\\.)+)`|"((?:[^"\\\n]|\\.)+)"/gu

/** The words of this repository's own texts, the most frequent first, in lower case when that is a word. */
export function frequentWords(
  root: string,
  hasForm: (form: string) => boolean,
  most: number,
): readonly string[] {
  const counts = new Map<string, number>()
  for (const text of PLACES.flatMap((place) => textsIn(join(root, place)))) {
    for (const { text: written } of wordsOf(text)) {
      const small = written.toLocaleLowerCase('pl')
      const word = hasForm(small) ? small : written
      if (hasForm(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
    }
  }
  return [...counts]
    .toSorted(([one, times], [other, otherTimes]) => otherTimes - times || (one < other ? -1 : 1))
    .slice(0, most)
    .map(([word]) => word)
}

function textsIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .toSorted((one, other) => (join(one.parentPath, one.name) < join(other.parentPath, other.name) ? -1 : 1))
    .flatMap((entry) => {
      const text = readFileSync(join(entry.parentPath, entry.name), 'utf8')
      if (entry.name.endsWith('.md')) return [text.replaceAll(/\]\([^)]*\)|\{[^}]*\}/gu, ' ')]
      if (entry.name.endsWith('.po'))
        return [...text.matchAll(/^msgid "(.*)"$/gmu)].map(([, message = '']) =>
          message.replaceAll(/[{}<>\d/]/gu, ' '),
        )
      return [...text.matchAll(LITERAL)].map(([, one, other, third]) => one ?? other ?? third ?? '')
    })
}
