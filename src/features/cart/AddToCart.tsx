import { Trans, useLingui } from '@lingui/react/macro'
import { Check, ShoppingBag } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Product, ProductVariant } from '#domain/catalogue/product.ts'
import { shownVariantTitle } from '#domain/catalogue/variantTitle.ts'
import type { CartAddition } from '#offline/cart/commands.ts'
import { afterFirstScreen } from '#ui/afterFirstScreen.ts'
import { announce } from '#ui/announce.ts'
import { Button } from '#ui/Button.tsx'
import { QuantityField } from '#ui/QuantityField.tsx'
import { openCartDrawer } from '#ui/state/cartDrawer.ts'
import styles from './AddToCart.module.css'
import { useCartAction } from './useCartAction.ts'

const ADDED_FOR_MS = 2_500

export interface AddToCartProps {
  readonly product: Pick<Product, 'id' | 'title' | 'handle' | 'featuredPicture'>
  readonly variant: ProductVariant
  /** One small button without a quantity, for cards. */
  readonly compact?: boolean
}

/** Puts pieces of a variant into the cart. Works without a network; opens the drawer when they are in it. */
export function AddToCart({ product, variant, compact = false }: AddToCartProps) {
  const { t } = useLingui()
  const [quantity, setQuantity] = useState(1)
  const { state, add } = useAdding()
  useEffect(() => afterFirstScreen(() => void import('./cartActions.ts')), [])

  const isSoldOut = !variant.availableForSale || variant.quantityAvailable === 0
  const most = variant.quantityAvailable ?? 9_999
  const within = (count: number) => Math.max(1, Math.min(most, count))
  const pieces = compact ? 1 : within(quantity)
  const variantTitle = shownVariantTitle(variant.title)
  const name = variantTitle === '' ? product.title : `${product.title} (${variantTitle})`

  async function press(): Promise<void> {
    if (await add({ product, variant, quantity: pieces })) {
      announce(pieces === 1 ? t`Dodano do koszyka: ${name}` : t`Dodano do koszyka: ${name}, ${pieces} szt.`)
      openCartDrawer()
    }
  }

  const button = (
    <Button
      variant="primary"
      size={compact ? 'small' : 'large'}
      className={styles.button ?? ''}
      icon={<Icon isAdded={state === 'added'} size={compact ? 16 : 20} />}
      isDisabled={isSoldOut}
      isPending={state === 'adding'}
      {...(compact ? { 'aria-label': isSoldOut ? t`Wyprzedane: ${name}` : t`Do koszyka: ${name}` } : {})}
      onPress={() => void press()}
    >
      <Words state={state} isSoldOut={isSoldOut} compact={compact} />
    </Button>
  )
  if (compact) return button
  return (
    <div className={styles.purchase}>
      {isSoldOut ? null : (
        <QuantityField
          label={t`Liczba sztuk: ${name}`}
          value={pieces}
          max={most}
          onStep={(by) => setQuantity((latest) => within(within(latest) + by))}
          onSet={setQuantity}
        />
      )}
      {button}
    </div>
  )
}

type AddingState = 'idle' | 'adding' | 'added'

/** Adds one after another and remembers for a moment that it went well. */
function useAdding() {
  const runCartAction = useCartAction()
  const [state, setState] = useState<AddingState>('idle')
  useEffect(() => {
    if (state !== 'added') return undefined
    const timer = setTimeout(() => setState('idle'), ADDED_FOR_MS)
    return () => clearTimeout(timer)
  }, [state])

  async function add(addition: CartAddition): Promise<boolean> {
    setState('adding')
    const item = await runCartAction((actions) => actions.add(addition))
    setState(item === undefined ? 'idle' : 'added')
    return item !== undefined
  }
  return { state, add }
}

function Icon({ isAdded, size }: { isAdded: boolean; size: number }) {
  return isAdded ? <Check size={size} aria-hidden="true" /> : <ShoppingBag size={size} aria-hidden="true" />
}

function Words({ state, isSoldOut, compact }: { state: AddingState; isSoldOut: boolean; compact: boolean }) {
  if (isSoldOut) return <Trans>Wyprzedane</Trans>
  if (state === 'added') return <Trans>W koszyku</Trans>
  return compact ? <Trans>Do koszyka</Trans> : <Trans>Dodaj do koszyka</Trans>
}
