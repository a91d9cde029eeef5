import type { Wordbook } from '../wording.ts'
import { apologies } from './apologies.ts'
import { birthdayMessages } from './birthdayMessages.ts'
import { birthdayWishes } from './birthdayWishes.ts'
import { bonds } from './bonds.ts'
import { businessLetters } from './businessLetters.ts'
import { closings, memories } from './frames.ts'
import { greetingCards } from './greetingCards.ts'
import { loveLetters } from './loveLetters.ts'
import { matters } from './matters.ts'
import { openings } from './openings.ts'
import { thankYouNotes } from './thankYouNotes.ts'

export const polishWordbook: Wordbook = {
  templates: {
    greeting_card: greetingCards,
    thank_you_note: thankYouNotes,
    love_letter: loveLetters,
    birthday_message: birthdayMessages,
    business_email: businessLetters,
  },
  apologies,
  birthdayWishes,
  matters,
  openings,
  bonds,
  memories,
  closings,
}
