import { r as useLingui } from './dist-CJ0y7q9j.js'
import { V as showToast } from '../renderPage.js'
// src/features/generation/device/useGenerationAction.ts
/**
 * Runs a command of this device's generations and says in words when it fails; resolves to undefined then. The screen
 * follows the rows themselves.
 */
function useGenerationAction() {
  const { i18n, _: _t } = useLingui()
  return async (run) => {
    try {
      return await run(await import('./generationActions-B9nlnryx.js'))
    } catch (error) {
      const [{ offlineErrorFrom }, { generationErrorText }] = await Promise.all([
        import('./offlineError-Vf4mHYRw.js').then((n) => n.r),
        import('./errorTexts-Brml4hcA.js').then((n) => n.t),
      ])
      const { title, text } = generationErrorText(offlineErrorFrom(error).code)
      showToast({
        type: 'error',
        title: _t(
          /** i18n */
          {
            id: '_dSRAw',
            message: ['Nic się nie zmieniło'],
          },
        ),
        message: `${i18n._(title)}. ${i18n._(text)}`,
      })
      return
    }
  }
}
export { useGenerationAction as t }
