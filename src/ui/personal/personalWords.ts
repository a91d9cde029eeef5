import { msg } from '@lingui/core/macro'
import type { PersonalFields, PersonalHandle } from '#domain/personal/personalFields.ts'
import type { FieldWords, WordsFor } from '../form/fields/fieldWords.ts'
import type { Field } from '#domain/fields/field.ts'

type WordsOf<Handle extends PersonalHandle> = {
  readonly [Name in keyof PersonalFields<Handle>]: PersonalFields<Handle>[Name] extends infer One extends
    Field
    ? WordsFor<One>
    : never
}

/** How the fields of personal things are called. A field without its words doesn't compile. */
const PERSONAL_WORDS: { readonly [Handle in PersonalHandle]: WordsOf<Handle> } = {
  'plakat-mapa-nieba': {
    place: { label: msg`Miejsce`, fact: 'label' },
    date: { label: msg`Dzień`, description: msg`Od 1900 do 2099 roku.`, fact: 'label' },
    time: { label: msg`Godzina`, description: msg`Według zegara w Polsce.`, fact: 'label' },
    words: { label: msg`Podpis pod mapą (opcjonalnie)`, placeholder: msg`Nasz początek`, fact: msg`Podpis` },
  },
  'plakat-rob-po-swojemu': {
    words: {
      label: msg`Zdanie na plakacie`,
      description: msg`Zostaw puste, a będzie „Rób po swojemu”. Im krócej, tym większe litery.`,
      placeholder: msg`Rób po swojemu`,
      fact: msg`Zdanie`,
    },
  },
  'plakat-twoje-miasto': {
    city: { label: msg`Nazwa miasta`, placeholder: msg`Warszawa`, fact: msg`Miasto` },
    sky: {
      label: msg`Kolor nieba`,
      values: { honey: msg`miodowy`, rose: msg`różowy`, ice: msg`błękitny`, night: msg`nocny` },
      fact: 'label',
    },
  },
  'kubek-emaliowany-iskry': {
    name: {
      label: msg`Imię wśród iskier (opcjonalnie)`,
      description: msg`Bez dopłaty. Bez imienia zostają same iskry.`,
      fact: msg`Imię`,
    },
  },
  'kubek-dla-mamy-bukiet': {
    word: {
      label: msg`Słowo pod bukietem`,
      description: msg`Zostaw puste, a będzie „Mama”.`,
      placeholder: msg`Mama`,
      fact: msg`Słowo`,
    },
  },
  'kubek-dla-taty-szczyty': {
    word: {
      label: msg`Słowo nad górami`,
      description: msg`Zostaw puste, a będzie „Tata”.`,
      placeholder: msg`Tata`,
      fact: msg`Słowo`,
    },
    peak: { label: msg`Nazwa szczytu (opcjonalnie)`, placeholder: msg`Rysy 2499 m`, fact: msg`Szczyt` },
    day: {
      label: msg`Data wejścia (opcjonalnie)`,
      placeholder: msg`12 sierpnia 2019`,
      fact: msg`Data wejścia`,
    },
  },
  'swieca-sojowa-ognisko': {
    label: {
      label: msg`Tekst na etykiecie`,
      placeholder: msg`Na długie wieczory`,
      fact: msg`Etykieta`,
    },
  },
  'swieca-na-rocznice': {
    first: { label: msg`Pierwsze imię`, placeholder: msg`Ewa`, fact: 'label' },
    second: { label: msg`Drugie imię`, placeholder: msg`Paweł`, fact: 'label' },
    year: { label: msg`Rok albo data`, placeholder: msg`2014`, fact: 'label' },
    note: {
      label: msg`Liścik pod woskiem`,
      description: msg`Pokaże się, gdy wosk opadnie do połowy.`,
      placeholder: msg`Jeszcze raz tak`,
      fact: 'label',
    },
  },
  'bombka-z-imieniem': { name: { label: msg`Imię na bombce`, placeholder: msg`Zosia`, fact: msg`Imię` } },
  'puzzle-dla-dzieci': {
    name: { label: msg`Imię dziecka`, placeholder: msg`Staś`, fact: msg`Imię` },
    animal: {
      label: msg`Zwierzak na obrazku`,
      values: { cat: msg`kot`, dog: msg`pies`, bear: msg`miś`, rabbit: msg`królik` },
      fact: msg`Zwierzak`,
    },
  },
}

/** The words of a thing's fields, by their names. */
export function personalWords(handle: PersonalHandle): Readonly<Record<string, FieldWords>> {
  return PERSONAL_WORDS[handle]
}
