import { i as __toESM, n as __exportAll } from './rolldown-runtime-DYf_mQCB.js'
import { n as Trans } from './dist-CJ0y7q9j.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { t as ProductGrid } from './ProductGrid-DsDUoUvs.js'
import { i as RelatedProducts_module_default, o as recentlyViewed } from './useWish-CTsS4qCs.js'
import { t as useQueries } from './useQueries-BOwp52NO.js'
import { Si as useServices } from '../renderPage.js'
import { s as productQuery, u as isNotFound } from './queries-D_FPOstm.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
// src/features/shop/useProductsOf.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
/** Products by their handles: looked at before, they come from this device. */
function useProductsOf(handles) {
  const { storefront } = useServices()
  const answers = useQueries({ queries: handles.map((handle) => productQuery(storefront, handle)) })
  const failed = answers.filter(
    ({ error, isFetching }) => error !== null && !isFetching && !isNotFound(error),
  )
  return {
    products: answers.flatMap(({ data }) => data?.product ?? []),
    gone: handles.filter((_, index) => isNotFound(answers[index]?.error ?? null)),
    isPending: answers.some(({ isPending }) => isPending),
    error: failed[0]?.error ?? null,
    retry: () => {
      for (const { refetch } of failed) refetch()
    },
  }
}
// src/features/shop/product/ViewedProducts.tsx
var ViewedProducts_exports = /* @__PURE__ */ __exportAll({ default: () => ViewedProducts })
var import_jsx_runtime = require_jsx_runtime()
/** One row of four, or two of two. */
var COUNT = 4
/** What was looked at last on this device. Left out while there is nothing. */
function ViewedProducts({ except }) {
  const id = (0, import_react.useId)()
  const [handles] = (0, import_react.useState)(() =>
    recentlyViewed()
      .filter((handle) => handle !== except)
      .slice(0, COUNT),
  )
  const { products } = useProductsOf(handles)
  if (products.length === 0) return null
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('section', {
    className: RelatedProducts_module_default.related,
    'aria-labelledby': id,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('h2', {
        id,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'ct2lP_',
          message: ['Ostatnio oglądane'],
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProductGrid, {
        products,
        showsBestsellers: false,
      }),
    ],
  })
}
export { ViewedProducts_exports as n, useProductsOf as r, ViewedProducts as t }
