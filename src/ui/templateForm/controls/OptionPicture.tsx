import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import type { FormField } from '#domain/template/templateSchema.ts'
import styles from './Controls.module.css'

/** The picture of an option, above its words; a quiet sign where there is none or it can’t be loaded. */
export function OptionPicture({
  option: { picture = '' },
}: {
  readonly option: FormField['options'][number]
}) {
  const [broken, setBroken] = useState<string | null>(null)
  const isShown = isPictureAddress(picture) && broken !== picture
  return (
    <span className={styles.frame}>
      {isShown ? (
        <img src={picture} alt="" loading="lazy" decoding="async" onError={() => setBroken(picture)} />
      ) : (
        <ImageOff size={24} aria-hidden="true" />
      )}
    </span>
  )
}

/** A path of ours or an https address: nothing that a browser would run. */
export const isPictureAddress = (address: string): boolean =>
  /^\/(?!\/)/u.test(address) || (/^https:\/\//iu.test(address) && URL.canParse(address))
