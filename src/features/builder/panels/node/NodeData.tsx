import { Trans, useLingui } from '@lingui/react/macro'
import type { TemplateNode } from '#domain/template/templateSchema.ts'
import type { PinnedResult } from '#offline/templates/templateDraftRow.ts'
import { Badge } from '#ui/Badge.tsx'
import { useStore } from '#ui/useStore.ts'
import { useTemplatePart } from '../../document/BuilderContext.tsx'
import { useNodeName } from '../../nodes/useNodeName.ts'
import { usePins } from '../../run/pins.ts'
import { PartView } from '../../run/PartView.tsx'
import { useFollowedRun, useNodeResults } from '../../run/RunFollower.tsx'
import { givenInReal, type ShownPart, shownResult } from '../../run/shownResult.ts'
import { RUN_FAILURE_WORDS } from '../../words/runFailureWords.ts'
import { NodeTrial } from './NodeTrial.tsx'
import stack from '../PanelStack.module.css'
import styles from './NodeData.module.css'

/** A node's input and result in the editor's last run: the real one, else the dry one. */
export default function NodeData({ node }: { readonly node: TemplateNode }) {
  const { t, i18n } = useLingui()
  const nameOf = useNodeName()
  const { real, dry, pinned } = useNodeResults()
  const { renew } = useFollowedRun()
  const ofReal = useStore(real)
  const ofDry = useStore(dry)
  const ofPins = useStore(pinned)
  const nodes = useTemplatePart('nodes')
  const edges = useTemplatePart('edges')
  const pins = usePins()
  const resultOf = (each: TemplateNode) =>
    shownResult(each, {
      real: ofReal.get(each.id),
      dry: ofDry.get(each.id),
      pin: pins.get(each.id),
      pinned: ofPins.get(each.id),
    })
  const shown = resultOf(node)
  const arrived = edges.flatMap(({ source, sourcePort, target }) => {
    const from = target === node.id ? nodes.find(({ id }) => id === source) : undefined
    if (from === undefined) return []
    const given = resultOf(from)
    const isLive = given?.state === 'completed' && (given.taken === null || given.taken === sourcePort)
    return isLive && given.parts !== null ? [{ from, parts: given.parts }] : []
  })
  const by = { dry: t`próba`, real: t`uruchomienie`, pin: t`przypięty` }

  /** The result to pin; null for none, and while a real run is about to give another. */
  function toBePinned(): PinnedResult | null {
    if (shown?.state === 'waiting' || shown?.state === 'running') return null
    const made = ofReal.get(node.id)
    const value = givenInReal(node, made)?.value ?? null
    if (made !== undefined && value !== null) return { value, run: made.of }
    const tried = ofDry.get(node.id)?.value ?? null
    return tried === null ? null : { value: tried, run: null }
  }

  return (
    <section className={styles.data} aria-label={t`Dane węzła`}>
      <p className={styles.head}>
        <strong>
          <Trans>Dane węzła</Trans>
        </strong>
        {shown === null ? null : <Badge tone={BY_TONES[shown.by]}>{by[shown.by]}</Badge>}
      </p>
      {shown === null ? (
        <p className={stack.text}>
          <Trans>Wypróbuj węzeł, a zobaczysz tu, co do niego wchodzi i co z niego wychodzi.</Trans>
        </p>
      ) : null}
      <NodeTrial node={node} result={toBePinned()} />
      {shown === null || shown.error === null ? null : (
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
      {shown === null || shown.parts === null ? null : (
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

const BY_TONES = { dry: 'neutral', real: 'generated', pin: 'accent' } as const

interface PartsProps {
  readonly parts: readonly ShownPart[]
  readonly name: string
  readonly onBroken: () => void
}

function Parts({ parts, name, onBroken }: PartsProps) {
  return parts.map((part, at) => (
    // Parts differ by their order alone.
    // oxlint-disable-next-line react/no-array-index-key
    <PartView key={at} part={part} name={name} onBroken={onBroken} />
  ))
}
