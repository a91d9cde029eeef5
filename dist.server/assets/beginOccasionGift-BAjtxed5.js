import { n as NO_WORDS } from './giftWords-Cedayq-c.js'
import { t as NO_DETAILS } from './personalization-BoixvwcJ.js'
import { t as requestFor } from './requestFor-SbqtBb2X.js'
import { beginGift } from './beginGift-CLSFC5UK.js'
import { t as readGiftDrafts } from './giftDrafts-CTipPutH.js'
import { t as database } from './openDatabase-ByMsI8LS.js'
// src/domain/occasions/giftDraft.ts
/** What the form of a begun gift says. */
function begunDetails({ formDay }, { name, day }) {
  return {
    ...NO_DETAILS,
    recipientName: name,
    occasion: formDay,
    deliveryDate: day,
  }
}
/** What the rules are asked to write for it. */
function begunWriting(product, { wordsDay, relation }, { name }) {
  return {
    isOpen: true,
    request: {
      ...requestFor(product, {
        name,
        memory: '',
        sender: '',
      }),
      occasion: wordsDay,
      relation,
    },
    variant: null,
    turns: {},
  }
}
// src/features/occasions/beginOccasionGift.ts
/**
 * Begins the gift of an occasion, with name, day and occasion filled in; one that was begun for the same day is gone on
 * with. Resolves to its id; to undefined where this device keeps nothing: the product's page is the way on all the same.
 */
async function beginOccasionGift({ handle, details }, { idea, whom }) {
  try {
    const db = await database()
    const wanted = begunDetails(idea, whom)
    const { drafts } = await readGiftDrafts(db, handle)
    const begun = drafts.find(
      ({ draft }) =>
        !draft.wasInCart &&
        draft.details.recipientName === wanted.recipientName &&
        draft.details.deliveryDate === wanted.deliveryDate &&
        draft.details.occasion === wanted.occasion,
    )
    if (begun !== void 0) return begun.id
    const writing = begunWriting(details, idea, whom)
    return await beginGift(db, handle, {
      words: NO_WORDS,
      details: wanted,
      wasInCart: false,
      writing,
    })
  } catch {
    return
  }
}
export { beginOccasionGift }
