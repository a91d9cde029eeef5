import { useLingui } from '@lingui/react/macro'
import type { PreferenceValues } from '#domain/account/choosePreferences.ts'
import { tellNotKept } from '#ui/tellNotKept.ts'
import { setPreferences } from './livePreferences.ts'

/** Sets preferences, and says so when this device can't keep them. */
export function useSetPreferences(): (values: PreferenceValues) => void {
  const { i18n, t } = useLingui()

  async function set(values: PreferenceValues): Promise<void> {
    try {
      await setPreferences(values)
    } catch {
      tellNotKept(i18n, t`Nie udało się tego zapisać`)
    }
  }

  return (values) => void set(values)
}
