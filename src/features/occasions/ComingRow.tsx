import { Trans, useLingui } from '@lingui/react/macro'
import { CalendarDays, CalendarHeart, CalendarPlus, Pencil, Trash2 } from 'lucide-react'
import type { ComingOccasion, ComingOwn } from '#domain/occasions/coming.ts'
import { fittingGift } from '#domain/occasions/fittingGift.ts'
import type { KnownDate } from '#domain/occasions/ownDate.ts'
import { Badge } from '#ui/Badge.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import rows from '#ui/Rows.module.css'
import { Skeleton } from '#ui/Skeleton.tsx'
import { GiftButton } from './GiftButton.tsx'
import { giftOf } from './giftOf.ts'
import type { GiftShelf } from './giftShelf.ts'
import styles from './Occasions.module.css'
import { useOccasionWords } from './useOccasionWords.ts'

/** An occasion within this many days stands out. */
const SOON_DAYS = 7

export interface ComingRowProps {
  readonly coming: ComingOccasion
  readonly dates: readonly KnownDate[]
  readonly shelf: GiftShelf
  readonly onEdit: (own: ComingOwn) => void
  readonly onRemove: (own: ComingOwn) => void
}

/** An occasion: its name, date, days left, and its gift. */
export function ComingRow({ coming, dates, shelf, onEdit, onRemove }: ComingRowProps) {
  const { t } = useLingui()
  const words = useOccasionWords()
  const title = words.title(coming)
  const gift = giftOf(coming, dates)
  const product = fittingGift(shelf.products, gift.idea)
  const isOwn = coming.source === 'own'
  const whom = isOwn ? '' : gift.whom.name
  const turns = isOwn ? words.turns(coming) : ''

  async function toCalendar(): Promise<void> {
    const { saveToCalendar } = await import('./calendarActions.ts')
    saveToCalendar(coming, title)
  }

  const Icon = isOwn ? CalendarHeart : CalendarDays
  return (
    <li className={rows.row} data-source={coming.source}>
      <Icon className={rows.icon} size={20} aria-hidden="true" />
      <div className={rows.words}>
        <span className={rows.title}>
          <strong>{title}</strong>
          <Badge tone={coming.daysLeft <= SOON_DAYS ? 'accent' : 'neutral'}>
            {words.when(coming.daysLeft)}
          </Badge>
        </span>
        <span className={rows.muted}>
          {words.day(coming.day)}
          {turns === '' ? null : ` · ${turns}`}
          {whom === '' ? null : (
            <>
              {' · '}
              <Trans>dla: {whom}</Trans>
            </>
          )}
        </span>
        <span className={rows.muted}>
          {product !== null ? (
            product.title
          ) : shelf.isPending ? (
            <Skeleton width="12rem" />
          ) : (
            <Trans>Prezenty na tę okazję</Trans>
          )}
        </span>
      </div>
      <div className={rows.actions}>
        <GiftButton gift={gift} shelf={shelf} occasion={title} />
        <div className={styles.tools}>
          <IconButton label={t`Dodaj do kalendarza: ${title}`} size="small" onPress={() => void toCalendar()}>
            <CalendarPlus size={18} />
          </IconButton>
          {isOwn ? (
            <>
              <IconButton label={t`Zmień: ${title}`} size="small" onPress={() => onEdit(coming)}>
                <Pencil size={18} />
              </IconButton>
              <IconButton label={t`Usuń: ${title}`} size="small" onPress={() => onRemove(coming)}>
                <Trash2 size={18} />
              </IconButton>
            </>
          ) : null}
        </div>
      </div>
    </li>
  )
}
