import type { Template, Tone } from '../wording.ts'

/** Letters to customers, partners and people at work. */
export const businessLetters = {
  warm: {
    heart: [
      'Working with you is a pleasure, and the results speak for themselves.',
      'I value your kindness, and that anything can be talked over calmly with you.',
      'It’s good to work with someone who cares about the outcome and the people.',
    ],
    more: [
      'Many good solutions came out of our conversations, the ones in passing included.',
      'Trust takes time to build, so I appreciate what we have all the more.',
      'I’d gladly return to our plans whenever you have a free moment.',
    ],
    wish: [
      'I wish you energy for what’s new and satisfaction in what’s done.',
      'May the next projects go smoothly and the calendar leave you room to breathe.',
      'See you on the next one!',
    ],
  },
  playful: {
    heart: [
      'Meetings with you are among the few that couldn’t have been an email.',
      'If good cooperation had a dashboard, ours would be green.',
      'With you even “due yesterday” sounds like a good joke.',
    ],
    more: [
      'The spreadsheets add up and the coffee is hot; what more could one ask for.',
      'Please find attached, in the attachment that isn’t there, my sincere appreciation.',
      'Conclusion: let’s carry on, with better cake at the meetings.',
    ],
    wish: [
      'I wish you short meetings and long weekends.',
      'May your inbox always fit on one screen.',
      'May every final version really be final.',
    ],
  },
  heartfelt: {
    heart: [
      'I want to say it plainly: working with you has taught me a great deal.',
      'In harder moments your support meant more than many a result.',
      'There’s more than a contract behind the trust you’ve shown, and I value it.',
    ],
    more: [
      'Words like these are rare at work, and they shouldn’t be.',
      'People are remembered longer than projects, which is why I’m writing.',
      'I hope this message says at least a little of what it means to me.',
    ],
    wish: [
      'I hope your work gives you back as much as you put into it.',
      'May you always have people around you who can be relied on.',
      'Thank you, and I sincerely wish you all that’s good.',
    ],
  },
  solemn: {
    heart: [
      'I would like to express my appreciation of your professionalism and commitment.',
      'Our cooperation so far has been a source of satisfaction and valuable experience.',
      'I hold the contribution you make in high regard.',
    ],
    more: [
      'We greatly value the reliability on which our work together rests.',
      'We are confident that what comes next will bring equally good results.',
      'We remain at your disposal in anything we can help with.',
    ],
    wish: [
      'I wish you further success in everything you undertake.',
      'In the hope of continued cooperation I wish you every success.',
      'Please accept my best wishes for the time ahead.',
    ],
  },
  plain: {
    heart: [
      'Thank you for making this work so smoothly.',
      'I value clear answers and kept deadlines, and you give both.',
      'You’re good to work with.',
    ],
    more: [
      'I’m on the phone if you have questions.',
      'We can settle the details whenever it suits you.',
      'If there’s anything I can help with, please write.',
    ],
    wish: ['Good luck with the next tasks.', 'Talk soon!', 'All the best, at work and after it.'],
  },
} as const satisfies Record<Tone, Template>
