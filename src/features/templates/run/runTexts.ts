import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { NodeRunState } from '#domain/template/templateRun.ts'
import { failureText, type FailureText } from '#ui/form/failureTexts.ts'
import { TEMPLATE_FAILURES } from '#ui/templateForm/templateFailures.ts'

export const NODE_STATE_WORDS = {
  waiting: msg`czeka`,
  running: msg`powstaje`,
  completed: msg`gotowe`,
  skipped: msg`pominięte`,
  failed: msg`nie udało się`,
  cancelled: msg`zatrzymane`,
} as const satisfies Record<NodeRunState, MessageDescriptor>

/** Why a run didn’t begin. */
export function refusalText(code: string): FailureText {
  return failureText(code, TEMPLATE_FAILURES)
}
