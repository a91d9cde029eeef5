import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { CheckoutFailure } from '#api/checkout/checkoutFailure.ts'
import type { CheckoutView, OrderView } from '#domain/checkout/checkoutView.ts'
import type { KnownBuyer } from '#domain/checkout/fillEmptyDetails.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Page } from '#ui/Page.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { CheckoutForm } from './CheckoutForm.tsx'
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx'
import { checkoutQuery, isUnreachable } from './checkoutQuery.ts'
import { EmptyCheckout, UnknownCheckout } from './NoCheckout.tsx'
import { NoPayment } from './NoPayment.tsx'
import { OrderPlaced } from './OrderPlaced.tsx'
import { type LocalCartLinks, useLocalCart } from './useLocalCart.ts'

export interface CheckoutScreenProps {
  readonly token: string
  /** The signed-in user's known details; null for a guest. */
  readonly knownBuyer?: KnownBuyer | null
  /** Shown with the order once it is placed. */
  readonly renderOrderExtras?: (order: OrderView) => ReactNode
}

/** /kasa/{token}: the embedded storefront's checkout, and the order that came of it. */
export function CheckoutScreen({ token, knownBuyer = null, renderOrderExtras }: CheckoutScreenProps) {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(checkoutQuery(token))
  const localCart = useLocalCart(token, data?.state === 'completed', () => void refetch())

  if (data?.state === 'completed') {
    return (
      <Page width="narrow">
        <OrderPlaced token={token} order={data.order} extras={renderOrderExtras?.(data.order)} />
      </Page>
    )
  }
  return (
    <Page>
      <PageHeader title={t`Kasa`} />
      {data === undefined ? (
        <Unread error={error} onRetry={() => void refetch()} />
      ) : (
        <OpenOrEmpty
          token={token}
          checkout={data}
          isUnreachable={isUnreachable(error)}
          localCart={localCart}
          knownBuyer={knownBuyer}
        />
      )}
    </Page>
  )
}

type OpenView = Extract<CheckoutView, { state: 'open' }>

interface OpenOrEmptyProps {
  readonly token: string
  readonly checkout: OpenView
  readonly isUnreachable: boolean
  readonly localCart: LocalCartLinks
  readonly knownBuyer: KnownBuyer | null
}

function OpenOrEmpty(props: OpenOrEmptyProps) {
  if (props.checkout.lines.some((line) => line.quantity > 0)) {
    return props.checkout.canPay ? <CheckoutForm key={props.token} {...props} /> : <NoPayment />
  }
  return <EmptyCheckout />
}

function Unread({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const { t } = useLingui()
  if (error === null) return <CheckoutSkeleton />
  if (error instanceof CheckoutFailure && error.code === 'CHECKOUT_NOT_FOUND') {
    return <UnknownCheckout />
  }
  return (
    <ErrorState
      title={t`Do zapłaty potrzebna jest sieć`}
      description={t`Koszyk jest bezpieczny na tym urządzeniu. Gdy wróci połączenie, kasa otworzy się sama.`}
      onRetry={onRetry}
    />
  )
}
