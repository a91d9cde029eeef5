import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { _i as CircleExclamationPoint, di as RotateCcw } from '../renderPage.js'
import { t as Button } from './Button-BS8EKtfW.js'
import { t as EmptyState_module_default } from './EmptyState.module-HA06SlDc.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
// src/ui/ErrorState.tsx
var import_jsx_runtime = require_jsx_runtime()
/** Something that failed where content should be: what happened, what to do, retry. */
function ErrorState({ title, description, onRetry, action, level = 2 }) {
  const { _: _t } = useLingui()
  const Heading = level === 1 ? 'h1' : 'h2'
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: EmptyState_module_default.state,
    role: 'alert',
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
        className: EmptyState_module_default.icon,
        'data-tone': 'danger',
        'aria-hidden': 'true',
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CircleExclamationPoint, { size: 28 }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Heading, {
        className: EmptyState_module_default.title,
        children:
          title ??
          _t(
            /** i18n */
            {
              id: 'fkEF6z',
              message: ['Nie udało się tego wczytać'],
            },
          ),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
        className: EmptyState_module_default.description,
        children:
          description ??
          _t(
            /** i18n */
            {
              id: 'bUF-Tk',
              message: ['Sprawdź połączenie z\xA0siecią i\xA0spróbuj jeszcze raz.'],
            },
          ),
      }),
      onRetry === void 0 && action === void 0
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
            className: EmptyState_module_default.action,
            children: [
              onRetry === void 0
                ? null
                : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
                    variant: 'primary',
                    icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RotateCcw, { size: 18 }),
                    onPress: onRetry,
                    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                      id: 'BbPnhI',
                      message: ['Spróbuj ponownie'],
                    }),
                  }),
              action,
            ],
          }),
    ],
  })
}
export { ErrorState as t }
