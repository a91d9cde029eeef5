import { r as read } from './change-BUCoBqBE.js'
import { n as knownOwner } from './owner-BCVJoIrS.js'
import './dexie-6xc6vSGO.js'
import { n as isDraft } from './draftOwner-CV9QjhlS.js'
import { n as cartItemOf } from './cartRows-BIY8M0kP.js'
import { n as generationEntity } from './generationIntentArguments-ClksONbL.js'
import { n as templateRunEntity } from './templateRunIntentArguments-wRCsJVgk.js'
import { t as isUnsaved } from './templateDraftRow-Dr_SHRu8.js'
// src/offline/settingRules.ts
/**
 * Every small fact this device keeps by key, and whose it is: one of a `person` is gone when they leave, one of the
 * `device` stays whoever uses it.
 */
var SETTING_RULES = {
  /** Names one creation of the database: a wiped and newly made one has another. */
  'database-id': 'device',
  /** Which wiped database was written back into this one. */
  'rescued-from': 'device',
  owner: 'device',
  'notification-texts': 'device',
  'generator-calls': 'device',
  preferences: 'person',
  'generation-preferences': 'person',
  'generations-read': 'person',
  restock: 'person',
  wishlist: 'person',
  'occasions-read': 'person',
}
// src/offline/session/storeRules.ts
/** Every store, and no store without its rule. */
var STORE_RULES = {
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
    export: ({ discountCodes, buyer }) => ({
      discountCodes,
      buyer,
    }),
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
    export: (row) => row,
  },
  drafts: {
    owner: 'present',
    atSignIn: 'stay',
    atOthersSignIn: (rows) => rows.filter(isDraft),
    atSignOut: 'cleared',
    rescue: 'drafts',
    export: (row) => (isDraft(row) ? row : void 0),
  },
  accountCopies: {
    owner: 'present',
    atSignIn: 'stay',
    atOthersSignIn: 'cleared',
    atSignOut: 'cleared',
    rescue: null,
    export: null,
  },
  uploads: {
    owner: 'named',
    atSignIn: 'renamed',
    atOthersSignIn: 'stays',
    atSignOut: 'cleared',
    rescue: 'uploads',
    export: ({ filename, mimeType, bytes, createdAt }) => ({
      filename,
      mimeType,
      bytes,
      createdAt,
    }),
  },
  uploadFiles: {
    owner: 'upload',
    atSignIn: 'stay',
    atOthersSignIn: 'stays',
    atSignOut: 'cleared',
    rescue: 'uploads',
    export: null,
  },
  printFiles: {
    owner: 'present',
    atSignIn: 'stay',
    atOthersSignIn: (rows) => rows,
    atSignOut: 'cleared',
    rescue: 'uploads',
    export: null,
  },
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
    atOthersSignIn: (rows) => rows,
    atSignOut: 'cleared',
    rescue: 'state',
    export: ({ date }) => date,
  },
  templateDrafts: {
    owner: 'present',
    atSignIn: 'stay',
    atOthersSignIn: (rows) => rows.filter(isUnsaved),
    atSignOut: 'cleared',
    rescue: 'drafts',
    export: ({ title, template, changedAt }) => ({
      title,
      template,
      changedAt,
    }),
  },
  settings: {
    owner: 'setting',
    atSignIn: 'merged',
    atOthersSignIn: 'cleared',
    atSignOut: 'cleared',
    rescue: 'state',
    export: (row) => row,
  },
  setAside: {
    owner: 'device',
    atSignIn: 'stay',
    atOthersSignIn: 'stays',
    atSignOut: 'stays',
    rescue: 'set-aside',
    export: null,
  },
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
function whereCartChanged(rows, unsent) {
  return unsent.some(({ entity }) => entity === 'cart') ? rows : []
}
/** Those that changes are about, and those that ask before they are sent. */
function unsentGenerations(rows, unsent) {
  const entities = new Set(unsent.map((intent) => intent.entity))
  return rows.filter((row) => row.asks || entities.has(generationEntity(row.refCode)))
}
/** Those that changes are about, and those that ask before they are sent. */
function unsentRuns(rows, unsent) {
  const entities = new Set(unsent.map((intent) => intent.entity))
  return rows.filter((row) => row.asks || entities.has(templateRunEntity(row.refCode)))
}
/** What waits to be sent; a session that ended and a cart that was left are known by secrets, which stand in no copy. */
function exportedIntent({ kind, arguments: its, state, createdAt }) {
  return kind === 'session.revoke' || kind === 'cart.leave'
    ? void 0
    : {
        kind,
        arguments: its,
        state,
        createdAt,
      }
}
/** What was on its way when the cart went away is not known. */
function withUnknownOutcome(row) {
  return {
    ...row,
    outcomeUnknown: true,
    sendingSince: null,
  }
}
var STORE_NAMES = Object.keys(STORE_RULES).filter(isStoreName)
function isStoreName(name) {
  return name in STORE_RULES
}
// src/offline/session/personRows.ts
function ruleOf(name) {
  return STORE_RULES[name]
}
function tableOf(db, name) {
  return db.table(name)
}
/** What `owner` gets of the rows of one store in a copy of what this device stores of them. */
function exportRows(name, rows, owner) {
  const { owner: whose, export: exported } = ruleOf(name)
  if (exported === null) return []
  return rows
    .filter((row) => {
      if (whose === 'named') return 'owner' in row && row.owner === owner
      return whose !== 'setting' || ('key' in row && settingsOfPerson.some((key) => key === row.key))
    })
    .map((row) => exported(row))
    .filter((part) => part !== void 0)
}
var settingsOfPerson = Object.entries(SETTING_RULES).flatMap(([key, whose]) =>
  whose === 'person' ? [key] : [],
)
// src/offline/session/exportDevice.ts
/**
 * A copy of what this device stores of whoever uses it, as each store's rule says, fit for JSON. Rejects with an
 * `OfflineError`.
 */
function exportDevice(db) {
  return read(db, STORE_NAMES, async (stores) => {
    const owner = await knownOwner(stores)
    let copy = {}
    if (owner === null) return copy
    for (const name of STORE_NAMES) {
      if (STORE_RULES[name].export === null) continue
      copy = {
        ...copy,
        [name]: exportRows(name, await tableOf(db, name).toArray(), owner),
      }
    }
    return copy
  })
}
export { exportDevice }
