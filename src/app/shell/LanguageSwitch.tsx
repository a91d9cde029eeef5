import { useLingui } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import { LANGUAGE_FORM, LANGUAGE_FORM_FIELD } from '#domain/plainShop/plainForms.ts'
import { LANGUAGES, LANGUAGE_NAMES, languageOf } from '#i18n/languages.ts'
import { useLanguage } from '../settings/useLanguage.ts'
import styles from './LanguageSwitch.module.css'

/** The interface's languages, each by its own name. Without a script the server remembers the choice. */
export function LanguageSwitch() {
  const { t } = useLingui()
  const { language, setLanguage } = useLanguage()

  function choose(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const { nativeEvent } = event
    const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
    const chosen = languageOf(button?.getAttribute('value'))
    if (chosen !== null) void setLanguage(chosen)
  }

  return (
    <form role="presentation" method="post" action={LANGUAGE_FORM} onSubmit={choose}>
      <fieldset aria-label={t`Język`} className={styles.switch}>
        {LANGUAGES.map((other) => (
          <button
            key={other}
            name={LANGUAGE_FORM_FIELD}
            value={other}
            lang={other}
            className={styles.choice}
            aria-pressed={other === language}
          >
            {LANGUAGE_NAMES[other]}
          </button>
        ))}
      </fieldset>
    </form>
  )
}
