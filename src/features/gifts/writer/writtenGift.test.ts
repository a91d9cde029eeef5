import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadWordsmith } from '#domain/wording/loadWordsmith.ts'
import { LENGTHS, SLOTS, TONES } from '#domain/wording/wording.ts'
import type { Wordsmith } from '#domain/wording/wordsmith.ts'
import type { GiftDraft } from '#offline/gifts/giftDrafts.ts'
import { MUG } from '#support/page/smallShop.ts'
import { EMPTY_GIFT } from '../giftActions.ts'
import {
  begunWriting,
  standingText,
  withOtherTexts,
  withRequest,
  withTurn,
  withVariant,
} from './writtenGift.ts'
import { variantPreviews } from './variantPreviews.ts'

let wordsmith: Wordsmith
beforeAll(async () => {
  wordsmith = await loadWordsmith('pl')
})

const begun = (draft = EMPTY_GIFT) => ({ ...draft, writing: begunWriting(MUG, draft) })

/** A person's actions on a text written by the rules. */
const steps = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('choose' as const), variant: fc.nat(2) }),
    fc.record({ kind: fc.constant('turn' as const), slot: fc.constantFrom(...SLOTS) }),
    fc.record({ kind: fc.constant('mix' as const) }),
    fc.record({
      kind: fc.constant('ask' as const),
      change: fc.oneof(
        fc.record({ name: fc.constantFrom('Ania', 'Xavier', 'Tomek', '') }),
        fc.record({ memory: fc.constantFrom('', 'jak zgubiliśmy mapę') }),
        fc.record({ tone: fc.constantFrom(...TONES) }),
        fc.record({ length: fc.constantFrom(...LENGTHS) }),
      ),
    }),
  ),
  { maxLength: 12 },
)
type Steps = typeof steps extends fc.Arbitrary<infer All> ? All : never

function after(all: Steps, start: GiftDraft = begun()) {
  return all.reduce<GiftDraft>((draft, step) => {
    if (step.kind === 'choose') return withVariant(draft, step.variant, wordsmith)
    if (step.kind === 'turn') return withTurn(draft, step.slot, wordsmith)
    if (step.kind === 'mix') return withOtherTexts(draft, wordsmith)
    return withRequest(draft, step.change, wordsmith)
  }, start)
}

describe('a gift whose words the rules write', () => {
  it('stands on the card as it was taken, whatever is asked for after that', () => {
    fc.assert(
      fc.property(steps, (all) => {
        const draft = after(all, withVariant(begun(), 0, wordsmith))
        const standing = standingText(draft, wordsmith)
        expect(standing).not.toBeNull()
        expect(draft.words.text).toContain(draft.writing?.request.memory ?? '')
      }),
    )
  })

  it('changes nothing that was written by hand until a text is chosen', () => {
    fc.assert(
      fc.property(steps, (all) => {
        const asks = all.filter(({ kind }) => kind === 'ask' || kind === 'mix')
        const own = { ...begun(), words: { given: {}, text: 'Moje własne słowa.' } }
        expect(after(asks, own).words).toEqual(own.words)
        const edited = withVariant(begun(), 1, wordsmith)
        const text = `${edited.words.text ?? ''} I jeszcze jedno.`
        const byHand = { ...edited, words: { ...edited.words, text } }
        expect(after(asks, byHand).words.text).toBe(text)
        expect(standingText(byHand, wordsmith)).toBeNull()
      }),
    )
  })

  it('keeps what was given for the blanks, for whoever goes back to them', () => {
    const words = { given: { imie: 'Halino', wspomnienie: 'drożdżówki', nadawca: 'Ola' }, text: null }
    const draft = begun({ ...EMPTY_GIFT, words })
    expect(draft.writing.request).toMatchObject({ memory: 'drożdżówki', sender: 'Ola' })
    expect(withVariant(draft, 0, wordsmith).words.given).toEqual(words.given)
  })

  it('begins with whom and what day the gift is for', () => {
    const details = { ...EMPTY_GIFT.details, recipientName: 'Halina', occasion: 'Rocznica' }
    expect(begun({ ...EMPTY_GIFT, details }).writing.request).toMatchObject({
      name: 'Halina',
      occasion: 'Rocznica',
    })
  })
})

it('previews are three, all different, on one line and of at most 150 characters', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...TONES),
      fc.constantFrom(...LENGTHS),
      fc.string({ unit: 'grapheme', maxLength: 400 }),
      (tone, length, memory) => {
        const { request } = begun().writing
        const previews = variantPreviews({ ...request, tone, length, memory }, wordsmith)
        expect(new Set(previews).size).toBe(3)
        for (const preview of previews) {
          const characters = [...new Intl.Segmenter('pl').segment(preview)].length
          expect(characters).toBeLessThanOrEqual(150)
          expect(preview).not.toContain('\n')
        }
      },
    ),
  )
})
