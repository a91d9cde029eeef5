/**
 * Makes the font files of cards and letters from the registry's packages of their families, with the style sheet that
 * names them for the page:
 *
 * node scripts/make-card-fonts.ts
 *
 * The PDFs are set in the same letters (`server/platform/media/brushes/fonts.ts`), from unpacked files: from a packed one the
 * drawing library leaves out the last glyph. Both families are under the SIL Open Font License, kept beside the files.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { CARD_FONTS, type CardFont } from '#domain/gifts/cardType.ts'
import { charactersIn, withShapedCharacters } from './fonts/shapedCharacters.ts'
import { unicodeRange } from './fonts/rangesOf.ts'

const packages = join(import.meta.dirname, '../node_modules/@fontsource-variable')
const target = join(import.meta.dirname, '../src/ui/fonts/card')
const unpacked = join(import.meta.dirname, '../server/platform/media/fonts')
const styleSheet = join(import.meta.dirname, '../src/ui/card/cardFonts.gen.css')

const POLISH = 'ąćęłńśźżĄĆĘŁŃŚŹŻ'
const isPolish = (character: number) => POLISH.includes(String.fromCodePoint(character))
/** The package file and the characters of each part; for characters in several, the first one wins. */
const PARTS = {
  basic: { subset: 'latin', has: () => true },
  polish: { subset: 'latin-ext', has: isPolish },
  vietnamese: { subset: 'vietnamese', has: () => true },
  cyrillic: { subset: 'cyrillic', has: () => true },
  more: { subset: 'latin-ext', has: () => true },
}

const SERIF = { opsz: 14, SOFT: 60, WONK: 0 }
const SOURCES: Record<CardFont, { file: (subset: string) => string; axes: Record<string, number> }> = {
  words: { file: (subset) => `fraunces/files/fraunces-${subset}-full-italic.woff2`, axes: SERIF },
  greeting: { file: (subset) => `fraunces/files/fraunces-${subset}-full-italic.woff2`, axes: SERIF },
  hand: { file: (subset) => `caveat/files/caveat-${subset}-wght-normal.woff2`, axes: {} },
}

/** Features that place letters. A ligature or a second form of a letter would be lost in a copy from a PDF. */
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl']

const ORDER = Object.keys(PARTS)
const faces: string[] = []
for (const name of ['words', 'greeting', 'hand'] as const) {
  const { family, style, weight, parts } = CARD_FONTS[name]
  const taken = new Set<number>()
  for (const part of parts.toSorted((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other))) {
    const { subset, has } = PARTS[part]
    const full = await readFile(join(packages, SOURCES[name].file(subset)))
    const plain = { targetFormat: 'truetype', noHinting: true } as const
    const letters = charactersIn(await subsetFont(full, undefined, { ...plain, keepAllGlyphs: true })).filter(
      (character) => has(character) && !taken.has(character),
    )
    for (const letter of letters) taken.add(letter)
    const text = String.fromCodePoint(...letters)
    const variationAxes = { ...SOURCES[name].axes, wght: weight }
    const shaped = withShapedCharacters(await subsetFont(full, text, { ...plain, variationAxes }))
    const options = { ...plain, keepFeatures: FEATURES }
    const made = await subsetFont(shaped, text, { ...options, targetFormat: 'woff2' })
    const file = `${name}-${part}.woff2`
    await writeFile(join(target, file), made)
    await writeFile(join(unpacked, `${name}-${part}.ttf`), await subsetFont(shaped, text, options))
    faces.push(`@font-face {
  font-family: '${family}';
  src: url('../fonts/card/${file}') format('woff2');
  font-style: ${style};
  font-weight: ${weight};
  font-display: swap;
  unicode-range: ${unicodeRange(letters)};
}
`)
    process.stdout.write(`${file}: ${(made.length / 1000).toFixed(1)} kB\n`)
  }
}
await writeFile(styleSheet, `/* Made by scripts/make-card-fonts.ts. */\n${faces.join('\n')}`)
for (const family of ['fraunces', 'caveat']) {
  for (const folder of [target, unpacked]) {
    await copyFile(join(packages, family, 'LICENSE'), join(folder, `${family}-OFL.txt`))
  }
}
