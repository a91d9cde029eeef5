import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import { t as AudioLines } from './audio-lines-CHQspzfa.js'
import { t as Clapperboard } from './clapperboard-Bf5gkcF-.js'
import { t as EighthNotes } from './eighth-notes-Gv5KJ7U4.js'
import { t as FileText } from './file-text-COEfBf5P.js'
import { t as Image } from './image-BFyoCOL1.js'
import { t as Mic } from './mic-BrCrmRzZ.js'
// src/domain/generation/resultFiles.ts
function ofRole(result, role, kind) {
  return result.files.find((file) => file.role === role && file.mediaType.startsWith(kind))
}
/** The first picture of these roles, in their order. */
function firstPicture(result, roles) {
  return roles.map((role) => ofRole(result, role, 'image/')).find((file) => file !== void 0)
}
/** What stands for a result in a list; undefined for sound and text. */
function smallPicture(result) {
  return firstPicture(result, ['thumbnail', 'preview', 'poster', 'original', 'alternative'])
}
/** The picture as large as it is looked at, not as it is printed; of a video, its still. */
function largePicture(result) {
  return firstPicture(result, ['preview', 'poster', 'original', 'alternative', 'thumbnail'])
}
/** A picture that every browser knows; undefined where there is none. */
function plainPicture(result) {
  return result.files.find(
    ({ role, format }) => (role === 'original' || role === 'preview') && PLAIN_FORMATS.has(format),
  )
}
var PLAIN_FORMATS = /* @__PURE__ */ new Set(['webp', 'png', 'jpeg'])
/** Every video or sound of a result, what was asked for first: the browser plays the first that it knows. */
function playable(result, kind) {
  return ['original', 'alternative', 'preview'].flatMap((role) =>
    result.files.filter((file) => file.role === role && file.mediaType.startsWith(`${kind}/`)),
  )
}
/** How loud a result's sound is along its length; undefined where it isn't known. */
function waveOf(result) {
  return playable(result, 'audio').find(({ wave }) => wave !== void 0)?.wave
}
/** What can be saved: what was asked for and the same in other formats. */
function downloads(result) {
  return ['original', 'alternative'].flatMap((role) => result.files.filter((file) => file.role === role))
}
/** The picture as it is printed: what was asked for, not a smaller one for screens. */
function printPicture(result) {
  return firstPicture(result, ['original', 'alternative', 'preview'])
}
// src/features/generation/words/promptTitle.ts
var TITLE_MOST = 70
/** A prompt as a name: its beginning, cut between words. */
function promptTitle(prompt) {
  const line = prompt.replaceAll(/\s+/gu, ' ').trim()
  if (line.length <= TITLE_MOST) return line
  const cut = line.slice(0, TITLE_MOST)
  const space = cut.lastIndexOf(' ')
  return `${(space > TITLE_MOST / 2 ? cut.slice(0, space) : cut).replace(/[\uD800-\uDBFF]$/u, '').replace(/[\s,.;:–-]+$/u, '')}…`
}
// src/features/generation/words/typeWords.ts
/** What the kinds of generations are called, and their icons. */
var TYPE_WORDS = {
  image: {
    one:
      /** i18n */
      {
        id: 'uST6ay',
        message: ['Obraz'],
      },
    many:
      /** i18n */
      {
        id: '8ta3qd',
        message: ['Obrazy'],
      },
    icon: Image,
  },
  video: {
    one:
      /** i18n */
      {
        id: '_ANjXZ',
        message: ['Wideo'],
      },
    many:
      /** i18n */
      {
        id: '_ANjXZ',
        message: ['Wideo'],
      },
    icon: Clapperboard,
  },
  music: {
    one:
      /** i18n */
      {
        id: 'hj1OB8',
        message: ['Muzyka'],
      },
    many:
      /** i18n */
      {
        id: 'hj1OB8',
        message: ['Muzyka'],
      },
    icon: EighthNotes,
  },
  speech: {
    one:
      /** i18n */
      {
        id: 'of8Q1Z',
        message: ['Mowa'],
      },
    many:
      /** i18n */
      {
        id: 'of8Q1Z',
        message: ['Mowa'],
      },
    icon: AudioLines,
  },
  text: {
    one:
      /** i18n */
      {
        id: 'AYnPO0',
        message: ['Tekst'],
      },
    many:
      /** i18n */
      {
        id: 'nfPD0L',
        message: ['Teksty'],
      },
    icon: FileText,
  },
  transcription: {
    one:
      /** i18n */
      {
        id: 'xrvt_F',
        message: ['Transkrypcja'],
      },
    many:
      /** i18n */
      {
        id: 'XJHcRb',
        message: ['Transkrypcje'],
      },
    icon: Mic,
  },
}
var SoundWave_module_default = { wave: '_wave_kgilp_2' }
// src/features/generation/media/SoundWave.tsx
var import_jsx_runtime = require_jsx_runtime()
/** This sound's loudness from its beginning to its end. It fills its place. */
function SoundWave({ wave, bars }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
    className: SoundWave_module_default.wave,
    'aria-hidden': 'true',
    children: barsOf(wave, bars).map((height, index) =>
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
        'span',
        {
          style: {
            blockSize: `${height}%`,
            inlineSize: `${FILLED / bars}%`,
          },
        },
        index,
      ),
    ),
  })
}
/** Percent: the loudest point of each bar's stretch, silence as a thin line. */
function barsOf(wave, bars) {
  return Array.from({ length: bars }, (_, bar) => {
    const from = Math.floor((bar / bars) * wave.length)
    const to = Math.max(from + 1, Math.floor(((bar + 1) / bars) * wave.length))
    return Math.max(THINNEST, ...wave.slice(from, to))
  })
}
var THINNEST = 4
/** How much of the width bars take, percent; the rest is between them. */
var FILLED = 66
export {
  largePicture as a,
  printPicture as c,
  downloads as i,
  smallPicture as l,
  TYPE_WORDS as n,
  plainPicture as o,
  promptTitle as r,
  playable as s,
  SoundWave as t,
  waveOf as u,
}
