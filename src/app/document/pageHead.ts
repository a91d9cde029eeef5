/** The product's name, as it follows every title. */
const NAME = 'Iskra'

export interface PageHeadParts {
  /** The screen's name, without the product's. Left out on the home page's own full title. */
  readonly title: string
  readonly description?: string | undefined
  /** The screen's canonical path, for example `/sklep`. */
  readonly path?: string | undefined
  /** The picture shown where the page is shared: an absolute path on this origin or a full address. */
  readonly image?: string | undefined
  /** False keeps search engines away. */
  readonly isIndexed?: boolean
  /** Structured data for search engines (schema.org), one object per script. */
  readonly structuredData?: readonly object[] | undefined
}

/**
 * Builds a route's `head`: title, description, canonical address, sharing card and structured data. `DocumentHead`
 * writes it into the document.
 */
export function pageHead(parts: PageHeadParts) {
  const { title, description, path, image, isIndexed = true, structuredData = [] } = parts
  const fullTitle = title === NAME || title.startsWith(`${NAME} `) ? title : `${title} · ${NAME}`
  return {
    meta: [
      { title: fullTitle },
      { property: 'og:title', content: title },
      ...(description === undefined
        ? []
        : [
            { name: 'description', content: description },
            { property: 'og:description', content: description },
          ]),
      ...(image === undefined ? [] : [{ property: 'og:image', content: image }]),
      ...(isIndexed ? [] : [{ name: 'robots', content: 'noindex' }]),
    ],
    links: path === undefined ? [] : [{ rel: 'canonical', href: path }],
    scripts: structuredData.map((data) => ({ type: 'application/ld+json', children: JSON.stringify(data) })),
  }
}
