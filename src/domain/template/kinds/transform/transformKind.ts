import { partsOf, wordsOf } from '../../dryValue.ts'
import { READABLE, typeSet } from '../../valueTypes.ts'
import { PREVIOUS } from '../inputSource.ts'
import { type KindRules, MANY } from '../kindRules.ts'
import { filled, sourceWords } from '../nodeInput.ts'
import { TRANSFORM_RULES } from './transforms.ts'

/** Text made of text. */
export const transformKind: KindRules<'transform'> = {
  category: 'processing',
  mostIncoming: MANY,
  leastIncoming: 1,
  sourcePorts: ['out'],
  takes: () => READABLE,
  gives: ({ settings }) => typeSet(settings.operation === 'number' ? 'number' : 'text'),
  fresh: { operation: 'text', inputSource: PREVIOUS, text: '', replacement: '' },
  create: (shared, settings) => ({ ...shared, kind: 'transform', settings }),
  refer: (node, { text, source }) => ({
    ...node,
    settings: {
      ...node.settings,
      text: text(node.settings.text),
      inputSource: source(node.settings.inputSource),
    },
  }),
  say: null,
  problems: () => [],
  simulate({ settings }, input) {
    const { operation, inputSource, text, replacement } = settings
    return TRANSFORM_RULES[operation]({
      words: sourceWords(inputSource, input),
      parts: input.arriving.flatMap(partsOf).map(wordsOf),
      filled: filled(text, input),
      text,
      replacement,
    })
  },
  condition: null,
  engine: null,
  field: null,
  result: null,
  isPriced: false,
  spoken: /^(?:przeksztalc|transform)/u,
}
