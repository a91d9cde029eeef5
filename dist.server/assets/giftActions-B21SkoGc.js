import { r as read } from './change-BUCoBqBE.js'
import { n as writeGiftDraft, t as readGiftDrafts } from './giftDrafts-CTipPutH.js'
import { t as newId } from './newId-QR5M__zB.js'
import { t as database } from './openDatabase-ByMsI8LS.js'
import { i as isWordless, n as NO_WORDS } from './giftWords-Cedayq-c.js'
import { t as calendarDay } from './calendarDay-pLklqQ0k.js'
import { n as checkGift, r as isBlank, t as NO_DETAILS } from './personalization-BoixvwcJ.js'
import {
  c as currentGift,
  o as askedToComplete,
  s as changeCurrentGift,
} from './sklep.produkt._handle-Cq61pkZO.js'
// src/features/gifts/giftActions.ts
var EMPTY_GIFT = {
  words: NO_WORDS,
  details: NO_DETAILS,
  wasInCart: false,
  writing: null,
}
/** Whose each product's drafts were when they were read. */
var owners = /* @__PURE__ */ new Map()
/** The gifts begun of a product, the latest change first. Empty where the device refuses storage. */
async function readGifts(handle) {
  try {
    const db = await database()
    const [{ owner, drafts: gifts }, lines] = await Promise.all([
      readGiftDrafts(db, handle),
      read(db, ['cartItems'], ({ cartItems }) => cartItems.toArray()),
    ])
    owners.set(handle, owner)
    const ofLines = lines.flatMap((line) => {
      if (line.handle !== handle || line.personalization === void 0) return []
      const { words = NO_WORDS, ...details } = line.personalization
      return [
        {
          id: line.id,
          draft: {
            words,
            details,
            wasInCart: true,
            writing: null,
          },
        },
      ]
    })
    const known = new Set(gifts.map(({ id }) => id))
    return [...gifts, ...ofLines.filter(({ id }) => !known.has(id))]
  } catch {
    return []
  }
}
/** Stores a gift as it stands; an empty one is removed. Never rejects: what is on the screen is all there is then. */
async function writeGift(handle, id, draft) {
  const owner = owners.get(handle)
  if (owner === void 0) return
  try {
    await writeGiftDraft(
      await database(),
      {
        handle,
        id,
        owner,
      },
      isEmpty(draft) && draft.writing === null ? null : draft,
    )
  } catch {}
}
var isEmpty = ({ words, details }) => isWordless(words) && isBlank(details)
/** Another gift of the same product. */
var newGift = () => ({
  id: newId(),
  draft: EMPTY_GIFT,
})
/** A gift with what was typed over it; where nothing was, the very same. */
function typedInto(found, typed) {
  if (typed === EMPTY_GIFT) return found
  const { words, details, wasInCart, writing } = found
  const given = Object.entries(typed.words.given).filter(([, value]) => value !== '')
  return {
    words: {
      given: {
        ...words.given,
        ...Object.fromEntries(given),
      },
      text: typed.words.text ?? words.text,
    },
    details: isBlank(typed.details)
      ? details
      : {
          ...details,
          ...changesOf(typed.details),
        },
    wasInCart,
    writing: typed.writing ?? writing,
  }
}
function changesOf(details) {
  return Object.fromEntries(Object.entries(details).filter(([, value]) => value !== '' && value !== false))
}
/** The gift of a product that was begun and put nowhere yet, the latest first. */
var begunGift = (gifts) => gifts.find(({ draft }) => !draft.wasInCart)
/**
 * The gift that is being written, or was the last time; null for none; `incomplete` where something of it can't stand,
 * which its editor then shows.
 */
async function toBuy(handle) {
  const open = currentGift.getSnapshot()
  const gift = open?.handle === handle ? open : begunGift(await readGifts(handle))
  if (gift === void 0 || isEmpty(gift.draft)) return null
  const { words, details } = gift.draft
  const today = calendarDay(/* @__PURE__ */ new Date())
  if (checkGift(details, today).length > 0) {
    askedToComplete.set({ today })
    return 'incomplete'
  }
  return {
    id: gift.id,
    personalization: {
      ...details,
      words,
    },
  }
}
/** The gift has gone into the cart as it stands. */
async function markInCart(handle, thing) {
  if (!('personalization' in thing)) return
  const { id, personalization } = thing
  const { words = NO_WORDS, ...details } = personalization
  const open = currentGift.getSnapshot()
  await writeGift(handle, id, {
    words,
    details,
    wasInCart: true,
    writing:
      (open?.id === id ? open : (await readGifts(handle)).find((known) => known.id === id))?.draft.writing ??
      null,
  })
  changeCurrentGift((draft) => ({
    ...draft,
    wasInCart: true,
  }))
}
export { EMPTY_GIFT, begunGift, isEmpty, markInCart, newGift, readGifts, toBuy, typedInto, writeGift }
