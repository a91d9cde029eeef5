import '#domain/olderEngines.ts'
import '#domain/refusedWithStorage.ts'
import '#ui/theme.css'
import '#ui/fonts.css'
import '#ui/reset.css'
import '#ui/hints.css'
import '#ui/transitions.css'
import '#ui/print.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createQueryClient } from '#services/createQueryClient.ts'
import { NO_SWITCHES, readDeviceSwitches, withDeviceSwitches } from '#services/deviceSwitches.ts'
import { readRuntimeConfig } from '#app/start/readRuntimeConfig.ts'
import { storefrontLanguageOf } from '#domain/storefront/storefrontLanguage.ts'
import { pageReads } from '#api/publicReads/pageReads.ts'
import { createFirstAnswers } from '#api/storefront/initialData.ts'
import { createStorefrontClient } from '#api/storefront/createStorefrontClient.ts'
import { App } from '#app/App.tsx'
import { createAppRouter } from '#app/createAppRouter.ts'
import { reportReachable } from '#app/connection/pageReachability.ts'
import { headCode } from '#app/document/lazyHead.ts'
import { listenForErrors, reportDifference, reportError } from '#app/errors/globalErrors.ts'
import { holdNavigation } from '#app/missingCode/holdNavigation.ts'
import { fetchCode } from '#app/missingCode/screenCode.ts'
import { handOverEarlyActions } from '#app/start/earlyActions.ts'
import { persistQueries } from '#app/start/persistQueries.ts'
import { standWhereRendered } from '#app/start/standWhereRendered.ts'
import { createAccountServices } from '#app/session/createAccountServices.ts'
import { startSession } from '#app/session/startSession.ts'
import { prefetchOnIntent } from '#app/start/prefetchOnIntent.ts'
import { renewCachedAnswers } from '#app/worker/renewCachedAnswers.ts'
import { noteTouchedForms } from '#app/worker/touchedForms.ts'
import { isControlled } from '#domain/browser/page/parts.ts'
import { setLogLevel } from '#domain/log.ts'
import { INITIAL_DATA_ELEMENT_ID } from '#domain/runtimeConfig.ts'
import { holdInstallPrompt } from '#features/install/installPrompt.ts'
import { browserLanguage, setDocumentLanguage } from '#i18n/browserLanguage.ts'
import { changeLanguage, createI18n } from '#i18n/createI18n.ts'
import { languageOf } from '#i18n/languages.ts'
import { prepareAnnouncer } from '#ui/announce.ts'
import { focusPressed } from '#ui/focusPressed.ts'
import { followAppearance } from '#ui/state/applyAppearance.ts'
import { followFullscreen } from '#ui/state/modes.ts'
import { keepLight } from '#ui/state/theme.ts'
import { persistUiState } from '#ui/state/uiStorage.ts'
import { untilLoaded } from '#ui/lazyPart.ts'
import { whenQuiet } from '#ui/whenQuiet.ts'

listenForErrors()
noteTouchedForms()
persistUiState()
followAppearance()
followFullscreen()
prepareAnnouncer()
focusPressed()
holdInstallPrompt()
prefetchOnIntent()

/** In a function: a module with top-level await would cost one more file for each late part (scripts/codeGroups.ts). */
async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (root === null) throw new Error('index.html has no #root')
  const switches = readDeviceSwitches()
  const config = withDeviceSwitches(await readRuntimeConfig(), switches)
  if (!config.features.darkMode) keepLight()
  const rendered = root.dataset['rendered']
  // Rendered for every visitor: where this device has its own switches, it renders anew.
  const takesOver = rendered !== undefined && switches === NO_SWITCHES
  const renderedLanguage = takesOver ? languageOf(document.documentElement.lang) : null
  const ownLanguage = browserLanguage({ isMultilingual: config.features.multiLanguage })
  const i18n = await createI18n(renderedLanguage ?? ownLanguage)
  await yieldToMain()
  // Once the language that the address may ask for is known.
  standWhereRendered()
  setLogLevel(config.logLevel)
  const firstAnswer = createFirstAnswers(document.getElementById(INITIAL_DATA_ELEMENT_ID)?.textContent)
  const services = {
    origin: location.origin,
    isTakingOver: () => 'rendered' in root.dataset && !('started' in root.dataset),
    config,
    storefront: createStorefrontClient(config.storefront, {
      language: () => storefrontLanguageOf(i18n.locale),
      firstAnswer,
      onReachable: reportReachable,
    }),
    publicReads: pageReads({ firstAnswer, onReachable: reportReachable }),
    queryClient: createQueryClient(config.queryCache),
    ...createAccountServices(),
  }
  const isHeadSaid = () => takesOver && rendered === 'screen' && services.isTakingOver()
  const context = { services, i18n, isHeadSaid }
  const router = createAppRouter(context)
  holdNavigation(router)
  await yieldToMain()

  const started = (): void => {
    root.dataset['started'] = ''
    void handOverEarlyActions().then(speakOwnLanguage)
  }
  // Not before: open parts, typed text and the focus stay, because the same elements change their words.
  const speakOwnLanguage = async (): Promise<void> => {
    if (i18n.locale !== ownLanguage) {
      await untilLoaded(() => changeLanguage(i18n, ownLanguage))
      await router.invalidate()
    }
    setDocumentLanguage(ownLanguage)
  }
  const page = <App context={context} router={router} onStarted={started} />
  if (takesOver) {
    // As on the server, the first screen is in no Suspense of the router's own.
    router.ssr = { manifest: undefined }
    // A frame has no screen yet: its access is checked once the bars are there.
    if (rendered === 'screen') await router.load()
    await yieldToMain()
    // In steps: a press meanwhile doesn't wait for all of it.
    startTransition(() => {
      hydrateRoot(root, page, { onUncaughtError: reportError, onRecoverableError: reportDifference })
    })
    // Of a screen that only some may see, beside the check of who may: a worker has it on this device.
    if (rendered !== 'screen' && isControlled())
      fetchCode(router.getMatchedRoutes(location.pathname)[0]).catch(() => undefined)
    await persistQueries(services.queryClient, config.version)
  } else {
    await persistQueries(services.queryClient, config.version)
    createRoot(root, { onUncaughtError: reportError }).render(page)
  }
  startSession(router)
  // The next screen has a head of its own, whose code loads beside the screen's.
  router.subscribe('onBeforeNavigate', () => void headCode().catch(() => undefined))
  renewCachedAnswers(services.queryClient)
  whenQuiet(() => {
    void untilLoaded(() => import('#app/start/startBackground.ts')).then(({ startBackground }) =>
      startBackground(router),
    )
  })
}

/** Handles presses between two steps of the start. */
const yieldToMain = () => new Promise((resolve) => setTimeout(resolve))

void start()
