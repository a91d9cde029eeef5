import { useMutation } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { previewTemplate, validationOf } from '#api/product/templateCalls.ts'
import { cancelTemplateRun } from '#api/product/templateRunCalls.ts'
import { newId } from '#domain/newId.ts'
import type { FormContext, FormValues } from '#domain/template/fillForm.ts'
import { formValuesSchema } from '#domain/template/formValues.ts'
import type { PartOfRun } from '#domain/template/takenResult.ts'
import type { TemplateRun } from '#domain/template/templateRun.ts'
import type { Template } from '#domain/template/templateSchema.ts'
import { useServices } from '#services/services.tsx'
import { withSentFiles } from '../../form/pageFiles.ts'
import { useRefusedTemplate } from '../../document/problems.tsx'
import { useFollowedRun } from '../../run/RunFollower.tsx'

export interface AskedRun {
  readonly template: Template
  readonly values: FormValues
  readonly context: FormContext
  /** The most that it may cost. */
  readonly credits: number
  /** The part that is run; all of it without one. */
  readonly part?: PartOfRun
}

interface RealRun {
  readonly run: TemplateRun | null
  readonly start: (asked: AskedRun) => void
  readonly cancel: () => void
  /** Asks for it anew: the addresses of its files have run out. */
  readonly renew: () => void
  readonly isStarting: boolean
  /** The error of the start, the last poll or the cancel; null for none. */
  readonly failure: unknown
}

/** Starts a real run of the open template, and stops it. One press is one run. */
export function useRealRun(): RealRun {
  const { productApi } = useServices()
  const { template: id, run, failure, take, renew } = useFollowedRun()
  const refuse = useRefusedTemplate()
  const started = useMutation({
    mutationFn: async ({ template, values, context, credits, part }: AskedRun) => {
      const refCode = newId()
      const api = await productApi()
      const answer = await previewTemplate(api, {
        template,
        // The published template under its slug is this very template, and its earlier runs belong to it.
        id,
        values: z.parse(formValuesSchema, await withSentFiles(api, values)),
        language: context.language === 'en' ? 'en' : 'pl',
        device: context.device === 'phone' ? 'phone' : 'desktop',
        refCode,
        credits,
        ...(part === undefined ? {} : { part }),
        simulate: false,
      })
      return answer.run
    },
    onSuccess(begun, { template }) {
      if (begun !== null) take(begun, template)
    },
    onError(error, { template }) {
      const validation = validationOf(error)
      if (validation !== null) refuse({ template, problems: validation.problems })
    },
  })
  const cancelled = useMutation({
    mutationFn: async (ofRun: string) => cancelTemplateRun(await productApi(), ofRun),
    onSuccess: (stopped) => take(stopped),
  })

  return {
    run,
    start: (asked) => started.mutate(asked),
    cancel: () => {
      if (run !== null) cancelled.mutate(run.id)
    },
    renew,
    isStarting: started.isPending,
    failure: started.error ?? cancelled.error ?? failure,
  }
}
