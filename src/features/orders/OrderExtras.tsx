import { Trans } from '@lingui/react/macro'
import { useLingui } from '@lingui/react'
import { useQuery } from '@tanstack/react-query'
import type { Billing } from '#domain/account/billing.ts'
import type { OrderView } from '#domain/checkout/checkoutView.ts'
import { DEFAULT_LANGUAGE, languageOf } from '#i18n/languages.ts'
import { useServices } from '#services/services.tsx'
import { Button } from '#ui/Button.tsx'
import { FailureNote } from '#ui/form/FailureNote.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { FilesCard } from './FilesCard.tsx'
import { InvoiceCard } from './InvoiceCard.tsx'
import { orderFilesQuery } from './orderFilesQuery.ts'

export interface OrderExtrasProps {
  /** The checkout's. */
  readonly token: string
  readonly order: OrderView
  /** The signed-in user's billing details; null for a guest. */
  readonly billing: Billing | null
}

/** The digital parts of an order: its files, and its invoice. */
export default function OrderExtras({ token, order, billing }: OrderExtrasProps) {
  const { i18n } = useLingui()
  const { productApi } = useServices()
  const language = languageOf(i18n.locale) ?? DEFAULT_LANGUAGE
  const { data, error, refetch } = useQuery(orderFilesQuery(productApi, { token, language }))
  if (data === undefined) {
    return error === null ? (
      <Skeleton height="8rem" />
    ) : (
      <FailureNote
        failure={error}
        action={
          <Button size="small" onPress={() => void refetch()}>
            <Trans>Spróbuj ponownie</Trans>
          </Button>
        }
      />
    )
  }
  return (
    <>
      <FilesCard files={data.files} asked={{ token, language }} />
      <InvoiceCard invoice={data.invoice} order={order} asked={{ token, language }} billing={billing} />
    </>
  )
}
