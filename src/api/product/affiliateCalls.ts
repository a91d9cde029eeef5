import {
  type AddCode,
  affiliateLookupSchema,
  type CreatorResults,
  creatorResultsSchema,
  type EndCode,
  type ManagedCodes,
  managedCodesSchema,
} from '#domain/affiliate/affiliateCodes.ts'
import type { AffiliateOffer } from '#domain/affiliate/codes.ts'
import { keyed } from './keyed.ts'
import type { CallOptions, ProductApi } from './productApi.ts'

/** Returns the present terms of an affiliate code; null where there is no such code. */
export async function lookUpCode(
  api: ProductApi,
  code: string,
  options?: CallOptions,
): Promise<AffiliateOffer | null> {
  const request = { query: { code }, answer: affiliateLookupSchema, isAnonymous: true } as const
  return (await api.call('GET /api/v1/affiliate/codes', { ...options, ...request })).offer
}

/** Lists the caller's own codes with their results. */
export function readCreatorResults(api: ProductApi, options?: CallOptions): Promise<CreatorResults> {
  return api.call('GET /api/v1/affiliate/results', { ...options, answer: creatorResultsSchema })
}

/** Lists all affiliate codes with their results, newest first. For administrators. */
export function listCodes(api: ProductApi, options?: CallOptions): Promise<ManagedCodes> {
  return api.call('GET /api/v1/admin/affiliate-codes', { ...options, answer: managedCodesSchema })
}

/** Adds a code. Rejects with VALIDATION_FAILED where a value is invalid. */
export function addCode(api: ProductApi, body: AddCode, options?: CallOptions): Promise<ManagedCodes> {
  const request = { body, answer: managedCodesSchema }
  return api.call('POST /api/v1/admin/affiliate-codes', { ...keyed(options), ...request })
}

/** Ends a code from now on. Rejects with NOT_FOUND. */
export function endCode(
  api: ProductApi,
  { code, ...body }: EndCode & { readonly code: string },
  options?: CallOptions,
): Promise<ManagedCodes> {
  const request = { path: { code }, body, answer: managedCodesSchema }
  return api.call('POST /api/v1/admin/affiliate-codes/{code}/end', { ...keyed(options), ...request })
}
