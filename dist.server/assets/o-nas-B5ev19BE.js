import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as EyeOff } from './eye-off-AFSfpz_c.js'
import { t as HeartHandshake } from './heart-handshake-tNIZNYKv.js'
import { t as PenLine } from './pen-line-CjAQDEGe.js'
import { Jr as Page, ei as ButtonLink, ni as WifiOff, oi as Sparkles } from '../renderPage.js'
import { t as PageHeader } from './PageHeader-Bmm22iEl.js'
import { t as About_module_default } from './About.module-vkUXUVTe.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
// src/features/about/AboutScreen.tsx
var import_jsx_runtime = require_jsx_runtime()
/** /o-nas: what Iskra is, in five things that can be checked. */
function AboutScreen() {
  const { _: _t } = useLingui()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Page, {
    width: 'narrow',
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHeader, {
        title: _t(
          /** i18n */
          {
            id: '6bnRKg',
            message: ['O\xA0Iskrze'],
          },
        ),
        lead: _t(
          /** i18n */
          {
            id: 'YfkLUx',
            message: [
              'Sklep i\xA0pracownia prezentów ze słów i\xA0obrazów. Na dni, o\xA0których się pamięta.',
            ],
          },
        ),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('ul', {
        className: About_module_default.things,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Thing, {
            icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PenLine, { size: 24 }),
            title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'bVr9yk',
              message: ['Słowa z\xA0miejscem na Wasze'],
            }),
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'JcenGj',
              message: [
                'Kartki, listy i\xA0życzenia zaczynamy my, kończycie Wy: w\xA0każdym pliku jest miejsce na to, co wiecie tylko Wy. Obok nich kubki, plakaty i\xA0inne rzeczy, które można dotknąć.',
              ],
            }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Thing, {
            icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Sparkles, { size: 24 }),
            title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'S18jC2',
              message: ['Wiadomo, co jest z\xA0AI'],
            }),
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: '0Y-CZ6',
              message: [
                'Przy każdym silniku piszemy, czy to AI i\xA0czyja. Silniki Iskry rysują, grają i\xA0układają słowa według reguł, bez AI.',
              ],
            }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Thing, {
            icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(HeartHandshake, { size: 24 }),
            title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'GAj-8h',
              message: ['Cena przed kliknięciem'],
            }),
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'l3QYAJ',
              message: [
                'Ile co kosztuje, widać, zanim naciśniesz. Jedno naciśnięcie to jedno zamówienie, także gdy zawiedzie sieć. Kredyty kupuje się raz, bez abonamentu.',
              ],
            }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Thing, {
            icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WifiOff, { size: 24 }),
            title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'yT7OH9',
              message: ['Działa też bez sieci'],
            }),
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'rGh86o',
              message: [
                'Sklep można przeglądać i\xA0napełniać koszyk w\xA0pociągu i\xA0w\xA0lesie. To, co zrobisz, czeka na urządzeniu i\xA0dochodzi do nas raz, gdy sieć wróci.',
              ],
            }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Thing, {
            icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EyeOff, { size: 24 }),
            title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: '8hiDDN',
              message: ['Bez śledzenia'],
            }),
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'G4WGfk',
              message: [
                'Nie ma reklam, obcych skryptów ani handlu danymi. Swoje dane pobierzesz i\xA0usuniesz bez pytania nikogo o\xA0zgodę.',
              ],
            }),
          }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: About_module_default.actions,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
            to: '/sklep',
            variant: 'primary',
            size: 'large',
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'SXMvU9',
              message: ['Zajrzyj do sklepu'],
            }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
            to: '/kontakt',
            size: 'large',
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'iqH0oJ',
              message: ['Napisz do nas'],
            }),
          }),
        ],
      }),
    ],
  })
}
function Thing({ icon, title, children }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('li', {
    className: About_module_default.thing,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
        className: About_module_default.icon,
        'aria-hidden': 'true',
        children: icon,
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: About_module_default.words,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('h2', {
            className: About_module_default.heading,
            children: title,
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', { children }),
        ],
      }),
    ],
  })
}
// src/routes/o-nas.tsx?tsr-split=component---loader
var SplitComponent = AboutScreen
export { SplitComponent as component }
