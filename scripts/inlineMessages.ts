import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import type { types as t, PluginObj } from '@babel/core'

type Babel = { types: typeof t }

/**
 * A Babel plugin that runs on what Lingui's macro wrote: it turns the Polish text kept beside each message id
 * (`descriptorFields: 'message'`) into the compiled form a catalogue would hold. So the source language needs
 * no catalogue in the browser, each chunk brings its own words, and nothing parses ICU while a page runs.
 */
export default function inlineMessages({ types }: Babel): PluginObj {
  /** Only what the macro wrote: there the id is the hash of the message (and its context). */
  function compiled(id: string, message: string, context: string): t.Expression | null {
    if (generateMessageId(message, context) !== id) return null
    return types.valueToNode(compileMessageOrThrow(message))
  }

  return {
    name: 'inline-messages',
    visitor: {
      ObjectExpression(path) {
        const fields = new Map<string, { property: t.ObjectProperty; text: string }>()
        for (const property of path.node.properties) {
          if (!types.isObjectProperty(property) || !types.isStringLiteral(property.value)) continue
          const name = types.isIdentifier(property.key) ? property.key.name : ''
          fields.set(name, { property, text: property.value.value })
        }
        const message = fields.get('message')
        const value =
          message && compiled(fields.get('id')?.text ?? '', message.text, fields.get('context')?.text ?? '')
        if (message && value) message.property.value = value
      },
      JSXOpeningElement(path) {
        const fields = new Map<string, { attribute: t.JSXAttribute; text: string }>()
        for (const attribute of path.node.attributes) {
          if (!types.isJSXAttribute(attribute) || !types.isJSXIdentifier(attribute.name)) continue
          const given = types.isJSXExpressionContainer(attribute.value)
            ? attribute.value.expression
            : attribute.value
          if (types.isStringLiteral(given)) fields.set(attribute.name.name, { attribute, text: given.value })
        }
        const message = fields.get('message')
        const value =
          message && compiled(fields.get('id')?.text ?? '', message.text, fields.get('context')?.text ?? '')
        if (message && value) message.attribute.value = types.jsxExpressionContainer(value)
      },
    },
  }
}
