/**
 * A picture on its way into the gallery. `offered` came from another app by the system's share menu and waits for a
 * yes: any site could have made the browser hand it in. `waiting` is sent when its turn comes; `failed` waits for a
 * person.
 */
export type UploadState = 'offered' | 'waiting' | 'failed'

/** Why an animation waits for a yes: its first picture alone is kept. */
export const BECOMES_STILL = 'BECOMES_STILL'

/** How a sending ended. */
export type UploadNote = Pick<UploadRow, 'state' | 'code' | 'sentPercent'>

export interface UploadRow {
  /** Also the idempotency key of its sending. */
  readonly id: string
  /** The user or guest it belongs to. */
  readonly owner: string
  readonly filename: string
  readonly mimeType: string
  readonly bytes: number
  readonly state: UploadState
  /** Why it failed, or why it has to wait for the network or a yes; null when nothing is to be said of it. */
  readonly code: string | null
  /** How much of it the server has for good, in percent, where its sending was cut; 0 or missing for nothing of use. */
  readonly sentPercent?: number
  /** Album it goes into; null for none. */
  readonly albumId: string | null
  /** Epoch ms. */
  readonly createdAt: number
  /** Its place in the order of the selection. */
  readonly position: number
}

/** The file itself, apart from its row: a row that changes must not have the browser copy megabytes. */
export interface UploadFileRow {
  readonly id: string
  readonly blob: Blob
}
