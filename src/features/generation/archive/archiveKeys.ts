import { ACCOUNT_KEY } from '#api/session/accountKey.ts'
import type { GenerationType } from '#domain/generation/engines.ts'
import type { GenerationStatus } from '#domain/generation/generation.ts'

/** The filters of the archive; a missing one doesn't matter. */
export interface ArchiveFilters {
  readonly q?: string | undefined
  readonly type?: GenerationType | undefined
  readonly status?: GenerationStatus | undefined
  readonly tag?: string | undefined
  readonly isFavourite?: boolean | undefined
}

// Where answers about a person's generations lie in the query cache: under the account's key, so that they leave with it.

export const GENERATIONS_KEY = [ACCOUNT_KEY, 'generations'] as const
export const ARCHIVE_KEY = [...GENERATIONS_KEY, 'list'] as const

export const oneKey = (id: string) => [...GENERATIONS_KEY, 'one', id] as const
export const archiveKey = (filters: ArchiveFilters) => [...ARCHIVE_KEY, filters] as const
export const statsKey = () => [...GENERATIONS_KEY, 'stats'] as const
