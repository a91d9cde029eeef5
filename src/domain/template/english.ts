import { englishOf } from './inLanguage.ts'
import { LONGEST_DESCRIPTION, LONGEST_LABEL, MOST_TRANSLATIONS } from './templateLimits.ts'
import type { Template } from './templateSchema.ts'
import { type TextKind, type TextPlace, textsOf } from './texts.ts'

/** One text with its English words, each text once: the same words are the same in English. */
export interface Translation extends TextPlace {
  readonly text: string
  /** Empty while there are none. */
  readonly english: string
  /** The most characters: as many as the text itself may have. */
  readonly longest: number
}

const LONG: ReadonlySet<TextKind> = new Set([
  'description',
  'stepDescription',
  'helperText',
  'tooltip',
  'caption',
])

/** All texts of a template that have words to be put into English, in the order in which people meet them. */
export function translationsOf(template: Template): readonly Translation[] {
  const found = new Map<string, Translation>()
  for (const { text, ...place } of textsOf(template)) {
    if (!hasWords(text)) continue
    const longest = LONG.has(place.kind) ? LONGEST_DESCRIPTION : LONGEST_LABEL
    const before = found.get(text)
    if (before === undefined) {
      found.set(text, { ...place, text, english: englishOf(template, text) ?? '', longest })
    } else if (longest < before.longest) found.set(text, { ...before, longest })
  }
  return [...found.values()]
}

/** The number of a template's words without an English version. */
export function missingWords(template: Template): number {
  return translationsOf(template).reduce(
    (sum, { text, english }) => sum + (english === '' ? wordCount(text) : 0),
    0,
  )
}

/** The texts of a template that English readers see in Polish. */
export function leftInPolish(template: Template): readonly string[] {
  return translationsOf(template).flatMap(({ text, english }) => (english === '' ? [text] : []))
}

/**
 * A template with the English words of one of its texts; without any for an empty text. Words of texts that are gone make
 * room for it where there is none; where all are in use, nothing changes.
 */
export function withEnglish(template: Template, text: string, said: string): Template {
  if (!hasWords(text)) return template
  const others = Object.entries(template.english).filter(([key]) => key !== text)
  if (said.trim() === '') return withEntries(template, others)
  const isFull = others.length >= MOST_TRANSLATIONS
  const used = isFull ? new Set(textsOf(template).map((each) => each.text)) : null
  const kept = used === null ? others : others.filter(([key]) => used.has(key))
  return kept.length >= MOST_TRANSLATIONS ? template : withEntries(template, [...kept, [text, said]])
}

function withEntries(template: Template, entries: readonly (readonly [string, string])[]): Template {
  const { english } = template
  const isSame =
    entries.length === Object.keys(english).length && entries.every(([key, said]) => english[key] === said)
  return isSame ? template : { ...template, english: Object.fromEntries(entries) }
}

/**
 * A template after a change; if exactly one text changed, its English version stays with it: correcting a slip keeps
 * the translation. Where several texts changed, they can't be matched.
 */
export function carryEnglish(before: Template, after: Template): Template {
  if (before.english !== after.english || Object.keys(before.english).length === 0) return after
  const earlier = textsOf(before)
  const later = textsOf(after)
  if (earlier.length !== later.length) return after
  const gone = without(earlier, later)
  const come = without(later, earlier)
  const [from] = gone
  const [to] = come
  if (from === undefined || to === undefined || gone.length !== 1 || come.length !== 1) return after
  const said = englishOf(before, from.text)
  if (said === null || from.kind !== to.kind || englishOf(after, to.text) !== null) return after
  return withEnglish(withEnglish(after, from.text, ''), to.text, said)
}

type Said = ReturnType<typeof textsOf>

/** Those that are in none of the others, each text once. */
function without(texts: Said, others: Said): Said {
  const known = new Set(others.map(({ text }) => text))
  const own = new Map(texts.flatMap((each) => (known.has(each.text) ? [] : [[each.text, each] as const])))
  return [...own.values()]
}

/** How many words a text has. */
export function wordCount(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*/gu)?.length ?? 0
}

/** Whether there is something to be translated: figures and marks are the same everywhere. */
function hasWords(text: string): boolean {
  // Texts are names in a record, which every object has some of by birth.
  return /\p{L}/u.test(text) && !(text in Object.prototype)
}
