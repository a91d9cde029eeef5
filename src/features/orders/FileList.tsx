import { Trans, useLingui } from '@lingui/react/macro'
import { Download, FileText, Image, PenLine } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lookOfKind } from '#domain/gifts/writtenLook.ts'
import type { OrderFile } from '#domain/orders/orderFiles.ts'
import { Button } from '#ui/Button.tsx'
import { ButtonAnchor } from '#ui/ButtonLink.tsx'
import { askedPart } from '#ui/askedPart.ts'
import { lazyPart } from '#ui/lazyPart.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { FILE_TEXTS } from './fileTexts.ts'
import styles from './Orders.module.css'
import { PrintChoices } from './PrintChoices.tsx'

// Not each order has a card to show and to send, and few change its words.
const DeliveryRow = lazyPart(() => import('./DeliveryRow.tsx'))
const GiftSheets = askedPart(() => import('./GiftSheets.tsx'))
const OwnWordsForm = askedPart(() => import('./OwnWordsForm.tsx'))
const WordsForm = askedPart(() => import('./WordsForm.tsx'))

/** About as high as the sheets of a card are. */
const SHEETS_HEIGHT = '22rem'

interface Asked {
  readonly token: string
  readonly language: 'pl' | 'en'
}

export interface FileListProps {
  readonly files: readonly OrderFile[]
  readonly asked: Asked
}

/** The files of an order, each with its kind and, where it is personalised, a link to its words. */
export function FileList({ files, asked }: FileListProps) {
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <FileRow key={file.id} file={file} asked={asked} />
      ))}
    </ul>
  )
}

function FileRow({ file, asked }: { readonly file: OrderFile; readonly asked: Asked }) {
  const { i18n, t } = useLingui()
  const [isWriting, setIsWriting] = useState(false)
  const { kind, title, text, front, written, isAwaited, url, picture } = file
  const isGiven = text !== null && (text.own !== null || text.blanks.some(({ given }) => given !== ''))
  const isSent = file.delivery !== null && file.delivery.state !== 'planned'
  return (
    <li className={styles.file}>
      <FileText size={22} strokeWidth={1.75} className={styles.icon} aria-hidden="true" />
      <div className={styles.words}>
        <strong>{title}</strong>
        <span className={styles.muted}>{i18n._(FILE_TEXTS[kind])}</span>
      </div>
      {isAwaited ? (
        <output className={styles.awaited}>
          <Trans>Twoje słowa są jeszcze w drodze. Zaraz się tu pojawią.</Trans>
        </output>
      ) : null}
      {front === null || written === null || isAwaited ? null : (
        <Suspense fallback={<Skeleton shape="box" height={SHEETS_HEIGHT} />}>
          <GiftSheets
            title={title}
            front={front}
            look={lookOfKind(kind)}
            written={written}
            language={asked.language}
          />
        </Suspense>
      )}
      {isWriting && text !== null ? (
        <div className={styles.own}>
          <Suspense>
            {text.own === null ? (
              <WordsForm asked={asked} file={file} text={text} onClose={() => setIsWriting(false)} />
            ) : (
              <OwnWordsForm asked={asked} file={file} own={text.own} onClose={() => setIsWriting(false)} />
            )}
          </Suspense>
        </div>
      ) : (
        <div className={styles.choices}>
          {text === null || isSent || isAwaited ? null : (
            <Button
              variant={isGiven ? 'secondary' : 'primary'}
              className="needs-script"
              icon={<PenLine size={18} />}
              aria-label={isGiven ? t`Zmień swoje słowa: ${title}` : t`Wpisz swoje słowa: ${title}`}
              onPress={() => setIsWriting(true)}
            >
              {isGiven ? <Trans>Zmień swoje słowa</Trans> : <Trans>Wpisz swoje słowa</Trans>}
            </Button>
          )}
          <ButtonAnchor
            href={url}
            download
            aria-label={t`Pobierz PDF: ${title}`}
            icon={<Download size={18} />}
          >
            <Trans>Pobierz PDF</Trans>
          </ButtonAnchor>
          {picture === null ? null : (
            <ButtonAnchor
              href={picture}
              download
              aria-label={t`Pobierz obraz: ${title}`}
              icon={<Image size={18} />}
            >
              <Trans>Pobierz obraz</Trans>
            </ButtonAnchor>
          )}
        </div>
      )}
      <PrintChoices file={file} />
      {file.delivery === null ? null : (
        <Suspense>
          <DeliveryRow asked={asked} file={file} delivery={file.delivery} />
        </Suspense>
      )}
    </li>
  )
}
