import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Package } from 'lucide-react'
import type { AccountOrder } from '#domain/account/billing.ts'
import { printedParts } from '#domain/checkout/printedSums.ts'
import { useFormat } from '#i18n/format.ts'
import { languageOf } from '#i18n/languages.ts'
import { PARCEL_STATE_WORDS } from '#ui/parcelNames.ts'
import { TotalParts } from '#ui/PriceSums.tsx'
import { TextLink } from '#ui/TextLink.tsx'
import rows from '#ui/Rows.module.css'

/** How many things of an order are named before the rest is counted. */
const NAMED = 2

/** One order, with the way to its page. */
export function OrderRow({ order }: { readonly order: AccountOrder }) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const { number, lines } = order
  const placed = format.date(order.placed_at)
  const { parcel_state: state = null } = order
  const parcel = state === null ? null : i18n._(PARCEL_STATE_WORDS[state]).toLowerCase()
  const names = lines.slice(0, NAMED).map((line) => {
    const title = languageOf(i18n.locale) === 'en' ? (line.english_title ?? line.title) : line.title
    return line.quantity > 1 ? `${line.quantity}\u00a0×\u00a0${title}` : title
  })
  const { total, tax, currency_code: currencyCode } = order
  const parts = printedParts({ total, tax, currencyCode }, (amount) => format.money(amount))
  const rest = lines.length - names.length
  return (
    <li className={rows.row}>
      <Package size={22} strokeWidth={1.75} className={rows.icon} aria-hidden="true" />
      <div className={rows.words}>
        <div className={rows.between}>
          <TextLink
            to="/kasa/$token"
            params={{ token: order.checkout_token }}
            aria-label={t`Zamówienie ${number}`}
          >
            <strong>{number}</strong>
          </TextLink>
          <span className={rows.total}>
            <span className={rows.amount}>{format.money({ amount: total, currencyCode })}</span>
            <TotalParts parts={parts} />
          </span>
        </div>
        <p>
          {names.join(', ')}
          {rest > 0 ? (
            <>
              {' '}
              <Trans>
                i{' '}
                <Plural
                  value={rest}
                  one="# inny produkt"
                  few="# inne produkty"
                  many="# innych produktów"
                  other="# innego produktu"
                />
              </Trans>
            </>
          ) : null}
        </p>
        <p className={rows.muted}>
          {placed} ·{' '}
          {parcel === null ? null : (
            <>
              <Trans>paczka: {parcel}</Trans> ·{' '}
            </>
          )}
          <TextLink
            to="/kasa/$token"
            params={{ token: order.checkout_token }}
            aria-label={t`Szczegóły, pliki i faktura zamówienia ${number}`}
          >
            <Trans>szczegóły, pliki i faktura</Trans>
          </TextLink>
        </p>
      </div>
    </li>
  )
}
