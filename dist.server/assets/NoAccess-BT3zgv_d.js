import { n as Trans } from './dist-CJ0y7q9j.js'
import { t as useRouter } from './useRouter-C7bY0uL8.js'
import { t as ArrowLeft } from './arrow-left-say57558.js'
import { ei as ButtonLink, gi as House, qr as ErrorScreen } from '../renderPage.js'
import { t as Button } from './Button-BS8EKtfW.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
// src/app/guards/NoAccess.tsx
var import_jsx_runtime = require_jsx_runtime()
/** A section for administrators, opened by somebody else (specification part 2, section 2). */
function NoAccess() {
  const router = useRouter()
  function goBack() {
    if (router.history.canGoBack()) router.history.back()
    else
      router.navigate({
        to: '/',
        replace: true,
      })
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorScreen, {
    code: '403',
    title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'wRjGjv',
      message: ['Brak dostępu'],
    }),
    words: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: '9RQz_F',
      message: [
        'Ta sekcja jest tylko dla administratorów. Jeśli to pomyłka, poproś administratora o\xA0dostęp.',
      ],
    }),
    actions: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
      children: [
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
          variant: 'primary',
          icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ArrowLeft, { size: 18 }),
          onPress: goBack,
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'A0Js3H',
            message: ['Wróć'],
          }),
        }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
          to: '/',
          icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(House, { size: 18 }),
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'aDVxF2',
            message: ['Strona główna'],
          }),
        }),
      ],
    }),
  })
}
export { NoAccess as default }
