import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const catalogue = readFileSync('src/i18n/locales/en/messages.po', 'utf8')
/** English by Polish, as the catalogue of the page has it. */
const english = new Map(
  [...catalogue.matchAll(/^msgid "(.+)"\nmsgstr "(.+)"$/gm)].map(([, polish, words]) => [polish, words]),
)
const start = readFileSync('index.html', 'utf8')

// The words stand in the document, for they are needed when no other file has come.
it.each([
  'Nie ma połączenia',
  'Tego jeszcze nie ma na tym urządzeniu. Otworzymy to, gdy tylko wróci sieć.',
  'Nie udało się tego wczytać',
  'Spróbuj ponownie za chwilę.',
  'Spróbuj ponownie',
])('says „%s” in the start as the page does, in both languages', (polish) => {
  expect(start).toContain(`'${polish}'`)
  expect(start).toContain(`'${english.get(polish)}'`)
})
