import type { WritingLanguage } from '../writingLanguage.ts'
import { englishWordbook } from './englishWordbook.ts'
import { greetings } from './greetings.ts'

/** English speaks to everybody alike. */
export const english: WritingLanguage = {
  wordbook: englishWordbook,
  greetings,
  wordsFor: () => new Map(),
  and: 'and',
}
