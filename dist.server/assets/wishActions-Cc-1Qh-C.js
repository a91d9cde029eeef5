import { t as database } from './openDatabase-ByMsI8LS.js'
import { setWished } from './wishlist-DXy4iH5_.js'
import { V as showToast } from '../renderPage.js'
import { s as productQuery } from './queries-D_FPOstm.js'
// src/features/shop/wishlist/wishActions.ts
/** Puts a product on this device's list or takes it off, and says so. */
async function wish(context, product, becomesWished) {
  const { i18n, onSee } = context
  const { handle, title } = product
  try {
    await setWished(await database(), handle, becomesWished)
  } catch {
    showToast({
      type: 'error',
      title: i18n._(
        /** i18n */
        {
          id: 'IoQQGH',
          message: ['Lista ulubionych się nie zmieniła'],
        },
      ),
      message: i18n._(
        /** i18n */
        {
          id: 'a0pllI',
          message: ['To urządzenie nie pozwala teraz niczego zapisać. Spróbuj ponownie.'],
        },
      ),
    })
    return
  }
  if (!becomesWished) {
    const again = {
      label: i18n._(
        /** i18n */
        {
          id: 'qUEHGP',
          message: ['Cofnij'],
        },
      ),
      onAction: () => void wish(context, product, true),
    }
    showToast({
      type: 'info',
      title: i18n._(
        /** i18n */
        {
          id: 'iUcspC',
          message: ['Usunięto z\xA0ulubionych'],
        },
      ),
      message: title,
      action: again,
    })
    return
  }
  const see = {
    label: i18n._(
      /** i18n */
      {
        id: 'kVr2i-',
        message: ['Zobacz'],
      },
    ),
    onAction: onSee,
  }
  showToast({
    type: 'success',
    title: i18n._(
      /** i18n */
      {
        id: 'HpEOUH',
        message: ['Dodano do ulubionych'],
      },
    ),
    message: title,
    action: see,
  })
  keepForOffline(context, handle)
}
/** Takes off the list what the shop has no more. Rejects where that can't be stored. */
async function removeWishes(handles) {
  const db = await database()
  for (const handle of handles) await setWished(db, handle, false)
}
/** What came with the document, or before the worker did, the worker has not kept: it is read once more through it. */
async function keepForOffline({ client, storefront }, handle) {
  const { serviceWorker } = navigator
  if (serviceWorker === void 0) return
  if (serviceWorker.controller === null)
    await new Promise((resolve) => {
      serviceWorker.addEventListener('controllerchange', resolve, { once: true })
    })
  await client
    .fetchQuery({
      ...productQuery(storefront, handle),
      staleTime: 0,
    })
    .catch(() => void 0)
}
export { removeWishes, wish }
