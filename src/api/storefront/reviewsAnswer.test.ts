import { expect, it } from 'vitest'
import { readReviews } from './reviewsAnswer.ts'

const REVIEW = {
  id: 'a',
  stars: 5,
  text: 'Piękna',
  signature: 'Zofia',
  writtenAt: '2026-11-23T06:00:00.000Z',
  answer: '',
}

it('reads opinions, and nothing that makes no sense', () => {
  const summary = { counts: [0, 0, 0, 0, 1], reviews: [REVIEW], next: null }
  expect(readReviews(JSON.stringify(summary))).toEqual(summary)
  for (const wrong of [
    '',
    'null',
    JSON.stringify({ ...summary, counts: [-1, 0, 0, 0, 1] }),
    JSON.stringify({ ...summary, reviews: [{ ...REVIEW, stars: 6 }] }),
    JSON.stringify({ ...summary, next: 7 }),
  ]) {
    expect(() => readReviews(wrong)).toThrow(/./)
  }
})
