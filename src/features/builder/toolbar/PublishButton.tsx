import { Trans, useLingui } from '@lingui/react/macro'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { isPublishable } from '#domain/template/validateTemplate.ts'
import { isUnsaved } from '#offline/templates/templateDraftRow.ts'
import { useConnectionView } from '#services/connectionView.ts'
import { announce } from '#ui/announce.ts'
import { Button } from '#ui/Button.tsx'
import { showToast } from '#ui/state/toasts.ts'
import { useStore } from '#ui/useStore.ts'
import { useTemplate } from '../document/BuilderContext.tsx'
import { useProblems } from '../document/problems.tsx'
import type { OpenTemplate } from '../drafts/openTemplate.ts'
import { putStanding } from '../drafts/templateActions.ts'
import { openPanel } from '../panels/openPanel.ts'
import { BUILDER_MESSAGES } from '../words/builderMessages.ts'
import { PublishDialog } from './PublishDialog.tsx'
import { useServerAction } from './useServerAction.ts'

/** Publishes the template as it is now, after a confirmation; problems that prevent it are shown first. */
export function PublishButton({ open }: { readonly open: OpenTemplate }) {
  const { t, i18n } = useLingui()
  const problems = useProblems()
  const { row } = useStore(open.standing)
  const isOffline = useConnectionView() === 'offline'
  const { run, isPending } = useServerAction(open)
  const [isAsking, setAsking] = useState(false)
  const template = useTemplate()
  const isOut =
    row !== null &&
    row.status === 'published' &&
    !isUnsaved(row) &&
    row.publishedRevision === row.baseRevision

  function ask(): void {
    if (!isPublishable(problems)) {
      openPanel('problems')
      announce(i18n._(BUILDER_MESSAGES.template_invalid), 'assertive')
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
    setAsking(true)
  }

  async function publish(): Promise<void> {
    const title = i18n._(BUILDER_MESSAGES.template_publish_failed)
    const done = await run(title, (api) => putStanding(api, open.id, 'publish'))
    setAsking(false)
    if (done?.result !== true) return
    showToast({ type: 'success', title: i18n._(BUILDER_MESSAGES.template_published) })
  }

  return (
    <>
      <Button
        size="small"
        variant="primary"
        icon={<Send size={16} aria-hidden="true" />}
        isPending={isPending}
        isDisabled={isOut || row?.status === 'archived'}
        onPress={ask}
      >
        {isOut ? <Trans>Opublikowano</Trans> : <Trans>Opublikuj</Trans>}
      </Button>
      <PublishDialog
        template={template}
        isOpen={isAsking}
        isPending={isPending}
        onPublish={() => void publish()}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
