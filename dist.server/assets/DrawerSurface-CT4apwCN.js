import { r as useLingui } from './dist-CJ0y7q9j.js'
import { St as IconButton, ti as X } from '../renderPage.js'
import {
  C as $2ec61d1d4f780267$export$a8a3e93435678ff9,
  t as $f2ff30fde7b014be$export$3ddf2d174ce01153,
} from './Dialog-D_MYdTVD.js'
import { n as $8b8d26808cb8cb53$export$2b77a92f1a5ad772, t as Scrim } from './Scrim-iDXNyYGz.js'
import { t as classNames } from './classNames-D1L2HDWQ.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
var Drawer_module_default = {
  scrim: '_scrim_17420_2',
  appear: '_appear_17420_1',
  panel: '_panel_17420_17',
  slide: '_slide_17420_1',
  dialog: '_dialog_17420_56',
  header: '_header_17420_64',
  title: '_title_17420_73',
  content: '_content_17420_78',
  footer: '_footer_17420_86',
}
// src/ui/DrawerSurface.tsx
var import_jsx_runtime = require_jsx_runtime()
/** What `Drawer` loads when it is first opened. */
function DrawerSurface(props) {
  const { isOpen, onOpenChange, title, children, footer, tools, side = 'right' } = props
  const { _: _t } = useLingui()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Scrim, {
    isOpen,
    onOpenChange,
    isDismissable: true,
    className: classNames(Drawer_module_default.scrim),
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)($8b8d26808cb8cb53$export$2b77a92f1a5ad772, {
      className: classNames(Drawer_module_default.panel),
      'data-side': side,
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)($f2ff30fde7b014be$export$3ddf2d174ce01153, {
        className: classNames(Drawer_module_default.dialog),
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('header', {
            className: Drawer_module_default.header,
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)($2ec61d1d4f780267$export$a8a3e93435678ff9, {
                slot: 'title',
                className: classNames(Drawer_module_default.title),
                children: title,
              }),
              tools,
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
                label: _t(
                  /** i18n */
                  {
                    id: 'zRUzeG',
                    message: ['Zamknij'],
                  },
                ),
                onPress: () => onOpenChange(false),
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(X, { size: 22 }),
              }),
            ],
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
            className: Drawer_module_default.content,
            children,
          }),
          footer === void 0
            ? null
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('footer', {
                className: Drawer_module_default.footer,
                children: footer,
              }),
        ],
      }),
    }),
  })
}
export { DrawerSurface as default }
