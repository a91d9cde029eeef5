import { useLingui } from '@lingui/react/macro'
import { ApiError } from '#api/product/apiError.ts'
import { showToast } from '#ui/state/toasts.ts'
import { generationErrorText } from '../words/errorTexts.ts'

/** Says why something with a generation didn't work, under a title that names what. */
export function useFailureToast(): (title: string, error: unknown) => void {
  const { i18n, t } = useLingui()
  return (title, error) => {
    const isUnreachable = error instanceof ApiError && error.status === null
    const message = isUnreachable
      ? t`Do tego potrzebna jest sieć. Spróbuj ponownie, gdy wróci.`
      : i18n._(generationErrorText(codeOf(error)).text)
    showToast({ type: 'error', title, message })
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}
