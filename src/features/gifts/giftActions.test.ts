import { describe, expect, it } from 'vitest'
import { TEXT_EDITION } from '#domain/gifts/giftWords.ts'
import { requestFor } from '#domain/wording/requestFor.ts'
import type { GiftDraft } from '#offline/gifts/giftDrafts.ts'
import { MUG } from '#support/page/smallShop.ts'
import { currentGift } from './currentGift.ts'
import { EMPTY_GIFT, toBuy, typedInto } from './giftActions.ts'

const CARD = {
  ...MUG,
  handle: 'kartka-imieninowa-laka',
  details: { ...MUG.details, aiType: 'greeting_card' as const, aiTemplateBase: '{imie}, najlepszego.' },
}

describe('what is typed before a stored gift was read', () => {
  const stored = {
    words: { given: { imie: 'Halino', nadawca: 'Ola' }, text: null },
    details: { ...EMPTY_GIFT.details, recipientName: 'Halina', giftWrap: true },
    wasInCart: true,
    writing: null,
  }

  it('changes nothing where it is nothing', () => {
    expect(typedInto(stored, EMPTY_GIFT)).toBe(stored)
  })

  it('stands over what was stored, and takes nothing else away', () => {
    const typed = {
      words: { given: { imie: 'Janie', wspomnienie: '' }, text: null },
      details: { ...EMPTY_GIFT.details, recipientName: 'Jan' },
      wasInCart: false,
      writing: null,
    }
    expect(typedInto(stored, typed)).toEqual({
      words: { given: { imie: 'Janie', nadawca: 'Ola' }, text: null, edition: TEXT_EDITION },
      details: { ...stored.details, recipientName: 'Jan' },
      wasInCart: true,
      writing: null,
    })
  })
})

describe('what goes into the cart', () => {
  const request = {
    ...requestFor({ handle: CARD.handle, ...CARD.details }, { name: ' Tomek ', memory: '', sender: '' }),
  }
  const writing = { isOpen: true, request, variant: 0, turns: {} }
  const words = { given: {}, text: 'Drogi Tomku!' }

  async function bought(draft: GiftDraft) {
    currentGift.set({ handle: CARD.handle, id: 'a-gift', draft })
    const found = await toBuy(CARD, { requiresShipping: false })
    return found === null || found === 'incomplete' ? found : found.personalization.recipientName
  }

  it('is for whom its text was asked for, unless somebody else is named', async () => {
    expect(await bought({ ...EMPTY_GIFT, words, writing })).toBe('Tomek')
    const details = { ...EMPTY_GIFT.details, recipientName: 'Halina' }
    expect(await bought({ ...EMPTY_GIFT, words, details, writing })).toBe('Halina')
    expect(await bought({ ...EMPTY_GIFT, words })).toBe('incomplete')
  })
})
