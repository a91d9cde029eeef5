import { tokensOf } from '../tokens/tokensOf.ts'

/** The places for posts, and their limits in characters. */
export const POST_LIMITS = {
  x: 280,
  instagram: 2_200,
  facebook: 63_206,
  linkedin: 3_000,
  tiktok: 4_000,
  youtubeTitle: 100,
  searchTitle: 60,
  searchDescription: 155,
} as const

export type PostPlace = keyof typeof POST_LIMITS

/** The length that X counts for every address. */
const ADDRESS_ON_X = 23
/** The characters that X counts as one; any other is two. */
const ONE_ON_X = /^[\0-\u10ff\u2000-\u200d\u2010-\u201f\u2032-\u2037]$/u

/** The remaining characters of a place; negative for too many. */
export function leftInPost(text: string, place: PostPlace): number {
  return POST_LIMITS[place] - (place === 'x' ? lengthOnX(text) : text.length)
}

function lengthOnX(text: string): number {
  return tokensOf(text.normalize('NFC')).reduce(
    (sum, { kind, text: written }) =>
      sum +
      (kind === 'address' && !written.includes('@')
        ? ADDRESS_ON_X
        : Array.from(written).reduce((size, sign) => size + (ONE_ON_X.test(sign) ? 1 : 2), 0)),
    0,
  )
}
