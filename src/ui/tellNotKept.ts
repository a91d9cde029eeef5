import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { showToast } from './state/toasts.ts'

/** Announces that this device could not store a person's change; `title` names the change. */
export function tellNotKept(i18n: I18n, title: string): void {
  showToast({
    type: 'error',
    title,
    message: i18n._(
      msg`To urządzenie nie może teraz niczego zapisać. Zwolnij trochę miejsca i spróbuj ponownie.`,
    ),
  })
}
