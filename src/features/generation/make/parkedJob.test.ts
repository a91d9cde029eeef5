import { expect, it } from 'vitest'
import { exampleOffer } from '#support/generating/exampleOffers.ts'
import { madeNow } from '#support/generating/exampleRow.ts'
import { parkedJob } from './parkedJob.ts'

const OFFERS = [exampleOffer('iskra-obraz')]
const asking = (refCode: string, createdAt: string, over = {}) =>
  madeNow({ refCode, createdAt, id: null, status: 'pending', asks: true, ...over })
const OLDER = asking('older', '2026-11-20T10:00:00.000Z')
const NEWER = asking('newer', '2026-11-20T11:00:00.000Z', { prompt: 'Pies' })

it('is the newest that the form is about', () => {
  const find = (prompt: string) => parkedJob([OLDER, NEWER], OFFERS, { type: 'image', prompt })
  expect(find('')).toEqual({ refCode: 'newer', price: 3 })
  expect(find(` ${OLDER.prompt} `)).toEqual({ refCode: 'older', price: 3 })
  expect(find('coś innego')).toBeNull()
})

it('is of the form’s type, waits for a yes and can be started', () => {
  const wanted = { type: 'image', prompt: '' } as const
  expect(parkedJob([{ ...OLDER, asks: false }], OFFERS, wanted)).toBeNull()
  expect(parkedJob([OLDER], OFFERS, { ...wanted, type: 'video' })).toBeNull()
  expect(parkedJob([OLDER], [], wanted)).toBeNull()
})

it('costs what the generator said last', () => {
  const error = { code: 'GENERATOR_PRICE_CHANGED', message: '', reason: null }
  const dearer = { ...OLDER, error, usage: { credits: 5, processingTime: null } }
  expect(parkedJob([dearer], OFFERS, { type: 'image', prompt: '' })).toMatchObject({ price: 5 })
})
