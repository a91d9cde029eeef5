import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as Download } from './download-LE3rizAX.js'
import { t as Printer } from './printer-CLbY43At.js'
import { t as Send } from './send-CKqhWp5R.js'
import { t as Button } from './Button-BS8EKtfW.js'
import {
  $n as string,
  An as _enum,
  Ji as require_react_dom,
  Rt as Notice,
  V as showToast,
  Wn as object,
} from '../renderPage.js'
import { t as Dialog } from './Dialog-BVCLj5ad.js'
import { t as RadioGroup } from './RadioGroup-rTvrlSv9.js'
import { t as Skeleton } from './Skeleton-ClnzUomb.js'
import { t as TextField } from './TextField-CWQ9Iwvc.js'
import { t as downloadFile } from './downloadFile-DC8XLZfL.js'
// src/ui/giftCard/cardFace.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
/** Of A5, 148 by 210 mm. */
var CARD_RATIO = 210 / 148
var MARGIN = 0.07
/** The paper under the picture that the words have. */
var BAND = 0.32
/** Where the picture stands on a front of this width. */
function pictureBox(width, { front, look }) {
  const height = width * CARD_RATIO
  const band = front.trim() === '' ? 0 : BAND * width
  if (look === 'full')
    return {
      x: 0,
      y: 0,
      width,
      height: height - band,
    }
  const margin = MARGIN * width
  return {
    x: margin,
    y: margin,
    width: width - 2 * margin,
    height: height - 2 * margin - (band === 0 ? 0 : band - margin),
  }
}
/** The part of a picture that is seen in a box: all of it, or its middle where it has to fill the box. */
function fitPicture(picture, box, look) {
  const scales = [box.width / picture.width, box.height / picture.height]
  const scale = look === 'full' ? Math.max(...scales) : Math.min(...scales)
  const width = Math.min(picture.width, box.width / scale)
  const height = Math.min(picture.height, box.height / scale)
  return {
    from: {
      x: (picture.width - width) / 2,
      y: (picture.height - height) / 2,
      width,
      height,
    },
    to: {
      x: box.x + (box.width - width * scale) / 2,
      y: box.y + (box.height - height * scale) / 2,
      width: width * scale,
      height: height * scale,
    },
  }
}
/** Breaks words into lines no wider than told, as far as a word allows. */
function breakLines(text, most, measure) {
  const lines = []
  for (const word of text
    .trim()
    .split(/\s+/u)
    .filter((part) => part !== '')) {
    const last = lines.at(-1)
    const longer = last === void 0 ? word : `${last} ${word}`
    if (last !== void 0 && measure(longer) <= most) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
// src/ui/giftCard/drawCard.ts
var PAPER = '#ffffff'
var INK = '#2b2433'
var FONT = '"Bricolage Grotesque"'
/** In parts of the card's width, the largest that is tried first. */
var TEXT_SIZES = [0.085, 0.07, 0.058, 0.048, 0.04]
var LINES_MOST = 3
var LEADING = 1.18
/** Of the paper at each side of the words. */
var SIDES = 0.08
/** Draws the front of a card onto a canvas of this width; its height follows. */
function drawCard(canvas, picture, wish, width) {
  canvas.width = width
  canvas.height = Math.round(width * CARD_RATIO)
  const context = canvas.getContext('2d')
  if (context === null) return
  context.fillStyle = PAPER
  context.fillRect(0, 0, canvas.width, canvas.height)
  const box = pictureBox(width, wish)
  const { from, to } = fitPicture(picture, box, wish.look)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, from.x, from.y, from.width, from.height, to.x, to.y, to.width, to.height)
  if (wish.front.trim() !== '') writeFront(context, wish.front, box.y + box.height, canvas)
}
/** Writes the words into the paper between the picture and the lower edge, as large as they fit. */
function writeFront(context, words, top, { width, height }) {
  const most = width * (1 - 2 * SIDES)
  context.fillStyle = INK
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  for (const [index, size] of TEXT_SIZES.entries()) {
    context.font = `650 ${Math.round(size * width)}px ${FONT}, sans-serif`
    const lines = breakLines(words, most, (line) => context.measureText(line).width)
    const step = size * width * LEADING
    if (
      !(
        lines.length <= LINES_MOST &&
        lines.length * step <= height - top &&
        lines.every((line) => context.measureText(line).width <= most)
      ) &&
      index < TEXT_SIZES.length - 1
    )
      continue
    const middle = (top + height) / 2
    for (const [row, line] of lines.entries())
      context.fillText(line, width / 2, middle + (row - (lines.length - 1) / 2) * step, most)
    return
  }
}
/** The picture of an address, decoded, with the card's letters at hand. */
async function readyPicture(url, signal) {
  const [answer] = await Promise.all([fetch(url, { signal }), document.fonts.load(`650 40px ${FONT}`, 'Aąż')])
  if (!answer.ok) throw new Error(`picture answered ${answer.status}`)
  return createImageBitmap(await answer.blob())
}
var GiftCardDialog_module_default = {
  maker: '_maker_1sqfe_2',
  preview: '_preview_1sqfe_12',
  figure: '_figure_1sqfe_23',
  front: '_front_1sqfe_28',
  fields: '_fields_1sqfe_37',
  note: '_note_1sqfe_43',
}
// src/ui/giftCard/CardFront.tsx
var import_jsx_runtime = require_jsx_runtime()
/** Enough for the largest preview on a sharp screen. */
var PREVIEW_WIDTH = 800
/** The front of the card as it will be printed. */
function CardFront({ picture, wish }) {
  const { _: _t } = useLingui()
  const words = wish.front.trim()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('figure', {
    className: GiftCardDialog_module_default.figure,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('canvas', {
        ref: (canvas) => {
          if (canvas !== null) drawCard(canvas, picture, wish, PREVIEW_WIDTH)
        },
        className: GiftCardDialog_module_default.front,
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('figcaption', {
        className: 'visually-hidden',
        children:
          words === ''
            ? _t(
                /** i18n */
                {
                  id: '9XecSu',
                  message: ['Przód kartki, bez napisu'],
                },
              )
            : _t(
                /** i18n */
                {
                  id: '-daUEq',
                  message: ['Przód kartki z\xA0napisem: ', ['words']],
                  values: { words },
                },
              ),
      }),
    ],
  })
}
// src/ui/giftCard/cardFile.ts
/** A5 at 300 dots per inch. */
var PRINT_WIDTH = 1748
var QUALITY = 0.92
/** The card's front as a JPEG fit to be printed. */
async function cardFile(picture, wish, name) {
  const canvas = document.createElement('canvas')
  drawCard(canvas, picture, wish, PRINT_WIDTH)
  const blob = await new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', QUALITY)
  })
  if (blob === null) throw new Error('the card could not be encoded')
  return new File([blob], `kartka-${name}`, { type: 'image/jpeg' })
}
// src/ui/giftCard/CardSheets.module.css
var import_react_dom = /* @__PURE__ */ __toESM(require_react_dom(), 1)
var CardSheets_module_default = {
  sheets: '_sheets_kx7or_7',
  sheet: '_sheet_kx7or_7',
  front: '_front_kx7or_36',
  inside: '_inside_kx7or_42',
}
// src/ui/giftCard/CardSheets.tsx
/** What is printed instead of the page: the card's outer and inner side, each a sheet of A4 to be folded in half. */
function CardSheets({ front, inside, onPrinted }) {
  const printed = (0, import_react.useEffectEvent)(onPrinted)
  ;(0, import_react.useEffect)(() => {
    const done = () => printed()
    globalThis.addEventListener('afterprint', done)
    return () => {
      globalThis.removeEventListener('afterprint', done)
      URL.revokeObjectURL(front)
    }
  }, [front])
  return (0, import_react_dom.createPortal)(
    /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
      className: CardSheets_module_default.sheets,
      'aria-hidden': 'true',
      children: [
        /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
          className: CardSheets_module_default.sheet,
          children: [
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {}),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('img', {
              className: CardSheets_module_default.front,
              src: front,
              alt: '',
              onLoad: () => globalThis.print(),
            }),
          ],
        }),
        inside === ''
          ? null
          : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
              className: CardSheets_module_default.sheet,
              children: [
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {}),
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
                  className: CardSheets_module_default.inside,
                  children: inside,
                }),
              ],
            }),
      ],
    }),
    document.body,
  )
}
// src/ui/giftCard/usePicture.ts
/** A picture to draw with; null while it is on its way, or when it can't be had. */
function usePicture(url) {
  const [reading, setReading] = (0, import_react.useState)(null)
  ;(0, import_react.useEffect)(() => {
    if (url === void 0) return void 0
    const leaving = new AbortController()
    async function read(address) {
      const picture = await readyPicture(address, leaving.signal).catch(() => null)
      if (leaving.signal.aborted) picture?.close()
      else
        setReading({
          url: address,
          picture,
        })
    }
    read(url)
    return () => leaving.abort()
  }, [url])
  const present = reading?.url === url ? reading : null
  return {
    picture: present?.picture ?? null,
    isFailed: present !== null && present.picture === null,
  }
}
// src/ui/giftCard/GiftCardDialog.tsx
/** As many letters as a card's front and a gift's message take (specification part 1, section 5). */
var FRONT_MOST = 60
var INSIDE_MOST = 500
/** A picture as a card: words on its front, wishes inside, to be printed and folded, sent or saved. */
function GiftCardDialog(props) {
  const { isOpen, onOpenChange, pictureUrl, fileName, card, onChange } = props
  const { _: _t } = useLingui()
  const { front, inside, look } = card
  const [sheet, setSheet] = (0, import_react.useState)(null)
  const { picture, isFailed } = usePicture(isOpen ? pictureUrl : void 0)
  const wish = {
    front,
    look,
  }
  async function withFile(work) {
    if (picture === null) return
    try {
      await work(await cardFile(picture, wish, fileName))
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return
      showToast({
        type: 'error',
        title: _t(
          /** i18n */
          {
            id: 'pW3ybN',
            message: ['Nie udało się złożyć kartki'],
          },
        ),
        message: _t(
          /** i18n */
          {
            id: 'oi-eMX',
            message: ['Spróbuj ponownie.'],
          },
        ),
      })
    }
  }
  const send = (made) =>
    navigator.share({
      files: [made],
      text: inside.trim(),
    })
  const print = (made) => setSheet(URL.createObjectURL(made))
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Dialog, {
    isOpen,
    onOpenChange,
    size: 'xl',
    title: _t(
      /** i18n */
      {
        id: 'FbaHP6',
        message: ['Kartka z\xA0tego obrazu'],
      },
    ),
    actions: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
      children: [
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
          isDisabled: picture === null,
          icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Download, { size: 18 }),
          onPress: () => void withFile(downloadFile),
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'mQctVM',
            message: ['Zapisz przód'],
          }),
        }),
        canSendFiles()
          ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
              isDisabled: picture === null,
              icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Send, { size: 18 }),
              onPress: () => void withFile(send),
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'TQFzmF',
                message: ['Wyślij'],
              }),
            })
          : null,
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
          variant: 'primary',
          isDisabled: picture === null,
          icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Printer, { size: 18 }),
          onPress: () => void withFile(print),
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'mqACAj',
            message: ['Drukuj'],
          }),
        }),
      ],
    }),
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: GiftCardDialog_module_default.maker,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
            className: GiftCardDialog_module_default.preview,
            children: isFailed
              ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
                  tone: 'warning',
                  title: _t(
                    /** i18n */
                    {
                      id: '_FjYF8',
                      message: ['Nie udało się wczytać obrazu'],
                    },
                  ),
                  children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                    id: 'JwIn-n',
                    message: ['Do kartki trzeba całego obrazu. Spróbuj ponownie, gdy wróci sieć.'],
                  }),
                })
              : picture === null
                ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, {
                    shape: 'box',
                    height: '100%',
                  })
                : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CardFront, {
                    picture,
                    wish,
                  }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
            className: GiftCardDialog_module_default.fields,
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
                label: _t(
                  /** i18n */
                  {
                    id: '1hHnHd',
                    message: ['Napis na przodzie'],
                  },
                ),
                description: _t(
                  /** i18n */
                  {
                    id: 'glKF9r',
                    message: ['Może zostać pusty.'],
                  },
                ),
                maxLength: FRONT_MOST,
                value: front,
                onChange: (words) => onChange({ front: words }),
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
                label: _t(
                  /** i18n */
                  {
                    id: 'gKrYrp',
                    message: ['Życzenia w\xA0środku'],
                  },
                ),
                description: _t(
                  /** i18n */
                  {
                    id: 'i3fwmF',
                    message: [['0'], ' / ', ['INSIDE_MOST'], ' znaków'],
                    values: {
                      0: inside.length,
                      INSIDE_MOST,
                    },
                  },
                ),
                multiline: true,
                maxLength: INSIDE_MOST,
                value: inside,
                onChange: (words) => onChange({ inside: words }),
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RadioGroup, {
                label: _t(
                  /** i18n */
                  {
                    id: '8SKMRe',
                    message: ['Obraz na kartce'],
                  },
                ),
                presentation: 'chips',
                options: [
                  {
                    value: 'full',
                    label: _t(
                      /** i18n */
                      {
                        id: 'VLAMci',
                        message: ['Na całym przodzie'],
                      },
                    ),
                  },
                  {
                    value: 'framed',
                    label: _t(
                      /** i18n */
                      {
                        id: 'K-xi75',
                        message: ['Cały, w\xA0ramce z\xA0papieru'],
                      },
                    ),
                  },
                ],
                value: look,
                onChange: (chosen) => onChange({ look: chosen }),
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
                className: GiftCardDialog_module_default.note,
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'P0bh20',
                  message: [
                    'Do druku: kartka A4, dwustronnie, z\xA0odwróceniem wzdłuż krótszego boku, złożona na pół do A5.',
                  ],
                }),
              }),
            ],
          }),
        ],
      }),
      sheet === null
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CardSheets, {
            front: sheet,
            inside: inside.trim(),
            onPrinted: () => setSheet(null),
          }),
    ],
  })
}
/** Whether the system's share sheet takes pictures here. */
function canSendFiles() {
  if (typeof navigator.canShare !== 'function') return false
  return navigator.canShare({ files: [new File([], 'kartka.jpg', { type: 'image/jpeg' })] })
}
// src/ui/giftCard/cardDraft.ts
var cardDraftSchema = object({
  front: string(),
  inside: string(),
  look: _enum(['full', 'framed']),
})
var EMPTY_CARD = {
  front: '',
  inside: '',
  look: 'full',
}
export { cardDraftSchema as n, GiftCardDialog as r, EMPTY_CARD as t }
