import {
  a as integer,
  c as list,
  g as withDefault,
  h as string,
  l as nullable,
  m as record,
  r as count,
} from './readers-Bmq-ZCRK.js'
// src/api/storefront/reviewsAnswer.ts
var KNOWN = [1, 2, 3, 4, 5]
function stars(value) {
  const given = integer(value)
  const known = KNOWN.find((one) => one === given)
  if (known === void 0) throw new RangeError(`no number of stars: ${given}`)
  return known
}
var countsReader = list(count)
var pictureReader = record({
  id: string,
  url: string,
  thumbnailUrl: string,
  width: count,
  height: count,
  colour: string,
  altText: string,
})
var summaryReader = record({
  counts: countsReader,
  reviews: list(
    record({
      id: string,
      stars,
      text: string,
      signature: string,
      writtenAt: string,
      answer: string,
      pictures: withDefault(list(pictureReader), []),
    }),
  ),
  next: nullable(string),
})
/** Reads a product's opinions of their metafield, which is JSON. Throws for what is none. */
function readReviews(value) {
  const { counts, ...rest } = summaryReader(JSON.parse(value))
  const [one = 0, two = 0, three = 0, four = 0, five = 0] = counts
  return {
    ...rest,
    counts: [one, two, three, four, five],
  }
}
export { readReviews }
