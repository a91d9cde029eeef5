import { n as Trans } from './dist-CJ0y7q9j.js'
import { t as Mail } from './mail-gtN2sJtt.js'
import { t as confirmNewsletter } from './newsletterCalls-xzkqaKm3.js'
import { t as LetterLinkScreen } from './LetterLinkScreen-BgBCN2Bw.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import { t as Bell } from './bell-Dt5rTQOR.js'
import { a as withdrawRestock, n as confirmRestock } from './restockCalls-BSE0lxAe.js'
import { mn as Route } from '../renderPage.js'
// src/features/newsletter/ConfirmScreen.tsx
var import_jsx_runtime = require_jsx_runtime()
/** /newsletter/confirm: the second half of signing up. */
function ConfirmScreen({ token }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LetterLinkScreen, {
    token,
    icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Mail, { size: 26 }),
    question: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: '7wdMUx',
      message: ['Zapisać Cię na newsletter?'],
    }),
    lead: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'kLzDKd',
      message: ['Kilka listów w\xA0miesiącu: nowe wzory, pomysły na okazje i\xA0rabaty. Nic więcej.'],
    }),
    verb: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'Zu5cYR',
      message: ['Tak, zapisz mnie'],
    }),
    act: confirmNewsletter,
    done: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'crqoPo',
      message: ['Jesteś na liście'],
    }),
    doneLead: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: '4YzoB6',
      message: ['Każdy list ma na dole link, którym można się wypisać.'],
    }),
  })
}
// src/features/newsletter/RestockConfirmScreen.tsx
/** /newsletter/confirm?of=restock: whether to tell an address once something is back, and the way out of it. */
function RestockConfirmScreen({ token }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LetterLinkScreen, {
    token,
    icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Bell, { size: 26 }),
    question: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'f-yAnh',
      message: ['Dać Ci znać, gdy wróci do sklepu?'],
    }),
    lead: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'D2UXc7',
      message: ['Napiszemy jeden raz. Jeśli nie wróci w\xA0pół roku, prośba wygaśnie.'],
    }),
    verb: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'l-pdR7',
      message: ['Tak, dajcie mi znać'],
    }),
    act: confirmRestock,
    done: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: '4JROYN',
      message: ['Damy Ci znać'],
    }),
    doneLead: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'Q2Tdgn',
      message: ['Zmienisz zdanie? Otwórz jeszcze raz link z\xA0listu i\xA0wycofaj prośbę.'],
    }),
    spentLead: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'uQOW_A',
      message: ['Minęło za dużo czasu. Poproś o\xA0wiadomość jeszcze raz na stronie produktu.'],
    }),
    other: {
      verb: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: 'T9VxXR',
        message: ['Wycofaj prośbę'],
      }),
      act: withdrawRestock,
      done: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: 'BGzUdE',
        message: ['Prośba wycofana'],
      }),
      doneLead: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: '3ihhtF',
        message: ['Nie napiszemy o\xA0tym. Poprosić można znowu na stronie produktu.'],
      }),
    },
  })
}
// src/routes/newsletter.confirm.tsx?tsr-split=component---loader
function Confirm() {
  const { token = null, of } = Route.useSearch()
  return of === 'restock'
    ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RestockConfirmScreen, { token })
    : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ConfirmScreen, { token })
}
export { Confirm as component }
