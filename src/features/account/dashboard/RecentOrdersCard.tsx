import { Trans } from '@lingui/react/macro'
import { Card } from '#ui/Card.tsx'
import { TextLink } from '#ui/TextLink.tsx'
import { NoOrders } from '../billing/NoOrders.tsx'
import { OrderRow } from '../billing/OrderRow.tsx'
import { OrderSkeletons } from '../billing/OrderSkeletons.tsx'
import { type OrderPage, ORDERS } from '../data/accountPart.ts'
import { PartView } from '../data/PartView.tsx'
import { useAccountPart } from '../data/useAccountPart.ts'
import rows from '#ui/Rows.module.css'

const SHOWN = 3

/** The last few orders. */
export function RecentOrdersCard() {
  const data = useAccountPart(ORDERS)
  return (
    <Card title={<Trans>Ostatnie zamówienia</Trans>}>
      <PartView data={data} skeleton={<OrderSkeletons count={SHOWN} />}>
        {(page) => <RecentOrders page={page} />}
      </PartView>
    </Card>
  )
}

function RecentOrders({ page }: { readonly page: OrderPage }) {
  if (page.orders.length === 0) return <NoOrders />
  return (
    <>
      <ul className={rows.rows}>
        {page.orders.slice(0, SHOWN).map((order) => (
          <OrderRow key={order.number} order={order} />
        ))}
      </ul>
      {page.orders.length > SHOWN ? (
        <p>
          <TextLink to="/ustawienia/rozliczenia">
            <Trans>Wszystkie zamówienia</Trans>
          </TextLink>
        </p>
      ) : null}
    </>
  )
}
