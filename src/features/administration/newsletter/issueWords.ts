import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { IssueStatus } from '#domain/newsletter/issue.ts'
import type { TextProblem } from '#domain/newsletter/issueText.ts'
import type { BadgeTone } from '#ui/Badge.tsx'

/** The states of an issue, and their marks. */
export const ISSUE_STATUS_WORDS: Readonly<
  Record<IssueStatus, { readonly label: MessageDescriptor; readonly tone: BadgeTone }>
> = {
  draft: { label: msg`Szkic`, tone: 'neutral' },
  sending: { label: msg`W wysyłce`, tone: 'accent' },
  stopped: { label: msg`Zatrzymane`, tone: 'warning' },
  sent: { label: msg`Wysłane`, tone: 'success' },
}

/** The problems of an address in the text, with the next step. */
export const TEXT_PROBLEM_WORDS: Readonly<Record<TextProblem['code'], MessageDescriptor>> = {
  link: msg`Link prowadzi do strony, której nie ma, albo nie zaczyna się od https://`,
  button: msg`Przycisk prowadzi tylko do naszej strony, na przykład /sklep`,
  picture: msg`Obraz może pochodzić tylko ze sklepu: jego adres zaczyna się od /media/`,
  'picture-words': msg`Obraz potrzebuje opisu dla tych, którzy go nie zobaczą`,
}
