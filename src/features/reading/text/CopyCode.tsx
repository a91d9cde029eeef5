import { useLingui } from '@lingui/react/macro'
import { Copy } from 'lucide-react'
import { announce } from '#ui/announce.ts'
import { IconButton } from '#ui/IconButton.tsx'

/** Copies what stands in a block, such as a prompt to be tried. */
export function CopyCode({ text }: { readonly text: string }) {
  const { t } = useLingui()

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      announce(t`Skopiowano.`)
    } catch {
      announce(t`Przeglądarka nie pozwala kopiować. Zaznacz tekst i skopiuj go ręcznie.`, 'assertive')
    }
  }

  return (
    <IconButton label={t`Kopiuj`} variant="quiet" onPress={() => void copy()}>
      <Copy size={18} />
    </IconButton>
  )
}
