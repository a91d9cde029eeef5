import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react'
import { createStore } from '#domain/store.ts'
import type { NodeRun, TemplateRun } from '#domain/template/templateRun.ts'
import type { Template, TemplateNode } from '#domain/template/templateSchema.ts'
import { CREDITS_KEY } from '#services/creditsQuery.ts'
import { useServices } from '#services/services.tsx'
import { useStore } from '#ui/useStore.ts'
import { createNodeResults, type NodeResults, useEntry } from './nodeResults.ts'
import { usePin, usePins } from './pins.ts'
import { RUNS_KEY, runQuery } from './runQuery.ts'
import { type ShownResult, shownResult } from './shownResult.ts'

/** How often a run under way is asked about, ms. */
const POLL_MS = 2_000

interface StartedRun {
  readonly id: string
  /** As it was when the run was started. */
  readonly template: Template | null
}

/** The last started run of each template: it continues when its template is left. */
const startedRuns = createStore<ReadonlyMap<string, StartedRun>>(new Map())

interface FollowedRun {
  /** The id of the open template. */
  readonly template: string
  /** Null before one was started, and until the first answer. */
  readonly run: TemplateRun | null
  /** The error of the last poll; null for none. */
  readonly failure: unknown
  /** Takes the server's state of a run: the one just started, of this template, or the followed one. */
  readonly take: (run: TemplateRun, template?: Template) => void
  /** Looks once more. */
  readonly renew: () => void
}

const FollowedRunContext = createContext<FollowedRun | null>(null)
const NodeResultsContext = createContext<NodeResults>(createNodeResults())

export interface RunFollowerProps {
  /** The id of the open template. */
  readonly template: string
  readonly children: ReactNode
}

/** Follows the real run of the open template until it has ended, whichever panels are open. */
export function RunFollower({ template, children }: RunFollowerProps) {
  const services = useServices()
  const queryClient = useQueryClient()
  const started = useStore(startedRuns).get(template) ?? null
  const id = started?.id ?? null
  const [results] = useState(createNodeResults)
  const { data = null, error } = useQuery({
    ...runQuery(services, id),
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
      template,
      run: data,
      failure: error,
      take(run, of) {
        queryClient.setQueryData(runQuery(services, run.id).queryKey, run)
        const known = startedRuns.getSnapshot()
        const before = known.get(template)
        const ran = of ?? (before?.id === run.id ? before.template : null)
        startedRuns.set(new Map(known).set(template, { id: run.id, template: ran }))
      },
      // Addresses of pinned results run out with those of the run.
      renew: () => void queryClient.invalidateQueries({ queryKey: RUNS_KEY }),
    }),
    [data, error, services, queryClient, template],
  )
  const ran = started?.template ?? null
  useEffect(() => {
    if (data !== null) results.takeReal(data, ran)
  }, [results, data, ran])
  return (
    <FollowedRunContext value={followed}>
      <NodeResultsContext value={results}>
        {children}
        <PinnedResults />
      </NodeResultsContext>
    </FollowedRunContext>
  )
}

/** Fetches the files of pinned results: a pin stores values, and addresses of files expire. */
function PinnedResults() {
  const services = useServices()
  const { pinned } = useNodeResults()
  const pins = usePins()
  const ids = [...new Set([...pins.values()].flatMap(({ run }) => run ?? []))]
  const looks = useQueries({
    queries: ids.map((id) => ({ ...runQuery(services, id), staleTime: Infinity })),
    combine: (results) => results.flatMap(({ data }) => data ?? []),
  })
  useEffect(() => {
    const runs = new Map(looks.map((run) => [run.id, run]))
    const parts = [...pins].flatMap(([node, { run }]) => {
      const given = runs.get(run ?? '')?.nodes.find(({ id }) => id === node)?.given
      return given === undefined ? [] : [[node, given] as const]
    })
    pinned.set(new Map(parts))
  }, [pinned, looks, pins])
  return null
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

/** The results of the open template's nodes. */
export const useNodeResults = (): NodeResults => use(NodeResultsContext)

/** The shown result of a node; null for none. Other nodes' results cause no render. */
export function useShownResult(node: Pick<TemplateNode, 'id' | 'settings'>): ShownResult | null {
  const { real, dry, pinned } = useNodeResults()
  return shownResult(node, {
    real: useEntry(real, node.id),
    dry: useEntry(dry, node.id),
    pin: usePin(node.id),
    pinned: useEntry(pinned, node.id),
  })
}
