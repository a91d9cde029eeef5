import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#app/pageHead.ts'
import { ProfileScreen } from '#features/account/profile/ProfileScreen.tsx'

const TITLE = msg`Mój profil`

export const Route = createFileRoute('/profil/')({
  head: ({ match: { context } }) => pageHead({ title: context.i18n._(TITLE), isIndexed: false }),
  component: ProfileScreen,
})
