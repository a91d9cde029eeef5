import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import {
  $n as string,
  At as useConnection,
  Bt as logEntries,
  Gn as optional,
  Hn as nullable,
  Jr as Page,
  Lt as useModes,
  Mn as array,
  Nt as createStore,
  Pt as toggleDebugMode,
  Si as useServices,
  T as useFormat,
  Un as number,
  Vt as setLogLevel,
  Wn as object,
  Yn as prefault,
  jt as useStore,
  nr as unknown,
  tr as union,
  zt as log,
} from '../renderPage.js'
import { n as workerStatus } from './workerStatus-BvN1j0T9.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as RotateCw } from './rotate-cw-DjyIno_V.js'
import { t as Button } from './Button-BS8EKtfW.js'
import { t as PageHeader } from './PageHeader-Bmm22iEl.js'
import { t as Skeleton } from './Skeleton-ClnzUomb.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { n as CLEARABLE_CACHES, t as measureCaches } from './measureCaches-BGrhb83q.js'
import { r as workerLine } from './workerLine-16aE-uFt.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import { t as Dexie$1 } from './dexie-6xc6vSGO.js'
import { t as database } from './openDatabase-ByMsI8LS.js'
import { n as jsonFile, t as downloadFile } from './downloadFile-DC8XLZfL.js'
import { t as ProgressBar } from './ProgressBar-BqsiMEEH.js'
import { n as LOG_LEVELS, t as FEATURE_DEFAULTS } from './runtimeConfig-XMDkCQub.js'
import { t as Select } from './Select-C1qR71Ig.js'
import { t as Switch } from './Switch-Ck1CK0ON.js'
import { d as oneOf, f as readJson, m as record, n as boolean } from './readers-Bmq-ZCRK.js'
import { t as getStorageStatus } from './storageStatus-CiEPEmCf.js'
import { t as EmptyState } from './EmptyState-BK3qig3x.js'
import { n as offlinePacks, r as savePack, t as PackStatus } from './PackStatus-QVdS6hj7.js'
// src/features/debug/DebugScreen.module.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var DebugScreen_module_default = {
  sections: '_sections_6hkgm_2',
  section: '_section_6hkgm_2',
  title: '_title_6hkgm_21',
  facts: '_facts_6hkgm_26',
  table: '_table_6hkgm_47',
  wide: '_wide_6hkgm_73',
  actions: '_actions_6hkgm_77',
  switches: '_switches_6hkgm_84',
}
// src/features/debug/Section.tsx
var import_jsx_runtime = require_jsx_runtime()
function Section({ title, children, isWide = false }) {
  const id = (0, import_react.useId)()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('section', {
    className: DebugScreen_module_default.section,
    'aria-labelledby': id,
    'data-wide': isWide || void 0,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('h2', {
        id,
        className: DebugScreen_module_default.title,
        children: title,
      }),
      children,
    ],
  })
}
// src/features/debug/CachesSection.tsx
/** What the worker keeps, cache by cache. Cleared can be what comes back by itself; packs have their own list. */
function CachesSection({ diagnostics, onCleared }) {
  const { _: _t } = useLingui()
  const format = useFormat()
  const [isClearing, setIsClearing] = (0, import_react.useState)(false)
  async function clear() {
    setIsClearing(true)
    const line = await workerLine()
    if (line)
      await line
        .ask({
          type: 'clear-caches',
          caches: ['catalogue', 'pictures'],
        })
        .catch(() => void 0)
    else
      await Promise.all(
        Object.values(CLEARABLE_CACHES)
          .flat()
          .map((name) => caches.delete(name)),
      )
    await onCleared()
    setIsClearing(false)
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Section, {
    title: _t(
      /** i18n */
      {
        id: 'JA8Baa',
        message: ['Pamięci podręczne'],
      },
    ),
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('table', {
        className: DebugScreen_module_default.table,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('thead', {
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('tr', {
              children: [
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)('th', {
                  children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                    id: 'LZ5XoJ',
                    message: ['Nazwa'],
                  }),
                }),
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)('th', {
                  'data-number': '',
                  children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                    id: 'qnsnWL',
                    message: ['Wpisy'],
                  }),
                }),
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)('th', {
                  'data-number': '',
                  children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                    id: 'qS3XyK',
                    message: ['Rozmiar'],
                  }),
                }),
              ],
            }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('tbody', {
            children: diagnostics.caches.map(({ name, entries, bytes }) =>
              /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(
                'tr',
                {
                  children: [
                    /* @__PURE__ */ (0, import_jsx_runtime.jsx)('td', { children: name }),
                    /* @__PURE__ */ (0, import_jsx_runtime.jsx)('td', {
                      'data-number': '',
                      children: format.number(entries),
                    }),
                    /* @__PURE__ */ (0, import_jsx_runtime.jsx)('td', {
                      'data-number': '',
                      children: format.bytes(bytes),
                    }),
                  ],
                },
                name,
              ),
            ),
          }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
        className: DebugScreen_module_default.actions,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
          variant: 'secondary',
          size: 'small',
          isPending: isClearing,
          onPress: () => void clear(),
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'XRkzhn',
            message: ['Wyczyść katalog i\xA0zdjęcia'],
          }),
        }),
      }),
    ],
  })
}
// node_modules/dexie-react-hooks/dist/dexie-react-hooks.mjs
function useObservable(observableFactory, arg2, arg3) {
  let deps
  let defaultResult
  if (typeof observableFactory === 'function') {
    deps = arg2 || []
    defaultResult = arg3
  } else {
    deps = []
    defaultResult = arg2
  }
  const monitor = import_react.useRef({
    hasResult: false,
    result: defaultResult,
    error: null,
  })
  const [_, triggerUpdate] = import_react.useReducer((x) => x + 1, 0)
  const observable = import_react.useMemo(() => {
    const observable = typeof observableFactory === 'function' ? observableFactory() : observableFactory
    if (!observable || typeof observable.subscribe !== 'function') {
      if (observableFactory === observable)
        throw new TypeError(
          `Given argument to useObservable() was neither a valid observable nor a function.`,
        )
      else
        throw new TypeError(`Observable factory given to useObservable() did not return a valid observable.`)
    }
    if (!monitor.current.hasResult && typeof window !== 'undefined') {
      if (typeof observable.hasValue !== 'function' || observable.hasValue()) {
        if (typeof observable.getValue === 'function') {
          monitor.current.result = observable.getValue()
          monitor.current.hasResult = true
        } else {
          const subscription = observable.subscribe((val) => {
            monitor.current.result = val
            monitor.current.hasResult = true
          })
          if (typeof subscription === 'function') subscription()
          else subscription.unsubscribe()
        }
      }
    }
    return observable
  }, deps)
  import_react.useDebugValue(monitor.current.result)
  import_react.useEffect(() => {
    const subscription = observable.subscribe(
      (val) => {
        const { current } = monitor
        if (current.error !== null || current.result !== val) {
          current.error = null
          current.result = val
          current.hasResult = true
          triggerUpdate()
        }
      },
      (err) => {
        const { current } = monitor
        if (current.error !== err) {
          current.error = err
          triggerUpdate()
        }
      },
    )
    return typeof subscription === 'function' ? subscription : subscription.unsubscribe.bind(subscription)
  }, deps)
  if (monitor.current.error) throw monitor.current.error
  return monitor.current.result
}
function useLiveQuery(querier, deps, defaultResult) {
  return useObservable(() => Dexie$1.liveQuery(querier), deps || [], defaultResult)
}
typeof FinalizationRegistry !== 'undefined' &&
  new FinalizationRegistry((doc) => {
    const DexieYProvider = Dexie$1['DexieYProvider']
    if (DexieYProvider) DexieYProvider.release(doc)
  })
Reflect.get(import_react, 'use')
// src/features/debug/databaseFacts.ts
/** What the database holds, in numbers. */
async function databaseFacts(db) {
  const counts = await Promise.all(db.tables.map(async (table) => [table.name, await table.count()]))
  const intents = await db.outbox.orderBy('id').toArray()
  return {
    version: db.verno,
    rows: Object.fromEntries(counts),
    intents: intents.map(({ id, kind, state, attempts, createdAt, nextAttemptAt, lastError }) => ({
      id,
      kind,
      state,
      attempts,
      createdAt,
      nextAttemptAt,
      failure: lastError === null ? null : `${lastError.code} (${lastError.kind})`,
    })),
  }
}
// src/features/debug/Facts.tsx
function Facts({ facts }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('dl', {
    className: DebugScreen_module_default.facts,
    children: facts
      .filter((fact) => fact !== null)
      .map(([name, value]) =>
        /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(
          'div',
          {
            style: { display: 'contents' },
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('dt', { children: name }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('dd', { children: value }),
            ],
          },
          name,
        ),
      ),
  })
}
// src/features/debug/DatabaseSection.tsx
/** How many rows each table has, and what waits to be sent, as it changes: never what is in them. */
function DatabaseSection({ diagnostics }) {
  const database = useLiveFacts() ?? diagnostics.database
  const { _: _t } = useLingui()
  const format = useFormat()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Section, {
    title: _t(
      /** i18n */
      {
        id: 'PqeQ0t',
        message: ['Baza na tym urządzeniu'],
      },
    ),
    children:
      database === null
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'ir0qXx',
              message: ['Bazy nie da się otworzyć.'],
            }),
          })
        : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Facts, {
                facts: Object.entries(database.rows).map(([name, count]) => [name, format.number(count)]),
              }),
              database.intents.length === 0
                ? null
                : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
                    className: DebugScreen_module_default.wide,
                    children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('table', {
                      className: DebugScreen_module_default.table,
                      children: [
                        /* @__PURE__ */ (0, import_jsx_runtime.jsx)('thead', {
                          children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('tr', {
                            children: [
                              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('th', {
                                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                                  id: 'KH5MbC',
                                  message: ['Rodzaj'],
                                }),
                              }),
                              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('th', {
                                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                                  id: 'o7Fgrv',
                                  message: ['Stan'],
                                }),
                              }),
                              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('th', {
                                'data-number': '',
                                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                                  id: 'cxBqFA',
                                  message: ['Próby'],
                                }),
                              }),
                              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('th', {
                                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                                  id: 'PKj8Fv',
                                  message: ['Następna'],
                                }),
                              }),
                              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('th', {
                                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                                  id: '8nwU2a',
                                  message: ['Błąd'],
                                }),
                              }),
                            ],
                          }),
                        }),
                        /* @__PURE__ */ (0, import_jsx_runtime.jsx)('tbody', {
                          children: database.intents.map((intent) =>
                            /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(
                              'tr',
                              {
                                children: [
                                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)('td', {
                                    children: intent.kind,
                                  }),
                                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)('td', {
                                    children: intent.state,
                                  }),
                                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)('td', {
                                    'data-number': '',
                                    children: intent.attempts,
                                  }),
                                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)('td', {
                                    children: format.time(new Date(intent.nextAttemptAt)),
                                  }),
                                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)('td', {
                                    children: intent.failure,
                                  }),
                                ],
                              },
                              intent.id,
                            ),
                          ),
                        }),
                      ],
                    }),
                  }),
            ],
          }),
  })
}
/** What the database holds now, live; null until it is open, and for good where it can't be. */
function useLiveFacts() {
  const [db, setDb] = (0, import_react.useState)(null)
  ;(0, import_react.useEffect)(() => {
    database().then(
      (opened) => setDb(opened),
      () => void 0,
    )
  }, [])
  return useLiveQuery(() => (db === null ? null : databaseFacts(db)), [db], null)
}
// src/features/debug/redact.ts
var HIDDEN = '[ukryte]'
/** Names of what is a secret or a person's, wherever it stands. */
var PRIVATE_NAME =
  /token|secret|password|authorization|cookie|e-?mail|phone|recipient|first_?name|last_?name|address|message$|idempotency|owner/i
/**
 * `value` without secrets and without what a person typed: private fields are hidden by their names; in any text,
 * keys of carts, tokens of checkouts and e-mail addresses.
 */
function redact(value) {
  if (typeof value === 'string') return redactText(value)
  if (Array.isArray(value)) return value.map(redact)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      PRIVATE_NAME.test(name) && typeof part === 'string' && part !== '' ? HIDDEN : redact(part),
    ]),
  )
}
function redactText(text) {
  return text
    .replaceAll(/([?&](?:key|token|code|ref)=)[^&#\s"']+/gi, `$1${HIDDEN}`)
    .replaceAll(/(\/kasa\/)[^/?#\s"']+/g, `$1${HIDDEN}`)
    .replaceAll(/(gid:\/\/shopify\/Cart\/)[^?\s"']+/g, `$1${HIDDEN}`)
    .replaceAll(/[^\s@"<>]+@[^\s@"<>]+/g, HIDDEN)
}
// src/features/debug/diagnosticFile.ts
/** The file somebody sends with a report: readable JSON without secrets and without what a person typed. */
function diagnosticFile(diagnostics) {
  const stamp = diagnostics.madeAt.slice(0, 16).replaceAll(/[:T]/g, '-')
  return jsonFile(`iskra-diagnostyka-${stamp}.json`, redact(diagnostics))
}
// src/features/debug/LogSection.tsx
/** What the page and its worker have logged, the newest first. */
function LogSection({ diagnostics: { log, worker } }) {
  const { _: _t } = useLingui()
  const format = useFormat()
  const entries = [...log, ...(worker.description?.log ?? [])].toSorted((one, other) =>
    one.at < other.at ? 1 : -1,
  )
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Section, {
    title: _t(
      /** i18n */
      {
        id: 'hzlh9q',
        message: ['Dziennik'],
      },
    ),
    isWide: true,
    children:
      entries.length === 0
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'Vu-hyI',
              message: ['Nic się nie wydarzyło.'],
            }),
          })
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
            className: DebugScreen_module_default.wide,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('table', {
              className: DebugScreen_module_default.table,
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('tbody', {
                children: entries.map((entry) =>
                  /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(
                    'tr',
                    {
                      children: [
                        /* @__PURE__ */ (0, import_jsx_runtime.jsx)('td', {
                          children: format.time(entry.at),
                        }),
                        /* @__PURE__ */ (0, import_jsx_runtime.jsx)('td', { children: entry.level }),
                        /* @__PURE__ */ (0, import_jsx_runtime.jsx)('td', { children: entry.area }),
                        /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('td', {
                          children: [redactText(entry.message), ' ', detailsOf(entry)],
                        }),
                      ],
                    },
                    `${entry.at} ${entry.area} ${entry.message} ${detailsOf(entry)}`,
                  ),
                ),
              }),
            }),
          }),
  })
}
function detailsOf({ details }) {
  return details === void 0 ? '' : redactText(JSON.stringify(details))
}
// src/features/debug/StorageSection.tsx
function StorageSection({ diagnostics }) {
  const { _: _t } = useLingui()
  const format = useFormat()
  const { usage, quota, isPersisted, status } = diagnostics.storage
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Section, {
    title: _t(
      /** i18n */
      {
        id: 'Qeymae',
        message: ['Pamięć'],
      },
    ),
    children: [
      usage === null || quota === null
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProgressBar, {
            label: _t(
              /** i18n */
              {
                id: 'fr8Cma',
                message: ['Zajęte'],
              },
            ),
            value: (usage / quota) * 100,
            description: _t(
              /** i18n */
              {
                id: '5h9njr',
                message: [['0'], ' z\xA0', ['1']],
                values: {
                  0: format.bytes(usage),
                  1: format.bytes(quota),
                },
              },
            ),
          }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Facts, {
        facts: [
          [
            _t(
              /** i18n */
              {
                id: '00Sb4y',
                message: ['Na stałe'],
              },
            ),
            isPersisted === null
              ? _t(
                  /** i18n */
                  {
                    id: '3dxaSo',
                    message: ['nie wiadomo'],
                  },
                )
              : isPersisted
                ? _t(
                    /** i18n */
                    {
                      id: 'E7K8ew',
                      message: ['tak'],
                    },
                  )
                : _t(
                    /** i18n */
                    {
                      id: 'xPQDT7',
                      message: ['nie'],
                    },
                  ),
          ],
          [
            _t(
              /** i18n */
              {
                id: '7I9Xri',
                message: ['Stan bazy'],
              },
            ),
            status.kind === 'memory' ? `memory: ${status.reason}` : status.kind,
          ],
        ],
      }),
    ],
  })
}
// src/domain/storefront/storeAccess.ts
/** What the product reads of a store with a public token, and the scope that opens each. */
var SCOPES = {
  products: 'unauthenticated_read_product_listings',
  metafields: 'unauthenticated_read_product_listings',
  tags: 'unauthenticated_read_product_tags',
  quantityAvailable: 'unauthenticated_read_product_inventory',
}
/** Reads one thing of each scope. Carts need none of their own. */
var QUERY = `query StoreAccess {
  products(first: 1) {
    edges {
      node {
        tags
        metafields(identifiers: [{ namespace: "custom", key: "category" }]) { key }
        variants(first: 1) { nodes { quantityAvailable } }
      }
    }
  }
}`
/** The question as a request, for whichever runtime asks it. */
function storeAccessRequest(publicToken) {
  return {
    method: 'POST',
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      'x-shopify-storefront-access-token': publicToken,
    },
    body: JSON.stringify({ query: QUERY }),
  }
}
var graphError = object({
  path: optional(nullable(array(union([string(), number()])))),
  extensions: optional(nullable(object({ code: optional(string()) }))),
})
var answerSchema = object({
  data: optional(nullable(unknown())),
  errors: prefault(array(graphError), []),
})
/** Reads the answer to that question. `body` is its parsed JSON, or anything else where it was none. */
function readStoreAccess(status, body) {
  if (status === 401 || status === 403) return { kind: 'wrong-token' }
  if (status === 429 || status === 430) return { kind: 'throttled' }
  const answer = answerSchema.safeParse(body)
  if (status !== 200 || !answer.success)
    return {
      kind: 'failed',
      status,
    }
  const { data, errors } = answer.data
  const codes = errors.map(({ extensions }) => extensions?.code)
  if (codes.includes('UNAUTHORIZED')) return { kind: 'wrong-token' }
  if (codes.includes('THROTTLED')) return { kind: 'throttled' }
  const denied = errors.filter(({ extensions }) => extensions?.code === 'ACCESS_DENIED')
  if (denied.length > 0) {
    const fields = new Set(denied.map(({ path }) => path?.findLast((step) => typeof step === 'string') ?? ''))
    const scopes = new Set(
      Object.entries(SCOPES).flatMap(([field, scope]) => (fields.has(field) ? [scope] : [])),
    )
    return {
      kind: 'scopes-missing',
      fields: [...fields].map(String),
      scopes: [...scopes],
    }
  }
  return data === null || data === void 0
    ? {
        kind: 'failed',
        status,
      }
    : { kind: 'open' }
}
/** An answer that takes longer, ms, isn't waited for. */
var PATIENCE = 1e4
/** Asks a store what a public token opens there, by the runtime's own `fetch`. Never rejects. */
async function askStoreAccess({ endpoint, publicToken }, { fetch, signal }) {
  try {
    const answer = await fetch(endpoint, {
      ...storeAccessRequest(publicToken),
      signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]),
    })
    return readStoreAccess(answer.status, await answer.json().catch(() => null))
  } catch {
    return {
      kind: 'failed',
      status: null,
    }
  }
}
// src/features/debug/StoreSection.tsx
/** Which store the shop works with, and what its token opens there: a wrong token and missing scopes told apart. */
function StoreSection() {
  const { _: _t } = useLingui()
  const { endpoint, publicToken } = useServices().config.storefront
  const access = useStoreAccess(endpoint, publicToken)
  const scopes = access?.kind === 'scopes-missing' ? access.scopes.join(', ') : ''
  const fields = access?.kind === 'scopes-missing' ? access.fields.join(', ') : ''
  const texts = {
    open: _t(
      /** i18n */
      {
        id: 'ycglTw',
        message: ['otwiera wszystko, czego potrzebujemy'],
      },
    ),
    'wrong-token': _t(
      /** i18n */
      {
        id: 'q2fIJg',
        message: ['sklep go nie przyjmuje'],
      },
    ),
    'scopes-missing': _t(
      /** i18n */
      {
        id: 'G5M_X6',
        message: ['nie otwiera wszystkiego'],
      },
    ),
    throttled: _t(
      /** i18n */
      {
        id: '7c17DM',
        message: ['nie wiadomo: sklep prosi o\xA0chwilę'],
      },
    ),
    failed: _t(
      /** i18n */
      {
        id: 'OcXNPw',
        message: ['nie wiadomo: sklep nie odpowiedział jak trzeba'],
      },
    ),
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Section, {
    title: _t(
      /** i18n */
      {
        id: 'Hb_WW9',
        message: ['Sklep'],
      },
    ),
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Facts, {
      facts: [
        [
          _t(
            /** i18n */
            {
              id: 'FSFLZK',
              message: ['Adres'],
            },
          ),
          endpoint,
        ],
        [
          _t(
            /** i18n */
            {
              id: '3tou9_',
              message: ['Klucz publiczny'],
            },
          ),
          access === null ? '…' : texts[access.kind],
        ],
        fields === ''
          ? null
          : [
              _t(
                /** i18n */
                {
                  id: 'IqbCB2',
                  message: ['Zamknięte pola'],
                },
              ),
              fields,
            ],
        scopes === ''
          ? null
          : [
              _t(
                /** i18n */
                {
                  id: 'J5ZDzj',
                  message: ['Brakujące zakresy'],
                },
              ),
              scopes,
            ],
      ],
    }),
  })
}
function useStoreAccess(endpoint, publicToken) {
  const [access, setAccess] = (0, import_react.useState)(null)
  ;(0, import_react.useEffect)(() => {
    const stopping = new AbortController()
    const ask = async () => {
      const known = await askStoreAccess(
        {
          endpoint,
          publicToken,
        },
        {
          fetch,
          signal: stopping.signal,
        },
      )
      if (!stopping.signal.aborted) setAccess(known)
    }
    ask()
    return () => stopping.abort()
  }, [endpoint, publicToken])
  return access
}
// src/services/deviceSwitches.ts
var SWITCHES_KEY = 'iskra-switches'
var deviceSwitches$1 = record(
  {
    features: record(
      {},
      {
        imageGeneration: boolean,
        videoGeneration: boolean,
        socialSharing: boolean,
        darkMode: boolean,
        multiLanguage: boolean,
      },
    ),
  },
  { logLevel: oneOf(LOG_LEVELS) },
)
var NO_SWITCHES = { features: {} }
/** Never throws: a refused storage and junk are no switches. */
function readDeviceSwitches(storage = () => localStorage) {
  try {
    return readJson(deviceSwitches$1, storage().getItem(SWITCHES_KEY)) ?? NO_SWITCHES
  } catch {
    return NO_SWITCHES
  }
}
/** False when the browser refuses to remember them. */
function writeDeviceSwitches(switches, storage = () => localStorage) {
  try {
    storage().setItem(SWITCHES_KEY, JSON.stringify(switches))
    return true
  } catch {
    return false
  }
}
// src/features/debug/switches.ts
var switches = createStore(readDeviceSwitches())
/** What is set on this device. */
var deviceSwitches = switches
/** Remembers what is set. The log follows at once; features with the next start. */
function changeDeviceSwitches(change) {
  if (change.logLevel !== void 0) setLogLevel(change.logLevel)
  writeDeviceSwitches(change)
  switches.set(change)
}
// src/features/debug/SwitchesSection.tsx
/** Switches of this device alone, over what the server says. */
function SwitchesSection() {
  const { _: _t } = useLingui()
  const { config } = useServices()
  const { debug } = useModes()
  const switches = useStore(deviceSwitches)
  const level = switches.logLevel ?? config.logLevel
  const names = Object.keys(FEATURE_DEFAULTS).filter(isFeatureName)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Section, {
    title: _t(
      /** i18n */
      {
        id: '8iOt-V',
        message: ['Przełączniki tego urządzenia'],
      },
    ),
    isWide: true,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Select, {
        label: _t(
          /** i18n */
          {
            id: 'JR6FFT',
            message: ['Poziom dziennika'],
          },
        ),
        value: level,
        options: LOG_LEVELS.map((value) => ({
          value,
          label: value,
        })),
        onChange: (value) =>
          isLogLevel(value) &&
          changeDeviceSwitches({
            ...switches,
            logLevel: value,
          }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('fieldset', {
        className: DebugScreen_module_default.switches,
        'aria-label': _t(
          /** i18n */
          {
            id: 'MnlePB',
            message: ['Tryb i\xA0funkcje'],
          },
        ),
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Switch, {
            isSelected: debug,
            onChange: toggleDebugMode,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'sxur0Y',
              message: ['Tryb diagnostyczny'],
            }),
          }),
          names.map((name) =>
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
              Switch,
              {
                isSelected: switches.features[name] ?? config.features[name],
                onChange: (isOn) =>
                  changeDeviceSwitches({
                    ...switches,
                    features: {
                      ...switches.features,
                      [name]: isOn,
                    },
                  }),
                children: name,
              },
              name,
            ),
          ),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: DebugScreen_module_default.actions,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
            variant: 'secondary',
            size: 'small',
            onPress: () => location.reload(),
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'Ny05GX',
              message: ['Zastosuj i\xA0odśwież'],
            }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
            variant: 'quiet',
            size: 'small',
            onPress: () => changeDeviceSwitches({ features: {} }),
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'PZtloO',
              message: ['Przywróć ustawienia serwera'],
            }),
          }),
        ],
      }),
    ],
  })
}
function isFeatureName(name) {
  return name in FEATURE_DEFAULTS
}
function isLogLevel(value) {
  return LOG_LEVELS.some((level) => level === value)
}
// src/features/debug/diagnostics.ts
/** Everything /debug shows and the diagnostic file holds. A part that fails is empty, never the whole. */
async function collectDiagnostics(config, shell) {
  const [server, line, measures, estimate, isPersisted, database$1] = await Promise.all([
    orNull('server', askServer),
    orNull('worker', askWorker),
    orNull('caches', () => measureCaches(caches)),
    orNull('estimate', () => navigator.storage.estimate()),
    orNull('persisted', () => navigator.storage.persisted()),
    orNull('database', async () => databaseFacts(await database())),
  ])
  return {
    madeAt: /* @__PURE__ */ new Date().toISOString(),
    page: pageFacts(),
    server,
    reachability: shell.reachability,
    worker: {
      ...shell.worker,
      description: line?.description ?? null,
      hasBackgroundSync: 'SyncManager' in window,
    },
    caches: measures ?? [],
    packs: line?.packs ?? [],
    storage: {
      usage: estimate?.usage ?? null,
      quota: estimate?.quota ?? null,
      isPersisted,
      status: getStorageStatus(),
    },
    database: database$1,
    config,
    switches: deviceSwitches.getSnapshot(),
    log: logEntries(),
  }
}
function pageFacts() {
  return {
    version: '0.1.0',
    build: 'fc6ebc81c934',
    path: location.pathname,
    language: document.documentElement.lang,
    userAgent: navigator.userAgent,
    viewport: `${innerWidth}×${innerHeight} @ ${devicePixelRatio}`,
    displayMode:
      ['standalone', 'fullscreen', 'minimal-ui', 'browser'].find(
        (mode) => matchMedia(`(display-mode: ${mode})`).matches,
      ) ?? 'browser',
    navigatorOnLine: navigator.onLine,
  }
}
async function askServer() {
  const answer = await (await fetch('/api/health')).json()
  if (typeof answer !== 'object' || answer === null || !('version' in answer && 'build' in answer))
    return null
  return {
    version: String(answer.version),
    build: String(answer.build),
  }
}
async function askWorker() {
  const line = await workerLine()
  if (!line) return null
  const [description, packs] = await Promise.all([
    line.ask({ type: 'describe' }),
    line.ask({ type: 'list-packs' }),
  ])
  return {
    description,
    packs,
  }
}
async function orNull(part, collect) {
  try {
    return await collect()
  } catch (error) {
    log.info('debug', 'could not collect', {
      part,
      error: String(error),
    })
    return null
  }
}
// src/features/debug/useDiagnostics.ts
/** What is known now, and how to look again. */
function useDiagnostics({ worker, reachability }) {
  const { config } = useServices()
  const [diagnostics, setDiagnostics] = (0, import_react.useState)(null)
  ;(0, import_react.useEffect)(() => {
    let isOver = false
    const collect = async () => {
      const collected = await collectDiagnostics(config, {
        worker,
        reachability,
      })
      if (!isOver) setDiagnostics(collected)
    }
    collect()
    return () => {
      isOver = true
    }
  }, [config, worker, reachability])
  return {
    diagnostics,
    refresh: async () =>
      setDiagnostics(
        await collectDiagnostics(config, {
          worker,
          reachability,
        }),
      ),
  }
}
// src/features/debug/VersionsSection.tsx
function VersionsSection({ diagnostics }) {
  const { _: _t } = useLingui()
  const { page, server, worker, database } = diagnostics
  const unknown = _t(
    /** i18n */
    {
      id: 'KDAAE0',
      message: ['nie odpowiada'],
    },
  )
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Section, {
    title: _t(
      /** i18n */
      {
        id: 'l9M1aH',
        message: ['Wersje'],
      },
    ),
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Facts, {
      facts: [
        [
          _t(
            /** i18n */
            {
              id: 'JkD_ad',
              message: ['Aplikacja'],
            },
          ),
          `${page.version} (${page.build})`,
        ],
        [
          _t(
            /** i18n */
            {
              id: '3J7l5w',
              message: ['Worker'],
            },
          ),
          worker.description ? `${worker.description.version} (${worker.description.build})` : unknown,
        ],
        [
          _t(
            /** i18n */
            {
              id: 'uUMCWR',
              message: ['Serwer'],
            },
          ),
          server ? `${server.version} (${server.build})` : unknown,
        ],
        [
          _t(
            /** i18n */
            {
              id: 'ugOYpe',
              message: ['Schemat bazy'],
            },
          ),
          database ? String(database.version) : unknown,
        ],
        [
          _t(
            /** i18n */
            {
              id: 'fgWDRh',
              message: ['Przeglądarka'],
            },
          ),
          page.userAgent,
        ],
        [
          _t(
            /** i18n */
            {
              id: 'mp9m1q',
              message: ['Okno'],
            },
          ),
          `${page.viewport}, ${page.displayMode}`,
        ],
      ],
    }),
  })
}
// src/features/debug/WorkerSection.tsx
function WorkerSection({ diagnostics, onCheckForUpdate }) {
  const { _: _t } = useLingui()
  const format = useFormat()
  const [isChecking, setIsChecking] = (0, import_react.useState)(false)
  const { worker, page, reachability } = diagnostics
  const yesNo = (is) =>
    is
      ? _t(
          /** i18n */
          {
            id: 'E7K8ew',
            message: ['tak'],
          },
        )
      : _t(
          /** i18n */
          {
            id: 'xPQDT7',
            message: ['nie'],
          },
        )
  const reachabilityTexts = {
    online: _t(
      /** i18n */
      {
        id: '1ctifQ',
        message: ['odpowiadają'],
      },
    ),
    offline: _t(
      /** i18n */
      {
        id: 'lnLV1B',
        message: ['nie odpowiadają'],
      },
    ),
    unknown: _t(
      /** i18n */
      {
        id: '3dxaSo',
        message: ['nie wiadomo'],
      },
    ),
  }
  async function check() {
    setIsChecking(true)
    await onCheckForUpdate().catch(() => void 0)
    setIsChecking(false)
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Section, {
    title: _t(
      /** i18n */
      {
        id: 'lp7VQz',
        message: ['Praca bez sieci'],
      },
    ),
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Facts, {
        facts: [
          [
            _t(
              /** i18n */
              {
                id: 'naphzS',
                message: ['Stan workera'],
              },
            ),
            worker.reason === null ? worker.state : `${worker.state}: ${worker.reason}`,
          ],
          worker.description === null
            ? null
            : [
                _t(
                  /** i18n */
                  {
                    id: 'rbrQBv',
                    message: ['Obudzony'],
                  },
                ),
                format.dateTime(worker.description.startedAt),
              ],
          [
            _t(
              /** i18n */
              {
                id: 'wqN8QR',
                message: ['Nowa wersja czeka'],
              },
            ),
            yesNo(worker.isUpdateWaiting),
          ],
          [
            _t(
              /** i18n */
              {
                id: 'zffEBE',
                message: ['Wysyłka w\xA0tle'],
              },
            ),
            yesNo(worker.hasBackgroundSync),
          ],
          [
            _t(
              /** i18n */
              {
                id: 'kL1cAW',
                message: ['Sieć według przeglądarki'],
              },
            ),
            yesNo(page.navigatorOnLine),
          ],
          [
            _t(
              /** i18n */
              {
                id: '-82PPN',
                message: ['Sieć według usług'],
              },
            ),
            reachabilityTexts[reachability],
          ],
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
        className: DebugScreen_module_default.actions,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
          variant: 'secondary',
          size: 'small',
          isPending: isChecking,
          onPress: () => void check(),
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'tGnbVw',
            message: ['Szukaj nowej wersji'],
          }),
        }),
      }),
    ],
  })
}
// src/features/debug/DebugScreen.tsx
/** /debug: what runs here, what it keeps, what it logged; switches; and a file with all of it. */
function DebugScreen({ shell, onCheckForUpdate, packs }) {
  const { _: _t } = useLingui()
  const { diagnostics, refresh } = useDiagnostics(shell)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Page, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHeader, {
        title: _t(
          /** i18n */
          {
            id: 'w8sBbb',
            message: ['Diagnostyka'],
          },
        ),
        lead: _t(
          /** i18n */
          {
            id: 'UsK-f_',
            message: [
              'Co tu działa, co zapamiętuje i\xA0co się wydarzyło. Plik diagnostyczny nie zawiera haseł, kluczy ani Twoich danych.',
            ],
          },
        ),
        actions: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
          children: [
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
              variant: 'primary',
              isDisabled: diagnostics === null,
              onPress: () => diagnostics !== null && downloadFile(diagnosticFile(diagnostics)),
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'mMey2R',
                message: ['Pobierz plik'],
              }),
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
              variant: 'secondary',
              icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RotateCw, {
                size: 18,
                'aria-hidden': 'true',
              }),
              onPress: () => void refresh(),
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'IWQyu6',
                message: ['Sprawdź ponownie'],
              }),
            }),
          ],
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: DebugScreen_module_default.sections,
        children: [
          diagnostics === null
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: '24rem' })
            : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
                children: [
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)(VersionsSection, { diagnostics }),
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WorkerSection, {
                    diagnostics,
                    onCheckForUpdate,
                  }),
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)(StorageSection, { diagnostics }),
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DatabaseSection, { diagnostics }),
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CachesSection, {
                    diagnostics,
                    onCleared: refresh,
                  }),
                ],
              }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(StoreSection, {}),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Section, {
            title: _t(
              /** i18n */
              {
                id: 'G3n17c',
                message: ['Zapisane na offline'],
              },
            ),
            children: packs,
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SwitchesSection, {}),
          diagnostics === null
            ? null
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LogSection, { diagnostics }),
        ],
      }),
    ],
  })
}
var OfflinePacksList_module_default = {
  list: '_list_srx1u_2',
  pack: '_pack_srx1u_10',
  facts: '_facts_srx1u_22',
}
// src/features/offline-packs/OfflinePacksList.tsx
/** All packs of this device: what they are, how big, how old, and what can be done with them. */
function OfflinePacksList() {
  const { _: _t } = useLingui()
  const { canSave, packs } = useStore(offlinePacks)
  if (canSave === null) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: '3rem' })
  if (!canSave)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
      title: _t(
        /** i18n */
        {
          id: '-Z_Ixo',
          message: ['Ta przeglądarka nie zapisze sklepu na offline'],
        },
      ),
      description: _t(
        /** i18n */
        {
          id: 'vL94np',
          message: [
            'Otwórz Iskrę w\xA0zwykłym oknie Chrome, Edge, Safari lub Firefoksa. Okna prywatne niczego nie zachowują.',
          ],
        },
      ),
    })
  if (packs.length === 0)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
      title: _t(
        /** i18n */
        {
          id: 'rbLVeu',
          message: ['Nic nie jest zapisane na offline'],
        },
      ),
      description: _t(
        /** i18n */
        {
          id: 'YpkIGi',
          message: [
            'Na stronie sklepu albo kolekcji wybierz „Zapisz na offline”, żeby przeglądać ją bez sieci.',
          ],
        },
      ),
    })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ul', {
    className: OfflinePacksList_module_default.list,
    children: packs.map((record) =>
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(
        'li',
        {
          className: OfflinePacksList_module_default.pack,
          children: [
            /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
              children: [
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)('strong', { children: record.title }),
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
                  className: OfflinePacksList_module_default.facts,
                  children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                    id: 'k1AerK',
                    message: ['Produkty: ', ['0'], ', zdjęcia: ', ['1']],
                    values: {
                      0: record.products,
                      1: record.pictures,
                    },
                  }),
                }),
              ],
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PackStatus, {
              record,
              onSave: () => void savePack(record),
            }),
          ],
        },
        record.id,
      ),
    ),
  })
}
// src/routes/debug.tsx?tsr-split=component---loader
function DebugRoute() {
  const worker = useStore(workerStatus)
  const { view: reachability } = useConnection()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DebugScreen, {
    shell: {
      worker,
      reachability,
    },
    onCheckForUpdate: async () => {
      const { checkForUpdate } = await import('./workerBridge-3FyCcu5b.js')
      await checkForUpdate()
    },
    packs: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OfflinePacksList, {}),
  })
}
export { DebugRoute as component }
