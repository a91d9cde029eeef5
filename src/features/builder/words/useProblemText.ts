import { useLingui } from '@lingui/react'
import { engineOf } from '#domain/template/nodeKinds.ts'
import type { ProblemCode, TemplateProblem } from '#domain/template/templateProblems.ts'
import { useTemplatePart } from '../document/BuilderContext.tsx'
import { useOptionWords, useParameterText } from './optionNames.ts'
import { problemWords } from './problemWords.ts'

const ABOUT_PARAMETERS: ReadonlySet<ProblemCode> = new Set(['parameters_invalid', 'parameter_unknown'])

/** Describes a problem of the open template; a parameter is named like its field. */
export function useProblemText(): (problem: Pick<TemplateProblem, 'code' | 'place' | 'about'>) => string {
  const { i18n } = useLingui()
  const nodes = useTemplatePart('nodes')
  const textOf = useParameterText()
  useOptionWords()
  return ({ code, place, about }) => {
    const node = place.part === 'node' ? nodes.find(({ id }) => id === place.id) : undefined
    const mode = node === undefined ? undefined : engineOf(node)?.mode
    const isParameter = mode !== undefined && about !== undefined && ABOUT_PARAMETERS.has(code)
    const called = isParameter ? textOf(mode, about, undefined).name : about
    return i18n._(problemWords(called === undefined ? { code } : { code, about: called }))
  }
}
