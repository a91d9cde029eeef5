import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { FileUp, X } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { sendTemplatePicture } from '#api/product/templateMediaCalls.ts'
import { UPLOAD_TYPES } from '#domain/gallery/galleryImage.ts'
import { useServices } from '#services/services.tsx'
import { Button } from '#ui/Button.tsx'
import { TemplateFailureNote } from '#ui/templateForm/TemplateFailureNote.tsx'
import { useBuilder, useTemplatePart } from '../../document/BuilderContext.tsx'
import stack from '../PanelStack.module.css'
import { CropThumbnail } from './CropThumbnail.tsx'
import { useMediaAddress } from './useMediaAddress.ts'
import styles from './Showcase.module.css'

interface Picked {
  readonly picture: ImageBitmap
  readonly address: string
}

/** What no picture is: told as the server tells of it. */
const UNREADABLE = { code: 'FILE_UNREADABLE' }

/** The picture of a template’s card: picked or dropped, cut to the card’s proportion, and sent. */
export function ThumbnailField({ isOffline }: { readonly isOffline: boolean }) {
  const { t } = useLingui()
  const { productApi } = useServices()
  const document = useBuilder()
  const { thumbnailUrl, title } = useTemplatePart('details')
  const address = useMediaAddress(thumbnailUrl)
  const [picked, setPicked] = useState<Picked | null>(null)
  const [isUnreadable, setUnreadable] = useState(false)
  const [isOver, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const sending = useMutation({
    mutationFn: async (picture: Blob) => sendTemplatePicture(await productApi(), picture),
    onSuccess({ url }) {
      setThumbnail(url)
      close()
    },
  })

  function setThumbnail(url: string): void {
    document.edit({ name: 'thumbnail' }, (template) => ({
      ...template,
      details: { ...template.details, thumbnailUrl: url },
    }))
  }

  function close(): void {
    if (picked !== null) URL.revokeObjectURL(picked.address)
    picked?.picture.close()
    setPicked(null)
  }

  async function pick(file: File | undefined): Promise<void> {
    if (file === undefined) return
    close()
    sending.reset()
    try {
      const picture = await createImageBitmap(file)
      setUnreadable(false)
      setPicked({ picture, address: URL.createObjectURL(file) })
    } catch {
      setUnreadable(true)
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
                isDisabled={isOffline}
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
              accept={UPLOAD_TYPES.join()}
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
            onTaken={sending.mutate}
            onCancel={close}
          />
        )}
        <TemplateFailureNote failure={isUnreadable ? UNREADABLE : sending.error} />
      </div>
    </section>
  )
}
