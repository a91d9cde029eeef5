/** Whether a form is in a dictionary exactly as written. */
export type HasForm = (form: string) => boolean

const ENDING_OF_INITIALS = /^\p{Lu}[\p{L}]*\p{Lu}-\p{Ll}{1,4}$/u
const AFTER_APOSTROPHE = /^(\p{L}+)['’](\p{Ll}{1,5})$/u
/** Parts that stand in front of a hyphen, without being a word: "eko-dom", "post-punkowy". */
const FIRST_PARTS: ReadonlySet<string> = new Set(
  (
    'agro anty arcy astro audio auto bio biblio cyber de deutero eko eks e ekstra elektro euro ex foto geo giga hiper ' +
    'infra inter intra kontr kontra krypto makro mega meta mikro mini multi nano neo nie narodowo niby non ogólno ' +
    'para pod poli polit post pre prawo pro proto pseudo quasi radio re retro semi socjo społeczno stereo sub super ' +
    'tele termo trans turbo ultra video wice wideo wielko współ żywo biało czarno czerwono niebiesko zielono żółto ' +
    'szaro różowo złoto srebrno polsko angielsko niemiecko francusko rosyjsko ukraińsko czesko włosko hiszpańsko ' +
    'północno południowo wschodnio zachodnio słodko kwaśno gorzko'
  ).split(' '),
)

/**
 * Whether a written word is known: as it is; in lower case when it begins a sentence or is in capitals; by its parts
 * when hyphens join it; by its stem before an apostrophe ("Joe’go") or before the ending of initials ("PIT-u"). A name
 * is known with its capital alone.
 */
export function isKnownWord(written: string, hasForm: HasForm): boolean {
  const word = written.replaceAll('\u00ad', '').normalize('NFC')
  if (isKnownWhole(word, hasForm) || isPrefixed(word, hasForm)) return true
  if (ENDING_OF_INITIALS.test(word)) return true
  const [, stem, ending] = AFTER_APOSTROPHE.exec(word) ?? []
  if (stem !== undefined && ending !== undefined) return isKnownWhole(stem, hasForm)
  const parts = word.split('-')
  return parts.length > 1 && parts.every((part, at) => isKnownPart(part, at < parts.length - 1, hasForm))
}

/** These are written together with any word: "superoferta". */
const PREFIXED = /^(?:super|mini|mega|ultra|anty|hiper|wice|multi|mikro|makro)(\p{Ll}{4,})$/u

function isPrefixed(word: string, hasForm: HasForm): boolean {
  const rest = PREFIXED.exec(small(word))?.[1]
  return (
    rest !== undefined && (word === small(word) || word.slice(1) === small(word.slice(1))) && hasForm(rest)
  )
}

function isKnownPart(part: string, isFirst: boolean, hasForm: HasForm): boolean {
  if (part === '') return false
  return (
    isKnownWhole(part, hasForm) ||
    (isFirst && FIRST_PARTS.has(part.toLocaleLowerCase('pl'))) ||
    // An adjective joined to another: "polityczno-społeczny".
    (isFirst && part.endsWith('o') && ['y', 'i'].some((end) => hasForm(small(part).slice(0, -1) + end)))
  )
}

function isKnownWhole(word: string, hasForm: HasForm): boolean {
  if (hasForm(word)) return true
  const lower = small(word)
  if (word === lower) return false
  const title = lower.charAt(0).toLocaleUpperCase('pl') + lower.slice(1)
  if (word === title) return hasForm(lower)
  return word === word.toLocaleUpperCase('pl') && (hasForm(lower) || hasForm(title))
}

const small = (word: string) => word.toLocaleLowerCase('pl')
