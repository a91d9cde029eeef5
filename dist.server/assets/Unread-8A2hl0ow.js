import { t as Skeleton } from './Skeleton-ClnzUomb.js'
import { p as Administration_module_default, t as ReadFailure } from './ReadFailure-B6ZnHdgh.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
// src/features/administration/Unread.tsx
var import_jsx_runtime = require_jsx_runtime()
/** In the place of a list that is being read, or could not be. */
function Unread({ error, onRetry, count, height }) {
  if (error !== null)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReadFailure, {
      error,
      onRetry,
    })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
    className: Administration_module_default.ghosts,
    'aria-busy': 'true',
    children: Array.from({ length: count }, (_, ghost) =>
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
        Skeleton,
        {
          shape: 'box',
          height,
        },
        ghost,
      ),
    ),
  })
}
export { Unread as t }
