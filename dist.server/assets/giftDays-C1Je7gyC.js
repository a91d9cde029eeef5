// src/domain/gifts/giftDays.ts
/** The occasions a giver chooses from, in the words of specification part 1, section 5. */
var GIFT_DAYS = [
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
]
var isGiftDay = (occasion) => GIFT_DAYS.some((known) => known === occasion)
/** The occasions that words are written for: the form's, and those that it knows as `Inne`. */
var WRITING_DAYS = [
  ...GIFT_DAYS,
  'Imieniny',
  'Dzień Babci',
  'Dzień Dziadka',
  'Dzień Kobiet',
  'Komunia',
  'Dzień Dziecka',
  'Dzień Nauczyciela',
  'Mikołajki',
]
export { WRITING_DAYS as n, isGiftDay as r, GIFT_DAYS as t }
