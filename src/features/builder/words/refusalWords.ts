import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ConnectionRefusal } from '#domain/template/connection.ts'

/** Why two nodes can’t be connected, and the next step. */
export const REFUSAL_WORDS: Readonly<Record<ConnectionRefusal, MessageDescriptor>> = {
  missing: msg`Tego węzła już nie ma.`,
  same_node: msg`Węzeł nie może używać własnego wyniku.`,
  port: msg`Z tego węzła nic nie wychodzi.`,
  twice: msg`Te węzły są już połączone.`,
  arity: msg`Do tego węzła nie można dodać więcej połączeń.`,
  cycle: msg`Powstałaby pętla: ten węzeł już tu prowadzi.`,
  type: msg`Ten węzeł nie przyjmie takiego wyniku.`,
}
