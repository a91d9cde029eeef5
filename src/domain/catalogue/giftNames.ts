/** Whom a present is for, as addresses name them. */
export const RECIPIENTS = [
  'mama',
  'tata',
  'druga-polowka',
  'dziecko',
  'dziadkowie',
  'przyjaciele',
  'nauczyciel',
  'praca',
] as const

export type Recipient = (typeof RECIPIENTS)[number]

/** Which day a present is for, as addresses name it. */
export const GIFT_OCCASIONS = [
  'urodziny',
  'rocznica',
  'slub',
  'narodziny',
  'swieta',
  'walentynki',
  'dzien-matki',
  'dzien-ojca',
  'podziekowania',
  'gratulacje',
] as const

export type GiftOccasion = (typeof GIFT_OCCASIONS)[number]
