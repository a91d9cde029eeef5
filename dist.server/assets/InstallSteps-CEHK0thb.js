import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as createLucideIcon } from './createLucideIcon-ByydpFMN.js'
import { t as Button } from './Button-BS8EKtfW.js'
import { t as Dialog } from './Dialog-BVCLj5ad.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
// node_modules/lucide-react/dist/esm/icons/share.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData$1 = {
  name: 'share',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M12 2v13',
        key: '1km8f5',
      },
    ],
    [
      'path',
      {
        d: 'm16 6-4-4-4 4',
        key: '13yo43',
      },
    ],
    [
      'path',
      {
        d: 'M4 12v8a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-8',
        key: '1b2hhj',
      },
    ],
  ],
}
__iconData$1.node
var Share = createLucideIcon(__iconData$1)
// node_modules/lucide-react/dist/esm/icons/square-plus.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData = {
  name: 'square-plus',
  size: 24,
  node: [
    [
      'rect',
      {
        width: '18',
        height: '18',
        x: '3',
        y: '3',
        rx: '2',
        key: 'afitv7',
      },
    ],
    [
      'path',
      {
        d: 'M8 12h8',
        key: '1wcyev',
      },
    ],
    [
      'path',
      {
        d: 'M12 8v8',
        key: 'napkw2',
      },
    ],
  ],
  aliases: ['plus-square'],
}
__iconData.node
var SquarePlus = createLucideIcon(__iconData)
var InstallSteps_module_default = {
  steps: '_steps_gpa2v_2',
  letter: '_letter_gpa2v_17',
}
// src/features/install/InstallSteps.tsx
var import_jsx_runtime = require_jsx_runtime()
/** How an iPhone or iPad puts a page on the home screen: no page may do it there by itself. */
function InstallSteps({ isOpen, onOpenChange }) {
  const { _: _t } = useLingui()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
    isOpen,
    onOpenChange,
    title: _t(
      /** i18n */
      {
        id: '4SE9QA',
        message: ['Iskra na ekranie początkowym'],
      },
    ),
    size: 'sm',
    actions: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
      variant: 'primary',
      onPress: () => onOpenChange(false),
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: 'vlWKv_',
        message: ['Rozumiem'],
      }),
    }),
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('ol', {
      className: InstallSteps_module_default.steps,
      children: [
        /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('li', {
          children: [
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Share, {
              size: 20,
              'aria-hidden': 'true',
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'i2GPm6',
                message: ['Naciśnij „Udostępnij” na pasku przeglądarki.'],
              }),
            }),
          ],
        }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('li', {
          children: [
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SquarePlus, {
              size: 20,
              'aria-hidden': 'true',
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: '0AewDI',
                message: ['Przewiń i\xA0wybierz „Do ekranu początkowego”.'],
              }),
            }),
          ],
        }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('li', {
          children: [
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
              className: InstallSteps_module_default.letter,
              'aria-hidden': 'true',
              children: '+',
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'bKB_j3',
                message: ['Naciśnij „Dodaj”. Iskra stanie obok Twoich aplikacji.'],
              }),
            }),
          ],
        }),
      ],
    }),
  })
}
export { InstallSteps }
