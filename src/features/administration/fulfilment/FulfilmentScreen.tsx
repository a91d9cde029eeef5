import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { FileUp } from 'lucide-react'
import { useState } from 'react'
import type { ParcelState } from '#domain/orders/parcel.ts'
import type { FulfilmentPage } from '#domain/orders/fulfilment.ts'
import { useFormat } from '#i18n/format.ts'
import { useServices } from '#services/services.tsx'
import { Button } from '#ui/Button.tsx'
import { Page } from '#ui/Page.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import shared from '../Administration.module.css'
import { fulfilmentQuery } from '../queries.ts'
import { Unread } from '../Unread.tsx'
import { ImportDialog } from './ImportDialog.tsx'
import styles from './Fulfilment.module.css'
import { FulfilmentOrderCard } from './FulfilmentOrderCard.tsx'

export interface FulfilmentScreenProps {
  /** The state of the parcels; all by default. */
  readonly state: ParcelState | undefined
  readonly onStateChange: (state: ParcelState | undefined) => void
}

/** /administracja/realizacja: orders to print, pack and send, and those already sent. */
export function FulfilmentScreen({ state, onStateChange }: FulfilmentScreenProps) {
  const { t } = useLingui()
  const [isImporting, setImporting] = useState(false)
  const found = useInfiniteQuery(fulfilmentQuery(useServices(), state))
  return (
    <Page width="narrow">
      <PageHeader
        title={t`Realizacja`}
        lead={t`Zamówienia z paczką: co spakować, dokąd wysłać i z czego drukować. Po pobraniu pliku słowa i obraz już się nie zmienią.`}
      />
      <div className={shared.parts}>
        <div className={styles.filters}>
          <StateChoice state={state} onChange={onStateChange} counts={found.data?.pages[0]?.counts} />
          <Button
            size="small"
            aria-haspopup="dialog"
            icon={<FileUp size={16} aria-hidden="true" />}
            onPress={() => setImporting(true)}
          >
            <Trans>Wczytaj listę przesyłek</Trans>
          </Button>
        </div>
        <Orders found={found} isOfState={state !== undefined} />
      </div>
      {isImporting ? <ImportDialog onClose={() => setImporting(false)} /> : null}
    </Page>
  )
}

const ALL = 'all'

interface StateChoiceProps {
  readonly state: ParcelState | undefined
  readonly onChange: (state: ParcelState | undefined) => void
  readonly counts: FulfilmentPage['counts'] | undefined
}

function StateChoice({ state, onChange, counts }: StateChoiceProps) {
  const { t } = useLingui()
  const format = useFormat()
  const counted = (name: string, count: number | undefined) =>
    count === undefined ? name : `${name} · ${format.number(count)}`
  return (
    <RadioGroup<ParcelState | typeof ALL>
      label={t`Które paczki`}
      isLabelHidden
      presentation="chips"
      value={state ?? ALL}
      options={[
        { value: ALL, label: t`Wszystkie` },
        { value: 'ordered', label: counted(t`Do zrobienia`, counts?.ordered) },
        { value: 'made', label: counted(t`Zrobione`, counts?.made) },
        { value: 'sent', label: counted(t`Wysłane`, counts?.sent) },
        { value: 'delivered', label: t`Doręczone` },
      ]}
      onChange={(chosen) => onChange(chosen === ALL ? undefined : chosen)}
    />
  )
}

interface OrdersProps {
  readonly found: ReturnType<typeof useInfiniteQuery<FulfilmentPage, Error, { pages: FulfilmentPage[] }>>
  readonly isOfState: boolean
}

function Orders({ found, isOfState }: OrdersProps) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = found
  if (data === undefined) {
    return <Unread error={error} onRetry={() => void refetch()} count={3} height="12rem" />
  }
  const orders = data.pages.flatMap((page) => page.orders)
  if (orders.length === 0) {
    return (
      <p>
        {isOfState ? (
          <Trans>Nie ma tu żadnej paczki.</Trans>
        ) : (
          <Trans>Nie ma jeszcze zamówień do wysłania w paczce.</Trans>
        )}
      </p>
    )
  }
  return (
    <>
      {orders.map((order) => (
        <FulfilmentOrderCard key={order.number} order={order} />
      ))}
      {hasNextPage ? (
        <Button isPending={isFetchingNextPage} onPress={() => void fetchNextPage()}>
          <Trans>Pokaż starsze</Trans>
        </Button>
      ) : null}
    </>
  )
}
