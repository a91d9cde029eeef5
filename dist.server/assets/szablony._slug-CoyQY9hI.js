import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { t as useRouter } from './useRouter-C7bY0uL8.js'
import {
  $r as ButtonAnchor,
  A as useMedia,
  At as useConnection,
  Jr as Page,
  K as announce,
  Rt as Notice,
  Si as useServices,
  V as showToast,
  Xr as screenPath,
  Yi as useLocation,
  Zt as Route,
  ei as ButtonLink,
  oi as Sparkles,
  ti as X,
} from '../renderPage.js'
import { t as Balance } from './Balance-CZ39-I5m.js'
import { t as PushChoice } from './PushChoice-DDqE28UQ.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as useQuery } from './useQuery-ByumTbVI.js'
import { t as SearchX } from './search-x-ClkzGpDU.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { t as Badge } from './Badge-CUFWmOKP.js'
import { t as EmptyState } from './EmptyState-BK3qig3x.js'
import { t as ErrorState } from './ErrorState-DZrYQXwg.js'
import { t as PageHeader } from './PageHeader-Bmm22iEl.js'
import { t as TextLink } from './TextLink-CFrFjdUC.js'
import {
  a as useOutputNames,
  r as templateLanguage,
  s as PriceRange,
  t as loadTemplate,
} from './pageData-DkS0TVLc.js'
import {
  a as templateQuery,
  n as quoteQuery,
  r as runQuery,
  t as isGone,
} from './templateQueries-BwsyZ1GE.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import { t as Skeleton } from './Skeleton-ClnzUomb.js'
import { a as isEnded } from './generation-BQW4xyj3.js'
import { t as useVisitor } from './useVisitor-C6pcgjXx.js'
import {
  a as useRuns,
  i as Run_module_default,
  n as posterOf,
  r as shownFile,
  t as fileOf,
} from './resultFile-CtNaO7H5.js'
import { n as creditsQuery } from './creditsQuery-CNDrE3t7.js'
import { t as Button } from './Button-BS8EKtfW.js'
import { n as TemplateForm, t as useTemplateForm } from './useTemplateForm-DMlihWHq.js'
import { t as CloudOff } from './cloud-off-DdCsTsvX.js'
import { t as LogIn } from './log-in-DcuaqdEr.js'
import { t as MailCheck } from './mail-check-BPYx6QYa.js'
import { t as Plus } from './plus-BfDvEhFF.js'
import { l as readGalleryImage, m as uploadImage } from './galleryCalls-DsmrXoBv.js'
import { t as createLucideIcon } from './createLucideIcon-ByydpFMN.js'
import { t as isRunUnderWay } from './templateRunRow-CV_RJ_aP.js'
import { t as CreditCount } from './CreditCount-BhUU0COe.js'
import { t as ProgressBar } from './ProgressBar-BqsiMEEH.js'
import { t as Check } from './check-Uw45F36v.js'
import { t as LoaderCircle } from './loader-circle-SqqGKYuW.js'
import { t as Minus } from './minus-DB-Lw-40.js'
import { t as failureText } from './failureTexts-DgFs2LGo.js'
import { t as Download } from './download-LE3rizAX.js'
import { t as Gift } from './gift-acv106ln.js'
import { t as Share2 } from './share-2-B56uh1z3.js'
import { r as slugOf } from './foldPolish-DnDdVsnx.js'
import { t as downloadFile } from './downloadFile-DC8XLZfL.js'
// node_modules/lucide-react/dist/esm/icons/circle-dashed.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData$1 = {
  name: 'circle-dashed',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M10.1 2.182a10 10 0 0 1 3.8 0',
        key: '5ilxe3',
      },
    ],
    [
      'path',
      {
        d: 'M13.9 21.818a10 10 0 0 1-3.8 0',
        key: '11zvb9',
      },
    ],
    [
      'path',
      {
        d: 'M17.609 3.721a10 10 0 0 1 2.69 2.7',
        key: '1iw5b2',
      },
    ],
    [
      'path',
      {
        d: 'M2.182 13.9a10 10 0 0 1 0-3.8',
        key: 'c0bmvh',
      },
    ],
    [
      'path',
      {
        d: 'M20.279 17.609a10 10 0 0 1-2.7 2.69',
        key: '1ruxm7',
      },
    ],
    [
      'path',
      {
        d: 'M21.818 10.1a10 10 0 0 1 0 3.8',
        key: 'qkgqxc',
      },
    ],
    [
      'path',
      {
        d: 'M3.721 6.391a10 10 0 0 1 2.7-2.69',
        key: '1mcia2',
      },
    ],
    [
      'path',
      {
        d: 'M6.391 20.279a10 10 0 0 1-2.69-2.7',
        key: '1fvljs',
      },
    ],
  ],
}
__iconData$1.node
var CircleDashed = createLucideIcon(__iconData$1)
// node_modules/lucide-react/dist/esm/icons/square.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData = {
  name: 'square',
  size: 24,
  node: [
    [
      'rect',
      {
        width: '18',
        height: '18',
        x: '3',
        y: '3',
        rx: '2',
        key: 'afitv7',
      },
    ],
  ],
}
__iconData.node
var Square = createLucideIcon(__iconData)
// src/domain/structuredData/templateStructuredData.ts
/** A template in the words of schema.org, for search engines. `origin` is this site’s address. */
function templateStructuredData(template, origin) {
  const { slug, title, description, thumbnailUrl, tags, publishedAt } = template
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'WebApplication',
      name: title,
      description,
      url: origin + screenPath('/szablony/$slug', { slug }),
      applicationCategory: 'MultimediaApplication',
      operatingSystem: 'Any',
      datePublished: publishedAt,
      ...(tags.length === 0 ? {} : { keywords: tags.join(', ') }),
      ...(thumbnailUrl === '' ? {} : { image: new URL(thumbnailUrl, origin).href }),
    },
  ]
}
// src/features/templates/page/TemplatePage.module.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var TemplatePage_module_default = {
  facts: '_facts_1kfxs_2',
  columns: '_columns_1kfxs_11',
  work: '_work_1kfxs_22',
  place: '_place_1kfxs_28',
  examples: '_examples_1kfxs_38',
  heading: '_heading_1kfxs_44',
  figure: '_figure_1kfxs_48',
  example: '_example_1kfxs_38',
  sound: '_sound_1kfxs_61',
  caption: '_caption_1kfxs_65',
  quote: '_quote_1kfxs_70',
  skeleton: '_skeleton_1kfxs_77',
}
// src/features/templates/page/Examples.tsx
var import_jsx_runtime = require_jsx_runtime()
/** What came of a template before; its own picture where there are no examples. */
function Examples({ template }) {
  const { _: _t } = useLingui()
  const { examples, thumbnailUrl, title } = template
  if (examples.length === 0 && thumbnailUrl === '') return null
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('aside', {
    className: TemplatePage_module_default.examples,
    'aria-label': _t(
      /** i18n */
      {
        id: 'zOa6a7',
        message: ['Przykłady'],
      },
    ),
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('h2', {
        className: TemplatePage_module_default.heading,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'qsevW3',
          message: ['Co z\xA0tego wychodzi'],
        }),
      }),
      examples.length === 0
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('img', {
            className: TemplatePage_module_default.example,
            src: thumbnailUrl,
            alt: _t(
              /** i18n */
              {
                id: 'MYs0yq',
                message: ['Przykład: ', ['title']],
                values: { title },
              },
            ),
            width: 640,
            height: 480,
          })
        : null,
      examples.map(({ caption, type, url }) =>
        /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(
          'figure',
          {
            className: TemplatePage_module_default.figure,
            children: [
              type === 'image'
                ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('img', {
                    className: TemplatePage_module_default.example,
                    src: url,
                    alt: caption,
                    loading: 'lazy',
                    decoding: 'async',
                  })
                : null,
              type === 'video'
                ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('video', {
                    className: TemplatePage_module_default.example,
                    src: url,
                    'aria-label': caption,
                    controls: true,
                    muted: true,
                    loop: true,
                    playsInline: true,
                    preload: 'metadata',
                  })
                : null,
              type === 'audio'
                ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('audio', {
                    className: TemplatePage_module_default.sound,
                    src: url,
                    'aria-label': caption,
                    controls: true,
                    preload: 'none',
                  })
                : null,
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('figcaption', {
                className:
                  type === 'text' ? TemplatePage_module_default.quote : TemplatePage_module_default.caption,
                children: caption,
              }),
            ],
          },
          `${url}${caption}`,
        ),
      ),
    ],
  })
}
// src/features/templates/page/TemplatePageSkeleton.tsx
/** A template’s page while it is on its way. */
function TemplatePageSkeleton() {
  const { _: _t } = useLingui()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Page, {
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('section', {
      className: TemplatePage_module_default.skeleton,
      'aria-busy': 'true',
      'aria-label': _t(
        /** i18n */
        {
          id: 'YEeuPU',
          message: ['Wczytujemy szablon'],
        },
      ),
      children: [
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, {
          width: '60%',
          height: '2.5rem',
        }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { width: '80%' }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, {
          shape: 'box',
          height: '3rem',
        }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, {
          shape: 'box',
          height: '3rem',
        }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, {
          shape: 'box',
          height: '6rem',
        }),
      ],
    }),
  })
}
// src/features/templates/device/formDraftStore.ts
var actions = () => import('./runActions-DQs8RPF4.js')
/** Where this device has the form of a template as whoever uses it left it. */
function formDraftStore(slug) {
  return {
    async read() {
      try {
        return await (await actions()).readDraft(slug)
      } catch {
        return null
      }
    },
    async write(values) {
      try {
        await (await actions()).writeDraft(slug, values)
      } catch {}
    },
  }
}
// src/features/templates/run/RunBar.tsx
/** The price and the press. The button submits the form it stands in. */
function RunBar({ state, price, displayRange, isStarting }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: Run_module_default.bar,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: Run_module_default.price,
        'aria-live': 'polite',
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('strong', {
            className: Run_module_default.amount,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PriceRange, {
              price,
              displayRange,
            }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
            className: Run_module_default.note,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PriceNote, {
              state,
              price,
            }),
          }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RunButton, {
        state,
        isStarting,
      }),
    ],
  })
}
function PriceNote({ state, price }) {
  if (state.kind === 'guest')
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'ycSgoa',
      message: ['Na start dostajesz ', ['STARTING_CREDITS'], ' w\xA0prezencie.'],
      values: { STARTING_CREDITS: 10 },
    })
  if (state.kind === 'unverified')
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: '7V1J3O',
      message: ['Potwierdź adres e-mail, żeby zacząć.'],
    })
  if (state.kind === 'later')
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'p7P0iP',
      message: ['Nic nie wydasz, zanim zapytamy.'],
    })
  if (state.kind === 'unavailable')
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'fwC_Fk',
      message: ['Jeden z\xA0silników szablonu teraz nie działa.'],
    })
  if (state.kind === 'missing')
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
      className: Run_module_default.missing,
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: 'GmwY_b',
        message: ['Masz ', ['0'], ', brakuje ', ['1'], '.'],
        values: {
          0: state.available,
          1: state.missing,
        },
      }),
    })
  if (price.least !== price.most)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'MAPSZO',
      message: ['Zależy od odpowiedzi. Płacisz tylko za to, co powstanie.'],
    })
  if (state.kind === 'ready' && state.left !== null)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'jXT0JG',
      message: ['Zostanie ', ['0'], '. Za nieudane nie płacisz.'],
      values: { 0: state.left },
    })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
    id: '0QQVH1',
    message: ['Za nieudane nie płacisz.'],
  })
}
function RunButton({ state, isStarting }) {
  const here = useLocation({ select: (location) => location.pathname })
  const look = {
    variant: 'primary',
    size: 'large',
  }
  if (state.kind === 'guest')
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
      ...look,
      to: '/login',
      search: { redirect: here },
      icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LogIn, { size: 20 }),
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: 'p9PO5k',
        message: ['Zaloguj się'],
      }),
    })
  if (state.kind === 'unverified')
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
      ...look,
      to: '/verify-email-required',
      state: { redirect: here },
      icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MailCheck, { size: 20 }),
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: 'zewcNI',
        message: ['Potwierdź adres'],
      }),
    })
  if (state.kind === 'missing')
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
      ...look,
      to: '/kredyty',
      icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Plus, { size: 20 }),
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: '2Rk5rK',
        message: ['Dokup kredyty'],
      }),
    })
  const isLater = state.kind === 'later'
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
    ...look,
    type: 'submit',
    icon: isLater
      ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CloudOff, { size: 20 })
      : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Sparkles, { size: 20 }),
    isPending: isStarting,
    isDisabled: state.kind === 'unknown' || state.kind === 'unavailable',
    children: isLater
      ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: '5jeMuE',
          message: ['Zapisz na potem'],
        })
      : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'KByjpI',
          message: ['Stwórz'],
        }),
  })
}
// src/features/templates/run/runState.ts
function runState({ visitor, isAvailable, price, available, isOffline }) {
  if (visitor === 'unknown') return { kind: 'unknown' }
  if (!isAvailable && !isOffline) return { kind: 'unavailable' }
  if (visitor !== 'verified') return { kind: visitor }
  if (isOffline) return { kind: 'later' }
  if (available === null)
    return {
      kind: 'ready',
      left: null,
    }
  if (available < price.most)
    return {
      kind: 'missing',
      available,
      missing: price.most - available,
    }
  return {
    kind: 'ready',
    left: available - price.most,
  }
}
// src/features/templates/run/useFormFiles.tsx
/** Pictures of a form go into one’s own gallery, where the run finds them. */
function useFormFiles({ isOffline, visitor }) {
  const { productApi } = useServices()
  return (0, import_react.useMemo)(
    () => ({
      takes: ['image'],
      obstacle: obstacleOf(isOffline, visitor),
      async send(file, _type, { signal, onProgress }) {
        const request = {
          file,
          filename: file.name,
          onProgress,
        }
        return sentFile((await uploadImage(await productApi(), request, { signal })).image)
      },
      async find(id, _type, signal) {
        try {
          return sentFile(await readGalleryImage(await productApi(), id, { signal }))
        } catch (error) {
          if (isGone(error)) return null
          throw error
        }
      },
    }),
    [isOffline, visitor, productApi],
  )
}
var sentFile = ({ id, filename, bytes, thumbnail_url }) => ({
  id,
  name: filename,
  bytes,
  address: thumbnail_url,
})
function obstacleOf(isOffline, visitor) {
  if (isOffline)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'li14Ut',
      message: ['Żeby dodać plik, trzeba sieci.'],
    })
  if (visitor === 'guest')
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'NvTNyj',
      message: ['Zaloguj się, żeby dodać plik. To, co wpisane, zostanie.'],
    })
  if (visitor === 'unverified')
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'TXazZa',
      message: ['Potwierdź adres e-mail, żeby dodać plik.'],
    })
  return null
}
// src/features/templates/device/useRunAction.ts
/** Does a command of this device's runs and says when it fails; resolves to undefined then. The screen follows the rows. */
function useRunAction() {
  const { _: _t } = useLingui()
  return async (work) => {
    try {
      return await work(await import('./runActions-DQs8RPF4.js'))
    } catch {
      showToast({
        type: 'error',
        title: _t(
          /** i18n */
          {
            id: '_dSRAw',
            message: ['Nic się nie zmieniło'],
          },
        ),
        message: _t(
          /** i18n */
          {
            id: 'SDKcI3',
            message: ['To urządzenie nie mogło tego zapisać. Zwolnij trochę miejsca i\xA0spróbuj ponownie.'],
          },
        ),
      })
      return
    }
  }
}
// src/features/templates/run/useRunStart.ts
/** After a start the button takes no other press for this long, ms: a double click is one click. */
var REST_MS = 700
/** One press, one run. Resolves to its refCode, or to undefined when this device could not keep it (which is said then). */
function useRunStart() {
  const { _: _t } = useLingui()
  const act = useRunAction()
  const [isStarting, setStarting] = (0, import_react.useState)(false)
  const isBusy = (0, import_react.useRef)(false)
  const rest = (0, import_react.useRef)(void 0)
  ;(0, import_react.useEffect)(() => () => clearTimeout(rest.current), [])
  async function start(wanted) {
    if (isBusy.current) return void 0
    isBusy.current = true
    setStarting(true)
    const refCode = await act((actions) => actions.ask(wanted))
    if (refCode !== void 0)
      announce(
        wanted.isOffline
          ? _t(
              /** i18n */
              {
                id: '5aJgw-',
                message: ['Zapisane. Zapytamy, gdy wróci sieć.'],
              },
            )
          : _t(
              /** i18n */
              {
                id: 'RbY31Q',
                message: ['Przyjęte. Zaczynamy.'],
              },
            ),
      )
    rest.current = setTimeout(() => {
      isBusy.current = false
      setStarting(false)
    }, REST_MS)
    return refCode
  }
  return {
    isStarting,
    start,
  }
}
// src/features/templates/run/RunForm.tsx
/** The form of a template with its price, and the press that runs it. */
function RunForm({ template, isOffline, latest, onStarted }) {
  const { i18n, _: _t } = useLingui()
  const services = useServices()
  const visitor = useVisitor()
  const language = templateLanguage(i18n.locale)
  const device = useMedia('(width < 48rem)') ? 'phone' : 'desktop'
  const [draft] = (0, import_react.useState)(() => formDraftStore(template.slug))
  const form = useTemplateForm({
    steps: template.form,
    context: {
      language,
      device,
      isPreview: false,
    },
    draft,
  })
  const credits = useQuery({
    ...creditsQuery(services),
    enabled: visitor === 'verified',
  })
  const asked = (0, import_react.useDeferredValue)(form.values)
  const isAsked = form.isSound && !isOffline && template.price.least !== template.price.most
  const quote = useQuery({
    ...quoteQuery(services, {
      slug: template.slug,
      values: asked,
      language,
      device,
    }),
    enabled: isAsked,
  })
  const price = (isAsked ? quote.data : void 0) ?? template.price
  const state = runState({
    visitor,
    isAvailable: template.isAvailable,
    price,
    available: credits.data?.available ?? null,
    isOffline,
  })
  const { isStarting, start } = useRunStart()
  const files = useFormFiles({
    isOffline,
    visitor,
  })
  useRefusedFields(latest, form.refuse)
  async function run() {
    if (state.kind !== 'ready' && state.kind !== 'later') return
    const refCode = await start({
      slug: template.slug,
      title: template.title,
      values: form.values,
      language,
      device,
      price,
      isOffline: state.kind === 'later',
    })
    if (refCode !== void 0) onStarted(refCode)
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      form.isRestored
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
            tone: 'neutral',
            action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
              size: 'small',
              onPress: form.reset,
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'LZe8ys',
                message: ['Zacznij od nowa'],
              }),
            }),
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'eo7308',
              message: ['To, co było tu wpisane, jest zachowane.'],
            }),
          })
        : null,
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TemplateForm, {
        form,
        label: _t(
          /** i18n */
          {
            id: 'X1fgop',
            message: ['Formularz: ', ['0']],
            values: { 0: template.title },
          },
        ),
        files,
        onComplete: () => void run(),
        submit: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RunBar, {
          state,
          price,
          displayRange: template.displayRange,
          isStarting,
        }),
      }),
    ],
  })
}
/** Leads to the fields that the server has something against, once for each run that it refused. */
function useRefusedFields(latest, refuse) {
  const lead = (0, import_react.useEffectEvent)(() => {
    if (latest !== null) refuse(latest.faults)
  })
  const refused = latest !== null && latest.faults.length > 0 ? latest.refCode : null
  ;(0, import_react.useEffect)(() => {
    if (refused !== null) lead()
  }, [refused])
}
// src/features/templates/run/runTexts.ts
var NODE_STATE_WORDS = {
  waiting:
    /** i18n */
    {
      id: 'pvAd9e',
      message: ['czeka'],
    },
  running:
    /** i18n */
    {
      id: 'G3uLMt',
      message: ['powstaje'],
    },
  completed:
    /** i18n */
    {
      id: 'TjAFnu',
      message: ['gotowe'],
    },
  skipped:
    /** i18n */
    {
      id: 'YMl_IU',
      message: ['pominięte'],
    },
  failed:
    /** i18n */
    {
      id: '6T3NXr',
      message: ['nie udało się'],
    },
  cancelled:
    /** i18n */
    {
      id: '4VITDa',
      message: ['zatrzymane'],
    },
}
var AGAIN = {
  title:
    /** i18n */
    {
      id: 'EGu3JB',
      message: ['Tym razem się nie udało'],
    },
  text:
    /** i18n */
    {
      id: '36EvJ0',
      message: ['Za to, co nie powstało, kredyty wróciły. Spróbuj jeszcze raz.'],
    },
}
var OTHER_WORDS = {
  title:
    /** i18n */
    {
      id: 'Nv7P6b',
      message: ['Z\xA0takich odpowiedzi nic nie powstało'],
    },
  text:
    /** i18n */
    {
      id: '3LBDC7',
      message: ['Zmień kilka słów w\xA0formularzu i\xA0spróbuj ponownie. Kredyty wróciły.'],
    },
}
var CLOSED = {
  title:
    /** i18n */
    {
      id: 'iUkugL',
      message: ['Jeden z\xA0silników szablonu teraz nie działa'],
    },
  text:
    /** i18n */
    {
      id: '9EiDbU',
      message: ['Kredyty wróciły. Spróbuj później albo wybierz inny szablon.'],
    },
}
var FAILURES = {
  GENERATION_FAILED: AGAIN,
  GENERATION_REFUSED: {
    title:
      /** i18n */
      {
        id: '_gMGDG',
        message: ['Silnik odmówił'],
      },
    text:
      /** i18n */
      {
        id: 'JOYBMH',
        message: [
          'Czegoś w\xA0odpowiedziach nie wolno mu tworzyć. Zmień je i\xA0spróbuj ponownie. Kredyty wróciły.',
        ],
      },
  },
  GENERATOR_PROCESSING_FAILED: AGAIN,
  GENERATOR_MODEL_RETIRED: CLOSED,
  GENERATOR_CONFIG_ERROR: CLOSED,
  GENERATOR_INVALID_PROMPT: OTHER_WORDS,
  GENERATOR_PROMPT_NOT_UNDERSTOOD: OTHER_WORDS,
  GENERATOR_INVALID_OPTIONS: AGAIN,
  TEMPLATE_PICTURE_MISSING: {
    title:
      /** i18n */
      {
        id: 'MMlaE_',
        message: ['Zabrakło zdjęcia'],
      },
    text:
      /** i18n */
      {
        id: '0p9-Nq',
        message: ['Dodaj je w\xA0formularzu jeszcze raz. Kredyty wróciły.'],
      },
  },
  TEMPLATE_RUN_TIMEOUT: {
    title:
      /** i18n */
      {
        id: 'JTOi60',
        message: ['To trwało za długo'],
      },
    text:
      /** i18n */
      {
        id: 'pM3QJr',
        message: ['Za to, co nie powstało, kredyty wróciły. Spróbuj ponownie za chwilę.'],
      },
  },
  TEMPLATE_NOTHING_MADE: OTHER_WORDS,
}
/** Why a run came to nothing. */
function runFailureText(failure) {
  return failure === null ? AGAIN : FAILURES[failure]
}
/** Why a run didn’t begin. */
function refusalText(code) {
  return failureText(code)
}
// src/features/templates/run/NodeSteps.tsx
var ICONS = {
  waiting: CircleDashed,
  running: LoaderCircle,
  completed: Check,
  skipped: Minus,
  failed: X,
  cancelled: Minus,
}
/** What is seen of a run: what it makes, not what it was asked or how answers were joined. */
var SHOWN = /* @__PURE__ */ new Set(['model', 'transform', 'postprocess', 'aggregate'])
/** How far each part of a run is. */
function NodeSteps({ nodes }) {
  const { i18n, _: _t } = useLingui()
  const shown = nodes.filter(({ kind }) => SHOWN.has(kind))
  if (shown.length === 0) return null
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ol', {
    className: Run_module_default.nodes,
    'aria-label': _t(
      /** i18n */
      {
        id: 'MuGuOC',
        message: ['Postęp po kolei'],
      },
    ),
    children: shown.map(({ id, label, state, progress }, index) => {
      const Icon = ICONS[state]
      const number = index + 1
      return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(
        'li',
        {
          className: Run_module_default.node,
          'data-state': state,
          children: [
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
              size: 16,
              'aria-hidden': 'true',
              className: Run_module_default.nodeIcon,
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
              className: Run_module_default.nodeName,
              children:
                label === ''
                  ? _t(
                      /** i18n */
                      {
                        id: 'nHLmzY',
                        message: ['Część ', ['number']],
                        values: { number },
                      },
                    )
                  : label,
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
              className: Run_module_default.note,
              children:
                state === 'running' && progress > 0 ? `${progress}%` : i18n._(NODE_STATE_WORDS[state]),
            }),
          ],
        },
        id,
      )
    }),
  })
}
// src/features/templates/run/ResultMedia.tsx
/** A result to be looked at, watched, listened to or read. Its place is kept and coloured until it is there. */
function ResultMedia({ part, name, onBroken }) {
  const { _: _t } = useLingui()
  if (part.kind === 'text')
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
      className: Run_module_default.text,
      children: part.text,
    })
  const file = fileOf(part)
  if (file === void 0) return null
  if (part.kind === 'image') {
    const shown = shownFile(part) ?? file
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('img', {
      className: Run_module_default.media,
      src: shown.url,
      width: shown.width ?? void 0,
      height: shown.height ?? void 0,
      alt:
        part.prompt === ''
          ? name
          : _t(
              /** i18n */
              {
                id: 'C5uFTL',
                message: [['name'], ': ', ['0']],
                values: {
                  0: part.prompt.slice(0, 120),
                  name,
                },
              },
            ),
      decoding: 'async',
      style: { backgroundColor: part.colour ?? void 0 },
      onError: onBroken,
    })
  }
  if (part.kind === 'video')
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('video', {
      className: Run_module_default.media,
      src: file.url,
      poster: posterOf(part)?.url,
      width: file.width ?? void 0,
      height: file.height ?? void 0,
      'aria-label': name,
      controls: true,
      muted: true,
      loop: true,
      playsInline: true,
      preload: 'metadata',
      onError: onBroken,
    })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('audio', {
    className: Run_module_default.sound,
    src: file.url,
    'aria-label': name,
    controls: true,
    preload: 'metadata',
    onError: onBroken,
  })
}
// src/features/templates/run/useShareResult.ts
/**
 * Hands a result to the system’s share sheet, the file itself where it takes files; where there is no sheet, the link
 * of the template is copied.
 */
function useShareResult(slug) {
  const { _: _t } = useLingui()
  const { origin } = useServices()
  const link = `${origin}/szablony/${slug}`
  async function copy() {
    try {
      await navigator.clipboard.writeText(link)
      showToast({
        type: 'success',
        title: _t(
          /** i18n */
          {
            id: 'Lin4vy',
            message: ['Link do szablonu skopiowany'],
          },
        ),
      })
    } catch {
      showToast({
        type: 'info',
        title: _t(
          /** i18n */
          {
            id: 'CtuFyH',
            message: ['Skopiuj link'],
          },
        ),
        message: link,
        duration: 0,
      })
    }
  }
  return async (part, title, fileName) => {
    if (typeof navigator.share !== 'function') return copy()
    try {
      if (part.kind === 'text')
        return await navigator.share({
          title,
          text: part.text,
        })
      const file = await fetched(fileOf(part)?.url, fileName)
      const data =
        file === null
          ? {
              title,
              url: link,
            }
          : {
              title,
              files: [file],
            }
      const isTaken = typeof navigator.canShare !== 'function' || navigator.canShare(data)
      await navigator.share(
        isTaken
          ? data
          : {
              title,
              url: link,
            },
      )
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return void 0
      await copy()
    }
  }
}
async function fetched(address, name) {
  if (address === void 0) return null
  const response = await fetch(address)
  if (!response.ok) return null
  const blob = await response.blob()
  return new File([blob], name, { type: blob.type })
}
// src/features/templates/run/RunResults.tsx
var ResultGift = (0, import_react.lazy)(() => import('./ResultGift-DA6h11Ol.js'))
/** Everything a run has made, with the ways on: save it, show it, make a card of it. */
function RunResults({ run, slug }) {
  const parts = run.results.flatMap((result) =>
    result.parts.map((part, index) => ({
      part,
      name: result.name === '' ? run.title : result.name,
      key: `${result.output}-${index}`,
    })),
  )
  if (parts.length === 0) return null
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ul', {
    className: Run_module_default.results,
    children: parts.map(({ part, name, key }) =>
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
        'li',
        {
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Result, {
            part,
            name,
            run,
            slug,
            id: `${run.id}-${key}`,
          }),
        },
        key,
      ),
    ),
  })
}
function Result({ part, name, run, slug, id }) {
  const { _: _t } = useLingui()
  const act = useRunAction()
  const { productApi } = useServices()
  const [isGift, setGift] = (0, import_react.useState)(false)
  const share = useShareResult(slug)
  const file = fileOf(part)
  const renew = () => void act(async (actions) => actions.renew(await productApi(), run.id))
  const fileName = `iskra-${slugOf(name)}.${part.kind === 'text' ? 'txt' : (file?.format ?? 'bin')}`
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('figure', {
    className: Run_module_default.result,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ResultMedia, {
        part,
        name,
        onBroken: renew,
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('figcaption', {
        className: Run_module_default.foot,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
            className: Run_module_default.caption,
            children: [
              name,
              part.kind !== 'text' && part.isProcedural
                ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
                    tone: 'neutral',
                    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                      id: 'J2PUEx',
                      message: ['Według reguł, bez AI'],
                    }),
                  })
                : null,
            ],
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
            className: Run_module_default.actions,
            children: [
              part.kind === 'text'
                ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
                    size: 'small',
                    icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Download, { size: 16 }),
                    'aria-label': _t(
                      /** i18n */
                      {
                        id: 'WkkxQ4',
                        message: ['Pobierz: ', ['name']],
                        values: { name },
                      },
                    ),
                    onPress: () => downloadFile(new File([part.text], fileName, { type: 'text/plain' })),
                    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                      id: 'VoPZgt',
                      message: ['Pobierz'],
                    }),
                  })
                : file === void 0
                  ? null
                  : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonAnchor, {
                      size: 'small',
                      icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Download, { size: 16 }),
                      href: file.url,
                      download: fileName,
                      'aria-label': _t(
                        /** i18n */
                        {
                          id: 'WkkxQ4',
                          message: ['Pobierz: ', ['name']],
                          values: { name },
                        },
                      ),
                      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                        id: 'VoPZgt',
                        message: ['Pobierz'],
                      }),
                    }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
                size: 'small',
                variant: 'quiet',
                icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Share2, { size: 16 }),
                'aria-label': _t(
                  /** i18n */
                  {
                    id: 'eVVfjZ',
                    message: ['Udostępnij: ', ['name']],
                    values: { name },
                  },
                ),
                onPress: () => void share(part, name, fileName),
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'hYre61',
                  message: ['Udostępnij'],
                }),
              }),
              part.kind === 'image'
                ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
                    size: 'small',
                    variant: 'quiet',
                    icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Gift, { size: 16 }),
                    'aria-label': _t(
                      /** i18n */
                      {
                        id: 'EKUaq7',
                        message: ['Zrób prezent: ', ['name']],
                        values: { name },
                      },
                    ),
                    onPress: () => setGift(true),
                    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                      id: 'pd7KD5',
                      message: ['Zrób z\xA0tego prezent'],
                    }),
                  })
                : null,
            ],
          }),
        ],
      }),
      isGift && file !== void 0
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
            fallback: null,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ResultGift, {
              id,
              file,
              name,
              isOpen: isGift,
              onOpenChange: setGift,
            }),
          })
        : null,
    ],
  })
}
// src/features/templates/run/RunPanel.tsx
/** What becomes of a run: its question, how far each part is, and what it has made. */
function RunPanel({ row, isOffline }) {
  const { _: _t } = useLingui()
  useSpokenEnd(row)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('section', {
    className: Run_module_default.panel,
    'aria-label': _t(
      /** i18n */
      {
        id: 'iJliG5',
        message: ['Wynik szablonu'],
      },
    ),
    'data-run': row.status,
    children: [
      row.asks
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AskAgain, {
            row,
            isOffline,
          })
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Standing, {
            row,
            isOffline,
          }),
      row.run === null
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RunResults, {
            run: row.run,
            slug: row.slug,
          }),
    ],
  })
}
function Standing({ row, isOffline }) {
  const { i18n, _: _t2 } = useLingui()
  const act = useRunAction()
  const { run, refusal } = row
  if (row.status === 'completed')
    return run === null
      ? null
      : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('p', {
          className: Run_module_default.done,
          children: [
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('strong', {
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'ph38UP',
                message: ['Gotowe'],
              }),
            }),
            ' ',
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
              className: Run_module_default.note,
              children:
                run.credits.charged === null
                  ? null
                  : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                      id: '9gRpen',
                      message: ['Pobrano <0/>.'],
                      components: {
                        0: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CreditCount, {
                          value: run.credits.charged,
                        }),
                      },
                    }),
            }),
          ],
        })
  if (row.status === 'cancelled')
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
      tone: 'neutral',
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: '5g1L0T',
        message: ['Zatrzymano. Za to, co nie powstało, kredyty wróciły.'],
      }),
    })
  if (row.status === 'failed') {
    const { title, text } = refusal === null ? runFailureText(run?.error ?? null) : refusalText(refusal)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
      tone: 'danger',
      title: i18n._(title),
      ...(refusal === 'INSUFFICIENT_CREDITS'
        ? {
            action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextLink, {
              to: '/kredyty',
              children: _t2(
                /** i18n */
                {
                  id: '2Rk5rK',
                  message: ['Dokup kredyty'],
                },
              ),
            }),
          }
        : {}),
      children: i18n._(text),
    })
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProgressBar, {
        label: progressLabel(),
        value: run?.progress ?? 0,
        ...(isOffline
          ? {
              description: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'V7wxny',
                message: ['Bez sieci nie widać postępu. Praca idzie dalej bez Ciebie.'],
              }),
            }
          : {}),
      }),
      run === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NodeSteps, { nodes: run.nodes }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: Run_module_default.actions,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
            className: Run_module_default.note,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: '_4ZlLu',
              message: ['Możesz stąd wyjść. Wynik znajdziesz też w\xA0Historii.'],
            }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
            size: 'small',
            variant: 'quiet',
            icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Square, { size: 16 }),
            isPending: row.isCancelling,
            onPress: () => void act((actions) => actions.cancel(row.refCode)),
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'p-VAj8',
              message: ['Zatrzymaj'],
            }),
          }),
        ],
      }),
    ],
  })
  function progressLabel() {
    if (row.isCancelling)
      return _t2(
        /** i18n */
        {
          id: 'Iks4Bn',
          message: ['Zatrzymujemy'],
        },
      )
    if (isRunUnderWay(row))
      return row.run?.status === 'pending'
        ? _t2(
            /** i18n */
            {
              id: 'Z_dl03',
              message: ['Czeka na swoją kolej'],
            },
          )
        : _t2(
            /** i18n */
            {
              id: '88xbdz',
              message: ['Powstaje'],
            },
          )
    return _t2(
      /** i18n */
      {
        id: 'iXCX1i',
        message: ['Wysyłamy'],
      },
    )
  }
}
/** It waits for a yes: it was asked for without a network, or its price is another by now. */
function AskAgain({ row, isOffline }) {
  const { _: _t3 } = useLingui()
  const act = useRunAction()
  const title =
    row.refusal === 'TEMPLATE_PRICE_CHANGED'
      ? _t3(
          /** i18n */
          {
            id: 'az0s--',
            message: ['Cena się zmieniła'],
          },
        )
      : _t3(
          /** i18n */
          {
            id: 'YdzKhN',
            message: ['To czeka na Twoją zgodę'],
          },
        )
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
    tone: 'warning',
    title,
    action: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
      className: Run_module_default.actions,
      children: [
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
          variant: 'primary',
          size: 'small',
          isDisabled: isOffline,
          onPress: () => void act((actions) => actions.confirm(row.refCode, row.price)),
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'KByjpI',
            message: ['Stwórz'],
          }),
        }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
          size: 'small',
          variant: 'quiet',
          onPress: () => void act((actions) => actions.cancel(row.refCode)),
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'QJGteT',
            message: ['Nie trzeba'],
          }),
        }),
      ],
    }),
    children: isOffline
      ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'TN05eK',
          message: ['Zapisane na tym urządzeniu. Gdy wróci sieć, zapytamy o\xA0cenę, zanim coś wydasz.'],
        })
      : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'MJBraB',
          message: ['Cena: <0/>. Zacząć?'],
          components: {
            0: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PriceRange, {
              price: row.price,
              displayRange: true,
            }),
          },
        }),
  })
}
/** How it ended is said once, to whoever sees it end. */
function useSpokenEnd({ refCode, status, run }) {
  const { i18n, _: _t4 } = useLingui()
  const before = (0, import_react.useRef)({
    refCode,
    status,
  })
  ;(0, import_react.useEffect)(() => {
    const wasUnderWay = before.current.refCode === refCode && !isEnded(before.current.status)
    before.current = {
      refCode,
      status,
    }
    if (!wasUnderWay || !isEnded(status)) return
    if (status === 'completed')
      announce(
        _t4(
          /** i18n */
          {
            id: 'A3AFMy',
            message: ['Gotowe. Wynik jest na stronie.'],
          },
        ),
      )
    else if (status === 'failed') announce(i18n._(runFailureText(run?.error ?? null).title))
  }, [refCode, status, run, i18n, _t4])
}
// src/features/templates/page/TemplateWork.tsx
/** The form, and above it what becomes of what it has started. */
function TemplateWork({ template, run, onRun, isOffline, whileMaking }) {
  const rows = useRuns()
  const place = (0, import_react.useRef)(null)
  const own = (rows ?? []).filter(({ slug }) => slug === template.slug)
  const shown =
    run === void 0
      ? (own.find(({ status }) => !isEnded(status)) ?? null)
      : (own.find(({ id, refCode }) => id === run || refCode === run) ?? null)
  const isElsewhere = run !== void 0 && rows !== null && shown === null
  const [started, setStarted] = (0, import_react.useState)(null)
  const isThere = shown !== null && shown.refCode === started
  ;(0, import_react.useEffect)(() => {
    if (isThere)
      place.current?.scrollIntoView({
        block: 'start',
        behavior: 'smooth',
      })
  }, [isThere])
  function showRun(refCode) {
    setStarted(refCode)
    onRun(refCode)
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        ref: place,
        className: TemplatePage_module_default.place,
        children: [
          shown === null
            ? null
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
                RunPanel,
                {
                  row: shown,
                  isOffline,
                },
                shown.refCode,
              ),
          isElsewhere
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OtherDevicesRun, {
                id: run,
                slug: template.slug,
              })
            : null,
          shown !== null && !isEnded(shown.status) && !shown.asks ? whileMaking : null,
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RunForm, {
        template,
        isOffline,
        latest: own[0] ?? null,
        onStarted: showRun,
      }),
    ],
  })
}
/** A run that this device doesn’t keep, as the account knows it. */
function OtherDevicesRun({ id, slug }) {
  const services = useServices()
  const visitor = useVisitor()
  const { data, isError } = useQuery({
    ...runQuery(services, id),
    enabled: visitor === 'verified',
  })
  if (data !== void 0)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RunResults, {
      run: data,
      slug,
    })
  return isError
    ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
        tone: 'warning',
        action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextLink, {
          to: '/historia',
          children: 'Historia',
        }),
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'FYTVKs',
          message: ['Tego wyniku już tu nie ma.'],
        }),
      })
    : null
}
// src/features/templates/page/TemplateScreen.tsx
/** /szablony/{slug}: what a template makes, its form, its price before the press, and what becomes of it. */
function TemplateScreen(props) {
  const { slug, isOffline, onLoaded } = props
  const { i18n, _: _t } = useLingui()
  const services = useServices()
  const template = useQuery(templateQuery(services, slug, templateLanguage(i18n.locale)))
  const isKnown = template.data !== void 0
  ;(0, import_react.useEffect)(() => {
    if (isKnown) onLoaded()
  }, [isKnown, onLoaded])
  if (template.data !== void 0)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Known, {
      ...props,
      template: template.data,
    })
  if (template.isPending) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TemplatePageSkeleton, {})
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Page, {
    children: isGone(template.error)
      ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
          level: 1,
          icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SearchX, { size: 28 }),
          title: _t(
            /** i18n */
            {
              id: 'RmzSak',
              message: ['Nie ma takiego szablonu'],
            },
          ),
          description: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'XC_zi2',
            message: ['Mógł zostać wycofany. Inne czekają w\xA0galerii.'],
          }),
          action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
            to: '/szablony',
            variant: 'primary',
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: '9-XXqn',
              message: ['Zobacz szablony'],
            }),
          }),
        })
      : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorState, {
          level: 1,
          title: _t(
            /** i18n */
            {
              id: 'nmIPF4',
              message: ['Nie udało się wczytać szablonu'],
            },
          ),
          onRetry: () => void template.refetch(),
          ...(isOffline
            ? {
                description: _t(
                  /** i18n */
                  {
                    id: 'nf7hgs',
                    message: [
                      'Nie ma sieci, a\xA0tego szablonu jeszcze tu nie było. Wróć, gdy będzie połączenie.',
                    ],
                  },
                ),
              }
            : {}),
        }),
  })
}
function Known({ template, ...props }) {
  const { _: _t2 } = useLingui()
  const { title, description, categories, tags, outputs, isProcedural, isAvailable } = template
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Page, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHeader, {
        title,
        lead: description,
        breadcrumbs: [
          {
            label: _t2(
              /** i18n */
              {
                id: '9l63I6',
                message: ['Szablony'],
              },
            ),
            to: '/szablony',
          },
          { label: title },
        ],
        actions: props.balance,
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: TemplatePage_module_default.facts,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
            tone: 'accent',
            children: _t2(
              /** i18n */
              {
                id: 'S4FOyg',
                message: ['Powstaje: ', ['0']],
                values: { 0: useOutputNames(outputs) },
              },
            ),
          }),
          isProcedural
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
                tone: 'neutral',
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'J2PUEx',
                  message: ['Według reguł, bez AI'],
                }),
              })
            : null,
          categories.map((name) =>
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
              TextLink,
              {
                to: '/szablony',
                search: { kategoria: name },
                tone: 'quiet',
                children: name,
              },
              name,
            ),
          ),
          tags.map((name) =>
            /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(
              TextLink,
              {
                to: '/szablony',
                search: { tag: name },
                tone: 'quiet',
                children: ['#', name],
              },
              `#${name}`,
            ),
          ),
        ],
      }),
      isAvailable
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
            tone: 'warning',
            title: _t2(
              /** i18n */
              {
                id: 'AObyxx',
                message: ['Ten szablon jest chwilowo niedostępny'],
              },
            ),
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: '_naDXh',
              message: [
                'Jeden z\xA0jego silników teraz nie działa. Formularz możesz wypełnić: poczeka tu na Ciebie.',
              ],
            }),
          }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: TemplatePage_module_default.columns,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
            className: TemplatePage_module_default.work,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TemplateWork, {
              ...props,
              template,
            }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Examples, { template }),
        ],
      }),
    ],
  })
}
// src/routes/szablony.$slug.tsx?tsr-split=component---loader
function TemplateRoute() {
  const { slug } = Route.useParams()
  const { run: shownRun } = Route.useSearch()
  const navigate = Route.useNavigate()
  const router = useRouter()
  const isKnown = Route.useLoaderData({ select: (template) => template !== null })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
    TemplateScreen,
    {
      slug,
      run: shownRun,
      onRun: (run) =>
        void navigate({
          search: { run },
          replace: true,
          resetScroll: false,
        }),
      isOffline: useConnection().view === 'offline',
      balance: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Balance, {}),
      whileMaking: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PushChoice, {}),
      onLoaded: () => {
        if (!isKnown) router.invalidate()
      },
    },
    slug,
  )
}
var SplitLoader = async ({ context: { services, i18n }, params }) => {
  const template = await loadTemplate(services, params.slug, i18n.locale)
  if (template === null) return null
  const { title, description, thumbnailUrl } = template
  return {
    title,
    description,
    thumbnailUrl,
    structuredData: templateStructuredData(template, services.origin),
  }
}
export { TemplateRoute as component, SplitLoader as loader }
