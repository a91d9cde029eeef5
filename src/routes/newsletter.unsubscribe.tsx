import { createFileRoute } from '@tanstack/react-router'
import { routeHead } from '#app/document/routeHead.ts'
import { NoticesOffScreen } from '#features/newsletter/NoticesOffScreen.tsx'
import { RestockOffScreen } from '#features/newsletter/RestockOffScreen.tsx'
import { UnsubscribeScreen } from '#features/newsletter/UnsubscribeScreen.tsx'

export const Route = createFileRoute('/newsletter/unsubscribe')({
  validateSearch: (search): { token?: string; of?: 'notices' | 'restock' } => ({
    ...(typeof search['token'] === 'string' ? { token: search['token'] } : {}),
    ...(search['of'] === 'notices' || search['of'] === 'restock' ? { of: search['of'] } : {}),
  }),
  head: routeHead,
  component: Unsubscribe,
})

function Unsubscribe() {
  const { token = null, of } = Route.useSearch()
  if (of === 'restock') return <RestockOffScreen token={token} />
  return of === 'notices' ? <NoticesOffScreen token={token} /> : <UnsubscribeScreen token={token} />
}
