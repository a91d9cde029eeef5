import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FlowFault } from '#domain/scene/flow/checkFlow.ts'
import type { FlowRun } from '#domain/scene/flow/runFlow.ts'

/** What a check has found, by its code. */
export const FLOW_FAULT_WORDS: Readonly<Record<FlowFault, MessageDescriptor>> = {
  noStart: msg`Brakuje początku`,
  severalStarts: msg`To kolejny początek`,
  noEnd: msg`Brakuje końca`,
  deadEnd: msg`Stąd nic nie prowadzi dalej`,
  unreachable: msg`Nic tu nie prowadzi od początku`,
  endless: msg`Stąd nie da się dojść do końca`,
  oneWay: msg`Decyzja ma tylko jedno wyjście`,
  unnamedWays: msg`Podpisz wyjścia tej decyzji`,
  wayAfterEnd: msg`Po końcu coś jeszcze prowadzi dalej`,
}

/** How a run stands. */
export const RUN_WORDS: Readonly<Record<FlowRun['end'], MessageDescriptor>> = {
  running: msg`Przebieg trwa`,
  done: msg`Przebieg doszedł do końca`,
  stuck: msg`Przebieg utknął: równoległe drogi nie zeszły się razem`,
  tooLong: msg`Przebieg trwa zbyt długo: to pętla bez wyjścia`,
}
