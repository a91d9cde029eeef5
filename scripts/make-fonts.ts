/**
 * Makes the font files of the interface from the registry's packages of their families:
 *
 *   node scripts/make-fonts.ts
 *
 * A package keeps Latin and its extension apart, so each family gets two files: letters and signs, and the
 * Polish letters. Both families are under the SIL Open Font License, kept beside the files.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('')
/** Letters of borrowed words and names that are met in Polish and English text; ó and Ó are among them. */
const BORROWED = 'áäçèéëíñóöøüßÁÄÉÓÖÜ'
/** Spaces, quotes, dashes, arrows and signs that the interface and the catalogue use. */
const SIGNS = '\u00a0\u202f\u2009„”“‚’‘«»–—−…·•×÷±≤≥≈→←↑↓↗©®™€£°§½¼¾²³№✓'
const POLISH = 'ąćęłńśźżĄĆĘŁŃŚŹŻ'

const FAMILIES = [
  {
    name: 'figtree',
    source: (part: string) => `figtree-${part}-wght-normal.woff2`,
    variationAxes: { wght: { min: 400, max: 700 } },
  },
  {
    name: 'bricolage-grotesque',
    // The file with all axes, of which headings use one optical size, one width and one weight.
    source: (part: string) => `bricolage-grotesque-${part}-standard-normal.woff2`,
    variationAxes: { opsz: 32, wdth: 100, wght: 650 },
  },
]

const PARTS = [
  { part: 'latin', suffix: '', letters: ASCII + BORROWED + SIGNS },
  { part: 'latin-ext', suffix: '-polish', letters: POLISH },
]

const packages = join(import.meta.dirname, '../node_modules/@fontsource-variable')
const target = join(import.meta.dirname, '../src/ui/fonts')

for (const { name, source, variationAxes } of FAMILIES) {
  for (const { part, suffix, letters } of PARTS) {
    const full = await readFile(join(packages, name, 'files', source(part)))
    const made = await subsetFont(full, letters, {
      targetFormat: 'woff2',
      noHinting: true,
      variationAxes,
      withFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'calt', 'tnum'],
    })
    const file = `${name}${suffix}.woff2`
    await writeFile(join(target, file), made)
    process.stdout.write(`${file}: ${(made.length / 1000).toFixed(1)} kB\n`)
  }
}
