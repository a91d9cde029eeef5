import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import {
  C as useSession,
  V as showToast,
  Wn as object,
  dt as onceDatabaseIsThere,
  ji as useQueryClient,
  jt as useStore,
  st as liveStore,
} from '../renderPage.js'
import { t as Bell } from './bell-Dt5rTQOR.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { t as ACCOUNT_KEY } from './accountKey-CJ2SF-Dv.js'
import { t as checkEmail } from './checkEmail-Dzo-muVU.js'
import { t as shownVariantTitle } from './variantTitle-pl3RCWBh.js'
import { i as schemaCheck, t as judged } from './schemaCheck-D7z3xsYj.js'
import { r as languageOf } from './languages-DstpWIH-.js'
import { t as Button } from './Button-BS8EKtfW.js'
import { t as useForm } from './useForm-C-RzJ2rU.js'
import { t as TextField } from './TextField-CWQ9Iwvc.js'
import { t as TextLink } from './TextLink-CFrFjdUC.js'
import { i as Restock_module_default } from './sklep.produkt._handle-Cq61pkZO.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
// src/features/restock/AskedAlready.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var import_jsx_runtime = require_jsx_runtime()
/** What this device has asked, and how it is withdrawn. */
function AskedAlready({ asked: { variantId, email }, isNews, onAnew }) {
  const ref = (0, import_react.useRef)(null)
  ;(0, import_react.useEffect)(() => {
    if (isNews) ref.current?.focus()
  }, [isNews])
  async function askAnew() {
    const [{ unask }, { database }] = await Promise.all([
      import('./asked-BfWGnvq-.js').then((n) => n.t),
      import('./openDatabase-ByMsI8LS.js').then((n) => n.n),
    ])
    await unask(await database(), variantId)
    onAnew()
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('output', {
    ref,
    tabIndex: -1,
    className: Restock_module_default.asked,
    children:
      email === null
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'E9PNk0',
                message: ['Damy Ci znać, gdy wróci.'],
              }),
              ' ',
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextLink, {
                to: '/ulubione',
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'BDoJPV',
                  message: ['Na co jeszcze czekasz'],
                }),
              }),
            ],
          })
        : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'QXYvmh',
                  message: [
                    'Jeszcze jeden krok: na <0>',
                    ['email'],
                    '</0> przyjdzie list z\xA0linkiem. Damy znać, gdy go potwierdzisz. Tym samym linkiem wycofasz prośbę.',
                  ],
                  values: { email },
                  components: { 0: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('strong', {}) },
                }),
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
                size: 'small',
                variant: 'quiet',
                onPress: () => void askAnew().catch(() => void 0),
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'ShROEK',
                  message: ['Podaj inny adres'],
                }),
              }),
            ],
          }),
  })
}
// src/features/restock/liveAsked.ts
/** What this device has asked to be told of. */
var liveAsked = liveStore({
  load: async () => (await import('./asked-BfWGnvq-.js').then((n) => n.t)).readAsked,
  schedule: onceDatabaseIsThere,
})
// src/features/restock/RestockForm.tsx
/** One press for whoever has a confirmed account, an address from everybody else. Works without a network. */
function RestockForm({ product, variant }) {
  const session = useSession()
  const reading = useStore(liveAsked)
  const ask = useAsk({
    product,
    variant,
  })
  const [isJustAsked, setJustAsked] = (0, import_react.useState)(false)
  const asked = (reading.kind === 'read' ? reading.value : []).find(
    ({ variantId }) => variantId === variant.id,
  )
  async function send(email) {
    await ask(email)
    setJustAsked(true)
  }
  if (session.status === 'unknown') return null
  if (asked !== void 0)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AskedAlready, {
      asked,
      isNews: isJustAsked,
      onAnew: () => setJustAsked(false),
    })
  if (session.status === 'signed-in' && session.user.is_verified)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ByAccount, {
      email: session.user.email,
      onAsk: () => send(null),
    })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ByAddress, { onAsk: send })
}
function ByAccount({ email, onAsk }) {
  const [isPending, setPending] = (0, import_react.useState)(false)
  async function press() {
    setPending(true)
    await onAsk().catch(() => void 0)
    setPending(false)
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: Restock_module_default.form,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
        className: Restock_module_default.hint,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: '4hxvUs',
          message: [
            'Napiszemy raz na ',
            ['email'],
            ', gdy znów będzie w\xA0sklepie. Jeśli masz włączone powiadomienia, przyjdzie też powiadomienie.',
          ],
          values: { email },
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
          icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Bell, {
            size: 18,
            'aria-hidden': 'true',
          }),
          isPending,
          onPress: () => void press(),
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'Q8ZEAS',
            message: ['Powiadom mnie'],
          }),
        }),
      }),
    ],
  })
}
var NOTHING = { email: '' }
var check = schemaCheck(object({ email: judged(checkEmail) }))
function ByAddress({ onAsk }) {
  const { _: _t } = useLingui()
  const form = useForm({
    initial: NOTHING,
    check,
    submit: ({ email }) => onAsk(email.trim()),
  })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('form', {
    ...form.element,
    className: Restock_module_default.form,
    'aria-label': _t(
      /** i18n */
      {
        id: 'Q8ZEAS',
        message: ['Powiadom mnie'],
      },
    ),
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: Restock_module_default.row,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
            ...form.field('email'),
            label: _t(
              /** i18n */
              {
                id: 'B3koqh',
                message: ['Twój e-mail'],
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
            icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Bell, {
              size: 18,
              'aria-hidden': 'true',
            }),
            isPending: form.isPending,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'Q8ZEAS',
              message: ['Powiadom mnie'],
            }),
          }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
        className: Restock_module_default.hint,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'mlyJfS',
          message: [
            'Najpierw przyjdzie list z\xA0prośbą o\xA0potwierdzenie adresu. Potem jeden list, gdy wróci.',
          ],
        }),
      }),
    ],
  })
}
/** Asks on this device; what can't be stored is said, and rejects. */
function useAsk({ product, variant }) {
  const { _: _t2, i18n } = useLingui()
  const queryClient = useQueryClient()
  return async (email) => {
    const form = shownVariantTitle(variant.title)
    const title = form === '' ? product.title : `${product.title}, ${form}`
    const language = languageOf(i18n.locale) ?? 'pl'
    try {
      const [{ ask }, { database }] = await Promise.all([
        import('./asked-BfWGnvq-.js').then((n) => n.t),
        import('./openDatabase-ByMsI8LS.js').then((n) => n.n),
      ])
      await ask(await database(), {
        variantId: variant.id,
        email,
        language,
        title,
      })
      liveAsked.watch()
    } catch (error) {
      showToast({
        type: 'error',
        title: _t2(
          /** i18n */
          {
            id: 'VBt9Hn',
            message: ['Prośba nie została zapisana'],
          },
        ),
        message: _t2(
          /** i18n */
          {
            id: 'a0pllI',
            message: ['To urządzenie nie pozwala teraz niczego zapisać. Spróbuj ponownie.'],
          },
        ),
      })
      throw error
    }
    queryClient.invalidateQueries({ queryKey: [ACCOUNT_KEY, 'restock'] })
  }
}
export { RestockForm as default }
