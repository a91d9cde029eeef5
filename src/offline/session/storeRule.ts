import type { IntentRow } from '../outbox/intent.ts'

/**
 * The rule of one store: what happens to its rows when the device changes hands, when the browser wipes it, and in an
 * export of a person's data.
 */
export interface StoreRule<Row> {
  /**
   * The owner of the rows. `present`: the device's present user. `named`: the `owner` that each row names; a guest's
   * become the user's who signs in. `upload`: the owner of the upload with the same key. `setting`: by the key's own
   * rule. `device`: no person.
   */
  readonly owner: 'present' | 'named' | 'upload' | 'setting' | 'device'
  /**
   * When a guest signs in. `stay`: the rows become the user's as they are. `renamed`: the same, and each names the
   * user. `merged`: the sign-in itself merges them with the account's.
   */
  readonly atSignIn: 'stay' | 'renamed' | 'merged'
  /** When another user signs in: rows are deleted, stay, or the chosen ones are set aside until their owner is back. */
  readonly atOthersSignIn: 'cleared' | 'stays' | Choice<Row>
  readonly atSignOut: 'cleared' | 'stays'
  /**
   * The stores copied together in one reading by an open page, which writes the rows back when the database is wiped
   * under it; null for rows that are not written back. Large rows are copied separately from frequently changed ones.
   */
  readonly rescue: RescueGroup | null
  /** The part of a row in its owner's export, undefined for none; null where the store is left out. */
  readonly export: ((row: Row) => unknown) | null
  /** How a row comes back after it was away. */
  readonly comeBack?: (row: Row) => Row
}

export type RescueGroup =
  | 'state'
  | 'drafts'
  | 'texts'
  | 'transcripts'
  | 'text-versions'
  | 'drawings'
  | 'drawing-versions'
  | 'uploads'
  | 'set-aside'

/** Chooses by the intents that the leaving person has not sent yet. */
type Choice<Row> = (rows: readonly Row[], unsent: readonly IntentRow[]) => readonly Row[]

/** A rule with the type of its rows. */
export const storeRule = <Row>(rule: StoreRule<Row>): StoreRule<Row> => rule
