import { useDeferredValue, useEffect, useMemo } from 'react'
import { dryRun } from '#domain/template/dryRun.ts'
import { useStore } from '#ui/useStore.ts'
import { useTemplate } from '../document/BuilderContext.tsx'
import { useEnginePrice, useEngines } from '../engines/useEngines.ts'
import { findPageFile } from '../form/pageFiles.ts'
import type { Trial } from './nodeResults.ts'
import { useNodeResults } from './RunFollower.tsx'

/** Works out what a run would do, once somebody has looked at it, and again with each change of the template. */
export function TrialRunner() {
  const trial = useStore(useNodeResults().trial)
  return trial === null ? null : <Tried trial={trial} />
}

function Tried({ trial: { values, context } }: { readonly trial: Trial }) {
  const { takeDry } = useNodeResults()
  const template = useDeferredValue(useTemplate())
  const engines = useEngines()
  const enginePrice = useEnginePrice()
  const run = useMemo(
    () => dryRun(template, { values, context, enginePrice, findFile: findPageFile }),
    // The prices are those of these engines.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [template, values, context, engines],
  )
  useEffect(() => takeDry(run), [takeDry, run])
  return null
}
