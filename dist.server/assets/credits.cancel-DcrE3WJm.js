import { n as Trans } from './dist-CJ0y7q9j.js'
import { t as CircleSlash } from './circle-slash-C0zDIInW.js'
import { t as Button } from './Button-BS8EKtfW.js'
import { Cn as Route, ei as ButtonLink, vt as openCartDrawer } from '../renderPage.js'
import { t as EntryCard } from './EntryCard-wdKfY80m.js'
import { t as Purchase_module_default } from './Purchase.module-CXpsJ2R1.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
// src/features/credits/purchase/CancelledScreen.tsx
var import_jsx_runtime = require_jsx_runtime()
/** /credits/cancel: somebody has left the payment; nothing is lost and nothing is claimed. */
function CancelledScreen({ order }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EntryCard, {
    icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CircleSlash, { size: 26 }),
    title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'GN4MIW',
      message: ['Płatność przerwana'],
    }),
    lead: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'K6zVoA',
      message: [
        'Koszyk czeka, tak jak był. Jeśli pieniądze jednak zeszły z\xA0konta, kredyty dojdą same, gdy sklep potwierdzi płatność.',
      ],
    }),
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
      className: Purchase_module_default.actions,
      children: [
        order === null
          ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
              variant: 'primary',
              'aria-haspopup': 'dialog',
              onPress: openCartDrawer,
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: '0U6e-5',
                message: ['Otwórz koszyk'],
              }),
            })
          : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
              to: '/kasa/$token',
              params: { token: order },
              variant: 'primary',
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'rP7i5H',
                message: ['Wróć do kasy'],
              }),
            }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
          to: '/kredyty',
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'Y8BK3-',
            message: ['Kredyty i\xA0cennik'],
          }),
        }),
      ],
    }),
  })
}
// src/routes/credits.cancel.tsx?tsr-split=component---loader
function Cancelled() {
  const { order } = Route.useSearch()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CancelledScreen, { order: order ?? null })
}
export { Cancelled as component }
