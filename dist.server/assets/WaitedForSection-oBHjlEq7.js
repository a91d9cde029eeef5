import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { t as ApiError } from './apiError-cbYDkBQb.js'
import { i as stopWaiting, r as readWaitedFor } from './restockCalls-BSE0lxAe.js'
import { C as useSession, Si as useServices, T as useFormat, V as showToast } from '../renderPage.js'
import { t as database } from './openDatabase-ByMsI8LS.js'
import { n as unask } from './asked-BfWGnvq-.js'
import { t as Button } from './Button-BS8EKtfW.js'
import { t as Card } from './Card-scAZrQw6.js'
import { t as Rows_module_default } from './Rows.module-Dy3Etoah.js'
import { t as TextLink } from './TextLink-CFrFjdUC.js'
import { f as WAITED_FOR, n as useAccountPart } from './useAccountPart-0UCsMF6M.js'
import { t as useShowPart } from './useShowPart-S-RYhUxt.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
// src/features/account/restock/WaitedForSection.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var import_jsx_runtime = require_jsx_runtime()
/** What a person waits for with the address of their account, and how they stop; nothing where there is nothing. */
function WaitedForSection() {
  const { _: _t } = useLingui()
  const session = useSession()
  const user = session.status === 'signed-in' && session.user.is_verified ? session.user : null
  const data = useAccountPart(WAITED_FOR, user !== null)
  if (user === null || data.status !== 'here' || data.value.products.length === 0) return null
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Card, {
    title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'eLml9N',
      message: ['Damy Ci znać, gdy wróci'],
    }),
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ul', {
      className: Rows_module_default.rows,
      'aria-label': _t(
        /** i18n */
        {
          id: 'vjbd1d',
          message: ['Na co czekasz'],
        },
      ),
      children: data.value.products.map((product) =>
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
          WaitedForRow,
          {
            product,
            userId: user.id,
          },
          product.id,
        ),
      ),
    }),
  })
}
/** What is gone already, on another device or because it is back, is withdrawn: what is left is read. */
function withoutGone(api, error) {
  if (error instanceof ApiError && error.code === 'NOT_FOUND') return readWaitedFor(api)
  throw error
}
function WaitedForRow({ product, userId }) {
  const { _: _t2 } = useLingui()
  const format = useFormat()
  const { productApi } = useServices()
  const show = useShowPart(WAITED_FOR, userId)
  const [isPending, setPending] = (0, import_react.useState)(false)
  const { id, handle, title, variantId } = product
  const until = format.date(product.until)
  async function stop() {
    setPending(true)
    try {
      const api = await productApi()
      await show(await stopWaiting(api, id).catch((error) => withoutGone(api, error)))
      showToast({
        type: 'info',
        title: _t2(
          /** i18n */
          {
            id: 'Cr7EeW',
            message: ['Nie czekasz już na to'],
          },
        ),
        message: title,
      })
      await unask(await database(), variantId)
    } catch {
      showToast({
        type: 'error',
        title: _t2(
          /** i18n */
          {
            id: 'NoIesz',
            message: ['Nie udało się tego wycofać'],
          },
        ),
        message: _t2(
          /** i18n */
          {
            id: 'Sy2PWz',
            message: ['Spróbuj ponownie, gdy wróci sieć.'],
          },
        ),
      })
    } finally {
      setPending(false)
    }
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('li', {
    className: Rows_module_default.plain,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: Rows_module_default.words,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('strong', {
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextLink, {
              to: '/sklep/produkt/$handle',
              params: { handle },
              children: title,
            }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
            className: Rows_module_default.muted,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'CrApMv',
              message: ['Czekamy do ', ['until'], '.'],
              values: { until },
            }),
          }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Button, {
        size: 'small',
        isPending,
        onPress: () => void stop(),
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'cWN8kf',
            message: ['Nie czekam już'],
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
            className: 'visually-hidden',
            children: [': ', title],
          }),
        ],
      }),
    ],
  })
}
export { WaitedForSection as default }
