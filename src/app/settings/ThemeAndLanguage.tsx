import { useLingui } from '@lingui/react/macro'
import { useServices } from '#services/services.tsx'
import { LANGUAGES, LANGUAGE_NAMES } from '#i18n/languages.ts'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { setTheme, useThemeChoice } from '#ui/state/theme.ts'
import { useLanguage } from './useLanguage.ts'

/** Theme and language, where the deployment leaves the choice. */
export function ThemeAndLanguage() {
  const { t } = useLingui()
  const { features } = useServices().config
  const theme = useThemeChoice()
  const { language, setLanguage } = useLanguage()
  return (
    <>
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
    </>
  )
}
