import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { t as ChevronDown } from './chevron-down-BtYHYNUI.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { t as classNames } from './classNames-D1L2HDWQ.js'
import { Qr as Field_module_default } from '../renderPage.js'
import { t as Select_module_default } from './Select.module-B_u47byr.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
// src/ui/Select.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var import_jsx_runtime = require_jsx_runtime()
/** One of many, by the platform's own list: right under a thumb and with any keyboard. */
function Select(props) {
  const { label, options, value, onChange, isLabelHidden = false, isDisabled = false, name } = props
  const id = (0, import_react.useId)()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: Field_module_default.field,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('label', {
        htmlFor: id,
        className: isLabelHidden ? 'visually-hidden' : Field_module_default.label,
        children: label,
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: Select_module_default.frame,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('select', {
            id,
            name,
            className: classNames(Field_module_default.control, Select_module_default.select),
            value,
            disabled: isDisabled,
            onChange: (event) => {
              const chosen = options.find((option) => option.value === event.currentTarget.value)
              if (chosen !== void 0) onChange(chosen.value)
            },
            children: options.map((option) =>
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
                'option',
                {
                  value: option.value,
                  children: option.label,
                },
                option.value,
              ),
            ),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChevronDown, {
            className: Select_module_default.arrow,
            size: 18,
          }),
        ],
      }),
    ],
  })
}
export { Select as t }
