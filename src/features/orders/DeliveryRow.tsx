import { Trans, useLingui } from '@lingui/react/macro'
import { Check, Clock, PenLine, Send } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useFormat } from '#i18n/format.ts'
import { Button } from '#ui/Button.tsx'
import { FailureNote } from '#ui/form/FailureNote.tsx'
import { askedPart } from '#ui/askedPart.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { TextLink } from '#ui/TextLink.tsx'
import { CalendarButton } from './CalendarButton.tsx'
import styles from './Orders.module.css'
import { ReminderButton } from './ReminderButton.tsx'
import { SendNow } from './SendNow.tsx'
import { type CardOfOrder, useCardSending } from './useCardSending.ts'

// A calendar comes with it.
const DeliveryForm = askedPart(() => import('./DeliveryForm.tsx'))

/** A card’s way to its recipient: its state, the card itself, and its giver's decisions while it waits. */
export default function DeliveryRow(card: CardOfOrder) {
  const { asked, file, delivery } = card
  const [isChanging, setIsChanging] = useState(false)
  const change = () => setIsChanging(true)
  return (
    <div className={styles.delivery}>
      <p className={styles.state}>
        <DeliveryState {...card} />
      </p>
      {isChanging ? (
        <Suspense fallback={<Skeleton height="8rem" />}>
          <DeliveryForm asked={asked} file={file} delivery={delivery} onClose={() => setIsChanging(false)} />
        </Suspense>
      ) : (
        <>
          {delivery.state === 'planned' ? <Decisions card={card} onChange={change} /> : null}
          <div className={styles.choices}>
            <TextLink to="/kartka/$token" params={{ token: delivery.token }}>
              <Trans>Zobacz kartkę</Trans>
            </TextLink>
            {delivery.day === '' ? null : (
              <>
                <CalendarButton delivery={delivery} />
                <ReminderButton delivery={delivery} />
              </>
            )}
          </div>
        </>
      )}
    </div>
  )
}

interface DecisionsProps {
  readonly card: CardOfOrder
  /** Asks to whom and when it goes. */
  readonly onChange: () => void
}

/** A giver's decisions about a waiting card. */
function Decisions({ card, onChange }: DecisionsProps) {
  const { t } = useLingui()
  const sending = useCardSending(card)
  const { recipientEmail: email, at, day, isUnfinished } = card.delivery
  const isAsked = email !== '' && at === null
  return (
    <>
      <fieldset className={styles.choices} aria-label={t`Wysyłka kartki`}>
        {isAsked && !isUnfinished ? (
          <Button
            size="small"
            variant="primary"
            className="needs-script"
            icon={<Send size={16} />}
            isPending={sending.isPending}
            onPress={() => sending.mutate('soon')}
          >
            <Trans>Wyślij za pół godziny</Trans>
          </Button>
        ) : null}
        {at === null || isUnfinished ? null : <SendNow {...card} />}
        {at === null || day !== '' ? null : (
          <Button
            size="small"
            className="needs-script"
            isPending={sending.isPending}
            onPress={() => sending.mutate('not yet')}
          >
            <Trans>Cofnij</Trans>
          </Button>
        )}
        <Button size="small" className="needs-script" onPress={onChange}>
          {isAsked ? <Trans>Wybierz dzień</Trans> : <Trans>Komu i kiedy wysłać</Trans>}
        </Button>
        {isAsked ? (
          <Button
            size="small"
            variant="quiet"
            className="needs-script"
            isPending={sending.isPending}
            onPress={() => sending.mutate('by hand')}
          >
            <Trans>Przekażę samodzielnie</Trans>
          </Button>
        ) : null}
      </fieldset>
      <FailureNote failure={sending.error} />
    </>
  )
}

function DeliveryState({ delivery }: CardOfOrder) {
  const format = useFormat()
  const { state, recipientEmail: email, isUnfinished } = delivery
  const at = delivery.at === null ? '' : format.dateTime(delivery.at)
  if (state === 'received')
    return (
      <>
        <Check size={16} aria-hidden="true" />
        <Trans>Odbiorca dał znać, że kartka dotarła.</Trans>
      </>
    )
  if (state === 'sent')
    return (
      <>
        <Send size={16} aria-hidden="true" />
        <Trans>
          Wysłana na {email}: {at}.
        </Trans>
      </>
    )
  if (email !== '' && isUnfinished)
    return (
      <>
        <PenLine size={16} aria-hidden="true" />
        {at === '' ? (
          <Trans>Brakuje słów: uzupełnij je, a potem wybierz, kiedy wysłać kartkę na {email}.</Trans>
        ) : (
          <Trans>
            Brakuje słów: bez nich nie wyślemy kartki na {email} ({at}).
          </Trans>
        )}
      </>
    )
  return (
    <>
      <Clock size={16} aria-hidden="true" />
      {email === '' ? (
        <Trans>
          Nie podano adresu: możesz przekazać kartkę samodzielnie albo wysłać ją stąd w wybranym dniu.
        </Trans>
      ) : at === '' ? (
        <Trans>Kiedy wysłać kartkę na {email}? Bez Twojej decyzji jej nie wyślemy.</Trans>
      ) : (
        <Trans>
          Wyślemy na {email}: {at}.
        </Trans>
      )}
    </>
  )
}
