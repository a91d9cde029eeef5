import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { t as useRouter } from './useRouter-C7bY0uL8.js'
import {
  At as useConnection,
  Jr as Page,
  K as announce,
  Qr as Field_module_default,
  Rt as Notice,
  Si as useServices,
  T as useFormat,
  di as RotateCcw,
  ei as ButtonLink,
  ji as useQueryClient,
  ni as WifiOff,
  ti as X,
  x as useOnceOpened,
  xn as Route,
  yi as lazyPart,
} from '../renderPage.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import {
  a as ProceduralNote,
  c as knownTitle,
  i as PromptCard,
  l as DownloadList,
  n as PublicResult,
  o as Result_module_default,
  r as useShareAddress,
  s as useOnceKnown,
  t as ResultSkeleton,
  u as fileName,
} from './ResultSkeleton-BNdTXcKR.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as EyeOff } from './eye-off-AFSfpz_c.js'
import { c as printPicture, r as promptTitle } from './SoundWave-DYeussCb.js'
import { t as EmptyState } from './EmptyState-BK3qig3x.js'
import { t as ErrorState } from './ErrorState-DZrYQXwg.js'
import { n as isUnreachable, r as useResult, t as generatorPlace } from './generatorPlace-D0vg7fQV.js'
import {
  a as useDeletion,
  c as useMarkSeen,
  i as useMarking,
  n as StatusBadge,
  o as useFailureToast,
  r as RetryDialog,
  s as showChanged,
  t as useFacts,
} from './useFacts-Z-akbS3c.js'
import { t as useNavigate } from './useNavigate-DLRj-uFL.js'
import { t as Gift } from './gift-acv106ln.js'
import { t as Package } from './package-BEbNL3mE.js'
import { t as Share2 } from './share-2-B56uh1z3.js'
import { t as Star } from './star-DxhNy6vw.js'
import { t as Trash } from './trash-CugAaEeY.js'
import { t as WandSparkles } from './wand-sparkles-Dhgzhv-t.js'
import { a as isEnded } from './generation-BQW4xyj3.js'
import { t as Button } from './Button-BS8EKtfW.js'
import { t as PageHeader } from './PageHeader-Bmm22iEl.js'
import { d as revokeShare, f as shareGeneration, t as changeGeneration } from './generationCalls-UKwjLv4R.js'
import { t as engineWords } from './engineWords-tH4QzJQD.js'
import { t as Card } from './Card-scAZrQw6.js'
import { t as Hourglass } from './hourglass-Cl3dDpxt.js'
import { t as ProgressBar } from './ProgressBar-BqsiMEEH.js'
import { n as generationErrorText, r as problemCode } from './errorTexts-Brml4hcA.js'
import { t as GenerationMedia } from './GenerationMedia-DO2bHppG.js'
import { t as Copy } from './copy-BNt5apET.js'
import { t as createLucideIcon } from './createLucideIcon-ByydpFMN.js'
import { t as Unlink } from './unlink-rE8o_5zE.js'
import { t as Switch } from './Switch-Ck1CK0ON.js'
import { t as Plus } from './plus-BfDvEhFF.js'
import { n as cleanTags } from './tagChange-HECdIuPQ.js'
// node_modules/lucide-react/dist/esm/icons/link-2.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData = {
  name: 'link-2',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M9 17H7A5 5 0 0 1 7 7h2',
        key: '8i5ue5',
      },
    ],
    [
      'path',
      {
        d: 'M15 7h2a5 5 0 1 1 0 10h-2',
        key: '1b9ql8',
      },
    ],
    [
      'line',
      {
        x1: '8',
        x2: '16',
        y1: '12',
        y2: '12',
        key: '1jonct',
      },
    ],
  ],
}
__iconData.node
var Link2 = createLucideIcon(__iconData)
// src/app/gifts/LateOrderPrint.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var import_jsx_runtime = require_jsx_runtime()
var OrderPrintDialog = lazyPart(() => import('./OrderPrintDialog-CP2VcSgP.js'))
/** What a picture can be printed on. Its code comes when it is first opened. */
function LateOrderPrint(props) {
  if (!useOnceOpened(props.isOpen)) return null
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
    fallback: null,
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OrderPrintDialog, { ...props }),
  })
}
// src/features/generation/archive/useSharing.ts
/** Who else may see a generation. All of it is the server's to say: nothing changes on the screen before it has. */
function useSharing({ id }) {
  const { _: _t } = useLingui()
  const { productApi } = useServices()
  const queryClient = useQueryClient()
  const tellFailure = useFailureToast()
  const [isPending, setPending] = (0, import_react.useState)(false)
  async function during(failure, work) {
    setPending(true)
    try {
      return await work()
    } catch (error) {
      tellFailure(failure, error)
      return null
    } finally {
      setPending(false)
    }
  }
  return {
    isPending,
    share: () =>
      during(
        _t(
          /** i18n */
          {
            id: 'invfr1',
            message: ['Nie udało się zrobić linku'],
          },
        ),
        async () => {
          const { token } = await shareGeneration(await productApi(), id)
          await showChanged(queryClient, id, { shareToken: token })
          return shareAddress(token)
        },
      ),
    revoke: async () => {
      await during(
        _t(
          /** i18n */
          {
            id: 'xZ6czf',
            message: ['Nie udało się wyłączyć linku'],
          },
        ),
        async () => {
          await revokeShare(await productApi(), id)
          await showChanged(queryClient, id, { shareToken: null })
          announce(
            _t(
              /** i18n */
              {
                id: 'jvL7KI',
                message: ['Link już nie działa.'],
              },
            ),
          )
        },
      )
    },
    setPublic: async (isPublic) => {
      await during(
        _t(
          /** i18n */
          {
            id: 'I6U3_m',
            message: ['Nie udało się tego zmienić'],
          },
        ),
        async () => {
          const generation = await changeGeneration(await productApi(), id, { isPublic })
          await showChanged(queryClient, id, { isPublic: generation.isPublic })
          followHere(generation)
        },
      )
    },
  }
}
/** Where a share link leads, on this origin: the server may know itself under another one. */
function shareAddress(token) {
  return `${location.origin}/generations/shared?link=${encodeURIComponent(token)}`
}
/** This device's row follows what the server has said. Where it can't be kept, the next reading brings it. */
async function followHere(generation) {
  try {
    const { follow } = await import('./generationActions-B9nlnryx.js')
    await follow(generation)
  } catch {}
}
// src/features/generation/details/FactsCard.tsx
/** How it was made, with what, when and for how much. */
function FactsCard({ item }) {
  const format = useFormat()
  const facts = useFacts(item)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Card, {
    title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'ucW14j',
      message: ['Szczegóły'],
    }),
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('dl', {
      className: Result_module_default.facts,
      children: [
        facts.map(({ key, name, value }) =>
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(
            'div',
            {
              children: [
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)('dt', { children: name }),
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)('dd', { children: value }),
              ],
            },
            key,
          ),
        ),
        /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
          children: [
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('dt', {
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'yIdLrn',
                message: ['Kiedy'],
              }),
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('dd', {
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('time', {
                dateTime: item.createdAt,
                children: format.dateTime(item.createdAt),
              }),
            }),
          ],
        }),
      ],
    }),
  })
}
// src/features/generation/details/MediaStage.tsx
/** The result; before it is there, how far it has come; where it will never be, why. */
function MediaStage({ generation, onBroken }) {
  const { i18n, _: _t } = useLingui()
  const { status, result, error, refund, usage } = generation
  if (result !== null)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(GenerationMedia, {
      generation,
      onBroken,
    })
  if (!isEnded(status)) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(UnderWay, { generation })
  if (status === 'cancelled')
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
      tone: 'neutral',
      title: _t(
        /** i18n */
        {
          id: 'tOoqks',
          message: ['Ta praca została anulowana'],
        },
      ),
      children:
        refund === 0 && usage.credits > 0
          ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'aBWVSa',
              message: ['Dostawca wziął już za nią zapłatę, więc kredyty nie wróciły.'],
            })
          : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: '0R77-f',
              message: ['Kredyty do Ciebie wróciły.'],
            }),
    })
  const { title, text } = generationErrorText(problemCode(error))
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
    tone: 'danger',
    title: i18n._(title),
    children: i18n._(text),
  })
}
function UnderWay({ generation }) {
  const { _: _t2 } = useLingui()
  const format = useFormat()
  const { status, progress, queuePosition, estimatedTime } = generation
  const left = estimatedTime === null ? null : format.duration(estimatedTime)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: Result_module_default.waiting,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
        icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Hourglass, { size: 28 }),
        title:
          status === 'pending'
            ? _t2(
                /** i18n */
                {
                  id: 'h3EZLp',
                  message: ['Czeka w\xA0kolejce'],
                },
              )
            : _t2(
                /** i18n */
                {
                  id: '88xbdz',
                  message: ['Powstaje'],
                },
              ),
        description: _t2(
          /** i18n */
          {
            id: '-3rXVO',
            message: ['Możesz zamknąć stronę: wynik będzie czekał w\xA0historii.'],
          },
        ),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProgressBar, {
        label:
          queuePosition > 0
            ? _t2(
                /** i18n */
                {
                  id: 'VH6eOm',
                  message: ['Miejsce w\xA0kolejce: ', ['queuePosition']],
                  values: { queuePosition },
                },
              )
            : _t2(
                /** i18n */
                {
                  id: 'ZNVyY-',
                  message: ['Postęp'],
                },
              ),
        value: progress,
        description:
          left === null
            ? void 0
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'YZrEZz',
                message: ['Jeszcze około ', ['left']],
                values: { left },
              }),
      }),
    ],
  })
}
var ShareCard_module_default = {
  link: '_link_17hnu_2',
  actions: '_actions_17hnu_7',
  note: '_note_17hnu_13',
}
// src/features/generation/details/ShareCard.tsx
/** Who else may see a result: whoever has its link, or everybody. */
function ShareCard({ generation, isOffline }) {
  const { _: _t } = useLingui()
  const sharing = useSharing(generation)
  const { shareToken, isPublic, prompt } = generation
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
    title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: '_XHiPD',
      message: ['Kto to widzi'],
    }),
    lead: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Visibility, {
      isPublic,
      hasLink: shareToken !== null,
    }),
    children: [
      shareToken === null
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
            icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link2, { size: 18 }),
            isDisabled: isOffline,
            isPending: sharing.isPending,
            onPress: () => void sharing.share(),
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: '9m6Ajf',
              message: ['Zrób link do pokazania'],
            }),
          })
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ShareLink, {
            url: shareAddress(shareToken),
            title: promptTitle(prompt),
            isOffline,
            isPending: sharing.isPending,
            onRevoke: () => void sharing.revoke(),
          }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Switch, {
        isSelected: isPublic,
        isDisabled: isOffline || sharing.isPending,
        description: _t(
          /** i18n */
          {
            id: 'QDZCo1',
            message: [
              'Pokazuje pracę i\xA0jej opis wśród prac wszystkich. Kto ma publiczny profil, jest podpisany.',
            ],
          },
        ),
        onChange: (value) => void sharing.setPublic(value),
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'cozeJh',
          message: ['Publiczna'],
        }),
      }),
      isOffline
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
            className: ShareCard_module_default.note,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'jQ4-6W',
              message: ['Żeby to zmienić, trzeba sieci.'],
            }),
          })
        : null,
    ],
  })
}
function Visibility({ isPublic, hasLink }) {
  if (isPublic)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'AR6G2w',
      message: ['Każdy może tę pracę zobaczyć.'],
    })
  if (hasLink)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'idtpH2',
      message: ['Ty i\xA0każdy, kto ma link.'],
    })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
    id: 'k7Fwyg',
    message: ['Tylko Ty.'],
  })
}
function ShareLink({ url, title, isOffline, isPending, onRevoke }) {
  const id = (0, import_react.useId)()
  const address = useShareAddress()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: ShareCard_module_default.link,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('label', {
        htmlFor: id,
        className: Field_module_default.label,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'fotqB6',
          message: ['Link do pokazania'],
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('input', {
        id,
        className: Field_module_default.control,
        readOnly: true,
        value: url,
        onFocus: (event) => event.currentTarget.select(),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: ShareCard_module_default.actions,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
            icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Copy, { size: 18 }),
            onPress: () => void address.copy(url),
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'JuaUh7',
              message: ['Kopiuj'],
            }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
            icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Share2, { size: 18 }),
            onPress: () => void address.share(url, title),
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'TQFzmF',
              message: ['Wyślij'],
            }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
            variant: 'quiet',
            icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Unlink, { size: 18 }),
            isDisabled: isOffline,
            isPending,
            onPress: onRevoke,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: '1q1Kjh',
              message: ['Wyłącz link'],
            }),
          }),
        ],
      }),
    ],
  })
}
var TagEditor_module_default = {
  tags: '_tags_111y4_2',
  tag: '_tag_111y4_2',
  word: '_word_111y4_18',
  remove: '_remove_111y4_22',
  form: '_form_111y4_39',
}
// src/features/generation/details/TagEditor.tsx
/** A generation's tags: added one by one or several with commas, each taken off by its own cross. No doubles. */
function TagEditor({ tags, onChange }) {
  const { _: _t } = useLingui()
  const [text, setText] = (0, import_react.useState)('')
  const input = (0, import_react.useRef)(null)
  const isFull = tags.length >= 20
  function add() {
    const added = newTags(tags, text)
    setText('')
    if (added.length === 0) return
    onChange({
      added,
      removed: [],
    })
    announce(
      _t(
        /** i18n */
        {
          id: '8Gcq5h',
          message: ['Dodano: ', ['0']],
          values: { 0: added.join(', ') },
        },
      ),
    )
  }
  function remove(tag) {
    onChange({
      added: [],
      removed: [tag],
    })
    announce(
      _t(
        /** i18n */
        {
          id: 'L9BVLx',
          message: ['Usunięto tag: ', ['tag']],
          values: { tag },
        },
      ),
    )
    input.current?.focus()
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
    title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'JO9pIn',
      message: ['Tagi'],
    }),
    children: [
      tags.length === 0
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ul', {
            className: TagEditor_module_default.tags,
            'aria-label': _t(
              /** i18n */
              {
                id: 'JO9pIn',
                message: ['Tagi'],
              },
            ),
            children: tags.map((tag) =>
              /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(
                'li',
                {
                  className: TagEditor_module_default.tag,
                  children: [
                    /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                      className: TagEditor_module_default.word,
                      children: tag,
                    }),
                    /* @__PURE__ */ (0, import_jsx_runtime.jsx)('button', {
                      type: 'button',
                      className: TagEditor_module_default.remove,
                      'aria-label': _t(
                        /** i18n */
                        {
                          id: 'OeSzd_',
                          message: ['Usuń tag ', ['tag']],
                          values: { tag },
                        },
                      ),
                      onClick: () => remove(tag),
                      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(X, { size: 14 }),
                    }),
                  ],
                },
                tag,
              ),
            ),
          }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('form', {
        method: 'post',
        className: TagEditor_module_default.form,
        'aria-label': _t(
          /** i18n */
          {
            id: 'zo1wXc',
            message: ['Dodawanie tagów'],
          },
        ),
        onSubmit: (event) => {
          event.preventDefault()
          add()
        },
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('input', {
            ref: input,
            className: Field_module_default.control,
            'aria-label': _t(
              /** i18n */
              {
                id: 'xbAmoq',
                message: ['Nowy tag'],
              },
            ),
            placeholder: isFull
              ? _t(
                  /** i18n */
                  {
                    id: 'OsyXXX',
                    message: ['Więcej się nie zmieści'],
                  },
                )
              : _t(
                  /** i18n */
                  {
                    id: 'siy_WN',
                    message: ['np. urodziny, dla mamy'],
                  },
                ),
            value: text,
            maxLength: 80,
            disabled: isFull,
            enterKeyHint: 'done',
            autoComplete: 'off',
            onChange: (event) => setText(event.currentTarget.value),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
            type: 'submit',
            icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Plus, { size: 18 }),
            isDisabled: isFull || text.trim() === '',
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'pi0eVs',
              message: ['Dodaj'],
            }),
          }),
        ],
      }),
    ],
  })
}
/** The words that aren't there yet, whatever their letters' case, as many as there is room for. */
function newTags(tags, text) {
  return cleanTags([...tags, ...text.split(',')]).slice(tags.length)
}
// src/features/generation/details/OwnResult.tsx
/** A generation to whoever made it: the result and all that can be done with it. */
function OwnResult(props) {
  const { generation, isOffline, isSharingOn, onBroken, onGiftCard, onOrderPrint } = props
  const { _: _t } = useLingui()
  const [isAsking, setAsking] = (0, import_react.useState)(false)
  const marking = useMarking()
  const { prompt, status, result, isFavourite } = generation
  const title = promptTitle(prompt)
  const isDone = status === 'completed' && result !== null
  const isLost = isEnded(status) && !isDone
  const place = generatorPlace(generation.type)
  const retry = /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
    variant: isLost ? 'primary' : 'secondary',
    icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RotateCcw, { size: 18 }),
    onPress: () => setAsking(true),
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: '7ddlwJ',
      message: ['Ponów'],
    }),
  })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('article', {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHeader, {
        title,
        breadcrumbs: [
          {
            label: _t(
              /** i18n */
              {
                id: '3p_fpe',
                message: ['Historia'],
              },
            ),
            to: '/historia',
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
            isDone
              ? null
              : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(StatusBadge, {
                  status,
                  progress: generation.progress,
                }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
              children: engineWords(generation.engine).name,
            }),
            result === null
              ? null
              : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProceduralNote, {
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
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MediaStage, {
                generation,
                onBroken,
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
                className: Result_module_default.actions,
                children: [
                  isLost ? retry : null,
                  isDone && isSharingOn
                    ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ShareButton, {
                        generation,
                        isOffline,
                      })
                    : null,
                  isDone && generation.type === 'image'
                    ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
                        icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Gift, { size: 18 }),
                        onPress: onGiftCard,
                        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                          id: 'MJouf6',
                          message: ['Zrób kartkę'],
                        }),
                      })
                    : null,
                  isDone && onOrderPrint !== null
                    ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
                        icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Package, { size: 18 }),
                        'aria-haspopup': 'dialog',
                        onPress: onOrderPrint,
                        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                          id: 'q7YGe1',
                          message: ['Zamów na kubku, plakacie…'],
                        }),
                      })
                    : null,
                  place === void 0
                    ? null
                    : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
                        to: place,
                        search: { remix: generation.id },
                        icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WandSparkles, { size: 18 }),
                        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                          id: '1NO8Hv',
                          message: ['Remiks'],
                        }),
                      }),
                  isLost ? null : retry,
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
                    className: Result_module_default.star ?? '',
                    'aria-pressed': isFavourite,
                    icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Star, {
                      size: 18,
                      fill: isFavourite ? 'currentColor' : 'none',
                    }),
                    onPress: () => void marking.setFavourite(generation, !isFavourite),
                    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                      id: 'CqobS3',
                      message: ['Ulubiona'],
                    }),
                  }),
                ],
              }),
            ],
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
            className: Result_module_default.cards,
            children: [
              isDone
                ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DownloadList, {
                    prompt,
                    result,
                  })
                : null,
              isDone && isSharingOn
                ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ShareCard, {
                    generation,
                    isOffline,
                  })
                : null,
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TagEditor, {
                tags: generation.tags,
                onChange: (change) => void marking.changeTags(generation, change),
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PromptCard, { prompt }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FactsCard, { item: generation }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DeleteButton, {
                generation,
                isOffline,
              }),
            ],
          }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RetryDialog, {
        item: generation,
        isOpen: isAsking,
        isOffline,
        onClose: () => setAsking(false),
      }),
    ],
  })
}
/** Hands the share link on, and makes it first where there is none. */
function ShareButton({ generation, isOffline }) {
  const sharing = useSharing(generation)
  const address = useShareAddress()
  async function share() {
    const url = await sharing.share()
    if (url !== null) await address.share(url, promptTitle(generation.prompt))
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
    variant: 'primary',
    icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Share2, { size: 18 }),
    isDisabled: isOffline,
    isPending: sharing.isPending,
    onPress: () => void share(),
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'xPkLfM',
      message: ['Pokaż komuś'],
    }),
  })
}
function DeleteButton({ generation, isOffline }) {
  const navigate = useNavigate()
  const remove = useDeletion()
  const [isPending, setPending] = (0, import_react.useState)(false)
  async function press() {
    setPending(true)
    if (await remove(generation))
      await navigate({
        to: '/historia',
        search: {},
      })
    setPending(false)
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
    className: Result_module_default.delete ?? '',
    icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trash, { size: 18 }),
    isDisabled: isOffline,
    isPending,
    onPress: () => void press(),
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'vTkHiE',
      message: ['Usuń'],
    }),
  })
}
// src/features/generation/details/ResultScreen.tsx
var ResultGiftCard = lazyPart(() => import('./ResultGiftCard-DgNpw60t.js'))
/** /generacje/{id}: one generation, whole to whoever made it, and as far as it is public to anybody. */
function ResultScreen(props) {
  const { id, isOffline, isSharingOn, renderOrderPrint, onLoaded } = props
  const result = useResult(id)
  const [isCardOpen, setCardOpen] = (0, import_react.useState)(null)
  const [isOrdering, setOrdering] = (0, import_react.useState)(false)
  const picture = result.status === 'own' ? pictureToPrint(result.generation) : null
  useMarkSeen(result.status === 'own' && result.row !== void 0 ? [result.row] : [])
  useOnceKnown(result.status === 'own' || result.status === 'public', onLoaded)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Page, {
    children:
      result.status === 'own'
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OwnResult, {
                generation: result.generation,
                isOffline,
                isSharingOn,
                onBroken: result.refresh,
                onGiftCard: () => setCardOpen(true),
                onOrderPrint: picture === null ? null : () => setOrdering(true),
              }),
              picture === null
                ? null
                : renderOrderPrint({
                    ...picture,
                    isOpen: isOrdering,
                    onOpenChange: setOrdering,
                  }),
              isCardOpen === null
                ? null
                : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
                    fallback: null,
                    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ResultGiftCard, {
                      generation: result.generation,
                      isOpen: isCardOpen,
                      onOpenChange: setCardOpen,
                    }),
                  }),
            ],
          })
        : result.status === 'public'
          ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PublicResult, {
              shared: result.shared,
              isPublic: true,
              onBroken: result.refresh,
            })
          : result.status === 'missing'
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Missing, {})
            : result.status === 'failed'
              ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Failed, {
                  error: result.error,
                  onRetry: result.retry,
                })
              : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ResultSkeleton, {}),
  })
}
/** The picture of a generation as it is printed; null where it made none. */
function pictureToPrint({ type, prompt, result }) {
  const file = type === 'image' && result !== null ? printPicture(result) : void 0
  return file === void 0
    ? null
    : {
        pictureUrl: file.url,
        fileName: fileName(prompt, file),
      }
}
function Missing() {
  const { _: _t } = useLingui()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
    level: 1,
    icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EyeOff, { size: 28 }),
    title: _t(
      /** i18n */
      {
        id: 'y-1r65',
        message: ['Nie ma tu pracy do obejrzenia'],
      },
    ),
    description: _t(
      /** i18n */
      {
        id: 'MDf-bi',
        message: [
          'Mogła zostać usunięta albo widzi ją tylko ten, kto ją zrobił. Jeśli jest Twoja, zaloguj się.',
        ],
      },
    ),
    action: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
      children: [
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
          to: '/generations/shared',
          variant: 'primary',
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'QKc89n',
            message: ['Zobacz prace wszystkich'],
          }),
        }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
          to: '/historia',
          search: {},
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'hit1Bh',
            message: ['Twoja historia'],
          }),
        }),
      ],
    }),
  })
}
function Failed({ error, onRetry }) {
  const { _: _t2 } = useLingui()
  if (!isUnreachable(error))
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorState, {
      level: 1,
      onRetry,
    })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
    level: 1,
    icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WifiOff, { size: 28 }),
    title: _t2(
      /** i18n */
      {
        id: 'SyhMdy',
        message: ['Tej pracy nie ma na tym urządzeniu'],
      },
    ),
    description: _t2(
      /** i18n */
      {
        id: 'dphmHD',
        message: ['Wczytamy ją, gdy wróci połączenie.'],
      },
    ),
    action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
      to: '/historia',
      search: {},
      variant: 'primary',
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: 'zrvT-7',
        message: ['Co jest na tym urządzeniu'],
      }),
    }),
  })
}
// src/routes/generacje.$id.tsx?tsr-split=component---loader
function Result() {
  const { id } = Route.useParams()
  const router = useRouter()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
    ResultScreen,
    {
      id,
      isOffline: useConnection().view === 'offline',
      isSharingOn: useServices().config.features.socialSharing,
      renderOrderPrint: (order) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LateOrderPrint, { ...order }),
      onLoaded: () => void router.invalidate(),
    },
    id,
  )
}
var SplitLoader = ({ context, params }) => knownTitle(context.services.queryClient, params)
export { Result as component, SplitLoader as loader }
