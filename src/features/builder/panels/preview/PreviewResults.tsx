import { Trans, useLingui } from '@lingui/react/macro'
import type { DryRun } from '#domain/template/dryRun.ts'
import { type DryPart, wordsOf } from '#domain/template/dryValue.ts'
import type { Template } from '#domain/template/templateSchema.ts'
import { Badge } from '#ui/Badge.tsx'
import { useNodeName } from '../../nodes/useNodeName.ts'
import { MODE_WORDS, VALUE_TYPE_WORDS } from '../../words/choiceWords.ts'
import styles from './PreviewPanel.module.css'

/** What would come to each output: words as they are, pictures and films by what their model would be asked, a file by its name. */
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
    return node?.kind === 'output' ? [{ node, parts }] : []
  })
  if (outputs.length === 0) return null
  return (
    <div className={styles.results}>
      <h3 className={styles.title}>
        <Trans>Wynik</Trans>
      </h3>
      {outputs.map(({ node, parts }) => (
        <div key={node.id}>
          <strong>{node.settings.name.trim() === '' ? nameOf(node) : node.settings.name}</strong>
          {parts.map((part, at) => (
            // Parts are told apart by their order alone.
            // oxlint-disable-next-line react/no-array-index-key
            <SimulatedPart key={at} part={part} />
          ))}
        </div>
      ))}
    </div>
  )
}

function SimulatedPart({ part }: { readonly part: DryPart }) {
  const { i18n } = useLingui()
  if (typeof part !== 'object') return <p className={styles.made}>{wordsOf(part)}</p>
  const isSent = 'sent' in part
  return (
    <p className={styles.made}>
      <Badge tone={isSent ? 'neutral' : 'generated'}>
        {i18n._(isSent ? VALUE_TYPE_WORDS[part.sent === 'file' ? 'data' : part.sent] : MODE_WORDS[part.mode])}
      </Badge>
      <span>{isSent ? part.name : part.prompt}</span>
    </p>
  )
}
