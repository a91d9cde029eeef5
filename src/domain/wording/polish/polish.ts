import type { WritingLanguage } from '../writingLanguage.ts'
import { calledWithoutName, greetings } from './greetings.ts'
import { personOf, wordsFor } from './person.ts'
import { polishWordbook } from './polishWordbook.ts'

export const polish: WritingLanguage = {
  wordbook: polishWordbook,
  greetings,
  calledWithoutName,
  wordsFor: (addressee, address) => wordsFor(personOf(addressee, address)),
  and: 'i',
}
