import { useLingui } from '@lingui/react/macro'
import { Heart } from 'lucide-react'
import { liveValue } from '#offline/liveStore.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { useStore } from '#ui/useStore.ts'
import { liveWishlist, NO_WISHES } from './liveWishlist.ts'
import { useWish } from './useWish.ts'

/** Puts a product among the favourites, or takes it off again. */
export function WishButton({ product }: { readonly product: Product }) {
  const { t } = useLingui()
  const wish = useWish()
  const isWished = liveValue(useStore(liveWishlist), NO_WISHES).includes(product.handle)
  return (
    <IconButton
      label={isWished ? t`Usuń z ulubionych` : t`Dodaj do ulubionych`}
      className="needs-script"
      onPress={() => void wish(product, !isWished)}
    >
      <Heart size={20} fill={isWished ? 'currentColor' : 'none'} aria-hidden="true" />
    </IconButton>
  )
}
