import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, use, useEffect, useMemo } from 'react'
import { ACCOUNT_KEY } from '#api/session/accountKey.ts'
import { createStore } from '#domain/store.ts'
import type { NodeRun, TemplateRun } from '#domain/template/templateRun.ts'
import { CREDITS_KEY } from '#services/creditsQuery.ts'
import { useServices } from '#services/services.tsx'
import { useStore } from '#ui/useStore.ts'

/** How often a run under way is asked about, ms. */
const POLL_MS = 2_000

/** The id of the run that was started last of each template: it goes on when its template is left. */
const startedRuns = createStore<ReadonlyMap<string, string>>(new Map())

interface FollowedRun {
  /** Null before one was started, and until the first answer. */
  readonly run: TemplateRun | null
  /** What the last look was rejected with; null for nothing. */
  readonly failure: unknown
  /** Takes what the server says of a run: the one that was just started, or the one that is followed. */
  readonly take: (run: TemplateRun) => void
  /** Looks once more. */
  readonly renew: () => void
}

const FollowedRunContext = createContext<FollowedRun | null>(null)
const NodeRunsContext = createContext<ReadonlyMap<string, NodeRun>>(new Map())

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
  const id = useStore(startedRuns).get(template) ?? null
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
      take(run) {
        queryClient.setQueryData(keyOf(run.id), run)
        startedRuns.set(new Map(startedRuns.getSnapshot()).set(template, run.id))
      },
      renew: () => void refetch(),
    }),
    [data, error, refetch, queryClient, template],
  )
  const nodes = useMemo(() => new Map(data?.nodes.map((node) => [node.id, node])), [data])
  return (
    <FollowedRunContext value={followed}>
      <NodeRunsContext value={nodes}>{children}</NodeRunsContext>
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
  return use(NodeRunsContext).get(id)
}
