import { describe, expect, it } from 'vitest'
import { TEXT_EDITION } from '#domain/gifts/giftWords.ts'
import { EMPTY_GIFT, typedInto } from './giftActions.ts'

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
