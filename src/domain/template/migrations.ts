import { isRecord } from '../readers.ts'

/** A step from one version of stored templates to the next. Released ones are never changed. */
interface TemplateMigration {
  /** The version that it takes. */
  readonly from: number
  readonly migrate: (content: StoredTemplate) => StoredTemplate
}

/** A template as it lies in a file or a table, of whichever version. */
export type StoredTemplate = Readonly<Record<string, unknown>>

/** Templates have examples, words in English, and notes beside their graph. */
function addExamplesEnglishAndNotes(content: StoredTemplate): StoredTemplate {
  return { ...content, examples: [], english: {}, notes: [] }
}

/** A template is free because its author says so: of an earlier one nobody has. */
function addFree(content: StoredTemplate): StoredTemplate {
  const { pricing } = content
  return isRecord(pricing) ? { ...content, pricing: { ...pricing, isFree: false } } : content
}

/** In their order: each takes what the one before it has left. */
export const TEMPLATE_MIGRATIONS: readonly TemplateMigration[] = [
  { from: 1, migrate: addExamplesEnglishAndNotes },
  { from: 2, migrate: addFree },
]

/**
 * A template as it was stored by this or an earlier version, in the shapes of this one. What it says is not looked at:
 * that is for the schema, afterwards.
 */
export function migrateTemplate(content: StoredTemplate): StoredTemplate {
  let migrated = content
  for (const { from, migrate } of TEMPLATE_MIGRATIONS) {
    if (migrated['version'] === from) migrated = { ...migrate(migrated), version: from + 1 }
  }
  return migrated
}
