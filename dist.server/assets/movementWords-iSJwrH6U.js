import { vi as CircleCheck } from '../renderPage.js'
import { t as CircleSlash } from './circle-slash-C0zDIInW.js'
import { t as CircleQuestionMark } from './circle-question-mark-mlCI4fge.js'
import { t as Coins } from './coins-BrUrasdY.js'
import { t as Gift } from './gift-acv106ln.js'
import { t as GraduationCap } from './graduation-cap-BKd9_fsq.js'
import { t as Hourglass } from './hourglass-Cl3dDpxt.js'
import { t as PenLine } from './pen-line-CjAQDEGe.js'
import { t as Undo2 } from './undo-2-BNCNz0-1.js'
// src/features/credits/movements/movementWords.ts
var KNOWN = {
  welcome: {
    label:
      /** i18n */
      {
        id: 'diNI6x',
        message: ['Prezent na start'],
      },
    icon: Gift,
  },
  pack: {
    label:
      /** i18n */
      {
        id: 'HFQUHq',
        message: ['Pakiet kredytów'],
      },
    icon: Coins,
  },
  affiliate: {
    label:
      /** i18n */
      {
        id: 'rYUe7z',
        message: ['Premia za kod polecający'],
      },
    icon: Gift,
  },
  course: {
    label:
      /** i18n */
      {
        id: 'kl6Nvp',
        message: ['Kredyty na ćwiczenia z\xA0kursu'],
      },
    icon: GraduationCap,
  },
  reserve: {
    label:
      /** i18n */
      {
        id: '8QJ_tm',
        message: ['Rezerwacja'],
      },
    icon: Hourglass,
  },
  charge: {
    label:
      /** i18n */
      {
        id: 'wGOpCF',
        message: ['Pobrano zarezerwowane'],
      },
    icon: CircleCheck,
  },
  release: {
    label:
      /** i18n */
      {
        id: 'sOVXdr',
        message: ['Zwrot rezerwacji'],
      },
    icon: Undo2,
  },
  rest: {
    label:
      /** i18n */
      {
        id: 'rHmB75',
        message: ['Zwrot tego, co zostało z\xA0rezerwacji'],
      },
    icon: Undo2,
  },
  refund: {
    label:
      /** i18n */
      {
        id: 'SEV3i3',
        message: ['Zwrot'],
      },
    icon: Undo2,
  },
  correction: {
    label:
      /** i18n */
      {
        id: 'eJ9qSd',
        message: ['Korekta'],
      },
    icon: PenLine,
  },
  return: {
    label:
      /** i18n */
      {
        id: 'lQsG0U',
        message: ['Cofnięte kredyty z\xA0zamówienia'],
      },
    icon: Undo2,
  },
}
/** The words for one step; one of a kind this version doesn't know is named as that. */
function movementWords(kind) {
  return (
    KNOWN[kind] ?? {
      label:
        /** i18n */
        {
          id: 'RU4CYS',
          message: ['Inny ruch'],
        },
      icon: CircleQuestionMark,
    }
  )
}
var CANCELLED = {
  label:
    /** i18n */
    {
      id: 'knIYGk',
      message: ['Anulowane'],
    },
  icon: CircleSlash,
}
/** What came of a piece of work, by its last step. */
var OUTCOMES = {
  reserve: {
    label:
      /** i18n */
      {
        id: '3_YXNJ',
        message: ['W\xA0toku, cena zarezerwowana'],
      },
    icon: Hourglass,
  },
  charge: {
    label:
      /** i18n */
      {
        id: 'h8oBWZ',
        message: ['Gotowe, cena pobrana'],
      },
    icon: CircleCheck,
  },
  release: {
    label:
      /** i18n */
      {
        id: 'amhAWa',
        message: ['Nie udało się'],
      },
    icon: Undo2,
  },
  rest: {
    label:
      /** i18n */
      {
        id: 'vSMk0D',
        message: ['Gotowe, pobrano tyle, ile powstało'],
      },
    icon: CircleCheck,
  },
  refund: {
    label:
      /** i18n */
      {
        id: 'GWXefg',
        message: ['Zwrócone po pobraniu'],
      },
    icon: Undo2,
  },
}
/** The words for a whole row: for work what came of it, for everything else what it was. */
function rowWords({ kind, generation, run }) {
  const work = generation ?? run
  if (work === null) return movementWords(kind)
  if ((kind === 'charge' || kind === 'rest' || kind === 'release') && work.status === 'cancelled')
    return CANCELLED
  return OUTCOMES[kind] ?? movementWords(kind)
}
export { rowWords as n, movementWords as t }
