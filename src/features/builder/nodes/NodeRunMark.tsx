import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import {
  Ban,
  CircleCheck,
  CircleX,
  Hourglass,
  LoaderCircle,
  type LucideIcon,
  SkipForward,
} from 'lucide-react'
import type { NodeRunState } from '#domain/template/templateRun.ts'
import { useNodeRun } from '../run/RunFollower.tsx'
import styles from './NodeCard.module.css'

const STATES: Readonly<
  Record<NodeRunState, { readonly icon: LucideIcon; readonly words: MessageDescriptor }>
> = {
  waiting: { icon: Hourglass, words: msg`Czeka na swoją kolej` },
  running: { icon: LoaderCircle, words: msg`Trwa` },
  completed: { icon: CircleCheck, words: msg`Gotowe` },
  skipped: { icon: SkipForward, words: msg`Pominięty` },
  failed: { icon: CircleX, words: msg`Nie udało się` },
  cancelled: { icon: Ban, words: msg`Zatrzymany` },
}

/** The progress of a node in the real run; nothing without a run. */
export function NodeRunMark({ id }: { readonly id: string }) {
  const { i18n } = useLingui()
  const run = useNodeRun(id)
  if (run === undefined) return null
  const { icon: Icon, words } = STATES[run.state]
  return (
    <span className={styles.run} data-state={run.state}>
      <Icon size={16} aria-hidden="true" />
      <span className="visually-hidden">{i18n._(words)}</span>
    </span>
  )
}
