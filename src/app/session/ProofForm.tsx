import { Trans, useLingui } from '@lingui/react/macro'
import { Fingerprint } from 'lucide-react'
import { type FormEvent, useEffect } from 'react'
import * as z from 'zod/mini'
import { prove } from '#api/product/authCalls.ts'
import { useServices } from '#services/services.tsx'
import { PASSWORD_LENGTH } from '#domain/account/passwordLength.ts'
import { requiredText, schemaCheck } from '#domain/forms/schemaCheck.ts'
import { AccountName } from '#ui/form/AccountName.tsx'
import { Button } from '#ui/Button.tsx'
import { FailureNote } from '#ui/form/FailureNote.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { OrDivider } from '#ui/OrDivider.tsx'
import { PasswordField } from '#ui/PasswordField.tsx'
import styles from './ProofDialog.module.css'
import { useProofByPasskey } from './useProofByPasskey.ts'

const NOTHING = { current_password: '' }
const check = schemaCheck(z.object({ current_password: requiredText }))

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
  const passkey = useProofByPasskey(onProved)
  const form = useForm({
    initial: NOTHING,
    check,
    submit: async (typed, { signal }) => prove(await productApi(), typed, { signal }),
    onSubmitted: onProved,
  })

  // The dialog is this one question.
  useEffect(
    () => document.getElementById(form.id)?.querySelector<HTMLElement>('[name="current_password"]')?.focus(),
    [form.id],
  )

  function submit(event: FormEvent): void {
    // For React a dialog is inside of the form it was opened from.
    event.stopPropagation()
    form.element.onSubmit(event)
  }

  return (
    <form
      {...form.element}
      className={styles.form}
      onSubmit={submit}
      aria-label={t`Potwierdzenie tożsamości`}
    >
      <FailureNote failure={form.failure ?? passkey.failure} />
      <AccountName email={email} />
      <PasswordField
        {...form.field('current_password')}
        label={t`Hasło`}
        autoComplete="current-password"
        maxLength={PASSWORD_LENGTH.max}
        isRequired
      />
      <Button type="submit" variant="primary" isPending={form.isPending}>
        <Trans>Potwierdź</Trans>
      </Button>
      {passkey.isOffered ? (
        <>
          <OrDivider />
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
