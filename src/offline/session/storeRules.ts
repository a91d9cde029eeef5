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
  /** Whether an open page writes the rows back when the database is wiped under it. */
  readonly isRescued: boolean
  /** How a row comes back after it was away. */
  readonly comeBack?: (row: Row) => Row
}

/** Chooses by the intents that the leaving person has not sent yet. */
type Choice<Row> = (rows: readonly Row[], unsent: readonly IntentRow[]) => readonly Row[]

/** Every store, and no store without its rule. */
export const STORE_RULES: { readonly [Name in StoreName]: StoreRule<RowOf<Name>> } = {
  cartItems: {
    owner: 'present',
    atOthersSignIn: whereCartChanged,
    atSignOut: 'cleared',
    isRescued: true,
  },
  cartState: {
    owner: 'present',
    atOthersSignIn: whereCartChanged,
    atSignOut: 'cleared',
    isRescued: true,
    comeBack: withUnknownOutcome,
  },
  outbox: {
    owner: 'named',
    atOthersSignIn: (_rows, unsent) => unsent,
    atSignOut: 'cleared',
    isRescued: true,
  },
  generations: {
    owner: 'present',
    atOthersSignIn: unsentGenerations,
    atSignOut: 'cleared',
    isRescued: true,
  },
  drafts: { owner: 'present', atOthersSignIn: (rows) => rows, atSignOut: 'cleared', isRescued: true },
  accountCopies: { owner: 'present', atOthersSignIn: 'cleared', atSignOut: 'cleared', isRescued: false },
  uploads: { owner: 'named', atOthersSignIn: 'stays', atSignOut: 'cleared', isRescued: true },
  uploadFiles: { owner: 'upload', atOthersSignIn: 'stays', atSignOut: 'cleared', isRescued: true },
  settings: { owner: 'setting', atOthersSignIn: 'cleared', atSignOut: 'cleared', isRescued: true },
  // What waits for others stays theirs, whoever signs in or out.
  setAside: { owner: 'device', atOthersSignIn: 'stays', atSignOut: 'stays', isRescued: true },
  // The sign-in and the sign-out write it themselves.
  session: { owner: 'device', atOthersSignIn: 'stays', atSignOut: 'stays', isRescued: true },
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
