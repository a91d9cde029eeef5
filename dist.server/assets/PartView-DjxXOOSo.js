import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as Button } from './Button-BS8EKtfW.js'
import { Rt as Notice } from '../renderPage.js'
import { t as CopyAge } from './CopyAge-B0kZnvxn.js'
import { t as ApiError } from './apiError-cbYDkBQb.js'
import { t as failureText } from './failureTexts-DgFs2LGo.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
// src/features/account/data/PartView.tsx
var import_jsx_runtime = require_jsx_runtime()
/** A part of the account in each of its states: its shape, itself with its age, or why it isn't there. */
function PartView({ data, skeleton, children }) {
  const { i18n, _: _t } = useLingui()
  if (data.status === 'loading')
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
      'aria-busy': 'true',
      children: skeleton,
    })
  if (data.status === 'failed')
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
      role: 'alert',
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
        tone: 'warning',
        title: _t(
          /** i18n */
          {
            id: 'fkEF6z',
            message: ['Nie udało się tego wczytać'],
          },
        ),
        action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
          size: 'small',
          onPress: data.retry,
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'BbPnhI',
            message: ['Spróbuj ponownie'],
          }),
        }),
        children: i18n._(readingText(data.error)),
      }),
    })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CopyAge, {
        since: data.keptSince,
        isOffline: data.isOffline,
      }),
      children(data.value, data.isOffline),
    ],
  })
}
/** What to do when something of the account could not be read and this device has no copy. */
function readingText(error) {
  if (error instanceof ApiError) {
    if (error.status === null)
      return /** i18n */ {
        id: '1S2NRB',
        message: ['Na tym urządzeniu nie ma jeszcze kopii. Gdy wróci sieć, wczytamy to sami.'],
      }
    if (error.status < 500) return failureText(error.code).text
  }
  return /** i18n */ {
    id: '1EnMzq',
    message: ['Za chwilę spróbujemy jeszcze raz sami.'],
  }
}
export { PartView as t }
