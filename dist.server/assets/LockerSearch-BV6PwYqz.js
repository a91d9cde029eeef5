import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import {
  Qr as Field_module_default,
  Rt as Notice,
  Si as useServices,
  _r as safeParse,
  ui as Search,
} from '../renderPage.js'
import { t as require_react } from './react-BHbHrMlk.js'
import {
  O as $a46cf152bb926da5$export$a9b970dcc4ae71a9,
  S as $58196c8d6a1f38fc$export$1c3ebcada18427bf,
  T as $7705c033048f6da7$export$24d547caef80ccd1,
  o as $f11fb0bcf1b2687a$export$61c6a8c84e605fb6,
  r as $f2ff30fde7b014be$export$d2f961adcb0afbe,
  v as $535772f9d2c1f38d$export$20e40289641fbbb6,
} from './Dialog-D_MYdTVD.js'
import {
  A as $caaf0dd3060ed57c$export$7e924b3091a3bd18,
  Ct as $390e54f620492c70$export$f680877a34711e37,
  E as $8f5a2122b0992be3$export$8397ddfc504fdb9a,
  Et as $a4e76a5424781910$export$e08e3b67e392101e,
  J as $23f2114a1b82827e$export$cd4e5573fbe2b576,
  K as $23f2114a1b82827e$export$4282f70798064fe0,
  M as $caaf0dd3060ed57c$export$9a302a45f65d0572,
  O as $8f5a2122b0992be3$export$b9b3dfddab17db27,
  S as $1e74c67db218ce67$export$f8168d8dd8fd66e6,
  St as $390e54f620492c70$export$b4cc09c592e8fdb8,
  X as $23f2114a1b82827e$export$e58f029f0fbfdb29,
  _t as $7230ffa83bc0c2cf$export$ef03459518577ad4,
  a as $cf2482eff2eeeec2$export$f12b703ca79dfbb1,
  bt as $bbaa08b3cd72f041$export$9d1611c77c2fe928,
  ct as $d7f64c32b702fe2c$export$86427a43e3e48ebb,
  dt as $7230ffa83bc0c2cf$export$2881499e37b75b9a,
  et as $d447af545b77c9f1$export$b204af158042fbac,
  f as $e969f22b6713ca4a$export$ae780daf29e6d456,
  ft as $7230ffa83bc0c2cf$export$29f1550f4b0d4415,
  gt as $7230ffa83bc0c2cf$export$df3a06d6289f983e,
  ht as $7230ffa83bc0c2cf$export$c62b8e45d58ddad9,
  it as $2eb8e6d23f3d0cb0$export$43bb16f9c6d9e3f7,
  m as $2c9edc598a03d523$export$420e68273165f4ec,
  mt as $7230ffa83bc0c2cf$export$9d4c57ee4c6ffdd8,
  n as $efe09c6d1c304b50$export$9afb8bc826b033ea,
  ot as $e8ac3c3f5d4bae7f$export$d6875122194c7b44,
  p as $0c4a58759813079a$export$4e328f61c538687f,
  pt as $7230ffa83bc0c2cf$export$4d86445c2cf5e3,
  r as $3e6197669829fe11$export$40bfa8c7b0832715,
  st as $8e9d2fae0ecb9001$export$457c3d6518dd4c6f,
  t as $efe09c6d1c304b50$export$5f1af8db9871e1d6,
  vt as $7230ffa83bc0c2cf$export$fabf2dc03a41866e,
  x as $8296dad1a4c5e0dc$export$8f71654801c2f7cd,
  yt as $03e8ab2d84d7657a$export$4338b53315abf666,
  z as $2add3ce32c6007eb$export$e1865c3bedcd822b,
} from './Text-CH09p7TZ.js'
import {
  a as $41fb335299a4a39e$export$f5b8910cec6cf069,
  c as $cdaed739b1139372$export$c24727297075ec6a,
  f as $1f3c3b1a70cec653$export$ff05c3ac10437e03,
  h as $43a3b93638fe5db9$export$b04be29aa201d4f5,
  i as $41fb335299a4a39e$export$37fb8590cf2c088c,
  l as $fd2148440a13ec26$export$a763b9476acd3eb,
  m as $43a3b93638fe5db9$export$75b6ee27786ba447,
  n as $3274bf1495747a7b$export$5add1d006293d136,
  p as $0beb20c9744a2065$export$8467354a121f1b9f,
  s as $3a442827418ebe87$export$f9c6924e160136d1,
  u as $fd2148440a13ec26$export$fc1a364ae1f3ff10,
} from './useFormValidation-BfrjTX6Y.js'
import {
  i as $b72f3f7b3b5f42c6$export$2b35b76d2e30e129,
  n as $4b38b5b75ecc6208$export$698f465ec27e93df,
  r as $4b38b5b75ecc6208$export$b0d3ecf7112093a7,
} from './Autocomplete-CXl7TxD_.js'
import {
  C as $42ceafc619f9c3ba$export$bf788dd355e3a401,
  D as $6f0c29017aeec335$export$8258a0665a675899,
  S as $42ceafc619f9c3ba$export$18af5c7a9e9b3664,
  T as $42ceafc619f9c3ba$export$fb8073518f34e6ec,
  a as $b24d1bc31a0f941d$export$a9d04c5684123369,
  c as $f6ba6936bfd098a0$export$ecf600387e221c37,
  d as $d667c2af82d35a98$export$d6daf82dcd84e87c,
  f as $f19b83c1486f45cc$export$dc9c12ed27dd1b49,
  g as $792f28e438b9ad5f$export$758399f318e6385a,
  h as $91fe5e721c7f36c1$export$c9549807523555e0,
  i as $0407362eaf54473e$export$ccaea96c28e8b9e7,
  k as $6f0c29017aeec335$export$fd11f34e1d07f134,
  l as $64903b4b31b6bb2a$export$b95089534ab7c1fd,
  m as $e28ab3efe3e87743$export$6615d83f6de245ce,
  n as $d03379b88399b8c5$export$6cd28814d92fa9c9,
  o as $2efe10d3f1f9e31e$export$77d5aafae4e095b2,
  r as $4a07ac835f260f78$export$6c8a5aaad13c9852,
  s as $cd5ea4b915021f1d$export$1005530eda016c13,
  t as $60f19cefd567a3e4$export$253fe78d46329472,
  u as $ae8f8d98b2b18f2f$export$a05409b8bb224a5a,
  v as $53e61d82d8b8611d$export$e0e4026c12a8bdbb,
  x as $263ab7fc0f95ccdb$export$d40e14dec8b060a8,
  y as $263ab7fc0f95ccdb$export$4feb769f8ddf26c5,
} from './useMultipleSelectionState-vHtP-ZZn.js'
import {
  a as $542a13ca2fa5b484$export$5b6b19405a83ff9d,
  o as $542a13ca2fa5b484$export$9b9a0cd73afb7ca4,
  s as $970072cf4b13fde3$export$683480f191c0e3ea,
  t as $673d46fce3e5717d$export$a16aca283550c30d,
} from './useCollator-aUVZdoDq.js'
import { t as $600b3cf69ae46262$export$90fc3a17d93f704c } from './useEvent-PrFdICBT.js'
import { t as $054f71d2330da2e3$export$712718f7aec83d5 } from './useTextField-BYUBteZi.js'
import {
  n as $ef182bb9912241d8$export$3274cf84b703fff,
  t as $3c71b1595a147f24$export$496315a1608d9602,
} from './useUpdateEffect-TfUldpeH.js'
import { a as foundLockersSchema, i as searchLockers, o as lockerAddress } from './kasa._token-Dpa7-o45.js'
import { t as allowEmptyMarkup } from './defaultPolicy-DVWS_z3L.js'
import { t as AriaLocale } from './AriaLocale-Bolg1L7r.js'
import { t as classNames } from './classNames-D1L2HDWQ.js'
import { n as foldedWords, t as foldPolish } from './foldPolish-DnDdVsnx.js'
import { n as typingDistance, t as forgivenSlips } from './typingDistance-FhXR680d.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
// node_modules/react-aria-components/dist/private/DragAndDrop.mjs
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var $f9554a667e4f0374$export$d188a835a7bc5783 = /*#__PURE__*/ (0, import_react.createContext)({})
var $f9554a667e4f0374$export$f55761759794cf55 = /*#__PURE__*/ (0, import_react.createContext)(null)
var $f9554a667e4f0374$export$62ed72bc21f6b8a6 = /*#__PURE__*/ (0, import_react.forwardRef)(
  function DropIndicator(props, ref) {
    let { render } = (0, import_react.useContext)($f9554a667e4f0374$export$f55761759794cf55)
    return /*#__PURE__*/ import_react.createElement(import_react.Fragment, null, render(props, ref))
  },
)
function $f9554a667e4f0374$export$971707d8a129a1f7(dragAndDropHooks, dropState) {
  let renderDropIndicator = dragAndDropHooks?.renderDropIndicator
  let isVirtualDragging = dragAndDropHooks?.isVirtualDragging?.()
  let fn = (0, import_react.useCallback)(
    (target) => {
      if (isVirtualDragging || dropState?.isDropTarget(target))
        return renderDropIndicator
          ? renderDropIndicator(target)
          : /*#__PURE__*/ import_react.createElement($f9554a667e4f0374$export$62ed72bc21f6b8a6, { target })
    },
    [dropState?.target, isVirtualDragging, renderDropIndicator],
  )
  return dragAndDropHooks?.useDropIndicator ? fn : void 0
}
function $f9554a667e4f0374$export$d1e8e3fbb7461f6(selectionManager, dragAndDropHooks, dropState) {
  let focusedKey = selectionManager.focusedKey
  let dropTargetKey = null
  if (dragAndDropHooks?.isVirtualDragging?.() && dropState?.target?.type === 'item') {
    dropTargetKey = dropState.target.key
    if (dropState.target.dropPosition === 'after') {
      let nextKey = dropState.collection.getKeyAfter(dropTargetKey)
      let lastDescendantKey = null
      if (nextKey != null) {
        let targetLevel = dropState.collection.getItem(dropTargetKey)?.level ?? 0
        while (nextKey != null) {
          let node = dropState.collection.getItem(nextKey)
          if (!node) break
          if (node.type !== 'item') {
            nextKey = dropState.collection.getKeyAfter(nextKey)
            continue
          }
          if ((node.level ?? 0) <= targetLevel) break
          lastDescendantKey = nextKey
          nextKey = dropState.collection.getKeyAfter(nextKey)
        }
      }
      dropTargetKey = nextKey ?? lastDescendantKey ?? dropTargetKey
    }
  }
  return (0, import_react.useMemo)(() => {
    return new Set([focusedKey, dropTargetKey].filter((k) => k != null))
  }, [focusedKey, dropTargetKey])
}
// node_modules/react-aria/dist/private/listbox/utils.mjs
var $cd088b5c0d7b27b4$export$3585ede4d035bf14 = /* @__PURE__ */ new WeakMap()
function $cd088b5c0d7b27b4$var$normalizeKey(key) {
  if (typeof key === 'string') return key.replace(/\s*/g, '')
  return '' + key
}
function $cd088b5c0d7b27b4$export$9145995848b05025(state, itemKey) {
  let data = $cd088b5c0d7b27b4$export$3585ede4d035bf14.get(state)
  if (!data) throw new Error('Unknown list')
  return `${data.id}-option-${$cd088b5c0d7b27b4$var$normalizeKey(itemKey)}`
}
// node_modules/react-aria/dist/private/listbox/useListBox.mjs
function $686593f99a1df089$export$50eacbbf140a3141(props, state, ref) {
  let domProps = $8e9d2fae0ecb9001$export$457c3d6518dd4c6f(props, { labelable: true })
  let selectionBehavior = props.selectionBehavior || 'toggle'
  let orientation = props.orientation || 'vertical'
  let linkBehavior = props.linkBehavior || (selectionBehavior === 'replace' ? 'action' : 'override')
  if (selectionBehavior === 'toggle' && linkBehavior === 'action') linkBehavior = 'override'
  let { listProps } = $64903b4b31b6bb2a$export$b95089534ab7c1fd({
    ...props,
    ref,
    selectionManager: state.selectionManager,
    collection: state.collection,
    disabledKeys: state.disabledKeys,
    linkBehavior,
  })
  let { focusWithinProps } = $2c9edc598a03d523$export$420e68273165f4ec({
    onFocusWithin: props.onFocus,
    onBlurWithin: props.onBlur,
    onFocusWithinChange: props.onFocusChange,
  })
  let id = $390e54f620492c70$export$f680877a34711e37(props.id)
  $cd088b5c0d7b27b4$export$3585ede4d035bf14.set(state, {
    id,
    shouldUseVirtualFocus: props.shouldUseVirtualFocus,
    shouldSelectOnPressUp: props.shouldSelectOnPressUp,
    shouldFocusOnHover: props.shouldFocusOnHover,
    isVirtualized: props.isVirtualized,
    onAction: props.onAction,
    linkBehavior,
    UNSTABLE_itemBehavior: props['UNSTABLE_itemBehavior'],
  })
  let { labelProps, fieldProps } = $0beb20c9744a2065$export$8467354a121f1b9f({
    ...props,
    id,
    labelElementType: 'span',
  })
  return {
    labelProps,
    listBoxProps: $bbaa08b3cd72f041$export$9d1611c77c2fe928(
      domProps,
      focusWithinProps,
      state.selectionManager.selectionMode === 'multiple' ? { 'aria-multiselectable': 'true' } : {},
      {
        role: 'listbox',
        'aria-orientation': orientation,
        ...$bbaa08b3cd72f041$export$9d1611c77c2fe928(fieldProps, listProps),
      },
    ),
  }
}
// node_modules/react-aria/dist/private/listbox/useOption.mjs
function $dae966e193913d1b$export$497855f14858aa34(props, state, ref) {
  let { key } = props
  let data = $cd088b5c0d7b27b4$export$3585ede4d035bf14.get(state)
  let isDisabled = props.isDisabled ?? state.selectionManager.isDisabled(key)
  let isSelected = props.isSelected ?? state.selectionManager.isSelected(key)
  let shouldSelectOnPressUp = props.shouldSelectOnPressUp ?? data?.shouldSelectOnPressUp
  let shouldFocusOnHover = props.shouldFocusOnHover ?? data?.shouldFocusOnHover
  let shouldUseVirtualFocus = props.shouldUseVirtualFocus ?? data?.shouldUseVirtualFocus
  let isVirtualized = props.isVirtualized ?? data?.isVirtualized
  let labelId = $390e54f620492c70$export$b4cc09c592e8fdb8()
  let descriptionId = $390e54f620492c70$export$b4cc09c592e8fdb8()
  let optionProps = {
    role: 'option',
    'aria-disabled': isDisabled || void 0,
    'aria-selected': state.selectionManager.selectionMode !== 'none' ? isSelected : void 0,
    'aria-label': props['aria-label'],
    'aria-labelledby': labelId,
    'aria-describedby': descriptionId,
  }
  let item = state.collection.getItem(key)
  if (isVirtualized) {
    let index = Number(item?.index)
    optionProps['aria-posinset'] = Number.isNaN(index) ? void 0 : index + 1
    optionProps['aria-setsize'] = $2efe10d3f1f9e31e$export$77d5aafae4e095b2(state.collection)
  }
  let onAction = data?.onAction ? () => data?.onAction?.(key) : void 0
  let id = $cd088b5c0d7b27b4$export$9145995848b05025(state, key)
  let { itemProps, isPressed, isFocused, hasAction, allowsSelection } =
    $f6ba6936bfd098a0$export$ecf600387e221c37({
      selectionManager: state.selectionManager,
      key,
      ref,
      shouldSelectOnPressUp,
      allowsDifferentPressOrigin: shouldSelectOnPressUp && shouldFocusOnHover,
      isVirtualized,
      shouldUseVirtualFocus,
      isDisabled,
      onAction:
        onAction || item?.props?.onAction
          ? $a4e76a5424781910$export$e08e3b67e392101e(item?.props?.onAction, onAction)
          : void 0,
      linkBehavior: data?.linkBehavior,
      UNSTABLE_itemBehavior: data?.['UNSTABLE_itemBehavior'],
      id,
    })
  let { hoverProps } = $e969f22b6713ca4a$export$ae780daf29e6d456({
    isDisabled: isDisabled || !shouldFocusOnHover,
    onHoverStart() {
      if (!$8f5a2122b0992be3$export$b9b3dfddab17db27()) {
        state.selectionManager.setFocused(true)
        state.selectionManager.setFocusedKey(key)
      }
    },
  })
  let domProps = $8e9d2fae0ecb9001$export$457c3d6518dd4c6f(item?.props)
  delete domProps.id
  let linkProps = $caaf0dd3060ed57c$export$7e924b3091a3bd18(item?.props)
  return {
    optionProps: {
      ...optionProps,
      ...$bbaa08b3cd72f041$export$9d1611c77c2fe928(domProps, itemProps, hoverProps, linkProps),
      id,
    },
    labelProps: { id: labelId },
    descriptionProps: { id: descriptionId },
    isFocused,
    isFocusVisible:
      isFocused && state.selectionManager.isFocused && $8f5a2122b0992be3$export$b9b3dfddab17db27(),
    isSelected,
    isDisabled,
    isPressed,
    allowsSelection,
    hasAction,
  }
}
// node_modules/react-aria/dist/private/listbox/useListBoxSection.mjs
function $3d6c959d2ef57b72$export$c3f9f39876e4bc7(props) {
  let { heading, 'aria-label': ariaLabel } = props
  let headingId = $390e54f620492c70$export$f680877a34711e37()
  return {
    itemProps: { role: 'presentation' },
    headingProps: heading
      ? {
          id: headingId,
          role: 'presentation',
          onMouseDown: (e) => {
            e.preventDefault()
          },
        }
      : {},
    groupProps: {
      role: 'group',
      'aria-label': ariaLabel,
      'aria-labelledby': heading ? headingId : void 0,
    },
  }
}
// node_modules/react-stately/dist/private/list/ListCollection.mjs
var $f664a81d022446b5$export$d085fb9e920b5ca7 = class {
  constructor(nodes) {
    this.keyMap = /* @__PURE__ */ new Map()
    this.firstKey = null
    this.lastKey = null
    this.iterable = nodes
    let visit = (node) => {
      this.keyMap.set(node.key, node)
      if (node.childNodes && node.type === 'section') for (let child of node.childNodes) visit(child)
    }
    for (let node of nodes) visit(node)
    let last = null
    let index = 0
    let size = 0
    for (let [key, node] of this.keyMap) {
      if (last) {
        last.nextKey = key
        node.prevKey = last.key
      } else {
        this.firstKey = key
        node.prevKey = void 0
      }
      if (node.type === 'item') node.index = index++
      if (node.type === 'section' || node.type === 'item') size++
      last = node
      last.nextKey = void 0
    }
    this._size = size
    this.lastKey = last?.key ?? null
  }
  *[Symbol.iterator]() {
    yield* this.iterable
  }
  get size() {
    return this._size
  }
  getKeys() {
    return this.keyMap.keys()
  }
  getKeyBefore(key) {
    let node = this.keyMap.get(key)
    return node ? (node.prevKey ?? null) : null
  }
  getKeyAfter(key) {
    let node = this.keyMap.get(key)
    return node ? (node.nextKey ?? null) : null
  }
  getFirstKey() {
    return this.firstKey
  }
  getLastKey() {
    return this.lastKey
  }
  getItem(key) {
    return this.keyMap.get(key) ?? null
  }
  at(idx) {
    const keys = [...this.getKeys()]
    return this.getItem(keys[idx])
  }
  getChildren(key) {
    return this.keyMap.get(key)?.childNodes || []
  }
}
// node_modules/react-stately/dist/private/list/useListState.mjs
function $b14b6f590b50af39$export$2f645645f7bca764(props) {
  let { filter, layoutDelegate } = props
  let selectionState = $60f19cefd567a3e4$export$253fe78d46329472(props)
  let disabledKeys = (0, import_react.useMemo)(
    () => (props.disabledKeys ? new Set(props.disabledKeys) : /* @__PURE__ */ new Set()),
    [props.disabledKeys],
  )
  let factory = (0, import_react.useCallback)(
    (nodes) =>
      filter
        ? new $f664a81d022446b5$export$d085fb9e920b5ca7(filter(nodes))
        : new $f664a81d022446b5$export$d085fb9e920b5ca7(nodes),
    [filter],
  )
  let context = (0, import_react.useMemo)(
    () => ({ suppressTextValueWarning: props.suppressTextValueWarning }),
    [props.suppressTextValueWarning],
  )
  let collection = $d03379b88399b8c5$export$6cd28814d92fa9c9(props, factory, context)
  let selectionManager = (0, import_react.useMemo)(
    () => new $4a07ac835f260f78$export$6c8a5aaad13c9852(collection, selectionState, { layoutDelegate }),
    [collection, selectionState, layoutDelegate],
  )
  $b14b6f590b50af39$var$useFocusedKeyReset(collection, selectionManager)
  return {
    collection,
    disabledKeys,
    selectionManager,
  }
}
function $b14b6f590b50af39$export$ba9d38c0f1bf2b36(state, filterFn) {
  let collection = (0, import_react.useMemo)(
    () => (filterFn ? state.collection.filter(filterFn) : state.collection),
    [state.collection, filterFn],
  )
  let selectionManager = state.selectionManager.withCollection(collection)
  $b14b6f590b50af39$var$useFocusedKeyReset(collection, selectionManager)
  return {
    collection,
    selectionManager,
    disabledKeys: state.disabledKeys,
  }
}
function $b14b6f590b50af39$var$useFocusedKeyReset(collection, selectionManager) {
  const cachedCollection = (0, import_react.useRef)(null)
  ;(0, import_react.useEffect)(() => {
    if (
      selectionManager.focusedKey != null &&
      !collection.getItem(selectionManager.focusedKey) &&
      cachedCollection.current
    ) {
      let key = cachedCollection.current.getKeyAfter(selectionManager.focusedKey)
      let nextFocusedKey = null
      while (key != null) {
        let node = collection.getItem(key)
        if (node && node.type === 'item' && !selectionManager.isDisabled(key)) {
          nextFocusedKey = key
          break
        }
        key = cachedCollection.current.getKeyAfter(key)
      }
      if (nextFocusedKey == null) {
        key = cachedCollection.current.getKeyBefore(selectionManager.focusedKey)
        while (key != null) {
          let node = collection.getItem(key)
          if (node && node.type === 'item' && !selectionManager.isDisabled(key)) {
            nextFocusedKey = key
            break
          }
          key = cachedCollection.current.getKeyBefore(key)
        }
      }
      selectionManager.setFocusedKey(nextFocusedKey)
    }
    cachedCollection.current = collection
  }, [collection, selectionManager])
}
// node_modules/react-aria-components/dist/private/ListBox.mjs
var $928221da08ecbc62$export$7ff8f37d2d81a48d = /*#__PURE__*/ (0, import_react.createContext)(null)
var $928221da08ecbc62$export$7c5906fe4f1f2af2 = /*#__PURE__*/ (0, import_react.createContext)(null)
var $928221da08ecbc62$export$41f133550aa26f48 = /*#__PURE__*/ (0, import_react.forwardRef)(
  function ListBox(props, ref) {
    ;[props, ref] = $7230ffa83bc0c2cf$export$29f1550f4b0d4415(
      props,
      ref,
      $928221da08ecbc62$export$7ff8f37d2d81a48d,
    )
    let state = (0, import_react.useContext)($928221da08ecbc62$export$7c5906fe4f1f2af2)
    if (state)
      return /*#__PURE__*/ import_react.createElement($928221da08ecbc62$var$ListBoxInner, {
        state,
        props,
        listBoxRef: ref,
      })
    return /*#__PURE__*/ import_react.createElement(
      $42ceafc619f9c3ba$export$bf788dd355e3a401,
      { content: /*#__PURE__*/ import_react.createElement($42ceafc619f9c3ba$export$fb8073518f34e6ec, props) },
      (collection) =>
        /*#__PURE__*/ import_react.createElement($928221da08ecbc62$var$StandaloneListBox, {
          props,
          listBoxRef: ref,
          collection,
        }),
    )
  },
)
function $928221da08ecbc62$var$StandaloneListBox({ props, listBoxRef, collection }) {
  props = {
    ...props,
    collection,
    children: null,
    items: null,
  }
  let { layoutDelegate } = (0, import_react.useContext)($263ab7fc0f95ccdb$export$4feb769f8ddf26c5)
  let state = $b14b6f590b50af39$export$2f645645f7bca764({
    ...props,
    layoutDelegate,
  })
  return /*#__PURE__*/ import_react.createElement($928221da08ecbc62$var$ListBoxInner, {
    state,
    props,
    listBoxRef,
  })
}
function $928221da08ecbc62$var$ListBoxInner({ state: inputState, props, listBoxRef }) {
  ;[props, listBoxRef] = $7230ffa83bc0c2cf$export$29f1550f4b0d4415(
    props,
    listBoxRef,
    $4b38b5b75ecc6208$export$b0d3ecf7112093a7,
  )
  let { dragAndDropHooks, layout = 'stack', orientation = 'vertical', filter } = props
  let state = $b14b6f590b50af39$export$ba9d38c0f1bf2b36(inputState, filter)
  let { collection, selectionManager } = state
  let isListDraggable = !!dragAndDropHooks?.useDraggableCollectionState
  let isListDroppable = !!dragAndDropHooks?.useDroppableCollectionState
  let { direction } = $2eb8e6d23f3d0cb0$export$43bb16f9c6d9e3f7()
  let { disabledBehavior, disabledKeys } = selectionManager
  let collator = $673d46fce3e5717d$export$a16aca283550c30d({
    usage: 'search',
    sensitivity: 'base',
  })
  let {
    isVirtualized,
    layoutDelegate,
    dropTargetDelegate: ctxDropTargetDelegate,
    CollectionRoot,
  } = (0, import_react.useContext)($263ab7fc0f95ccdb$export$4feb769f8ddf26c5)
  let keyboardDelegate = (0, import_react.useMemo)(
    () =>
      props.keyboardDelegate ||
      new $ae8f8d98b2b18f2f$export$a05409b8bb224a5a({
        collection,
        collator,
        ref: listBoxRef,
        disabledKeys,
        disabledBehavior,
        layout,
        orientation,
        direction,
        layoutDelegate,
      }),
    [
      collection,
      collator,
      listBoxRef,
      disabledBehavior,
      disabledKeys,
      orientation,
      direction,
      props.keyboardDelegate,
      layout,
      layoutDelegate,
    ],
  )
  let { listBoxProps } = $686593f99a1df089$export$50eacbbf140a3141(
    {
      ...props,
      shouldSelectOnPressUp: isListDraggable || props.shouldSelectOnPressUp,
      keyboardDelegate,
      isVirtualized,
    },
    state,
    listBoxRef,
  )
  ;(0, import_react.useRef)(isListDraggable)
  ;(0, import_react.useRef)(isListDroppable)
  ;(0, import_react.useEffect)(() => {}, [isListDraggable, isListDroppable])
  let dragState = void 0
  let dropState = void 0
  let droppableCollection = void 0
  let isRootDropTarget = false
  let dragPreview = null
  let preview = (0, import_react.useRef)(null)
  if (isListDraggable && dragAndDropHooks) {
    dragState = dragAndDropHooks.useDraggableCollectionState({
      collection,
      selectionManager,
      preview: dragAndDropHooks.renderDragPreview ? preview : void 0,
    })
    dragAndDropHooks.useDraggableCollection({}, dragState, listBoxRef)
    let DragPreview = dragAndDropHooks.DragPreview
    dragPreview = dragAndDropHooks.renderDragPreview
      ? /*#__PURE__*/ import_react.createElement(
          DragPreview,
          { ref: preview },
          dragAndDropHooks.renderDragPreview,
        )
      : null
  }
  if (isListDroppable && dragAndDropHooks) {
    dropState = dragAndDropHooks.useDroppableCollectionState({
      collection,
      selectionManager,
    })
    let dropTargetDelegate =
      dragAndDropHooks.dropTargetDelegate ||
      ctxDropTargetDelegate ||
      new dragAndDropHooks.ListDropTargetDelegate(collection, listBoxRef, {
        orientation,
        layout,
        direction,
      })
    droppableCollection = dragAndDropHooks.useDroppableCollection(
      {
        keyboardDelegate,
        dropTargetDelegate,
      },
      dropState,
      listBoxRef,
    )
    isRootDropTarget = dropState.isDropTarget({ type: 'root' })
  }
  let { focusProps, isFocused, isFocusVisible } = $0c4a58759813079a$export$4e328f61c538687f()
  let isEmpty = state.collection.size === 0
  let renderValues = {
    isDropTarget: isRootDropTarget,
    isEmpty,
    isFocused,
    isFocusVisible,
    layout: props.layout || 'stack',
    orientation,
    state,
  }
  let renderProps = $7230ffa83bc0c2cf$export$4d86445c2cf5e3({
    ...props,
    children: void 0,
    defaultClassName: 'react-aria-ListBox',
    values: renderValues,
  })
  let emptyState = null
  if (isEmpty && props.renderEmptyState)
    emptyState = /*#__PURE__*/ import_react.createElement(
      'div',
      {
        role: 'option',
        style: { display: 'contents' },
      },
      props.renderEmptyState(renderValues),
    )
  let DOMProps = $8e9d2fae0ecb9001$export$457c3d6518dd4c6f(props, { global: true })
  return /*#__PURE__*/ import_react.createElement(
    $535772f9d2c1f38d$export$20e40289641fbbb6,
    null,
    /*#__PURE__*/ import_react.createElement(
      $7230ffa83bc0c2cf$export$df3a06d6289f983e.div,
      {
        ...$bbaa08b3cd72f041$export$9d1611c77c2fe928(
          DOMProps,
          renderProps,
          listBoxProps,
          focusProps,
          droppableCollection?.collectionProps,
        ),
        ref: listBoxRef,
        slot: props.slot || void 0,
        onScroll: props.onScroll,
        'data-drop-target': isRootDropTarget || void 0,
        'data-empty': isEmpty || void 0,
        'data-focused': isFocused || void 0,
        'data-focus-visible': isFocusVisible || void 0,
        'data-layout': props.layout || 'stack',
        'data-orientation': orientation,
      },
      /*#__PURE__*/ import_react.createElement(
        $7230ffa83bc0c2cf$export$2881499e37b75b9a,
        {
          values: [
            [$928221da08ecbc62$export$7ff8f37d2d81a48d, props],
            [$928221da08ecbc62$export$7c5906fe4f1f2af2, state],
            [
              $f9554a667e4f0374$export$d188a835a7bc5783,
              {
                dragAndDropHooks,
                dragState,
                dropState,
              },
            ],
            [$e28ab3efe3e87743$export$6615d83f6de245ce, { elementType: 'div' }],
            [
              $f9554a667e4f0374$export$f55761759794cf55,
              { render: $928221da08ecbc62$var$ListBoxDropIndicatorWrapper },
            ],
            [
              $263ab7fc0f95ccdb$export$d40e14dec8b060a8,
              {
                name: 'ListBoxSection',
                render: $928221da08ecbc62$var$ListBoxSectionInner,
              },
            ],
          ],
        },
        /*#__PURE__*/ import_react.createElement(
          $792f28e438b9ad5f$export$758399f318e6385a,
          null,
          /*#__PURE__*/ import_react.createElement(CollectionRoot, {
            collection,
            scrollRef: listBoxRef,
            persistedKeys: $f9554a667e4f0374$export$d1e8e3fbb7461f6(
              selectionManager,
              dragAndDropHooks,
              dropState,
            ),
            renderDropIndicator: $f9554a667e4f0374$export$971707d8a129a1f7(dragAndDropHooks, dropState),
          }),
        ),
      ),
      emptyState,
      dragPreview,
    ),
  )
}
function $928221da08ecbc62$var$ListBoxSectionInner(
  props,
  ref,
  section,
  className = 'react-aria-ListBoxSection',
) {
  let state = (0, import_react.useContext)($928221da08ecbc62$export$7c5906fe4f1f2af2)
  let { dragAndDropHooks, dropState } = (0, import_react.useContext)(
    $f9554a667e4f0374$export$d188a835a7bc5783,
  )
  let { CollectionBranch } = (0, import_react.useContext)($263ab7fc0f95ccdb$export$4feb769f8ddf26c5)
  let [headingRef, heading] = $7230ffa83bc0c2cf$export$9d4c57ee4c6ffdd8()
  let { headingProps, groupProps } = $3d6c959d2ef57b72$export$c3f9f39876e4bc7({
    heading,
    'aria-label': props['aria-label'] ?? void 0,
  })
  let renderProps = $7230ffa83bc0c2cf$export$4d86445c2cf5e3({
    ...props,
    id: void 0,
    children: void 0,
    defaultClassName: className,
    values: void 0,
  })
  let DOMProps = $8e9d2fae0ecb9001$export$457c3d6518dd4c6f(props, { global: true })
  delete DOMProps.id
  return /*#__PURE__*/ import_react.createElement(
    $7230ffa83bc0c2cf$export$df3a06d6289f983e.section,
    {
      ...$bbaa08b3cd72f041$export$9d1611c77c2fe928(DOMProps, renderProps, groupProps),
      ref,
    },
    /*#__PURE__*/ import_react.createElement(
      $53e61d82d8b8611d$export$e0e4026c12a8bdbb.Provider,
      {
        value: {
          ...headingProps,
          ref: headingRef,
        },
      },
      /*#__PURE__*/ import_react.createElement(CollectionBranch, {
        collection: state.collection,
        parent: section,
        renderDropIndicator: $f9554a667e4f0374$export$971707d8a129a1f7(dragAndDropHooks, dropState),
      }),
    ),
  )
}
var $928221da08ecbc62$export$a11e76429ed99b4 = /*#__PURE__*/ $42ceafc619f9c3ba$export$18af5c7a9e9b3664(
  $6f0c29017aeec335$export$fd11f34e1d07f134,
  function ListBoxItem(props, forwardedRef, item) {
    let ref = $03e8ab2d84d7657a$export$4338b53315abf666(forwardedRef)
    let state = (0, import_react.useContext)($928221da08ecbc62$export$7c5906fe4f1f2af2)
    let { dragAndDropHooks, dragState, dropState } = (0, import_react.useContext)(
      $f9554a667e4f0374$export$d188a835a7bc5783,
    )
    let isDraggable = dragState && !(dragState.isDisabled || dragState.selectionManager.isDisabled(item.key))
    let { optionProps, labelProps, descriptionProps, ...states } = $dae966e193913d1b$export$497855f14858aa34(
      {
        key: item.key,
        'aria-label': props?.['aria-label'],
      },
      state,
      ref,
    )
    let { hoverProps, isHovered } = $e969f22b6713ca4a$export$ae780daf29e6d456({
      isDisabled: !states.allowsSelection && !states.hasAction && !isDraggable,
      onHoverStart: item.props.onHoverStart,
      onHoverChange: item.props.onHoverChange,
      onHoverEnd: item.props.onHoverEnd,
    })
    let { keyboardProps } = $8296dad1a4c5e0dc$export$8f71654801c2f7cd(props)
    let { focusProps } = $1e74c67db218ce67$export$f8168d8dd8fd66e6(props)
    let draggableItem = null
    if (dragState && dragAndDropHooks)
      draggableItem = dragAndDropHooks.useDraggableItem(
        {
          key: item.key,
          hasAction: states.hasAction,
        },
        dragState,
      )
    let droppableItem = null
    if (dropState && dragAndDropHooks)
      droppableItem = dragAndDropHooks.useDroppableItem(
        {
          target: {
            type: 'item',
            key: item.key,
            dropPosition: 'on',
          },
        },
        dropState,
        ref,
      )
    let isDragging = dragState && dragState.isDragging(item.key)
    let renderProps = $7230ffa83bc0c2cf$export$4d86445c2cf5e3({
      ...props,
      id: void 0,
      children: props.children,
      defaultClassName: 'react-aria-ListBoxItem',
      values: {
        ...states,
        isHovered,
        selectionMode: state.selectionManager.selectionMode,
        selectionBehavior: state.selectionManager.selectionBehavior,
        allowsDragging: !!dragState,
        isDragging,
        isDropTarget: droppableItem?.isDropTarget,
      },
    })
    ;(0, import_react.useEffect)(() => {
      if (!item.textValue && false);
    }, [item.textValue])
    let ElementType = props.href
      ? $7230ffa83bc0c2cf$export$df3a06d6289f983e.a
      : $7230ffa83bc0c2cf$export$df3a06d6289f983e.div
    let DOMProps = $8e9d2fae0ecb9001$export$457c3d6518dd4c6f(props, { global: true })
    delete DOMProps.id
    delete DOMProps.onClick
    if (props.href && optionProps.tabIndex == null) optionProps.tabIndex = -1
    return /*#__PURE__*/ import_react.createElement(
      ElementType,
      {
        ...$bbaa08b3cd72f041$export$9d1611c77c2fe928(
          DOMProps,
          renderProps,
          optionProps,
          hoverProps,
          keyboardProps,
          focusProps,
          draggableItem?.dragProps,
          droppableItem?.dropProps,
        ),
        ref,
        'data-allows-dragging': !!dragState || void 0,
        'data-selected': states.isSelected || void 0,
        'data-disabled': states.isDisabled || void 0,
        'data-hovered': isHovered || void 0,
        'data-focused': states.isFocused || void 0,
        'data-focus-visible': states.isFocusVisible || void 0,
        'data-pressed': states.isPressed || void 0,
        'data-dragging': isDragging || void 0,
        'data-drop-target': droppableItem?.isDropTarget || void 0,
        'data-selection-mode':
          state.selectionManager.selectionMode === 'none' ? void 0 : state.selectionManager.selectionMode,
      },
      /*#__PURE__*/ import_react.createElement(
        $7230ffa83bc0c2cf$export$2881499e37b75b9a,
        {
          values: [
            [
              $efe09c6d1c304b50$export$9afb8bc826b033ea,
              {
                slots: {
                  [$7230ffa83bc0c2cf$export$c62b8e45d58ddad9]: labelProps,
                  label: labelProps,
                  description: descriptionProps,
                },
              },
            ],
            [$91fe5e721c7f36c1$export$c9549807523555e0, { isSelected: states.isSelected }],
          ],
        },
        renderProps.children,
      ),
    )
  },
)
function $928221da08ecbc62$var$ListBoxDropIndicatorWrapper(props, ref) {
  ref = $03e8ab2d84d7657a$export$4338b53315abf666(ref)
  let { dragAndDropHooks, dropState } = (0, import_react.useContext)(
    $f9554a667e4f0374$export$d188a835a7bc5783,
  )
  let { dropIndicatorProps, isHidden, isDropTarget } = dragAndDropHooks.useDropIndicator(
    props,
    dropState,
    ref,
  )
  if (isHidden) return null
  return /*#__PURE__*/ import_react.createElement($928221da08ecbc62$var$ListBoxDropIndicatorForwardRef, {
    ...props,
    dropIndicatorProps,
    isDropTarget,
    ref,
  })
}
function $928221da08ecbc62$var$ListBoxDropIndicator(props, ref) {
  let { dropIndicatorProps, isDropTarget, ...otherProps } = props
  let renderProps = $7230ffa83bc0c2cf$export$4d86445c2cf5e3({
    ...otherProps,
    defaultClassName: 'react-aria-DropIndicator',
    values: { isDropTarget },
  })
  return /*#__PURE__*/ import_react.createElement(
    import_react.Fragment,
    null,
    /*#__PURE__*/ import_react.createElement($7230ffa83bc0c2cf$export$df3a06d6289f983e.div, {
      ...dropIndicatorProps,
      ...renderProps,
      role: 'option',
      ref,
      'data-drop-target': isDropTarget || void 0,
    }),
  )
}
var $928221da08ecbc62$var$ListBoxDropIndicatorForwardRef = /*#__PURE__*/ (0, import_react.forwardRef)(
  $928221da08ecbc62$var$ListBoxDropIndicator,
)
$42ceafc619f9c3ba$export$18af5c7a9e9b3664(
  $6f0c29017aeec335$export$8258a0665a675899,
  function ListBoxLoadingIndicator(props, ref, item) {
    let state = (0, import_react.useContext)($928221da08ecbc62$export$7c5906fe4f1f2af2)
    let { isLoading, onLoadMore, scrollOffset, ...otherProps } = props
    let sentinelRef = (0, import_react.useRef)(null)
    let memoedLoadMoreProps = (0, import_react.useMemo)(
      () => ({
        onLoadMore,
        collection: state?.collection,
        sentinelRef,
        scrollOffset,
      }),
      [onLoadMore, scrollOffset, state?.collection],
    )
    $0407362eaf54473e$export$ccaea96c28e8b9e7(memoedLoadMoreProps, sentinelRef)
    let renderProps = $7230ffa83bc0c2cf$export$4d86445c2cf5e3({
      ...otherProps,
      id: void 0,
      children: item.rendered,
      defaultClassName: 'react-aria-ListBoxLoadingIndicator',
      values: void 0,
    })
    return /*#__PURE__*/ import_react.createElement(
      import_react.Fragment,
      null,
      /*#__PURE__*/ import_react.createElement(
        'div',
        {
          style: {
            position: 'relative',
            width: 0,
            height: 0,
          },
          inert: $b24d1bc31a0f941d$export$a9d04c5684123369(true),
        },
        /*#__PURE__*/ import_react.createElement('div', {
          'data-testid': 'loadMoreSentinel',
          ref: sentinelRef,
          style: {
            position: 'absolute',
            height: 1,
            width: 1,
          },
        }),
      ),
      isLoading &&
        renderProps.children &&
        /*#__PURE__*/ import_react.createElement(
          import_react.Fragment,
          null,
          /*#__PURE__*/ import_react.createElement(
            $7230ffa83bc0c2cf$export$df3a06d6289f983e.div,
            {
              ...$bbaa08b3cd72f041$export$9d1611c77c2fe928(
                $8e9d2fae0ecb9001$export$457c3d6518dd4c6f(props, { global: true }),
                { tabIndex: -1 },
              ),
              ...renderProps,
              role: 'option',
              ref,
            },
            renderProps.children,
          ),
        ),
    )
  },
)
// node_modules/react-aria/dist/private/intl/combobox/ar-AE.mjs
var $44e96378ed9cec6d$exports = {}
$44e96378ed9cec6d$exports = {
  buttonLabel: `\u{639}\u{631}\u{636} \u{627}\u{644}\u{645}\u{642}\u{62A}\u{631}\u{62D}\u{627}\u{62A}`,
  countAnnouncement: (args, formatter) =>
    `${formatter.plural(args.optionCount, {
      one: () => `${formatter.number(args.optionCount)} \u{62E}\u{64A}\u{627}\u{631}`,
      other: () => `${formatter.number(args.optionCount)} \u{62E}\u{64A}\u{627}\u{631}\u{627}\u{62A}`,
    })} \u{645}\u{62A}\u{627}\u{62D}\u{629}.`,
  focusAnnouncement: (args, formatter) =>
    `${formatter.select(
      {
        true: () =>
          `\u{627}\u{644}\u{645}\u{62C}\u{645}\u{648}\u{639}\u{629} \u{627}\u{644}\u{645}\u{62F}\u{62E}\u{644}\u{629} ${args.groupTitle}, \u{645}\u{639} ${formatter.plural(
            args.groupCount,
            {
              one: () => `${formatter.number(args.groupCount)} \u{62E}\u{64A}\u{627}\u{631}`,
              other: () => `${formatter.number(args.groupCount)} \u{62E}\u{64A}\u{627}\u{631}\u{627}\u{62A}`,
            },
          )}. `,
        other: ``,
      },
      args.isGroupChange,
    )}${args.optionText}${formatter.select(
      {
        true: `, \u{645}\u{62D}\u{62F}\u{62F}`,
        other: ``,
      },
      args.isSelected,
    )}`,
  listboxLabel: `\u{645}\u{642}\u{62A}\u{631}\u{62D}\u{627}\u{62A}`,
  selectedAnnouncement: (args) => `${args.optionText}\u{60C} \u{645}\u{62D}\u{62F}\u{62F}`,
}
// node_modules/react-aria/dist/private/intl/combobox/bg-BG.mjs
var $4f2abbace6d15464$exports = {}
$4f2abbace6d15464$exports = {
  buttonLabel: `\u{41F}\u{43E}\u{43A}\u{430}\u{436}\u{438} \u{43F}\u{440}\u{435}\u{434}\u{43B}\u{43E}\u{436}\u{435}\u{43D}\u{438}\u{44F}`,
  countAnnouncement: (args, formatter) =>
    `${formatter.plural(args.optionCount, {
      one: () => `${formatter.number(args.optionCount)} \u{43E}\u{43F}\u{446}\u{438}\u{44F}`,
      other: () => `${formatter.number(args.optionCount)} \u{43E}\u{43F}\u{446}\u{438}\u{438}`,
    })} \u{43D}\u{430} \u{440}\u{430}\u{437}\u{43F}\u{43E}\u{43B}\u{43E}\u{436}\u{435}\u{43D}\u{438}\u{435}.`,
  focusAnnouncement: (args, formatter) =>
    `${formatter.select(
      {
        true: () =>
          `\u{412}\u{44A}\u{432}\u{435}\u{434}\u{435}\u{43D}\u{430} \u{433}\u{440}\u{443}\u{43F}\u{430} ${args.groupTitle}, \u{441} ${formatter.plural(
            args.groupCount,
            {
              one: () => `${formatter.number(args.groupCount)} \u{43E}\u{43F}\u{446}\u{438}\u{44F}`,
              other: () => `${formatter.number(args.groupCount)} \u{43E}\u{43F}\u{446}\u{438}\u{438}`,
            },
          )}. `,
        other: ``,
      },
      args.isGroupChange,
    )}${args.optionText}${formatter.select(
      {
        true: `, \u{438}\u{437}\u{431}\u{440}\u{430}\u{43D}\u{438}`,
        other: ``,
      },
      args.isSelected,
    )}`,
  listboxLabel: `\u{41F}\u{440}\u{435}\u{434}\u{43B}\u{43E}\u{436}\u{435}\u{43D}\u{438}\u{44F}`,
  selectedAnnouncement: (args) => `${args.optionText}, \u{438}\u{437}\u{431}\u{440}\u{430}\u{43D}\u{438}`,
}
// node_modules/react-aria/dist/private/intl/combobox/cs-CZ.mjs
var $c1cf508a70425b11$exports = {}
$c1cf508a70425b11$exports = {
  buttonLabel: `Zobrazit doporu\u{10D}en\xed`,
  countAnnouncement: (args, formatter) =>
    `K dispozici ${formatter.plural(args.optionCount, {
      one: () => `je ${formatter.number(args.optionCount)} mo\u{17E}nost`,
      other: () => `jsou/je ${formatter.number(args.optionCount)} mo\u{17E}nosti/-\xed`,
    })}.`,
  focusAnnouncement: (args, formatter) =>
    `${formatter.select(
      {
        true: () =>
          `Zadan\xe1 skupina \u{201E}${args.groupTitle}\u{201C} ${formatter.plural(args.groupCount, {
            one: () => `s ${formatter.number(args.groupCount)} mo\u{17E}nost\xed`,
            other: () => `se ${formatter.number(args.groupCount)} mo\u{17E}nostmi`,
          })}. `,
        other: ``,
      },
      args.isGroupChange,
    )}${args.optionText}${formatter.select(
      {
        true: ` (vybr\xe1no)`,
        other: ``,
      },
      args.isSelected,
    )}`,
  listboxLabel: `N\xe1vrhy`,
  selectedAnnouncement: (args) => `${args.optionText}, vybr\xe1no`,
}
// node_modules/react-aria/dist/private/intl/combobox/da-DK.mjs
var $c6334dc4bef16229$exports = {}
$c6334dc4bef16229$exports = {
  buttonLabel: `Vis forslag`,
  countAnnouncement: (args, formatter) =>
    `${formatter.plural(args.optionCount, {
      one: () => `${formatter.number(args.optionCount)} mulighed tilg\xe6ngelig`,
      other: () => `${formatter.number(args.optionCount)} muligheder tilg\xe6ngelige`,
    })}.`,
  focusAnnouncement: (args, formatter) =>
    `${formatter.select(
      {
        true: () =>
          `Angivet gruppe ${args.groupTitle}, med ${formatter.plural(args.groupCount, {
            one: () => `${formatter.number(args.groupCount)} mulighed`,
            other: () => `${formatter.number(args.groupCount)} muligheder`,
          })}. `,
        other: ``,
      },
      args.isGroupChange,
    )}${args.optionText}${formatter.select(
      {
        true: `, valgt`,
        other: ``,
      },
      args.isSelected,
    )}`,
  listboxLabel: `Forslag`,
  selectedAnnouncement: (args) => `${args.optionText}, valgt`,
}
// node_modules/react-aria/dist/private/intl/combobox/de-DE.mjs
var $3c1f280212fbe3e1$exports = {}
$3c1f280212fbe3e1$exports = {
  buttonLabel: `Empfehlungen anzeigen`,
  countAnnouncement: (args, formatter) =>
    `${formatter.plural(args.optionCount, {
      one: () => `${formatter.number(args.optionCount)} Option`,
      other: () => `${formatter.number(args.optionCount)} Optionen`,
    })} verf\xfcgbar.`,
  focusAnnouncement: (args, formatter) =>
    `${formatter.select(
      {
        true: () =>
          `Eingetretene Gruppe ${args.groupTitle}, mit ${formatter.plural(args.groupCount, {
            one: () => `${formatter.number(args.groupCount)} Option`,
            other: () => `${formatter.number(args.groupCount)} Optionen`,
          })}. `,
        other: ``,
      },
      args.isGroupChange,
    )}${args.optionText}${formatter.select(
      {
        true: `, ausgew\xe4hlt`,
        other: ``,
      },
      args.isSelected,
    )}`,
  listboxLabel: `Empfehlungen`,
  selectedAnnouncement: (args) => `${args.optionText}, ausgew\xe4hlt`,
}
// node_modules/react-aria/dist/private/intl/combobox/el-GR.mjs
var $57ce5bfb234b266c$exports = {}
$57ce5bfb234b266c$exports = {
  buttonLabel: `\u{3A0}\u{3C1}\u{3BF}\u{3B2}\u{3BF}\u{3BB}\u{3AE} \u{3C0}\u{3C1}\u{3BF}\u{3C4}\u{3AC}\u{3C3}\u{3B5}\u{3C9}\u{3BD}`,
  countAnnouncement: (args, formatter) =>
    `${formatter.plural(args.optionCount, {
      one: () => `${formatter.number(args.optionCount)} \u{3B5}\u{3C0}\u{3B9}\u{3BB}\u{3BF}\u{3B3}\u{3AE}`,
      other: () =>
        `${formatter.number(args.optionCount)} \u{3B5}\u{3C0}\u{3B9}\u{3BB}\u{3BF}\u{3B3}\u{3AD}\u{3C2} `,
    })} \u{3B4}\u{3B9}\u{3B1}\u{3B8}\u{3AD}\u{3C3}\u{3B9}\u{3BC}\u{3B5}\u{3C2}.`,
  focusAnnouncement: (args, formatter) =>
    `${formatter.select(
      {
        true: () =>
          `\u{395}\u{3B9}\u{3C3}\u{3B1}\u{3B3}\u{3BC}\u{3AD}\u{3BD}\u{3B7} \u{3BF}\u{3BC}\u{3AC}\u{3B4}\u{3B1} ${args.groupTitle}, \u{3BC}\u{3B5} ${formatter.plural(
            args.groupCount,
            {
              one: () =>
                `${formatter.number(args.groupCount)} \u{3B5}\u{3C0}\u{3B9}\u{3BB}\u{3BF}\u{3B3}\u{3AE}`,
              other: () =>
                `${formatter.number(args.groupCount)} \u{3B5}\u{3C0}\u{3B9}\u{3BB}\u{3BF}\u{3B3}\u{3AD}\u{3C2}`,
            },
          )}. `,
        other: ``,
      },
      args.isGroupChange,
    )}${args.optionText}${formatter.select(
      {
        true: `, \u{3B5}\u{3C0}\u{3B9}\u{3BB}\u{3B5}\u{3B3}\u{3BC}\u{3AD}\u{3BD}\u{3BF}`,
        other: ``,
      },
      args.isSelected,
    )}`,
  listboxLabel: `\u{3A0}\u{3C1}\u{3BF}\u{3C4}\u{3AC}\u{3C3}\u{3B5}\u{3B9}\u{3C2}`,
  selectedAnnouncement: (args) =>
    `${args.optionText}, \u{3B5}\u{3C0}\u{3B9}\u{3BB}\u{3AD}\u{3C7}\u{3B8}\u{3B7}\u{3BA}\u{3B5}`,
}
// node_modules/react-aria/dist/private/intl/combobox/en-US.mjs
var $2bdcc92d206ae897$exports = {}
$2bdcc92d206ae897$exports = {
  focusAnnouncement: (args, formatter) =>
    `${formatter.select(
      {
        true: () =>
          `Entered group ${args.groupTitle}, with ${formatter.plural(args.groupCount, {
            one: () => `${formatter.number(args.groupCount)} option`,
            other: () => `${formatter.number(args.groupCount)} options`,
          })}. `,
        other: ``,
      },
      args.isGroupChange,
    )}${args.optionText}${formatter.select(
      {
        true: `, selected`,
        other: ``,
      },
      args.isSelected,
    )}`,
  countAnnouncement: (args, formatter) =>
    `${formatter.plural(args.optionCount, {
      one: () => `${formatter.number(args.optionCount)} option`,
      other: () => `${formatter.number(args.optionCount)} options`,
    })} available.`,
  selectedAnnouncement: (args) => `${args.optionText}, selected`,
  buttonLabel: `Show suggestions`,
  listboxLabel: `Suggestions`,
}
// node_modules/react-aria/dist/private/intl/combobox/es-ES.mjs
var $05b3b7ff042563de$exports = {}
$05b3b7ff042563de$exports = {
  buttonLabel: `Mostrar sugerencias`,
  countAnnouncement: (args, formatter) =>
    `${formatter.plural(args.optionCount, {
      one: () => `${formatter.number(args.optionCount)} opci\xf3n`,
      other: () => `${formatter.number(args.optionCount)} opciones`,
    })} disponible(s).`,
  focusAnnouncement: (args, formatter) =>
    `${formatter.select(
      {
        true: () =>
          `Se ha unido al grupo ${args.groupTitle}, con ${formatter.plural(args.groupCount, {
            one: () => `${formatter.number(args.groupCount)} opci\xf3n`,
            other: () => `${formatter.number(args.groupCount)} opciones`,
          })}. `,
        other: ``,
      },
      args.isGroupChange,
    )}${args.optionText}${formatter.select(
      {
        true: `, seleccionado`,
        other: ``,
      },
      args.isSelected,
    )}`,
  listboxLabel: `Sugerencias`,
  selectedAnnouncement: (args) => `${args.optionText}, seleccionado`,
}
// node_modules/react-aria/dist/private/intl/combobox/et-EE.mjs
var $5ae036907590ca8d$exports = {}
$5ae036907590ca8d$exports = {
  buttonLabel: `Kuva soovitused`,
  countAnnouncement: (args, formatter) =>
    `${formatter.plural(args.optionCount, {
      one: () => `${formatter.number(args.optionCount)} valik`,
      other: () => `${formatter.number(args.optionCount)} valikud`,
    })} saadaval.`,
  focusAnnouncement: (args, formatter) =>
    `${formatter.select(
      {
        true: () =>
          `Sisestatud r\xfchm ${args.groupTitle}, valikuga ${formatter.plural(args.groupCount, {
            one: () => `${formatter.number(args.groupCount)} valik`,
            other: () => `${formatter.number(args.groupCount)} valikud`,
          })}. `,
        other: ``,
      },
      args.isGroupChange,
    )}${args.optionText}${formatter.select(
      {
        true: `, valitud`,
        other: ``,
      },
      args.isSelected,
    )}`,
  listboxLabel: `Soovitused`,
  selectedAnnouncement: (args) => `${args.optionText}, valitud`,
}
// node_modules/react-aria/dist/private/intl/combobox/fi-FI.mjs
var $f1b3c1991f38986b$exports = {}
$f1b3c1991f38986b$exports = {
  buttonLabel: `N\xe4yt\xe4 ehdotukset`,
  countAnnouncement: (args, formatter) =>
    `${formatter.plural(args.optionCount, {
      one: () => `${formatter.number(args.optionCount)} vaihtoehto`,
      other: () => `${formatter.number(args.optionCount)} vaihtoehtoa`,
    })} saatavilla.`,
  focusAnnouncement: (args, formatter) =>
    `${formatter.select(
      {
        true: () =>
          `Siirtyi ryhm\xe4\xe4n ${args.groupTitle}, jossa ${formatter.plural(args.groupCount, {
            one: () => `${formatter.number(args.groupCount)} vaihtoehto`,
            other: () => `${formatter.number(args.groupCount)} vaihtoehtoa`,
          })}.`,
        other: ``,
      },
      args.isGroupChange,
    )}${args.optionText}${formatter.select(
      {
        true: `, valittu`,
        other: ``,
      },
      args.isSelected,
    )}`,
  listboxLabel: `Ehdotukset`,
  selectedAnnouncement: (args) => `${args.optionText}, valittu`,
}
// node_modules/react-aria/dist/private/intl/combobox/fr-FR.mjs
var $7013cb8c11464d70$exports = {}
$7013cb8c11464d70$exports = {
  buttonLabel: `Afficher les suggestions`,
  countAnnouncement: (args, formatter) =>
    `${formatter.plural(args.optionCount, {
      one: () => `${formatter.number(args.optionCount)} option`,
      other: () => `${formatter.number(args.optionCount)} options`,
    })} disponible(s).`,
  focusAnnouncement: (args, formatter) =>
    `${formatter.select(
      {
        true: () =>
          `Groupe ${args.groupTitle} rejoint, avec ${formatter.plural(args.groupCount, {
            one: () => `${formatter.number(args.groupCount)} option`,
            other: () => `${formatter.number(args.groupCount)} options`,
          })}. `,
        other: ``,
      },
      args.isGroupChange,
    )}${args.optionText}${formatter.select(
      {
        true: `, s\xe9lectionn\xe9(s)`,
        other: ``,
      },
      args.isSelected,
    )}`,
  listboxLabel: `Suggestions`,
  selectedAnnouncement: (args) => `${args.optionText}, s\xe9lectionn\xe9`,
}
// node_modules/react-aria/dist/private/intl/combobox/he-IL.mjs
var $072bbd14cdc5486c$exports = {}
$072bbd14cdc5486c$exports = {
  buttonLabel: `\u{5D4}\u{5E6}\u{5D2} \u{5D4}\u{5E6}\u{5E2}\u{5D5}\u{5EA}`,
  countAnnouncement: (args, formatter) =>
    `${formatter.plural(args.optionCount, {
      one: () => `\u{5D0}\u{5E4}\u{5E9}\u{5E8}\u{5D5}\u{5EA} ${formatter.number(args.optionCount)}`,
      other: () =>
        `${formatter.number(args.optionCount)} \u{5D0}\u{5E4}\u{5E9}\u{5E8}\u{5D5}\u{5D9}\u{5D5}\u{5EA}`,
    })} \u{5D1}\u{5DE}\u{5E6}\u{5D1} \u{5D6}\u{5DE}\u{5D9}\u{5DF}.`,
  focusAnnouncement: (args, formatter) =>
    `${formatter.select(
      {
        true: () =>
          `\u{5E0}\u{5DB}\u{5E0}\u{5E1} \u{5DC}\u{5E7}\u{5D1}\u{5D5}\u{5E6}\u{5D4} ${args.groupTitle}, \u{5E2}\u{5DD} ${formatter.plural(
            args.groupCount,
            {
              one: () => `\u{5D0}\u{5E4}\u{5E9}\u{5E8}\u{5D5}\u{5EA} ${formatter.number(args.groupCount)}`,
              other: () =>
                `${formatter.number(args.groupCount)} \u{5D0}\u{5E4}\u{5E9}\u{5E8}\u{5D5}\u{5D9}\u{5D5}\u{5EA}`,
            },
          )}. `,
        other: ``,
      },
      args.isGroupChange,
    )}${args.optionText}${formatter.select(
      {
        true: `, \u{5E0}\u{5D1}\u{5D7}\u{5E8}`,
        other: ``,
      },
      args.isSelected,
    )}`,
  listboxLabel: `\u{5D4}\u{5E6}\u{5E2}\u{5D5}\u{5EA}`,
  selectedAnnouncement: (args) => `${args.optionText}, \u{5E0}\u{5D1}\u{5D7}\u{5E8}`,
}
// node_modules/react-aria/dist/private/intl/combobox/hr-HR.mjs
var $0f316c1985a6fee3$exports = {}
$0f316c1985a6fee3$exports = {
  buttonLabel: `Prika\u{17E}i prijedloge`,
  countAnnouncement: (args, formatter) =>
    `Dostupno jo\u{161}: ${formatter.plural(args.optionCount, {
      one: () => `${formatter.number(args.optionCount)} opcija`,
      other: () => `${formatter.number(args.optionCount)} opcije/a`,
    })}.`,
  focusAnnouncement: (args, formatter) =>
    `${formatter.select(
      {
        true: () =>
          `Unesena skupina ${args.groupTitle}, s ${formatter.plural(args.groupCount, {
            one: () => `${formatter.number(args.groupCount)} opcijom`,
            other: () => `${formatter.number(args.groupCount)} opcije/a`,
          })}. `,
        other: ``,
      },
      args.isGroupChange,
    )}${args.optionText}${formatter.select(
      {
        true: `, odabranih`,
        other: ``,
      },
      args.isSelected,
    )}`,
  listboxLabel: `Prijedlozi`,
  selectedAnnouncement: (args) => `${args.optionText}, odabrano`,
}
// node_modules/react-aria/dist/private/intl/combobox/hu-HU.mjs
var $ac61c1e7905e0d09$exports = {}
$ac61c1e7905e0d09$exports = {
  buttonLabel: `Javaslatok megjelen\xedt\xe9se`,
  countAnnouncement: (args, formatter) =>
    `${formatter.plural(args.optionCount, {
      one: () => `${formatter.number(args.optionCount)} lehet\u{151}s\xe9g`,
      other: () => `${formatter.number(args.optionCount)} lehet\u{151}s\xe9g`,
    })} \xe1ll rendelkez\xe9sre.`,
  focusAnnouncement: (args, formatter) =>
    `${formatter.select(
      {
        true: () =>
          `Bel\xe9pett a(z) ${args.groupTitle} csoportba, amely ${formatter.plural(args.groupCount, {
            one: () => `${formatter.number(args.groupCount)} lehet\u{151}s\xe9get`,
            other: () => `${formatter.number(args.groupCount)} lehet\u{151}s\xe9get`,
          })} tartalmaz. `,
        other: ``,
      },
      args.isGroupChange,
    )}${args.optionText}${formatter.select(
      {
        true: `, kijel\xf6lve`,
        other: ``,
      },
      args.isSelected,
    )}`,
  listboxLabel: `Javaslatok`,
  selectedAnnouncement: (args) => `${args.optionText}, kijel\xf6lve`,
}
// node_modules/react-aria/dist/private/intl/combobox/it-IT.mjs
var $ecca75177af99ba0$exports = {}
$ecca75177af99ba0$exports = {
  buttonLabel: `Mostra suggerimenti`,
  countAnnouncement: (args, formatter) =>
    `${formatter.plural(args.optionCount, {
      one: () => `${formatter.number(args.optionCount)} opzione disponibile`,
      other: () => `${formatter.number(args.optionCount)} opzioni disponibili`,
    })}.`,
  focusAnnouncement: (args, formatter) =>
    `${formatter.select(
      {
        true: () =>
          `Ingresso nel gruppo ${args.groupTitle}, con ${formatter.plural(args.groupCount, {
            one: () => `${formatter.number(args.groupCount)} opzione`,
            other: () => `${formatter.number(args.groupCount)} opzioni`,
          })}. `,
        other: ``,
      },
      args.isGroupChange,
    )}${args.optionText}${formatter.select(
      {
        true: `, selezionato`,
        other: ``,
      },
      args.isSelected,
    )}`,
  listboxLabel: `Suggerimenti`,
  selectedAnnouncement: (args) => `${args.optionText}, selezionato`,
}
// node_modules/react-aria/dist/private/intl/combobox/ja-JP.mjs
var $8160c4de84c67861$exports = {}
$8160c4de84c67861$exports = {
  buttonLabel: `\u{5019}\u{88DC}\u{3092}\u{8868}\u{793A}`,
  countAnnouncement: (args, formatter) =>
    `${formatter.plural(args.optionCount, {
      one: () =>
        `${formatter.number(args.optionCount)} \u{500B}\u{306E}\u{30AA}\u{30D7}\u{30B7}\u{30E7}\u{30F3}`,
      other: () =>
        `${formatter.number(args.optionCount)} \u{500B}\u{306E}\u{30AA}\u{30D7}\u{30B7}\u{30E7}\u{30F3}`,
    })}\u{3092}\u{5229}\u{7528}\u{3067}\u{304D}\u{307E}\u{3059}\u{3002}`,
  focusAnnouncement: (args, formatter) =>
    `${formatter.select(
      {
        true: () =>
          `\u{5165}\u{529B}\u{3055}\u{308C}\u{305F}\u{30B0}\u{30EB}\u{30FC}\u{30D7} ${args.groupTitle}\u{3001}${formatter.plural(
            args.groupCount,
            {
              one: () =>
                `${formatter.number(args.groupCount)} \u{500B}\u{306E}\u{30AA}\u{30D7}\u{30B7}\u{30E7}\u{30F3}`,
              other: () =>
                `${formatter.number(args.groupCount)} \u{500B}\u{306E}\u{30AA}\u{30D7}\u{30B7}\u{30E7}\u{30F3}`,
            },
          )}\u{3092}\u{542B}\u{3080}\u{3002}`,
        other: ``,
      },
      args.isGroupChange,
    )}${args.optionText}${formatter.select(
      {
        true: `\u{3001}\u{9078}\u{629E}\u{6E08}\u{307F}`,
        other: ``,
      },
      args.isSelected,
    )}`,
  listboxLabel: `\u{5019}\u{88DC}`,
  selectedAnnouncement: (args) => `${args.optionText}\u{3001}\u{9078}\u{629E}\u{6E08}\u{307F}`,
}
// node_modules/react-aria/dist/private/intl/combobox/ko-KR.mjs
var $1ef3deffd88c8b37$exports = {}
$1ef3deffd88c8b37$exports = {
  buttonLabel: `\u{C81C}\u{C548} \u{C0AC}\u{D56D} \u{D45C}\u{C2DC}`,
  countAnnouncement: (args, formatter) =>
    `${formatter.plural(args.optionCount, {
      one: () => `${formatter.number(args.optionCount)}\u{AC1C} \u{C635}\u{C158}`,
      other: () => `${formatter.number(args.optionCount)}\u{AC1C} \u{C635}\u{C158}`,
    })}\u{C744} \u{C0AC}\u{C6A9}\u{D560} \u{C218} \u{C788}\u{C2B5}\u{B2C8}\u{B2E4}.`,
  focusAnnouncement: (args, formatter) =>
    `${formatter.select(
      {
        true: () =>
          `\u{C785}\u{B825}\u{D55C} \u{ADF8}\u{B8F9} ${args.groupTitle}, ${formatter.plural(args.groupCount, {
            one: () => `${formatter.number(args.groupCount)}\u{AC1C} \u{C635}\u{C158}`,
            other: () => `${formatter.number(args.groupCount)}\u{AC1C} \u{C635}\u{C158}`,
          })}. `,
        other: ``,
      },
      args.isGroupChange,
    )}${args.optionText}${formatter.select(
      {
        true: `, \u{C120}\u{D0DD}\u{B428}`,
        other: ``,
      },
      args.isSelected,
    )}`,
  listboxLabel: `\u{C81C}\u{C548}`,
  selectedAnnouncement: (args) => `${args.optionText}, \u{C120}\u{D0DD}\u{B428}`,
}
// node_modules/react-aria/dist/private/intl/combobox/lt-LT.mjs
var $78699a5d964b2618$exports = {}
$78699a5d964b2618$exports = {
  buttonLabel: `Rodyti pasi\u{16B}lymus`,
  countAnnouncement: (args, formatter) =>
    `Yra ${formatter.plural(args.optionCount, {
      one: () => `${formatter.number(args.optionCount)} parinktis`,
      other: () => `${formatter.number(args.optionCount)} parinktys (-i\u{173})`,
    })}.`,
  focusAnnouncement: (args, formatter) =>
    `${formatter.select(
      {
        true: () =>
          `\u{12E}vesta grup\u{117} ${args.groupTitle}, su ${formatter.plural(args.groupCount, {
            one: () => `${formatter.number(args.groupCount)} parinktimi`,
            other: () => `${formatter.number(args.groupCount)} parinktimis (-i\u{173})`,
          })}. `,
        other: ``,
      },
      args.isGroupChange,
    )}${args.optionText}${formatter.select(
      {
        true: `, pasirinkta`,
        other: ``,
      },
      args.isSelected,
    )}`,
  listboxLabel: `Pasi\u{16B}lymai`,
  selectedAnnouncement: (args) => `${args.optionText}, pasirinkta`,
}
// node_modules/react-aria/dist/private/intl/combobox/lv-LV.mjs
var $f37ba73ed1338143$exports = {}
$f37ba73ed1338143$exports = {
  buttonLabel: `R\u{101}d\u{12B}t ieteikumus`,
  countAnnouncement: (args, formatter) =>
    `Pieejamo opciju skaits: ${formatter.plural(args.optionCount, {
      one: () => `${formatter.number(args.optionCount)} opcija`,
      other: () => `${formatter.number(args.optionCount)} opcijas`,
    })}.`,
  focusAnnouncement: (args, formatter) =>
    `${formatter.select(
      {
        true: () =>
          `Ievad\u{12B}ta grupa ${args.groupTitle}, ar ${formatter.plural(args.groupCount, {
            one: () => `${formatter.number(args.groupCount)} opciju`,
            other: () => `${formatter.number(args.groupCount)} opcij\u{101}m`,
          })}. `,
        other: ``,
      },
      args.isGroupChange,
    )}${args.optionText}${formatter.select(
      {
        true: `, atlas\u{12B}ta`,
        other: ``,
      },
      args.isSelected,
    )}`,
  listboxLabel: `Ieteikumi`,
  selectedAnnouncement: (args) => `${args.optionText}, atlas\u{12B}ta`,
}
// node_modules/react-aria/dist/private/intl/combobox/nb-NO.mjs
var $8a4e7bb0d7414172$exports = {}
$8a4e7bb0d7414172$exports = {
  buttonLabel: `Vis forslag`,
  countAnnouncement: (args, formatter) =>
    `${formatter.plural(args.optionCount, {
      one: () => `${formatter.number(args.optionCount)} alternativ`,
      other: () => `${formatter.number(args.optionCount)} alternativer`,
    })} finnes.`,
  focusAnnouncement: (args, formatter) =>
    `${formatter.select(
      {
        true: () =>
          `Angitt gruppe ${args.groupTitle}, med ${formatter.plural(args.groupCount, {
            one: () => `${formatter.number(args.groupCount)} alternativ`,
            other: () => `${formatter.number(args.groupCount)} alternativer`,
          })}. `,
        other: ``,
      },
      args.isGroupChange,
    )}${args.optionText}${formatter.select(
      {
        true: `, valgt`,
        other: ``,
      },
      args.isSelected,
    )}`,
  listboxLabel: `Forslag`,
  selectedAnnouncement: (args) => `${args.optionText}, valgt`,
}
// node_modules/react-aria/dist/private/intl/combobox/nl-NL.mjs
var $04d4b254da39a220$exports = {}
$04d4b254da39a220$exports = {
  buttonLabel: `Suggesties weergeven`,
  countAnnouncement: (args, formatter) =>
    `${formatter.plural(args.optionCount, {
      one: () => `${formatter.number(args.optionCount)} optie`,
      other: () => `${formatter.number(args.optionCount)} opties`,
    })} beschikbaar.`,
  focusAnnouncement: (args, formatter) =>
    `${formatter.select(
      {
        true: () =>
          `Groep ${args.groupTitle} ingevoerd met ${formatter.plural(args.groupCount, {
            one: () => `${formatter.number(args.groupCount)} optie`,
            other: () => `${formatter.number(args.groupCount)} opties`,
          })}. `,
        other: ``,
      },
      args.isGroupChange,
    )}${args.optionText}${formatter.select(
      {
        true: `, geselecteerd`,
        other: ``,
      },
      args.isSelected,
    )}`,
  listboxLabel: `Suggesties`,
  selectedAnnouncement: (args) => `${args.optionText}, geselecteerd`,
}
// node_modules/react-aria/dist/private/intl/combobox/pl-PL.mjs
var $02691f952c80dd24$exports = {}
$02691f952c80dd24$exports = {
  buttonLabel: `Wy\u{15B}wietlaj sugestie`,
  countAnnouncement: (args, formatter) =>
    `dost\u{119}pna/dost\u{119}pne(-nych) ${formatter.plural(args.optionCount, {
      one: () => `${formatter.number(args.optionCount)} opcja`,
      other: () => `${formatter.number(args.optionCount)} opcje(-i)`,
    })}.`,
  focusAnnouncement: (args, formatter) =>
    `${formatter.select(
      {
        true: () =>
          `Do\u{142}\u{105}czono do grupy ${args.groupTitle}, z ${formatter.plural(args.groupCount, {
            one: () => `${formatter.number(args.groupCount)} opcj\u{105}`,
            other: () => `${formatter.number(args.groupCount)} opcjami`,
          })}. `,
        other: ``,
      },
      args.isGroupChange,
    )}${args.optionText}${formatter.select(
      {
        true: `, wybrano`,
        other: ``,
      },
      args.isSelected,
    )}`,
  listboxLabel: `Sugestie`,
  selectedAnnouncement: (args) => `${args.optionText}, wybrano`,
}
// node_modules/react-aria/dist/private/intl/combobox/pt-BR.mjs
var $8fb4dd430e8c7c3f$exports = {}
$8fb4dd430e8c7c3f$exports = {
  buttonLabel: `Mostrar sugest\xf5es`,
  countAnnouncement: (args, formatter) =>
    `${formatter.plural(args.optionCount, {
      one: () => `${formatter.number(args.optionCount)} op\xe7\xe3o`,
      other: () => `${formatter.number(args.optionCount)} op\xe7\xf5es`,
    })} dispon\xedvel.`,
  focusAnnouncement: (args, formatter) =>
    `${formatter.select(
      {
        true: () =>
          `Grupo inserido ${args.groupTitle}, com ${formatter.plural(args.groupCount, {
            one: () => `${formatter.number(args.groupCount)} op\xe7\xe3o`,
            other: () => `${formatter.number(args.groupCount)} op\xe7\xf5es`,
          })}. `,
        other: ``,
      },
      args.isGroupChange,
    )}${args.optionText}${formatter.select(
      {
        true: `, selecionado`,
        other: ``,
      },
      args.isSelected,
    )}`,
  listboxLabel: `Sugest\xf5es`,
  selectedAnnouncement: (args) => `${args.optionText}, selecionado`,
}
// node_modules/react-aria/dist/private/intl/combobox/pt-PT.mjs
var $29daefa4936adb59$exports = {}
$29daefa4936adb59$exports = {
  buttonLabel: `Apresentar sugest\xf5es`,
  countAnnouncement: (args, formatter) =>
    `${formatter.plural(args.optionCount, {
      one: () => `${formatter.number(args.optionCount)} op\xe7\xe3o`,
      other: () => `${formatter.number(args.optionCount)} op\xe7\xf5es`,
    })} dispon\xedvel.`,
  focusAnnouncement: (args, formatter) =>
    `${formatter.select(
      {
        true: () =>
          `Grupo introduzido ${args.groupTitle}, com ${formatter.plural(args.groupCount, {
            one: () => `${formatter.number(args.groupCount)} op\xe7\xe3o`,
            other: () => `${formatter.number(args.groupCount)} op\xe7\xf5es`,
          })}. `,
        other: ``,
      },
      args.isGroupChange,
    )}${args.optionText}${formatter.select(
      {
        true: `, selecionado`,
        other: ``,
      },
      args.isSelected,
    )}`,
  listboxLabel: `Sugest\xf5es`,
  selectedAnnouncement: (args) => `${args.optionText}, selecionado`,
}
// node_modules/react-aria/dist/private/intl/combobox/ro-RO.mjs
var $52a6b561e1fc9d26$exports = {}
$52a6b561e1fc9d26$exports = {
  buttonLabel: `Afi\u{219}are sugestii`,
  countAnnouncement: (args, formatter) =>
    `${formatter.plural(args.optionCount, {
      one: () => `${formatter.number(args.optionCount)} op\u{21B}iune`,
      other: () => `${formatter.number(args.optionCount)} op\u{21B}iuni`,
    })} disponibile.`,
  focusAnnouncement: (args, formatter) =>
    `${formatter.select(
      {
        true: () =>
          `Grup ${args.groupTitle} introdus, cu ${formatter.plural(args.groupCount, {
            one: () => `${formatter.number(args.groupCount)} op\u{21B}iune`,
            other: () => `${formatter.number(args.groupCount)} op\u{21B}iuni`,
          })}. `,
        other: ``,
      },
      args.isGroupChange,
    )}${args.optionText}${formatter.select(
      {
        true: `, selectat`,
        other: ``,
      },
      args.isSelected,
    )}`,
  listboxLabel: `Sugestii`,
  selectedAnnouncement: (args) => `${args.optionText}, selectat`,
}
// node_modules/react-aria/dist/private/intl/combobox/ru-RU.mjs
var $85a2d784d06219cd$exports = {}
$85a2d784d06219cd$exports = {
  buttonLabel: `\u{41F}\u{43E}\u{43A}\u{430}\u{437}\u{430}\u{442}\u{44C} \u{43F}\u{440}\u{435}\u{434}\u{43B}\u{43E}\u{436}\u{435}\u{43D}\u{438}\u{44F}`,
  countAnnouncement: (args, formatter) =>
    `${formatter.plural(args.optionCount, {
      one: () =>
        `${formatter.number(args.optionCount)} \u{43F}\u{430}\u{440}\u{430}\u{43C}\u{435}\u{442}\u{440}`,
      other: () =>
        `${formatter.number(args.optionCount)} \u{43F}\u{430}\u{440}\u{430}\u{43C}\u{435}\u{442}\u{440}\u{43E}\u{432}`,
    })} \u{434}\u{43E}\u{441}\u{442}\u{443}\u{43F}\u{43D}\u{43E}.`,
  focusAnnouncement: (args, formatter) =>
    `${formatter.select(
      {
        true: () =>
          `\u{412}\u{432}\u{435}\u{434}\u{435}\u{43D}\u{43D}\u{430}\u{44F} \u{433}\u{440}\u{443}\u{43F}\u{43F}\u{430} ${args.groupTitle}, \u{441} ${formatter.plural(
            args.groupCount,
            {
              one: () =>
                `${formatter.number(args.groupCount)} \u{43F}\u{430}\u{440}\u{430}\u{43C}\u{435}\u{442}\u{440}\u{43E}\u{43C}`,
              other: () =>
                `${formatter.number(args.groupCount)} \u{43F}\u{430}\u{440}\u{430}\u{43C}\u{435}\u{442}\u{440}\u{430}\u{43C}\u{438}`,
            },
          )}. `,
        other: ``,
      },
      args.isGroupChange,
    )}${args.optionText}${formatter.select(
      {
        true: `, \u{432}\u{44B}\u{431}\u{440}\u{430}\u{43D}\u{43D}\u{44B}\u{43C}\u{438}`,
        other: ``,
      },
      args.isSelected,
    )}`,
  listboxLabel: `\u{41F}\u{440}\u{435}\u{434}\u{43B}\u{43E}\u{436}\u{435}\u{43D}\u{438}\u{44F}`,
  selectedAnnouncement: (args) => `${args.optionText}, \u{432}\u{44B}\u{431}\u{440}\u{430}\u{43D}\u{43E}`,
}
// node_modules/react-aria/dist/private/intl/combobox/sk-SK.mjs
var $47782c12572523a2$exports = {}
$47782c12572523a2$exports = {
  buttonLabel: `Zobrazi\u{165} n\xe1vrhy`,
  countAnnouncement: (args, formatter) =>
    `${formatter.plural(args.optionCount, {
      one: () => `${formatter.number(args.optionCount)} mo\u{17E}nos\u{165}`,
      other: () => `${formatter.number(args.optionCount)} mo\u{17E}nosti/-\xed`,
    })} k dispoz\xedcii.`,
  focusAnnouncement: (args, formatter) =>
    `${formatter.select(
      {
        true: () =>
          `Zadan\xe1 skupina ${args.groupTitle}, s ${formatter.plural(args.groupCount, {
            one: () => `${formatter.number(args.groupCount)} mo\u{17E}nos\u{165}ou`,
            other: () => `${formatter.number(args.groupCount)} mo\u{17E}nos\u{165}ami`,
          })}. `,
        other: ``,
      },
      args.isGroupChange,
    )}${args.optionText}${formatter.select(
      {
        true: `, vybrat\xe9`,
        other: ``,
      },
      args.isSelected,
    )}`,
  listboxLabel: `N\xe1vrhy`,
  selectedAnnouncement: (args) => `${args.optionText}, vybrat\xe9`,
}
// node_modules/react-aria/dist/private/intl/combobox/sl-SI.mjs
var $dc4a97a17026f14d$exports = {}
$dc4a97a17026f14d$exports = {
  buttonLabel: `Prika\u{17E}i predloge`,
  countAnnouncement: (args, formatter) =>
    `Na voljo je ${formatter.plural(args.optionCount, {
      one: () => `${formatter.number(args.optionCount)} opcija`,
      other: () => `${formatter.number(args.optionCount)} opcije`,
    })}.`,
  focusAnnouncement: (args, formatter) =>
    `${formatter.select(
      {
        true: () =>
          `Vnesena skupina ${args.groupTitle}, z ${formatter.plural(args.groupCount, {
            one: () => `${formatter.number(args.groupCount)} opcija`,
            other: () => `${formatter.number(args.groupCount)} opcije`,
          })}. `,
        other: ``,
      },
      args.isGroupChange,
    )}${args.optionText}${formatter.select(
      {
        true: `, izbrano`,
        other: ``,
      },
      args.isSelected,
    )}`,
  listboxLabel: `Predlogi`,
  selectedAnnouncement: (args) => `${args.optionText}, izbrano`,
}
// node_modules/react-aria/dist/private/intl/combobox/sr-SP.mjs
var $35792d4e62f2d9ad$exports = {}
$35792d4e62f2d9ad$exports = {
  buttonLabel: `Prika\u{17E}i predloge`,
  countAnnouncement: (args, formatter) =>
    `Dostupno jo\u{161}: ${formatter.plural(args.optionCount, {
      one: () => `${formatter.number(args.optionCount)} opcija`,
      other: () => `${formatter.number(args.optionCount)} opcije/a`,
    })}.`,
  focusAnnouncement: (args, formatter) =>
    `${formatter.select(
      {
        true: () =>
          `Unesena grupa ${args.groupTitle}, s ${formatter.plural(args.groupCount, {
            one: () => `${formatter.number(args.groupCount)} opcijom`,
            other: () => `${formatter.number(args.groupCount)} optione/a`,
          })}. `,
        other: ``,
      },
      args.isGroupChange,
    )}${args.optionText}${formatter.select(
      {
        true: `, izabranih`,
        other: ``,
      },
      args.isSelected,
    )}`,
  listboxLabel: `Predlozi`,
  selectedAnnouncement: (args) => `${args.optionText}, izabrano`,
}
// node_modules/react-aria/dist/private/intl/combobox/sv-SE.mjs
var $7fe78eec23a31941$exports = {}
$7fe78eec23a31941$exports = {
  buttonLabel: `Visa f\xf6rslag`,
  countAnnouncement: (args, formatter) =>
    `${formatter.plural(args.optionCount, {
      one: () => `${formatter.number(args.optionCount)} alternativ`,
      other: () => `${formatter.number(args.optionCount)} alternativ`,
    })} tillg\xe4ngliga.`,
  focusAnnouncement: (args, formatter) =>
    `${formatter.select(
      {
        true: () =>
          `Ingick i gruppen ${args.groupTitle} med ${formatter.plural(args.groupCount, {
            one: () => `${formatter.number(args.groupCount)} alternativ`,
            other: () => `${formatter.number(args.groupCount)} alternativ`,
          })}. `,
        other: ``,
      },
      args.isGroupChange,
    )}${args.optionText}${formatter.select(
      {
        true: `, valda`,
        other: ``,
      },
      args.isSelected,
    )}`,
  listboxLabel: `F\xf6rslag`,
  selectedAnnouncement: (args) => `${args.optionText}, valda`,
}
// node_modules/react-aria/dist/private/intl/combobox/tr-TR.mjs
var $d89776e39290e23c$exports = {}
$d89776e39290e23c$exports = {
  buttonLabel: `\xd6nerileri g\xf6ster`,
  countAnnouncement: (args, formatter) =>
    `${formatter.plural(args.optionCount, {
      one: () => `${formatter.number(args.optionCount)} se\xe7enek`,
      other: () => `${formatter.number(args.optionCount)} se\xe7enekler`,
    })} kullan\u{131}labilir.`,
  focusAnnouncement: (args, formatter) =>
    `${formatter.select(
      {
        true: () =>
          `Girilen grup ${args.groupTitle}, ile ${formatter.plural(args.groupCount, {
            one: () => `${formatter.number(args.groupCount)} se\xe7enek`,
            other: () => `${formatter.number(args.groupCount)} se\xe7enekler`,
          })}. `,
        other: ``,
      },
      args.isGroupChange,
    )}${args.optionText}${formatter.select(
      {
        true: `, se\xe7ildi`,
        other: ``,
      },
      args.isSelected,
    )}`,
  listboxLabel: `\xd6neriler`,
  selectedAnnouncement: (args) => `${args.optionText}, se\xe7ildi`,
}
// node_modules/react-aria/dist/private/intl/combobox/uk-UA.mjs
var $26dde2206a78f3a6$exports = {}
$26dde2206a78f3a6$exports = {
  buttonLabel: `\u{41F}\u{43E}\u{43A}\u{430}\u{437}\u{430}\u{442}\u{438} \u{43F}\u{440}\u{43E}\u{43F}\u{43E}\u{437}\u{438}\u{446}\u{456}\u{457}`,
  countAnnouncement: (args, formatter) =>
    `${formatter.plural(args.optionCount, {
      one: () =>
        `${formatter.number(args.optionCount)} \u{43F}\u{430}\u{440}\u{430}\u{43C}\u{435}\u{442}\u{440}`,
      other: () =>
        `${formatter.number(args.optionCount)} \u{43F}\u{430}\u{440}\u{430}\u{43C}\u{435}\u{442}\u{440}\u{438}(-\u{456}\u{432})`,
    })} \u{434}\u{43E}\u{441}\u{442}\u{443}\u{43F}\u{43D}\u{43E}.`,
  focusAnnouncement: (args, formatter) =>
    `${formatter.select(
      {
        true: () =>
          `\u{412}\u{432}\u{435}\u{434}\u{435}\u{43D}\u{430} \u{433}\u{440}\u{443}\u{43F}\u{430} ${args.groupTitle}, \u{437} ${formatter.plural(
            args.groupCount,
            {
              one: () =>
                `${formatter.number(args.groupCount)} \u{43F}\u{430}\u{440}\u{430}\u{43C}\u{435}\u{442}\u{440}`,
              other: () =>
                `${formatter.number(args.groupCount)} \u{43F}\u{430}\u{440}\u{430}\u{43C}\u{435}\u{442}\u{440}\u{438}(-\u{456}\u{432})`,
            },
          )}. `,
        other: ``,
      },
      args.isGroupChange,
    )}${args.optionText}${formatter.select(
      {
        true: `, \u{432}\u{438}\u{431}\u{440}\u{430}\u{43D}\u{43E}`,
        other: ``,
      },
      args.isSelected,
    )}`,
  listboxLabel: `\u{41F}\u{440}\u{43E}\u{43F}\u{43E}\u{437}\u{438}\u{446}\u{456}\u{457}`,
  selectedAnnouncement: (args) => `${args.optionText}, \u{432}\u{438}\u{431}\u{440}\u{430}\u{43D}\u{43E}`,
}
// node_modules/react-aria/dist/private/intl/combobox/zh-CN.mjs
var $5262194bce8d1b94$exports = {}
$5262194bce8d1b94$exports = {
  buttonLabel: `\u{663E}\u{793A}\u{5EFA}\u{8BAE}`,
  countAnnouncement: (args, formatter) =>
    `\u{6709} ${formatter.plural(args.optionCount, {
      one: () => `${formatter.number(args.optionCount)} \u{4E2A}\u{9009}\u{9879}`,
      other: () => `${formatter.number(args.optionCount)} \u{4E2A}\u{9009}\u{9879}`,
    })}\u{53EF}\u{7528}\u{3002}`,
  focusAnnouncement: (args, formatter) =>
    `${formatter.select(
      {
        true: () =>
          `\u{8FDB}\u{5165}\u{4E86} ${args.groupTitle} \u{7EC4}\u{FF0C}\u{5176}\u{4E2D}\u{6709} ${formatter.plural(
            args.groupCount,
            {
              one: () => `${formatter.number(args.groupCount)} \u{4E2A}\u{9009}\u{9879}`,
              other: () => `${formatter.number(args.groupCount)} \u{4E2A}\u{9009}\u{9879}`,
            },
          )}. `,
        other: ``,
      },
      args.isGroupChange,
    )}${args.optionText}${formatter.select(
      {
        true: `, \u{5DF2}\u{9009}\u{62E9}`,
        other: ``,
      },
      args.isSelected,
    )}`,
  listboxLabel: `\u{5EFA}\u{8BAE}`,
  selectedAnnouncement: (args) => `${args.optionText}, \u{5DF2}\u{9009}\u{62E9}`,
}
// node_modules/react-aria/dist/private/intl/combobox/zh-TW.mjs
var $8ef2b23f73d70bf1$exports = {}
$8ef2b23f73d70bf1$exports = {
  buttonLabel: `\u{986F}\u{793A}\u{5EFA}\u{8B70}`,
  countAnnouncement: (args, formatter) =>
    `${formatter.plural(args.optionCount, {
      one: () => `${formatter.number(args.optionCount)} \u{9078}\u{9805}`,
      other: () => `${formatter.number(args.optionCount)} \u{9078}\u{9805}`,
    })} \u{53EF}\u{7528}\u{3002}`,
  focusAnnouncement: (args, formatter) =>
    `${formatter.select(
      {
        true: () =>
          `\u{8F38}\u{5165}\u{7684}\u{7FA4}\u{7D44} ${args.groupTitle}, \u{6709} ${formatter.plural(
            args.groupCount,
            {
              one: () => `${formatter.number(args.groupCount)} \u{9078}\u{9805}`,
              other: () => `${formatter.number(args.groupCount)} \u{9078}\u{9805}`,
            },
          )}. `,
        other: ``,
      },
      args.isGroupChange,
    )}${args.optionText}${formatter.select(
      {
        true: `, \u{5DF2}\u{9078}\u{53D6}`,
        other: ``,
      },
      args.isSelected,
    )}`,
  listboxLabel: `\u{5EFA}\u{8B70}`,
  selectedAnnouncement: (args) => `${args.optionText}, \u{5DF2}\u{9078}\u{53D6}`,
}
// node_modules/react-aria/dist/private/combobox/intlStrings.mjs
var $4fbc67f91f577596$exports = {}
$4fbc67f91f577596$exports = {
  'ar-AE': $44e96378ed9cec6d$exports,
  'bg-BG': $4f2abbace6d15464$exports,
  'cs-CZ': $c1cf508a70425b11$exports,
  'da-DK': $c6334dc4bef16229$exports,
  'de-DE': $3c1f280212fbe3e1$exports,
  'el-GR': $57ce5bfb234b266c$exports,
  'en-US': $2bdcc92d206ae897$exports,
  'es-ES': $05b3b7ff042563de$exports,
  'et-EE': $5ae036907590ca8d$exports,
  'fi-FI': $f1b3c1991f38986b$exports,
  'fr-FR': $7013cb8c11464d70$exports,
  'he-IL': $072bbd14cdc5486c$exports,
  'hr-HR': $0f316c1985a6fee3$exports,
  'hu-HU': $ac61c1e7905e0d09$exports,
  'it-IT': $ecca75177af99ba0$exports,
  'ja-JP': $8160c4de84c67861$exports,
  'ko-KR': $1ef3deffd88c8b37$exports,
  'lt-LT': $78699a5d964b2618$exports,
  'lv-LV': $f37ba73ed1338143$exports,
  'nb-NO': $8a4e7bb0d7414172$exports,
  'nl-NL': $04d4b254da39a220$exports,
  'pl-PL': $02691f952c80dd24$exports,
  'pt-BR': $8fb4dd430e8c7c3f$exports,
  'pt-PT': $29daefa4936adb59$exports,
  'ro-RO': $52a6b561e1fc9d26$exports,
  'ru-RU': $85a2d784d06219cd$exports,
  'sk-SK': $47782c12572523a2$exports,
  'sl-SI': $dc4a97a17026f14d$exports,
  'sr-SP': $35792d4e62f2d9ad$exports,
  'sv-SE': $7fe78eec23a31941$exports,
  'tr-TR': $d89776e39290e23c$exports,
  'uk-UA': $26dde2206a78f3a6$exports,
  'zh-CN': $5262194bce8d1b94$exports,
  'zh-TW': $8ef2b23f73d70bf1$exports,
}
// node_modules/react-aria/dist/private/combobox/useComboBox.mjs
function $parcel$interopDefault(a) {
  return a && a.__esModule ? a.default : a
}
function $bf505c7417d9b616$export$8c18d1b4f7232bbf(props, state) {
  let {
    buttonRef,
    popoverRef,
    inputRef,
    listBoxRef,
    keyboardDelegate,
    layoutDelegate,
    shouldFocusWrap,
    isReadOnly,
    isDisabled,
  } = props
  let backupBtnRef = (0, import_react.useRef)(null)
  buttonRef = buttonRef ?? backupBtnRef
  let stringFormatter = $cf2482eff2eeeec2$export$f12b703ca79dfbb1(
    $parcel$interopDefault($4fbc67f91f577596$exports),
    '@react-aria/combobox',
  )
  let { menuTriggerProps, menuProps } = $f19b83c1486f45cc$export$dc9c12ed27dd1b49(
    {
      type: 'listbox',
      isDisabled: isDisabled || isReadOnly,
    },
    state,
    buttonRef,
  )
  $cd088b5c0d7b27b4$export$3585ede4d035bf14.set(state, { id: menuProps.id })
  let { collection } = state
  let { disabledKeys } = state.selectionManager
  let delegate = (0, import_react.useMemo)(
    () =>
      keyboardDelegate ||
      new $ae8f8d98b2b18f2f$export$a05409b8bb224a5a({
        collection,
        disabledKeys,
        ref: listBoxRef,
        layoutDelegate,
      }),
    [keyboardDelegate, layoutDelegate, collection, disabledKeys, listBoxRef],
  )
  let { collectionProps } = $d667c2af82d35a98$export$d6daf82dcd84e87c({
    selectionManager: state.selectionManager,
    keyboardDelegate: delegate,
    disallowTypeAhead: true,
    disallowEmptySelection: true,
    shouldFocusWrap,
    ref: inputRef,
    isVirtualized: true,
  })
  let router = $caaf0dd3060ed57c$export$9a302a45f65d0572()
  let { keyboardProps } = $8296dad1a4c5e0dc$export$8f71654801c2f7cd({
    shortcuts: {
      Enter: (e) => {
        let shouldPreventDefault = state.isOpen
        if (state.isOpen && listBoxRef.current && state.selectionManager.focusedKey != null) {
          let collectionItem = state.collection.getItem(state.selectionManager.focusedKey)
          if (collectionItem?.props.href) {
            let item = listBoxRef.current.querySelector(
              `[data-key="${CSS.escape(state.selectionManager.focusedKey.toString())}"]`,
            )
            if (item instanceof HTMLAnchorElement)
              router.open(item, e, collectionItem.props.href, collectionItem.props.routerOptions)
            state.close()
            return { shouldPreventDefault }
          } else if (collectionItem?.props.onAction) {
            collectionItem.props.onAction()
            state.close()
            return { shouldPreventDefault }
          }
        }
        state.commit()
        return { shouldPreventDefault }
      },
      Tab: () => {
        if (state.isOpen && listBoxRef.current && state.selectionManager.focusedKey != null) {
          let collectionItem = state.collection.getItem(state.selectionManager.focusedKey)
          if (collectionItem?.props.href) {
            state.close()
            return { shouldPreventDefault: false }
          } else if (collectionItem?.props.onAction) {
            collectionItem.props.onAction()
            state.close()
            return {
              shouldPreventDefault: false,
              shouldContinuePropagation: true,
            }
          }
        }
        if (state.isOpen) state.commit()
        return {
          shouldPreventDefault: false,
          shouldContinuePropagation: true,
        }
      },
      Escape: () => {
        let shouldContinuePropagation = false
        if (!state.selectionManager.isEmpty || state.inputValue === '' || props.allowsCustomValue)
          shouldContinuePropagation = true
        state.revert()
        return { shouldContinuePropagation }
      },
    },
  })
  let { keyboardProps: repeatKeyboardProps } = $8296dad1a4c5e0dc$export$8f71654801c2f7cd({
    shortcuts: {
      ArrowDown: () => {
        state.open('first', 'manual')
        return { shouldPreventDefault: false }
      },
      ArrowUp: () => {
        state.open('last', 'manual')
        return { shouldPreventDefault: false }
      },
      ArrowLeft: () => {
        state.selectionManager.setFocusedKey(null)
        return { shouldPreventDefault: false }
      },
      ArrowRight: () => {
        state.selectionManager.setFocusedKey(null)
        return { shouldPreventDefault: false }
      },
    },
    allowRepeats: true,
  })
  let onBlur = (e) => {
    let blurFromButton = $23f2114a1b82827e$export$4282f70798064fe0(buttonRef.current, e.relatedTarget)
    let blurIntoPopover = $23f2114a1b82827e$export$4282f70798064fe0(popoverRef.current, e.relatedTarget)
    if (blurFromButton || blurIntoPopover) return
    if (props.onBlur) props.onBlur(e)
    state.setFocused(false)
  }
  let onFocus = (e) => {
    if (state.isFocused) return
    if (props.onFocus) props.onFocus(e)
    state.setFocused(true)
  }
  let valueId = $bf505c7417d9b616$var$useValueId([
    state.selectionManager.selectedKeys,
    state.selectionManager.selectionMode,
  ])
  let { isInvalid, validationErrors, validationDetails } = state.displayValidation
  let { labelProps, inputProps, descriptionProps, errorMessageProps } =
    $054f71d2330da2e3$export$712718f7aec83d5(
      {
        ...props,
        isRequired:
          props.selectionMode === 'multiple'
            ? props.isRequired && state.selectionManager.isEmpty
            : props.isRequired,
        onChange: state.setInputValue,
        onKeyDown: !isReadOnly
          ? $a4e76a5424781910$export$e08e3b67e392101e(
              state.isOpen && collectionProps.onKeyDown,
              keyboardProps.onKeyDown,
              repeatKeyboardProps.onKeyDown,
              props.onKeyDown,
            )
          : props.onKeyDown,
        onBlur,
        value: state.inputValue,
        defaultValue: state.defaultInputValue,
        onFocus,
        autoComplete: 'off',
        validate: void 0,
        [$fd2148440a13ec26$export$a763b9476acd3eb]: state,
        'aria-describedby': [valueId, props['aria-describedby']].filter(Boolean).join(' ') || void 0,
      },
      inputRef,
    )
  $3274bf1495747a7b$export$5add1d006293d136(inputRef, state.defaultValue, state.setValue)
  let onPress = (e) => {
    if (e.pointerType === 'touch') {
      inputRef.current?.focus()
      state.toggle(null, 'manual')
    }
  }
  let onPressStart = (e) => {
    if (e.pointerType !== 'touch') {
      inputRef.current?.focus()
      state.toggle(e.pointerType === 'keyboard' || e.pointerType === 'virtual' ? 'first' : null, 'manual')
    }
  }
  let triggerLabelProps = $e8ac3c3f5d4bae7f$export$d6875122194c7b44({
    id: menuTriggerProps.id,
    'aria-label': stringFormatter.format('buttonLabel'),
    'aria-labelledby': props['aria-labelledby'] || labelProps.id,
  })
  let listBoxProps = $e8ac3c3f5d4bae7f$export$d6875122194c7b44({
    id: menuProps.id,
    'aria-label': stringFormatter.format('listboxLabel'),
    'aria-labelledby': props['aria-labelledby'] || labelProps.id,
  })
  let lastEventTime = (0, import_react.useRef)(0)
  let onTouchEnd = (e) => {
    if (isDisabled || isReadOnly) return
    if (e.timeStamp - lastEventTime.current < 500) {
      e.preventDefault()
      inputRef.current?.focus()
      return
    }
    let rect = $23f2114a1b82827e$export$e58f029f0fbfdb29(e).getBoundingClientRect()
    let touch = e.changedTouches[0]
    let centerX = Math.ceil(rect.left + 0.5 * rect.width)
    let centerY = Math.ceil(rect.top + 0.5 * rect.height)
    if (touch.clientX === centerX && touch.clientY === centerY) {
      e.preventDefault()
      inputRef.current?.focus()
      state.toggle(null, 'manual')
      lastEventTime.current = e.timeStamp
    }
  }
  let focusedItem =
    state.selectionManager.focusedKey != null && state.isOpen
      ? state.collection.getItem(state.selectionManager.focusedKey)
      : void 0
  let sectionKey = focusedItem?.parentKey ?? null
  let itemKey = state.selectionManager.focusedKey ?? null
  let lastSection = (0, import_react.useRef)(sectionKey)
  let lastItem = (0, import_react.useRef)(itemKey)
  ;(0, import_react.useEffect)(() => {
    if (
      $2add3ce32c6007eb$export$e1865c3bedcd822b() &&
      focusedItem != null &&
      itemKey != null &&
      itemKey !== lastItem.current
    ) {
      let isSelected = state.selectionManager.isSelected(itemKey)
      let section = sectionKey != null ? state.collection.getItem(sectionKey) : null
      let sectionTitle =
        section?.['aria-label'] || (typeof section?.rendered === 'string' ? section.rendered : '') || ''
      let announcement = stringFormatter.format('focusAnnouncement', {
        isGroupChange: (section && sectionKey !== lastSection.current) ?? false,
        groupTitle: sectionTitle,
        groupCount: section
          ? [...$cd5ea4b915021f1d$export$1005530eda016c13(section, state.collection)].length
          : 0,
        optionText: focusedItem['aria-label'] || focusedItem.textValue || '',
        isSelected,
      })
      $a46cf152bb926da5$export$a9b970dcc4ae71a9(announcement)
    }
    lastSection.current = sectionKey
    lastItem.current = itemKey
  })
  let optionCount = $2efe10d3f1f9e31e$export$77d5aafae4e095b2(state.collection)
  let lastSize = (0, import_react.useRef)(optionCount)
  let lastOpen = (0, import_react.useRef)(state.isOpen)
  ;(0, import_react.useEffect)(() => {
    let didOpenWithoutFocusedItem =
      state.isOpen !== lastOpen.current &&
      (state.selectionManager.focusedKey == null || $2add3ce32c6007eb$export$e1865c3bedcd822b())
    if (state.isOpen && (didOpenWithoutFocusedItem || optionCount !== lastSize.current)) {
      let announcement = stringFormatter.format('countAnnouncement', { optionCount })
      $a46cf152bb926da5$export$a9b970dcc4ae71a9(announcement)
    }
    lastSize.current = optionCount
    lastOpen.current = state.isOpen
  })
  let lastSelectedKey = (0, import_react.useRef)(state.selectedKey)
  ;(0, import_react.useEffect)(() => {
    if (
      $2add3ce32c6007eb$export$e1865c3bedcd822b() &&
      state.isFocused &&
      state.selectedItem &&
      state.selectedKey !== lastSelectedKey.current
    ) {
      let optionText = state.selectedItem['aria-label'] || state.selectedItem.textValue || ''
      let announcement = stringFormatter.format('selectedAnnouncement', { optionText })
      $a46cf152bb926da5$export$a9b970dcc4ae71a9(announcement)
    }
    lastSelectedKey.current = state.selectedKey
  })
  ;(0, import_react.useEffect)(() => {
    if (state.isOpen)
      return $58196c8d6a1f38fc$export$1c3ebcada18427bf(
        [inputRef.current, popoverRef.current].filter((element) => element != null),
      )
  }, [state.isOpen, inputRef, popoverRef])
  $3c71b1595a147f24$export$496315a1608d9602(() => {
    if (
      !focusedItem &&
      inputRef.current &&
      $23f2114a1b82827e$export$cd4e5573fbe2b576(
        $d447af545b77c9f1$export$b204af158042fbac(inputRef.current),
      ) === inputRef.current
    )
      $b72f3f7b3b5f42c6$export$2b35b76d2e30e129(inputRef.current, null)
  }, [focusedItem])
  $600b3cf69ae46262$export$90fc3a17d93f704c(
    listBoxRef,
    'react-aria-item-action',
    state.isOpen
      ? () => {
          state.close()
        }
      : void 0,
  )
  return {
    labelProps: {
      ...labelProps,
      onClick:
        ('htmlFor' in labelProps && labelProps.htmlFor) || props.isDisabled
          ? void 0
          : () => {
              inputRef.current?.focus()
              $8f5a2122b0992be3$export$8397ddfc504fdb9a('keyboard')
            },
    },
    buttonProps: {
      ...menuTriggerProps,
      ...triggerLabelProps,
      excludeFromTabOrder: true,
      preventFocusOnPress: true,
      onPress,
      onPressStart,
      isDisabled: isDisabled || isReadOnly,
    },
    inputProps: $bbaa08b3cd72f041$export$9d1611c77c2fe928(inputProps, {
      role: 'combobox',
      'aria-expanded': menuTriggerProps['aria-expanded'],
      'aria-controls': state.isOpen ? menuProps.id : void 0,
      'aria-autocomplete': 'list',
      'aria-activedescendant': focusedItem
        ? $cd088b5c0d7b27b4$export$9145995848b05025(state, focusedItem.key)
        : void 0,
      onTouchEnd,
      autoCorrect: 'off',
      spellCheck: 'false',
    }),
    listBoxProps: $bbaa08b3cd72f041$export$9d1611c77c2fe928(menuProps, listBoxProps, {
      onAction: void 0,
      autoFocus: state.focusStrategy || true,
      shouldUseVirtualFocus: true,
      shouldSelectOnPressUp: true,
      shouldFocusOnHover: true,
      linkBehavior: 'selection',
      ['UNSTABLE_itemBehavior']: 'action',
    }),
    valueProps: { id: valueId },
    descriptionProps,
    errorMessageProps,
    isInvalid,
    validationErrors,
    validationDetails,
  }
}
function $bf505c7417d9b616$var$useValueId(depArray = []) {
  let id = $390e54f620492c70$export$f680877a34711e37()
  let [exists, setExists] = (0, import_react.useState)(true)
  let [lastDeps, setLastDeps] = (0, import_react.useState)(depArray)
  if (lastDeps.some((v, i) => !Object.is(v, depArray[i]))) {
    setExists(true)
    setLastDeps(depArray)
  }
  ;(0, import_react.useEffect)(() => {
    if (exists && !document.getElementById(id)) setExists(false)
  }, [id, exists, lastDeps])
  return exists ? id : void 0
}
// node_modules/react-stately/dist/private/combobox/useComboBoxState.mjs
function $120eca7b9c40f820$export$b453a3bfd4a5fa9e(props) {
  let {
    defaultFilter,
    menuTrigger = 'input',
    allowsEmptyCollection = false,
    allowsCustomValue,
    shouldCloseOnBlur = true,
    selectionMode = 'single',
  } = props
  let [showAllItems, setShowAllItems] = (0, import_react.useState)(false)
  let [isFocused, setFocusedState] = (0, import_react.useState)(false)
  let [focusStrategy, setFocusStrategy] = (0, import_react.useState)(null)
  let closedDueToEmpty = (0, import_react.useRef)(false)
  let defaultValue = (0, import_react.useMemo)(() => {
    return props.defaultValue !== void 0
      ? props.defaultValue
      : selectionMode === 'single'
        ? (props.defaultSelectedKey ?? null)
        : []
  }, [props.defaultValue, props.defaultSelectedKey, selectionMode])
  let value = (0, import_react.useMemo)(() => {
    return props.value !== void 0 ? props.value : selectionMode === 'single' ? props.selectedKey : void 0
  }, [props.value, props.selectedKey, selectionMode])
  let [controlledValue, setControlledValue] = $3e6197669829fe11$export$40bfa8c7b0832715(
    value,
    defaultValue,
    props.onChange,
  )
  let displayValue =
    selectionMode === 'single' && Array.isArray(controlledValue) ? controlledValue[0] : controlledValue
  let setValue = (value) => {
    if (selectionMode === 'single') {
      let key = Array.isArray(value) ? (value[0] ?? null) : value
      setControlledValue(key)
      if (key !== displayValue) props.onSelectionChange?.(key)
    } else {
      let keys = []
      if (Array.isArray(value)) keys = value
      else if (value != null) keys = [value]
      setControlledValue(keys)
    }
  }
  let { collection, selectionManager, disabledKeys } = $b14b6f590b50af39$export$2f645645f7bca764({
    ...props,
    items: props.items ?? props.defaultItems,
    selectionMode,
    disallowEmptySelection: selectionMode === 'single',
    allowDuplicateSelectionEvents: true,
    selectedKeys: (0, import_react.useMemo)(
      () => $120eca7b9c40f820$var$convertValue(displayValue),
      [displayValue],
    ),
    onSelectionChange: (keys) => {
      if (keys === 'all') return
      if (selectionMode === 'single') {
        let key = keys.values().next().value ?? null
        if (key === displayValue) {
          props.onSelectionChange?.(key)
          resetInputValue()
          closeMenu()
        } else setValue(key)
      } else setValue([...keys])
    },
  })
  let selectedKey = selectionMode === 'single' ? selectionManager.firstSelectedKey : null
  let selectedItems = (0, import_react.useMemo)(() => {
    return [...selectionManager.selectedKeys]
      .map((key) => collection.getItem(key))
      .filter((item) => item != null)
  }, [selectionManager.selectedKeys, collection])
  let [inputValue, setInputValue] = $3e6197669829fe11$export$40bfa8c7b0832715(
    props.inputValue,
    $120eca7b9c40f820$var$getDefaultInputValue(props.defaultInputValue, selectedKey, collection) || '',
    props.onInputChange,
  )
  let [initialValue] = (0, import_react.useState)(displayValue)
  let [initialInputValue] = (0, import_react.useState)(inputValue)
  let originalCollection = collection
  let filteredCollection = (0, import_react.useMemo)(
    () =>
      props.items != null || !defaultFilter
        ? collection
        : $120eca7b9c40f820$var$filterCollection(collection, inputValue, defaultFilter),
    [collection, inputValue, defaultFilter, props.items],
  )
  let [lastCollection, setLastCollection] = (0, import_react.useState)(filteredCollection)
  let menuOpenTrigger = (0, import_react.useRef)('focus')
  let onOpenChange = (open) => {
    if (props.onOpenChange) props.onOpenChange(open, open ? menuOpenTrigger.current : void 0)
    selectionManager.setFocused(open)
    if (!open) selectionManager.setFocusedKey(null)
  }
  let triggerState = $f11fb0bcf1b2687a$export$61c6a8c84e605fb6({
    ...props,
    onOpenChange,
    isOpen: void 0,
    defaultOpen: void 0,
  })
  let open = (focusStrategy = null, trigger) => {
    let displayAllItems = trigger === 'manual' || (trigger === 'focus' && menuTrigger === 'focus')
    if (
      allowsEmptyCollection ||
      filteredCollection.size > 0 ||
      (displayAllItems && originalCollection.size > 0) ||
      props.items
    ) {
      if (displayAllItems && !triggerState.isOpen && props.items === void 0) setShowAllItems(true)
      menuOpenTrigger.current = trigger
      setFocusStrategy(focusStrategy)
      triggerState.open()
    }
  }
  let toggle = (focusStrategy = null, trigger) => {
    let displayAllItems = trigger === 'manual' || (trigger === 'focus' && menuTrigger === 'focus')
    if (
      !(
        allowsEmptyCollection ||
        filteredCollection.size > 0 ||
        (displayAllItems && originalCollection.size > 0) ||
        props.items
      ) &&
      !triggerState.isOpen
    )
      return
    if (displayAllItems && !triggerState.isOpen && props.items === void 0) setShowAllItems(true)
    if (!triggerState.isOpen) menuOpenTrigger.current = trigger
    toggleMenu(focusStrategy)
  }
  let updateLastCollection = (0, import_react.useCallback)(() => {
    setLastCollection(showAllItems ? originalCollection : filteredCollection)
  }, [showAllItems, originalCollection, filteredCollection])
  let toggleMenu = (0, import_react.useCallback)(
    (focusStrategy = null) => {
      if (triggerState.isOpen) updateLastCollection()
      setFocusStrategy(focusStrategy)
      triggerState.toggle()
    },
    [triggerState, updateLastCollection],
  )
  let closeMenu = (0, import_react.useCallback)(() => {
    if (triggerState.isOpen) {
      updateLastCollection()
      triggerState.close()
    }
  }, [triggerState, updateLastCollection])
  let [lastValue, setLastValue] = (0, import_react.useState)(inputValue)
  let resetInputValue = () => {
    let itemText = selectedKey != null ? (collection.getItem(selectedKey)?.textValue ?? '') : ''
    setLastValue(itemText)
    setInputValue(itemText)
  }
  let lastValueRef = (0, import_react.useRef)(displayValue)
  let lastSelectedKeyText = (0, import_react.useRef)(
    selectedKey != null ? (collection.getItem(selectedKey)?.textValue ?? '') : '',
  )
  ;(0, import_react.useEffect)(() => {
    if (
      isFocused &&
      (filteredCollection.size > 0 || allowsEmptyCollection) &&
      !triggerState.isOpen &&
      inputValue !== lastValue &&
      menuTrigger !== 'manual'
    )
      open(null, 'input')
    if (!showAllItems && !allowsEmptyCollection && triggerState.isOpen && filteredCollection.size === 0) {
      closedDueToEmpty.current = true
      closeMenu()
    }
    if (
      isFocused &&
      closedDueToEmpty.current &&
      filteredCollection.size > 0 &&
      !triggerState.isOpen &&
      menuTrigger !== 'manual'
    ) {
      closedDueToEmpty.current = false
      open(null, 'input')
    }
    if (displayValue != null && displayValue !== lastValueRef.current && selectionMode === 'single')
      closeMenu()
    if (inputValue !== lastValue) {
      selectionManager.setFocusedKey(null)
      setShowAllItems(false)
      if (
        selectionMode === 'single' &&
        inputValue === '' &&
        (props.inputValue === void 0 || value === void 0)
      )
        setValue(null)
    }
    if (displayValue !== lastValueRef.current && (props.inputValue === void 0 || value === void 0))
      resetInputValue()
    else if (lastValue !== inputValue) setLastValue(inputValue)
    let selectedItemText = selectedKey != null ? (collection.getItem(selectedKey)?.textValue ?? '') : ''
    if (
      !isFocused &&
      selectedKey != null &&
      props.inputValue === void 0 &&
      selectedKey === lastValueRef.current
    ) {
      if (lastSelectedKeyText.current !== selectedItemText) {
        setLastValue(selectedItemText)
        setInputValue(selectedItemText)
      }
    }
    lastValueRef.current = displayValue
    lastSelectedKeyText.current = selectedItemText
  })
  let validation = $fd2148440a13ec26$export$fc1a364ae1f3ff10({
    ...props,
    value: (0, import_react.useMemo)(
      () =>
        Array.isArray(displayValue) && displayValue.length === 0
          ? null
          : {
              inputValue,
              value: displayValue,
              selectedKey,
            },
      [inputValue, selectedKey, displayValue],
    ),
  })
  let revert = () => {
    closedDueToEmpty.current = false
    if (allowsCustomValue && selectedKey == null) commitCustomValue()
    else commitSelection()
  }
  let commitCustomValue = () => {
    if (selectionMode === 'multiple') {
      setLastValue(inputValue)
      closeMenu()
      return
    }
    let value = null
    lastValueRef.current = value
    setValue(value)
    closeMenu()
  }
  let commitSelection = (shouldForceSelectionChange = false) => {
    if (value !== void 0 && props.inputValue !== void 0) {
      let itemText = selectedKey != null ? (collection.getItem(selectedKey)?.textValue ?? '') : ''
      if (shouldForceSelectionChange || selectionMode === 'multiple' || inputValue !== itemText) {
        props.onSelectionChange?.(selectedKey)
        props.onChange?.(displayValue)
      }
      setLastValue(itemText)
      closeMenu()
    } else {
      resetInputValue()
      closeMenu()
    }
  }
  const commitValue = () => {
    closedDueToEmpty.current = false
    if (allowsCustomValue) {
      const itemText = selectedKey != null ? (collection.getItem(selectedKey)?.textValue ?? '') : ''
      inputValue === itemText ? commitSelection() : commitCustomValue()
    } else commitSelection()
  }
  let commit = () => {
    if (triggerState.isOpen && selectionManager.focusedKey != null) {
      if (selectionManager.isSelected(selectionManager.focusedKey) && selectionMode === 'single')
        commitSelection(true)
      else selectionManager.select(selectionManager.focusedKey)
    } else commitValue()
  }
  let valueOnFocus = (0, import_react.useRef)([inputValue, displayValue])
  let setFocused = (isFocused) => {
    if (isFocused) {
      valueOnFocus.current = [inputValue, displayValue]
      if (menuTrigger === 'focus' && !props.isReadOnly) open(null, 'focus')
    } else {
      if (shouldCloseOnBlur) commitValue()
      if (inputValue !== valueOnFocus.current[0] || displayValue !== valueOnFocus.current[1])
        validation.commitValidation()
    }
    setFocusedState(isFocused)
  }
  let displayedCollection = (0, import_react.useMemo)(() => {
    if (triggerState.isOpen) {
      if (showAllItems) return originalCollection
      else return filteredCollection
    } else return lastCollection
  }, [triggerState.isOpen, originalCollection, filteredCollection, showAllItems, lastCollection])
  let defaultSelectedKey = props.defaultSelectedKey ?? (selectionMode === 'single' ? initialValue : null)
  return {
    ...validation,
    ...triggerState,
    focusStrategy,
    toggle,
    open,
    close: commitValue,
    selectionManager,
    value: displayValue,
    defaultValue: defaultValue ?? initialValue,
    setValue,
    selectedKey,
    selectedItems,
    defaultSelectedKey,
    setSelectedKey: setValue,
    disabledKeys,
    isFocused,
    setFocused,
    selectedItem: selectedItems[0] ?? null,
    collection: displayedCollection,
    inputValue,
    defaultInputValue:
      $120eca7b9c40f820$var$getDefaultInputValue(props.defaultInputValue, defaultSelectedKey, collection) ??
      initialInputValue,
    setInputValue,
    commit,
    revert,
  }
}
function $120eca7b9c40f820$var$filterCollection(collection, inputValue, filter) {
  return new $f664a81d022446b5$export$d085fb9e920b5ca7(
    $120eca7b9c40f820$var$filterNodes(collection, collection, inputValue, filter),
  )
}
function $120eca7b9c40f820$var$filterNodes(collection, nodes, inputValue, filter) {
  let filteredNode = []
  for (let node of nodes)
    if (node.type === 'section' && node.hasChildNodes) {
      let filtered = $120eca7b9c40f820$var$filterNodes(
        collection,
        $cd5ea4b915021f1d$export$1005530eda016c13(node, collection),
        inputValue,
        filter,
      )
      if ([...filtered].some((node) => node.type === 'item'))
        filteredNode.push({
          ...node,
          childNodes: filtered,
        })
    } else if (node.type === 'item' && filter(node.textValue, inputValue)) filteredNode.push({ ...node })
    else if (node.type !== 'item') filteredNode.push({ ...node })
  return filteredNode
}
function $120eca7b9c40f820$var$getDefaultInputValue(defaultInputValue, selectedKey, collection) {
  if (defaultInputValue == null) {
    if (selectedKey != null) return collection.getItem(selectedKey)?.textValue ?? ''
  }
  return defaultInputValue
}
function $120eca7b9c40f820$var$convertValue(value) {
  if (value === void 0) return void 0
  if (value === null) return []
  return Array.isArray(value) ? value : [value]
}
// node_modules/react-aria-components/dist/private/ComboBox.mjs
var $dbdc5e6e7ce01b4b$export$d414ccceff7063c3 = /*#__PURE__*/ (0, import_react.createContext)(null)
var $dbdc5e6e7ce01b4b$export$c02625b26074192c = /*#__PURE__*/ (0, import_react.createContext)(null)
var $dbdc5e6e7ce01b4b$export$72b9695b8216309a = /*#__PURE__*/ $d7f64c32b702fe2c$export$86427a43e3e48ebb(
  function ComboBox(props, ref) {
    ;[props, ref] = $7230ffa83bc0c2cf$export$29f1550f4b0d4415(
      props,
      ref,
      $dbdc5e6e7ce01b4b$export$d414ccceff7063c3,
    )
    let { children, isDisabled = false, isInvalid = false, isRequired = false, isReadOnly = false } = props
    let content = (0, import_react.useMemo)(
      () =>
        /*#__PURE__*/ import_react.createElement(
          $928221da08ecbc62$export$7ff8f37d2d81a48d.Provider,
          { value: { items: props.items ?? props.defaultItems } },
          typeof children === 'function'
            ? children({
                isOpen: false,
                isDisabled,
                isInvalid,
                isRequired,
                defaultChildren: null,
                isReadOnly,
              })
            : children,
        ),
      [children, isDisabled, isInvalid, isRequired, isReadOnly, props.items, props.defaultItems],
    )
    return /*#__PURE__*/ import_react.createElement(
      $42ceafc619f9c3ba$export$bf788dd355e3a401,
      { content },
      (collection) =>
        /*#__PURE__*/ import_react.createElement($dbdc5e6e7ce01b4b$var$ComboBoxInner, {
          props,
          collection,
          comboBoxRef: ref,
        }),
    )
  },
)
var $dbdc5e6e7ce01b4b$var$CLEAR_CONTEXTS = [
  $43a3b93638fe5db9$export$75b6ee27786ba447,
  $7705c033048f6da7$export$24d547caef80ccd1,
  $41fb335299a4a39e$export$37fb8590cf2c088c,
  $4b38b5b75ecc6208$export$698f465ec27e93df,
  $3a442827418ebe87$export$f9c6924e160136d1,
  $efe09c6d1c304b50$export$9afb8bc826b033ea,
]
function $dbdc5e6e7ce01b4b$var$ComboBoxInner({ props, collection, comboBoxRef: ref }) {
  let { name, formValue = 'key', allowsCustomValue } = props
  if (allowsCustomValue) formValue = 'text'
  let { validationBehavior: formValidationBehavior } =
    $7230ffa83bc0c2cf$export$fabf2dc03a41866e($cdaed739b1139372$export$c24727297075ec6a) || {}
  let validationBehavior = props.validationBehavior ?? formValidationBehavior ?? 'native'
  let { contains } = $ef182bb9912241d8$export$3274cf84b703fff({ sensitivity: 'base' })
  let state = $120eca7b9c40f820$export$b453a3bfd4a5fa9e({
    ...props,
    defaultFilter: props.defaultFilter || contains,
    items: props.items,
    children: void 0,
    collection,
    validationBehavior,
  })
  let buttonRef = (0, import_react.useRef)(null)
  let inputRef = (0, import_react.useRef)(null)
  let groupRef = (0, import_react.useRef)(null)
  let listBoxRef = (0, import_react.useRef)(null)
  let popoverRef = (0, import_react.useRef)(null)
  let [labelRef, label] = $7230ffa83bc0c2cf$export$9d4c57ee4c6ffdd8(
    !props['aria-label'] && !props['aria-labelledby'],
  )
  let [labelElementType, setLabelElementType] = (0, import_react.useState)('label')
  let {
    buttonProps,
    inputProps,
    listBoxProps,
    labelProps,
    descriptionProps,
    errorMessageProps,
    valueProps,
    ...validation
  } = $bf505c7417d9b616$export$8c18d1b4f7232bbf(
    {
      ...$7230ffa83bc0c2cf$export$ef03459518577ad4(props),
      label,
      inputRef,
      buttonRef,
      listBoxRef,
      popoverRef,
      name: formValue === 'text' ? name : void 0,
      validationBehavior,
      labelElementType,
    },
    state,
  )
  let [menuWidth, setMenuWidth] = (0, import_react.useState)(null)
  let onResize = (0, import_react.useCallback)(() => {
    if (inputRef.current && !groupRef.current) {
      let buttonRect = buttonRef.current?.getBoundingClientRect()
      let inputRect = inputRef.current.getBoundingClientRect()
      let minX = buttonRect ? Math.min(buttonRect.left, inputRect.left) : inputRect.left
      let maxX = buttonRect ? Math.max(buttonRect.right, inputRect.right) : inputRect.right
      setMenuWidth(maxX - minX + 'px')
    }
  }, [buttonRef, inputRef, setMenuWidth])
  $970072cf4b13fde3$export$683480f191c0e3ea({
    ref: inputRef,
    onResize,
  })
  let triggerRef = (0, import_react.useMemo)(
    () => ({
      get current() {
        return groupRef.current || inputRef.current
      },
    }),
    [groupRef, inputRef],
  )
  let renderPropsState = (0, import_react.useMemo)(
    () => ({
      isOpen: state.isOpen,
      isDisabled: props.isDisabled || false,
      isInvalid: validation.isInvalid || false,
      isRequired: props.isRequired || false,
      isReadOnly: props.isReadOnly || false,
    }),
    [state.isOpen, props.isDisabled, validation.isInvalid, props.isRequired, props.isReadOnly],
  )
  let renderProps = $7230ffa83bc0c2cf$export$4d86445c2cf5e3({
    ...props,
    values: renderPropsState,
    defaultClassName: 'react-aria-ComboBox',
  })
  let DOMProps = $8e9d2fae0ecb9001$export$457c3d6518dd4c6f(props, { global: true })
  delete DOMProps.id
  let inputs = []
  if (name && formValue === 'key') {
    let values = Array.isArray(state.value) ? state.value : [state.value]
    if (values.length === 0) values = [null]
    inputs = values.map((value, i) =>
      /*#__PURE__*/ import_react.createElement('input', {
        key: i,
        type: 'hidden',
        name,
        form: props.form,
        value: value ?? '',
      }),
    )
  }
  return /*#__PURE__*/ import_react.createElement(
    $7230ffa83bc0c2cf$export$2881499e37b75b9a,
    {
      values: [
        [$dbdc5e6e7ce01b4b$export$c02625b26074192c, state],
        [
          $43a3b93638fe5db9$export$75b6ee27786ba447,
          {
            ...labelProps,
            elementType: labelElementType,
            ref: labelRef,
          },
        ],
        [
          $7705c033048f6da7$export$24d547caef80ccd1,
          {
            ...buttonProps,
            ref: buttonRef,
            isPressed: state.isOpen,
          },
        ],
        [
          $41fb335299a4a39e$export$37fb8590cf2c088c,
          {
            ...inputProps,
            ref: inputRef,
          },
        ],
        [
          $4b38b5b75ecc6208$export$698f465ec27e93df,
          {
            ...inputProps,
            ref: (0, import_react.useCallback)((el) => {
              inputRef.current = el
              if (el) setLabelElementType(el.tagName.toLowerCase() === 'input' ? 'label' : 'span')
            }, []),
            value: state.inputValue,
            onChange: (v) => state.setInputValue(v),
          },
        ],
        [$f2ff30fde7b014be$export$d2f961adcb0afbe, state],
        [
          $542a13ca2fa5b484$export$9b9a0cd73afb7ca4,
          {
            ref: popoverRef,
            triggerRef,
            scrollRef: listBoxRef,
            placement: 'bottom start',
            isNonModal: true,
            trigger: 'ComboBox',
            style: { '--trigger-width': menuWidth },
            clearContexts: $dbdc5e6e7ce01b4b$var$CLEAR_CONTEXTS,
          },
        ],
        [
          $928221da08ecbc62$export$7ff8f37d2d81a48d,
          {
            ...listBoxProps,
            ref: listBoxRef,
          },
        ],
        [$928221da08ecbc62$export$7c5906fe4f1f2af2, state],
        [
          $efe09c6d1c304b50$export$9afb8bc826b033ea,
          {
            slots: {
              description: descriptionProps,
              errorMessage: errorMessageProps,
            },
          },
        ],
        [
          $3a442827418ebe87$export$f9c6924e160136d1,
          {
            ref: groupRef,
            isInvalid: validation.isInvalid,
            isDisabled: props.isDisabled || false,
          },
        ],
        [$1f3c3b1a70cec653$export$ff05c3ac10437e03, validation],
        [$dbdc5e6e7ce01b4b$export$5c804022b41722df, valueProps],
      ],
    },
    /*#__PURE__*/ import_react.createElement(
      $7230ffa83bc0c2cf$export$df3a06d6289f983e.div,
      {
        ...DOMProps,
        ...renderProps,
        ref,
        slot: props.slot || void 0,
        'data-focused': state.isFocused || void 0,
        'data-open': state.isOpen || void 0,
        'data-disabled': props.isDisabled || void 0,
        'data-readonly': props.isReadOnly || void 0,
        'data-invalid': validation.isInvalid || void 0,
        'data-required': props.isRequired || void 0,
      },
      renderProps.children,
      inputs,
    ),
  )
}
var $dbdc5e6e7ce01b4b$export$5c804022b41722df = /*#__PURE__*/ (0, import_react.createContext)(null)
// src/features/checkout/lockers/keptLockers.ts
var KEY = 'iskra-lockers'
var MOST_KEPT = 300
/**
 * The lockers that this tab has found, the last first, for when the network is gone. They live no longer than the tab:
 * where somebody looked says where they live.
 */
function readKeptLockers() {
  try {
    const parsed = safeParse(foundLockersSchema, JSON.parse(sessionStorage.getItem(KEY) ?? 'null'))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}
/** Keeps what was found beside what was found before. Where the browser refuses storage, nothing is kept. */
function keepLockers(found) {
  const before = readKeptLockers()
  const known = before?.isExample === found.isExample ? before.lockers : []
  const codes = new Set(found.lockers.map(({ code }) => code))
  const lockers = [...found.lockers, ...known.filter(({ code }) => !codes.has(code))].slice(0, MOST_KEPT)
  try {
    sessionStorage.setItem(
      KEY,
      JSON.stringify({
        ...found,
        lockers,
      }),
    )
  } catch {}
}
var LockerSearch_module_default = {
  frame: '_frame_v5d33_2',
  glass: '_glass_v5d33_8',
  input: '_input_v5d33_15',
  popover: '_popover_v5d33_19',
  list: '_list_v5d33_29',
  item: '_item_v5d33_34',
  code: '_code_v5d33_48',
  place: '_place_v5d33_53',
  none: '_none_v5d33_54',
  hint: '_hint_v5d33_63',
}
// src/domain/lockers/findLockers.ts
function indexLockers(lockers) {
  const indexed = lockers.map((locker) => ({
    locker,
    code: foldPolish(locker.code),
    town: foldedWords(locker.town),
    others: [
      ...foldedWords(`${locker.street} ${locker.postcode} ${locker.hint}`),
      locker.postcode.replaceAll(/\D/g, ''),
    ],
  }))
  const words = indexed.flatMap(({ town, locker }) => [...town, ...foldedWords(locker.street)])
  return {
    lockers: indexed,
    words: [...new Set(words)],
  }
}
/** How good a word fits: the whole word, or its beginning. */
var WHOLE = 4
var BEGINNING = 3
/** A town says more than a street that is called like it, and a code says it all. */
var OF_TOWN = 2
var OF_CODE = 8
/** More words than an address has are not looked at. */
var MOST_WORDS = 6
/** What stands before a street's name and is left out as often as not. */
var LEFT_OUT = /* @__PURE__ */ new Set(['ul', 'ulica', 'al', 'aleja', 'os', 'osiedle', 'przy'])
/**
 * The lockers that all words of `text` speak of, by code, town, street or postcode, the best first. Polish letters may be
 * left out, and a word that is none of any address stands for the nearest one.
 */
function findLockers(index, text) {
  const typed = foldedWords(text.slice(0, 200)).slice(0, MOST_WORDS)
  const meant = typed.filter((word) => !LEFT_OUT.has(word))
  const words = meant.length > 0 ? meant : typed
  if (words.length === 0) return []
  const exact = ranked(index, words)
  if (exact.length > 0) return exact
  const mended = words.map((word) => mendedWord(index, word))
  return mended.every((word, place) => word === words[place]) ? [] : ranked(index, mended)
}
function ranked({ lockers }, words) {
  const found = []
  for (const indexed of lockers) {
    const score = scoreOf(indexed, words)
    if (score > 0)
      found.push({
        locker: indexed.locker,
        score,
      })
  }
  return found
    .toSorted((one, other) => other.score - one.score || (one.locker.code < other.locker.code ? -1 : 1))
    .slice(0, 20)
    .map(({ locker }) => locker)
}
/** 0 where one of the words is about something else. */
function scoreOf({ code, town, others }, words) {
  let score = 0
  for (const word of words) {
    const fit = Math.max(
      code.startsWith(word) ? OF_CODE + word.length : 0,
      bestFit(town, word, OF_TOWN),
      bestFit(others, word, 0),
    )
    if (fit === 0) return 0
    score += fit
  }
  return score
}
function bestFit(known, word, more) {
  let best = 0
  for (const one of known) {
    if (one === word) return WHOLE + more
    if (one.startsWith(word)) best = BEGINNING + more
  }
  return best
}
/** The word of an address that is meant by one that begins none; itself where none is near. */
function mendedWord({ words }, typed) {
  const slips = forgivenSlips(typed.length)
  if (slips === 0 || words.some((word) => word.startsWith(typed))) return typed
  let best = typed
  let nearest = slips + 1
  for (const word of words) {
    const distance = typingDistance(typed, word, slips)
    if (distance < nearest) [best, nearest] = [word, distance]
  }
  return best
}
// src/features/checkout/lockers/useLockerSearch.ts
/** How long typing rests before the shop is asked. */
var REST_MS = 250
/** After so long what was found before is better than waiting. */
var PATIENCE_MS = 4e3
/** Fewer letters say nothing. */
var SHORTEST_SEARCH = 2
var NOTHING = {
  lockers: [],
  state: 'waiting',
  isExample: false,
}
/** The lockers that a text finds, as of its last quiet moment. */
function useLockerSearch(text) {
  const { productApi } = useServices()
  const [answer, setAnswer] = (0, import_react.useState)(null)
  const typed = text.trim().slice(0, 80)
  const isSearch = typed.length >= SHORTEST_SEARCH
  ;(0, import_react.useEffect)(() => {
    if (!isSearch) return void 0
    const leaving = new AbortController()
    const { signal } = leaving
    const search = async () => {
      try {
        const inTime = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)])
        const found = await searchLockers(await productApi(), typed, { signal: inTime })
        keepLockers(found)
        return {
          ...found,
          state: 'found',
        }
      } catch {
        return keptAnswer(typed, readKeptLockers())
      }
    }
    const show = async () => {
      const found = await search()
      if (!signal.aborted)
        setAnswer({
          ...found,
          of: typed,
        })
    }
    const timer = setTimeout(() => void show(), REST_MS)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [typed, isSearch, productApi])
  if (!isSearch)
    return {
      ...NOTHING,
      isExample: answer?.isExample ?? false,
    }
  if (answer === null)
    return {
      ...NOTHING,
      state: 'looking',
    }
  return answer.of === typed
    ? answer
    : {
        ...answer,
        state: 'looking',
      }
}
function keptAnswer(typed, kept) {
  return {
    lockers: kept === null ? [] : findLockers(indexLockers(kept.lockers), typed),
    state: 'kept',
    isExample: kept?.isExample ?? false,
  }
}
// src/features/checkout/lockers/LockerSearch.tsx
var import_jsx_runtime = require_jsx_runtime()
var wordsOf = (locker) => `${locker.code}, ${lockerAddress(locker)}`
allowEmptyMarkup()
/** Finds a parcel locker by town, street, postcode or code, and says where the one in the form stands. */
function LockerSearch({ code, onChoose }) {
  const { _: _t } = useLingui()
  const [text, setText] = (0, import_react.useState)('')
  const [picked, setPicked] = (0, import_react.useState)(null)
  const { lockers, state, isExample } = useLockerSearch(text === picked?.text ? '' : text)
  const typedCode = code.trim().toUpperCase()
  const chosen = readKeptLockers()?.lockers.find((locker) => locker.code === typedCode)
  if (picked !== null && picked.code !== typedCode) {
    setPicked(null)
    setText('')
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(AriaLocale, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)($dbdc5e6e7ce01b4b$export$72b9695b8216309a, {
        className: classNames(Field_module_default.field),
        inputValue: text,
        onInputChange: setText,
        items: lockers.map((locker) => ({
          id: locker.code,
          locker,
        })),
        value: picked?.code ?? null,
        onChange: (key) => {
          const locker = lockers.find((found) => found.code === key)
          if (locker === void 0) return
          const pick = {
            code: locker.code,
            text: wordsOf(locker),
          }
          setPicked(pick)
          setText(pick.text)
          onChoose(pick.code)
        },
        menuTrigger: 'input',
        allowsCustomValue: true,
        allowsEmptyCollection: true,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)($43a3b93638fe5db9$export$b04be29aa201d4f5, {
            className: classNames(Field_module_default.label),
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'OL6RTj',
              message: ['Znajdź automat'],
            }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
            className: LockerSearch_module_default.frame,
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Search, {
                className: LockerSearch_module_default.glass,
                size: 18,
                'aria-hidden': 'true',
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)($41fb335299a4a39e$export$f5b8910cec6cf069, {
                className: classNames(Field_module_default.control, LockerSearch_module_default.input),
                placeholder: _t(
                  /** i18n */
                  {
                    id: 'm9iIrz',
                    message: ['Miejscowość, ulica, kod pocztowy albo kod automatu'],
                  },
                ),
                maxLength: 80,
                autoComplete: 'off',
                enterKeyHint: 'search',
                onKeyDown: (event) => {
                  if (event.key === 'Enter') event.preventDefault()
                },
              }),
            ],
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)($efe09c6d1c304b50$export$5f1af8db9871e1d6, {
            slot: 'description',
            className: classNames(Field_module_default.description),
            children:
              chosen === void 0
                ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                    id: 'uTYknC',
                    message: ['Wybierz z\xA0listy albo wpisz kod automatu poniżej.'],
                  })
                : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChosenPlace, { locker: chosen }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)($542a13ca2fa5b484$export$5b6b19405a83ff9d, {
            className: classNames(LockerSearch_module_default.popover),
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)($928221da08ecbc62$export$41f133550aa26f48, {
              className: classNames(LockerSearch_module_default.list),
              renderEmptyState: () =>
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
                  className: LockerSearch_module_default.none,
                  children: emptyWords(state),
                }),
              children: ({ id, locker }) =>
                /* @__PURE__ */ (0, import_jsx_runtime.jsxs)($928221da08ecbc62$export$a11e76429ed99b4, {
                  id,
                  textValue: wordsOf(locker),
                  className: classNames(LockerSearch_module_default.item),
                  children: [
                    /* @__PURE__ */ (0, import_jsx_runtime.jsx)($efe09c6d1c304b50$export$5f1af8db9871e1d6, {
                      slot: 'label',
                      className: classNames(LockerSearch_module_default.code),
                      children: id,
                    }),
                    /* @__PURE__ */ (0, import_jsx_runtime.jsxs)($efe09c6d1c304b50$export$5f1af8db9871e1d6, {
                      slot: 'description',
                      className: classNames(LockerSearch_module_default.place),
                      children: [
                        lockerAddress(locker),
                        locker.hint === ''
                          ? null
                          : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
                              className: LockerSearch_module_default.hint,
                              children: [' · ', locker.hint],
                            }),
                      ],
                    }),
                  ],
                }),
            }),
          }),
        ],
      }),
      isExample
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
            tone: 'warning',
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'ZHgF26',
              message: [
                'To lista przykładowa do wypróbowania kasy: takich automatów nie ma. Sklep nie jest jeszcze połączony z\xA0przewoźnikiem.',
              ],
            }),
          })
        : null,
      state === 'kept' && lockers.length > 0
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
            tone: 'neutral',
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'bGtsoq',
              message: ['Nie ma sieci: pokazujemy automaty znalezione wcześniej.'],
            }),
          })
        : null,
    ],
  })
}
/** Why nothing is listed. */
function emptyWords(state) {
  if (state === 'waiting')
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'BcgJN9',
      message: ['Wpisz co najmniej dwie litery.'],
    })
  if (state === 'looking')
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: '95bjYo',
      message: ['Szukamy…'],
    })
  return state === 'kept'
    ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: 'AdxkZT',
        message: ['Bez sieci szukamy tylko wśród automatów znalezionych wcześniej. Tego tam nie ma.'],
      })
    : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: 'x_ypa5',
        message: ['Nie ma takiego automatu. Spróbuj samej miejscowości albo kodu pocztowego.'],
      })
}
function ChosenPlace({ locker }) {
  const { code } = locker
  const address = lockerAddress(locker)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
    id: 'nKsnIa',
    message: ['Wybrany: ', ['code'], ', ', ['address']],
    values: {
      code,
      address,
    },
  })
}
export { LockerSearch as default }
