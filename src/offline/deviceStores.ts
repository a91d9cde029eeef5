import { cartStores } from './cart/cartStores.ts'
import { drawingStores } from './drawings/drawingStores.ts'
import { visitStores } from './engagement/visitStores.ts'
import { uploadStores } from './gallery/uploadStores.ts'
import { generationStores } from './generation/generationStores.ts'
import { occasionStores } from './occasions/occasionStores.ts'
import { outboxStores } from './outbox/outboxStores.ts'
import { printStores } from './prints/printStores.ts'
import { sessionStores } from './session/sessionStores.ts'
import { type StoreRule, storeRule } from './session/storeRule.ts'
import type { SettingRow } from './settingRules.ts'
import { runStores } from './templateRuns/runStores.ts'
import { templateStores } from './templates/templateStores.ts'
import { textStores } from './texts/textStores.ts'
import { transcriptStores } from './transcripts/transcriptStores.ts'

/** The stores of every capability, with their rules. A later one adds its stores here. */
const OWN_STORES = {
  ...cartStores,
  ...outboxStores,
  ...generationStores,
  ...runStores,
  ...sessionStores,
  ...uploadStores,
  ...printStores,
  ...visitStores,
  ...occasionStores,
  ...templateStores,
  ...textStores,
  ...transcriptStores,
  ...drawingStores,
  settings: storeRule<SettingRow>({
    owner: 'setting',
    atSignIn: 'merged',
    atOthersSignIn: 'cleared',
    atSignOut: 'cleared',
    rescue: 'state',
    export: (row) => row,
  }),
}

type RowsOf<Stores> = {
  readonly [Name in keyof Stores]: Stores[Name] extends StoreRule<infer Row> ? Row : never
}

/** Every store of the database, and the form of its rows. */
export interface Rows extends RowsOf<typeof OWN_STORES> {
  readonly setAside: SetAsideRow
}

export type StoreName = keyof Rows
export type RowOf<Name extends StoreName> = Rows[Name]

/** Rows of every store. */
export type StoreRows = { readonly [Name in StoreName]: readonly RowOf<Name>[] }

/**
 * The unfinished rows of one person, set aside when another signed in on this device: they are unused and hidden until
 * their owner is back.
 */
export interface SetAsideRow {
  readonly owner: string
  /** A version that knew fewer stores has set fewer aside. */
  readonly rows: Readonly<Partial<StoreRows>>
}

/** The rules for the rows of each store. */
export const STORE_RULES: { readonly [Name in StoreName]: StoreRule<RowOf<Name>> } = {
  ...OWN_STORES,
  // Set-aside rows stay their owner's through every sign-in and sign-out.
  setAside: {
    owner: 'device',
    atSignIn: 'stay',
    atOthersSignIn: 'stays',
    atSignOut: 'stays',
    rescue: 'set-aside',
    export: null,
  },
}

export const STORE_NAMES = Object.keys(STORE_RULES).filter(isStoreName)

function isStoreName(name: string): name is StoreName {
  return name in STORE_RULES
}
