import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { User } from '#domain/account/user.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Card } from '#ui/Card.tsx'
import { DeleteForm } from './DeleteForm.tsx'

/** The end of the account: behind a question, and behind the password. */
export function DeleteCard({ user }: { readonly user: User }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  return (
    <Card
      tone="danger"
      title={<Trans>Usunięcie konta</Trans>}
      lead={
        <Trans>
          Usuwamy je od razu i na zawsze, razem z niewydanymi kredytami. Wcześniej pobierz kopię danych, jeśli
          są Ci potrzebne.
        </Trans>
      }
    >
      <div>
        <Button variant="danger" aria-haspopup="dialog" onPress={() => setOpen(true)}>
          <Trans>Usuń konto</Trans>
        </Button>
      </div>
      <Dialog isOpen={isOpen} onOpenChange={setOpen} role="alertdialog" title={t`Usunąć konto na zawsze?`}>
        <DeleteForm user={user} onCancel={() => setOpen(false)} />
      </Dialog>
    </Card>
  )
}
