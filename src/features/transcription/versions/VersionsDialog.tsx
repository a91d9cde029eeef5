import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Plus, RotateCcw } from 'lucide-react'
import { useCallback, useState } from 'react'
import { unpackTranscript } from '#domain/transcript/packTranscript.ts'
import { textOf } from '#domain/transcript/textOf.ts'
import { useFormat } from '#i18n/format.ts'
import { observe } from '#offline/change.ts'
import type { IskraDatabase } from '#offline/database.ts'
import { liveValue } from '#offline/liveStore.ts'
import type { TranscriptVersionReason, TranscriptVersionRow } from '#offline/transcripts/transcriptRows.ts'
import { readTranscriptVersions } from '#offline/transcripts/transcriptVersions.ts'
import { useLiveRows } from '#services/useLiveRows.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { showToast } from '#ui/state/toasts.ts'
import { tellNotKept } from '#ui/tellNotKept.ts'
import type { OpenTranscript } from '../kept/openTranscript.ts'
import styles from '#ui/tools/Versions.module.css'

const REASONS: Readonly<Record<TranscriptVersionReason, MessageDescriptor>> = {
  saved: msg`zapisana przez Ciebie`,
  pause: msg`z przerwy w pisaniu`,
  'before-change': msg`sprzed zmiany całości`,
  'other-tab': msg`z innej karty`,
  heard: msg`cała odpowiedź silnika`,
}

const NONE: readonly TranscriptVersionRow[] = []

export interface VersionsDialogProps {
  readonly open: OpenTranscript
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** The versions of a transcript: what each says, and the way back. */
export function VersionsDialog({ open, isOpen, onOpenChange }: VersionsDialogProps) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const [reading] = useLiveRows(
    useCallback(
      (db: IskraDatabase) =>
        observe(db, ['transcriptVersions'], (stores) => readTranscriptVersions(stores, open.id)),
      [open.id],
    ),
  )
  const versions = liveValue(reading, NONE)
  const [chosenId, setChosenId] = useState<string | null>(null)
  const chosen = versions.find(({ id }) => id === chosenId) ?? versions[0]
  const lines = unpackTranscript(chosen?.text ?? '')?.passages.map(
    (passage) => [passage.id, textOf(passage)] as const,
  )

  async function save(): Promise<void> {
    if (await open.saveVersion()) showToast({ type: 'success', title: t`Zapisano wersję` })
    else tellNotKept(i18n, t`Nie zapisaliśmy wersji`)
  }

  async function goBack(version: TranscriptVersionRow): Promise<void> {
    await open.flush()
    const { goBackTo } = await import('../kept/transcriptActions.ts')
    await goBackTo(i18n, version)
    onOpenChange(false)
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      size="xl"
      title={t`Wersje zapisu`}
      actions={
        <>
          <Button icon={<Plus size={18} aria-hidden="true" />} onPress={() => void save()}>
            <Trans>Zapisz wersję</Trans>
          </Button>
          <Button
            variant="primary"
            icon={<RotateCcw size={18} aria-hidden="true" />}
            isDisabled={chosen === undefined}
            onPress={() => void (chosen && goBack(chosen))}
          >
            <Trans>Przywróć</Trans>
          </Button>
        </>
      }
    >
      {versions.length === 0 ? (
        <p className={styles.nothing}>
          <Trans>
            Nie ma jeszcze wersji. Zachowujemy je same, gdy robisz przerwę i przed każdą zmianą w wielu
            miejscach.
          </Trans>
        </p>
      ) : (
        <div className={styles.parts}>
          <ul className={styles.list} aria-label={t`Wersje`}>
            {versions.map((version) => (
              <li key={version.id}>
                <button
                  type="button"
                  className={styles.version}
                  aria-pressed={version === chosen}
                  onClick={() => setChosenId(version.id)}
                >
                  <strong>{format.dateTime(new Date(version.keptAt))}</strong>
                  <span>{i18n._(REASONS[version.reason])}</span>
                </button>
              </li>
            ))}
          </ul>
          <section className={styles.difference} aria-label={t`Co jest w tej wersji`}>
            {lines?.map(([id, text]) => (
              <p key={id} className={styles.text} lang="pl">
                {text}
              </p>
            ))}
          </section>
        </div>
      )}
    </Dialog>
  )
}
