import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as createLucideIcon } from './createLucideIcon-ByydpFMN.js'
import { Jr as Page, ei as ButtonLink } from '../renderPage.js'
import { t as EmptyState } from './EmptyState-BK3qig3x.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
// node_modules/lucide-react/dist/esm/icons/power-off.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData = {
  name: 'power-off',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M18.36 6.64A9 9 0 0 1 20.77 15',
        key: 'dxknvb',
      },
    ],
    [
      'path',
      {
        d: 'M6.16 6.16a9 9 0 1 0 12.68 12.68',
        key: '1x7qb5',
      },
    ],
    [
      'path',
      {
        d: 'M12 2v4',
        key: '3427ic',
      },
    ],
    [
      'path',
      {
        d: 'm2 2 20 20',
        key: '1ooewy',
      },
    ],
  ],
}
__iconData.node
var PowerOff = createLucideIcon(__iconData)
// src/features/generation/make/GeneratorOff.tsx
var import_jsx_runtime = require_jsx_runtime()
/** A generator that is switched off in this deployment. */
function GeneratorOff() {
  const { _: _t } = useLingui()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Page, {
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
      level: 1,
      icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PowerOff, { size: 28 }),
      title: _t(
        /** i18n */
        {
          id: 'qNlfqi',
          message: ['Ten generator jest wyłączony'],
        },
      ),
      description: _t(
        /** i18n */
        {
          id: 'hClcOL',
          message: ['To, co już powstało, czeka w\xA0Twojej historii.'],
        },
      ),
      action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
        to: '/generatory',
        variant: 'primary',
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'a5KeyS',
          message: ['Zobacz inne generatory'],
        }),
      }),
    }),
  })
}
export { GeneratorOff as t }
