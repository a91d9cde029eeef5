import { isDraft } from './draftOwner.ts'
import { CART_ENTITY } from '../cart/cartIntentArguments.ts'
import type { CartStateRow } from '../cart/cartRows.ts'
import { generationEntity } from '../generation/generationIntentArguments.ts'
import type { IntentRow } from '../outbox/intent.ts'
import type { RowOf, StoreName, StoreRows } from '../rows.ts'

/** What happens to the rows of one store when the person at the device changes, and when the browser wipes it. */
export interface StoreRule<Row> {
  /**
   * Whose the rows are. `present`: whoever uses the device. `named`: the `owner` that each row names; a guest's become
   * the user's who signs in. `upload`: the owner's of the upload with the same key. `setting`: by the key's own rule.
   * `device`: nobody's.
   */
  readonly owner: 'present' | 'named' | 'upload' | 'setting' | 'device'
  /** Somebody else signs in: rows are gone, stay, or those that are chosen wait apart until their owner is back. */
  readonly atOthersSignIn: 'cleared' | 'stays' | Choice<Row>
  readonly atSignOut: 'cleared' | 'stays'
  /**
   * The stores with which it is copied in one reading by an open page, which writes the rows back when the database is
   * wiped under it; null for rows that are not written back. Large rows are copied apart from those that change often.
   */
  readonly rescue: RescueGroup | null
  /** How a row comes back after it was away. */
  readonly comeBack?: (row: Row) => Row
}

export type RescueGroup = 'state' | 'drafts' | 'uploads' | 'set-aside'

/** Chooses by the intents that the leaving person has not sent yet. */
type Choice<Row> = (rows: readonly Row[], unsent: readonly IntentRow[]) => readonly Row[]

/** Every store, and no store without its rule. */
export const STORE_RULES: { readonly [Name in StoreName]: StoreRule<RowOf<Name>> } = {
  cartItems: {
    owner: 'present',
    atOthersSignIn: whereCartChanged,
    atSignOut: 'cleared',
    rescue: 'state',
  },
  cartState: {
    owner: 'present',
    atOthersSignIn: whereCartChanged,
    atSignOut: 'cleared',
    rescue: 'state',
    comeBack: withUnknownOutcome,
  },
  outbox: {
    owner: 'named',
    atOthersSignIn: (_rows, unsent) => unsent,
    atSignOut: 'cleared',
    rescue: 'state',
  },
  generations: {
    owner: 'present',
    atOthersSignIn: unsentGenerations,
    atSignOut: 'cleared',
    rescue: 'state',
  },
  drafts: {
    owner: 'present',
    atOthersSignIn: (rows) => rows.filter(isDraft),
    atSignOut: 'cleared',
    rescue: 'drafts',
  },
  accountCopies: { owner: 'present', atOthersSignIn: 'cleared', atSignOut: 'cleared', rescue: null },
  uploads: { owner: 'named', atOthersSignIn: 'stays', atSignOut: 'cleared', rescue: 'uploads' },
  uploadFiles: { owner: 'upload', atOthersSignIn: 'stays', atSignOut: 'cleared', rescue: 'uploads' },
  settings: { owner: 'setting', atOthersSignIn: 'cleared', atSignOut: 'cleared', rescue: 'state' },
  // What waits for others stays theirs, whoever signs in or out.
  setAside: { owner: 'device', atOthersSignIn: 'stays', atSignOut: 'stays', rescue: 'set-aside' },
  // The sign-in and the sign-out write it themselves.
  session: { owner: 'device', atOthersSignIn: 'stays', atSignOut: 'stays', rescue: 'state' },
}

/** The whole cart, when a change is about it. */
function whereCartChanged<Row>(rows: readonly Row[], unsent: readonly IntentRow[]): readonly Row[] {
  return unsent.some(({ entity }) => entity === CART_ENTITY) ? rows : []
}

/** Those that changes are about, and those that ask before they are sent. */
function unsentGenerations(
  rows: readonly RowOf<'generations'>[],
  unsent: readonly IntentRow[],
): readonly RowOf<'generations'>[] {
  const entities = new Set(unsent.map((intent) => intent.entity))
  return rows.filter((row) => row.asks || entities.has(generationEntity(row.refCode)))
}

/** What was on its way when the cart went away is not known. */
function withUnknownOutcome(row: CartStateRow): CartStateRow {
  return { ...row, outcomeUnknown: true, sendingSince: null }
}

export const NO_ROWS: StoreRows = {
  cartItems: [],
  cartState: [],
  outbox: [],
  generations: [],
  drafts: [],
  accountCopies: [],
  uploads: [],
  uploadFiles: [],
  settings: [],
  setAside: [],
  session: [],
}

export const STORE_NAMES = Object.keys(STORE_RULES).filter(isStoreName)

function isStoreName(name: string): name is StoreName {
  return name in STORE_RULES
}
