import { msg } from '@lingui/core/macro'
import { WrapText } from 'lucide-react'
import { TRANSFORM_WORDS } from '../../words/choiceWords.ts'
import type { NodeLook } from '../nodeLook.ts'

export const transformLook: NodeLook<'transform'> = {
  label: msg`Przekształcenie`,
  about: msg`Łączy, dzieli i zamienia tekst między węzłami.`,
  keywords: 'transform tekst zamień podziel połącz split join replace',
  icon: WrapText,
  tint: null,
  summary: ({ settings }, { i18n }) => i18n._(TRANSFORM_WORDS[settings.operation]),
}
