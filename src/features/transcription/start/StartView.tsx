import { Trans } from '@lingui/react/macro'
import { AudioLines, FileText, FileAudio, Images, Mic, PenLine } from 'lucide-react'
import { type DragEvent, Suspense, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { askedPart } from '#ui/askedPart.ts'
import { RecentTranscripts } from './RecentTranscripts.tsx'
import { Recorder } from './Recorder.tsx'
import styles from './StartView.module.css'

const OwnSoundsDialog = askedPart(async () => ({
  default: (await import('./OwnSoundsDialog.tsx')).OwnSoundsDialog,
}))

export interface StartViewProps {
  readonly onFile: (file: File) => void
  readonly onChooseFile: () => void
  readonly onBeginEmpty: () => void
  readonly onRecorded: (id: string) => void
}

/** Where a transcript begins: a file, the microphone, one's own film or sound, subtitles, or what was worked on last. */
export function StartView({ onFile, onChooseFile, onBeginEmpty, onRecorded }: StartViewProps) {
  const [isOver, setOver] = useState(false)
  const [isRecording, setRecording] = useState(false)
  const [isChoosing, setChoosing] = useState(false)

  function drop(event: DragEvent): void {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file !== undefined) onFile(file)
  }

  if (isRecording) return <Recorder onLeave={() => setRecording(false)} onRecorded={onRecorded} />
  return (
    <div className={styles.start}>
      <div
        className={styles.drop}
        data-over={isOver ? '' : undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <AudioLines size={36} aria-hidden="true" className={styles.sign} />
        <h2 className={styles.title}>
          <Trans>Co spisujemy?</Trans>
        </h2>
        <p className={styles.about}>
          <Trans>
            Nagranie albo film. Plik zostaje na Twoim urządzeniu: bez Twojej zgody nigdzie go nie wysyłamy.
          </Trans>
        </p>
        <div className={styles.ways}>
          <Button
            variant="primary"
            size="large"
            className="needs-script"
            icon={<FileAudio size={20} aria-hidden="true" />}
            onPress={onChooseFile}
          >
            <Trans>Wybierz plik</Trans>
          </Button>
          <Button
            size="large"
            className="needs-script"
            icon={<Mic size={20} aria-hidden="true" />}
            onPress={() => setRecording(true)}
          >
            <Trans>Nagraj mikrofonem</Trans>
          </Button>
        </div>
        <div className={styles.ways}>
          <Button
            variant="quiet"
            className="needs-script"
            icon={<Images size={20} aria-hidden="true" />}
            aria-haspopup="dialog"
            onPress={() => setChoosing(true)}
          >
            <Trans>Z Twoich prac</Trans>
          </Button>
          <Button
            variant="quiet"
            className="needs-script"
            icon={<FileText size={20} aria-hidden="true" />}
            onPress={onChooseFile}
          >
            <Trans>Otwórz napisy albo zapis</Trans>
          </Button>
          <Button
            variant="quiet"
            className="needs-script"
            icon={<PenLine size={20} aria-hidden="true" />}
            onPress={onBeginEmpty}
          >
            <Trans>Pisz bez nagrania</Trans>
          </Button>
        </div>
      </div>
      <RecentTranscripts />
      <Suspense fallback={null}>
        {isChoosing ? <OwnSoundsDialog onFile={onFile} onClose={() => setChoosing(false)} /> : null}
      </Suspense>
    </div>
  )
}
