import { screenPath } from '#domain/addresses/screenPath.ts'
import type { PublicTemplate } from '../template/publicTemplate.ts'

/** A template in the words of schema.org, for search engines. `origin` is this site’s address. */
export function templateStructuredData(template: PublicTemplate, origin: string): object[] {
  const { slug, title, description, thumbnailUrl, tags, publishedAt } = template
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'WebApplication',
      name: title,
      description,
      url: origin + screenPath('/szablony/$slug', { slug }),
      applicationCategory: 'MultimediaApplication',
      operatingSystem: 'Any',
      datePublished: publishedAt,
      ...(tags.length === 0 ? {} : { keywords: tags.join(', ') }),
      ...(thumbnailUrl === '' ? {} : { image: new URL(thumbnailUrl, origin).href }),
    },
  ]
}
