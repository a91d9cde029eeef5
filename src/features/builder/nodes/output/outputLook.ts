import { msg } from '@lingui/core/macro'
import { Flag } from 'lucide-react'
import type { NodeLook } from '../nodeLook.ts'

export const outputLook: NodeLook<'output'> = {
  label: msg`Wynik`,
  about: msg`Oddaje gotową rzecz osobie, która wypełniła formularz.`,
  keywords: 'wyjście wyjscie output koniec rezultat',
  icon: Flag,
  summary: ({ settings: { name } }) => name,
}
