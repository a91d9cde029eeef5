import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#app/pageHead.ts'
import { ConfirmScreen } from '#features/newsletter/ConfirmScreen.tsx'

const TITLE = msg`Potwierdzenie newslettera`

export const Route = createFileRoute('/newsletter/confirm')({
  validateSearch: (search): { token?: string } =>
    typeof search['token'] === 'string' ? { token: search['token'] } : {},
  head: ({ match: { context } }) => pageHead({ title: context.i18n._(TITLE), isIndexed: false }),
  component: Confirm,
})

function Confirm() {
  return <ConfirmScreen token={Route.useSearch().token ?? null} />
}
