import { AddToCart, type AddToCartProps, type GiftPurchase } from '#features/cart/AddToCart.tsx'
import { currentGift } from '#features/gifts/currentGift.ts'
import { currentPrint } from '#features/prints/currentPrint.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { isPersonal } from '#domain/personal/personalHandles.ts'
import { printedThing } from '#domain/prints/printProducts.ts'
import { useStore } from '#ui/useStore.ts'
import type { OwnKind } from './ownActions.ts'

interface ProductPurchaseProps extends AddToCartProps {
  readonly product: Product
}

/** Buys a product, with the buyer's words or picture where it is personalised. */
export function ProductPurchase(props: ProductPurchaseProps) {
  const { handle, details } = props.product
  if (details.aiTemplateBase !== null || isPersonal(handle)) return <BuyOwn {...props} kind="words" />
  return printedThing(handle) === null ? <AddToCart {...props} /> : <BuyOwn {...props} kind="picture" />
}

const late = () => import('./ownActions.ts')

interface Current {
  readonly handle: string
  readonly id: string
  readonly draft: { readonly wasInCart: boolean }
}

function BuyOwn({ kind, ...props }: ProductPurchaseProps & { readonly kind: OwnKind }) {
  const { handle } = props.product
  const current = useStore<Current | null>(kind === 'words' ? currentGift : currentPrint)
  const gift: GiftPurchase = {
    idInCart: current?.handle === handle && current.draft.wasInCart ? current.id : null,
    take: async () => (await late()).takeOwn(kind, props.product, props.variant),
    onAdded: async (taken) => (await late()).markOwn(kind, handle, taken),
  }
  return <AddToCart {...props} gift={gift} />
}
