import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as useQuery } from './useQuery-ByumTbVI.js'
import { t as createLucideIcon } from './createLucideIcon-ByydpFMN.js'
import { t as CircleQuestionMark } from './circle-question-mark-mlCI4fge.js'
import { t as Hourglass } from './hourglass-Cl3dDpxt.js'
import { t as LoaderCircle } from './loader-circle-SqqGKYuW.js'
import { t as Button } from './Button-BS8EKtfW.js'
import {
  Si as useServices,
  T as useFormat,
  V as showToast,
  _i as CircleExclamationPoint,
  ei as ButtonLink,
  ji as useQueryClient,
  vi as CircleCheck,
} from '../renderPage.js'
import { t as ApiError } from './apiError-cbYDkBQb.js'
import { t as Dialog } from './Dialog-BVCLj5ad.js'
import {
  n as deleteGeneration,
  t as changeGeneration,
  u as restoreGeneration,
} from './generationCalls-UKwjLv4R.js'
import { t as engineOffersQuery } from './engineOffersQuery-BlkF-w79.js'
import { t as Badge } from './Badge-CUFWmOKP.js'
import { n as TYPE_WORDS, r as promptTitle, s as playable } from './SoundWave-DYeussCb.js'
import { t as changedTags } from './tagChange-HECdIuPQ.js'
import { n as generationErrorText } from './errorTexts-Brml4hcA.js'
import { t as useGenerations } from './useGenerations-C3rh-Lng.js'
import { t as STATUS_WORDS } from './statusWords-DsDyKv45.js'
import { n as creditsQuery, t as CREDITS_KEY } from './creditsQuery-CNDrE3t7.js'
import { a as GENERATIONS_KEY, i as ARCHIVE_KEY, s as oneKey } from './generatorPlace-D0vg7fQV.js'
import { t as engineWords } from './engineWords-tH4QzJQD.js'
import { t as factText } from './factText-BY6ui6Si.js'
import { r as toldOptions } from './optionWords-9o4VXV17.js'
// node_modules/lucide-react/dist/esm/icons/ban.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData = {
  name: 'ban',
  size: 24,
  node: [
    [
      'circle',
      {
        cx: '12',
        cy: '12',
        r: '10',
        key: '1mglay',
      },
    ],
    [
      'path',
      {
        d: 'M4.929 4.929 19.07 19.071',
        key: '196cmz',
      },
    ],
  ],
}
__iconData.node
var Ban = createLucideIcon(__iconData)
// src/features/generation/device/useMarkSeen.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
/** Whoever looks at these results has seen them: they aren't counted as new any more. */
function useMarkSeen(rows) {
  const fresh = rows
    .filter((row) => !row.isSeen)
    .map((row) => row.refCode)
    .join(' ')
  ;(0, import_react.useEffect)(() => {
    if (fresh === '') return
    import('./generationActions-B9nlnryx.js').then(
      ({ seen }) => seen(fresh.split(' ')),
      () => void 0,
    )
  }, [fresh])
}
// src/features/generation/archive/showChanged.ts
/**
 * Shows a change of one generation everywhere it is on the screen, before or after the server has it. A change that
 * depends on what is shown is told it when its turn comes.
 */
async function showChanged(queryClient, id, change) {
  const changed = (known) => ({
    ...known,
    ...(typeof change === 'function' ? change(known) : change),
  })
  await queryClient.cancelQueries({ queryKey: GENERATIONS_KEY })
  queryClient.setQueryData(oneKey(id), (known) => (known == null ? known : changed(known)))
  queryClient.setQueriesData({ queryKey: ARCHIVE_KEY }, (known) =>
    mapPages(known, (items) => items.map((item) => (item.id === id ? changed(item) : item))),
  )
}
/** Takes a generation out of every list. */
async function showDeleted(queryClient, id) {
  await queryClient.cancelQueries({ queryKey: GENERATIONS_KEY })
  queryClient.setQueriesData({ queryKey: ARCHIVE_KEY }, (known) =>
    mapPages(known, (items) => items.filter((item) => item.id !== id)),
  )
}
function mapPages(known, change) {
  if (known === void 0) return void 0
  return {
    ...known,
    pages: known.pages.map((page) => {
      const items = change(page.items)
      return {
        ...page,
        items,
        total: page.total - (page.items.length - items.length),
      }
    }),
  }
}
// src/features/generation/archive/useFailureToast.ts
/** Says why something with a generation didn't work, under a title that names what. */
function useFailureToast() {
  const { i18n, _: _t } = useLingui()
  return (title, error) => {
    const message =
      error instanceof ApiError && error.status === null
        ? _t(
            /** i18n */
            {
              id: 'cjcOEm',
              message: ['Do tego trzeba sieci. Spróbuj ponownie, gdy wróci.'],
            },
          )
        : i18n._(generationErrorText(codeOf(error)).text)
    showToast({
      type: 'error',
      title,
      message,
    })
  }
}
function codeOf(error) {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}
// src/features/generation/archive/useDeletion.ts
/** Long enough to read, find the button and press it, also with a screen reader. */
var UNDO_MS = 1e4
/**
 * Deletes a generation from the archive and this device, with a way back for a while. Resolves to whether it is gone;
 * where it isn't, that has been said.
 */
function useDeletion() {
  const { _: _t } = useLingui()
  const { productApi } = useServices()
  const queryClient = useQueryClient()
  const tellFailure = useFailureToast()
  return async ({ id, refCode, prompt }) => {
    const title = promptTitle(prompt)
    const actions = await import('./generationActions-B9nlnryx.js')
    try {
      if (id !== null) await deleteGeneration(await productApi(), id)
      const rows = await actions.remove([refCode])
      if (id !== null) await showDeleted(queryClient, id)
      queryClient.invalidateQueries({ queryKey: GENERATIONS_KEY })
      const undo = async () => {
        try {
          if (id !== null) await restoreGeneration(await productApi(), id)
          await actions.restore(rows)
          queryClient.invalidateQueries({ queryKey: GENERATIONS_KEY })
        } catch (error) {
          tellFailure(
            _t(
              /** i18n */
              {
                id: '57YSBQ',
                message: ['Nie udało się tego przywrócić'],
              },
            ),
            error,
          )
        }
      }
      showToast({
        type: 'info',
        title: _t(
          /** i18n */
          {
            id: 'aoniaG',
            message: ['Usunięto: ', ['title']],
            values: { title },
          },
        ),
        duration: UNDO_MS,
        action: {
          label: _t(
            /** i18n */
            {
              id: 'qUEHGP',
              message: ['Cofnij'],
            },
          ),
          onAction: () => void undo(),
        },
      })
      return true
    } catch (error) {
      tellFailure(
        _t(
          /** i18n */
          {
            id: 'PTBBg4',
            message: ['Nie udało się tego usunąć'],
          },
        ),
        error,
      )
      return false
    }
  }
}
// src/features/generation/archive/inTurn.ts
var turns = /* @__PURE__ */ new Map()
/** Runs works of one key one after another, in the order they were asked for; resolves or rejects as this one does. */
async function inTurn(key, work) {
  const turn = afterEnd(turns.get(key), work)
  turns.set(key, turn)
  try {
    return await turn
  } finally {
    if (turns.get(key) === turn) turns.delete(key)
  }
}
async function afterEnd(before, work) {
  await before?.catch(() => void 0)
  return work()
}
// src/features/generation/archive/useMarking.ts
/**
 * Tags and favourites: on the screen at once. What this device keeps is changed here, also without a network, and the
 * outbox tells the archive; what only the archive has is changed there, one change after another.
 */
function useMarking() {
  const { _: _t } = useLingui()
  const { productApi } = useServices()
  const queryClient = useQueryClient()
  const { history, queue } = useGenerations()
  const tellFailure = useFailureToast()
  async function mark(item, wanted) {
    const { id, refCode } = item
    const isHere = [...queue, ...history].some((row) => row.refCode === refCode)
    if (id !== null) await showChanged(queryClient, id, (known) => marked(known, wanted))
    try {
      if (isHere) {
        const actions = await import('./generationActions-B9nlnryx.js')
        if (wanted.tags !== void 0) await actions.tag(refCode, wanted.tags)
        if (wanted.isFavourite !== void 0) await actions.favourite(refCode, wanted.isFavourite)
      } else if (id !== null)
        await inTurn(id, async () => {
          const shown = queryClient.getQueryData(oneKey(id)) ?? item
          await changeGeneration(await productApi(), id, marked(shown, wanted))
        })
    } catch (error) {
      if (id !== null) {
        await showChanged(queryClient, id, (known) => marked(known, takenBack(item, wanted)))
        queryClient.invalidateQueries({ queryKey: GENERATIONS_KEY })
      }
      tellFailure(
        _t(
          /** i18n */
          {
            id: 'xuoVu5',
            message: ['Nie udało się tego zapisać'],
          },
        ),
        error,
      )
    }
  }
  return {
    setFavourite: (item, isFavourite) => mark(item, { isFavourite }),
    changeTags: (item, tags) => mark(item, { tags }),
  }
}
/** What becomes of a generation's marks. What isn't named stays as it is. */
function marked({ tags }, wanted) {
  return {
    ...(wanted.tags === void 0 ? {} : { tags: changedTags(tags, wanted.tags) }),
    ...(wanted.isFavourite === void 0 ? {} : { isFavourite: wanted.isFavourite }),
  }
}
/** Takes back what was shown too early, and nothing that was done since. */
function takenBack({ isFavourite }, { tags, ...wanted }) {
  return {
    ...(tags === void 0
      ? {}
      : {
          tags: {
            added: tags.removed,
            removed: tags.added,
          },
        }),
    ...(wanted.isFavourite === void 0 ? {} : { isFavourite }),
  }
}
var RetryDialog_module_default = {
  question: '_question_1mz39_2',
  prompt: '_prompt_1mz39_7',
}
// src/features/generation/archive/RetryDialog.tsx
var import_jsx_runtime = require_jsx_runtime()
/** The same prompt and engine once more: says the present price first, for each time costs anew. */
function RetryDialog({ item, isOpen, isOffline, onClose }) {
  const { _: _t } = useLingui()
  const start = useStartAgain(item, isOffline)
  const price = usePrice(item.engine)
  async function agree() {
    if (price.credits !== null && (await start.run(price.credits))) onClose()
  }
  const isShort = price.missing > 0
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
    isOpen,
    onOpenChange: (opens) => {
      if (!opens) onClose()
    },
    size: 'sm',
    title: _t(
      /** i18n */
      {
        id: 'i7iX0m',
        message: ['Zrobić to jeszcze raz?'],
      },
    ),
    actions: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
      children: [
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
          onPress: onClose,
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'WrkZ3t',
            message: ['Zostaw'],
          }),
        }),
        isShort
          ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
              to: '/kredyty',
              variant: 'primary',
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: '2Rk5rK',
                message: ['Dokup kredyty'],
              }),
            })
          : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
              variant: 'primary',
              isDisabled: price.credits === null,
              isPending: start.isPending,
              onPress: () => void agree(),
              children:
                price.credits === null
                  ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                      id: '78fkOZ',
                      message: ['Zrób jeszcze raz'],
                    })
                  : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                      id: 'LW5KA5',
                      message: [
                        [
                          '0',
                          'plural',
                          {
                            offset: void 0,
                            one: ['Zrób za ', '#', '\xA0kredyt'],
                            few: ['Zrób za ', '#', '\xA0kredyty'],
                            many: ['Zrób za ', '#', '\xA0kredytów'],
                            other: ['Zrób za ', '#', '\xA0kredytu'],
                          },
                        ],
                      ],
                      values: { 0: price.credits },
                    }),
            }),
      ],
    }),
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
      className: RetryDialog_module_default.question,
      children: [
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
          className: RetryDialog_module_default.prompt,
          children: promptTitle(item.prompt),
        }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PriceWords, {
          engine: item.engine,
          price,
          isOffline,
        }),
      ],
    }),
  })
}
function usePrice(engine) {
  const services = useServices()
  const offers = useQuery(engineOffersQuery(services))
  const credits = useQuery(creditsQuery(services))
  const offer = offers.data?.find(({ id }) => id === engine)
  const isOffered = offers.data === void 0 || offer?.isAvailable === true
  const price = offer?.isAvailable === true ? offer.credits : null
  return {
    credits: price,
    isOffered,
    missing: price === null ? 0 : Math.max(0, price - (credits.data?.available ?? price)),
  }
}
function PriceWords({ engine, price, isOffline }) {
  const { name } = engineWords(engine)
  if (!price.isOffered)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: 'jE3XTz',
        message: [['name'], ' nie jest tu teraz dostępny. Użyj remiksu i\xA0wybierz inny generator.'],
        values: { name },
      }),
    })
  if (price.missing > 0)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: 'QVpV-O',
        message: [
          [
            '0',
            'plural',
            {
              offset: void 0,
              one: ['Brakuje Ci ', '#', '\xA0kredytu.'],
              few: ['Brakuje Ci ', '#', '\xA0kredytów.'],
              many: ['Brakuje Ci ', '#', '\xA0kredytów.'],
              other: ['Brakuje Ci ', '#', '\xA0kredytu.'],
            },
          ],
        ],
        values: { 0: price.missing },
      }),
    })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
    children: isOffline
      ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'Sm_Euq',
          message: ['Nie ma teraz połączenia. Zapamiętamy to i\xA0zapytamy jeszcze raz, gdy wróci.'],
        })
      : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: '6ir9n2',
          message: ['Ten sam opis, ten sam generator: ', ['name'], '. Płacisz tylko, jeśli się uda.'],
          values: { name },
        }),
  })
}
function useStartAgain(item, isOffline) {
  const { _: _t2 } = useLingui()
  const queryClient = useQueryClient()
  const tellFailure = useFailureToast()
  const [isPending, setPending] = (0, import_react.useState)(false)
  /** Resolves to whether it was asked for. */
  async function run(credits) {
    setPending(true)
    try {
      const { ask } = await import('./generationActions-B9nlnryx.js')
      const { type, prompt, engine, options, tags } = item
      await ask({
        type,
        prompt,
        engine,
        options,
        tags,
        credits,
        isOffline,
      })
      queryClient.invalidateQueries({ queryKey: CREDITS_KEY })
      showToast({
        type: 'info',
        title: _t2(
          /** i18n */
          {
            id: 'ZDcfNh',
            message: ['Zaczynamy jeszcze raz'],
          },
        ),
        message: _t2(
          /** i18n */
          {
            id: '6OpFjk',
            message: ['Postęp widać w\xA0historii.'],
          },
        ),
      })
      return true
    } catch (error) {
      tellFailure(
        _t2(
          /** i18n */
          {
            id: 'kK3S6i',
            message: ['Nie udało się zacząć'],
          },
        ),
        error,
      )
      return false
    } finally {
      setPending(false)
    }
  }
  return {
    run,
    isPending,
  }
}
// src/features/generation/words/StatusBadge.tsx
var ICONS = {
  pending: Hourglass,
  processing: LoaderCircle,
  completed: CircleCheck,
  failed: CircleExclamationPoint,
  cancelled: Ban,
}
/** Where a generation stands, in a word and its icon. */
function StatusBadge({ status, progress = 0, asks = false }) {
  const { i18n } = useLingui()
  if (asks)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
      tone: 'warning',
      icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CircleQuestionMark, { size: 13 }),
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: 'aFe7SS',
        message: ['Czeka na Twoją zgodę'],
      }),
    })
  const { label, tone } = STATUS_WORDS[status]
  const Icon = ICONS[status]
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Badge, {
    tone,
    icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { size: 13 }),
    children: [i18n._(label), status === 'processing' && progress > 0 ? ` ${Math.round(progress)}%` : null],
  })
}
// src/features/generation/words/useFacts.ts
/** How something was made, as pairs of name and value: kind, engine, options, seed, price and time. What nobody chose and nobody knows is left out. */
function useFacts(item) {
  const { i18n, _: _t } = useLingui()
  const format = useFormat()
  const { type, options, usage, result } = item
  const told = toldOptions(type)
  const known = {
    ...options,
    ...measuredOf(result),
  }
  const optionFacts = told.map(({ name, field, words }) => {
    const value =
      words.fact === null
        ? null
        : factText(field, words, known[name], {
            i18n,
            format,
          })
    return [name, i18n._(words.fact === 'label' || words.fact === null ? words.label : words.fact), value]
  })
  const isLengthAsked = told.some(({ name }) => name === 'duration')
  const { duration } = measuredOf(result)
  return [
    [
      'type',
      _t(
        /** i18n */
        {
          id: 'KH5MbC',
          message: ['Rodzaj'],
        },
      ),
      i18n._(TYPE_WORDS[type].one),
    ],
    [
      'engine',
      _t(
        /** i18n */
        {
          id: '8XR_WI',
          message: ['Generator'],
        },
      ),
      engineWords(item.engine).name,
    ],
    ...optionFacts,
    [
      'length',
      _t(
        /** i18n */
        {
          id: 'yYoQ-x',
          message: ['Długość'],
        },
      ),
      isLengthAsked || duration === void 0 ? null : format.duration(duration * 1e3),
    ],
    [
      'credits',
      _t(
        /** i18n */
        {
          id: 'ruT-Di',
          message: ['Kredyty'],
        },
      ),
      format.number(usage.credits),
    ],
    [
      'time',
      _t(
        /** i18n */
        {
          id: 'EvysX-',
          message: ['Czas pracy'],
        },
      ),
      usage.processingTime === null ? null : format.duration(usage.processingTime),
    ],
  ].flatMap(([key, name, value]) =>
    value === null
      ? []
      : [
          {
            key,
            name,
            value,
          },
        ],
  )
}
/** What a result says of itself: it goes before what was asked for. */
function measuredOf(result) {
  if (result === null) return {}
  const length = playable(result, 'audio')[0]?.durationMs ?? null
  return {
    ...(result.seed === null ? {} : { seed: result.seed }),
    ...(length === null ? {} : { duration: length / 1e3 }),
  }
}
export {
  useDeletion as a,
  useMarkSeen as c,
  useMarking as i,
  StatusBadge as n,
  useFailureToast as o,
  RetryDialog as r,
  showChanged as s,
  useFacts as t,
}
