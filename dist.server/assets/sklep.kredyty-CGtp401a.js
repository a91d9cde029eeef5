import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { t as CREDITS_COLLECTION } from './creditPack-Bc65eRW8.js'
import { t as AddToCart } from './AddToCart-EYdS5VFj.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { Jr as Page } from '../renderPage.js'
import { t as PageHeader } from './PageHeader-Bmm22iEl.js'
import { t as CreditPacks } from './CreditPacks-CkcJmzVQ.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { r as useUsableOffers, t as cheapestPrice } from './enoughFor-QQ-sqFjv.js'
import { t as CreditCount } from './CreditCount-BhUU0COe.js'
import { t as Disclosure } from './Disclosure-DcsJbbBH.js'
import { t as TextLink } from './TextLink-CFrFjdUC.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import { n as loadCollection } from './pageData-yfuU8gVC.js'
// src/features/shop/credits/CreditQuestions.module.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var CreditQuestions_module_default = {
  questions: '_questions_11btq_2',
  prices: '_prices_11btq_11',
}
// src/features/shop/credits/CreditQuestions.tsx
var import_jsx_runtime = require_jsx_runtime()
/** What people ask before they buy credits. */
function CreditQuestions() {
  const { _: _t } = useLingui()
  const id = (0, import_react.useId)()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('section', {
    className: CreditQuestions_module_default.questions,
    'aria-labelledby': id,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('h2', {
        id,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: '4va-n4',
          message: ['Jak działają kredyty'],
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Disclosure, {
            title: _t(
              /** i18n */
              {
                id: '0DtPVp',
                message: ['Ile kredytów kosztuje obraz, a\xA0ile film?'],
              },
            ),
            defaultExpanded: true,
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('p', {
                children: [
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                    id: 'LF6u76',
                    message: ['Cenę widzisz zawsze przed kliknięciem.'],
                  }),
                  ' ',
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextLink, {
                    to: '/kredyty',
                    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                      id: 'nOdP8m',
                      message: ['Pełny cennik'],
                    }),
                  }),
                ],
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Prices, {}),
            ],
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Disclosure, {
            title: _t(
              /** i18n */
              {
                id: 'rgMRtg',
                message: ['Kiedy kredyty są pobierane?'],
              },
            ),
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'Em_Oy6',
                message: [
                  'W\xA0chwili, gdy tworzenie naprawdę się zaczyna, cena schodzi z\xA0salda. Jeśli się nie uda, cała wraca. Gdy anulujesz, też, chyba że zewnętrzny silnik już za nie policzył: mówimy o\xA0tym, zanim potwierdzisz. Samo pisanie i\xA0podgląd ceny nic nie kosztują.',
                ],
              }),
            }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Disclosure, {
            title: _t(
              /** i18n */
              {
                id: '-0op69',
                message: ['Czy to abonament?'],
              },
            ),
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: '7S4Jqx',
                message: ['Nie. Kupujesz pakiet raz i\xA0nic nie odnawia się samo.'],
              }),
            }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Disclosure, {
            title: _t(
              /** i18n */
              {
                id: '6FegS5',
                message: ['Czy kartki i\xA0życzenia ze sklepu też kosztują kredyty?'],
              },
            ),
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'VqpB85',
                message: [
                  'Nie. Produkty ze sklepu mają swoją cenę w\xA0złotych. Kredyty są na obrazy i\xA0filmy z\xA0generatorów.',
                ],
              }),
            }),
          }),
        ],
      }),
    ],
  })
}
/** What a picture and a film cost here at least; nothing of a kind that can't be made. */
function Prices() {
  const { offers, isPending } = useUsableOffers()
  const image = cheapestPrice(offers ?? [], 'image')
  const video = cheapestPrice(offers ?? [], 'video')
  if (!isPending && image === null && video === null) return null
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('p', {
    className: CreditQuestions_module_default.prices,
    'data-pending': isPending || void 0,
    children: [
      image === null
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: '1FtDs_',
            message: ['Najtańszy obraz: <0/>.'],
            components: { 0: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CreditCount, { value: image }) },
          }),
      ' ',
      video === null
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'rqzGrz',
            message: ['Najtańszy film: <0/>.'],
            components: { 0: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CreditCount, { value: video }) },
          }),
      ' ',
      image === null && video === null
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'sYz5UM',
            message: ['Tak liczymy też, na ile wystarczy pakiet.'],
          }),
    ],
  })
}
var CreditsScreen_module_default = { packs: '_packs_yk4wd_2' }
// src/features/shop/credits/CreditsScreen.tsx
/** /sklep/kredyty: the packs and what people ask before they buy one. */
function CreditsScreen({ renderPurchase, actions }) {
  const { _: _t } = useLingui()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Page, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHeader, {
        breadcrumbs: [
          {
            label: _t(
              /** i18n */
              {
                id: 'Hb_WW9',
                message: ['Sklep'],
              },
            ),
            to: '/sklep',
          },
          {
            label: _t(
              /** i18n */
              {
                id: 'ruT-Di',
                message: ['Kredyty'],
              },
            ),
          },
        ],
        title: _t(
          /** i18n */
          {
            id: 'vG6iyq',
            message: ['Kredyty na obrazy i\xA0filmy'],
          },
        ),
        lead: _t(
          /** i18n */
          {
            id: 'ego0l1',
            message: [
              'Płacisz raz, bez abonamentu. Na start każde konto dostaje ',
              ['STARTING_CREDITS'],
              '\xA0kredytów w\xA0prezencie.',
            ],
            values: { STARTING_CREDITS: 10 },
          },
        ),
        actions,
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
        className: CreditsScreen_module_default.packs,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CreditPacks, { renderPurchase }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CreditQuestions, {}),
    ],
  })
}
// src/routes/sklep.kredyty.tsx?tsr-split=component---loader
function CreditsRoute() {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CreditsScreen, {
    renderPurchase: (product, variant) =>
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AddToCart, {
        product,
        variant,
        compact: true,
      }),
  })
}
var SplitLoader = ({ context }) => loadCollection(context.services, CREDITS_COLLECTION)
export { CreditsRoute as component, SplitLoader as loader }
