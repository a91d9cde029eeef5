import type { Product } from '#domain/catalogue/product.ts'
import { isGiftDay } from '#domain/gifts/giftDays.ts'
import { requestFor } from '#domain/wording/requestFor.ts'
import type { Slot } from '#domain/wording/wording.ts'
import type { Wordsmith } from '#domain/wording/wordsmith.ts'
import type { WritingRequest } from '#domain/wording/writingRequest.ts'
import type { Writing } from '#domain/wording/writing.ts'
import { plainText, type WrittenText } from '#domain/wording/writtenText.ts'
import type { GiftDraft } from '#offline/gifts/giftDrafts.ts'

// The rules' texts for a gift, as changes of its draft. The draft's words are the ones bought: they change only when
// the person takes a text, and follow its options until the person edits the words.

/** The first options: the facts that the product and the gift already tell. */
export function begunWriting(
  { handle, details }: Pick<Product, 'handle' | 'details'>,
  draft: GiftDraft,
): Writing {
  const { words, details: gift } = draft
  const request = requestFor(
    { handle, ...details },
    {
      name: gift.recipientName || (words.given['imie'] ?? ''),
      memory: words.given['wspomnienie'] ?? '',
      sender: words.given['nadawca'] ?? '',
      facts: words.given,
    },
  )
  const occasion = isGiftDay(gift.occasion) ? gift.occasion : request.occasion
  return { isOpen: true, request: { ...request, occasion }, variant: null, turns: {} }
}

/** The number of the text on the card, if it is unchanged; null otherwise. */
export function standingText({ words, writing }: GiftDraft, wordsmith: Wordsmith): WrittenText | null {
  const written = writing === null ? null : wordsmith.written(writing)
  return written !== null && plainText(written) === words.text ? written : null
}

/** Puts one of the texts onto the card, in place of its words. */
export function withVariant(draft: GiftDraft, variant: number, wordsmith: Wordsmith): GiftDraft {
  return draft.writing === null ? draft : put(draft, { ...draft.writing, variant, turns: {} }, wordsmith)
}

/** Something else is asked for: a text that was taken follows, one that was written by hand stays. */
export function withRequest(
  draft: GiftDraft,
  change: Partial<WritingRequest>,
  wordsmith: Wordsmith | null,
): GiftDraft {
  if (draft.writing === null) return draft
  const writing = { ...draft.writing, request: { ...draft.writing.request, ...change } }
  const follows = wordsmith !== null && standingText(draft, wordsmith) !== null
  return follows ? put(draft, writing, wordsmith) : { ...draft, writing }
}

/** The texts are put together anew, with other sentences. */
export function withOtherTexts(draft: GiftDraft, wordsmith: Wordsmith): GiftDraft {
  const { writing } = draft
  if (writing === null) return draft
  const request = { ...writing.request, seed: writing.request.seed + 1 }
  const mixed = { ...writing, request, turns: {} }
  return standingText(draft, wordsmith) === null ? { ...draft, writing: mixed } : put(draft, mixed, wordsmith)
}

/** One sentence is said otherwise. */
export function withTurn(draft: GiftDraft, slot: Slot, wordsmith: Wordsmith): GiftDraft {
  if (draft.writing === null) return draft
  const { turns } = draft.writing
  return put(draft, { ...draft.writing, turns: { ...turns, [slot]: (turns[slot] ?? 0) + 1 } }, wordsmith)
}

/** Puts another author's text onto the card, to be edited as one’s own. */
export function withText(draft: GiftDraft, text: string): GiftDraft {
  const writing = draft.writing && { ...draft.writing, variant: null, turns: {} }
  return { ...draft, writing, words: { ...draft.words, text } }
}

function put(draft: GiftDraft, writing: Writing, wordsmith: Wordsmith): GiftDraft {
  const written = wordsmith.written(writing)
  const text = written === null ? draft.words.text : plainText(written)
  return { ...draft, writing, words: { ...draft.words, text } }
}
