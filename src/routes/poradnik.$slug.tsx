import { createFileRoute, useRouter } from '@tanstack/react-router'
import { subjectHead } from '#app/document/routeHead.ts'
import { screenPath } from '#domain/addresses/screenPath.ts'
import { ArticleScreen } from '#features/reading/article/ArticleScreen.tsx'
import { loadArticle } from '#features/reading/pageData.ts'

export const Route = createFileRoute('/poradnik/$slug')({
  loader: ({ context: { services, i18n }, params }) =>
    loadArticle(services, i18n.locale, 'guides', params.slug),
  head: (given) => subjectHead(given, screenPath('/poradnik/$slug', given.params), given.loaderData),
  component: ArticleRoute,
})

function ArticleRoute() {
  const { slug } = Route.useParams()
  const router = useRouter()
  const isKnown = Route.useLoaderData({ select: (article) => article !== null })
  return (
    <ArticleScreen
      key={slug}
      kind="guides"
      slug={slug}
      // The head was made before a slow answer came: the loader finds it now, and the title follows.
      onLoaded={() => {
        if (!isKnown) void router.invalidate()
      }}
    />
  )
}
