import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { t as Play } from './play-BLQb5Nmr.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { l as smallPicture, n as TYPE_WORDS, t as SoundWave, u as waveOf } from './SoundWave-DYeussCb.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
// src/features/generation/media/GenerationThumb.module.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var GenerationThumb_module_default = {
  thumb: '_thumb_qfou3_2',
  picture: '_picture_qfou3_28',
  play: '_play_qfou3_38',
  sound: '_sound_qfou3_51',
  text: '_text_qfou3_56',
}
// src/features/generation/media/GenerationThumb.tsx
var import_jsx_runtime = require_jsx_runtime()
var THUMB_BARS = 24
/** What a tall picture shows mostly stands in its lower half, which a square of its middle would cut off. */
function isTall({ width, height }) {
  return width !== null && height !== null && height > width
}
/**
 * What stands for a generation in a list: its small picture, a text's beginning, a sound's wave, or its kind's icon. Decoration: the
 * words beside it say what it is.
 */
function GenerationThumb({ generation, onBroken }) {
  const { type, result } = generation
  const file = result === null ? void 0 : smallPicture(result)
  const [brokenUrl, setBrokenUrl] = (0, import_react.useState)(null)
  const Icon = TYPE_WORDS[type].icon
  if (file !== void 0 && file.url !== brokenUrl)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
      className: GenerationThumb_module_default.thumb,
      style: { backgroundColor: result?.colour ?? void 0 },
      children: [
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)('img', {
          className: GenerationThumb_module_default.picture,
          'data-tall': isTall(file) || void 0,
          src: file.url,
          alt: '',
          width: file.width ?? void 0,
          height: file.height ?? void 0,
          loading: 'lazy',
          decoding: 'async',
          onError: () => {
            setBrokenUrl(file.url)
            onBroken?.()
          },
        }),
        type === 'video'
          ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
              className: GenerationThumb_module_default.play,
              'aria-hidden': 'true',
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Play, {
                size: 18,
                fill: 'currentColor',
              }),
            })
          : null,
      ],
    })
  const text = result?.text
  const wave = result === null ? void 0 : waveOf(result)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
    className: GenerationThumb_module_default.thumb,
    'data-kind': result === null ? 'none' : 'plain',
    'aria-hidden': 'true',
    children:
      text != null
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
            className: GenerationThumb_module_default.text,
            children: text,
          })
        : wave !== void 0
          ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
              className: GenerationThumb_module_default.sound,
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SoundWave, {
                wave,
                bars: THUMB_BARS,
              }),
            })
          : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { size: 28 }),
  })
}
export { GenerationThumb as t }
