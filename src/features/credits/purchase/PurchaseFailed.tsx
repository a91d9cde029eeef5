import { Trans } from '@lingui/react/macro'
import { CloudOff } from 'lucide-react'
import { FailureNote } from '#ui/form/FailureNote.tsx'
import { Button } from '#ui/Button.tsx'
import { EntryCard } from '#ui/EntryCard.tsx'

/** The credits couldn't be read: says which facts are certain anyway. */
export function PurchaseFailed({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  return (
    <EntryCard
      icon={<CloudOff size={26} />}
      title={<Trans>Nie możemy teraz sprawdzić kredytów</Trans>}
      lead={<Trans>Opłacone kredyty nie giną: trafią na konto także wtedy, gdy zamkniesz tę stronę.</Trans>}
    >
      <FailureNote
        failure={error}
        action={
          <Button size="small" onPress={onRetry}>
            <Trans>Sprawdź ponownie</Trans>
          </Button>
        }
      />
    </EntryCard>
  )
}
