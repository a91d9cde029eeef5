import { r as pictureUrl } from './Picture-BgTqeZXW.js'
import { r as Gallery_module_default } from './sklep.produkt._handle-Cq61pkZO.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
// src/features/shop/product/GalleryFilm.tsx
var import_jsx_runtime = require_jsx_runtime()
/** A silent film of a product. */
function GalleryFilm({ film: { altText, poster, sources } }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('video', {
    className: Gallery_module_default.video,
    controls: true,
    muted: true,
    playsInline: true,
    preload: 'none',
    'aria-label': altText,
    ...(poster === null ? {} : { poster: pictureUrl(poster.url, 960) }),
    children: sources.map((source) =>
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
        'source',
        {
          src: source.url,
          type: source.mimeType,
        },
        source.url,
      ),
    ),
  })
}
export { GalleryFilm as default }
