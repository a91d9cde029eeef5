import { createContext, type ReactNode, use, useDeferredValue, useMemo, useState } from 'react'
import { isSame } from '#domain/template/listDiff.ts'
import { type JudgedTemplate, standingProblems } from '#domain/template/standingProblems.ts'
import type { TemplateProblem } from '#domain/template/templateProblems.ts'
import { validateTemplate } from '#domain/template/validateTemplate.ts'
import { useEngines } from '../engines/useEngines.ts'
import { useTemplate } from './BuilderContext.tsx'

const ProblemsContext = createContext<readonly TemplateProblem[]>([])
const RefusedContext = createContext<(judged: JudgedTemplate) => void>(() => undefined)

/**
 * Validates the open template after each change, in the background, once for all components that show problems. The
 * server's problems are shown too until their place is changed.
 */
export function ProblemsProvider({
  isSlugTaken,
  children,
}: {
  readonly isSlugTaken: (slug: string) => boolean
  readonly children: ReactNode
}) {
  const template = useDeferredValue(useTemplate())
  const engines = useEngines()
  const [refused, setRefused] = useState<JudgedTemplate | null>(null)
  const own = useMemo(
    () => validateTemplate(template, { isSlugTaken, ...(engines === null ? {} : { engines }) }),
    [template, engines, isSlugTaken],
  )
  const problems = useMemo(() => {
    const told = refused === null ? [] : standingProblems(refused, template)
    return [...own, ...told.filter((problem) => !own.some((each) => isSame(each, problem)))]
  }, [own, refused, template])
  return (
    <RefusedContext value={setRefused}>
      <ProblemsContext value={problems}>{children}</ProblemsContext>
    </RefusedContext>
  )
}

/** Everything that is wrong with the open template, in the order of its parts. */
export function useProblems(): readonly TemplateProblem[] {
  return use(ProblemsContext)
}

/** Takes the server's problems of the open template, to show them at their places. */
export function useRefusedTemplate(): (judged: JudgedTemplate) => void {
  return use(RefusedContext)
}
