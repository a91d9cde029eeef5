import { Trans } from '@lingui/react/macro'
import { ArrowRight, RotateCcw } from 'lucide-react'
import type { GenerationRow } from '#offline/generation/generationRow.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { GenerationMedia } from '../media/GenerationMedia.tsx'
import styles from './FinishedFrame.module.css'
import { frameStyle } from './frameStyle.ts'

export interface FinishedFrameProps {
  readonly row: GenerationRow & { readonly id: string }
  /** The addresses of its files have expired. */
  readonly onBroken: () => void
  /** Puts its options into the form. */
  readonly onRemix: () => void
}

/** A result where it was made: itself, and the way on. */
export function FinishedFrame({ row, onBroken, onRemix }: FinishedFrameProps) {
  return (
    <div className={styles.finished}>
      <div className={styles.media} style={frameStyle(row.options)} data-type={row.type}>
        <GenerationMedia generation={row} onBroken={onBroken} />
      </div>
      <div className={styles.foot}>
        {row.result?.isProcedural === true ? (
          <Badge tone="neutral">
            {row.type === 'music' ? (
              <Trans>Skomponowane według reguł, bez AI</Trans>
            ) : (
              <Trans>Narysowane według reguł, bez AI</Trans>
            )}
          </Badge>
        ) : null}
        <div className={styles.actions}>
          <Button size="small" variant="quiet" icon={<RotateCcw size={16} />} onPress={onRemix}>
            <Trans>Popraw i spróbuj ponownie</Trans>
          </Button>
          <ButtonLink to="/generacje/$id" params={{ id: row.id }} size="small">
            <Trans>Pobierz i udostępnij</Trans>
            <ArrowRight size={16} aria-hidden="true" />
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}
