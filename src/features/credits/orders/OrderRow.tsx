import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { retryReceivedOrder } from '#api/product/creditCalls.ts'
import { useServices } from '#services/services.tsx'
import type { ReceivedOrder } from '#domain/credits/receivedOrders.ts'
import { useFormat } from '#i18n/format.ts'
import { Button } from '#ui/Button.tsx'
import { CreditCount } from '#ui/CreditCount.tsx'
import { FailureNote } from '#ui/form/FailureNote.tsx'
import { useSubmission } from '#ui/form/useSubmission.ts'
import { showToast } from '#ui/state/toasts.ts'
import styles from './Orders.module.css'
import { ordersQuery } from './ordersQuery.ts'

const WORDS: Readonly<Record<string, MessageDescriptor>> = {
  ORDER_NOT_UNDERSTOOD: msg`Nie rozpoznajemy tego zamówienia: sprawdź w sklepie, co w nim jest.`,
  ORDER_TOO_LARGE: msg`Daje więcej kredytów, niż jedno zamówienie może dać.`,
}

/** Why an order brought nothing: in words for a code of ours, else by the error's code. */
function errorWords(error: string): MessageDescriptor {
  return WORDS[error] ?? msg`Nie udało się zapisać kredytów (kod ${error}).`
}

/** One order: its credits, its state, and a retry where one may help. */
export function OrderRow({ order }: { readonly order: ReceivedOrder }) {
  const { i18n, t } = useLingui()
  const format = useFormat()
  const services = useServices()
  const queryClient = useQueryClient()
  const { id, orderNumber, credits, state, error } = order
  const name = orderNumber ?? id
  const received = format.dateTime(order.receivedAt)

  const retrying = useSubmission(async (signal) => {
    await retryReceivedOrder(await services.productApi(), id, { signal })
    showToast({ type: 'success', title: t`Zamówienie ${name} wraca do kolejki` })
    await queryClient.invalidateQueries({ queryKey: ordersQuery(services).queryKey })
  })

  return (
    <li className={styles.order}>
      <div className={styles.words}>
        <strong>{name}</strong>
        <span className={styles.note}>
          {orderNumber === null ? (
            <Trans>Przyszło {received}</Trans>
          ) : (
            <Trans>
              <CreditCount value={credits} />, przyszło {received}
            </Trans>
          )}
        </span>
        <span>
          <StateWords order={order} />
        </span>
        {error === null ? null : <span className={styles.note}>{i18n._(errorWords(error))}</span>}
      </div>
      {state === 'test' ? null : (
        <Button
          size="small"
          icon={<RotateCcw size={16} />}
          isPending={retrying.isPending}
          onPress={retrying.submit}
        >
          <Trans>Spróbuj teraz</Trans>
          <span className="visually-hidden">, {name}</span>
        </Button>
      )}
      <FailureNote failure={retrying.failure} />
    </li>
  )
}

function StateWords({ order: { state, attempts, nextAttemptAt } }: { readonly order: ReceivedOrder }) {
  const format = useFormat()
  if (state === 'test') return <Trans>Testowe: nikt za nie nie zapłacił.</Trans>
  if (nextAttemptAt === null) return <Trans>Przestaliśmy próbować. Liczba prób: {attempts}.</Trans>
  const next = format.dateTime(nextAttemptAt)
  return (
    <Trans>
      Próbujemy dalej. Liczba prób: {attempts}, następna {next}.
    </Trans>
  )
}
