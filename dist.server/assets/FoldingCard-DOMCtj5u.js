import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as MailOpen } from './mail-open-Btnu0Uad.js'
import { t as classNames } from './classNames-D1L2HDWQ.js'
import { t as Picture } from './Picture-BgTqeZXW.js'
import { t as RadioGroup } from './RadioGroup-rTvrlSv9.js'
// src/ui/card/CardSides.tsx
var import_jsx_runtime = require_jsx_runtime()
/** Which side of a card is seen. */
function CardSides({ side, onTurn }) {
  const { _: _t } = useLingui()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RadioGroup, {
    label: _t(
      /** i18n */
      {
        id: 'g4UhbK',
        message: ['Strona kartki'],
      },
    ),
    isLabelHidden: true,
    presentation: 'chips',
    options: [
      {
        value: 'front',
        label: _t(
          /** i18n */
          {
            id: '-MgyoR',
            message: ['Przód'],
          },
        ),
      },
      {
        value: 'inside',
        label: _t(
          /** i18n */
          {
            id: 'y8CvE_',
            message: ['Środek'],
          },
        ),
      },
      {
        value: 'back',
        label: _t(
          /** i18n */
          {
            id: 'OCeNWG',
            message: ['Tył'],
          },
        ),
      },
    ],
    value: side,
    onChange: onTurn,
  })
}
var FoldingCard_module_default = {
  stage: '_stage_joqvg_2',
  card: '_card_joqvg_16',
  inside: '_inside_joqvg_35',
  cover: '_cover_joqvg_48',
  face: '_face_joqvg_70',
  front: '_front_joqvg_80',
  lining: '_lining_joqvg_95',
  back: '_back_joqvg_96',
  motif: '_motif_joqvg_114',
  title: '_title_joqvg_136',
  mark: '_mark_joqvg_141',
  hint: '_hint_joqvg_147',
}
// src/ui/card/FoldingCard.tsx
/**
 * A card of paper: closed, opened like a book, or turned over. On a phone its cover swings out of sight. What isn’t seen
 * is there for nobody. Without motion it changes at once.
 */
function FoldingCard(props) {
  const { title, front, language, isSealed, side, opensTo, onOpen, inside, children } = props
  const { _: _t } = useLingui()
  const motif = {
    ...front,
    altText: '',
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
    className: FoldingCard_module_default.stage,
    'data-opens': opensTo,
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
      className: FoldingCard_module_default.card,
      'data-side': side,
      children: [
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
          ref: inside,
          tabIndex: -1,
          className: FoldingCard_module_default.inside,
          lang: language,
          inert: side !== 'inside',
          children,
        }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
          className: FoldingCard_module_default.cover,
          children: [
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
              className: classNames(FoldingCard_module_default.face, FoldingCard_module_default.lining),
              'aria-hidden': 'true',
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Motif, {
                picture: motif,
                isSealed,
              }),
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('button', {
              type: 'button',
              className: classNames(FoldingCard_module_default.face, FoldingCard_module_default.front),
              'aria-label': _t(
                /** i18n */
                {
                  id: '22CAnG',
                  message: ['Otwórz kartkę'],
                },
              ),
              disabled: side !== 'front',
              onClick: onOpen,
              children: [
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Picture, {
                  picture: motif,
                  sizes: '(min-width: 30rem) 26rem, 92vw',
                  priority: true,
                }),
                /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
                  className: FoldingCard_module_default.hint,
                  children: [
                    /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MailOpen, {
                      size: 18,
                      'aria-hidden': 'true',
                    }),
                    /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                      id: 'shOWos',
                      message: ['Otwórz'],
                    }),
                  ],
                }),
              ],
            }),
          ],
        }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
          className: classNames(FoldingCard_module_default.face, FoldingCard_module_default.back),
          lang: language,
          inert: side !== 'back',
          children: [
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Motif, {
              picture: motif,
              isSealed,
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
              className: FoldingCard_module_default.title,
              children: title,
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
              className: FoldingCard_module_default.mark,
              children: 'Iskra',
            }),
          ],
        }),
      ],
    }),
  })
}
/** What is drawn on the front, small and round, without the words above it. */
function Motif({ picture, isSealed }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
    className: FoldingCard_module_default.motif,
    'data-sealed': isSealed || void 0,
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Picture, {
      picture,
      sizes: '14rem',
    }),
  })
}
export { CardSides as n, FoldingCard as t }
