import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { ei as ButtonLink, qi as StorefrontError } from '../renderPage.js'
import { t as useConnectionView } from './connectionView-CPq2LpxO.js'
import { t as ErrorState } from './ErrorState-DZrYQXwg.js'
import { u as isNotFound } from './queries-D_FPOstm.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
// src/features/shop/ListFailureWords.tsx
var import_jsx_runtime = require_jsx_runtime()
/** The words of `ListFailure`. */
function ListFailureWords({ error, onRetry, level = 2 }) {
  const { _: _t } = useLingui()
  const isOnline = useConnectionView() === 'online'
  if (isNotFound(error))
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorState, {
      level,
      title: _t(
        /** i18n */
        {
          id: 'h15yKh',
          message: ['Nie ma takiej kolekcji'],
        },
      ),
      description: _t(
        /** i18n */
        {
          id: 'N8stlO',
          message: ['Adres jest nieaktualny albo z\xA0literówką. Cały sklep jest o\xA0krok stąd.'],
        },
      ),
      action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
        to: '/sklep',
        variant: 'primary',
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'Do-MZt',
          message: ['Zobacz cały sklep'],
        }),
      }),
    })
  const kind = error instanceof StorefrontError ? error.kind : 'broken'
  if (kind === 'unreachable' && !isOnline)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorState, {
      level,
      title: _t(
        /** i18n */
        {
          id: 'AYyzLf',
          message: ['Nie mamy teraz połączenia ze sklepem'],
        },
      ),
      description: _t(
        /** i18n */
        {
          id: 'JaC7z3',
          message: ['To urządzenie nie ma jeszcze kopii tej strony. Gdy wróci sieć, spróbuj ponownie.'],
        },
      ),
      onRetry,
    })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorState, {
    level,
    title: _t(
      /** i18n */
      {
        id: 'aTiJcx',
        message: ['Sklep chwilowo nie odpowiada'],
      },
    ),
    description:
      kind === 'busy'
        ? _t(
            /** i18n */
            {
              id: '_nHKWl',
              message: ['Zagląda do nas teraz bardzo dużo osób. Odczekaj chwilę i\xA0spróbuj ponownie.'],
            },
          )
        : _t(
            /** i18n */
            {
              id: '17YpbZ',
              message: [
                'To po naszej stronie, a\xA0Twój koszyk jest bezpieczny. Spróbuj ponownie za chwilę.',
              ],
            },
          ),
    onRetry,
  })
}
export { ListFailureWords as default }
