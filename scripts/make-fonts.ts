/**
 * Makes the font files of the interface from the registry's packages of their families:
 *
 * node scripts/make-fonts.ts
 *
 * Each family gets its first letters, which are inside the style sheet and so in a document's first bytes, and a file
 * of the rest. A package splits Latin and its extension, so the first letters are two files. Both families are under
 * the SIL Open Font License, kept beside the files.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { unicodeRange } from './fonts/rangesOf.ts'

const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')
const ASCII = between(32, 126)
const LETTERS = `${between(65, 90)}${between(97, 122)}óÓ`
/** Characters of almost every text. */
const POINTS = ' ,.!?:;()/%+-"\'„”“’–…·&\u00a0'
/** Letters of borrowed words and names in Polish and English text, ó and Ó among them. */
const BORROWED = 'áäçèéëíñóöøüßÁÄÉÓÖÜ'
/** Spaces, quotes, dashes, arrows and signs that the interface and the catalogue use. */
const SIGNS = '\u00a0\u202f\u2009„”“‚’‘«»–—−…·•×÷±≤≥≈→←↑↓↗©®™€£°§½¼¾²³№✓'
const POLISH = 'ąćęłńśźżĄĆĘŁŃŚŹŻ'

const FAMILIES = [
  {
    name: 'figtree',
    source: (part: string) => `figtree-${part}-wght-normal.woff2`,
    variationAxes: { wght: { min: 400, max: 700 } },
    first: `${LETTERS}0123456789${POINTS}×`,
  },
  {
    name: 'bricolage-grotesque',
    // The file with all axes, of which headings use one optical size, one width and one weight.
    source: (part: string) => `bricolage-grotesque-${part}-standard-normal.woff2`,
    variationAxes: { opsz: 32, wdth: 100, wght: 650 },
    // Prices are set in its figures.
    first: `${LETTERS}0123456789 ,.!?:-–„“”’·\u00a0`,
  },
]

const packages = join(import.meta.dirname, '../node_modules/@fontsource-variable')
const target = join(import.meta.dirname, '../src/ui/fonts')

for (const { name, source, variationAxes, first } of FAMILIES) {
  const rest = Array.from(`${ASCII}${BORROWED}${SIGNS}`)
    .filter((letter) => !first.includes(letter))
    .join('')
  const parts = [
    { part: 'latin', suffix: '-first', letters: first },
    { part: 'latin-ext', suffix: '-first-polish', letters: POLISH },
    { part: 'latin', suffix: '-rest', letters: rest },
  ]
  for (const { part, suffix, letters } of parts) {
    const full = await readFile(join(packages, name, 'files', source(part)))
    const made = await subsetFont(full, letters, {
      targetFormat: 'woff2',
      noHinting: true,
      variationAxes,
      // Without a list all of them stay, with the unused letters of each style.
      keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'calt', 'tnum'],
    })
    const file = `${name}${suffix}.woff2`
    await writeFile(join(target, file), made)
    process.stdout.write(
      `${file}: ${(made.length / 1000).toFixed(1)} kB, ${unicodeRange(Array.from(letters, (letter) => letter.codePointAt(0) ?? 0))}\n`,
    )
  }
}
