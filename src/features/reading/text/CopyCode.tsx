import { useLingui } from '@lingui/react/macro'
import { Copy } from 'lucide-react'
import { IconButton } from '#ui/IconButton.tsx'
import { useCopy } from '#ui/sharing/useCopy.ts'

/** Copies a block's text, such as a prompt to be tried. */
export function CopyCode({ text }: { readonly text: string }) {
  const { t } = useLingui()
  const copy = useCopy()
  return (
    <IconButton label={t`Kopiuj`} variant="quiet" onPress={() => void copy(text, t`Skopiowane`)}>
      <Copy size={18} />
    </IconButton>
  )
}
