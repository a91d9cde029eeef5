import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { ACT_KINDS } from '#domain/administration/acts.ts'
import { moment } from '#server/platform/database/columns.ts'

/**
 * The audit log of administrators' acts, on people's accounts and on the newsletter: rows are added and never changed,
 * except that a reason is deleted with the person's account. No references: it outlives its subjects.
 */
export const administratorActs = pgTable(
  'administrator_acts',
  {
    /** Made on the administrator's device: a repeated act is recognised by it. */
    id: text('id').primaryKey(),
    /** Null for an act that concerns no account. */
    userId: text('user_id'),
    /**
     * Counts the acts about this person, from 1, so that two at once can't both follow the same one; 0 when no person
     * is concerned.
     */
    number: integer('number').notNull(),
    /** Null for an act done at the server itself. */
    administratorId: text('administrator_id'),
    kind: text('kind', { enum: ACT_KINDS }).notNull(),
    reason: text('reason').notNull(),
    /** The change of the person's credits. */
    credits: integer('credits'),
    rolesBefore: text('roles_before').array(),
    rolesAfter: text('roles_after').array(),
    /** The generation, the drawing, the run, the order, the issue or the code it is about. */
    subjectId: text('subject_id'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('administrator_acts_number').on(table.userId, table.number),
    index('administrator_acts_age').on(table.createdAt, table.id),
    check('administrator_acts_roles', sql`(${table.rolesBefore} IS NULL) = (${table.rolesAfter} IS NULL)`),
  ],
)

export type ActRow = typeof administratorActs.$inferSelect
