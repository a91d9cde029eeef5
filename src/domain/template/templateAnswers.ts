import * as z from 'zod/mini'
import { dryRunSchema } from './dryRun.ts'
import { partOfRunSchema } from './takenResult.ts'
import { templateProblemSchema } from './templateProblems.ts'
import { templateRunSchema } from './templateRun.ts'
import { templateSchema } from './templateSchema.ts'
import { formValuesSchema } from './formValues.ts'

// The builder's requests besides saving a template: validation, and a preview of a run.

/** `POST /api/v1/templates/builder/validate`: of a template that may never have been saved. */
export const validateTemplateSchema = z.object({
  template: templateSchema,
  /** The template it is an edition of: its own slug isn't taken. */
  id: z.optional(z.string().check(z.maxLength(64))),
})

/** Both validations: the first problems, and the number of further ones. */
export const validationSchema = z.object({
  isPublishable: z.boolean(),
  problems: z.array(templateProblemSchema),
  left: z.int(),
})
export type Validation = z.infer<typeof validationSchema>

/** `POST …/{id}/preview_run?simulate=true`: of a template as it was saved. */
export const previewRunSchema = z.object({
  values: formValuesSchema,
  language: z.prefault(z.enum(['pl', 'en']), 'pl'),
  device: z.prefault(z.string().check(z.maxLength(20)), 'desktop'),
  /** Of a real run: one per click, and the most that it may cost. */
  refCode: z.optional(z.string().check(z.minLength(8), z.maxLength(100))),
  credits: z.optional(z.int().check(z.gte(0))),
  /** Without it all of the template is run. */
  part: z.optional(partOfRunSchema),
})
export type PreviewRun = z.input<typeof previewRunSchema>

/** `POST …/preview?simulate={bool}`: of one that may never have been saved. */
export const previewSchema = z.extend(previewRunSchema, validateTemplateSchema.shape)
export type Preview = z.input<typeof previewSchema>

/** `false` runs it for real, by the author’s own credits. */
export const previewQuerySchema = z.object({ simulate: z.prefault(z.enum(['true', 'false']), 'true') })

/** A preview of a run: the trace of a dry run, the same as the page’s; with `simulate=false` the real run besides. */
export const previewAnswerSchema = z.object({ trace: dryRunSchema, run: z.nullable(templateRunSchema) })
export type PreviewAnswer = z.infer<typeof previewAnswerSchema>
