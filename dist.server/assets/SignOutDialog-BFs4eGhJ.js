import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { t as Button } from './Button-BS8EKtfW.js'
import { t as Dialog } from './Dialog-BVCLj5ad.js'
import {
  At as useConnection,
  Rt as Notice,
  i as NOTHING_TO_LOSE,
  o as closeSignOut,
  s as useSignOutQuestion,
} from '../renderPage.js'
import { t as useSignOut } from './useSignOut-D9P1EsJI.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
// src/app/session/SignOutDialog.module.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var SignOutDialog_module_default = { words: '_words_puclf_2' }
// src/app/session/SignOutDialog.tsx
var import_jsx_runtime = require_jsx_runtime()
/** How long (ms) the changes get to arrive before it is said that they haven't. */
var PATIENCE = 12e3
/** Asks what is to become of what only this device has, before signing out takes it away. */
function SignOutDialog() {
  const { _: _t } = useLingui()
  const question = useSignOutQuestion()
  const { view } = useConnection()
  const { signOutNow } = useSignOut()
  const [sending, setSending] = (0, import_react.useState)('not-asked')
  const waiting = (0, import_react.useRef)(null)
  const { unsent, lines, asking } = question ?? NOTHING_TO_LOSE
  const canSend = unsent > 0 && view !== 'offline'
  function stay() {
    waiting.current?.abort()
    setSending('not-asked')
    closeSignOut()
  }
  async function leave() {
    waiting.current?.abort()
    setSending('not-asked')
    await signOutNow()
  }
  async function sendAndLeave() {
    const present = new AbortController()
    waiting.current = present
    setSending('under-way')
    const { sendEverything } = await import('./leaving-CZNrD7e7.js')
    const hasArrived = await sendEverything(
      AbortSignal.any([present.signal, AbortSignal.timeout(PATIENCE)]),
    ).catch(() => false)
    if (present.signal.aborted) return
    if (hasArrived) await leave()
    else setSending('late')
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
    isOpen: question !== null,
    onOpenChange: stay,
    role: 'alertdialog',
    size: 'sm',
    title: _t(
      /** i18n */
      {
        id: 'LcQfxb',
        message: ['Wylogować się?'],
      },
    ),
    actions: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
      children: [
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
          variant: 'quiet',
          onPress: stay,
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'HiZG3i',
            message: ['Zostań'],
          }),
        }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
          variant: unsent > 0 ? 'danger' : 'primary',
          onPress: () => void leave(),
          children:
            unsent > 0
              ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'ZKUTY7',
                  message: ['Wyloguj mimo to'],
                })
              : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'X5iG6e',
                  message: ['Wyloguj'],
                }),
        }),
        canSend
          ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
              variant: 'primary',
              isPending: sending === 'under-way',
              onPress: () => void sendAndLeave(),
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: '_A-hMv',
                message: ['Wyślij i\xA0wyloguj'],
              }),
            })
          : null,
      ],
    }),
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
      className: SignOutDialog_module_default.words,
      children: [
        unsent > 0
          ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: '6hV-E0',
                message: [
                  [
                    'unsent',
                    'plural',
                    {
                      offset: void 0,
                      one: [
                        '#',
                        '\xA0zmiana nie dotarła jeszcze do Iskry. Jeśli wylogujesz się teraz, przepadnie.',
                      ],
                      few: [
                        '#',
                        '\xA0zmiany nie dotarły jeszcze do Iskry. Jeśli wylogujesz się teraz, przepadną.',
                      ],
                      many: [
                        '#',
                        '\xA0zmian nie dotarło jeszcze do Iskry. Jeśli wylogujesz się teraz, przepadną.',
                      ],
                      other: [
                        '#',
                        '\xA0zmiany nie dotarły jeszcze do Iskry. Jeśli wylogujesz się teraz, przepadną.',
                      ],
                    },
                  ],
                ],
                values: { unsent },
              }),
            })
          : null,
        lines > 0
          ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'vZr0eI',
                message: [
                  [
                    'lines',
                    'plural',
                    {
                      offset: void 0,
                      one: ['Z\xA0tego urządzenia zniknie koszyk z\xA0', '#', '\xA0produktem.'],
                      few: ['Z\xA0tego urządzenia zniknie koszyk z\xA0', '#', '\xA0produktami.'],
                      many: ['Z\xA0tego urządzenia zniknie koszyk z\xA0', '#', '\xA0produktami.'],
                      other: ['Z\xA0tego urządzenia zniknie koszyk z\xA0', '#', '\xA0produktu.'],
                    },
                  ],
                ],
                values: { lines },
              }),
            })
          : null,
        asking > 0
          ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: '1zR_sl',
                message: [
                  [
                    'asking',
                    'plural',
                    {
                      offset: void 0,
                      one: ['Przepadnie ', '#', '\xA0zapisane na potem generowanie.'],
                      few: ['Przepadną ', '#', '\xA0zapisane na potem generowania.'],
                      many: ['Przepadnie ', '#', '\xA0zapisanych na potem generowań.'],
                      other: ['Przepadnie ', '#', '\xA0zapisanego na potem generowania.'],
                    },
                  ],
                ],
                values: { asking },
              }),
            })
          : null,
        unsent > 0 && view === 'offline'
          ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
              tone: 'neutral',
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'ejW47s',
                message: ['Teraz nie ma sieci. Zmiany wyślą się same, gdy wróci, jeśli zostaniesz.'],
              }),
            })
          : null,
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)('output', {
          children:
            sending === 'late'
              ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
                  tone: 'warning',
                  children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                    id: 'VxyS9x',
                    message: [
                      'Nie wszystko dotarło. Spróbuj jeszcze raz za chwilę albo wyloguj się mimo to.',
                    ],
                  }),
                })
              : null,
        }),
      ],
    }),
  })
}
export { SignOutDialog as default }
