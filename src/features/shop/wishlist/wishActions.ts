import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import type { StorefrontClient } from '#api/storefront/storefrontClient.ts'
import { workerContainer } from '#domain/browser/page/parts.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { database } from '#offline/openDatabase.ts'
import { setWished } from '#offline/wishlist/setWished.ts'
import { showToast } from '#ui/state/toasts.ts'
import { tellNotKept } from '#ui/tellNotKept.ts'
import { productQuery } from '../queries.ts'

export interface WishContext {
  readonly i18n: I18n
  readonly client: QueryClient
  readonly storefront: StorefrontClient
  /** Opens the list. */
  readonly onSee: () => void
}

/** Puts a product among the favourites or takes it off, and says so. */
export async function wish(context: WishContext, product: Product, becomesWished: boolean): Promise<void> {
  const { i18n, onSee } = context
  const { handle, title } = product
  try {
    await setWished(await database(), [handle], becomesWished)
  } catch {
    tellUnchanged(i18n)
    return
  }
  if (!becomesWished) {
    const again = { label: i18n._(msg`Cofnij`), onAction: () => void wish(context, product, true) }
    showToast({ type: 'info', title: i18n._(msg`Usunięto z ulubionych`), message: title, action: again })
    return
  }
  const see = { label: i18n._(msg`Zobacz`), onAction: onSee }
  showToast({ type: 'success', title: i18n._(msg`Dodano do ulubionych`), message: title, action: see })
  void keepForOffline(context, handle)
}

/** Removes products that the shop no longer has from the list, and announces a storage failure. */
export async function removeWishes(i18n: I18n, handles: readonly string[]): Promise<void> {
  try {
    await setWished(await database(), handles, false)
  } catch {
    tellUnchanged(i18n)
  }
}

const tellUnchanged = (i18n: I18n) => tellNotKept(i18n, i18n._(msg`Lista ulubionych się nie zmieniła`))

/**
 * Answers that came with the document, or before the worker did, are not in the worker's cache: they are read once more
 * through it.
 */
async function keepForOffline({ client, storefront }: WishContext, handle: string): Promise<void> {
  const workers = workerContainer()
  if (workers === undefined) return
  if (workers.controller === null) {
    await new Promise((resolve) => {
      workers.addEventListener('controllerchange', resolve, { once: true })
    })
  }
  await client.fetchQuery({ ...productQuery(storefront, handle), staleTime: 0 }).catch(() => undefined)
}
