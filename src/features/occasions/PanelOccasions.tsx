import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { comingOwn } from '#domain/occasions/coming.ts'
import type { KnownDate } from '#domain/occasions/ownDate.ts'
import { liveValue } from '#offline/liveStore.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Card } from '#ui/Card.tsx'
import rows from '#ui/Rows.module.css'
import { TextLink } from '#ui/TextLink.tsx'
import { useStore } from '#ui/useStore.ts'
import { giftOf, type OccasionGift } from './giftOf.ts'
import { liveOccasions } from './liveOccasions.ts'
import { useOccasionWords } from './useOccasionWords.ts'
import { useToday } from './useToday.ts'

/** An occasion within this many days is mentioned. */
const NEAR_DAYS = 30
const SHOWN = 3
const NO_DATES: readonly KnownDate[] = []

export interface PanelOccasionsProps {
  /** The button that begins a gift; the shop's products are read once an occasion is near. */
  readonly renderGift: (gift: OccasionGift, occasion: string) => ReactNode
}

/** /panel: „Imieniny Haliny za 5 dni”, with the gift that suits. */
export function PanelOccasions({ renderGift }: PanelOccasionsProps) {
  const { t } = useLingui()
  const words = useOccasionWords()
  const today = useToday()
  const dates = liveValue(useStore(liveOccasions), NO_DATES)
  const near = comingOwn(dates, today)
    .filter(({ daysLeft }) => daysLeft <= NEAR_DAYS)
    .slice(0, SHOWN)
  return (
    <Card title={<Trans>Okazje</Trans>}>
      {near.length > 0 ? (
        <ul className={rows.rows} aria-label={t`Kto świętuje`}>
          {near.map((coming) => {
            const title = words.title(coming)
            const when = words.when(coming.daysLeft)
            return (
              <li key={coming.id} className={rows.plain}>
                <div className={rows.words}>
                  <strong>
                    <Trans>
                      {title} {when}
                    </Trans>
                  </strong>
                  <span className={rows.muted}>{words.day(coming.day)}</span>
                </div>
                {renderGift(giftOf(coming, dates), title)}
              </li>
            )
          })}
        </ul>
      ) : dates.length > 0 ? (
        <p>
          <Trans>W najbliższych {NEAR_DAYS} dniach nikt z Twoich bliskich nie świętuje.</Trans>
        </p>
      ) : (
        <div className={rows.nothing}>
          <p>
            <Trans>Dodaj imieniny i urodziny bliskich. Przypomnimy na czas i podpowiemy prezent.</Trans>
          </p>
          <ButtonLink to="/okazje" size="small">
            <Trans>Dodaj osobę</Trans>
          </ButtonLink>
        </div>
      )}
      {dates.length === 0 ? null : (
        <p>
          <TextLink to="/okazje">
            <Trans>Wszystkie okazje</Trans>
          </TextLink>
        </p>
      )}
    </Card>
  )
}
