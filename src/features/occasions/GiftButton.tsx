import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { Gift } from 'lucide-react'
import { fittingGift } from '#domain/occasions/fittingGift.ts'
import { shopSearchOf } from '#domain/occasions/giftIdea.ts'
import { Button, type ButtonVariant } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import type { OccasionGift } from './giftOf.ts'
import type { GiftShelf } from './giftShelf.ts'
import styles from './GiftButton.module.css'

export interface GiftButtonProps {
  readonly gift: OccasionGift
  readonly shelf: GiftShelf
  /** The occasion in words: it tells this button from the others. */
  readonly occasion: string
  readonly variant?: ButtonVariant
}

/**
 * Begins the gift that suits an occasion, filled in; where the shop has no words for it, links to other suitable
 * products.
 */
export function GiftButton({ gift, shelf, occasion, variant = 'secondary' }: GiftButtonProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const product = fittingGift(shelf.products, gift.idea)
  const look = { variant, size: 'small', icon: <Gift size={16} /> } as const

  async function begin(): Promise<void> {
    if (product === null) return
    const { beginOccasionGift } = await import('./beginOccasionGift.ts')
    await navigate({
      to: '/sklep/produkt/$handle',
      params: { handle: product.handle },
      search: { prezent: await beginOccasionGift(product, gift) },
      hash: 'slowa',
    })
  }

  if (product === null && !shelf.isPending) {
    return (
      <ButtonLink
        to="/sklep"
        search={shopSearchOf(gift.idea)}
        aria-label={t`Zobacz prezenty: ${occasion}`}
        {...look}
      >
        <span className={styles.words} data-other={t`Przygotuj prezent`}>
          <Trans>Zobacz prezenty</Trans>
        </span>
      </ButtonLink>
    )
  }
  return (
    <Button
      {...look}
      aria-label={t`Przygotuj prezent: ${occasion}`}
      isDisabled={product === null}
      onPress={() => void begin()}
    >
      <span className={styles.words} data-other={t`Zobacz prezenty`}>
        <Trans>Przygotuj prezent</Trans>
      </span>
    </Button>
  )
}
