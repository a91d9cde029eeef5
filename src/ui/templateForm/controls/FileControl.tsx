import { Trans, useLingui } from '@lingui/react/macro'
import { FileText, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { PICTURE_ACCEPT } from '#domain/gallery/chosenPictures.ts'
import { newId } from '#domain/newId.ts'
import {
  FILE_FIELD_RULES,
  type FileFieldType,
  fileRefusal,
  isFileFieldType,
} from '#domain/template/fileFieldRules.ts'
import type { SentFile } from '#domain/template/sentFile.ts'
import { useFormat } from '#i18n/format.ts'
import { announce } from '../../announce.ts'
import { Button } from '../../Button.tsx'
import { classNames } from '../../classNames.ts'
import fieldStyles from '../../Field.module.css'
import { FailureNote } from '../../form/FailureNote.tsx'
import { useSubmission } from '../../form/useSubmission.ts'
import { IconButton } from '../../IconButton.tsx'
import { interruptedText, WAITS_TEXT } from '../../interruptedText.ts'
import { ProgressBar } from '../../ProgressBar.tsx'
import type { ChosenFile } from '../fileSource.ts'
import { type ControlProps, wordsIn } from './controlProps.ts'
import styles from './Controls.module.css'
import { FILE_FAILURES } from './fileFailures.ts'
import { useSentFile } from './useSentFile.ts'

/** A file of one kind: the accepted formats are below, and a sent file is shown or played. */
export default function FileControl(props: ControlProps) {
  const { field, value, onChange, onLeave, attributes, files } = props
  const { t, i18n } = useLingui()
  const type = isFileFieldType(field.type) ? field.type : 'file'
  const id = wordsIn(value)
  const chosen = useRef<ChosenFile | null>(null)
  const [refusal, setRefusal] = useState<ReturnType<typeof fileRefusal>>(null)
  const [name, setName] = useState('')
  const [percent, setPercent] = useState(0)
  const [isCut, setCut] = useState(false)
  const { sent, isGone, keep } = useSentFile({ id, type, files, onGone: () => onChange('') })
  const isLocked = attributes.disabled || field.isReadOnly
  const input = useRef<HTMLInputElement>(null)

  const sending = useSubmission(async (signal) => {
    if (files === undefined || chosen.current === null) return
    setName(chosen.current.file.name)
    setPercent(0)
    setCut(false)
    const target = { name: field.name, type }
    const arrived = await files.send(chosen.current, target, {
      signal,
      onProgress(arrivedPercent) {
        setPercent(arrivedPercent)
        setCut(false)
      },
      onCut: () => setCut(true),
    })
    keep(arrived)
    onChange(arrived.id)
    announce(t`Dodano plik ${arrived.name}`)
  })

  const begun = files?.begun
  const goOn = useEffectEvent((left: ChosenFile) => {
    if (isLocked || sending.isPending) return
    chosen.current = left
    sending.submit()
  })
  useEffect(() => {
    let hasLeft = false
    const look = async () => {
      const left = await begun?.(field.name)
      if (left != null && !hasLeft) goOn(left)
    }
    void look()
    return () => {
      hasLeft = true
    }
  }, [begun, field.name])

  function choose(file: File | undefined): void {
    if (file === undefined || sending.isPending) return
    const found = fileRefusal(type, file)
    setRefusal(found)
    chosen.current = { key: newId(), file }
    if (found === null) sending.submit()
    else sending.forget()
    // The same file can be chosen again.
    if (input.current !== null) input.current.value = ''
  }

  function remove(): void {
    onChange('')
    input.current?.focus()
  }

  function cancel(): void {
    sending.cancel()
    files?.forget(field.name)
    announce(t`Przerwano wysyłanie`)
    input.current?.focus()
  }

  const hint = `${attributes.id}-formats`
  const { 'aria-required': _required, 'aria-describedby': described, ...own } = attributes
  return (
    <div className={styles.file}>
      {sent === null ? null : (
        <Sent file={sent} type={type} onRemove={isLocked ? null : remove} label={field.label} />
      )}
      <input
        {...own}
        ref={input}
        type="file"
        className={classNames(fieldStyles.control, styles.input)}
        accept={acceptOf(type)}
        aria-describedby={described === undefined ? hint : `${described} ${hint}`}
        disabled={isLocked || files === undefined || files.obstacle !== null}
        // The focus stays on it during the upload.
        aria-disabled={sending.isPending ? true : undefined}
        onClick={(event) => {
          if (sending.isPending) event.preventDefault()
        }}
        onChange={(event) => choose(event.currentTarget.files?.[0])}
        onBlur={onLeave}
      />
      <Hint id={hint} type={type} />
      {files?.obstacle == null || isLocked ? null : (
        <p className={fieldStyles.description}>{files.obstacle}</p>
      )}
      {sending.isPending ? (
        <div className={styles.sending}>
          <ProgressBar label={t`Wysyłanie: ${name}`} value={percent} />
          {isCut ? <output>{i18n._(percent > 0 ? interruptedText(percent) : WAITS_TEXT)}</output> : null}
          <Button size="small" aria-label={t`Przerwij wysyłanie: ${field.label}`} onPress={cancel}>
            <Trans>Przerwij</Trans>
          </Button>
        </div>
      ) : null}
      {isGone ? (
        <p role="alert" className={fieldStyles.error}>
          <Trans>Tego pliku już u nas nie ma. Dodaj go jeszcze raz.</Trans>
        </p>
      ) : null}
      {refusal === null ? null : (
        <p role="alert" className={fieldStyles.error}>
          {refusal === 'empty' ? <Trans>Ten plik jest pusty. Wybierz inny.</Trans> : null}
          {refusal === 'size' ? <Trans>Ten plik jest za duży. Zmniejsz go albo wybierz inny.</Trans> : null}
          {refusal === 'format' ? <Trans>Nie przyjmujemy takich plików. Wybierz inny.</Trans> : null}
        </p>
      )}
      <FailureNote failure={sending.failure} texts={FILE_FAILURES} />
    </div>
  )
}

/** Media types, and endings for systems that name some of them otherwise. */
function acceptOf(type: FileFieldType): string {
  if (type === 'image') return PICTURE_ACCEPT
  const named = Object.entries(FILE_FIELD_RULES[type].formats).flatMap(([format, { endings }]) => [
    format,
    ...endings.map((ending) => `.${ending}`),
  ])
  return named.join(',')
}

/** „Maximum file size and allowed formats” (specification part 2, section 2). */
function Hint({ id, type }: { readonly id: string; readonly type: FileFieldType }) {
  const format = useFormat()
  const { formats, bytesMost } = FILE_FIELD_RULES[type]
  const names = Object.values(formats)
    .map(({ label }) => label)
    .join(', ')
  return (
    <p id={id} className={fieldStyles.description}>
      <Trans>
        Najwyżej {format.bytes(bytesMost)}: {names}
      </Trans>
      {type === 'image' ? (
        <>
          {'. '}
          <Trans>Z animacji bierzemy pierwszy obraz.</Trans>
        </>
      ) : null}
    </p>
  )
}

interface SentProps {
  readonly file: SentFile
  readonly type: FileFieldType
  /** The label of the field. */
  readonly label: string
  readonly onRemove: (() => void) | null
}

function Sent({ file, type, label, onRemove }: SentProps) {
  const { t } = useLingui()
  const format = useFormat()
  const address = file.address ?? ''
  const isSeen = file.address !== null
  return (
    <>
      <div className={styles.sent}>
        {isSeen && type === 'image' ? (
          <img src={address} alt={t`Wybrane: ${file.name}`} />
        ) : (
          <FileText size={24} aria-hidden="true" />
        )}
        <span className={styles.sentWords}>
          {file.name}
          <br />
          {format.bytes(file.bytes)}
        </span>
        {onRemove === null ? null : (
          <IconButton label={t`Usuń plik: ${label}`} onPress={onRemove}>
            <X size={20} />
          </IconButton>
        )}
      </div>
      {isSeen && type === 'audio' ? (
        // A just chosen file has no captions.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <audio className={styles.media} src={address} controls preload="metadata" aria-label={file.name} />
      ) : null}
      {isSeen && type === 'video' ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <video className={styles.media} src={address} controls preload="metadata" aria-label={file.name} />
      ) : null}
    </>
  )
}
