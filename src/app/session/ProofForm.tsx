import { Trans, useLingui } from '@lingui/react/macro'
import { Fingerprint } from 'lucide-react'
import { type FormEvent, useEffect } from 'react'
import { prove } from '#api/product/authCalls.ts'
import { useServices } from '#services/services.tsx'
import { PASSWORD_LENGTH } from '#domain/account/credentials.ts'
import { AccountName } from '#ui/form/AccountName.tsx'
import { Button } from '#ui/Button.tsx'
import { FailureNote } from '#ui/form/FailureNote.tsx'
import { useFields } from '#ui/form/useFields.ts'
import { useSubmission } from '#ui/form/useSubmission.ts'
import { PasswordField } from '#ui/PasswordField.tsx'
import styles from './ProofDialog.module.css'
import { useProofByPasskey } from './useProofByPasskey.ts'

interface ProofFormProps {
  /** Whose password it is, for password managers. */
  readonly email: string
  readonly onProved: () => void
  readonly onCancel: () => void
}

/** The password, or a passkey where the account has one: either shows that its owner is there. */
export function ProofForm({ email, onProved, onCancel }: ProofFormProps) {
  const { t } = useLingui()
  const { productApi } = useServices()
  const form = useFields({ current_password: '' }, {})
  const passkey = useProofByPasskey(onProved)
  const submission = useSubmission(async (signal) => {
    const { current_password } = form.values
    try {
      await prove(await productApi(), { current_password }, { signal })
    } catch (error) {
      if (form.reportFailure(error)) return
      throw error
    }
    onProved()
  })

  // The dialog is this one question.
  useEffect(
    () => document.getElementById(form.id)?.querySelector<HTMLElement>('[name="current_password"]')?.focus(),
    [form.id],
  )

  function submit(event: FormEvent): void {
    event.preventDefault()
    // A dialog stands inside of the form it was opened from, as React sees it.
    event.stopPropagation()
    const isEmpty = form.values.current_password === ''
    if (!form.report(isEmpty ? [{ field: 'current_password', code: 'required' }] : [])) submission.submit()
  }

  return (
    <form
      id={form.id}
      className={styles.form}
      method="post"
      noValidate
      onSubmit={submit}
      aria-label={t`Potwierdzenie tożsamości`}
    >
      <FailureNote failure={submission.failure ?? passkey.failure} />
      <AccountName email={email} />
      <PasswordField
        {...form.text('current_password')}
        label={t`Hasło`}
        autoComplete="current-password"
        maxLength={PASSWORD_LENGTH.max}
        isRequired
      />
      <Button type="submit" variant="primary" isPending={submission.isPending}>
        <Trans>Potwierdź</Trans>
      </Button>
      {passkey.isOffered ? (
        <>
          <p className={styles.or}>
            <Trans>albo</Trans>
          </p>
          <Button icon={<Fingerprint size={20} />} isPending={passkey.isPending} onPress={passkey.press}>
            <Trans>Użyj klucza dostępu</Trans>
          </Button>
        </>
      ) : null}
      <Button variant="quiet" onPress={onCancel}>
        <Trans>Anuluj</Trans>
      </Button>
    </form>
  )
}
