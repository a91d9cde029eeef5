import type { Tone, Ways } from '../wording.ts'

/** Wishes for a birthday or name day: the expected ones are always included. */
export const birthdayWishes = {
  warm: [
    'Many happy returns, in good health and with cake within reach!',
    'All the best, and a year that is kind to you and never dull!',
    'All the best to you! May the thing you only say under your breath come true.',
  ],
  playful: [
    'Many happy returns, and not one Monday more than necessary!',
    'All the best, and the energy of a toddler before bedtime!',
    'All the best, and above all the biggest slice!',
  ],
  heartfelt: [
    'All the best to you: love that gives you strength and a peace that stays.',
    'Many happy returns, among those your heart has chosen.',
    'All the best. May this new year of your life be gentle with you.',
  ],
  solemn: [
    'I wish you all the best: health, prosperity and many years of happiness.',
    'All the best, and above all fulfilment and peace every day.',
    'Many happy returns, in good health and among those you love!',
  ],
  plain: ['All the best!', 'Many happy returns!', 'All the best, health and a good year.'],
} as const satisfies Record<Tone, Ways>
