import { Trans, useLingui } from '@lingui/react/macro'
import { FileUp, X } from 'lucide-react'
import { type DragEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { sendTemplatePicture } from '#api/product/templateMediaCalls.ts'
import type { UploadRefusal } from '#domain/gallery/checkUpload.ts'
import { PICTURE_ACCEPT } from '#domain/gallery/chosenPictures.ts'
import { newId } from '#domain/newId.ts'
import { takePicture } from '#offline/gallery/takePicture.ts'
import { type BegunFile, begunFile, keptWhile } from '#offline/session/begunFile.ts'
import { goOnWhenCut } from '#services/goOnWhenCut.ts'
import { useServices } from '#services/services.tsx'
import { useSession } from '#services/useSession.ts'
import { Button } from '#ui/Button.tsx'
import { FailureNote } from '#ui/form/FailureNote.tsx'
import type { FailureTexts } from '#ui/form/failureTexts.ts'
import { useSubmission } from '#ui/form/useSubmission.ts'
import { interruptedText, WAITS_TEXT } from '#ui/interruptedText.ts'
import { onReturn } from '#ui/onReturn.ts'
import { ProgressBar } from '#ui/ProgressBar.tsx'
import { FILE_FAILURES } from '#ui/templateForm/controls/fileFailures.ts'
import { TEMPLATE_FAILURES } from '#ui/templateForm/templateFailures.ts'
import { useBuilder, useTemplatePart } from '../../document/BuilderContext.tsx'
import { useFollowedRun } from '../../run/RunFollower.tsx'
import stack from '../PanelStack.module.css'
import { CropThumbnail } from './CropThumbnail.tsx'
import { useMediaAddress } from './useMediaAddress.ts'
import styles from './Showcase.module.css'

interface Picked {
  readonly picture: ImageBitmap
  readonly address: string
}

const { HEIC_NOT_DECODED, PAYLOAD_TOO_LARGE } = FILE_FAILURES
const THUMBNAIL_FAILURES: FailureTexts = { ...TEMPLATE_FAILURES, HEIC_NOT_DECODED, PAYLOAD_TOO_LARGE }

/** The picture of a template’s card: picked or dropped, cut to the card’s proportion, and sent, also after a reload. */
export function ThumbnailField({ isOffline }: { readonly isOffline: boolean }) {
  const { t, i18n } = useLingui()
  const { productApi } = useServices()
  const document = useBuilder()
  const { thumbnailUrl, title } = useTemplatePart('details')
  const address = useMediaAddress(thumbnailUrl)
  const [picked, setPicked] = useState<Picked | null>(null)
  const [refusal, setRefusal] = useState<UploadRefusal | null>(null)
  const [isOver, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const kept = useKeptThumbnail()
  const begun = useRef<BegunFile | null>(null)
  const [percent, setPercent] = useState(0)
  const [isCut, setCut] = useState(false)
  const sending = useSubmission(async (signal) => {
    const picture = begun.current
    if (picture === null) return
    const { key, file } = picture
    const onProgress = (arrived: number) => {
      setPercent(arrived)
      setCut(false)
    }
    onProgress(0)
    const api = await productApi()
    const sendOnce = () => sendTemplatePicture(api, { file, onProgress }, { signal, idempotencyKey: key })
    const send = () => goOnWhenCut(sendOnce, { signal, onCut: () => setCut(true), onReturn })
    const { url } = await (kept === null ? send() : keptWhile(kept, picture, { signal, send }))
    setThumbnail(url)
    close()
  })
  const goOn = useEffectEvent((left: BegunFile) => {
    if (sending.isPending) return
    begun.current = left
    sending.submit()
  })
  useEffect(() => {
    let isGone = false
    const look = async () => {
      const left = await kept?.read()
      if (left != null && !isGone) goOn(left)
    }
    void look()
    return () => {
      isGone = true
    }
  }, [kept])

  // Made anew only with a new refusal: the note takes the focus then.
  const refused = useMemo(() => (refusal === null ? null : { code: refusal }), [refusal])
  const failure = refused ?? sending.failure

  function setThumbnail(url: string): void {
    document.edit({ name: 'thumbnail' }, (template) => ({
      ...template,
      details: { ...template.details, thumbnailUrl: url },
    }))
  }

  function take(picture: Blob): void {
    begun.current = { key: newId(), file: new File([picture], 'miniatura', { type: picture.type }) }
    sending.submit()
  }

  function cancel(): void {
    sending.cancel()
    void kept?.write(null)
    close()
  }

  function close(): void {
    if (picked !== null) URL.revokeObjectURL(picked.address)
    picked?.picture.close()
    setPicked(null)
  }

  async function pick(file: File | undefined): Promise<void> {
    if (file === undefined) return
    close()
    sending.forget()
    setRefusal(null)
    const taken = await takePicture(file)
    if (typeof taken === 'string') return setRefusal(taken)
    try {
      const picture = await createImageBitmap(taken.file)
      setPicked({ picture, address: URL.createObjectURL(taken.file) })
    } catch {
      setRefusal('FILE_UNREADABLE')
    }
  }

  function drop(event: DragEvent): void {
    event.preventDefault()
    setOver(false)
    void pick(event.dataTransfer.files[0])
  }

  return (
    <section className={stack.stack} aria-label={t`Miniatura`}>
      <h3 className={styles.title}>
        <Trans>Miniatura</Trans>
      </h3>
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
        {picked === null ? (
          <>
            {address === null ? (
              <p className={stack.text}>
                <Trans>
                  Bez miniatury pokażemy pierwszy obraz, który tym szablonem zrobisz, a gdy go nie ma, rysunek
                  przepływu.
                </Trans>
              </p>
            ) : (
              <img className={styles.shown} src={address} alt={t`Miniatura: ${title}`} />
            )}
            <div className={styles.tools}>
              <Button
                size="small"
                icon={<FileUp size={18} />}
                isDisabled={isOffline || sending.isPending}
                onPress={() => input.current?.click()}
              >
                <Trans>Wybierz obraz</Trans>
              </Button>
              {thumbnailUrl === '' ? null : (
                <Button size="small" variant="quiet" icon={<X size={18} />} onPress={() => setThumbnail('')}>
                  <Trans>Usuń miniaturę</Trans>
                </Button>
              )}
            </div>
            <input
              ref={input}
              hidden
              type="file"
              aria-label={t`Plik miniatury`}
              accept={PICTURE_ACCEPT}
              onChange={({ currentTarget }) => {
                void pick(currentTarget.files?.[0])
                currentTarget.value = ''
              }}
            />
            {isOffline ? (
              <p className={stack.text}>
                <Trans>Obraz dodasz, gdy wróci sieć.</Trans>
              </p>
            ) : null}
          </>
        ) : (
          <CropThumbnail
            picture={picked.picture}
            address={picked.address}
            isSending={sending.isPending}
            onTaken={take}
            onCancel={cancel}
          />
        )}
        {sending.isPending ? (
          <>
            <ProgressBar label={t`Wysyłanie miniatury`} value={percent} />
            {isCut ? <output>{i18n._(percent > 0 ? interruptedText(percent) : WAITS_TEXT)}</output> : null}
          </>
        ) : null}
        <FailureNote failure={failure} texts={THUMBNAIL_FAILURES} />
      </div>
    </section>
  )
}

/** Where this template’s thumbnail is while it is sent; null until it is known who uses this page. */
function useKeptThumbnail(): ReturnType<typeof begunFile> | null {
  const { template } = useFollowedRun()
  const session = useSession()
  const userId = session.status === 'signed-in' ? session.user.id : null
  return useMemo(
    () => (userId === null ? null : begunFile(`thumbnail/${template}`, userId)),
    [template, userId],
  )
}
