import { Trans } from '@lingui/react/macro'
import { Camera, ImagePlus } from 'lucide-react'
import { useRef } from 'react'
import { PICTURE_ACCEPT } from '#domain/gallery/chosenPictures.ts'
import { Button } from '#ui/Button.tsx'
import { useMedia } from '#ui/useMedia.ts'

export interface AddButtonsProps {
  readonly onFiles: (files: readonly File[]) => void
}

/** Choosing files and, where the device is held in a hand, taking a picture. */
export function AddButtons({ onFiles }: AddButtonsProps) {
  const chooser = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const isHandheld = useMedia('(pointer: coarse)')
  return (
    <>
      <Button
        variant="primary"
        icon={<ImagePlus size={18} aria-hidden="true" />}
        onPress={() => chooser.current?.click()}
      >
        <Trans>Dodaj zdjęcia</Trans>
      </Button>
      {isHandheld ? (
        <Button icon={<Camera size={18} aria-hidden="true" />} onPress={() => camera.current?.click()}>
          <Trans>Zrób zdjęcie</Trans>
        </Button>
      ) : null}
      <input
        ref={chooser}
        type="file"
        hidden
        multiple
        accept={PICTURE_ACCEPT}
        onChange={(event) => take(event.currentTarget)}
      />
      <input
        ref={camera}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        onChange={(event) => take(event.currentTarget)}
      />
    </>
  )

  function take(input: HTMLInputElement): void {
    onFiles([...(input.files ?? [])])
    // The same file chosen again is a choice, too.
    input.value = ''
  }
}
