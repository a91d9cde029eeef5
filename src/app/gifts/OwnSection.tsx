import type { ComponentProps } from 'react'
import GiftSection from '#features/gifts/GiftSection.tsx'
import PersonalSection from '#features/gifts/personal/PersonalSection.tsx'
import PrintSection, { type PrintSectionProps } from '#features/prints/PrintSection.tsx'
import { isPersonal } from '#domain/personal/personalHandles.ts'
import { LazyPicturePicker } from '../LazyPicturePicker.tsx'

export interface OwnSectionProps extends Omit<PrintSectionProps, 'renderPicker'> {
  /** The text template of a product with words; null for one with fields, or one printed with a picture. */
  readonly template: string | null
}

/** The personalisation of a product: its words, its fields, or its picture. */
export default function OwnSection({ template, ...props }: OwnSectionProps) {
  const { product, variant, printId } = props
  const { handle } = product
  if (isPersonal(handle)) {
    return <PersonalSection handle={handle} product={product} variant={variant} giftId={printId} />
  }
  if (template === null) {
    return <PrintSection {...props} renderPicker={(picker) => <LazyPicturePicker {...picker} />} />
  }
  const gift: ComponentProps<typeof GiftSection> = { product, variant, template, giftId: printId }
  return <GiftSection {...gift} />
}
