import { useLingui } from '@lingui/react'
import { useCallback } from 'react'
import type { TemplateNode } from '#domain/template/templateSchema.ts'
import { NODE_LOOKS } from './nodeLooks.ts'

/** A node's name: its author's, else its kind and the number of its id. The same function in one language. */
export function useNodeName(): (node: Pick<TemplateNode, 'id' | 'kind' | 'label'>) => string {
  const { i18n } = useLingui()
  return useCallback(
    ({ id, kind, label }) => {
      if (label.trim() !== '') return label
      const number = /_(\d+)$/u.exec(id)?.[1]
      const name = i18n._(NODE_LOOKS[kind].label)
      return number === undefined ? name : `${name} ${number}`
    },
    [i18n],
  )
}
