import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as Link } from './link-ClfPTuwV.js'
import {
  Ft as toggleFocusMode,
  Lt as useModes,
  Pt as toggleDebugMode,
  Si as useServices,
  St as IconButton,
  ti as X,
} from '../renderPage.js'
import { t as Button } from './Button-BS8EKtfW.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
var ModeBar_module_default = {
  bar: '_bar_g2dpf_2',
  debug: '_debug_g2dpf_18',
  link: '_link_g2dpf_28',
}
// src/app/shell/ModeBar.tsx
var import_jsx_runtime = require_jsx_runtime()
/** The way out of the focus mode, and what the debug mode tells everywhere. */
function ModeBar() {
  const { _: _t } = useLingui()
  const { focus, debug } = useModes()
  const { version } = useServices().config
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: ModeBar_module_default.bar,
    children: [
      focus
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
            size: 'small',
            icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(X, { size: 16 }),
            onPress: toggleFocusMode,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'j74IFu',
              message: ['Zakończ skupienie'],
            }),
          })
        : null,
      debug
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
            className: ModeBar_module_default.debug,
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
                to: '/debug',
                className: ModeBar_module_default.link,
                children: [
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                    id: 'w8sBbb',
                    message: ['Diagnostyka'],
                  }),
                  ' ',
                  version,
                ],
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
                size: 'small',
                label: _t(
                  /** i18n */
                  {
                    id: 'OkO8Lf',
                    message: ['Wyłącz tryb diagnostyczny'],
                  },
                ),
                onPress: toggleDebugMode,
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(X, { size: 16 }),
              }),
            ],
          })
        : null,
    ],
  })
}
export { ModeBar as default }
