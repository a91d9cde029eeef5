import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import { r as useLingui } from './dist-CJ0y7q9j.js'
import { t as Minus } from './minus-DB-Lw-40.js'
import { t as Plus } from './plus-BfDvEhFF.js'
import { V as showToast } from '../renderPage.js'
// src/ui/QuantityField.module.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var QuantityField_module_default = {
  quantity: '_quantity_qddai_2',
  step: '_step_qddai_17',
  input: '_input_qddai_42',
  problem: '_problem_qddai_56',
}
// src/ui/QuantityField.tsx
var import_jsx_runtime = require_jsx_runtime()
/** A number of pieces as it may be typed: digits alone, spaces around them forgiven. */
var WHOLE = /^\s*\d+\s*$/
/**
 * Whole pieces with a minus and a plus. What is typed counts when the field is left or Enter is pressed; what is
 * no whole number, or out of bounds, is put right and said in words.
 */
function QuantityField({ label, value, min = 1, max = 999, onStep, onSet, isDisabled = false }) {
  const { _: _t } = useLingui()
  const [typed, setTyped] = (0, import_react.useState)(null)
  const [problem, setProblem] = (0, import_react.useState)(null)
  const problemId = (0, import_react.useId)()
  function commit() {
    if (typed === null) return
    setTyped(null)
    if (typed.trim() === '') return
    if (!WHOLE.test(typed))
      return setProblem(
        _t(
          /** i18n */
          {
            id: '7h_HBa',
            message: ['Podaj liczbę całkowitą'],
          },
        ),
      )
    const wanted = Number.parseInt(typed, 10)
    const allowed = Math.min(max, Math.max(min, wanted))
    setProblem(
      wanted > max
        ? _t(
            /** i18n */
            {
              id: 'doOyAa',
              message: ['Najwięcej ', ['max']],
              values: { max },
            },
          )
        : wanted < min
          ? _t(
              /** i18n */
              {
                id: 'wbY2JU',
                message: ['Najmniej ', ['min']],
                values: { min },
              },
            )
          : null,
    )
    onSet(allowed)
  }
  function step(by) {
    setProblem(null)
    commit()
    onStep(by)
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('fieldset', {
    'aria-label': label,
    className: QuantityField_module_default.quantity,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('button', {
        type: 'button',
        className: QuantityField_module_default.step,
        'aria-label': _t(
          /** i18n */
          {
            id: 'SlACr7',
            message: ['Mniej'],
          },
        ),
        disabled: isDisabled || value <= min,
        onClick: () => step(-1),
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Minus, { size: 16 }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('input', {
        className: QuantityField_module_default.input,
        'aria-label': label,
        inputMode: 'numeric',
        autoComplete: 'off',
        disabled: isDisabled,
        value: typed ?? String(value),
        maxLength: 12,
        'aria-invalid': problem === null ? void 0 : true,
        'aria-describedby': problem === null ? void 0 : problemId,
        onChange: (event) => setTyped(event.currentTarget.value),
        onFocus: (event) => event.currentTarget.select(),
        onBlur: commit,
        onKeyDown: (event) => {
          if (event.key === 'Enter') {
            event.preventDefault()
            commit()
          } else if (event.key === 'ArrowUp' && value < max) {
            event.preventDefault()
            step(1)
          } else if (event.key === 'ArrowDown' && value > min) {
            event.preventDefault()
            step(-1)
          }
        },
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('button', {
        type: 'button',
        className: QuantityField_module_default.step,
        'aria-label': _t(
          /** i18n */
          {
            id: '-9bBHh',
            message: ['Więcej'],
          },
        ),
        disabled: isDisabled || value >= max,
        onClick: () => step(1),
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Plus, { size: 16 }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('output', {
        id: problemId,
        className: QuantityField_module_default.problem,
        children: problem,
      }),
    ],
  })
}
// src/features/cart/useCartAction.ts
/**
 * Runs a command of the cart and says in words when it fails; resolves to undefined then. The screen follows the
 * cart itself, so there is nothing else to do with the result but undo it.
 */
function useCartAction() {
  const { i18n, _: _t } = useLingui()
  return async (run, title) => {
    try {
      return await run(await import('./cartActions-C8t-6XCX.js').then((n) => n.t))
    } catch (error) {
      const { cartErrorCode, cartErrorText } = await import('./cartErrorText-DhwZT8XA.js').then((n) => n.r)
      showToast({
        type: 'error',
        title:
          title ??
          _t(
            /** i18n */
            {
              id: 'rjLbPt',
              message: ['Koszyk się nie zmienił'],
            },
          ),
        message: i18n._(cartErrorText(cartErrorCode(error))),
      })
      return
    }
  }
}
export { QuantityField as n, useCartAction as t }
