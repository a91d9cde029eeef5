import { msg } from '@lingui/core/macro'
import { Layers } from 'lucide-react'
import { COLLECT_WORDS } from '../../words/choiceWords.ts'
import type { NodeLook } from '../nodeLook.ts'

export const aggregateLook: NodeLook<'aggregate'> = {
  label: msg`Zbierz wyniki`,
  about: msg`Czeka na kilka wyników i przekazuje wszystkie, pierwszy udany albo najlepszy.`,
  keywords: 'agregacja aggregate lista warianty collect',
  icon: Layers,
  tint: null,
  summary: ({ settings }, { i18n }) => i18n._(COLLECT_WORDS[settings.collectStrategy]),
}
