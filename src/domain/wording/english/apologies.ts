import type { Template, Tone } from '../wording.ts'

/** Apologies: the fault, its effect, and how things go on. */
export const apologies = {
  warm: {
    heart: [
      'I know it hurt you, and I don’t want to explain it away.',
      'It wasn’t meant to turn out like this, and I am truly ashamed.',
      'You matter to me, so I’m saying it plainly: it’s my fault.',
    ],
    more: [
      'There’s no need to answer at once; I’ll wait.',
      'Words aren’t enough, so I’ll try to show that I mean it.',
      'I think about it a lot, and next time I’ll do it differently.',
    ],
    wish: [
      'I hope there will be a moment when things are good between us again.',
      'I want to put it right, and I’m asking for the chance to.',
      'Come for a cup of tea and a talk, whenever it feels right.',
    ],
  },
  playful: {
    heart: [
      'This time it was me, not the dog and not the weather.',
      'If there were medals for blunders, mine would be on the wall already.',
      'My conscience and I have conferred, and the verdict is unanimous: my fault.',
    ],
    more: [
      'Choose my punishment: dishes, laundry or singing in public.',
      'I promise to do better, in writing and with no small print.',
      'An apology cake is already planned.',
    ],
    wish: [
      'Peace? I’ll bring my own white flag.',
      'I plead for a mild sentence and one smile.',
      'Let’s make up over coffee; it’s on me.',
    ],
  },
  heartfelt: {
    heart: [
      'It’s hard to know that you feel bad because of me.',
      'There’s no “but” in this: it was wrong, and it was me.',
      'I regret it more than I can write.',
    ],
    more: [
      'I don’t ask for everything to be as it was, only for a chance.',
      'What is between us means more to me than my pride.',
      'If it takes time, it shall have all the time it takes.',
    ],
    wish: [
      'I’m sorry with all my heart, and I want to put it right.',
      'I hope we can begin again, calmly and from the start.',
      'When the moment comes to talk, I’ll be waiting for it.',
    ],
  },
  solemn: {
    heart: [
      'I am aware that I was at fault, and I deeply regret it.',
      'I take full responsibility for it.',
      'Please accept my sincere regret.',
    ],
    more: [
      'I have learned from it, so that it won’t happen again.',
      'Trust takes long to build, and I want all the more to regain it.',
      'I look for no excuse and ask only for your understanding.',
    ],
    wish: [
      'I ask for your forgiveness, and for the chance to put it right.',
      'I trust that in time what is good between us will return.',
      'With respect, I ask you to accept this apology.',
    ],
  },
  plain: {
    heart: ['It’s my fault.', 'I have no excuse.', 'It should not have happened.'],
    more: [
      'Next time I’ll do it differently.',
      'I’ll wait as long as it takes.',
      'I don’t expect an answer at once.',
    ],
    wish: ['I want to put it right.', 'Can we talk about it?', 'I hope we can make up.'],
  },
} as const satisfies Record<Tone, Template>
