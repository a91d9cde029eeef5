import { msg } from '@lingui/core/macro'
import type { FailureText, IssueErrorCode } from '#ui/form/failureTexts.ts'

/** Errors of acts on issues, in words. */
export const ISSUE_FAILURES = {
  ISSUE_CHANGED: {
    title: msg`Ktoś inny zmienił to wydanie w międzyczasie`,
    text: msg`Zobacz, co się zmieniło. To, co wpisano, zostaje tutaj.`,
  },
  NO_READERS: {
    title: msg`Nie ma komu wysłać`,
    text: msg`Na liście nie ma nikogo, kto czyta w tym języku.`,
  },
  ISSUE_INCOMPLETE: {
    title: msg`Czegoś jeszcze brakuje w tym wydaniu`,
    text: msg`Uzupełnij temat i treść, popraw adresy i spróbuj ponownie.`,
  },
} satisfies Record<IssueErrorCode, FailureText>
