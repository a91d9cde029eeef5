import type { LineAttribute } from '#domain/cart/remoteCart.ts'
import { blankLabel } from './blankWords.ts'
import type { Personalization } from './personalization.ts'

/**
 * A gift as attributes of its line, for a store that takes the order itself: whoever makes it there reads them, in the
 * shop’s language. What wasn’t filled in is left out.
 */
export function merchantWords(gift: Personalization): readonly LineAttribute[] {
  const { given = {}, text = null, isByHand = false } = gift.words ?? {}
  const words = isByHand
    ? [['Tekst w środku', 'bez tekstu, kupujący dopisze go ręcznie'] as const]
    : text === null
      ? Object.entries(given).map(([name, value]) => [blankLabel(name, 'pl'), value] as const)
      : [['Tekst w środku', text] as const]
  return [
    ['Dla kogo', gift.recipientName] as const,
    ['E-mail odbiorcy', gift.recipientEmail] as const,
    ['Telefon odbiorcy', gift.recipientPhone] as const,
    ['Dzień doręczenia', gift.deliveryDate] as const,
    ['Okazja', gift.occasion] as const,
    ...words,
    ['Wiadomość obok prezentu', gift.message] as const,
    ['Uwagi', gift.specialInstructions] as const,
    ['Pakowanie na prezent', gift.giftWrap ? 'tak' : ''] as const,
    ['Bez nadawcy', gift.anonymousSender ? 'tak' : ''] as const,
  ]
    .filter(([, value]) => value.trim() !== '')
    .map(([key, value]) => ({ key, value }))
}
