import { addDays, dayInYear, weekdayOf } from './days.ts'
import { easterSunday } from './easter.ts'
import type { GiftIdea } from './giftIdea.ts'

/** A day that many people in Poland give something on. */
export interface PublicOccasion {
  /** The day in a year, `YYYY-MM-DD`. */
  readonly dayIn: (year: number) => string
  /** It comes on the same day of each year: a calendar can be told so. */
  readonly isFixed: boolean
  readonly idea: GiftIdea
}

const on = (month: number, day: number): Pick<PublicOccasion, 'dayIn' | 'isFixed'> => ({
  dayIn: (year) => dayInYear({ month, day }, year),
  isFixed: true,
})

const NOBODY = { relation: '', recipient: null } as const

/** The public days of the shop's reminders, in the order of the year. */
export const PUBLIC_OCCASIONS = [
  {
    kind: 'grandmothers-day',
    ...on(1, 21),
    idea: {
      formDay: 'Inne',
      wordsDay: 'Dzień Babci',
      relation: 'dziadkowie',
      recipient: 'dziadkowie',
      occasion: null,
      tag: ['dziadkowie', 'grandparents'],
    },
  },
  {
    kind: 'grandfathers-day',
    ...on(1, 22),
    idea: {
      formDay: 'Inne',
      wordsDay: 'Dzień Dziadka',
      relation: 'dziadkowie',
      recipient: 'dziadkowie',
      occasion: null,
      tag: ['dziadkowie', 'grandparents'],
    },
  },
  {
    kind: 'valentines',
    ...on(2, 14),
    idea: {
      formDay: 'Walentynki',
      wordsDay: 'Walentynki',
      relation: 'druga-polowka',
      recipient: 'druga-polowka',
      occasion: 'walentynki',
      tag: null,
    },
  },
  {
    kind: 'womens-day',
    ...on(3, 8),
    idea: { formDay: 'Inne', wordsDay: 'Dzień Kobiet', ...NOBODY, occasion: null, tag: null },
  },
  {
    kind: 'easter',
    dayIn: easterSunday,
    isFixed: false,
    // The shop’s cards for „święta” are for Christmas.
    idea: { formDay: 'Święta', wordsDay: 'Święta', ...NOBODY, occasion: null, tag: null },
  },
  {
    kind: 'first-communion',
    dayIn: firstSundayOfMay,
    isFixed: false,
    idea: {
      formDay: 'Inne',
      wordsDay: 'Komunia',
      relation: 'dziecko',
      recipient: 'dziecko',
      occasion: null,
      tag: null,
    },
  },
  {
    kind: 'mothers-day',
    ...on(5, 26),
    idea: {
      formDay: 'Dzień Matki',
      wordsDay: 'Dzień Matki',
      relation: 'mama',
      recipient: 'mama',
      occasion: 'dzien-matki',
      tag: null,
    },
  },
  {
    kind: 'childrens-day',
    ...on(6, 1),
    idea: {
      formDay: 'Inne',
      wordsDay: 'Dzień Dziecka',
      relation: 'dziecko',
      recipient: 'dziecko',
      occasion: null,
      tag: null,
    },
  },
  {
    kind: 'fathers-day',
    ...on(6, 23),
    idea: {
      formDay: 'Dzień Ojca',
      wordsDay: 'Dzień Ojca',
      relation: 'tata',
      recipient: 'tata',
      occasion: 'dzien-ojca',
      tag: null,
    },
  },
  {
    kind: 'teachers-day',
    ...on(10, 14),
    idea: {
      formDay: 'Inne',
      wordsDay: 'Dzień Nauczyciela',
      relation: 'nauczyciel',
      recipient: 'nauczyciel',
      occasion: null,
      tag: ['nauczyciel', 'teacher'],
    },
  },
  {
    kind: 'saint-nicholas',
    ...on(12, 6),
    idea: { formDay: 'Święta', wordsDay: 'Mikołajki', ...NOBODY, occasion: 'swieta', tag: null },
  },
  {
    kind: 'christmas-eve',
    ...on(12, 24),
    idea: {
      formDay: 'Święta',
      wordsDay: 'Święta',
      ...NOBODY,
      occasion: 'swieta',
      tag: ['Boże Narodzenie', 'Christmas'],
    },
  },
] as const satisfies readonly (PublicOccasion & { readonly kind: string })[]

export type PublicKind = (typeof PUBLIC_OCCASIONS)[number]['kind']

/** First communions are on the Sundays of May, from the first one on. */
function firstSundayOfMay(year: number): string {
  const first = dayInYear({ month: 5, day: 1 }, year)
  return addDays(first, (7 - weekdayOf(first)) % 7)
}
