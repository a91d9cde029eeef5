import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as ExternalLink } from './external-link-CdkY5eeb.js'
import { t as Button } from './Button-BS8EKtfW.js'
import { K as announce, Si as useServices } from '../renderPage.js'
import { t as FailureNote } from './FailureNote-CoBLQTMd.js'
import { t as useSecondsLeft } from './useSecondsLeft-BYvlyeft.js'
import { t as useSubmission } from './useSubmission-FnOf46R6.js'
import { n as Entry_module_default } from './OfflineNote-DesUhASu.js'
// src/features/sign-in/MailboxLink.tsx
var import_jsx_runtime = require_jsx_runtime()
/** Where letters go that nothing sends: this installation's own mailbox, for whoever develops or tries it out. */
function MailboxLink() {
  const { mailbox } = useServices().config
  return mailbox === null
    ? null
    : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('a', {
        className: Entry_module_default.mailbox,
        href: mailbox,
        target: '_blank',
        rel: 'noopener',
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'EQ1Br3',
            message: ['Otwórz skrzynkę tej instalacji'],
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ExternalLink, {
            size: 18,
            'aria-hidden': 'true',
          }),
        ],
      })
}
// src/features/sign-in/ResendLetter.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var COOLDOWN_MS = 6e4
/** Sends the letter once more, at most once a minute. */
function ResendLetter({ onResend, isJustSent = false }) {
  const { _: _t } = useLingui()
  const [nextAt, setNextAt] = (0, import_react.useState)(() => (isJustSent ? Date.now() + COOLDOWN_MS : 0))
  const [isSentAgain, setSentAgain] = (0, import_react.useState)(false)
  const seconds = useSecondsLeft(nextAt)
  const submission = useSubmission(async (signal) => {
    await onResend(signal)
    setNextAt(Date.now() + COOLDOWN_MS)
    setSentAgain(true)
    announce(
      _t(
        /** i18n */
        {
          id: 'CCPmGy',
          message: ['List wysłany jeszcze raz.'],
        },
      ),
    )
  })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FailureNote, { failure: submission.failure }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
        isPending: submission.isPending,
        isDisabled: seconds > 0,
        onPress: submission.submit,
        children:
          seconds > 0
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: '4qPaja',
                message: ['Wyślij jeszcze raz (za ', ['seconds'], ' s)'],
                values: { seconds },
              })
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'lHCXVX',
                message: ['Wyślij list jeszcze raz'],
              }),
      }),
      isSentAgain && seconds > 0
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
            className: Entry_module_default.small,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'BMdVh4',
              message: ['Wysłane. Liczy się najnowszy list.'],
            }),
          })
        : null,
    ],
  })
}
export { MailboxLink as n, ResendLetter as t }
