import { Trans, useLingui } from '@lingui/react/macro'
import { Download, Printer, Send } from 'lucide-react'
import { useState } from 'react'
import { openShareSheet, takesShared } from '#domain/browser/page/sharing.ts'
import { Button } from '../Button.tsx'
import { Dialog } from '../Dialog.tsx'
import { downloadFile } from '../downloadFile.ts'
import { Notice } from '../Notice.tsx'
import { RadioGroup } from '../RadioGroup.tsx'
import { Skeleton } from '../Skeleton.tsx'
import { isClosedSheet } from '../sharing/isClosedSheet.ts'
import { withLoadingToast } from '../state/loadingToast.ts'
import { showToast } from '../state/toasts.ts'
import { TextField } from '../TextField.tsx'
import { CardFront } from './CardFront.tsx'
import type { CardDraft } from './cardDraft.ts'
import type { CardWish } from './cardFace.ts'
import { cardFile } from './cardFile.ts'
import { CardSheets } from './CardSheets.tsx'
import styles from './GiftCardDialog.module.css'
import { usePicture } from './usePicture.ts'

/** As many letters as a card's front and a gift's message take (specification part 1, section 5). */
const FRONT_MOST = 60
const INSIDE_MOST = 500

export interface GiftCardDialogProps {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  /** The address of the picture on the front, large enough to be printed; undefined while there is none. */
  readonly pictureUrl: string | undefined
  /** Of the picture: the saved card is named after it. */
  readonly fileName: string
  readonly card: CardDraft
  readonly onChange: (part: Partial<CardDraft>) => void
}

/** A picture as a card: words on its front, wishes inside, to be printed and folded, sent or saved. */
export function GiftCardDialog(props: GiftCardDialogProps) {
  const { isOpen, onOpenChange, pictureUrl, fileName, card, onChange } = props
  const { t } = useLingui()
  const { front, inside, look } = card
  const [sheet, setSheet] = useState<string | null>(null)
  const { picture, isFailed } = usePicture(isOpen ? pictureUrl : undefined)
  const wish: CardWish = { front, look }

  async function withFile(work: (made: File) => Promise<void> | void): Promise<void> {
    if (picture === null) return
    try {
      await work(await withLoadingToast(t`Składamy kartkę…`, () => cardFile(picture, wish, fileName)))
    } catch (error) {
      if (isClosedSheet(error)) return
      showToast({ type: 'error', title: t`Nie udało się złożyć kartki`, message: t`Spróbuj ponownie.` })
    }
  }

  const send = (made: File) => openShareSheet({ files: [made], text: inside.trim() })
  const print = (made: File) => setSheet(URL.createObjectURL(made))

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      size="xl"
      title={t`Kartka z tego obrazu`}
      actions={
        <>
          <Button
            isDisabled={picture === null}
            icon={<Download size={18} />}
            onPress={() => void withFile(downloadFile)}
          >
            <Trans>Zapisz przód</Trans>
          </Button>
          {canSendFiles() ? (
            <Button
              isDisabled={picture === null}
              icon={<Send size={18} />}
              onPress={() => void withFile(send)}
            >
              <Trans>Wyślij</Trans>
            </Button>
          ) : null}
          <Button
            variant="primary"
            isDisabled={picture === null}
            icon={<Printer size={18} />}
            onPress={() => void withFile(print)}
          >
            <Trans>Drukuj</Trans>
          </Button>
        </>
      }
    >
      <div className={styles.maker}>
        <div className={styles.preview}>
          {isFailed ? (
            <Notice tone="warning" title={t`Nie udało się wczytać obrazu`}>
              <Trans>Do kartki potrzebny jest cały obraz. Spróbuj ponownie, gdy wróci sieć.</Trans>
            </Notice>
          ) : picture === null ? (
            <Skeleton shape="box" height="100%" />
          ) : (
            <CardFront picture={picture} wish={wish} />
          )}
        </div>
        <div className={styles.fields}>
          <TextField
            label={t`Napis na przodzie`}
            description={t`Możesz zostawić pusty.`}
            maxLength={FRONT_MOST}
            value={front}
            onChange={(words) => onChange({ front: words })}
          />
          <TextField
            label={t`Życzenia w środku`}
            description={t`${inside.length} / ${INSIDE_MOST} znaków`}
            multiline
            maxLength={INSIDE_MOST}
            value={inside}
            onChange={(words) => onChange({ inside: words })}
          />
          <RadioGroup
            label={t`Obraz na kartce`}
            presentation="chips"
            options={[
              { value: 'full', label: t`Na całym przodzie` },
              { value: 'framed', label: t`Cały, w papierowej ramce` },
            ]}
            value={look}
            onChange={(chosen) => onChange({ look: chosen })}
          />
          <p className={styles.note}>
            <Trans>
              Do druku: kartka A4, dwustronnie, z odwróceniem wzdłuż krótszego boku, złożona na pół do A5.
            </Trans>
          </p>
        </div>
      </div>
      {sheet === null ? null : (
        <CardSheets front={sheet} inside={inside.trim()} onPrinted={() => setSheet(null)} />
      )}
    </Dialog>
  )
}

/** Whether the system's share sheet takes pictures here. */
function canSendFiles(): boolean {
  return takesShared({ files: [new File([], 'kartka.jpg', { type: 'image/jpeg' })] }) === true
}
