import { createFileRoute } from '@tanstack/react-router'
import { routeHead } from '#app/document/routeHead.ts'
import { ArticleEditorScreen } from '#features/administration/articles/ArticleEditorScreen.tsx'
import { RichTextView } from '#features/reading/text/RichTextView.tsx'

export const Route = createFileRoute('/admin/content/$language/$kind/$slug')({
  head: routeHead,
  component: Desk,
})

function Desk() {
  const place = Route.useParams()
  return (
    <ArticleEditorScreen
      key={`${place.language} ${place.kind} ${place.slug}`}
      place={place}
      renderText={(text) => <RichTextView text={text} />}
    />
  )
}
