import type { Wordbook } from '../wording.ts'

/** What binds whoever writes and whoever reads. */
export const bonds = {
  mama: [
    'What a mother gives can’t be bought or repaid, only carried on.',
    'Nobody but a mum can mend a whole day with one phone call.',
    'Home is still where Mum asks whether I’ve eaten.',
  ],
  tata: [
    'I have more from my dad than meets the eye: a way of looking at things, and stubbornness in a good cause.',
    'Nobody but a dad can say everything in two sentences.',
    'It’s good to know there’s a dad to call about anything that’s broken, life included.',
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
    'Stories of the old days are the best inheritance one can get in person.',
    'The warmth of a grandparents’ home stays with you for ever.',
  ],
  przyjaciele: [
    'You know a friendship by the silences nobody minds.',
    'We don’t choose our family, but we do choose our friends, and I chose well.',
    'With friends half a sentence is enough, the rest finishes itself.',
  ],
  nauczyciel: [
    'A good teacher stays in the memory longer than all the dates and formulas.',
    'Not every lesson ends with the bell; the best ones go on for years.',
    'Whoever teaches with patience changes more than the marks will ever show.',
  ],
  praca: [
    'One meets many people at work, and works truly well with few of them.',
    'You know a good team by wanting to turn up on a Monday.',
    'Working with people like that is more than a list of tasks.',
  ],
  '': [
    'There are people one thinks of with a smile, and this letter is for one of those.',
    'It’s good to have people one wants to write to.',
    'Sometimes a few honest lines are worth more than a big present.',
  ],
} as const satisfies Wordbook['bonds']
