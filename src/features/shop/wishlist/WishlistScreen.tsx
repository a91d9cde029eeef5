import { Trans, useLingui } from '@lingui/react/macro'
import { Heart, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { CARD_PICTURE_SIZES } from '#domain/catalogue/pictureSizes.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { liveValue } from '#offline/liveStore.ts'
import { useSession } from '#services/useSession.ts'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { untilLoaded } from '#ui/lazyPart.ts'
import { Notice } from '#ui/Notice.tsx'
import { Page } from '#ui/Page.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { TextLink } from '#ui/TextLink.tsx'
import { useIsHydrated } from '#ui/useIsHydrated.ts'
import { useListFocus } from '#ui/useListFocus.ts'
import { useStore } from '#ui/useStore.ts'
import { ListFailure } from '../ListFailure.tsx'
import { ViewedProducts } from '../product/ViewedProducts.tsx'
import { ProductCard } from '../ProductCard.tsx'
import { ProductGridSkeleton } from '../ProductGrid.tsx'
import grid from '../ProductGrid.module.css'
import { useProductsOf } from '../useProductsOf.ts'
import { liveWishlist, NO_WISHES } from './liveWishlist.ts'
import { useWish } from './useWish.ts'
import styles from './WishlistScreen.module.css'

/** Placeholder cards for unread ones. */
const GHOSTS = 4

export interface WishlistScreenProps {
  /** Awaited sold-out products; composed in by the route, since the account knows them. */
  readonly waitedFor: ReactNode
}

/** /ulubione: the favourites, and the last viewed products of this device. */
export function WishlistScreen({ waitedFor }: WishlistScreenProps) {
  const { t } = useLingui()
  const isHydrated = useIsHydrated()
  // The lower part renders after the upper one: no visible content moves.
  const reading = useStore(liveWishlist)
  const isRead = reading.kind !== 'unread' && !isHydrated
  return (
    <Page>
      <PageHeader title={t`Ulubione`} lead={t`Produkty, do których chcesz wrócić.`} />
      <div className={styles.screen}>
        <Wishlist />
        {isRead ? <Whereabouts /> : null}
        {isRead ? waitedFor : null}
        {isRead ? <ViewedProducts except={liveValue(reading, NO_WISHES)} /> : null}
      </div>
    </Page>
  )
}

/** Where the list is stored, and for how long. */
function Whereabouts() {
  const { status } = useSession()
  if (status === 'unknown') return null
  return (
    <p className={styles.whereabouts}>
      {status === 'guest' ? (
        <Trans>
          Lista jest tylko na tym urządzeniu.{' '}
          <TextLink to="/login" search={{ redirect: '/ulubione' }}>
            Zaloguj się
          </TextLink>
          , a będzie też na innych.
        </Trans>
      ) : (
        <Trans>
          Lista jest na Twoim koncie, więc masz ją na każdym urządzeniu. Stąd zniknie po wylogowaniu.
        </Trans>
      )}
    </p>
  )
}

function Wishlist() {
  const { t } = useLingui()
  const reading = useStore(liveWishlist)
  // Also where nothing was ever stored: an empty list is to be told from one that is not read yet.
  useEffect(() => void liveWishlist.watch(), [])
  if (reading.kind === 'unread') return <ProductGridSkeleton count={GHOSTS} />
  if (reading.kind === 'failed') {
    return (
      <ErrorState
        title={t`Nie możemy odczytać Twojej listy`}
        description={t`Pamięć tego urządzenia nie odpowiada. Zamknij inne karty z Iskrą i spróbuj ponownie.`}
        onRetry={() => void liveWishlist.watch()}
      />
    )
  }
  if (reading.value.length > 0) return <WishedProducts handles={reading.value} />
  return (
    <EmptyState
      icon={<Heart size={32} strokeWidth={1.5} />}
      title={t`Nic tu jeszcze nie ma`}
      description={<Trans>Dotknij serca przy produkcie, a pojawi się tutaj.</Trans>}
      action={
        <ButtonLink to="/sklep" variant="primary">
          <Trans>Przejdź do sklepu</Trans>
        </ButtonLink>
      }
    />
  )
}

function WishedProducts({ handles }: { readonly handles: readonly string[] }) {
  const { t } = useLingui()
  const { products, gone, isPending, error, retry } = useProductsOf(handles)
  const list = useRef<HTMLUListElement>(null)
  useListFocus(
    list,
    products.map(({ id }) => id),
  )
  return (
    <>
      {isPending && products.length === 0 ? <ProductGridSkeleton count={GHOSTS} /> : null}
      {error === null ? null : <ListFailure error={error} onRetry={retry} />}
      {gone.length === 0 ? null : <GoneProducts handles={gone} />}
      <h2 className="visually-hidden">
        <Trans>Produkty</Trans>
      </h2>
      <div className={grid.room}>
        <ul ref={list} className={grid.grid} aria-label={t`Ulubione`}>
          {products.map((product) => (
            <li key={product.id} className={styles.cell}>
              <ProductCard product={product} sizes={CARD_PICTURE_SIZES} showsBestseller={false} />
              <RemoveButton product={product} />
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}

function RemoveButton({ product }: { readonly product: Product }) {
  const { t } = useLingui()
  const wish = useWish()
  const { title } = product
  return (
    <IconButton
      variant="secondary"
      size="small"
      className={styles.remove ?? ''}
      label={t`Usuń z ulubionych: ${title}`}
      onPress={() => void wish(product, false)}
    >
      <X size={18} aria-hidden="true" />
    </IconButton>
  )
}

function GoneProducts({ handles }: { readonly handles: readonly string[] }) {
  const { i18n } = useLingui()
  const count = handles.length

  async function remove(): Promise<void> {
    const { removeWishes } = await untilLoaded(() => import('./wishActions.ts'))
    await removeWishes(i18n, handles)
  }
  return (
    <Notice
      tone="neutral"
      action={
        <Button size="small" onPress={() => void remove()}>
          <Trans>Usuń z listy</Trans>
        </Button>
      }
    >
      <Trans>Produkty z listy, których nie ma już w sklepie: {count}.</Trans>
    </Notice>
  )
}
