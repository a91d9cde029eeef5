import type { MotifName } from '#domain/generation/reading/brief.ts'

/** They are two or more people in one drawing. */
export const TOGETHER: ReadonlySet<MotifName> = new Set([
  'couple',
  'newlyweds',
  'grandparents',
  'friends',
  'family',
])
