import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { Nt as createStore } from '../renderPage.js'
// src/features/install/installPrompt.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var offer = createStore(null)
/** The browser's own offer to install, held back until somebody wants it; null while there is none. */
var installOffer = offer
/** Shows the browser's dialog. It can be shown once; the browser may offer it again later. */
async function showInstallPrompt() {
  const prompt = offer.getSnapshot()
  if (!prompt) return 'unavailable'
  offer.set(null)
  return (await prompt.prompt()).outcome
}
// src/features/install/platform.ts
/** True when the page runs as an installed app. */
function isInstalled(target = window) {
  return (
    ['standalone', 'fullscreen', 'minimal-ui', 'window-controls-overlay'].some(
      (mode) => target.matchMedia(`(display-mode: ${mode})`).matches,
    ) ||
    ('standalone' in target.navigator && target.navigator.standalone === true)
  )
}
/** True on an iPhone or iPad, where only the share menu installs. An iPad calls itself a Mac with a touch screen. */
function needsShareMenu({ userAgent, maxTouchPoints }) {
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)
}
// src/features/install/useInstallWay.ts
function useInstallWay() {
  return (0, import_react.useSyncExternalStore)(installOffer.subscribe, installWay, () => 'none')
}
function installWay() {
  if (isInstalled()) return 'none'
  if (installOffer.getSnapshot() !== null) return 'dialog'
  return needsShareMenu(navigator) ? 'share-menu' : 'none'
}
export { isInstalled as n, showInstallPrompt as r, useInstallWay as t }
