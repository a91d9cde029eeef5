import { msg } from '@lingui/core/macro'
import { Flag } from 'lucide-react'
import type { NodeLook } from '../nodeLook.ts'

export const outputLook: NodeLook<'output'> = {
  label: msg`Wynik`,
  about: msg`Przekazuje gotowy wynik osobie, która wypełniła formularz.`,
  keywords: 'wyjście wyjscie output koniec rezultat',
  icon: Flag,
  tint: 'success',
  summary: ({ settings: { name } }) => name,
}
