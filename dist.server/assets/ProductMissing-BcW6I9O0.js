import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as createLucideIcon } from './createLucideIcon-ByydpFMN.js'
import { Jr as Page, ei as ButtonLink } from '../renderPage.js'
import { t as EmptyState } from './EmptyState-BK3qig3x.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
// node_modules/lucide-react/dist/esm/icons/package-x.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData = {
  name: 'package-x',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M12 22V12',
        key: 'd0xqtd',
      },
    ],
    [
      'path',
      {
        d: 'm16.5 14.5 5 5',
        key: 'ozpm51',
      },
    ],
    [
      'path',
      {
        d: 'm16.5 19.5 5-5',
        key: 'syf6b9',
      },
    ],
    [
      'path',
      {
        d: 'M21 10.5V8a2 2 0 0 0-1-1.73l-7-4a2 2 0 0 0-2 0l-7 4A2 2 0 0 0 3 8v8a2 2 0 0 0 1 1.729l7 4a2 2 0 0 0 2 .001l.13-.074',
        key: 'isw6gs',
      },
    ],
    [
      'path',
      {
        d: 'M3.29 7 12 12l8.71-5',
        key: '19ckod',
      },
    ],
    [
      'path',
      {
        d: 'm7.5 4.27 8.997 5.148',
        key: '9yrvtv',
      },
    ],
  ],
}
__iconData.node
var PackageX = createLucideIcon(__iconData)
// src/features/shop/product/ProductMissing.tsx
var import_jsx_runtime = require_jsx_runtime()
/** A handle the shop doesn't know (any more), with ways on. */
function ProductMissing() {
  const { _: _t } = useLingui()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Page, {
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
      level: 1,
      icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PackageX, { size: 28 }),
      title: _t(
        /** i18n */
        {
          id: 'd8pZLX',
          message: ['Nie mamy takiego produktu'],
        },
      ),
      description: _t(
        /** i18n */
        {
          id: 'umy7dy',
          message: [
            'Mógł zniknąć ze sklepu albo w\xA0adresie jest literówka. Koszyk i\xA0reszta sklepu czekają tam, gdzie były.',
          ],
        },
      ),
      action: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
            to: '/sklep',
            variant: 'primary',
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'Do-MZt',
              message: ['Zobacz cały sklep'],
            }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
            to: '/produkty-ai',
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'opmRkj',
              message: ['Słowa na miarę'],
            }),
          }),
        ],
      }),
    }),
  })
}
export { ProductMissing as default }
