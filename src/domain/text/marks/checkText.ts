import type { Dictionary } from '../spelling/openDictionary.ts'
import { paragraphsOf } from '../tokens/paragraphsOf.ts'
import { clauseRule } from './clauseRule.ts'
import { commaRule } from './commaRule.ts'
import { confusedRule } from './confusedRule.ts'
import { correspondenceRule } from './correspondenceRule.ts'
import { caseRule } from './grammar/caseRule.ts'
import { nounAgreementRule } from './grammar/nounAgreementRule.ts'
import { subjectRule } from './grammar/subjectRule.ts'
import { longSentenceRule } from './longSentenceRule.ts'
import type { Mark } from './mark.ts'
import { readParagraph, type Rule } from './paragraph.ts'
import { phraseRule } from './phraseRule.ts'
import { punctuationRule } from './punctuationRule.ts'
import { repeatedRule } from './repeatedRule.ts'
import { spellingRule } from './spellingRule.ts'
import { NOUN_PHRASES } from './words/nounPhrases.ts'
import { OFFICIALESE } from './words/officialese.ts'
import { WRONG_WORDS } from './words/wrongWords.ts'

/** When two rules mark the same place, the first one listed wins. */
const RULES: readonly Rule[] = [
  phraseRule('confusion', WRONG_WORDS),
  confusedRule,
  correspondenceRule,
  subjectRule,
  caseRule,
  nounAgreementRule,
  commaRule,
  clauseRule,
  repeatedRule,
  punctuationRule,
  phraseRule('officialese', new Map([...OFFICIALESE, ...NOUN_PHRASES])),
  spellingRule,
]

/**
 * The marks of one paragraph, a text without line ends, in order. No two share letters, except that a long sentence
 * lies behind others. Applying the first replacement of any mark and checking again terminates, in any order.
 */
export function checkParagraph(text: string, dictionary: Dictionary): readonly Mark[] {
  const paragraph = readParagraph(text, dictionary)
  const marks: Mark[] = []
  for (const rule of RULES) {
    for (const mark of rule(paragraph)) {
      if (!marks.some((one) => overlap(one, mark))) marks.push(mark)
    }
  }
  return [...marks, ...longSentenceRule(paragraph)].toSorted(
    (one, other) => one.from - other.from || other.to - one.to,
  )
}

/** The marks of a text in order, each paragraph checked separately. Editors use a `createTextChecker` instead. */
export function checkText(text: string, dictionary: Dictionary): readonly Mark[] {
  return createTextChecker(dictionary)(text)
}

/** The most paragraphs whose marks are cached: those of a long text that is being written. */
const MOST_PARAGRAPHS = 2_000

/** Checks a text again and again as it changes: only paragraphs that it didn't see recently are checked. */
export function createTextChecker(dictionary: Dictionary): (text: string) => readonly Mark[] {
  const known = new Map<string, readonly Mark[]>()
  return (text) =>
    paragraphsOf(text).flatMap(({ from, to }) => {
      const paragraph = text.slice(from, to)
      const marks = known.get(paragraph) ?? checkParagraph(paragraph, dictionary)
      known.delete(paragraph)
      known.set(paragraph, marks)
      if (known.size > MOST_PARAGRAPHS) {
        const [oldest = ''] = known.keys()
        known.delete(oldest)
      }
      return from === 0
        ? marks
        : marks.map((mark) => ({ ...mark, from: mark.from + from, to: mark.to + from }))
    })
}

/** The replacements of a mark, the likeliest first; for a misspelt word the dictionary is asked, in milliseconds. */
export function replacementsOf({ message, replacements }: Mark, dictionary: Dictionary): readonly string[] {
  return message.code === 'unknown-word' || message.code === 'unknown-name'
    ? dictionary.suggest(message.word)
    : replacements
}

/** Marks overlap when they share a letter, or both insert at the same place. */
function overlap(one: Mark, other: Mark): boolean {
  if (one.from === one.to || other.from === other.to) return one.from === other.from && one.to === other.to
  return one.from < other.to && other.from < one.to
}
