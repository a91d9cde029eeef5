import { n as Trans } from './dist-CJ0y7q9j.js'
import { t as createLucideIcon } from './createLucideIcon-ByydpFMN.js'
import { t as leaveDateLetters } from './occasionCalls-BQ-LP-0B.js'
import { t as LetterLinkScreen } from './LetterLinkScreen-BgBCN2Bw.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import { i as leaveNotices, r as leaveNewsletter } from './newsletterCalls-xzkqaKm3.js'
import { a as withdrawRestock } from './restockCalls-BSE0lxAe.js'
import { pn as Route } from '../renderPage.js'
// node_modules/lucide-react/dist/esm/icons/bell-off.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData$1 = {
  name: 'bell-off',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M10.268 21a2 2 0 0 0 3.464 0',
        key: 'vwvbt9',
      },
    ],
    [
      'path',
      {
        d: 'M17 17H4a1 1 0 0 1-.74-1.673C4.59 13.956 6 12.499 6 8a6 6 0 0 1 .258-1.742',
        key: '178tsu',
      },
    ],
    [
      'path',
      {
        d: 'm2 2 20 20',
        key: '1ooewy',
      },
    ],
    [
      'path',
      {
        d: 'M8.668 3.01A6 6 0 0 1 18 8c0 2.687.77 4.653 1.707 6.05',
        key: '1hqiys',
      },
    ],
  ],
}
__iconData$1.node
var BellOff = createLucideIcon(__iconData$1)
// node_modules/lucide-react/dist/esm/icons/mail-x.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData = {
  name: 'mail-x',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M22 12.532V6a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h8.792',
        key: '8lpqwp',
      },
    ],
    [
      'path',
      {
        d: 'm22 7-8.991 5.727a2 2 0 0 1-2.009 0L2 7',
        key: '132q7q',
      },
    ],
    [
      'path',
      {
        d: 'm16.5 16.5 5 5',
        key: 'zc9lw7',
      },
    ],
    [
      'path',
      {
        d: 'm21.5 16.5-5 5',
        key: '1empo3',
      },
    ],
  ],
}
__iconData.node
var MailX = createLucideIcon(__iconData)
// src/features/newsletter/DateLettersOffScreen.tsx
var import_jsx_runtime = require_jsx_runtime()
/** /newsletter/unsubscribe?of=dates: the way out of letters about one’s own days. */
function DateLettersOffScreen({ token }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LetterLinkScreen, {
    token,
    icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BellOff, { size: 26 }),
    question: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'eGVCD_',
      message: ['Wyłączyć listy o\xA0ważnych dniach?'],
    }),
    lead: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'LnYC3W',
      message: [
        'Nie przypomnimy już listem o\xA0żadnym z\xA0Twoich dni. Same dni zostają, a\xA0powiadomienia na urządzeniach przychodzą jak dotąd.',
      ],
    }),
    verb: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'JOYA8p',
      message: ['Wyłącz'],
    }),
    act: leaveDateLetters,
    done: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'ZFF1yA',
      message: ['Gotowe, listów o\xA0ważnych dniach nie będzie'],
    }),
    spentLead: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'PothP3',
      message: ['Mógł zostać skopiowany nie w\xA0całości. Takie listy wyłączysz też przy każdym z\xA0dni.'],
    }),
    doneLead: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'wwuZfj',
      message: ['Włączysz je znowu przy każdym z\xA0dni.'],
    }),
  })
}
// src/features/newsletter/NoticesOffScreen.tsx
/** /newsletter/unsubscribe?of=notices: the way out of letters about finished work and low credits. */
function NoticesOffScreen({ token }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LetterLinkScreen, {
    token,
    icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BellOff, { size: 26 }),
    question: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'YoL_rM',
      message: ['Wyłączyć powiadomienia listem?'],
    }),
    lead: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'eFYqzm',
      message: [
        'Nie napiszemy już o\xA0gotowych generacjach ani o\xA0kończących się kredytach. Potwierdzenia zamówień i\xA0listy o\xA0bezpieczeństwie konta przychodzą dalej.',
      ],
    }),
    verb: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'JOYA8p',
      message: ['Wyłącz'],
    }),
    act: leaveNotices,
    done: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'cnykXz',
      message: ['Gotowe, powiadomienia są wyłączone'],
    }),
    spentLead: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'RvoKhK',
      message: [
        'Mógł zostać skopiowany nie w\xA0całości. Takie listy wyłączysz też w\xA0preferencjach konta.',
      ],
    }),
    doneLead: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: '6iBkxZ',
      message: ['Włączysz je znowu w\xA0preferencjach konta.'],
    }),
  })
}
// src/features/newsletter/RestockOffScreen.tsx
/** /newsletter/unsubscribe?of=restock: the way out of letters about what is back. */
function RestockOffScreen({ token }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LetterLinkScreen, {
    token,
    icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BellOff, { size: 26 }),
    question: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: '8uR13j',
      message: ['Nie czekasz już na nic?'],
    }),
    lead: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: '5esOpl',
      message: ['Wycofamy wszystkie prośby z\xA0tego adresu o\xA0wiadomość, że coś wróciło do sklepu.'],
    }),
    verb: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'PLQjDX',
      message: ['Wycofaj wszystkie'],
    }),
    act: withdrawRestock,
    done: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'GojyfP',
      message: ['Gotowe, nie czekasz już na nic'],
    }),
    spentLead: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'ABcK9D',
      message: ['Mógł zostać skopiowany nie w\xA0całości.'],
    }),
    doneLead: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'HUKZoM',
      message: ['Poprosić można znowu na stronie każdego produktu, który jest wyprzedany.'],
    }),
  })
}
// src/features/newsletter/UnsubscribeScreen.tsx
/** /newsletter/unsubscribe: the way out that every letter has. */
function UnsubscribeScreen({ token }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LetterLinkScreen, {
    token,
    icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MailX, { size: 26 }),
    question: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'HidWow',
      message: ['Wypisać Cię z\xA0newslettera?'],
    }),
    lead: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: '_G-5ug',
      message: [
        'Więcej nie napiszemy o\xA0nowościach. Listy o\xA0zamówieniach i\xA0koncie przychodzą dalej.',
      ],
    }),
    verb: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'sOgRVE',
      message: ['Wypisz mnie'],
    }),
    act: leaveNewsletter,
    done: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'J6-xdq',
      message: ['Gotowe, to był ostatni list'],
    }),
    doneLead: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: '3zP1Ds',
      message: ['Wrócić można w\xA0każdej chwili: formularz jest na dole każdej strony.'],
    }),
  })
}
// src/routes/newsletter.unsubscribe.tsx?tsr-split=component---loader
function Unsubscribe() {
  const { token = null, of } = Route.useSearch()
  if (of === 'restock') return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RestockOffScreen, { token })
  if (of === 'dates') return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DateLettersOffScreen, { token })
  return of === 'notices'
    ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NoticesOffScreen, { token })
    : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(UnsubscribeScreen, { token })
}
export { Unsubscribe as component }
