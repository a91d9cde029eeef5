import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { readWebhookSecret } from '#api/product/templateCalls.ts'
import { useServices } from '#services/services.tsx'
import { Button } from '#ui/Button.tsx'
import { useCopy } from '#ui/sharing/useCopy.ts'
import { TemplateFailureNote } from '#ui/templateForm/TemplateFailureNote.tsx'
import stack from '../PanelStack.module.css'
import styles from './WebhookKey.module.css'

/** The key that the messages to a template’s webhook are signed with, asked for and shown on a press alone. */
export function WebhookKey({ id }: { readonly id: string }) {
  const { t } = useLingui()
  const { productApi } = useServices()
  const copy = useCopy()
  const [key, setKey] = useState<string | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const [isPending, setPending] = useState(false)

  async function show(): Promise<void> {
    setPending(true)
    setFailure(null)
    try {
      setKey((await readWebhookSecret(await productApi(), id)).secret)
    } catch (error) {
      setFailure(error)
    } finally {
      setPending(false)
    }
  }

  if (key === null) {
    return (
      <div className={stack.stack}>
        <TemplateFailureNote failure={failure} />
        <Button size="small" isPending={isPending} onPress={() => void show()}>
          <Trans>Pokaż klucz podpisu</Trans>
        </Button>
      </div>
    )
  }
  return (
    <div className={stack.stack}>
      <p>
        <Trans>
          Nagłówek <code>X-Iskra-Signature</code> to czas <code>t</code> w sekundach i <code>v1</code>: HMAC
          SHA-256 tekstu „czas.treść” tym kluczem.
        </Trans>
      </p>
      <code className={styles.key}>{key}</code>
      <Button size="small" onPress={() => void copy(key, t`Klucz skopiowany`)}>
        <Trans>Skopiuj klucz</Trans>
      </Button>
    </div>
  )
}
