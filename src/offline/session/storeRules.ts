import { isDraft, isFileDraft } from './draftOwner.ts'
import { CART_ENTITY } from '../cart/cartIntentArguments.ts'
import { cartItemOf, type CartStateRow } from '../cart/cartRows.ts'
import { jobStoreRules, NO_JOB_ROWS } from '../jobs/jobs.ts'
import type { IntentRow } from '../outbox/intent.ts'
import type { Rows, StoreName, StoreRows } from '../rows.ts'
import type { StoreRule } from './storeRule.ts'
import { isUnsaved } from '../templates/templateDraftRow.ts'

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
  ...jobStoreRules,
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
  ...NO_JOB_ROWS,
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
