import { replaceNode } from '#domain/template/editGraph.ts'
import { isParametersAlone, parameterChanges } from '#domain/template/modelParameters.ts'
import type { NodeKind, NodeOf, TemplateNode } from '#domain/template/templateSchema.ts'
import { useBuilder } from '../document/BuilderContext.tsx'
import { parameterPart } from '../document/builderDocument.ts'

/** The changed fields: typing in one is undone apart from typing in the next. */
function changedIn(before: object, after: object): string {
  const others = new Map(Object.entries(after))
  return Object.entries(before)
    .flatMap(([name, value]) => (others.get(name) === value ? [] : [name]))
    .join()
}

/** The changed part of a node: a part, a setting, or one parameter of its model. */
function changedPart(before: TemplateNode, after: TemplateNode): string {
  const part = changedIn(before, after)
  if (part !== 'settings') return part
  if (before.kind === 'model' && after.kind === 'model') {
    const [change, ...more] = parameterChanges(before.settings, after.settings)
    if (change !== undefined && more.length === 0 && isParametersAlone(before, after)) {
      return parameterPart(change.name)
    }
  }
  return changedIn(before.settings, after.settings)
}

/** Changes a node of the open template. */
export function useNodeChange(): <Kind extends NodeKind>(before: NodeOf<Kind>, after: NodeOf<Kind>) => void {
  const document = useBuilder()
  return (before, after) => {
    document.edit(
      { name: 'node', of: `${before.id}/${changedPart(before, after)}`, merges: true },
      (template) => replaceNode(template, after),
    )
  }
}
