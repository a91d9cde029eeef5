import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import {
  $n as string,
  Jr as Page,
  Si as useServices,
  Wn as object,
  lr as _maxLength,
  r as ScriptNote,
} from '../renderPage.js'
import { t as Card } from './Card-scAZrQw6.js'
import { t as PageHeader } from './PageHeader-Bmm22iEl.js'
import { t as About_module_default } from './About.module-vkUXUVTe.js'
import { t as MailCheck } from './mail-check-BPYx6QYa.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { n as acceptedSchema } from './credentials-zVSPX39l.js'
import { t as keyed } from './keyed-1X-4xJ4d.js'
import { t as checkEmail } from './checkEmail-Dzo-muVU.js'
import { i as schemaCheck, t as judged } from './schemaCheck-D7z3xsYj.js'
import { t as classNames } from './classNames-D1L2HDWQ.js'
import { t as Button } from './Button-BS8EKtfW.js'
import { t as FailureNote } from './FailureNote-CoBLQTMd.js'
import { t as useForm } from './useForm-C-RzJ2rU.js'
import { t as TextField } from './TextField-CWQ9Iwvc.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
// src/api/product/contactCalls.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
/** Sends a message to whoever runs the shop; once, however often it has to be tried. */
async function sendContactMessage(api, body, options) {
  const request = {
    body,
    answer: acceptedSchema,
    isAnonymous: true,
  }
  await api.call('POST /api/v1/contact', {
    ...keyed(options),
    ...request,
  })
}
// src/domain/contact/contactMessage.ts
/** No word has fewer letters that somebody could answer. */
var SHORTEST = 10
var LONGEST_MESSAGE = 4e3
object({
  email: string().check(_maxLength(254)),
  /** ISK-…; empty where it isn't about an order. */
  order_number: string().check(_maxLength(40)),
  message: string().check(_maxLength(LONGEST_MESSAGE)),
})
/** What keeps a message from being sent. */
var checkContactMessage = schemaCheck(
  object({
    email: judged(checkEmail),
    order_number: string(),
    message: judged(messageProblem),
  }),
)
function messageProblem(message) {
  const { length } = message.trim()
  if (length === 0) return 'required'
  return length < SHORTEST ? 'too_short' : null
}
// src/features/about/ContactForm.tsx
var import_jsx_runtime = require_jsx_runtime()
var NOTHING = {
  email: '',
  order_number: '',
  message: '',
}
/** A message to whoever runs the shop. What was typed stays through a lost network. */
function ContactForm() {
  const { _: _t } = useLingui()
  const { productApi } = useServices()
  const [isSent, setIsSent] = (0, import_react.useState)(false)
  const form = useForm({
    initial: NOTHING,
    check: checkContactMessage,
    submit: async (message, { signal }) => {
      await sendContactMessage(await productApi(), message, { signal })
      setIsSent(true)
    },
  })
  if (isSent) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Sent, { to: form.values.email })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('form', {
    ...form.element,
    className: classNames(About_module_default.form, 'needs-script'),
    'aria-label': _t(
      /** i18n */
      {
        id: 'm2P6Ts',
        message: ['Wiadomość do nas'],
      },
    ),
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
        ...form.field('email'),
        label: _t(
          /** i18n */
          {
            id: 'ulFNoP',
            message: ['Twój adres e-mail'],
          },
        ),
        type: 'email',
        inputMode: 'email',
        autoComplete: 'email',
        maxLength: 254,
        description: _t(
          /** i18n */
          {
            id: 'iKRqmR',
            message: ['Na niego odpiszemy'],
          },
        ),
        isRequired: true,
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
        ...form.field('order_number'),
        label: _t(
          /** i18n */
          {
            id: 'DqTJyB',
            message: ['Numer zamówienia (jeśli o\xA0nie chodzi)'],
          },
        ),
        autoComplete: 'off',
        maxLength: 40,
        placeholder: 'ISK-2026-000123',
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
        ...form.field('message'),
        label: _t(
          /** i18n */
          {
            id: '2XD26R',
            message: ['Wiadomość'],
          },
        ),
        autoComplete: 'off',
        maxLength: LONGEST_MESSAGE,
        multiline: true,
        isRequired: true,
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FailureNote, { failure: form.failure }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
          type: 'submit',
          variant: 'primary',
          isPending: form.isPending,
          children: form.isPending
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'tbxIlP',
                message: ['Wysyłamy…'],
              })
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'T86UkV',
                message: ['Wyślij wiadomość'],
              }),
        }),
      }),
    ],
  })
}
/** In the form's place, with the focus that was in it. */
function Sent({ to }) {
  const ref = (0, import_react.useRef)(null)
  ;(0, import_react.useEffect)(() => ref.current?.focus(), [])
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('output', {
    ref,
    tabIndex: -1,
    className: About_module_default.sent,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MailCheck, {
        size: 22,
        'aria-hidden': 'true',
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'mhDwQ6',
          message: ['Wysłane, dziękujemy. Odpowiedź przyjdzie na <0>', ['to'], '</0>.'],
          values: { to },
          components: { 0: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('strong', {}) },
        }),
      }),
    ],
  })
}
// src/features/about/ContactScreen.tsx
/** /kontakt: who we are by address, and a form that becomes a letter. */
function ContactScreen() {
  const { _: _t } = useLingui()
  const { seller } = useServices().config
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Page, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHeader, {
        title: _t(
          /** i18n */
          {
            id: 'Ofcikh',
            message: ['Kontakt'],
          },
        ),
        lead: _t(
          /** i18n */
          {
            id: 'aq_HI3',
            message: [
              'Pytanie o\xA0zamówienie, pomysł albo reklamacja: czyta to człowiek. Na reklamacje odpowiadamy w\xA014\xA0dni.',
            ],
          },
        ),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: About_module_default.contact,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Card, {
            title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'uqCMaH',
              message: ['Kto tu sprzedaje'],
            }),
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('dl', {
              className: About_module_default.facts,
              children: [
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Fact, {
                  name: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                    id: '52BLzb',
                    message: ['Sprzedawca'],
                  }),
                  value: seller.name,
                }),
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Fact, {
                  name: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                    id: 'FSFLZK',
                    message: ['Adres'],
                  }),
                  value: seller.address,
                }),
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Fact, {
                  name: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                    id: 'ANkdPQ',
                    message: ['NIP'],
                  }),
                  value: seller.taxId,
                }),
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Fact, {
                  name: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                    id: 'qBewde',
                    message: ['Rejestr'],
                  }),
                  value: seller.register,
                }),
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Fact, {
                  name: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                    id: '5Sa1Ss',
                    message: ['E-mail'],
                  }),
                  value:
                    seller.email === ''
                      ? ''
                      : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('a', {
                          href: `mailto:${seller.email}`,
                          children: seller.email,
                        }),
                }),
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Fact, {
                  name: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                    id: 'DrRL-M',
                    message: ['Telefon'],
                  }),
                  value:
                    seller.phone === ''
                      ? ''
                      : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('a', {
                          href: `tel:${seller.phone.replaceAll(' ', '')}`,
                          children: seller.phone,
                        }),
                }),
              ],
            }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
            title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'iqH0oJ',
              message: ['Napisz do nas'],
            }),
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ScriptNote, {}),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ContactForm, {}),
            ],
          }),
        ],
      }),
    ],
  })
}
/** What is empty isn't shown. */
function Fact({ name, value }) {
  if (value === '') return null
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('dt', { children: name }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('dd', { children: value }),
    ],
  })
}
// src/routes/kontakt.tsx?tsr-split=component---loader
var SplitComponent = ContactScreen
export { SplitComponent as component }
