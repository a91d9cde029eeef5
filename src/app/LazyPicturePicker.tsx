import { Suspense } from 'react'
import type { PicturePickerProps } from '#features/gallery/picker/PicturePicker.tsx'
import { askedPart } from '#ui/askedPart.ts'
import { useOnceOpened } from '#ui/useOnceOpened.ts'

const PicturePicker = askedPart(() => import('#features/gallery/picker/PicturePicker.tsx'))

/** The gallery's dialog to pick a picture in. Its code comes when it is first opened. */
export function LazyPicturePicker(props: PicturePickerProps) {
  const opened = useOnceOpened(props.isOpen)
  if (!opened) return null
  return (
    <Suspense fallback={null}>
      <PicturePicker {...props} />
    </Suspense>
  )
}
