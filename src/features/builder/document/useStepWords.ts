import { useLingui } from '@lingui/react/macro'
import { parametersOf } from '#domain/template/modelParameters.ts'
import type { Template } from '#domain/template/templateSchema.ts'
import { useNodeName } from '../nodes/useNodeName.ts'
import { useParameterText } from '../words/optionNames.ts'
import { changedNodeOf, editNameOf } from './builderDocument.ts'
import { EDIT_WORDS } from './editWords.ts'

/** The name of a history step: the action, the node, and the new value of one model parameter. */
export function useStepWords(): (
  what: string,
  stood: { readonly before: Template; readonly after: Template },
) => string {
  const { t, i18n } = useLingui()
  const nameOf = useNodeName()
  const parameterText = useParameterText()
  return (what, { before, after }) => {
    const words = i18n._(EDIT_WORDS[editNameOf(what)])
    const changed = changedNodeOf(what)
    const node = before.nodes.find(({ id }) => id === changed?.id)
    if (changed === null || node === undefined) return words
    const name = nameOf(node)
    const then = after.nodes.find(({ id }) => id === node.id)
    if (changed.parameter === null || then?.kind !== 'model') return `${words}: ${name}`
    const set = parametersOf(then.settings)[changed.parameter]
    const { name: option, value } = parameterText(then.settings.mode, changed.parameter, set)
    return value === null ? t`${option}: domyślnie (${name})` : `${option}: ${value} (${name})`
  }
}
