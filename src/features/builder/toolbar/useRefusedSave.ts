import { useLingui } from '@lingui/react'
import { useEffect, useEffectEvent } from 'react'
import { failureText } from '#ui/form/failureTexts.ts'
import { showToast } from '#ui/state/toasts.ts'
import { TEMPLATE_FAILURES } from '#ui/templateForm/templateFailures.ts'
import { BUILDER_MESSAGES } from '../words/builderMessages.ts'

/** Announces once why the server refuses to save the open template; the edited version stays on this device. */
export function useRefusedSave(refusal: string | null): void {
  const { i18n } = useLingui()
  const say = useEffectEvent((code: string) => {
    const { text } = failureText(code, TEMPLATE_FAILURES)
    showToast({
      type: 'error',
      title: i18n._(BUILDER_MESSAGES.template_save_failed),
      message: i18n._(text),
    })
  })
  useEffect(() => {
    if (refusal !== null) say(refusal)
  }, [refusal])
}
