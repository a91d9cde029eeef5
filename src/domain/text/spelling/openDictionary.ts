import { type Reading, readingsOfClass } from '../morphology/readings.ts'
import { classOf, hasForm, readAutomaton } from './automaton.ts'
import { formsFrom, shortestForms } from './formsFrom.ts'
import { isKnownWord } from './isKnownWord.ts'
import { suggestForms } from './suggest/suggestForms.ts'

/** All forms of Polish words. */
export interface Dictionary {
  /** Whether a form is there exactly: "warszawa" isn't, "Warszawa" is. */
  readonly hasForm: (form: string) => boolean
  /**
   * Whether a word of a text is known: lower case may be capitals at the beginning or all over, names need theirs;
   * words with hyphens are known by their parts, "PIT-u" and "Joe’go" by their endings.
   */
  readonly isWord: (word: string) => boolean
  /**
   * Suggestions for a misspelt word, the likeliest first, at most six, in the case of the written one. Takes some
   * milliseconds, for a long word with two slips some tens: ask for one word, not for a text.
   */
  readonly suggest: (word: string) => readonly string[]
  /** So many forms at most that begin with these letters as they are written, frequent ones first, then the shortest. */
  readonly formsFrom: (beginning: string, most: number) => readonly string[]
  /** All readings of a form exactly as written; none when they aren't known or it is a word without cases and persons. */
  readonly readingsOf: (form: string) => readonly Reading[]
  /** All forms that begin with these letters, the shortest first, found as they are asked for. */
  readonly allFormsFrom: (beginning: string) => Iterable<string>
}

/**
 * Reads the file of words (`polishWords.bin`): some milliseconds, two and a half megabytes. Throws for invalid or incomplete
 * bytes, so that the caller can report it and fetch them again.
 */
export function openDictionary(bytes: Uint8Array): Dictionary {
  const { automaton, frequentWords, classes } = readAutomaton(bytes)
  const readings = new Map<number, readonly Reading[]>()
  const ranks = new Map(frequentWords.map((word, rank) => [word, rank]))
  const has = (form: string) => hasForm(automaton, form)
  return {
    hasForm: has,
    isWord: (word) => isKnownWord(word, has),
    suggest: (word) => suggestForms(automaton, ranks, word),
    formsFrom: (beginning, most) => formsFrom(automaton, frequentWords, beginning, most),
    readingsOf: (form) => {
      const number = classOf(automaton, form)
      if (number === null) return []
      const known = readings.get(number) ?? readingsOfClass(classes[number] ?? 'X')
      readings.set(number, known)
      return known
    },
    allFormsFrom: (beginning) => shortestForms(automaton, beginning),
  }
}
