import { Trans } from '@lingui/react/macro'
import { CircleCheck, MailCheck } from 'lucide-react'
import { useSession } from '#api/session/useSession.ts'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { EntryCard } from '#ui/EntryCard.tsx'
import { FailureNote } from '#ui/form/FailureNote.tsx'
import { LinkSpentCard } from '#ui/LinkSpentCard.tsx'
import { useLinkToken } from '#ui/useLinkToken.ts'
import { useConfirmation } from './useConfirmation.ts'

export interface VerifyEmailScreenProps {
  /** What the letter's link brought; null when it brought nothing. */
  readonly token: string | null
  /** Whether letters about what happens in the account may come; the link itself says when they may not. */
  readonly acceptsNotifications: boolean
}

/** /verify-email: confirms the address that the letter with this link was sent to, new or changed. */
export function VerifyEmailScreen({ token: given, acceptsNotifications }: VerifyEmailScreenProps) {
  const token = useLinkToken(given)
  const confirmation = useConfirmation(token, acceptsNotifications)
  const session = useSession()
  if (confirmation.outcome === 'confirmed') return <Confirmed />
  if (confirmation.outcome === 'spent') {
    const isConfirmedAlready = session.status === 'signed-in' && session.user.is_verified
    return isConfirmedAlready ? <Confirmed /> : <LinkSpent />
  }
  return (
    <EntryCard
      icon={<MailCheck size={26} />}
      title={
        confirmation.failure === null ? (
          <Trans>Potwierdzamy adres…</Trans>
        ) : (
          <Trans>Adres czeka na potwierdzenie</Trans>
        )
      }
      lead={confirmation.failure === null ? <Trans>To potrwa chwilę.</Trans> : undefined}
    >
      <FailureNote failure={confirmation.failure} />
      {confirmation.failure === null ? null : (
        <Button variant="primary" size="large" onPress={confirmation.retry}>
          <Trans>Spróbuj ponownie</Trans>
        </Button>
      )}
    </EntryCard>
  )
}

function Confirmed() {
  const isSignedIn = useSession().status === 'signed-in'
  return (
    <EntryCard
      isNews
      icon={<CircleCheck size={26} />}
      tone="success"
      title={<Trans>Adres potwierdzony</Trans>}
      lead={
        isSignedIn ? (
          <Trans>Wszystko gotowe. Możesz korzystać z całego konta.</Trans>
        ) : (
          <Trans>Wszystko gotowe. Zaloguj się, aby korzystać z konta na tym urządzeniu.</Trans>
        )
      }
    >
      <ButtonLink to={isSignedIn ? '/panel' : '/login'} variant="primary" size="large">
        {isSignedIn ? <Trans>Przejdź do panelu</Trans> : <Trans>Zaloguj się</Trans>}
      </ButtonLink>
    </EntryCard>
  )
}

function LinkSpent() {
  const isSignedIn = useSession().status === 'signed-in'
  return (
    <LinkSpentCard
      lead={
        <Trans>
          Link z listu działa raz i przez pewien czas, a liczy się najnowszy list. Jeśli adres jest już
          potwierdzony, wystarczy się zalogować.
        </Trans>
      }
    >
      <ButtonLink to={isSignedIn ? '/verify-email-required' : '/login'} variant="primary" size="large">
        {isSignedIn ? <Trans>Wyślij nowy list</Trans> : <Trans>Zaloguj się</Trans>}
      </ButtonLink>
    </LinkSpentCard>
  )
}
