import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { showToast } from './state/toasts.ts'

/** Says that this device could not store what somebody did, and what has not come of it: `title`. */
export function tellNotKept(i18n: I18n, title: string): void {
  showToast({
    type: 'error',
    title,
    message: i18n._(
      msg`To urządzenie nie może teraz niczego zapisać. Zwolnij trochę miejsca i spróbuj ponownie.`,
    ),
  })
}
