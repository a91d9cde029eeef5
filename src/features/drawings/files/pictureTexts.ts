import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { UPLOAD_MEGABYTES, UPLOAD_MEGAPIXELS } from '#domain/gallery/galleryImage.ts'
import { HEIC_TEXT } from '#ui/heicText.ts'
import type { PictureRefusal } from './fitPicture.ts'

/** Why a picture isn’t in the drawing, with the next step. */
export const PICTURE_TEXTS: Readonly<
  Record<PictureRefusal | 'DRAWING_FULL' | 'NOT_KEPT' | 'NOT_FETCHED', MessageDescriptor>
> = {
  FILE_EMPTY: msg`Plik jest pusty. Wybierz inny.`,
  FILE_TYPE_NOT_ALLOWED: msg`Wstawisz obraz JPG, PNG, WebP, AVIF albo GIF.`,
  PAYLOAD_TOO_LARGE: msg`Plik jest większy niż ${UPLOAD_MEGABYTES} MB. Zmniejsz go albo wybierz inny.`,
  PICTURE_TOO_LARGE: msg`Obraz ma więcej niż ${UPLOAD_MEGAPIXELS} milionów pikseli. Zmniejsz go albo wybierz inny.`,
  FILE_UNREADABLE: msg`Pliku nie da się odczytać: jest uszkodzony albo przeglądarka nie zna tego formatu.`,
  HEIC_NOT_DECODED: HEIC_TEXT,
  DRAWING_FULL: msg`Obrazy w tym rysunku zajmują już tyle miejsca, ile mogą. Usuń z niego któryś i spróbuj ponownie.`,
  NOT_KEPT: msg`Na urządzeniu brakuje miejsca na obraz. Zwolnij trochę i spróbuj jeszcze raz.`,
  NOT_FETCHED: msg`Nie udało się pobrać obrazu. Sprawdź połączenie i spróbuj jeszcze raz.`,
}
