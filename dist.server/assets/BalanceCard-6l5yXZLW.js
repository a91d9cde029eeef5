import { n as Trans } from './dist-CJ0y7q9j.js'
import { t as Coins } from './coins-BrUrasdY.js'
import { ei as ButtonLink } from '../renderPage.js'
import { t as Card } from './Card-scAZrQw6.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
var BalanceCard_module_default = { actions: '_actions_18enx_2' }
// src/features/credits/balance/BalanceCard.tsx
var import_jsx_runtime = require_jsx_runtime()
/** /panel: the balance and the ways to spend and to fill it. */
function BalanceCard({ balance }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
    title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'ruT-Di',
      message: ['Kredyty'],
    }),
    children: [
      balance,
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: BalanceCard_module_default.actions,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
            to: '/sklep/kredyty',
            icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Coins, { size: 18 }),
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: '2Rk5rK',
              message: ['Dokup kredyty'],
            }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
            to: '/kredyty',
            variant: 'quiet',
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'imPhzY',
              message: ['Cennik i\xA0ruchy'],
            }),
          }),
        ],
      }),
    ],
  })
}
export { BalanceCard as t }
