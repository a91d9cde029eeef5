import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { HOME_READ } from '#domain/catalogue/homeRead.ts'
import type { ProductsVariables } from '#api/storefront/storefrontClient.ts'
import { knownProduct } from '../queries.ts'
import { exampleProduct } from '../testing/exampleProduct.ts'
import { fakeStorefront } from '../testing/fakeStorefront.ts'
import { homeListQuery } from './homeList.ts'

const products = Array.from({ length: 30 }, (_, index) => exampleProduct(`Kartka ${index}`))
const client = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })

test('the home page reads what it shows, and nothing after it', async () => {
  const storefront = fakeStorefront(products)
  const asked: unknown[] = []
  const counting = {
    ...storefront.client,
    products: (request: ProductsVariables) => {
      asked.push(request)
      return storefront.client.products(request)
    },
  }
  const queries = client()
  const { pages } = await queries.fetchInfiniteQuery({ ...homeListQuery(counting), pages: 5 })
  expect(asked).toEqual([HOME_READ])
  expect(pages).toHaveLength(1)
  const [shown] = pages[0]?.products ?? []
  expect(knownProduct(queries, counting, shown?.handle ?? '')?.product).toBe(shown)
})
