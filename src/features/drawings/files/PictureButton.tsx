import { useLingui } from '@lingui/react/macro'
import { ImagePlus } from 'lucide-react'
import { useRef } from 'react'
import { usePutPicture } from './usePutPicture.ts'

export interface PictureButtonProps {
  readonly className: string
  /** Shown under the picture, and not only said. */
  readonly isNamed?: boolean
  readonly onTaken?: () => void
}

/** Puts a picture from a file into the drawing. */
export function PictureButton({ className, isNamed = false, onTaken }: PictureButtonProps) {
  const { t } = useLingui()
  const put = usePutPicture()
  const chooser = useRef<HTMLInputElement>(null)
  const label = t`Obraz z pliku`
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={isNamed ? undefined : label}
        data-hint={isNamed ? undefined : label}
        onClick={() => chooser.current?.click()}
      >
        <ImagePlus size={isNamed ? 28 : 20} aria-hidden="true" />
        {isNamed ? <span>{label}</span> : null}
      </button>
      <input
        ref={chooser}
        type="file"
        hidden
        accept="image/png,image/jpeg,image/webp,image/gif"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          currentTarget.value = ''
          if (file === undefined) return
          onTaken?.()
          void put(file)
        }}
      />
    </>
  )
}
