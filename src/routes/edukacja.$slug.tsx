import { createFileRoute } from '@tanstack/react-router'
import { subjectRouteHead } from '#app/document/routeHead.ts'
import { ReadArticle } from '#app/reading/ReadArticle.tsx'
import { loadArticle } from '#features/reading/pageData.ts'

export const Route = createFileRoute('/edukacja/$slug')({
  loader: ({ context: { services, i18n }, params }) =>
    loadArticle(services, i18n.locale, 'education', params.slug),
  head: subjectRouteHead,
  component: ArticleRoute,
})

function ArticleRoute() {
  const { slug } = Route.useParams()
  const isKnown = Route.useLoaderData({ select: (article) => article !== null })
  return <ReadArticle kind="education" slug={slug} isKnown={isKnown} />
}
