import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { n as Trans } from './dist-CJ0y7q9j.js'
import { oi as Sparkles } from '../renderPage.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { t as previewText } from './previewText-CFpNsYzL.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
// src/features/shop/product/SamplePreview.module.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var SamplePreview_module_default = {
  sample: '_sample_7iwez_2',
  caption: '_caption_7iwez_13',
  text: '_text_7iwez_22',
  toggle: '_toggle_7iwez_29',
}
// src/features/shop/product/SamplePreview.tsx
var import_jsx_runtime = require_jsx_runtime()
/** A text as it may end up, cut to a preview; the whole of it is one press away. */
function SamplePreview({ text }) {
  const [isWhole, setWhole] = (0, import_react.useState)(false)
  const id = (0, import_react.useId)()
  const preview = previewText(text)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('figure', {
    className: SamplePreview_module_default.sample,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('figcaption', {
        className: SamplePreview_module_default.caption,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Sparkles, {
            size: 16,
            'aria-hidden': 'true',
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: '44ktPv',
            message: ['Przykładowy tekst'],
          }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('blockquote', {
        id,
        className: SamplePreview_module_default.text,
        children: isWhole ? text : preview.text,
      }),
      preview.isCut
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('button', {
            type: 'button',
            className: SamplePreview_module_default.toggle,
            'aria-expanded': isWhole,
            'aria-controls': id,
            onClick: () => setWhole(!isWhole),
            children: isWhole
              ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'IBMhrR',
                  message: ['zwiń'],
                })
              : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'mLjAgu',
                  message: ['czytaj całość'],
                }),
          })
        : null,
    ],
  })
}
export { SamplePreview as default }
