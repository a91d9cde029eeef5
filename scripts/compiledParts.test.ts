import { expect, it } from 'vitest'
import { COMPILED_PARTS } from './compiledParts.ts'

it.each([
  'features/shop/ProductList.tsx',
  'features/shop/ProductCard.tsx',
  'features/shop/useCatalogue.ts',
  'features/generation/make/GeneratorForm.tsx',
  'features/cart/CartContents.tsx',
  'ui/useTypedSearch.ts',
  'app/connection/useConnection.ts',
])('what is drawn anew often is compiled, and hooks are: %s', (file) => {
  expect(COMPILED_PARTS.test(`/home/iskra/src/${file}`)).toBe(true)
})

it.each([
  'app/shell/Header.tsx',
  'routes/sklep.index.tsx',
  'routes/sklep.index.tsx?tsr-split=component---loader',
  'ui/Picture.tsx',
  'ui/state/useSharedAtom.ts',
  'ui/useMedia.ts',
  'app/start/useLoaded.ts',
  'features/shop/product/ProductScreen.tsx',
  'features/shop/home/HomeScreen.tsx',
  'features/cart/AddToCart.tsx',
])('frames, what is drawn once and hooks of a mere value are not: %s', (file) => {
  expect(COMPILED_PARTS.test(`/home/iskra/src/${file}`)).toBe(false)
})
