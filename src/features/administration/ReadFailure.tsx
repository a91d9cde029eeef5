import { useLingui } from '@lingui/react/macro'
import { ErrorState } from '#ui/ErrorState.tsx'
import { failureText } from '#ui/form/failureTexts.ts'
import { codeOf } from './queries.ts'

/** Why something could not be read, and another try. */
export function ReadFailure({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const { i18n } = useLingui()
  const { title, text } = failureText(codeOf(error))
  return <ErrorState title={i18n._(title)} description={i18n._(text)} onRetry={onRetry} />
}
