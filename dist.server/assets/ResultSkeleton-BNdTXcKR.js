import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { t as Link } from './link-ClfPTuwV.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as Copy } from './copy-BNt5apET.js'
import { t as Download } from './download-LE3rizAX.js'
import { t as Share2 } from './share-2-B56uh1z3.js'
import { t as WandSparkles } from './wand-sparkles-Dhgzhv-t.js'
import { r as slugOf } from './foldPolish-DnDdVsnx.js'
import { t as Button } from './Button-BS8EKtfW.js'
import { St as IconButton, T as useFormat, V as showToast, ei as ButtonLink } from '../renderPage.js'
import { t as Card } from './Card-scAZrQw6.js'
import { t as Skeleton } from './Skeleton-ClnzUomb.js'
import { t as Badge } from './Badge-CUFWmOKP.js'
import { i as downloads, r as promptTitle } from './SoundWave-DYeussCb.js'
import { t as PageHeader } from './PageHeader-Bmm22iEl.js'
import {
  d as sharedByLinkKey,
  s as oneKey,
  t as generatorPlace,
  u as sharedByIdKey,
} from './generatorPlace-D0vg7fQV.js'
import { t as engineWords } from './engineWords-tH4QzJQD.js'
import { t as GenerationMedia } from './GenerationMedia-DO2bHppG.js'
// src/features/generation/details/DownloadList.module.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var DownloadList_module_default = {
  files: '_files_uwupo_2',
  file: '_file_uwupo_2',
  format: '_format_uwupo_25',
  facts: '_facts_uwupo_29',
}
// src/features/generation/details/DownloadList.tsx
var import_jsx_runtime = require_jsx_runtime()
/** The files of a result, each with its format, size and weight, to be saved. */
function DownloadList({ prompt, result }) {
  const files = downloads(result)
  if (files.length === 0) return null
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Card, {
    title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'VoPZgt',
      message: ['Pobierz'],
    }),
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ul', {
      className: DownloadList_module_default.files,
      children: files.map((file) =>
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
          'li',
          {
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('a', {
              className: DownloadList_module_default.file,
              href: file.url,
              download: fileName(prompt, file),
              children: [
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Download, {
                  size: 18,
                  'aria-hidden': 'true',
                }),
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                  className: DownloadList_module_default.format,
                  children: file.format.toUpperCase(),
                }),
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FileFacts, { file }),
              ],
            }),
          },
          file.url,
        ),
      ),
    }),
  })
}
function FileFacts({ file }) {
  const format = useFormat()
  const { width, height, durationMs, bytes } = file
  const facts = [
    width === null || height === null ? null : `${width}\u00A0×\u00A0${height}`,
    durationMs === null ? null : format.duration(durationMs),
    format.bytes(bytes),
  ]
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
    className: DownloadList_module_default.facts,
    children: facts.filter((fact) => fact !== null).join(' · '),
  })
}
/** „iskra-kot-w-kapeluszu.jpg”. */
function fileName(prompt, { format }) {
  const slug = slugOf(promptTitle(prompt)).slice(0, 60).replace(/-+$/u, '')
  const ending = format === 'jpeg' ? 'jpg' : format
  return `${slug === '' ? 'iskra' : `iskra-${slug}`}.${ending}`
}
// src/features/generation/archive/knownTitle.ts
/** What a page about one generation is called, as far as this page of the browser knows it; null while it doesn't. */
function knownTitle(queryClient, { id, link }) {
  const known = [
    ...(id === void 0 ? [] : [oneKey(id), sharedByIdKey(id)]),
    ...(link === void 0 ? [] : [sharedByLinkKey(link)]),
  ]
    .map((key) => queryClient.getQueryData(key))
    .find((named) => named != null)
  return known == null ? null : promptTitle(known.prompt)
}
// src/features/generation/archive/useOnceKnown.ts
/** Tells once that what a screen is about has become known: its title can follow. */
function useOnceKnown(isKnown, onKnown) {
  const known = (0, import_react.useEffectEvent)(onKnown)
  ;(0, import_react.useEffect)(() => {
    if (isKnown) known()
  }, [isKnown])
}
var Result_module_default = {
  star: '_star_182l0_2',
  badges: '_badges_182l0_8',
  author: '_author_182l0_16',
  columns: '_columns_182l0_21',
  stage: '_stage_182l0_33',
  waiting: '_waiting_182l0_44',
  actions: '_actions_182l0_50',
  cards: '_cards_182l0_78',
  copy: '_copy_182l0_85',
  prompt: '_prompt_182l0_89',
  facts: '_facts_182l0_97',
  delete: '_delete_182l0_120',
  ghost: '_ghost_182l0_125',
  ghostStage: '_ghostStage_182l0_130',
}
// src/features/generation/details/ProceduralNote.tsx
/** Says honestly how a result came to be. */
function ProceduralNote({ isProcedural }) {
  return isProcedural
    ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
        tone: 'neutral',
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'L3Dc4f',
          message: ['Według reguł, nie AI'],
        }),
      })
    : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
        tone: 'generated',
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'jsQZMk',
          message: ['AI'],
        }),
      })
}
// src/features/generation/details/PromptCard.tsx
/** The whole prompt, to be read and taken along. */
function PromptCard({ prompt }) {
  const { _: _t } = useLingui()
  async function copy() {
    try {
      await navigator.clipboard.writeText(prompt)
      showToast({
        type: 'success',
        title: _t(
          /** i18n */
          {
            id: 'e382DY',
            message: ['Opis skopiowany'],
          },
        ),
      })
    } catch {
      showToast({
        type: 'info',
        title: _t(
          /** i18n */
          {
            id: 'xBA3sT',
            message: ['Zaznacz opis i\xA0skopiuj go ręcznie'],
          },
        ),
      })
    }
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Card, {
    title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'Ce70JC',
      message: ['Opis'],
    }),
    actions: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
      className: Result_module_default.copy ?? '',
      label: _t(
        /** i18n */
        {
          id: 'TCF-GF',
          message: ['Kopiuj opis'],
        },
      ),
      size: 'small',
      onPress: () => void copy(),
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Copy, { size: 18 }),
    }),
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
      className: Result_module_default.prompt,
      children: prompt,
    }),
  })
}
// src/features/generation/details/useShareAddress.ts
/** Hands an address to the system's share sheet; `copy` puts it on the clipboard. Both say how it went. */
function useShareAddress() {
  const { _: _t } = useLingui()
  async function copy(url) {
    try {
      await navigator.clipboard.writeText(url)
      showToast({
        type: 'success',
        title: _t(
          /** i18n */
          {
            id: '1TKJQi',
            message: ['Link skopiowany'],
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
        message: url,
        duration: 0,
      })
    }
  }
  async function share(url, title) {
    if (typeof navigator.share !== 'function') return copy(url)
    try {
      await navigator.share({
        title,
        url,
      })
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return
      await copy(url)
    }
  }
  return {
    copy,
    share,
  }
}
// src/features/generation/details/PublicResult.tsx
/** A generation to people it isn't theirs: the result, its prompt, who made it. */
function PublicResult({ shared, isPublic, onBroken }) {
  const { _: _t } = useLingui()
  const format = useFormat()
  const address = useShareAddress()
  const { prompt, result, completedAt } = shared
  const title = promptTitle(prompt)
  const place = generatorPlace(shared.type)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('article', {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHeader, {
        title,
        breadcrumbs: [
          {
            label: _t(
              /** i18n */
              {
                id: 'NHeahs',
                message: ['Prace wszystkich'],
              },
            ),
            to: '/generations/shared',
          },
          {
            label: _t(
              /** i18n */
              {
                id: 'JN7Crq',
                message: ['Praca'],
              },
            ),
          },
        ],
        lead: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
          className: Result_module_default.badges,
          children: [
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Author, { author: shared.author }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', { children: format.date(completedAt) }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
              children: engineWords(shared.engine).name,
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProceduralNote, {
              isProcedural: result.isProcedural,
            }),
          ],
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: Result_module_default.columns,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
            className: Result_module_default.stage,
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(GenerationMedia, {
                generation: shared,
                onBroken,
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
                className: Result_module_default.actions,
                children: [
                  place === void 0
                    ? null
                    : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
                        to: place,
                        search: isPublic ? { remix: shared.id } : { prompt },
                        variant: 'primary',
                        icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WandSparkles, { size: 18 }),
                        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                          id: '_QZt78',
                          message: ['Zrób podobną'],
                        }),
                      }),
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
                    icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Share2, { size: 18 }),
                    onPress: () => void address.share(location.href, title),
                    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                      id: 'uVwOt8',
                      message: ['Wyślij dalej'],
                    }),
                  }),
                ],
              }),
            ],
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
            className: Result_module_default.cards,
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PromptCard, { prompt }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DownloadList, {
                prompt,
                result,
              }),
            ],
          }),
        ],
      }),
    ],
  })
}
function Author({ author }) {
  if (author === null) return null
  const { username, displayName } = author
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
    to: '/uzytkownik/$username',
    params: { username },
    className: Result_module_default.author,
    children: displayName ?? `@${username}`,
  })
}
// src/features/generation/details/ResultSkeleton.tsx
/** The shape of a result on its way. */
function ResultSkeleton() {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: Result_module_default.ghost,
    'aria-busy': 'true',
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, {
        width: '18rem',
        height: '2.5rem',
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: Result_module_default.columns,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
            className: Result_module_default.ghostStage,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, {
              shape: 'box',
              height: '100%',
            }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
            className: Result_module_default.cards,
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, {
                shape: 'box',
                height: '9rem',
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, {
                shape: 'box',
                height: '14rem',
              }),
            ],
          }),
        ],
      }),
    ],
  })
}
export {
  ProceduralNote as a,
  knownTitle as c,
  PromptCard as i,
  DownloadList as l,
  PublicResult as n,
  Result_module_default as o,
  useShareAddress as r,
  useOnceKnown as s,
  ResultSkeleton as t,
  fileName as u,
}
