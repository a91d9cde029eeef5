import type { Grosze } from '#domain/money.ts'
import { foldPolish } from './foldPolish.ts'
import { GIFT_OCCASIONS, type GiftOccasion, type Recipient, RECIPIENTS } from './giftNames.ts'
import type { Product } from './product.ts'

// One axis for a visitor who looks for a present: for whom, for which day, for how much. Tags tell the purpose of a
// product, each as [Polish, English]: a list is read in one of the two.

type TagPair = readonly [polish: string, english: string]

/** Whom a present is for, as addresses name them, with the tags that say so. */
export const RECIPIENT_TAGS = {
  mama: [
    ['mama', 'mum'],
    ['Dzień Matki', 'Mother’s Day'],
    ['rodzice', 'parents'],
  ],
  tata: [
    ['tata', 'dad'],
    ['Dzień Ojca', 'Father’s Day'],
    ['rodzice', 'parents'],
  ],
  'druga-polowka': [
    ['dla pary', 'for couples'],
    ['list miłosny', 'love letter'],
    ['walentynki', 'Valentine’s Day'],
  ],
  dziecko: [
    ['dla dzieci', 'for children'],
    ['narodziny', 'new baby'],
  ],
  dziadkowie: [['dziadkowie', 'grandparents']],
  przyjaciele: [
    ['przyjaciółka', 'best friend'],
    ['sąsiedzi', 'neighbours'],
  ],
  nauczyciel: [['nauczyciel', 'teacher']],
  praca: [
    ['praca', 'work'],
    ['zespół', 'team'],
  ],
} as const satisfies Record<Recipient, readonly TagPair[]>

/** Which day a present is for, as addresses name it, with the tags that say so. */
export const OCCASION_TAGS = {
  urodziny: [
    ['urodziny', 'birthday'],
    ['imieniny', 'name day'],
  ],
  rocznica: [['rocznica', 'anniversary']],
  slub: [
    ['ślub', 'wedding'],
    ['wesele', 'wedding party'],
    ['zaręczyny', 'proposal'],
  ],
  narodziny: [['narodziny', 'new baby']],
  swieta: [
    ['święta', 'holidays'],
    ['Boże Narodzenie', 'Christmas'],
    ['nowy rok', 'new year'],
  ],
  walentynki: [['walentynki', 'Valentine’s Day']],
  'dzien-matki': [['Dzień Matki', 'Mother’s Day']],
  'dzien-ojca': [['Dzień Ojca', 'Father’s Day']],
  podziekowania: [['podziękowania', 'thank you']],
  gratulacje: [
    ['gratulacje', 'congratulations'],
    ['sukces', 'success'],
  ],
} as const satisfies Record<GiftOccasion, readonly TagPair[]>

/** The budgets to choose from; each begins where the one before ends. Null is without an end. */
export const BUDGETS = [
  { min: null, max: 30_00 },
  { min: 30_00, max: 60_00 },
  { min: 60_00, max: 100_00 },
  { min: 100_00, max: null },
] as const satisfies readonly { readonly min: Grosze | null; readonly max: Grosze | null }[]

/** Whether a range of prices is one of the budgets. */
export function isBudget(range: { readonly min: Grosze | null; readonly max: Grosze | null }): boolean {
  return BUDGETS.some(({ min, max }) => min === range.min && max === range.max)
}

const foldedTags = (pairs: readonly TagPair[]): readonly string[] => pairs.flat().map(foldPolish)

function foldedTable<Key extends string>(
  keys: readonly Key[],
  table: Readonly<Record<Key, readonly TagPair[]>>,
): ReadonlyMap<Key, readonly string[]> {
  return new Map(keys.map((key) => [key, foldedTags(table[key])]))
}

const RECIPIENT_WORDS = foldedTable(RECIPIENTS, RECIPIENT_TAGS)
const OCCASION_WORDS = foldedTable(GIFT_OCCASIONS, OCCASION_TAGS)
const PRESENT_WORDS = foldedTags([['prezent', 'gift']])

const isAnyOf = (tags: ReadonlySet<string>, words: readonly string[]) => words.some((word) => tags.has(word))

export interface Meant {
  readonly recipients: ReadonlySet<Recipient>
  readonly occasions: ReadonlySet<GiftOccasion>
  /** A present by its kind: a mug, a poster, a candle. */
  readonly isPresent: boolean
}

/** The facts that tell whom and which day a product is for. */
export interface GiftFacts {
  readonly tags: readonly string[]
  readonly details: Pick<Product['details'], 'difficulty' | 'aiType'>
}

/** Whether it is a present: courses and business texts aren't, whoever they are about. */
export function isForSomebody({ details }: Pick<GiftFacts, 'details'>): boolean {
  return details.difficulty === null && details.aiType !== 'business_email'
}

function readMeant({ tags, details }: GiftFacts): Meant {
  const folded = new Set(tags.map(foldPolish))
  const isGift = isForSomebody({ details })
  const named = <Key extends string>(words: ReadonlyMap<Key, readonly string[]>) =>
    new Set(isGift ? [...words.keys()].filter((key) => isAnyOf(folded, words.get(key) ?? [])) : [])
  return {
    recipients: named(RECIPIENT_WORDS),
    occasions: named(OCCASION_WORDS),
    isPresent: isGift && isAnyOf(folded, PRESENT_WORDS),
  }
}

const known = new WeakMap<GiftFacts, Meant>()

/** Whom and which day a product is for. It is folded once while it lives: lists are narrowed on every press. */
export function meantBy(product: GiftFacts): Meant {
  const read = known.get(product)
  if (read) return read
  const made = readMeant(product)
  known.set(product, made)
  return made
}

/** Cards and wishes without a recipient suit every person. */
const WRITTEN_TO_ANYBODY: ReadonlySet<string | null> = new Set(['greeting_card', 'birthday_message'])

/** Whether it suits every recipient: a present, a card or wishes without a named one. */
export function suitsAnybody(product: GiftFacts): boolean {
  const { recipients, isPresent } = meantBy(product)
  return recipients.size === 0 && (isPresent || WRITTEN_TO_ANYBODY.has(product.details.aiType))
}

/** Whether it suits whichever day: a present that names none. */
export function suitsAnyDay(product: GiftFacts): boolean {
  const { occasions, isPresent } = meantBy(product)
  return occasions.size === 0 && isPresent
}

/** The wish of a visitor; null is not said. */
export interface GiftWish {
  readonly recipient: Recipient | null
  readonly occasion: GiftOccasion | null
}

function suits<Key>(wished: Key | null, named: ReadonlySet<Key>, isPresent: boolean): boolean {
  return wished === null || named.has(wished) || (isPresent && named.size === 0)
}

/** True when it is for the wished person and day: it names them, or it is a present without a named person and day. */
export function suitsWish(product: Product, { recipient, occasion }: GiftWish): boolean {
  if (recipient === null && occasion === null) return true
  const { recipients, occasions, isPresent } = meantBy(product)
  return suits(recipient, recipients, isPresent) && suits(occasion, occasions, isPresent)
}

/** How much of a wish a product names, 0 to 2: products made for it rank before those that suit everyone. */
export function namedOfWish(product: Product, { recipient, occasion }: GiftWish): number {
  if (recipient === null && occasion === null) return 0
  const { recipients, occasions } = meantBy(product)
  return (
    Number(recipient !== null && recipients.has(recipient)) +
    Number(occasion !== null && occasions.has(occasion))
  )
}
