import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { routeHead } from '#app/document/routeHead.ts'
import { screenPath } from '#domain/addresses/screenPath.ts'
import { articleStructuredData } from '#domain/structuredData/articleStructuredData.ts'
import { ArticleScreen } from '#features/reading/article/ArticleScreen.tsx'
import { loadArticle } from '#features/reading/pageData.ts'
import { DEFAULT_LANGUAGE, languageOf } from '#i18n/languages.ts'

export const Route = createFileRoute('/aktualnosci/$slug')({
  loader: async ({ context: { services, i18n }, params }) => {
    const article = await loadArticle(
      services,
      languageOf(i18n.locale) ?? DEFAULT_LANGUAGE,
      'news',
      params.slug,
    )
    if (article === null) return null
    const { title, summary, cover } = article
    return { title, summary, cover, structuredData: articleStructuredData(article, services.origin) }
  },
  head: (given) => {
    const path = screenPath('/aktualnosci/$slug', given.params)
    if (given.loaderData == null) return routeHead(given, { path, isIndexed: false })
    const { title, summary, cover, structuredData } = given.loaderData
    return routeHead(given, { title, description: summary, path, image: cover?.url, structuredData })
  },
  component: ArticleRoute,
})

function ArticleRoute() {
  const { slug } = Route.useParams()
  const router = useRouter()
  const isKnown = Route.useLoaderData({ select: (article) => article !== null })
  // The head was made before a slow answer came: the loader finds it now, and the title follows.
  const onLoaded = useCallback(() => {
    if (!isKnown) void router.invalidate()
  }, [isKnown, router])
  return <ArticleScreen key={slug} kind="news" slug={slug} onLoaded={onLoaded} />
}
