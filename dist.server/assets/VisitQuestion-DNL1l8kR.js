import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { t as NO_PREFERENCES } from './preferences-CXXm9RGo.js'
import { V as showToast, jt as useStore, u as FloatingNotice, ut as hasDatabase } from '../renderPage.js'
import { t as Button } from './Button-BS8EKtfW.js'
import { t as TextLink } from './TextLink-CFrFjdUC.js'
import { t as livePreferences } from './livePreferences-2jUhTNK5.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
// src/features/preferences/VisitQuestion.module.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var VisitQuestion_module_default = { answers: '_answers_svzgv_3' }
// src/features/preferences/VisitQuestion.tsx
var import_jsx_runtime = require_jsx_runtime()
/**
 * Asks whether visits may be counted, where nobody has answered yet. A no weighs as much as a yes, it covers nothing,
 * and until it is answered nothing is counted. To look whether there is an answer makes no database.
 */
function VisitQuestion() {
  const [isDatabaseThere, setDatabaseThere] = (0, import_react.useState)(null)
  ;(0, import_react.useEffect)(() => void hasDatabase().then(setDatabaseThere), [])
  if (isDatabaseThere === null) return null
  return isDatabaseThere
    ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(UnlessAnswered, {})
    : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Question, {})
}
function UnlessAnswered() {
  const reading = useStore(livePreferences)
  return reading.kind === 'read' && reading.value.choices.cookiesAccepted === void 0
    ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Question, {})
    : null
}
function Question() {
  const { _: _t } = useLingui()
  const [isAnswered, setAnswered] = (0, import_react.useState)(false)
  if (isAnswered) return null
  async function answer(isAgreed) {
    setAnswered(true)
    try {
      await keepAnswer(isAgreed)
    } catch {
      setAnswered(false)
      showToast({
        type: 'error',
        title: _t(
          /** i18n */
          {
            id: 'xuoVu5',
            message: ['Nie udało się tego zapisać'],
          },
        ),
      })
    }
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FloatingNotice, {
    isPatient: true,
    title: _t(
      /** i18n */
      {
        id: 'taUZFC',
        message: ['Czy możemy liczyć Twoje wizyty?'],
      },
    ),
    actions: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
      className: VisitQuestion_module_default.answers,
      children: [
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
          size: 'small',
          onPress: () => void answer(false),
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'PK7jA1',
            message: ['Nie liczcie'],
          }),
        }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
          size: 'small',
          onPress: () => void answer(true),
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'NM7Zwh',
            message: ['Możecie liczyć'],
          }),
        }),
      ],
    }),
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'WZ41SB',
      message: [
        'Chcemy wiedzieć, które strony pomagają. Bez imion, adresów i\xA0obcych firm, a\xA0zapis jest u\xA0Ciebie. <0>Zobacz, co dokładnie</0>',
      ],
      components: {
        0: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextLink, { to: '/prywatnosc/moje-wizyty' }),
      },
    }),
  })
}
async function keepAnswer(isAgreed) {
  const [{ takePreferences }, { database }] = await Promise.all([
    import('./commands-gqRabIjL.js'),
    import('./openDatabase-ByMsI8LS.js').then((n) => n.n),
  ])
  await takePreferences(await database(), {
    ...NO_PREFERENCES,
    cookiesAccepted: {
      value: isAgreed,
      changed_at: Date.now(),
    },
  })
}
export { VisitQuestion as default }
