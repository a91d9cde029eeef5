import { v as FIELD_KINDS } from './generationCalls-UKwjLv4R.js'
// src/ui/form/fields/valueText.ts
/** One value of a choice in words: its name, a length of time, or as it is written. */
function choiceText({ unit }, { values }, value, { i18n, format }) {
  if (unit === 'second' && typeof value === 'number') return format.duration(value * 1e3)
  const name = values === 'as-written' ? void 0 : values?.[String(value)]
  return name === void 0 ? String(value) : i18n._(name)
}
// src/ui/form/fields/factText.ts
var asWritten = (_field, _words, value) => String(value)
var untold = () => null
/** How the value of each kind reads as a fact. */
var FACT_TEXTS = {
  radio: (field, words, value, language) => {
    const name = choiceText(field, words, value, language)
    const written = String(value)
    return words.factDetail === void 0 || name === written ? name : `${name}, ${words.factDetail(written)}`
  },
  number: asWritten,
  text: asWritten,
  image: untold,
  hidden: untold,
}
/** What a value says of what was made with it; null where there is nothing to say. */
function factText(field, words, value, language) {
  const told = FIELD_KINDS[field.kind].fact(value)
  return told === null ? null : FACT_TEXTS[field.kind](field, words, told, language)
}
export { choiceText as n, factText as t }
