import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ACCOUNT_KEY } from '#api/session/accountKey.ts'
import { previewTemplate } from '#api/product/templateCalls.ts'
import { cancelTemplateRun, readTemplateRun } from '#api/product/templateRunCalls.ts'
import { createStore } from '#domain/store.ts'
import type { RunContext, RunValues } from '#domain/template/dryRun.ts'
import { formValuesSchema, type TemplateRun } from '#domain/template/templateRun.ts'
import type { Template } from '#domain/template/templateSchema.ts'
import * as z from 'zod/mini'
import { CREDITS_KEY } from '#services/creditsQuery.ts'
import { useServices } from '#services/services.tsx'
import { useStore } from '#ui/useStore.ts'
import { nodeRuns } from '../../nodes/nodeRuns.ts'

/** How often a run under way is asked about, ms. */
const POLL_MS = 2_000

/** The run that was started here last: it goes on when its panel is closed, and the graph shows how far it is. */
const startedRun = createStore<string | null>(null)

export interface AskedRun {
  readonly template: Template
  readonly values: RunValues
  readonly context: RunContext
  /** The most that it may cost. */
  readonly credits: number
}

interface RealRun {
  readonly run: TemplateRun | null
  readonly start: (asked: AskedRun) => void
  readonly cancel: () => void
  readonly isStarting: boolean
  /** What the start, the last look or the cancel was rejected with; null for nothing. */
  readonly failure: unknown
}

const key = (run: string | null) => [ACCOUNT_KEY, 'template-run', run]

/** A real run of the open template: started by a press, followed until it has ended. One press is one run. */
export function useRealRun(): RealRun {
  const { productApi, queryClient } = useServices()
  const id = useStore(startedRun)
  const followed = useQuery({
    queryKey: key(id),
    queryFn: async ({ signal }) => (id === null ? null : readTemplateRun(await productApi(), id, { signal })),
    enabled: id !== null,
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnMount: true,
    refetchInterval: ({ state }) => (state.data?.completedAt === null ? POLL_MS : false),
  })
  const run = id === null ? null : (followed.data ?? null)

  const started = useMutation({
    mutationFn: async ({ template, values, context, credits }: AskedRun) => {
      const refCode = crypto.randomUUID()
      const answer = await previewTemplate(await productApi(), {
        template,
        values: z.parse(formValuesSchema, values),
        language: context.language === 'en' ? 'en' : 'pl',
        device: context.device === 'phone' ? 'phone' : 'desktop',
        refCode,
        credits,
        simulate: false,
      })
      return answer.run
    },
    onSuccess(begun) {
      if (begun === null) return
      queryClient.setQueryData(key(begun.id), begun)
      startedRun.set(begun.id)
    },
  })
  const cancelled = useMutation({
    mutationFn: async (ended: string) => cancelTemplateRun(await productApi(), ended),
    onSuccess: (ended) => queryClient.setQueryData(key(ended.id), ended),
  })

  useEffect(() => {
    nodeRuns.set(new Map(run?.nodes.map((node) => [node.id, node])))
  }, [run])
  const hasEnded = run !== null && run.completedAt !== null
  useEffect(() => {
    if (hasEnded) void queryClient.invalidateQueries({ queryKey: CREDITS_KEY })
  }, [hasEnded, queryClient])

  return {
    run,
    start: (asked) => started.mutate(asked),
    cancel: () => {
      if (id !== null) cancelled.mutate(id)
    },
    isStarting: started.isPending,
    failure: started.error ?? cancelled.error ?? followed.error,
  }
}
