import type { Model, ModelCard } from '../models/model.ts'
import { modelPath } from '../models/modelAddresses.ts'

/** A model in the words of schema.org, for search engines. `origin` is this site’s address. */
export function modelStructuredData(model: Model, origin: string): readonly object[] {
  const { name, maker, goodAt, medium, released, licence, sources } = model
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'SoftwareApplication',
      name,
      description: goodAt,
      url: origin + modelPath(model),
      applicationCategory: medium === 'teksty' ? 'UtilitiesApplication' : 'MultimediaApplication',
      operatingSystem: 'Any',
      author: { '@type': 'Organization', name: maker },
      ...(released === null ? {} : { datePublished: released }),
      ...(licence.name === null ? {} : { license: licence.name }),
      ...(sources.length === 0 ? {} : { citation: sources.map(({ url }) => url) }),
    },
  ]
}

/** A list of models, as it stands. */
export function modelListStructuredData(models: readonly ModelCard[], origin: string): readonly object[] {
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      numberOfItems: models.length,
      itemListElement: models.map((model, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name: model.name,
        url: origin + modelPath(model),
      })),
    },
  ]
}
