import { isRecord } from '../readers.ts'

/** A step from one version of stored templates to the next. Released ones are never changed. */
interface TemplateMigration {
  /** The version that it takes. */
  readonly from: number
  readonly migrate: (content: StoredTemplate) => StoredTemplate
}

/** A template as stored in a file or a table, of any version. */
export type StoredTemplate = Readonly<Record<string, unknown>>

/** Templates have examples, words in English, and notes beside their graph. */
function addExamplesEnglishAndNotes(content: StoredTemplate): StoredTemplate {
  return { ...content, examples: [], english: {}, notes: [] }
}

/** A template is free only by its author's decision: earlier ones have none. */
function addFree(content: StoredTemplate): StoredTemplate {
  const { pricing } = content
  return isRecord(pricing) ? { ...content, pricing: { ...pricing, isFree: false } } : content
}

/** In order: each takes the result of the one before it. */
export const TEMPLATE_MIGRATIONS: readonly TemplateMigration[] = [
  { from: 1, migrate: addExamplesEnglishAndNotes },
  { from: 2, migrate: addFree },
]

/**
 * Migrates a template stored by this or an earlier version to the present shapes. Its content is validated afterwards,
 * by the schema.
 */
export function migrateTemplate(content: StoredTemplate): StoredTemplate {
  let migrated = content
  for (const { from, migrate } of TEMPLATE_MIGRATIONS) {
    if (migrated['version'] === from) migrated = { ...migrate(migrated), version: from + 1 }
  }
  return migrated
}
