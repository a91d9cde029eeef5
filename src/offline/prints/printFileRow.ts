/**
 * A picture for printing, as it was chosen: on this device until it is ordered. The draft, the line of the cart or the
 * intent that refers to it tells its thing.
 */
export interface PrintFileRow {
  readonly id: string
  readonly blob: Blob
  readonly mimeType: string
  /** Epoch ms. */
  readonly savedAt: number
}
