import type { GenerationType } from '../../generation/engines.ts'
import type { FormFieldType } from '../formFieldTypes.ts'

// Authors' words for parts of a template, in both languages, folded: see `foldPolish`.

const GENERATORS: readonly (readonly [RegExp, GenerationType])[] = [
  [/^(?:obraz\w*|zdjec\w*|grafik\w*|ilustracj\w*|image|picture|illustration)s?$/u, 'image'],
  [/^(?:wideo|film\w*|animacj\w*|video|movie|animation)s?$/u, 'video'],
  [/^(?:muzyk\w*|melodi\w*|piosenk\w*|music|melody|song)s?$/u, 'music'],
  [/^(?:glos\w*|mow[aeyo]\w*|lektor\w*|speech|voice|narrator)s?$/u, 'speech'],
  [/^(?:tekst\w*|text)s?$/u, 'text'],
  [/^(?:transkrypcj\w*|transcription)s?$/u, 'transcription'],
]

/** The generator that a folded word names; null for any other word. */
export function generatorWord(word: string): GenerationType | null {
  return GENERATORS.find(([pattern]) => pattern.test(word))?.[1] ?? null
}

/** By the words before or after „pole”, not by the label: „pole Liczba gości” is labelled so. */
const FIELDS = {
  'dlugie|wielowierszowe|long|multiline': 'textarea',
  'liczbowe|liczby|number|numeric': 'number',
  'e-?mail|e-?mailowe': 'email',
  'daty|date': 'date',
  'godziny|czasu|time': 'time',
  'wyboru|listy|choice|select|dropdown': 'select',
  'koloru|colou?r': 'color',
  'zdjecia|obrazu|photo|picture|image': 'image',
  'przelacznika|przelacznik|toggle|switch': 'toggle',
  'telefonu|phone': 'tel',
  'linku|adresu|link|url': 'url',
  'tekstowe|tekstu|text': 'text',
} as const satisfies Readonly<Record<string, FormFieldType>>

/** Every word that says of which type a field is, as a part of a pattern. */
export const FIELD_TYPES = Object.keys(FIELDS).join('|')

/** The type that a folded word says a field has; null for any other word. */
export function fieldTypeWord(word: string): FormFieldType | null {
  return Object.entries(FIELDS).find(([words]) => new RegExp(`^(?:${words})$`, 'u').test(word))?.[1] ?? null
}

const STYLES: readonly (readonly [RegExp, string])[] = [
  [/^(?:akwarel|watercolou?r)/u, 'watercolour'],
  [/^(?:wycinan|paper.?cut)/u, 'paper-cut'],
  [/^(?:linory|linocut)/u, 'linocut'],
  [/^(?:plakat|poster)/u, 'poster'],
  [/^(?:wzor|pattern)/u, 'pattern'],
  [/^(?:typograf|typograph)/u, 'typographic'],
  [/^(?:naturaln|natural)/u, 'natural'],
  [/^(?:zyw[aeioy]|vivid)/u, 'vivid'],
  [/^(?:realist)/u, 'realistic'],
  [/^(?:animow|animated)/u, 'animated'],
  [/^(?:abstrak|abstract)/u, 'abstract'],
]

/** The style that folded words name, as engines call it; null for one that none has. */
export function styleWord(words: string): string | null {
  return STYLES.find(([pattern]) => pattern.test(words))?.[1] ?? null
}
