import { n as Trans } from './dist-CJ0y7q9j.js'
import { t as useQuery } from './useQuery-ByumTbVI.js'
import { t as Link } from './link-ClfPTuwV.js'
import { t as createLucideIcon } from './createLucideIcon-ByydpFMN.js'
import { n as creditsQuery } from './creditsQuery-CNDrE3t7.js'
import { Si as useServices } from '../renderPage.js'
import { t as CreditCount } from './CreditCount-BhUU0COe.js'
import { t as useVisitor } from './useVisitor-C6pcgjXx.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
// node_modules/lucide-react/dist/esm/icons/flame.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData = {
  name: 'flame',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M12 3q1 4 4 6.5t3 5.5a1 1 0 0 1-14 0 5 5 0 0 1 1-3 1 1 0 0 0 5 0c0-2-1.5-3-1.5-5q0-2 2.5-4',
        key: '1slcih',
      },
    ],
  ],
}
__iconData.node
var Flame = createLucideIcon(__iconData)
var Balance_module_default = { balance: '_balance_1jki6_2' }
// src/features/generation/make/Balance.tsx
var import_jsx_runtime = require_jsx_runtime()
/** What can be spent, and the way to more. Nothing for a guest. */
function Balance() {
  const services = useServices()
  const isAsked = useVisitor() === 'verified'
  const { data } = useQuery({
    ...creditsQuery(services),
    enabled: isAsked,
  })
  if (!isAsked || data === void 0) return null
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
    to: '/kredyty',
    className: Balance_module_default.balance,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Flame, {
        size: 18,
        'aria-hidden': 'true',
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
        className: 'visually-hidden',
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'dEgsaS',
            message: ['Masz'],
          }),
          ' ',
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CreditCount, { value: data.available }),
    ],
  })
}
export { Balance as t }
