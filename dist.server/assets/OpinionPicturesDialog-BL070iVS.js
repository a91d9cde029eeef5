import { t as classNames } from './classNames-D1L2HDWQ.js'
import { t as PicturesDialog } from './PicturesDialog-D1SutMyi.js'
import { r as OpinionPictures_module_default } from './Stars-DWbPA7f0.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
// src/ui/opinions/OpinionPicturesDialog.tsx
var import_jsx_runtime = require_jsx_runtime()
/** The pictures of an opinion as large as the screen allows. */
function OpinionPicturesDialog(props) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PicturesDialog, {
    ...props,
    renderPicture: ({ url, width, height, colour, altText }, className) =>
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('img', {
        src: url,
        width,
        height,
        alt: altText,
        className: classNames(OpinionPictures_module_default.whole, className),
        style: {
          aspectRatio: `${width} / ${height}`,
          backgroundColor: colour,
        },
      }),
  })
}
export { OpinionPicturesDialog as default }
