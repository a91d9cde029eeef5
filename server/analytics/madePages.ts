import type { ScreenAddress } from '#domain/addresses/screens.ts'
import type { ServerContext } from '#server/context.ts'

/** The pages of single works and templates: what people make. Of them that alone is counted which everybody may see. */
export const MADE_PAGES = {
  work: '/generacje/$id',
  template: '/szablony/$slug',
} as const satisfies Readonly<Record<string, ScreenAddress>>

export function isMadePage(page: string): boolean {
  return page === MADE_PAGES.work || page === MADE_PAGES.template
}

/** Since when there are those of the works and templates that everybody may see now, by their subjects. */
export type FindPublicSubjects = (
  context: ServerContext,
  subjects: readonly string[],
) => Promise<ReadonlyMap<string, Date>>
