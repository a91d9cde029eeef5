import { useLingui } from '@lingui/react/macro'
import { CircleAlert, Coins, Pin, TriangleAlert } from 'lucide-react'
import type { TemplateNode } from '#domain/template/templateSchema.ts'
import { toneOf } from './kindTones.ts'
import { NODE_LOOKS, summaryOf } from './nodeLooks.ts'
import { useNodeMarks } from './nodeMarks.tsx'
import { NodeRunMark } from './NodeRunMark.tsx'
import { NodeOutcome } from './NodeOutcome.tsx'
import { usePin } from '../run/pins.ts'
import { useShownResult } from '../run/RunFollower.tsx'
import { thumbnailOf } from '../run/shownResult.ts'
import { useNodeName } from './useNodeName.ts'
import styles from './NodeCard.module.css'

export interface NodeCardProps {
  readonly node: TemplateNode
  readonly isSelected?: boolean
}

/** A node in canvas and list: its kind, name, summary, badges, price and problems. */
export function NodeCard({ node, isSelected = false }: NodeCardProps) {
  const { t, i18n } = useLingui()
  const nameOf = useNodeName()
  const { problemsOf, priceOf, summaryWords } = useNodeMarks()
  const { icon: Icon, label, tint } = NODE_LOOKS[node.kind]
  const problems = problemsOf(node.id)
  const credits = priceOf(node)
  const summary = summaryOf(node, summaryWords)
  const [badge, ...moreBadges] = node.badges
  const shown = useShownResult(node)
  const isPinned = usePin(node.id) !== undefined
  const thumbnail = shown?.parts?.map(thumbnailOf).find((url) => url !== undefined)
  return (
    <div
      className={styles.card}
      data-tint={tint ?? undefined}
      style={toneOf(node.kind)}
      data-selected={isSelected ? '' : undefined}
      data-severity={problems?.severity}
      data-run={shown?.state}
    >
      {thumbnail === undefined ? (
        <span className={styles.icon}>
          <Icon size={20} aria-hidden="true" />
        </span>
      ) : (
        <img className={styles.thumbnail} src={thumbnail} alt="" decoding="async" />
      )}
      <span className={styles.words}>
        {node.label === '' ? null : <span className={styles.kind}>{i18n._(label)}</span>}
        <span className={styles.name}>{nameOf(node)}</span>
        {shown === null ? (
          <span className={styles.summary}>{summary}</span>
        ) : (
          <NodeOutcome shown={shown} summary={summary} />
        )}
      </span>
      <span className={styles.marks}>
        <NodeRunMark id={node.id} />
        {isPinned ? (
          <span className={styles.pin}>
            <Pin size={16} aria-hidden="true" />
            <span className="visually-hidden">{t`Przypięty wynik`}</span>
          </span>
        ) : null}
        {problems === undefined ? null : (
          <span className={styles.problem} data-severity={problems.severity}>
            {problems.severity === 'error' ? (
              <CircleAlert size={16} aria-hidden="true" />
            ) : (
              <TriangleAlert size={16} aria-hidden="true" />
            )}
            <span className="visually-hidden">
              {problems.severity === 'error' ? t`Do poprawy` : t`Jest podpowiedź`}
            </span>
          </span>
        )}
        {credits === 0 ? null : (
          <span className={styles.price}>
            <Coins size={12} aria-hidden="true" />
            <span className="visually-hidden">{t`Szacowana cena w kredytach:`}</span>
            {credits}
          </span>
        )}
        {badge === undefined ? null : (
          <span className={styles.badge}>
            {moreBadges.length === 0 ? badge : `${badge} +${moreBadges.length}`}
          </span>
        )}
      </span>
    </div>
  )
}
