import { msg } from '@lingui/core/macro'
import { Crop } from 'lucide-react'
import { POSTPROCESS_WORDS } from '../../words/choiceWords.ts'
import type { NodeLook } from '../nodeLook.ts'

export const postprocessLook: NodeLook<'postprocess'> = {
  label: msg`Obróbka`,
  about: msg`Zmienia rozmiar, kadr, format lub barwy gotowego obrazu, filmu czy dźwięku.`,
  keywords: 'postprocess rozmiar kadr format znak wodny resize crop',
  icon: Crop,
  tint: null,
  summary: ({ settings }, { i18n }) => i18n._(POSTPROCESS_WORDS[settings.operation]),
}
