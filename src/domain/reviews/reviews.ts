// Opinions of buyers, as far as a first visit needs to know them: without a library of schemas.

export const STARS = [1, 2, 3, 4, 5] as const
export type Stars = (typeof STARS)[number]

/** How many characters an opinion may have, and the name under it. */
export const REVIEW_LENGTH = 1_000
export const SIGNATURE_LENGTH = 40
/** How many characters the shop's answer may have. */
export const ANSWER_LENGTH = 1_000

/** The most pictures of a review, and the most characters of a picture's text. */
export const PICTURES_MOST = 4
export const PICTURE_WORDS_LENGTH = 160

/** A picture of an opinion; its size in pixels is that of the large one. */
export interface ReviewPicture {
  readonly id: string
  readonly url: string
  readonly thumbnailUrl: string
  readonly width: number
  readonly height: number
  /** `#rrggbb`, until it is there. */
  readonly colour: string
  /** Its content, in the author's words; may be empty. */
  readonly altText: string
}

/** A public review. */
export interface Review {
  readonly id: string
  readonly stars: Stars
  /** Empty where stars were all that was given. */
  readonly text: string
  readonly signature: string
  /** ISO 8601: when it was written, or last changed. */
  readonly writtenAt: string
  /** The shop's answer; may be empty. */
  readonly answer: string
  readonly pictures: readonly ReviewPicture[]
}

/** How many opinions gave one star, two, … five. */
export type StarCounts = readonly [number, number, number, number, number]

/** The review summary on a product's page. */
export interface ReviewSummary {
  readonly counts: StarCounts
  /** The newest. */
  readonly reviews: readonly Review[]
  /** Leads to the older ones; null where these are all. */
  readonly next: string | null
}

export function isStars(value: number): value is Stars {
  return STARS.some((stars) => stars === value)
}

export function reviewCount(counts: StarCounts): number {
  return counts.reduce((sum, count) => sum + count, 0)
}

/** The mean to one decimal place; null without any star. */
export function averageStars(counts: StarCounts): number | null {
  const given = reviewCount(counts)
  if (given === 0) return null
  const stars = counts.reduce((sum, count, place) => sum + count * (place + 1), 0)
  return Math.round((stars * 10) / given) / 10
}
