import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#app/pageHead.ts'
import { PricesScreen } from '#features/credits/prices/PricesScreen.tsx'

const TITLE = msg`Ceny silników`

export const Route = createFileRoute('/cennik/admin')({
  head: ({ match: { context } }) => pageHead({ title: context.i18n._(TITLE), isIndexed: false }),
  component: PricesScreen,
})
