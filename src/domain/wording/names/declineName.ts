import {
  ADJECTIVES_IN_I,
  MEN_IN_A,
  NOT_KNOWN,
  STEMS,
  UNBENT_MEN,
  UNBENT_WOMEN,
  VOCATIVES,
} from './exceptions.ts'
import { bendInA } from './feminine.ts'
import { asAdjective, bendMasculine, hardStem, isPetNameInO } from './masculine.ts'
import { type DeclinedName, type Gender, type NameForms, unbent } from './nameForms.ts'

/** Letters of Polish names; v for names that kept theirs. A name with other letters isn't declined. */
const POLISH = /^[a-pr-wyząćęłńóśźż]+$/u

/** A word without one is an abbreviation: dr, mgr. */
const VOWEL = /[aeiouyąęó]/u

/** Ends that a Polish reader would say otherwise than they are written, or wouldn't know how to bend. */
const UNKNOWN_END =
  /(?:[eiuoó]|[aeouy]y|[^c]h|th|gh|ph|v|ca|[^cs]ha|(?:ai|au|ea|ee|oo|ou)[^aeiouyj]+|nn|tt|ll|ss|ff)$/u

/** Consonants behind which a name is as likely a woman's. */
const OF_EITHER_SEX = /(?:en|ett|ez|lyn|bel)$/u

/**
 * One name in every case, with the sex it tells; null where the rules don't know it: other letters, foreign ends. It
 * comes back with a capital, however it was typed.
 */
export function declineName(written: string): DeclinedName | null {
  const name = written.normalize('NFC').toLocaleLowerCase('pl')
  if (name.length < 2 || name.length > 24) return null
  if (UNBENT_WOMEN.has(name)) return capital('feminine', unbent(name))
  if (!POLISH.test(name) || !VOWEL.test(name) || NOT_KNOWN.has(name)) return null
  if (UNBENT_MEN.has(name)) return capital('masculine', unbent(name))
  const bent = bend(name)
  if (bent === null) return null
  const vocative = Object.hasOwn(VOCATIVES, name) ? VOCATIVES[name] : undefined
  return capital(bent.gender, vocative === undefined ? bent.forms : { ...bent.forms, vocative })
}

function bend(name: string): DeclinedName | null {
  const stem = Object.hasOwn(STEMS, name) ? STEMS[name] : undefined
  if (stem !== undefined) return masculine(hardStem(stem) ?? bendMasculine(stem))
  if (ADJECTIVES_IN_I.has(name)) return masculine(asAdjective(name))
  if (name.endsWith('a')) {
    if (UNKNOWN_END.test(name)) return null
    const forms = bendInA(name)
    return forms === null ? null : { gender: MEN_IN_A.has(name) ? 'masculine' : 'feminine', forms }
  }
  if (OF_EITHER_SEX.test(name) || (UNKNOWN_END.test(name) && !isPetNameInO(name))) return null
  return masculine(bendMasculine(name))
}

const masculine = (forms: NameForms | null): DeclinedName | null =>
  forms === null ? null : { gender: 'masculine', forms }

const first = (form: string) => `${form.slice(0, 1).toLocaleUpperCase('pl')}${form.slice(1)}`

function capital(gender: Gender, forms: NameForms): DeclinedName {
  return {
    gender,
    forms: {
      genitive: first(forms.genitive),
      dative: first(forms.dative),
      accusative: first(forms.accusative),
      instrumental: first(forms.instrumental),
      locative: first(forms.locative),
      vocative: first(forms.vocative),
    },
  }
}
