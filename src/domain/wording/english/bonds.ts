import type { Wordbook } from '../wording.ts'

/** The bond between writer and reader. */
export const bonds = {
  mama: [
    'What I have from you can’t be bought or repaid, only carried on.',
    'Nobody can mend a whole day with one phone call as you do.',
    'Home is still where you are.',
  ],
  tata: [
    'I have more from you than meets the eye: a way of looking at things, and stubbornness in a good cause.',
    'Nobody can say everything in two sentences as you do.',
    'It’s good to know that I can call you about anything that’s broken, life included.',
  ],
  'druga-polowka': [
    'Of all the places in the world I choose the one beside you.',
    'The best part of my day is that it ends with you.',
    'For me, the most important things start with “we”.',
  ],
  dziecko: [
    'Every step you take, big or small, makes me as happy as my own.',
    'I couldn’t be prouder of you.',
    'Whatever happens, home will always be on your side.',
  ],
  dziadkowie: [
    'At your place time goes slower and tea tastes as it should.',
    'Your stories of the old days are better than many a book.',
    'The warmth of your home stays with me for ever.',
  ],
  przyjaciele: [
    'With you even silence is good company.',
    'We don’t choose our family, but we do choose our friends, and I chose well.',
    'With you half a sentence is enough, the rest finishes itself.',
  ],
  nauczyciel: [
    'Your lessons stay in the memory longer than all the dates and formulas.',
    'Not every lesson ends with the bell; yours go on for years.',
    'Your patience changes more than the marks will ever show.',
  ],
  praca: [
    'One meets many people at work, and with you the work goes truly well.',
    'You make one want to turn up even on a Monday.',
    'Working with you is more than a list of tasks.',
  ],
  '': [
    'There are people who make you smile just by coming to mind. You are one of them.',
    'It’s good to have somebody to write to.',
    'Sometimes a few honest lines are worth more than a big present.',
  ],
} as const satisfies Wordbook['bonds']
