import type { PictureSize, Placement } from './placement.ts'

/** A picture of this device on a thing to be printed. */
export interface PlacedPicture extends PictureSize {
  /** Its file on the device that it was chosen on, by an id made by chance. */
  readonly fileId: string
  readonly placement: Placement
}

/** The print of a cart's line. */
export interface Print {
  readonly picture: PlacedPicture
  /** The thing is used with its sides exchanged. */
  readonly isTurned: boolean
  /** A small preview, as a `data:` address; for the device alone. */
  readonly preview: string
}
