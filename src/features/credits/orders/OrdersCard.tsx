import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useServices } from '#services/services.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Notice } from '#ui/Notice.tsx'
import { OrderRow } from './OrderRow.tsx'
import styles from './Orders.module.css'
import { ordersQuery } from './ordersQuery.ts'

/** Paid orders that have brought no credits: why, and another try. Not there while there are none. */
export function OrdersCard() {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(ordersQuery(useServices()))
  if (data === undefined && error === null) return null
  if (data?.length === 0) return null
  return (
    <Card title={<Trans>Zamówienia, za które nie dodano kredytów</Trans>}>
      {data === undefined ? (
        <Notice
          tone="danger"
          title={t`Nie udało się wczytać zamówień`}
          action={
            <Button size="small" onPress={() => void refetch()}>
              <Trans>Spróbuj ponownie</Trans>
            </Button>
          }
        />
      ) : (
        <ul className={styles.orders}>
          {data.map((order) => (
            <OrderRow key={order.id} order={order} />
          ))}
        </ul>
      )}
    </Card>
  )
}
