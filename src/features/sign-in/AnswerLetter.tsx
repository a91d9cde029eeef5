import { Trans, useLingui } from '@lingui/react/macro'
import { MailCheck } from 'lucide-react'
import { PASSWORD_LENGTH } from '#domain/account/credentials.ts'
import type { EmailLink } from '#domain/account/emailLink.ts'
import { useFormat } from '#i18n/format.ts'
import { AccountName } from '#ui/form/AccountName.tsx'
import { EntryCard } from '#ui/EntryCard.tsx'
import { useFields } from '#ui/form/useFields.ts'
import { useSubmission } from '#ui/form/useSubmission.ts'
import { PasswordField } from '#ui/PasswordField.tsx'
import { TextLink } from '#ui/TextLink.tsx'
import styles from './Entry.module.css'
import { EntryForm } from './EntryForm.tsx'
import { entryState } from './entryState.ts'
import { NotMe } from './NotMe.tsx'
import { OfflineNote } from './OfflineNote.tsx'
import type { EmailLinkState } from './useEmailLink.ts'

interface AnswerLetterProps {
  readonly link: EmailLink
  readonly letter: EmailLinkState
  readonly isOffline: boolean
}

/**
 * The question of a letter: is this account, or this change, yours? Somebody else may have registered the reader's
 * address: only whoever has the account, by a sign-in or its password, can say yes. Anybody with the letter can say no.
 */
export function AnswerLetter({ link, letter, isOffline }: AnswerLetterProps) {
  const { t } = useLingui()
  const format = useFormat()
  const form = useFields({ current_password: '' }, {})
  const { email, is_own: isOwn, purpose } = link
  const when = format.dateTime(link.asked_at)

  const submission = useSubmission(async (signal) => {
    try {
      await letter.confirm(isOwn ? undefined : form.values.current_password, signal)
    } catch (error) {
      if (!form.reportFailure(error)) throw error
    }
  })

  function isFilled(): boolean {
    const isMissing = !isOwn && form.values.current_password === ''
    return !form.report(isMissing ? [{ field: 'current_password', code: 'required' }] : [])
  }

  return (
    <EntryCard
      icon={<MailCheck size={26} />}
      title={
        purpose === 'change' ? (
          <Trans>Potwierdź nowy adres e-mail</Trans>
        ) : (
          <Trans>Potwierdź adres e-mail</Trans>
        )
      }
      lead={
        purpose === 'change' ? (
          <Trans>
            <strong>{email}</strong> ma być nowym adresem konta w Iskrze. Prośba jest{' '}
            <span className={styles.whole}>z {when}</span>.
          </Trans>
        ) : (
          <Trans>
            Z adresem <strong>{email}</strong> powstało konto w Iskrze,{' '}
            <span className={styles.whole}>{when}</span>.
          </Trans>
        )
      }
    >
      {isOffline ? <OfflineNote /> : null}
      <EntryForm
        id={form.id}
        label={t`Potwierdzenie adresu`}
        submission={submission}
        check={isFilled}
        isOffline={isOffline}
        action={<Trans>Potwierdź adres</Trans>}
        pending={<Trans>Potwierdzamy…</Trans>}
      >
        {isOwn ? null : (
          <>
            <AccountName email={email} />
            <PasswordField
              {...form.text('current_password')}
              label={t`Hasło tego konta`}
              description={t`Ustawione przy zakładaniu konta. Jeśli żadne Twoje nie pasuje, konto założył ktoś inny.`}
              autoComplete="current-password"
              maxLength={PASSWORD_LENGTH.max}
              isRequired
              aside={
                <TextLink to="/forgot-password" state={entryState(email)}>
                  <Trans>Nie pamiętasz hasła?</Trans>
                </TextLink>
              }
            />
          </>
        )}
      </EntryForm>
      <NotMe isChange={purpose === 'change'} declining={letter.declining} />
    </EntryCard>
  )
}
