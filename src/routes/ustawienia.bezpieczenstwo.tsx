import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#app/pageHead.ts'
import { SecurityScreen } from '#features/account/security/SecurityScreen.tsx'

const TITLE = msg`Bezpieczeństwo konta`

export const Route = createFileRoute('/ustawienia/bezpieczenstwo')({
  head: ({ match: { context } }) => pageHead({ title: context.i18n._(TITLE), isIndexed: false }),
  component: SecurityScreen,
})
