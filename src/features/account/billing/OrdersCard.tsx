import { Trans } from '@lingui/react/macro'
import type { User } from '#domain/account/user.ts'
import { Button } from '#ui/Button.tsx'
import { type OrderPage, ORDERS } from '../data/accountPart.ts'
import { PartView } from '../data/PartView.tsx'
import { useAccountPart } from '../data/useAccountPart.ts'
import { FormFailure } from '../form/FormNotes.tsx'
import { Card } from '#ui/Card.tsx'
import rows from '#ui/Rows.module.css'
import { NoOrders } from './NoOrders.tsx'
import { OrderRow } from './OrderRow.tsx'
import { OrderSkeletons } from './OrderSkeletons.tsx'
import { useOlderOrders } from './useOlderOrders.ts'

/** All orders, newest first, older ones as they are asked for. */
export function OrdersCard({ user }: { readonly user: User }) {
  const data = useAccountPart(ORDERS, user.is_verified)
  if (!user.is_verified) return null
  return (
    <Card title={<Trans>Zamówienia</Trans>}>
      <PartView data={data} skeleton={<OrderSkeletons count={3} />}>
        {(page) => <Orders key={page.orders[0]?.number ?? ''} newest={page} />}
      </PartView>
    </Card>
  )
}

function Orders({ newest }: { readonly newest: OrderPage }) {
  const { orders, hasMore, isPending, failure, more } = useOlderOrders(newest)
  if (orders.length === 0) return <NoOrders />
  return (
    <>
      <ul className={rows.rows}>
        {orders.map((order) => (
          <OrderRow key={order.number} order={order} />
        ))}
      </ul>
      <FormFailure failure={failure} />
      {hasMore ? (
        <div>
          <Button isPending={isPending} onPress={() => void more()}>
            <Trans>Pokaż więcej</Trans>
          </Button>
        </div>
      ) : null}
    </>
  )
}
