import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { g as $fe16bffc7a557bf0$export$7f54fc3180508a52 } from './Text-CH09p7TZ.js'
import { t as $673d46fce3e5717d$export$a16aca283550c30d } from './useCollator-aUVZdoDq.js'
// node_modules/react-aria/dist/private/i18n/useFilter.mjs
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
function $ef182bb9912241d8$export$3274cf84b703fff(options) {
  let collator = $673d46fce3e5717d$export$a16aca283550c30d({
    usage: 'search',
    ...options,
  })
  let startsWith = (0, import_react.useCallback)(
    (string, substring) => {
      if (substring.length === 0) return true
      string = string.normalize('NFC')
      substring = substring.normalize('NFC')
      return collator.compare(string.slice(0, substring.length), substring) === 0
    },
    [collator],
  )
  let endsWith = (0, import_react.useCallback)(
    (string, substring) => {
      if (substring.length === 0) return true
      string = string.normalize('NFC')
      substring = substring.normalize('NFC')
      return collator.compare(string.slice(-substring.length), substring) === 0
    },
    [collator],
  )
  let contains = (0, import_react.useCallback)(
    (string, substring) => {
      if (substring.length === 0) return true
      string = string.normalize('NFC')
      substring = substring.normalize('NFC')
      let scan = 0
      let sliceLen = substring.length
      for (; scan + sliceLen <= string.length; scan++) {
        let slice = string.slice(scan, scan + sliceLen)
        if (collator.compare(substring, slice) === 0) return true
      }
      return false
    },
    [collator],
  )
  return (0, import_react.useMemo)(
    () => ({
      startsWith,
      endsWith,
      contains,
    }),
    [startsWith, endsWith, contains],
  )
}
// node_modules/react-aria/dist/private/utils/useUpdateEffect.mjs
function $3c71b1595a147f24$export$496315a1608d9602(cb, dependencies) {
  const isInitialMount = (0, import_react.useRef)(true)
  const lastDeps = (0, import_react.useRef)(null)
  let cbEvent = $fe16bffc7a557bf0$export$7f54fc3180508a52(cb)
  ;(0, import_react.useEffect)(() => {
    isInitialMount.current = true
    return () => {
      isInitialMount.current = false
    }
  }, [])
  ;(0, import_react.useEffect)(() => {
    let prevDeps = lastDeps.current
    if (isInitialMount.current) isInitialMount.current = false
    else if (!prevDeps || dependencies.some((dep, i) => !Object.is(dep, prevDeps[i]))) cbEvent()
    lastDeps.current = dependencies
  }, dependencies)
}
export { $ef182bb9912241d8$export$3274cf84b703fff as n, $3c71b1595a147f24$export$496315a1608d9602 as t }
