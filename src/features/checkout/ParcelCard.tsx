import { Trans, useLingui } from '@lingui/react/macro'
import { Check, ExternalLink } from 'lucide-react'
import { trackingAddress } from '#domain/orders/carriers.ts'
import { PARCEL_STATES, type Parcel, type ParcelState } from '#domain/orders/parcel.ts'
import { useShopFormat } from '#i18n/format.ts'
import { ButtonAnchor } from '#ui/ButtonLink.tsx'
import { Card } from '#ui/Card.tsx'
import { carrierName, PARCEL_STATE_WORDS } from '#ui/parcelNames.ts'
import styles from './ParcelCard.module.css'

/** How far the parcel of an order is, with the way to its carrier’s page once it has left. Loaded where there is one. */
export default function ParcelCard({ parcel }: { readonly parcel: Parcel }) {
  const { i18n, t } = useLingui()
  const format = useShopFormat()
  const { state, carrier, trackingNumber } = parcel
  const reached = PARCEL_STATES.indexOf(state)
  const address = trackingAddress(carrier, trackingNumber)
  const times: Readonly<Record<ParcelState, string | null>> = {
    ordered: null,
    made: parcel.madeAt,
    sent: parcel.sentAt,
    delivered: parcel.deliveredAt,
  }
  return (
    <Card title={<Trans>Twoja paczka</Trans>}>
      <ol className={styles.steps} aria-label={t`Gdzie jest paczka`}>
        {PARCEL_STATES.map((step, at) => {
          const time = times[step]
          return (
            <li
              key={step}
              className={styles.step}
              data-reached={at <= reached ? '' : undefined}
              aria-current={step === state ? 'step' : undefined}
            >
              <span className={styles.mark} aria-hidden="true">
                {at <= reached ? <Check size={14} strokeWidth={3} /> : null}
              </span>
              <span className={styles.name}>{i18n._(PARCEL_STATE_WORDS[step])}</span>
              {time === null || at > reached ? null : (
                <span className={styles.time}>{format.dateTime(time)}</span>
              )}
            </li>
          )
        })}
      </ol>
      {carrier === null ? (
        <p className={styles.said}>
          <Trans>Gdy wyślemy paczkę, dostaniesz wiadomość z numerem przesyłki.</Trans>
        </p>
      ) : (
        <div className={styles.sending}>
          <p>
            {carrierName(carrier, i18n)}
            {trackingNumber === '' ? null : (
              <>
                {' · '}
                <Trans>
                  numer przesyłki <strong className={styles.number}>{trackingNumber}</strong>
                </Trans>
              </>
            )}
          </p>
          {address === null ? null : (
            <ButtonAnchor
              href={address}
              target="_blank"
              rel="noreferrer"
              size="small"
              icon={<ExternalLink size={16} aria-hidden="true" />}
            >
              <Trans>Śledź przesyłkę</Trans>
            </ButtonAnchor>
          )}
        </div>
      )}
    </Card>
  )
}
