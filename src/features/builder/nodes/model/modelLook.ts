import { msg } from '@lingui/core/macro'
import { Sparkles } from 'lucide-react'
import { MODE_WORDS } from '../../words/choiceWords.ts'
import type { NodeLook } from '../nodeLook.ts'

export const modelLook: NodeLook<'model'> = {
  label: msg`Model AI`,
  about: msg`Tworzy obraz, film, muzykę, głos albo tekst z promptu.`,
  keywords: 'ai model generuj obraz wideo tekst muzyka prompt',
  icon: Sparkles,
  tint: 'generated',
  summary({ settings: { mode, model, fanout } }, { i18n, engineName }) {
    const name =
      model === '' ? i18n._(MODE_WORDS[mode]) : `${i18n._(MODE_WORDS[mode])} · ${engineName(model)}`
    return fanout > 1 ? `${name} × ${fanout}` : name
  },
}
