import { createFileRoute, useRouter } from '@tanstack/react-router'
import { routeHead } from '#app/document/routeHead.ts'
import { screenPath } from '#domain/addresses/screenPath.ts'
import { readProductSearch } from '#domain/catalogue/variantChoice.ts'
import { printedThing } from '#domain/prints/printProducts.ts'
import { isOwnStorefront } from '#domain/runtimeConfig.ts'
import { productStructuredData } from '#domain/structuredData/productStructuredData.ts'
import { LateOwnSection } from '#app/gifts/LateOwnSection.tsx'
import { ProductPurchase } from '#app/gifts/ProductPurchase.tsx'
import { RestockPlace } from '#features/restock/RestockPlace.tsx'
import { loadProduct } from '#features/shop/pageData.ts'
import { ProductScreen } from '#features/shop/product/ProductScreen.tsx'

export const Route = createFileRoute('/sklep/produkt/$handle')({
  validateSearch: readProductSearch,
  // Told to search engines, and made by the loader: its code comes with this screen and not with every other.
  loader: async ({ context: { services }, params }) => {
    const answer = await loadProduct(services, params.handle)
    if (answer === null) return null
    const { product } = answer
    const shop = { origin: services.origin, isOwnShop: isOwnStorefront(services.config) }
    return { product, structuredData: productStructuredData(product, shop) }
  },
  head: (given) => {
    const path = screenPath('/sklep/produkt/$handle', given.params)
    if (given.loaderData == null) return routeHead(given, { path, isIndexed: false })
    const { product, structuredData } = given.loaderData
    return routeHead(given, {
      title: product.seo.title ?? product.title,
      description: product.seo.description ?? product.description,
      path,
      image: product.featuredPicture?.url,
      structuredData,
    })
  },
  component: ProductRoute,
})

function ProductRoute() {
  const { handle } = Route.useParams()
  const { wariant, prezent } = Route.useSearch()
  const router = useRouter()
  const isKnown = Route.useLoaderData({ select: (answer) => answer !== null })
  return (
    <ProductScreen
      key={handle}
      handle={handle}
      variantKey={wariant}
      // The head was made before a slow answer came: the loader finds it now, and the title follows.
      onLoaded={() => {
        if (!isKnown) void router.invalidate()
      }}
      renderPurchase={(product, variant, isCompact) => (
        <ProductPurchase product={product} variant={variant} compact={isCompact} />
      )}
      renderRestock={(product, variant) => <RestockPlace product={product} variant={variant} />}
      renderGift={(product, variant) => {
        const template = product.details.aiTemplateBase
        if (template === null && printedThing(product.handle) === null) return null
        return <LateOwnSection product={product} variant={variant} template={template} printId={prezent} />
      }}
    />
  )
}
