import { endingOf } from '#server/platform/files/mediaTypes.ts'
import type { GalleryImageRow } from './tables.ts'

type Kept = Pick<GalleryImageRow, 'userId' | 'id'>

/** The folder of all files of one person. */
export const galleryPrefix = (userId: string) => `gallery/${userId}/`

export const imagePrefix = ({ userId, id }: Kept) => `${galleryPrefix(userId)}${id}/`

export const originalKey = (image: Kept & Pick<GalleryImageRow, 'mimeType'>) =>
  `${imagePrefix(image)}original.${endingOf(image.mimeType)}`

export const thumbnailKey = (image: Kept) => `${imagePrefix(image)}thumbnail.webp`
