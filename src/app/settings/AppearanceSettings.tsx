import { Trans, useLingui } from '@lingui/react/macro'
import { useServices } from '#api/services.tsx'
import { LANGUAGES, LANGUAGE_NAMES } from '#i18n/languages.ts'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { setPreference, usePreferences } from '#ui/state/preferences.ts'
import { setTheme, useThemeChoice } from '#ui/state/theme.ts'
import { Switch } from '#ui/Switch.tsx'
import styles from './SettingsDialog.module.css'
import { useLanguage } from './useLanguage.ts'

/** Language, theme, contrast, motion and density. */
export function AppearanceSettings() {
  const { t } = useLingui()
  const { features } = useServices().config
  const preferences = usePreferences()
  const theme = useThemeChoice()
  const { language, setLanguage } = useLanguage()
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>
        <Trans>Wygląd</Trans>
      </h3>
      {features.multiLanguage ? (
        <RadioGroup
          label={t`Język`}
          presentation="chips"
          options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          value={language}
          onChange={(value) => void setLanguage(value)}
        />
      ) : null}
      {features.darkMode ? (
        <RadioGroup
          label={t`Motyw`}
          presentation="chips"
          options={[
            { value: 'dark', label: t`Ciemny` },
            { value: 'light', label: t`Jasny` },
            { value: 'system', label: t`Jak w systemie` },
          ]}
          value={theme}
          onChange={setTheme}
        />
      ) : null}
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
    </section>
  )
}
