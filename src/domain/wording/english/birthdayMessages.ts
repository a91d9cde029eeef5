import type { Template, Tone } from '../wording.ts'

/** Messages for a birthday or a name day, short enough for a phone. */
export const birthdayMessages = {
  warm: {
    heart: [
      'Today is yours, from the first coffee to the last slice of cake.',
      'Every year adds not age but stories worth telling.',
      'I’m glad this day is in the calendar, because I’m glad of you.',
    ],
    more: [
      'May the phone ring only with good news, and may someone else wash up after the cake.',
      'Candles blown out count, even if the wish was a bold one.',
      'A whole new year lies ahead, without a single crease in it.',
    ],
    wish: [
      'Many happy returns, in good health and with cake within reach!',
      'I wish you a year that is kind to you, and never dull.',
      'May the thing you only say under your breath come true.',
    ],
  },
  playful: {
    heart: [
      'Relax, it’s not your age, it’s your level.',
      'Nobody’s counting candles; the fire brigade has been informed.',
      'You now have another year’s experience in not letting on how many there are.',
    ],
    more: [
      'Cake has no calories today, according to a reliable source, namely the kitchen.',
      'If your knees crack, it’s only in salute.',
      'They say wisdom comes with age, but don’t panic, there’s no sign of it yet.',
    ],
    wish: [
      'Happy birthday, and not one Monday more than necessary!',
      'I wish you the energy of a toddler before bedtime.',
      'All the best, and above all the biggest slice!',
    ],
  },
  heartfelt: {
    heart: [
      'This day matters to me too, because without it I wouldn’t have you in my life.',
      'I watch the years go by and see how much good you leave along the way.',
      'Today I’m celebrating that you exist.',
    ],
    more: [
      'Not everything about last year was easy, so I’m all the happier about what’s ahead of you.',
      'All the kind words there’s never time for have gathered here today.',
      'May the day be bright and the evening quiet and full of the people you love.',
    ],
    wish: [
      'I wish you love that gives you strength and a peace that stays.',
      'May this new year of your life be gentle with you.',
      'Many happy years to you, among those your heart has chosen.',
    ],
  },
  solemn: {
    heart: [
      'On your birthday please accept my warmest congratulations and my respect.',
      'Another year is an occasion to honour what you have built by work and by heart.',
      'On such a day one’s thoughts turn to what is beautiful and lasting in your life.',
    ],
    more: [
      'May the joy of this day reach everyone who is near you.',
      'Maturity isn’t measured in years but in the good we leave behind.',
      'May each year to come be worthy of those already past.',
    ],
    wish: [
      'I wish you health, prosperity and many years of happiness.',
      'May fulfilment and peace be with you every day.',
      'May the coming years find you well and among those you love!',
    ],
  },
  plain: {
    heart: ['May it be a good day.', 'Have a good day, with good people around.', 'Enjoy the party!'],
    more: [
      'And a slice of cake, no counting.',
      'May nobody want anything from you today.',
      'The rest of my wishes when we meet.',
    ],
    wish: ['Happy birthday!', 'Health and peace, all year long.', 'May it be a good year.'],
  },
} as const satisfies Record<Tone, Template>
