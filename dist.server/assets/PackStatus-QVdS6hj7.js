import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import {
  Nt as createStore,
  St as IconButton,
  T as useFormat,
  ii as TriangleExclamationPoint,
  ti as X,
  vi as CircleCheck,
  w as useMomentText,
  zt as log,
} from '../renderPage.js'
import { t as RefreshCw } from './refresh-cw-DwqQW824.js'
import { t as Trash } from './trash-CugAaEeY.js'
import { t as Button } from './Button-BS8EKtfW.js'
import { t as ProgressBar } from './ProgressBar-BqsiMEEH.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import { r as workerLine } from './workerLine-16aE-uFt.js'
// src/features/offline-packs/PackProblemText.tsx
var import_jsx_runtime = require_jsx_runtime()
/** Why saving stopped and what is there all the same, in words. */
function PackProblemText({ record: { problem, done, total } }) {
  if (problem === 'network')
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: '5-QfHs',
      message: [
        'Sieć zniknęła w\xA0połowie: mamy ',
        ['done'],
        ' z\xA0',
        ['total'],
        '. Dokończymy, gdy wróci.',
      ],
      values: {
        done,
        total,
      },
    })
  if (problem === 'full')
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'wna42r',
      message: [
        'Brak miejsca na urządzeniu: mamy ',
        ['done'],
        ' z\xA0',
        ['total'],
        '. Zwolnij trochę pamięci i\xA0dokończ.',
      ],
      values: {
        done,
        total,
      },
    })
  if (problem === 'refused')
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'ayRKmF',
      message: [
        'Sklep odpowiada błędem: mamy ',
        ['done'],
        ' z\xA0',
        ['total'],
        '. Spróbuj dokończyć później.',
      ],
      values: {
        done,
        total,
      },
    })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
    id: '2SvNiv',
    message: ['Zapisywanie przerwane: mamy ', ['done'], ' z\xA0', ['total'], '.'],
    values: {
      done,
      total,
    },
  })
}
var PackStatus_module_default = {
  status: '_status_1n0n7_2',
  progress: '_progress_1n0n7_10',
  words: '_words_1n0n7_15',
  facts: '_facts_1n0n7_34',
  actions: '_actions_1n0n7_40',
}
/** True when nobody saves it any more although it says so: the worker was killed. */
function hasLostItsWorker(record, now) {
  return record.state === 'saving' && now.getTime() - Date.parse(record.updatedAt) > 15e3
}
// src/features/offline-packs/packsStore.ts
/** How often (ms) a pack that is being saved is looked after: its worker may have been killed. */
var WATCH = 5e3
var store = createStore({
  canSave: null,
  packs: [],
})
var watch = null
/** The packs of this device as the worker stores them, followed from the first look on. */
var offlinePacks = {
  ...store,
  subscribe(listener) {
    if (!isStarted) {
      isStarted = true
      start()
    }
    return store.subscribe(listener)
  },
}
async function savePack(order) {
  await tell({
    type: 'save-pack',
    order,
  })
}
async function cancelPack(id) {
  await tell({
    type: 'cancel-pack',
    id,
  })
}
async function removePack(id) {
  await tell({
    type: 'remove-pack',
    id,
  })
}
var isStarted = false
async function start() {
  const line = await workerLine()
  if (!line) {
    set({
      canSave: false,
      packs: [],
    })
    return
  }
  line.listen(hear)
  try {
    set({
      canSave: true,
      packs: await line.ask({ type: 'list-packs' }),
    })
  } catch (error) {
    log.info('packs', 'not listed', { error: String(error) })
    set({
      canSave: false,
      packs: [],
    })
  }
}
function hear(notice) {
  if (notice.type === 'pack') {
    const { record } = notice
    const saved = store.getSnapshot().packs
    set({
      packs: saved.some(({ id }) => id === record.id)
        ? saved.map((pack) => (pack.id === record.id ? record : pack))
        : [...saved, record],
    })
  }
  if (notice.type === 'pack-removed')
    set({ packs: store.getSnapshot().packs.filter(({ id }) => id !== notice.id) })
}
function set(change) {
  const state = {
    ...store.getSnapshot(),
    ...change,
  }
  store.set(state)
  const isSaving = state.packs.some((pack) => pack.state === 'saving')
  if (isSaving && watch === null) watch = setInterval(reviveLostPacks, WATCH)
  if (!isSaving && watch !== null) {
    clearInterval(watch)
    watch = null
  }
}
/** A worker that was killed half-way is started again by this message, and goes on where it was. */
function reviveLostPacks() {
  if (store.getSnapshot().packs.some((pack) => hasLostItsWorker(pack, /* @__PURE__ */ new Date())))
    tell({ type: 'resume-packs' })
}
async function tell(message) {
  await (await workerLine())?.ask(message).catch((error) =>
    log.info('packs', 'not heard', {
      type: message.type,
      error: String(error),
    }),
  )
}
// src/features/offline-packs/PackStatus.tsx
/** How a pack stands: being saved, saved with its size and age, or stopped with the reason; and what can be done. */
function PackStatus({ record, onSave }) {
  const { _: _t } = useLingui()
  const size = useFormat().bytes(record.bytes)
  if (record.state === 'saving') {
    const { done, total } = record
    return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
      className: PackStatus_module_default.status,
      'data-pack': record.state,
      children: [
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
          className: PackStatus_module_default.progress,
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProgressBar, {
            label: _t(
              /** i18n */
              {
                id: 'w-Eovf',
                message: ['Zapisujemy na offline'],
              },
            ),
            value: total === 0 ? 0 : (done / total) * 100,
            description:
              record.bytes === 0
                ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                    id: 'vqD-bA',
                    message: [['done'], ' z\xA0', ['total']],
                    values: {
                      done,
                      total,
                    },
                  })
                : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                    id: '1kUhIE',
                    message: [['done'], ' z\xA0', ['total'], ' · ', ['size']],
                    values: {
                      done,
                      total,
                      size,
                    },
                  }),
          }),
        }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
          label: _t(
            /** i18n */
            {
              id: 'qXI2MN',
              message: ['Przerwij zapisywanie'],
            },
          ),
          size: 'small',
          onPress: () => void cancelPack(record.id),
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(X, {
            size: 18,
            'aria-hidden': 'true',
          }),
        }),
      ],
    })
  }
  const isReady = record.state === 'ready'
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: PackStatus_module_default.status,
    'data-pack': record.state,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('p', {
        className: PackStatus_module_default.words,
        'data-state': record.state,
        children: [
          isReady
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CircleCheck, {
                size: 18,
                'aria-hidden': 'true',
              })
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TriangleExclamationPoint, {
                size: 18,
                'aria-hidden': 'true',
              }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
            children: [
              isReady
                ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                    id: 'G3n17c',
                    message: ['Zapisane na offline'],
                  })
                : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PackProblemText, { record }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
                className: PackStatus_module_default.facts,
                children: [
                  record.bytes === 0 ? null : size,
                  record.completeAsOf === null
                    ? null
                    : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
                        children: [
                          record.bytes === 0 ? null : ' · ',
                          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PackAge, { asOf: record.completeAsOf }),
                        ],
                      }),
                ],
              }),
            ],
          }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: PackStatus_module_default.actions,
        children: [
          isReady
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
                label: _t(
                  /** i18n */
                  {
                    id: 'G2HW7u',
                    message: ['Odśwież zapisane'],
                  },
                ),
                size: 'small',
                onPress: onSave,
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RefreshCw, {
                  size: 18,
                  'aria-hidden': 'true',
                }),
              })
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
                variant: 'secondary',
                size: 'small',
                onPress: onSave,
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'DhQQWI',
                  message: ['Dokończ'],
                }),
              }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
            label: _t(
              /** i18n */
              {
                id: 'Enz32h',
                message: ['Usuń z\xA0urządzenia'],
              },
            ),
            size: 'small',
            onPress: () => void removePack(record.id),
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trash, {
              size: 18,
              'aria-hidden': 'true',
            }),
          }),
        ],
      }),
    ],
  })
}
/** „stan z 12:40”; with the day once that is over a day ago. */
function PackAge({ asOf }) {
  const moment = useMomentText(asOf)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
    id: 'yDh5K8',
    message: ['stan z\xA0', ['moment']],
    values: { moment },
  })
}
export { offlinePacks as n, savePack as r, PackStatus as t }
