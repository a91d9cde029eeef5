import { useDeferredValue, useEffect, useMemo } from 'react'
import type { NodeState } from '#domain/template/arrivals.ts'
import { dryRun } from '#domain/template/dryRun.ts'
import { nodesToRun } from '#domain/template/partialRun.ts'
import type { Template } from '#domain/template/templateSchema.ts'
import type { PinnedResult } from '#offline/templates/templateDraftRow.ts'
import { useStore } from '#ui/useStore.ts'
import { useTemplate } from '../document/BuilderContext.tsx'
import { useEnginePrice, useEngines } from '../engines/useEngines.ts'
import { findPageFile } from '../form/pageFiles.ts'
import type { RealResult, Trial } from './nodeResults.ts'
import { usePins } from './pins.ts'
import { useNodeResults } from './RunFollower.tsx'
import { givenInReal } from './shownResult.ts'

/** Computes a dry run, once a component has asked for it, and again with each change of the template. */
export function TrialRunner() {
  const trial = useStore(useNodeResults().trial)
  return trial === null ? null : <Tried trial={trial} />
}

function Tried({ trial: { values, context, scope } }: { readonly trial: Trial }) {
  const { takeDry, real } = useNodeResults()
  const ofReal = useStore(real)
  const pins = usePins()
  const template = useDeferredValue(useTemplate())
  const engines = useEngines()
  const enginePrice = useEnginePrice()
  const run = useMemo(
    () =>
      dryRun(template, {
        ...partOf(template, scope, { pins, ofReal }),
        values,
        context,
        enginePrice,
        findFile: findPageFile,
      }),
    // The prices are those of these engines.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [template, values, context, scope, engines, pins, scope === null ? null : ofReal],
  )
  useEffect(() => takeDry(run), [takeDry, run])
  return null
}

/** The tried part of a template, and the reused results: pinned ones, and in a part those of the real run. */
function partOf(
  template: Template,
  scope: Trial['scope'],
  {
    pins,
    ofReal,
  }: { readonly pins: ReadonlyMap<string, PinnedResult>; readonly ofReal: ReadonlyMap<string, RealResult> },
) {
  const given = new Map<string, NodeState>()
  for (const node of template.nodes) {
    const pin = pins.get(node.id)
    const known = scope === null ? null : givenInReal(node, ofReal.get(node.id))
    if (pin !== undefined) given.set(node.id, { state: 'ran', taken: null, value: pin.value })
    else if (known !== null) given.set(node.id, known)
  }
  if (scope === null) return { given, only: null }
  const only = nodesToRun(template, scope, {
    isPinned: (id) => pins.has(id),
    hasGiven: (id) => given.has(id),
  })
  for (const id of only) given.delete(id)
  return { given, only }
}
