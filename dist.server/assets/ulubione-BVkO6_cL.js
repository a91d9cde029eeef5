import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as Heart } from './heart-B5_T2IcP.js'
import {
  C as useSession,
  Jr as Page,
  Rt as Notice,
  St as IconButton,
  ei as ButtonLink,
  jt as useStore,
  ti as X,
  yi as lazyPart,
} from '../renderPage.js'
import {
  i as ProductCard,
  l as CARD_PICTURE_SIZES,
  n as ProductGridSkeleton,
  r as ProductGrid_module_default,
} from './ProductGrid-DsDUoUvs.js'
import { t as Button } from './Button-BS8EKtfW.js'
import { t as EmptyState } from './EmptyState-BK3qig3x.js'
import { t as ErrorState } from './ErrorState-DZrYQXwg.js'
import { t as PageHeader } from './PageHeader-Bmm22iEl.js'
import { t as useIsTakenOver } from './useIsTakenOver-GPZ-jcB_.js'
import { t as ListFailure } from './ListFailure-DaKXI2ir.js'
import { r as useProductsOf, t as ViewedProducts } from './ViewedProducts-BkEyx9wM.js'
import { r as liveWishlist, t as useWish } from './useWish-CTsS4qCs.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
// src/features/shop/wishlist/WishlistScreen.module.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var WishlistScreen_module_default = {
  screen: '_screen_1ijqk_2',
  cell: '_cell_1ijqk_7',
  remove: '_remove_1ijqk_13',
}
// src/features/shop/wishlist/WishlistScreen.tsx
var import_jsx_runtime = require_jsx_runtime()
/** Cards that stand for what has not been read yet. */
var GHOSTS = 4
/** /ulubione: what somebody wants to come back to, and what they looked at last, both kept on this device. */
function WishlistScreen({ waitedFor }) {
  const { _: _t } = useLingui()
  const isTakenOver = useIsTakenOver()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Page, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHeader, {
        title: _t(
          /** i18n */
          {
            id: 'XKBbl9',
            message: ['Ulubione'],
          },
        ),
        lead: _t(
          /** i18n */
          {
            id: 'ZKLptK',
            message: [
              'To, do czego chcesz wrócić. Lista jest tylko na tym urządzeniu i\xA0znika po wylogowaniu.',
            ],
          },
        ),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: WishlistScreen_module_default.screen,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Wishlist, {}),
          isTakenOver ? null : waitedFor,
          isTakenOver ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ViewedProducts, {}),
        ],
      }),
    ],
  })
}
function Wishlist() {
  const { _: _t2 } = useLingui()
  const reading = useStore(liveWishlist)
  ;(0, import_react.useEffect)(() => void liveWishlist.watch(), [])
  if (reading.kind === 'unread')
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProductGridSkeleton, { count: GHOSTS })
  if (reading.kind === 'failed')
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorState, {
      title: _t2(
        /** i18n */
        {
          id: '_Mr1tU',
          message: ['Nie możemy odczytać Twojej listy'],
        },
      ),
      description: _t2(
        /** i18n */
        {
          id: 'QW54PP',
          message: [
            'Pamięć tego urządzenia nie odpowiada. Zamknij inne karty z\xA0Iskrą i\xA0spróbuj ponownie.',
          ],
        },
      ),
      onRetry: () => void liveWishlist.watch(),
    })
  if (reading.value.length > 0)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WishedProducts, { handles: reading.value })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
    icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Heart, {
      size: 32,
      strokeWidth: 1.5,
    }),
    title: _t2(
      /** i18n */
      {
        id: 'IGWatY',
        message: ['Nic tu jeszcze nie ma'],
      },
    ),
    description: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: '6RsFIv',
      message: ['Serce przy nazwie produktu odkłada go tutaj.'],
    }),
    action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
      to: '/sklep',
      variant: 'primary',
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: 'OCDwLY',
        message: ['Przejdź do sklepu'],
      }),
    }),
  })
}
function WishedProducts({ handles }) {
  const { _: _t3 } = useLingui()
  const { products, gone, isPending, error, retry } = useProductsOf(handles)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      isPending && products.length === 0
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProductGridSkeleton, { count: GHOSTS })
        : null,
      error === null
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ListFailure, {
            error,
            onRetry: retry,
          }),
      gone.length === 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(GoneProducts, { handles: gone }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
        className: ProductGrid_module_default.room,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ul', {
          className: ProductGrid_module_default.grid,
          'aria-label': _t3(
            /** i18n */
            {
              id: 'XKBbl9',
              message: ['Ulubione'],
            },
          ),
          children: products.map((product) =>
            /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(
              'li',
              {
                className: WishlistScreen_module_default.cell,
                children: [
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProductCard, {
                    product,
                    sizes: CARD_PICTURE_SIZES,
                    showsBestseller: false,
                  }),
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RemoveButton, { product }),
                ],
              },
              product.id,
            ),
          ),
        }),
      }),
    ],
  })
}
function RemoveButton({ product }) {
  const { _: _t4 } = useLingui()
  const wish = useWish()
  const { title } = product
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
    variant: 'secondary',
    size: 'small',
    className: WishlistScreen_module_default.remove ?? '',
    label: _t4(
      /** i18n */
      {
        id: 'CsjQHt',
        message: ['Usuń z\xA0ulubionych: ', ['title']],
        values: { title },
      },
    ),
    onPress: () => void wish(product, false),
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(X, {
      size: 18,
      'aria-hidden': 'true',
    }),
  })
}
function GoneProducts({ handles }) {
  const count = handles.length
  async function remove() {
    const { removeWishes } = await import('./wishActions-Cc-1Qh-C.js')
    await removeWishes(handles)
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
    tone: 'neutral',
    action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
      size: 'small',
      onPress: () => void remove().catch(() => void 0),
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: 'h03Dn5',
        message: ['Usuń z\xA0listy'],
      }),
    }),
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'DPHYhN',
      message: ['Rzeczy z\xA0listy, których nie ma już w\xA0sklepie: ', ['count'], '.'],
      values: { count },
    }),
  })
}
// src/routes/ulubione.tsx?tsr-split=component---loader
var WaitedForSection = lazyPart(() => import('./WaitedForSection-oBHjlEq7.js'))
function Favourites() {
  const isSignedIn = useSession().status === 'signed-in'
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WishlistScreen, {
    waitedFor: isSignedIn
      ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
          fallback: null,
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WaitedForSection, {}),
        })
      : null,
  })
}
export { Favourites as component }
