import { r as useLingui } from './dist-CJ0y7q9j.js'
import { St as IconButton, ti as X } from '../renderPage.js'
import {
  C as $2ec61d1d4f780267$export$a8a3e93435678ff9,
  t as $f2ff30fde7b014be$export$3ddf2d174ce01153,
} from './Dialog-D_MYdTVD.js'
import { n as $8b8d26808cb8cb53$export$2b77a92f1a5ad772, t as Scrim } from './Scrim-iDXNyYGz.js'
import { t as classNames } from './classNames-D1L2HDWQ.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
var Dialog_module_default = {
  scrim: '_scrim_bwdch_2',
  appear: '_appear_bwdch_1',
  panel: '_panel_bwdch_28',
  rise: '_rise_bwdch_1',
  dialog: '_dialog_bwdch_75',
  header: '_header_bwdch_83',
  title: '_title_bwdch_92',
  content: '_content_bwdch_97',
  footer: '_footer_bwdch_105',
}
// src/ui/DialogSurface.tsx
var import_jsx_runtime = require_jsx_runtime()
/** What `Dialog` loads when it is first opened. */
function DialogSurface(props) {
  const { isOpen, onOpenChange, title, children, actions, size = 'md' } = props
  const { isClosable = true, hasBackdrop = true, role = 'dialog', zIndex = 1e3 } = props
  const { _: _t } = useLingui()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Scrim, {
    isOpen,
    onOpenChange,
    isDismissable: isClosable && hasBackdrop,
    isKeyboardDismissDisabled: !isClosable,
    className: classNames(Dialog_module_default.scrim),
    style: { zIndex },
    'data-backdrop': hasBackdrop ? void 0 : 'none',
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)($8b8d26808cb8cb53$export$2b77a92f1a5ad772, {
      className: classNames(Dialog_module_default.panel),
      'data-size': size,
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)($f2ff30fde7b014be$export$3ddf2d174ce01153, {
        role,
        className: classNames(Dialog_module_default.dialog),
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('header', {
            className: Dialog_module_default.header,
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)($2ec61d1d4f780267$export$a8a3e93435678ff9, {
                slot: 'title',
                className: classNames(Dialog_module_default.title),
                children: title,
              }),
              isClosable
                ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
                    label: _t(
                      /** i18n */
                      {
                        id: 'yZZLs-',
                        message: ['Zamknij modal'],
                      },
                    ),
                    onPress: () => onOpenChange(false),
                    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(X, { size: 22 }),
                  })
                : null,
            ],
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
            className: Dialog_module_default.content,
            children,
          }),
          actions === void 0
            ? null
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('footer', {
                className: Dialog_module_default.footer,
                children: actions,
              }),
        ],
      }),
    }),
  })
}
export { DialogSurface as default }
