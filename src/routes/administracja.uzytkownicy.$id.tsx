import { createFileRoute } from '@tanstack/react-router'
import { routeHead } from '#app/document/routeHead.ts'
import { PersonScreen } from '#features/administration/person/PersonScreen.tsx'
import type { PersonWords } from '#features/administration/person/personWords.ts'
import { movementWords } from '#features/credits/movements/movementWords.ts'
import { STATUS_WORDS } from '#features/generation/words/statusWords.ts'

export const Route = createFileRoute('/administracja/uzytkownicy/$id')({
  head: routeHead,
  component: PersonRoute,
})

const WORDS: PersonWords = {
  movement: (kind) => movementWords(kind).label,
  status: {
    pending: STATUS_WORDS.pending.label,
    processing: STATUS_WORDS.processing.label,
    completed: STATUS_WORDS.completed.label,
    failed: STATUS_WORDS.failed.label,
    cancelled: STATUS_WORDS.cancelled.label,
  },
}

function PersonRoute() {
  const { id } = Route.useParams()
  return <PersonScreen key={id} id={id} words={WORDS} />
}
