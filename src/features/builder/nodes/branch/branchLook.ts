import { msg } from '@lingui/core/macro'
import { Split } from 'lucide-react'
import { OPERATOR_WORDS } from '../../words/choiceWords.ts'
import type { NodeLook } from '../nodeLook.ts'

export const branchLook: NodeLook<'branch'> = {
  label: msg`Warunek`,
  about: msg`Wybiera drogę „tak” albo „nie”, zależnie od odpowiedzi lub wyniku.`,
  keywords: 'branch if jeśli jesli gałąź rozgałęzienie warunek logika',
  icon: Split,
  tint: 'accent',
  summary({ settings: { condition } }, { i18n, fieldLabel }) {
    const { operandType, operand, operator, value } = condition
    if (operand === '') return ''
    const subject = operandType === 'field' ? fieldLabel(operand) : operand
    return `${subject} ${i18n._(OPERATOR_WORDS[operator])} ${String(value)}`
  },
}
