import { type Automaton, hasForm } from '../automaton.ts'
import { costOfMarks } from './costs.ts'
import { nearForms, type NearForm } from './nearForms.ts'
import { soundForms } from './soundForms.ts'
import { splitForms } from './splitForms.ts'

const MOST_SUGGESTIONS = 6
/** Longer ones are no typing errors of words. */
const LONGEST = 32
/** Three letters without their marks are near, too. */
const NEAR = 1.06
const FAR = 2
/** From so many letters on, two of them may be wrong. */
const LONG_ENOUGH = 4
const ENOUGH_FOUND = 3
/** The extra cost of a form that is in no text of ours, and of one with another first letter. */
const UNUSED = 0.55
const OTHER_BEGINNING = 0.25
/** The extra cost of a name when no capital was written; it is cheaper when one was. */
const NAME = 0.2

/**
 * Suggestions for a written word, the likeliest first, at most six. `ranks` gives the place of frequent words, 0 the
 * most frequent. A word written with a capital or in capitals is answered so.
 */
export function suggestForms(
  automaton: Automaton,
  ranks: ReadonlyMap<string, number>,
  written: string,
): readonly string[] {
  const word = written.replaceAll('\u00ad', '').normalize('NFC').toLocaleLowerCase('pl')
  if (word.length === 0 || word.length > LONGEST) return []
  const isForm = (form: string) => hasForm(automaton, form)
  const isCapital = written.charAt(0) !== word.charAt(0)
  const scores = new Map<string, number>()
  const note = ({ form, cost }: NearForm) => {
    const isName = form !== form.toLocaleLowerCase('pl')
    const name = isName ? (isCapital ? -NAME : NAME) : 0
    const near = Math.min(cost, costOfMarks(word, form) ?? cost)
    const score = near + name + rarity(form, ranks) + (sameBeginning(form, word) ? 0 : OTHER_BEGINNING)
    const inCase = asWritten(form, written)
    if (inCase !== written) scores.set(inCase, Math.min(score, scores.get(inCase) ?? Infinity))
  }
  for (const found of soundForms(word, isForm)) note(found)
  for (const found of splitForms(word, isForm, (form) => ranks.has(form))) note(found)
  for (const found of nearForms(automaton, word, isCapital ? NEAR + NAME : NEAR)) note(found)
  if (scores.size < ENOUGH_FOUND && word.length >= LONG_ENOUGH)
    for (const found of nearForms(automaton, word, FAR)) note(found)
  return [...scores]
    .toSorted(([one, cost], [other, otherCost]) => cost - otherCost || (one < other ? -1 : 1))
    .slice(0, MOST_SUGGESTIONS)
    .map(([form]) => form)
}

function rarity(form: string, ranks: ReadonlyMap<string, number>): number {
  if (form.includes(' ')) return 0
  const rank = ranks.get(form)
  return rank === undefined ? UNUSED : (UNUSED * 0.8 * Math.log(rank + 1)) / Math.log(ranks.size + 1)
}

const withoutMarks = (letter: string) =>
  letter.toLocaleLowerCase('pl').replace('ł', 'l').normalize('NFD').charAt(0)
const sameBeginning = (form: string, word: string) =>
  withoutMarks(form.charAt(0)) === withoutMarks(word.charAt(0))

function asWritten(form: string, written: string): string {
  const first = written.charAt(0)
  if (first === first.toLocaleLowerCase('pl')) return form
  const shouts = written.length > 1 && written === written.toLocaleUpperCase('pl')
  return shouts ? form.toLocaleUpperCase('pl') : form.charAt(0).toLocaleUpperCase('pl') + form.slice(1)
}
