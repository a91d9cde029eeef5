import { createFileRoute } from '@tanstack/react-router'
import { routeHead } from '#app/document/routeHead.ts'
import { ConfirmScreen } from '#features/newsletter/ConfirmScreen.tsx'
import { RestockConfirmScreen } from '#features/newsletter/RestockConfirmScreen.tsx'

export const Route = createFileRoute('/newsletter/confirm')({
  validateSearch: (search): { token?: string; of?: 'restock' } => ({
    ...(typeof search['token'] === 'string' ? { token: search['token'] } : {}),
    ...(search['of'] === 'restock' ? { of: search['of'] } : {}),
  }),
  head: routeHead,
  component: Confirm,
})

function Confirm() {
  const { token = null, of } = Route.useSearch()
  return of === 'restock' ? <RestockConfirmScreen token={token} /> : <ConfirmScreen token={token} />
}
