import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#app/pageHead.ts'
import { AccountSettingsScreen } from '#features/account/settings/AccountSettingsScreen.tsx'

const TITLE = msg`Ustawienia konta`

export const Route = createFileRoute('/ustawienia/konto')({
  head: ({ match: { context } }) => pageHead({ title: context.i18n._(TITLE), isIndexed: false }),
  component: AccountSettingsScreen,
})
