import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { r as useLingui } from './dist-CJ0y7q9j.js'
import { t as createLucideIcon } from './createLucideIcon-ByydpFMN.js'
import {
  M as pinSidebar,
  N as resizeSidebar,
  P as useSidebar,
  St as IconButton,
  j as closeSidebar,
  ti as X,
} from '../renderPage.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { n as SIDEBAR_WIDTH } from './uiState-BT_q_qil.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
// node_modules/lucide-react/dist/esm/icons/pin-off.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData = {
  name: 'pin-off',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M12 17v5',
        key: 'bb1du9',
      },
    ],
    [
      'path',
      {
        d: 'M15 9.34V7a1 1 0 0 1 1-1 2 2 0 0 0 0-4H7.89',
        key: 'znwnzq',
      },
    ],
    [
      'path',
      {
        d: 'm2 2 20 20',
        key: '1ooewy',
      },
    ],
    [
      'path',
      {
        d: 'M9 9v1.76a2 2 0 0 1-1.11 1.79l-1.78.9A2 2 0 0 0 5 15.24V16a1 1 0 0 0 1 1h11',
        key: 'c9qhm2',
      },
    ],
  ],
}
__iconData.node
var PinOff = createLucideIcon(__iconData)
// src/ui/DockedSidebar.module.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var DockedSidebar_module_default = {
  docked: '_docked_4fnon_2',
  header: '_header_4fnon_14',
  title: '_title_4fnon_21',
  content: '_content_4fnon_26',
  edge: '_edge_4fnon_34',
}
// src/ui/SidebarEdge.tsx
var import_jsx_runtime = require_jsx_runtime()
/** How far one press of an arrow moves the edge, px. */
var STEP = 20
/** The inner edge of a pinned sidebar: drawn, or moved with the arrows, it changes the width. */
function SidebarEdge({ side }) {
  const { _: _t } = useLingui()
  const { width } = useSidebar(side)
  function draw(event) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const panel = event.currentTarget.parentElement?.getBoundingClientRect()
    if (panel === void 0) return
    resizeSidebar(side, event.clientX - panel.left)
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('input', {
    type: 'range',
    'aria-label': _t(
      /** i18n */
      {
        id: 'VlyStU',
        message: ['Szerokość panelu'],
      },
    ),
    min: SIDEBAR_WIDTH.min,
    max: SIDEBAR_WIDTH.max,
    step: STEP,
    value: width,
    className: DockedSidebar_module_default.edge,
    onChange: (event) => resizeSidebar(side, event.currentTarget.valueAsNumber),
    onMouseDown: (event) => event.preventDefault(),
    onPointerDown: (event) => event.currentTarget.setPointerCapture(event.pointerId),
    onPointerMove: draw,
  })
}
// src/ui/DockedSidebar.tsx
/** A pinned sidebar: beside the page, as wide as it was drawn. */
function DockedSidebar({ side, title, children }) {
  const { _: _t } = useLingui()
  const { width } = useSidebar(side)
  ;(0, import_react.useLayoutEffect)(() => {
    document.documentElement.dataset['docked'] = ''
    return () => void delete document.documentElement.dataset['docked']
  }, [])
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('aside', {
    'aria-label': title,
    className: DockedSidebar_module_default.docked,
    style: { width },
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('header', {
        className: DockedSidebar_module_default.header,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('h2', {
            className: DockedSidebar_module_default.title,
            children: title,
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
            label: _t(
              /** i18n */
              {
                id: 'bmxPFF',
                message: ['Odepnij'],
              },
            ),
            onPress: () => pinSidebar(side, false),
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PinOff, { size: 20 }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
            label: _t(
              /** i18n */
              {
                id: 'zRUzeG',
                message: ['Zamknij'],
              },
            ),
            onPress: () => closeSidebar(side),
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(X, { size: 22 }),
          }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
        className: DockedSidebar_module_default.content,
        children,
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SidebarEdge, { side }),
    ],
  })
}
export { DockedSidebar }
