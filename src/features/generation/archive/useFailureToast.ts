import { useLingui } from '@lingui/react/macro'
import { ApiError } from '#api/product/apiError.ts'
import { showToast } from '#ui/state/toasts.ts'
import { generationErrorText } from '../words/errorTexts.ts'

/** Announces why an action on a generation failed, under a title that names it. */
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
