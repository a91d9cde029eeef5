import { i as __toESM, n as __exportAll } from './rolldown-runtime-DYf_mQCB.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { t as blankLabel } from './blankWords-BtlxEC_2.js'
import { r as languageOf } from './languages-DstpWIH-.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import { Q as useNear, yi as lazyPart } from '../renderPage.js'
import { t as useIsTakenOver } from './useIsTakenOver-GPZ-jcB_.js'
import { a as GIFT_SECTION_ID } from './sklep.produkt._handle-Cq61pkZO.js'
import { t as Paper } from './Paper-Cfuo6YxF.js'
import { d as printArea } from './placement-LjNxlXzS.js'
import { n as printedThing } from './printProducts-H_uTqo1e.js'
import { t as PRINT_SECTION_ID } from './currentPrint-DIsCT1-U.js'
import { t as PrintStage } from './PrintStage-DUE0Ppy9.js'
import { t as LatePicturePicker } from './LatePicturePicker-C1-jNok1.js'
// src/ui/LeadSection.module.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var LeadSection_module_default = {
  section: '_section_1whgk_2',
  header: '_header_1whgk_9',
}
// src/ui/LeadSection.tsx
var import_jsx_runtime = require_jsx_runtime()
/** A section of a screen with a title and the words that lead into it. */
function LeadSection({ ref, id, title, lead, children }) {
  const titleId = (0, import_react.useId)()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('section', {
    ref,
    id,
    className: LeadSection_module_default.section,
    'aria-labelledby': titleId,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('header', {
        className: LeadSection_module_default.header,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('h2', {
            id: titleId,
            children: title,
          }),
          lead,
        ],
      }),
      children,
    ],
  })
}
// src/features/gifts/templateParts.ts
/** The paragraphs of a text template, each in its pieces. */
function templateParts(template) {
  return template
    .trim()
    .split(/\n{2,}/u)
    .map((paragraph) =>
      paragraph.split(/(\{[a-z_]+\})/u).flatMap((piece) => {
        if (piece === '') return []
        const name = /^\{([a-z_]+)\}$/u.exec(piece)?.[1]
        return [
          name === void 0
            ? {
                kind: 'words',
                text: piece,
              }
            : {
                kind: 'blank',
                name,
              },
        ]
      }),
    )
}
var GiftPaper_module_default = {
  page: '_page_ajvuk_3',
  paper: '_paper_ajvuk_10',
  blank: '_blank_ajvuk_16',
  own: '_own_ajvuk_30',
  count: '_count_ajvuk_43',
}
// src/features/gifts/GiftPaper.tsx
/** The inside of a card: its text, with room where the giver's own words come. */
function GiftPaper({ template, renderBlank, labelOf }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Paper, {
    className: GiftPaper_module_default.paper,
    children: templateParts(template).map((parts, paragraph) =>
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
        'p',
        {
          children: parts.map((part, place) => {
            const key = `${paragraph}-${place}`
            if (part.kind === 'words')
              return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
                import_react.Fragment,
                { children: part.text },
                key,
              )
            return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
              import_react.Fragment,
              {
                children:
                  renderBlank?.(part.name, key) ??
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                    className: GiftPaper_module_default.blank,
                    'data-placeholder': labelOf(part.name),
                  }),
              },
              key,
            )
          }),
        },
        paragraph,
      ),
    ),
  })
}
// src/features/gifts/GiftSection.tsx
var GiftEditor = lazyPart(() => import('./GiftEditor-D6YJ7qdV.js').then((n) => n.t))
/** The inside of a card or letter on its product's page: read at once, and written in as soon as the code is there. */
function GiftSection(props) {
  const { i18n } = useLingui()
  const language = languageOf(i18n.locale) ?? 'pl'
  const section = (0, import_react.useRef)(null)
  const isNear = useNear(section)
  const isBeingTakenOver = useIsTakenOver()
  const resting = /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
    className: GiftPaper_module_default.page,
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(GiftPaper, {
      template: props.template,
      labelOf: (name) => blankLabel(name, language),
    }),
  })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LeadSection, {
    ref: section,
    id: GIFT_SECTION_ID,
    title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'l8HaH6',
      message: ['W\xA0środku'],
    }),
    lead: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: 'I7DQQG',
        message: [
          'Dopisz swoje słowa tam, gdzie jest na nie miejsce, poproś o\xA0gotowy tekst albo napisz wszystko po swojemu.',
        ],
      }),
    }),
    children:
      isNear && !isBeingTakenOver
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
            fallback: resting,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(GiftEditor, { ...props }),
          })
        : resting,
  })
}
// src/features/prints/PrintSection.tsx
var PrintEditor = lazyPart(() => import('./PrintEditor-DzMPKmW_.js'))
/** A product with its buyer's own picture: seen at once, and placed as soon as the code is there. */
function PrintSection(props) {
  const { product, variant } = props
  const { _: _t } = useLingui()
  const section = (0, import_react.useRef)(null)
  const isNear = useNear(section)
  const isBeingTakenOver = useIsTakenOver()
  const variantTitle = variant?.title ?? ''
  const thing = printedThing(product.handle)
  const area = printArea(product.handle, variantTitle)
  if (thing === null || area === null) return null
  const resting = /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PrintStage, {
    thing,
    area,
    variantTitle,
    label: _t(
      /** i18n */
      {
        id: 'NxeWev',
        message: ['Podgląd: ', ['0']],
        values: { 0: product.title },
      },
    ),
    picture: null,
  })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LeadSection, {
    ref: section,
    id: PRINT_SECTION_ID,
    title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'rOzYyj',
      message: ['Twój obraz'],
    }),
    lead: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
      children: [
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Lead, {
            thing,
            handle: product.handle,
          }),
        }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)('noscript', {
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'poDLb-',
              message: ['Bez JavaScriptu nie ma podglądu: wklej link do obrazu w\xA0uwagach do zamówienia.'],
            }),
          }),
        }),
      ],
    }),
    children:
      isNear && !isBeingTakenOver
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
            fallback: resting,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PrintEditor, {
              ...props,
              thing,
            }),
          })
        : resting,
  })
}
/** Handles of what is drawn after a photo, not printed with it. */
var DRAWN = /* @__PURE__ */ new Set(['koszulka-z-portretem-kota', 'poduszka-z-pupilem'])
function Lead({ thing, handle }) {
  if (DRAWN.has(handle))
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'dMvjAI',
      message: [
        'Wybierz zdjęcie pupila i\xA0ustaw kadr. Z\xA0tego kadru powstanie portret w\xA0trzech kolorach.',
      ],
    })
  if (thing === 'mug')
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'SB3NpM',
      message: [
        'Wybierz obraz i\xA0ułóż go na kubku. Nadruk widać rozłożony na płasko: ucho jest po obu stronach.',
      ],
    })
  if (thing === 'canvas')
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: '61p9vL',
      message: [
        'Wybierz obraz i\xA0ułóż go na przodzie płótna. Boki dodrukujemy lustrzanym odbiciem brzegów.',
      ],
    })
  if (thing === 'book')
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'CuBPly',
      message: [
        'Zdjęcie w\xA0okienku okładki wybierasz i\xA0układasz tutaj, a\xA0bez niego zostaje gładkie płótno. Zdjęcia do środka bierzemy z\xA0albumu, do którego link wklejasz w\xA0uwagach do zamówienia.',
      ],
    })
  if (thing === 'bag')
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: '_sOKa9',
      message: ['Zamiast łąki może być Twój obraz, w\xA0tej samej cenie. Wybierz go i\xA0ułóż na torbie.'],
    })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
    id: 'h3dUf5',
    message: ['Wybierz obraz i\xA0ułóż go tak, jak ma być wydrukowany.'],
  })
}
// src/app/gifts/OwnSection.tsx
var OwnSection_exports = /* @__PURE__ */ __exportAll({ default: () => OwnSection })
/** Where a product becomes one's own: words are written into it, or a picture is laid on it. */
function OwnSection({ template, ...props }) {
  const { product, variant, printId } = props
  if (template === null)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PrintSection, {
      ...props,
      renderPicker: (picker) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LatePicturePicker, { ...picker }),
    })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(GiftSection, {
    product,
    variant,
    template,
    giftId: printId,
  })
}
export { OwnSection as default, GiftPaper as n, GiftPaper_module_default as r, OwnSection_exports as t }
