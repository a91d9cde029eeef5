/**
 * A picture that was chosen to be printed, as it was chosen: on this device until it is ordered. Which thing it is for
 * stands in the draft, the line of the cart or the intent that names it.
 */
export interface PrintFileRow {
  readonly id: string
  readonly blob: Blob
  readonly mimeType: string
  /** Epoch ms. */
  readonly savedAt: number
}
