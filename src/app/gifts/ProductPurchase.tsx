import { AddToCart, type AddToCartProps, type GiftPurchase } from '#features/cart/AddToCart.tsx'
import { currentGift, GIFT_SECTION_ID } from '#features/gifts/currentGift.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { useStore } from '#ui/useStore.ts'

interface ProductPurchaseProps extends AddToCartProps {
  readonly product: Product
}

/** What buys a product, with what its giver has written where it is made for one person. */
export function ProductPurchase({ product, ...rest }: ProductPurchaseProps) {
  if (product.details.aiTemplateBase === null) return <AddToCart product={product} {...rest} />
  return <BuyGift product={product} {...rest} />
}

// Its code comes with the editor, or the first press.
const actions = () => import('#features/gifts/giftActions.ts')

function BuyGift(props: ProductPurchaseProps) {
  const { handle } = props.product
  const current = useStore(currentGift)
  const idInCart = current?.handle === handle && current.draft.wasInCart ? current.id : null
  const gift: GiftPurchase = {
    idInCart,
    async take() {
      const taken = await (await actions()).giftToBuy(handle)
      // What is missing is shown where it is written, and that comes with the sight of it.
      if (taken === 'incomplete') document.getElementById(GIFT_SECTION_ID)?.scrollIntoView()
      return taken
    },
    onAdded: (taken) => void actions().then(({ markInCart }) => markInCart(handle, taken)),
  }
  return <AddToCart {...props} gift={gift} />
}
