import { type FieldKind, type FieldOf, type FieldValue } from '#domain/fields/field.ts'
import { placeText } from '#domain/places/place.ts'
import { FIELD_KINDS } from '#domain/fields/fieldKinds.ts'
import type { FieldWords } from './fieldWords.ts'
import { choiceText, type Language } from './valueText.ts'

type FactText<Kind extends FieldKind> = (
  field: FieldOf<Kind>,
  words: FieldWords,
  value: FieldValue,
  language: Language,
) => string | null

const asWritten = (_field: unknown, _words: FieldWords, value: FieldValue) => String(value)
const untold = () => null

/** How the value of each kind reads as a fact. */
const FACT_TEXTS: { readonly [Kind in FieldKind]: FactText<Kind> } = {
  radio: (field, words, value, language) => {
    const name = choiceText(field, words, value, language)
    const written = String(value)
    return words.factDetail === undefined || name === written ? name : `${name}, ${words.factDetail(written)}`
  },
  number: asWritten,
  text: asWritten,
  date: (_field, _words, value, { format }) => format.date(`${value}T12:00`),
  time: asWritten,
  place: (_field, _words, value) => placeText(String(value)),
  image: untold,
  hidden: untold,
}

/** A value as a fact about the made thing; null where there is none. */
export function factText<Kind extends FieldKind>(
  field: FieldOf<Kind>,
  words: FieldWords,
  value: unknown,
  language: Language,
): string | null {
  const told = FIELD_KINDS[field.kind].fact(value)
  return told === null ? null : FACT_TEXTS[field.kind](field, words, told, language)
}
