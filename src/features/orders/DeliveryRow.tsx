import { Trans } from '@lingui/react/macro'
import { Check, Clock, Send } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { CardDelivery } from '#domain/gifts/card.ts'
import type { OrderFile } from '#domain/orders/orderFiles.ts'
import { useFormat } from '#i18n/format.ts'
import { Button } from '#ui/Button.tsx'
import { lazyPart } from '#ui/lazyPart.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { TextLink } from '#ui/TextLink.tsx'
import { CalendarButton } from './CalendarButton.tsx'
import styles from './Orders.module.css'
import { ReminderButton } from './ReminderButton.tsx'
import { SendNow } from './SendNow.tsx'

// A calendar comes with it.
const DeliveryForm = lazyPart(() => import('./DeliveryForm.tsx'))

export interface DeliveryRowProps {
  readonly asked: { readonly token: string; readonly language: 'pl' | 'en' }
  readonly file: OrderFile
  readonly delivery: CardDelivery
}

/** A card’s way to its recipient: where it is, the card itself, and a change as long as it waits. */
export function DeliveryRow({ asked, file, delivery }: DeliveryRowProps) {
  const [isChanging, setIsChanging] = useState(false)
  return (
    <div className={styles.delivery}>
      <p className={styles.state}>
        <DeliveryState delivery={delivery} />
      </p>
      {isChanging ? (
        <Suspense fallback={<Skeleton height="8rem" />}>
          <DeliveryForm asked={asked} file={file} delivery={delivery} onClose={() => setIsChanging(false)} />
        </Suspense>
      ) : (
        <div className={styles.choices}>
          <TextLink to="/kartka/$token" params={{ token: delivery.token }}>
            <Trans>Zobacz kartkę</Trans>
          </TextLink>
          {delivery.state === 'planned' ? (
            <>
              {delivery.recipientEmail === '' ? null : (
                <SendNow asked={asked} file={file} email={delivery.recipientEmail} />
              )}
              <Button size="small" className="needs-script" onPress={() => setIsChanging(true)}>
                <Trans>Komu i kiedy wysłać</Trans>
              </Button>
            </>
          ) : null}
          {delivery.day === '' ? null : (
            <>
              <CalendarButton delivery={delivery} />
              <ReminderButton delivery={delivery} />
            </>
          )}
        </div>
      )}
    </div>
  )
}

function DeliveryState({ delivery }: { readonly delivery: CardDelivery }) {
  const format = useFormat()
  const { state, recipientEmail: email } = delivery
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
  return (
    <>
      <Clock size={16} aria-hidden="true" />
      {email === '' ? (
        <Trans>
          Nie podano adresu: kartkę możesz przekazać samodzielnie albo wysłać stąd w wybranym dniu.
        </Trans>
      ) : (
        <Trans>
          Wyślemy na {email}: {at}.
        </Trans>
      )}
    </>
  )
}
