import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useServices } from '#services/services.tsx'
import { Button } from '#ui/Button.tsx'
import { Page } from '#ui/Page.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import shared from '../Administration.module.css'
import { productionQuery } from '../queries.ts'
import { Unread } from '../Unread.tsx'
import { ProductionOrderCard } from './ProductionOrderCard.tsx'

/** /administracja/realizacja: what has to be printed, packed and sent, with the files that it is printed by. */
export function ProductionScreen() {
  const { t } = useLingui()
  return (
    <Page width="narrow">
      <PageHeader
        title={t`Do wykonania`}
        lead={t`Zamówienia, za którymi idzie paczka: co spakować, dokąd wysłać i z czego drukować. Pobrany plik z obrazem już się nie zmieni.`}
      />
      <Orders />
    </Page>
  )
}

function Orders() {
  const found = useInfiniteQuery(productionQuery(useServices()))
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = found
  if (data === undefined) {
    return <Unread error={error} onRetry={() => void refetch()} count={3} height="12rem" />
  }
  const orders = data.pages.flatMap((page) => page.orders)
  if (orders.length === 0) {
    return (
      <p>
        <Trans>Nie ma jeszcze zamówienia, za którym idzie paczka.</Trans>
      </p>
    )
  }
  return (
    <div className={shared.parts}>
      {orders.map((order) => (
        <ProductionOrderCard key={order.number} order={order} />
      ))}
      {hasNextPage ? (
        <Button isPending={isFetchingNextPage} onPress={() => void fetchNextPage()}>
          <Trans>Pokaż starsze</Trans>
        </Button>
      ) : null}
    </div>
  )
}
