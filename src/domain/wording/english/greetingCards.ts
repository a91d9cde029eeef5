import type { Template, Tone } from '../wording.ts'

/** Cards for any day. */
export const greetingCards = {
  warm: {
    heart: [
      'You have a way of making ordinary days feel like good ones.',
      'Not many people make it this easy to smile.',
      'You give your time and your attention as if they cost nothing, and people notice.',
    ],
    more: [
      'Keep this card for a day when you need proof that someone is thinking of you.',
      'It doesn’t take big words to say that you can be counted on, and always have been.',
      'A card can’t hold everything, so this one holds what matters most.',
    ],
    wish: [
      'I wish you slow mornings, good company and time for whatever you love.',
      'May the months ahead bring you more joy than chores.',
      'May good things always have a short way to your door.',
    ],
  },
  playful: {
    heart: [
      'If they gave out medals for good humour, you’d have run out of wall by now.',
      'You could turn a queue at the post office into an adventure, and you probably have.',
      'After careful thought and two cups of tea: they only made one of you.',
    ],
    more: [
      'This card comes without a warranty, but the wishes never expire.',
      'Should there be any questions, the answer is yes, you may have cake.',
      'No refunds on these words, they were written with a straight face and a small grin.',
    ],
    wish: [
      'I wish you a full tank, an empty inbox and a cake that never ends.',
      'May your alarm be quiet and your weekend start on Thursday.',
      'May luck remember your address, flat number included.',
    ],
  },
  heartfelt: {
    heart: [
      'I don’t say it often enough: everything is easier because you are here.',
      'There is a lot of gratitude in me, and much of it belongs to you.',
      'So much good has come from the day our paths crossed.',
    ],
    more: [
      'On a harder day, remember how many of us are better for knowing you.',
      'I’m saying this now, because the important things shouldn’t wait.',
      'Keep these words close, especially when there are miles between us.',
    ],
    wish: [
      'May all the good you send out into the world find its way back to you.',
      'May there always be someone to ask about your day and really listen.',
      'I hope every year brings you at least one moment you’d like to stop and keep.',
    ],
  },
  solemn: {
    heart: [
      'On a day like this I feel keenly how much your presence means to all of us.',
      'Some people teach what matters simply by how they live, and you are one of them.',
      'Your kindness and your calm set an example worth growing towards.',
    ],
    more: [
      'Let this card stand for a respect that was earned over years.',
      'Days like this remind us how precious the lasting things are.',
      'Deeds outlive words, and yours speak clearly.',
    ],
    wish: [
      'With all my heart I wish you health, peace and strength for what lies ahead.',
      'I wish you good health, good spirits and joy in everything you achieve.',
      'May the time to come bring you peace and good tidings.',
    ],
  },
  plain: {
    heart: [
      'I’m glad you’re around.',
      'It’s good to have you close.',
      'I like your company, simple as that.',
    ],
    more: [
      'No grand words, just honest ones.',
      'The rest is best said over coffee.',
      'Short, because the main thing is simple.',
    ],
    wish: [
      'All the best, good health and some time off.',
      'I wish you whatever it is you need most.',
      'May it all go well.',
    ],
  },
} as const satisfies Record<Tone, Template>
