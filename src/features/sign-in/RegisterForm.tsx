import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox } from '#ui/Checkbox.tsx'
import { NewPasswordField } from '#ui/NewPasswordField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { AddressField } from './AddressField.tsx'
import styles from './Entry.module.css'
import { EntryForm } from './EntryForm.tsx'
import type { LoginFormProps } from './LoginForm.tsx'
import { useRegistration } from './useRegistration.ts'

/** The form of a new account. The shop's letters need a choice and are never preselected. */
export function RegisterForm({ email, onEmailChange, redirect, isOffline }: LoginFormProps) {
  const { t } = useLingui()
  const form = useRegistration(email, redirect)
  const { values } = form
  const address = form.field('email')

  return (
    <EntryForm
      form={form}
      label={t`Zakładanie konta`}
      isOffline={isOffline}
      action={<Trans>Załóż konto</Trans>}
      pending={<Trans>Zakładamy konto…</Trans>}
    >
      <TextField
        {...form.field('display_name')}
        label={t`Jak się do Ciebie zwracać? (opcjonalnie)`}
        autoComplete="given-name"
        maxLength={80}
      />
      <AddressField
        {...address}
        description={t`Wyślemy na niego link do potwierdzenia`}
        onChange={(value) => {
          address.onChange(value)
          onEmailChange(value)
        }}
      />
      <NewPasswordField
        {...form.field('password')}
        label={t`Hasło`}
        owner={{ email: values.email, displayName: values.display_name }}
        maxLength={128}
        isRequired
      />
      <fieldset className={styles.choices} aria-label={t`Zgody`}>
        <Checkbox {...form.flag('accepts_terms')} isRequired>
          <Trans>
            Znam i akceptuję{' '}
            <a href="/regulamin" target="_blank" rel="noopener">
              regulamin
            </a>{' '}
            i{' '}
            <a href="/polityka-prywatnosci" target="_blank" rel="noopener">
              politykę prywatności
            </a>
          </Trans>
        </Checkbox>
        <Checkbox {...form.flag('accepts_notifications')}>
          <Trans>Chcę czasem dostawać e-maile o nowościach (opcjonalnie)</Trans>
        </Checkbox>
      </fieldset>
    </EntryForm>
  )
}
