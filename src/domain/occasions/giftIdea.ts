import type { GiftOccasion, Recipient } from '#domain/catalogue/giftNames.ts'
import type { ShopSearch } from '#domain/catalogue/shopSearch.ts'
import type { GiftDay, WritingDay } from '#domain/gifts/giftDays.ts'
import { readAddressee } from '#domain/wording/names/addressee.ts'
import type { OwnDate, OwnKind } from './ownDate.ts'

/** The tags of a product in the two languages that a list is read in. */
export type TagPair = readonly [polish: string, english: string]

/** What is given on an occasion, and what its words are told. */
export interface GiftIdea {
  /** What the gift's form says of the occasion; it has no more days than the specification gives it. */
  readonly formDay: GiftDay
  /** What the words are about. */
  readonly wordsDay: WritingDay
  readonly relation: Recipient | ''
  /** Whom the shop looks for; null for anybody. */
  readonly recipient: Recipient | null
  readonly occasion: GiftOccasion | null
  /** Whatever bears it was made for just this; null where no words of the shop are. */
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

/** What is given on a date of one's own; `turns` is which one it is, where that is known. */
export function ideaOf({ name, kind, relation }: OwnDate, turns: number | null): GiftIdea {
  const idea = KINDS[kind]
  const recipient = relation === '' || isOtherwise(relation, name) ? null : relation
  const tag: TagPair | null =
    kind === 'birthday' && turns !== null ? [`${turns} lat`, `${turns} years`] : idea.tag
  return { ...idea, relation, recipient, tag }
}

/** The shop’s words for a friend are for a woman: a man gets those that are for anybody. */
function isOtherwise(relation: OwnDate['relation'], name: string): boolean {
  return relation === 'przyjaciele' && readAddressee(name).gender === 'masculine'
}

/** Where the shop shows what else would suit. */
export function shopSearchOf({ recipient, occasion }: GiftIdea): ShopSearch {
  return {
    ...(recipient === null ? {} : { dla: recipient }),
    ...(occasion === null ? {} : { okazja: occasion }),
  }
}
