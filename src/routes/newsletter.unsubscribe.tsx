import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#app/pageHead.ts'
import { UnsubscribeScreen } from '#features/newsletter/UnsubscribeScreen.tsx'

const TITLE = msg`Wypisanie z newslettera`

export const Route = createFileRoute('/newsletter/unsubscribe')({
  validateSearch: (search): { token?: string } =>
    typeof search['token'] === 'string' ? { token: search['token'] } : {},
  head: ({ match: { context } }) => pageHead({ title: context.i18n._(TITLE), isIndexed: false }),
  component: Unsubscribe,
})

function Unsubscribe() {
  return <UnsubscribeScreen token={Route.useSearch().token ?? null} />
}
