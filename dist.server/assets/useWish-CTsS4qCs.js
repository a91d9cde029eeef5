import { t as useRouter } from './useRouter-C7bY0uL8.js'
import { r as useLingui } from './dist-CJ0y7q9j.js'
import {
  Si as useServices,
  ft as onceDatabaseIsThereAfter,
  ji as useQueryClient,
  ot as afterFirstScreen,
  st as liveStore,
} from '../renderPage.js'
// src/features/shop/recentlyViewed.ts
var VIEWED_KEY = 'iskra-viewed'
var MOST_VIEWED = 12
/** Handles of the products that were looked at on this device, the newest first. */
function recentlyViewed() {
  try {
    return (localStorage.getItem(VIEWED_KEY) ?? '').split(' ').filter((handle) => handle !== '')
  } catch {
    return []
  }
}
/** Remembers that a product was looked at. Handles have no spaces. */
function noteViewed(handle) {
  const others = recentlyViewed().filter((other) => other !== handle)
  try {
    localStorage.setItem(VIEWED_KEY, [handle, ...others].slice(0, MOST_VIEWED).join(' '))
  } catch {}
}
var RelatedProducts_module_default = {
  related: '_related_efhpk_2',
  late: '_late_efhpk_9',
}
// src/features/shop/wishlist/liveWishlist.ts
/** Handles of the products on this device's list, the newest first. */
var liveWishlist = liveStore({
  load: async () => (await import('./wishlist-DXy4iH5_.js')).readWishlist,
  schedule: onceDatabaseIsThereAfter(afterFirstScreen),
})
/** Nothing is known to be on the list. */
var NO_WISHES = []
// src/features/shop/wishlist/useWish.ts
/** Puts a product on this device's list or takes it off, and says so. */
function useWish() {
  const { i18n } = useLingui()
  const { storefront } = useServices()
  const client = useQueryClient()
  const router = useRouter()
  const onSee = () => void router.navigate({ to: '/ulubione' })
  return async (product, becomesWished) => {
    const { wish } = await import('./wishActions-Cc-1Qh-C.js')
    await wish(
      {
        i18n,
        client,
        storefront,
        onSee,
      },
      product,
      becomesWished,
    )
  }
}
export {
  noteViewed as a,
  RelatedProducts_module_default as i,
  NO_WISHES as n,
  recentlyViewed as o,
  liveWishlist as r,
  useWish as t,
}
