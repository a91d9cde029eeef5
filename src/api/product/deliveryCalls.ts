import { postcodeTownsSchema } from '#domain/contact/postcodeTowns.ts'
import { type FoundLockers, foundLockersSchema } from '#domain/lockers/locker.ts'
import type { CallOptions, ProductApi } from './productApi.ts'

/** Parcel lockers by code, town, street or postcode, the best first. */
export function searchLockers(api: ProductApi, q: string, options?: CallOptions): Promise<FoundLockers> {
  const request = { query: { q }, answer: foundLockersSchema, isAnonymous: true }
  return api.call('GET /api/v1/lockers', { ...options, ...request })
}

/** The towns of a Polish postcode (`00-950`) in alphabetical order; empty for an unknown one. */
export async function townsOfPostcode(
  api: ProductApi,
  postcode: string,
  options?: CallOptions,
): Promise<readonly string[]> {
  const path = { postcode }
  const request = { ...options, path, answer: postcodeTownsSchema, isAnonymous: true }
  return (await api.call('GET /api/v1/postcodes/{postcode}', request)).towns
}
