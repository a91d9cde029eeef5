import { Trans, useLingui } from '@lingui/react/macro'
import { FileDown } from 'lucide-react'
import type { FulfilmentLine, FulfilmentOrder } from '#domain/orders/fulfilment.ts'
import { useFormat } from '#i18n/format.ts'
import { Badge } from '#ui/Badge.tsx'
import { ButtonAnchor } from '#ui/ButtonLink.tsx'
import { Card } from '#ui/Card.tsx'
import { COUNTRY_NAMES } from '#ui/countryNames.ts'
import { SHIPPING_NAMES } from '#ui/deliveryNames.ts'
import { PersonalFacts } from '#ui/personal/PersonalFacts.tsx'
import rows from '#ui/Rows.module.css'
import shared from '../Administration.module.css'
import { ParcelActions } from './ParcelActions.tsx'
import { ParcelLine } from './ParcelLine.tsx'

/** An order with a parcel: the address, and the content. */
export function FulfilmentOrderCard({ order }: { readonly order: FulfilmentOrder }) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const { number, placedAt, recipient, shippingMethod, lockerCode, note, lines, parcel } = order
  const to = [recipient.name, recipient.company, recipient.address, `${recipient.postcode} ${recipient.city}`]
  return (
    <Card title={number} lead={format.dateTime(placedAt)}>
      <dl className={shared.facts}>
        <dt>
          <Trans>Paczka</Trans>
        </dt>
        <dd>
          <ParcelLine parcel={parcel} />
        </dd>
        <dt>
          <Trans>Dostawa</Trans>
        </dt>
        <dd>
          {i18n._(SHIPPING_NAMES[shippingMethod])}
          {lockerCode === '' ? null : <> · {lockerCode}</>}
        </dd>
        <dt>
          <Trans>Odbiorca</Trans>
        </dt>
        <dd>
          {to
            .map((part) => part.trim())
            .filter((part) => part !== '')
            .join(', ')}
          , {i18n._(COUNTRY_NAMES[recipient.countryCode])}
        </dd>
        {recipient.phone === '' ? null : (
          <>
            <dt>
              <Trans>Telefon</Trans>
            </dt>
            <dd>{recipient.phone}</dd>
          </>
        )}
        {note === '' ? null : (
          <>
            <dt>
              <Trans>Uwagi</Trans>
            </dt>
            <dd>{note}</dd>
          </>
        )}
      </dl>
      <ul className={rows.rows} aria-label={t`Produkty w zamówieniu ${number}`}>
        {lines.map((line) => (
          <LineRow key={line.position} line={line} isToBeMade={parcel.state === 'ordered'} />
        ))}
      </ul>
      <ParcelActions order={order} />
    </Card>
  )
}

interface LineRowProps {
  readonly line: FulfilmentLine
  /** Only then it matters that its file was fetched. */
  readonly isToBeMade: boolean
}

function LineRow({ line, isToBeMade }: LineRowProps) {
  const format = useFormat()
  const { title, variantTitle, sku, quantity, isGiftWrapped, attributes, giftMessage, instructions, file } =
    line
  const { handle, given } = line
  const count = format.number(quantity)
  return (
    <li className={rows.plain}>
      <div className={rows.words}>
        <span className={rows.title}>
          <strong>
            {count} × {title}
          </strong>
          {isGiftWrapped ? (
            <Badge tone="accent">
              <Trans>na prezent</Trans>
            </Badge>
          ) : null}
          {isToBeMade && file?.isTaken === true ? (
            <Badge tone="success">
              <Trans>plik pobrany</Trans>
            </Badge>
          ) : null}
        </span>
        <span className={rows.muted}>{[variantTitle, sku].filter(Boolean).join(' · ')}</span>
        {attributes.map(({ key, value }) => (
          <span key={key} className={rows.muted}>
            {key}: {value}
          </span>
        ))}
        <PersonalFacts handle={handle} given={given} className={rows.muted} />
        {giftMessage === '' ? null : (
          <span>
            <Trans>Bilecik: {giftMessage}</Trans>
          </span>
        )}
        {instructions === '' ? null : (
          <span>
            <Trans>Prośba kupującego: {instructions}</Trans>
          </span>
        )}
        {file !== null && file.url === null ? (
          <span className={rows.muted}>
            <Trans>Nie mamy jeszcze zdjęcia albo tekstu od kupującego.</Trans>
          </span>
        ) : null}
      </div>
      {file === null || file.url === null ? null : (
        <ButtonAnchor href={file.url} size="small" download icon={<FileDown size={16} aria-hidden="true" />}>
          <Trans>Plik do druku</Trans>
          <span className="visually-hidden">: {title}</span>
        </ButtonAnchor>
      )}
    </li>
  )
}
