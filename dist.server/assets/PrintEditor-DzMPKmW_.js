import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as ImagePlus } from './image-plus-I5Mx-YsG.js'
import { t as Images } from './images-wCsIUxna.js'
import { t as RotateCw } from './rotate-cw-DjyIno_V.js'
import {
  C as useSession,
  K as announce,
  Rt as Notice,
  ei as ButtonLink,
  jt as useStore,
  oi as Sparkles,
} from '../renderPage.js'
import { t as Trash } from './trash-CugAaEeY.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { a as UPLOAD_TYPES } from './galleryImage-BUd21fo0.js'
import {
  a as leavesBare,
  d as printArea,
  i as fittingZoom,
  l as canTurn,
  n as allowedPlacement,
  o as normalRotation,
  s as pixelSize,
  t as FILLED,
} from './placement-LjNxlXzS.js'
import { t as Button } from './Button-BS8EKtfW.js'
import { t as RadioGroup } from './RadioGroup-rTvrlSv9.js'
import { i as currentPrint, n as askedForPicture, r as changeCurrentPrint } from './currentPrint-DIsCT1-U.js'
import {
  begunPrint,
  layPicture,
  n as readPictureFile,
  newPrint,
  readPrintFile,
  readPrints,
  sweepPrints,
  t as fetchPictureFile,
  writePrint,
} from './printActions-D-_jl51m.js'
import { t as PrintStage } from './PrintStage-DUE0Ppy9.js'
import { t as refusalText } from './refusalTexts-Ce7B9M1l.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import { n as useOnSignedOut, t as useOwnDraft } from './useOwnDraft-CymDRkae.js'
// src/domain/prints/resolution.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var GOOD_DPI = 200
var POOR_DPI = 120
var MM_PER_INCH = 25.4
/** The picture's own pixels to an inch of the print. */
function printDpi(area, picture, placement) {
  return MM_PER_INCH / pixelSize(area, picture, placement)
}
function sharpness(area, picture, placement) {
  const dpi = printDpi(area, picture, placement) + 0.001
  if (dpi >= GOOD_DPI) return 'good'
  return dpi < POOR_DPI ? 'poor' : 'fair'
}
var PrintEditor_module_default = {
  editor: '_editor_1sswg_2',
  tools: '_tools_1sswg_7',
  sliders: '_sliders_1sswg_14',
  slider: '_slider_1sswg_14',
  notes: '_notes_1sswg_46',
  note: '_note_1sswg_46',
}
// src/features/prints/Slider.tsx
var import_jsx_runtime = require_jsx_runtime()
/** One number on a track: the browser's own slider, with its keys. */
function Slider({ label, value, min, max, step, text, onChange }) {
  const id = (0, import_react.useId)()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: PrintEditor_module_default.slider,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('label', {
        htmlFor: id,
        children: label,
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('output', {
        htmlFor: id,
        children: text,
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('input', {
        id,
        type: 'range',
        value,
        min,
        max,
        step,
        'aria-valuetext': text,
        onChange: ({ currentTarget }) => onChange(currentTarget.valueAsNumber),
      }),
    ],
  })
}
// src/features/prints/useChosenPicture.ts
/** The picture of the print that is open as the screen draws it, and how another takes its place. */
function useChosenPicture({ handle, picture }) {
  const [shown, setShown] = (0, import_react.useState)(null)
  const [isReading, setReading] = (0, import_react.useState)(false)
  const [refusal, setRefusal] = (0, import_react.useState)(null)
  const fileId = picture?.fileId ?? null
  ;(0, import_react.useEffect)(() => {
    if (shown === null) return void 0
    return () => URL.revokeObjectURL(shown.url)
  }, [shown])
  const isShown = (0, import_react.useEffectEvent)((id) => shown?.fileId === id)
  ;(0, import_react.useEffect)(() => {
    if (fileId === null || isShown(fileId)) return void 0
    let isGone = false
    const restore = async () => {
      const file = await readPrintFile(fileId)
      const read = file === null ? 'GONE' : await readPictureFile(file, '')
      if (isGone || isShown(fileId)) return
      if (typeof read === 'string') setRefusal('GONE')
      else
        setShown({
          fileId,
          url: URL.createObjectURL(read.shown),
        })
    }
    restore()
    return () => {
      isGone = true
    }
  }, [fileId])
  async function take(file, name) {
    setReading(true)
    setRefusal(null)
    const refused = await lay(file, name)
    setReading(false)
    setRefusal(refused)
  }
  async function lay(file, name) {
    const read = await readPictureFile(file, name)
    if (typeof read === 'string') return read
    const open = currentPrint.getSnapshot()
    if (open?.handle !== handle) return null
    try {
      const draft = await layPicture(open, file, read)
      const id = draft.picture?.fileId
      if (id === void 0) return null
      setShown({
        fileId: id,
        url: URL.createObjectURL(read.shown),
      })
      const present = currentPrint.getSnapshot()
      if (present?.id === open.id)
        currentPrint.set({
          ...present,
          draft,
        })
      return null
    } catch {
      return 'NO_ROOM'
    }
  }
  async function fetchPicture(url, name) {
    setReading(true)
    setRefusal(null)
    const refused = await fetchPictureFile(url)
      .then((file) => lay(file, name))
      .catch(() => 'NOT_FETCHED')
    setReading(false)
    setRefusal(refused)
  }
  return {
    url: shown !== null && shown.fileId === fileId ? shown.url : null,
    isReading,
    refusal,
    take,
    fetch: fetchPicture,
  }
}
// src/features/prints/usePrint.ts
var PRINTS = {
  open: currentPrint,
  read: async (handle) => {
    const prints = await readPrints(handle)
    sweepPrints()
    return prints
  },
  write: writePrint,
  begin: newPrint,
  begun: begunPrint,
  over: null,
}
/** The print that the address names, else the one begun last, else a new one; null until the drafts were read. */
function usePrint(handle, printId) {
  const onSignedOut = useOnSignedOut()
  return useOwnDraft(PRINTS, {
    handle,
    id: printId,
    onSignedOut,
  })
}
// src/features/prints/PrintEditor.tsx
/** Lays a picture on a product, and stores it on this device with every move. */
function PrintEditor(props) {
  const { product, variant, thing, printId, renderPicker } = props
  const { i18n, _: _t } = useLingui()
  const { handle } = product
  const { picture, isTurned, wasInCart } = usePrint(handle, printId)?.draft ?? newPrint().draft
  const variantTitle = variant?.title ?? ''
  const area = printArea(handle, variantTitle, isTurned)
  const chosen = useChosenPicture({
    handle,
    picture,
  })
  const session = useSession()
  const [isPicking, setPicking] = (0, import_react.useState)(false)
  const asked = useStore(askedForPicture)
  const [answered, setAnswered] = (0, import_react.useState)(asked)
  const isMissing = asked !== answered && picture === null
  const tools = (0, import_react.useRef)(null)
  ;(0, import_react.useEffect)(() => {
    if (asked > 0) tools.current?.querySelector('button')?.focus()
  }, [asked])
  if (area === null) return null
  const placed =
    picture === null
      ? null
      : {
          ...picture,
          placement: allowedPlacement(area, picture, picture.placement),
        }
  function take(files) {
    const [file] = files
    if (file === void 0) return
    setAnswered(asked)
    chosen.take(file, file.name)
  }
  function drop(event) {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    take([...event.dataTransfer.files])
  }
  const hasPicture = placed !== null && chosen.url !== null
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    role: 'presentation',
    className: PrintEditor_module_default.editor,
    onDragOver: (event) => {
      if (event.dataTransfer.types.includes('Files')) event.preventDefault()
    },
    onDrop: drop,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PrintStage, {
        thing,
        area,
        variantTitle,
        label: _t(
          /** i18n */
          {
            id: 'PVbH3I',
            message: ['Położenie obrazu: ', ['0']],
            values: { 0: product.title },
          },
        ),
        picture:
          placed !== null && chosen.url !== null
            ? {
                ...placed,
                url: chosen.url,
              }
            : null,
        onMove: place,
        children:
          placed === null && !chosen.isReading
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'WXL37o',
                message: ['Tu będzie Twój obraz'],
              })
            : null,
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        ref: tools,
        className: PrintEditor_module_default.tools,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FileButton, {
            isPrimary: placed === null,
            isPending: chosen.isReading,
            label:
              placed === null
                ? _t(
                    /** i18n */
                    {
                      id: '8cvCfJ',
                      message: ['Wybierz zdjęcie'],
                    },
                  )
                : _t(
                    /** i18n */
                    {
                      id: 'ivPOZn',
                      message: ['Zmień zdjęcie'],
                    },
                  ),
            onFiles: take,
          }),
          session.status === 'signed-in'
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
                icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Images, {
                  size: 18,
                  'aria-hidden': 'true',
                }),
                onPress: () => setPicking(true),
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'UxqPLG',
                  message: ['Z\xA0galerii'],
                }),
              })
            : null,
          placed === null
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
                to: '/generatory/obraz',
                variant: 'quiet',
                icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Sparkles, {
                  size: 18,
                  'aria-hidden': 'true',
                }),
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'VLc-_4',
                  message: ['Narysuj nowy'],
                }),
              })
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
                variant: 'quiet',
                icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trash, {
                  size: 18,
                  'aria-hidden': 'true',
                }),
                onPress: () => {
                  changeCurrentPrint((draft) => ({
                    ...draft,
                    picture: null,
                  }))
                  announce(
                    _t(
                      /** i18n */
                      {
                        id: 'SOXCHV',
                        message: ['Obraz usunięty z\xA0produktu.'],
                      },
                    ),
                  )
                },
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'FKX9IN',
                  message: ['Usuń obraz'],
                }),
              }),
          wasInCart
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
                variant: 'quiet',
                onPress: () =>
                  currentPrint.set({
                    handle,
                    ...newPrint(),
                  }),
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'U7Azo5',
                  message: ['Zacznij następny'],
                }),
              })
            : null,
        ],
      }),
      isMissing
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
            role: 'alert',
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
              tone: 'danger',
              title: _t(
                /** i18n */
                {
                  id: 'ffhaBy',
                  message: ['Najpierw wybierz obraz'],
                },
              ),
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: '82xVJc',
                message: [
                  'Bez niego nie ma czego wydrukować. Może być zdjęcie z\xA0telefonu albo Twoja praca z\xA0Iskry.',
                ],
              }),
            }),
          })
        : null,
      chosen.refusal === null
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
            role: 'alert',
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
              tone: 'danger',
              title: _t(
                /** i18n */
                {
                  id: '_OsToq',
                  message: ['Tego pliku nie wydrukujemy'],
                },
              ),
              children: i18n._(refusalText(chosen.refusal)),
            }),
          }),
      hasPicture
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PlacingTools, {
            area,
            picture: placed,
            isTurned: canTurn(handle) ? isTurned : null,
            onPlace: place,
            onTurn: (turned) =>
              changeCurrentPrint((draft) => ({
                ...draft,
                isTurned: turned,
                picture:
                  draft.picture === null
                    ? null
                    : {
                        ...draft.picture,
                        placement: FILLED,
                      },
              })),
          })
        : null,
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
        className: PrintEditor_module_default.note,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'BEXHFg',
          message: ['Obraz zostaje na tym urządzeniu. Wysyłamy go dopiero z\xA0zamówieniem.'],
        }),
      }),
      session.status === 'signed-in'
        ? renderPicker({
            isOpen: isPicking,
            onOpenChange: setPicking,
            onPick: ({ url, filename }) => {
              setPicking(false)
              setAnswered(asked)
              chosen.fetch(url, filename)
            },
          })
        : null,
    ],
  })
}
/** Lays the picture of the open print elsewhere. */
var place = (placement) =>
  changeCurrentPrint((draft) =>
    draft.picture === null
      ? draft
      : {
          ...draft,
          picture: {
            ...draft.picture,
            placement,
          },
        },
  )
function FileButton({ label, isPrimary, isPending, onFiles }) {
  const chooser = (0, import_react.useRef)(null)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
        variant: isPrimary ? 'primary' : 'secondary',
        icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ImagePlus, {
          size: 18,
          'aria-hidden': 'true',
        }),
        isPending,
        onPress: () => chooser.current?.click(),
        children: label,
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('input', {
        ref: chooser,
        type: 'file',
        hidden: true,
        accept: UPLOAD_TYPES.join(','),
        onChange: ({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        },
      }),
    ],
  })
}
/** Percent of the size that fills the area. */
var MOST_PERCENT = 400
var FINE_DEGREES = 45
function PlacingTools({ area, picture, isTurned, onPlace, onTurn }) {
  const { _: _t2 } = useLingui()
  const { placement } = picture
  const quarter = Math.round(placement.rotation / 90) * 90
  const fine = Math.round((placement.rotation - quarter) * 2) / 2
  const percent = Math.round(placement.zoom * 100)
  const put = (part) =>
    onPlace(
      allowedPlacement(area, picture, {
        ...placement,
        ...part,
      }),
    )
  useSpokenPlacement(area, picture)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: PrintEditor_module_default.sliders,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Slider, {
            label: _t2(
              /** i18n */
              {
                id: 'BE-GxY',
                message: ['Wielkość'],
              },
            ),
            value: Math.min(MOST_PERCENT, percent),
            min: 20,
            max: MOST_PERCENT,
            step: 1,
            text: _t2(
              /** i18n */
              {
                id: 'Z0v_kp',
                message: [['percent'], '%'],
                values: { percent },
              },
            ),
            onChange: (value) => put({ zoom: value / 100 }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Slider, {
            label: _t2(
              /** i18n */
              {
                id: 'QvONfA',
                message: ['Przechylenie'],
              },
            ),
            value: fine,
            min: -45,
            max: FINE_DEGREES,
            step: 0.5,
            text: _t2(
              /** i18n */
              {
                id: 'og01a9',
                message: [['fine'], '°'],
                values: { fine },
              },
            ),
            onChange: (value) => put({ rotation: normalRotation(quarter + value) }),
          }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: PrintEditor_module_default.tools,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
            size: 'small',
            icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RotateCw, {
              size: 16,
              'aria-hidden': 'true',
            }),
            onPress: () => put({ rotation: normalRotation(placement.rotation + 90) }),
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'XPOec1',
              message: ['Obróć o\xA090°'],
            }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
            size: 'small',
            onPress: () =>
              put({
                x: 0,
                y: 0,
                zoom: 1,
              }),
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'Qp-Qge',
              message: ['Wypełnij'],
            }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
            size: 'small',
            onPress: () =>
              put({
                x: 0,
                y: 0,
                zoom: fittingZoom(area, picture, placement.rotation),
              }),
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'nJ4FfG',
              message: ['Zmieść cały'],
            }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
            size: 'small',
            variant: 'quiet',
            onPress: () => onPlace(FILLED),
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'HysPB4',
              message: ['Od nowa'],
            }),
          }),
          isTurned === null
            ? null
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RadioGroup, {
                label: _t2(
                  /** i18n */
                  {
                    id: 'fw0gRC',
                    message: ['Ułożenie'],
                  },
                ),
                isLabelHidden: true,
                presentation: 'chips',
                value: isTurned === area.height > area.width ? 'other' : 'first',
                options: [
                  {
                    value: 'first',
                    label: _t2(
                      /** i18n */
                      {
                        id: 'daDN0h',
                        message: ['W\xA0pionie'],
                      },
                    ),
                  },
                  {
                    value: 'other',
                    label: _t2(
                      /** i18n */
                      {
                        id: 'HqwRPq',
                        message: ['W\xA0poziomie'],
                      },
                    ),
                  },
                ],
                onChange: () => onTurn(!isTurned),
              }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SharpnessNote, {
        area,
        picture,
      }),
    ],
  })
}
/** How sharp it will be, and what stays bare. */
function SharpnessNote({ area, picture }) {
  const { _: _t3 } = useLingui()
  const dpi = Math.floor(printDpi(area, picture, picture.placement))
  const isBare = area.bleed > 0 && leavesBare(area, picture, picture.placement)
  const sharp = sharpness(area, picture, picture.placement)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: PrintEditor_module_default.notes,
    children: [
      sharp === 'poor'
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
            tone: 'warning',
            title: _t3(
              /** i18n */
              {
                id: '24KOUJ',
                message: ['Za mała rozdzielczość: wyjdzie nieostro'],
              },
            ),
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'okCtPc',
              message: [
                'W\xA0tej wielkości wypada ',
                ['dpi'],
                ' punktów na cal, a\xA0ostry druk ma ich 200. Zmniejsz obraz albo wybierz większe zdjęcie.',
              ],
              values: { dpi },
            }),
          })
        : sharp === 'fair'
          ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
              tone: 'neutral',
              title: _t3(
                /** i18n */
                {
                  id: 'FIqBXQ',
                  message: ['Z\xA0bliska będzie trochę miękko'],
                },
              ),
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'QPRSDM',
                message: ['Wypada ', ['dpi'], ' punktów na cal; od 200\xA0druk jest ostry.'],
                values: { dpi },
              }),
            })
          : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
              tone: 'success',
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'LTjcLb',
                message: ['Rozdzielczość wystarczy na ostry druk: ', ['dpi'], ' punktów na cal.'],
                values: { dpi },
              }),
            }),
      isBare
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
            tone: 'neutral',
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: '70vbQa',
              message: ['Obraz nie sięga brzegów: to, co odkryte, zostanie niezadrukowane.'],
            }),
          })
        : null,
    ],
  })
}
var SPOKEN_AFTER_MS = 700
/** Says where the picture has come to lie, once it rests. */
function useSpokenPlacement(area, picture) {
  const { _: _t4 } = useLingui()
  const { x, y, zoom, rotation } = picture.placement
  const words = _t4(
    /** i18n */
    {
      id: '4cu1we',
      message: [
        'Od środka w\xA0prawo ',
        ['right'],
        ' mm, w\xA0dół ',
        ['down'],
        ' mm. Wielkość ',
        ['size'],
        '%, obrót ',
        ['turn'],
        '°, ',
        ['dpi'],
        ' punktów na cal.',
      ],
      values: {
        right: Math.round(x * area.width),
        down: Math.round(y * area.height),
        size: Math.round(zoom * 100),
        turn: Math.round(rotation),
        dpi: Math.floor(printDpi(area, picture, picture.placement)),
      },
    },
  )
  const spoken = (0, import_react.useRef)(words)
  ;(0, import_react.useEffect)(() => {
    if (spoken.current === words) return void 0
    const timer = setTimeout(() => {
      spoken.current = words
      announce(words)
    }, SPOKEN_AFTER_MS)
    return () => clearTimeout(timer)
  }, [words])
}
export { PrintEditor as default }
