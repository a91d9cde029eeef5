import type { CartItemRow, CartStateRow } from './cart/cartRows.ts'
import type { UploadFileRow, UploadRow } from './gallery/uploadRow.ts'
import type { VisitEventRow, VisitorRow } from './engagement/visitorRow.ts'
import type { JobRows } from './jobs/jobKinds.ts'
import type { IntentRow } from './outbox/intent.ts'
import type { OccasionRow } from './occasions/occasionRow.ts'
import type { PrintFileRow } from './prints/printFileRow.ts'
import type { SessionRow } from './session/sessionRow.ts'
import type { SettingKey } from './settingRules.ts'
import type { TemplateDraftRow } from './templates/templateDraftRow.ts'

/** Every store of the database, and the form of its rows. */
export interface Rows extends JobRows {
  readonly cartItems: CartItemRow
  readonly cartState: CartStateRow
  readonly outbox: IntentRow
  readonly settings: SettingRow
  readonly session: SessionRow
  readonly accountCopies: AccountCopyRow
  readonly drafts: DraftRow
  readonly setAside: SetAsideRow
  readonly uploads: UploadRow
  readonly uploadFiles: UploadFileRow
  readonly printFiles: PrintFileRow
  readonly visitor: VisitorRow
  readonly visitEvents: VisitEventRow
  readonly occasions: OccasionRow
  readonly templateDrafts: TemplateDraftRow
}

export type StoreName = keyof Rows
export type RowOf<Name extends StoreName> = Rows[Name]

/** Rows of every store. */
export type StoreRows = { readonly [Name in StoreName]: readonly RowOf<Name>[] }

/** A small fact stored by key, such as this device's guest. */
export interface SettingRow {
  readonly key: SettingKey
  readonly value: unknown
}

/** The last answer about something of the account, for when there is no network. */
export interface AccountCopyRow {
  readonly what: string
  readonly value: unknown
  /** When the API said so, epoch ms. */
  readonly keptAt: number
}

/** What somebody has typed into a form and not sent yet. Never a secret. */
export interface DraftRow {
  readonly name: string
  readonly value: unknown
  /** Epoch ms. */
  readonly savedAt: number
}

/**
 * What one person had not finished when another signed in on this device: it waits here, out of use and out of sight,
 * until its owner is back.
 */
export interface SetAsideRow {
  readonly owner: string
  /** A version that knew fewer stores has set fewer aside. */
  readonly rows: Readonly<Partial<StoreRows>>
}
