import { ACCOUNT_KEY } from '#api/session/accountKey.ts'
import type { ArchiveFilters } from './useArchive.ts'

// Where answers about a person's generations lie in the query cache: under the account's key, so that they leave with it.

export const GENERATIONS_KEY = [ACCOUNT_KEY, 'generations'] as const
export const ARCHIVE_KEY = [...GENERATIONS_KEY, 'list'] as const

export const oneKey = (id: string) => [...GENERATIONS_KEY, 'one', id] as const
export const archiveKey = (filters: ArchiveFilters) => [...ARCHIVE_KEY, filters] as const
export const statsKey = () => [...GENERATIONS_KEY, 'stats'] as const
