import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as MailCheck } from './mail-check-BPYx6QYa.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { n as joinNewsletter } from './newsletterCalls-xzkqaKm3.js'
import { Si as useServices, Wn as object } from '../renderPage.js'
import { t as checkEmail } from './checkEmail-Dzo-muVU.js'
import { i as schemaCheck, t as judged } from './schemaCheck-D7z3xsYj.js'
import { r as languageOf } from './languages-DstpWIH-.js'
import { t as Button } from './Button-BS8EKtfW.js'
import { t as FailureNote } from './FailureNote-CoBLQTMd.js'
import { t as useForm } from './useForm-C-RzJ2rU.js'
import { t as TextField } from './TextField-CWQ9Iwvc.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
// src/features/newsletter/NewsletterForm.module.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var NewsletterForm_module_default = {
  form: '_form_zvnbe_2',
  row: '_row_zvnbe_7',
  sent: '_sent_zvnbe_23',
}
// src/features/newsletter/NewsletterForm.tsx
var import_jsx_runtime = require_jsx_runtime()
var NOTHING = { email: '' }
var check = schemaCheck(object({ email: judged(checkEmail) }))
/**
 * Signs an address up; a letter asks for the consent itself. The answer is the same whoever the address belongs to.
 * What was typed stays through a lost network.
 */
function NewsletterForm() {
  const { _: _t, i18n } = useLingui()
  const { productApi } = useServices()
  const [sentTo, setSentTo] = (0, import_react.useState)(null)
  const form = useForm({
    initial: NOTHING,
    check,
    submit: async (typed, { signal }) => {
      const email = typed.email.trim()
      const language = languageOf(i18n.locale) ?? 'pl'
      await joinNewsletter(
        await productApi(),
        {
          email,
          language,
        },
        { signal },
      )
      setSentTo(email)
    },
  })
  if (sentTo !== null) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LetterOnItsWay, { to: sentTo })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('form', {
    ...form.element,
    'aria-label': _t(
      /** i18n */
      {
        id: '5ACX4z',
        message: ['Newsletter'],
      },
    ),
    className: NewsletterForm_module_default.form,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: NewsletterForm_module_default.row,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
            ...form.field('email'),
            label: _t(
              /** i18n */
              {
                id: 'pF3zmv',
                message: ['Adres e-mail do newslettera'],
              },
            ),
            type: 'email',
            inputMode: 'email',
            autoComplete: 'email',
            placeholder: _t(
              /** i18n */
              {
                id: 'cn_Oyx',
                message: ['imie@poczta.pl'],
              },
            ),
            maxLength: 254,
            isRequired: true,
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
            type: 'submit',
            isPending: form.isPending,
            children: form.isPending
              ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'tbxIlP',
                  message: ['Wysyłamy…'],
                })
              : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'yBmdKz',
                  message: ['Zapisz mnie'],
                }),
          }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FailureNote, { failure: form.failure }),
    ],
  })
}
/** In the form's place, with the focus that was in it. */
function LetterOnItsWay({ to }) {
  const ref = (0, import_react.useRef)(null)
  ;(0, import_react.useEffect)(() => ref.current?.focus(), [])
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('output', {
    ref,
    tabIndex: -1,
    className: NewsletterForm_module_default.sent,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MailCheck, {
        size: 20,
        'aria-hidden': 'true',
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'cVvNGF',
          message: [
            'Jeszcze jeden krok. Na <0>',
            ['to'],
            '</0> przyjdzie za chwilę list. Zapis działa dopiero po otwarciu linku, który w\xA0nim jest.',
          ],
          values: { to },
          components: { 0: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('strong', {}) },
        }),
      }),
    ],
  })
}
export { NewsletterForm as default }
