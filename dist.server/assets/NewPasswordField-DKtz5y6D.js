import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { t as PasswordField } from './PasswordField-BlTxN1a8.js'
import { t as PASSWORD_LENGTH } from './credentials-zVSPX39l.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
// src/ui/PasswordStrength.module.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var PasswordStrength_module_default = {
  strength: '_strength_14njg_2',
  steps: '_steps_14njg_8',
  step: '_step_14njg_8',
  words: '_words_14njg_47',
}
// src/ui/PasswordStrength.tsx
var import_jsx_runtime = require_jsx_runtime()
var WORDS = {
  0:
    /** i18n */
    {
      id: 'sn7YtQ',
      message: ['Bardzo łatwe do zgadnięcia'],
    },
  1:
    /** i18n */
    {
      id: 'dpf7_H',
      message: ['Łatwe do zgadnięcia'],
    },
  2:
    /** i18n */
    {
      id: 'moQj3X',
      message: ['Wystarczy'],
    },
  3:
    /** i18n */
    {
      id: 'FD6eWG',
      message: ['Mocne hasło'],
    },
  4:
    /** i18n */
    {
      id: '47z8Rq',
      message: ['Bardzo mocne hasło'],
    },
}
var STEPS = [1, 2, 3, 4]
/** Four steps that fill as the password gets harder to guess, and the same in words. */
function PasswordStrength({ length, judgement }) {
  const { i18n } = useLingui()
  if (length === 0) return null
  const missing = PASSWORD_LENGTH.min - length
  const score = judgement?.score ?? 0
  const isTooShort = judgement?.problem === 'too_short' && missing > 0
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: PasswordStrength_module_default.strength,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
        className: PasswordStrength_module_default.steps,
        'data-score': judgement === null ? void 0 : isTooShort ? 1 : Math.max(1, score),
        'aria-hidden': 'true',
        children: STEPS.map((step) =>
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
            'span',
            { className: PasswordStrength_module_default.step },
            step,
          ),
        ),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('output', {
        className: PasswordStrength_module_default.words,
        children:
          judgement === null
            ? null
            : isTooShort
              ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'luMwKA',
                  message: [
                    [
                      'missing',
                      'plural',
                      {
                        offset: void 0,
                        one: ['Jeszcze co najmniej ', '#', '\xA0znak'],
                        few: ['Jeszcze co najmniej ', '#', '\xA0znaki'],
                        many: ['Jeszcze co najmniej ', '#', '\xA0znaków'],
                        other: ['Jeszcze co najmniej ', '#', '\xA0znaku'],
                      },
                    ],
                  ],
                  values: { missing },
                })
              : i18n._(WORDS[score]),
      }),
    ],
  })
}
// src/domain/account/passwordRule.ts
/** The weakest score an account takes: a million guesses, which throttling makes years of. */
var LEAST_SCORE = 2
/**
 * One password however a keyboard composes its letters. What is hashed and compared is this form, never the
 * one that was typed.
 */
function normalisePassword(typed) {
  return typed.normalize('NFKC')
}
/** What the length alone tells, with nothing to load. Letters are counted as people see them, nearly. */
function checkPasswordLength(typed) {
  if (typed === '') return 'required'
  const password = normalisePassword(typed)
  if (typed.length > PASSWORD_LENGTH.max || password.length > PASSWORD_LENGTH.max) return 'too_long'
  return Array.from(password).length < PASSWORD_LENGTH.min ? 'too_short' : null
}
var estimateHere = async (password, owner) => {
  const { estimatePassword } = await import('./estimatePassword-yQN0OYU-.js')
  return estimatePassword(password, owner)
}
/**
 * The rule for a new password, the same on the page and on the server: 10 to 128 characters, not easily guessed.
 * The dictionaries (half a megabyte) are loaded at the first call; rejects where that fails. Only what has a length
 * that is taken is estimated at all.
 */
async function judgePassword(typed, owner = {}, estimate = estimateHere) {
  const problem = checkPasswordLength(typed)
  if (problem === 'required' || problem === 'too_long')
    return {
      score: 0,
      problem,
    }
  const score = await estimate(normalisePassword(typed), owner)
  return {
    score,
    problem: problem ?? (score < LEAST_SCORE ? 'weak' : null),
  }
}
// src/ui/usePasswordJudgement.ts
var QUIET_MS = 150
/** How good a password is once its writer pauses; null before that, and where the dictionaries can't be loaded. */
function usePasswordJudgement(password, { email = '', displayName = '' }) {
  const [judgement, setJudgement] = (0, import_react.useState)(null)
  ;(0, import_react.useEffect)(() => {
    let isCurrent = true
    const show = (found) => {
      if (isCurrent) setJudgement(found)
    }
    const timer = setTimeout(() => {
      judgePassword(password, {
        email,
        displayName,
      }).then(show, () => show(null))
    }, QUIET_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [password, email, displayName])
  return judgement
}
// src/ui/NewPasswordField.tsx
/** A password to be made: what the rule is, and how good the one typed so far. */
function NewPasswordField({ owner, ...rest }) {
  const { _: _t } = useLingui()
  const judgement = usePasswordJudgement((0, import_react.useDeferredValue)(rest.value), owner)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PasswordField, {
    ...rest,
    autoComplete: 'new-password',
    description: _t(
      /** i18n */
      {
        id: 'eMVXTA',
        message: ['Co najmniej 10\xA0znaków. Kilka zwykłych słów zapamiętasz łatwiej niż szyfr.'],
      },
    ),
    children:
      rest.errorMessage === void 0
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PasswordStrength, {
            length: rest.value.length,
            judgement,
          })
        : null,
  })
}
export { checkPasswordLength as n, judgePassword as r, NewPasswordField as t }
