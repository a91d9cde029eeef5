import {
  type ArchivePage,
  archivePageSchema,
  type ArchiveQuery,
  type GenerationChange,
  type GenerationStats,
  generationStatsSchema,
  type Share,
  type SharedPage,
  sharedPageSchema,
  shareSchema,
} from '#domain/generation/archive.ts'
import { type EngineOffer, engineOffersSchema } from '#domain/generation/engineOffer.ts'
import {
  type Generation,
  generationSchema,
  type PublicGeneration,
  publicGenerationSchema,
  type SharedGeneration,
  sharedGenerationSchema,
} from '#domain/generation/generation.ts'
import { type GeneratorKey, generatorKeySchema } from '#domain/generation/generatorContract.ts'
import { keyed } from './keyed.ts'
import type { CallOptions, ProductApi } from './productApi.ts'
import { NO_ANSWER } from './readAnswer.ts'

/** A key for every generator, good for `expires_in` seconds and only as long as this sign-in. */
export function createGeneratorKey(api: ProductApi, options?: CallOptions): Promise<GeneratorKey> {
  return api.call('POST /api/v1/generation/keys', { ...options, answer: generatorKeySchema })
}

/** Lists the engines for generating with their present prices. */
export async function listEngines(api: ProductApi, options?: CallOptions): Promise<readonly EngineOffer[]> {
  const request = { answer: engineOffersSchema, isAnonymous: true }
  return (await api.call('GET /api/v1/generation/engines', { ...options, ...request })).engines
}

/** One page of the own archive, newest first; `before` is the `next` of the page before it. */
export function listGenerations(
  api: ProductApi,
  query: ArchiveQuery = {},
  options?: CallOptions,
): Promise<ArchivePage> {
  return api.call('GET /api/v1/generations', { ...options, query, answer: archivePageSchema })
}

export function readGenerationStats(api: ProductApi, options?: CallOptions): Promise<GenerationStats> {
  return api.call('GET /api/v1/generations/stats', { ...options, answer: generationStatsSchema })
}

/** Rejects with NOT_FOUND for another person's generation. */
export function readGeneration(api: ProductApi, id: string, options?: CallOptions): Promise<Generation> {
  const request = { path: { id }, answer: generationSchema }
  return api.call('GET /api/v1/generations/{id}', { ...options, ...request })
}

/** Rejects with NOT_COMPLETED where something is to be public that isn't completed. */
export function changeGeneration(
  api: ProductApi,
  id: string,
  body: GenerationChange,
  options?: CallOptions,
): Promise<Generation> {
  const request = { path: { id }, body, answer: generationSchema }
  return api.call('PATCH /api/v1/generations/{id}', { ...keyed(options), ...request })
}

/** Deletes it for everyone; for a day it can be restored, without its share link. */
export function deleteGeneration(api: ProductApi, id: string, options?: CallOptions): Promise<void> {
  const request = { path: { id }, answer: NO_ANSWER }
  return api.call('DELETE /api/v1/generations/{id}', { ...keyed(options), ...request })
}

/** Rejects with NOT_FOUND once it is too late. */
export function restoreGeneration(api: ProductApi, id: string, options?: CallOptions): Promise<Generation> {
  const request = { path: { id }, answer: generationSchema }
  return api.call('POST /api/v1/generations/{id}/restore', { ...keyed(options), ...request })
}

/** Returns the share link, the same one until it is revoked. Rejects with NOT_COMPLETED. */
export function shareGeneration(api: ProductApi, id: string, options?: CallOptions): Promise<Share> {
  const request = { path: { id }, answer: shareSchema }
  return api.call('POST /api/v1/generations/{id}/share', { ...keyed(options), ...request })
}

/** The share link leads nowhere from now on. */
export function revokeShare(api: ProductApi, id: string, options?: CallOptions): Promise<void> {
  const request = { path: { id }, answer: NO_ANSWER }
  return api.call('DELETE /api/v1/generations/{id}/share', { ...keyed(options), ...request })
}

/** Rejects with NOT_FOUND unless it is public. */
export function readPublicGeneration(
  api: ProductApi,
  id: string,
  options?: CallOptions,
): Promise<PublicGeneration> {
  const request = { path: { id }, answer: publicGenerationSchema, isAnonymous: true }
  return api.call('GET /api/v1/generations/{id}/public', { ...options, ...request })
}

/** Lists public generations, latest first; `before` is the `next` of the page before it. */
export function listSharedGenerations(
  api: ProductApi,
  { before }: { readonly before?: string | undefined } = {},
  options?: CallOptions,
): Promise<SharedPage> {
  const request = { query: { before }, answer: sharedPageSchema, isAnonymous: true }
  return api.call('GET /api/v1/generations/shared', { ...options, ...request })
}

/** Reads the generation behind a share link. Rejects with NOT_FOUND where the link was revoked or never existed. */
export function readSharedGeneration(
  api: ProductApi,
  token: string,
  options?: CallOptions,
): Promise<SharedGeneration> {
  const request = { path: { token }, answer: sharedGenerationSchema, isAnonymous: true }
  return api.call('GET /api/v1/generations/shared/{token}', { ...options, ...request })
}
