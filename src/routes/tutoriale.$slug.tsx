import { createFileRoute } from '@tanstack/react-router'
import { subjectRouteHead } from '#app/document/routeHead.ts'
import { ReadArticle } from '#app/reading/ReadArticle.tsx'
import { loadArticle } from '#features/reading/pageData.ts'

export const Route = createFileRoute('/tutoriale/$slug')({
  loader: ({ context: { services, i18n }, params }) =>
    loadArticle(services, i18n.locale, 'tutorials', params.slug),
  head: subjectRouteHead,
  component: ArticleRoute,
})

function ArticleRoute() {
  const { slug } = Route.useParams()
  const isKnown = Route.useLoaderData({ select: (article) => article !== null })
  return <ReadArticle kind="tutorials" slug={slug} isKnown={isKnown} />
}
