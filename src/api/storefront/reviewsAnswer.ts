import { count, integer, list, nullable, record, string, withDefault } from '#domain/readers.ts'
import type { ReviewSummary, Stars } from '#domain/reviews/reviews.ts'

// By itself: the domain's list would drag the storefront's code along to every screen that knows of reviews.
const KNOWN: readonly Stars[] = [1, 2, 3, 4, 5]

function stars(value: unknown): Stars {
  const given = integer(value)
  const known = KNOWN.find((one) => one === given)
  if (known === undefined) throw new RangeError(`no number of stars: ${given}`)
  return known
}

const countsReader = list(count)

const pictureReader = record({
  id: string,
  url: string,
  thumbnailUrl: string,
  width: count,
  height: count,
  colour: string,
  altText: string,
})

const summaryReader = record({
  counts: countsReader,
  reviews: list(
    record({
      id: string,
      stars,
      text: string,
      signature: string,
      writtenAt: string,
      answer: string,
      // Copies that the device stored before reviews had pictures have none.
      pictures: withDefault(list(pictureReader), []),
    }),
  ),
  next: nullable(string),
})

/** Reads a product's reviews from their metafield, which is JSON. Throws for anything else. */
export function readReviews(value: string): ReviewSummary {
  const parsed: unknown = JSON.parse(value)
  const { counts, ...rest } = summaryReader(parsed)
  const [one = 0, two = 0, three = 0, four = 0, five = 0] = counts
  return { ...rest, counts: [one, two, three, four, five] }
}
