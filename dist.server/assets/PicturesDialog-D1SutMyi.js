import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { r as useLingui } from './dist-CJ0y7q9j.js'
import { t as ChevronLeft } from './chevron-left-BoblmXJo.js'
import { n as ChevronRight } from './Breadcrumbs-DH8n7CG9.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { t as Dialog } from './Dialog-BVCLj5ad.js'
import { St as IconButton } from '../renderPage.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
// src/ui/PicturesDialog.module.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var PicturesDialog_module_default = {
  zoom: '_zoom_kmdvz_2',
  frame: '_frame_kmdvz_11',
  picture: '_picture_kmdvz_26',
  steps: '_steps_kmdvz_40',
  position: '_position_kmdvz_46',
}
// src/ui/PicturesDialog.tsx
var import_jsx_runtime = require_jsx_runtime()
function showMiddle(frame) {
  if (frame !== null) frame.scrollLeft = (frame.scrollWidth - frame.clientWidth) / 2
}
/** `--ratio` is a picture's width by its height. */
function ratioOf({ width, height }) {
  return { '--ratio': width / height }
}
/** Pictures as large as the screen allows; the arrow keys turn them. To be loaded when first asked for. */
function PicturesDialog(props) {
  const { pictures, start, title, renderPicture, onClose } = props
  const { _: _t } = useLingui()
  const [index, setIndex] = (0, import_react.useState)(start)
  const shown = pictures[index]
  const isFirst = index === 0
  const isLast = index === pictures.length - 1
  const turn = (0, import_react.useEffectEvent)(({ key }) => {
    if (key === 'ArrowLeft' && !isFirst) setIndex(index - 1)
    if (key === 'ArrowRight' && !isLast) setIndex(index + 1)
  })
  ;(0, import_react.useEffect)(() => {
    const listen = (event) => turn(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
    isOpen: true,
    size: 'full',
    title,
    onOpenChange: (isOpen) => {
      if (!isOpen) onClose()
    },
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
      className: PicturesDialog_module_default.zoom,
      children: [
        shown === void 0
          ? null
          : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
              'div',
              {
                ref: showMiddle,
                className: PicturesDialog_module_default.frame,
                style: ratioOf(shown),
                children: renderPicture(shown, PicturesDialog_module_default.picture ?? ''),
              },
              shown.id,
            ),
        pictures.length > 1
          ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
              className: PicturesDialog_module_default.steps,
              children: [
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
                  label: _t(
                    /** i18n */
                    {
                      id: 'o-a-Jq',
                      message: ['Poprzednie zdjęcie'],
                    },
                  ),
                  isDisabled: isFirst,
                  onPress: () => setIndex(index - 1),
                  children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChevronLeft, { size: 22 }),
                }),
                /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('output', {
                  className: PicturesDialog_module_default.position,
                  children: [index + 1, ' / ', pictures.length],
                }),
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
                  label: _t(
                    /** i18n */
                    {
                      id: 'cFiw1s',
                      message: ['Następne zdjęcie'],
                    },
                  ),
                  isDisabled: isLast,
                  onPress: () => setIndex(index + 1),
                  children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChevronRight, { size: 22 }),
                }),
              ],
            })
          : null,
      ],
    }),
  })
}
export { PicturesDialog as t }
