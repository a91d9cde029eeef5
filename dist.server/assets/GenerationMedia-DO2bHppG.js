import { r as useLingui } from './dist-CJ0y7q9j.js'
import {
  a as largePicture,
  o as plainPicture,
  r as promptTitle,
  s as playable,
  t as SoundWave,
  u as waveOf,
} from './SoundWave-DYeussCb.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
// src/features/generation/media/captions.ts
/** Longer than any recording we make: one caption stands over all of it. */
var WHOLE = '00:00:00.000 --> 01:00:00.000'
/** Gives a track element one text that stands all the way; what it answers takes the text away again. */
function attachCaptions(track, text) {
  if (track === null) return void 0
  const address = URL.createObjectURL(new Blob([captionTrack(text)], { type: 'text/vtt' }))
  track.src = address
  return () => URL.revokeObjectURL(address)
}
/** A WebVTT file with one cue. What could end the cue or begin a tag in it is written otherwise. */
function captionTrack(text) {
  return `WEBVTT\n\n${WHOLE}\n${text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/\s*[\n\r]\s*/gu, '\n')
    .trim()}\n`
}
var GenerationMedia_module_default = {
  frame: '_frame_aijbp_2',
  picture: '_picture_aijbp_11',
  video: '_video_aijbp_12',
  sound: '_sound_aijbp_31',
  wave: '_wave_aijbp_40',
  player: '_player_aijbp_44',
  text: '_text_aijbp_48',
}
// src/features/generation/media/GenerationMedia.tsx
var import_jsx_runtime = require_jsx_runtime()
/** A result to be looked at, watched, listened to or read. Its place is kept and coloured until it is there. */
function GenerationMedia({ generation, onBroken }) {
  const { type, prompt, result } = generation
  if (result === null) return null
  const media = {
    prompt,
    result,
    onError: onBroken,
  }
  if (type === 'image') return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LargePicture, { ...media })
  if (type === 'video') return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Video, { ...media })
  if (type === 'music' || type === 'speech')
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Sound, {
      ...media,
      isSpeech: type === 'speech',
    })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
    className: GenerationMedia_module_default.text,
    children: result.text,
  })
}
function LargePicture({ prompt, result, onError }) {
  const { _: _t } = useLingui()
  const file = largePicture(result)
  const title = promptTitle(prompt)
  if (file === void 0) return null
  const plain = plainPicture(result) ?? file
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('picture', {
    className: GenerationMedia_module_default.frame,
    children: [
      file === plain
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('source', {
            srcSet: file.url,
            type: file.mediaType,
          }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('img', {
        className: GenerationMedia_module_default.picture,
        src: plain.url,
        width: file.width ?? void 0,
        height: file.height ?? void 0,
        alt: _t(
          /** i18n */
          {
            id: 'I7rVxY',
            message: ['Obraz z\xA0opisu: ', ['title']],
            values: { title },
          },
        ),
        decoding: 'async',
        style: { backgroundColor: result.colour ?? void 0 },
        onError,
      }),
    ],
  })
}
/** It begins without sound: one that plays in a quiet place by surprise is turned off for ever. */
function Video({ prompt, result, onError }) {
  const { _: _t2 } = useLingui()
  const files = playable(result, 'video')
  const [first] = files
  const title = promptTitle(prompt)
  if (first === void 0) return null
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
    'video',
    {
      className: GenerationMedia_module_default.video,
      'aria-label': _t2(
        /** i18n */
        {
          id: 'nRyRAJ',
          message: ['Wideo z\xA0opisu: ', ['title']],
          values: { title },
        },
      ),
      poster: largePicture(result)?.url,
      width: first.width ?? void 0,
      height: first.height ?? void 0,
      style: videoStyle(result, first),
      controls: true,
      muted: true,
      loop: true,
      playsInline: true,
      preload: 'metadata',
      children: files.map((file, index) =>
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
          'source',
          {
            src: file.url,
            type: file.mediaType,
            onError: index === files.length - 1 ? onError : void 0,
          },
          file.url,
        ),
      ),
    },
    first.url,
  )
}
/** `--ratio` is its width by its height; one that isn't known is as wide as there is room. */
function videoStyle({ colour }, { width, height }) {
  return {
    backgroundColor: colour ?? void 0,
    '--ratio': width === null || height === null ? void 0 : width / height,
  }
}
function Sound({ prompt, result, onError, isSpeech }) {
  const { i18n, _: _t3 } = useLingui()
  const files = playable(result, 'audio')
  const [first] = files
  const title = promptTitle(prompt)
  const wave = waveOf(result)
  const words = isSpeech
    ? prompt
    : _t3(
        /** i18n */
        {
          id: 'ugWF6W',
          message: ['[muzyka: ', ['title'], ']'],
          values: { title },
        },
      )
  if (first === void 0) return null
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: GenerationMedia_module_default.sound,
    children: [
      wave === void 0
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
            className: GenerationMedia_module_default.wave,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SoundWave, {
              wave,
              bars: 96,
            }),
          }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(
        'audio',
        {
          className: GenerationMedia_module_default.player,
          'aria-label': isSpeech
            ? _t3(
                /** i18n */
                {
                  id: 'v9Mghi',
                  message: ['Nagranie słów: ', ['title']],
                  values: { title },
                },
              )
            : _t3(
                /** i18n */
                {
                  id: '4FkF6N',
                  message: ['Muzyka z\xA0opisu: ', ['title']],
                  values: { title },
                },
              ),
          controls: true,
          preload: 'metadata',
          children: [
            files.map((file, index) =>
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
                'source',
                {
                  src: file.url,
                  type: file.mediaType,
                  onError: index === files.length - 1 ? onError : void 0,
                },
                file.url,
              ),
            ),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('track', {
              ref: (track) => attachCaptions(track, words),
              kind: 'captions',
              srcLang: i18n.locale,
            }),
          ],
        },
        first.url,
      ),
    ],
  })
}
export { GenerationMedia as t }
