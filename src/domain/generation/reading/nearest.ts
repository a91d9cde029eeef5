import type { MotifName } from './brief.ts'
import type { Sense, Vocabulary } from './vocabulary.ts'
import { allForms, type Meaning, type WordIndex, type WordLanguage } from './wordIndex.ts'

const SHORTEST = 5
const NEAR_MOST = 3
/** Words are close only when they begin alike: „kwiatk”, but not „planie” and „panie”. */
const ALIKE = 3
/** From so many letters on a word has one meaning in both languages. */
const LONG = 7

/** Things with names similar to a word: „kwiatk”, „hipopotma”. The nearest first. */
export function nearestThings({ index }: Vocabulary, word: string, language: WordLanguage): MotifName[] {
  if (word.length < SHORTEST || word.length > 24 || otherWords().has(word)) return []
  const most = word.replace(LONG_ENDING, '').length < 9 ? 1 : 2
  const best = new Map<MotifName, number>()
  for (const [form, meanings] of formsBeginning(index, word.slice(0, ALIKE))) {
    if (Math.abs(form.length - word.length) > most) continue
    // A short word of one language is similar to too many of the other.
    const thing = meanings.find(
      (one) => one.sense.kind === 'thing' && (one.language === language || word.length >= LONG),
    )?.sense
    if (thing?.kind !== 'thing') continue
    const far = distance(word, form, most)
    if (far <= most && far < (best.get(thing.name) ?? Infinity)) best.set(thing.name, far)
  }
  return [...best]
    .toSorted(([, one], [, other]) => one - other)
    .slice(0, NEAR_MOST)
    .map(([name]) => name)
}

type Entry = readonly [form: string, meanings: readonly Meaning<Sense>[]]

let begun: {
  readonly index: WordIndex<Sense>
  readonly forms: ReadonlyMap<string, readonly Entry[]>
} | null = null

/** The forms of an index with this beginning, if they are long enough. Sorted at the first use. */
function formsBeginning(index: WordIndex<Sense>, letters: string): readonly Entry[] {
  if (begun?.index !== index) {
    const forms = new Map<string, Entry[]>()
    for (const entry of index.entries) {
      const [form] = entry
      if (form.length < SHORTEST) continue
      const alike = forms.get(form.slice(0, ALIKE))
      if (alike === undefined) forms.set(form.slice(0, ALIKE), [entry])
      else alike.push(entry)
    }
    begun = { index, forms }
  }
  return begun.forms.get(letters) ?? []
}

/** Common noun endings don't make two words alike. */
const LONG_ENDING = /(?:ami|ach|om|owi|owie|iem)$/

/**
 * Words of other things that one slip would make a thing of ours: „miska” means no teddy. As a dictionary shows
 * them; the English ones stand behind `|`. A test finds missing ones by `wordsOfTheirOwn`.
 */
const OTHER_WORDS =
  'ważka klatka kładka łosoś kładzie brama komin przedszkole piekarnia cukiernia rybak miska słoik koszula kurtka marynarka cukier czapla kanał karate borówka szałwia gniazdko bateria krawiec kowal mnich ksiądz plan panel piżama pasek papryka mucha wiersz paproć chwast bar barman pralka tablet mleko kurier bank siłownia stewardessa butelka butelce chleb chlebie wieża wieży lotnisko środa | pharmacy cinema boxer board crowd block gloves pear boar crow plan anger beard stare candid'

let others: ReadonlySet<string> | null = null

/** All forms of those words. Made at the first use. */
function otherWords(): ReadonlySet<string> {
  others ??= allForms(OTHER_WORDS)
  return others
}

/**
 * The distance of a word from a form: a missing letter, two swapped ones, a neighbour’s key instead or beside, and one
 * letter for another of the same sound count one each. Any other letter counts two: that is how different words differ
 * („klatce” is no „kładce”). A distance over `most` is only known to be larger.
 */
function distance(word: string, form: string, most: number): number {
  let before: number[] = []
  let row = Array.from({ length: form.length + 1 }, (_, index) => index)
  for (let at = 1; at <= word.length; at += 1) {
    const typed = word[at - 1] ?? ''
    const extra = isSlip(typed, word[at - 2]) || isSlip(typed, word[at]) ? 1 : 2
    const next = [(row[0] ?? 0) + extra]
    for (let to = 1; to <= form.length; to += 1) {
      const meant = form[to - 1] ?? ''
      const changed = (row[to - 1] ?? 0) + (typed === meant ? 0 : isSlip(typed, meant) ? 1 : 2)
      const isSwap = at > 1 && to > 1 && typed === form[to - 2] && word[at - 2] === meant
      const swapped = isSwap ? (before[to - 2] ?? 0) + 1 : Infinity
      next.push(Math.min(changed, swapped, (row[to] ?? 0) + extra, (next[to - 1] ?? 0) + 1))
    }
    if (Math.min(...next) > most) return most + 1
    before = row
    row = next
  }
  return row.at(-1) ?? most + 1
}

/** Whether one key may be hit for another: the same, a neighbour, or one that sounds alike („ó” is folded to o). */
function isSlip(typed: string, meant: string | undefined): boolean {
  if (meant === undefined) return false
  return typed === meant || SLIPS.has(typed + meant) || SLIPS.has(meant + typed)
}

const KEY_ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const SOUNDS = ['ou', 'iy', 'ck', 'sz', 'vw', 'ea']
const SLIPS: ReadonlySet<string> = new Set([
  ...SOUNDS,
  ...KEY_ROWS.flatMap((keys, row) =>
    keys.split('').flatMap((key, at) => [
      `${key}${keys[at + 1] ?? ''}`,
      // Each row is half a key further right than the one above.
      `${key}${KEY_ROWS[row + 1]?.[at] ?? ''}`,
      `${key}${KEY_ROWS[row + 1]?.[at - 1] ?? ''}`,
    ]),
  ),
])
