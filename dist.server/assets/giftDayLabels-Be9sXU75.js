// src/ui/giftDayLabels.ts
/** The occasions of gifts, and of their words, as they are shown. */
var GIFT_DAY_LABELS = {
  Urodziny:
    /** i18n */
    {
      id: 'GnV7OU',
      message: ['Urodziny'],
    },
  Rocznica:
    /** i18n */
    {
      id: 'JnV9yy',
      message: ['Rocznica'],
    },
  Święta:
    /** i18n */
    {
      id: 'SJcdbE',
      message: ['Święta'],
    },
  Walentynki:
    /** i18n */
    {
      id: 'cQxJkz',
      message: ['Walentynki'],
    },
  'Dzień Matki':
    /** i18n */
    {
      id: '8hCOKs',
      message: ['Dzień Matki'],
    },
  'Dzień Ojca':
    /** i18n */
    {
      id: 'wx6uj8',
      message: ['Dzień Ojca'],
    },
  Ślub:
    /** i18n */
    {
      id: 'WWrYDz',
      message: ['Ślub'],
    },
  'Narodziny dziecka':
    /** i18n */
    {
      id: 'HHXAjC',
      message: ['Narodziny dziecka'],
    },
  Gratulacje:
    /** i18n */
    {
      id: 'e41j5_',
      message: ['Gratulacje'],
    },
  Podziękowania:
    /** i18n */
    {
      id: 'Eh7S11',
      message: ['Podziękowania'],
    },
  Przeprosiny:
    /** i18n */
    {
      id: 'IrDYUt',
      message: ['Przeprosiny'],
    },
  Inne:
    /** i18n */
    {
      id: 'eTAXXK',
      message: ['Inne'],
    },
  Imieniny:
    /** i18n */
    {
      id: 'YgcMmf',
      message: ['Imieniny'],
    },
  'Dzień Babci':
    /** i18n */
    {
      id: 'wRCfY8',
      message: ['Dzień Babci'],
    },
  'Dzień Dziadka':
    /** i18n */
    {
      id: 'J_xnIR',
      message: ['Dzień Dziadka'],
    },
  'Dzień Kobiet':
    /** i18n */
    {
      id: 'BtiZ3M',
      message: ['Dzień Kobiet'],
    },
  Komunia:
    /** i18n */
    {
      id: 'I-d3VF',
      message: ['Pierwsza komunia'],
    },
  'Dzień Dziecka':
    /** i18n */
    {
      id: '2l5164',
      message: ['Dzień Dziecka'],
    },
  'Dzień Nauczyciela':
    /** i18n */
    {
      id: 'FTdHmv',
      message: ['Dzień Nauczyciela'],
    },
  Mikołajki:
    /** i18n */
    {
      id: 'M5wTXM',
      message: ['Mikołajki'],
    },
}
export { GIFT_DAY_LABELS as t }
