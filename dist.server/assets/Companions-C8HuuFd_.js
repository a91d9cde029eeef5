import { i as __toESM, n as __exportAll } from './rolldown-runtime-DYf_mQCB.js'
import {
  T as useFormat,
  Xi as useRouterState,
  jt as useStore,
  kt as useReloadAsked,
  u as FloatingNotice,
  xi as screenOfRoute,
  yi as lazyPart,
  yt as useCartDrawer,
  zt as log,
} from '../renderPage.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { n as onOutboxChange } from './signal-B7JA8guN.js'
import { f as readJson, l as nullable, m as record, u as number } from './readers-Bmq-ZCRK.js'
import { n as isInstalled, t as useInstallWay } from './useInstallWay-B5D3JvBl.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import { t as asksForPrivacy } from './asksForPrivacy-CDSP26Vu.js'
import { r as subscribeStorageStatus, t as getStorageStatus } from './storageStatus-CiEPEmCf.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as Button } from './Button-BS8EKtfW.js'
import { r as workerLine } from './workerLine-16aE-uFt.js'
import { t as SCREENS } from './screens-nGbVZc-W.js'
import { t as useUnsentChanges } from './useUnsentChanges-C_QUQTkR.js'
import { n as workerStatus } from './workerStatus-BvN1j0T9.js'
// src/features/affiliate/referred.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
/** In session storage: the visit that brought a known code. */
var VISIT_KEY = 'iskra-affiliate'
/** The address that this page was opened by, wherever its visitor has gone since. */
function openedBy() {
  return performance.getEntriesByType('navigation')[0]?.name ?? ''
}
/** Whether somebody came by what may be an affiliate's code, now or before in this tab: else none of its code comes. */
function isReferred(search) {
  if (/[?&](ref|code)=/.test(openedBy() + search)) return true
  try {
    return sessionStorage.getItem(VISIT_KEY) !== null
  } catch {
    return false
  }
}
/** From this visit on the product is known well enough to be offered a place on the home screen. */
var FAMILIAR_VISITS = 2
var invitationMemory = record({
  visits: number,
  dismissedAt: nullable(number),
})
var NO_MEMORY = {
  visits: 0,
  dismissedAt: null,
}
/** Invites whoever came back or uses the cart; once a session at most, and not for 90 days after a no. */
function shouldInvite(facts) {
  if (!facts.canInstall || facts.isInstalled || facts.wasShownThisSession) return false
  if (facts.dismissedAt !== null && facts.now - facts.dismissedAt < 7776e6) return false
  return facts.visits >= FAMILIAR_VISITS || facts.hasUsedCart
}
/** Junk reads as nothing remembered. */
function readMemory(text) {
  return readJson(invitationMemory, text) ?? NO_MEMORY
}
// src/features/install/invitationMemory.ts
var MEMORY_KEY = 'iskra-install'
var SESSION_KEY = 'iskra-install-session'
/** Counts this session as a visit, once. Without storage every visit is the first, and nobody is invited. */
function rememberVisit() {
  try {
    const memory = readMemory(localStorage.getItem(MEMORY_KEY))
    if (sessionStorage.getItem(SESSION_KEY) !== null) return memory
    sessionStorage.setItem(SESSION_KEY, 'visited')
    return write({
      ...memory,
      visits: memory.visits + 1,
    })
  } catch {
    return NO_MEMORY
  }
}
function wasShownThisSession() {
  try {
    return sessionStorage.getItem(SESSION_KEY) === 'shown'
  } catch {
    return true
  }
}
function rememberShown() {
  try {
    sessionStorage.setItem(SESSION_KEY, 'shown')
  } catch {}
}
function rememberDismissal() {
  try {
    write({
      ...readMemory(localStorage.getItem(MEMORY_KEY)),
      dismissedAt: Date.now(),
    })
  } catch {}
}
function write(memory) {
  localStorage.setItem(MEMORY_KEY, JSON.stringify(memory))
  return memory
}
// src/features/install/InstallInvitation.tsx
var import_jsx_runtime = require_jsx_runtime()
var InvitationNotice = lazyPart(() => import('./InvitationNotice-DWgsqJeQ.js'))
/** Offers a place on the home screen to whoever came back or uses the cart. Mounted after the page, never at once. */
function InstallInvitation() {
  const way = useInstallWay()
  const [memory] = (0, import_react.useState)(rememberVisit)
  const [isFirstShowing] = (0, import_react.useState)(() => !wasShownThisSession())
  const [hasUsedCart, setHasUsedCart] = (0, import_react.useState)(false)
  const [now] = (0, import_react.useState)(() => Date.now())
  ;(0, import_react.useEffect)(() => onOutboxChange(() => setHasUsedCart(true)), [])
  const isInvited = shouldInvite({
    ...memory,
    canInstall: way !== 'none',
    isInstalled: isInstalled(),
    wasShownThisSession: !isFirstShowing,
    hasUsedCart,
    now,
  })
  const [wasInvited, setWasInvited] = (0, import_react.useState)(isInvited)
  if (isInvited && !wasInvited) setWasInvited(true)
  ;(0, import_react.useEffect)(() => {
    if (isInvited) rememberShown()
  }, [isInvited])
  return wasInvited
    ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
        fallback: null,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(InvitationNotice, { way }),
      })
    : null
}
// src/features/preferences/LateVisitQuestion.tsx
var VisitQuestion = lazyPart(() => import('./VisitQuestion-DNL1l8kR.js'))
var LOOK_EVERY_MS = 5e3
/** Asks, late and once, whether visits may be counted: nobody whose browser asks for privacy by itself. */
function LateVisitQuestion({ isWelcome }) {
  return useSeenFor(3e4) && isWelcome && !asksForPrivacy()
    ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
        fallback: null,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(VisitQuestion, {}),
      })
    : null
}
function useSeenFor(ms) {
  const [isOver, setOver] = (0, import_react.useState)(false)
  ;(0, import_react.useEffect)(() => {
    let seen = 0
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') seen += LOOK_EVERY_MS
      if (seen < ms) return
      clearInterval(timer)
      setOver(true)
    }, LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [ms])
  return isOver
}
// src/features/storage/DatabaseNotice.tsx
var TroubleNotice = lazyPart(() => import('./TroubleNotice-Cu-3_XdM.js'))
/** Says when this device keeps nothing beyond this visit. The words come with the trouble: few devices have any. */
function DatabaseNotice() {
  const status = (0, import_react.useSyncExternalStore)(
    subscribeStorageStatus,
    getStorageStatus,
    getStorageStatus,
  )
  const [closed, setClosed] = (0, import_react.useState)(null)
  const trouble = troubleOf(status)
  if (trouble === null || trouble === closed) return null
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
    fallback: null,
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TroubleNotice, {
      trouble,
      onClose: () => setClosed(trouble),
    }),
  })
}
function troubleOf(status) {
  if (status.kind === 'outdated') return 'outdated'
  return status.kind === 'memory' ? status.reason : null
}
/** How much of its share this origin uses, in bytes; null where the browser doesn't say. */
async function storageUse(storage) {
  const { usage, quota } = (await storage?.estimate().catch(() => null)) ?? {}
  return usage === void 0 || quota === void 0 || quota === 0
    ? null
    : {
        usage,
        quota,
      }
}
function isTight(use) {
  return use !== null && use.usage / use.quota >= 0.8
}
// src/features/storage/useStorageUse.ts
/** How often (ms) a page left open looks. */
var INTERVAL = 6e5
/** Follows how full this origin's storage is: now and then, after each saved pack, and when the disk was full. */
function useStorageUse() {
  const [use, setUse] = (0, import_react.useState)(null)
  const [isFull, setIsFull] = (0, import_react.useState)(false)
  ;(0, import_react.useEffect)(() => {
    const measure = async () => setUse(await storageUse(navigator.storage))
    let isOver = false
    let stop = () => {}
    const listen = async () => {
      const line = await workerLine()
      if (isOver || !line) return
      stop = line.listen((notice) => {
        if (notice.type === 'disk-full') setIsFull(true)
        if (notice.type === 'pack' && notice.record.state !== 'saving') measure()
      })
    }
    measure()
    listen()
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') measure()
    }, INTERVAL)
    return () => {
      isOver = true
      clearInterval(timer)
      stop()
    }
  }, [])
  return {
    use,
    isFull,
    measureAgain: () => {
      setIsFull(false)
      storageUse(navigator.storage).then(setUse)
    },
  }
}
// src/features/storage/QuotaNotice.tsx
var FreeableList = lazyPart(async () => ({
  default: (await import('./FreeableList-CDPf4prq.js')).FreeableList,
}))
/** Warns when 80 % of this origin's share of the disk is used, and shows what can go without losing anything. */
function QuotaNotice() {
  const { _: _t } = useLingui()
  const format = useFormat()
  const { use, isFull, measureAgain } = useStorageUse()
  const [isClosed, setIsClosed] = (0, import_react.useState)(false)
  const [isListed, setIsListed] = (0, import_react.useState)(false)
  if (isClosed || (!isFull && !isTight(use))) return null
  const share =
    use === null
      ? null
      : format.number(use.usage / use.quota, {
          style: 'percent',
          maximumFractionDigits: 0,
        })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FloatingNotice, {
    title: isFull
      ? _t(
          /** i18n */
          {
            id: 'VfWRvg',
            message: ['Na urządzeniu brakuje miejsca'],
          },
        )
      : _t(
          /** i18n */
          {
            id: '1lXO_s',
            message: ['Kończy się miejsce dla Iskry'],
          },
        ),
    closeLabel: _t(
      /** i18n */
      {
        id: 'r_PlZ_',
        message: ['Zamknij ostrzeżenie'],
      },
    ),
    onClose: () => setIsClosed(true),
    actions: isListed
      ? void 0
      : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
          variant: 'primary',
          size: 'small',
          onPress: () => setIsListed(true),
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'RsyfHH',
            message: ['Zwolnij miejsce'],
          }),
        }),
    children: [
      share === null
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'w2F9kR',
              message: ['Zajęte jest ', ['share'], ' miejsca, które daje przeglądarka.'],
              values: { share },
            }),
          }),
      isFull
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: '1aqQIu',
              message: [
                'Nowych stron i\xA0zdjęć nie zapiszemy na czas bez sieci. Zmiany w\xA0koszyku sprawdź w\xA0„Do wysłania”.',
              ],
            }),
          })
        : null,
      isListed
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
            fallback: null,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FreeableList, { onFreed: measureAgain }),
          })
        : null,
    ],
  })
}
// src/features/storage/persistence.ts
var ASKED_KEY = 'iskra-persistence-asked-at'
/** A browser that said no is asked again after this long (ms): by then somebody may have installed the app. */
var ASK_AGAIN = 2592e6
/**
 * Asks the browser to keep what this device holds even when space runs short. Called when there is something to
 * lose: some browsers ask the person, and a question at first sight is refused. Resolves to whether it is kept.
 */
async function askForPersistence({ storage, memory, now }) {
  if (storage === void 0) return false
  if (await storage.persisted()) return true
  if (now - Number(memory.getItem(ASKED_KEY) ?? 0) < ASK_AGAIN) return false
  memory.setItem(ASKED_KEY, String(now))
  return storage.persist()
}
// src/features/storage/useFittingPersistence.ts
/**
 * Asks the browser to keep this device's data at the first moment there is some: a changed cart, or a saved pack.
 * A cart filled before this was mounted shows by its open drawer.
 */
function useFittingPersistence() {
  const isCartOpen = useCartDrawer()
  ;(0, import_react.useEffect)(() => {
    if (isCartOpen) askForTheCart()
  }, [isCartOpen])
  ;(0, import_react.useEffect)(() => {
    let isOver = false
    let stopListening = () => {}
    const stopHearing = onOutboxChange(() => void ask())
    const listen = async () => {
      const line = await workerLine()
      if (isOver || !line) return
      stopListening = line.listen((notice) => {
        if (notice.type === 'pack' && notice.record.state === 'ready') ask()
      })
    }
    listen()
    return () => {
      isOver = true
      stopHearing()
      stopListening()
    }
  }, [])
}
async function askForTheCart() {
  const { database } = await import('./openDatabase-ByMsI8LS.js').then((n) => n.n)
  if ((await (await database()).cartItems.count()) > 0) await ask()
}
async function ask() {
  try {
    await askForPersistence({
      storage: navigator.storage,
      memory: localStorage,
      now: Date.now(),
    })
  } catch (error) {
    log.info('storage', 'persistence not asked for', { error: String(error) })
  }
}
// src/features/storage/StorageNotices.tsx
/** Everything there is to say about what this device keeps. Mounted by the shell once the page stands. */
function StorageNotices() {
  useFittingPersistence()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DatabaseNotice, {}),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(QuotaNotice, {}),
    ],
  })
}
// src/app/shell/isQuestionWelcome.ts
/** Where visits are decided about already, and where somebody has come for one thing. */
var UNWELCOME = ['/prywatnosc/moje-wizyty', '/preferences', '/koszyk']
/** Whether somebody at this screen may be asked something of no hurry: nobody who pays, or follows a private link. */
function isQuestionWelcome(fullPath) {
  const screen = screenOfRoute(fullPath)
  return screen !== null && SCREENS[screen].isOneTime !== true && !UNWELCOME.includes(screen)
}
// src/app/worker/UpdatePrompt.tsx
/**
 * Offers a new version that has been downloaded; never forces it, never while a change is about to be sent. Taking it reloads
 * every tab at once, since two versions must not work on one device's data.
 */
function UpdatePrompt() {
  const { _: _t } = useLingui()
  const { isUpdateWaiting } = useStore(workerStatus)
  const [isPutOff, setIsPutOff] = (0, import_react.useState)(false)
  const [obstacle, setObstacle] = (0, import_react.useState)('none')
  const [isTaken, setIsTaken] = (0, import_react.useState)(false)
  const isAsked = useReloadAsked()
  const unsent = useUnsentChanges(isUpdateWaiting && !isPutOff)
  if (!isUpdateWaiting || isPutOff || isAsked || unsent === null) return null
  async function take(anyway) {
    const [{ anyTabHasOpenForm }, { countUnsentChanges }, { activateUpdate }] = await Promise.all([
      import('./openForms-O-qYKS2R.js'),
      import('./unsentChanges-8EcD2DVS.js'),
      import('./workerBridge-3FyCcu5b.js'),
    ])
    if ((await countUnsentChanges()) > 0) return
    if (!anyway && (await anyTabHasOpenForm())) {
      setObstacle('open-form')
      return
    }
    setIsTaken(true)
    activateUpdate()
  }
  const later = /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
    variant: 'quiet',
    size: 'small',
    onPress: () => setIsPutOff(true),
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'M10E_0',
      message: ['Później'],
    }),
  })
  if (unsent > 0)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FloatingNotice, {
      title: _t(
        /** i18n */
        {
          id: 'wqN8QR',
          message: ['Nowa wersja czeka'],
        },
      ),
      actions: later,
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: '6IgMmL',
        message: [
          [
            'unsent',
            'plural',
            {
              offset: void 0,
              one: ['Włączymy ją, gdy ', '#', '\xA0zmiana z\xA0„Do wysłania” dotrze do sklepu.'],
              few: ['Włączymy ją, gdy ', '#', '\xA0zmiany z\xA0„Do wysłania” dotrą do sklepu.'],
              many: ['Włączymy ją, gdy ', '#', '\xA0zmian z\xA0„Do wysłania” dotrze do sklepu.'],
              other: ['Włączymy ją, gdy ', '#', '\xA0zmiany z\xA0„Do wysłania” dotrze do sklepu.'],
            },
          ],
        ],
        values: { unsent },
      }),
    })
  const hasOpenForm = obstacle === 'open-form'
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FloatingNotice, {
    title: _t(
      /** i18n */
      {
        id: 'KM5qi5',
        message: ['Nowa wersja jest gotowa'],
      },
    ),
    actions: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
      children: [
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
          variant: hasOpenForm ? 'secondary' : 'primary',
          size: 'small',
          isPending: isTaken,
          onPress: () => void take(hasOpenForm),
          children: hasOpenForm
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: '1fhGUr',
                message: ['Odśwież mimo to'],
              })
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'nyiJU9',
                message: ['Odśwież'],
              }),
        }),
        later,
      ],
    }),
    children: hasOpenForm
      ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'oqUPzU',
          message: [
            'W\xA0jednej z\xA0kart jest niedokończony formularz. Dokończ go, żeby nie stracić wpisanych słów.',
          ],
        })
      : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'Bxf-2o',
          message: ['Odświeżymy wszystkie karty Iskry. Koszyk i\xA0szkice zostają.'],
        }),
  })
}
// src/app/shell/Companions.tsx
var Companions_exports = /* @__PURE__ */ __exportAll({ default: () => Companions })
var AffiliateCorner = lazyPart(() => import('./AffiliateCorner-C0gBM_Vg.js').then((n) => n.t))
/** Offers and warnings beside the page that come after the first screen. Each shows itself when it has a reason. */
function Companions() {
  const search = useRouterState({ select: ({ location }) => location.searchStr })
  const isWelcome = useRouterState({ select: ({ matches }) => isQuestionWelcome(matches.at(-1)?.fullPath) })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(UpdatePrompt, {}),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(StorageNotices, {}),
      isReferred(search)
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
            fallback: null,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AffiliateCorner, { search }),
          })
        : null,
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(InstallInvitation, {}),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LateVisitQuestion, { isWelcome }),
    ],
  })
}
export {
  Companions as default,
  openedBy as i,
  rememberDismissal as n,
  VISIT_KEY as r,
  Companions_exports as t,
}
