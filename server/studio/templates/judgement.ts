import type { EngineFacts } from '#domain/template/parameterFaults.ts'
import type { Validation } from '#domain/template/templateAnswers.ts'
import { MOST_PROBLEMS } from '#domain/template/templateLimits.ts'
import type { Template } from '#domain/template/templateSchema.ts'
import { isPublishable, validateTemplate } from '#domain/template/validateTemplate.ts'

/** A template to be judged, with facts that only the server has. */
export interface JudgedByServer {
  readonly template: Template
  readonly isSlugTaken: boolean
  readonly engines: readonly EngineFacts[]
}

/** All errors of a template. */
export function judge({ template, isSlugTaken, engines }: JudgedByServer): Validation {
  const problems = validateTemplate(template, { isSlugTaken: () => isSlugTaken, engines })
  return {
    isPublishable: isPublishable(problems),
    problems: problems.slice(0, MOST_PROBLEMS),
    left: Math.max(0, problems.length - MOST_PROBLEMS),
  }
}
