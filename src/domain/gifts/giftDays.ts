/** The occasions a giver chooses from, in the words of specification part 1, section 5. */
export const GIFT_DAYS = [
  'Urodziny',
  'Rocznica',
  'Święta',
  'Walentynki',
  'Dzień Matki',
  'Dzień Ojca',
  'Ślub',
  'Narodziny dziecka',
  'Gratulacje',
  'Podziękowania',
  'Przeprosiny',
  'Inne',
] as const
export type GiftDay = (typeof GIFT_DAYS)[number]

export const isGiftDay = (occasion: string): occasion is GiftDay =>
  GIFT_DAYS.some((known) => known === occasion)

/** The occasions that words are written for: the form's, and those that it knows as `Inne`. */
export const WRITING_DAYS = [
  ...GIFT_DAYS,
  'Imieniny',
  'Dzień Babci',
  'Dzień Dziadka',
  'Dzień Kobiet',
  'Komunia',
  'Dzień Dziecka',
  'Dzień Nauczyciela',
  'Mikołajki',
] as const
export type WritingDay = (typeof WRITING_DAYS)[number]
