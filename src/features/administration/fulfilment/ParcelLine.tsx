import { useLingui } from '@lingui/react/macro'
import { trackingAddress } from '#domain/orders/carriers.ts'
import type { Parcel, ParcelState } from '#domain/orders/parcel.ts'
import { useFormat } from '#i18n/format.ts'
import { Badge, type BadgeTone } from '#ui/Badge.tsx'
import { carrierName, PARCEL_STATE_WORDS } from '#ui/parcelNames.ts'

const TONES: Readonly<Record<ParcelState, BadgeTone>> = {
  ordered: 'warning',
  made: 'accent',
  sent: 'neutral',
  delivered: 'success',
}

/** How far a parcel is and since when, who has it and under which number. */
export function ParcelLine({ parcel }: { readonly parcel: Parcel }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const { state, carrier, trackingNumber } = parcel
  const since = { ordered: null, made: parcel.madeAt, sent: parcel.sentAt, delivered: parcel.deliveredAt }[
    state
  ]
  const address = trackingAddress(carrier, trackingNumber)
  return (
    <>
      <Badge tone={TONES[state]}>{i18n._(PARCEL_STATE_WORDS[state])}</Badge>
      {since === null ? null : <> {format.dateTime(since)}</>}
      {carrier === null ? null : (
        <>
          {' · '}
          {carrierName(carrier, i18n)}
        </>
      )}
      {trackingNumber === '' ? null : (
        <>
          {' · '}
          {address === null ? (
            trackingNumber
          ) : (
            <a href={address} target="_blank" rel="noreferrer">
              {trackingNumber}
            </a>
          )}
        </>
      )}
    </>
  )
}
