import type { Template, Tone } from '../wording.ts'

/** Letters to the one who is loved. */
export const loveLetters = {
  warm: {
    heart: [
      'I like our ordinary evenings more than other people’s grand journeys.',
      'With you, home isn’t an address but a voice in the next room.',
      'What I love most is that with you there is never any hurry.',
    ],
    more: [
      'I don’t need fireworks when I have your “on my way home”.',
      'I want to argue with you about the dishes and make up over dinner for a very long time.',
      'Every year I know more about you, and every year I’m gladder of it.',
    ],
    wish: [
      'Let’s keep it like this: you, me and a great many mornings.',
      'I love you, simply and every day.',
      'Here’s to another good year of us.',
    ],
  },
  playful: {
    heart: [
      'I love you more than the first coffee of the day, which is a serious thing to say.',
      'You own the duvet now, and I’m suspiciously fine with it.',
      'Statistically, finding you was less likely than winning the lottery.',
    ],
    more: [
      'I accept your series, your music and even the cushions nobody is allowed to move.',
      'On reflection I’m renewing this contract for good, no notice period.',
      'If love is blind, mine has excellent taste all the same.',
    ],
    wish: [
      'I propose we go on: half a life of laughing, half a life of looking for keys, but together.',
      'Let’s stay on this team, we play rather well.',
      'The rest I’ll whisper.',
    ],
  },
  heartfelt: {
    heart: [
      'I can’t tell the story of my life without you, and I don’t want to learn how.',
      'When the world gets too loud, your calm is the place I come back to.',
      'I love you for who you are, and for who I become beside you.',
    ],
    more: [
      'If I’m sure of anything, it’s that I want your hand in mine, bends in the road included.',
      'Some days can’t be lived alone, and I’m thankful for the one I share them with.',
      'With you even silence is a conversation.',
    ],
    wish: [
      'I want to grow old with you, slowly and with pleasure.',
      'Be with me in every tomorrow we’re given.',
      'I love you, and I’ll say it for as long as I have a voice.',
    ],
  },
  solemn: {
    heart: [
      'There is nothing in my life I choose as surely as you.',
      'What we have is a promise I keep with joy.',
      'Whatever is best in me ripens in the light of your love.',
    ],
    more: [
      'Time has shown that this love fears neither silence nor storms.',
      'Whatever the years bring, I want to meet it at your side.',
      'Some words are weighed for a long time; I write these without hesitation.',
    ],
    wish: [
      'I love you today, and I always will.',
      'May the road we share be long and bright.',
      'With my whole heart I choose you, each day anew.',
    ],
  },
  plain: {
    heart: ['I love you.', 'Life is good with you.', 'My favourite place is next to you.'],
    more: [
      'That’s all I wanted to say, and it’s enough.',
      'The rest is in what we do together every day.',
      'I don’t need bigger words.',
    ],
    wish: ['Let’s stay together.', 'I’m looking forward to this evening with you.', 'May it stay this way.'],
  },
} as const satisfies Record<Tone, Template>
