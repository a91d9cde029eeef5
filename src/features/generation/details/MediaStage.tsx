import { Trans, useLingui } from '@lingui/react/macro'
import { Hourglass } from 'lucide-react'
import { isEnded } from '#domain/generation/generation.ts'
import { useFormat } from '#i18n/format.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Notice } from '#ui/Notice.tsx'
import { ProgressBar } from '#ui/ProgressBar.tsx'
import type { OwnGeneration } from '../archive/useResult.ts'
import { generationErrorText, problemCode } from '../words/errorTexts.ts'
import { GenerationMedia } from '../media/GenerationMedia.tsx'
import styles from './Result.module.css'

export interface MediaStageProps {
  readonly generation: OwnGeneration
  readonly onBroken: () => void
}

/** The result; before it is there, how far it has come; where it will never be, why. */
export function MediaStage({ generation, onBroken }: MediaStageProps) {
  const { i18n, t } = useLingui()
  const { status, result, error, refund, usage } = generation
  if (result !== null) return <GenerationMedia generation={generation} onBroken={onBroken} />
  if (!isEnded(status)) return <UnderWay generation={generation} />
  if (status === 'cancelled') {
    return (
      <Notice tone="neutral" title={t`Ta praca została anulowana`}>
        {refund === 0 && usage.credits > 0 ? (
          <Trans>Dostawca wziął już za nią zapłatę, więc kredyty nie wróciły.</Trans>
        ) : (
          <Trans>Kredyty wróciły na Twoje konto.</Trans>
        )}
      </Notice>
    )
  }
  const { title, text } = generationErrorText(problemCode(error))
  return (
    <Notice tone="danger" title={i18n._(title)}>
      {i18n._(text)}
    </Notice>
  )
}

function UnderWay({ generation }: { readonly generation: OwnGeneration }) {
  const { t } = useLingui()
  const format = useFormat()
  const { status, progress, queuePosition, estimatedTime } = generation
  const left = estimatedTime === null ? null : format.duration(estimatedTime)
  return (
    <div className={styles.waiting}>
      <EmptyState
        icon={<Hourglass size={28} />}
        title={status === 'pending' ? t`Czeka w kolejce` : t`Powstaje`}
        description={t`Możesz zamknąć stronę: wynik będzie czekał w historii.`}
      />
      <ProgressBar
        label={queuePosition > 0 ? t`Miejsce w kolejce: ${queuePosition}` : t`Postęp`}
        value={progress}
        description={left === null ? undefined : <Trans>Jeszcze około {left}</Trans>}
      />
    </div>
  )
}
