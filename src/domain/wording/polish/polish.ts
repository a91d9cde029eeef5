import type { WritingLanguage } from '../writingLanguage.ts'
import { greetings } from './greetings.ts'
import { personOf, wordsFor } from './person.ts'
import { polishWordbook } from './polishWordbook.ts'

export const polish: WritingLanguage = {
  wordbook: polishWordbook,
  greetings,
  wordsFor: (addressee, address) => wordsFor(personOf(addressee, address)),
  and: 'i',
}
