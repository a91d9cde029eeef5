import { useLingui } from '@lingui/react/macro'
import { showToast } from '#ui/state/toasts.ts'

type GenerationActions = typeof import('./generationActions.ts')

/**
 * Runs a command of this device's generations and says in words when it fails; resolves to undefined then. The screen
 * follows the rows themselves.
 */
export function useGenerationAction(): <Result>(
  run: (actions: GenerationActions) => Promise<Result>,
) => Promise<Result | undefined> {
  const { i18n, t } = useLingui()
  return async (run) => {
    try {
      return await run(await import('./generationActions.ts'))
    } catch (error) {
      const [{ offlineErrorFrom }, { generationErrorText }] = await Promise.all([
        import('#offline/offlineError.ts'),
        import('../words/errorTexts.ts'),
      ])
      const { title, text } = generationErrorText(offlineErrorFrom(error).code)
      showToast({
        type: 'error',
        title: t`Nic się nie zmieniło`,
        message: `${i18n._(title)}. ${i18n._(text)}`,
      })
      return undefined
    }
  }
}
