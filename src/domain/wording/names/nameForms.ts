/** The cases a name is put in. */
export const CASES = ['genitive', 'dative', 'accusative', 'instrumental', 'locative', 'vocative'] as const
export type Case = (typeof CASES)[number]

export type Gender = 'feminine' | 'masculine'

/** A name in every case. */
export type NameForms = Readonly<Record<Case, string>>

export interface DeclinedName {
  readonly gender: Gender
  readonly forms: NameForms
}

/** Six endings behind one stem, in the order of `CASES`. */
export function withEndings(
  stem: string,
  [genitive, dative, accusative, instrumental, locative, vocative]: readonly [
    genitive: string,
    dative: string,
    accusative: string,
    instrumental: string,
    locative: string,
    vocative: string,
  ],
): NameForms {
  return {
    genitive: stem + genitive,
    dative: stem + dative,
    accusative: stem + accusative,
    instrumental: stem + instrumental,
    locative: stem + locative,
    vocative: stem + vocative,
  }
}

/** The same in every case, as foreign names that Polish doesn't bend are. */
export const unbent = (name: string): NameForms => withEndings(name, ['', '', '', '', '', ''])

const VOWELS = /i(?=[aąeęioóuy])|[aąeęioóuy]/gu

/** How many syllables a word has; the i that only softens counts with the vowel after it. */
export function syllables(word: string): number {
  return [...word.replaceAll(/i(?=[aąeęoóu])/gu, '').matchAll(VOWELS)].length
}
