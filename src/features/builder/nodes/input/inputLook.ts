import { msg } from '@lingui/core/macro'
import { TextCursorInput } from 'lucide-react'
import type { NodeLook } from '../nodeLook.ts'

export const inputLook: NodeLook<'input'> = {
  label: msg`Wejście`,
  about: msg`Przekazuje dalej to, co wpisano w pole formularza.`,
  keywords: 'wejście wejscie input pole field formularz',
  icon: TextCursorInput,
  tint: null,
  summary: ({ settings: { field } }, { fieldLabel }) => (field === '' ? '' : fieldLabel(field)),
}
