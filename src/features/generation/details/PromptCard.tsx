import { Trans, useLingui } from '@lingui/react/macro'
import { Copy } from 'lucide-react'
import { Card } from '#ui/Card.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { showToast } from '#ui/state/toasts.ts'
import styles from './Result.module.css'

/** The whole prompt, to be read and taken along. */
export function PromptCard({ prompt }: { readonly prompt: string }) {
  const { t } = useLingui()

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(prompt)
      showToast({ type: 'success', title: t`Opis skopiowany` })
    } catch {
      showToast({ type: 'info', title: t`Zaznacz opis i skopiuj go ręcznie` })
    }
  }

  return (
    <Card
      title={<Trans>Opis</Trans>}
      actions={
        <IconButton
          className={styles.copy ?? ''}
          label={t`Kopiuj opis`}
          size="small"
          onPress={() => void copy()}
        >
          <Copy size={18} />
        </IconButton>
      }
    >
      <p className={styles.prompt}>{prompt}</p>
    </Card>
  )
}
