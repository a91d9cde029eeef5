import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#app/pageHead.ts'
import { BillingScreen } from '#features/account/billing/BillingScreen.tsx'

const TITLE = msg`Rozliczenia i zamówienia`

export const Route = createFileRoute('/ustawienia/rozliczenia')({
  head: ({ match: { context } }) => pageHead({ title: context.i18n._(TITLE), isIndexed: false }),
  component: BillingScreen,
})
