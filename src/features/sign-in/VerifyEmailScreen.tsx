import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { CircleCheck, MailCheck } from 'lucide-react'
import { useState } from 'react'
import { useSession } from '#services/useSession.ts'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { EntryCard } from '#ui/EntryCard.tsx'
import { FailureNote } from '#ui/form/FailureNote.tsx'
import { LinkSpentCard } from '#ui/LinkSpentCard.tsx'
import { useLinkToken } from '#ui/useLinkToken.ts'
import { AnswerLetter } from './AnswerLetter.tsx'
import { entryState } from './entryState.ts'
import { forgetWish, readWish } from './entryWish.ts'
import { useEmailLink } from './useEmailLink.ts'

export interface VerifyEmailScreenProps {
  /** The token of the letter's link; null without one. */
  readonly token: string | null
  /** Whether letters about account events may come; the link itself says when they may not. */
  readonly acceptsNotifications: boolean
  readonly isOffline: boolean
}

/**
 * /verify-email: asks the letter's reader whether its address, new or changed, is to be confirmed. Opening the link
 * does nothing by itself.
 */
export function VerifyEmailScreen({ token: given, acceptsNotifications, isOffline }: VerifyEmailScreenProps) {
  const token = useLinkToken(given)
  const letter = useEmailLink(token, acceptsNotifications)
  const session = useSession()
  // Read at once: the tab where it was begun deletes it when it moves on.
  const [wish] = useState(readWish)
  if (letter.outcome === 'confirmed') return <Confirmed email={letter.link?.email ?? ''} wish={wish} />
  if (letter.outcome === 'declined') return <Declined isChange={letter.link?.purpose === 'change'} />
  if (letter.outcome === 'spent') {
    const isConfirmedAlready = session.status === 'signed-in' && session.user.is_verified
    return isConfirmedAlready ? <Confirmed email="" wish={wish} /> : <LinkSpent />
  }
  if (letter.link !== null) return <AnswerLetter link={letter.link} letter={letter} isOffline={isOffline} />
  const { failure, submit } = letter.looking
  return (
    <EntryCard
      icon={<MailCheck size={26} />}
      title={<Trans>Potwierdź adres e-mail</Trans>}
      lead={failure === null ? <Trans>Sprawdzamy link…</Trans> : undefined}
    >
      <FailureNote failure={failure} />
      {failure === null ? null : (
        <Button variant="primary" size="large" onPress={submit}>
          <Trans>Spróbuj ponownie</Trans>
        </Button>
      )}
    </EntryCard>
  )
}

interface ConfirmedProps {
  readonly email: string
  readonly wish: string | null
}

function Confirmed({ email, wish }: ConfirmedProps) {
  const isSignedIn = useSession().status === 'signed-in'
  return (
    <EntryCard
      isNews
      icon={<CircleCheck size={26} />}
      tone="success"
      title={<Trans>Adres potwierdzony</Trans>}
      lead={
        isSignedIn ? (
          <Trans>Wszystko gotowe. Możesz w pełni korzystać z konta.</Trans>
        ) : (
          <Trans>Wszystko gotowe. Zaloguj się, aby korzystać z konta na tym urządzeniu.</Trans>
        )
      }
    >
      {isSignedIn ? (
        <WayOn wish={wish} />
      ) : (
        <ButtonLink to="/login" state={entryState(email)} variant="primary" size="large">
          <Trans>Zaloguj się</Trans>
        </ButtonLink>
      )}
    </EntryCard>
  )
}

/** Back to the place before the letter; else to the panel. */
function WayOn({ wish }: { readonly wish: string | null }) {
  const { history } = useRouter()
  if (wish === null) {
    return (
      <ButtonLink to="/panel" variant="primary" size="large">
        <Trans>Przejdź do panelu</Trans>
      </ButtonLink>
    )
  }
  return (
    <Button
      variant="primary"
      size="large"
      onPress={() => {
        forgetWish()
        history.push(wish)
      }}
    >
      <Trans>Wróć do poprzedniej strony</Trans>
    </Button>
  )
}

function Declined({ isChange }: { readonly isChange: boolean }) {
  return (
    <EntryCard
      isNews
      icon={<CircleCheck size={26} />}
      tone="success"
      title={isChange ? <Trans>Adres się nie zmienił</Trans> : <Trans>Tego konta już nie ma</Trans>}
      lead={
        isChange ? (
          <Trans>Tamto konto nie dostało tego adresu. Nic więcej nie musisz robić.</Trans>
        ) : (
          <Trans>Usunęliśmy niepotwierdzone konto z tym adresem. Nic więcej nie musisz robić.</Trans>
        )
      }
    >
      <ButtonLink to="/sklep" size="large">
        <Trans>Idź do sklepu</Trans>
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
          Link z wiadomości działa raz i przez pewien czas, a ważny jest tylko najnowszy. Jeśli adres jest już
          potwierdzony, wystarczy się zalogować.
        </Trans>
      }
    >
      <ButtonLink to={isSignedIn ? '/verify-email-required' : '/login'} variant="primary" size="large">
        {isSignedIn ? <Trans>Wyślij nową wiadomość</Trans> : <Trans>Zaloguj się</Trans>}
      </ButtonLink>
    </LinkSpentCard>
  )
}
