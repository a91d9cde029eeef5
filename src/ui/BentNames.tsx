import { Trans, useLingui } from '@lingui/react/macro'
import { PenLine } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { BentName } from '#domain/gifts/bentNames.ts'
import { LONGEST_WORDS } from '#domain/orders/blanks.ts'
import styles from './BentNames.module.css'
import { Button } from './Button.tsx'
import { TextField } from './TextField.tsx'

export interface BentNamesProps {
  readonly names: readonly (BentName & { readonly label: string })[]
  /** An empty form is the one by the rules again. */
  readonly onCorrect: (name: string, form: string) => void
}

/** The declined names of a text, with a correction of the rules. Nothing without names. */
export function BentNames({ names, onCorrect }: BentNamesProps) {
  const { t } = useLingui()
  const [open, setOpen] = useState<string | null>(null)
  const list = useRef<HTMLUListElement>(null)
  // The focus moves into the requested field.
  useEffect(() => {
    if (open !== null) list.current?.querySelector('input')?.focus()
  }, [open])
  if (names.length === 0) return null
  return (
    <ul ref={list} className={styles.names}>
      {names.map(({ name, label, typed, byRules, ownForm }) => {
        const shown = ownForm.trim() === '' ? byRules : ownForm.trim()
        return (
          <li key={name} className={styles.name}>
            {open === name ? (
              <TextField
                label={t`${label}: jak ma być w tekście`}
                value={ownForm}
                placeholder={byRules}
                description={t`Puste pole zostawi: ${byRules}`}
                autoComplete="off"
                maxLength={LONGEST_WORDS}
                onChange={(form) => onCorrect(name, form)}
              />
            ) : (
              <span className={styles.shown}>
                {shown === typed ? (
                  <Trans>
                    W tekście stoi: <strong>{shown}</strong>
                  </Trans>
                ) : (
                  <Trans>
                    „{typed}” odmieniamy: <strong>{shown}</strong>
                  </Trans>
                )}
              </span>
            )}
            <Button
              variant="quiet"
              size="small"
              icon={open === name ? null : <PenLine size={16} />}
              onPress={() => setOpen(open === name ? null : name)}
            >
              {open === name ? <Trans>Gotowe</Trans> : <Trans>Popraw odmianę</Trans>}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
