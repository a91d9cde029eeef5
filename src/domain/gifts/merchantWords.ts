import type { LineAttribute } from '#domain/cart/remoteCart.ts'
import { personalFacts } from '#domain/personal/personalFacts.ts'
import { isPersonal } from '#domain/personal/personalHandles.ts'
import { blankLabel } from './blankWords.ts'
import type { GiftWords } from './giftWords.ts'
import type { Personalization } from './personalization.ts'

/**
 * A gift as attributes of its line, with its personalisation, for a store that takes the order itself: its staff read
 * them, in the shop’s language. Empty fields are left out.
 */
export function merchantWords(handle: string, gift: Personalization): readonly LineAttribute[] {
  return [
    ['Dla kogo', gift.recipientName] as const,
    ['E-mail odbiorcy', gift.recipientEmail] as const,
    ['Telefon odbiorcy', gift.recipientPhone] as const,
    ['Dzień doręczenia', gift.deliveryDate] as const,
    ['Okazja', gift.occasion] as const,
    ...(gift.words === undefined ? [] : ownWords(handle, gift.words)),
    ['Wiadomość obok prezentu', gift.message] as const,
    ['Uwagi', gift.specialInstructions] as const,
    ['Pakowanie na prezent', gift.giftWrap ? 'tak' : ''] as const,
    ['Bez nadawcy', gift.anonymousSender ? 'tak' : ''] as const,
  ]
    .filter(([, value]) => value.trim() !== '')
    .map(([key, value]) => ({ key, value }))
}

function ownWords(handle: string, { given, text, isByHand }: GiftWords): (readonly [string, string])[] {
  if (isPersonal(handle)) return personalFacts(handle, given, 'pl').map((fact) => [fact.label, fact.text])
  if (isByHand === true) return [['Tekst w środku', 'bez tekstu, kupujący dopisze go ręcznie']]
  if (text !== null) return [['Tekst w środku', text]]
  return Object.entries(given).map(([name, value]) => [blankLabel(name, 'pl'), value])
}
