import PrintSection, { type PrintSectionProps } from '#features/prints/PrintSection.tsx'
import { LazyPicturePicker } from '../LazyPicturePicker.tsx'

export type OwnPrintProps = Omit<PrintSectionProps, 'renderPicker'>

/** A product with its buyer's picture, which may be one of the gallery. */
export default function OwnPrint(props: OwnPrintProps) {
  return <PrintSection {...props} renderPicker={(picker) => <LazyPicturePicker {...picker} />} />
}
