import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import type { ToldParcel } from '#domain/orders/parcel.ts'
import type { FulfilmentOrder } from '#domain/orders/fulfilment.ts'
import { Button } from '#ui/Button.tsx'
import { FailureNote } from '#ui/form/FailureNote.tsx'
import { useSubmission } from '#ui/form/useSubmission.ts'
import { showToast } from '#ui/state/toasts.ts'
import styles from './Fulfilment.module.css'
import { SendingDialog } from './SendingDialog.tsx'
import { useUpdateParcel } from './useUpdateParcel.ts'

/** The next updates of a parcel. */
export function ParcelActions({ order }: { readonly order: FulfilmentOrder }) {
  const { t } = useLingui()
  const [isSending, setSending] = useState(false)
  const { state, carrier, trackingNumber } = order.parcel
  const send = (
    <Button
      size="small"
      variant={state === 'sent' ? 'quiet' : 'primary'}
      aria-haspopup="dialog"
      onPress={() => setSending(true)}
    >
      {state === 'sent' ? <Trans>Popraw dane przesyłki</Trans> : <Trans>Wysłana…</Trans>}
      <span className="visually-hidden">: {order.number}</span>
    </Button>
  )
  return (
    <>
      {state === 'ordered' ? (
        <Telling
          order={order}
          told={{ state: 'made', carrier: null, tracking_number: '' }}
          done={t`Paczka zrobiona`}
          verb={<Trans>Zrobiona</Trans>}
          beside={send}
        />
      ) : state === 'made' ? (
        <div className={styles.actions}>{send}</div>
      ) : state === 'sent' ? (
        <Telling
          order={order}
          told={{ state: 'delivered', carrier: null, tracking_number: '' }}
          done={t`Paczka doręczona`}
          verb={<Trans>Doręczona</Trans>}
          beside={send}
        />
      ) : (
        <Telling
          order={order}
          told={{ state: 'sent', carrier, tracking_number: trackingNumber }}
          done={t`Paczka znów jest w drodze`}
          verb={<Trans>Jednak niedoręczona</Trans>}
        />
      )}
      {isSending ? <SendingDialog order={order} onClose={() => setSending(false)} /> : null}
    </>
  )
}

interface TellingProps {
  readonly order: FulfilmentOrder
  readonly told: ToldParcel
  /** The message after the update. */
  readonly done: string
  readonly verb: ReactNode
  readonly beside?: ReactNode
}

function Telling({ order, told, done, verb, beside = null }: TellingProps) {
  const tell = useUpdateParcel(order)
  const telling = useSubmission(async (signal) => {
    await tell(told, signal)
    showToast({ type: 'success', title: done })
  })
  return (
    <>
      <FailureNote failure={telling.failure} />
      <div className={styles.actions}>
        <Button size="small" isPending={telling.isPending} onPress={telling.submit}>
          {verb}
          <span className="visually-hidden">: {order.number}</span>
        </Button>
        {beside}
      </div>
    </>
  )
}
