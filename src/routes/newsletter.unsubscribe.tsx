import { createFileRoute } from '@tanstack/react-router'
import { routeHead } from '#app/document/routeHead.ts'
import { UnsubscribeScreen } from '#features/newsletter/UnsubscribeScreen.tsx'

export const Route = createFileRoute('/newsletter/unsubscribe')({
  validateSearch: (search): { token?: string } =>
    typeof search['token'] === 'string' ? { token: search['token'] } : {},
  head: routeHead,
  component: Unsubscribe,
})

function Unsubscribe() {
  return <UnsubscribeScreen token={Route.useSearch().token ?? null} />
}
