import { r as useLingui } from './dist-CJ0y7q9j.js'
import { V as showToast } from '../renderPage.js'
import { n as setPreferences } from './livePreferences-2jUhTNK5.js'
// src/features/preferences/useSetPreferences.ts
/** Sets preferences, and says so when this device can't keep them. */
function useSetPreferences() {
  const { _: _t } = useLingui()
  async function set(values) {
    try {
      await setPreferences(values)
    } catch {
      showToast({
        type: 'error',
        title: _t(
          /** i18n */
          {
            id: 'xuoVu5',
            message: ['Nie udało się tego zapisać'],
          },
        ),
        message: _t(
          /** i18n */
          {
            id: 'TraGaF',
            message: [
              'To urządzenie nie może teraz niczego zapamiętać. Zwolnij trochę miejsca i\xA0spróbuj ponownie.',
            ],
          },
        ),
      })
    }
  }
  return (values) => void set(values)
}
export { useSetPreferences as t }
