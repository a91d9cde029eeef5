import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import { r as useLingui } from './dist-CJ0y7q9j.js'
import { t as Star } from './star-DxhNy6vw.js'
import { t as classNames } from './classNames-D1L2HDWQ.js'
import { yi as lazyPart } from '../renderPage.js'
import { t as Rating_module_default } from './Rating.module-BnmLFEGD.js'
// src/ui/opinions/OpinionPictures.module.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var OpinionPictures_module_default = {
  pictures: '_pictures_f4frv_2',
  large: '_large_f4frv_10',
  open: '_open_f4frv_14',
  picture: '_picture_f4frv_2',
  whole: '_whole_f4frv_37',
}
// src/ui/opinions/OpinionPictures.tsx
var import_jsx_runtime = require_jsx_runtime()
var OpinionPicturesDialog = lazyPart(() => import('./OpinionPicturesDialog-BL070iVS.js'))
/** The pictures of an opinion, small; each opens as large as the screen allows. */
function OpinionPictures({ pictures, signature, isLarge = false }) {
  const { _: _t } = useLingui()
  const [opened, setOpened] = (0, import_react.useState)(null)
  if (pictures.length === 0) return null
  const described = pictures.map((picture) => ({
    ...picture,
    altText:
      picture.altText === ''
        ? _t(
            /** i18n */
            {
              id: 'uH9fvJ',
              message: ['Zdjęcie do opinii: ', ['signature']],
              values: { signature },
            },
          )
        : picture.altText,
  }))
  function open(event, index) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setOpened(index)
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ul', {
        className: classNames(
          OpinionPictures_module_default.pictures,
          isLarge && OpinionPictures_module_default.large,
        ),
        'aria-label': _t(
          /** i18n */
          {
            id: 'dS7S1_',
            message: ['Zdjęcia do opinii: ', ['signature']],
            values: { signature },
          },
        ),
        children: described.map(({ id, url, thumbnailUrl, colour, altText, width, height }, index) =>
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
            'li',
            {
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('a', {
                href: url,
                className: OpinionPictures_module_default.open,
                onClick: (event) => open(event, index),
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('img', {
                  src: isLarge ? url : thumbnailUrl,
                  width,
                  height,
                  alt: altText,
                  loading: 'lazy',
                  decoding: 'async',
                  className: OpinionPictures_module_default.picture,
                  style: { backgroundColor: colour },
                }),
              }),
            },
            id,
          ),
        ),
      }),
      opened === null
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
            fallback: null,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OpinionPicturesDialog, {
              pictures: described,
              start: opened,
              title: _t(
                /** i18n */
                {
                  id: 'dS7S1_',
                  message: ['Zdjęcia do opinii: ', ['signature']],
                  values: { signature },
                },
              ),
              onClose: () => setOpened(null),
            }),
          }),
    ],
  })
}
// src/ui/Stars.tsx
var STARS = [1, 2, 3, 4, 5]
/** The stars that one opinion gives. */
function Stars({ value }) {
  const { _: _t } = useLingui()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
    className: Rating_module_default.rating,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
        className: 'visually-hidden',
        children: _t(
          /** i18n */
          {
            id: 'pKIIaE',
            message: ['Ocena ', ['value'], ' na 5'],
            values: { value },
          },
        ),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
        className: Rating_module_default.stars,
        'aria-hidden': 'true',
        children: STARS.map((star) =>
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
            Star,
            {
              className: Rating_module_default.star,
              size: 15,
              fill: star <= value ? 'currentColor' : 'none',
            },
            star,
          ),
        ),
      }),
    ],
  })
}
export { OpinionPictures as n, OpinionPictures_module_default as r, Stars as t }
