import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { r as useLingui } from './dist-CJ0y7q9j.js'
import { t as require_react } from './react-BHbHrMlk.js'
import {
  B as dismissToast,
  G as usePreferences,
  H as useVisibleToasts,
  Ji as require_react_dom,
  St as IconButton,
  _i as CircleExclamationPoint,
  hi as Info,
  ii as TriangleExclamationPoint,
  ti as X,
  vi as CircleCheck,
} from '../renderPage.js'
import { t as Button } from './Button-BS8EKtfW.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import { r as TOAST_POSITIONS } from './uiState-BT_q_qil.js'
// src/ui/useCountdown.ts
var import_react_dom = /* @__PURE__ */ __toESM(require_react_dom(), 1)
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
/** Calls `onEnd` once, after `duration` ms that were not paused; never when it is 0. */
function useCountdown(duration, isPaused, onEnd) {
  const left = (0, import_react.useRef)(duration)
  const end = (0, import_react.useEffectEvent)(onEnd)
  ;(0, import_react.useEffect)(() => {
    if (isPaused || duration === 0) return void 0
    const startedAt = performance.now()
    const timer = setTimeout(() => end(), left.current)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(0, left.current - (performance.now() - startedAt))
    }
  }, [duration, isPaused])
}
var ToastHost_module_default = {
  region: '_region_1gqhq_2',
  list: '_list_1gqhq_23',
  toast: '_toast_1gqhq_36',
  arrive: '_arrive_1gqhq_1',
  icon: '_icon_1gqhq_49',
  waiting: '_waiting_1gqhq_67',
  turn: '_turn_1gqhq_1',
  words: '_words_1gqhq_77',
  title: '_title_1gqhq_83',
  message: '_message_1gqhq_88',
  action: '_action_1gqhq_93',
}
// src/ui/ToastCard.tsx
var import_jsx_runtime = require_jsx_runtime()
var ICONS = {
  success: CircleCheck,
  error: CircleExclamationPoint,
  warning: TriangleExclamationPoint,
  info: Info,
}
/** One toast; it goes by itself when its time in sight is over. */
function ToastCard({ toast, isPaused }) {
  const { _: _t } = useLingui()
  const { id, type, title, message, action } = toast
  useCountdown(toast.duration, isPaused, () => dismissToast(id))
  const Icon = type === 'loading' ? null : ICONS[type]
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: ToastHost_module_default.toast,
    'data-type': type,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
        className: ToastHost_module_default.icon,
        'aria-hidden': 'true',
        children:
          Icon === null
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                className: ToastHost_module_default.waiting,
              })
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { size: 20 }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: ToastHost_module_default.words,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
            className: ToastHost_module_default.title,
            children: title,
          }),
          message === null
            ? null
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
                className: ToastHost_module_default.message,
                children: message,
              }),
          action === null
            ? null
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
                size: 'small',
                className: ToastHost_module_default.action ?? '',
                onPress: () => {
                  dismissToast(id)
                  action.onAction()
                },
                children: action.label,
              }),
        ],
      }),
      toast.dismissible
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
            size: 'small',
            label: _t(
              /** i18n */
              {
                id: 'ZhUbMd',
                message: ['Zamknij powiadomienie'],
              },
            ),
            onPress: () => dismissToast(id),
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(X, { size: 18 }),
          })
        : null,
    ],
  })
}
// src/ui/useAttention.ts
/** Whether the pointer or the focus is in an element. */
function useAttention(element) {
  const [isHovered, setHovered] = (0, import_react.useState)(false)
  const [isFocused, setFocused] = (0, import_react.useState)(false)
  ;(0, import_react.useEffect)(() => {
    const watched = element.current
    if (watched === null) return void 0
    const ending = new AbortController()
    const { signal } = ending
    watched.addEventListener('pointerenter', () => setHovered(true), { signal })
    watched.addEventListener('pointerleave', () => setHovered(false), { signal })
    watched.addEventListener('focusin', () => setFocused(true), { signal })
    watched.addEventListener(
      'focusout',
      ({ relatedTarget }) => setFocused(relatedTarget instanceof Node && watched.contains(relatedTarget)),
      { signal },
    )
    return () => ending.abort()
  }, [element])
  return isHovered || isFocused
}
// src/ui/clearPlace.ts
/** What something on the screen is there for, what matters most first. */
var KINDS = {
  pressed:
    'a[href], button, input, select, textarea, summary, label, [role="button"], [role="menuitem"], [role="option"]',
  read: 'h1, h2, h3, [role="alert"]',
  seen: 'img, video, canvas',
}
var KIND_NAMES = ['pressed', 'read', 'seen']
/**
 * The place that covers least of what is small and pressed; of those that cover the same of it, least of what is large
 * and pressed, then of what is read, then of what is seen; of equal ones the first.
 */
function clearestPlace(candidates, obstacles) {
  const [first, ...others] = candidates.map((place) => ({
    place,
    costs: costsOf(place, obstacles),
  }))
  return (
    others.reduce((known, other) => (isLess(other.costs, known?.costs) ? other : known), first)?.place ??
    candidates[0]
  )
}
/** A small link has its only place; a large picture is pressed beside what covers a part of it, be that larger than the link. */
var RANKS = ['small and pressed', ...KIND_NAMES]
function costsOf(place, obstacles) {
  return RANKS.map((rank) =>
    obstacles
      .filter((obstacle) => rankOf(obstacle) === rank)
      .reduce((sum, obstacle) => sum + lossOf(place, obstacle), 0),
  )
}
function rankOf(obstacle) {
  return obstacle.kind === 'pressed' && areaOf(obstacle) <= LARGE ? 'small and pressed' : obstacle.kind
}
function isLess(one, other = []) {
  const at = one.findIndex((cost, place) => cost !== other[place])
  return (one[at] ?? 0) < (other[at] ?? 0)
}
/** What is larger counts as large, px². */
var LARGE = 4e4
/**
 * What is lost of an obstacle, px²: of a small one all as soon as it is touched; of a large one the
 * less the more of it stays free, for a card is still pressed beside what covers its corner.
 */
function lossOf(place, obstacle) {
  const covered = areaOf({
    left: Math.max(place.left, obstacle.left),
    top: Math.max(place.top, obstacle.top),
    right: Math.min(place.right, obstacle.right),
    bottom: Math.min(place.bottom, obstacle.bottom),
  })
  const whole = areaOf(obstacle)
  if (covered === 0) return 0
  return whole > LARGE ? covered ** 2 / whole : whole
}
function areaOf({ left, top, right, bottom }) {
  return Math.max(0, right - left) * Math.max(0, bottom - top)
}
/** What stands in the window now and had better not be covered; with a dialog open, only what is in it. */
function obstaclesOn(document, except) {
  const scope =
    [...document.querySelectorAll('[role="dialog"], [role="alertdialog"], dialog[open]')].findLast(
      (dialog) => !except.contains(dialog),
    ) ?? document.body
  return KIND_NAMES.flatMap((kind) =>
    [...scope.querySelectorAll(KINDS[kind])]
      .filter((element) => !except.contains(element))
      .map((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect()
        return {
          left,
          top,
          right,
          bottom,
          kind,
        }
      })
      .filter(({ top, bottom }) => bottom > 0 && top < window.innerHeight),
  )
}
// src/ui/useClearPlace.ts
/** As long as a dialog or a bar takes to move in, ms (`--slow`). */
var MOVING_MS = 240
/** How far it may stand from the edge, px, where at the edge something is in the way. */
var NUDGES = [48, 96, 144, 192]
/**
 * Keeps a region where it was wished (`data-position`, which its style goes by), or, while its list would cover
 * something that is pressed or read there, where it covers least. Looked at anew when what it holds changes, after
 * a scroll, and when something has come or gone beneath it; while it is held (`isHeld`) it doesn't move under the hand.
 */
function useClearPlace(region, wished, isHeld) {
  const choose = (0, import_react.useEffectEvent)(() => {
    if (region.current !== null && !isHeld) standClear(region.current, wished)
  })
  ;(0, import_react.useLayoutEffect)(() => choose())
  ;(0, import_react.useEffect)(() => {
    const again = () => {
      if (region.current?.firstElementChild?.hasChildNodes() === true) choose()
    }
    let moving
    const arrivals = new MutationObserver(() => {
      clearTimeout(moving)
      moving = setTimeout(again, MOVING_MS)
    })
    arrivals.observe(document.body, {
      childList: true,
      subtree: true,
    })
    window.addEventListener('scrollend', again)
    window.addEventListener('resize', again)
    return () => {
      arrivals.disconnect()
      clearTimeout(moving)
      window.removeEventListener('scrollend', again)
      window.removeEventListener('resize', again)
    }
  }, [region])
}
function standClear(region, wished) {
  const list = region.firstElementChild ?? region
  const placed = (position) => {
    region.dataset['position'] = position
    const { left, top, right, bottom } = list.getBoundingClientRect()
    return {
      position,
      nudge: 0,
      left,
      top,
      right,
      bottom,
    }
  }
  region.style.translate = ''
  const places = TOAST_POSITIONS.filter((other) => other !== wished).map(placed)
  const first = placed(wished)
  const nudged = NUDGES.flatMap((nudge) => [first, ...places].map((place) => moved(place, nudge)))
  const { position, nudge } = clearestPlace([first, ...places, ...nudged], obstaclesOn(document, region))
  region.dataset['position'] = position
  region.style.translate = nudge === 0 ? '' : `0 ${nudge}px`
}
function moved(place, distance) {
  const nudge = place.position.startsWith('top') ? distance : -distance
  return {
    ...place,
    nudge,
    top: place.top + nudge,
    bottom: place.bottom + nudge,
  }
}
// src/ui/ToastHost.tsx
/** The key that moves the focus to the toasts. */
var SHORTCUT = 'F8'
/**
 * Where toasts stand: at the chosen edge, and clear of what is pressed. Their clocks rest while the pointer or the focus is among them and while the page is
 * hidden. The words are said by `showToast`, so nothing here is a live region.
 */
function ToastHost() {
  const { _: _t } = useLingui()
  const { toastPosition } = usePreferences()
  const toasts = useVisibleToasts()
  const region = (0, import_react.useRef)(null)
  const isAttended = useAttention(region)
  const isHidden = usePageHidden()
  useClearPlace(region, toastPosition, isAttended)
  ;(0, import_react.useEffect)(() => {
    function focusRegion(event) {
      if (event.key === SHORTCUT) region.current?.focus()
    }
    document.addEventListener('keydown', focusRegion)
    return () => document.removeEventListener('keydown', focusRegion)
  }, [])
  return (0, import_react_dom.createPortal)(
    /* @__PURE__ */ (0, import_jsx_runtime.jsx)('section', {
      ref: region,
      tabIndex: -1,
      'aria-label': _t(
        /** i18n */
        {
          id: 'G9atcR',
          message: ['Powiadomienia (', ['SHORTCUT'], ')'],
          values: { SHORTCUT },
        },
      ),
      'data-react-aria-top-layer': 'true',
      className: ToastHost_module_default.region,
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ol', {
        className: ToastHost_module_default.list,
        children: toasts.map((toast) =>
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
            'li',
            {
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ToastCard, {
                toast,
                isPaused: isAttended || isHidden,
              }),
            },
            `${toast.id} ${toast.createdAt}`,
          ),
        ),
      }),
    }),
    document.body,
  )
}
function usePageHidden() {
  const [isHidden, setHidden] = (0, import_react.useState)(document.hidden)
  ;(0, import_react.useEffect)(() => {
    const follow = () => setHidden(document.hidden)
    document.addEventListener('visibilitychange', follow)
    return () => document.removeEventListener('visibilitychange', follow)
  }, [])
  return isHidden
}
export { ToastHost as default }
