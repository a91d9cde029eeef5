import { replaceNode } from '#domain/template/editGraph.ts'
import type { NodeKind, NodeOf } from '#domain/template/templateSchema.ts'
import { useBuilder } from '../document/BuilderContext.tsx'

/** What of a node is another: typing in one field is undone apart from typing in the next. */
function changedIn(before: object, after: object): string {
  const others = new Map(Object.entries(after))
  return Object.entries(before)
    .flatMap(([name, value]) => (others.get(name) === value ? [] : [name]))
    .join()
}

/** Changes a node of the open template. */
export function useNodeChange(): <Kind extends NodeKind>(before: NodeOf<Kind>, after: NodeOf<Kind>) => void {
  const document = useBuilder()
  return (before, after) => {
    const part =
      changedIn(before, after) === 'settings'
        ? changedIn(before.settings, after.settings)
        : changedIn(before, after)
    document.edit({ name: 'node', of: `${before.id}/${part}`, merges: true }, (template) =>
      replaceNode(template, after),
    )
  }
}
