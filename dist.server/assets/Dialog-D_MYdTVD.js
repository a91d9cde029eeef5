import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { Ji as require_react_dom } from '../renderPage.js'
import {
  $ as $d447af545b77c9f1$export$af51f0f06c0f328a,
  B as $2add3ce32c6007eb$export$fedb369cb70207f1,
  C as $f192c2f16961cbe0$export$80f3e147d781571c,
  Ct as $390e54f620492c70$export$f680877a34711e37,
  Et as $a4e76a5424781910$export$e08e3b67e392101e,
  F as $2add3ce32c6007eb$export$6446a186d09e379e,
  G as $3b8b240c1bf84ab9$export$bebd5a1431fec25d,
  H as $a92dc41f639950be$export$c2b7abe5d61ec696,
  I as $2add3ce32c6007eb$export$78551043582a6a98,
  J as $23f2114a1b82827e$export$cd4e5573fbe2b576,
  K as $23f2114a1b82827e$export$4282f70798064fe0,
  L as $2add3ce32c6007eb$export$9ac100e40613ea10,
  N as $b5c62b033c25b96d$export$29bf1b5f2c56cf63,
  P as $b5c62b033c25b96d$export$60278871457622de,
  Q as $d447af545b77c9f1$export$37a5fde709c1db82,
  R as $2add3ce32c6007eb$export$a11b0059900ceec8,
  St as $390e54f620492c70$export$b4cc09c592e8fdb8,
  T as $8f5a2122b0992be3$export$630ff653c5ada6a9,
  Tt as $c4867b2f328c2698$export$e5c5a5f917a5871c,
  U as $a92dc41f639950be$export$cabe61c495ee3649,
  V as $a92dc41f639950be$export$525bc4921d56d4a,
  W as $3b8b240c1bf84ab9$export$4c063cf1350e6fed,
  X as $23f2114a1b82827e$export$e58f029f0fbfdb29,
  Z as $6a20a7989e6c817a$export$98658e8c59125e6a,
  _ as $7096878c21af5e66$export$a929f3f93e2cc67e,
  a as $cf2482eff2eeeec2$export$f12b703ca79dfbb1,
  b as $b7115c395c64f7b5$export$4debdb1a3f0fa79e,
  bt as $bbaa08b3cd72f041$export$9d1611c77c2fe928,
  ct as $d7f64c32b702fe2c$export$86427a43e3e48ebb,
  d as $bb39c0fc1c19b34c$export$c57958e35f31ed73,
  dt as $7230ffa83bc0c2cf$export$2881499e37b75b9a,
  et as $d447af545b77c9f1$export$b204af158042fbac,
  f as $e969f22b6713ca4a$export$ae780daf29e6d456,
  ft as $7230ffa83bc0c2cf$export$29f1550f4b0d4415,
  g as $fe16bffc7a557bf0$export$7f54fc3180508a52,
  gt as $7230ffa83bc0c2cf$export$df3a06d6289f983e,
  h as $48a7d519b337145d$export$4eaf04e54aa8eed6,
  ht as $7230ffa83bc0c2cf$export$c62b8e45d58ddad9,
  j as $caaf0dd3060ed57c$export$95185d699e05d4d7,
  l as $bb39c0fc1c19b34c$export$a986ed8aea890397,
  m as $2c9edc598a03d523$export$420e68273165f4ec,
  n as $efe09c6d1c304b50$export$9afb8bc826b033ea,
  nt as $d447af545b77c9f1$export$f531f92e2a15358f,
  ot as $e8ac3c3f5d4bae7f$export$d6875122194c7b44,
  p as $0c4a58759813079a$export$4e328f61c538687f,
  pt as $7230ffa83bc0c2cf$export$4d86445c2cf5e3,
  q as $23f2114a1b82827e$export$b4f377a2b6254582,
  r as $3e6197669829fe11$export$40bfa8c7b0832715,
  rt as $1969ac565cfec8d0$export$de79e2c695e052f3,
  st as $8e9d2fae0ecb9001$export$457c3d6518dd4c6f,
  tt as $d447af545b77c9f1$export$f21a1ffae260145a,
  u as $bb39c0fc1c19b34c$export$b1f1c83775b8b5f7,
  v as $d1116acdf220c2da$export$4c014de7c8940b4c,
  w as $081cb5757e08788e$export$24490316f764c430,
  wt as $c7eafbbe1ea5834e$export$535bd6ca7f90a273,
  x as $8296dad1a4c5e0dc$export$8f71654801c2f7cd,
  y as $d1116acdf220c2da$export$f9762fab77588ecb,
  yt as $03e8ab2d84d7657a$export$4338b53315abf666,
} from './Text-CH09p7TZ.js'
// node_modules/react-aria-components/dist/private/ProgressBar.mjs
var import_react_dom = /* @__PURE__ */ __toESM(require_react_dom(), 1)
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var $6c0095e7e99364f2$export$e9f3bf65a26ce129 = /*#__PURE__*/ (0, import_react.createContext)(null)
// node_modules/react-aria/dist/private/live-announcer/LiveAnnouncer.mjs
var $a46cf152bb926da5$var$LIVEREGION_TIMEOUT_DELAY = 7e3
var $a46cf152bb926da5$var$liveAnnouncer = null
function $a46cf152bb926da5$export$a9b970dcc4ae71a9(
  message,
  assertiveness = 'assertive',
  timeout = $a46cf152bb926da5$var$LIVEREGION_TIMEOUT_DELAY,
) {
  if (!$a46cf152bb926da5$var$liveAnnouncer) {
    $a46cf152bb926da5$var$liveAnnouncer = new $a46cf152bb926da5$var$LiveAnnouncer()
    if (
      !(typeof IS_REACT_ACT_ENVIRONMENT === 'boolean'
        ? IS_REACT_ACT_ENVIRONMENT
        : typeof jest !== 'undefined')
    )
      setTimeout(() => {
        if ($a46cf152bb926da5$var$liveAnnouncer?.isAttached())
          $a46cf152bb926da5$var$liveAnnouncer?.announce(message, assertiveness, timeout)
      }, 100)
    else $a46cf152bb926da5$var$liveAnnouncer.announce(message, assertiveness, timeout)
  } else $a46cf152bb926da5$var$liveAnnouncer.announce(message, assertiveness, timeout)
}
function $a46cf152bb926da5$export$d10ae4f68404609a(assertiveness) {
  if ($a46cf152bb926da5$var$liveAnnouncer) $a46cf152bb926da5$var$liveAnnouncer.clear(assertiveness)
}
var $a46cf152bb926da5$var$LiveAnnouncer = class {
  constructor() {
    this.node = null
    this.assertiveLog = null
    this.politeLog = null
    if (typeof document !== 'undefined') {
      this.node = document.createElement('div')
      this.node.dataset.liveAnnouncer = 'true'
      Object.assign(this.node.style, {
        border: 0,
        clip: 'rect(0 0 0 0)',
        clipPath: 'inset(50%)',
        height: '1px',
        margin: '-1px',
        overflow: 'hidden',
        padding: 0,
        position: 'absolute',
        width: '1px',
        whiteSpace: 'nowrap',
      })
      this.assertiveLog = this.createLog('assertive')
      this.node.appendChild(this.assertiveLog)
      this.politeLog = this.createLog('polite')
      this.node.appendChild(this.politeLog)
      document.body.prepend(this.node)
    }
  }
  isAttached() {
    return this.node?.isConnected
  }
  createLog(ariaLive) {
    let node = document.createElement('div')
    node.setAttribute('role', 'log')
    node.setAttribute('aria-live', ariaLive)
    node.setAttribute('aria-relevant', 'additions')
    return node
  }
  destroy() {
    if (!this.node) return
    document.body.removeChild(this.node)
    this.node = null
  }
  announce(message, assertiveness = 'assertive', timeout = $a46cf152bb926da5$var$LIVEREGION_TIMEOUT_DELAY) {
    if (!this.node) return
    let node = document.createElement('div')
    if (typeof message === 'object') {
      node.setAttribute('role', 'img')
      node.setAttribute('aria-labelledby', message['aria-labelledby'])
    } else node.textContent = message
    if (assertiveness === 'assertive') this.assertiveLog?.appendChild(node)
    else this.politeLog?.appendChild(node)
    if (message !== '')
      setTimeout(() => {
        node.remove()
      }, timeout)
  }
  clear(assertiveness) {
    if (!this.node) return
    if ((!assertiveness || assertiveness === 'assertive') && this.assertiveLog)
      this.assertiveLog.innerHTML = ''
    if ((!assertiveness || assertiveness === 'polite') && this.politeLog) this.politeLog.innerHTML = ''
  }
}
// node_modules/react-aria/dist/private/interactions/textSelection.mjs
var $cbf007e418543821$var$state = 'default'
var $cbf007e418543821$var$savedUserSelect = ''
var $cbf007e418543821$var$modifiedElementMap = /* @__PURE__ */ new WeakMap()
function $cbf007e418543821$export$16a4697467175487(target) {
  if ($2add3ce32c6007eb$export$fedb369cb70207f1() && $2add3ce32c6007eb$export$78551043582a6a98()) {
    if ($cbf007e418543821$var$state === 'default') {
      const documentObject = $d447af545b77c9f1$export$b204af158042fbac(target)
      $cbf007e418543821$var$savedUserSelect = documentObject.documentElement.style.webkitUserSelect
      documentObject.documentElement.style.webkitUserSelect = 'none'
    }
    $cbf007e418543821$var$state = 'disabled'
  } else if (target instanceof HTMLElement || target instanceof SVGElement) {
    let property = 'userSelect' in target.style ? 'userSelect' : 'webkitUserSelect'
    $cbf007e418543821$var$modifiedElementMap.set(target, target.style[property])
    target.style[property] = 'none'
  }
}
function $cbf007e418543821$export$b0d6fa1ab32e3295(target) {
  if ($2add3ce32c6007eb$export$fedb369cb70207f1() && $2add3ce32c6007eb$export$78551043582a6a98()) {
    if ($cbf007e418543821$var$state !== 'disabled') return
    $cbf007e418543821$var$state = 'restoring'
    setTimeout(() => {
      $081cb5757e08788e$export$24490316f764c430(() => {
        if ($cbf007e418543821$var$state === 'restoring') {
          const documentObject = $d447af545b77c9f1$export$b204af158042fbac(target)
          if (documentObject.documentElement.style.webkitUserSelect === 'none')
            documentObject.documentElement.style.webkitUserSelect =
              $cbf007e418543821$var$savedUserSelect || ''
          $cbf007e418543821$var$savedUserSelect = ''
          $cbf007e418543821$var$state = 'default'
        }
      })
    }, 300)
  } else if (target instanceof HTMLElement || target instanceof SVGElement) {
    if (target && $cbf007e418543821$var$modifiedElementMap.has(target)) {
      let targetOldUserSelect = $cbf007e418543821$var$modifiedElementMap.get(target)
      let property = 'userSelect' in target.style ? 'userSelect' : 'webkitUserSelect'
      if (target.style[property] === 'none') target.style[property] = targetOldUserSelect
      if (target.getAttribute('style') === '') target.removeAttribute('style')
      $cbf007e418543821$var$modifiedElementMap.delete(target)
    }
  }
}
// node_modules/react-aria/dist/private/utils/getNonce.mjs
var $2b2d34ff061957fb$var$nonceCache = /* @__PURE__ */ new WeakMap()
function $2b2d34ff061957fb$export$2b85b721e524d74b(doc) {
  let ownerDocument = $d447af545b77c9f1$export$b204af158042fbac(doc)
  let nonce = $2b2d34ff061957fb$var$nonceCache.get(ownerDocument)
  nonce ??= $7096878c21af5e66$export$a929f3f93e2cc67e('csp-nonce', ownerDocument)
  if (nonce !== void 0) $2b2d34ff061957fb$var$nonceCache.set(ownerDocument, nonce)
  return nonce
}
// node_modules/react-aria/dist/private/interactions/context.mjs
var $24f9a20f226ad820$export$5165eccb35aaadb5 = import_react.createContext({ register: () => {} })
$24f9a20f226ad820$export$5165eccb35aaadb5.displayName = 'PressResponderContext'
// node_modules/react-aria/dist/private/interactions/usePress.mjs
function $d27d541f9569d26d$var$usePressResponderContext(props) {
  let context = (0, import_react.useContext)($24f9a20f226ad820$export$5165eccb35aaadb5)
  if (context) {
    let { register, ref, ...contextProps } = context
    props = $bbaa08b3cd72f041$export$9d1611c77c2fe928(contextProps, props)
    register()
  }
  $b7115c395c64f7b5$export$4debdb1a3f0fa79e(context, props.ref)
  return props
}
var $d27d541f9569d26d$var$PressEvent = class {
  #shouldStopPropagation
  constructor(type, pointerType, originalEvent, state) {
    this.#shouldStopPropagation = true
    const rect = (state?.target ?? originalEvent.currentTarget)?.getBoundingClientRect()
    let x,
      y = 0
    let clientX,
      clientY = null
    if (originalEvent.clientX != null && originalEvent.clientY != null) {
      clientX = originalEvent.clientX
      clientY = originalEvent.clientY
    }
    if (rect) {
      if (clientX != null && clientY != null) {
        x = clientX - rect.left
        y = clientY - rect.top
      } else {
        x = rect.width / 2
        y = rect.height / 2
      }
    }
    this.type = type
    this.pointerType = pointerType
    this.target = originalEvent.currentTarget
    this.shiftKey = originalEvent.shiftKey
    this.metaKey = originalEvent.metaKey
    this.ctrlKey = originalEvent.ctrlKey
    this.altKey = originalEvent.altKey
    this.x = x
    this.y = y
    this.key = originalEvent.key
  }
  continuePropagation() {
    this.#shouldStopPropagation = false
  }
  get shouldStopPropagation() {
    return this.#shouldStopPropagation
  }
}
var $d27d541f9569d26d$var$LINK_CLICKED = Symbol('linkClicked')
var $d27d541f9569d26d$var$STYLE_ID = 'react-aria-pressable-style'
var $d27d541f9569d26d$var$PRESSABLE_ATTRIBUTE = 'data-react-aria-pressable'
function $d27d541f9569d26d$export$45712eceda6fad21(props) {
  let {
    onPress,
    onPressChange,
    onPressStart,
    onPressEnd,
    onPressUp,
    onClick,
    isDisabled,
    isPressed: isPressedProp,
    preventFocusOnPress,
    shouldCancelOnPointerExit,
    allowTextSelectionOnPress,
    ref: domRef,
    ...domProps
  } = $d27d541f9569d26d$var$usePressResponderContext(props)
  let [isPressed, setPressed] = (0, import_react.useState)(false)
  let ref = (0, import_react.useRef)({
    isPressed: false,
    ignoreEmulatedMouseEvents: false,
    didFirePressStart: false,
    isTriggeringEvent: false,
    activePointerId: null,
    target: null,
    isOverTarget: false,
    pointerType: null,
    disposables: [],
  })
  let { addGlobalListener, removeAllGlobalListeners } = $48a7d519b337145d$export$4eaf04e54aa8eed6()
  let triggerPressStart = (0, import_react.useCallback)(
    (originalEvent, pointerType) => {
      let state = ref.current
      if (isDisabled || state.didFirePressStart) return false
      let shouldStopPropagation = true
      state.isTriggeringEvent = true
      if (onPressStart) {
        let event = new $d27d541f9569d26d$var$PressEvent('pressstart', pointerType, originalEvent)
        onPressStart(event)
        shouldStopPropagation = event.shouldStopPropagation
      }
      if (onPressChange) onPressChange(true)
      state.isTriggeringEvent = false
      state.didFirePressStart = true
      setPressed(true)
      return shouldStopPropagation
    },
    [isDisabled, onPressStart, onPressChange],
  )
  let triggerPressEnd = (0, import_react.useCallback)(
    (originalEvent, pointerType, wasPressed = true) => {
      let state = ref.current
      if (!state.didFirePressStart) return false
      state.didFirePressStart = false
      state.isTriggeringEvent = true
      let shouldStopPropagation = true
      if (onPressEnd) {
        let event = new $d27d541f9569d26d$var$PressEvent('pressend', pointerType, originalEvent)
        onPressEnd(event)
        shouldStopPropagation = event.shouldStopPropagation
      }
      if (onPressChange) onPressChange(false)
      setPressed(false)
      if (onPress && wasPressed && !isDisabled) {
        let event = new $d27d541f9569d26d$var$PressEvent('press', pointerType, originalEvent)
        onPress(event)
        shouldStopPropagation &&= event.shouldStopPropagation
      }
      state.isTriggeringEvent = false
      return shouldStopPropagation
    },
    [isDisabled, onPressEnd, onPressChange, onPress],
  )
  let triggerPressEndEvent = $fe16bffc7a557bf0$export$7f54fc3180508a52(triggerPressEnd)
  let triggerPressUp = (0, import_react.useCallback)(
    (originalEvent, pointerType) => {
      let state = ref.current
      if (isDisabled) return false
      if (onPressUp) {
        state.isTriggeringEvent = true
        let event = new $d27d541f9569d26d$var$PressEvent('pressup', pointerType, originalEvent)
        onPressUp(event)
        state.isTriggeringEvent = false
        return event.shouldStopPropagation
      }
      return true
    },
    [isDisabled, onPressUp],
  )
  let triggerPressUpEvent = $fe16bffc7a557bf0$export$7f54fc3180508a52(triggerPressUp)
  let cancel = (0, import_react.useCallback)(
    (e) => {
      let state = ref.current
      if (state.isPressed && state.target) {
        if (state.didFirePressStart && state.pointerType != null)
          triggerPressEnd($d27d541f9569d26d$var$createEvent(state.target, e), state.pointerType, false)
        state.isPressed = false
        state.isOverTarget = false
        state.activePointerId = null
        state.pointerType = null
        removeAllGlobalListeners()
        if (!allowTextSelectionOnPress) $cbf007e418543821$export$b0d6fa1ab32e3295(state.target)
        for (let dispose of state.disposables) dispose()
        state.disposables = []
      }
    },
    [allowTextSelectionOnPress, removeAllGlobalListeners, triggerPressEnd],
  )
  let cancelEvent = $fe16bffc7a557bf0$export$7f54fc3180508a52(cancel)
  ;(0, import_react.useEffect)(() => {
    if (isDisabled && ref.current.isPressed)
      cancelEvent({
        currentTarget: ref.current.target,
        shiftKey: false,
        ctrlKey: false,
        metaKey: false,
        altKey: false,
      })
  }, [isDisabled])
  let cancelOnPointerExit = (0, import_react.useCallback)(
    (e) => {
      if (shouldCancelOnPointerExit) cancel(e)
    },
    [shouldCancelOnPointerExit, cancel],
  )
  let triggerClick = (0, import_react.useCallback)(
    (e) => {
      if (isDisabled) return
      onClick?.(e)
    },
    [isDisabled, onClick],
  )
  let triggerSyntheticClick = (0, import_react.useCallback)(
    (e, target) => {
      if (isDisabled) return
      if (onClick) {
        let event = new MouseEvent('click', e)
        $a92dc41f639950be$export$c2b7abe5d61ec696(event, target)
        onClick($a92dc41f639950be$export$525bc4921d56d4a(event))
      }
    },
    [isDisabled, onClick],
  )
  let pressProps = (0, import_react.useMemo)(() => {
    let state = ref.current
    let pressProps = {
      onKeyDown(e) {
        if (
          $d27d541f9569d26d$var$isValidKeyboardEvent(e.nativeEvent, e.currentTarget) &&
          $23f2114a1b82827e$export$4282f70798064fe0(
            e.currentTarget,
            $23f2114a1b82827e$export$e58f029f0fbfdb29(e),
          )
        ) {
          if (
            $d27d541f9569d26d$var$shouldPreventDefaultKeyboard(
              $23f2114a1b82827e$export$e58f029f0fbfdb29(e),
              e.key,
            )
          )
            e.preventDefault()
          let shouldStopPropagation = true
          if (!state.isPressed && !e.repeat) {
            state.target = e.currentTarget
            state.isPressed = true
            state.pointerType = 'keyboard'
            shouldStopPropagation = triggerPressStart(e, 'keyboard')
          }
          let originalTarget = e.currentTarget
          let pressUp = (e) => {
            if (
              $d27d541f9569d26d$var$isValidKeyboardEvent(e, originalTarget) &&
              !e.repeat &&
              $23f2114a1b82827e$export$4282f70798064fe0(
                originalTarget,
                $23f2114a1b82827e$export$e58f029f0fbfdb29(e),
              ) &&
              state.target
            )
              triggerPressUpEvent($d27d541f9569d26d$var$createEvent(state.target, e), 'keyboard')
          }
          addGlobalListener(
            $d447af545b77c9f1$export$b204af158042fbac(e.currentTarget),
            'keyup',
            $a4e76a5424781910$export$e08e3b67e392101e(pressUp, onKeyUp),
            true,
          )
          if (shouldStopPropagation) e.stopPropagation()
          if (e.metaKey && $2add3ce32c6007eb$export$9ac100e40613ea10())
            state.metaKeyEvents?.set(e.key, e.nativeEvent)
        } else if (e.key === 'Meta') state.metaKeyEvents = /* @__PURE__ */ new Map()
      },
      onClick(e) {
        if (
          e &&
          !$23f2114a1b82827e$export$4282f70798064fe0(
            e.currentTarget,
            $23f2114a1b82827e$export$e58f029f0fbfdb29(e),
          )
        )
          return
        if (
          e &&
          e.button === 0 &&
          !state.isTriggeringEvent &&
          !$caaf0dd3060ed57c$export$95185d699e05d4d7.isOpening
        ) {
          let shouldStopPropagation = true
          if (isDisabled) e.preventDefault()
          if (
            !state.ignoreEmulatedMouseEvents &&
            !state.isPressed &&
            (state.pointerType === 'virtual' || $b5c62b033c25b96d$export$60278871457622de(e.nativeEvent))
          ) {
            let stopPressStart = triggerPressStart(e, 'virtual')
            let stopPressUp = triggerPressUpEvent(e, 'virtual')
            let stopPressEnd = triggerPressEndEvent(e, 'virtual')
            triggerClick(e)
            shouldStopPropagation = stopPressStart && stopPressUp && stopPressEnd
          } else if (state.isPressed && state.pointerType !== 'keyboard') {
            let pointerType = state.pointerType || e.nativeEvent.pointerType || 'virtual'
            let stopPressUp = triggerPressUpEvent(
              $d27d541f9569d26d$var$createEvent(e.currentTarget, e),
              pointerType,
            )
            let stopPressEnd = triggerPressEndEvent(
              $d27d541f9569d26d$var$createEvent(e.currentTarget, e),
              pointerType,
              true,
            )
            shouldStopPropagation = stopPressUp && stopPressEnd
            state.isOverTarget = false
            triggerClick(e)
            cancelEvent(e)
          }
          state.ignoreEmulatedMouseEvents = false
          if (shouldStopPropagation) e.stopPropagation()
        }
      },
    }
    let onKeyUp = (e) => {
      if (state.isPressed && state.target && $d27d541f9569d26d$var$isValidKeyboardEvent(e, state.target)) {
        if (
          $d27d541f9569d26d$var$shouldPreventDefaultKeyboard(
            $23f2114a1b82827e$export$e58f029f0fbfdb29(e),
            e.key,
          )
        )
          e.preventDefault()
        let target = $23f2114a1b82827e$export$e58f029f0fbfdb29(e)
        let wasPressed = $23f2114a1b82827e$export$4282f70798064fe0(state.target, target)
        triggerPressEndEvent($d27d541f9569d26d$var$createEvent(state.target, e), 'keyboard', wasPressed)
        if (wasPressed) triggerSyntheticClick(e, state.target)
        removeAllGlobalListeners()
        if (
          e.key !== 'Enter' &&
          $d27d541f9569d26d$var$isHTMLAnchorLink(state.target) &&
          $23f2114a1b82827e$export$4282f70798064fe0(state.target, target) &&
          !e[$d27d541f9569d26d$var$LINK_CLICKED]
        ) {
          e[$d27d541f9569d26d$var$LINK_CLICKED] = true
          $caaf0dd3060ed57c$export$95185d699e05d4d7(state.target, e, false)
        }
        state.isPressed = false
        state.metaKeyEvents?.delete(e.key)
      } else if (e.key === 'Meta' && state.metaKeyEvents?.size) {
        let events = state.metaKeyEvents
        state.metaKeyEvents = void 0
        for (let event of events.values()) state.target?.dispatchEvent(new KeyboardEvent('keyup', event))
      }
    }
    if (typeof PointerEvent !== 'undefined') {
      pressProps.onPointerDown = (e) => {
        if (
          e.button !== 0 ||
          !$23f2114a1b82827e$export$4282f70798064fe0(
            e.currentTarget,
            $23f2114a1b82827e$export$e58f029f0fbfdb29(e),
          )
        )
          return
        if ($b5c62b033c25b96d$export$29bf1b5f2c56cf63(e.nativeEvent)) {
          state.pointerType = 'virtual'
          return
        }
        state.pointerType = e.pointerType
        let shouldStopPropagation = true
        if (!state.isPressed) {
          state.isPressed = true
          state.isOverTarget = true
          state.activePointerId = e.pointerId
          state.target = e.currentTarget
          if (!allowTextSelectionOnPress) $cbf007e418543821$export$16a4697467175487(state.target)
          shouldStopPropagation = triggerPressStart(e, state.pointerType)
          let target = $23f2114a1b82827e$export$e58f029f0fbfdb29(e)
          if ('releasePointerCapture' in target) {
            if ('hasPointerCapture' in target) {
              if (target.hasPointerCapture(e.pointerId)) target.releasePointerCapture(e.pointerId)
            } else target.releasePointerCapture(e.pointerId)
          }
          addGlobalListener(
            $d447af545b77c9f1$export$b204af158042fbac(e.currentTarget),
            'pointerup',
            onPointerUp,
            false,
          )
          addGlobalListener(
            $d447af545b77c9f1$export$b204af158042fbac(e.currentTarget),
            'pointercancel',
            onPointerCancel,
            false,
          )
        }
        if (shouldStopPropagation) e.stopPropagation()
      }
      pressProps.onMouseDown = (e) => {
        if (
          !$23f2114a1b82827e$export$4282f70798064fe0(
            e.currentTarget,
            $23f2114a1b82827e$export$e58f029f0fbfdb29(e),
          )
        )
          return
        if (e.button === 0) {
          if (preventFocusOnPress) {
            let dispose = $a92dc41f639950be$export$cabe61c495ee3649(e.target)
            if (dispose) state.disposables.push(dispose)
          }
          e.stopPropagation()
        }
      }
      pressProps.onPointerUp = (e) => {
        if (
          !$23f2114a1b82827e$export$4282f70798064fe0(
            e.currentTarget,
            $23f2114a1b82827e$export$e58f029f0fbfdb29(e),
          ) ||
          state.pointerType === 'virtual'
        )
          return
        if (e.button === 0 && !state.isPressed) triggerPressUpEvent(e, state.pointerType || e.pointerType)
      }
      pressProps.onPointerEnter = (e) => {
        if (
          e.pointerId === state.activePointerId &&
          state.target &&
          !state.isOverTarget &&
          state.pointerType != null
        ) {
          state.isOverTarget = true
          triggerPressStart($d27d541f9569d26d$var$createEvent(state.target, e), state.pointerType)
        }
      }
      pressProps.onPointerLeave = (e) => {
        if (
          e.pointerId === state.activePointerId &&
          state.target &&
          state.isOverTarget &&
          state.pointerType != null
        ) {
          state.isOverTarget = false
          triggerPressEndEvent($d27d541f9569d26d$var$createEvent(state.target, e), state.pointerType, false)
          cancelOnPointerExit(e)
        }
      }
      let onPointerUp = (e) => {
        if (e.pointerId === state.activePointerId && state.isPressed && e.button === 0 && state.target) {
          if (
            $23f2114a1b82827e$export$4282f70798064fe0(
              state.target,
              $23f2114a1b82827e$export$e58f029f0fbfdb29(e),
            ) &&
            state.pointerType != null
          ) {
            let clicked = false
            let timeout = setTimeout(() => {
              if (state.isPressed && state.target instanceof HTMLElement) {
                if (clicked) cancelEvent(e)
                else {
                  $1969ac565cfec8d0$export$de79e2c695e052f3(state.target)
                  state.target.click()
                }
              }
            }, 80)
            addGlobalListener(e.currentTarget, 'click', () => (clicked = true), true)
            state.disposables.push(() => clearTimeout(timeout))
          } else cancelEvent(e)
          state.isOverTarget = false
        }
      }
      let onPointerCancel = (e) => {
        cancelEvent(e)
      }
      pressProps.onDragStart = (e) => {
        if (
          !$23f2114a1b82827e$export$4282f70798064fe0(
            e.currentTarget,
            $23f2114a1b82827e$export$e58f029f0fbfdb29(e),
          )
        )
          return
        cancelEvent(e)
      }
    }
    return pressProps
  }, [
    addGlobalListener,
    isDisabled,
    preventFocusOnPress,
    removeAllGlobalListeners,
    allowTextSelectionOnPress,
    cancelOnPointerExit,
    triggerPressStart,
    triggerClick,
    triggerSyntheticClick,
  ])
  ;(0, import_react.useEffect)(() => {
    if (!domRef || false) return
    const ownerDocument = $d447af545b77c9f1$export$b204af158042fbac(domRef.current)
    if (!ownerDocument || !ownerDocument.head || ownerDocument.getElementById($d27d541f9569d26d$var$STYLE_ID))
      return
    const style = ownerDocument.createElement('style')
    style.id = $d27d541f9569d26d$var$STYLE_ID
    let nonce = $2b2d34ff061957fb$export$2b85b721e524d74b(ownerDocument)
    if (nonce) style.nonce = nonce
    style.textContent = `
@layer {
  [${$d27d541f9569d26d$var$PRESSABLE_ATTRIBUTE}] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}
    `.trim()
    ownerDocument.head.prepend(style)
  }, [domRef])
  ;(0, import_react.useEffect)(() => {
    let state = ref.current
    return () => {
      if (!allowTextSelectionOnPress) $cbf007e418543821$export$b0d6fa1ab32e3295(state.target ?? void 0)
      for (let dispose of state.disposables) dispose()
      state.disposables = []
    }
  }, [allowTextSelectionOnPress])
  return {
    isPressed: isPressedProp || isPressed,
    pressProps: $bbaa08b3cd72f041$export$9d1611c77c2fe928(domProps, pressProps, {
      [$d27d541f9569d26d$var$PRESSABLE_ATTRIBUTE]: true,
    }),
  }
}
function $d27d541f9569d26d$var$isHTMLAnchorLink(target) {
  return target.tagName === 'A' && target.hasAttribute('href')
}
function $d27d541f9569d26d$var$isValidKeyboardEvent(event, currentTarget) {
  const { key, code } = event
  const element = currentTarget
  const role = element.getAttribute('role')
  return (
    (key === 'Enter' || key === ' ' || key === 'Spacebar' || code === 'Space') &&
    !(
      (element instanceof $d447af545b77c9f1$export$f21a1ffae260145a(element).HTMLInputElement &&
        !$d27d541f9569d26d$var$isValidInputKey(element, key)) ||
      element instanceof $d447af545b77c9f1$export$f21a1ffae260145a(element).HTMLTextAreaElement ||
      element.isContentEditable
    ) &&
    !((role === 'link' || (!role && $d27d541f9569d26d$var$isHTMLAnchorLink(element))) && key !== 'Enter')
  )
}
function $d27d541f9569d26d$var$createEvent(target, e) {
  let clientX = e.clientX
  let clientY = e.clientY
  return {
    currentTarget: target,
    shiftKey: e.shiftKey,
    ctrlKey: e.ctrlKey,
    metaKey: e.metaKey,
    altKey: e.altKey,
    clientX,
    clientY,
    key: e.key,
  }
}
function $d27d541f9569d26d$var$shouldPreventDefaultUp(target) {
  if (target instanceof HTMLInputElement) return false
  if (target instanceof HTMLButtonElement) return target.type !== 'submit' && target.type !== 'reset'
  if ($d27d541f9569d26d$var$isHTMLAnchorLink(target)) return false
  return true
}
function $d27d541f9569d26d$var$shouldPreventDefaultKeyboard(target, key) {
  if ($2add3ce32c6007eb$export$9ac100e40613ea10() && key === 'Enter') return false
  if (target instanceof HTMLInputElement) {
    if (key === 'Enter' && (target.type === 'checkbox' || target.type === 'radio')) return false
    return !$d27d541f9569d26d$var$isValidInputKey(target, key)
  }
  return $d27d541f9569d26d$var$shouldPreventDefaultUp(target)
}
var $d27d541f9569d26d$var$nonTextInputTypes = /* @__PURE__ */ new Set([
  'checkbox',
  'radio',
  'range',
  'color',
  'file',
  'image',
  'button',
  'submit',
  'reset',
])
function $d27d541f9569d26d$var$isValidInputKey(target, key) {
  return target.type === 'checkbox' || target.type === 'radio'
    ? key === ' '
    : $d27d541f9569d26d$var$nonTextInputTypes.has(target.type)
}
// node_modules/react-aria/dist/private/button/useButton.mjs
function $ac4318a9c075bb9f$export$ea18c227d4417cc3(props, ref) {
  let {
    elementType = 'button',
    isDisabled,
    onPress,
    onPressStart,
    onPressEnd,
    onPressUp,
    onPressChange,
    preventFocusOnPress,
    allowFocusWhenDisabled,
    onClick,
    href,
    target,
    rel,
    type = 'button',
  } = props
  let additionalProps
  if (elementType === 'button')
    additionalProps = {
      type,
      disabled: isDisabled,
      form: props.form,
      formAction: props.formAction,
      formEncType: props.formEncType,
      formMethod: props.formMethod,
      formNoValidate: props.formNoValidate,
      formTarget: props.formTarget,
      name: props.name,
      value: props.value,
    }
  else
    additionalProps = {
      role: 'button',
      href: elementType === 'a' && !isDisabled ? href : void 0,
      target: elementType === 'a' ? target : void 0,
      type: elementType === 'input' ? type : void 0,
      disabled: elementType === 'input' ? isDisabled : void 0,
      'aria-disabled': !isDisabled || elementType === 'input' ? void 0 : isDisabled,
      rel: elementType === 'a' ? rel : void 0,
    }
  let { pressProps, isPressed } = $d27d541f9569d26d$export$45712eceda6fad21({
    onPressStart,
    onPressEnd,
    onPressChange,
    onPress,
    onPressUp,
    onClick,
    isDisabled,
    preventFocusOnPress,
    ref,
  })
  let { focusableProps } = $d1116acdf220c2da$export$4c014de7c8940b4c(props, ref)
  if (allowFocusWhenDisabled) focusableProps.tabIndex = isDisabled ? -1 : focusableProps.tabIndex
  let buttonProps = $bbaa08b3cd72f041$export$9d1611c77c2fe928(
    focusableProps,
    pressProps,
    $8e9d2fae0ecb9001$export$457c3d6518dd4c6f(props, { labelable: true }),
  )
  return {
    isPressed,
    buttonProps: $bbaa08b3cd72f041$export$9d1611c77c2fe928(additionalProps, buttonProps, {
      'aria-haspopup': props['aria-haspopup'],
      'aria-expanded': props['aria-expanded'],
      'aria-controls': props['aria-controls'],
      'aria-pressed': props['aria-pressed'],
      'aria-current': props['aria-current'],
      'aria-disabled': props['aria-disabled'],
    }),
  }
}
// node_modules/react-aria-components/dist/private/Button.mjs
var $7705c033048f6da7$export$24d547caef80ccd1 = /*#__PURE__*/ (0, import_react.createContext)({})
var $7705c033048f6da7$export$353f5b6fc5456de1 = /*#__PURE__*/ $d7f64c32b702fe2c$export$86427a43e3e48ebb(
  function Button(props, ref) {
    ;[props, ref] = $7230ffa83bc0c2cf$export$29f1550f4b0d4415(
      props,
      ref,
      $7705c033048f6da7$export$24d547caef80ccd1,
    )
    let ctx = props
    let { isPending } = ctx
    let { buttonProps, isPressed } = $ac4318a9c075bb9f$export$ea18c227d4417cc3(props, ref)
    buttonProps = $7705c033048f6da7$var$useDisableInteractions(buttonProps, isPending)
    let { focusProps, isFocused, isFocusVisible } = $0c4a58759813079a$export$4e328f61c538687f(props)
    let { hoverProps, isHovered } = $e969f22b6713ca4a$export$ae780daf29e6d456({
      ...props,
      isDisabled: props.isDisabled || isPending,
    })
    let renderValues = {
      isHovered,
      isPressed: (ctx.isPressed || isPressed) && !isPending,
      isFocused,
      isFocusVisible,
      isDisabled: props.isDisabled || false,
      isPending: isPending ?? false,
    }
    let renderProps = $7230ffa83bc0c2cf$export$4d86445c2cf5e3({
      ...props,
      values: renderValues,
      defaultClassName: 'react-aria-Button',
    })
    let buttonId = $390e54f620492c70$export$f680877a34711e37(buttonProps.id)
    let progressId = $390e54f620492c70$export$f680877a34711e37()
    let ariaLabelledby = buttonProps['aria-labelledby']
    if (isPending) {
      if (ariaLabelledby) ariaLabelledby = `${ariaLabelledby} ${progressId}`
      else if (buttonProps['aria-label']) ariaLabelledby = `${buttonId} ${progressId}`
    }
    let wasPending = (0, import_react.useRef)(isPending)
    ;(0, import_react.useEffect)(() => {
      let message = { 'aria-labelledby': ariaLabelledby || buttonId }
      if (!wasPending.current && isFocused && isPending)
        $a46cf152bb926da5$export$a9b970dcc4ae71a9(message, 'assertive')
      else if (wasPending.current && isFocused && !isPending)
        $a46cf152bb926da5$export$a9b970dcc4ae71a9(message, 'assertive')
      wasPending.current = isPending
    }, [isPending, isFocused, ariaLabelledby, buttonId])
    let DOMProps = $8e9d2fae0ecb9001$export$457c3d6518dd4c6f(props, { global: true })
    delete DOMProps.onClick
    return /*#__PURE__*/ import_react.createElement(
      $7230ffa83bc0c2cf$export$df3a06d6289f983e.button,
      {
        ...$bbaa08b3cd72f041$export$9d1611c77c2fe928(
          DOMProps,
          renderProps,
          buttonProps,
          focusProps,
          hoverProps,
        ),
        type: buttonProps.type === 'submit' && isPending ? 'button' : buttonProps.type,
        id: buttonId,
        ref,
        'aria-labelledby': ariaLabelledby,
        slot: props.slot || void 0,
        'aria-disabled': isPending ? 'true' : buttonProps['aria-disabled'],
        'data-disabled': props.isDisabled || void 0,
        'data-pressed': renderValues.isPressed || void 0,
        'data-hovered': isHovered || void 0,
        'data-focused': isFocused || void 0,
        'data-pending': isPending || void 0,
        'data-focus-visible': isFocusVisible || void 0,
      },
      /*#__PURE__*/ import_react.createElement(
        $6c0095e7e99364f2$export$e9f3bf65a26ce129.Provider,
        { value: { id: progressId } },
        renderProps.children,
      ),
    )
  },
)
var $7705c033048f6da7$var$PRESERVED_EVENT_PATTERN =
  /Focus|Blur|Hover|Pointer(Enter|Leave|Over|Out)|Mouse(Enter|Leave|Over|Out)/
function $7705c033048f6da7$var$useDisableInteractions(props, isPending) {
  if (isPending) {
    for (const key in props)
      if (key.startsWith('on') && !$7705c033048f6da7$var$PRESERVED_EVENT_PATTERN.test(key))
        props[key] = void 0
    props.href = void 0
    props.target = void 0
  }
  return props
}
// node_modules/react-aria-components/dist/private/Heading.mjs
var $2ec61d1d4f780267$export$d688439359537581 = /*#__PURE__*/ (0, import_react.createContext)({})
var $2ec61d1d4f780267$export$a8a3e93435678ff9 = /*#__PURE__*/ (0, import_react.forwardRef)(
  function Heading(props, ref) {
    ;[props, ref] = $7230ffa83bc0c2cf$export$29f1550f4b0d4415(
      props,
      ref,
      $2ec61d1d4f780267$export$d688439359537581,
    )
    let { children, level = 3, className, ...domProps } = props
    let Element = $7230ffa83bc0c2cf$export$df3a06d6289f983e[`h${level}`]
    return /*#__PURE__*/ import_react.createElement(
      Element,
      {
        ...domProps,
        ref,
        className: className ?? 'react-aria-Heading',
      },
      children,
    )
  },
)
// node_modules/react-aria/dist/private/utils/shadowdom/ShadowTreeWalker.mjs
var $654b97e09f2a30c1$export$63eb3ababa9c55c4 = class {
  constructor(doc, root, whatToShow, filter) {
    this._walkerStack = []
    this._currentSetFor = /* @__PURE__ */ new Set()
    this._acceptNode = (node) => {
      if (node.nodeType === Node.ELEMENT_NODE) {
        const shadowRoot = node.shadowRoot
        if (shadowRoot) {
          const walker = this._doc.createTreeWalker(shadowRoot, this.whatToShow, {
            acceptNode: this._acceptNode,
          })
          this._walkerStack.unshift(walker)
          return NodeFilter.FILTER_ACCEPT
        } else if (typeof this.filter === 'function') return this.filter(node)
        else if (this.filter?.acceptNode) return this.filter.acceptNode(node)
        else if (this.filter === null) return NodeFilter.FILTER_ACCEPT
      }
      return NodeFilter.FILTER_SKIP
    }
    this._doc = doc
    this.root = root
    this.filter = filter ?? null
    this.whatToShow = whatToShow ?? NodeFilter.SHOW_ALL
    this._currentNode = root
    this._walkerStack.unshift(doc.createTreeWalker(root, whatToShow, this._acceptNode))
    const shadowRoot = root.shadowRoot
    if (shadowRoot) {
      const walker = this._doc.createTreeWalker(shadowRoot, this.whatToShow, { acceptNode: this._acceptNode })
      this._walkerStack.unshift(walker)
    }
  }
  get currentNode() {
    return this._currentNode
  }
  set currentNode(node) {
    if (!$23f2114a1b82827e$export$4282f70798064fe0(this.root, node))
      throw new Error('Cannot set currentNode to a node that is not contained by the root node.')
    const walkers = []
    let curNode = node
    let currentWalkerCurrentNode = node
    this._currentNode = node
    while (curNode && curNode !== this.root)
      if (curNode.nodeType === Node.DOCUMENT_FRAGMENT_NODE) {
        const shadowRoot = curNode
        const walker = this._doc.createTreeWalker(shadowRoot, this.whatToShow, {
          acceptNode: this._acceptNode,
        })
        walkers.push(walker)
        walker.currentNode = currentWalkerCurrentNode
        this._currentSetFor.add(walker)
        curNode = currentWalkerCurrentNode = shadowRoot.host
      } else curNode = curNode.parentNode
    const walker = this._doc.createTreeWalker(this.root, this.whatToShow, { acceptNode: this._acceptNode })
    walkers.push(walker)
    walker.currentNode = currentWalkerCurrentNode
    this._currentSetFor.add(walker)
    this._walkerStack = walkers
  }
  get doc() {
    return this._doc
  }
  firstChild() {
    let currentNode = this.currentNode
    let newNode = this.nextNode()
    if (!$23f2114a1b82827e$export$4282f70798064fe0(currentNode, newNode)) {
      this.currentNode = currentNode
      return null
    }
    if (newNode) this.currentNode = newNode
    return newNode
  }
  lastChild() {
    let newNode = this._walkerStack[0].lastChild()
    if (newNode) this.currentNode = newNode
    return newNode
  }
  nextNode() {
    const nextNode = this._walkerStack[0].nextNode()
    if (nextNode) {
      if (nextNode.shadowRoot) {
        let nodeResult
        if (typeof this.filter === 'function') nodeResult = this.filter(nextNode)
        else if (this.filter?.acceptNode) nodeResult = this.filter.acceptNode(nextNode)
        if (nodeResult === NodeFilter.FILTER_ACCEPT) {
          this.currentNode = nextNode
          return nextNode
        }
        let newNode = this.nextNode()
        if (newNode) this.currentNode = newNode
        return newNode
      }
      if (nextNode) this.currentNode = nextNode
      return nextNode
    } else if (this._walkerStack.length > 1) {
      this._walkerStack.shift()
      let newNode = this.nextNode()
      if (newNode) this.currentNode = newNode
      return newNode
    } else return null
  }
  previousNode() {
    const currentWalker = this._walkerStack[0]
    if (currentWalker.currentNode === currentWalker.root) {
      if (this._currentSetFor.has(currentWalker)) {
        this._currentSetFor.delete(currentWalker)
        if (this._walkerStack.length > 1) {
          this._walkerStack.shift()
          let newNode = this.previousNode()
          if (newNode) this.currentNode = newNode
          return newNode
        } else return null
      }
      return null
    }
    const previousNode = currentWalker.previousNode()
    if (previousNode) {
      if (previousNode.shadowRoot) {
        let nodeResult
        if (typeof this.filter === 'function') nodeResult = this.filter(previousNode)
        else if (this.filter?.acceptNode) nodeResult = this.filter.acceptNode(previousNode)
        if (nodeResult === NodeFilter.FILTER_ACCEPT) {
          if (previousNode) this.currentNode = previousNode
          return previousNode
        }
        let newNode = this.lastChild()
        if (newNode) this.currentNode = newNode
        return newNode
      }
      if (previousNode) this.currentNode = previousNode
      return previousNode
    } else if (this._walkerStack.length > 1) {
      this._walkerStack.shift()
      let newNode = this.previousNode()
      if (newNode) this.currentNode = newNode
      return newNode
    } else return null
  }
  /**
   * @deprecated
   */ nextSibling() {
    return null
  }
  /**
   * @deprecated
   */ previousSibling() {
    return null
  }
  /**
   * @deprecated
   */ parentNode() {
    return null
  }
}
function $654b97e09f2a30c1$export$4d0f8be8b12a7ef6(doc, root, whatToShow, filter) {
  if ($6a20a7989e6c817a$export$98658e8c59125e6a())
    return new $654b97e09f2a30c1$export$63eb3ababa9c55c4(doc, root, whatToShow, filter)
  return doc.createTreeWalker(root, whatToShow, filter)
}
// node_modules/react-aria/dist/private/overlays/ariaHideOutside.mjs
var $58196c8d6a1f38fc$var$supportsInert =
  typeof HTMLElement !== 'undefined' && 'inert' in HTMLElement.prototype
function $58196c8d6a1f38fc$var$isAlwaysVisibleNode(node) {
  return node.dataset.liveAnnouncer === 'true' || node.dataset.reactAriaTopLayer !== void 0
}
var $58196c8d6a1f38fc$var$refCountMap = /* @__PURE__ */ new WeakMap()
var $58196c8d6a1f38fc$var$observerStack = []
function $58196c8d6a1f38fc$export$1c3ebcada18427bf(targets, options) {
  let windowObj = $d447af545b77c9f1$export$f21a1ffae260145a(targets?.[0])
  let opts = options instanceof windowObj.Element ? { root: options } : options
  let root = opts?.root ?? document.body
  let shouldUseInert = opts?.shouldUseInert && $58196c8d6a1f38fc$var$supportsInert
  let visibleNodes = new Set(targets)
  let hiddenNodes = /* @__PURE__ */ new Set()
  let getHidden = (element) => {
    return shouldUseInert && element instanceof windowObj.HTMLElement
      ? element.inert
      : element.getAttribute('aria-hidden') === 'true'
  }
  let setHidden = (element, hidden) => {
    if (shouldUseInert && element instanceof windowObj.HTMLElement) element.inert = hidden
    else if (hidden) element.setAttribute('aria-hidden', 'true')
    else {
      element.removeAttribute('aria-hidden')
      if (element instanceof windowObj.HTMLElement) element.inert = false
    }
  }
  let shadowRootsToWatch = /* @__PURE__ */ new Set()
  if ($6a20a7989e6c817a$export$98658e8c59125e6a()) {
    let boundary = root.getRootNode()
    for (let target of targets) {
      let current = target.getRootNode()
      while ($d447af545b77c9f1$export$af51f0f06c0f328a(current) && current !== boundary) {
        shadowRootsToWatch.add(current)
        current = current.host.getRootNode()
      }
    }
  }
  let walk = (root) => {
    for (let element of root.querySelectorAll('[data-live-announcer], [data-react-aria-top-layer]'))
      visibleNodes.add(element)
    let acceptNode = (node) => {
      if (
        hiddenNodes.has(node) ||
        visibleNodes.has(node) ||
        (node.parentElement &&
          hiddenNodes.has(node.parentElement) &&
          node.parentElement.getAttribute('role') !== 'row')
      )
        return NodeFilter.FILTER_REJECT
      for (let target of visibleNodes)
        if ($23f2114a1b82827e$export$4282f70798064fe0(node, target)) return NodeFilter.FILTER_SKIP
      return NodeFilter.FILTER_ACCEPT
    }
    let walker = $654b97e09f2a30c1$export$4d0f8be8b12a7ef6(
      $d447af545b77c9f1$export$b204af158042fbac(root),
      root,
      NodeFilter.SHOW_ELEMENT,
      { acceptNode },
    )
    let acceptRoot = acceptNode(root)
    if (acceptRoot === NodeFilter.FILTER_ACCEPT) hide(root)
    if (acceptRoot !== NodeFilter.FILTER_REJECT) {
      let node = walker.nextNode()
      while (node != null) {
        hide(node)
        node = walker.nextNode()
      }
    }
  }
  let hide = (node) => {
    let refCount = $58196c8d6a1f38fc$var$refCountMap.get(node) ?? 0
    if (getHidden(node) && refCount === 0) return
    if (refCount === 0) setHidden(node, true)
    hiddenNodes.add(node)
    $58196c8d6a1f38fc$var$refCountMap.set(node, refCount + 1)
  }
  if ($58196c8d6a1f38fc$var$observerStack.length)
    $58196c8d6a1f38fc$var$observerStack[$58196c8d6a1f38fc$var$observerStack.length - 1].disconnect()
  walk(root)
  let observer = new MutationObserver((changes) => {
    for (let change of changes) {
      if (change.type !== 'childList') continue
      if (
        change.target.isConnected &&
        ![...visibleNodes, ...hiddenNodes].some((node) =>
          $23f2114a1b82827e$export$4282f70798064fe0(node, change.target),
        )
      ) {
        for (let node of change.addedNodes)
          if (
            (node instanceof HTMLElement || node instanceof SVGElement) &&
            $58196c8d6a1f38fc$var$isAlwaysVisibleNode(node)
          )
            visibleNodes.add(node)
          else if (node instanceof Element) walk(node)
      }
      if ($6a20a7989e6c817a$export$98658e8c59125e6a()) {
        for (let shadowRoot of shadowRootsToWatch)
          if (!shadowRoot.isConnected) {
            observer.disconnect()
            break
          }
      }
    }
  })
  observer.observe(root, {
    childList: true,
    subtree: true,
  })
  let shadowObservers = /* @__PURE__ */ new Set()
  if ($6a20a7989e6c817a$export$98658e8c59125e6a())
    for (let shadowRoot of shadowRootsToWatch) {
      let shadowObserver = new MutationObserver((changes) => {
        for (let change of changes) {
          if (change.type !== 'childList') continue
          if (
            change.target.isConnected &&
            ![...visibleNodes, ...hiddenNodes].some((node) =>
              $23f2114a1b82827e$export$4282f70798064fe0(node, change.target),
            )
          ) {
            for (let node of change.addedNodes)
              if (
                (node instanceof HTMLElement || node instanceof SVGElement) &&
                $58196c8d6a1f38fc$var$isAlwaysVisibleNode(node)
              )
                visibleNodes.add(node)
              else if (node instanceof Element) walk(node)
          }
          if ($6a20a7989e6c817a$export$98658e8c59125e6a()) {
            for (let shadowRoot of shadowRootsToWatch)
              if (!shadowRoot.isConnected) {
                observer.disconnect()
                break
              }
          }
        }
      })
      shadowObserver.observe(shadowRoot, {
        childList: true,
        subtree: true,
      })
      shadowObservers.add(shadowObserver)
    }
  let observerWrapper = {
    visibleNodes,
    hiddenNodes,
    observe() {
      observer.observe(root, {
        childList: true,
        subtree: true,
      })
    },
    disconnect() {
      observer.disconnect()
    },
  }
  $58196c8d6a1f38fc$var$observerStack.push(observerWrapper)
  return () => {
    observer.disconnect()
    if ($6a20a7989e6c817a$export$98658e8c59125e6a())
      for (let shadowObserver of shadowObservers) shadowObserver.disconnect()
    for (let node of hiddenNodes) {
      let count = $58196c8d6a1f38fc$var$refCountMap.get(node)
      if (count == null) continue
      if (count === 1) {
        setHidden(node, false)
        $58196c8d6a1f38fc$var$refCountMap.delete(node)
      } else $58196c8d6a1f38fc$var$refCountMap.set(node, count - 1)
    }
    if (
      observerWrapper === $58196c8d6a1f38fc$var$observerStack[$58196c8d6a1f38fc$var$observerStack.length - 1]
    ) {
      $58196c8d6a1f38fc$var$observerStack.pop()
      if ($58196c8d6a1f38fc$var$observerStack.length)
        $58196c8d6a1f38fc$var$observerStack[$58196c8d6a1f38fc$var$observerStack.length - 1].observe()
    } else
      $58196c8d6a1f38fc$var$observerStack.splice(
        $58196c8d6a1f38fc$var$observerStack.indexOf(observerWrapper),
        1,
      )
  }
}
function $58196c8d6a1f38fc$export$1020fa7f77e17884(element) {
  let observer = $58196c8d6a1f38fc$var$observerStack[$58196c8d6a1f38fc$var$observerStack.length - 1]
  if (observer && !observer.visibleNodes.has(element)) {
    observer.visibleNodes.add(element)
    return () => {
      observer.visibleNodes.delete(element)
    }
  }
}
// node_modules/react-aria/dist/private/focus/FocusScope.mjs
var $535772f9d2c1f38d$var$FocusContext = /*#__PURE__*/ import_react.createContext(null)
var $535772f9d2c1f38d$var$RESTORE_FOCUS_EVENT = 'react-aria-focus-scope-restore'
var $535772f9d2c1f38d$var$activeScope = null
function $535772f9d2c1f38d$export$20e40289641fbbb6(props) {
  let { children, contain, restoreFocus, autoFocus } = props
  let startRef = (0, import_react.useRef)(null)
  let endRef = (0, import_react.useRef)(null)
  let scopeRef = (0, import_react.useRef)([])
  let { parentNode } = (0, import_react.useContext)($535772f9d2c1f38d$var$FocusContext) || {}
  let node = (0, import_react.useMemo)(() => new $535772f9d2c1f38d$var$TreeNode({ scopeRef }), [scopeRef])
  $c4867b2f328c2698$export$e5c5a5f917a5871c(() => {
    let parent = parentNode || $535772f9d2c1f38d$export$d06fae2ee68b101e.root
    if (
      $535772f9d2c1f38d$export$d06fae2ee68b101e.getTreeNode(parent.scopeRef) &&
      $535772f9d2c1f38d$var$activeScope &&
      !$535772f9d2c1f38d$var$isAncestorScope($535772f9d2c1f38d$var$activeScope, parent.scopeRef)
    ) {
      let activeNode = $535772f9d2c1f38d$export$d06fae2ee68b101e.getTreeNode(
        $535772f9d2c1f38d$var$activeScope,
      )
      if (activeNode) parent = activeNode
    }
    parent.addChild(node)
    $535772f9d2c1f38d$export$d06fae2ee68b101e.addNode(node)
  }, [node, parentNode])
  $c4867b2f328c2698$export$e5c5a5f917a5871c(() => {
    let node = $535772f9d2c1f38d$export$d06fae2ee68b101e.getTreeNode(scopeRef)
    if (node) node.contain = !!contain
  }, [contain])
  $c4867b2f328c2698$export$e5c5a5f917a5871c(() => {
    let node = startRef.current?.nextSibling
    let nodes = []
    let stopPropagation = (e) => e.stopPropagation()
    while (node && node !== endRef.current) {
      nodes.push(node)
      node.addEventListener($535772f9d2c1f38d$var$RESTORE_FOCUS_EVENT, stopPropagation)
      node = node.nextSibling
    }
    scopeRef.current = nodes
    return () => {
      for (let node of nodes)
        node.removeEventListener($535772f9d2c1f38d$var$RESTORE_FOCUS_EVENT, stopPropagation)
    }
  }, [children])
  $535772f9d2c1f38d$var$useActiveScopeTracker(scopeRef, restoreFocus, contain)
  $535772f9d2c1f38d$var$useFocusContainment(scopeRef, contain)
  $535772f9d2c1f38d$var$useRestoreFocus(scopeRef, restoreFocus, contain)
  $535772f9d2c1f38d$var$useAutoFocus(scopeRef, autoFocus)
  ;(0, import_react.useEffect)(() => {
    const activeElement = $23f2114a1b82827e$export$cd4e5573fbe2b576(
      $d447af545b77c9f1$export$b204af158042fbac(scopeRef.current ? scopeRef.current[0] : void 0),
    )
    let scope = null
    if ($535772f9d2c1f38d$var$isElementInScope(activeElement, scopeRef.current)) {
      for (let node of $535772f9d2c1f38d$export$d06fae2ee68b101e.traverse())
        if (node.scopeRef && $535772f9d2c1f38d$var$isElementInScope(activeElement, node.scopeRef.current))
          scope = node
      if (scope === $535772f9d2c1f38d$export$d06fae2ee68b101e.getTreeNode(scopeRef))
        $535772f9d2c1f38d$var$activeScope = scope.scopeRef
    }
  }, [scopeRef])
  $c4867b2f328c2698$export$e5c5a5f917a5871c(() => {
    return () => {
      let parentScope =
        $535772f9d2c1f38d$export$d06fae2ee68b101e.getTreeNode(scopeRef)?.parent?.scopeRef ?? null
      if (
        (scopeRef === $535772f9d2c1f38d$var$activeScope ||
          $535772f9d2c1f38d$var$isAncestorScope(scopeRef, $535772f9d2c1f38d$var$activeScope)) &&
        (!parentScope || $535772f9d2c1f38d$export$d06fae2ee68b101e.getTreeNode(parentScope))
      )
        $535772f9d2c1f38d$var$activeScope = parentScope
      $535772f9d2c1f38d$export$d06fae2ee68b101e.removeTreeNode(scopeRef)
    }
  }, [scopeRef])
  let focusManager = (0, import_react.useMemo)(
    () => $535772f9d2c1f38d$var$createFocusManagerForScope(scopeRef),
    [],
  )
  let value = (0, import_react.useMemo)(
    () => ({
      focusManager,
      parentNode: node,
    }),
    [node, focusManager],
  )
  return /*#__PURE__*/ import_react.createElement(
    $535772f9d2c1f38d$var$FocusContext.Provider,
    { value },
    /*#__PURE__*/ import_react.createElement('span', {
      'data-focus-scope-start': true,
      hidden: true,
      ref: startRef,
    }),
    children,
    /*#__PURE__*/ import_react.createElement('span', {
      'data-focus-scope-end': true,
      hidden: true,
      ref: endRef,
    }),
  )
}
function $535772f9d2c1f38d$var$createFocusManagerForScope(scopeRef) {
  return {
    focusNext(opts = {}) {
      let scope = scopeRef.current
      let { from, tabbable, wrap, accept } = opts
      let node =
        from ||
        $23f2114a1b82827e$export$cd4e5573fbe2b576(
          $d447af545b77c9f1$export$b204af158042fbac(scope[0] ?? void 0),
        )
      let sentinel = scope[0].previousElementSibling
      let walker = $535772f9d2c1f38d$export$2d6ec8fc375ceafa(
        $535772f9d2c1f38d$var$getScopeRoot(scope),
        {
          tabbable,
          accept,
        },
        scope,
      )
      walker.currentNode = $535772f9d2c1f38d$var$isElementInScope(node, scope) ? node : sentinel
      let nextNode = walker.nextNode()
      if (!nextNode && wrap) {
        walker.currentNode = sentinel
        nextNode = walker.nextNode()
      }
      if (nextNode) $535772f9d2c1f38d$var$focusElement(nextNode, true)
      return nextNode
    },
    focusPrevious(opts = {}) {
      let scope = scopeRef.current
      let { from, tabbable, wrap, accept } = opts
      let node =
        from ||
        $23f2114a1b82827e$export$cd4e5573fbe2b576(
          $d447af545b77c9f1$export$b204af158042fbac(scope[0] ?? void 0),
        )
      let sentinel = scope[scope.length - 1].nextElementSibling
      let walker = $535772f9d2c1f38d$export$2d6ec8fc375ceafa(
        $535772f9d2c1f38d$var$getScopeRoot(scope),
        {
          tabbable,
          accept,
        },
        scope,
      )
      walker.currentNode = $535772f9d2c1f38d$var$isElementInScope(node, scope) ? node : sentinel
      let previousNode = walker.previousNode()
      if (!previousNode && wrap) {
        walker.currentNode = sentinel
        previousNode = walker.previousNode()
      }
      if (previousNode) $535772f9d2c1f38d$var$focusElement(previousNode, true)
      return previousNode
    },
    focusFirst(opts = {}) {
      let scope = scopeRef.current
      let { tabbable, accept } = opts
      let walker = $535772f9d2c1f38d$export$2d6ec8fc375ceafa(
        $535772f9d2c1f38d$var$getScopeRoot(scope),
        {
          tabbable,
          accept,
        },
        scope,
      )
      walker.currentNode = scope[0].previousElementSibling
      let nextNode = walker.nextNode()
      if (nextNode) $535772f9d2c1f38d$var$focusElement(nextNode, true)
      return nextNode
    },
    focusLast(opts = {}) {
      let scope = scopeRef.current
      let { tabbable, accept } = opts
      let walker = $535772f9d2c1f38d$export$2d6ec8fc375ceafa(
        $535772f9d2c1f38d$var$getScopeRoot(scope),
        {
          tabbable,
          accept,
        },
        scope,
      )
      walker.currentNode = scope[scope.length - 1].nextElementSibling
      let previousNode = walker.previousNode()
      if (previousNode) $535772f9d2c1f38d$var$focusElement(previousNode, true)
      return previousNode
    },
  }
}
function $535772f9d2c1f38d$var$getScopeRoot(scope) {
  return scope[0].parentElement
}
function $535772f9d2c1f38d$var$shouldContainFocus(scopeRef) {
  let scope = $535772f9d2c1f38d$export$d06fae2ee68b101e.getTreeNode($535772f9d2c1f38d$var$activeScope)
  while (scope && scope.scopeRef !== scopeRef) {
    if (scope.contain) return false
    scope = scope.parent
  }
  return true
}
function $535772f9d2c1f38d$var$getRadiosInGroup(element) {
  if (!element.form)
    return Array.from(
      $d447af545b77c9f1$export$b204af158042fbac(element).querySelectorAll(
        `input[type="radio"][name="${CSS.escape(element.name)}"]`,
      ),
    ).filter((radio) => !radio.form)
  const radioList = element.form.elements.namedItem(element.name)
  let ownerWindow = $d447af545b77c9f1$export$f21a1ffae260145a(element)
  if (radioList instanceof ownerWindow.RadioNodeList)
    return Array.from(radioList).filter((el) => el instanceof ownerWindow.HTMLInputElement)
  if (radioList instanceof ownerWindow.HTMLInputElement) return [radioList]
  return []
}
function $535772f9d2c1f38d$var$isTabbableRadio(element) {
  if (element.checked) return true
  const radios = $535772f9d2c1f38d$var$getRadiosInGroup(element)
  return radios.length > 0 && !radios.some((radio) => radio.checked)
}
function $535772f9d2c1f38d$var$useFocusContainment(scopeRef, contain) {
  let focusedNode = (0, import_react.useRef)(void 0)
  let raf = (0, import_react.useRef)(void 0)
  $c4867b2f328c2698$export$e5c5a5f917a5871c(() => {
    let scope = scopeRef.current
    if (!contain) {
      if (raf.current) {
        cancelAnimationFrame(raf.current)
        raf.current = void 0
      }
      return
    }
    const ownerDocument = $d447af545b77c9f1$export$b204af158042fbac(scope ? scope[0] : void 0)
    let onKeyDown = (e) => {
      if (
        e.key !== 'Tab' ||
        e.altKey ||
        e.ctrlKey ||
        e.metaKey ||
        !$535772f9d2c1f38d$var$shouldContainFocus(scopeRef) ||
        e.isComposing
      )
        return
      let focusedElement = $23f2114a1b82827e$export$cd4e5573fbe2b576(ownerDocument)
      let scope = scopeRef.current
      if (!scope || !$535772f9d2c1f38d$var$isElementInScope(focusedElement, scope)) return
      let walker = $535772f9d2c1f38d$export$2d6ec8fc375ceafa(
        $535772f9d2c1f38d$var$getScopeRoot(scope),
        { tabbable: true },
        scope,
      )
      if (!focusedElement) return
      walker.currentNode = focusedElement
      let nextElement = e.shiftKey ? walker.previousNode() : walker.nextNode()
      if (!nextElement) {
        walker.currentNode = e.shiftKey
          ? scope[scope.length - 1].nextElementSibling
          : scope[0].previousElementSibling
        nextElement = e.shiftKey ? walker.previousNode() : walker.nextNode()
      }
      e.preventDefault()
      if (nextElement) {
        $535772f9d2c1f38d$var$focusElement(nextElement, true)
        if (nextElement instanceof $d447af545b77c9f1$export$f21a1ffae260145a(nextElement).HTMLInputElement)
          nextElement.select()
      }
    }
    let onFocus = (e) => {
      if (
        (!$535772f9d2c1f38d$var$activeScope ||
          $535772f9d2c1f38d$var$isAncestorScope($535772f9d2c1f38d$var$activeScope, scopeRef)) &&
        $535772f9d2c1f38d$var$isElementInScope($23f2114a1b82827e$export$e58f029f0fbfdb29(e), scopeRef.current)
      ) {
        $535772f9d2c1f38d$var$activeScope = scopeRef
        focusedNode.current = $23f2114a1b82827e$export$e58f029f0fbfdb29(e)
      } else if (
        $535772f9d2c1f38d$var$shouldContainFocus(scopeRef) &&
        !$535772f9d2c1f38d$var$isElementInChildScope($23f2114a1b82827e$export$e58f029f0fbfdb29(e), scopeRef)
      ) {
        if (focusedNode.current) $535772f9d2c1f38d$var$focusElement(focusedNode.current)
        else if ($535772f9d2c1f38d$var$activeScope && $535772f9d2c1f38d$var$activeScope.current)
          $535772f9d2c1f38d$var$focusFirstInScope($535772f9d2c1f38d$var$activeScope.current)
      } else if ($535772f9d2c1f38d$var$shouldContainFocus(scopeRef))
        focusedNode.current = $23f2114a1b82827e$export$e58f029f0fbfdb29(e)
    }
    let onBlur = (e) => {
      if (raf.current) cancelAnimationFrame(raf.current)
      raf.current = requestAnimationFrame(() => {
        let modality = $8f5a2122b0992be3$export$630ff653c5ada6a9()
        let shouldSkipFocusRestore =
          (modality === 'virtual' || modality === null) &&
          $2add3ce32c6007eb$export$a11b0059900ceec8() &&
          $2add3ce32c6007eb$export$6446a186d09e379e()
        let activeElement = $23f2114a1b82827e$export$cd4e5573fbe2b576(ownerDocument)
        if (
          !shouldSkipFocusRestore &&
          activeElement &&
          $535772f9d2c1f38d$var$shouldContainFocus(scopeRef) &&
          !$535772f9d2c1f38d$var$isElementInChildScope(activeElement, scopeRef)
        ) {
          $535772f9d2c1f38d$var$activeScope = scopeRef
          let target = $23f2114a1b82827e$export$e58f029f0fbfdb29(e)
          if (target && target.isConnected) {
            focusedNode.current = target
            $535772f9d2c1f38d$var$focusElement(focusedNode.current)
          } else if ($535772f9d2c1f38d$var$activeScope.current)
            $535772f9d2c1f38d$var$focusFirstInScope($535772f9d2c1f38d$var$activeScope.current)
        }
      })
    }
    ownerDocument.addEventListener('keydown', onKeyDown, false)
    ownerDocument.addEventListener('focusin', onFocus, false)
    scope?.forEach((element) => element.addEventListener('focusin', onFocus, false))
    scope?.forEach((element) => element.addEventListener('focusout', onBlur, false))
    return () => {
      ownerDocument.removeEventListener('keydown', onKeyDown, false)
      ownerDocument.removeEventListener('focusin', onFocus, false)
      scope?.forEach((element) => element.removeEventListener('focusin', onFocus, false))
      scope?.forEach((element) => element.removeEventListener('focusout', onBlur, false))
    }
  }, [scopeRef, contain])
  $c4867b2f328c2698$export$e5c5a5f917a5871c(() => {
    return () => {
      if (raf.current) cancelAnimationFrame(raf.current)
    }
  }, [raf])
}
function $535772f9d2c1f38d$var$isElementInAnyScope(element) {
  return $535772f9d2c1f38d$var$isElementInChildScope(element)
}
function $535772f9d2c1f38d$var$isElementInScope(element, scope) {
  if (!element) return false
  if (!scope) return false
  return scope.some((node) => $23f2114a1b82827e$export$4282f70798064fe0(node, element))
}
function $535772f9d2c1f38d$var$isElementInChildScope(element, scope = null) {
  if (element instanceof Element && element.closest('[data-react-aria-top-layer]')) return true
  for (let { scopeRef: s } of $535772f9d2c1f38d$export$d06fae2ee68b101e.traverse(
    $535772f9d2c1f38d$export$d06fae2ee68b101e.getTreeNode(scope),
  ))
    if (s && $535772f9d2c1f38d$var$isElementInScope(element, s.current)) return true
  return false
}
function $535772f9d2c1f38d$export$1258395f99bf9cbf(element) {
  return $535772f9d2c1f38d$var$isElementInChildScope(element, $535772f9d2c1f38d$var$activeScope)
}
function $535772f9d2c1f38d$var$isAncestorScope(ancestor, scope) {
  let parent = $535772f9d2c1f38d$export$d06fae2ee68b101e.getTreeNode(scope)?.parent
  while (parent) {
    if (parent.scopeRef === ancestor) return true
    parent = parent.parent
  }
  return false
}
function $535772f9d2c1f38d$var$focusElement(element, scroll = false) {
  if (element != null && !scroll)
    try {
      $f192c2f16961cbe0$export$80f3e147d781571c(element)
    } catch {}
  else if (element != null)
    try {
      element.focus()
    } catch {}
}
function $535772f9d2c1f38d$var$getFirstInScope(scope, tabbable = true) {
  let sentinel = scope[0].previousElementSibling
  let scopeRoot = $535772f9d2c1f38d$var$getScopeRoot(scope)
  let walker = $535772f9d2c1f38d$export$2d6ec8fc375ceafa(scopeRoot, { tabbable }, scope)
  walker.currentNode = sentinel
  let nextNode = walker.nextNode()
  if (tabbable && !nextNode) {
    scopeRoot = $535772f9d2c1f38d$var$getScopeRoot(scope)
    walker = $535772f9d2c1f38d$export$2d6ec8fc375ceafa(scopeRoot, { tabbable: false }, scope)
    walker.currentNode = sentinel
    nextNode = walker.nextNode()
  }
  return nextNode
}
function $535772f9d2c1f38d$var$focusFirstInScope(scope, tabbable = true) {
  $535772f9d2c1f38d$var$focusElement($535772f9d2c1f38d$var$getFirstInScope(scope, tabbable))
}
function $535772f9d2c1f38d$var$useAutoFocus(scopeRef, autoFocus) {
  const autoFocusRef = import_react.useRef(autoFocus)
  ;(0, import_react.useEffect)(() => {
    if (autoFocusRef.current) {
      $535772f9d2c1f38d$var$activeScope = scopeRef
      const ownerDocument = $d447af545b77c9f1$export$b204af158042fbac(
        scopeRef.current ? scopeRef.current[0] : void 0,
      )
      if (
        !$535772f9d2c1f38d$var$isElementInScope(
          $23f2114a1b82827e$export$cd4e5573fbe2b576(ownerDocument),
          $535772f9d2c1f38d$var$activeScope.current,
        ) &&
        scopeRef.current
      )
        $535772f9d2c1f38d$var$focusFirstInScope(scopeRef.current)
    }
    autoFocusRef.current = false
  }, [scopeRef])
}
function $535772f9d2c1f38d$var$useActiveScopeTracker(scopeRef, restore, contain) {
  $c4867b2f328c2698$export$e5c5a5f917a5871c(() => {
    if (restore || contain) return
    let scope = scopeRef.current
    const ownerDocument = $d447af545b77c9f1$export$b204af158042fbac(scope ? scope[0] : void 0)
    let onFocus = (e) => {
      let target = $23f2114a1b82827e$export$e58f029f0fbfdb29(e)
      if ($535772f9d2c1f38d$var$isElementInScope(target, scopeRef.current))
        $535772f9d2c1f38d$var$activeScope = scopeRef
      else if (!$535772f9d2c1f38d$var$isElementInAnyScope(target)) $535772f9d2c1f38d$var$activeScope = null
    }
    ownerDocument.addEventListener('focusin', onFocus, false)
    scope?.forEach((element) => element.addEventListener('focusin', onFocus, false))
    return () => {
      ownerDocument.removeEventListener('focusin', onFocus, false)
      scope?.forEach((element) => element.removeEventListener('focusin', onFocus, false))
    }
  }, [scopeRef, restore, contain])
}
function $535772f9d2c1f38d$var$shouldRestoreFocus(scopeRef) {
  let scope = $535772f9d2c1f38d$export$d06fae2ee68b101e.getTreeNode($535772f9d2c1f38d$var$activeScope)
  while (scope && scope.scopeRef !== scopeRef) {
    if (scope.nodeToRestore) return false
    scope = scope.parent
  }
  return scope?.scopeRef === scopeRef
}
function $535772f9d2c1f38d$var$useRestoreFocus(scopeRef, restoreFocus, contain) {
  const nodeToRestoreRef = (0, import_react.useRef)(
    typeof document !== 'undefined'
      ? $23f2114a1b82827e$export$cd4e5573fbe2b576(
          $d447af545b77c9f1$export$b204af158042fbac(scopeRef.current ? scopeRef.current[0] : void 0),
        )
      : null,
  )
  $c4867b2f328c2698$export$e5c5a5f917a5871c(() => {
    let scope = scopeRef.current
    const ownerDocument = $d447af545b77c9f1$export$b204af158042fbac(scope ? scope[0] : void 0)
    if (!restoreFocus || contain) return
    let onFocus = () => {
      if (
        (!$535772f9d2c1f38d$var$activeScope ||
          $535772f9d2c1f38d$var$isAncestorScope($535772f9d2c1f38d$var$activeScope, scopeRef)) &&
        $535772f9d2c1f38d$var$isElementInScope(
          $23f2114a1b82827e$export$cd4e5573fbe2b576(ownerDocument),
          scopeRef.current,
        )
      )
        $535772f9d2c1f38d$var$activeScope = scopeRef
    }
    ownerDocument.addEventListener('focusin', onFocus, false)
    scope?.forEach((element) => element.addEventListener('focusin', onFocus, false))
    return () => {
      ownerDocument.removeEventListener('focusin', onFocus, false)
      scope?.forEach((element) => element.removeEventListener('focusin', onFocus, false))
    }
  }, [scopeRef, contain])
  $c4867b2f328c2698$export$e5c5a5f917a5871c(() => {
    const ownerDocument = $d447af545b77c9f1$export$b204af158042fbac(
      scopeRef.current ? scopeRef.current[0] : void 0,
    )
    if (!restoreFocus) return
    let onKeyDown = (e) => {
      if (
        e.key !== 'Tab' ||
        e.altKey ||
        e.ctrlKey ||
        e.metaKey ||
        !$535772f9d2c1f38d$var$shouldContainFocus(scopeRef) ||
        e.isComposing
      )
        return
      let focusedElement = ownerDocument.activeElement
      if (
        !$535772f9d2c1f38d$var$isElementInChildScope(focusedElement, scopeRef) ||
        !$535772f9d2c1f38d$var$shouldRestoreFocus(scopeRef)
      )
        return
      let treeNode = $535772f9d2c1f38d$export$d06fae2ee68b101e.getTreeNode(scopeRef)
      if (!treeNode) return
      let nodeToRestore = treeNode.nodeToRestore
      let walker = $535772f9d2c1f38d$export$2d6ec8fc375ceafa(ownerDocument.body, { tabbable: true })
      walker.currentNode = focusedElement
      let nextElement = e.shiftKey ? walker.previousNode() : walker.nextNode()
      if (!nodeToRestore || !nodeToRestore.isConnected || nodeToRestore === ownerDocument.body) {
        nodeToRestore = void 0
        treeNode.nodeToRestore = void 0
      }
      if (
        (!nextElement || !$535772f9d2c1f38d$var$isElementInChildScope(nextElement, scopeRef)) &&
        nodeToRestore
      ) {
        walker.currentNode = nodeToRestore
        do nextElement = e.shiftKey ? walker.previousNode() : walker.nextNode()
        while ($535772f9d2c1f38d$var$isElementInChildScope(nextElement, scopeRef))
        e.preventDefault()
        e.stopPropagation()
        if (nextElement) $535772f9d2c1f38d$var$focusElement(nextElement, true)
        else if (!$535772f9d2c1f38d$var$isElementInAnyScope(nodeToRestore)) focusedElement.blur()
        else $535772f9d2c1f38d$var$focusElement(nodeToRestore, true)
      }
    }
    if (!contain) ownerDocument.addEventListener('keydown', onKeyDown, true)
    return () => {
      if (!contain) ownerDocument.removeEventListener('keydown', onKeyDown, true)
    }
  }, [scopeRef, restoreFocus, contain])
  $c4867b2f328c2698$export$e5c5a5f917a5871c(() => {
    const ownerDocument = $d447af545b77c9f1$export$b204af158042fbac(
      scopeRef.current ? scopeRef.current[0] : void 0,
    )
    if (!restoreFocus) return
    let treeNode = $535772f9d2c1f38d$export$d06fae2ee68b101e.getTreeNode(scopeRef)
    if (!treeNode) return
    treeNode.nodeToRestore = nodeToRestoreRef.current ?? void 0
    return () => {
      let treeNode = $535772f9d2c1f38d$export$d06fae2ee68b101e.getTreeNode(scopeRef)
      if (!treeNode) return
      let nodeToRestore = treeNode.nodeToRestore
      let activeElement = $23f2114a1b82827e$export$cd4e5573fbe2b576(ownerDocument)
      if (
        restoreFocus &&
        nodeToRestore &&
        ((activeElement && $535772f9d2c1f38d$var$isElementInChildScope(activeElement, scopeRef)) ||
          (activeElement === ownerDocument.body && $535772f9d2c1f38d$var$shouldRestoreFocus(scopeRef)))
      ) {
        let clonedTree = $535772f9d2c1f38d$export$d06fae2ee68b101e.clone()
        requestAnimationFrame(() => {
          if (ownerDocument.activeElement === ownerDocument.body) {
            let treeNode = clonedTree.getTreeNode(scopeRef)
            while (treeNode) {
              if (treeNode.nodeToRestore && treeNode.nodeToRestore.isConnected) {
                $535772f9d2c1f38d$var$restoreFocusToElement(treeNode.nodeToRestore)
                return
              }
              treeNode = treeNode.parent
            }
            treeNode = clonedTree.getTreeNode(scopeRef)
            while (treeNode) {
              if (
                treeNode.scopeRef &&
                treeNode.scopeRef.current &&
                $535772f9d2c1f38d$export$d06fae2ee68b101e.getTreeNode(treeNode.scopeRef)
              ) {
                let node = $535772f9d2c1f38d$var$getFirstInScope(treeNode.scopeRef.current, true)
                if (node) {
                  $535772f9d2c1f38d$var$restoreFocusToElement(node)
                  return
                }
              }
              treeNode = treeNode.parent
            }
          }
        })
      }
    }
  }, [scopeRef, restoreFocus])
}
function $535772f9d2c1f38d$var$restoreFocusToElement(node) {
  if (
    node.dispatchEvent(
      new CustomEvent($535772f9d2c1f38d$var$RESTORE_FOCUS_EVENT, {
        bubbles: true,
        cancelable: true,
      }),
    )
  )
    $535772f9d2c1f38d$var$focusElement(node)
}
function $535772f9d2c1f38d$export$2d6ec8fc375ceafa(root, opts, scope) {
  let filter = opts?.tabbable
    ? $3b8b240c1bf84ab9$export$bebd5a1431fec25d
    : $3b8b240c1bf84ab9$export$4c063cf1350e6fed
  let rootElement = root?.nodeType === Node.ELEMENT_NODE ? root : null
  let doc = $d447af545b77c9f1$export$b204af158042fbac(rootElement)
  let walker = $654b97e09f2a30c1$export$4d0f8be8b12a7ef6(doc, root || doc, NodeFilter.SHOW_ELEMENT, {
    acceptNode(node) {
      if ($23f2114a1b82827e$export$4282f70798064fe0(opts?.from, node)) return NodeFilter.FILTER_REJECT
      if (opts?.tabbable && node.tagName === 'INPUT' && node.getAttribute('type') === 'radio') {
        if (!$535772f9d2c1f38d$var$isTabbableRadio(node)) return NodeFilter.FILTER_REJECT
        if (
          walker.currentNode.tagName === 'INPUT' &&
          walker.currentNode.type === 'radio' &&
          walker.currentNode.name === node.name
        )
          return NodeFilter.FILTER_REJECT
      }
      if (
        filter(node) &&
        (!scope || $535772f9d2c1f38d$var$isElementInScope(node, scope)) &&
        (!opts?.accept || opts.accept(node))
      )
        return NodeFilter.FILTER_ACCEPT
      return NodeFilter.FILTER_SKIP
    },
  })
  if (opts?.from) walker.currentNode = opts.from
  return walker
}
function $535772f9d2c1f38d$export$c5251b9e124bf29(ref, defaultOptions = {}) {
  return {
    focusNext(opts = {}) {
      let root = ref.current
      if (!root) return null
      let {
        from,
        tabbable = defaultOptions.tabbable,
        wrap = defaultOptions.wrap,
        accept = defaultOptions.accept,
      } = opts
      let node =
        from || $23f2114a1b82827e$export$cd4e5573fbe2b576($d447af545b77c9f1$export$b204af158042fbac(root))
      let walker = $535772f9d2c1f38d$export$2d6ec8fc375ceafa(root, {
        tabbable,
        accept,
      })
      if ($23f2114a1b82827e$export$4282f70798064fe0(root, node)) walker.currentNode = node
      let nextNode = walker.nextNode()
      if (!nextNode && wrap) {
        walker.currentNode = root
        nextNode = walker.nextNode()
      }
      if (nextNode) $535772f9d2c1f38d$var$focusElement(nextNode, true)
      return nextNode
    },
    focusPrevious(opts = defaultOptions) {
      let root = ref.current
      if (!root) return null
      let {
        from,
        tabbable = defaultOptions.tabbable,
        wrap = defaultOptions.wrap,
        accept = defaultOptions.accept,
      } = opts
      let node =
        from || $23f2114a1b82827e$export$cd4e5573fbe2b576($d447af545b77c9f1$export$b204af158042fbac(root))
      let walker = $535772f9d2c1f38d$export$2d6ec8fc375ceafa(root, {
        tabbable,
        accept,
      })
      if ($23f2114a1b82827e$export$4282f70798064fe0(root, node)) walker.currentNode = node
      else {
        let next = $535772f9d2c1f38d$var$last(walker)
        if (next) $535772f9d2c1f38d$var$focusElement(next, true)
        return next ?? null
      }
      let previousNode = walker.previousNode()
      if (!previousNode && wrap) {
        walker.currentNode = root
        let lastNode = $535772f9d2c1f38d$var$last(walker)
        if (!lastNode) return null
        previousNode = lastNode
      }
      if (previousNode) $535772f9d2c1f38d$var$focusElement(previousNode, true)
      return previousNode ?? null
    },
    focusFirst(opts = defaultOptions) {
      let root = ref.current
      if (!root) return null
      let { tabbable = defaultOptions.tabbable, accept = defaultOptions.accept } = opts
      let nextNode = $535772f9d2c1f38d$export$2d6ec8fc375ceafa(root, {
        tabbable,
        accept,
      }).nextNode()
      if (nextNode) $535772f9d2c1f38d$var$focusElement(nextNode, true)
      return nextNode
    },
    focusLast(opts = defaultOptions) {
      let root = ref.current
      if (!root) return null
      let { tabbable = defaultOptions.tabbable, accept = defaultOptions.accept } = opts
      let next = $535772f9d2c1f38d$var$last(
        $535772f9d2c1f38d$export$2d6ec8fc375ceafa(root, {
          tabbable,
          accept,
        }),
      )
      if (next) $535772f9d2c1f38d$var$focusElement(next, true)
      return next ?? null
    },
  }
}
function $535772f9d2c1f38d$var$last(walker) {
  let next = void 0
  let last
  do {
    last = walker.lastChild()
    if (last) next = last
  } while (last)
  return next
}
var $535772f9d2c1f38d$var$Tree = class $535772f9d2c1f38d$var$Tree {
  constructor() {
    this.fastMap = /* @__PURE__ */ new Map()
    this.root = new $535772f9d2c1f38d$var$TreeNode({ scopeRef: null })
    this.fastMap.set(null, this.root)
  }
  get size() {
    return this.fastMap.size
  }
  getTreeNode(data) {
    return this.fastMap.get(data)
  }
  addTreeNode(scopeRef, parent, nodeToRestore) {
    let parentNode = this.fastMap.get(parent ?? null)
    if (!parentNode) return
    let node = new $535772f9d2c1f38d$var$TreeNode({ scopeRef })
    parentNode.addChild(node)
    node.parent = parentNode
    this.fastMap.set(scopeRef, node)
    if (nodeToRestore) node.nodeToRestore = nodeToRestore
  }
  addNode(node) {
    this.fastMap.set(node.scopeRef, node)
  }
  removeTreeNode(scopeRef) {
    if (scopeRef === null) return
    let node = this.fastMap.get(scopeRef)
    if (!node) return
    let parentNode = node.parent
    for (let current of this.traverse())
      if (
        current !== node &&
        node.nodeToRestore &&
        current.nodeToRestore &&
        node.scopeRef &&
        node.scopeRef.current &&
        $535772f9d2c1f38d$var$isElementInScope(current.nodeToRestore, node.scopeRef.current)
      )
        current.nodeToRestore = node.nodeToRestore
    let children = node.children
    if (parentNode) {
      parentNode.removeChild(node)
      if (children.size > 0) children.forEach((child) => parentNode && parentNode.addChild(child))
    }
    this.fastMap.delete(node.scopeRef)
  }
  *traverse(node = this.root) {
    if (node.scopeRef != null) yield node
    if (node.children.size > 0) for (let child of node.children) yield* this.traverse(child)
  }
  clone() {
    let newTree = new $535772f9d2c1f38d$var$Tree()
    for (let node of this.traverse())
      newTree.addTreeNode(node.scopeRef, node.parent?.scopeRef ?? null, node.nodeToRestore)
    return newTree
  }
}
var $535772f9d2c1f38d$var$TreeNode = class {
  constructor(props) {
    this.children = /* @__PURE__ */ new Set()
    this.contain = false
    this.scopeRef = props.scopeRef
  }
  addChild(node) {
    this.children.add(node)
    node.parent = this
  }
  removeChild(node) {
    this.children.delete(node)
    node.parent = void 0
  }
}
var $535772f9d2c1f38d$export$d06fae2ee68b101e = new $535772f9d2c1f38d$var$Tree()
// node_modules/react-aria/dist/private/interactions/useInteractOutside.mjs
function $e260d131964da0f9$export$872b660ac5a1ff98(props) {
  let { ref, onInteractOutside, isDisabled, onInteractOutsideStart } = props
  let stateRef = (0, import_react.useRef)({
    isPointerDown: false,
    ignoreEmulatedMouseEvents: false,
  })
  let onPointerDown = $fe16bffc7a557bf0$export$7f54fc3180508a52((e) => {
    if (onInteractOutside && $e260d131964da0f9$var$isValidEvent(e, ref)) {
      if (onInteractOutsideStart) onInteractOutsideStart(e)
      stateRef.current.isPointerDown = true
    }
  })
  let triggerInteractOutside = $fe16bffc7a557bf0$export$7f54fc3180508a52((e) => {
    if (onInteractOutside) onInteractOutside(e)
  })
  ;(0, import_react.useEffect)(() => {
    let state = stateRef.current
    if (isDisabled) return
    const element = ref.current
    const documentObject = $d447af545b77c9f1$export$b204af158042fbac(element)
    if (typeof PointerEvent !== 'undefined') {
      let onClick = (e) => {
        if (state.isPointerDown && $e260d131964da0f9$var$isValidEvent(e, ref)) triggerInteractOutside(e)
        state.isPointerDown = false
      }
      documentObject.addEventListener('pointerdown', onPointerDown, true)
      documentObject.addEventListener('click', onClick, true)
      return () => {
        documentObject.removeEventListener('pointerdown', onPointerDown, true)
        documentObject.removeEventListener('click', onClick, true)
      }
    }
  }, [ref, isDisabled])
}
function $e260d131964da0f9$var$isValidEvent(event, ref) {
  if (event.button > 0) return false
  let target = $23f2114a1b82827e$export$e58f029f0fbfdb29(event)
  if (target) {
    const ownerDocument = target.ownerDocument
    if (!ownerDocument || !$23f2114a1b82827e$export$4282f70798064fe0(ownerDocument.documentElement, target))
      return false
    if (target.closest('[data-react-aria-top-layer]')) return false
  }
  if (!ref.current) return false
  return !event.composedPath().includes(ref.current)
}
// node_modules/react-aria/dist/private/overlays/useOverlay.mjs
var $77844860df94ba23$var$visibleOverlays = []
function $77844860df94ba23$export$ea8f71083e90600f(props, ref) {
  let {
    onClose,
    shouldCloseOnBlur,
    isOpen,
    isDismissable = false,
    isKeyboardDismissDisabled = false,
    shouldCloseOnInteractOutside,
  } = props
  let lastVisibleOverlay = (0, import_react.useRef)(void 0)
  ;(0, import_react.useEffect)(() => {
    if (isOpen && !$77844860df94ba23$var$visibleOverlays.includes(ref)) {
      $77844860df94ba23$var$visibleOverlays.push(ref)
      return () => {
        let index = $77844860df94ba23$var$visibleOverlays.indexOf(ref)
        if (index >= 0) $77844860df94ba23$var$visibleOverlays.splice(index, 1)
      }
    }
  }, [isOpen, ref])
  let onHide = () => {
    if (
      $77844860df94ba23$var$visibleOverlays[$77844860df94ba23$var$visibleOverlays.length - 1] === ref &&
      onClose
    )
      onClose()
  }
  let onInteractOutsideStart = (e) => {
    const topMostOverlay =
      $77844860df94ba23$var$visibleOverlays[$77844860df94ba23$var$visibleOverlays.length - 1]
    lastVisibleOverlay.current = topMostOverlay
    if (
      !shouldCloseOnInteractOutside ||
      shouldCloseOnInteractOutside($23f2114a1b82827e$export$e58f029f0fbfdb29(e))
    ) {
      if (topMostOverlay === ref) e.stopPropagation()
    }
  }
  let onInteractOutside = (e) => {
    if (
      !shouldCloseOnInteractOutside ||
      shouldCloseOnInteractOutside($23f2114a1b82827e$export$e58f029f0fbfdb29(e))
    ) {
      if ($77844860df94ba23$var$visibleOverlays[$77844860df94ba23$var$visibleOverlays.length - 1] === ref)
        e.stopPropagation()
      if (lastVisibleOverlay.current === ref) onHide()
    }
    lastVisibleOverlay.current = void 0
  }
  let { keyboardProps } = $8296dad1a4c5e0dc$export$8f71654801c2f7cd({
    shortcuts: {
      Escape: () => {
        if (!isKeyboardDismissDisabled) {
          onHide()
          return
        }
        return false
      },
    },
  })
  $e260d131964da0f9$export$872b660ac5a1ff98({
    ref,
    onInteractOutside: isDismissable && isOpen ? onInteractOutside : void 0,
    onInteractOutsideStart,
  })
  let { focusWithinProps } = $2c9edc598a03d523$export$420e68273165f4ec({
    isDisabled: !shouldCloseOnBlur,
    onBlurWithin: (e) => {
      if (!e.relatedTarget || $535772f9d2c1f38d$export$1258395f99bf9cbf(e.relatedTarget)) return
      if (!shouldCloseOnInteractOutside || shouldCloseOnInteractOutside(e.relatedTarget)) onClose?.()
    },
  })
  return {
    overlayProps: {
      ...keyboardProps,
      ...focusWithinProps,
    },
    underlayProps: {},
  }
}
// node_modules/react-aria/dist/private/utils/isScrollable.mjs
function $901761b40e390936$export$2bb74740c4e19def(node, checkForOverflow) {
  if (!node) return false
  let style = window.getComputedStyle(node)
  let root = document.scrollingElement || document.documentElement
  let isScrollable = /(auto|scroll)/.test(style.overflow + style.overflowX + style.overflowY)
  if (node === root && style.overflow !== 'hidden') isScrollable = true
  if (isScrollable && checkForOverflow)
    isScrollable = node.scrollHeight !== node.clientHeight || node.scrollWidth !== node.clientWidth
  return isScrollable
}
// node_modules/react-aria/dist/private/utils/getScrollParent.mjs
function $3578607fe3d4b096$export$cfa2225e87938781(node, checkForOverflow) {
  let scrollableNode = node
  if ($901761b40e390936$export$2bb74740c4e19def(scrollableNode, checkForOverflow))
    scrollableNode = scrollableNode.parentElement
  while (scrollableNode && !$901761b40e390936$export$2bb74740c4e19def(scrollableNode, checkForOverflow))
    scrollableNode = scrollableNode.parentElement
  return scrollableNode || document.scrollingElement || document.documentElement
}
// node_modules/react-aria/dist/private/utils/runAfterKeyboard.mjs
var $e0a0e4399f316b76$var$WEBKIT_OPEN_DELAY = 200
var $e0a0e4399f316b76$var$TRANSITION_FRAMETIME = 50
var $e0a0e4399f316b76$var$TRANSITION_TIMEOUT = 600
var $e0a0e4399f316b76$var$listenersByWindow = /* @__PURE__ */ new WeakMap()
var $e0a0e4399f316b76$var$transitionCallbacks = /* @__PURE__ */ new Set()
var $e0a0e4399f316b76$var$resizeCallbacks = /* @__PURE__ */ new Set()
function $e0a0e4399f316b76$var$onTransitionFrame(wasOpenKeyboard, signal) {
  let isOpenKeyboard = $bb39c0fc1c19b34c$export$b1f1c83775b8b5f7()
  if (wasOpenKeyboard !== isOpenKeyboard || signal.aborted)
    for (let callback of $e0a0e4399f316b76$var$resizeCallbacks) {
      callback(isOpenKeyboard)
      $e0a0e4399f316b76$var$resizeCallbacks.delete(callback)
    }
  if (!wasOpenKeyboard && isOpenKeyboard && $2add3ce32c6007eb$export$78551043582a6a98() && !signal.aborted) {
    window.clearInterval($e0a0e4399f316b76$var$listenersByWindow.get(window))
    $e0a0e4399f316b76$var$listenersByWindow.set(
      window,
      $e0a0e4399f316b76$var$setupGlobalListeners($e0a0e4399f316b76$var$WEBKIT_OPEN_DELAY),
    )
    return
  }
  if (wasOpenKeyboard !== isOpenKeyboard || signal.aborted)
    for (let callback of $e0a0e4399f316b76$var$transitionCallbacks) {
      callback(isOpenKeyboard)
      $e0a0e4399f316b76$var$transitionCallbacks.delete(callback)
    }
  if (
    $e0a0e4399f316b76$var$resizeCallbacks.size + $e0a0e4399f316b76$var$transitionCallbacks.size <= 0 ||
    signal.aborted
  ) {
    window.clearInterval($e0a0e4399f316b76$var$listenersByWindow.get(window))
    $e0a0e4399f316b76$var$listenersByWindow.delete(window)
  }
}
function $e0a0e4399f316b76$var$setupGlobalListeners(timeout = $e0a0e4399f316b76$var$TRANSITION_TIMEOUT) {
  return window.setInterval(
    $e0a0e4399f316b76$var$onTransitionFrame,
    $e0a0e4399f316b76$var$TRANSITION_FRAMETIME,
    $bb39c0fc1c19b34c$export$b1f1c83775b8b5f7(),
    AbortSignal.timeout(timeout),
  )
}
function $e0a0e4399f316b76$export$b80f73f72d03c10f(fn) {
  if (!$bb39c0fc1c19b34c$export$a986ed8aea890397()) return (fn(false), () => {})
  let frame = window.requestAnimationFrame(() => {
    frame = window.requestAnimationFrame(() => {
      let activeElement = document.hasFocus() ? $23f2114a1b82827e$export$cd4e5573fbe2b576() : null
      let willKeyboardOpen = $bb39c0fc1c19b34c$export$c57958e35f31ed73(activeElement)
      if ($bb39c0fc1c19b34c$export$b1f1c83775b8b5f7() === willKeyboardOpen) return fn(willKeyboardOpen)
      if ($bb39c0fc1c19b34c$export$b1f1c83775b8b5f7() && !willKeyboardOpen) return fn(willKeyboardOpen)
      $e0a0e4399f316b76$var$resizeCallbacks.add(fn)
      if (!$e0a0e4399f316b76$var$listenersByWindow.has(window))
        $e0a0e4399f316b76$var$listenersByWindow.set(window, $e0a0e4399f316b76$var$setupGlobalListeners())
    })
  })
  return () => {
    window.cancelAnimationFrame(frame)
    $e0a0e4399f316b76$var$resizeCallbacks.delete(fn)
  }
}
function $e0a0e4399f316b76$export$c82b8fe1ad51fcd9(fn) {
  if (!$bb39c0fc1c19b34c$export$a986ed8aea890397()) return (fn(false), () => {})
  let frame = window.requestAnimationFrame(() => {
    frame = window.requestAnimationFrame(() => {
      let activeElement = document.hasFocus() ? $23f2114a1b82827e$export$cd4e5573fbe2b576() : null
      let willKeyboardOpen = $bb39c0fc1c19b34c$export$c57958e35f31ed73(activeElement)
      if ($bb39c0fc1c19b34c$export$b1f1c83775b8b5f7() === willKeyboardOpen) return fn(willKeyboardOpen)
      $e0a0e4399f316b76$var$transitionCallbacks.add(fn)
      if (!$e0a0e4399f316b76$var$listenersByWindow.has(window))
        $e0a0e4399f316b76$var$listenersByWindow.set(window, $e0a0e4399f316b76$var$setupGlobalListeners())
    })
  })
  return () => {
    window.cancelAnimationFrame(frame)
    $e0a0e4399f316b76$var$transitionCallbacks.delete(fn)
  }
}
// node_modules/react-aria/dist/private/overlays/usePreventScroll.mjs
var $0644e3663365bfe5$var$visualViewport = typeof document !== 'undefined' && window.visualViewport
var $0644e3663365bfe5$var$preventScrollCount = 0
var $0644e3663365bfe5$var$restore
function $0644e3663365bfe5$export$ee0f7cc6afcd1c18(options = {}) {
  let { isDisabled, UNSTABLE_overrideFocus } = options
  $c4867b2f328c2698$export$e5c5a5f917a5871c(() => {
    if (isDisabled) return
    $0644e3663365bfe5$var$preventScrollCount++
    if ($0644e3663365bfe5$var$preventScrollCount === 1) {
      if ($2add3ce32c6007eb$export$fedb369cb70207f1() && $2add3ce32c6007eb$export$78551043582a6a98())
        $0644e3663365bfe5$var$restore = $0644e3663365bfe5$var$preventScrollMobileWebKit()
      else $0644e3663365bfe5$var$restore = $0644e3663365bfe5$var$preventScrollStandard(UNSTABLE_overrideFocus)
    }
    return () => {
      $0644e3663365bfe5$var$preventScrollCount--
      if ($0644e3663365bfe5$var$preventScrollCount === 0) $0644e3663365bfe5$var$restore()
    }
  }, [isDisabled, UNSTABLE_overrideFocus])
}
function $0644e3663365bfe5$var$preventScrollStandard(UNSTABLE_overrideFocus) {
  let scrollbarWidth = window.innerWidth - document.documentElement.clientWidth
  return $a4e76a5424781910$export$e08e3b67e392101e(
    scrollbarWidth > 0 &&
      ('scrollbarGutter' in document.documentElement.style
        ? $d447af545b77c9f1$export$37a5fde709c1db82(document.documentElement, 'scrollbar-gutter', 'stable')
        : $d447af545b77c9f1$export$37a5fde709c1db82(
            document.documentElement,
            'padding-right',
            `${scrollbarWidth}px`,
          )),
    $d447af545b77c9f1$export$37a5fde709c1db82(document.documentElement, 'overflow', 'hidden'),
    UNSTABLE_overrideFocus && $0644e3663365bfe5$var$overrideFocus(),
    UNSTABLE_overrideFocus &&
      $bb39c0fc1c19b34c$export$a986ed8aea890397() &&
      $0644e3663365bfe5$var$handleBlur(),
  )
}
function $0644e3663365bfe5$var$preventScrollMobileWebKit() {
  let restoreOverflow = $d447af545b77c9f1$export$37a5fde709c1db82(
    document.documentElement,
    'overflow',
    'hidden',
  )
  let scrollable
  let allowTouchMove = false
  let onTouchStart = (e) => {
    let target = $23f2114a1b82827e$export$e58f029f0fbfdb29(e)
    scrollable = $901761b40e390936$export$2bb74740c4e19def(target, true)
      ? target
      : $3578607fe3d4b096$export$cfa2225e87938781(target, true)
    allowTouchMove = false
    let selection = target.ownerDocument.defaultView.getSelection()
    if (selection && !selection.isCollapsed && selection.containsNode(target, true)) allowTouchMove = true
    if (e.composedPath().some((el) => el instanceof HTMLInputElement && el.type === 'range'))
      allowTouchMove = true
    if (
      'selectionStart' in target &&
      'selectionEnd' in target &&
      target.selectionStart < target.selectionEnd &&
      target.ownerDocument.activeElement === target
    )
      allowTouchMove = true
  }
  let style = document.createElement('style')
  let nonce = $2b2d34ff061957fb$export$2b85b721e524d74b()
  if (nonce) style.nonce = nonce
  style.textContent = `
@layer {
  * {
    overscroll-behavior: contain;
  }
}`.trim()
  document.head.prepend(style)
  let onTouchMove = (e) => {
    if (e.touches.length === 2 || allowTouchMove) return
    if (!scrollable || scrollable === document.documentElement || scrollable === document.body) {
      e.preventDefault()
      return
    }
    if (
      scrollable.scrollHeight === scrollable.clientHeight &&
      scrollable.scrollWidth === scrollable.clientWidth
    )
      e.preventDefault()
  }
  let restoreFocus = $0644e3663365bfe5$var$overrideFocus()
  let removeEvents = $a4e76a5424781910$export$e08e3b67e392101e(
    $d447af545b77c9f1$export$f531f92e2a15358f(document, 'touchstart', onTouchStart, {
      passive: false,
      capture: true,
    }),
    $d447af545b77c9f1$export$f531f92e2a15358f(document, 'touchmove', onTouchMove, {
      passive: false,
      capture: true,
    }),
    $0644e3663365bfe5$var$handleBlur(),
  )
  return () => {
    restoreOverflow()
    removeEvents()
    style.remove()
    restoreFocus()
  }
}
function $0644e3663365bfe5$var$handleBlur() {
  let onBlur = (e) => {
    let target = $23f2114a1b82827e$export$e58f029f0fbfdb29(e)
    let relatedTarget = e.relatedTarget
    if (relatedTarget && $bb39c0fc1c19b34c$export$c57958e35f31ed73(relatedTarget)) relatedTarget.focus()
    else if (!relatedTarget) target.parentElement?.closest('[tabindex]')?.focus({ preventScroll: true })
  }
  return $d447af545b77c9f1$export$f531f92e2a15358f(document, 'blur', onBlur, true)
}
function $0644e3663365bfe5$var$overrideFocus() {
  let focus = HTMLElement.prototype.focus
  Reflect.defineProperty(HTMLElement.prototype, 'focus', {
    configurable: true,
    writable: true,
    value: function (opts) {
      focus.call(this, {
        ...opts,
        preventScroll: true,
      })
      if (!opts || !opts.preventScroll) {
        let scroll = () => {
          if ($23f2114a1b82827e$export$cd4e5573fbe2b576() === this) $0644e3663365bfe5$var$scrollIntoView(this)
        }
        $e0a0e4399f316b76$export$b80f73f72d03c10f((isOpen) =>
          isOpen ? scroll() : $e0a0e4399f316b76$export$c82b8fe1ad51fcd9(() => scroll()),
        )
      }
    },
  })
  return () => {
    Reflect.defineProperty(HTMLElement.prototype, 'focus', {
      configurable: true,
      writable: true,
      value: focus,
    })
  }
}
function $0644e3663365bfe5$var$scrollIntoView(target) {
  let root = document.scrollingElement || document.documentElement
  let nextTarget = target
  while (nextTarget && nextTarget !== root && nextTarget.isConnected) {
    let scrollable = $3578607fe3d4b096$export$cfa2225e87938781(nextTarget)
    if (
      scrollable !== document.documentElement &&
      scrollable !== document.body &&
      scrollable !== nextTarget
    ) {
      let scrollableRect = scrollable.getBoundingClientRect()
      let targetRect = nextTarget.getBoundingClientRect()
      if (
        targetRect.top < scrollableRect.top ||
        targetRect.bottom > scrollableRect.top + nextTarget.clientHeight
      ) {
        let bottom = scrollableRect.bottom
        if ($0644e3663365bfe5$var$visualViewport)
          bottom = Math.min(
            bottom,
            $0644e3663365bfe5$var$visualViewport.offsetTop + $0644e3663365bfe5$var$visualViewport.height,
          )
        let adjustment =
          targetRect.top - scrollableRect.top - ((bottom - scrollableRect.top) / 2 - targetRect.height / 2)
        scrollable.scrollTo({
          top: Math.max(
            0,
            Math.min(scrollable.scrollHeight - scrollable.clientHeight, scrollable.scrollTop + adjustment),
          ),
          behavior: 'smooth',
        })
      }
    }
    nextTarget = scrollable.parentElement
  }
}
// node_modules/react-aria/dist/private/intl/overlays/ar-AE.mjs
var $e5024b484f7c3e21$exports = {}
$e5024b484f7c3e21$exports = { dismiss: `\u{62A}\u{62C}\u{627}\u{647}\u{644}` }
// node_modules/react-aria/dist/private/intl/overlays/bg-BG.mjs
var $0c4209a7da92851c$exports = {}
$0c4209a7da92851c$exports = {
  dismiss: `\u{41E}\u{442}\u{445}\u{432}\u{44A}\u{440}\u{43B}\u{44F}\u{43D}\u{435}`,
}
// node_modules/react-aria/dist/private/intl/overlays/cs-CZ.mjs
var $75fa0397632d287b$exports = {}
$75fa0397632d287b$exports = { dismiss: `Odstranit` }
// node_modules/react-aria/dist/private/intl/overlays/da-DK.mjs
var $3fc6e6880cad247e$exports = {}
$3fc6e6880cad247e$exports = { dismiss: `Luk` }
// node_modules/react-aria/dist/private/intl/overlays/de-DE.mjs
var $5f637eb0c91d0f64$exports = {}
$5f637eb0c91d0f64$exports = { dismiss: `Schlie\xdfen` }
// node_modules/react-aria/dist/private/intl/overlays/el-GR.mjs
var $5a0b3a154dcf111b$exports = {}
$5a0b3a154dcf111b$exports = { dismiss: `\u{391}\u{3C0}\u{3CC}\u{3C1}\u{3C1}\u{3B9}\u{3C8}\u{3B7}` }
// node_modules/react-aria/dist/private/intl/overlays/en-US.mjs
var $ea518f18e6f13288$exports = {}
$ea518f18e6f13288$exports = { dismiss: `Dismiss` }
// node_modules/react-aria/dist/private/intl/overlays/es-ES.mjs
var $3bf3cb0ce48a8078$exports = {}
$3bf3cb0ce48a8078$exports = { dismiss: `Descartar` }
// node_modules/react-aria/dist/private/intl/overlays/et-EE.mjs
var $a416146243e75233$exports = {}
$a416146243e75233$exports = { dismiss: `L\xf5peta` }
// node_modules/react-aria/dist/private/intl/overlays/fi-FI.mjs
var $2872659e6c428111$exports = {}
$2872659e6c428111$exports = { dismiss: `Hylk\xe4\xe4` }
// node_modules/react-aria/dist/private/intl/overlays/fr-FR.mjs
var $657a7a1f03941145$exports = {}
$657a7a1f03941145$exports = { dismiss: `Rejeter` }
// node_modules/react-aria/dist/private/intl/overlays/he-IL.mjs
var $9f18aee5ddbe5e0f$exports = {}
$9f18aee5ddbe5e0f$exports = { dismiss: `\u{5D4}\u{5EA}\u{5E2}\u{5DC}\u{5DD}` }
// node_modules/react-aria/dist/private/intl/overlays/hr-HR.mjs
var $e2e63adb0c1f3db6$exports = {}
$e2e63adb0c1f3db6$exports = { dismiss: `Odbaci` }
// node_modules/react-aria/dist/private/intl/overlays/hu-HU.mjs
var $46fbd53e8bc70315$exports = {}
$46fbd53e8bc70315$exports = { dismiss: `Elutas\xedt\xe1s` }
// node_modules/react-aria/dist/private/intl/overlays/it-IT.mjs
var $47234f3018c55486$exports = {}
$47234f3018c55486$exports = { dismiss: `Ignora` }
// node_modules/react-aria/dist/private/intl/overlays/ja-JP.mjs
var $0dfacfad01736641$exports = {}
$0dfacfad01736641$exports = { dismiss: `\u{9589}\u{3058}\u{308B}` }
// node_modules/react-aria/dist/private/intl/overlays/ko-KR.mjs
var $a9056b50f6fbb1ef$exports = {}
$a9056b50f6fbb1ef$exports = { dismiss: `\u{BB34}\u{C2DC}` }
// node_modules/react-aria/dist/private/intl/overlays/lt-LT.mjs
var $217b78056fce917f$exports = {}
$217b78056fce917f$exports = { dismiss: `Atmesti` }
// node_modules/react-aria/dist/private/intl/overlays/lv-LV.mjs
var $c32f8c2b8956f20a$exports = {}
$c32f8c2b8956f20a$exports = { dismiss: `Ner\u{101}d\u{12B}t` }
// node_modules/react-aria/dist/private/intl/overlays/nb-NO.mjs
var $f65392426e2dae6a$exports = {}
$f65392426e2dae6a$exports = { dismiss: `Lukk` }
// node_modules/react-aria/dist/private/intl/overlays/nl-NL.mjs
var $1d0fa5f3cc68e5b0$exports = {}
$1d0fa5f3cc68e5b0$exports = { dismiss: `Negeren` }
// node_modules/react-aria/dist/private/intl/overlays/pl-PL.mjs
var $ff8aa6518e51f809$exports = {}
$ff8aa6518e51f809$exports = { dismiss: `Zignoruj` }
// node_modules/react-aria/dist/private/intl/overlays/pt-BR.mjs
var $fe3a4eb3eebfb0a2$exports = {}
$fe3a4eb3eebfb0a2$exports = { dismiss: `Descartar` }
// node_modules/react-aria/dist/private/intl/overlays/pt-PT.mjs
var $f692c6bcabd26695$exports = {}
$f692c6bcabd26695$exports = { dismiss: `Dispensar` }
// node_modules/react-aria/dist/private/intl/overlays/ro-RO.mjs
var $627fbb16c92fb654$exports = {}
$627fbb16c92fb654$exports = { dismiss: `Revocare` }
// node_modules/react-aria/dist/private/intl/overlays/ru-RU.mjs
var $2c9c1dfc72c7bac2$exports = {}
$2c9c1dfc72c7bac2$exports = {
  dismiss: `\u{41F}\u{440}\u{43E}\u{43F}\u{443}\u{441}\u{442}\u{438}\u{442}\u{44C}`,
}
// node_modules/react-aria/dist/private/intl/overlays/sk-SK.mjs
var $7e7ece760f897013$exports = {}
$7e7ece760f897013$exports = { dismiss: `Zru\u{161}i\u{165}` }
// node_modules/react-aria/dist/private/intl/overlays/sl-SI.mjs
var $1e894e47be1bf217$exports = {}
$1e894e47be1bf217$exports = { dismiss: `Opusti` }
// node_modules/react-aria/dist/private/intl/overlays/sr-SP.mjs
var $f4ce49adf6ef095f$exports = {}
$f4ce49adf6ef095f$exports = { dismiss: `Odbaci` }
// node_modules/react-aria/dist/private/intl/overlays/sv-SE.mjs
var $7c9dc206185355b5$exports = {}
$7c9dc206185355b5$exports = { dismiss: `Avvisa` }
// node_modules/react-aria/dist/private/intl/overlays/tr-TR.mjs
var $c288097c5ef4ae98$exports = {}
$c288097c5ef4ae98$exports = { dismiss: `Kapat` }
// node_modules/react-aria/dist/private/intl/overlays/uk-UA.mjs
var $d5863f94ad4c3f07$exports = {}
$d5863f94ad4c3f07$exports = { dismiss: `\u{421}\u{43A}\u{430}\u{441}\u{443}\u{432}\u{430}\u{442}\u{438}` }
// node_modules/react-aria/dist/private/intl/overlays/zh-CN.mjs
var $34a6eb7890264192$exports = {}
$34a6eb7890264192$exports = { dismiss: `\u{53D6}\u{6D88}` }
// node_modules/react-aria/dist/private/intl/overlays/zh-TW.mjs
var $79ae244e9d286cb7$exports = {}
$79ae244e9d286cb7$exports = { dismiss: `\u{95DC}\u{9589}` }
// node_modules/react-aria/dist/private/overlays/intlStrings.mjs
var $8ad4f9eb0c0f6434$exports = {}
$8ad4f9eb0c0f6434$exports = {
  'ar-AE': $e5024b484f7c3e21$exports,
  'bg-BG': $0c4209a7da92851c$exports,
  'cs-CZ': $75fa0397632d287b$exports,
  'da-DK': $3fc6e6880cad247e$exports,
  'de-DE': $5f637eb0c91d0f64$exports,
  'el-GR': $5a0b3a154dcf111b$exports,
  'en-US': $ea518f18e6f13288$exports,
  'es-ES': $3bf3cb0ce48a8078$exports,
  'et-EE': $a416146243e75233$exports,
  'fi-FI': $2872659e6c428111$exports,
  'fr-FR': $657a7a1f03941145$exports,
  'he-IL': $9f18aee5ddbe5e0f$exports,
  'hr-HR': $e2e63adb0c1f3db6$exports,
  'hu-HU': $46fbd53e8bc70315$exports,
  'it-IT': $47234f3018c55486$exports,
  'ja-JP': $0dfacfad01736641$exports,
  'ko-KR': $a9056b50f6fbb1ef$exports,
  'lt-LT': $217b78056fce917f$exports,
  'lv-LV': $c32f8c2b8956f20a$exports,
  'nb-NO': $f65392426e2dae6a$exports,
  'nl-NL': $1d0fa5f3cc68e5b0$exports,
  'pl-PL': $ff8aa6518e51f809$exports,
  'pt-BR': $fe3a4eb3eebfb0a2$exports,
  'pt-PT': $f692c6bcabd26695$exports,
  'ro-RO': $627fbb16c92fb654$exports,
  'ru-RU': $2c9c1dfc72c7bac2$exports,
  'sk-SK': $7e7ece760f897013$exports,
  'sl-SI': $1e894e47be1bf217$exports,
  'sr-SP': $f4ce49adf6ef095f$exports,
  'sv-SE': $7c9dc206185355b5$exports,
  'tr-TR': $c288097c5ef4ae98$exports,
  'uk-UA': $d5863f94ad4c3f07$exports,
  'zh-CN': $34a6eb7890264192$exports,
  'zh-TW': $79ae244e9d286cb7$exports,
}
// node_modules/react-aria/dist/private/visually-hidden/VisuallyHidden.mjs
var $ea3928288112382f$var$styles = {
  border: 0,
  clip: 'rect(0 0 0 0)',
  clipPath: 'inset(50%)',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  padding: 0,
  position: 'absolute',
  width: '1px',
  whiteSpace: 'nowrap',
}
function $ea3928288112382f$export$a966af930f325cab(props = {}) {
  let { style, isFocusable } = props
  let [isFocused, setFocused] = (0, import_react.useState)(false)
  let { focusWithinProps } = $2c9edc598a03d523$export$420e68273165f4ec({
    isDisabled: !isFocusable,
    onFocusWithinChange: (val) => setFocused(val),
  })
  let combinedStyles = (0, import_react.useMemo)(() => {
    if (isFocused) return style
    else if (style)
      return {
        ...$ea3928288112382f$var$styles,
        ...style,
      }
    else return $ea3928288112382f$var$styles
  }, [isFocused])
  return {
    visuallyHiddenProps: {
      ...focusWithinProps,
      style: combinedStyles,
    },
  }
}
function $ea3928288112382f$export$439d29a4e110a164(props) {
  let { children, elementType: Element = 'div', isFocusable, style, ...otherProps } = props
  let { visuallyHiddenProps } = $ea3928288112382f$export$a966af930f325cab(props)
  return /*#__PURE__*/ import_react.createElement(
    Element,
    $bbaa08b3cd72f041$export$9d1611c77c2fe928(otherProps, visuallyHiddenProps),
    children,
  )
}
// node_modules/react-aria/dist/private/overlays/DismissButton.mjs
function $parcel$interopDefault(a) {
  return a && a.__esModule ? a.default : a
}
function $081058010ef8962e$export$2317d149ed6f78c4(props) {
  let { onDismiss, ...otherProps } = props
  let stringFormatter = $cf2482eff2eeeec2$export$f12b703ca79dfbb1(
    $parcel$interopDefault($8ad4f9eb0c0f6434$exports),
    '@react-aria/overlays',
  )
  let labels = $e8ac3c3f5d4bae7f$export$d6875122194c7b44(otherProps, stringFormatter.format('dismiss'))
  let onClick = () => {
    if (onDismiss) onDismiss()
  }
  return /*#__PURE__*/ import_react.createElement(
    $ea3928288112382f$export$439d29a4e110a164,
    null,
    /*#__PURE__*/ import_react.createElement('button', {
      ...labels,
      tabIndex: -1,
      onClick,
      style: {
        width: 1,
        height: 1,
      },
    }),
  )
}
// node_modules/react-aria/dist/private/interactions/PressResponder.mjs
var $0d47b37c475c5231$export$3351871ee4b288b8 = /*#__PURE__*/ import_react.forwardRef(
  ({ children, ...props }, ref) => {
    let isRegistered = (0, import_react.useRef)(false)
    let prevContext = (0, import_react.useContext)($24f9a20f226ad820$export$5165eccb35aaadb5)
    let context = $bbaa08b3cd72f041$export$9d1611c77c2fe928(prevContext || {}, {
      ...props,
      register() {
        isRegistered.current = true
        if (prevContext) prevContext.register()
      },
    })
    context.ref = $03e8ab2d84d7657a$export$4338b53315abf666(ref || prevContext?.ref)
    $b7115c395c64f7b5$export$4debdb1a3f0fa79e(prevContext, context.ref)
    ;(0, import_react.useEffect)(() => {
      if (!isRegistered.current) isRegistered.current = true
    }, [])
    return /*#__PURE__*/ import_react.createElement(
      $24f9a20f226ad820$export$5165eccb35aaadb5.Provider,
      { value: context },
      children,
    )
  },
)
function $0d47b37c475c5231$export$cf75428e0b9ed1ea({ children }) {
  let context = (0, import_react.useMemo)(() => ({ register: () => {} }), [])
  return /*#__PURE__*/ import_react.createElement(
    $24f9a20f226ad820$export$5165eccb35aaadb5.Provider,
    { value: context },
    children,
  )
}
// node_modules/react-aria/dist/private/overlays/PortalProvider.mjs
var $72abaeab4d80592f$export$60d741e20e0aa309 = /*#__PURE__*/ (0, import_react.createContext)({})
function $72abaeab4d80592f$export$9fc1347d4195ccb3() {
  return (0, import_react.useContext)($72abaeab4d80592f$export$60d741e20e0aa309) ?? {}
}
// node_modules/react-aria/dist/private/overlays/Overlay.mjs
var $d7a937236970dc7f$export$a2200b96afd16271 = /*#__PURE__*/ import_react.createContext(null)
function $d7a937236970dc7f$export$c6fdb837b070b4ff(props) {
  let isSSR = $c7eafbbe1ea5834e$export$535bd6ca7f90a273()
  let { portalContainer = isSSR ? null : document.body, isExiting } = props
  let [contain, setContain] = (0, import_react.useState)(false)
  let contextValue = (0, import_react.useMemo)(
    () => ({
      contain,
      setContain,
    }),
    [contain, setContain],
  )
  let { getContainer } = $72abaeab4d80592f$export$9fc1347d4195ccb3()
  if (!props.portalContainer && getContainer) portalContainer = getContainer()
  if (!portalContainer) return null
  let contents = props.children
  if (!props.disableFocusManagement)
    contents = /*#__PURE__*/ import_react.createElement(
      $535772f9d2c1f38d$export$20e40289641fbbb6,
      {
        restoreFocus: true,
        contain: (props.shouldContainFocus || contain) && !isExiting,
      },
      contents,
    )
  contents = /*#__PURE__*/ import_react.createElement(
    $d7a937236970dc7f$export$a2200b96afd16271.Provider,
    { value: contextValue },
    /*#__PURE__*/ import_react.createElement(
      $0d47b37c475c5231$export$cf75428e0b9ed1ea,
      null,
      /*#__PURE__*/ import_react.createElement(
        $d1116acdf220c2da$export$f9762fab77588ecb.Provider,
        { value: null },
        contents,
      ),
    ),
  )
  return /*#__PURE__*/ import_react_dom.createPortal(contents, portalContainer)
}
function $d7a937236970dc7f$export$14c98a7594375490() {
  let setContain = (0, import_react.useContext)($d7a937236970dc7f$export$a2200b96afd16271)?.setContain
  $c4867b2f328c2698$export$e5c5a5f917a5871c(() => {
    setContain?.(true)
  }, [setContain])
}
// node_modules/react-stately/dist/private/overlays/useOverlayTriggerState.mjs
function $f11fb0bcf1b2687a$export$61c6a8c84e605fb6(props) {
  let [isOpen, setOpen] = $3e6197669829fe11$export$40bfa8c7b0832715(
    props.isOpen,
    props.defaultOpen || false,
    props.onOpenChange,
  )
  let [point, setPoint] = (0, import_react.useState)(null)
  return {
    isOpen,
    setOpen,
    open: (0, import_react.useCallback)(() => {
      setOpen(true)
    }, [setOpen]),
    close: (0, import_react.useCallback)(() => {
      setOpen(false)
    }, [setOpen]),
    toggle: (0, import_react.useCallback)(() => {
      setOpen(!isOpen)
    }, [setOpen, isOpen]),
    point,
    setPoint,
  }
}
// node_modules/react-aria/dist/private/utils/animation.mjs
function $fcc7165e876206c6$export$6d3443f2c48bfc20(ref, isReady = true, onEnter) {
  let [isEntering, setEntering] = (0, import_react.useState)(true)
  let isAnimationReady = isEntering && isReady
  $c4867b2f328c2698$export$e5c5a5f917a5871c(() => {
    if (!isReady && ref.current)
      return $a4e76a5424781910$export$e08e3b67e392101e(
        $d447af545b77c9f1$export$37a5fde709c1db82(ref.current, 'opacity', '0'),
        $d447af545b77c9f1$export$37a5fde709c1db82(ref.current, 'clip', 'rect(0 0 0 0)'),
        $d447af545b77c9f1$export$37a5fde709c1db82(ref.current, 'clip-path', 'inset(50%)'),
        $d447af545b77c9f1$export$37a5fde709c1db82(ref.current, 'mask-image', 'linear-gradient(#0000, #0000)'),
      )
  }, [ref, isReady])
  $c4867b2f328c2698$export$e5c5a5f917a5871c(() => {
    if (isAnimationReady && ref.current && 'getAnimations' in ref.current) {
      for (let animation of ref.current.getAnimations())
        if (animation instanceof CSSTransition) animation.cancel()
    }
  }, [ref, isAnimationReady])
  $fcc7165e876206c6$var$useAnimation(
    ref,
    isAnimationReady,
    onEnter,
    (0, import_react.useCallback)(() => setEntering(false), []),
  )
  return isAnimationReady
}
function $fcc7165e876206c6$export$45fda7c47f93fd48(ref, isOpen, onExit) {
  let [exitState, setExitState] = (0, import_react.useState)(isOpen ? 'open' : 'closed')
  switch (exitState) {
    case 'open':
      if (!isOpen) setExitState('exiting')
      break
    case 'closed':
    case 'exiting':
      if (isOpen) setExitState('open')
  }
  let isExiting = exitState === 'exiting'
  $fcc7165e876206c6$var$useAnimation(
    ref,
    isExiting,
    onExit,
    (0, import_react.useCallback)(() => {
      setExitState((state) => (state === 'exiting' ? 'closed' : state))
    }, []),
  )
  return isExiting
}
function $fcc7165e876206c6$var$useAnimation(ref, isActive, onStart, onEnd) {
  let isActiveRef = (0, import_react.useRef)(null)
  let start = $fe16bffc7a557bf0$export$7f54fc3180508a52(onStart)
  $c4867b2f328c2698$export$e5c5a5f917a5871c(() => {
    if (isActive && ref.current && isActiveRef.current !== isActive) {
      isActiveRef.current = isActive
      if (!('getAnimations' in ref.current)) {
        onEnd()
        return
      }
      let startPromise = start?.(ref.current)
      let animations = ref.current
        .getAnimations()
        .filter(
          (a) =>
            (typeof DocumentTimeline === 'undefined' || a.timeline instanceof DocumentTimeline) &&
            a.playState === 'running',
        )
      if (animations.length === 0 && !startPromise) {
        onEnd()
        return
      }
      Promise.all([startPromise, ...animations.map((a) => a.finished)])
        .then(() => {
          ;(0, import_react_dom.flushSync)(() => {
            onEnd()
          })
        })
        .catch(() => {})
    }
    isActiveRef.current = isActive
  }, [ref, isActive, onEnd])
}
// node_modules/react-aria/dist/private/dialog/useDialog.mjs
function $13150e6629d46e45$export$d55e7ee900f34e93(props, ref) {
  let { role = 'dialog', isEntering } = props
  let titleId = $390e54f620492c70$export$b4cc09c592e8fdb8()
  titleId = props['aria-label'] ? void 0 : titleId
  let contentId = $390e54f620492c70$export$b4cc09c592e8fdb8()
  contentId = role === 'alertdialog' && !props['aria-describedby'] ? contentId : void 0
  let isRefocusing = (0, import_react.useRef)(false)
  ;(0, import_react.useEffect)(() => {
    if (!isEntering && ref.current && !$23f2114a1b82827e$export$b4f377a2b6254582(ref.current)) {
      $f192c2f16961cbe0$export$80f3e147d781571c(ref.current)
      let timeout = setTimeout(() => {
        if (
          $23f2114a1b82827e$export$cd4e5573fbe2b576() === ref.current ||
          $23f2114a1b82827e$export$cd4e5573fbe2b576() === document.body
        ) {
          isRefocusing.current = true
          if (ref.current) {
            ref.current.blur()
            $f192c2f16961cbe0$export$80f3e147d781571c(ref.current)
          }
          isRefocusing.current = false
        }
      }, 500)
      return () => {
        clearTimeout(timeout)
      }
    }
  }, [ref, isEntering])
  $d7a937236970dc7f$export$14c98a7594375490()
  ;(0, import_react.useRef)(false)
  ;(0, import_react.useEffect)(() => {})
  let ariaDescribedby = props['aria-describedby'] ?? contentId
  return {
    dialogProps: {
      ...$8e9d2fae0ecb9001$export$457c3d6518dd4c6f(props, { labelable: true }),
      role,
      tabIndex: -1,
      'aria-labelledby': props['aria-labelledby'] ?? titleId,
      'aria-describedby': ariaDescribedby,
      onBlur: (e) => {
        if (isRefocusing.current) e.stopPropagation()
      },
    },
    titleProps: { id: titleId },
    contentProps: { id: contentId },
  }
}
// node_modules/react-aria-components/dist/private/Dialog.mjs
var $f2ff30fde7b014be$export$8b93a07348a7730c = /*#__PURE__*/ (0, import_react.createContext)(null)
var $f2ff30fde7b014be$export$d2f961adcb0afbe = /*#__PURE__*/ (0, import_react.createContext)(null)
var $f2ff30fde7b014be$export$3ddf2d174ce01153 = /*#__PURE__*/ (0, import_react.forwardRef)(
  function Dialog(props, ref) {
    let originalAriaLabelledby = props['aria-labelledby']
    ;[props, ref] = $7230ffa83bc0c2cf$export$29f1550f4b0d4415(
      props,
      ref,
      $f2ff30fde7b014be$export$8b93a07348a7730c,
    )
    let { dialogProps, titleProps, contentProps } = $13150e6629d46e45$export$d55e7ee900f34e93(
      {
        ...props,
        'aria-labelledby': originalAriaLabelledby,
      },
      ref,
    )
    let state = (0, import_react.useContext)($f2ff30fde7b014be$export$d2f961adcb0afbe)
    if (!dialogProps['aria-label'] && !dialogProps['aria-labelledby']) {
      if (props['aria-labelledby']) dialogProps['aria-labelledby'] = props['aria-labelledby']
    }
    let renderProps = $7230ffa83bc0c2cf$export$4d86445c2cf5e3({
      defaultClassName: 'react-aria-Dialog',
      className: props.className,
      style: props.style,
      children: props.children,
      values: { close: state?.close || (() => {}) },
    })
    let DOMProps = $8e9d2fae0ecb9001$export$457c3d6518dd4c6f(props, { global: true })
    return /*#__PURE__*/ import_react.createElement(
      $7230ffa83bc0c2cf$export$df3a06d6289f983e.section,
      {
        ...$bbaa08b3cd72f041$export$9d1611c77c2fe928(DOMProps, renderProps, dialogProps),
        render: props.render,
        ref,
        slot: props.slot || void 0,
      },
      /*#__PURE__*/ import_react.createElement(
        $7230ffa83bc0c2cf$export$2881499e37b75b9a,
        {
          values: [
            [
              $2ec61d1d4f780267$export$d688439359537581,
              {
                slots: {
                  [$7230ffa83bc0c2cf$export$c62b8e45d58ddad9]: {},
                  title: {
                    ...titleProps,
                    level: 2,
                  },
                },
              },
            ],
            [
              $efe09c6d1c304b50$export$9afb8bc826b033ea,
              {
                slots: {
                  [$7230ffa83bc0c2cf$export$c62b8e45d58ddad9]: {},
                  description: contentProps,
                },
              },
            ],
            [
              $7705c033048f6da7$export$24d547caef80ccd1,
              {
                slots: {
                  [$7230ffa83bc0c2cf$export$c62b8e45d58ddad9]: {},
                  close: { onPress: () => state?.close() },
                },
              },
            ],
          ],
        },
        renderProps.children,
      ),
    )
  },
)
export {
  $2ec61d1d4f780267$export$a8a3e93435678ff9 as C,
  $d27d541f9569d26d$export$45712eceda6fad21 as D,
  $7705c033048f6da7$export$353f5b6fc5456de1 as E,
  $a46cf152bb926da5$export$a9b970dcc4ae71a9 as O,
  $58196c8d6a1f38fc$export$1c3ebcada18427bf as S,
  $7705c033048f6da7$export$24d547caef80ccd1 as T,
  $77844860df94ba23$export$ea8f71083e90600f as _,
  $fcc7165e876206c6$export$6d3443f2c48bfc20 as a,
  $535772f9d2c1f38d$export$c5251b9e124bf29 as b,
  $d7a937236970dc7f$export$c6fdb837b070b4ff as c,
  $ea3928288112382f$export$439d29a4e110a164 as d,
  $ea3928288112382f$export$a966af930f325cab as f,
  $901761b40e390936$export$2bb74740c4e19def as g,
  $3578607fe3d4b096$export$cfa2225e87938781 as h,
  $fcc7165e876206c6$export$45fda7c47f93fd48 as i,
  $a46cf152bb926da5$export$d10ae4f68404609a as k,
  $0d47b37c475c5231$export$3351871ee4b288b8 as l,
  $e0a0e4399f316b76$export$b80f73f72d03c10f as m,
  $f2ff30fde7b014be$export$8b93a07348a7730c as n,
  $f11fb0bcf1b2687a$export$61c6a8c84e605fb6 as o,
  $0644e3663365bfe5$export$ee0f7cc6afcd1c18 as p,
  $f2ff30fde7b014be$export$d2f961adcb0afbe as r,
  $d7a937236970dc7f$export$14c98a7594375490 as s,
  $f2ff30fde7b014be$export$3ddf2d174ce01153 as t,
  $081058010ef8962e$export$2317d149ed6f78c4 as u,
  $535772f9d2c1f38d$export$20e40289641fbbb6 as v,
  $2ec61d1d4f780267$export$d688439359537581 as w,
  $58196c8d6a1f38fc$export$1020fa7f77e17884 as x,
  $535772f9d2c1f38d$export$2d6ec8fc375ceafa as y,
}
