import { Trans, useLingui } from '@lingui/react/macro'
import { PREFERENCE_DEFAULTS } from '#domain/account/preferences.ts'
import type { DevicePreferences } from '#offline/preferences/readPreferences.ts'
import { Switch } from '#ui/Switch.tsx'
import { useSetPreferences } from './useSetPreferences.ts'

/** Brings „Pierwsze kroki” back, or takes them away. */
export function FirstStepsSwitch({ preferences }: { readonly preferences: DevicePreferences }) {
  const { t } = useLingui()
  const set = useSetPreferences()
  const isCompleted =
    preferences.choices.onboardingCompleted?.value ?? PREFERENCE_DEFAULTS.onboardingCompleted
  return (
    <Switch
      isSelected={!isCompleted}
      onChange={(isShown) => set({ onboardingCompleted: !isShown })}
      description={t`Krótki przewodnik w panelu: od czego zacząć i co warto ustawić.`}
    >
      <Trans>Pokazuj pierwsze kroki</Trans>
    </Switch>
  )
}
