import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import type { CartItem } from '#domain/cart/cartItem.ts'
import { isDayOver } from '#domain/gifts/calendarDay.ts'
import { giftName } from '#domain/gifts/giftName.ts'
import type { MissingWords } from '#domain/gifts/giftWords.ts'
import type { Personalization } from '#domain/gifts/personalization.ts'
import { useFormat } from '#i18n/format.ts'
import { lazyPart } from '#ui/lazyPart.ts'
import { closeCartDrawer } from '#ui/state/cartDrawer.ts'
import { TextLink } from '#ui/TextLink.tsx'
import styles from './Cart.module.css'
import { spokenTitle } from './spokenTitle.ts'

// Few gifts are put into the cart with words missing.
const MissingText = lazyPart(() => import('./MissingText.tsx'))

export interface GiftLineProps {
  readonly item: CartItem
  readonly gift: Personalization
  /** The missing words; null for none. */
  readonly missing: MissingWords | null
}

/** Whom a line's gift is for and when, and the way to its words. */
export function GiftLine({ item, gift, missing }: GiftLineProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { deliveryDate } = gift
  const recipientName = giftName(gift)
  const spoken = spokenTitle(item)
  const day = deliveryDate === '' ? null : format.date(`${deliveryDate}T12:00`)
  const [shownAt] = useState(() => new Date())
  const isLate = isDayOver(deliveryDate, shownAt)
  return (
    <span className={styles.small}>
      {recipientName === '' ? null : day === null ? (
        <Trans>Dla: {recipientName}</Trans>
      ) : (
        <Trans>
          Dla: {recipientName}, {day}
        </Trans>
      )}{' '}
      {missing === null ? null : (
        <span role="alert" className={styles.refusal}>
          <Suspense>
            <MissingText missing={missing} />
          </Suspense>
        </span>
      )}{' '}
      <TextLink
        to="/sklep/produkt/$handle"
        params={{ handle: item.handle }}
        search={{ prezent: item.id }}
        hash="slowa"
        aria-label={
          missing !== null
            ? t`Dopisz słowa prezentu: ${spoken}`
            : isLate
              ? t`Wybierz inny dzień prezentu: ${spoken}`
              : t`Zmień słowa prezentu: ${spoken}`
        }
        onClick={closeCartDrawer}
      >
        {missing !== null ? (
          <Trans>Dopisz słowa</Trans>
        ) : isLate ? (
          <Trans>Wybierz inny dzień</Trans>
        ) : (
          <Trans>Zmień słowa</Trans>
        )}
      </TextLink>{' '}
      {isLate ? (
        <span role="alert" className={styles.refusal}>
          <Trans>Ten dzień już minął.</Trans>
        </span>
      ) : null}
    </span>
  )
}
