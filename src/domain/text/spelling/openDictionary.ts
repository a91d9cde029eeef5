import { hasForm, readAutomaton } from './automaton.ts'
import { formsFrom } from './formsFrom.ts'
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
}

/**
 * Reads the file of words (`polishWords.bin`): a few milliseconds, two megabytes. Throws for invalid or incomplete
 * bytes, so that the caller can report it and fetch them again.
 */
export function openDictionary(bytes: Uint8Array): Dictionary {
  const { automaton, frequentWords } = readAutomaton(bytes)
  const ranks = new Map(frequentWords.map((word, rank) => [word, rank]))
  const has = (form: string) => hasForm(automaton, form)
  return {
    hasForm: has,
    isWord: (word) => isKnownWord(word, has),
    suggest: (word) => suggestForms(automaton, ranks, word),
    formsFrom: (beginning, most) => formsFrom(automaton, frequentWords, beginning, most),
  }
}
