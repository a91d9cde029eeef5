import type { IntentRow } from '../outbox/intent.ts'

/**
 * What happens to the rows of one store when the person at the device changes, when the browser wipes it, and when
 * somebody asks for a copy of what it stores of them.
 */
export interface StoreRule<Row> {
  /**
   * Whose the rows are. `present`: whoever uses the device. `named`: the `owner` that each row names; a guest's become
   * the user's who signs in. `upload`: the owner's of the upload with the same key. `setting`: by the key's own rule.
   * `device`: nobody's.
   */
  readonly owner: 'present' | 'named' | 'upload' | 'setting' | 'device'
  /**
   * A guest signs in. `stay`: the rows are the user's from then on as they are. `renamed`: so are they, and each names
   * the user. `merged`: the sign-in itself brings them together with what the account knows.
   */
  readonly atSignIn: 'stay' | 'renamed' | 'merged'
  /** Somebody else signs in: rows are gone, stay, or those that are chosen wait apart until their owner is back. */
  readonly atOthersSignIn: 'cleared' | 'stays' | Choice<Row>
  readonly atSignOut: 'cleared' | 'stays'
  /**
   * The stores with which it is copied in one reading by an open page, which writes the rows back when the database is
   * wiped under it; null for rows that are not written back. Large rows are copied apart from those that change often.
   */
  readonly rescue: RescueGroup | null
  /** What of a row its owner gets in a copy of everything, undefined for nothing; null where no row is in it. */
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

/** A rule with the form of the rows that it is about. */
export const storeRule = <Row>(rule: StoreRule<Row>): StoreRule<Row> => rule
