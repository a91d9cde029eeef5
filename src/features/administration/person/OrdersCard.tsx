import { Trans, useLingui } from '@lingui/react/macro'
import { returnOrder } from '#api/product/adminCalls.ts'
import type { Person, PersonOrder, PersonPurchase } from '#domain/administration/people.ts'
import { useFormat } from '#i18n/format.ts'
import { Card } from '#ui/Card.tsx'
import { CreditCount } from '#ui/CreditCount.tsx'
import rows from '#ui/Rows.module.css'
import styles from '../Administration.module.css'
import { ActButton } from './ActButton.tsx'
import type { PersonAct } from './ActDialog.tsx'

/** The orders, and taking back the credits of an order whose money was returned. */
export function OrdersCard({ person }: { readonly person: Person }) {
  const { orders, purchases } = person
  return (
    <Card title={<Trans>Zamówienia</Trans>}>
      {orders.length === 0 && purchases.length === 0 ? (
        <p>
          <Trans>Brak zamówień.</Trans>
        </p>
      ) : null}
      {orders.length === 0 ? null : (
        <ul className={rows.rows}>
          {orders.map((order) => (
            <OrderRow key={order.number} order={order} />
          ))}
        </ul>
      )}
      {purchases.length === 0 ? null : (
        <>
          <h3 className={styles.subheading}>
            <Trans>Kredyty z zamówień</Trans>
          </h3>
          <ul className={rows.rows}>
            {purchases.map((purchase) => (
              <PurchaseRow key={purchase.orderId} purchase={purchase} person={person} />
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}

function OrderRow({ order }: { readonly order: PersonOrder }) {
  const format = useFormat()
  const { number, total, currencyCode, placedAt } = order
  return (
    <li className={rows.plain}>
      <div className={rows.words}>
        <span>{number}</span>
        <span className={rows.muted}>{format.dateTime(placedAt)}</span>
      </div>
      <span className={rows.amount}>{format.money({ amount: total, currencyCode })}</span>
    </li>
  )
}

interface PurchaseRowProps {
  readonly purchase: PersonPurchase
  readonly person: Person
}

function PurchaseRow({ purchase, person }: PurchaseRowProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { orderId, orderNumber, given, isReturned, createdAt } = purchase
  const act: PersonAct = {
    title: t`Cofnąć kredyty z tego zamówienia?`,
    explanation: (
      <Trans>
        Z konta ubędzie <CreditCount value={given} />. Zrób to, gdy sklep zwrócił pieniądze. Pieniędzy stąd
        nie zwrócisz.
      </Trans>
    ),
    verb: t`Cofnij kredyty`,
    asks: 'reason',
    isHarsh: true,
    perform: (api, rest, { options }) => returnOrder(api, { ...rest, order: orderId }, options),
  }
  return (
    <li className={rows.plain}>
      <div className={rows.words}>
        <span>
          {orderNumber} · <CreditCount value={given} />
        </span>
        <span className={rows.muted}>{format.dateTime(createdAt)}</span>
      </div>
      {isReturned ? (
        <span className={rows.muted}>
          <Trans>cofnięto</Trans>
        </span>
      ) : given > 0 ? (
        <ActButton person={person} act={act} about={orderNumber} />
      ) : null}
    </li>
  )
}
