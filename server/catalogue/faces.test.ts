import { expect, it } from 'vitest'
import { isSealed } from '#domain/catalogue/cardFace.ts'
import { catalogueProducts } from './catalogue.ts'
import { faceRecipe } from './faces.ts'

it('a page knows by the kind of a text whether it comes in an envelope, as the picture of its front does', () => {
  const written = catalogueProducts.filter(({ ai }) => ai !== undefined)
  expect(written.length).toBeGreaterThan(25)
  for (const product of written) {
    const view = faceRecipe(product, 'pl')?.view
    expect([product.handle, view]).toEqual([
      product.handle,
      isSealed(product.ai?.type ?? null) ? 'envelope' : 'card',
    ])
  }
})
