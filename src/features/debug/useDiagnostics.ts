import { useEffect, useState } from 'react'
import { useServices } from '#services/services.tsx'
import { collectDiagnostics, type Diagnostics, type ShellFacts } from './diagnostics.ts'

/** The present diagnostics, and a function that reads them again. */
export function useDiagnostics({ worker, reachability }: ShellFacts): {
  readonly diagnostics: Diagnostics | null
  readonly refresh: () => Promise<void>
} {
  const { config } = useServices()
  const [diagnostics, setDiagnostics] = useState<Diagnostics | null>(null)
  useEffect(() => {
    let isOver = false
    const collect = async () => {
      const collected = await collectDiagnostics(config, { worker, reachability })
      if (!isOver) setDiagnostics(collected)
    }
    void collect()
    return () => {
      isOver = true
    }
  }, [config, worker, reachability])
  return {
    diagnostics,
    refresh: async () => setDiagnostics(await collectDiagnostics(config, { worker, reachability })),
  }
}
