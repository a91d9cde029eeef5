import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { C as useSession, Si as useServices, Wn as object, c as useProofAsked } from '../renderPage.js'
import { t as Dialog } from './Dialog-BVCLj5ad.js'
import { n as OrDivider, r as FingerprintPattern, t as passkeyRequest } from './passkeyRequest-C8rDpBXr.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { l as proofOptions, u as prove } from './authCalls-D-3uDpam.js'
import { t as PASSWORD_LENGTH } from './credentials-zVSPX39l.js'
import { i as schemaCheck, n as requiredText } from './schemaCheck-D7z3xsYj.js'
import { t as AccountName } from './AccountName-v10aNQIt.js'
import { t as Button } from './Button-BS8EKtfW.js'
import { t as FailureNote } from './FailureNote-CoBLQTMd.js'
import { t as useForm } from './useForm-C-RzJ2rU.js'
import { t as PasswordField } from './PasswordField-BlTxN1a8.js'
import { o as browserSupportsWebAuthn, t as startAuthentication } from './esm-Rfz40IRV.js'
import { t as useQuery } from './useQuery-ByumTbVI.js'
import { c as listPasskeys } from './accountCalls-FyQAJCX4.js'
import { t as ApiError } from './apiError-cbYDkBQb.js'
import { t as ACCOUNT_KEY } from './accountKey-CJ2SF-Dv.js'
import { t as useSubmission } from './useSubmission-FnOf46R6.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
var ProofDialog_module_default = {
  question: '_question_556vz_2',
  form: '_form_556vz_3',
}
// src/app/session/useProofByPasskey.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
/** Shows by one of the account's passkeys that its owner is there. */
function useProofByPasskey(onProved) {
  const { productApi } = useServices()
  const known = useQuery({
    queryKey: [ACCOUNT_KEY, 'proof', 'passkeys'],
    queryFn: async ({ signal }) => (await listPasskeys(await productApi(), { signal })).length,
    enabled: browserSupportsWebAuthn(),
    staleTime: 0,
    gcTime: 0,
  })
  const submission = useSubmission(async (signal) => {
    const api = await productApi()
    const challenge = await proofOptions(api, { signal })
    try {
      const response = await startAuthentication({ optionsJSON: passkeyRequest(challenge) })
      const body = {
        challenge_id: challenge.challenge_id,
        response: { ...response },
      }
      await prove(api, body, { signal })
    } catch (error) {
      if (error instanceof ApiError) throw error
      return
    }
    onProved()
  })
  return {
    isOffered: (known.data ?? 0) > 0,
    isPending: submission.isPending,
    failure: submission.failure,
    press: submission.submit,
  }
}
// src/app/session/ProofForm.tsx
var import_jsx_runtime = require_jsx_runtime()
var NOTHING = { current_password: '' }
var check = schemaCheck(object({ current_password: requiredText }))
/** The password, or a passkey where the account has one: either shows that its owner is there. */
function ProofForm({ email, onProved, onCancel }) {
  const { _: _t } = useLingui()
  const { productApi } = useServices()
  const passkey = useProofByPasskey(onProved)
  const form = useForm({
    initial: NOTHING,
    check,
    submit: async (typed, { signal }) => prove(await productApi(), typed, { signal }),
    onSubmitted: onProved,
  })
  ;(0, import_react.useEffect)(
    () => document.getElementById(form.id)?.querySelector('[name="current_password"]')?.focus(),
    [form.id],
  )
  function submit(event) {
    event.stopPropagation()
    form.element.onSubmit(event)
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('form', {
    ...form.element,
    className: ProofDialog_module_default.form,
    onSubmit: submit,
    'aria-label': _t(
      /** i18n */
      {
        id: 'S4YPmw',
        message: ['Potwierdzenie tożsamości'],
      },
    ),
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FailureNote, { failure: form.failure ?? passkey.failure }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AccountName, { email }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PasswordField, {
        ...form.field('current_password'),
        label: _t(
          /** i18n */
          {
            id: 'F-CLA2',
            message: ['Hasło'],
          },
        ),
        autoComplete: 'current-password',
        maxLength: PASSWORD_LENGTH.max,
        isRequired: true,
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
        type: 'submit',
        variant: 'primary',
        isPending: form.isPending,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'pVQtzc',
          message: ['Potwierdź'],
        }),
      }),
      passkey.isOffered
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OrDivider, {}),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
                icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FingerprintPattern, { size: 20 }),
                isPending: passkey.isPending,
                onPress: passkey.press,
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'mvmHNk',
                  message: ['Użyj klucza dostępu'],
                }),
              }),
            ],
          })
        : null,
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
        variant: 'quiet',
        onPress: onCancel,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'mRjC3e',
          message: ['Anuluj'],
        }),
      }),
    ],
  })
}
// src/app/session/ProofDialog.tsx
/** Asks for the password or a passkey before something that lasts; what was wanted then goes on by itself. */
function ProofDialog() {
  const { _: _t } = useLingui()
  const asked = useProofAsked()
  const session = useSession()
  const email = session.status === 'signed-in' ? session.user.email : ''
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
    isOpen: asked !== null,
    onOpenChange: () => asked?.answer(false),
    size: 'sm',
    title: _t(
      /** i18n */
      {
        id: 'zzCdWw',
        message: ['Potwierdź, że to Ty'],
      },
    ),
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
      className: ProofDialog_module_default.question,
      children: [
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'LL86Me',
            message: ['Tego pilnujemy szczególnie. Podaj hasło, a\xA0od razu przejdziemy dalej.'],
          }),
        }),
        asked === null
          ? null
          : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProofForm, {
              email,
              onProved: () => asked.answer(true),
              onCancel: () => asked.answer(false),
            }),
      ],
    }),
  })
}
export { ProofDialog as default }
