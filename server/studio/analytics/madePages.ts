import type { ScreenAddress } from '#domain/addresses/screens.ts'
import type { ServerContext } from '#server/platform/context.ts'

/** The pages of single works and templates, which people make. Only public ones are counted. */
export const MADE_PAGES = {
  work: '/generacje/$id',
  template: '/szablony/$slug',
} as const satisfies Readonly<Record<string, ScreenAddress>>

export function isMadePage(page: string): boolean {
  return page === MADE_PAGES.work || page === MADE_PAGES.template
}

/** Returns since when the works and templates that are public now exist, by subject. */
export type FindPublicSubjects = (
  context: ServerContext,
  subjects: readonly string[],
) => Promise<ReadonlyMap<string, Date>>
