import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { ApiError } from '#api/product/apiError.ts'
import { UPLOAD_MEGABYTES, UPLOAD_MEGAPIXELS } from '#domain/gallery/galleryImage.ts'
import { SHARED_MOST } from '#domain/gallery/share.ts'
import { failureText } from '#ui/form/failureTexts.ts'
import { HEIC_TEXT } from '#ui/heicText.ts'

const UPLOAD_TEXTS: Readonly<Record<string, MessageDescriptor>> = {
  FILE_EMPTY: msg`Ten plik jest pusty.`,
  PAYLOAD_TOO_LARGE: msg`Ten plik ma ponad ${UPLOAD_MEGABYTES} MB. Zmniejsz go i dodaj jeszcze raz.`,
  FILE_TYPE_NOT_ALLOWED: msg`Przyjmujemy zdjęcia JPG, PNG, WebP, AVIF i GIF.`,
  FILE_UNREADABLE: msg`Tego pliku nie da się odczytać jako zdjęcia. Może jest uszkodzony.`,
  PICTURE_TOO_LARGE: msg`To zdjęcie ma ponad ${UPLOAD_MEGAPIXELS} megapikseli. Zmniejsz je i dodaj jeszcze raz.`,
  HEIC_NOT_DECODED: HEIC_TEXT,
  SHARED_TOO_MANY: msg`Naraz przyjmujemy ${SHARED_MOST} zdjęć z innych aplikacji. Udostępnij to jeszcze raz.`,
  GALLERY_FULL: msg`Galeria jest pełna. Usuń coś i spróbuj ponownie.`,
  UPLOAD_FILE_GONE: msg`Przeglądarka nie zachowała tego pliku. Wybierz go jeszcze raz.`,
  UPLOAD_NETWORK_ERROR: msg`Czeka na sieć.`,
  NETWORK_ERROR: msg`Czeka na sieć.`,
  TIMEOUT: msg`Serwis nie odpowiedział. Za chwilę spróbujemy ponownie.`,
  TOO_MANY_REQUESTS: msg`To dużo naraz. Za chwilę wyślemy kolejne.`,
  SERVICE_UNAVAILABLE: msg`Serwis jest zajęty. Za chwilę wyślemy kolejne.`,
  UNAUTHORIZED: msg`Czeka, aż się zalogujesz.`,
  SESSION_CHANGED: msg`Czeka, aż się zalogujesz.`,
  EMAIL_NOT_VERIFIED: msg`Najpierw potwierdź adres e-mail.`,
  NOT_FOUND: msg`Nie ma już tego albumu albo minęło za dużo czasu. Spróbuj ponownie.`,
}

/** Why a file isn't in the gallery, in one sentence. */
export function uploadText(code: string): MessageDescriptor {
  return UPLOAD_TEXTS[code] ?? msg`Nie udało się wysłać. Spróbuj ponownie.`
}

const HOPELESS: ReadonlySet<string> = new Set([
  'FILE_EMPTY',
  'HEIC_NOT_DECODED',
  'SHARED_TOO_MANY',
  'PAYLOAD_TOO_LARGE',
  'FILE_TYPE_NOT_ALLOWED',
  'FILE_UNREADABLE',
  'PICTURE_TOO_LARGE',
  'UPLOAD_FILE_GONE',
])

/** Whether the same file would fail the same way again. */
export function isHopeless(code: string | null): boolean {
  return code !== null && HOPELESS.has(code)
}

/** Why a change of the gallery failed. */
export function changeText(error: unknown): MessageDescriptor {
  if (!(error instanceof ApiError)) return failureText(null).text
  return error.code === 'GALLERY_FULL' ? uploadText(error.code) : failureText(error.code).text
}
