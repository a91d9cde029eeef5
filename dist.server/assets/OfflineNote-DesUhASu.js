import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { Rt as Notice } from '../renderPage.js'
var Entry_module_default = {
  form: '_form_hmogn_2',
  actions: '_actions_hmogn_3',
  choices: '_choices_hmogn_12',
  mailbox: '_mailbox_hmogn_17',
  whole: '_whole_hmogn_26',
  small: '_small_hmogn_30',
}
// src/features/sign-in/OfflineNote.tsx
var import_jsx_runtime = require_jsx_runtime()
/** There is no network: what that means here. */
function OfflineNote() {
  const { _: _t } = useLingui()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
    tone: 'warning',
    title: _t(
      /** i18n */
      {
        id: 'AYkWuY',
        message: ['Nie ma teraz sieci'],
      },
    ),
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'vYXUz5',
      message: ['Do tego kroku jest potrzebna. To, co wpiszesz, zostanie tutaj, aż wróci.'],
    }),
  })
}
export { Entry_module_default as n, OfflineNote as t }
