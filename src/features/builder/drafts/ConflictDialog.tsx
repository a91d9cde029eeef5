import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { readTemplate } from '#domain/template/templateFile.ts'
import { database } from '#offline/openDatabase.ts'
import { type Resolution, resolveConflict } from '#offline/templates/resolveConflict.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { tellNotKept } from '#ui/tellNotKept.ts'
import { useStore } from '#ui/useStore.ts'
import { Difference } from '../difference/Difference.tsx'
import type { OpenTemplate } from './openTemplate.ts'
import { useCopyTitle } from './useCopyTitle.ts'
import styles from './ConflictDialog.module.css'

export interface ConflictDialogProps {
  readonly open: OpenTemplate
  readonly onOpen: (id: string) => void
  readonly onLeave: () => void
}

/**
 * Two people have edited the same template: no edit is overwritten before its author has seen it. Both can be kept,
 * compared, or the other one taken.
 */
export function ConflictDialog({ open, onOpen, onLeave }: ConflictDialogProps) {
  const { i18n, t } = useLingui()
  const copyTitle = useCopyTitle()
  const { row, overtaken } = useStore(open.standing)
  const [isCompared, setCompared] = useState(false)
  const [isPending, setPending] = useState(false)
  const conflict = row?.conflict ?? null
  const isOpen = overtaken !== null || conflict !== null
  const mine = open.document.getSnapshot().history.present
  const theirs =
    overtaken !== null
      ? row === null
        ? null
        : readTemplate(row.template).template
      : conflict?.kind === 'newer'
        ? conflict.record.template
        : null

  async function decide(resolution: Resolution): Promise<void> {
    setPending(true)
    try {
      if (overtaken !== null) {
        if (resolution === 'theirs') await open.takeTheirs()
        else onOpen(overtaken.copyId)
        return
      }
      await open.flush()
      const title = copyTitle(mine.details.title)
      const id = await resolveConflict(await database(), open.id, { resolution, copyTitle: title })
      if (id === null && conflict?.kind === 'gone') onLeave()
      else if (id !== null && id !== open.id) onOpen(id)
    } catch {
      tellNotKept(i18n, t`Nic się nie zmieniło`)
    } finally {
      setPending(false)
      setCompared(false)
    }
  }

  return (
    <Dialog
      role="alertdialog"
      size={isCompared ? 'lg' : 'md'}
      isClosable={false}
      isPersistent
      isOpen={isOpen}
      onOpenChange={() => undefined}
      title={
        conflict?.kind === 'gone'
          ? t`Na serwerze nie ma już tego szablonu`
          : overtaken === null
            ? t`Ktoś zapisał ten szablon w międzyczasie`
            : t`Ten szablon zmieniła inna karta`
      }
      actions={
        <>
          {theirs === null ? null : (
            <Button variant="quiet" aria-expanded={isCompared} onPress={() => setCompared(!isCompared)}>
              <Trans>Porównaj</Trans>
            </Button>
          )}
          <Button isPending={isPending} onPress={() => void decide('theirs')}>
            {conflict?.kind === 'gone' ? <Trans>Usuń też tutaj</Trans> : <Trans>Weź tamtą</Trans>}
          </Button>
          {isCompared && overtaken === null ? (
            <Button isPending={isPending} onPress={() => void decide('mine')}>
              <Trans>Zastąp tamtą moją</Trans>
            </Button>
          ) : null}
          <Button variant="primary" isPending={isPending} onPress={() => void decide('both')}>
            {conflict?.kind === 'gone' ? <Trans>Zachowaj jako nowy</Trans> : <Trans>Zachowaj obie</Trans>}
          </Button>
        </>
      }
    >
      <div className={styles.words}>
        <p>
          {conflict?.kind === 'gone' ? (
            <Trans>Twoje zmiany są bezpieczne na tym urządzeniu. Możesz zrobić z nich nowy szablon.</Trans>
          ) : (
            <Trans>
              Twoje zmiany są bezpieczne na tym urządzeniu. Zachowaj obie wersje, a Twoja zostanie osobnym
              szablonem, albo weź tamtą i porzuć swoją.
            </Trans>
          )}
        </p>
        {isCompared && theirs !== null ? <Difference before={theirs} after={mine} /> : null}
      </div>
    </Dialog>
  )
}
