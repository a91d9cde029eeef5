import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { deleteIssue } from '#api/product/issueCalls.ts'
import { useServices } from '#services/services.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { FailureNote } from '#ui/form/FailureNote.tsx'
import { useSubmission } from '#ui/form/useSubmission.ts'
import { ISSUE_FAILURES } from './issueFailures.ts'
import { newsletterQuery } from './issueQueries.ts'

export interface DeleteIssueProps {
  readonly id: string
  readonly onGone: () => void
}

/** Deletes a draft for all administrators, after a question. */
export function DeleteIssue({ id, onGone }: DeleteIssueProps) {
  const { t } = useLingui()
  const services = useServices()
  const queryClient = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const deleting = useSubmission(async (signal) => {
    await deleteIssue(await services.productApi(), id, { signal })
    void queryClient.invalidateQueries({ queryKey: newsletterQuery(services).queryKey })
    onGone()
  })
  return (
    <>
      <Button variant="quiet" onPress={() => setOpen(true)}>
        <Trans>Usuń szkic</Trans>
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        size="sm"
        role="alertdialog"
        title={t`Usunąć ten szkic?`}
        actions={
          <>
            <Button onPress={() => setOpen(false)}>
              <Trans>Anuluj</Trans>
            </Button>
            <Button variant="danger" isPending={deleting.isPending} onPress={deleting.submit}>
              <Trans>Usuń szkic</Trans>
            </Button>
          </>
        }
      >
        <p>
          <Trans>Zniknie u wszystkich administratorów i nie da się go przywrócić.</Trans>
        </p>
        <FailureNote failure={deleting.failure} texts={ISSUE_FAILURES} />
      </Dialog>
    </>
  )
}
