import { useLingui } from '@lingui/react/macro'
import { AudioLines } from 'lucide-react'
import { clockTime } from '#domain/transcript/clockTime.ts'
import { QueueRow } from '#ui/jobs/QueueRow.tsx'
import { useStore } from '#ui/useStore.ts'
import { useEditor } from '../editor.ts'
import type { StandingHearing } from './createHearings.ts'
import { HearingActions } from './HearingActions.tsx'
import styles from './HearingList.module.css'
import { useStageWords } from './useStageWords.ts'

/** The parts of the recording that engines write down now, and what can be done about each. Nothing while there are none. */
export function HearingList() {
  const { t } = useLingui()
  const { hearings } = useEditor()
  const standing = useStore(hearings.standing)
  if (standing.length === 0) return null
  return (
    <ul className={styles.list} aria-label={t`Rozpoznawanie mowy`}>
      {standing.map((one) => (
        <HearingRow key={one.hearing.id} {...one} />
      ))}
    </ul>
  )
}

function HearingRow({ hearing, stage }: StandingHearing) {
  const { t } = useLingui()
  const words = useStageWords(stage)
  const from = clockTime(hearing.start)
  const until = clockTime(hearing.end)
  const percent =
    stage.kind === 'sending' ? (stage.percent ?? 0) : stage.kind === 'hearing' ? stage.percent : 0
  return (
    <QueueRow
      thumb={
        <span className={styles.sign}>
          <AudioLines size={24} aria-hidden="true" />
        </span>
      }
      title={t`Nagranie od ${from} do ${until}`}
      state={words}
      progress={percent}
      actions={<HearingActions hearing={hearing} stage={stage} />}
    />
  )
}
