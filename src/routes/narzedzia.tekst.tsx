import { createFileRoute } from '@tanstack/react-router'
import { LazyWordsToGift } from '#app/gifts/LazyWordsToGift.tsx'
import { routeHead } from '#app/document/routeHead.ts'
import { TextToolScreen } from '#features/textTool/TextToolScreen.tsx'

export const Route = createFileRoute('/narzedzia/tekst')({
  validateSearch: ({ tekst }): { tekst?: string | undefined } => ({
    tekst: typeof tekst === 'string' ? tekst : undefined,
  }),
  head: routeHead,
  component: TextTool,
})

function TextTool() {
  const { tekst } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <TextToolScreen
      id={tekst}
      renderToGift={(gift) => <LazyWordsToGift {...gift} />}
      onOpen={(id, { replace = false } = {}) => void navigate({ search: { tekst: id }, replace })}
    />
  )
}
