import { t as Picture } from './Picture-BgTqeZXW.js'
import { t as PicturesDialog } from './PicturesDialog-D1SutMyi.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
// src/features/shop/product/ZoomDialog.tsx
var import_jsx_runtime = require_jsx_runtime()
/** On a phone a picture is as high as the screen, and pushed sideways. */
var SIZES = '(max-width: 30rem) 180vw, 100vw'
/** A product's pictures as large as the screen allows. Loaded when first asked for. */
function ZoomDialog({ items, start, title, onClose }) {
  const pictures = items.flatMap((item) => (item.kind === 'picture' ? [item] : []))
  const first = pictures.findIndex(({ id }) => id === items[start]?.id)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PicturesDialog, {
    pictures: pictures.map(({ id, picture }) => ({
      id,
      ...picture,
    })),
    start: Math.max(0, first),
    title,
    renderPicture: (picture, className) =>
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Picture, {
        picture,
        sizes: SIZES,
        className,
      }),
    onClose,
  })
}
export { ZoomDialog as default }
