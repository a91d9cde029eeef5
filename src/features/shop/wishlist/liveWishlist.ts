import { onceDatabaseIsThereAfter } from '#offline/databasePresence.ts'
import { liveStore } from '#offline/liveStore.ts'
import { afterFirstScreen } from '#ui/afterFirstScreen.ts'

/** Handles of the favourite products, as this device knows them, newest first. */
export const liveWishlist = liveStore({
  load: async () => (await import('#offline/wishlist/readWishlist.ts')).readWishlist,
  schedule: onceDatabaseIsThereAfter(afterFirstScreen),
})

/** Nothing is known to be on the list. */
export const NO_WISHES: readonly string[] = []
