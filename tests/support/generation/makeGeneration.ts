import { randomUUID } from 'node:crypto'
import { OPTIONS_SCHEMAS } from '#domain/generation/options.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { searchTextOf } from '#server/studio/generators/archive.ts'
import { generations } from '#server/studio/generators/tables.ts'

/** A completed generation of a user's, shared by a link, as a worker would have left it. Tells its id. */
export async function makeGeneration(
  context: ServerContext,
  changes: Partial<typeof generations.$inferInsert> & { readonly userId: string },
): Promise<string> {
  const id = changes.id ?? randomUUID()
  const now = context.now()
  const { prompt = 'Zimowy las', tags = [] } = changes
  await context.database.insert(generations).values({
    id,
    refCode: `ref-${id}`,
    type: 'image',
    engine: 'iskra-obraz',
    prompt,
    searchText: searchTextOf({ prompt, tags }),
    options: OPTIONS_SCHEMAS.image.parse({}),
    seed: 7,
    credits: 3,
    status: 'completed',
    progress: 100,
    createdAt: now,
    startedAt: now,
    completedAt: now,
    dueAt: now,
    files: [
      {
        role: 'original',
        format: 'webp',
        mediaType: 'image/webp',
        key: `generations/${id}/made/0-original.webp`,
        bytes: 1000,
        width: 1024,
        height: 1024,
        durationMs: null,
        frameRate: null,
      },
    ],
    processingTime: 1200,
    resultSeed: 7,
    isProcedural: true,
    shareToken: `token-${id}`,
    ...changes,
  })
  return id
}
