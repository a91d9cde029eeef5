import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as ChevronLeft } from './chevron-left-BoblmXJo.js'
import { n as ChevronRight } from './Breadcrumbs-DH8n7CG9.js'
import { t as Download } from './download-LE3rizAX.js'
import { b as FolderPlus } from './useUploads-CyvxIWeC.js'
import { t as Trash } from './trash-CugAaEeY.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { St as IconButton, T as useFormat } from '../renderPage.js'
import { t as Button } from './Button-BS8EKtfW.js'
import { t as Button_module_default } from './Button.module-mx924N--.js'
import { t as Dialog } from './Dialog-BVCLj5ad.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
// src/features/gallery/viewer/Viewer.module.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var Viewer_module_default = {
  viewer: '_viewer_1rw14_2',
  stage: '_stage_1rw14_11',
  picture: '_picture_1rw14_18',
  foot: '_foot_1rw14_29',
  facts: '_facts_1rw14_36',
  file: '_file_1rw14_45',
  place: '_place_1rw14_53',
}
// src/features/gallery/viewer/ViewerDialog.tsx
var import_jsx_runtime = require_jsx_runtime()
/** How far a finger has to go, px, to turn to the next picture. */
var SWIPE = 60
/** One picture as large as the screen allows; arrow keys and swipes turn to its neighbours. */
function ViewerDialog(props) {
  const { image, place, onStep, onPutInto, onRemove, onClose, actions } = props
  const { _: _t } = useLingui()
  const format = useFormat()
  const begun = (0, import_react.useRef)(null)
  const isFirst = place === null || place.index === 0
  const isLast = place === null || place.index === place.total - 1
  const turn = (0, import_react.useEffectEvent)((key) => {
    if (key === 'ArrowLeft' && !isFirst) onStep(-1)
    if (key === 'ArrowRight' && !isLast) onStep(1)
  })
  ;(0, import_react.useEffect)(() => {
    const onKeyDown = ({ key }) => turn(key)
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
    isOpen: true,
    size: 'full',
    title: image.filename,
    onOpenChange: (isOpen) => {
      if (!isOpen) onClose()
    },
    actions: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
      children: [
        actions,
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
          icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FolderPlus, {
            size: 18,
            'aria-hidden': 'true',
          }),
          onPress: onPutInto,
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'PFLUvq',
            message: ['Do albumu'],
          }),
        }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('a', {
          className: Button_module_default.button,
          'data-variant': 'secondary',
          'data-size': 'medium',
          href: image.url,
          download: image.filename,
          children: [
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Download, {
              size: 18,
              'aria-hidden': 'true',
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'VoPZgt',
              message: ['Pobierz'],
            }),
          ],
        }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
          icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trash, {
            size: 18,
            'aria-hidden': 'true',
          }),
          onPress: onRemove,
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'vTkHiE',
            message: ['Usuń'],
          }),
        }),
      ],
    }),
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
      role: 'presentation',
      className: Viewer_module_default.viewer,
      onPointerDown: (event) => {
        begun.current = event.pointerType === 'touch' && event.isPrimary ? event.clientX : null
      },
      onPointerUp: (event) => {
        const moved = begun.current === null ? 0 : event.clientX - begun.current
        begun.current = null
        if (moved > SWIPE && !isFirst) onStep(-1)
        if (moved < -60 && !isLast) onStep(1)
      },
      children: [
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
          className: Viewer_module_default.stage,
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
            'img',
            {
              className: Viewer_module_default.picture,
              src: image.url,
              alt: image.filename,
              width: image.width,
              height: image.height,
              decoding: 'async',
              draggable: false,
              style: {
                backgroundColor: image.colour,
                backgroundImage: `url("${image.thumbnail_url}")`,
              },
            },
            image.id,
          ),
        }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
          className: Viewer_module_default.foot,
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
              onPress: () => onStep(-1),
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChevronLeft, { size: 22 }),
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('p', {
              className: Viewer_module_default.facts,
              children: [
                place === null
                  ? null
                  : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('output', {
                      className: Viewer_module_default.place,
                      children: [format.number(place.index + 1), ' / ', format.number(place.total)],
                    }),
                /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
                  className: Viewer_module_default.file,
                  children: [
                    /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
                      children: [image.width, ' × ', image.height, ' px'],
                    }),
                    /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                      children: format.bytes(image.bytes),
                    }),
                    /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                      children: format.date(image.created_at),
                    }),
                  ],
                }),
              ],
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
              onPress: () => onStep(1),
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChevronRight, { size: 22 }),
            }),
          ],
        }),
      ],
    }),
  })
}
export { ViewerDialog as default }
