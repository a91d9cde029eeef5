import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Personalization } from '#domain/gifts/personalization.ts'
import { isSameLine, lineAttributes, lineKey, remoteLineKey } from './lineKey.ts'

const personalization: fc.Arbitrary<Personalization> = fc.record({
  recipientName: fc.string(),
  recipientEmail: fc.string(),
  recipientPhone: fc.string(),
  message: fc.string(),
  deliveryDate: fc.constantFrom('', '2026-12-24'),
  occasion: fc.constantFrom('', 'Urodziny'),
  specialInstructions: fc.string(),
  giftWrap: fc.boolean(),
  anonymousSender: fc.boolean(),
})

const line = fc
  .record({
    id: fc.uuid(),
    variantId: fc.constantFrom('v1', 'v2'),
    gift: fc.option(personalization, { nil: undefined }),
  })
  .map(({ id, variantId, gift }) => ({
    id,
    variantId,
    ...(gift === undefined ? {} : { personalization: gift }),
  }))

describe('line identity', () => {
  it('is the same read from both sides', () => {
    fc.assert(
      fc.property(line, (local) => {
        const remote = {
          variant: { id: local.variantId },
          attributes: [...lineAttributes(local), { key: 'x', value: 'y' }],
        }
        expect(remoteLineKey(remote)).toBe(lineKey(local))
      }),
    )
  })

  it('gives plain lines of one variant one key, personalised ones their own', () => {
    fc.assert(
      fc.property(line, line, (one, other) => {
        fc.pre(one.id !== other.id)
        const bothPlain = one.personalization === undefined && other.personalization === undefined
        expect(lineKey(one) === lineKey(other)).toBe(bothPlain && one.variantId === other.variantId)
      }),
    )
  })

  it('sends nothing a person wrote', () => {
    fc.assert(
      fc.property(line, (local) => {
        const values = lineAttributes(local).map((attribute) => attribute.value)
        expect(values.every((value) => value === local.id || value === '1')).toBe(true)
      }),
    )
  })

  it('takes additions personalised alike for one line, whatever the order of fields', () => {
    fc.assert(
      fc.property(personalization, (gift) => {
        const { recipientName, message, ...rest } = gift
        const turned = { message, ...rest, recipientName }
        expect(
          isSameLine(
            { variantId: 'v1', personalization: gift },
            { variantId: 'v1', personalization: turned },
          ),
        ).toBe(true)
        expect(isSameLine({ variantId: 'v1', personalization: gift }, { variantId: 'v1' })).toBe(false)
        expect(
          isSameLine(
            { variantId: 'v1', personalization: gift },
            { variantId: 'v1', personalization: { ...gift, giftWrap: !gift.giftWrap } },
          ),
        ).toBe(false)
      }),
    )
  })
})
