import { Trans, useLingui } from '@lingui/react/macro'
import { CircleAlert, Plus, RotateCcw } from 'lucide-react'
import { isMadeAgain } from '#domain/generation/madeAgain.ts'
import type { GenerationRow } from '#offline/generation/generationRow.ts'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { CreditCount } from '#ui/CreditCount.tsx'
import { generationErrorText } from '../words/errorTexts.ts'
import { useGenerationAction } from '../device/useGenerationAction.ts'
import styles from './FailedFrame.module.css'

export interface FailedFrameProps {
  readonly row: GenerationRow
  /** The present price of the same; null where it can't be started. */
  readonly price: number | null
  readonly isOffline: boolean
}

/** A failed generation: the reason, that nothing was charged, and how to retry. */
export function FailedFrame({ row, price, isOffline }: FailedFrameProps) {
  const { i18n } = useLingui()
  const act = useGenerationAction()
  const code = row.error?.reason ?? row.error?.code ?? 'GENERATION_FAILED'
  const { title, text } = generationErrorText(code)
  return (
    <div className={styles.failed}>
      <CircleAlert size={28} aria-hidden="true" className={styles.icon} />
      <h3 className={styles.title}>{i18n._(title)}</h3>
      <p className={styles.text}>{i18n._(text)}</p>
      <div className={styles.actions}>
        {code === 'INSUFFICIENT_CREDITS' ? (
          <ButtonLink to="/kredyty" variant="primary" size="small" icon={<Plus size={16} />}>
            <Trans>Dokup kredyty</Trans>
          </ButtonLink>
        ) : null}
        {price === null || !isMadeAgain(row) ? null : (
          <Button
            size="small"
            icon={<RotateCcw size={16} />}
            onPress={() => void act((actions) => actions.retry(row.refCode, { credits: price, isOffline }))}
          >
            <Trans>
              Spróbuj ponownie: <CreditCount value={price} />
            </Trans>
          </Button>
        )}
      </div>
    </div>
  )
}
