import { FULL_IN_NIA } from './exceptions.ts'
import { type NameForms, syllables, withEndings } from './nameForms.ts'
import { soften } from './soften.ts'

/**
 * Names in -a, men's too (Kuba, Barnaba): they bend alike. All in small letters. Null where the rules can't tell.
 *
 * - soft end of a pet name, -nia, -sia, -zia, -cia: Ania, Ani, Ani, Anię, Anią, Ani, Aniu
 * - any other -ia: Julia, Julii, Julii, Julię, Julią, Julii, Julio
 * - -ja after a vowel: Maja, Mai, Mai, Maję, Mają, Mai, Maju; after a consonant: Alicja, Alicji … Alicjo
 * - -la: Izabela, Izabeli … Izabelo, of two syllables Ola, Oli … Olu
 * - hardened, -ża, -sza, -cza, -rza, -dza: Róża, Róży, Róży, Różę, Różą, Róży, Różo
 * - hard: Anna, Anny, Annie, Annę, Anną, Annie, Anno; -i after k and g: Kinga, Kingi, Kindze
 */
export function bendInA(name: string): NameForms | null {
  const stem = name.slice(0, -1)
  if (stem.length < 2) return null
  if (stem.endsWith('i')) return bendInIa(name, stem.slice(0, -1))
  if (stem.endsWith('j')) {
    const root = stem.slice(0, -1)
    return /[aeiouyóąę]$/u.test(root)
      ? withEndings(root, ['i', 'i', 'ję', 'ją', 'i', 'ju'])
      : withEndings(stem, ['i', 'i', 'ę', 'ą', 'i', 'o'])
  }
  if (stem.endsWith('e')) return withEndings(stem, ['i', 'i', 'ę', 'ą', 'i', 'o'])
  if (stem.endsWith('l')) {
    const isPetName = syllables(name) === 2 && /^[^aeiouyó]*[aeiouyó]l$/u.test(stem)
    return withEndings(stem, ['i', 'i', 'ę', 'ą', 'i', isPetName ? 'u' : 'o'])
  }
  if (/(?:[csrd]z|ż|dż)$/u.test(stem)) return withEndings(stem, ['y', 'y', 'ę', 'ą', 'y', 'o'])
  const soft = soften(stem)
  if (soft === null) return null
  const genitive = /[kg]$/u.test(stem) ? 'i' : 'y'
  return { ...withEndings(stem, [genitive, '', 'ę', 'ą', '', 'o']), dative: soft, locative: soft }
}

function bendInIa(name: string, root: string): NameForms | null {
  if (root === '') return null
  const isPetName =
    /[szc]$/u.test(root) ||
    (root.endsWith('n') && (syllables(name) === 2 || root.endsWith('un')) && !FULL_IN_NIA.has(name))
  return isPetName
    ? withEndings(root, ['i', 'i', 'ię', 'ią', 'i', 'iu'])
    : withEndings(root, ['ii', 'ii', 'ię', 'ią', 'ii', 'io'])
}
