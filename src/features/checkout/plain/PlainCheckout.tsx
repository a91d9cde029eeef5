import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { OpenCheckout } from '#domain/checkout/checkoutView.ts'
import type { PlainCheckoutPage } from '#domain/plainShop/plainPage.ts'
import { Page } from '#ui/Page.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { EmptyCheckout, UnknownCheckout } from '../NoCheckout.tsx'
import { NoPayment } from '../NoPayment.tsx'
import { OrderPlaced } from '../OrderPlaced.tsx'
import { PlainCheckoutForm } from './PlainCheckoutForm.tsx'

export interface PlainCheckoutProps {
  readonly page: PlainCheckoutPage
  /** The order's further content. */
  readonly extras: ReactNode
}

/** /kasa/{token} where no script runs: the same checkout by plain forms, and the order that came of it. */
export function PlainCheckout({ page, extras }: PlainCheckoutProps) {
  const { t } = useLingui()
  const { token, checkout } = page
  if (checkout?.state === 'completed') {
    return (
      <Page width="narrow">
        <OrderPlaced token={token} order={checkout.order} extras={extras} />
      </Page>
    )
  }
  return (
    <Page>
      <PageHeader title={t`Kasa`} />
      {checkout === null ? <UnknownCheckout /> : <OpenOrEmpty page={page} checkout={checkout} />}
    </Page>
  )
}

function OpenOrEmpty({ page, checkout }: { page: PlainCheckoutPage; checkout: OpenCheckout }) {
  if (!checkout.lines.some((line) => line.quantity > 0)) return <EmptyCheckout />
  return checkout.canPay ? <PlainCheckoutForm page={page} checkout={checkout} /> : <NoPayment />
}
