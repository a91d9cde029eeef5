import { useLingui } from '@lingui/react/macro'
import { LANGUAGES, LANGUAGE_NAMES } from '#i18n/languages.ts'
import { useLanguage } from '../settings/useLanguage.ts'
import styles from './LanguageSwitch.module.css'

/** The interface's languages, each by its own name. */
export function LanguageSwitch() {
  const { t } = useLingui()
  const { language, setLanguage } = useLanguage()
  return (
    <fieldset aria-label={t`Język`} className={styles.switch}>
      {LANGUAGES.map((other) => (
        <button
          key={other}
          type="button"
          lang={other}
          className={styles.choice}
          aria-pressed={other === language}
          onClick={() => void setLanguage(other)}
        >
          {LANGUAGE_NAMES[other]}
        </button>
      ))}
    </fieldset>
  )
}
