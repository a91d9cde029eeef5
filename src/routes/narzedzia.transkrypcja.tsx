import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { routeHead } from '#app/document/routeHead.ts'
import { TranscriptionScreen } from '#features/transcription/TranscriptionScreen.tsx'

export const Route = createFileRoute('/narzedzia/transkrypcja')({
  validateSearch: ({ zapis }): { zapis?: string | undefined } => ({
    zapis: typeof zapis === 'string' ? zapis : undefined,
  }),
  head: routeHead,
  component: Transcription,
})

function Transcription() {
  const { zapis } = Route.useSearch()
  const navigate = Route.useNavigate()
  const go = useNavigate()
  return (
    <TranscriptionScreen
      id={zapis}
      onOpen={(id, { replace = false } = {}) => void navigate({ search: { zapis: id }, replace })}
      onText={(id) => void go({ to: '/narzedzia/tekst', search: { tekst: id } })}
    />
  )
}
