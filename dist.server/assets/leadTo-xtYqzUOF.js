import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import { r as useLingui } from './dist-CJ0y7q9j.js'
import { t as useQuery } from './useQuery-ByumTbVI.js'
import { t as createLucideIcon } from './createLucideIcon-ByydpFMN.js'
import { n as store, r as atom, t as useSharedAtom } from './useSharedAtom-DXF4lI95.js'
import { Nt as createStore, Si as useServices, oi as Sparkles } from '../renderPage.js'
import { B as isWebAddress, G as CONTEXT_NAMES, U as hasOptions } from './templateRun-8_LMDVuW.js'
import {
  _ as nodeInCircle,
  b as valueTypesOf,
  g as graphOf,
  h as ancestors,
  m as warning,
  p as error,
  v as reaches,
  x as NODE_KINDS,
  y as topologicalOrder,
} from './templateCalls-Wpg3piiV.js'
import { t as isPattern } from './matchPattern-otnyAUIs.js'
import { t as engineOffersQuery } from './engineOffersQuery-BlkF-w79.js'
// node_modules/lucide-react/dist/esm/icons/crop.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData$5 = {
  name: 'crop',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M6 2v14a2 2 0 0 0 2 2h14',
        key: 'ron5a4',
      },
    ],
    [
      'path',
      {
        d: 'M18 22V8a2 2 0 0 0-2-2H2',
        key: '7s9ehn',
      },
    ],
  ],
}
__iconData$5.node
var Crop = createLucideIcon(__iconData$5)
// node_modules/lucide-react/dist/esm/icons/flag.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData$4 = {
  name: 'flag',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M4 22V4a1 1 0 0 1 .4-.8A6 6 0 0 1 8 2c3 0 5 2 7.333 2q2 0 3.067-.8A1 1 0 0 1 20 4v10a1 1 0 0 1-.4.8A6 6 0 0 1 16 16c-3 0-5-2-8-2a6 6 0 0 0-4 1.528',
        key: '1jaruq',
      },
    ],
  ],
}
__iconData$4.node
var Flag = createLucideIcon(__iconData$4)
// node_modules/lucide-react/dist/esm/icons/layers.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData$3 = {
  name: 'layers',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M12.83 2.18a2 2 0 0 0-1.66 0L2.6 6.08a1 1 0 0 0 0 1.83l8.58 3.91a2 2 0 0 0 1.66 0l8.58-3.9a1 1 0 0 0 0-1.83z',
        key: 'zw3jo',
      },
    ],
    [
      'path',
      {
        d: 'M2 12a1 1 0 0 0 .58.91l8.6 3.91a2 2 0 0 0 1.65 0l8.58-3.9A1 1 0 0 0 22 12',
        key: '1wduqc',
      },
    ],
    [
      'path',
      {
        d: 'M2 17a1 1 0 0 0 .58.91l8.6 3.91a2 2 0 0 0 1.65 0l8.58-3.9A1 1 0 0 0 22 17',
        key: 'kqbvx6',
      },
    ],
  ],
  aliases: ['layers-3'],
}
__iconData$3.node
var Layers = createLucideIcon(__iconData$3)
// node_modules/lucide-react/dist/esm/icons/split.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData$2 = {
  name: 'split',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M16 3h5v5',
        key: '1806ms',
      },
    ],
    [
      'path',
      {
        d: 'M8 3H3v5',
        key: '15dfkv',
      },
    ],
    [
      'path',
      {
        d: 'M12 22v-8.3a4 4 0 0 0-1.172-2.872L3 3',
        key: '1qrqzj',
      },
    ],
    [
      'path',
      {
        d: 'm15 9 6-6',
        key: 'ko1vev',
      },
    ],
  ],
}
__iconData$2.node
var Split = createLucideIcon(__iconData$2)
// node_modules/lucide-react/dist/esm/icons/text-cursor-input.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData$1 = {
  name: 'text-cursor-input',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M12 20h-1a2 2 0 0 1-2-2 2 2 0 0 1-2 2H6',
        key: '1528k5',
      },
    ],
    [
      'path',
      {
        d: 'M13 8h7a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2h-7',
        key: '13ksps',
      },
    ],
    [
      'path',
      {
        d: 'M5 16H4a2 2 0 0 1-2-2v-4a2 2 0 0 1 2-2h1',
        key: '1n9rhb',
      },
    ],
    [
      'path',
      {
        d: 'M6 4h1a2 2 0 0 1 2 2 2 2 0 0 1 2-2h1',
        key: '1mj8rg',
      },
    ],
    [
      'path',
      {
        d: 'M9 6v12',
        key: 'velyjx',
      },
    ],
  ],
}
__iconData$1.node
var TextCursorInput = createLucideIcon(__iconData$1)
// node_modules/lucide-react/dist/esm/icons/text-wrap.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData = {
  name: 'text-wrap',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'm16 16-3 3 3 3',
        key: '117b85',
      },
    ],
    [
      'path',
      {
        d: 'M3 12h14.5a1 1 0 0 1 0 7H13',
        key: '18xa6z',
      },
    ],
    [
      'path',
      {
        d: 'M3 19h6',
        key: '1ygdsz',
      },
    ],
    [
      'path',
      {
        d: 'M3 5h18',
        key: '1u36vt',
      },
    ],
  ],
  aliases: ['wrap-text'],
}
__iconData.node
var TextWrap = createLucideIcon(__iconData)
// src/domain/template/references.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
/** `{{imie}}` is a field of the form, `{{node:opis}}` what a node has given, `{{previous}}` all that arrives. */
var REFERENCE = /\{\{\s*(?:(node):)?([\w-]{1,64})\s*\}\}/gu
/** The references of a text, in their order, each as often as it stands there. */
function referencesIn(text) {
  return [...text.matchAll(REFERENCE)].map(([, isNode, name = '']) => referenceOf(isNode !== void 0, name))
}
/**
 * The text with each reference in its words; they are not read for references again. Once it is longer than `most`
 * characters the rest is left out.
 */
function fillReferences(text, wordsOf, most = Infinity) {
  let filled = ''
  let at = 0
  for (const { 0: whole, 1: isNode, 2: name = '', index } of text.matchAll(REFERENCE)) {
    filled += text.slice(at, index) + wordsOf(referenceOf(isNode !== void 0, name))
    at = index + whole.length
    if (filled.length > most) return filled
  }
  return filled + text.slice(at)
}
function referenceOf(isNode, name) {
  if (isNode)
    return {
      to: 'node',
      id: name,
    }
  return name === 'previous'
    ? { to: 'previous' }
    : {
        to: 'field',
        name,
      }
}
// src/domain/template/connection.ts
/** Why a connection can’t be made, the plainest reason first; null for one that can. */
function refuseConnection(graph, connection) {
  const from = graph.indexOf.get(connection.source)
  const to = graph.indexOf.get(connection.target)
  const source = graph.nodes[from ?? -1]
  const target = graph.nodes[to ?? -1]
  if (from === void 0 || to === void 0 || source === void 0 || target === void 0) return 'missing'
  if (from === to) return 'same_node'
  if (!NODE_KINDS[source.kind].sourcePorts.includes(connection.sourcePort)) return 'port'
  const arriving = graph.incoming[to] ?? []
  if (
    arriving.some(
      ({ edge }) => edge.source === connection.source && edge.sourcePort === connection.sourcePort,
    )
  )
    return 'twice'
  if (arriving.length >= NODE_KINDS[target.kind].mostIncoming) return 'arity'
  if (reaches(graph, to, from)) return 'cycle'
  const given = valueTypesOf(graph, topologicalOrder(graph))[from]
  return given === void 0 || isTaken(target, given) ? null : 'type'
}
/** Why each node can’t be connected to this way out of one, null for those that can be; in O(nodes + edges). */
function refusalsFrom(graph, { source, sourcePort }) {
  const from = graph.indexOf.get(source)
  const node = graph.nodes[from ?? -1]
  const isThere = from !== void 0 && node !== void 0
  const given = isThere ? (valueTypesOf(graph, topologicalOrder(graph))[from] ?? 0) : 0
  const before = isThere ? ancestors(graph, from) : /* @__PURE__ */ new Set()
  const taken = new Set(
    (isThere ? (graph.outgoing[from] ?? []) : []).flatMap(({ edge, target }) =>
      edge.sourcePort === sourcePort ? [target] : [],
    ),
  )
  const refusalOf = (target, to) => {
    if (!isThere) return 'missing'
    if (from === to) return 'same_node'
    if (!NODE_KINDS[node.kind].sourcePorts.includes(sourcePort)) return 'port'
    if (taken.has(to)) return 'twice'
    if ((graph.incoming[to] ?? []).length >= NODE_KINDS[target.kind].mostIncoming) return 'arity'
    if (before.has(to)) return 'cycle'
    return isTaken(target, given) ? null : 'type'
  }
  return new Map(graph.nodes.map((target, to) => [target.id, refusalOf(target, to)]))
}
/** Whether a node can work on any of these types. What gives nothing yet may come to give anything. */
function isTaken(target, given) {
  return given === 0 || (takenBy(target) & given) !== 0
}
function takenBy(node) {
  return NODE_KINDS[node.kind].takes(node)
}
// src/features/builder/document/BuilderContext.tsx
var import_jsx_runtime = require_jsx_runtime()
var BuilderContext = (0, import_react.createContext)(null)
/** Hands the open template to everything that shows or edits it. */
function BuilderProvider({ document, children }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BuilderContext, {
    value: document,
    children,
  })
}
/** The open template’s document, for commands. */
function useBuilder() {
  const document = (0, import_react.use)(BuilderContext)
  if (document === null) throw new Error('useBuilder needs a BuilderProvider above it')
  return document
}
/** A part of the open template’s state; `select` gives the same object while that part is the same. */
function useBuilderState(select) {
  const { subscribe, getSnapshot } = useBuilder()
  const read = () => select(getSnapshot())
  return (0, import_react.useSyncExternalStore)(subscribe, read, read)
}
var useTemplate = () => useBuilderState(presentOf)
var useSelection = () => useBuilderState(selectionOf)
/** One part of the template, such as its form: changes of the others draw nothing anew. */
function useTemplatePart(part) {
  return useBuilderState(({ history }) => history.present[part])
}
var presentOf = ({ history }) => history.present
var selectionOf = ({ selection }) => selection
// src/features/builder/words/choiceWords.ts
var CATEGORY_WORDS = {
  basic:
    /** i18n */
    {
      id: '2tnRoK',
      message: ['Podstawowe'],
    },
  advanced:
    /** i18n */
    {
      id: '_ui7Nz',
      message: ['Zaawansowane'],
    },
  processing:
    /** i18n */
    {
      id: 'PVM9bS',
      message: ['Przetwarzanie'],
    },
  logic:
    /** i18n */
    {
      id: 'hZ9M4D',
      message: ['Logika'],
    },
  io:
    /** i18n */
    {
      id: 'Kuf0t7',
      message: ['Wyjście'],
    },
}
var MODE_WORDS = {
  image:
    /** i18n */
    {
      id: 'uST6ay',
      message: ['Obraz'],
    },
  video:
    /** i18n */
    {
      id: '_ANjXZ',
      message: ['Wideo'],
    },
  music:
    /** i18n */
    {
      id: 'hj1OB8',
      message: ['Muzyka'],
    },
  speech:
    /** i18n */
    {
      id: 'of8Q1Z',
      message: ['Mowa'],
    },
  text:
    /** i18n */
    {
      id: 'AYnPO0',
      message: ['Tekst'],
    },
  transcription:
    /** i18n */
    {
      id: 'xrvt_F',
      message: ['Transkrypcja'],
    },
}
var VALUE_TYPE_WORDS = {
  text:
    /** i18n */
    {
      id: 'I58lt8',
      message: ['tekst'],
    },
  number:
    /** i18n */
    {
      id: 'v1LNyj',
      message: ['liczba'],
    },
  image:
    /** i18n */
    {
      id: 'NZhi75',
      message: ['obraz'],
    },
  video:
    /** i18n */
    {
      id: 'ZwFcY7',
      message: ['wideo'],
    },
  audio:
    /** i18n */
    {
      id: 'aoP83E',
      message: ['dźwięk'],
    },
  data:
    /** i18n */
    {
      id: 'h5PMdJ',
      message: ['dane'],
    },
  list:
    /** i18n */
    {
      id: 'C5VU-E',
      message: ['lista'],
    },
}
var EXECUTION_WORDS = {
  async:
    /** i18n */
    {
      id: 'nCUi9n',
      message: ['W\xA0tle'],
    },
  sync:
    /** i18n */
    {
      id: 'VsdQX8',
      message: ['Od razu, z\xA0czekaniem'],
    },
}
var COLLECT_WORDS = {
  first_success:
    /** i18n */
    {
      id: 'yfQ93o',
      message: ['Pierwszy udany'],
    },
  all:
    /** i18n */
    {
      id: 'lFflE5',
      message: ['Wszystkie'],
    },
  best_of:
    /** i18n */
    {
      id: 'B6lYjx',
      message: ['Najlepszy'],
    },
}
var FAILURE_WORDS = {
  stop:
    /** i18n */
    {
      id: 'WGHQL4',
      message: ['Zatrzymaj całość'],
    },
  skip:
    /** i18n */
    {
      id: 'dsrAQe',
      message: ['Pomiń gałąź'],
    },
  continue:
    /** i18n */
    {
      id: 'KoQXef',
      message: ['Idź dalej bez wyniku'],
    },
}
var TRANSFORM_WORDS = {
  text:
    /** i18n */
    {
      id: 'WdPGVf',
      message: ['Złóż tekst'],
    },
  trim:
    /** i18n */
    {
      id: 'bu5s9j',
      message: ['Usuń odstępy z\xA0brzegów'],
    },
  uppercase:
    /** i18n */
    {
      id: 'RPmpsO',
      message: ['Wielkie litery'],
    },
  lowercase:
    /** i18n */
    {
      id: 'mW0Q9L',
      message: ['Małe litery'],
    },
  replace:
    /** i18n */
    {
      id: 'WJM6-d',
      message: ['Zamień fragment'],
    },
  split:
    /** i18n */
    {
      id: 'HKeGyv',
      message: ['Podziel na listę'],
    },
  join:
    /** i18n */
    {
      id: 'DEh1WH',
      message: ['Połącz w\xA0tekst'],
    },
  number:
    /** i18n */
    {
      id: 'KuoEef',
      message: ['Zamień na liczbę'],
    },
}
var POSTPROCESS_WORDS = {
  resize:
    /** i18n */
    {
      id: '4CgqHT',
      message: ['Zmień rozmiar'],
    },
  crop:
    /** i18n */
    {
      id: 'LVu_4q',
      message: ['Przytnij'],
    },
  format:
    /** i18n */
    {
      id: '0rTO5_',
      message: ['Zmień format'],
    },
  watermark:
    /** i18n */
    {
      id: 'q_klDT',
      message: ['Dodaj podpis'],
    },
  grayscale:
    /** i18n */
    {
      id: 'YODId7',
      message: ['Odcienie szarości'],
    },
}
var PORT_WORDS = {
  out:
    /** i18n */
    {
      id: 'QWuLfc',
      message: ['wynik'],
    },
  true:
    /** i18n */
    {
      id: 'E7K8ew',
      message: ['tak'],
    },
  false:
    /** i18n */
    {
      id: 'xPQDT7',
      message: ['nie'],
    },
}
var OPERATOR_WORDS = {
  equals:
    /** i18n */
    {
      id: 'D4EUql',
      message: ['jest równe'],
    },
  notEquals:
    /** i18n */
    {
      id: 'Nc46Z_',
      message: ['nie jest równe'],
    },
  contains:
    /** i18n */
    {
      id: '7PiOa0',
      message: ['zawiera'],
    },
  startsWith:
    /** i18n */
    {
      id: 'EStAUe',
      message: ['zaczyna się od'],
    },
  endsWith:
    /** i18n */
    {
      id: '7_sKoA',
      message: ['kończy się na'],
    },
  gt:
    /** i18n */
    {
      id: 'SRGY84',
      message: ['jest większe niż'],
    },
  lt:
    /** i18n */
    {
      id: '3BDLY3',
      message: ['jest mniejsze niż'],
    },
}
var OPERAND_TYPE_WORDS = {
  field:
    /** i18n */
    {
      id: 'p2oTLc',
      message: ['Pole formularza'],
    },
  node:
    /** i18n */
    {
      id: 'eRwBf8',
      message: ['Wynik węzła'],
    },
  context:
    /** i18n */
    {
      id: 'ZO74xD',
      message: ['Okoliczności'],
    },
}
var CONTEXT_WORDS = {
  language:
    /** i18n */
    {
      id: 'Ra1aZN',
      message: ['Język'],
    },
  device:
    /** i18n */
    {
      id: 'uk7lKA',
      message: ['Urządzenie'],
    },
  isPreview:
    /** i18n */
    {
      id: 'Pm1HG5',
      message: ['Czy to podgląd'],
    },
}
// src/features/builder/nodes/nodeLooks.ts
/** Every kind of node as the editor shows it, in the order of the palette. */
var NODE_LOOKS = {
  input: {
    label:
      /** i18n */
      {
        id: '1eUZHV',
        message: ['Dane z\xA0formularza'],
      },
    about:
      /** i18n */
      {
        id: 'bJFu5n',
        message: ['Wnosi do przepływu to, co wpisano w\xA0pole formularza.'],
      },
    keywords: 'wejście wejscie input pole field formularz',
    icon: TextCursorInput,
    summary: ({ settings: { field } }, { fieldLabel }) => (field === '' ? '' : fieldLabel(field)),
  },
  model: {
    label:
      /** i18n */
      {
        id: 'B6R_bf',
        message: ['Model AI'],
      },
    about:
      /** i18n */
      {
        id: 'PB0kjW',
        message: ['Tworzy obraz, film, muzykę, głos albo tekst z\xA0promptu.'],
      },
    keywords: 'ai model generuj obraz wideo tekst muzyka prompt',
    icon: Sparkles,
    summary({ settings: { mode, model, fanout } }, { i18n, engineName }) {
      const name =
        model === '' ? i18n._(MODE_WORDS[mode]) : `${i18n._(MODE_WORDS[mode])} · ${engineName(model)}`
      return fanout > 1 ? `${name} × ${fanout}` : name
    },
  },
  aggregate: {
    label:
      /** i18n */
      {
        id: 'ZeTH3d',
        message: ['Zbierz wyniki'],
      },
    about:
      /** i18n */
      {
        id: 'LdzZZw',
        message: ['Czeka na kilka wyników i\xA0oddaje wszystkie, pierwszy udany albo najlepszy.'],
      },
    keywords: 'agregacja aggregate lista warianty collect',
    icon: Layers,
    summary: ({ settings }, { i18n }) => i18n._(COLLECT_WORDS[settings.collectStrategy]),
  },
  transform: {
    label:
      /** i18n */
      {
        id: 'HzpcUK',
        message: ['Przekształcenie'],
      },
    about:
      /** i18n */
      {
        id: 'hYLLVE',
        message: ['Składa, dzieli i\xA0zamienia tekst między węzłami.'],
      },
    keywords: 'transform tekst zamień podziel połącz split join replace',
    icon: TextWrap,
    summary: ({ settings }, { i18n }) => i18n._(TRANSFORM_WORDS[settings.operation]),
  },
  postprocess: {
    label:
      /** i18n */
      {
        id: 'MKAnyi',
        message: ['Obróbka'],
      },
    about:
      /** i18n */
      {
        id: 'OhZcaq',
        message: ['Zmienia rozmiar, kadr, format lub barwy gotowego obrazu, filmu czy dźwięku.'],
      },
    keywords: 'postprocess rozmiar kadr format znak wodny resize crop',
    icon: Crop,
    summary: ({ settings }, { i18n }) => i18n._(POSTPROCESS_WORDS[settings.operation]),
  },
  branch: {
    label:
      /** i18n */
      {
        id: 'UGP5gy',
        message: ['Warunek'],
      },
    about:
      /** i18n */
      {
        id: 'v6IYXp',
        message: ['Wysyła dalej drogą „tak” albo „nie”, zależnie od odpowiedzi lub wyniku.'],
      },
    keywords: 'branch if jeśli jesli gałąź rozgałęzienie warunek logika',
    icon: Split,
    summary({ settings: { condition } }, { i18n, fieldLabel }) {
      const { operandType, operand, operator, value } = condition
      if (operand === '') return ''
      return `${operandType === 'field' ? fieldLabel(operand) : operand} ${i18n._(OPERATOR_WORDS[operator])} ${String(value)}`
    },
  },
  output: {
    label:
      /** i18n */
      {
        id: 'djkAxU',
        message: ['Wynik'],
      },
    about:
      /** i18n */
      {
        id: '20ctCe',
        message: ['Oddaje gotową rzecz osobie, która wypełniła formularz.'],
      },
    keywords: 'wyjście wyjscie output koniec rezultat',
    icon: Flag,
    summary: ({ settings: { name } }) => name,
  },
}
var KINDS = Object.keys(NODE_LOOKS).filter(isNodeKind)
function isNodeKind(name) {
  return Object.hasOwn(NODE_LOOKS, name)
}
/** What tells a node from others of its kind. */
function summaryOf(node, words) {
  return NODE_LOOKS[node.kind].summary(node, words)
}
// src/features/builder/nodes/useNodeName.ts
/** What a node is called: by its author, else by its kind and the number of its id. */
function useNodeName() {
  const { i18n } = useLingui()
  return ({ id, kind, label }) => {
    if (label.trim() !== '') return label
    const number = /_(\d+)$/u.exec(id)?.[1]
    const name = i18n._(NODE_LOOKS[kind].label)
    return number === void 0 ? name : `${name} ${number}`
  }
}
// src/domain/template/validateConditions.ts
/** What is wrong with conditions that stand at one place. */
function conditionProblems(conditions, known, place) {
  return conditions.flatMap((condition) =>
    isKnown(condition, known) ? [] : [error('reference_unknown', place)],
  )
}
function isKnown({ operandType, operand }, { fields, nodes }) {
  if (operandType === 'field') return fields.has(operand)
  if (operandType === 'node') return nodes.has(operand)
  return CONTEXT_NAMES.some((name) => name === operand)
}
// src/domain/template/validateDetails.ts
/** Words of small letters and digits, joined by single hyphens. */
var SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u
/** Parts of addresses that stand where a template’s would. */
var RESERVED_SLUGS = /* @__PURE__ */ new Set(['builder', 'drafts'])
/** What is wrong with the details of a template, and with the address its results are told to. */
function detailProblems({ details, settings, examples }, { isSlugTaken }) {
  const { title, slug, description, thumbnailUrl, previewVideoUrl } = details
  const problems = []
  if (title.trim() === '')
    problems.push(
      error('title_missing', {
        part: 'details',
        field: 'title',
      }),
    )
  if (slug.trim() === '')
    problems.push(
      error('slug_missing', {
        part: 'details',
        field: 'slug',
      }),
    )
  else if (!SLUG.test(slug))
    problems.push(
      error('slug_format', {
        part: 'details',
        field: 'slug',
      }),
    )
  else if (RESERVED_SLUGS.has(slug) || isSlugTaken?.(slug) === true)
    problems.push(
      error('slug_taken', {
        part: 'details',
        field: 'slug',
      }),
    )
  if (description.trim() === '')
    problems.push(
      warning('description_missing', {
        part: 'details',
        field: 'description',
      }),
    )
  if (thumbnailUrl !== '' && !isPicture(thumbnailUrl))
    problems.push(
      error('thumbnail_address', {
        part: 'details',
        field: 'thumbnailUrl',
      }),
    )
  if (previewVideoUrl !== '' && !isPicture(previewVideoUrl))
    problems.push(
      error('video_address', {
        part: 'details',
        field: 'previewVideoUrl',
      }),
    )
  if (examples.some(({ type, url }) => (type === 'text' ? url !== '' : !isPicture(url))))
    problems.push(error('example_address', { part: 'examples' }))
  const { webhookUrl } = settings
  if (webhookUrl !== '' && !(webhookUrl.startsWith('https://') && isWebAddress(webhookUrl)))
    problems.push(error('webhook_address', { part: 'settings' }))
  return problems
}
/** An address of the web, or a path of this very site. */
function isPicture(address) {
  return isWebAddress(address) || /^\/(?![/\\])\S*$/u.test(address)
}
// src/domain/template/validateGraph.ts
var GRAPH = { part: 'graph' }
/** What is wrong with how nodes are connected. */
function graphProblems(template, graph) {
  const { nodes, edges } = template
  if (nodes.length === 0) return [error('nodes_missing', GRAPH)]
  const problems = []
  if (nodes.length > 1 && edges.length === 0) problems.push(error('edges_missing', GRAPH))
  if (nodes.length > 200) problems.push(error('too_many_nodes', GRAPH))
  if (!nodes.some(({ kind }) => kind === 'output')) problems.push(error('output_missing', GRAPH))
  problems.push(
    ...twice(nodes.map(({ id }) => id)).map((id) =>
      error('id_twice', {
        part: 'node',
        id,
      }),
    ),
  )
  const order = topologicalOrder(graph)
  const inCircle = nodeInCircle(graph, order)
  if (inCircle !== null)
    problems.push(
      error('cycle', {
        part: 'node',
        id: inCircle.id,
      }),
    )
  problems.push(...edgeProblems(template, graph))
  problems.push(...connectionProblems(graph, edges.length > 0))
  const given = valueTypesOf(graph, order)
  for (const edgesOut of graph.outgoing)
    for (const { edge, source, target } of edgesOut) {
      const to = graph.nodes[target]
      if (to !== void 0 && !isTaken(to, given[source] ?? 0))
        problems.push(
          error('edge_type', {
            part: 'edge',
            id: edge.id,
          }),
        )
    }
  return problems
}
function edgeProblems({ edges }, graph) {
  const problems = []
  const seen = /* @__PURE__ */ new Set()
  for (const { id, source, sourcePort, target } of edges) {
    const place = {
      part: 'edge',
      id,
    }
    const from = graph.nodes[graph.indexOf.get(source) ?? -1]
    if (from === void 0 || !graph.indexOf.has(target)) {
      problems.push(error('edge_end_missing', place))
      continue
    }
    if (!NODE_KINDS[from.kind].sourcePorts.includes(sourcePort)) problems.push(error('edge_port', place))
    const way = `${source} ${sourcePort} ${target}`
    if (seen.has(way)) problems.push(error('edge_twice', place))
    seen.add(way)
  }
  problems.push(
    ...twice(edges.map(({ id }) => id)).map((id) =>
      error('id_twice', {
        part: 'edge',
        id,
      }),
    ),
  )
  return problems
}
/** Nodes that nothing reaches, that lead nowhere, or that too much leads to. */
function connectionProblems(graph, hasEdges) {
  return graph.nodes.flatMap(({ id, kind }, index) => {
    const rules = NODE_KINDS[kind]
    const arriving = graph.incoming[index]?.length ?? 0
    const leaving = graph.outgoing[index] ?? []
    const place = {
      part: 'node',
      id,
    }
    const problems = []
    if (arriving > rules.mostIncoming) problems.push(error('edges_too_many', place))
    if (hasEdges && arriving === 0 && leaving.length === 0) problems.push(error('disconnected', place))
    else if (arriving < rules.leastIncoming) problems.push(error('input_missing', place))
    else if (kind === 'branch' && new Set(leaving.map(({ edge }) => edge.sourcePort)).size < 2)
      problems.push(error('way_missing', place))
    return problems
  })
}
/** The names that stand more than once, each once. */
function twice(names) {
  const seen = /* @__PURE__ */ new Set()
  const again = /* @__PURE__ */ new Set()
  for (const name of names) (seen.has(name) ? again : seen).add(name)
  return [...again]
}
// src/domain/template/validateForm.ts
/** What is wrong with the form that visitors fill. */
function formProblems({ form }, known) {
  if (form.length === 0) return [error('form_missing', { part: 'form' })]
  return [
    ...twice(form.flatMap(({ fields }) => fields.map(({ name }) => name))).map((name) =>
      error('field_twice', {
        part: 'field',
        name,
      }),
    ),
    ...form.flatMap(({ id, fields }) =>
      fields.length === 0
        ? [
            error('step_empty', {
              part: 'step',
              id,
            }),
          ]
        : [],
    ),
    ...form.flatMap(({ fields }) => fields.flatMap((field) => fieldProblems(field, known))),
  ]
}
function fieldProblems(field, known) {
  const place = {
    part: 'field',
    name: field.name,
  }
  const { minLength, maxLength, minValue, maxValue, pattern, custom } = field.validation
  const problems = []
  if (field.label.trim() === '' && field.type !== 'hidden') problems.push(error('label_missing', place))
  if (hasOptions(field.type)) {
    if (field.options.length === 0) problems.push(error('options_missing', place))
    if (twice(field.options.map(({ value }) => value)).length > 0) problems.push(error('option_twice', place))
  }
  if (isCrossed(minLength, maxLength) || isCrossed(minValue, maxValue))
    problems.push(error('bounds_crossed', place))
  if (pattern !== '' && !isPattern(pattern)) problems.push(error('pattern_broken', place))
  problems.push(...conditionProblems(field.showIf, known, place))
  if (custom !== null) problems.push(...conditionProblems([custom.condition], known, place))
  return problems
}
var isCrossed = (least, most) => least !== null && most !== null && least > most
// src/domain/template/validateNodes.ts
/** What is wrong inside of nodes: engines, prompts, and what they refer to. */
function nodeProblems(graph, known, context) {
  const place = new Map(topologicalOrder(graph).order.map((index, position) => [index, position]))
  const problems = []
  graph.nodes.forEach((node, index) => {
    const at = {
      part: 'node',
      id: node.id,
    }
    problems.push(...ownProblems(node, known, context))
    for (const reference of references(node)) {
      const code = referenceProblem(reference, known)
      if (code !== null) problems.push(error(code, at))
      else if (reference.to === 'node') {
        const to = graph.indexOf.get(reference.id)
        if (to !== void 0 && (place.get(to) ?? Infinity) >= (place.get(index) ?? -1))
          problems.push(error('reference_later', at))
      }
    }
  })
  return problems
}
function ownProblems(node, known, context) {
  const at = {
    part: 'node',
    id: node.id,
  }
  if (node.kind === 'input') return known.fields.has(node.settings.field) ? [] : [error('field_unknown', at)]
  if (node.kind === 'branch') return conditionProblems([node.settings.condition], known, at)
  if (node.kind === 'postprocess') return isSized(node) ? [] : [error('parameters_invalid', at)]
  return node.kind === 'model' ? modelProblems(node, context) : []
}
function modelProblems({ id, settings }, { engineMakes, areParameters }) {
  const at = {
    part: 'node',
    id,
  }
  const { mode, model, promptTemplate, inputSource, modelParameters, advancedParameters } = settings
  const problems = []
  if (model === '') problems.push(error('model_missing', at))
  else {
    const makes = engineMakes?.(model)
    if (makes === null) problems.push(error('model_unknown', at))
    else if (makes !== void 0 && makes !== mode) problems.push(error('model_mode', at))
    else if (
      areParameters?.(model, {
        ...modelParameters,
        ...advancedParameters,
      }) === false
    )
      problems.push(error('parameters_invalid', at))
  }
  if (promptTemplate.trim() === '' && inputSource.from === 'field' && inputSource.field === '')
    problems.push(error('prompt_missing', at))
  return problems
}
/** Whether a picture that is made of another has a size: one can be left to the other. */
function isSized({ settings: { operation, width, height, text } }) {
  if (operation === 'resize') return width > 0 || height > 0
  if (operation === 'crop') return width > 0 && height > 0
  return operation !== 'watermark' || text.trim() !== ''
}
/** Everything that a node reads of the form and of other nodes. */
function references(node) {
  if (node.kind === 'branch') {
    const { operandType, operand } = node.settings.condition
    return operandType === 'node'
      ? [
          {
            to: 'node',
            id: operand,
          },
        ]
      : []
  }
  if (node.kind === 'transform')
    return [...referencesIn(node.settings.text), ...source(node.settings.inputSource)]
  if (node.kind !== 'model') return []
  const { promptTemplate, negativePrompt, inputSource } = node.settings
  return [...referencesIn(promptTemplate), ...referencesIn(negativePrompt), ...source(inputSource)]
}
var source = (from) =>
  from.from === 'field' && from.field !== ''
    ? [
        {
          to: 'field',
          name: from.field,
        },
      ]
    : []
function referenceProblem(reference, { fields, nodes }) {
  if (reference.to === 'field') return fields.has(reference.name) ? null : 'reference_unknown'
  if (reference.to === 'node') return nodes.has(reference.id) ? null : 'reference_unknown'
  return null
}
// src/domain/template/validateTemplate.ts
/** Everything that is wrong with a template, in the order of its parts; in O(nodes + edges). */
function validateTemplate(template, context = {}) {
  const graph = graphOf(template)
  const known = {
    fields: fieldsOf(template),
    nodes: graph.indexOf,
  }
  return [
    ...detailProblems(template, context),
    ...graphProblems(template, graph),
    ...nodeProblems(graph, known, context),
    ...formProblems(template, known),
    ...pricingProblems(template, known),
  ]
}
/** Whether nothing keeps a template from being published. */
function isPublishable(problems) {
  return problems.every(({ severity }) => severity === 'warning')
}
function fieldsOf({ form }) {
  return new Map(form.flatMap(({ fields }) => fields.map((field) => [field.name, field])))
}
function pricingProblems({ pricing, nodes }, known) {
  const place = { part: 'pricing' }
  const isCrossed = pricing.maxCredits > 0 && pricing.minCredits > pricing.maxCredits
  return [
    ...(pricing.isEnabled && pricing.mode === 'path-based' && pricing.paths.length === 0
      ? [
          {
            code: 'pricing_missing',
            severity: 'error',
            place,
          },
        ]
      : []),
    ...(isCrossed
      ? [
          {
            code: 'credits_crossed',
            severity: 'error',
            place,
          },
        ]
      : []),
    ...nodes.flatMap(({ id, pricing: own }) =>
      own !== null && (own.min > own.estimated || own.estimated > own.max)
        ? [
            {
              code: 'credits_crossed',
              severity: 'error',
              place: {
                part: 'node',
                id,
              },
            },
          ]
        : [],
    ),
    ...pricing.paths.flatMap(({ conditions }) => conditionProblems(conditions, known, place)),
  ]
}
// src/features/builder/engines/useEngines.ts
/** The engines that models of a template can be, as this server offers them; null until they are known. */
function useEngines() {
  const services = useServices()
  return useQuery(engineOffersQuery(services)).data ?? null
}
/** What one result costs, by what is offered; nothing for an engine that isn’t known. */
function useEnginePrice() {
  const engines = useEngines()
  return (engine) => engines?.find(({ id }) => id === engine)?.credits ?? 0
}
/** What an engine is called: as it is offered, else by its id. */
function useEngineName() {
  const engines = useEngines()
  return (id) => engines?.find((engine) => engine.id === id)?.name ?? id
}
// src/features/builder/document/problems.tsx
var ProblemsContext = (0, import_react.createContext)([])
/** Validates the open template after each change, behind what is typed and drawn, once for all who show what is wrong. */
function ProblemsProvider({ isSlugTaken, children }) {
  const template = (0, import_react.useDeferredValue)(useTemplate())
  const engines = useEngines()
  const problems = (0, import_react.useMemo)(
    () =>
      validateTemplate(template, {
        isSlugTaken,
        ...(engines === null
          ? {}
          : { engineMakes: (id) => engines.find((engine) => engine.id === id)?.type ?? null }),
      }),
    [template, engines, isSlugTaken],
  )
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProblemsContext, {
    value: problems,
    children,
  })
}
/** Everything that is wrong with the open template, in the order of its parts. */
function useProblems() {
  return (0, import_react.use)(ProblemsContext)
}
// src/domain/template/newTemplate.ts
/** A template that nothing was done to yet. */
var EMPTY_TEMPLATE = {
  version: 2,
  details: {
    title: '',
    slug: '',
    description: '',
    categories: [],
    tags: [],
    thumbnailUrl: '',
    previewVideoUrl: '',
    credits: 0,
  },
  nodes: [],
  edges: [],
  notes: [],
  form: [],
  settings: {
    defaultMode: 'async',
    maxRetries: 2,
    timeoutSeconds: 300,
    defaultCollectStrategy: 'first_success',
    failureBehaviour: 'stop',
    notifyUser: true,
    autoRetry: true,
    webhookUrl: '',
  },
  pricing: {
    isEnabled: false,
    mode: 'node-based',
    minCredits: 0,
    maxCredits: 0,
    displayRange: true,
    paths: [],
    models: {},
  },
  examples: [],
  english: {},
}
var PREVIOUS = { from: 'previous' }
var NEW_SETTINGS = {
  input: {
    field: '',
    valueType: 'text',
  },
  model: {
    mode: 'image',
    model: '',
    promptTemplate: '',
    negativePrompt: '',
    inputSource: PREVIOUS,
    executionMode: 'async',
    fanout: 1,
    collectStrategy: 'first_success',
    modelParameters: {},
    advancedParameters: {},
  },
  branch: {
    condition: {
      operandType: 'field',
      operand: '',
      operator: 'equals',
      value: '',
    },
  },
  transform: {
    operation: 'text',
    inputSource: PREVIOUS,
    text: '',
    replacement: '',
  },
  aggregate: { collectStrategy: 'all' },
  postprocess: {
    operation: 'resize',
    width: 0,
    height: 0,
    format: 'same',
    text: '',
  },
  output: { name: '' },
}
/** A node of a kind as it comes from the palette; what its settings leave out is as in a new one. */
function newNode(kind, place, settings = {}) {
  const {
    id,
    label = '',
    position = {
      x: 0,
      y: 0,
    },
  } = place
  return {
    id,
    label,
    position,
    description: '',
    badges: [],
    pricing: null,
    kind,
    settings: {
      ...NEW_SETTINGS[kind],
      ...settings,
    },
  }
}
var NEW_NODES = {
  input: (place) => newNode('input', place),
  model: (place) => newNode('model', place),
  branch: (place) => newNode('branch', place),
  transform: (place) => newNode('transform', place),
  aggregate: (place) => newNode('aggregate', place),
  postprocess: (place) => newNode('postprocess', place),
  output: (place) => newNode('output', place),
}
/** The same of a kind that is known only when it is chosen. */
function newNodeOf(kind, place) {
  return NEW_NODES[kind](place)
}
/** A field of a form as it comes from the palette. */
function newField(type, name, change = {}) {
  return {
    name,
    type,
    label: '',
    placeholder: '',
    helperText: '',
    tooltip: '',
    defaultValue: '',
    options: [],
    isVisible: true,
    isRequired: false,
    isDisabled: false,
    isReadOnly: false,
    validation: {
      minLength: null,
      maxLength: null,
      minValue: null,
      maxValue: null,
      pattern: '',
      isEmail: false,
      isUrl: false,
      custom: null,
    },
    showIf: [],
    ...change,
  }
}
// src/features/builder/panels/openPanel.ts
/** The panel that stands open beside the canvas; null while none does. */
var openPanelAtom = atom(null)
function useOpenPanel() {
  return useSharedAtom(openPanelAtom)
}
function openPanel(name) {
  store.set(openPanelAtom, name)
}
/** Opens a panel, or closes it where it is the open one. */
function togglePanel(name) {
  store.set(openPanelAtom, (open) => (open === name ? null : name))
}
// src/features/builder/panels/leadTo.ts
var askedPlace = createStore(null)
/** What the canvas is to bring into sight: nodes, edges and notes by their ids; everything where there are none. */
var askedView = createStore(null)
/** The panel in which a place is edited. */
var PANEL_OF = {
  details: 'details',
  graph: 'problems',
  node: 'node',
  edge: 'node',
  form: 'form',
  step: 'form',
  field: 'form',
  pricing: 'settings',
  settings: 'settings',
  examples: 'details',
}
/** Leads to a place of the template: chooses it, brings it into sight and opens its panel. */
function leadTo(document, place) {
  if (place.part === 'node' || place.part === 'edge') {
    document.select([place.id])
    askedView.set({ ids: [place.id] })
  }
  openPanel(PANEL_OF[place.part])
  askedPlace.set({ place })
}
export {
  POSTPROCESS_WORDS as A,
  refuseConnection as B,
  CONTEXT_WORDS as C,
  OPERAND_TYPE_WORDS as D,
  MODE_WORDS as E,
  useBuilderState as F,
  TextWrap as H,
  useSelection as I,
  useTemplate as L,
  VALUE_TYPE_WORDS as M,
  BuilderProvider as N,
  OPERATOR_WORDS as O,
  useBuilder as P,
  useTemplatePart as R,
  COLLECT_WORDS as S,
  FAILURE_WORDS as T,
  TextCursorInput as U,
  fillReferences as V,
  KINDS as _,
  togglePanel as a,
  summaryOf as b,
  newField as c,
  useProblems as d,
  useEngineName as f,
  useNodeName as g,
  isPublishable as h,
  openPanel as i,
  TRANSFORM_WORDS as j,
  PORT_WORDS as k,
  newNodeOf as l,
  useEngines as m,
  askedView as n,
  useOpenPanel as o,
  useEnginePrice as p,
  leadTo as r,
  EMPTY_TEMPLATE as s,
  askedPlace as t,
  ProblemsProvider as u,
  NODE_LOOKS as v,
  EXECUTION_WORDS as w,
  CATEGORY_WORDS as x,
  isNodeKind as y,
  refusalsFrom as z,
}
