import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { CONTENT_KINDS, CONTENT_LANGUAGES } from '#domain/content/kinds.ts'
import { moment } from '#server/platform/database/columns.ts'

/** An article's last saved draft, over the file that came with the server or besides them all. It is not public. */
export const articleDrafts = pgTable(
  'article_drafts',
  {
    id: text('id').primaryKey(),
    language: text('language', { enum: CONTENT_LANGUAGES }).notNull(),
    kind: text('kind', { enum: CONTENT_KINDS }).notNull(),
    slug: text('slug').notNull(),
    /** Markdown with front matter. */
    source: text('source').notNull(),
    /** Counts its saves. */
    revision: integer('revision').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [uniqueIndex('article_drafts_place').on(table.language, table.kind, table.slug)],
)

/** An article's public versions: of several the one with the latest past moment is shown. */
export const articleVersions = pgTable(
  'article_versions',
  {
    /** Counts all versions: of two of one moment the later one counts. */
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    language: text('language', { enum: CONTENT_LANGUAGES }).notNull(),
    kind: text('kind', { enum: CONTENT_KINDS }).notNull(),
    slug: text('slug').notNull(),
    /** Null when the article is withdrawn, also for one that came with the server. */
    source: text('source'),
    /** The revision of its draft; null for a withdrawal. */
    revision: integer('revision'),
    shownFrom: moment('shown_from').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('article_versions_shown').on(table.shownFrom)],
)

export type VersionRow = typeof articleVersions.$inferSelect
