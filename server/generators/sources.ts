import type { Database, Transaction } from '#server/database/database.ts'
import { findOriginalKey } from '#server/gallery/findOriginal.ts'
import { findOwn } from './archive.ts'
import type { GenerationRow } from './tables.ts'

/**
 * The stored file that a generation starts from: a picture of the user's gallery, or the sound of one of their
 * generations. `none` when it starts from nothing, `missing` when the named file isn't there or isn't theirs.
 */
export async function findSource(
  database: Database | Transaction,
  {
    userId,
    sourceKey,
    options: { reference, source },
  }: Pick<GenerationRow, 'userId' | 'sourceKey' | 'options'>,
): Promise<{ readonly key: string } | 'none' | 'missing'> {
  if (sourceKey !== null) return { key: sourceKey }
  if (typeof reference === 'string') return orMissing(await findOriginalKey(database, userId, reference))
  if (typeof source === 'string') return orMissing(await findSoundKey(database, userId, source))
  return 'none'
}

async function findSoundKey(database: Database | Transaction, userId: string, id: string) {
  const generation = await findOwn(database, userId, id)
  const original = generation?.files.find(({ role }) => role === 'original')
  const isHeard = original !== undefined && /^(?:audio|video)\//.test(original.mediaType)
  return isHeard ? original.key : null
}

function orMissing(key: string | null): { readonly key: string } | 'missing' {
  return key === null ? 'missing' : { key }
}
