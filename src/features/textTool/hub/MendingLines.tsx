import { Trans, useLingui } from '@lingui/react/macro'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { lineText, MENDED_LINES } from './mendedLines.ts'
import styles from './MendingLines.module.css'

/** The tool at work: three lines whose faults are marked and mended one after another, once. Without motion both are shown. */
export function MendingLines() {
  const { t } = useLingui()
  const [turn, setTurn] = useState(0)
  const mended = MENDED_LINES.map((line) => lineText(line, 'right')).join(' ')
  return (
    <figure className={styles.sheet}>
      <p className="visually-hidden">{t`Przykład po poprawkach: ${mended}`}</p>
      <div key={turn} aria-hidden="true" className={styles.lines}>
        {MENDED_LINES.map((line, at) => (
          <p key={lineText(line, 'right')} lang="pl" className={styles.line} data-line={at}>
            {line.map((part) =>
              typeof part === 'string' ? (
                <span key={part}>{part}</span>
              ) : (
                <span key={part.right} className={styles.fault}>
                  <span className={styles.wrong}>{part.wrong}</span>
                  <span className={styles.right}>{part.right}</span>
                </span>
              ),
            )}
          </p>
        ))}
      </div>
      <figcaption className={styles.foot}>
        <span>
          <Trans>Podkreślone, poprawione jednym naciśnięciem</Trans>
        </span>
        <Button
          size="small"
          variant="quiet"
          className={`needs-script ${styles.again ?? ''}`}
          icon={<RotateCcw size={16} aria-hidden="true" />}
          onPress={() => setTurn(turn + 1)}
        >
          <Trans>Pokaż jeszcze raz</Trans>
        </Button>
      </figcaption>
    </figure>
  )
}
