import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { n as Trans } from './dist-CJ0y7q9j.js'
import { Si as useServices, ei as ButtonLink, vi as CircleCheck } from '../renderPage.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { t as ApiError } from './apiError-cbYDkBQb.js'
import { t as Button } from './Button-BS8EKtfW.js'
import { t as EntryCard } from './EntryCard-wdKfY80m.js'
import { t as FailureNote } from './FailureNote-CoBLQTMd.js'
import { t as useSubmission } from './useSubmission-FnOf46R6.js'
import { n as LinkSpentCard, t as useLinkToken } from './useLinkToken-BSTLMx6h.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
// src/features/newsletter/LetterLinkScreen.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var import_jsx_runtime = require_jsx_runtime()
/**
 * What a newsletter's link leads to: one question and one button. Mail programs open links on their own to look at
 * them, so opening it alone does nothing.
 */
function LetterLinkScreen(props) {
  const { act, icon, question, lead, verb, done, doneLead, other } = props
  const { productApi } = useServices()
  const token = useLinkToken(props.token)
  const [outcome, setOutcome] = (0, import_react.useState)(token === null ? 'spent' : 'open')
  async function perform(work, outcomeOfIt, signal) {
    if (token === null) return
    try {
      await work(await productApi(), { token }, { signal })
      setOutcome(outcomeOfIt)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'LINK_INVALID') setOutcome('spent')
      else throw error
    }
  }
  const submission = useSubmission((signal) => perform(act, 'done', signal))
  const otherSubmission = useSubmission(async (signal) => {
    if (other !== void 0) await perform(other.act, 'other-done', signal)
  })
  if (outcome === 'spent')
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkSpent, {
      lead: props.spentLead ?? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SignUpAnew, {}),
    })
  if (outcome === 'done' || outcome === 'other-done') {
    const [title, words] =
      outcome === 'other-done' && other !== void 0 ? [other.done, other.doneLead] : [done, doneLead]
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EntryCard, {
      isNews: true,
      icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CircleCheck, { size: 26 }),
      tone: 'success',
      title,
      lead: words,
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ToShop, {}),
    })
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(EntryCard, {
    icon,
    title: question,
    lead,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FailureNote, {
        failure: submission.failure ?? otherSubmission.failure,
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
        variant: 'primary',
        size: 'large',
        isPending: submission.isPending,
        onPress: () => submission.submit(),
        children: submission.isPending
          ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'dbw-e9',
              message: ['Chwileczkę…'],
            })
          : verb,
      }),
      other === void 0
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
            variant: 'quiet',
            isPending: otherSubmission.isPending,
            onPress: () => otherSubmission.submit(),
            children: other.verb,
          }),
    ],
  })
}
function SignUpAnew() {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
    id: '30NIqD',
    message: [
      'Mógł być już użyty albo został skopiowany nie w\xA0całości. Zapisać się od nowa można na dole każdej strony.',
    ],
  })
}
function LinkSpent({ lead }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkSpentCard, {
    lead,
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ToShop, {}),
  })
}
function ToShop() {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
    to: '/sklep',
    size: 'large',
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'mLytgS',
      message: ['Idź do sklepu'],
    }),
  })
}
export { LetterLinkScreen as t }
