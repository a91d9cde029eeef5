import { slugOf } from '#domain/catalogue/foldPolish.ts'
import type { ProductDetails } from '#domain/catalogue/product.ts'
import { WRITING_DAYS, type WritingDay } from '#domain/gifts/giftDays.ts'
import { type Matter, MATTERS } from './matters.ts'
import type { WritingRequest } from './writingRequest.ts'

/** A person's words about themselves and the addressee. */
export type GivenWords = Pick<WritingRequest, 'name' | 'memory' | 'sender' | 'facts'>

/** A product, as far as it decides its text. */
export type WrittenProduct = Pick<ProductDetails, 'aiType' | 'aiCategory' | 'aiCategoryKey'> & {
  readonly handle: string
}

/** The default request to the rules for a product. */
export function requestFor(
  { handle, aiType, aiCategory, aiCategoryKey }: WrittenProduct,
  { facts, ...given }: GivenWords,
): WritingRequest {
  const type = aiType ?? 'greeting_card'
  const key = slugOf(aiCategoryKey ?? aiCategory ?? '')
  const isBusiness = type === 'business_email'
  const occasion =
    type === 'thank_you_note' ? 'Podziękowania' : (WRITING_DAYS.find((day) => slugOf(day) === key) ?? '')
  const matter = isBusiness ? BUSINESS[handle] : undefined
  return {
    type,
    occasion,
    relation: type === 'love_letter' ? 'druga-polowka' : (FOR_WHOM[occasion] ?? ''),
    tone: isBusiness ? 'plain' : 'warm',
    length: 'medium',
    address: isBusiness ? 'formal' : 'informal',
    ...KNOWN[handle],
    ...given,
    seed: 0,
    ...(matter === undefined ? {} : { matter, facts: factsOf(matter, facts ?? {}) }),
  }
}

const factsOf = (matter: Matter, given: Readonly<Record<string, string>>) =>
  Object.fromEntries(MATTERS[matter].map((name) => [name, given[name] ?? '']))

/** Days that tell whom the words are for. */
const FOR_WHOM: Readonly<Partial<Record<WritingDay | '', WritingRequest['relation']>>> = {
  Walentynki: 'druga-polowka',
  'Dzień Matki': 'mama',
  'Dzień Ojca': 'tata',
  'Dzień Babci': 'dziadkowie',
  'Dzień Dziadka': 'dziadkowie',
}

/** The subjects of the shop’s business letters; another shop’s are general letters. */
const BUSINESS: Readonly<Partial<Record<string, Matter>>> = {
  'mail-oferta-handlowa': 'offer',
  'mail-przypomnienie-o-platnosci': 'payment-reminder',
  'mail-odpowiedz-na-reklamacje': 'complaint',
  'mail-podziekowanie-po-spotkaniu': 'after-meeting',
  'zyczenia-swiateczne-dla-klientow': 'season-wishes',
  'mail-prosba-o-podwyzke': 'raise',
  'list-motywacyjny': 'application',
}

/** The facts of the shop’s own products besides their occasion. */
const KNOWN: Readonly<Partial<Record<string, Partial<WritingRequest>>>> = {
  'kartka-imieninowa-laka': { occasion: 'Imieniny' },
  'zyczenia-dla-mamy': { relation: 'mama' },
  'zyczenia-dla-przyjaciolki': { relation: 'przyjaciele' },
  'zyczenia-dla-szefowej': { relation: 'praca', address: 'formal' },
  'zyczenia-rymowane': { tone: 'playful' },
  'zyczenia-dla-dziadkow': { relation: 'dziadkowie' },
  'podziekowanie-dla-nauczycielki': { relation: 'nauczyciel', address: 'formal' },
  'podziekowanie-dla-lekarzy': { address: 'formal' },
  'podziekowanie-dla-zespolu': { relation: 'praca' },
}
