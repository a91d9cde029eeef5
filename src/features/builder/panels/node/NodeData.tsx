import { Trans, useLingui } from '@lingui/react/macro'
import type { TemplateNode } from '#domain/template/templateSchema.ts'
import { Badge } from '#ui/Badge.tsx'
import { useStore } from '#ui/useStore.ts'
import { useTemplatePart } from '../../document/BuilderContext.tsx'
import { useNodeName } from '../../nodes/useNodeName.ts'
import { PartView } from '../../run/PartView.tsx'
import { useFollowedRun, useNodeResults } from '../../run/RunFollower.tsx'
import { type ShownPart, shownResult } from '../../run/shownResult.ts'
import { RUN_FAILURE_WORDS } from '../../words/runFailureWords.ts'
import stack from '../PanelStack.module.css'
import styles from './NodeData.module.css'

/** What came to a node and what it gave, in the last run of the editor: the real one, else the dry one. */
export default function NodeData({ node }: { readonly node: TemplateNode }) {
  const { t, i18n } = useLingui()
  const nameOf = useNodeName()
  const { real, dry } = useNodeResults()
  const { renew } = useFollowedRun()
  const ofReal = useStore(real)
  const ofDry = useStore(dry)
  const nodes = useTemplatePart('nodes')
  const edges = useTemplatePart('edges')
  const resultOf = (each: TemplateNode) => shownResult(each, ofReal.get(each.id), ofDry.get(each.id))
  const shown = resultOf(node)
  const arrived = edges.flatMap(({ source, sourcePort, target }) => {
    const from = target === node.id ? nodes.find(({ id }) => id === source) : undefined
    if (from === undefined) return []
    const given = resultOf(from)
    const isLive = given?.state === 'completed' && (given.taken === null || given.taken === sourcePort)
    return isLive && given.parts !== null ? [{ from, parts: given.parts }] : []
  })
  if (shown === null) {
    return (
      <p className={stack.text}>
        <Trans>Otwórz „Podgląd”, a zobaczysz tu, co do węzła wchodzi i co z niego wychodzi.</Trans>
      </p>
    )
  }
  return (
    <section className={styles.data} aria-label={t`Dane węzła`}>
      <p className={styles.head}>
        <strong>
          <Trans>Dane węzła</Trans>
        </strong>
        <Badge tone={shown.by === 'dry' ? 'neutral' : 'generated'}>
          {shown.by === 'dry' ? t`próba` : t`uruchomienie`}
        </Badge>
      </p>
      {shown.error === null ? null : (
        <p className={styles.failure}>{i18n._(RUN_FAILURE_WORDS[shown.error])}</p>
      )}
      {arrived.length === 0 ? null : (
        <>
          <h3 className={styles.title}>
            <Trans>Wchodzi</Trans>
          </h3>
          {arrived.map(({ from, parts }) => (
            <div key={from.id} className={styles.parts}>
              <span className={stack.text}>{nameOf(from)}</span>
              <Parts parts={parts} name={nameOf(from)} onBroken={renew} />
            </div>
          ))}
        </>
      )}
      {shown.parts === null ? null : (
        <>
          <h3 className={styles.title}>
            <Trans>Wychodzi</Trans>
          </h3>
          <div className={styles.parts}>
            <Parts parts={shown.parts} name={nameOf(node)} onBroken={renew} />
          </div>
        </>
      )}
    </section>
  )
}

interface PartsProps {
  readonly parts: readonly ShownPart[]
  readonly name: string
  readonly onBroken: () => void
}

function Parts({ parts, name, onBroken }: PartsProps) {
  return parts.map((part, at) => (
    // Parts are told apart by their order alone.
    // oxlint-disable-next-line react/no-array-index-key
    <PartView key={at} part={part} name={name} onBroken={onBroken} />
  ))
}
