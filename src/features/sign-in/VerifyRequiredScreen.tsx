import { Trans } from '@lingui/react/macro'
import { MailOpen } from 'lucide-react'
import { resendVerification } from '#api/product/authCalls.ts'
import { useServices } from '#services/services.tsx'
import { useSession } from '#services/useSession.ts'
import { Button } from '#ui/Button.tsx'
import { Disclosure } from '#ui/Disclosure.tsx'
import { EntryCard } from '#ui/EntryCard.tsx'
import styles from './Entry.module.css'
import { MailboxLink } from './MailboxLink.tsx'
import { OfflineNote } from './OfflineNote.tsx'
import { ResendLetter } from './ResendLetter.tsx'
import { useGoOn } from './useGoOn.ts'
import { useWatchedUser } from './useWatchedUser.ts'

export interface VerifyRequiredScreenProps {
  /** As the navigation brought it; the session's own where it brought none. */
  readonly email: string | null
  readonly redirect: string | null
  readonly isOffline: boolean
  /** Signs out, asking first where something would be lost. */
  readonly onSignOut: () => void
}

/** /verify-email-required: the account waits for its address to be confirmed, and then continues by itself. */
export function VerifyRequiredScreen(props: VerifyRequiredScreenProps) {
  const { productApi } = useServices()
  const session = useSession()
  const known = session.status === 'signed-in' ? session.user.email : ''
  const email = props.email ?? known
  useGoOn(props.redirect)
  useWatchedUser()

  async function resend(signal: AbortSignal): Promise<void> {
    await resendVerification(await productApi(), { email }, { signal })
  }

  return (
    <EntryCard
      icon={<MailOpen size={26} />}
      title={<Trans>Potwierdź adres e-mail</Trans>}
      lead={
        <Trans>
          Wysłaliśmy wiadomość na <strong>{email}</strong>. Kliknij w niej link, żeby potwierdzić adres, a ta
          strona sama przejdzie dalej.
        </Trans>
      }
    >
      {props.isOffline ? <OfflineNote /> : null}
      <div className={styles.actions}>
        <MailboxLink />
        <ResendLetter onResend={resend} />
      </div>
      <Disclosure title={<Trans>To nie ten adres?</Trans>}>
        <div className={styles.actions}>
          <p>
            <Trans>
              Wyloguj się i załóż konto z właściwym adresem. Niepotwierdzone konto zniknie samo po tygodniu.
            </Trans>
          </p>
          <Button onPress={props.onSignOut}>
            <Trans>Wyloguj się</Trans>
          </Button>
        </div>
      </Disclosure>
      <p className={styles.small}>
        <Trans>
          Nie ma wiadomości? Sprawdź spam i oferty. Jeśli piszemy, że masz już konto, wyloguj się i zaloguj na
          tamto.
        </Trans>
      </p>
    </EntryCard>
  )
}
