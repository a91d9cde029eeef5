import { createFileRoute } from '@tanstack/react-router'
import { routeHead } from '#app/document/routeHead.ts'
import { DateLettersOffScreen } from '#features/newsletter/DateLettersOffScreen.tsx'
import { NoticesOffScreen } from '#features/newsletter/NoticesOffScreen.tsx'
import { RestockOffScreen } from '#features/newsletter/RestockOffScreen.tsx'
import { UnsubscribeScreen } from '#features/newsletter/UnsubscribeScreen.tsx'

const LETTER_SUBJECTS = ['notices', 'restock', 'dates'] as const
type LetterSubject = (typeof LETTER_SUBJECTS)[number]

const isLetterSubject = (value: unknown): value is LetterSubject =>
  LETTER_SUBJECTS.some((subject) => subject === value)

export const Route = createFileRoute('/newsletter/unsubscribe')({
  validateSearch: (search): { token?: string; of?: LetterSubject } => ({
    ...(typeof search['token'] === 'string' ? { token: search['token'] } : {}),
    ...(isLetterSubject(search['of']) ? { of: search['of'] } : {}),
  }),
  head: routeHead,
  component: Unsubscribe,
})

function Unsubscribe() {
  const { token = null, of } = Route.useSearch()
  if (of === 'restock') return <RestockOffScreen token={token} />
  if (of === 'dates') return <DateLettersOffScreen token={token} />
  return of === 'notices' ? <NoticesOffScreen token={token} /> : <UnsubscribeScreen token={token} />
}
