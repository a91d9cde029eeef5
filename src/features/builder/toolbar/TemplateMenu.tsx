import { Trans, useLingui } from '@lingui/react/macro'
import {
  Archive,
  ArchiveRestore,
  CloudUpload,
  Download,
  Ellipsis,
  Files,
  Keyboard,
  Trash2,
} from 'lucide-react'
import { useState } from 'react'
import { saveSoon } from '#offline/templates/commands.ts'
import { database } from '#offline/openDatabase.ts'
import { useServices } from '#services/services.tsx'
import { announce } from '#ui/announce.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { downloadFile } from '#ui/downloadFile.ts'
import { withLoadingToast } from '#ui/state/loadingToast.ts'
import { showToast } from '#ui/state/toasts.ts'
import { tellNotKept } from '#ui/tellNotKept.ts'
import { useMedia } from '#ui/useMedia.ts'
import { useStore } from '#ui/useStore.ts'
import type { OpenTemplate } from '../drafts/openTemplate.ts'
import { clone, putStanding, remove } from '../drafts/templateActions.ts'
import { fileOf } from '../files/templateFiles.ts'
import { askedShortcuts } from '../keys/askedShortcuts.ts'
import { EDITOR_SHORTCUTS } from '../keys/shortcuts.ts'
import { NARROW } from '../narrow.ts'
import { BUILDER_MESSAGES } from '../words/builderMessages.ts'
import { ToolMenu } from '#ui/ToolMenu.tsx'
import { useServerAction } from './useServerAction.ts'

export interface TemplateMenuProps {
  readonly open: OpenTemplate
  readonly onLeave: () => void
  readonly onOpen: (id: string) => void
}

/** Further actions on the whole template. */
export function TemplateMenu({ open, onLeave, onOpen }: TemplateMenuProps) {
  const { t, i18n } = useLingui()
  const { productApi } = useServices()
  const { row } = useStore(open.standing)
  const { run, isPending } = useServerAction(open)
  const [isDeleting, setDeleting] = useState(false)
  const isNarrow = useMedia(NARROW)
  const isArchived = row?.status === 'archived'

  async function save(): Promise<void> {
    await open.flush()
    try {
      await saveSoon(await database(), open.id)
    } catch {
      tellNotKept(i18n, i18n._(BUILDER_MESSAGES.template_save_failed))
    }
  }

  function exportFile(): void {
    try {
      downloadFile(fileOf(open.document.getSnapshot().history.present))
      announce(i18n._(BUILDER_MESSAGES.template_exported))
    } catch {
      // The device may have no room left for the file.
      showToast({ type: 'error', title: i18n._(BUILDER_MESSAGES.template_export_failed) })
    }
  }

  async function copy(): Promise<void> {
    const made = await withLoadingToast(t`Klonujemy szablon…`, () =>
      run(t`Nie udało się sklonować`, (api) => clone(api, open.id)),
    )
    if (made === null || made.result === null) return
    showToast({ type: 'success', title: t`To jest kopia szablonu` })
    onOpen(made.result)
  }

  async function archive(): Promise<void> {
    const failed = isArchived ? t`Nie udało się przywrócić` : t`Nie udało się zarchiwizować`
    const done = await withLoadingToast(
      isArchived ? t`Przywracamy szablon…` : t`Archiwizujemy szablon…`,
      () => run(failed, (api) => putStanding(api, open.id, isArchived ? 'unarchive' : 'archive')),
    )
    if (done?.result !== true) return
    showToast({
      type: 'success',
      title: isArchived ? t`Szablon znów jest szkicem` : t`Szablon jest w archiwum`,
    })
  }

  async function removeAll(): Promise<void> {
    const done = await run(i18n._(BUILDER_MESSAGES.template_delete_failed), () => remove(productApi, open.id))
    if (done === null) return
    showToast({ type: 'success', title: i18n._(BUILDER_MESSAGES.template_deleted) })
    onLeave()
  }

  return (
    <>
      <ToolMenu
        label={t`Więcej`}
        icon={<Ellipsis size={20} aria-hidden="true" />}
        items={[
          {
            id: 'save',
            label: t`Zapisz na serwerze teraz`,
            icon: <CloudUpload size={18} />,
            onAction: () => void save(),
          },
          {
            id: 'export',
            label: t`Eksportuj do pliku`,
            icon: <Download size={18} />,
            onAction: exportFile,
          },
          {
            id: 'clone',
            label: t`Sklonuj`,
            icon: <Files size={18} />,
            isDisabled: isPending,
            onAction: () => void copy(),
          },
          {
            id: 'archive',
            label: isArchived ? t`Przywróć z archiwum` : t`Zarchiwizuj`,
            icon: isArchived ? <ArchiveRestore size={18} /> : <Archive size={18} />,
            isDisabled: isPending || (row?.baseRevision ?? 0) === 0,
            onAction: () => void archive(),
          },
          // Small screens without the canvas seldom have a keyboard; where there is one, the key works.
          ...(isNarrow
            ? []
            : [
                {
                  id: 'shortcuts',
                  label: i18n._(EDITOR_SHORTCUTS.shortcuts.label),
                  icon: <Keyboard size={18} />,
                  onAction: () => askedShortcuts.set(true),
                },
              ]),
          {
            id: 'delete',
            label: t`Usuń szablon`,
            icon: <Trash2 size={18} />,
            isDangerous: true,
            onAction: () => setDeleting(true),
          },
        ]}
      />
      <Dialog
        role="alertdialog"
        size="sm"
        isOpen={isDeleting}
        onOpenChange={setDeleting}
        title={t`Usunąć ten szablon?`}
        actions={
          <>
            <Button onPress={() => setDeleting(false)}>
              <Trans>Zostaw</Trans>
            </Button>
            <Button variant="danger" isPending={isPending} onPress={() => void removeAll()}>
              <Trans>Usuń na zawsze</Trans>
            </Button>
          </>
        }
      >
        <p>
          <Trans>
            Zniknie z tego urządzenia i z serwera, razem ze wszystkimi wersjami. Tego nie da się cofnąć.
          </Trans>
        </p>
      </Dialog>
    </>
  )
}
