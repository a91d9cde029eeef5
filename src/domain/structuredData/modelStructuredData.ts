import type { Model } from '../models/model.ts'

/** A model in the words of schema.org, for search engines. `origin` is this site’s address. */
export function modelStructuredData(model: Model, origin: string, path: string): readonly object[] {
  const { name, maker, goodAt, medium, released, licence, sources } = model
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'SoftwareApplication',
      name,
      description: goodAt,
      url: origin + path,
      applicationCategory: medium === 'teksty' ? 'UtilitiesApplication' : 'MultimediaApplication',
      operatingSystem: 'Any',
      author: { '@type': 'Organization', name: maker },
      ...(released === null ? {} : { datePublished: released }),
      ...(licence.name === null ? {} : { license: licence.name }),
      ...(sources.length === 0 ? {} : { citation: sources.map(({ url }) => url) }),
    },
  ]
}

interface ListedModel {
  readonly name: string
  readonly path: string
}

/** A list of models, in its order. */
export function modelListStructuredData(models: readonly ListedModel[], origin: string): readonly object[] {
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      numberOfItems: models.length,
      itemListElement: models.map(({ name, path }, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name,
        url: origin + path,
      })),
    },
  ]
}
