import { Trans } from '@lingui/react/macro'
import { Dices } from 'lucide-react'
import { Button } from '#ui/Button.tsx'
import styles from './SeedNote.module.css'

export interface SeedNoteProps {
  readonly seed: number | undefined
  readonly onForget: () => void
}

/** Explains a set seed, so that a person doesn't pay twice for the same result by mistake. */
export function SeedNote({ seed, onForget }: SeedNoteProps) {
  if (seed === undefined) return null
  return (
    <p className={styles.note}>
      <span>
        <Trans>Ziarno {String(seed)}: przy tym samym opisie wynik będzie ten sam.</Trans>
      </span>
      <Button size="small" variant="quiet" icon={<Dices size={16} />} onPress={onForget}>
        <Trans>Losuj nowe</Trans>
      </Button>
    </p>
  )
}
