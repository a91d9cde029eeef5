import { t as blankLabel } from './blankWords-BtlxEC_2.js'
// src/domain/gifts/merchantWords.ts
/**
 * A gift as attributes of its line, for a store that takes the order itself: whoever makes it there reads them, in the
 * shop’s language. What wasn’t filled in is left out.
 */
function merchantWords(gift) {
  const { given = {}, text = null } = gift.words ?? {}
  const words =
    text === null
      ? Object.entries(given).map(([name, value]) => [blankLabel(name, 'pl'), value])
      : [['Tekst w środku', text]]
  return [
    ['Dla kogo', gift.recipientName],
    ['E-mail odbiorcy', gift.recipientEmail],
    ['Telefon odbiorcy', gift.recipientPhone],
    ['Dzień doręczenia', gift.deliveryDate],
    ['Okazja', gift.occasion],
    ...words,
    ['Wiadomość obok prezentu', gift.message],
    ['Uwagi', gift.specialInstructions],
    ['Pakowanie na prezent', gift.giftWrap ? 'tak' : ''],
    ['Bez nadawcy', gift.anonymousSender ? 'tak' : ''],
  ]
    .filter(([, value]) => value.trim() !== '')
    .map(([key, value]) => ({
      key,
      value,
    }))
}
export { merchantWords }
