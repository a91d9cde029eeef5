import { createContext, type ReactNode, use, useDeferredValue, useMemo } from 'react'
import type { TemplateProblem } from '#domain/template/templateProblems.ts'
import { validateTemplate } from '#domain/template/validateTemplate.ts'
import { useEngines } from '../engines/useEngines.ts'
import { useTemplate } from './BuilderContext.tsx'

const ProblemsContext = createContext<readonly TemplateProblem[]>([])

/** Validates the open template after each change, behind what is typed and drawn, once for all who show what is wrong. */
export function ProblemsProvider({
  isSlugTaken,
  children,
}: {
  readonly isSlugTaken: (slug: string) => boolean
  readonly children: ReactNode
}) {
  const template = useDeferredValue(useTemplate())
  const engines = useEngines()
  const problems = useMemo(
    () =>
      validateTemplate(template, {
        isSlugTaken,
        ...(engines === null
          ? {}
          : { engineMakes: (id) => engines.find((engine) => engine.id === id)?.type ?? null }),
      }),
    [template, engines, isSlugTaken],
  )
  return <ProblemsContext value={problems}>{children}</ProblemsContext>
}

/** Everything that is wrong with the open template, in the order of its parts. */
export function useProblems(): readonly TemplateProblem[] {
  return use(ProblemsContext)
}
