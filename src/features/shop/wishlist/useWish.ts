import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useServices } from '#services/services.tsx'
import type { Product } from '#domain/catalogue/product.ts'

/** Puts a product among the favourites or takes it off, and says so. */
export function useWish(): (product: Product, becomesWished: boolean) => Promise<void> {
  const { i18n } = useLingui()
  const { storefront } = useServices()
  const client = useQueryClient()
  const router = useRouter()
  const onSee = () => void router.navigate({ to: '/ulubione' })
  return async (product, becomesWished) => {
    const { wish } = await import('./wishActions.ts')
    await wish({ i18n, client, storefront, onSee }, product, becomesWished)
  }
}
