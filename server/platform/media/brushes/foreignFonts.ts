import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'

/** A family for characters that no voice has; its package splits it into slices. */
interface ForeignFamily {
  readonly name: string
  /** How its files end. */
  readonly style: 'wght-normal' | 'wght-italic'
  /** The letters that it goes with; null for all. */
  readonly beside: 'serif' | 'sans' | null
}

const both = (name: string): ForeignFamily => ({ name, style: 'wght-normal', beside: null })

/** Each is under the SIL Open Font License, which lies beside it in its package. */
const FAMILIES: readonly ForeignFamily[] = [
  { name: 'noto-serif', style: 'wght-italic', beside: 'serif' },
  { name: 'noto-sans', style: 'wght-normal', beside: 'sans' },
  both('noto-serif-hebrew'),
  both('noto-naskh-arabic'),
  both('noto-serif-georgian'),
  both('noto-sans-armenian'),
  both('noto-sans-devanagari'),
  both('noto-sans-bengali'),
  both('noto-sans-tamil'),
  both('noto-serif-thai'),
]

/** Chinese, Japanese and Korean share characters, which each writes a little differently. */
const EAST_ASIAN = {
  chinese: both('noto-serif-sc'),
  japanese: both('noto-serif-jp'),
  korean: both('noto-serif-kr'),
}

export const FOREIGN_FAMILIES: readonly ForeignFamily[] = [...FAMILIES, ...Object.values(EAST_ASIAN)]

/** A file with the characters that its package lists. */
export interface FontSlice {
  readonly family: ForeignFamily
  readonly path: string
  readonly has: (character: number) => boolean
}

/** The font files for a text's characters beyond plain Latin, in the order in which they are searched for one. */
export function slicesFor(text: string): readonly FontSlice[] {
  const characters = [...new Set(text)]
    .map((character) => character.codePointAt(0) ?? 0)
    .filter((character) => character > LAST_PLAIN)
  if (characters.length === 0) return []
  const east = eastAsianFor(text)
  const some = [...FAMILIES, ...east].flatMap(slicesOf)
  const found = some.filter(({ has }) => characters.some((character) => has(character)))
  // Characters in one of them need no other.
  return found.filter(({ family, has }) => {
    const before = east.slice(0, Math.max(0, east.indexOf(family)))
    const isNew = (character: number) =>
      has(character) && !before.some((one) => slicesOf(one).some((slice) => slice.has(character)))
    return before.length === 0 || characters.some(isNew)
  })
}

/** Every voice has the characters up to this. */
const LAST_PLAIN = 0xff

function eastAsianFor(text: string): readonly ForeignFamily[] {
  const { chinese, japanese, korean } = EAST_ASIAN
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return [japanese, chinese, korean]
  if (/\p{Script=Hangul}/u.test(text)) return [korean, chinese, japanese]
  return [chinese, japanese, korean]
}

const require = createRequire(import.meta.url)
const known = new Map<string, readonly FontSlice[]>()

/** The slices of a family; their characters are written beside them. */
export function slicesOf(family: ForeignFamily): readonly FontSlice[] {
  const before = known.get(family.name)
  if (before !== undefined) return before
  const index = require.resolve(`@fontsource-variable/${family.name}/unicode.json`)
  const ranges: unknown = JSON.parse(readFileSync(index, 'utf8'))
  if (typeof ranges !== 'object' || ranges === null)
    throw new Error(`${family.name} has no list of characters`)
  const slices = Object.entries(ranges).map(([slice, written]) => ({
    family,
    path: `${dirname(index)}/files/${family.name}-${slice.replaceAll(/[[\]]/gu, '')}-${family.style}.woff2`,
    has: within(String(written)),
  }))
  known.set(family.name, slices)
  return slices
}

/** Whether a character is in ranges of a style sheet: `U+0370-0377,U+20AC`. */
function within(written: string): (character: number) => boolean {
  const ranges = [...written.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/giu)].map(
    ([, from = '', to = from]) => [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const,
  )
  return (character) => ranges.some(([from, to]) => from <= character && character <= to)
}
