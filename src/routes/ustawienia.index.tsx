import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#app/pageHead.ts'
import { SettingsHub } from '#features/account/settings/SettingsHub.tsx'

const TITLE = msg`Ustawienia`

export const Route = createFileRoute('/ustawienia/')({
  head: ({ match: { context } }) => pageHead({ title: context.i18n._(TITLE), isIndexed: false }),
  component: SettingsHub,
})
