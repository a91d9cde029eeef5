/**
 * Writes down which characters can be printed, from the font files that documents are set in, for page and server to
 * judge by without a font:
 *
 *   node scripts/make-printed-characters.ts
 */
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { FOREIGN_FAMILIES, slicesOf } from '#server/platform/media/brushes/foreignFonts.ts'
import { charactersIn } from './fonts/shapedCharacters.ts'
import { rangesOf } from './fonts/rangesOf.ts'

const target = join(import.meta.dirname, '../src/domain/gifts/printedCharacters.gen.ts')
const require = createRequire(import.meta.url)

const everywhere = [
  '@fontsource/noto-emoji/files/noto-emoji-emoji-400-normal.woff2',
  ...['latin', 'latin-ext', 'cyrillic'].map(
    (subset) => `@fontsource-variable/caveat/files/caveat-${subset}-wght-normal.woff2`,
  ),
].map((file) => require.resolve(file))
/** Characters for serif and for sans: each voice of documents is one of them. */
const beside = { serif: new Set<number>(), sans: new Set<number>() }
for (const file of everywhere) {
  for (const character of await charactersOf(file)) {
    beside.serif.add(character)
    beside.sans.add(character)
  }
}
for (const { path, family, has } of FOREIGN_FAMILIES.flatMap(slicesOf)) {
  // A package may list characters that it has no file of.
  if (!existsSync(path)) continue
  for (const character of await charactersOf(path)) {
    // A slice is loaded only for the characters that its package lists.
    if (!has(character)) continue
    if (family.beside !== 'sans') beside.serif.add(character)
    if (family.beside !== 'serif') beside.sans.add(character)
  }
}
const characters = [...beside.serif].filter((character) => beside.sans.has(character))

async function charactersOf(file: string): Promise<readonly number[]> {
  const plain = await subsetFont(await readFile(file), undefined, {
    targetFormat: 'truetype',
    noHinting: true,
    keepAllGlyphs: true,
  })
  return [...charactersIn(plain)]
}

let last = 0
const steps = rangesOf(characters).map(([from, to]) => {
  const step = [from - last, to - from].map((number) => number.toString(36)).join(' ')
  last = to
  return step
})
await writeFile(
  target,
  `// Made by scripts/make-printed-characters.ts.

/** Ranges of characters: each how far it begins after the last one's end, and how much longer than one it is, in base 36. */
export const PRINTED_RANGES =
  '${steps.join(',')}'
`,
)
