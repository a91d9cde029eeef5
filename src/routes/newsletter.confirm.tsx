import { createFileRoute } from '@tanstack/react-router'
import { routeHead } from '#app/document/routeHead.ts'
import { ConfirmScreen } from '#features/newsletter/ConfirmScreen.tsx'

export const Route = createFileRoute('/newsletter/confirm')({
  validateSearch: (search): { token?: string } =>
    typeof search['token'] === 'string' ? { token: search['token'] } : {},
  head: routeHead,
  component: Confirm,
})

function Confirm() {
  return <ConfirmScreen token={Route.useSearch().token ?? null} />
}
