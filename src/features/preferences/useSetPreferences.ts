import { useLingui } from '@lingui/react/macro'
import type { PreferenceValues } from '#domain/account/choosePreferences.ts'
import { showToast } from '#ui/state/toasts.ts'
import { setPreferences } from './livePreferences.ts'

/** Sets preferences, and says so when this device can't keep them. */
export function useSetPreferences(): (values: PreferenceValues) => void {
  const { t } = useLingui()

  async function set(values: PreferenceValues): Promise<void> {
    try {
      await setPreferences(values)
    } catch {
      showToast({
        type: 'error',
        title: t`Nie udało się tego zapisać`,
        message: t`To urządzenie nie może teraz niczego zapisać. Zwolnij trochę miejsca i spróbuj ponownie.`,
      })
    }
  }

  return (values) => void set(values)
}
