import { MEN_IN_KO } from './exceptions.ts'
import { type NameForms, syllables, withEndings } from './nameForms.ts'
import { soften } from './soften.ts'

/** Behind a vowel that comes and goes the consonant hardens or stays soft: Heniek → Heńk-, Jasiek → Jaśk-. */
const SOFT_BEFORE_EK: Readonly<Record<string, string>> = { n: 'ń', s: 'ś', z: 'ź', c: 'ć' }

/** Consonants that are soft at a word's end get an i inside it: Jaś → Jasia. */
const SOFT_END: Readonly<Record<string, string>> = { ś: 's', ń: 'n', ć: 'c', ź: 'z' }

/**
 * Men's names that end in a consonant, in -y as adjectives do, or as pet names in -io and -ko. All in small letters.
 * Null where the rules can't tell.
 *
 * - -ek loses its e: Marek, Marka, Markowi, Marka, Markiem, Marku, Marku; likewise -eł: Paweł, Pawła … Pawle
 * - k, g, ch: Henryk, Henryka, Henrykowi, Henryka, Henrykiem, Henryku, Henryku
 * - soft and hardened: Tomasz, Tomasza, Tomaszowi, Tomasza, Tomaszem, Tomaszu, Tomaszu; Jaś, Jasia … Jasiu
 * - hard: Adam, Adama, Adamowi, Adama, Adamem, Adamie, Adamie
 * - -y: Jerzy, Jerzego, Jerzemu, Jerzego, Jerzym, Jerzym, Jerzy
 * - -io: Henio, Henia, Heniowi, Henia, Heniem, Heniu, Heniu; -ko: Mieszko, Mieszka … Mieszku
 */
export function bendMasculine(name: string): NameForms | null {
  if (/[^aeiouyó]y$/u.test(name)) return asAdjective(name)
  if (isPetNameInO(name) && name.endsWith('io')) return softStem(name.slice(0, -1))
  if (isPetNameInO(name)) return velarStem(name.slice(0, -1))
  if (name.endsWith('ek') && name.length > 3) return velarStem(withoutVowel(name))
  if (name.endsWith('eł')) return hardStem(`${name.slice(0, -2)}ł`)
  const written = SOFT_END[name.slice(-1)]
  if (written !== undefined) return softStem(`${name.slice(0, -1)}${written}i`)
  if (/(?:[csrd]z|[żjlc])$/u.test(name)) return softStem(name)
  if (/(?:k|g|ch)$/u.test(name)) return velarStem(name)
  return hardStem(name)
}

/** Henio and Mieszko; Antonio is none. */
export function isPetNameInO(name: string): boolean {
  return (/(?:[nszc]|dz)io$/u.test(name) && syllables(name) === 2) || MEN_IN_KO.has(name)
}

function withoutVowel(name: string): string {
  const soft = SOFT_BEFORE_EK[name.slice(-4, -3)]
  if (name.endsWith('iek'))
    return soft === undefined ? `${name.slice(0, -3)}k` : `${name.slice(0, -4)}${soft}k`
  return `${name.slice(0, -2)}k`
}

const softStem = (stem: string) => withEndings(stem, ['a', 'owi', 'a', 'em', 'u', 'u'])

const velarStem = (stem: string) =>
  withEndings(stem, ['a', 'owi', 'a', /[kg]$/u.test(stem) ? 'iem' : 'em', 'u', 'u'])

/** Of a stem that ends hard, its vowel that comes and goes already gone. */
export function hardStem(stem: string): NameForms | null {
  const soft = soften(stem)
  if (soft === null || /(?:k|g|ch)$/u.test(stem)) return null
  return { ...withEndings(stem, ['a', 'owi', 'a', 'em', '', '']), locative: soft, vocative: soft }
}

/** Antoni, Bazyli and Jerzy; the i before an ending softens a hard consonant. */
export function asAdjective(name: string): NameForms {
  const vowel = name.slice(-1)
  const stem = name.slice(0, -1)
  const i = vowel === 'i' && !stem.endsWith('l') ? 'i' : ''
  return withEndings(stem, [`${i}ego`, `${i}emu`, `${i}ego`, `${vowel}m`, `${vowel}m`, vowel])
}
