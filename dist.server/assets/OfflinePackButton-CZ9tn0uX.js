import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as Download } from './download-LE3rizAX.js'
import { t as require_react } from './react-BHbHrMlk.js'
import {
  A as useMedia,
  St as IconButton,
  T as useFormat,
  V as showToast,
  jt as useStore,
} from '../renderPage.js'
import { t as Button } from './Button-BS8EKtfW.js'
import { n as offlinePacks, r as savePack, t as PackStatus } from './PackStatus-QVdS6hj7.js'
import { n as PICTURE_WIDTHS } from './Picture-BgTqeZXW.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
// src/domain/packs/packId.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
/** One pack per subject; fit for a cache's name. */
function packId(subject) {
  return subject.kind === 'shop' ? 'shop' : `collection-${subject.handle}`
}
// src/features/offline-packs/packWidths.ts
/** Sharper than this, a saved picture costs more space than an eye can see. */
var HIGHEST_RATIO = 2
/** The look's content width in CSS px (72 rem). */
var CONTENT = 1152
/** The picture widths this device's screens ask for: a card of the product grid, and a product's own page. */
function packWidths({ width, pixelRatio }) {
  const ratio = Math.min(Math.max(pixelRatio, 1), HIGHEST_RATIO)
  const content = Math.min(width, CONTENT)
  const columns = width < 640 ? 2 : width < 1024 ? 3 : 4
  const gallery = width < 768 ? content : content / 2
  return {
    list: onLadder((content / columns) * ratio),
    detail: onLadder(gallery * ratio),
  }
}
function onLadder(pixels) {
  return (
    PICTURE_WIDTHS.find((width) => width >= pixels) ?? PICTURE_WIDTHS[PICTURE_WIDTHS.length - 1] ?? pixels
  )
}
// src/features/offline-packs/OfflinePackButton.tsx
var import_jsx_runtime = require_jsx_runtime()
/** Where the words fit beside the count and the order of a list. */
var ROOMY = '(min-width: 48rem)'
/** Saves what this page sells for use without a network, and then shows how that is going. */
function OfflinePackButton({ pack, title }) {
  const { _: _t } = useLingui()
  const format = useFormat()
  const { canSave, packs } = useStore(offlinePacks)
  const record = packs.find(({ id }) => id === packId(pack)) ?? null
  const state = record?.state ?? null
  const size = record?.bytes ?? 0
  const before = (0, import_react.useRef)(state)
  const isRoomy = useMedia(ROOMY)
  ;(0, import_react.useEffect)(() => {
    if (before.current === 'saving' && state === 'ready')
      showToast({
        type: 'success',
        title: _t(
          /** i18n */
          {
            id: 'G3n17c',
            message: ['Zapisane na offline'],
          },
        ),
        message: `${title} · ${format.bytes(size)}`,
      })
    before.current = state
  }, [state, size, title, _t, format])
  if (canSave !== true) return null
  const save = () => {
    const widths = packWidths({
      width: window.innerWidth,
      pixelRatio: window.devicePixelRatio,
    })
    savePack({
      subject: pack,
      title,
      widths,
    })
  }
  if (record)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PackStatus, {
      record,
      onSave: save,
    })
  const icon = /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Download, {
    size: 18,
    'aria-hidden': 'true',
  })
  return isRoomy
    ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
        variant: 'secondary',
        size: 'small',
        icon,
        onPress: save,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'Zel7DR',
          message: ['Zapisz na offline'],
        }),
      })
    : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
        label: _t(
          /** i18n */
          {
            id: 'Zel7DR',
            message: ['Zapisz na offline'],
          },
        ),
        size: 'small',
        onPress: save,
        children: icon,
      })
}
export { OfflinePackButton }
