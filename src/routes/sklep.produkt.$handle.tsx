import { createFileRoute, useRouter } from '@tanstack/react-router'
import { subjectHead } from '#app/document/routeHead.ts'
import { screenPath } from '#domain/addresses/screenPath.ts'
import { readProductSearch } from '#domain/catalogue/variantChoice.ts'
import { isPersonal } from '#domain/personal/personalHandles.ts'
import { printedThing } from '#domain/prints/printProducts.ts'
import { LazyOwnSection } from '#app/gifts/LazyOwnSection.tsx'
import { ProductPurchase } from '#app/gifts/ProductPurchase.tsx'
import { RestockPlace } from '#features/restock/RestockPlace.tsx'
import { loadProduct } from '#features/shop/pageData.ts'
import { ProductScreen } from '#features/shop/product/ProductScreen.tsx'

export const Route = createFileRoute('/sklep/produkt/$handle')({
  validateSearch: readProductSearch,
  loader: async ({ context: { services }, params }) => {
    const answer = await loadProduct(services, params.handle)
    if (answer === null) return null
    const { origin, config } = services
    return { kind: 'product' as const, product: answer.product, shop: { origin, config } }
  },
  head: (given) => subjectHead(given, screenPath('/sklep/produkt/$handle', given.params), given.loaderData),
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
        const { handle: of } = product
        if (template === null && printedThing(of) === null && !isPersonal(of)) return null
        return <LazyOwnSection product={product} variant={variant} template={template} printId={prezent} />
      }}
    />
  )
}
