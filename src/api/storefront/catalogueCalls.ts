import type { Collection, Product, ProductPage } from '#domain/catalogue/product.ts'
import type { StoreFacets } from '#domain/catalogue/storeFacets.ts'
import { list, nullable, type Reader, record, string } from '#domain/readers.ts'
import { facetsReader, readFacets } from './facetsAnswer.ts'
import type { CatalogueOperation } from './catalogueDocuments.ts'
import { notFound, unreadableAnswer } from './failures.ts'
import { loadCode } from './loadCode.ts'
import type {
  CollectionFacetsQueryVariables,
  CollectionQueryVariables,
  CollectionsQueryVariables,
  FacetsQueryVariables,
  ProductQueryVariables,
  ProductsQueryVariables,
  RecommendationsQueryVariables,
  ReviewsQueryVariables,
  VariantWordsQueryVariables,
} from './operations.gen.ts'
import {
  collectionReader,
  productPageReader,
  productReader,
  wholeCollectionReader,
  readCollection,
  readProduct,
  readProductPage,
} from './productAnswer.ts'
import type { RequestOptions, StorefrontClient, VariantWords } from './storefrontClient.ts'
import { StorefrontError, type StorefrontErrorCode } from './storefrontError.ts'
import type { StorefrontClientOptions } from './storefrontOptions.ts'
import type { Send } from './send.ts'

/** Specification part 1, section 9. */
const DEFAULT_PAGE_SIZE = 50
/** No shop of ours has more collections than the storefront gives at once. */
const MOST_COLLECTIONS = 250

const productsAnswer = record({ products: productPageReader })
const collectionsAnswer = record({ collections: record({ nodes: list(collectionReader) }) })
const collectionAnswer = record({
  collection: nullable(wholeCollectionReader),
})
const facetsAnswer = record({ search: record({ productFilters: facetsReader }) })
const collectionFacetsAnswer = record({
  collection: nullable(record({ products: record({ filters: facetsReader }) })),
})
const productAnswer = record({ product: nullable(productReader) })
const variantWordsAnswer = record({
  nodes: list(nullable(record({ id: string, title: string, product: record({ title: string }) }))),
})
const reviewsAnswer = record({
  product: nullable(record({ metafield: nullable(record({ value: string })) })),
})
const recommendationsAnswer = record({ productRecommendations: nullable(list(productReader)) })

/** One read: the operation, and how its answer is checked and turned into the caller's result. */
interface Read<Answer, Result> {
  readonly name: CatalogueOperation
  readonly answer: Reader<Answer>
  /** Throws a StorefrontError where the thing isn't there, and any other error for an answer that can't be read. */
  readonly read: (answer: Answer) => Result
  /** The code of an answer that makes no sense. */
  readonly unreadable: StorefrontErrorCode
}

const productsRead: Read<ReturnType<typeof productsAnswer>, ProductPage> = {
  name: 'Products',
  answer: productsAnswer,
  read: ({ products }) => readProductPage(products),
  unreadable: 'SHOPIFY_PRODUCTS_ERROR',
}

const collectionsRead: Read<ReturnType<typeof collectionsAnswer>, readonly Collection[]> = {
  name: 'Collections',
  answer: collectionsAnswer,
  read: ({ collections }) => collections.nodes.map(readCollection),
  unreadable: 'SHOPIFY_PRODUCTS_ERROR',
}

const collectionRead: Read<
  ReturnType<typeof collectionAnswer>,
  { collection: Collection; page: ProductPage }
> = {
  name: 'Collection',
  answer: collectionAnswer,
  read: ({ collection }) => {
    if (!collection) throw notFound('SHOPIFY_COLLECTION_NOT_FOUND', 'Collection not found')
    const { products, ...own } = collection
    return { collection: readCollection(own), page: readProductPage(products) }
  },
  unreadable: 'SHOPIFY_PRODUCTS_ERROR',
}

const productRead: Read<ReturnType<typeof productAnswer>, Product> = {
  name: 'Product',
  answer: productAnswer,
  read: ({ product }) => {
    if (!product) throw notFound('SHOPIFY_PRODUCT_NOT_FOUND', 'Product not found')
    return readProduct(product)
  },
  unreadable: 'SHOPIFY_API_ERROR',
}

const facetsRead: Read<ReturnType<typeof facetsAnswer>, StoreFacets> = {
  name: 'Facets',
  answer: facetsAnswer,
  read: ({ search }) => readFacets(search.productFilters),
  unreadable: 'SHOPIFY_PRODUCTS_ERROR',
}

const collectionFacetsRead: Read<ReturnType<typeof collectionFacetsAnswer>, StoreFacets> = {
  name: 'CollectionFacets',
  answer: collectionFacetsAnswer,
  read: ({ collection }) => {
    if (!collection) throw notFound('SHOPIFY_COLLECTION_NOT_FOUND', 'Collection not found')
    return readFacets(collection.products.filters)
  },
  unreadable: 'SHOPIFY_PRODUCTS_ERROR',
}

const recommendationsRead: Read<ReturnType<typeof recommendationsAnswer>, readonly Product[]> = {
  name: 'Recommendations',
  answer: recommendationsAnswer,
  // Null for a product the storefront doesn't know: nothing goes with it.
  read: ({ productRecommendations }) => (productRecommendations ?? []).map(readProduct),
  unreadable: 'SHOPIFY_PRODUCTS_ERROR',
}

/** The opinions as they are sent, in JSON. */
const reviewsRead: Read<ReturnType<typeof reviewsAnswer>, string | null> = {
  name: 'Reviews',
  answer: reviewsAnswer,
  read: ({ product }) => product?.metafield?.value ?? null,
  unreadable: 'SHOPIFY_API_ERROR',
}

const variantWordsRead: Read<ReturnType<typeof variantWordsAnswer>, ReadonlyMap<string, VariantWords>> = {
  name: 'VariantWords',
  answer: variantWordsAnswer,
  read: ({ nodes }) =>
    new Map(
      nodes.flatMap((node) =>
        node === null ? [] : [[node.id, { title: node.product.title, variantTitle: node.title }]],
      ),
    ),
  unreadable: 'SHOPIFY_PRODUCTS_ERROR',
}

function answerOf<Answer, Result>({ answer, read, unreadable }: Read<Answer, Result>, data: unknown): Result {
  try {
    return read(answer(data))
  } catch (error) {
    throw error instanceof StorefrontError ? error : unreadableAnswer(unreadable, error)
  }
}

/**
 * The documents come with the first call that needs the network: the first screen's reads were answered in its
 * document.
 */
async function documentOf(operation: CatalogueOperation): Promise<string> {
  const { CATALOGUE_DOCUMENTS } = await loadCode(() => import('./catalogueDocuments.ts'))
  return CATALOGUE_DOCUMENTS[operation]
}

function requireHandle(handle: string): string {
  if (handle.trim() !== '') return handle
  throw new StorefrontError('SHOPIFY_INVALID_HANDLE', 'Product handle is required', { kind: 'refused' })
}

/** The part of the storefront's client that reads its catalogue. */
export type CatalogueCalls = Pick<
  StorefrontClient,
  | 'language'
  | 'products'
  | 'collections'
  | 'collection'
  | 'facets'
  | 'collectionFacets'
  | 'product'
  | 'recommendations'
  | 'reviews'
  | 'variantWords'
>

/** The reads of the catalogue; answers that came with the page are not requested again. */
export function createCatalogueCalls(
  send: Send,
  {
    firstAnswer = () => undefined,
    language = () => 'PL',
  }: Pick<StorefrontClientOptions, 'firstAnswer' | 'language'> = {},
): CatalogueCalls {
  async function ask<Answer, Result>(
    read: Read<Answer, Result>,
    asked: Readonly<Record<string, unknown>>,
    options: RequestOptions | undefined,
  ): Promise<Result> {
    const variables = { ...asked, language: language() }
    const given = firstAnswer(read.name, variables)
    return answerOf(read, given ?? (await send(await documentOf(read.name), variables, options)))
  }

  return {
    language,
    products: (asked, options) => {
      const variables: ProductsQueryVariables = { ...asked, first: asked.first ?? DEFAULT_PAGE_SIZE }
      return ask(productsRead, variables, options)
    },
    collections: (options) => {
      const variables: CollectionsQueryVariables = { first: MOST_COLLECTIONS }
      return ask(collectionsRead, variables, options)
    },
    collection: async (asked, options) => {
      const variables: CollectionQueryVariables = {
        ...asked,
        handle: requireHandle(asked.handle),
        first: asked.first ?? DEFAULT_PAGE_SIZE,
        sortKey: asked.sortKey ?? 'CREATED',
        reverse: asked.reverse ?? true,
      }
      return ask(collectionRead, variables, options)
    },
    facets: ({ query, filters }, options) => {
      const variables: FacetsQueryVariables = { query, filters: [...filters] }
      return ask(facetsRead, variables, options)
    },
    collectionFacets: async (handle, options) => {
      const variables: CollectionFacetsQueryVariables = { handle: requireHandle(handle) }
      return ask(collectionFacetsRead, variables, options)
    },
    product: async (handle, options) => {
      const variables: ProductQueryVariables = { handle: requireHandle(handle) }
      return ask(productRead, variables, options)
    },
    variantWords: (ids, options) => {
      const variables: VariantWordsQueryVariables = { ids: [...ids] }
      return ask(variantWordsRead, variables, options)
    },
    reviews: async (handle, options) => {
      const variables: ReviewsQueryVariables = { handle: requireHandle(handle) }
      const value = await ask(reviewsRead, variables, options)
      if (value === null) return null
      // Most products have none, and go without.
      const { readReviews } = await loadCode(() => import('./reviewsAnswer.ts'))
      try {
        return readReviews(value)
      } catch (error) {
        throw unreadableAnswer(reviewsRead.unreadable, error)
      }
    },
    recommendations: (productId, options) => {
      const variables: RecommendationsQueryVariables = { productId }
      return ask(recommendationsRead, variables, options)
    },
  }
}
