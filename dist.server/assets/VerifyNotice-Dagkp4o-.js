import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { Rt as Notice, Yi as useLocation, ei as ButtonLink } from '../renderPage.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
// src/features/account/frame/VerifyNotice.tsx
var import_jsx_runtime = require_jsx_runtime()
/** To somebody whose address isn't confirmed yet: what that holds up and what to do. */
function VerifyNotice({ user }) {
  const { _: _t } = useLingui()
  const redirect = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr })
  if (user.is_verified) return null
  const { email } = user
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
    tone: 'warning',
    title: _t(
      /** i18n */
      {
        id: 'bByPf9',
        message: ['Potwierdź adres e-mail'],
      },
    ),
    action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
      to: '/verify-email-required',
      state: {
        email,
        redirect,
      },
      size: 'small',
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: '0xryCE',
        message: ['Jak to zrobić'],
      }),
    }),
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'QclXrT',
      message: [
        'Kliknij link z\xA0listu, który wysłaliśmy na ',
        ['email'],
        '. Do tego czasu nie zmienisz profilu, nie dodasz klucza dostępu i\xA0nie zobaczysz zamówień.',
      ],
      values: { email },
    }),
  })
}
export { VerifyNotice as t }
