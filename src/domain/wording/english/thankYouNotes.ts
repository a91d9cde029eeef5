import type { Template, Tone } from '../wording.ts'

/** Thanks to those who did something that needn't have been done. */
export const thankYouNotes = {
  warm: {
    heart: [
      'Thank you for your time and your heart; they made all the difference.',
      'You helped before anyone had to ask, and I want to say thank you out loud.',
      'Your help came exactly when it was needed, and I’m truly grateful.',
    ],
    more: [
      'You may call it a small thing, but the good in the world is built of those.',
      'You showed me that one can help without making anyone feel small.',
      'Kindness like that isn’t forgotten, it gets passed on.',
    ],
    wish: [
      'May it all come back to you when you least expect it.',
      'I wish you people around you who treat you the way you treat others.',
      'I hope I’ll have the chance to return the favour.',
    ],
  },
  playful: {
    heart: [
      'It’s official: my debt to you now outweighs an average cheesecake.',
      'Without you this would have ended in tears, or in reading the manual.',
      'A rescue with no questions and no lecture deserves a medal; please accept this card for now.',
    ],
    more: [
      'I’ll pay it back in instalments of coffee, cake and kind words.',
      'If heroes were issued capes, yours would be at the cleaner’s.',
      'Keep this document safe, it’s good for one favour without grumbling.',
    ],
    wish: [
      'May you always catch the green light and the last bun.',
      'I wish you as much peace as I caused trouble.',
      'May karma have a good memory and your phone number.',
    ],
  },
  heartfelt: {
    heart: [
      'Thank you for being someone I didn’t have to pretend with when things were hard.',
      'Some thanks take a long time to find their words, and these are among them.',
      'What you did changed more than anyone can see from the outside.',
    ],
    more: [
      'It can’t be repaid, only remembered, and I do remember.',
      'When people ask me who can be relied on, I think of you.',
      'This gratitude doesn’t fade with time, it grows.',
    ],
    wish: [
      'I wish you, with all my heart, the same warmth you give so freely.',
      'May there always be someone to offer you a hand just as quietly.',
      'May life be as good to you as you are to people.',
    ],
  },
  solemn: {
    heart: [
      'Please accept my sincerest thanks for your help and your kindness.',
      'With deep respect I thank you for an effort that can hardly be overstated.',
      'I wish to thank you for the dedication and patience that were such a support.',
    ],
    more: [
      'What has been received is also an obligation to act likewise towards others.',
      'Such conduct deserves to be acknowledged plainly.',
      'The memory of this kindness will stay with me for a long time.',
    ],
    wish: [
      'I wish you health, and satisfaction in work that serves others so well.',
      'May the good you have done return to you twofold.',
      'May your efforts always meet with the recognition they deserve.',
    ],
  },
  plain: {
    heart: ['Thank you, that was a great help.', 'Thank you very much.', 'It meant a lot to me, thank you.'],
    more: [
      'Not everyone would have done it.',
      'I know how much time and effort it took.',
      'I wanted that said plainly.',
    ],
    wish: [
      'All the best!',
      'May it come back to you with interest.',
      'I owe you one, and I won’t forget it.',
    ],
  },
} as const satisfies Record<Tone, Template>
