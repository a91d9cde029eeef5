import { isDraft, isFileDraft } from './draftOwner.ts'
import { CART_ENTITY } from '../cart/cartIntentArguments.ts'
import { cartItemOf, type CartStateRow } from '../cart/cartRows.ts'
import { generationEntity } from '../generation/generationIntentArguments.ts'
import { templateRunEntity } from '../templateRuns/templateRunIntentArguments.ts'
import { withoutValues } from '../templateRuns/templateRunRow.ts'
import type { IntentRow } from '../outbox/intent.ts'
import type { RowOf, Rows, StoreName, StoreRows } from '../rows.ts'
import { isUnsaved } from '../templates/templateDraftRow.ts'

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

export type RescueGroup = 'state' | 'drafts' | 'uploads' | 'set-aside'

/** Chooses by the intents that the leaving person has not sent yet. */
type Choice<Row> = (rows: readonly Row[], unsent: readonly IntentRow[]) => readonly Row[]

/** A rule for each store of a database. */
export type StoreRules<AllRows = Rows> = { readonly [Name in keyof AllRows]: StoreRule<AllRows[Name]> }

/** Every store, and no store without its rule. */
export const STORE_RULES: StoreRules = {
  cartItems: {
    owner: 'present',
    atSignIn: 'stay',
    atOthersSignIn: whereCartChanged,
    atSignOut: 'cleared',
    rescue: 'state',
    export: cartItemOf,
  },
  cartState: {
    owner: 'present',
    atSignIn: 'stay',
    atOthersSignIn: whereCartChanged,
    atSignOut: 'cleared',
    rescue: 'state',
    export: ({ discountCodes, buyer }) => ({ discountCodes, buyer }),
    comeBack: withUnknownOutcome,
  },
  outbox: {
    owner: 'named',
    atSignIn: 'renamed',
    atOthersSignIn: (_rows, unsent) => unsent,
    atSignOut: 'cleared',
    rescue: 'state',
    export: exportedIntent,
  },
  generations: {
    owner: 'present',
    atSignIn: 'stay',
    atOthersSignIn: unsentGenerations,
    atSignOut: 'cleared',
    rescue: 'state',
    export: (row) => row,
  },
  templateRuns: {
    owner: 'present',
    atSignIn: 'stay',
    atOthersSignIn: unsentRuns,
    atSignOut: 'cleared',
    rescue: 'state',
    // What waits to be sent may hold words that nobody else shall read.
    export: ({ values: _values, run, ...row }) => ({ ...row, run: run === null ? null : withoutValues(run) }),
  },
  drafts: {
    owner: 'present',
    atSignIn: 'stay',
    atOthersSignIn: (rows) => rows.filter(isDraft),
    atSignOut: 'cleared',
    rescue: 'drafts',
    // Files stand in no text; their owner has them where they chose them.
    export: (row) => (isDraft(row) && !isFileDraft(row) ? row : undefined),
  },
  accountCopies: {
    owner: 'present',
    atSignIn: 'stay',
    atOthersSignIn: 'cleared',
    atSignOut: 'cleared',
    rescue: null,
    // The account's own copy has them.
    export: null,
  },
  uploads: {
    owner: 'named',
    atSignIn: 'renamed',
    atOthersSignIn: 'stays',
    atSignOut: 'cleared',
    rescue: 'uploads',
    export: ({ filename, mimeType, bytes, createdAt }) => ({ filename, mimeType, bytes, createdAt }),
  },
  uploadFiles: {
    owner: 'upload',
    atSignIn: 'stay',
    atOthersSignIn: 'stays',
    atSignOut: 'cleared',
    rescue: 'uploads',
    // Pictures that stand in no text; their owner has them in the folder they chose them from.
    export: null,
  },
  printFiles: {
    owner: 'present',
    atSignIn: 'stay',
    // Drafts wait apart for their owner, and the pictures that they name with them.
    atOthersSignIn: (rows) => rows,
    atSignOut: 'cleared',
    rescue: 'uploads',
    // Pictures that stand in no text; their owner has them where they chose them.
    export: null,
  },
  // Whoever is counted here has agreed themselves; nobody's visits wait for them, and nothing wiped comes back.
  visitor: {
    owner: 'present',
    atSignIn: 'stay',
    atOthersSignIn: 'cleared',
    atSignOut: 'cleared',
    rescue: null,
    export: ({ record: { counted: _counted, ...record } }) => record,
  },
  visitEvents: {
    owner: 'present',
    atSignIn: 'stay',
    atOthersSignIn: 'cleared',
    atSignOut: 'cleared',
    rescue: null,
    export: (row) => row,
  },
  occasions: {
    owner: 'present',
    atSignIn: 'merged',
    // Those that changes are about are among them; the account has the last word on the others.
    atOthersSignIn: (rows) => rows,
    atSignOut: 'cleared',
    rescue: 'state',
    export: ({ date }) => date,
  },
  templateDrafts: {
    owner: 'present',
    atSignIn: 'stay',
    // What the server hasn’t waits apart; the rest is there again by the next reading.
    atOthersSignIn: (rows) => rows.filter(isUnsaved),
    atSignOut: 'cleared',
    rescue: 'drafts',
    export: ({ title, template, changedAt, pins }) => ({ title, template, changedAt, pins }),
  },
  settings: {
    owner: 'setting',
    atSignIn: 'merged',
    atOthersSignIn: 'cleared',
    atSignOut: 'cleared',
    rescue: 'state',
    export: (row) => row,
  },
  // What waits for others stays theirs, whoever signs in or out.
  setAside: {
    owner: 'device',
    atSignIn: 'stay',
    atOthersSignIn: 'stays',
    atSignOut: 'stays',
    rescue: 'set-aside',
    export: null,
  },
  // The sign-in and the sign-out write it themselves.
  session: {
    owner: 'device',
    atSignIn: 'stay',
    atOthersSignIn: 'stays',
    atSignOut: 'stays',
    rescue: 'state',
    export: null,
  },
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

/** Those that changes are about, and those that ask before they are sent. */
function unsentRuns(
  rows: readonly RowOf<'templateRuns'>[],
  unsent: readonly IntentRow[],
): readonly RowOf<'templateRuns'>[] {
  const entities = new Set(unsent.map((intent) => intent.entity))
  return rows.filter((row) => row.asks || entities.has(templateRunEntity(row.refCode)))
}

/** What waits to be sent; a session that ended and a cart that was left are known by secrets, which stand in no copy. */
function exportedIntent({ kind, arguments: its, state, createdAt }: IntentRow): unknown {
  return kind === 'session.revoke' || kind === 'cart.leave'
    ? undefined
    : { kind, arguments: its, state, createdAt }
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
  templateRuns: [],
  drafts: [],
  accountCopies: [],
  uploads: [],
  uploadFiles: [],
  printFiles: [],
  visitor: [],
  visitEvents: [],
  occasions: [],
  templateDrafts: [],
  settings: [],
  setAside: [],
  session: [],
}

export const STORE_NAMES = Object.keys(STORE_RULES).filter(isStoreName)

function isStoreName(name: string): name is StoreName {
  return name in STORE_RULES
}
