import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { UPLOAD_MEGABYTES, UPLOAD_MEGAPIXELS } from '#domain/gallery/galleryImage.ts'
import { HEIC_TEXT } from '#ui/heicText.ts'
import type { ChoiceRefusal } from './useChosenPicture.ts'

const TEXTS = {
  FILE_EMPTY: msg`Plik jest pusty. Wybierz inny.`,
  FILE_TYPE_NOT_ALLOWED: msg`Przyjmujemy zdjęcia JPG, PNG, WebP, AVIF i GIF.`,
  PAYLOAD_TOO_LARGE: msg`Plik jest większy niż ${UPLOAD_MEGABYTES} MB. Zmniejsz go albo wybierz inny.`,
  PICTURE_TOO_LARGE: msg`Obraz ma więcej niż ${UPLOAD_MEGAPIXELS} milionów pikseli. Zmniejsz go albo wybierz inny.`,
  FILE_UNREADABLE: msg`Pliku nie da się odczytać: jest uszkodzony albo przeglądarka nie zna tego formatu.`,
  HEIC_NOT_DECODED: HEIC_TEXT,
  NO_ROOM: msg`Na urządzeniu brakuje miejsca na obraz. Zwolnij trochę i spróbuj jeszcze raz.`,
  GONE: msg`Przeglądarka usunęła obraz, żeby zwolnić miejsce. Wybierz go jeszcze raz.`,
  NOT_FETCHED: msg`Nie udało się pobrać obrazu. Sprawdź połączenie i spróbuj jeszcze raz.`,
} satisfies Record<ChoiceRefusal, MessageDescriptor>

/** Why a picture can't be laid on a product, with the next step. */
export const refusalText = (refusal: ChoiceRefusal): MessageDescriptor => TEXTS[refusal]
