import type { PictureFormat } from '#server/platform/media/pictureFormat.ts'
import type { PlannedFile } from '#server/platform/media/plannedFile.ts'
import { plannedPictures } from './plannedPictures.ts'

/** A picture in one of the sizes that are shipped. */
export interface ShippedPicture {
  readonly file: PlannedFile
  readonly width: number
}

/** Every browser that can show the shop accepts it. */
export const SHIPPED_FORMAT: PictureFormat = 'avif'

/** The sizes a list of products shows on phones and desktops. */
const LIST_WIDTHS = [320, 480, 640] as const

const WIDTHS_OF: Readonly<Record<PlannedFile['shipped'], readonly number[]>> = {
  every: LIST_WIDTHS,
  largest: [LIST_WIDTHS[2]],
  none: [],
}

/** The pictures that come with the product: nobody waits for those of lists and the home page to be drawn. */
export function shippedPictures(): readonly ShippedPicture[] {
  return [...plannedPictures().values()].flatMap((file) =>
    WIDTHS_OF[file.shipped].map((width) => ({ file, width })),
  )
}
