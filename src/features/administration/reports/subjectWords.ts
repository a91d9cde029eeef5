import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Reported } from '#domain/reports/reports.ts'

/** The words of a decision about something reported. */
export interface SubjectWords {
  readonly kept: MessageDescriptor
  readonly takenDown: MessageDescriptor
  /** Before it is taken down: the question, what follows, the button. */
  readonly ask: MessageDescriptor
  readonly effect: MessageDescriptor
  readonly takeDown: MessageDescriptor
}

export const SUBJECT_WORDS: Readonly<Record<Reported['kind'], SubjectWords>> = {
  work: {
    kept: msg`Praca zostaje`,
    takenDown: msg`Praca zdjęta`,
    ask: msg`Zdjąć pracę z widoku publicznego?`,
    effect: msg`Zobaczy ją już tylko autor. Nie pokaże jej ponownie ani wszystkim, ani linkiem.`,
    takeDown: msg`Zdejmij pracę`,
  },
  drawing: {
    kept: msg`Rysunek zostaje`,
    takenDown: msg`Rysunek zdjęty`,
    ask: msg`Zdjąć udostępniony rysunek?`,
    effect: msg`Link przestanie działać, a kopia na serwerze zniknie od razu. Autor zachowa swój rysunek, ale nie udostępni go ponownie.`,
    takeDown: msg`Zdejmij rysunek`,
  },
}
