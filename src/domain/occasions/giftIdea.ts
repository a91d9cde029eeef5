import type { GiftOccasion, Recipient } from '#domain/catalogue/giftNames.ts'
import type { ShopSearch } from '#domain/catalogue/shopSearch.ts'
import type { GiftDay, WritingDay } from '#domain/gifts/giftDays.ts'
import { readAddressee } from '#domain/wording/names/addressee.ts'
import type { OwnDate, OwnKind } from './ownDate.ts'

/** The tags of a product in the two languages that a list is read in. */
export type TagPair = readonly [polish: string, english: string]

/** The gift of an occasion, and the input of its words. */
export interface GiftIdea {
  /** The form's occasion; only those of the specification. */
  readonly formDay: GiftDay
  /** The occasion of the words. */
  readonly wordsDay: WritingDay
  readonly relation: Recipient | ''
  /** The recipient in the shop's filter; null for everyone. */
  readonly recipient: Recipient | null
  readonly occasion: GiftOccasion | null
  /** Products with this tag were made for this occasion; null where the shop has no such words. */
  readonly tag: TagPair | null
}

const KINDS = {
  'name-day': {
    formDay: 'Inne',
    wordsDay: 'Imieniny',
    occasion: 'urodziny',
    tag: ['imieniny', 'name day'],
  },
  birthday: { formDay: 'Urodziny', wordsDay: 'Urodziny', occasion: 'urodziny', tag: null },
  anniversary: { formDay: 'Rocznica', wordsDay: 'Rocznica', occasion: 'rocznica', tag: null },
  other: { formDay: 'Inne', wordsDay: 'Inne', occasion: null, tag: null },
} as const satisfies Record<OwnKind, Pick<GiftIdea, 'formDay' | 'wordsDay' | 'occasion' | 'tag'>>

/** The gift for a date of one's own; `turns` is the anniversary's number, where known. */
export function ideaOf({ name, kind, relation }: OwnDate, turns: number | null): GiftIdea {
  const idea = KINDS[kind]
  const recipient = relation === '' || isOtherwise(relation, name) ? null : relation
  const tag: TagPair | null =
    kind === 'birthday' && turns !== null ? [`${turns} lat`, `${turns} years`] : idea.tag
  return { ...idea, relation, recipient, tag }
}

/** The shop’s words for a friend are for a woman: a man gets those that suit everyone. */
function isOtherwise(relation: OwnDate['relation'], name: string): boolean {
  return relation === 'przyjaciele' && readAddressee(name).gender === 'masculine'
}

/** The shop's list of other suitable gifts. */
export function shopSearchOf({ recipient, occasion }: GiftIdea): ShopSearch {
  return {
    ...(recipient === null ? {} : { dla: recipient }),
    ...(occasion === null ? {} : { okazja: occasion }),
  }
}
