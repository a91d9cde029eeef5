import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The next step with a phone's HEIC that this browser can't decode. */
export const HEIC_TEXT: MessageDescriptor = msg`To zdjęcie HEIC, a ta przeglądarka go nie odczyta. Zapisz je jako JPG i dodaj jeszcze raz. iPhone robi JPG-i, gdy w Ustawieniach → Aparat → Formaty wybierzesz „Najbardziej zgodne”.`
