import { Trans, useLingui } from '@lingui/react/macro'
import { Send } from 'lucide-react'
import { isPublishable } from '#domain/template/validateTemplate.ts'
import { isUnsaved } from '#offline/templates/templateDraftRow.ts'
import { useConnectionView } from '#services/connectionView.ts'
import { announce } from '#ui/announce.ts'
import { Button } from '#ui/Button.tsx'
import { showToast } from '#ui/state/toasts.ts'
import { useStore } from '#ui/useStore.ts'
import { useProblems } from '../document/problems.tsx'
import type { OpenTemplate } from '../drafts/openTemplate.ts'
import { putStanding } from '../drafts/templateActions.ts'
import { openPanel } from '../panels/openPanel.ts'
import { useServerAction } from './useServerAction.ts'

/** Shows the template to everybody as it is now; what keeps it from that is shown first. */
export function PublishButton({ open }: { readonly open: OpenTemplate }) {
  const { t } = useLingui()
  const problems = useProblems()
  const { row } = useStore(open.standing)
  const isOffline = useConnectionView() === 'offline'
  const { run, isPending } = useServerAction(open)
  const isOut =
    row !== null &&
    row.status === 'published' &&
    !isUnsaved(row) &&
    row.publishedRevision === row.baseRevision

  async function publish(): Promise<void> {
    if (!isPublishable(problems)) {
      openPanel('problems')
      announce(t`Zanim opublikujesz, popraw to, co jest na liście.`, 'assertive')
      return
    }
    if (isOffline) {
      showToast({
        type: 'info',
        title: t`Publikowanie wymaga sieci`,
        message: t`Szablon jest zapisany na tym urządzeniu. Opublikuj go, gdy wróci sieć.`,
      })
      return
    }
    const done = await run(t`Nie udało się opublikować`, (api) => putStanding(api, open.id, 'publish'))
    if (done?.result === true) showToast({ type: 'success', title: t`Szablon opublikowany` })
  }

  return (
    <Button
      size="small"
      variant="primary"
      icon={<Send size={16} aria-hidden="true" />}
      isPending={isPending}
      isDisabled={isOut || row?.status === 'archived'}
      onPress={() => void publish()}
    >
      {isOut ? <Trans>Opublikowano</Trans> : <Trans>Opublikuj</Trans>}
    </Button>
  )
}
