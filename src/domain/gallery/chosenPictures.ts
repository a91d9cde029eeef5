import { UPLOAD_TYPES } from './galleryImage.ts'

/**
 * What choosers of pictures and the system's share menu offer: everything that `takePicture` takes. Some systems know
 * HEIC by its ending alone, and show what isn't listed greyed out.
 */
export const CHOSEN_PICTURES: readonly string[] = [
  ...UPLOAD_TYPES,
  'image/heic',
  'image/heif',
  '.heic',
  '.heif',
]

/** The same as an `accept` of a file input. */
export const PICTURE_ACCEPT = CHOSEN_PICTURES.join(',')
