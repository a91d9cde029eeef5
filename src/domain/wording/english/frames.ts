import type { Wordbook } from '../wording.ts'

/** A memory as it was given. */
export const memories = {
  warm: [
    'There’s one memory I love coming back to: {memory}',
    'When I think of you, this is what I see: {memory}',
    'Here’s something I remember with a smile: {memory}',
  ],
  playful: [
    'I submit exhibit number one: {memory}',
    'You couldn’t pay me to forget this: {memory}',
    'Let the record show: {memory}',
  ],
  heartfelt: [
    'I carry one memory with me: {memory}',
    'This will stay with me always: {memory}',
    'I only have to close my eyes to see it again: {memory}',
  ],
  solemn: [
    'One thing in particular has stayed with me: {memory}',
    'Of many memories this is the dearest: {memory}',
    'With gratitude I recall this today: {memory}',
  ],
  plain: ['I remember: {memory}', 'One memory will do: {memory}', 'What I remember best: {memory}'],
  business: [
    'One thing in particular stays in my mind: {memory}',
    'One thing deserves to be mentioned: {memory}',
    'The best evidence of it is this: {memory}',
  ],
} as const satisfies Wordbook['memories']

/** The last words of a long text. */
export const closings = {
  warm: ['A big hug!', 'Warm thoughts, and see you soon!', 'Sending you lots of warmth.'],
  playful: ['Grinning from ear to ear!', 'Until we laugh again!', 'Yours, with a wink.'],
  heartfelt: ['With all my heart.', 'With gratitude and affection.', 'With love and fond memories.'],
  solemn: ['With respect.', 'With deep regard.', 'With my very best thoughts.'],
  plain: ['Best!', 'See you!', 'Take care.'],
  formal: ['Yours sincerely.', 'With kind regards.', 'Respectfully yours.'],
  honour: ['With my very best wishes.', 'With warm regards and every good wish.', 'Yours most sincerely.'],
  love: ['With all my love.', 'Kisses.', 'Yours, always.'],
  business: ['Kind regards.', 'Best regards.', 'Yours faithfully.'],
} as const satisfies Wordbook['closings']
