import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { foldPolish } from '#domain/catalogue/foldPolish.ts'
import { type ConnectionRefusal, refusalsFrom } from '#domain/template/connection.ts'
import { NODE_KINDS } from '#domain/template/nodeKinds.ts'
import type { SourcePort, TemplateNode } from '#domain/template/templateSchema.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { SearchField } from '#ui/SearchField.tsx'
import { graphOfTemplate } from '../document/analysis.ts'
import { useTemplate } from '../document/BuilderContext.tsx'
import { useConnecting } from '../document/useConnecting.ts'
import { NodeCard } from '../nodes/NodeCard.tsx'
import { useNodeName } from '../nodes/useNodeName.ts'
import { PORT_WORDS } from '../words/choiceWords.ts'
import { REFUSAL_WORDS } from '../words/refusalWords.ts'
import { askConnect, useAskedConnect } from './askedConnect.ts'
import styles from './ConnectDialog.module.css'

/** Connects a node without dragging: every other node in a list, those that can’t be next with the reason. */
export function ConnectDialog() {
  const { t } = useLingui()
  const asked = useAskedConnect()
  const { nodes } = useTemplate()
  const nameOf = useNodeName()
  const node = nodes.find(({ id }) => id === asked)
  // Another template can have a node of the same id.
  useEffect(() => () => askConnect(null), [])
  const name = node === undefined ? '' : nameOf(node)
  return (
    <Dialog
      isOpen={node !== undefined}
      onOpenChange={(isOpen) => {
        if (!isOpen) askConnect(null)
      }}
      title={t`Połącz dalej: ${name}`}
    >
      {node === undefined ? null : <Targets key={node.id} node={node} />}
    </Dialog>
  )
}

const MOST_SHOWN = 100

function Targets({ node }: { readonly node: TemplateNode }) {
  const { t, i18n } = useLingui()
  const template = useTemplate()
  const nameOf = useNodeName()
  const connecting = useConnecting()
  const { sourcePorts } = NODE_KINDS[node.kind]
  const graph = graphOfTemplate(template)
  const taken = new Set(
    (graph.outgoing[graph.indexOf.get(node.id) ?? -1] ?? []).map(({ edge }) => edge.sourcePort),
  )
  const [port, setPort] = useState<SourcePort>(
    () => sourcePorts.find((each) => !taken.has(each)) ?? sourcePorts[0] ?? 'out',
  )
  const [search, setSearch] = useState('')
  const refusals = refusalsFrom(graph, { source: node.id, sourcePort: port })
  const wanted = foldPolish(search.trim())
  const others = template.nodes.filter(
    (each) => each.id !== node.id && foldPolish(nameOf(each)).includes(wanted),
  )
  // Those that can be next come first.
  const sorted = others.toSorted((one, other) => rank(refusals.get(one.id)) - rank(refusals.get(other.id)))
  return (
    <div className={styles.targets}>
      {sourcePorts.length > 1 ? (
        <RadioGroup
          label={t`Którą drogą`}
          presentation="chips"
          value={port}
          options={sourcePorts.map((each) => ({ value: each, label: i18n._(PORT_WORDS[each]) }))}
          onChange={setPort}
        />
      ) : null}
      {template.nodes.length > 8 ? (
        <SearchField
          label={t`Szukaj węzła`}
          placeholder={t`Szukaj węzła`}
          value={search}
          onChange={setSearch}
        />
      ) : null}
      {others.length === 0 ? (
        <p>
          <Trans>Nie ma z czym połączyć. Dodaj najpierw drugi węzeł.</Trans>
        </p>
      ) : null}
      <ul className={styles.list}>
        {sorted.slice(0, MOST_SHOWN).map((each) => {
          const refusal = refusals.get(each.id) ?? null
          return (
            <li key={each.id}>
              <button
                type="button"
                className={styles.target}
                disabled={refusal !== null}
                aria-label={
                  refusal === null ? nameOf(each) : `${nameOf(each)}. ${i18n._(REFUSAL_WORDS[refusal])}`
                }
                onClick={() => {
                  connecting.connect({ source: node.id, sourcePort: port, target: each.id })
                  askConnect(null)
                }}
              >
                <NodeCard node={each} />
                {refusal === null ? null : (
                  <span className={styles.refusal}>{i18n._(REFUSAL_WORDS[refusal])}</span>
                )}
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

const rank = (refusal: ConnectionRefusal | null | undefined) =>
  refusal === null ? 0 : refusal === 'twice' ? 1 : 2
