import { createFileRoute } from '@tanstack/react-router'
import { routeHead } from '#app/document/routeHead.ts'
import { DateLettersOffScreen } from '#features/newsletter/DateLettersOffScreen.tsx'
import { NoticesOffScreen } from '#features/newsletter/NoticesOffScreen.tsx'
import { UnsubscribeScreen } from '#features/newsletter/UnsubscribeScreen.tsx'

export const Route = createFileRoute('/newsletter/unsubscribe')({
  validateSearch: (search): { token?: string; of?: 'notices' | 'dates' } => ({
    ...(typeof search['token'] === 'string' ? { token: search['token'] } : {}),
    ...(search['of'] === 'notices' || search['of'] === 'dates' ? { of: search['of'] } : {}),
  }),
  head: routeHead,
  component: Unsubscribe,
})

function Unsubscribe() {
  const { token = null, of } = Route.useSearch()
  if (of === 'dates') return <DateLettersOffScreen token={token} />
  return of === 'notices' ? <NoticesOffScreen token={token} /> : <UnsubscribeScreen token={token} />
}
