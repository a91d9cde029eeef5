import { n as Trans } from './dist-CJ0y7q9j.js'
import { t as $f2ff30fde7b014be$export$3ddf2d174ce01153 } from './Dialog-D_MYdTVD.js'
import { n as $8b8d26808cb8cb53$export$2b77a92f1a5ad772, t as Scrim } from './Scrim-iDXNyYGz.js'
import { t as Button } from './Button-BS8EKtfW.js'
import { t as classNames } from './classNames-D1L2HDWQ.js'
import { d as cancelOverlay, m as useOverlay } from '../renderPage.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
var OverlayHost_module_default = {
  scrim: '_scrim_8y8na_2',
  appear: '_appear_8y8na_1',
  panel: '_panel_8y8na_16',
  waiting: '_waiting_8y8na_30',
  turn: '_turn_8y8na_1',
}
// src/ui/OverlayHost.tsx
var import_jsx_runtime = require_jsx_runtime()
/** The newest loading overlay, over everything. Its work can be stopped when it is cancellable. */
function OverlayHost() {
  const overlay = useOverlay()
  if (overlay === null) return null
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Scrim, {
    isOpen: true,
    isKeyboardDismissDisabled: true,
    className: classNames(OverlayHost_module_default.scrim),
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)($8b8d26808cb8cb53$export$2b77a92f1a5ad772, {
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)($f2ff30fde7b014be$export$3ddf2d174ce01153, {
        'aria-label': overlay.label,
        className: classNames(OverlayHost_module_default.panel),
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
            className: OverlayHost_module_default.waiting,
            'aria-hidden': 'true',
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('output', { children: overlay.label }),
          overlay.cancellable
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
                onPress: () => cancelOverlay(overlay.id),
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'mRjC3e',
                  message: ['Anuluj'],
                }),
              })
            : null,
        ],
      }),
    }),
  })
}
export { OverlayHost as default }
