import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import type { types as t, PluginObject } from '@babel/core'
import { bindNumbers } from '../src/domain/typography/bindNumbers.ts'
import { bindShortWords } from '../src/domain/typography/bindShortWords.ts'

type Babel = { types: typeof t }

/**
 * Makes a Babel plugin that runs on the output of Lingui's macro: it turns the Polish text kept beside each message id
 * (`descriptorFields: 'message'`) into the compiled form of a catalogue. So the source language needs no catalogue in
 * the browser, each chunk brings its own words, and a running page parses no ICU. With `typeset`, words of one letter
 * are bound to the next one, and numbers to their nouns (tests look words up as they are written).
 */
export function inlineMessages({ typeset }: { typeset: boolean }) {
  return ({ types }: Babel): PluginObject => createPlugin(types, typeset ? TYPESET : AS_WRITTEN)
}

interface Typesetting {
  /** For a message with its plurals, and then for each text in it. */
  readonly message: (message: string) => string
  readonly text: (text: string) => string
}

const TYPESET: Typesetting = { message: bindNumbers, text: bindShortWords }
const AS_WRITTEN: Typesetting = { message: (message) => message, text: (text) => text }

function createPlugin(types: typeof t, typesetting: Typesetting): PluginObject {
  /** Only the macro's output: there the id is the hash of the message (and its context). */
  function compiled(id: string, message: string, context: string): t.Expression | null {
    if (generateMessageId(message, context) !== id) return null
    return types.valueToNode(compileMessageOrThrow(typesetting.message(message), typesetting.text))
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
