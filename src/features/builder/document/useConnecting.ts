import { useLingui } from '@lingui/react/macro'
import { type Connection, type ConnectionRefusal, refuseConnection } from '#domain/template/connection.ts'
import { connect } from '#domain/template/editGraph.ts'
import { freshId } from '#domain/template/placing.ts'
import { announce } from '#ui/announce.ts'
import { useNodeName } from '../nodes/useNodeName.ts'
import { REFUSAL_WORDS } from '../words/refusalWords.ts'
import { graphOfTemplate } from './analysis.ts'
import { useBuilder } from './BuilderContext.tsx'

interface Connecting {
  /** Why these can’t be connected; null for those that can. */
  readonly refuse: (connection: Connection) => ConnectionRefusal | null
  /** Connects two nodes, or says aloud why they can’t be. */
  readonly connect: (connection: Connection) => ConnectionRefusal | null
}

/** Connecting, the same by pointer, by tap and by keys. */
export function useConnecting(): Connecting {
  const { t, i18n } = useLingui()
  const document = useBuilder()
  const nameOf = useNodeName()
  const present = () => document.getSnapshot().history.present
  const refuse = (connection: Connection) => refuseConnection(graphOfTemplate(present()), connection)
  return {
    refuse,
    connect(connection) {
      const refusal = refuse(connection)
      if (refusal !== null) {
        announce(i18n._(REFUSAL_WORDS[refusal]), 'assertive')
        return refusal
      }
      document.edit(
        { name: 'connect' },
        (template) => connect(template, connection, freshId(template, 'edge')).template,
      )
      const { nodes } = present()
      const [from, to] = [connection.source, connection.target].map((id) => {
        const node = nodes.find((each) => each.id === id)
        return node === undefined ? id : nameOf(node)
      })
      announce(t`Połączono: ${from} → ${to}`)
      return null
    },
  }
}
