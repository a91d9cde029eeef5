import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as ChartNoAxesColumnIncreasing } from './chart-no-axes-column-increasing-UYzvQVd-.js'
import { t as Clock } from './clock-BHMtEmmo.js'
import { f as DIFFICULTY_LABELS } from './ProductGrid-DsDUoUvs.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
var CourseFacts_module_default = {
  facts: '_facts_23oen_2',
  fact: '_fact_23oen_2',
}
// src/features/shop/product/CourseFacts.tsx
var import_jsx_runtime = require_jsx_runtime()
/** How long and how hard a course is. */
function CourseFacts({ details }) {
  const { i18n } = useLingui()
  const { duration, difficulty } = details
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('dl', {
    className: CourseFacts_module_default.facts,
    children: [
      duration === null
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
            className: CourseFacts_module_default.fact,
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Clock, {
                size: 20,
                'aria-hidden': 'true',
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('dt', {
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'Aq1XIe',
                  message: ['Czas nauki'],
                }),
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('dd', { children: duration }),
            ],
          }),
      difficulty === null
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
            className: CourseFacts_module_default.fact,
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChartNoAxesColumnIncreasing, {
                size: 20,
                'aria-hidden': 'true',
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('dt', {
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'ouAeVz',
                  message: ['Trudność'],
                }),
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('dd', {
                children: i18n._(DIFFICULTY_LABELS[difficulty]),
              }),
            ],
          }),
    ],
  })
}
export { CourseFacts as default }
