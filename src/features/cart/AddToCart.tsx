import { Trans, useLingui } from '@lingui/react/macro'
import { Check, ShoppingBag } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { ProductVariant } from '#domain/catalogue/product.ts'
import { shownVariantTitle } from '#domain/catalogue/variantTitle.ts'
import type { CartAddition, ProductOfLine } from '#offline/cart/commands.ts'
import type { OwnThing } from '#offline/gifts/putGift.ts'
import { afterFirstScreen } from '#ui/afterFirstScreen.ts'
import { announce } from '#ui/announce.ts'
import { Button } from '#ui/Button.tsx'
import { classNames } from '#ui/classNames.ts'
import { QuantityField } from '#ui/QuantityField.tsx'
import { openCartDrawer } from '#ui/state/cartDrawer.ts'
import { WithoutScript } from '#ui/WithoutScript.tsx'
import styles from './AddToCart.module.css'
import { PlainAddToCart } from './plain/PlainAddToCart.tsx'
import { useCartAction } from './useCartAction.ts'
import { useIsInCart } from './useIsInCart.ts'
import { useRoomInCart } from './useRoomInCart.ts'

const ADDED_FOR_MS = 2_500

export interface AddToCartProps {
  readonly product: ProductOfLine
  readonly variant: ProductVariant
  /** One small button without a quantity, for cards. */
  readonly compact?: boolean
  /** Of a personalised thing: its words go along. */
  readonly gift?: GiftPurchase
}

/** The words and details of a gift, or its picture, and the callbacks of its purchase. */
export interface GiftPurchase {
  /** The gift that is being written, once it has been in the cart. */
  readonly idInCart: string | null
  /**
   * The personal parts for the cart; null where nothing was written, `incomplete` where a part is missing or invalid.
   */
  readonly take: () => Promise<OwnThing | 'incomplete' | null>
  readonly onAdded: (gift: OwnThing) => Promise<void>
}

/** Puts pieces of a variant into the cart. Works without a network; opens the drawer when they are in it. */
export function AddToCart({ product, variant, compact = false, gift }: AddToCartProps) {
  const { t } = useLingui()
  const [quantity, setQuantity] = useState(1)
  const { state, add } = useAdding()
  useEffect(() => afterFirstScreen(() => void import('./cartActions.ts')), [])

  const room = useRoomInCart(variant)
  const isSaved = useIsInCart(gift?.idInCart ?? null)
  const isSoldOut = !variant.availableForSale || variant.quantityAvailable === 0
  const isThere = !isSoldOut && room.pieces === 0
  const shown = isSoldOut ? 'sold-out' : isThere && state === 'idle' ? 'there' : state
  const within = (count: number) => Math.max(1, Math.min(room.pieces, count))
  const pieces = compact ? 1 : within(quantity)
  const variantTitle = shownVariantTitle(variant.title)
  const name = variantTitle === '' ? product.title : `${product.title} (${variantTitle})`

  async function press(): Promise<void> {
    if (await add({ product, variant, quantity: pieces }, gift)) {
      announce(pieces === 1 ? t`Dodano do koszyka: ${name}` : t`Dodano do koszyka: ${name}, ${pieces} szt.`)
      openCartDrawer()
    }
  }

  function compactLabel(): string {
    if (isSoldOut) return t`Wyprzedane: ${name}`
    return isThere ? t`Jest już w koszyku: ${name}` : t`Do koszyka: ${name}`
  }

  // The same button, so that the focus stays where it was.
  const button = (
    <Button
      variant={isThere ? 'secondary' : 'primary'}
      size={compact ? 'small' : 'large'}
      className={classNames(styles.button, compact && 'needs-script')}
      icon={<Icon isAdded={shown === 'added' || shown === 'there'} size={compact ? 16 : 20} />}
      isDisabled={isSoldOut}
      isPending={state === 'adding'}
      {...(compact ? { 'aria-label': compactLabel() } : {})}
      onPress={() => (isThere ? openCartDrawer() : void press())}
    >
      <Words state={shown} compact={compact} isSaved={isSaved} />
    </Button>
  )
  const plain = (
    <WithoutScript>
      {/* Rendered on the server alone, and in its files alone. */}
      {import.meta.env.SSR ? (
        <PlainAddToCart product={product} variant={variant} name={name} compact={compact} />
      ) : null}
    </WithoutScript>
  )
  if (compact) {
    return (
      <>
        {button}
        {plain}
      </>
    )
  }
  return (
    <>
      <div className={classNames(styles.purchase, 'needs-script')}>
        {isSoldOut || isThere || isSaved || room.reason === 'single' ? null : (
          <QuantityField
            label={t`Liczba sztuk: ${name}`}
            value={pieces}
            max={room.pieces}
            onStep={(by) => setQuantity((latest) => within(within(latest) + by))}
            onSet={setQuantity}
          />
        )}
        {button}
        {!isSoldOut && room.reason === 'stock' && pieces >= room.pieces ? (
          <output className={styles.note}>
            <Trans>To wszystko, co mamy w sklepie.</Trans>
          </output>
        ) : null}
      </div>
      {plain}
    </>
  )
}

type AddingState = 'idle' | 'adding' | 'added'
type ShownState = AddingState | 'sold-out' | 'there'

/** Adds one after another and remembers for a moment that it went well. */
function useAdding() {
  const { t } = useLingui()
  const runCartAction = useCartAction()
  const [state, setState] = useState<AddingState>('idle')
  useEffect(() => {
    if (state !== 'added') return undefined
    const timer = setTimeout(() => setState('idle'), ADDED_FOR_MS)
    return () => clearTimeout(timer)
  }, [state])

  async function add(addition: CartAddition, gift: GiftPurchase | undefined): Promise<boolean> {
    setState('adding')
    const item = await runCartAction(
      async (actions) => {
        const taken = (await gift?.take()) ?? null
        if (taken === 'incomplete') return null
        if (taken === null) return actions.add(addition)
        const line = await actions.putGift({ ...addition, ...taken })
        void gift?.onAdded(taken)
        return line
      },
      gift && t`Nie udało się zapisać personalizacji. Spróbuj ponownie.`,
    )
    const isAdded = item !== undefined && item !== null
    setState(isAdded ? 'added' : 'idle')
    return isAdded
  }
  return { state, add }
}

function Icon({ isAdded, size }: { isAdded: boolean; size: number }) {
  return isAdded ? <Check size={size} aria-hidden="true" /> : <ShoppingBag size={size} aria-hidden="true" />
}

function Words({ state, compact, isSaved }: { state: ShownState; compact: boolean; isSaved: boolean }) {
  if (state === 'sold-out') return <Trans>Wyprzedane</Trans>
  if (state === 'added') return <Trans>W koszyku</Trans>
  if (state === 'there') return compact ? <Trans>W koszyku</Trans> : <Trans>Jest już w koszyku</Trans>
  if (isSaved) return <Trans>Zapisz w koszyku</Trans>
  return compact ? <Trans>Do koszyka</Trans> : <Trans>Dodaj do koszyka</Trans>
}
