import { createFileRoute, type SearchSchemaInput, useRouter } from '@tanstack/react-router'
import { useConnection } from '#app/connection/useConnection.ts'
import { subjectHead } from '#app/document/routeHead.ts'
import { WhileMaking } from '#app/WhileMaking.tsx'
import { screenPath } from '#domain/addresses/screenPath.ts'
import { Balance } from '#features/generation/make/Balance.tsx'
import {
  readTemplatePageSearch,
  type TemplatePageSearch,
} from '#features/templates/page/templatePageSearch.ts'
import { TemplateScreen } from '#features/templates/page/TemplateScreen.tsx'
import { loadTemplate } from '#features/templates/pageData.ts'

export const Route = createFileRoute('/szablony/$slug')({
  validateSearch: (search: TemplatePageSearch & SearchSchemaInput): { readonly run?: unknown } => search,
  loader: async ({ context: { services, i18n }, params }) => {
    const template = await loadTemplate(services, params.slug, i18n.locale)
    return template === null ? null : { kind: 'template' as const, template, origin: services.origin }
  },
  head: (given) => subjectHead(given, screenPath('/szablony/$slug', given.params), given.loaderData),
  component: TemplateRoute,
})

function TemplateRoute() {
  const { slug } = Route.useParams()
  const { run: shownRun } = readTemplatePageSearch(Route.useSearch())
  const navigate = Route.useNavigate()
  const router = useRouter()
  const isKnown = Route.useLoaderData({ select: (template) => template !== null })
  return (
    <TemplateScreen
      key={slug}
      slug={slug}
      run={shownRun}
      onRun={(run) => void navigate({ search: { run }, replace: true, resetScroll: false })}
      isOffline={useConnection().view === 'offline'}
      balance={<Balance />}
      whileMaking={<WhileMaking isLong />}
      // The head was made before a slow answer came: the loader finds it now, and the title follows.
      onLoaded={() => {
        if (!isKnown) void router.invalidate()
      }}
    />
  )
}
