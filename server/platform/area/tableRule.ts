import { is, type SQL } from 'drizzle-orm'
import { type PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Caller } from '#server/platform/api/endpoint.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import type { Task } from '#server/platform/tasks/schedule.ts'
import type { AddressMove } from '#server/platform/users/addressMove.ts'
import type { UserRow } from '#server/platform/users/tables.ts'

/** A part of the person's export. */
interface Part {
  readonly as: string
  readonly read: (tx: Transaction, context: ServerContext, caller: Caller) => Promise<unknown>
  /** For data under an address, which belongs to the user who verified it: this instead for all other users. */
  readonly unproved?: unknown
}

type Forget = (tx: Transaction, context: ServerContext, user: UserRow) => Promise<unknown>

/** The handling of a table's personal data. */
interface PersonalRule {
  /** Its part of the export, the part of another table that includes it, or why it isn't exported. */
  readonly exported: Part | { readonly within: string } | { readonly not: string }
  /**
   * The effect of a newly verified address: the data is theirs by their id and nothing happens; it is moved; or it
   * stays with the address, and why.
   */
  readonly moved:
    | 'by id'
    | ((tx: Transaction, move: AddressMove) => Promise<void>)
    | { readonly stays: string }
  /**
   * The effect of deleting the account: the data goes with the user's row (`cascade`), is deleted before it, only where
   * the address was verified (`ofAddress`), is handled by another table's rule, or part of it is kept, and why.
   */
  readonly removed:
    | 'cascade'
    | { readonly forget: Forget }
    | { readonly ofAddress: Forget }
    | { readonly within: PgTable }
    | { readonly kept: string }
  /** The personal data that is left all the same, and why. */
  readonly leaves?: string
}

/** Rows that are removed by their age. */
interface Expiry {
  /** The start of the row's age. A row without it is kept. */
  readonly since: PgColumn
  readonly retentionMs: number
  /** Only these rows. */
  readonly only?: SQL
  readonly why: string
}

/** The area's own removal of expired rows, files included. */
type Sweep = Omit<Task, 'name'>

/** For how long rows stay: by their age, until a sweep, with the rows of another table, until used, or for good. */
export type Retention =
  | { readonly expires: Expiry }
  | { readonly swept: Sweep }
  | { readonly within: PgTable }
  | { readonly used: string }
  | { readonly forever: string }

/**
 * The rule for the rows of a table: how they are exported, moved and deleted with a person, and removed when they
 * expire.
 */
export interface TableRule {
  /** Null for a table without personal data. */
  readonly personal: PersonalRule | null
  readonly retention: Retention
}

/** A table with its rule and its name in the code. */
export interface RuledTable extends TableRule {
  readonly name: string
  readonly table: PgTable
}

/** A rule for each table that a module exports: a table without a rule, or a rule without a table, doesn't compile. */
type RulesOf<Module> = {
  readonly [Name in keyof Module as Module[Name] extends PgTable ? Name : never]: TableRule
}

/**
 * The tables of an area's `tables.ts`, imported as a whole, each with its rule, in the order in which their personal
 * data is deleted.
 */
export function ruledTables<Module extends object>(
  module: Module,
  rules: RulesOf<Module>,
): readonly RuledTable[] {
  const tables: ReadonlyMap<string, unknown> = new Map(Object.entries(module))
  return Object.entries<TableRule>(rules).flatMap(([name, rule]) => {
    const table = tables.get(name)
    return is(table, PgTable) ? [{ ...rule, name, table }] : []
  })
}
