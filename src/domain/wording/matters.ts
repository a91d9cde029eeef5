import type { BlankName } from '#domain/gifts/blankWords.ts'

/** The subjects of business letters, and their required facts, by the blanks for them. */
export const MATTERS = {
  offer: ['obserwacja', 'rozwiazanie', 'korzysc', 'termin'],
  'payment-reminder': ['numer', 'kwota', 'termin', 'nowy_termin'],
  complaint: ['problem', 'rozwiazanie', 'termin'],
  'after-meeting': ['za_co', 'ustalenia', 'krok', 'termin'],
  'season-wishes': ['sukces', 'zyczenie'],
  raise: ['okres', 'wyniki', 'odpowiedzialnosc', 'kwota', 'termin'],
  application: ['wymaganie', 'dowod', 'powod'],
} as const satisfies Record<string, readonly BlankName[]>

export type Matter = keyof typeof MATTERS

export const MATTER_NAMES = [
  'offer',
  'payment-reminder',
  'complaint',
  'after-meeting',
  'season-wishes',
  'raise',
  'application',
] as const satisfies readonly Matter[]

/** The tones that a business letter may have. */
export const MATTER_TONES = ['plain', 'warm', 'solemn'] as const
export type MatterTone = (typeof MATTER_TONES)[number]
