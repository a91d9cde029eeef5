import { msg } from '@lingui/core/macro'
import type { InBoth } from '#domain/locales.ts'
import { type FactNames, PERSONAL_FACTS } from '#domain/personal/personalFacts.ts'
import type { PersonalFields } from '#domain/personal/personalFields.ts'
import type { PersonalHandle } from '#domain/personal/personalHandles.ts'
import type { FieldWords } from '../form/fields/fieldWords.ts'

/** Facts and values are called as everywhere else: `PERSONAL_FACTS`. */
type AskingWords = Omit<FieldWords, 'fact' | 'values'>

type WordsOf<Handle extends PersonalHandle> = {
  readonly [Name in keyof PersonalFields<Handle>]: AskingWords
}

/** How the fields of personal things are asked for. A field without its words doesn't compile. */
const PERSONAL_WORDS: { readonly [Handle in PersonalHandle]: WordsOf<Handle> } = {
  'plakat-mapa-nieba': {
    place: { label: msg`Miejsce` },
    date: { label: msg`Dzień`, description: msg`Od 1900 do 2099 roku.` },
    time: { label: msg`Godzina`, description: msg`Według zegara w Polsce.` },
    words: { label: msg`Podpis pod mapą (opcjonalnie)`, placeholder: msg`Nasz początek` },
  },
  'plakat-rob-po-swojemu': {
    words: {
      label: msg`Zdanie na plakacie`,
      description: msg`Zostaw puste, a będzie „Rób po swojemu”. Im krócej, tym większe litery.`,
      placeholder: msg`Rób po swojemu`,
    },
  },
  'plakat-twoje-miasto': {
    city: { label: msg`Nazwa miasta`, placeholder: msg`Warszawa` },
    sky: {
      label: msg`Kolor nieba`,
    },
  },
  'kubek-emaliowany-iskry': {
    name: {
      label: msg`Imię wśród iskier (opcjonalnie)`,
      description: msg`Bez dopłaty. Bez imienia zostają same iskry.`,
    },
  },
  'kubek-dla-mamy-bukiet': {
    word: {
      label: msg`Słowo pod bukietem`,
      description: msg`Zostaw puste, a będzie „Mama”.`,
      placeholder: msg`Mama`,
    },
  },
  'kubek-dla-taty-szczyty': {
    word: {
      label: msg`Słowo nad górami`,
      description: msg`Zostaw puste, a będzie „Tata”.`,
      placeholder: msg`Tata`,
    },
    peak: { label: msg`Nazwa szczytu (opcjonalnie)`, placeholder: msg`Rysy 2499 m` },
    day: {
      label: msg`Data wejścia (opcjonalnie)`,
      placeholder: msg`12 sierpnia 2019`,
    },
  },
  'swieca-sojowa-ognisko': {
    label: {
      label: msg`Tekst na etykiecie`,
      placeholder: msg`Na długie wieczory`,
    },
  },
  'swieca-na-rocznice': {
    first: { label: msg`Pierwsze imię`, placeholder: msg`Ewa` },
    second: { label: msg`Drugie imię`, placeholder: msg`Paweł` },
    year: { label: msg`Rok albo data`, placeholder: msg`2014` },
    note: {
      label: msg`Liścik pod woskiem`,
      description: msg`Pokaże się, gdy wosk opadnie do połowy.`,
      placeholder: msg`Jeszcze raz tak`,
    },
  },
  'bombka-z-imieniem': { name: { label: msg`Imię na bombce`, placeholder: msg`Zosia` } },
  'puzzle-dla-dzieci': {
    name: { label: msg`Imię dziecka`, placeholder: msg`Staś` },
    animal: {
      label: msg`Zwierzak na obrazku`,
    },
  },
}

/** The words of a thing's fields, by their names, for a page in this language. */
export function personalWords(
  handle: PersonalHandle,
  language: keyof InBoth,
): Readonly<Record<string, FieldWords>> {
  const facts: Readonly<Record<string, FactNames>> = PERSONAL_FACTS[handle]
  return Object.fromEntries(
    Object.entries<AskingWords>(PERSONAL_WORDS[handle]).map(([name, words]) => {
      const choices = Object.entries(facts[name]?.values ?? {}).map(([value, named]) => [
        value,
        named[language],
      ])
      return [name, { ...words, values: Object.fromEntries(choices), fact: null }]
    }),
  )
}
