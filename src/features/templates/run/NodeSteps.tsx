import { useLingui } from '@lingui/react/macro'
import { Check, CircleDashed, LoaderCircle, Minus, X } from 'lucide-react'
import { MAKES_SOMETHING } from '#domain/template/kinds/making.ts'
import type { NodeRun, NodeRunState } from '#domain/template/templateRun.ts'
import styles from './Run.module.css'
import { NODE_STATE_WORDS } from './runTexts.ts'

const ICONS = {
  waiting: CircleDashed,
  running: LoaderCircle,
  completed: Check,
  skipped: Minus,
  failed: X,
  cancelled: Minus,
} as const satisfies Record<NodeRunState, typeof Check>

/** How far each part of a run is. */
export function NodeSteps({ nodes }: { readonly nodes: readonly NodeRun[] }) {
  const { i18n, t } = useLingui()
  const shown = nodes.filter(({ kind }) => MAKES_SOMETHING[kind])
  if (shown.length === 0) return null
  return (
    <ol className={styles.nodes} aria-label={t`Postęp krok po kroku`}>
      {shown.map(({ id, label, state, progress }, index) => {
        const Icon = ICONS[state]
        const number = index + 1
        return (
          <li key={id} className={styles.node} data-state={state}>
            <Icon size={16} aria-hidden="true" className={styles.nodeIcon} />
            <span className={styles.nodeName}>{label === '' ? t`Część ${number}` : label}</span>
            <span className={styles.note}>
              {state === 'running' && progress > 0 ? `${progress}%` : i18n._(NODE_STATE_WORDS[state])}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
