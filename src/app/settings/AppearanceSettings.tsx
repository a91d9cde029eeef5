import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { setPreference, usePreferences } from '#ui/state/preferences.ts'
import { Switch } from '#ui/Switch.tsx'
import styles from './SettingsDialog.module.css'
import { ThemeAndLanguage } from './ThemeAndLanguage.tsx'

/** Language, theme, contrast, motion and density. */
export function AppearanceSettings() {
  const { t } = useLingui()
  const preferences = usePreferences()
  const id = useId()
  return (
    <fieldset className={styles.section} aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        <Trans>Wygląd</Trans>
      </h3>
      <ThemeAndLanguage />
      <Switch
        isSelected={preferences.highContrast}
        onChange={(value) => setPreference('highContrast', value)}
        description={t`Mocniejsze litery, ramki i linie.`}
      >
        <Trans>Wysoki kontrast</Trans>
      </Switch>
      <Switch
        isSelected={preferences.reducedMotion}
        onChange={(value) => setPreference('reducedMotion', value)}
        description={t`Nic się nie przesuwa ani nie miga.`}
      >
        <Trans>Mniej ruchu</Trans>
      </Switch>
      <Switch
        isSelected={preferences.animationsEnabled}
        onChange={(value) => setPreference('animationsEnabled', value)}
      >
        <Trans>Animacje</Trans>
      </Switch>
      <Switch
        isSelected={preferences.compactMode}
        onChange={(value) => setPreference('compactMode', value)}
        description={t`Więcej treści na ekranie, mniejsze odstępy.`}
      >
        <Trans>Widok zwarty</Trans>
      </Switch>
      <Switch
        isSelected={preferences.showTooltips}
        onChange={(value) => setPreference('showTooltips', value)}
        description={t`Nazwa przycisku po najechaniu na jego ikonę.`}
      >
        <Trans>Podpowiedzi</Trans>
      </Switch>
    </fieldset>
  )
}
