import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { CheckoutLine, Shortage } from '#domain/checkout/checkoutView.ts'
import { lineNamesIn } from '#domain/checkout/lineNames.ts'
import { lineSums } from '#domain/checkout/lineSums.ts'
import { useFormat } from '#i18n/format.ts'
import { DEFAULT_LANGUAGE, languageOf } from '#i18n/languages.ts'
import { PersonalFacts } from '#ui/personal/PersonalFacts.tsx'
import { Picture } from '#ui/Picture.tsx'
import styles from './OrderLines.module.css'

export interface OrderLinesProps {
  readonly lines: readonly CheckoutLine[]
  readonly currencyCode: string
  readonly shortages?: readonly Shortage[]
  /** How much of the one picture that is on its way had arrived when it was cut, in percent. */
  readonly cutAt?: number | null
}

/** The order, line by line. */
export function OrderLines({ lines, currencyCode, shortages = [], cutAt = null }: OrderLinesProps) {
  const left = new Map(shortages.map((shortage) => [shortage.lineId, shortage.available]))
  const coming = lines.filter(({ print }) => print?.preview === null)
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <OrderLine
          key={line.id}
          line={line}
          currencyCode={currencyCode}
          available={line.quantity === 0 ? 0 : left.get(line.id)}
          cutAt={coming.length === 1 ? cutAt : null}
        />
      ))}
    </ul>
  )
}

interface OrderLineProps {
  readonly line: CheckoutLine
  readonly currencyCode: string
  /** Pieces left, when fewer than asked for. */
  readonly available: number | undefined
  readonly cutAt: number | null
}

function OrderLine({ line, currencyCode, available, cutAt }: OrderLineProps) {
  const format = useFormat()
  const { i18n } = useLingui()
  const { title, variantTitle } = lineNamesIn(languageOf(i18n.locale) ?? DEFAULT_LANGUAGE, line)
  const money = (amount: number) => format.money({ amount, currencyCode })
  const sums = lineSums(line)
  return (
    <li className={styles.line}>
      {line.print?.preview != null ? (
        <img src={line.print.preview} alt="" loading="lazy" className={styles.printed} />
      ) : line.picture === null ? (
        <span className={styles.noPicture} />
      ) : (
        <Picture picture={{ ...line.picture, altText: '' }} sizes="4rem" className={styles.picture ?? ''} />
      )}
      <div className={styles.words}>
        <span className={styles.title}>{title}</span>
        {variantTitle === '' ? null : <span className={styles.small}>{variantTitle}</span>}
        <span className={styles.small}>
          {line.quantity} × {money(sums.unit)}
        </span>
        {line.gift == null || line.gift.recipientName === '' ? null : (
          <span className={styles.small}>
            <Trans>Dla: {line.gift.recipientName}</Trans>
            {line.gift.deliveryDate === '' ? null : <>, {format.date(`${line.gift.deliveryDate}T12:00`)}</>}
          </span>
        )}
        <PersonalFacts handle={line.handle} given={line.gift?.given} className={styles.small} />
        <OwnLack line={line} />
        {line.print == null ? null : (
          <span className={styles.small}>
            {line.print.preview === null ? (
              cutAt === null ? (
                <Trans>Twoje zdjęcie jeszcze się przesyła…</Trans>
              ) : (
                <Trans>Przesyłanie zdjęcia przerwane na {cutAt}%. Wznowimy, gdy wróci sieć.</Trans>
              )
            ) : (
              <Trans>Z Twoim zdjęciem</Trans>
            )}
          </span>
        )}
        {line.giftWrap ? (
          <span className={styles.small}>
            <Trans>Pakowanie na prezent {money(sums.wrap)}</Trans>
          </span>
        ) : null}
        {available === undefined ? null : (
          <strong className={styles.short}>
            {available === 0 ? (
              <Trans>Wyprzedane</Trans>
            ) : (
              <Plural
                value={available}
                one="Została # sztuka"
                few="Zostały # sztuki"
                many="Zostało # sztuk"
                other="Zostało # sztuki"
              />
            )}
          </strong>
        )}
      </div>
      <span className={styles.total}>{money(sums.total)}</span>
    </li>
  )
}

/** A line's personal parts are sent when its checkout opens: for a moment they are on their way. */
function OwnLack({ line: { lacksOwn, awaitsOwn } }: { readonly line: CheckoutLine }) {
  if (lacksOwn !== true) return null
  return awaitsOwn === true ? (
    <span className={styles.small}>
      <Trans>Przesyłamy Twoje słowa i zdjęcia…</Trans>
    </span>
  ) : (
    <strong className={styles.short}>
      <Trans>Brakuje Twoich słów albo danych</Trans>
    </strong>
  )
}
