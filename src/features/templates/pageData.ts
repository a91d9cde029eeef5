import type { PublicTemplate } from '#domain/template/publicTemplate.ts'
import type { Services } from '#services/services.tsx'
import { settleSoon } from '#services/settleSoon.ts'
import { templateQuery, templatesQuery } from './templateQueries.ts'

export const templateLanguage = (locale: string): 'pl' | 'en' => (locale === 'en' ? 'en' : 'pl')

// The reads of the routes' loaders. Each starts its read and waits only a moment: see `settleSoon`.

/** For the gallery. */
export async function loadTemplates(services: Services, locale: string): Promise<void> {
  const query = templatesQuery(services, templateLanguage(locale))
  await settleSoon(services.queryClient.prefetchQuery(query), services)
}

/** For a template’s page: the template, when it is at hand. */
export async function loadTemplate(
  services: Services,
  slug: string,
  locale: string,
): Promise<PublicTemplate | null> {
  const query = templateQuery(services, slug, templateLanguage(locale))
  await settleSoon(services.queryClient.prefetchQuery(query), services)
  return services.queryClient.getQueryData(query.queryKey)?.template ?? null
}
