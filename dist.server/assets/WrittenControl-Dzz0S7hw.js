import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { t as Button } from './Button-BS8EKtfW.js'
import { t as classNames } from './classNames-D1L2HDWQ.js'
import { Qr as Field_module_default } from '../renderPage.js'
import { o as Controls_module_default, s as wordsIn } from './useTemplateForm-DMlihWHq.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
// src/ui/templateForm/controls/WrittenControl.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var import_jsx_runtime = require_jsx_runtime()
/** A text in a language of its own: written to the letter, checked while it is written, and shown as it reads. */
function WrittenControl(props) {
  const { field, value, onChange, onLeave, attributes, note, tools, preview, isProse = false } = props
  const { _: _t } = useLingui()
  const [isPreview, setPreview] = (0, import_react.useState)(false)
  const text = wordsIn(value)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('textarea', {
        ...attributes,
        className: classNames(
          Field_module_default.control,
          isProse ? void 0 : Controls_module_default.written,
        ),
        rows: 6,
        spellCheck: isProse,
        autoCapitalize: isProse ? void 0 : 'none',
        autoComplete: 'off',
        placeholder: field.placeholder,
        readOnly: field.isReadOnly,
        value: text,
        onChange: (event) => onChange(event.currentTarget.value),
        onBlur: onLeave,
      }),
      text.trim() === ''
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
            className: Controls_module_default.tools,
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
                size: 'small',
                variant: 'quiet',
                'aria-expanded': isPreview,
                onPress: () => setPreview(!isPreview),
                children: isPreview
                  ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                      id: '63qoVl',
                      message: ['Ukryj podgląd'],
                    })
                  : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                      id: 'cw5T2j',
                      message: ['Pokaż podgląd'],
                    }),
              }),
              tools,
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                'aria-live': 'polite',
                children: note,
              }),
            ],
          }),
      isPreview && text.trim() !== ''
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('section', {
            className: Controls_module_default.preview,
            tabIndex: 0,
            'aria-label': _t(
              /** i18n */
              {
                id: 'NxeWev',
                message: ['Podgląd: ', ['0']],
                values: { 0: field.label },
              },
            ),
            children: preview,
          })
        : null,
    ],
  })
}
/** Lines to the letter, with their numbers. */
function NumberedLines({ text }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ol', {
    className: Controls_module_default.code,
    children: text
      .split('\n')
      .map((line, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)('li', { children: line }, index)),
  })
}
export { WrittenControl as n, NumberedLines as t }
