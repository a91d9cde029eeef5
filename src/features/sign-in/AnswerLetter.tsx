import { Trans, useLingui } from '@lingui/react/macro'
import { MailCheck } from 'lucide-react'
import * as z from 'zod/mini'
import { PASSWORD_LENGTH } from '#domain/account/passwordLength.ts'
import type { EmailLink } from '#domain/account/emailLink.ts'
import { requiredText, schemaCheck } from '#domain/forms/schemaCheck.ts'
import { useFormat } from '#i18n/format.ts'
import { AccountName } from '#ui/form/AccountName.tsx'
import { EntryCard } from '#ui/EntryCard.tsx'
import { useForm } from '#ui/form/useForm.ts'
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

const NOTHING = { current_password: '' }
const check = schemaCheck(z.object({ current_password: requiredText }))

/**
 * The question of a letter: is this account, or this change, yours? Another person may have registered the reader's
 * address: only the account's owner, by a sign-in or its password, can say yes. Everyone with the letter can say no.
 */
export function AnswerLetter({ link, letter, isOffline }: AnswerLetterProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { email, is_own: isOwn, purpose } = link
  const when = format.dateTime(link.asked_at)

  const form = useForm({
    initial: NOTHING,
    ...(isOwn ? {} : { check }),
    submit: (typed, { signal }) => letter.confirm(isOwn ? undefined : typed.current_password, signal),
  })

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
            <strong>{email}</strong> ma być nowym adresem konta w Iskrze. Prośbę wysłano{' '}
            <span className={styles.whole}>{when}</span>.
          </Trans>
        ) : (
          <Trans>
            <span className={styles.whole}>{when}</span> założono konto w Iskrze z adresem{' '}
            <strong>{email}</strong>.
          </Trans>
        )
      }
    >
      {isOffline ? <OfflineNote /> : null}
      <EntryForm
        form={form}
        label={t`Potwierdzenie adresu`}
        isOffline={isOffline}
        action={<Trans>Potwierdź adres</Trans>}
        pending={<Trans>Potwierdzamy…</Trans>}
      >
        {isOwn ? null : (
          <>
            <AccountName email={email} />
            <PasswordField
              {...form.field('current_password')}
              label={t`Hasło tego konta`}
              description={t`Ustawione przy zakładaniu konta. Jeśli żadne z Twoich haseł nie pasuje, konto założył ktoś inny.`}
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
