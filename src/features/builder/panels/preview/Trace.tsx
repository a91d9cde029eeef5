import { Trans, useLingui } from '@lingui/react/macro'
import type { TraceEntry } from '#domain/template/dryRun.ts'
import { wordsOf } from '#domain/template/dryValue.ts'
import type { Template, TemplateNode } from '#domain/template/templateSchema.ts'
import { Badge } from '#ui/Badge.tsx'
import { useBuilder } from '../../document/BuilderContext.tsx'
import { useNodeName } from '../../nodes/useNodeName.ts'
import { PORT_WORDS } from '../../words/choiceWords.ts'
import { leadTo } from '../leadTo.ts'
import styles from './PreviewPanel.module.css'

/** The most nodes of a trace that are shown. */
const MOST_SHOWN = 200

export interface TraceProps {
  readonly template: Pick<Template, 'nodes'>
  readonly trace: readonly TraceEntry[]
}

/** The outcome of each node, in the order in which they run; a press shows it on the graph. */
export function Trace({ template, trace }: TraceProps) {
  const nodes = new Map(template.nodes.map((node) => [node.id, node]))
  return (
    <div className={styles.trace}>
      <h3 className={styles.title}>
        <Trans>Krok po kroku</Trans>
      </h3>
      <ol className={styles.trace}>
        {trace.slice(0, MOST_SHOWN).map((entry) => {
          const node = nodes.get(entry.node)
          return node === undefined ? null : (
            <li key={entry.node}>
              <TraceStep entry={entry} node={node} />
            </li>
          )
        })}
      </ol>
    </div>
  )
}

function TraceStep({ entry, node }: { readonly entry: TraceEntry; readonly node: TemplateNode }) {
  const { t, i18n } = useLingui()
  const document = useBuilder()
  const nameOf = useNodeName()
  const { state, taken, value } = entry
  // A skipped node has no result, and an output's values are among the results.
  const words = value === null ? '' : wordsOf(value).trim()
  return (
    <button
      type="button"
      className={styles.entry}
      data-state={state}
      onClick={() => leadTo(document, { part: 'node', id: node.id })}
    >
      <span className={styles.head}>
        <strong>{nameOf(node)}</strong>
        {state === 'skipped' ? <Badge tone="neutral">{t`pominięty`}</Badge> : null}
        {taken === null || taken === 'out' ? null : <Badge tone="accent">{i18n._(PORT_WORDS[taken])}</Badge>}
      </span>
      {value === null ? null : <span className={styles.value}>{words === '' ? t`bez treści` : words}</span>}
    </button>
  )
}
