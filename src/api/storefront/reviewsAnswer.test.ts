import { expect, it } from 'vitest'
import { readReviews } from './reviewsAnswer.ts'

const REVIEW = {
  id: 'a',
  stars: 5,
  text: 'Piękna',
  signature: 'Zofia',
  writtenAt: '2026-11-23T06:00:00.000Z',
  answer: '',
  pictures: [
    {
      id: 'p',
      url: '/files/reviews/p/picture.webp',
      thumbnailUrl: '/files/reviews/p/thumbnail.webp',
      width: 1600,
      height: 1200,
      colour: '#aabbcc',
      altText: '',
    },
  ],
}

it('reads opinions, and nothing that makes no sense', () => {
  const summary = { counts: [0, 0, 0, 0, 1], reviews: [REVIEW], next: null }
  expect(readReviews(JSON.stringify(summary))).toEqual(summary)
  const { pictures: _pictures, ...before } = REVIEW
  const known = readReviews(JSON.stringify({ ...summary, reviews: [before] }))
  expect(known.reviews).toEqual([{ ...before, pictures: [] }])
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
