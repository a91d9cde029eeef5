import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react'
import { ACCOUNT_KEY } from '#api/session/accountKey.ts'
import { createStore } from '#domain/store.ts'
import type { NodeRun, TemplateRun } from '#domain/template/templateRun.ts'
import type { Template, TemplateNode } from '#domain/template/templateSchema.ts'
import { CREDITS_KEY } from '#services/creditsQuery.ts'
import { useServices } from '#services/services.tsx'
import { useStore } from '#ui/useStore.ts'
import { createNodeResults, type NodeResults, useEntry } from './nodeResults.ts'
import { usePin } from './pins.ts'
import { type ShownResult, shownResult } from './shownResult.ts'

/** How often a run under way is asked about, ms. */
const POLL_MS = 2_000

interface StartedRun {
  readonly id: string
  /** As it was when the run was started. */
  readonly template: Template | null
}

/** The run that was started last of each template: it goes on when its template is left. */
const startedRuns = createStore<ReadonlyMap<string, StartedRun>>(new Map())

interface FollowedRun {
  /** Null before one was started, and until the first answer. */
  readonly run: TemplateRun | null
  /** What the last look was rejected with; null for nothing. */
  readonly failure: unknown
  /** Takes what the server says of a run: the one that was just started, of this template, or the one that is followed. */
  readonly take: (run: TemplateRun, template?: Template) => void
  /** Looks once more. */
  readonly renew: () => void
}

const FollowedRunContext = createContext<FollowedRun | null>(null)
const NodeResultsContext = createContext<NodeResults>(createNodeResults())

const keyOf = (run: string | null): QueryKey => [ACCOUNT_KEY, 'template-run', run]

export interface RunFollowerProps {
  /** The id of the open template. */
  readonly template: string
  readonly children: ReactNode
}

/** Follows the real run of the open template until it has ended, whichever panels are open. */
export function RunFollower({ template, children }: RunFollowerProps) {
  const { productApi } = useServices()
  const queryClient = useQueryClient()
  const started = useStore(startedRuns).get(template) ?? null
  const id = started?.id ?? null
  const [results] = useState(createNodeResults)
  const {
    data = null,
    error,
    refetch,
  } = useQuery({
    queryKey: keyOf(id),
    queryFn: async ({ signal }) => {
      if (id === null) return null
      const { readTemplateRun } = await import('#api/product/templateRunCalls.ts')
      return readTemplateRun(await productApi(), id, { signal })
    },
    enabled: id !== null,
    staleTime: 0,
    refetchOnMount: true,
    refetchInterval: ({ state }) => (state.data?.completedAt === null ? POLL_MS : false),
  })
  const hasEnded = data !== null && data.completedAt !== null
  useEffect(() => {
    if (hasEnded) void queryClient.invalidateQueries({ queryKey: CREDITS_KEY })
  }, [hasEnded, queryClient])

  const followed = useMemo(
    (): FollowedRun => ({
      run: data,
      failure: error,
      take(run, of) {
        queryClient.setQueryData(keyOf(run.id), run)
        const known = startedRuns.getSnapshot()
        const before = known.get(template)
        const ran = of ?? (before?.id === run.id ? before.template : null)
        startedRuns.set(new Map(known).set(template, { id: run.id, template: ran }))
      },
      renew: () => void refetch(),
    }),
    [data, error, refetch, queryClient, template],
  )
  const ran = started?.template ?? null
  useEffect(() => results.takeReal(data?.nodes ?? [], ran), [results, data, ran])
  return (
    <FollowedRunContext value={followed}>
      <NodeResultsContext value={results}>{children}</NodeResultsContext>
    </FollowedRunContext>
  )
}

/** The real run of the open template. */
export function useFollowedRun(): FollowedRun {
  const followed = use(FollowedRunContext)
  if (followed === null) throw new Error('useFollowedRun needs a RunFollower above it')
  return followed
}

/** How far a node of that run is; undefined where none was started. */
export function useNodeRun(id: string): NodeRun | undefined {
  return useEntry(useNodeResults().real, id)?.run
}

/** What the nodes of the open template have given. */
export const useNodeResults = (): NodeResults => use(NodeResultsContext)

/** What there is to show of a node; null for nothing. Results of other nodes draw nothing anew. */
export function useShownResult(node: Pick<TemplateNode, 'id' | 'settings'>): ShownResult | null {
  const { real, dry } = useNodeResults()
  return shownResult(node, {
    real: useEntry(real, node.id),
    dry: useEntry(dry, node.id),
    pin: usePin(node.id),
  })
}
