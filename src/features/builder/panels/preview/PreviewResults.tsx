import { Trans } from '@lingui/react/macro'
import type { DryRun } from '#domain/template/dryRun.ts'
import { resultName } from '#domain/template/nodeKinds.ts'
import type { Template } from '#domain/template/templateSchema.ts'
import { useNodeName } from '../../nodes/useNodeName.ts'
import { PartView } from '../../run/PartView.tsx'
import { asked } from '../../run/shownResult.ts'
import styles from './PreviewPanel.module.css'

/** The value at each output: words as they are, pictures and films by their model's request, a file by its name. */
export function PreviewResults({
  template,
  results,
}: {
  readonly template: Pick<Template, 'nodes'>
  readonly results: DryRun['results']
}) {
  const nameOf = useNodeName()
  const outputs = results.flatMap(({ output, parts }) => {
    const node = template.nodes.find(({ id }) => id === output)
    const called = node === undefined ? null : resultName(node)
    return node === undefined || called === null ? [] : [{ node, called, parts }]
  })
  if (outputs.length === 0) return null
  return (
    <div className={styles.results}>
      <h3 className={styles.title}>
        <Trans>Wynik</Trans>
      </h3>
      {outputs.map(({ node, called, parts }) => (
        <div key={node.id}>
          <strong>{called.trim() === '' ? nameOf(node) : called}</strong>
          {parts.map((part, at) => (
            // Parts differ by their order alone.
            // oxlint-disable-next-line react/no-array-index-key
            <PartView key={at} part={asked(part)} name={nameOf(node)} />
          ))}
        </div>
      ))}
    </div>
  )
}
