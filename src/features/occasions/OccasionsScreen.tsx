import { Trans, useLingui } from '@lingui/react/macro'
import { CalendarPlus } from 'lucide-react'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { comingOccasions, type ComingOccasion, type ComingOwn } from '#domain/occasions/coming.ts'
import type { KnownDate } from '#domain/occasions/ownDate.ts'
import { liveValue } from '#offline/liveStore.ts'
import { useSession } from '#services/useSession.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { askedPart } from '#ui/askedPart.ts'
import { Notice } from '#ui/Notice.tsx'
import { Page } from '#ui/Page.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import rows from '#ui/Rows.module.css'
import { Skeleton } from '#ui/Skeleton.tsx'
import { type BegunDate, dropBegunDate, useBegunDate } from '#ui/state/begunDate.ts'
import { TextLink } from '#ui/TextLink.tsx'
import { useIsHydrated } from '#ui/useIsHydrated.ts'
import { useListFocus } from '#ui/useListFocus.ts'
import { useStore } from '#ui/useStore.ts'
import { ComingRow } from './ComingRow.tsx'
import type { GiftShelf } from './giftShelf.ts'
import { liveOccasions } from './liveOccasions.ts'
import styles from './Occasions.module.css'
import { useToday } from './useToday.ts'

const DateDialog = askedPart(() => import('./DateDialog.tsx'))

const GHOSTS = ['first', 'second', 'third', 'fourth'] as const
const NO_DATES: readonly KnownDate[] = []

export interface OccasionsScreenProps {
  readonly shelf: GiftShelf
  /** Switches this device's notifications, from its own feature. */
  readonly pushChoice: ReactNode
}

/** The edited date: a new one, with its known parts, or an existing one. */
interface Open {
  readonly id: string | null
  readonly begun: BegunDate
}

/** /okazje: the next occasions, one's own among them, each with its gift. */
export function OccasionsScreen({ shelf, pushChoice }: OccasionsScreenProps) {
  const { i18n, t } = useLingui()
  const isHydrated = useIsHydrated()
  const begun = useBegunDate()
  const [open, setOpen] = useState<Open | null>(null)
  const shown = open ?? (begun === null ? null : { id: null, begun })

  function close(): void {
    setOpen(null)
    dropBegunDate()
  }

  async function remove(own: ComingOwn): Promise<void> {
    const { dropDate } = await import('./dateActions.ts')
    await dropDate(i18n, own)
  }

  return (
    <Page>
      <PageHeader
        title={t`Okazje`}
        lead={t`Imieniny, urodziny i święta. Dodaj bliskich, a przypomnimy o nich na czas.`}
        actions={
          <Button
            variant="primary"
            className="needs-script"
            icon={<CalendarPlus size={18} />}
            onPress={() => setOpen({ id: null, begun: {} })}
          >
            <Trans>Dodaj osobę</Trans>
          </Button>
        }
      />
      {isHydrated ? (
        <Ghosts />
      ) : (
        <Calendar
          shelf={shelf}
          onEdit={({ id, date }) => setOpen({ id, begun: date })}
          onRemove={(own) => void remove(own)}
        />
      )}
      {shown === null ? null : (
        <Suspense fallback={null}>
          <DateDialog id={shown.id} begun={shown.begun} pushChoice={pushChoice} onClose={close} />
        </Suspense>
      )}
    </Page>
  )
}

interface CalendarProps {
  readonly shelf: GiftShelf
  readonly onEdit: (own: ComingOwn) => void
  readonly onRemove: (own: ComingOwn) => void
}

function Calendar({ shelf, onEdit, onRemove }: CalendarProps) {
  const { t } = useLingui()
  const today = useToday()
  const { status } = useSession()
  const reading = useStore(liveOccasions)
  // Also where nothing was ever stored: an empty list is to be told from one that is not read yet.
  useEffect(() => void liveOccasions.watch(), [])
  const dates = liveValue(reading, NO_DATES)
  const shown = comingOccasions(dates, today)
  const list = useRef<HTMLUListElement>(null)
  useListFocus(list, shown.map(keyOf))
  if (reading.kind === 'unread' || status === 'unknown') return <Ghosts />
  return (
    <div className={styles.screen}>
      {reading.kind === 'failed' ? (
        <ErrorState
          title={t`Nie możemy odczytać Twoich dni`}
          description={t`Pamięć tego urządzenia nie odpowiada. Zamknij inne karty z Iskrą i spróbuj ponownie.`}
          onRetry={() => void liveOccasions.watch()}
        />
      ) : (
        <Whereabouts isGuest={status === 'guest'} count={dates.length} />
      )}
      <Card title={<Trans>Najbliższe okazje</Trans>}>
        <ul ref={list} className={rows.rows} aria-label={t`Najbliższe okazje`}>
          {shown.map((coming) => (
            <ComingRow
              key={keyOf(coming)}
              coming={coming}
              dates={dates}
              shelf={shelf}
              onEdit={onEdit}
              onRemove={onRemove}
            />
          ))}
        </ul>
      </Card>
    </div>
  )
}

function keyOf(coming: ComingOccasion): string {
  return coming.source === 'own' ? coming.id : coming.kind
}

/** Where the dates are stored, and the features a guest doesn't have. */
function Whereabouts({ isGuest, count }: { readonly isGuest: boolean; readonly count: number }) {
  if (!isGuest) {
    return count > 0 ? null : (
      <Notice tone="neutral">
        <Trans>
          Nie ma tu jeszcze Twoich bliskich. Wystarczy imię: podpowiemy dzień imienin i zdążysz z prezentem.
        </Trans>
      </Notice>
    )
  }
  return (
    <Notice tone="neutral">
      <Trans>
        Bez konta Twoje dni są tylko na tym urządzeniu i nie wyślemy o nich e-maila ani powiadomienia.
        Przypomni o nich plik do kalendarza, a po <TextLink to="/login">zalogowaniu</TextLink> także my.
      </Trans>
    </Notice>
  )
}

function Ghosts() {
  return (
    <div className={styles.screen}>
      {GHOSTS.map((ghost) => (
        <Skeleton key={ghost} height="5rem" />
      ))}
    </div>
  )
}
