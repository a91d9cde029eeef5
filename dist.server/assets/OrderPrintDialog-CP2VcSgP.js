import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as useNavigate } from './useNavigate-DLRj-uFL.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { d as printArea, t as FILLED, u as fitsTurned } from './placement-LjNxlXzS.js'
import { n as printedThing } from './printProducts-H_uTqo1e.js'
import { t as Button } from './Button-BS8EKtfW.js'
import { t as Dialog } from './Dialog-BVCLj5ad.js'
import { Rt as Notice } from '../renderPage.js'
import { t as PRINT_SECTION_ID } from './currentPrint-DIsCT1-U.js'
import { beginPrint, n as readPictureFile, t as fetchPictureFile } from './printActions-D-_jl51m.js'
import { t as PrintStage } from './PrintStage-DUE0Ppy9.js'
import { t as refusalText } from './refusalTexts-Ce7B9M1l.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
// src/features/prints/OrderPrintDialog.module.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var OrderPrintDialog_module_default = {
  things: '_things_9j1da_2',
  thing: '_thing_9j1da_2',
  choice: '_choice_9j1da_25',
}
// src/features/prints/OrderPrintDialog.tsx
var import_jsx_runtime = require_jsx_runtime()
/** What a picture can be printed on as it is: portraits of pets are drawn after a photo. */
var OFFERED = [
  [
    'kubek-z-twoim-obrazem',
    /** i18n */
    {
      id: 'Ein34I',
      message: ['Kubek'],
    },
  ],
  [
    'plakat-z-twoim-obrazem',
    /** i18n */
    {
      id: 'qy6Ucg',
      message: ['Plakat'],
    },
  ],
  [
    'obraz-na-plotnie',
    /** i18n */
    {
      id: 'k33HgJ',
      message: ['Obraz na płótnie'],
    },
  ],
  [
    'koszulka-z-twoim-wzorem',
    /** i18n */
    {
      id: 'gppeZn',
      message: ['Koszulka'],
    },
  ],
  [
    'puzzle-z-twoim-obrazem',
    /** i18n */
    {
      id: 'VxO_hm',
      message: ['Puzzle'],
    },
  ],
  [
    'torba-laka',
    /** i18n */
    {
      id: 'l1-tur',
      message: ['Torba'],
    },
  ],
  [
    'fotoksiazka-rok-razem',
    /** i18n */
    {
      id: 'CGxpPC',
      message: ['Okładka fotoksiążki'],
    },
  ],
]
/** Shows a picture on all that it can be printed on; a press begins that print on the product's page. */
function OrderPrintDialog({ pictureUrl, fileName, ...dialog }) {
  const { _: _t, i18n } = useLingui()
  const navigate = useNavigate()
  const { picture, refusal, refuse } = useFetchedPicture(pictureUrl, fileName)
  const [begun, setBegun] = (0, import_react.useState)(null)
  async function begin(handle, { file, ...read }) {
    setBegun(handle)
    try {
      const prezent = await beginPrint(handle, file, read)
      await navigate({
        to: '/sklep/produkt/$handle',
        params: { handle },
        search: { prezent },
        hash: PRINT_SECTION_ID,
      })
    } catch {
      refuse('NO_ROOM')
    } finally {
      setBegun(null)
    }
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Dialog, {
    ...dialog,
    size: 'md',
    title: _t(
      /** i18n */
      {
        id: 'Fl6Cll',
        message: ['Zamów z\xA0tym obrazem'],
      },
    ),
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'Yrreh7',
          message: ['Wybierz rzecz. Obraz będzie już na niej leżał, a\xA0Ty ustawisz kadr, zanim zapłacisz.'],
        }),
      }),
      refusal === null
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
              children: i18n._(refusalText(refusal)),
            }),
          }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ul', {
        className: OrderPrintDialog_module_default.things,
        'aria-busy': picture === null && refusal === null,
        children: OFFERED.map(([handle, name]) =>
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(
            'li',
            {
              className: OrderPrintDialog_module_default.thing,
              children: [
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Preview, {
                  handle,
                  picture,
                }),
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
                  variant: 'quiet',
                  className: OrderPrintDialog_module_default.choice ?? '',
                  isDisabled: picture === null || (begun !== null && begun !== handle),
                  isPending: begun === handle,
                  onPress: () => {
                    if (picture !== null) begin(handle, picture)
                  },
                  children: i18n._(name),
                }),
              ],
            },
            handle,
          ),
        ),
      }),
    ],
  })
}
function Preview({ handle, picture }) {
  const thing = printedThing(handle)
  const area = printArea(handle, '', picture !== null && fitsTurned(handle, picture))
  if (thing === null || area === null) return null
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PrintStage, {
    thing,
    area,
    variantTitle: '',
    label: '',
    picture:
      picture === null
        ? null
        : {
            ...picture,
            placement: FILLED,
          },
  })
}
/** The picture at an address, read for drawing; why not where it can't be printed. */
function useFetchedPicture(address, name) {
  const [picture, setPicture] = (0, import_react.useState)(null)
  const [refusal, setRefusal] = (0, import_react.useState)(null)
  ;(0, import_react.useEffect)(() => {
    let isGone = false
    let url = null
    const fetchIt = async () => {
      const file = await fetchPictureFile(address).catch(() => null)
      const read = file === null ? 'NOT_FETCHED' : await readPictureFile(file, name)
      if (isGone) return
      if (file === null || typeof read === 'string') {
        setRefusal(typeof read === 'string' ? read : 'NOT_FETCHED')
        return
      }
      url = URL.createObjectURL(read.shown)
      setPicture({
        ...read,
        file,
        url,
      })
    }
    fetchIt()
    return () => {
      isGone = true
      if (url !== null) URL.revokeObjectURL(url)
    }
  }, [address, name])
  return {
    picture,
    refusal,
    refuse: setRefusal,
  }
}
export { OrderPrintDialog as default }
