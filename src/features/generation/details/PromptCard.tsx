import { Trans, useLingui } from '@lingui/react/macro'
import { Copy } from 'lucide-react'
import { Card } from '#ui/Card.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { useCopy } from '#ui/sharing/useCopy.ts'
import styles from './Result.module.css'

/** The whole prompt, to be read and taken along. */
export function PromptCard({ prompt }: { readonly prompt: string }) {
  const { t } = useLingui()
  const copy = useCopy()
  return (
    <Card
      title={<Trans>Opis</Trans>}
      actions={
        <IconButton
          className={styles.copy ?? ''}
          label={t`Kopiuj opis`}
          size="small"
          onPress={() => void copy(prompt, t`Opis skopiowany`)}
        >
          <Copy size={18} />
        </IconButton>
      }
    >
      <p className={styles.prompt}>{prompt}</p>
    </Card>
  )
}
