/**
 * Makes the two font files of the interface from their families' full variable fonts:
 *
 *   node scripts/make-fonts.ts <folder with Figtree[wght].ttf and BricolageGrotesque[opsz,wdth,wght].ttf>
 *
 * The sources stand in github.com/erikdkennedy/figtree and github.com/ateliertriay/bricolage under
 * fonts/variable. (The registry's packages split a family into latin and latin-ext, which loses the kerning
 * between a Polish letter and its neighbours.) Both are under the SIL Open Font License, kept beside the files.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('')
const POLISH = 'ąćęłńóśźżĄĆĘŁŃÓŚŹŻ'
/** Letters of borrowed words and names that are met in Polish and English text. */
const BORROWED = 'áäçèéëíñöøüßÁÄÉÖÜ'
/** Spaces, quotes, dashes, arrows and signs that the interface and the catalogue use. */
const SIGNS = '\u00a0\u202f\u2009„”“‚’‘«»–—−…·•×÷±≤≥≈→←↑↓↗©®™€£°§½¼¾²³№✓'

const FAMILIES = [
  {
    source: 'Figtree[wght].ttf',
    target: 'figtree.woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  },
  {
    source: 'BricolageGrotesque[opsz,wdth,wght].ttf',
    target: 'bricolage-grotesque.woff2',
    // Headings only: one optical size and one weight of them take 13 kB, a range of weights 23 kB.
    variationAxes: { opsz: 32, wdth: 100, wght: 650 },
  },
]

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('say in which folder the full variable fonts are')

for (const { source, target, variationAxes } of FAMILIES) {
  const made = await subsetFont(await readFile(join(folder, source)), ASCII + POLISH + BORROWED + SIGNS, {
    targetFormat: 'woff2',
    variationAxes,
    noHinting: true,
    keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'calt', 'tnum'],
  })
  await writeFile(join(import.meta.dirname, '../src/ui/fonts', target), made)
  process.stdout.write(`${target}: ${(made.length / 1000).toFixed(1)} kB\n`)
}
