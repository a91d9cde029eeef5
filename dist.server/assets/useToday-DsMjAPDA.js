import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { r as useLingui } from './dist-CJ0y7q9j.js'
import { i as localeOf, r as languageOf } from './languages-DstpWIH-.js'
import { ft as onceDatabaseIsThereAfter, ot as afterFirstScreen, st as liveStore } from '../renderPage.js'
import {
  a as weekdayOf,
  i as nextTime,
  n as dayInYear,
  o as yearOf,
  r as daysBetween,
  t as addDays,
} from './days-1Xb_Ud2G.js'
import { s as ownDayIn } from './ownDate-BExh7m-N.js'
import { t as readAddressee } from './addressee-CvBW-zCw.js'
import { t as calendarDay } from './calendarDay-pLklqQ0k.js'
// src/features/occasions/occasionLabels.ts
/** The days that everybody has, as they are shown. */
var PUBLIC_LABELS = {
  'grandmothers-day':
    /** i18n */
    {
      id: 'wRCfY8',
      message: ['Dzień Babci'],
    },
  'grandfathers-day':
    /** i18n */
    {
      id: 'J_xnIR',
      message: ['Dzień Dziadka'],
    },
  valentines:
    /** i18n */
    {
      id: 'cQxJkz',
      message: ['Walentynki'],
    },
  'womens-day':
    /** i18n */
    {
      id: 'BtiZ3M',
      message: ['Dzień Kobiet'],
    },
  easter:
    /** i18n */
    {
      id: 'QgjacU',
      message: ['Wielkanoc'],
    },
  'first-communion':
    /** i18n */
    {
      id: 'LgZneK',
      message: ['Pierwsze komunie'],
    },
  'mothers-day':
    /** i18n */
    {
      id: '8hCOKs',
      message: ['Dzień Matki'],
    },
  'childrens-day':
    /** i18n */
    {
      id: '2l5164',
      message: ['Dzień Dziecka'],
    },
  'fathers-day':
    /** i18n */
    {
      id: 'wx6uj8',
      message: ['Dzień Ojca'],
    },
  'teachers-day':
    /** i18n */
    {
      id: 'FTdHmv',
      message: ['Dzień Nauczyciela'],
    },
  'saint-nicholas':
    /** i18n */
    {
      id: 'M5wTXM',
      message: ['Mikołajki'],
    },
  'christmas-eve':
    /** i18n */
    {
      id: '6cn8ci',
      message: ['Wigilia'],
    },
}
/** What somebody celebrates, as a choice among others. */
var KIND_LABELS = {
  'name-day':
    /** i18n */
    {
      id: 'YgcMmf',
      message: ['Imieniny'],
    },
  birthday:
    /** i18n */
    {
      id: 'GnV7OU',
      message: ['Urodziny'],
    },
  anniversary:
    /** i18n */
    {
      id: 'JnV9yy',
      message: ['Rocznica'],
    },
  other:
    /** i18n */
    {
      id: 'SZJfLR',
      message: ['Inny dzień'],
    },
}
var REMINDER_LABELS = {
  14:
    /** i18n */
    {
      id: 'pwBzjP',
      message: ['2\xA0tygodnie przed'],
    },
  7:
    /** i18n */
    {
      id: 'zdh8od',
      message: ['tydzień przed'],
    },
  3:
    /** i18n */
    {
      id: 'ySqBbK',
      message: ['3\xA0dni przed'],
    },
  1:
    /** i18n */
    {
      id: 'wdLVLy',
      message: ['dzień przed'],
    },
  0:
    /** i18n */
    {
      id: '1oSRYu',
      message: ['w\xA0tym dniu'],
    },
}
// src/domain/occasions/easter.ts
/** Easter Sunday of a year of the Gregorian calendar, `YYYY-MM-DD`, by the rule of Meeus, Jones and Butcher. */
function easterSunday(year) {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const ofCentury = year % 100
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const place = epact + weekday - 7 * late + 114
  return new Date(Date.UTC(year, Math.floor(place / 31) - 1, (place % 31) + 1)).toISOString().slice(0, 10)
}
// src/domain/occasions/publicOccasions.ts
var on = (month, day) => ({
  dayIn: (year) =>
    dayInYear(
      {
        month,
        day,
      },
      year,
    ),
  isFixed: true,
})
var NOBODY = {
  relation: '',
  recipient: null,
}
/** The days that the shop reminds everybody of, in the order of the year. */
var PUBLIC_OCCASIONS = [
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
    idea: {
      formDay: 'Inne',
      wordsDay: 'Dzień Kobiet',
      ...NOBODY,
      occasion: null,
      tag: null,
    },
  },
  {
    kind: 'easter',
    dayIn: easterSunday,
    isFixed: false,
    idea: {
      formDay: 'Święta',
      wordsDay: 'Święta',
      ...NOBODY,
      occasion: null,
      tag: null,
    },
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
    idea: {
      formDay: 'Święta',
      wordsDay: 'Mikołajki',
      ...NOBODY,
      occasion: 'swieta',
      tag: null,
    },
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
]
/** First communions are on the Sundays of May, from the first one on. */
function firstSundayOfMay(year) {
  const first = dayInYear(
    {
      month: 5,
      day: 1,
    },
    year,
  )
  return addDays(first, (7 - weekdayOf(first)) % 7)
}
// src/domain/occasions/coming.ts
/** The next time of each date of one's own, the soonest first. `today` is the day where the person is. */
function comingOwn(dates, today) {
  return dates
    .map((known) => {
      const { date } = known
      const day = nextTime((year) => ownDayIn(date, year), today)
      const turns = date.year === null ? 0 : yearOf(day) - date.year
      return {
        ...known,
        source: 'own',
        day,
        daysLeft: daysBetween(today, day),
        turns: turns > 0 ? turns : null,
      }
    })
    .toSorted(bySoonest)
}
/** The next time of each day that everybody has, the soonest first. */
function comingPublic(today) {
  return PUBLIC_OCCASIONS.map(({ dayIn, ...occasion }) => {
    const day = nextTime(dayIn, today)
    return {
      source: 'public',
      ...occasion,
      day,
      daysLeft: daysBetween(today, day),
    }
  }).toSorted(bySoonest)
}
/** Both together, the soonest first; of one day one's own come first. */
function comingOccasions(dates, today) {
  return [...comingOwn(dates, today), ...comingPublic(today)].toSorted(bySoonest)
}
var bySoonest = (one, other) => one.daysLeft - other.daysLeft
// src/features/occasions/liveOccasions.ts
/** The dates that whoever uses this device has written down. */
var liveOccasions = liveStore({
  load: async () => (await import('./readOccasions-BH2qfTw5.js')).readOccasions,
  schedule: onceDatabaseIsThereAfter(afterFirstScreen),
})
// src/domain/occasions/celebrated.ts
/** A name as it stands behind „imieniny” and „urodziny”; null where the rules don't know how to bend it. */
function celebratedName(name) {
  return readAddressee(name).forms?.genitive ?? null
}
/** Whom a public day is for, by what they are to somebody. */
var CELEBRATED = {
  'grandmothers-day': {
    relation: 'dziadkowie',
    gender: 'feminine',
  },
  'grandfathers-day': {
    relation: 'dziadkowie',
    gender: 'masculine',
  },
  valentines: { relation: 'druga-polowka' },
  'mothers-day': { relation: 'mama' },
  'fathers-day': { relation: 'tata' },
  'teachers-day': { relation: 'nauczyciel' },
}
/** Who of one's own people a public day is for, if there is just one; empty where there is none, or who isn't clear. */
function celebratedOn(kind, dates) {
  const whom = CELEBRATED[kind]
  if (whom === void 0) return ''
  const names = new Set(
    dates.flatMap(({ date: { name, relation } }) => {
      if (relation !== whom.relation) return []
      return whom.gender === void 0 || readAddressee(name).gender === whom.gender ? [name] : []
    }),
  )
  const [only = ''] = names
  return names.size === 1 ? only : ''
}
// src/features/occasions/useOccasionWords.ts
/** The words of occasions in the language of the page. */
function useOccasionWords() {
  const { i18n, _: _t } = useLingui()
  const language = languageOf(i18n.locale) ?? 'pl'
  const days = new Intl.DateTimeFormat(localeOf(language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  function ownTitle({ date: { kind, name, title } }) {
    if (kind === 'other') return title === '' ? name : `${title}: ${name}`
    const whose = language === 'pl' ? celebratedName(name) : name
    if (whose === null) {
      if (kind === 'name-day')
        return _t(
          /** i18n */
          {
            id: 'QdGB86',
            message: ['Imieniny: ', ['name']],
            values: { name },
          },
        )
      return kind === 'birthday'
        ? _t(
            /** i18n */
            {
              id: 'LQU9IP',
              message: ['Urodziny: ', ['name']],
              values: { name },
            },
          )
        : _t(
            /** i18n */
            {
              id: 'jm2-Hc',
              message: ['Rocznica: ', ['name']],
              values: { name },
            },
          )
    }
    if (kind === 'name-day')
      return _t(
        /** i18n */
        {
          id: 'E_rtXZ',
          message: ['Imieniny ', ['whose']],
          values: { whose },
        },
      )
    return kind === 'birthday'
      ? _t(
          /** i18n */
          {
            id: 'QIfcE3',
            message: ['Urodziny ', ['whose']],
            values: { whose },
          },
        )
      : _t(
          /** i18n */
          {
            id: 'nRSxZV',
            message: ['Rocznica ', ['whose']],
            values: { whose },
          },
        )
  }
  return {
    title: (coming) => (coming.source === 'own' ? ownTitle(coming) : i18n._(PUBLIC_LABELS[coming.kind])),
    when: (daysLeft) => {
      if (daysLeft === 0)
        return _t(
          /** i18n */
          {
            id: '6vMppU',
            message: ['dziś'],
          },
        )
      if (daysLeft === 1)
        return _t(
          /** i18n */
          {
            id: 'yqv4h7',
            message: ['jutro'],
          },
        )
      return _t(
        /** i18n */
        {
          id: 'gy38a5',
          message: [
            'za ',
            [
              'daysLeft',
              'plural',
              {
                offset: void 0,
                one: ['#', '\xA0dzień'],
                few: ['#', '\xA0dni'],
                many: ['#', '\xA0dni'],
                other: ['#', '\xA0dnia'],
              },
            ],
          ],
          values: { daysLeft },
        },
      )
    },
    day: (day) => days.format(/* @__PURE__ */ new Date(`${day}T00:00:00Z`)),
    turns: ({ date: { kind }, turns }) => {
      if (turns === null) return ''
      if (kind === 'birthday')
        return _t(
          /** i18n */
          {
            id: 'w4PmhQ',
            message: [['turns'], '. urodziny'],
            values: { turns },
          },
        )
      return kind === 'anniversary'
        ? _t(
            /** i18n */
            {
              id: 'kPOIyC',
              message: [['turns'], '. rocznica'],
              values: { turns },
            },
          )
        : ''
    },
  }
}
// src/features/occasions/useToday.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
/** The day where the person is, `YYYY-MM-DD`; a page left open overnight has the new one when somebody is back. */
function useToday() {
  const [today, setToday] = (0, import_react.useState)(() => calendarDay(/* @__PURE__ */ new Date()))
  ;(0, import_react.useEffect)(() => {
    const look = () => setToday(calendarDay(/* @__PURE__ */ new Date()))
    document.addEventListener('visibilitychange', look)
    globalThis.addEventListener('focus', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      globalThis.removeEventListener('focus', look)
    }
  }, [])
  return today
}
export {
  comingOccasions as a,
  REMINDER_LABELS as c,
  liveOccasions as i,
  useOccasionWords as n,
  comingOwn as o,
  celebratedOn as r,
  KIND_LABELS as s,
  useToday as t,
}
