// src/ui/relationLabels.ts
/** Who somebody is to the giver: one person, where the shop’s filters name a circle of them. */
var RELATION_LABELS = {
  mama:
    /** i18n */
    {
      id: 'EhWn3N',
      message: ['Mama'],
    },
  tata:
    /** i18n */
    {
      id: 'V0MYyI',
      message: ['Tata'],
    },
  'druga-polowka':
    /** i18n */
    {
      id: 'xhn0Ur',
      message: ['Ukochana osoba'],
    },
  dziecko:
    /** i18n */
    {
      id: '2t7lDn',
      message: ['Córka albo syn'],
    },
  dziadkowie:
    /** i18n */
    {
      id: '7W1BR4',
      message: ['Babcia albo dziadek'],
    },
  przyjaciele:
    /** i18n */
    {
      id: 'uHE3aB',
      message: ['Bliska przyjaźń'],
    },
  nauczyciel:
    /** i18n */
    {
      id: 'fgeKtR',
      message: ['Ktoś, kto uczy'],
    },
  praca:
    /** i18n */
    {
      id: 'kMe8Ej',
      message: ['Ktoś z\xA0pracy'],
    },
}
export { RELATION_LABELS as t }
