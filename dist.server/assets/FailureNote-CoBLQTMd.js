import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as require_react } from './react-BHbHrMlk.js'
import {
  $n as string,
  Gn as optional,
  Hn as nullable,
  Rt as Notice,
  Un as number,
  Wn as object,
  _r as safeParse,
} from '../renderPage.js'
import { t as failureText } from './failureTexts-DgFs2LGo.js'
import { t as useSecondsLeft } from './useSecondsLeft-BYvlyeft.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
// src/ui/form/Form.module.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var Form_module_default = { note: '_note_1au3x_2' }
// src/ui/form/WaitLeft.tsx
var import_jsx_runtime = require_jsx_runtime()
var LONG_WAIT = 90
/** How long to wait before another try, counted down for the eye; a screen reader hears it once. */
function WaitLeft({ wait }) {
  const [until] = (0, import_react.useState)(() => Date.now() + wait)
  const seconds = useSecondsLeft(until)
  const { _: _t } = useLingui()
  if (seconds === 0)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'TvR46s',
      message: ['Możesz już spróbować ponownie.'],
    })
  const minutes = Math.ceil(seconds / 60)
  const spoken = Math.ceil(wait / 1e3)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
        'aria-hidden': 'true',
        children:
          seconds > LONG_WAIT
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'qii3o3',
                message: ['Spróbuj ponownie za ', ['minutes'], ' min.'],
                values: { minutes },
              })
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'MWEi4b',
                message: ['Spróbuj ponownie za ', ['seconds'], ' s.'],
                values: { seconds },
              }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
        className: 'visually-hidden',
        children: _t(
          /** i18n */
          {
            id: '4J1ERp',
            message: ['Spróbuj ponownie za ', ['spoken'], ' s.'],
            values: { spoken },
          },
        ),
      }),
    ],
  })
}
// src/ui/form/FailureNote.tsx
var failureSchema = object({
  code: string(),
  retryAfterMs: optional(nullable(number())),
})
/** Why it didn't work and what to do, for every code there is. Takes the focus when it comes. */
function FailureNote({ failure, action }) {
  const ref = (0, import_react.useRef)(null)
  ;(0, import_react.useEffect)(() => {
    if (failure === null) return
    ref.current?.focus()
    ref.current?.scrollIntoView({ block: 'nearest' })
  }, [failure])
  return failure === null
    ? null
    : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
        ref,
        tabIndex: -1,
        role: 'alert',
        className: Form_module_default.note,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FailureWords, {
          failure,
          action,
        }),
      })
}
function FailureWords({ failure, action }) {
  const { i18n } = useLingui()
  const parsed = safeParse(failureSchema, failure)
  const { title, text } = failureText(parsed.success ? parsed.data.code : null)
  const wait = parsed.success ? (parsed.data.retryAfterMs ?? 0) : 0
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Notice, {
    tone: 'danger',
    title: i18n._(title),
    action,
    children: [
      i18n._(text),
      ' ',
      wait > 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WaitLeft, { wait }, wait) : null,
    ],
  })
}
export { FailureNote as t }
