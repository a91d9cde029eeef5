import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { FindPublicSubjects } from '#server/studio/analytics/madePages.ts'
import { generations } from '#server/studio/generators/tables.ts'
import { templates } from '#server/studio/templates/tables.ts'

/** Since when these works (by id) or templates (by slug) are public, for those that are. */
export const publicSubjects: FindPublicSubjects = async ({ database }, subjects) => {
  const [works, published] = await Promise.all([
    database
      .select({ subject: generations.id, since: generations.createdAt })
      .from(generations)
      .where(
        and(
          inArray(generations.id, [...subjects]),
          isNotNull(generations.publishedAt),
          isNull(generations.deletedAt),
        ),
      ),
    database
      .select({ subject: templates.publicSlug, since: templates.createdAt })
      .from(templates)
      .where(and(inArray(templates.publicSlug, [...subjects]), eq(templates.status, 'published'))),
  ])
  return new Map(
    [...works, ...published].flatMap(({ subject, since }) =>
      subject === null ? [] : [[subject, since] as const],
    ),
  )
}
