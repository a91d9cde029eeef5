import { and, count, desc, eq, inArray, isNull } from 'drizzle-orm'
import { GENERATION_TYPES, GENERATOR_OF, type GeneratorName } from '#domain/generation/engines.ts'
import type { GenerationStatus } from '#domain/generation/generation.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { isWhole } from './parts.ts'
import { type GenerationRow, generations } from './tables.ts'

/** Reads a page of one generator's works for a user, newest first, and their number. */
export async function readHistory(
  { database }: ServerContext,
  { userId, generator }: { readonly userId: string; readonly generator: GeneratorName },
  { limit, offset, status }: { limit: number; offset: number; status?: GenerationStatus | undefined },
): Promise<{ rows: GenerationRow[]; total: number }> {
  const wanted = and(
    eq(generations.userId, userId),
    isWhole(),
    isNull(generations.deletedAt),
    inArray(
      generations.type,
      GENERATION_TYPES.filter((type) => GENERATOR_OF[type] === generator),
    ),
    status === undefined ? undefined : eq(generations.status, status),
  )
  const rows = await database
    .select()
    .from(generations)
    .where(wanted)
    .orderBy(desc(generations.createdAt), desc(generations.id))
    .limit(limit)
    .offset(offset)
  const [all] = await database.select({ total: count() }).from(generations).where(wanted)
  return { rows, total: all?.total ?? 0 }
}
