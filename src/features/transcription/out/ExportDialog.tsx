import { Trans, useLingui } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { TRANSCRIPT_FORMATS, type TranscriptFormat } from '#domain/transcript/files/writeOptions.ts'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { downloadFile } from '#ui/downloadFile.ts'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { showToast } from '#ui/state/toasts.ts'
import type { TranscriptDocument } from '../document/transcriptDocument.ts'
import styles from './ExportDialog.module.css'
import { transcriptDownload } from './transcriptDownload.ts'

export interface ExportDialogProps {
  readonly document: TranscriptDocument
  readonly title: string
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** Asks as what file a transcript is wanted. */
export function ExportDialog({ document, title, isOpen, onOpenChange }: ExportDialogProps) {
  const { t } = useLingui()
  const [format, setFormat] = useState<TranscriptFormat>('srt')
  const [hasTimes, setTimes] = useState(false)
  const [hasSpeakers, setSpeakers] = useState(true)
  const words: Readonly<Record<TranscriptFormat, { label: string; description: string }>> = {
    srt: { label: t`SRT`, description: t`Napisy do filmu, które czyta każdy odtwarzacz.` },
    vtt: { label: t`WebVTT`, description: t`Napisy na stronę, z osobami.` },
    txt: { label: t`TXT`, description: t`Sam tekst.` },
    docx: { label: t`DOCX`, description: t`Dokument do Worda i LibreOffice.` },
    json: { label: t`JSON`, description: t`Cały zapis z czasem każdego słowa. Otworzysz go tu znowu.` },
  }
  const isWords = format === 'txt' || format === 'docx'

  function download(): void {
    try {
      const { present } = document.getSnapshot()
      downloadFile(transcriptDownload(present, format, { title, times: hasTimes, speakers: hasSpeakers }))
      onOpenChange(false)
    } catch {
      // The device may have no room left for the file.
      showToast({ type: 'error', title: t`Nie udało się pobrać pliku` })
    }
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t`Pobierz zapis`}
      actions={
        <Button variant="primary" icon={<Download size={18} aria-hidden="true" />} onPress={download}>
          <Trans>Pobierz plik</Trans>
        </Button>
      }
    >
      <div className={styles.parts}>
        <RadioGroup
          label={t`Format`}
          presentation="cards"
          options={TRANSCRIPT_FORMATS.map((value) => ({ value, ...words[value] }))}
          value={format}
          onChange={setFormat}
        />
        {isWords ? (
          <>
            <Checkbox isSelected={hasTimes} onChange={setTimes}>
              <Trans>Z czasem każdej wypowiedzi</Trans>
            </Checkbox>
            <Checkbox isSelected={hasSpeakers} onChange={setSpeakers}>
              <Trans>Z imionami osób</Trans>
            </Checkbox>
          </>
        ) : null}
      </div>
    </Dialog>
  )
}
