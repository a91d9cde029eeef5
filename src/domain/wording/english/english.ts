import type { WritingLanguage } from '../writingLanguage.ts'
import { englishWordbook } from './englishWordbook.ts'
import { calledWithoutName, greetings } from './greetings.ts'

/** English addresses all people alike. */
export const english: WritingLanguage = {
  wordbook: englishWordbook,
  greetings,
  calledWithoutName,
  wordsFor: () => new Map(),
  and: 'and',
}
