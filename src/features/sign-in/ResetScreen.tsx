import { Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck, KeyRound } from 'lucide-react'
import { useState } from 'react'
import { ApiError } from '#api/product/apiError.ts'
import { resetPassword } from '#api/product/authCalls.ts'
import { useServices } from '#services/services.tsx'
import type { FieldProblem } from '#domain/account/apiError.ts'
import { validatePassword } from '#domain/account/passwordRule.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { EntryCard } from '#ui/EntryCard.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { NewPasswordField } from '#ui/NewPasswordField.tsx'
import { LinkSpentCard } from '#ui/LinkSpentCard.tsx'
import { useLinkToken } from '#ui/useLinkToken.ts'
import { EntryForm } from './EntryForm.tsx'
import { OfflineNote } from './OfflineNote.tsx'

export interface ResetScreenProps {
  /** The token of the letter's link; null without one. */
  readonly token: string | null
  readonly isOffline: boolean
}

/** /reset-password: a new password by the link of a letter. Every session of the account ends with it. */
export function ResetScreen({ token: given, isOffline }: ResetScreenProps) {
  const token = useLinkToken(given)
  const [outcome, setOutcome] = useState<'open' | 'done' | 'spent'>(token === null ? 'spent' : 'open')
  if (outcome === 'done') return <PasswordSet />
  if (outcome === 'spent' || token === null) return <LinkSpent />
  return (
    <EntryCard
      icon={<KeyRound size={26} />}
      title={<Trans>Ustaw nowe hasło</Trans>}
      lead={
        <Trans>
          Na wszystkich urządzeniach trzeba będzie zalogować się od nowa, a klucze dostępu znikną.
        </Trans>
      }
    >
      {isOffline ? <OfflineNote /> : null}
      <ResetForm token={token} isOffline={isOffline} onOutcome={setOutcome} />
    </EntryCard>
  )
}

interface ResetFormProps {
  readonly token: string
  readonly isOffline: boolean
  readonly onOutcome: (outcome: 'done' | 'spent') => void
}

function ResetForm({ token, isOffline, onOutcome }: ResetFormProps) {
  const { t } = useLingui()
  const { productApi, session } = useServices()
  const form = useForm({
    initial: { new_password: '' },
    check: checkPassword,
    submit: async ({ new_password }, { signal }) => {
      try {
        await resetPassword(await productApi(), { token, new_password }, { signal })
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'LINK_INVALID')) throw error
        onOutcome('spent')
        return
      }
      onOutcome('done')
      // The reset ended every session: this one learns it now, not at the next press.
      const { status } = await session.ready()
      if (status === 'signed-in') await session.refreshUser().catch(() => undefined)
    },
  })

  return (
    <EntryForm
      form={form}
      label={t`Nowe hasło`}
      isOffline={isOffline}
      action={<Trans>Ustaw nowe hasło</Trans>}
      pending={<Trans>Zapisujemy…</Trans>}
    >
      <NewPasswordField
        {...form.field('new_password')}
        label={t`Nowe hasło`}
        owner={{}}
        maxLength={128}
        isRequired
      />
    </EntryForm>
  )
}

async function checkPassword({
  new_password,
}: {
  readonly new_password: string
}): Promise<readonly FieldProblem[]> {
  // Without the dictionaries the server alone judges its strength.
  const { problem } = await validatePassword(new_password).catch(() => ({ problem: null }))
  return problem === null ? [] : [{ field: 'new_password', code: problem }]
}

function PasswordSet() {
  return (
    <EntryCard
      isNews
      icon={<CircleCheck size={26} />}
      tone="success"
      title={<Trans>Hasło zmienione</Trans>}
      lead={
        <Trans>
          Zaloguj się nowym hasłem. Wszystkie urządzenia są wylogowane, a klucze dostępu możesz dodać ponownie
          w ustawieniach.
        </Trans>
      }
    >
      <ButtonLink to="/login" variant="primary" size="large">
        <Trans>Zaloguj się</Trans>
      </ButtonLink>
    </EntryCard>
  )
}

function LinkSpent() {
  return (
    <LinkSpentCard
      lead={<Trans>Link z wiadomości działa godzinę i tylko raz. Poproś o nowy, przyjdzie od razu.</Trans>}
    >
      <ButtonLink to="/forgot-password" variant="primary" size="large">
        <Trans>Wyślij nowy link</Trans>
      </ButtonLink>
    </LinkSpentCard>
  )
}
