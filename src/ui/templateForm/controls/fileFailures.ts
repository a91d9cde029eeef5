import { msg } from '@lingui/core/macro'
import { HEIC_TEXT } from '../../heicText.ts'
import type { FailureTexts } from '../../form/failureTexts.ts'
import { TEMPLATE_FAILURES } from '../templateFailures.ts'

/** Why a form's file didn’t arrive: the allowed formats are below the field. */
export const FILE_FAILURES = {
  ...TEMPLATE_FAILURES,
  PAYLOAD_TOO_LARGE: {
    title: msg`Ten plik jest za duży`,
    text: msg`Zmniejsz go albo wybierz inny.`,
  },
  FILE_TYPE_NOT_ALLOWED: {
    title: msg`Nie przyjmujemy takich plików`,
    text: msg`Liczy się to, co plik ma w środku, a nie jego nazwa. Wybierz plik w jednym z formatów podanych pod polem.`,
  },
  HEIC_NOT_DECODED: {
    title: msg`Nie odczytamy tego zdjęcia`,
    text: HEIC_TEXT,
  },
  FILE_UNREADABLE: {
    title: msg`Tego pliku nie da się odczytać`,
    text: msg`Jest uszkodzony albo niepełny. Zapisz go jeszcze raz, tekst najlepiej w UTF-8, i dodaj ponownie.`,
  },
  UPLOAD_NETWORK_ERROR: {
    title: msg`Brak połączenia z serwisem`,
    text: msg`Nie udało się wysłać pliku. Wybierz go ponownie, gdy wróci sieć.`,
  },
} satisfies FailureTexts
