import type { ArticleFault } from '#domain/content/editor.ts'
import { type ArticleProblem, UnknownRules } from './articleFile.ts'

/** Why a text can’t be an article, in words for its author. */
export function faultOf(problem: ArticleProblem): ArticleFault {
  return problem instanceof UnknownRules
    ? { code: 'UNKNOWN_RULES', names: [...problem.names] }
    : { code: 'UNREADABLE', text: problem.message }
}
