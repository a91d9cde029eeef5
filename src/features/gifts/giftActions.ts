import { read } from '#offline/change.ts'
import { type GiftDraft, type KnownGift, mergeGiftDraft, readGiftDrafts } from '#offline/gifts/giftDrafts.ts'
import type { OwnThing } from '#offline/gifts/putGift.ts'
import { newId } from '#domain/newId.ts'
import { database } from '#offline/openDatabase.ts'
import { missingInLine } from '#domain/cart/missingInLine.ts'
import type { Product, ProductVariant } from '#domain/catalogue/product.ts'
import { type GiftWords, isWordless, missingWords, NO_WORDS, TEXT_EDITION } from '#domain/gifts/giftWords.ts'
import { blankNames } from '#domain/orders/blanks.ts'
import { calendarDay } from '#domain/gifts/calendarDay.ts'
import { unprintableWords } from '#domain/gifts/canBePrinted.ts'
import { checkWrittenGift } from '#domain/gifts/checkWrittenGift.ts'
import {
  checkGift,
  type DetailFault,
  type GiftDetails,
  isBlank,
  NO_DETAILS,
  type Personalization,
} from '#domain/gifts/personalization.ts'
import { askedToComplete, changeCurrentGift, currentGift } from './currentGift.ts'

import { givenFor, lacksPersonal } from '#domain/personal/checkPersonal.ts'
import { isPersonal } from '#domain/personal/personalHandles.ts'

// The gifts' access to this device's database. Loaded with the editor or the first press, never with a screen.

export const EMPTY_GIFT: GiftDraft = {
  words: NO_WORDS,
  details: NO_DETAILS,
  wasInCart: false,
  writing: null,
}

/** Whose each product's drafts were when they were read. */
const owners = new Map<string, string>()

/** The gifts begun of a product, the latest change first. Empty where the device refuses storage. */
export async function readGifts(handle: string): Promise<readonly KnownGift[]> {
  try {
    const db = await database()
    const [{ owner, drafts: gifts }, lines] = await Promise.all([
      readGiftDrafts(db, handle),
      read(db, ['cartItems'], ({ cartItems }) => cartItems.toArray()),
    ])
    owners.set(handle, owner)
    // A line has its words also where the draft that they came from is gone; one without any is written in later.
    const ofLines = lines.flatMap((line): readonly KnownGift[] => {
      const isGift = line.personalization !== undefined || missingInLine(line) !== null
      if (line.handle !== handle || !isGift) return []
      const gift: Personalization = line.personalization ?? NO_DETAILS
      const { words = NO_WORDS, ...details } = gift
      return [{ id: line.id, draft: { words, details, wasInCart: true, writing: null } }]
    })
    const known = new Set(gifts.map(({ id }) => id))
    return [...gifts, ...ofLines.filter(({ id }) => !known.has(id))]
  } catch {
    return []
  }
}

/**
 * Stores a gift merged with another tab's changes since `base`; an empty one is removed. Resolves to the stored gift.
 * Never rejects: on a failure the screen has the only version.
 */
export async function writeGift(
  handle: string,
  id: string,
  changed: { readonly base: GiftDraft | null; readonly draft: GiftDraft },
): Promise<GiftDraft> {
  const owner = owners.get(handle)
  if (owner === undefined) return changed.draft
  try {
    return await mergeGiftDraft(
      await database(),
      { handle, id, owner },
      changed,
      (draft) => isEmpty(draft) && draft.writing === null,
    )
  } catch {
    // Refused storage is no safety net.
    return changed.draft
  }
}

export const isEmpty = ({ words, details }: GiftDraft) => isWordless(words) && isBlank(details)

/** Another gift of the same product. */
export const newGift = () => ({ id: newId(), draft: EMPTY_GIFT })

/** A gift with the typed changes; the same object where there are none. */
export function typedInto(found: GiftDraft, typed: GiftDraft): GiftDraft {
  if (typed === EMPTY_GIFT) return found
  const { words, details, wasInCart, writing } = found
  const given = Object.entries(typed.words.given).filter(([, value]) => value !== '')
  return {
    words: {
      ...words,
      given: { ...words.given, ...Object.fromEntries(given) },
      text: typed.words.text ?? words.text,
      edition: given.length > 0 ? TEXT_EDITION : words.edition,
    },
    details: isBlank(typed.details) ? details : { ...details, ...changesOf(typed.details) },
    wasInCart,
    writing: typed.writing ?? writing,
  }
}

function changesOf(details: GiftDetails): Partial<GiftDetails> {
  return Object.fromEntries(Object.entries(details).filter(([, value]) => value !== '' && value !== false))
}

/** The gift of a product that was begun and put nowhere yet, the latest first. */
export const begunGift = (gifts: readonly KnownGift[]) => gifts.find(({ draft }) => !draft.wasInCart)

/** The gift for the cart, after a press on a product’s button. */
interface GiftToBuy {
  readonly id: string
  readonly personalization: Personalization
}

/**
 * The edited gift, or the last one; `incomplete` where words are missing or a part is invalid, which its editor then
 * shows; null where nothing was written and nothing is required.
 */
export async function toBuy(
  { handle, details: { aiTemplateBase } }: Pick<Product, 'handle' | 'details'>,
  { requiresShipping: isPrinted }: Pick<ProductVariant, 'requiresShipping'>,
): Promise<GiftToBuy | 'incomplete' | null> {
  const open = currentGift.getSnapshot()
  const gift = (open?.handle === handle ? open : begunGift(await readGifts(handle))) ?? newGift()
  const { words: written } = gift.draft
  const details = named(gift.draft)
  const today = calendarDay(new Date())
  const missing = missingWords({
    blanks: blankNames(aiTemplateBase ?? ''),
    words: written,
    isAnonymous: details.anonymousSender,
    isPrinted,
  })
  const canStand =
    missing === null &&
    !lacksPersonal(handle, written.given) &&
    faultsOf(handle, gift.draft, today).length === 0 &&
    unprintableWords(written).length === 0
  if (!canStand) {
    askedToComplete.set({ handle, today, missing })
    return 'incomplete'
  }
  if (isEmpty(gift.draft)) return null
  // The open gift was shown in the shop's present text.
  const seen = gift === open ? inPresentText(written) : written
  return { id: gift.id, personalization: { ...details, words: toPrint(seen, handle, isPrinted) } }
}

/** The faults of a gift's details. A thing with a form of its own needs no recipient. */
function faultsOf(handle: string, draft: GiftDraft, today: string): readonly DetailFault[] {
  const details = named(draft)
  return isPersonal(handle)
    ? checkGift(details, today)
    : checkWrittenGift({ ...details, words: draft.words }, today)
}

/** Details with the name that a text was asked for by, where no other was given: a text has no blank that tells it. */
export function named({ words, details, writing }: GiftDraft): GiftDetails {
  const name = writing?.request.name.trim() ?? ''
  const isUnnamed = words.text !== null && details.recipientName.trim() === ''
  return isUnnamed && name !== '' ? { ...details, recipientName: name } : details
}

/** The words for the order: only those the thing has fields for, and none of an inside that isn't printed. */
function toPrint(words: GiftWords, handle: string, isPrinted: boolean): GiftWords {
  const { isByHand, ...written } = words
  const kept = isPersonal(handle) ? { ...written, given: givenFor(handle, written.given) } : written
  return isPrinted && isByHand === true ? { ...kept, isByHand } : kept
}

const inPresentText = (words: GiftWords): GiftWords =>
  words.text === null && !isWordless(words) ? { ...words, edition: TEXT_EDITION } : words

/** Marks the gift as put into the cart. */
export async function markInCart(handle: string, thing: OwnThing): Promise<void> {
  if (!('personalization' in thing)) return
  const { id, personalization } = thing
  const { words = NO_WORDS, ...details } = personalization
  const open = currentGift.getSnapshot()
  const gift = open?.id === id ? open : (await readGifts(handle)).find((known) => known.id === id)
  const writing = gift?.draft.writing ?? null
  await writeGift(handle, id, { base: null, draft: { words, details, wasInCart: true, writing } })
  changeCurrentGift((draft) => ({ ...draft, wasInCart: true }))
}
