import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { changeEmail } from '#api/product/accountCalls.ts'
import { useServices } from '#services/services.tsx'
import { checkEmail } from '#domain/account/checkEmail.ts'
import type { FieldProblem } from '#domain/account/apiError.ts'
import { EMAIL_LENGTH } from '#domain/account/credentials.ts'
import type { User } from '#domain/account/user.ts'
import { announce } from '#ui/announce.ts'
import { Badge } from '#ui/Badge.tsx'
import { Notice } from '#ui/Notice.tsx'
import { CurrentPasswordField } from '../form/CurrentPasswordField.tsx'
import { FormShell } from '../form/FormShell.tsx'
import { Card } from '#ui/Card.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { TextField } from '#ui/TextField.tsx'
import { Revealed } from '../frame/Revealed.tsx'
import styles from './AccountSettings.module.css'

/** The address of the account and the way to another one. */
export function EmailCard({ user }: { readonly user: User }) {
  const { t } = useLingui()
  const [sentTo, setSentTo] = useState<string | null>(null)
  return (
    <Card
      title={<Trans>Adres e-mail</Trans>}
      lead={<Trans>Tym adresem się logujesz i na niego piszemy w sprawach konta.</Trans>}
    >
      <p className={styles.value}>
        <strong>{user.email}</strong>{' '}
        {user.is_verified ? (
          <Badge tone="success">
            <Trans>Potwierdzony</Trans>
          </Badge>
        ) : (
          <Badge tone="warning">
            <Trans>Czeka na potwierdzenie</Trans>
          </Badge>
        )}
      </p>
      {sentTo === null ? null : (
        <Notice tone="success" title={t`Wiadomość jest w drodze`}>
          <Trans>
            Kliknij link, który wysłaliśmy na {sentTo}. Adres zmieni się dopiero wtedy, do tego czasu loguj
            się starym.
          </Trans>
        </Notice>
      )}
      <Revealed verb={<Trans>Zmień adres</Trans>}>
        {(close) => (
          <EmailForm
            user={user}
            onCancel={close}
            onSent={(email) => {
              setSentTo(email)
              announce(t`Wiadomość do ${email} jest w drodze`)
              close()
            }}
          />
        )}
      </Revealed>
    </Card>
  )
}

const NOTHING = { email: '', current_password: '' }

interface EmailFormProps {
  readonly user: User
  readonly onSent: (email: string) => void
  readonly onCancel: () => void
}

function EmailForm({ user, onSent, onCancel }: EmailFormProps) {
  const { t } = useLingui()
  const { productApi } = useServices()
  const form = useForm({
    checksOnLeave: true,
    initial: NOTHING,
    check: ({ email, current_password }) => checkChange(email, current_password, user.email),
    submit: async ({ email, current_password }) => {
      await changeEmail(await productApi(), { email: email.trim(), current_password })
      onSent(email.trim())
    },
  })
  return (
    <FormShell
      form={form}
      label={t`Zmiana adresu e-mail`}
      verb={<Trans>Wyślij link na nowy adres</Trans>}
      onCancel={onCancel}
    >
      <TextField
        {...form.field('email')}
        label={t`Nowy adres e-mail`}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={EMAIL_LENGTH}
        isRequired
      />
      <CurrentPasswordField field={form.field('current_password')} email={user.email} />
    </FormShell>
  )
}

function checkChange(email: string, password: string, present: string): readonly FieldProblem[] {
  const isSame = email.trim().toLowerCase() === present.toLowerCase()
  const problem = checkEmail(email) ?? (isSame ? 'same' : null)
  const problems: FieldProblem[] = []
  if (problem !== null) problems.push({ field: 'email', code: problem })
  if (password === '') problems.push({ field: 'current_password', code: 'required' })
  return problems
}
