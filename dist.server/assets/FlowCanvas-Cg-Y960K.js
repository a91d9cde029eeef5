import { i as __toESM, t as __commonJSMin } from './rolldown-runtime-DYf_mQCB.js'
import { i as require_shim, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import { t as require_react } from './react-BHbHrMlk.js'
import {
  c as zoom$1,
  i as rgb,
  l as color,
  n as interpolateTransformSvg,
  o as string,
  r as number,
  s as value,
  t as interpolateTransformCss,
} from './d3-interpolate-774ecmbn.js'
import { Ji as require_react_dom, K as announce, St as IconButton, jt as useStore$1 } from '../renderPage.js'
import {
  _ as contains,
  a as useActions,
  c as ConnectDialog,
  d as useConnecting,
  f as REFUSAL_WORDS,
  g as boundsOf,
  h as NODE_SIZE,
  i as NODE_DRAG_TYPE,
  l as askConnect,
  m as replaceNote,
  o as viewCentre,
  p as moveNodes,
  s as fragmentSchema,
  u as NodeCard,
  v as overlaps,
  y as snapped,
} from './admin.template-builder-Bnq_rAEz.js'
import {
  I as useSelection,
  L as useTemplate,
  P as useBuilder,
  i as openPanel,
  k as PORT_WORDS,
  n as askedView,
  t as askedPlace,
  y as isNodeKind,
} from './leadTo-xtYqzUOF.js'
import { x as NODE_KINDS } from './templateCalls-Wpg3piiV.js'
import { a as LONGEST_FILE } from './saveTemplateHandler-BCKqgopI.js'
import { t as Maximize } from './maximize-R11XVf43.js'
import { t as Minus } from './minus-DB-Lw-40.js'
import { t as Plus } from './plus-BfDvEhFF.js'
// node_modules/classcat/index.js
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var import_jsx_runtime = require_jsx_runtime()
function cc(names) {
  if (typeof names === 'string' || typeof names === 'number') return '' + names
  let out = ''
  if (Array.isArray(names)) {
    for (let i = 0, tmp; i < names.length; i++) if ((tmp = cc(names[i])) !== '') out += (out && ' ') + tmp
  } else for (let k in names) if (names[k]) out += (out && ' ') + k
  return out
}
// node_modules/d3-dispatch/dist/d3-dispatch.mjs
var noop = { value: () => {} }
function dispatch() {
  for (var i = 0, n = arguments.length, _ = {}, t; i < n; ++i) {
    if (!(t = arguments[i] + '') || t in _ || /[\s.]/.test(t)) throw new Error('illegal type: ' + t)
    _[t] = []
  }
  return new Dispatch(_)
}
function Dispatch(_) {
  this._ = _
}
function parseTypenames$1(typenames, types) {
  return typenames
    .trim()
    .split(/^|\s+/)
    .map(function (t) {
      var name = '',
        i = t.indexOf('.')
      if (i >= 0) ((name = t.slice(i + 1)), (t = t.slice(0, i)))
      if (t && !types.hasOwnProperty(t)) throw new Error('unknown type: ' + t)
      return {
        type: t,
        name,
      }
    })
}
Dispatch.prototype = dispatch.prototype = {
  constructor: Dispatch,
  on: function (typename, callback) {
    var _ = this._,
      T = parseTypenames$1(typename + '', _),
      t,
      i = -1,
      n = T.length
    if (arguments.length < 2) {
      while (++i < n) if ((t = (typename = T[i]).type) && (t = get$1(_[t], typename.name))) return t
      return
    }
    if (callback != null && typeof callback !== 'function') throw new Error('invalid callback: ' + callback)
    while (++i < n)
      if ((t = (typename = T[i]).type)) _[t] = set$1(_[t], typename.name, callback)
      else if (callback == null) for (t in _) _[t] = set$1(_[t], typename.name, null)
    return this
  },
  copy: function () {
    var copy = {},
      _ = this._
    for (var t in _) copy[t] = _[t].slice()
    return new Dispatch(copy)
  },
  call: function (type, that) {
    if ((n = arguments.length - 2) > 0)
      for (var args = new Array(n), i = 0, n, t; i < n; ++i) args[i] = arguments[i + 2]
    if (!this._.hasOwnProperty(type)) throw new Error('unknown type: ' + type)
    for (t = this._[type], i = 0, n = t.length; i < n; ++i) t[i].value.apply(that, args)
  },
  apply: function (type, that, args) {
    if (!this._.hasOwnProperty(type)) throw new Error('unknown type: ' + type)
    for (var t = this._[type], i = 0, n = t.length; i < n; ++i) t[i].value.apply(that, args)
  },
}
function get$1(type, name) {
  for (var i = 0, n = type.length, c; i < n; ++i) if ((c = type[i]).name === name) return c.value
}
function set$1(type, name, callback) {
  for (var i = 0, n = type.length; i < n; ++i)
    if (type[i].name === name) {
      ;((type[i] = noop), (type = type.slice(0, i).concat(type.slice(i + 1))))
      break
    }
  if (callback != null)
    type.push({
      name,
      value: callback,
    })
  return type
}
// node_modules/d3-selection/dist/d3-selection.mjs
var xhtml = 'http://www.w3.org/1999/xhtml'
var namespaces = {
  svg: 'http://www.w3.org/2000/svg',
  xhtml,
  xlink: 'http://www.w3.org/1999/xlink',
  xml: 'http://www.w3.org/XML/1998/namespace',
  xmlns: 'http://www.w3.org/2000/xmlns/',
}
function namespace(name) {
  var prefix = (name += ''),
    i = prefix.indexOf(':')
  if (i >= 0 && (prefix = name.slice(0, i)) !== 'xmlns') name = name.slice(i + 1)
  return namespaces.hasOwnProperty(prefix)
    ? {
        space: namespaces[prefix],
        local: name,
      }
    : name
}
function creatorInherit(name) {
  return function () {
    var document = this.ownerDocument,
      uri = this.namespaceURI
    return uri === xhtml && document.documentElement.namespaceURI === xhtml
      ? document.createElement(name)
      : document.createElementNS(uri, name)
  }
}
function creatorFixed(fullname) {
  return function () {
    return this.ownerDocument.createElementNS(fullname.space, fullname.local)
  }
}
function creator(name) {
  var fullname = namespace(name)
  return (fullname.local ? creatorFixed : creatorInherit)(fullname)
}
function none() {}
function selector(selector) {
  return selector == null
    ? none
    : function () {
        return this.querySelector(selector)
      }
}
function selection_select(select) {
  if (typeof select !== 'function') select = selector(select)
  for (var groups = this._groups, m = groups.length, subgroups = new Array(m), j = 0; j < m; ++j)
    for (
      var group = groups[j], n = group.length, subgroup = (subgroups[j] = new Array(n)), node, subnode, i = 0;
      i < n;
      ++i
    )
      if ((node = group[i]) && (subnode = select.call(node, node.__data__, i, group))) {
        if ('__data__' in node) subnode.__data__ = node.__data__
        subgroup[i] = subnode
      }
  return new Selection$1(subgroups, this._parents)
}
function array(x) {
  return x == null ? [] : Array.isArray(x) ? x : Array.from(x)
}
function empty() {
  return []
}
function selectorAll(selector) {
  return selector == null
    ? empty
    : function () {
        return this.querySelectorAll(selector)
      }
}
function arrayAll(select) {
  return function () {
    return array(select.apply(this, arguments))
  }
}
function selection_selectAll(select) {
  if (typeof select === 'function') select = arrayAll(select)
  else select = selectorAll(select)
  for (var groups = this._groups, m = groups.length, subgroups = [], parents = [], j = 0; j < m; ++j)
    for (var group = groups[j], n = group.length, node, i = 0; i < n; ++i)
      if ((node = group[i])) {
        subgroups.push(select.call(node, node.__data__, i, group))
        parents.push(node)
      }
  return new Selection$1(subgroups, parents)
}
function matcher(selector) {
  return function () {
    return this.matches(selector)
  }
}
function childMatcher(selector) {
  return function (node) {
    return node.matches(selector)
  }
}
var find = Array.prototype.find
function childFind(match) {
  return function () {
    return find.call(this.children, match)
  }
}
function childFirst() {
  return this.firstElementChild
}
function selection_selectChild(match) {
  return this.select(
    match == null ? childFirst : childFind(typeof match === 'function' ? match : childMatcher(match)),
  )
}
var filter = Array.prototype.filter
function children() {
  return Array.from(this.children)
}
function childrenFilter(match) {
  return function () {
    return filter.call(this.children, match)
  }
}
function selection_selectChildren(match) {
  return this.selectAll(
    match == null ? children : childrenFilter(typeof match === 'function' ? match : childMatcher(match)),
  )
}
function selection_filter(match) {
  if (typeof match !== 'function') match = matcher(match)
  for (var groups = this._groups, m = groups.length, subgroups = new Array(m), j = 0; j < m; ++j)
    for (var group = groups[j], n = group.length, subgroup = (subgroups[j] = []), node, i = 0; i < n; ++i)
      if ((node = group[i]) && match.call(node, node.__data__, i, group)) subgroup.push(node)
  return new Selection$1(subgroups, this._parents)
}
function sparse(update) {
  return new Array(update.length)
}
function selection_enter() {
  return new Selection$1(this._enter || this._groups.map(sparse), this._parents)
}
function EnterNode(parent, datum) {
  this.ownerDocument = parent.ownerDocument
  this.namespaceURI = parent.namespaceURI
  this._next = null
  this._parent = parent
  this.__data__ = datum
}
EnterNode.prototype = {
  constructor: EnterNode,
  appendChild: function (child) {
    return this._parent.insertBefore(child, this._next)
  },
  insertBefore: function (child, next) {
    return this._parent.insertBefore(child, next)
  },
  querySelector: function (selector) {
    return this._parent.querySelector(selector)
  },
  querySelectorAll: function (selector) {
    return this._parent.querySelectorAll(selector)
  },
}
function constant$2(x) {
  return function () {
    return x
  }
}
function bindIndex(parent, group, enter, update, exit, data) {
  var i = 0,
    node,
    groupLength = group.length,
    dataLength = data.length
  for (; i < dataLength; ++i)
    if ((node = group[i])) {
      node.__data__ = data[i]
      update[i] = node
    } else enter[i] = new EnterNode(parent, data[i])
  for (; i < groupLength; ++i) if ((node = group[i])) exit[i] = node
}
function bindKey(parent, group, enter, update, exit, data, key) {
  var i,
    node,
    nodeByKeyValue = /* @__PURE__ */ new Map(),
    groupLength = group.length,
    dataLength = data.length,
    keyValues = new Array(groupLength),
    keyValue
  for (i = 0; i < groupLength; ++i)
    if ((node = group[i])) {
      keyValues[i] = keyValue = key.call(node, node.__data__, i, group) + ''
      if (nodeByKeyValue.has(keyValue)) exit[i] = node
      else nodeByKeyValue.set(keyValue, node)
    }
  for (i = 0; i < dataLength; ++i) {
    keyValue = key.call(parent, data[i], i, data) + ''
    if ((node = nodeByKeyValue.get(keyValue))) {
      update[i] = node
      node.__data__ = data[i]
      nodeByKeyValue.delete(keyValue)
    } else enter[i] = new EnterNode(parent, data[i])
  }
  for (i = 0; i < groupLength; ++i)
    if ((node = group[i]) && nodeByKeyValue.get(keyValues[i]) === node) exit[i] = node
}
function datum(node) {
  return node.__data__
}
function selection_data(value, key) {
  if (!arguments.length) return Array.from(this, datum)
  var bind = key ? bindKey : bindIndex,
    parents = this._parents,
    groups = this._groups
  if (typeof value !== 'function') value = constant$2(value)
  for (
    var m = groups.length, update = new Array(m), enter = new Array(m), exit = new Array(m), j = 0;
    j < m;
    ++j
  ) {
    var parent = parents[j],
      group = groups[j],
      groupLength = group.length,
      data = arraylike(value.call(parent, parent && parent.__data__, j, parents)),
      dataLength = data.length,
      enterGroup = (enter[j] = new Array(dataLength)),
      updateGroup = (update[j] = new Array(dataLength))
    bind(parent, group, enterGroup, updateGroup, (exit[j] = new Array(groupLength)), data, key)
    for (var i0 = 0, i1 = 0, previous, next; i0 < dataLength; ++i0)
      if ((previous = enterGroup[i0])) {
        if (i0 >= i1) i1 = i0 + 1
        while (!(next = updateGroup[i1]) && ++i1 < dataLength);
        previous._next = next || null
      }
  }
  update = new Selection$1(update, parents)
  update._enter = enter
  update._exit = exit
  return update
}
function arraylike(data) {
  return typeof data === 'object' && 'length' in data ? data : Array.from(data)
}
function selection_exit() {
  return new Selection$1(this._exit || this._groups.map(sparse), this._parents)
}
function selection_join(onenter, onupdate, onexit) {
  var enter = this.enter(),
    update = this,
    exit = this.exit()
  if (typeof onenter === 'function') {
    enter = onenter(enter)
    if (enter) enter = enter.selection()
  } else enter = enter.append(onenter + '')
  if (onupdate != null) {
    update = onupdate(update)
    if (update) update = update.selection()
  }
  if (onexit == null) exit.remove()
  else onexit(exit)
  return enter && update ? enter.merge(update).order() : update
}
function selection_merge(context) {
  var selection = context.selection ? context.selection() : context
  for (
    var groups0 = this._groups,
      groups1 = selection._groups,
      m0 = groups0.length,
      m1 = groups1.length,
      m = Math.min(m0, m1),
      merges = new Array(m0),
      j = 0;
    j < m;
    ++j
  )
    for (
      var group0 = groups0[j],
        group1 = groups1[j],
        n = group0.length,
        merge = (merges[j] = new Array(n)),
        node,
        i = 0;
      i < n;
      ++i
    )
      if ((node = group0[i] || group1[i])) merge[i] = node
  for (; j < m0; ++j) merges[j] = groups0[j]
  return new Selection$1(merges, this._parents)
}
function selection_order() {
  for (var groups = this._groups, j = -1, m = groups.length; ++j < m;)
    for (var group = groups[j], i = group.length - 1, next = group[i], node; --i >= 0;)
      if ((node = group[i])) {
        if (next && node.compareDocumentPosition(next) ^ 4) next.parentNode.insertBefore(node, next)
        next = node
      }
  return this
}
function selection_sort(compare) {
  if (!compare) compare = ascending
  function compareNode(a, b) {
    return a && b ? compare(a.__data__, b.__data__) : !a - !b
  }
  for (var groups = this._groups, m = groups.length, sortgroups = new Array(m), j = 0; j < m; ++j) {
    for (
      var group = groups[j], n = group.length, sortgroup = (sortgroups[j] = new Array(n)), node, i = 0;
      i < n;
      ++i
    )
      if ((node = group[i])) sortgroup[i] = node
    sortgroup.sort(compareNode)
  }
  return new Selection$1(sortgroups, this._parents).order()
}
function ascending(a, b) {
  return a < b ? -1 : a > b ? 1 : a >= b ? 0 : NaN
}
function selection_call() {
  var callback = arguments[0]
  arguments[0] = this
  callback.apply(null, arguments)
  return this
}
function selection_nodes() {
  return Array.from(this)
}
function selection_node() {
  for (var groups = this._groups, j = 0, m = groups.length; j < m; ++j)
    for (var group = groups[j], i = 0, n = group.length; i < n; ++i) {
      var node = group[i]
      if (node) return node
    }
  return null
}
function selection_size() {
  let size = 0
  for (const node of this) ++size
  return size
}
function selection_empty() {
  return !this.node()
}
function selection_each(callback) {
  for (var groups = this._groups, j = 0, m = groups.length; j < m; ++j)
    for (var group = groups[j], i = 0, n = group.length, node; i < n; ++i)
      if ((node = group[i])) callback.call(node, node.__data__, i, group)
  return this
}
function attrRemove$1(name) {
  return function () {
    this.removeAttribute(name)
  }
}
function attrRemoveNS$1(fullname) {
  return function () {
    this.removeAttributeNS(fullname.space, fullname.local)
  }
}
function attrConstant$1(name, value) {
  return function () {
    this.setAttribute(name, value)
  }
}
function attrConstantNS$1(fullname, value) {
  return function () {
    this.setAttributeNS(fullname.space, fullname.local, value)
  }
}
function attrFunction$1(name, value) {
  return function () {
    var v = value.apply(this, arguments)
    if (v == null) this.removeAttribute(name)
    else this.setAttribute(name, v)
  }
}
function attrFunctionNS$1(fullname, value) {
  return function () {
    var v = value.apply(this, arguments)
    if (v == null) this.removeAttributeNS(fullname.space, fullname.local)
    else this.setAttributeNS(fullname.space, fullname.local, v)
  }
}
function selection_attr(name, value) {
  var fullname = namespace(name)
  if (arguments.length < 2) {
    var node = this.node()
    return fullname.local ? node.getAttributeNS(fullname.space, fullname.local) : node.getAttribute(fullname)
  }
  return this.each(
    (value == null
      ? fullname.local
        ? attrRemoveNS$1
        : attrRemove$1
      : typeof value === 'function'
        ? fullname.local
          ? attrFunctionNS$1
          : attrFunction$1
        : fullname.local
          ? attrConstantNS$1
          : attrConstant$1)(fullname, value),
  )
}
function defaultView(node) {
  return (node.ownerDocument && node.ownerDocument.defaultView) || (node.document && node) || node.defaultView
}
function styleRemove$1(name) {
  return function () {
    this.style.removeProperty(name)
  }
}
function styleConstant$1(name, value, priority) {
  return function () {
    this.style.setProperty(name, value, priority)
  }
}
function styleFunction$1(name, value, priority) {
  return function () {
    var v = value.apply(this, arguments)
    if (v == null) this.style.removeProperty(name)
    else this.style.setProperty(name, v, priority)
  }
}
function selection_style(name, value, priority) {
  return arguments.length > 1
    ? this.each(
        (value == null ? styleRemove$1 : typeof value === 'function' ? styleFunction$1 : styleConstant$1)(
          name,
          value,
          priority == null ? '' : priority,
        ),
      )
    : styleValue(this.node(), name)
}
function styleValue(node, name) {
  return (
    node.style.getPropertyValue(name) || defaultView(node).getComputedStyle(node, null).getPropertyValue(name)
  )
}
function propertyRemove(name) {
  return function () {
    delete this[name]
  }
}
function propertyConstant(name, value) {
  return function () {
    this[name] = value
  }
}
function propertyFunction(name, value) {
  return function () {
    var v = value.apply(this, arguments)
    if (v == null) delete this[name]
    else this[name] = v
  }
}
function selection_property(name, value) {
  return arguments.length > 1
    ? this.each(
        (value == null ? propertyRemove : typeof value === 'function' ? propertyFunction : propertyConstant)(
          name,
          value,
        ),
      )
    : this.node()[name]
}
function classArray(string) {
  return string.trim().split(/^|\s+/)
}
function classList(node) {
  return node.classList || new ClassList(node)
}
function ClassList(node) {
  this._node = node
  this._names = classArray(node.getAttribute('class') || '')
}
ClassList.prototype = {
  add: function (name) {
    if (this._names.indexOf(name) < 0) {
      this._names.push(name)
      this._node.setAttribute('class', this._names.join(' '))
    }
  },
  remove: function (name) {
    var i = this._names.indexOf(name)
    if (i >= 0) {
      this._names.splice(i, 1)
      this._node.setAttribute('class', this._names.join(' '))
    }
  },
  contains: function (name) {
    return this._names.indexOf(name) >= 0
  },
}
function classedAdd(node, names) {
  var list = classList(node),
    i = -1,
    n = names.length
  while (++i < n) list.add(names[i])
}
function classedRemove(node, names) {
  var list = classList(node),
    i = -1,
    n = names.length
  while (++i < n) list.remove(names[i])
}
function classedTrue(names) {
  return function () {
    classedAdd(this, names)
  }
}
function classedFalse(names) {
  return function () {
    classedRemove(this, names)
  }
}
function classedFunction(names, value) {
  return function () {
    ;(value.apply(this, arguments) ? classedAdd : classedRemove)(this, names)
  }
}
function selection_classed(name, value) {
  var names = classArray(name + '')
  if (arguments.length < 2) {
    var list = classList(this.node()),
      i = -1,
      n = names.length
    while (++i < n) if (!list.contains(names[i])) return false
    return true
  }
  return this.each(
    (typeof value === 'function' ? classedFunction : value ? classedTrue : classedFalse)(names, value),
  )
}
function textRemove() {
  this.textContent = ''
}
function textConstant$1(value) {
  return function () {
    this.textContent = value
  }
}
function textFunction$1(value) {
  return function () {
    var v = value.apply(this, arguments)
    this.textContent = v == null ? '' : v
  }
}
function selection_text(value) {
  return arguments.length
    ? this.each(
        value == null ? textRemove : (typeof value === 'function' ? textFunction$1 : textConstant$1)(value),
      )
    : this.node().textContent
}
function htmlRemove() {
  this.innerHTML = ''
}
function htmlConstant(value) {
  return function () {
    this.innerHTML = value
  }
}
function htmlFunction(value) {
  return function () {
    var v = value.apply(this, arguments)
    this.innerHTML = v == null ? '' : v
  }
}
function selection_html(value) {
  return arguments.length
    ? this.each(
        value == null ? htmlRemove : (typeof value === 'function' ? htmlFunction : htmlConstant)(value),
      )
    : this.node().innerHTML
}
function raise() {
  if (this.nextSibling) this.parentNode.appendChild(this)
}
function selection_raise() {
  return this.each(raise)
}
function lower() {
  if (this.previousSibling) this.parentNode.insertBefore(this, this.parentNode.firstChild)
}
function selection_lower() {
  return this.each(lower)
}
function selection_append(name) {
  var create = typeof name === 'function' ? name : creator(name)
  return this.select(function () {
    return this.appendChild(create.apply(this, arguments))
  })
}
function constantNull() {
  return null
}
function selection_insert(name, before) {
  var create = typeof name === 'function' ? name : creator(name),
    select = before == null ? constantNull : typeof before === 'function' ? before : selector(before)
  return this.select(function () {
    return this.insertBefore(create.apply(this, arguments), select.apply(this, arguments) || null)
  })
}
function remove() {
  var parent = this.parentNode
  if (parent) parent.removeChild(this)
}
function selection_remove() {
  return this.each(remove)
}
function selection_cloneShallow() {
  var clone = this.cloneNode(false),
    parent = this.parentNode
  return parent ? parent.insertBefore(clone, this.nextSibling) : clone
}
function selection_cloneDeep() {
  var clone = this.cloneNode(true),
    parent = this.parentNode
  return parent ? parent.insertBefore(clone, this.nextSibling) : clone
}
function selection_clone(deep) {
  return this.select(deep ? selection_cloneDeep : selection_cloneShallow)
}
function selection_datum(value) {
  return arguments.length ? this.property('__data__', value) : this.node().__data__
}
function contextListener(listener) {
  return function (event) {
    listener.call(this, event, this.__data__)
  }
}
function parseTypenames(typenames) {
  return typenames
    .trim()
    .split(/^|\s+/)
    .map(function (t) {
      var name = '',
        i = t.indexOf('.')
      if (i >= 0) ((name = t.slice(i + 1)), (t = t.slice(0, i)))
      return {
        type: t,
        name,
      }
    })
}
function onRemove(typename) {
  return function () {
    var on = this.__on
    if (!on) return
    for (var j = 0, i = -1, m = on.length, o; j < m; ++j)
      if (((o = on[j]), (!typename.type || o.type === typename.type) && o.name === typename.name))
        this.removeEventListener(o.type, o.listener, o.options)
      else on[++i] = o
    if (++i) on.length = i
    else delete this.__on
  }
}
function onAdd(typename, value, options) {
  return function () {
    var on = this.__on,
      o,
      listener = contextListener(value)
    if (on) {
      for (var j = 0, m = on.length; j < m; ++j)
        if ((o = on[j]).type === typename.type && o.name === typename.name) {
          this.removeEventListener(o.type, o.listener, o.options)
          this.addEventListener(o.type, (o.listener = listener), (o.options = options))
          o.value = value
          return
        }
    }
    this.addEventListener(typename.type, listener, options)
    o = {
      type: typename.type,
      name: typename.name,
      value,
      listener,
      options,
    }
    if (!on) this.__on = [o]
    else on.push(o)
  }
}
function selection_on(typename, value, options) {
  var typenames = parseTypenames(typename + ''),
    i,
    n = typenames.length,
    t
  if (arguments.length < 2) {
    var on = this.node().__on
    if (on) {
      for (var j = 0, m = on.length, o; j < m; ++j)
        for (i = 0, o = on[j]; i < n; ++i)
          if ((t = typenames[i]).type === o.type && t.name === o.name) return o.value
    }
    return
  }
  on = value ? onAdd : onRemove
  for (i = 0; i < n; ++i) this.each(on(typenames[i], value, options))
  return this
}
function dispatchEvent(node, type, params) {
  var window = defaultView(node),
    event = window.CustomEvent
  if (typeof event === 'function') event = new event(type, params)
  else {
    event = window.document.createEvent('Event')
    if (params) (event.initEvent(type, params.bubbles, params.cancelable), (event.detail = params.detail))
    else event.initEvent(type, false, false)
  }
  node.dispatchEvent(event)
}
function dispatchConstant(type, params) {
  return function () {
    return dispatchEvent(this, type, params)
  }
}
function dispatchFunction(type, params) {
  return function () {
    return dispatchEvent(this, type, params.apply(this, arguments))
  }
}
function selection_dispatch(type, params) {
  return this.each((typeof params === 'function' ? dispatchFunction : dispatchConstant)(type, params))
}
function* selection_iterator() {
  for (var groups = this._groups, j = 0, m = groups.length; j < m; ++j)
    for (var group = groups[j], i = 0, n = group.length, node; i < n; ++i) if ((node = group[i])) yield node
}
var root = [null]
function Selection$1(groups, parents) {
  this._groups = groups
  this._parents = parents
}
function selection() {
  return new Selection$1([[document.documentElement]], root)
}
function selection_selection() {
  return this
}
Selection$1.prototype = selection.prototype = {
  constructor: Selection$1,
  select: selection_select,
  selectAll: selection_selectAll,
  selectChild: selection_selectChild,
  selectChildren: selection_selectChildren,
  filter: selection_filter,
  data: selection_data,
  enter: selection_enter,
  exit: selection_exit,
  join: selection_join,
  merge: selection_merge,
  selection: selection_selection,
  order: selection_order,
  sort: selection_sort,
  call: selection_call,
  nodes: selection_nodes,
  node: selection_node,
  size: selection_size,
  empty: selection_empty,
  each: selection_each,
  attr: selection_attr,
  style: selection_style,
  property: selection_property,
  classed: selection_classed,
  text: selection_text,
  html: selection_html,
  raise: selection_raise,
  lower: selection_lower,
  append: selection_append,
  insert: selection_insert,
  remove: selection_remove,
  clone: selection_clone,
  datum: selection_datum,
  on: selection_on,
  dispatch: selection_dispatch,
  [Symbol.iterator]: selection_iterator,
}
function select(selector) {
  return typeof selector === 'string'
    ? new Selection$1([[document.querySelector(selector)]], [document.documentElement])
    : new Selection$1([[selector]], root)
}
var nextId = 0
function local() {
  return new Local()
}
function Local() {
  this._ = '@' + (++nextId).toString(36)
}
Local.prototype = local.prototype = {
  constructor: Local,
  get: function (node) {
    var id = this._
    while (!(id in node)) if (!(node = node.parentNode)) return
    return node[id]
  },
  set: function (node, value) {
    return (node[this._] = value)
  },
  remove: function (node) {
    return this._ in node && delete node[this._]
  },
  toString: function () {
    return this._
  },
}
function sourceEvent(event) {
  let sourceEvent
  while ((sourceEvent = event.sourceEvent)) event = sourceEvent
  return event
}
function pointer(event, node) {
  event = sourceEvent(event)
  if (node === void 0) node = event.currentTarget
  if (node) {
    var svg = node.ownerSVGElement || node
    if (svg.createSVGPoint) {
      var point = svg.createSVGPoint()
      ;((point.x = event.clientX), (point.y = event.clientY))
      point = point.matrixTransform(node.getScreenCTM().inverse())
      return [point.x, point.y]
    }
    if (node.getBoundingClientRect) {
      var rect = node.getBoundingClientRect()
      return [event.clientX - rect.left - node.clientLeft, event.clientY - rect.top - node.clientTop]
    }
  }
  return [event.pageX, event.pageY]
}
// node_modules/d3-drag/dist/d3-drag.mjs
var nonpassive = { passive: false }
var nonpassivecapture = {
  capture: true,
  passive: false,
}
function nopropagation$1(event) {
  event.stopImmediatePropagation()
}
function noevent$1(event) {
  event.preventDefault()
  event.stopImmediatePropagation()
}
function nodrag(view) {
  var root = view.document.documentElement,
    selection = select(view).on('dragstart.drag', noevent$1, nonpassivecapture)
  if ('onselectstart' in root) selection.on('selectstart.drag', noevent$1, nonpassivecapture)
  else {
    root.__noselect = root.style.MozUserSelect
    root.style.MozUserSelect = 'none'
  }
}
function yesdrag(view, noclick) {
  var root = view.document.documentElement,
    selection = select(view).on('dragstart.drag', null)
  if (noclick) {
    selection.on('click.drag', noevent$1, nonpassivecapture)
    setTimeout(function () {
      selection.on('click.drag', null)
    }, 0)
  }
  if ('onselectstart' in root) selection.on('selectstart.drag', null)
  else {
    root.style.MozUserSelect = root.__noselect
    delete root.__noselect
  }
}
var constant$1 = (x) => () => x
function DragEvent(type, { sourceEvent, subject, target, identifier, active, x, y, dx, dy, dispatch }) {
  Object.defineProperties(this, {
    type: {
      value: type,
      enumerable: true,
      configurable: true,
    },
    sourceEvent: {
      value: sourceEvent,
      enumerable: true,
      configurable: true,
    },
    subject: {
      value: subject,
      enumerable: true,
      configurable: true,
    },
    target: {
      value: target,
      enumerable: true,
      configurable: true,
    },
    identifier: {
      value: identifier,
      enumerable: true,
      configurable: true,
    },
    active: {
      value: active,
      enumerable: true,
      configurable: true,
    },
    x: {
      value: x,
      enumerable: true,
      configurable: true,
    },
    y: {
      value: y,
      enumerable: true,
      configurable: true,
    },
    dx: {
      value: dx,
      enumerable: true,
      configurable: true,
    },
    dy: {
      value: dy,
      enumerable: true,
      configurable: true,
    },
    _: { value: dispatch },
  })
}
DragEvent.prototype.on = function () {
  var value = this._.on.apply(this._, arguments)
  return value === this._ ? this : value
}
function defaultFilter$1(event) {
  return !event.ctrlKey && !event.button
}
function defaultContainer() {
  return this.parentNode
}
function defaultSubject(event, d) {
  return d == null
    ? {
        x: event.x,
        y: event.y,
      }
    : d
}
function defaultTouchable$1() {
  return navigator.maxTouchPoints || 'ontouchstart' in this
}
function drag() {
  var filter = defaultFilter$1,
    container = defaultContainer,
    subject = defaultSubject,
    touchable = defaultTouchable$1,
    gestures = {},
    listeners = dispatch('start', 'drag', 'end'),
    active = 0,
    mousedownx,
    mousedowny,
    mousemoving,
    touchending,
    clickDistance2 = 0
  function drag(selection) {
    selection
      .on('mousedown.drag', mousedowned)
      .filter(touchable)
      .on('touchstart.drag', touchstarted)
      .on('touchmove.drag', touchmoved, nonpassive)
      .on('touchend.drag touchcancel.drag', touchended)
      .style('touch-action', 'none')
      .style('-webkit-tap-highlight-color', 'rgba(0,0,0,0)')
  }
  function mousedowned(event, d) {
    if (touchending || !filter.call(this, event, d)) return
    var gesture = beforestart(this, container.call(this, event, d), event, d, 'mouse')
    if (!gesture) return
    select(event.view)
      .on('mousemove.drag', mousemoved, nonpassivecapture)
      .on('mouseup.drag', mouseupped, nonpassivecapture)
    nodrag(event.view)
    nopropagation$1(event)
    mousemoving = false
    mousedownx = event.clientX
    mousedowny = event.clientY
    gesture('start', event)
  }
  function mousemoved(event) {
    noevent$1(event)
    if (!mousemoving) {
      var dx = event.clientX - mousedownx,
        dy = event.clientY - mousedowny
      mousemoving = dx * dx + dy * dy > clickDistance2
    }
    gestures.mouse('drag', event)
  }
  function mouseupped(event) {
    select(event.view).on('mousemove.drag mouseup.drag', null)
    yesdrag(event.view, mousemoving)
    noevent$1(event)
    gestures.mouse('end', event)
  }
  function touchstarted(event, d) {
    if (!filter.call(this, event, d)) return
    var touches = event.changedTouches,
      c = container.call(this, event, d),
      n = touches.length,
      i = 0,
      gesture
    for (; i < n; ++i)
      if ((gesture = beforestart(this, c, event, d, touches[i].identifier, touches[i]))) {
        nopropagation$1(event)
        gesture('start', event, touches[i])
      }
  }
  function touchmoved(event) {
    var touches = event.changedTouches,
      n = touches.length,
      i = 0,
      gesture
    for (; i < n; ++i)
      if ((gesture = gestures[touches[i].identifier])) {
        noevent$1(event)
        gesture('drag', event, touches[i])
      }
  }
  function touchended(event) {
    var touches = event.changedTouches,
      n = touches.length,
      i,
      gesture
    if (touchending) clearTimeout(touchending)
    touchending = setTimeout(function () {
      touchending = null
    }, 500)
    for (i = 0; i < n; ++i)
      if ((gesture = gestures[touches[i].identifier])) {
        nopropagation$1(event)
        gesture('end', event, touches[i])
      }
  }
  function beforestart(that, container, event, d, identifier, touch) {
    var dispatch = listeners.copy(),
      p = pointer(touch || event, container),
      dx,
      dy,
      s
    if (
      (s = subject.call(
        that,
        new DragEvent('beforestart', {
          sourceEvent: event,
          target: drag,
          identifier,
          active,
          x: p[0],
          y: p[1],
          dx: 0,
          dy: 0,
          dispatch,
        }),
        d,
      )) == null
    )
      return
    dx = s.x - p[0] || 0
    dy = s.y - p[1] || 0
    return function gesture(type, event, touch) {
      var p0 = p,
        n
      switch (type) {
        case 'start':
          ;((gestures[identifier] = gesture), (n = active++))
          break
        case 'end':
          ;(delete gestures[identifier], --active)
        case 'drag':
          ;((p = pointer(touch || event, container)), (n = active))
      }
      dispatch.call(
        type,
        that,
        new DragEvent(type, {
          sourceEvent: event,
          subject: s,
          target: drag,
          identifier,
          active: n,
          x: p[0] + dx,
          y: p[1] + dy,
          dx: p[0] - p0[0],
          dy: p[1] - p0[1],
          dispatch,
        }),
        d,
      )
    }
  }
  drag.filter = function (_) {
    return arguments.length ? ((filter = typeof _ === 'function' ? _ : constant$1(!!_)), drag) : filter
  }
  drag.container = function (_) {
    return arguments.length ? ((container = typeof _ === 'function' ? _ : constant$1(_)), drag) : container
  }
  drag.subject = function (_) {
    return arguments.length ? ((subject = typeof _ === 'function' ? _ : constant$1(_)), drag) : subject
  }
  drag.touchable = function (_) {
    return arguments.length ? ((touchable = typeof _ === 'function' ? _ : constant$1(!!_)), drag) : touchable
  }
  drag.on = function () {
    var value = listeners.on.apply(listeners, arguments)
    return value === listeners ? drag : value
  }
  drag.clickDistance = function (_) {
    return arguments.length ? ((clickDistance2 = (_ = +_) * _), drag) : Math.sqrt(clickDistance2)
  }
  return drag
}
// node_modules/d3-timer/dist/d3-timer.mjs
var frame = 0
var timeout$1 = 0
var interval$1 = 0
var pokeDelay = 1e3
var taskHead
var taskTail
var clockLast = 0
var clockNow = 0
var clockSkew = 0
var clock = typeof performance === 'object' && performance.now ? performance : Date
var setFrame =
  typeof window === 'object' && window.requestAnimationFrame
    ? window.requestAnimationFrame.bind(window)
    : function (f) {
        setTimeout(f, 17)
      }
function now() {
  return clockNow || (setFrame(clearNow), (clockNow = clock.now() + clockSkew))
}
function clearNow() {
  clockNow = 0
}
function Timer() {
  this._call = this._time = this._next = null
}
Timer.prototype = timer.prototype = {
  constructor: Timer,
  restart: function (callback, delay, time) {
    if (typeof callback !== 'function') throw new TypeError('callback is not a function')
    time = (time == null ? now() : +time) + (delay == null ? 0 : +delay)
    if (!this._next && taskTail !== this) {
      if (taskTail) taskTail._next = this
      else taskHead = this
      taskTail = this
    }
    this._call = callback
    this._time = time
    sleep()
  },
  stop: function () {
    if (this._call) {
      this._call = null
      this._time = Infinity
      sleep()
    }
  },
}
function timer(callback, delay, time) {
  var t = new Timer()
  t.restart(callback, delay, time)
  return t
}
function timerFlush() {
  now()
  ++frame
  var t = taskHead,
    e
  while (t) {
    if ((e = clockNow - t._time) >= 0) t._call.call(void 0, e)
    t = t._next
  }
  --frame
}
function wake() {
  clockNow = (clockLast = clock.now()) + clockSkew
  frame = timeout$1 = 0
  try {
    timerFlush()
  } finally {
    frame = 0
    nap()
    clockNow = 0
  }
}
function poke() {
  var now = clock.now(),
    delay = now - clockLast
  if (delay > pokeDelay) ((clockSkew -= delay), (clockLast = now))
}
function nap() {
  var t0,
    t1 = taskHead,
    t2,
    time = Infinity
  while (t1)
    if (t1._call) {
      if (time > t1._time) time = t1._time
      ;((t0 = t1), (t1 = t1._next))
    } else {
      ;((t2 = t1._next), (t1._next = null))
      t1 = t0 ? (t0._next = t2) : (taskHead = t2)
    }
  taskTail = t0
  sleep(time)
}
function sleep(time) {
  if (frame) return
  if (timeout$1) timeout$1 = clearTimeout(timeout$1)
  if (time - clockNow > 24) {
    if (time < Infinity) timeout$1 = setTimeout(wake, Math.ceil(time - clock.now() - clockSkew) + 1)
    if (interval$1) interval$1 = clearInterval(interval$1)
  } else {
    if (!interval$1) ((clockLast = clock.now()), (interval$1 = setInterval(poke, pokeDelay)))
    ;((frame = 1), setFrame(wake))
  }
}
function timeout(callback, delay, time) {
  var t = new Timer()
  delay = delay == null ? 0 : +delay
  t.restart(
    (elapsed) => {
      t.stop()
      callback(elapsed + delay)
    },
    delay,
    time,
  )
  return t
}
// node_modules/d3-ease/dist/d3-ease.mjs
function cubicInOut(t) {
  return ((t *= 2) <= 1 ? t * t * t : (t -= 2) * t * t + 2) / 2
}
var exponent = 3
;(function custom(e) {
  e = +e
  function polyIn(t) {
    return Math.pow(t, e)
  }
  polyIn.exponent = custom
  return polyIn
})(exponent)
;(function custom(e) {
  e = +e
  function polyOut(t) {
    return 1 - Math.pow(1 - t, e)
  }
  polyOut.exponent = custom
  return polyOut
})(exponent)
;(function custom(e) {
  e = +e
  function polyInOut(t) {
    return ((t *= 2) <= 1 ? Math.pow(t, e) : 2 - Math.pow(2 - t, e)) / 2
  }
  polyInOut.exponent = custom
  return polyInOut
})(exponent)
function tpmt(x) {
  return (Math.pow(2, -10 * x) - 0.0009765625) * 1.0009775171065494
}
var b1 = 4 / 11
1 / b1 / b1
var overshoot = 1.70158
;(function custom(s) {
  s = +s
  function backIn(t) {
    return (t = +t) * t * (s * (t - 1) + t)
  }
  backIn.overshoot = custom
  return backIn
})(overshoot)
;(function custom(s) {
  s = +s
  function backOut(t) {
    return --t * t * ((t + 1) * s + t) + 1
  }
  backOut.overshoot = custom
  return backOut
})(overshoot)
;(function custom(s) {
  s = +s
  function backInOut(t) {
    return ((t *= 2) < 1 ? t * t * ((s + 1) * t - s) : (t -= 2) * t * ((s + 1) * t + s) + 2) / 2
  }
  backInOut.overshoot = custom
  return backInOut
})(overshoot)
var tau = 2 * Math.PI
var amplitude = 1
var period = 0.3
;(function custom(a, p) {
  var s = Math.asin(1 / (a = Math.max(1, a))) * (p /= tau)
  function elasticIn(t) {
    return a * tpmt(-(--t)) * Math.sin((s - t) / p)
  }
  elasticIn.amplitude = function (a) {
    return custom(a, p * tau)
  }
  elasticIn.period = function (p) {
    return custom(a, p)
  }
  return elasticIn
})(amplitude, period)
;(function custom(a, p) {
  var s = Math.asin(1 / (a = Math.max(1, a))) * (p /= tau)
  function elasticOut(t) {
    return 1 - a * tpmt((t = +t)) * Math.sin((t + s) / p)
  }
  elasticOut.amplitude = function (a) {
    return custom(a, p * tau)
  }
  elasticOut.period = function (p) {
    return custom(a, p)
  }
  return elasticOut
})(amplitude, period)
;(function custom(a, p) {
  var s = Math.asin(1 / (a = Math.max(1, a))) * (p /= tau)
  function elasticInOut(t) {
    return (
      ((t = t * 2 - 1) < 0 ? a * tpmt(-t) * Math.sin((s - t) / p) : 2 - a * tpmt(t) * Math.sin((s + t) / p)) /
      2
    )
  }
  elasticInOut.amplitude = function (a) {
    return custom(a, p * tau)
  }
  elasticInOut.period = function (p) {
    return custom(a, p)
  }
  return elasticInOut
})(amplitude, period)
// node_modules/d3-transition/dist/d3-transition.mjs
var emptyOn = dispatch('start', 'end', 'cancel', 'interrupt')
var emptyTween = []
var CREATED = 0
var SCHEDULED = 1
var STARTING = 2
var STARTED = 3
var RUNNING = 4
var ENDING = 5
var ENDED = 6
function schedule(node, name, id, index, group, timing) {
  var schedules = node.__transition
  if (!schedules) node.__transition = {}
  else if (id in schedules) return
  create(node, id, {
    name,
    index,
    group,
    on: emptyOn,
    tween: emptyTween,
    time: timing.time,
    delay: timing.delay,
    duration: timing.duration,
    ease: timing.ease,
    timer: null,
    state: CREATED,
  })
}
function init(node, id) {
  var schedule = get(node, id)
  if (schedule.state > CREATED) throw new Error('too late; already scheduled')
  return schedule
}
function set(node, id) {
  var schedule = get(node, id)
  if (schedule.state > STARTED) throw new Error('too late; already running')
  return schedule
}
function get(node, id) {
  var schedule = node.__transition
  if (!schedule || !(schedule = schedule[id])) throw new Error('transition not found')
  return schedule
}
function create(node, id, self) {
  var schedules = node.__transition,
    tween
  schedules[id] = self
  self.timer = timer(schedule, 0, self.time)
  function schedule(elapsed) {
    self.state = SCHEDULED
    self.timer.restart(start, self.delay, self.time)
    if (self.delay <= elapsed) start(elapsed - self.delay)
  }
  function start(elapsed) {
    var i, j, n, o
    if (self.state !== SCHEDULED) return stop()
    for (i in schedules) {
      o = schedules[i]
      if (o.name !== self.name) continue
      if (o.state === STARTED) return timeout(start)
      if (o.state === RUNNING) {
        o.state = ENDED
        o.timer.stop()
        o.on.call('interrupt', node, node.__data__, o.index, o.group)
        delete schedules[i]
      } else if (+i < id) {
        o.state = ENDED
        o.timer.stop()
        o.on.call('cancel', node, node.__data__, o.index, o.group)
        delete schedules[i]
      }
    }
    timeout(function () {
      if (self.state === STARTED) {
        self.state = RUNNING
        self.timer.restart(tick, self.delay, self.time)
        tick(elapsed)
      }
    })
    self.state = STARTING
    self.on.call('start', node, node.__data__, self.index, self.group)
    if (self.state !== STARTING) return
    self.state = STARTED
    tween = new Array((n = self.tween.length))
    for (i = 0, j = -1; i < n; ++i)
      if ((o = self.tween[i].value.call(node, node.__data__, self.index, self.group))) tween[++j] = o
    tween.length = j + 1
  }
  function tick(elapsed) {
    var t =
        elapsed < self.duration
          ? self.ease.call(null, elapsed / self.duration)
          : (self.timer.restart(stop), (self.state = ENDING), 1),
      i = -1,
      n = tween.length
    while (++i < n) tween[i].call(node, t)
    if (self.state === ENDING) {
      self.on.call('end', node, node.__data__, self.index, self.group)
      stop()
    }
  }
  function stop() {
    self.state = ENDED
    self.timer.stop()
    delete schedules[id]
    for (var i in schedules) return
    delete node.__transition
  }
}
function interrupt(node, name) {
  var schedules = node.__transition,
    schedule,
    active,
    empty = true,
    i
  if (!schedules) return
  name = name == null ? null : name + ''
  for (i in schedules) {
    if ((schedule = schedules[i]).name !== name) {
      empty = false
      continue
    }
    active = schedule.state > STARTING && schedule.state < ENDING
    schedule.state = ENDED
    schedule.timer.stop()
    schedule.on.call(active ? 'interrupt' : 'cancel', node, node.__data__, schedule.index, schedule.group)
    delete schedules[i]
  }
  if (empty) delete node.__transition
}
function selection_interrupt(name) {
  return this.each(function () {
    interrupt(this, name)
  })
}
function tweenRemove(id, name) {
  var tween0, tween1
  return function () {
    var schedule = set(this, id),
      tween = schedule.tween
    if (tween !== tween0) {
      tween1 = tween0 = tween
      for (var i = 0, n = tween1.length; i < n; ++i)
        if (tween1[i].name === name) {
          tween1 = tween1.slice()
          tween1.splice(i, 1)
          break
        }
    }
    schedule.tween = tween1
  }
}
function tweenFunction(id, name, value) {
  var tween0, tween1
  if (typeof value !== 'function') throw new Error()
  return function () {
    var schedule = set(this, id),
      tween = schedule.tween
    if (tween !== tween0) {
      tween1 = (tween0 = tween).slice()
      for (
        var t = {
            name,
            value,
          },
          i = 0,
          n = tween1.length;
        i < n;
        ++i
      )
        if (tween1[i].name === name) {
          tween1[i] = t
          break
        }
      if (i === n) tween1.push(t)
    }
    schedule.tween = tween1
  }
}
function transition_tween(name, value) {
  var id = this._id
  name += ''
  if (arguments.length < 2) {
    var tween = get(this.node(), id).tween
    for (var i = 0, n = tween.length, t; i < n; ++i) if ((t = tween[i]).name === name) return t.value
    return null
  }
  return this.each((value == null ? tweenRemove : tweenFunction)(id, name, value))
}
function tweenValue(transition, name, value) {
  var id = transition._id
  transition.each(function () {
    var schedule = set(this, id)
    ;(schedule.value || (schedule.value = {}))[name] = value.apply(this, arguments)
  })
  return function (node) {
    return get(node, id).value[name]
  }
}
function interpolate(a, b) {
  var c
  return (
    typeof b === 'number' ? number : b instanceof color ? rgb : (c = color(b)) ? ((b = c), rgb) : string
  )(a, b)
}
function attrRemove(name) {
  return function () {
    this.removeAttribute(name)
  }
}
function attrRemoveNS(fullname) {
  return function () {
    this.removeAttributeNS(fullname.space, fullname.local)
  }
}
function attrConstant(name, interpolate, value1) {
  var string00,
    string1 = value1 + '',
    interpolate0
  return function () {
    var string0 = this.getAttribute(name)
    return string0 === string1
      ? null
      : string0 === string00
        ? interpolate0
        : (interpolate0 = interpolate((string00 = string0), value1))
  }
}
function attrConstantNS(fullname, interpolate, value1) {
  var string00,
    string1 = value1 + '',
    interpolate0
  return function () {
    var string0 = this.getAttributeNS(fullname.space, fullname.local)
    return string0 === string1
      ? null
      : string0 === string00
        ? interpolate0
        : (interpolate0 = interpolate((string00 = string0), value1))
  }
}
function attrFunction(name, interpolate, value) {
  var string00, string10, interpolate0
  return function () {
    var string0,
      value1 = value(this),
      string1
    if (value1 == null) return void this.removeAttribute(name)
    string0 = this.getAttribute(name)
    string1 = value1 + ''
    return string0 === string1
      ? null
      : string0 === string00 && string1 === string10
        ? interpolate0
        : ((string10 = string1), (interpolate0 = interpolate((string00 = string0), value1)))
  }
}
function attrFunctionNS(fullname, interpolate, value) {
  var string00, string10, interpolate0
  return function () {
    var string0,
      value1 = value(this),
      string1
    if (value1 == null) return void this.removeAttributeNS(fullname.space, fullname.local)
    string0 = this.getAttributeNS(fullname.space, fullname.local)
    string1 = value1 + ''
    return string0 === string1
      ? null
      : string0 === string00 && string1 === string10
        ? interpolate0
        : ((string10 = string1), (interpolate0 = interpolate((string00 = string0), value1)))
  }
}
function transition_attr(name, value) {
  var fullname = namespace(name),
    i = fullname === 'transform' ? interpolateTransformSvg : interpolate
  return this.attrTween(
    name,
    typeof value === 'function'
      ? (fullname.local ? attrFunctionNS : attrFunction)(fullname, i, tweenValue(this, 'attr.' + name, value))
      : value == null
        ? (fullname.local ? attrRemoveNS : attrRemove)(fullname)
        : (fullname.local ? attrConstantNS : attrConstant)(fullname, i, value),
  )
}
function attrInterpolate(name, i) {
  return function (t) {
    this.setAttribute(name, i.call(this, t))
  }
}
function attrInterpolateNS(fullname, i) {
  return function (t) {
    this.setAttributeNS(fullname.space, fullname.local, i.call(this, t))
  }
}
function attrTweenNS(fullname, value) {
  var t0, i0
  function tween() {
    var i = value.apply(this, arguments)
    if (i !== i0) t0 = (i0 = i) && attrInterpolateNS(fullname, i)
    return t0
  }
  tween._value = value
  return tween
}
function attrTween(name, value) {
  var t0, i0
  function tween() {
    var i = value.apply(this, arguments)
    if (i !== i0) t0 = (i0 = i) && attrInterpolate(name, i)
    return t0
  }
  tween._value = value
  return tween
}
function transition_attrTween(name, value) {
  var key = 'attr.' + name
  if (arguments.length < 2) return (key = this.tween(key)) && key._value
  if (value == null) return this.tween(key, null)
  if (typeof value !== 'function') throw new Error()
  var fullname = namespace(name)
  return this.tween(key, (fullname.local ? attrTweenNS : attrTween)(fullname, value))
}
function delayFunction(id, value) {
  return function () {
    init(this, id).delay = +value.apply(this, arguments)
  }
}
function delayConstant(id, value) {
  return (
    (value = +value),
    function () {
      init(this, id).delay = value
    }
  )
}
function transition_delay(value) {
  var id = this._id
  return arguments.length
    ? this.each((typeof value === 'function' ? delayFunction : delayConstant)(id, value))
    : get(this.node(), id).delay
}
function durationFunction(id, value) {
  return function () {
    set(this, id).duration = +value.apply(this, arguments)
  }
}
function durationConstant(id, value) {
  return (
    (value = +value),
    function () {
      set(this, id).duration = value
    }
  )
}
function transition_duration(value) {
  var id = this._id
  return arguments.length
    ? this.each((typeof value === 'function' ? durationFunction : durationConstant)(id, value))
    : get(this.node(), id).duration
}
function easeConstant(id, value) {
  if (typeof value !== 'function') throw new Error()
  return function () {
    set(this, id).ease = value
  }
}
function transition_ease(value) {
  var id = this._id
  return arguments.length ? this.each(easeConstant(id, value)) : get(this.node(), id).ease
}
function easeVarying(id, value) {
  return function () {
    var v = value.apply(this, arguments)
    if (typeof v !== 'function') throw new Error()
    set(this, id).ease = v
  }
}
function transition_easeVarying(value) {
  if (typeof value !== 'function') throw new Error()
  return this.each(easeVarying(this._id, value))
}
function transition_filter(match) {
  if (typeof match !== 'function') match = matcher(match)
  for (var groups = this._groups, m = groups.length, subgroups = new Array(m), j = 0; j < m; ++j)
    for (var group = groups[j], n = group.length, subgroup = (subgroups[j] = []), node, i = 0; i < n; ++i)
      if ((node = group[i]) && match.call(node, node.__data__, i, group)) subgroup.push(node)
  return new Transition(subgroups, this._parents, this._name, this._id)
}
function transition_merge(transition) {
  if (transition._id !== this._id) throw new Error()
  for (
    var groups0 = this._groups,
      groups1 = transition._groups,
      m0 = groups0.length,
      m1 = groups1.length,
      m = Math.min(m0, m1),
      merges = new Array(m0),
      j = 0;
    j < m;
    ++j
  )
    for (
      var group0 = groups0[j],
        group1 = groups1[j],
        n = group0.length,
        merge = (merges[j] = new Array(n)),
        node,
        i = 0;
      i < n;
      ++i
    )
      if ((node = group0[i] || group1[i])) merge[i] = node
  for (; j < m0; ++j) merges[j] = groups0[j]
  return new Transition(merges, this._parents, this._name, this._id)
}
function start(name) {
  return (name + '')
    .trim()
    .split(/^|\s+/)
    .every(function (t) {
      var i = t.indexOf('.')
      if (i >= 0) t = t.slice(0, i)
      return !t || t === 'start'
    })
}
function onFunction(id, name, listener) {
  var on0,
    on1,
    sit = start(name) ? init : set
  return function () {
    var schedule = sit(this, id),
      on = schedule.on
    if (on !== on0) (on1 = (on0 = on).copy()).on(name, listener)
    schedule.on = on1
  }
}
function transition_on(name, listener) {
  var id = this._id
  return arguments.length < 2 ? get(this.node(), id).on.on(name) : this.each(onFunction(id, name, listener))
}
function removeFunction(id) {
  return function () {
    var parent = this.parentNode
    for (var i in this.__transition) if (+i !== id) return
    if (parent) parent.removeChild(this)
  }
}
function transition_remove() {
  return this.on('end.remove', removeFunction(this._id))
}
function transition_select(select) {
  var name = this._name,
    id = this._id
  if (typeof select !== 'function') select = selector(select)
  for (var groups = this._groups, m = groups.length, subgroups = new Array(m), j = 0; j < m; ++j)
    for (
      var group = groups[j], n = group.length, subgroup = (subgroups[j] = new Array(n)), node, subnode, i = 0;
      i < n;
      ++i
    )
      if ((node = group[i]) && (subnode = select.call(node, node.__data__, i, group))) {
        if ('__data__' in node) subnode.__data__ = node.__data__
        subgroup[i] = subnode
        schedule(subgroup[i], name, id, i, subgroup, get(node, id))
      }
  return new Transition(subgroups, this._parents, name, id)
}
function transition_selectAll(select) {
  var name = this._name,
    id = this._id
  if (typeof select !== 'function') select = selectorAll(select)
  for (var groups = this._groups, m = groups.length, subgroups = [], parents = [], j = 0; j < m; ++j)
    for (var group = groups[j], n = group.length, node, i = 0; i < n; ++i)
      if ((node = group[i])) {
        for (
          var children = select.call(node, node.__data__, i, group),
            child,
            inherit = get(node, id),
            k = 0,
            l = children.length;
          k < l;
          ++k
        )
          if ((child = children[k])) schedule(child, name, id, k, children, inherit)
        subgroups.push(children)
        parents.push(node)
      }
  return new Transition(subgroups, parents, name, id)
}
var Selection = selection.prototype.constructor
function transition_selection() {
  return new Selection(this._groups, this._parents)
}
function styleNull(name, interpolate) {
  var string00, string10, interpolate0
  return function () {
    var string0 = styleValue(this, name),
      string1 = (this.style.removeProperty(name), styleValue(this, name))
    return string0 === string1
      ? null
      : string0 === string00 && string1 === string10
        ? interpolate0
        : (interpolate0 = interpolate((string00 = string0), (string10 = string1)))
  }
}
function styleRemove(name) {
  return function () {
    this.style.removeProperty(name)
  }
}
function styleConstant(name, interpolate, value1) {
  var string00,
    string1 = value1 + '',
    interpolate0
  return function () {
    var string0 = styleValue(this, name)
    return string0 === string1
      ? null
      : string0 === string00
        ? interpolate0
        : (interpolate0 = interpolate((string00 = string0), value1))
  }
}
function styleFunction(name, interpolate, value) {
  var string00, string10, interpolate0
  return function () {
    var string0 = styleValue(this, name),
      value1 = value(this),
      string1 = value1 + ''
    if (value1 == null) string1 = value1 = (this.style.removeProperty(name), styleValue(this, name))
    return string0 === string1
      ? null
      : string0 === string00 && string1 === string10
        ? interpolate0
        : ((string10 = string1), (interpolate0 = interpolate((string00 = string0), value1)))
  }
}
function styleMaybeRemove(id, name) {
  var on0,
    on1,
    listener0,
    key = 'style.' + name,
    event = 'end.' + key,
    remove
  return function () {
    var schedule = set(this, id),
      on = schedule.on,
      listener = schedule.value[key] == null ? remove || (remove = styleRemove(name)) : void 0
    if (on !== on0 || listener0 !== listener) (on1 = (on0 = on).copy()).on(event, (listener0 = listener))
    schedule.on = on1
  }
}
function transition_style(name, value, priority) {
  var i = (name += '') === 'transform' ? interpolateTransformCss : interpolate
  return value == null
    ? this.styleTween(name, styleNull(name, i)).on('end.style.' + name, styleRemove(name))
    : typeof value === 'function'
      ? this.styleTween(name, styleFunction(name, i, tweenValue(this, 'style.' + name, value))).each(
          styleMaybeRemove(this._id, name),
        )
      : this.styleTween(name, styleConstant(name, i, value), priority).on('end.style.' + name, null)
}
function styleInterpolate(name, i, priority) {
  return function (t) {
    this.style.setProperty(name, i.call(this, t), priority)
  }
}
function styleTween(name, value, priority) {
  var t, i0
  function tween() {
    var i = value.apply(this, arguments)
    if (i !== i0) t = (i0 = i) && styleInterpolate(name, i, priority)
    return t
  }
  tween._value = value
  return tween
}
function transition_styleTween(name, value, priority) {
  var key = 'style.' + (name += '')
  if (arguments.length < 2) return (key = this.tween(key)) && key._value
  if (value == null) return this.tween(key, null)
  if (typeof value !== 'function') throw new Error()
  return this.tween(key, styleTween(name, value, priority == null ? '' : priority))
}
function textConstant(value) {
  return function () {
    this.textContent = value
  }
}
function textFunction(value) {
  return function () {
    var value1 = value(this)
    this.textContent = value1 == null ? '' : value1
  }
}
function transition_text(value) {
  return this.tween(
    'text',
    typeof value === 'function'
      ? textFunction(tweenValue(this, 'text', value))
      : textConstant(value == null ? '' : value + ''),
  )
}
function textInterpolate(i) {
  return function (t) {
    this.textContent = i.call(this, t)
  }
}
function textTween(value) {
  var t0, i0
  function tween() {
    var i = value.apply(this, arguments)
    if (i !== i0) t0 = (i0 = i) && textInterpolate(i)
    return t0
  }
  tween._value = value
  return tween
}
function transition_textTween(value) {
  var key = 'text'
  if (arguments.length < 1) return (key = this.tween(key)) && key._value
  if (value == null) return this.tween(key, null)
  if (typeof value !== 'function') throw new Error()
  return this.tween(key, textTween(value))
}
function transition_transition() {
  var name = this._name,
    id0 = this._id,
    id1 = newId()
  for (var groups = this._groups, m = groups.length, j = 0; j < m; ++j)
    for (var group = groups[j], n = group.length, node, i = 0; i < n; ++i)
      if ((node = group[i])) {
        var inherit = get(node, id0)
        schedule(node, name, id1, i, group, {
          time: inherit.time + inherit.delay + inherit.duration,
          delay: 0,
          duration: inherit.duration,
          ease: inherit.ease,
        })
      }
  return new Transition(groups, this._parents, name, id1)
}
function transition_end() {
  var on0,
    on1,
    that = this,
    id = that._id,
    size = that.size()
  return new Promise(function (resolve, reject) {
    var cancel = { value: reject },
      end = {
        value: function () {
          if (--size === 0) resolve()
        },
      }
    that.each(function () {
      var schedule = set(this, id),
        on = schedule.on
      if (on !== on0) {
        on1 = (on0 = on).copy()
        on1._.cancel.push(cancel)
        on1._.interrupt.push(cancel)
        on1._.end.push(end)
      }
      schedule.on = on1
    })
    if (size === 0) resolve()
  })
}
var id = 0
function Transition(groups, parents, name, id) {
  this._groups = groups
  this._parents = parents
  this._name = name
  this._id = id
}
function transition(name) {
  return selection().transition(name)
}
function newId() {
  return ++id
}
var selection_prototype = selection.prototype
Transition.prototype = transition.prototype = {
  constructor: Transition,
  select: transition_select,
  selectAll: transition_selectAll,
  selectChild: selection_prototype.selectChild,
  selectChildren: selection_prototype.selectChildren,
  filter: transition_filter,
  merge: transition_merge,
  selection: transition_selection,
  transition: transition_transition,
  call: selection_prototype.call,
  nodes: selection_prototype.nodes,
  node: selection_prototype.node,
  size: selection_prototype.size,
  empty: selection_prototype.empty,
  each: selection_prototype.each,
  on: transition_on,
  attr: transition_attr,
  attrTween: transition_attrTween,
  style: transition_style,
  styleTween: transition_styleTween,
  text: transition_text,
  textTween: transition_textTween,
  remove: transition_remove,
  tween: transition_tween,
  delay: transition_delay,
  duration: transition_duration,
  ease: transition_ease,
  easeVarying: transition_easeVarying,
  end: transition_end,
  [Symbol.iterator]: selection_prototype[Symbol.iterator],
}
var defaultTiming = {
  time: null,
  delay: 0,
  duration: 250,
  ease: cubicInOut,
}
function inherit(node, id) {
  var timing
  while (!(timing = node.__transition) || !(timing = timing[id]))
    if (!(node = node.parentNode)) throw new Error(`transition ${id} not found`)
  return timing
}
function selection_transition(name) {
  var id, timing
  if (name instanceof Transition) ((id = name._id), (name = name._name))
  else ((id = newId()), ((timing = defaultTiming).time = now()), (name = name == null ? null : name + ''))
  for (var groups = this._groups, m = groups.length, j = 0; j < m; ++j)
    for (var group = groups[j], n = group.length, node, i = 0; i < n; ++i)
      if ((node = group[i])) schedule(node, name, id, i, group, timing || inherit(node, id))
  return new Transition(groups, this._parents, name, id)
}
selection.prototype.interrupt = selection_interrupt
selection.prototype.transition = selection_transition
// node_modules/d3-zoom/dist/d3-zoom.mjs
var constant = (x) => () => x
function ZoomEvent(type, { sourceEvent, target, transform, dispatch }) {
  Object.defineProperties(this, {
    type: {
      value: type,
      enumerable: true,
      configurable: true,
    },
    sourceEvent: {
      value: sourceEvent,
      enumerable: true,
      configurable: true,
    },
    target: {
      value: target,
      enumerable: true,
      configurable: true,
    },
    transform: {
      value: transform,
      enumerable: true,
      configurable: true,
    },
    _: { value: dispatch },
  })
}
function Transform(k, x, y) {
  this.k = k
  this.x = x
  this.y = y
}
Transform.prototype = {
  constructor: Transform,
  scale: function (k) {
    return k === 1 ? this : new Transform(this.k * k, this.x, this.y)
  },
  translate: function (x, y) {
    return (x === 0) & (y === 0) ? this : new Transform(this.k, this.x + this.k * x, this.y + this.k * y)
  },
  apply: function (point) {
    return [point[0] * this.k + this.x, point[1] * this.k + this.y]
  },
  applyX: function (x) {
    return x * this.k + this.x
  },
  applyY: function (y) {
    return y * this.k + this.y
  },
  invert: function (location) {
    return [(location[0] - this.x) / this.k, (location[1] - this.y) / this.k]
  },
  invertX: function (x) {
    return (x - this.x) / this.k
  },
  invertY: function (y) {
    return (y - this.y) / this.k
  },
  rescaleX: function (x) {
    return x.copy().domain(x.range().map(this.invertX, this).map(x.invert, x))
  },
  rescaleY: function (y) {
    return y.copy().domain(y.range().map(this.invertY, this).map(y.invert, y))
  },
  toString: function () {
    return 'translate(' + this.x + ',' + this.y + ') scale(' + this.k + ')'
  },
}
var identity$1 = new Transform(1, 0, 0)
transform.prototype = Transform.prototype
function transform(node) {
  while (!node.__zoom) if (!(node = node.parentNode)) return identity$1
  return node.__zoom
}
function nopropagation(event) {
  event.stopImmediatePropagation()
}
function noevent(event) {
  event.preventDefault()
  event.stopImmediatePropagation()
}
function defaultFilter(event) {
  return (!event.ctrlKey || event.type === 'wheel') && !event.button
}
function defaultExtent() {
  var e = this
  if (e instanceof SVGElement) {
    e = e.ownerSVGElement || e
    if (e.hasAttribute('viewBox')) {
      e = e.viewBox.baseVal
      return [
        [e.x, e.y],
        [e.x + e.width, e.y + e.height],
      ]
    }
    return [
      [0, 0],
      [e.width.baseVal.value, e.height.baseVal.value],
    ]
  }
  return [
    [0, 0],
    [e.clientWidth, e.clientHeight],
  ]
}
function defaultTransform() {
  return this.__zoom || identity$1
}
function defaultWheelDelta(event) {
  return (
    -event.deltaY * (event.deltaMode === 1 ? 0.05 : event.deltaMode ? 1 : 0.002) * (event.ctrlKey ? 10 : 1)
  )
}
function defaultTouchable() {
  return navigator.maxTouchPoints || 'ontouchstart' in this
}
function defaultConstrain(transform, extent, translateExtent) {
  var dx0 = transform.invertX(extent[0][0]) - translateExtent[0][0],
    dx1 = transform.invertX(extent[1][0]) - translateExtent[1][0],
    dy0 = transform.invertY(extent[0][1]) - translateExtent[0][1],
    dy1 = transform.invertY(extent[1][1]) - translateExtent[1][1]
  return transform.translate(
    dx1 > dx0 ? (dx0 + dx1) / 2 : Math.min(0, dx0) || Math.max(0, dx1),
    dy1 > dy0 ? (dy0 + dy1) / 2 : Math.min(0, dy0) || Math.max(0, dy1),
  )
}
function zoom() {
  var filter = defaultFilter,
    extent = defaultExtent,
    constrain = defaultConstrain,
    wheelDelta = defaultWheelDelta,
    touchable = defaultTouchable,
    scaleExtent = [0, Infinity],
    translateExtent = [
      [-Infinity, -Infinity],
      [Infinity, Infinity],
    ],
    duration = 250,
    interpolate = zoom$1,
    listeners = dispatch('start', 'zoom', 'end'),
    touchstarting,
    touchfirst,
    touchending,
    touchDelay = 500,
    wheelDelay = 150,
    clickDistance2 = 0,
    tapDistance = 10
  function zoom(selection) {
    selection
      .property('__zoom', defaultTransform)
      .on('wheel.zoom', wheeled, { passive: false })
      .on('mousedown.zoom', mousedowned)
      .on('dblclick.zoom', dblclicked)
      .filter(touchable)
      .on('touchstart.zoom', touchstarted)
      .on('touchmove.zoom', touchmoved)
      .on('touchend.zoom touchcancel.zoom', touchended)
      .style('-webkit-tap-highlight-color', 'rgba(0,0,0,0)')
  }
  zoom.transform = function (collection, transform, point, event) {
    var selection = collection.selection ? collection.selection() : collection
    selection.property('__zoom', defaultTransform)
    if (collection !== selection) schedule(collection, transform, point, event)
    else
      selection.interrupt().each(function () {
        gesture(this, arguments)
          .event(event)
          .start()
          .zoom(null, typeof transform === 'function' ? transform.apply(this, arguments) : transform)
          .end()
      })
  }
  zoom.scaleBy = function (selection, k, p, event) {
    zoom.scaleTo(
      selection,
      function () {
        return this.__zoom.k * (typeof k === 'function' ? k.apply(this, arguments) : k)
      },
      p,
      event,
    )
  }
  zoom.scaleTo = function (selection, k, p, event) {
    zoom.transform(
      selection,
      function () {
        var e = extent.apply(this, arguments),
          t0 = this.__zoom,
          p0 = p == null ? centroid(e) : typeof p === 'function' ? p.apply(this, arguments) : p,
          p1 = t0.invert(p0),
          k1 = typeof k === 'function' ? k.apply(this, arguments) : k
        return constrain(translate(scale(t0, k1), p0, p1), e, translateExtent)
      },
      p,
      event,
    )
  }
  zoom.translateBy = function (selection, x, y, event) {
    zoom.transform(
      selection,
      function () {
        return constrain(
          this.__zoom.translate(
            typeof x === 'function' ? x.apply(this, arguments) : x,
            typeof y === 'function' ? y.apply(this, arguments) : y,
          ),
          extent.apply(this, arguments),
          translateExtent,
        )
      },
      null,
      event,
    )
  }
  zoom.translateTo = function (selection, x, y, p, event) {
    zoom.transform(
      selection,
      function () {
        var e = extent.apply(this, arguments),
          t = this.__zoom,
          p0 = p == null ? centroid(e) : typeof p === 'function' ? p.apply(this, arguments) : p
        return constrain(
          identity$1
            .translate(p0[0], p0[1])
            .scale(t.k)
            .translate(
              typeof x === 'function' ? -x.apply(this, arguments) : -x,
              typeof y === 'function' ? -y.apply(this, arguments) : -y,
            ),
          e,
          translateExtent,
        )
      },
      p,
      event,
    )
  }
  function scale(transform, k) {
    k = Math.max(scaleExtent[0], Math.min(scaleExtent[1], k))
    return k === transform.k ? transform : new Transform(k, transform.x, transform.y)
  }
  function translate(transform, p0, p1) {
    var x = p0[0] - p1[0] * transform.k,
      y = p0[1] - p1[1] * transform.k
    return x === transform.x && y === transform.y ? transform : new Transform(transform.k, x, y)
  }
  function centroid(extent) {
    return [(+extent[0][0] + +extent[1][0]) / 2, (+extent[0][1] + +extent[1][1]) / 2]
  }
  function schedule(transition, transform, point, event) {
    transition
      .on('start.zoom', function () {
        gesture(this, arguments).event(event).start()
      })
      .on('interrupt.zoom end.zoom', function () {
        gesture(this, arguments).event(event).end()
      })
      .tween('zoom', function () {
        var that = this,
          args = arguments,
          g = gesture(that, args).event(event),
          e = extent.apply(that, args),
          p = point == null ? centroid(e) : typeof point === 'function' ? point.apply(that, args) : point,
          w = Math.max(e[1][0] - e[0][0], e[1][1] - e[0][1]),
          a = that.__zoom,
          b = typeof transform === 'function' ? transform.apply(that, args) : transform,
          i = interpolate(a.invert(p).concat(w / a.k), b.invert(p).concat(w / b.k))
        return function (t) {
          if (t === 1) t = b
          else {
            var l = i(t),
              k = w / l[2]
            t = new Transform(k, p[0] - l[0] * k, p[1] - l[1] * k)
          }
          g.zoom(null, t)
        }
      })
  }
  function gesture(that, args, clean) {
    return (!clean && that.__zooming) || new Gesture(that, args)
  }
  function Gesture(that, args) {
    this.that = that
    this.args = args
    this.active = 0
    this.sourceEvent = null
    this.extent = extent.apply(that, args)
    this.taps = 0
  }
  Gesture.prototype = {
    event: function (event) {
      if (event) this.sourceEvent = event
      return this
    },
    start: function () {
      if (++this.active === 1) {
        this.that.__zooming = this
        this.emit('start')
      }
      return this
    },
    zoom: function (key, transform) {
      if (this.mouse && key !== 'mouse') this.mouse[1] = transform.invert(this.mouse[0])
      if (this.touch0 && key !== 'touch') this.touch0[1] = transform.invert(this.touch0[0])
      if (this.touch1 && key !== 'touch') this.touch1[1] = transform.invert(this.touch1[0])
      this.that.__zoom = transform
      this.emit('zoom')
      return this
    },
    end: function () {
      if (--this.active === 0) {
        delete this.that.__zooming
        this.emit('end')
      }
      return this
    },
    emit: function (type) {
      var d = select(this.that).datum()
      listeners.call(
        type,
        this.that,
        new ZoomEvent(type, {
          sourceEvent: this.sourceEvent,
          target: zoom,
          transform: this.that.__zoom,
          dispatch: listeners,
        }),
        d,
      )
    },
  }
  function wheeled(event, ...args) {
    if (!filter.apply(this, arguments)) return
    var g = gesture(this, args).event(event),
      t = this.__zoom,
      k = Math.max(
        scaleExtent[0],
        Math.min(scaleExtent[1], t.k * Math.pow(2, wheelDelta.apply(this, arguments))),
      ),
      p = pointer(event)
    if (g.wheel) {
      if (g.mouse[0][0] !== p[0] || g.mouse[0][1] !== p[1]) g.mouse[1] = t.invert((g.mouse[0] = p))
      clearTimeout(g.wheel)
    } else if (t.k === k) return
    else {
      g.mouse = [p, t.invert(p)]
      interrupt(this)
      g.start()
    }
    noevent(event)
    g.wheel = setTimeout(wheelidled, wheelDelay)
    g.zoom('mouse', constrain(translate(scale(t, k), g.mouse[0], g.mouse[1]), g.extent, translateExtent))
    function wheelidled() {
      g.wheel = null
      g.end()
    }
  }
  function mousedowned(event, ...args) {
    if (touchending || !filter.apply(this, arguments)) return
    var currentTarget = event.currentTarget,
      g = gesture(this, args, true).event(event),
      v = select(event.view).on('mousemove.zoom', mousemoved, true).on('mouseup.zoom', mouseupped, true),
      p = pointer(event, currentTarget),
      x0 = event.clientX,
      y0 = event.clientY
    nodrag(event.view)
    nopropagation(event)
    g.mouse = [p, this.__zoom.invert(p)]
    interrupt(this)
    g.start()
    function mousemoved(event) {
      noevent(event)
      if (!g.moved) {
        var dx = event.clientX - x0,
          dy = event.clientY - y0
        g.moved = dx * dx + dy * dy > clickDistance2
      }
      g.event(event).zoom(
        'mouse',
        constrain(
          translate(g.that.__zoom, (g.mouse[0] = pointer(event, currentTarget)), g.mouse[1]),
          g.extent,
          translateExtent,
        ),
      )
    }
    function mouseupped(event) {
      v.on('mousemove.zoom mouseup.zoom', null)
      yesdrag(event.view, g.moved)
      noevent(event)
      g.event(event).end()
    }
  }
  function dblclicked(event, ...args) {
    if (!filter.apply(this, arguments)) return
    var t0 = this.__zoom,
      p0 = pointer(event.changedTouches ? event.changedTouches[0] : event, this),
      p1 = t0.invert(p0),
      k1 = t0.k * (event.shiftKey ? 0.5 : 2),
      t1 = constrain(translate(scale(t0, k1), p0, p1), extent.apply(this, args), translateExtent)
    noevent(event)
    if (duration > 0) select(this).transition().duration(duration).call(schedule, t1, p0, event)
    else select(this).call(zoom.transform, t1, p0, event)
  }
  function touchstarted(event, ...args) {
    if (!filter.apply(this, arguments)) return
    var touches = event.touches,
      n = touches.length,
      g = gesture(this, args, event.changedTouches.length === n).event(event),
      started,
      i,
      t,
      p
    nopropagation(event)
    for (i = 0; i < n; ++i) {
      ;((t = touches[i]), (p = pointer(t, this)))
      p = [p, this.__zoom.invert(p), t.identifier]
      if (!g.touch0) ((g.touch0 = p), (started = true), (g.taps = 1 + !!touchstarting))
      else if (!g.touch1 && g.touch0[2] !== p[2]) ((g.touch1 = p), (g.taps = 0))
    }
    if (touchstarting) touchstarting = clearTimeout(touchstarting)
    if (started) {
      if (g.taps < 2)
        ((touchfirst = p[0]),
          (touchstarting = setTimeout(function () {
            touchstarting = null
          }, touchDelay)))
      interrupt(this)
      g.start()
    }
  }
  function touchmoved(event, ...args) {
    if (!this.__zooming) return
    var g = gesture(this, args).event(event),
      touches = event.changedTouches,
      n = touches.length,
      i,
      t,
      p,
      l
    noevent(event)
    for (i = 0; i < n; ++i) {
      ;((t = touches[i]), (p = pointer(t, this)))
      if (g.touch0 && g.touch0[2] === t.identifier) g.touch0[0] = p
      else if (g.touch1 && g.touch1[2] === t.identifier) g.touch1[0] = p
    }
    t = g.that.__zoom
    if (g.touch1) {
      var p0 = g.touch0[0],
        l0 = g.touch0[1],
        p1 = g.touch1[0],
        l1 = g.touch1[1],
        dp = (dp = p1[0] - p0[0]) * dp + (dp = p1[1] - p0[1]) * dp,
        dl = (dl = l1[0] - l0[0]) * dl + (dl = l1[1] - l0[1]) * dl
      t = scale(t, Math.sqrt(dp / dl))
      p = [(p0[0] + p1[0]) / 2, (p0[1] + p1[1]) / 2]
      l = [(l0[0] + l1[0]) / 2, (l0[1] + l1[1]) / 2]
    } else if (g.touch0) ((p = g.touch0[0]), (l = g.touch0[1]))
    else return
    g.zoom('touch', constrain(translate(t, p, l), g.extent, translateExtent))
  }
  function touchended(event, ...args) {
    if (!this.__zooming) return
    var g = gesture(this, args).event(event),
      touches = event.changedTouches,
      n = touches.length,
      i,
      t
    nopropagation(event)
    if (touchending) clearTimeout(touchending)
    touchending = setTimeout(function () {
      touchending = null
    }, touchDelay)
    for (i = 0; i < n; ++i) {
      t = touches[i]
      if (g.touch0 && g.touch0[2] === t.identifier) delete g.touch0
      else if (g.touch1 && g.touch1[2] === t.identifier) delete g.touch1
    }
    if (g.touch1 && !g.touch0) ((g.touch0 = g.touch1), delete g.touch1)
    if (g.touch0) g.touch0[1] = this.__zoom.invert(g.touch0[0])
    else {
      g.end()
      if (g.taps === 2) {
        t = pointer(t, this)
        if (Math.hypot(touchfirst[0] - t[0], touchfirst[1] - t[1]) < tapDistance) {
          var p = select(this).on('dblclick.zoom')
          if (p) p.apply(this, arguments)
        }
      }
    }
  }
  zoom.wheelDelta = function (_) {
    return arguments.length ? ((wheelDelta = typeof _ === 'function' ? _ : constant(+_)), zoom) : wheelDelta
  }
  zoom.filter = function (_) {
    return arguments.length ? ((filter = typeof _ === 'function' ? _ : constant(!!_)), zoom) : filter
  }
  zoom.touchable = function (_) {
    return arguments.length ? ((touchable = typeof _ === 'function' ? _ : constant(!!_)), zoom) : touchable
  }
  zoom.extent = function (_) {
    return arguments.length
      ? ((extent =
          typeof _ === 'function'
            ? _
            : constant([
                [+_[0][0], +_[0][1]],
                [+_[1][0], +_[1][1]],
              ])),
        zoom)
      : extent
  }
  zoom.scaleExtent = function (_) {
    return arguments.length
      ? ((scaleExtent[0] = +_[0]), (scaleExtent[1] = +_[1]), zoom)
      : [scaleExtent[0], scaleExtent[1]]
  }
  zoom.translateExtent = function (_) {
    return arguments.length
      ? ((translateExtent[0][0] = +_[0][0]),
        (translateExtent[1][0] = +_[1][0]),
        (translateExtent[0][1] = +_[0][1]),
        (translateExtent[1][1] = +_[1][1]),
        zoom)
      : [
          [translateExtent[0][0], translateExtent[0][1]],
          [translateExtent[1][0], translateExtent[1][1]],
        ]
  }
  zoom.constrain = function (_) {
    return arguments.length ? ((constrain = _), zoom) : constrain
  }
  zoom.duration = function (_) {
    return arguments.length ? ((duration = +_), zoom) : duration
  }
  zoom.interpolate = function (_) {
    return arguments.length ? ((interpolate = _), zoom) : interpolate
  }
  zoom.on = function () {
    var value = listeners.on.apply(listeners, arguments)
    return value === listeners ? zoom : value
  }
  zoom.clickDistance = function (_) {
    return arguments.length ? ((clickDistance2 = (_ = +_) * _), zoom) : Math.sqrt(clickDistance2)
  }
  zoom.tapDistance = function (_) {
    return arguments.length ? ((tapDistance = +_), zoom) : tapDistance
  }
  return zoom
}
// node_modules/@xyflow/system/dist/esm/index.js
var errorMessages = {
  error001: (lib = 'react') =>
    `Seems like you have not used ${lib === 'svelte' ? 'SvelteFlowProvider' : 'ReactFlowProvider'} as an ancestor. Help: https://${lib}flow.dev/error#001`,
  error002: () =>
    "It looks like you've created a new nodeTypes or edgeTypes object. If this wasn't on purpose please define the nodeTypes/edgeTypes outside of the component or memoize them.",
  error003: (nodeType) => `Node type "${nodeType}" not found. Using fallback type "default".`,
  error004: () => 'The parent container needs a width and a height to render the graph.',
  error005: () => 'Only child nodes can use a parent extent.',
  error006: () => "Can't create edge. An edge needs a source and a target.",
  error007: (id) => `The old edge with id=${id} does not exist.`,
  error009: (type) => `Marker type "${type}" doesn't exist.`,
  error008: (handleType, { id, sourceHandle, targetHandle }) =>
    `Couldn't create edge for ${handleType} handle id: "${handleType === 'source' ? sourceHandle : targetHandle}", edge id: ${id}.`,
  error010: () => 'Handle: No node id found. Make sure to only use a Handle inside a custom Node.',
  error011: (edgeType) => `Edge type "${edgeType}" not found. Using fallback type "default".`,
  error012: (id) =>
    `Node with id "${id}" does not exist, it may have been removed. This can happen when a node is deleted before the "onNodeClick" handler is called.`,
  error013: (lib = 'react') =>
    `It seems that you haven't loaded the styles. Please import '@xyflow/${lib}/dist/style.css' or base.css to make sure everything is working properly.`,
  error014: () =>
    'useNodeConnections: No node ID found. Call useNodeConnections inside a custom Node or provide a node ID.',
  error015: () =>
    'It seems that you are trying to drag a node that is not initialized. Please use onNodesChange as explained in the docs.',
  error016: (id) =>
    `Edge with id "${id}" does not exist, it may have been removed. This can happen when an edge is deleted before the "onEdgeClick" handler is called.`,
}
var infiniteExtent = [
  [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY],
  [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
]
var elementSelectionKeys = ['Enter', ' ', 'Escape']
var defaultAriaLabelConfig = {
  'node.a11yDescription.default':
    'Press enter or space to select a node. Press delete to remove it and escape to cancel.',
  'node.a11yDescription.keyboardDisabled':
    'Press enter or space to select a node. You can then use the arrow keys to move the node around. Press delete to remove it and escape to cancel.',
  'node.a11yDescription.ariaLiveMessage': ({ direction, x, y }) =>
    `Moved selected node ${direction}. New position, x: ${x}, y: ${y}`,
  'edge.a11yDescription.default':
    'Press enter or space to select an edge. You can then press delete to remove it or escape to cancel.',
  'controls.ariaLabel': 'Control Panel',
  'controls.zoomIn.ariaLabel': 'Zoom In',
  'controls.zoomOut.ariaLabel': 'Zoom Out',
  'controls.fitView.ariaLabel': 'Fit View',
  'controls.interactive.ariaLabel': 'Toggle Interactivity',
  'minimap.ariaLabel': 'Mini Map',
  'handle.ariaLabel': 'Handle',
}
/**
 * The `ConnectionMode` is used to set the mode of connection between nodes.
 * The `Strict` mode is the default one and only allows source to target edges.
 * `Loose` mode allows source to source and target to target edges as well.
 *
 * @public
 */
var ConnectionMode
;(function (ConnectionMode) {
  ConnectionMode['Strict'] = 'strict'
  ConnectionMode['Loose'] = 'loose'
})(ConnectionMode || (ConnectionMode = {}))
/**
 * This enum is used to set the different modes of panning the viewport when the
 * user scrolls. The `Free` mode allows the user to pan in any direction by scrolling
 * with a device like a trackpad. The `Vertical` and `Horizontal` modes restrict
 * scroll panning to only the vertical or horizontal axis, respectively.
 *
 * @public
 */
var PanOnScrollMode
;(function (PanOnScrollMode) {
  PanOnScrollMode['Free'] = 'free'
  PanOnScrollMode['Vertical'] = 'vertical'
  PanOnScrollMode['Horizontal'] = 'horizontal'
})(PanOnScrollMode || (PanOnScrollMode = {}))
var SelectionMode
;(function (SelectionMode) {
  SelectionMode['Partial'] = 'partial'
  SelectionMode['Full'] = 'full'
})(SelectionMode || (SelectionMode = {}))
var initialConnection = {
  inProgress: false,
  isValid: null,
  from: null,
  fromHandle: null,
  fromPosition: null,
  fromNode: null,
  to: null,
  toHandle: null,
  toPosition: null,
  toNode: null,
  pointer: null,
}
/**
 * If you set the `connectionLineType` prop on your [`<ReactFlow />`](/api-reference/react-flow#connection-connectionLineType)
 *component, it will dictate the style of connection line rendered when creating
 *new edges.
 *
 * @public
 *
 * @remarks If you choose to render a custom connection line component, this value will be
 *passed to your component as part of its [`ConnectionLineComponentProps`](/api-reference/types/connection-line-component-props).
 */
var ConnectionLineType
;(function (ConnectionLineType) {
  ConnectionLineType['Bezier'] = 'default'
  ConnectionLineType['Straight'] = 'straight'
  ConnectionLineType['Step'] = 'step'
  ConnectionLineType['SmoothStep'] = 'smoothstep'
  ConnectionLineType['SimpleBezier'] = 'simplebezier'
})(ConnectionLineType || (ConnectionLineType = {}))
/**
 * Edges may optionally have a marker on either end. The MarkerType type enumerates
 * the options available to you when configuring a given marker.
 *
 * @public
 */
var MarkerType
;(function (MarkerType) {
  MarkerType['Arrow'] = 'arrow'
  MarkerType['ArrowClosed'] = 'arrowclosed'
})(MarkerType || (MarkerType = {}))
/**
 * While [`PanelPosition`](/api-reference/types/panel-position) can be used to place a
 * component in the corners of a container, the `Position` enum is less precise and used
 * primarily in relation to edges and handles.
 *
 * @public
 */
var Position
;(function (Position) {
  Position['Left'] = 'left'
  Position['Top'] = 'top'
  Position['Right'] = 'right'
  Position['Bottom'] = 'bottom'
})(Position || (Position = {}))
var oppositePosition = {
  [Position.Left]: Position.Right,
  [Position.Right]: Position.Left,
  [Position.Top]: Position.Bottom,
  [Position.Bottom]: Position.Top,
}
/**
 * Test whether an object is usable as an Edge
 * @public
 * @remarks In TypeScript this is a type guard that will narrow the type of whatever you pass in to Edge if it returns true
 * @param element - The element to test
 * @returns A boolean indicating whether the element is an Edge
 */
var isEdgeBase = (element) =>
  !!element && typeof element === 'object' && 'id' in element && 'source' in element && 'target' in element
/**
 * Test whether an object is usable as a Node
 * @public
 * @remarks In TypeScript this is a type guard that will narrow the type of whatever you pass in to Node if it returns true
 * @param element - The element to test
 * @returns A boolean indicating whether the element is an Node
 */
var isNodeBase = (element) =>
  !!element &&
  typeof element === 'object' &&
  'id' in element &&
  'position' in element &&
  !('source' in element) &&
  !('target' in element)
var isInternalNodeBase = (element) =>
  !!element &&
  typeof element === 'object' &&
  'id' in element &&
  'internals' in element &&
  !('source' in element) &&
  !('target' in element)
var getNodePositionWithOrigin = (node, nodeOrigin = [0, 0]) => {
  const { width, height } = getNodeDimensions(node)
  const origin = node.origin ?? nodeOrigin
  const offsetX = width * origin[0]
  const offsetY = height * origin[1]
  return {
    x: node.position.x - offsetX,
    y: node.position.y - offsetY,
  }
}
/**
 * Returns the bounding box that contains all the given nodes in an array. This can
 * be useful when combined with [`getViewportForBounds`](/api-reference/utils/get-viewport-for-bounds)
 * to calculate the correct transform to fit the given nodes in a viewport.
 * @public
 * @remarks Useful when combined with {@link getViewportForBounds} to calculate the correct transform to fit the given nodes in a viewport.
 * @param nodes - Nodes to calculate the bounds for.
 * @returns Bounding box enclosing all nodes.
 *
 * @remarks This function was previously called `getRectOfNodes`
 *
 * @example
 * ```js
 *import { getNodesBounds } from '@xyflow/react';
 *
 *const nodes = [
 *  {
 *    id: 'a',
 *    position: { x: 0, y: 0 },
 *    data: { label: 'a' },
 *    width: 50,
 *    height: 25,
 *  },
 *  {
 *    id: 'b',
 *    position: { x: 100, y: 100 },
 *    data: { label: 'b' },
 *    width: 50,
 *    height: 25,
 *  },
 *];
 *
 *const bounds = getNodesBounds(nodes);
 *```
 */
var getNodesBounds = (nodes, params = { nodeOrigin: [0, 0] }) => {
  if (nodes.length === 0)
    return {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    }
  let hasNode = false
  const box = nodes.reduce(
    (currBox, nodeOrId) => {
      const isId = typeof nodeOrId === 'string'
      let currentNode = !params.nodeLookup && !isId ? nodeOrId : void 0
      if (params.nodeLookup)
        currentNode = isId
          ? params.nodeLookup.get(nodeOrId)
          : !isInternalNodeBase(nodeOrId)
            ? params.nodeLookup.get(nodeOrId.id)
            : nodeOrId
      if (!currentNode) return currBox
      hasNode = true
      return getBoundsOfBoxes(currBox, nodeToBox(currentNode, params.nodeOrigin))
    },
    {
      x: Infinity,
      y: Infinity,
      x2: -Infinity,
      y2: -Infinity,
    },
  )
  return hasNode
    ? boxToRect(box)
    : {
        x: 0,
        y: 0,
        width: 0,
        height: 0,
      }
}
/**
 * Determines a bounding box that contains all given nodes in an array
 * @internal
 */
var getInternalNodesBounds = (nodeLookup, params = {}) => {
  let box = {
    x: Infinity,
    y: Infinity,
    x2: -Infinity,
    y2: -Infinity,
  }
  let hasVisibleNodes = false
  nodeLookup.forEach((node) => {
    if (params.filter === void 0 || params.filter(node)) {
      box = getBoundsOfBoxes(box, nodeToBox(node))
      hasVisibleNodes = true
    }
  })
  return hasVisibleNodes
    ? boxToRect(box)
    : {
        x: 0,
        y: 0,
        width: 0,
        height: 0,
      }
}
var getNodesInside = (
  nodes,
  rect,
  [tx, ty, tScale] = [0, 0, 1],
  partially = false,
  excludeNonSelectableNodes = false,
) => {
  const paneX = (rect.x - tx) / tScale
  const paneY = (rect.y - ty) / tScale
  const paneWidth = rect.width / tScale
  const paneHeight = rect.height / tScale
  const visibleNodes = []
  for (const node of nodes.values()) {
    const { measured, selectable = true, hidden = false } = node
    if ((excludeNonSelectableNodes && !selectable) || hidden) continue
    const width = measured.width ?? node.width ?? node.initialWidth ?? 0
    const height = measured.height ?? node.height ?? node.initialHeight ?? 0
    const { x, y } = node.internals.positionAbsolute
    const overlappingArea = getRectsOverlappingArea(paneX, paneY, paneWidth, paneHeight, x, y, width, height)
    const area = width * height
    const partiallyVisible = partially && overlappingArea > 0
    if (!node.internals.handleBounds || partiallyVisible || overlappingArea >= area || node.dragging)
      visibleNodes.push(node)
  }
  return visibleNodes
}
/**
 * This utility filters an array of edges, keeping only those where either the source or target
 * node is present in the given array of nodes.
 * @public
 * @param nodes - Nodes you want to get the connected edges for.
 * @param edges - All edges.
 * @returns Array of edges that connect any of the given nodes with each other.
 *
 * @example
 * ```js
 *import { getConnectedEdges } from '@xyflow/react';
 *
 *const nodes = [
 *  { id: 'a', position: { x: 0, y: 0 } },
 *  { id: 'b', position: { x: 100, y: 0 } },
 *];
 *
 *const edges = [
 *  { id: 'a->c', source: 'a', target: 'c' },
 *  { id: 'c->d', source: 'c', target: 'd' },
 *];
 *
 *const connectedEdges = getConnectedEdges(nodes, edges);
 * // => [{ id: 'a->c', source: 'a', target: 'c' }]
 *```
 */
var getConnectedEdges = (nodes, edges) => {
  const nodeIds = /* @__PURE__ */ new Set()
  nodes.forEach((node) => {
    nodeIds.add(node.id)
  })
  return edges.filter((edge) => nodeIds.has(edge.source) || nodeIds.has(edge.target))
}
function getFitViewNodes(nodeLookup, options) {
  const fitViewNodes = /* @__PURE__ */ new Map()
  const optionNodeIds = options?.nodes ? new Set(options.nodes.map((node) => node.id)) : null
  nodeLookup.forEach((n) => {
    let isVisible
    if (options?.includeHiddenNodes) {
      const { width, height } = getNodeDimensions(n)
      isVisible = width > 0 && height > 0
    } else isVisible = Boolean(n.measured.width && n.measured.height && !n.hidden)
    if (isVisible && (!optionNodeIds || optionNodeIds.has(n.id))) fitViewNodes.set(n.id, n)
  })
  return fitViewNodes
}
async function fitViewport({ nodes, width, height, panZoom, minZoom, maxZoom }, options) {
  if (nodes.size === 0) return true
  const viewport = getViewportForBounds(
    getInternalNodesBounds(getFitViewNodes(nodes, options)),
    width,
    height,
    options?.minZoom ?? minZoom,
    options?.maxZoom ?? maxZoom,
    options?.padding ?? 0.1,
  )
  await panZoom.setViewport(viewport, {
    duration: options?.duration,
    ease: options?.ease,
    interpolate: options?.interpolate,
  })
  return true
}
/**
 * This function calculates the next position of a node, taking into account the node's extent, parent node, and origin.
 *
 * @internal
 * @returns position, positionAbsolute
 */
function calculateNodePosition({
  nodeId,
  nextPosition,
  nodeLookup,
  nodeOrigin = [0, 0],
  nodeExtent,
  onError,
}) {
  const node = nodeLookup.get(nodeId)
  const parentNode = node.parentId ? nodeLookup.get(node.parentId) : void 0
  const { x: parentX, y: parentY } = parentNode
    ? parentNode.internals.positionAbsolute
    : {
        x: 0,
        y: 0,
      }
  const origin = node.origin ?? nodeOrigin
  let extent = node.extent || nodeExtent
  if (node.extent === 'parent' && !node.expandParent) {
    if (!parentNode) onError?.('005', errorMessages['error005']())
    else {
      const { width: parentWidth, height: parentHeight } = getNodeDimensions(parentNode)
      if (parentWidth && parentHeight)
        extent = [
          [parentX, parentY],
          [parentX + parentWidth, parentY + parentHeight],
        ]
    }
  } else if (parentNode && isCoordinateExtent(node.extent))
    extent = [
      [node.extent[0][0] + parentX, node.extent[0][1] + parentY],
      [node.extent[1][0] + parentX, node.extent[1][1] + parentY],
    ]
  const positionAbsolute = isCoordinateExtent(extent)
    ? clampPosition(nextPosition, extent, node.measured)
    : nextPosition
  if (node.measured.width === void 0 || node.measured.height === void 0)
    onError?.('015', errorMessages['error015']())
  return {
    position: {
      x: positionAbsolute.x - parentX + (node.measured.width ?? 0) * origin[0],
      y: positionAbsolute.y - parentY + (node.measured.height ?? 0) * origin[1],
    },
    positionAbsolute,
  }
}
/**
 * Pass in nodes & edges to delete, get arrays of nodes and edges that actually can be deleted
 * @internal
 * @param param.nodesToRemove - The nodes to remove
 * @param param.edgesToRemove - The edges to remove
 * @param param.nodes - All nodes
 * @param param.edges - All edges
 * @param param.onBeforeDelete - Callback to check which nodes and edges can be deleted
 * @returns nodes: nodes that can be deleted, edges: edges that can be deleted
 */
async function getElementsToRemove({ nodesToRemove = [], edgesToRemove = [], nodes, edges, onBeforeDelete }) {
  const nodeIds = new Set(nodesToRemove.map((node) => node.id))
  const matchingNodes = []
  for (const node of nodes) {
    if (node.deletable === false) continue
    const isIncluded = nodeIds.has(node.id)
    const parentHit = !isIncluded && node.parentId && matchingNodes.find((n) => n.id === node.parentId)
    if (isIncluded || parentHit) matchingNodes.push(node)
  }
  const edgeIds = new Set(edgesToRemove.map((edge) => edge.id))
  const deletableEdges = edges.filter((edge) => edge.deletable !== false)
  const matchingEdges = getConnectedEdges(matchingNodes, deletableEdges)
  for (const edge of deletableEdges)
    if (edgeIds.has(edge.id) && !matchingEdges.find((e) => e.id === edge.id)) matchingEdges.push(edge)
  if (!onBeforeDelete)
    return {
      edges: matchingEdges,
      nodes: matchingNodes,
    }
  const onBeforeDeleteResult = await onBeforeDelete({
    nodes: matchingNodes,
    edges: matchingEdges,
  })
  if (typeof onBeforeDeleteResult === 'boolean')
    return onBeforeDeleteResult
      ? {
          edges: matchingEdges,
          nodes: matchingNodes,
        }
      : {
          edges: [],
          nodes: [],
        }
  return onBeforeDeleteResult
}
var clamp = (val, min = 0, max = 1) => Math.min(Math.max(val, min), max)
var clampPosition = (
  position = {
    x: 0,
    y: 0,
  },
  extent,
  dimensions,
) => ({
  x: clamp(position.x, extent[0][0], extent[1][0] - (dimensions?.width ?? 0)),
  y: clamp(position.y, extent[0][1], extent[1][1] - (dimensions?.height ?? 0)),
})
function clampPositionToParent(childPosition, childDimensions, parent) {
  const { width: parentWidth, height: parentHeight } = getNodeDimensions(parent)
  const { x: parentX, y: parentY } = parent.internals.positionAbsolute
  return clampPosition(
    childPosition,
    [
      [parentX, parentY],
      [parentX + parentWidth, parentY + parentHeight],
    ],
    childDimensions,
  )
}
/**
 * Calculates the velocity of panning when the mouse is close to the edge of the canvas
 * @internal
 * @param value - One dimensional poition of the mouse (x or y)
 * @param min - Minimal position on canvas before panning starts
 * @param max - Maximal position on canvas before panning starts
 * @returns - A number between 0 and 1 that represents the velocity of panning
 */
var calcAutoPanVelocity = (value, min, max) => {
  if (value < min) return clamp(Math.abs(value - min), 1, min) / min
  else if (value > max) return -clamp(Math.abs(value - max), 1, min) / min
  return 0
}
var calcAutoPan = (pos, bounds, speed = 15, distance = 40) => {
  return [
    calcAutoPanVelocity(pos.x, distance, bounds.width - distance) * speed,
    calcAutoPanVelocity(pos.y, distance, bounds.height - distance) * speed,
  ]
}
var getBoundsOfBoxes = (box1, box2) => ({
  x: Math.min(box1.x, box2.x),
  y: Math.min(box1.y, box2.y),
  x2: Math.max(box1.x2, box2.x2),
  y2: Math.max(box1.y2, box2.y2),
})
var rectToBox = ({ x, y, width, height }) => ({
  x,
  y,
  x2: x + width,
  y2: y + height,
})
var boxToRect = ({ x, y, x2, y2 }) => ({
  x,
  y,
  width: x2 - x,
  height: y2 - y,
})
var nodeToRect = (node, nodeOrigin = [0, 0]) => {
  const { x, y } = isInternalNodeBase(node)
    ? node.internals.positionAbsolute
    : getNodePositionWithOrigin(node, nodeOrigin)
  return {
    x,
    y,
    width: node.measured?.width ?? node.width ?? node.initialWidth ?? 0,
    height: node.measured?.height ?? node.height ?? node.initialHeight ?? 0,
  }
}
var nodeToBox = (node, nodeOrigin = [0, 0]) => {
  const { x, y } = isInternalNodeBase(node)
    ? node.internals.positionAbsolute
    : getNodePositionWithOrigin(node, nodeOrigin)
  return {
    x,
    y,
    x2: x + (node.measured?.width ?? node.width ?? node.initialWidth ?? 0),
    y2: y + (node.measured?.height ?? node.height ?? node.initialHeight ?? 0),
  }
}
var getBoundsOfRects = (rect1, rect2) => boxToRect(getBoundsOfBoxes(rectToBox(rect1), rectToBox(rect2)))
var getRectsOverlappingArea = (aX, aY, aWidth, aHeight, bX, bY, bWidth, bHeight) => {
  const xOverlap = Math.max(0, Math.min(aX + aWidth, bX + bWidth) - Math.max(aX, bX))
  const yOverlap = Math.max(0, Math.min(aY + aHeight, bY + bHeight) - Math.max(aY, bY))
  return Math.ceil(xOverlap * yOverlap)
}
var getOverlappingArea = (rectA, rectB) =>
  getRectsOverlappingArea(
    rectA.x,
    rectA.y,
    rectA.width,
    rectA.height,
    rectB.x,
    rectB.y,
    rectB.width,
    rectB.height,
  )
var isRectObject = (obj) =>
  isNumeric(obj.width) && isNumeric(obj.height) && isNumeric(obj.x) && isNumeric(obj.y)
var isNumeric = (n) => !isNaN(n) && isFinite(n)
var createDevWarn = (lib, helpUrl) => (id, message) => {}
var snapPosition = (position, snapGrid = [1, 1]) => {
  return {
    x: snapGrid[0] * Math.round(position.x / snapGrid[0]),
    y: snapGrid[1] * Math.round(position.y / snapGrid[1]),
  }
}
var pointToRendererPoint = ({ x, y }, [tx, ty, tScale], snapToGrid = false, snapGrid = [1, 1]) => {
  const position = {
    x: (x - tx) / tScale,
    y: (y - ty) / tScale,
  }
  return snapToGrid ? snapPosition(position, snapGrid) : position
}
var rendererPointToPoint = ({ x, y }, [tx, ty, tScale]) => {
  return {
    x: x * tScale + tx,
    y: y * tScale + ty,
  }
}
/**
 * Parses a single padding value to a number
 * @internal
 * @param padding - Padding to parse
 * @param viewport - Width or height of the viewport
 * @returns The padding in pixels
 */
function parsePadding(padding, viewport) {
  if (typeof padding === 'number') return Math.floor((viewport - viewport / (1 + padding)) * 0.5)
  if (typeof padding === 'string' && padding.endsWith('px')) {
    const paddingValue = parseFloat(padding)
    if (!Number.isNaN(paddingValue)) return Math.floor(paddingValue)
  }
  if (typeof padding === 'string' && padding.endsWith('%')) {
    const paddingValue = parseFloat(padding)
    if (!Number.isNaN(paddingValue)) return Math.floor(viewport * paddingValue * 0.01)
  }
  console.error(
    `The padding value "${padding}" is invalid. Please provide a number or a string with a valid unit (px or %).`,
  )
  return 0
}
/**
 * Parses the paddings to an object with top, right, bottom, left, x and y paddings
 * @internal
 * @param padding - Padding to parse
 * @param width - Width of the viewport
 * @param height - Height of the viewport
 * @returns An object with the paddings in pixels
 */
function parsePaddings(padding, width, height) {
  if (typeof padding === 'string' || typeof padding === 'number') {
    const paddingY = parsePadding(padding, height)
    const paddingX = parsePadding(padding, width)
    return {
      top: paddingY,
      right: paddingX,
      bottom: paddingY,
      left: paddingX,
      x: paddingX * 2,
      y: paddingY * 2,
    }
  }
  if (typeof padding === 'object') {
    const top = parsePadding(padding.top ?? padding.y ?? 0, height)
    const bottom = parsePadding(padding.bottom ?? padding.y ?? 0, height)
    const left = parsePadding(padding.left ?? padding.x ?? 0, width)
    const right = parsePadding(padding.right ?? padding.x ?? 0, width)
    return {
      top,
      right,
      bottom,
      left,
      x: left + right,
      y: top + bottom,
    }
  }
  return {
    top: 0,
    right: 0,
    bottom: 0,
    left: 0,
    x: 0,
    y: 0,
  }
}
/**
 * Calculates the resulting paddings if the new viewport is applied
 * @internal
 * @param bounds - Bounds to fit inside viewport
 * @param x - X position of the viewport
 * @param y - Y position of the viewport
 * @param zoom - Zoom level of the viewport
 * @param width - Width of the viewport
 * @param height - Height of the viewport
 * @returns An object with the minimum padding required to fit the bounds inside the viewport
 */
function calculateAppliedPaddings(bounds, x, y, zoom, width, height) {
  const { x: left, y: top } = rendererPointToPoint(bounds, [x, y, zoom])
  const { x: boundRight, y: boundBottom } = rendererPointToPoint(
    {
      x: bounds.x + bounds.width,
      y: bounds.y + bounds.height,
    },
    [x, y, zoom],
  )
  const right = width - boundRight
  const bottom = height - boundBottom
  return {
    left: Math.floor(left),
    top: Math.floor(top),
    right: Math.floor(right),
    bottom: Math.floor(bottom),
  }
}
/**
 * Returns a viewport that encloses the given bounds with padding.
 * @public
 * @remarks You can determine bounds of nodes with {@link getNodesBounds} and {@link getBoundsOfRects}
 * @param bounds - Bounds to fit inside viewport.
 * @param width - Width of the viewport.
 * @param height  - Height of the viewport.
 * @param minZoom - Minimum zoom level of the resulting viewport.
 * @param maxZoom - Maximum zoom level of the resulting viewport.
 * @param padding - Padding around the bounds.
 * @returns A transformed {@link Viewport} that encloses the given bounds which you can pass to e.g. {@link setViewport}.
 * @example
 * const { x, y, zoom } = getViewportForBounds(
 * { x: 0, y: 0, width: 100, height: 100},
 * 1200, 800, 0.5, 2);
 */
var getViewportForBounds = (bounds, width, height, minZoom, maxZoom, padding) => {
  const p = parsePaddings(padding, width, height)
  const xZoom = (width - p.x) / bounds.width
  const yZoom = (height - p.y) / bounds.height
  const clampedZoom = clamp(Math.min(xZoom, yZoom), minZoom, maxZoom)
  const boundsCenterX = bounds.x + bounds.width / 2
  const boundsCenterY = bounds.y + bounds.height / 2
  const x = width / 2 - boundsCenterX * clampedZoom
  const y = height / 2 - boundsCenterY * clampedZoom
  const newPadding = calculateAppliedPaddings(bounds, x, y, clampedZoom, width, height)
  const offset = {
    left: Math.min(newPadding.left - p.left, 0),
    top: Math.min(newPadding.top - p.top, 0),
    right: Math.min(newPadding.right - p.right, 0),
    bottom: Math.min(newPadding.bottom - p.bottom, 0),
  }
  return {
    x: x - offset.left + offset.right,
    y: y - offset.top + offset.bottom,
    zoom: clampedZoom,
  }
}
var isMacOs = () => typeof navigator !== 'undefined' && navigator?.userAgent?.indexOf('Mac') >= 0
function isCoordinateExtent(extent) {
  return extent !== void 0 && extent !== null && extent !== 'parent'
}
function getNodeDimensions(node) {
  return {
    width: node.measured?.width ?? node.width ?? node.initialWidth ?? 0,
    height: node.measured?.height ?? node.height ?? node.initialHeight ?? 0,
  }
}
function nodeHasDimensions(node) {
  return (
    (node.measured?.width ?? node.width ?? node.initialWidth) !== void 0 &&
    (node.measured?.height ?? node.height ?? node.initialHeight) !== void 0
  )
}
/**
 * Convert child position to absolute position
 *
 * @internal
 * @param position
 * @param parentId
 * @param nodeLookup
 * @param nodeOrigin
 * @returns an internal node with an absolute position
 */
function evaluateAbsolutePosition(
  position,
  dimensions = {
    width: 0,
    height: 0,
  },
  parentId,
  nodeLookup,
  nodeOrigin,
) {
  const positionAbsolute = { ...position }
  const parent = nodeLookup.get(parentId)
  if (parent) {
    const origin = parent.origin || nodeOrigin
    positionAbsolute.x += parent.internals.positionAbsolute.x - (dimensions.width ?? 0) * origin[0]
    positionAbsolute.y += parent.internals.positionAbsolute.y - (dimensions.height ?? 0) * origin[1]
  }
  return positionAbsolute
}
function areSetsEqual(a, b) {
  if (a.size !== b.size) return false
  for (const item of a) if (!b.has(item)) return false
  return true
}
/**
 * Polyfill for Promise.withResolvers until we can use it in all browsers
 * @internal
 */
function withResolvers() {
  let resolve
  let reject
  return {
    promise: new Promise((res, rej) => {
      resolve = res
      reject = rej
    }),
    resolve,
    reject,
  }
}
function mergeAriaLabelConfig(partial) {
  return {
    ...defaultAriaLabelConfig,
    ...(partial || {}),
  }
}
function getConnectionStatus(isValid) {
  return isValid === null ? null : isValid ? 'valid' : 'invalid'
}
function getPointerPosition(event, { snapGrid = [0, 0], snapToGrid = false, transform, containerBounds }) {
  const { x, y } = getEventPosition(event)
  const pointerPos = pointToRendererPoint(
    {
      x: x - (containerBounds?.left ?? 0),
      y: y - (containerBounds?.top ?? 0),
    },
    transform,
  )
  const { x: xSnapped, y: ySnapped } = snapToGrid ? snapPosition(pointerPos, snapGrid) : pointerPos
  return {
    xSnapped,
    ySnapped,
    ...pointerPos,
  }
}
var getDimensions = (node) => ({
  width: node.offsetWidth,
  height: node.offsetHeight,
})
var getHostForElement = (element) => element?.getRootNode?.() || window?.document
var inputTags = ['INPUT', 'SELECT', 'TEXTAREA']
function isInputDOMNode(event) {
  const target = event.composedPath?.()?.[0] || event.target
  if (target?.nodeType !== 1) return false
  return (
    inputTags.includes(target.nodeName) ||
    target.hasAttribute('contenteditable') ||
    !!target.closest('.nokey')
  )
}
var isMouseEvent = (event) => 'clientX' in event
var getEventPosition = (event, bounds) => {
  const isMouse = isMouseEvent(event)
  const evtX = isMouse ? event.clientX : event.touches?.[0].clientX
  const evtY = isMouse ? event.clientY : event.touches?.[0].clientY
  return {
    x: evtX - (bounds?.left ?? 0),
    y: evtY - (bounds?.top ?? 0),
  }
}
var getHandleBounds = (type, nodeElement, nodeBounds, zoom, nodeId) => {
  const handles = nodeElement.querySelectorAll(`.${type}`)
  if (!handles || !handles.length) return null
  return Array.from(handles).map((handle) => {
    const handleBounds = handle.getBoundingClientRect()
    return {
      id: handle.getAttribute('data-handleid'),
      type,
      nodeId,
      position: handle.getAttribute('data-handlepos'),
      x: (handleBounds.left - nodeBounds.left) / zoom,
      y: (handleBounds.top - nodeBounds.top) / zoom,
      ...getDimensions(handle),
    }
  })
}
function getBezierEdgeCenter({
  sourceX,
  sourceY,
  targetX,
  targetY,
  sourceControlX,
  sourceControlY,
  targetControlX,
  targetControlY,
}) {
  const centerX = sourceX * 0.125 + sourceControlX * 0.375 + targetControlX * 0.375 + targetX * 0.125
  const centerY = sourceY * 0.125 + sourceControlY * 0.375 + targetControlY * 0.375 + targetY * 0.125
  return [centerX, centerY, Math.abs(centerX - sourceX), Math.abs(centerY - sourceY)]
}
function calculateControlOffset(distance, curvature) {
  if (distance >= 0) return 0.5 * distance
  return curvature * 25 * Math.sqrt(-distance)
}
function getControlWithCurvature({ pos, x1, y1, x2, y2, c }) {
  switch (pos) {
    case Position.Left:
      return [x1 - calculateControlOffset(x1 - x2, c), y1]
    case Position.Right:
      return [x1 + calculateControlOffset(x2 - x1, c), y1]
    case Position.Top:
      return [x1, y1 - calculateControlOffset(y1 - y2, c)]
    case Position.Bottom:
      return [x1, y1 + calculateControlOffset(y2 - y1, c)]
  }
}
/**
 * The `getBezierPath` util returns everything you need to render a bezier edge
 *between two nodes.
 * @public
 * @returns A path string you can use in an SVG, the `labelX` and `labelY` position (center of path)
 * and `offsetX`, `offsetY` between source handle and label.
 * - `path`: the path to use in an SVG `<path>` element.
 * - `labelX`: the `x` position you can use to render a label for this edge.
 * - `labelY`: the `y` position you can use to render a label for this edge.
 * - `offsetX`: the absolute difference between the source `x` position and the `x` position of the
 * middle of this path.
 * - `offsetY`: the absolute difference between the source `y` position and the `y` position of the
 * middle of this path.
 * @example
 * ```js
 *  const source = { x: 0, y: 20 };
 *  const target = { x: 150, y: 100 };
 *
 *  const [path, labelX, labelY, offsetX, offsetY] = getBezierPath({
 *    sourceX: source.x,
 *    sourceY: source.y,
 *    sourcePosition: Position.Right,
 *    targetX: target.x,
 *    targetY: target.y,
 *    targetPosition: Position.Left,
 *});
 *```
 *
 * @remarks This function returns a tuple (aka a fixed-size array) to make it easier to
 *work with multiple edge paths at once.
 */
function getBezierPath({
  sourceX,
  sourceY,
  sourcePosition = Position.Bottom,
  targetX,
  targetY,
  targetPosition = Position.Top,
  curvature = 0.25,
}) {
  const [sourceControlX, sourceControlY] = getControlWithCurvature({
    pos: sourcePosition,
    x1: sourceX,
    y1: sourceY,
    x2: targetX,
    y2: targetY,
    c: curvature,
  })
  const [targetControlX, targetControlY] = getControlWithCurvature({
    pos: targetPosition,
    x1: targetX,
    y1: targetY,
    x2: sourceX,
    y2: sourceY,
    c: curvature,
  })
  const [labelX, labelY, offsetX, offsetY] = getBezierEdgeCenter({
    sourceX,
    sourceY,
    targetX,
    targetY,
    sourceControlX,
    sourceControlY,
    targetControlX,
    targetControlY,
  })
  return [
    `M${sourceX},${sourceY} C${sourceControlX},${sourceControlY} ${targetControlX},${targetControlY} ${targetX},${targetY}`,
    labelX,
    labelY,
    offsetX,
    offsetY,
  ]
}
function getEdgeCenter({ sourceX, sourceY, targetX, targetY }) {
  const xOffset = Math.abs(targetX - sourceX) / 2
  const centerX = targetX < sourceX ? targetX + xOffset : targetX - xOffset
  const yOffset = Math.abs(targetY - sourceY) / 2
  return [centerX, targetY < sourceY ? targetY + yOffset : targetY - yOffset, xOffset, yOffset]
}
/**
 * Returns the z-index for an edge based on the node it connects and whether it is selected.
 * By default, edges are rendered below nodes. This behaviour is different for edges that are
 * connected to nodes with a parent, as they are rendered above the parent node.
 */
function getElevatedEdgeZIndex({
  sourceNode,
  targetNode,
  selected = false,
  zIndex = 0,
  elevateOnSelect = false,
  zIndexMode = 'basic',
}) {
  if (zIndexMode === 'manual') return zIndex
  return (
    (elevateOnSelect && selected ? zIndex + 1e3 : zIndex) +
    Math.max(
      sourceNode.parentId || (elevateOnSelect && sourceNode.selected) ? sourceNode.internals.z : 0,
      targetNode.parentId || (elevateOnSelect && targetNode.selected) ? targetNode.internals.z : 0,
    )
  )
}
function isEdgeVisible({ sourceNode, targetNode, width, height, transform }) {
  const edgeBox = getBoundsOfBoxes(nodeToBox(sourceNode), nodeToBox(targetNode))
  if (edgeBox.x === edgeBox.x2) edgeBox.x2 += 1
  if (edgeBox.y === edgeBox.y2) edgeBox.y2 += 1
  return (
    getOverlappingArea(
      {
        x: -transform[0] / transform[2],
        y: -transform[1] / transform[2],
        width: width / transform[2],
        height: height / transform[2],
      },
      boxToRect(edgeBox),
    ) > 0
  )
}
/**
 * The default edge ID generator function. Generates an ID based on the source, target, and handles.
 * @public
 * @param params - The connection or edge to generate an ID for.
 * @returns The generated edge ID.
 */
var getEdgeId = ({ source, sourceHandle, target, targetHandle }) =>
  `xy-edge__${source}${sourceHandle || ''}-${target}${targetHandle || ''}`
var connectionExists = (edge, edges) => {
  return edges.some(
    (el) =>
      el.source === edge.source &&
      el.target === edge.target &&
      (el.sourceHandle === edge.sourceHandle || (!el.sourceHandle && !edge.sourceHandle)) &&
      (el.targetHandle === edge.targetHandle || (!el.targetHandle && !edge.targetHandle)),
  )
}
/**
 * This util is a convenience function to add a new Edge to an array of edges. It also performs some validation to make sure you don't add an invalid edge or duplicate an existing one.
 * @public
 * @param edgeParams - Either an `Edge` or a `Connection` you want to add.
 * @param edges - The array of all current edges.
 * @param options - Optional configuration object.
 * @returns A new array of edges with the new edge added.
 *
 * @remarks If an edge with the same `target` and `source` already exists (and the same
 *`targetHandle` and `sourceHandle` if those are set), then this util won't add
 *a new edge even if the `id` property is different.
 *
 */
var addEdge$1 = (edgeParams, edges, options = {}) => {
  if (!edgeParams.source || !edgeParams.target) {
    options.onError?.('006', errorMessages['error006']())
    return edges
  }
  const edgeIdGenerator = options.getEdgeId || getEdgeId
  let edge
  if (isEdgeBase(edgeParams)) edge = { ...edgeParams }
  else
    edge = {
      ...edgeParams,
      id: edgeIdGenerator(edgeParams),
    }
  if (connectionExists(edge, edges)) return edges
  if (edge.sourceHandle === null) delete edge.sourceHandle
  if (edge.targetHandle === null) delete edge.targetHandle
  return edges.concat(edge)
}
/**
 * Calculates the straight line path between two points.
 * @public
 * @returns A path string you can use in an SVG, the `labelX` and `labelY` position (center of path)
 * and `offsetX`, `offsetY` between source handle and label.
 *
 * - `path`: the path to use in an SVG `<path>` element.
 * - `labelX`: the `x` position you can use to render a label for this edge.
 * - `labelY`: the `y` position you can use to render a label for this edge.
 * - `offsetX`: the absolute difference between the source `x` position and the `x` position of the
 * middle of this path.
 * - `offsetY`: the absolute difference between the source `y` position and the `y` position of the
 * middle of this path.
 * @example
 * ```js
 *  const source = { x: 0, y: 20 };
 *  const target = { x: 150, y: 100 };
 *
 *  const [path, labelX, labelY, offsetX, offsetY] = getStraightPath({
 *    sourceX: source.x,
 *    sourceY: source.y,
 *    sourcePosition: Position.Right,
 *    targetX: target.x,
 *    targetY: target.y,
 *    targetPosition: Position.Left,
 *  });
 * ```
 * @remarks This function returns a tuple (aka a fixed-size array) to make it easier to work with multiple edge paths at once.
 */
function getStraightPath({ sourceX, sourceY, targetX, targetY }) {
  const [labelX, labelY, offsetX, offsetY] = getEdgeCenter({
    sourceX,
    sourceY,
    targetX,
    targetY,
  })
  return [`M ${sourceX},${sourceY}L ${targetX},${targetY}`, labelX, labelY, offsetX, offsetY]
}
var handleDirections = {
  [Position.Left]: {
    x: -1,
    y: 0,
  },
  [Position.Right]: {
    x: 1,
    y: 0,
  },
  [Position.Top]: {
    x: 0,
    y: -1,
  },
  [Position.Bottom]: {
    x: 0,
    y: 1,
  },
}
var getDirection = ({ source, sourcePosition = Position.Bottom, target }) => {
  if (sourcePosition === Position.Left || sourcePosition === Position.Right)
    return source.x < target.x
      ? {
          x: 1,
          y: 0,
        }
      : {
          x: -1,
          y: 0,
        }
  return source.y < target.y
    ? {
        x: 0,
        y: 1,
      }
    : {
        x: 0,
        y: -1,
      }
}
var distance = (a, b) => Math.sqrt(Math.pow(b.x - a.x, 2) + Math.pow(b.y - a.y, 2))
var isBetween = (a, b, c) =>
  (a.x === b.x && b.x === c.x && (b.y - a.y) * (c.y - b.y) >= 0) ||
  (a.y === b.y && b.y === c.y && (b.x - a.x) * (c.x - b.x) >= 0)
function getPoints({
  source,
  sourcePosition = Position.Bottom,
  target,
  targetPosition = Position.Top,
  center,
  offset,
  stepPosition,
}) {
  const sourceDir = handleDirections[sourcePosition]
  const targetDir = handleDirections[targetPosition]
  const sourceGapped = {
    x: source.x + sourceDir.x * offset,
    y: source.y + sourceDir.y * offset,
  }
  const targetGapped = {
    x: target.x + targetDir.x * offset,
    y: target.y + targetDir.y * offset,
  }
  const dir = getDirection({
    source: sourceGapped,
    sourcePosition,
    target: targetGapped,
  })
  const dirAccessor = dir.x !== 0 ? 'x' : 'y'
  const currDir = dir[dirAccessor]
  let points = []
  let centerX, centerY
  const sourceGapOffset = {
    x: 0,
    y: 0,
  }
  const targetGapOffset = {
    x: 0,
    y: 0,
  }
  const [, , defaultOffsetX, defaultOffsetY] = getEdgeCenter({
    sourceX: source.x,
    sourceY: source.y,
    targetX: target.x,
    targetY: target.y,
  })
  if (sourceDir[dirAccessor] * targetDir[dirAccessor] === -1) {
    if (dirAccessor === 'x') {
      centerX = center.x ?? sourceGapped.x + (targetGapped.x - sourceGapped.x) * stepPosition
      centerY = center.y ?? (sourceGapped.y + targetGapped.y) / 2
    } else {
      centerX = center.x ?? (sourceGapped.x + targetGapped.x) / 2
      centerY = center.y ?? sourceGapped.y + (targetGapped.y - sourceGapped.y) * stepPosition
    }
    const verticalSplit = [
      {
        x: centerX,
        y: sourceGapped.y,
      },
      {
        x: centerX,
        y: targetGapped.y,
      },
    ]
    const horizontalSplit = [
      {
        x: sourceGapped.x,
        y: centerY,
      },
      {
        x: targetGapped.x,
        y: centerY,
      },
    ]
    if (sourceDir[dirAccessor] === currDir) points = dirAccessor === 'x' ? verticalSplit : horizontalSplit
    else points = dirAccessor === 'x' ? horizontalSplit : verticalSplit
  } else {
    const sourceTarget = [
      {
        x: sourceGapped.x,
        y: targetGapped.y,
      },
    ]
    const targetSource = [
      {
        x: targetGapped.x,
        y: sourceGapped.y,
      },
    ]
    if (dirAccessor === 'x') points = sourceDir.x === currDir ? targetSource : sourceTarget
    else points = sourceDir.y === currDir ? sourceTarget : targetSource
    if (sourcePosition === targetPosition) {
      const diff = Math.abs(source[dirAccessor] - target[dirAccessor])
      if (diff <= offset) {
        const gapOffset = Math.min(offset - 1, offset - diff)
        if (sourceDir[dirAccessor] === currDir)
          sourceGapOffset[dirAccessor] =
            (sourceGapped[dirAccessor] > source[dirAccessor] ? -1 : 1) * gapOffset
        else
          targetGapOffset[dirAccessor] =
            (targetGapped[dirAccessor] > target[dirAccessor] ? -1 : 1) * gapOffset
      }
    }
    if (sourcePosition !== targetPosition) {
      const dirAccessorOpposite = dirAccessor === 'x' ? 'y' : 'x'
      const isSameDir = sourceDir[dirAccessor] === targetDir[dirAccessorOpposite]
      const sourceGtTargetOppo = sourceGapped[dirAccessorOpposite] > targetGapped[dirAccessorOpposite]
      const sourceLtTargetOppo = sourceGapped[dirAccessorOpposite] < targetGapped[dirAccessorOpposite]
      if (
        (sourceDir[dirAccessor] === 1 &&
          ((!isSameDir && sourceGtTargetOppo) || (isSameDir && sourceLtTargetOppo))) ||
        (sourceDir[dirAccessor] !== 1 &&
          ((!isSameDir && sourceLtTargetOppo) || (isSameDir && sourceGtTargetOppo)))
      )
        points = dirAccessor === 'x' ? sourceTarget : targetSource
    }
    const sourceGapPoint = {
      x: sourceGapped.x + sourceGapOffset.x,
      y: sourceGapped.y + sourceGapOffset.y,
    }
    const targetGapPoint = {
      x: targetGapped.x + targetGapOffset.x,
      y: targetGapped.y + targetGapOffset.y,
    }
    if (
      Math.max(Math.abs(sourceGapPoint.x - points[0].x), Math.abs(targetGapPoint.x - points[0].x)) >=
      Math.max(Math.abs(sourceGapPoint.y - points[0].y), Math.abs(targetGapPoint.y - points[0].y))
    ) {
      centerX = (sourceGapPoint.x + targetGapPoint.x) / 2
      centerY = points[0].y
    } else {
      centerX = points[0].x
      centerY = (sourceGapPoint.y + targetGapPoint.y) / 2
    }
  }
  const gappedSource = {
    x: sourceGapped.x + sourceGapOffset.x,
    y: sourceGapped.y + sourceGapOffset.y,
  }
  const gappedTarget = {
    x: targetGapped.x + targetGapOffset.x,
    y: targetGapped.y + targetGapOffset.y,
  }
  const pathPoints = []
  for (const point of [source, gappedSource, ...points, gappedTarget, target]) {
    const [a, b] = pathPoints.slice(-2)
    if (b && isBetween(a, b, point)) pathPoints.pop()
    pathPoints.push(point)
  }
  return [pathPoints, centerX, centerY, defaultOffsetX, defaultOffsetY]
}
function getBend(a, b, c, size) {
  const bendSize = Math.min(distance(a, b) / 2, distance(b, c) / 2, size)
  const { x, y } = b
  if ((a.x === x && x === c.x) || (a.y === y && y === c.y)) return `L${x} ${y}`
  if (a.y === y) {
    const xDir = a.x < c.x ? -1 : 1
    const yDir = a.y < c.y ? 1 : -1
    return `L ${x + bendSize * xDir},${y}Q ${x},${y} ${x},${y + bendSize * yDir}`
  }
  const xDir = a.x < c.x ? 1 : -1
  return `L ${x},${y + bendSize * (a.y < c.y ? -1 : 1)}Q ${x},${y} ${x + bendSize * xDir},${y}`
}
/**
 * The `getSmoothStepPath` util returns everything you need to render a stepped path
 * between two nodes. The `borderRadius` property can be used to choose how rounded
 * the corners of those steps are.
 * @public
 * @returns A path string you can use in an SVG, the `labelX` and `labelY` position (center of path)
 * and `offsetX`, `offsetY` between source handle and label.
 *
 * - `path`: the path to use in an SVG `<path>` element.
 * - `labelX`: the `x` position you can use to render a label for this edge.
 * - `labelY`: the `y` position you can use to render a label for this edge.
 * - `offsetX`: the absolute difference between the source `x` position and the `x` position of the
 * middle of this path.
 * - `offsetY`: the absolute difference between the source `y` position and the `y` position of the
 * middle of this path.
 * @example
 * ```js
 *  const source = { x: 0, y: 20 };
 *  const target = { x: 150, y: 100 };
 *
 *  const [path, labelX, labelY, offsetX, offsetY] = getSmoothStepPath({
 *    sourceX: source.x,
 *    sourceY: source.y,
 *    sourcePosition: Position.Right,
 *    targetX: target.x,
 *    targetY: target.y,
 *    targetPosition: Position.Left,
 *  });
 * ```
 * @remarks This function returns a tuple (aka a fixed-size array) to make it easier to work with multiple edge paths at once.
 */
function getSmoothStepPath({
  sourceX,
  sourceY,
  sourcePosition = Position.Bottom,
  targetX,
  targetY,
  targetPosition = Position.Top,
  borderRadius = 5,
  centerX,
  centerY,
  offset = 20,
  stepPosition = 0.5,
}) {
  const [points, labelX, labelY, offsetX, offsetY] = getPoints({
    source: {
      x: sourceX,
      y: sourceY,
    },
    sourcePosition,
    target: {
      x: targetX,
      y: targetY,
    },
    targetPosition,
    center: {
      x: centerX,
      y: centerY,
    },
    offset,
    stepPosition,
  })
  let path = `M${points[0].x} ${points[0].y}`
  for (let i = 1; i < points.length - 1; i++)
    path += getBend(points[i - 1], points[i], points[i + 1], borderRadius)
  path += `L${points[points.length - 1].x} ${points[points.length - 1].y}`
  return [path, labelX, labelY, offsetX, offsetY]
}
function isNodeInitialized(node) {
  return (
    node &&
    !!(node.internals.handleBounds || node.handles?.length) &&
    !!(node.measured.width || node.width || node.initialWidth)
  )
}
function getEdgePosition(params) {
  const { sourceNode, targetNode } = params
  if (!isNodeInitialized(sourceNode) || !isNodeInitialized(targetNode)) return null
  const sourceHandleBounds = sourceNode.internals.handleBounds || toHandleBounds(sourceNode.handles)
  const targetHandleBounds = targetNode.internals.handleBounds || toHandleBounds(targetNode.handles)
  const sourceHandle = getHandle$1(sourceHandleBounds?.source ?? [], params.sourceHandle)
  const targetHandle = getHandle$1(
    params.connectionMode === ConnectionMode.Strict
      ? (targetHandleBounds?.target ?? [])
      : (targetHandleBounds?.target ?? []).concat(targetHandleBounds?.source ?? []),
    params.targetHandle,
  )
  if (!sourceHandle || !targetHandle) {
    params.onError?.(
      '008',
      errorMessages['error008'](!sourceHandle ? 'source' : 'target', {
        id: params.id,
        sourceHandle: params.sourceHandle,
        targetHandle: params.targetHandle,
      }),
    )
    return null
  }
  const sourcePosition = sourceHandle?.position || Position.Bottom
  const targetPosition = targetHandle?.position || Position.Top
  const source = getHandlePosition(sourceNode, sourceHandle, sourcePosition)
  const target = getHandlePosition(targetNode, targetHandle, targetPosition)
  return {
    sourceX: source.x,
    sourceY: source.y,
    targetX: target.x,
    targetY: target.y,
    sourcePosition,
    targetPosition,
  }
}
function toHandleBounds(handles) {
  if (!handles) return null
  const source = []
  const target = []
  for (const handle of handles) {
    handle.width = handle.width ?? 1
    handle.height = handle.height ?? 1
    if (handle.type === 'source') source.push(handle)
    else if (handle.type === 'target') target.push(handle)
  }
  return {
    source,
    target,
  }
}
function getHandlePosition(node, handle, fallbackPosition = Position.Left, center = false) {
  const x = (handle?.x ?? 0) + node.internals.positionAbsolute.x
  const y = (handle?.y ?? 0) + node.internals.positionAbsolute.y
  const { width, height } = handle ?? getNodeDimensions(node)
  if (center)
    return {
      x: x + width / 2,
      y: y + height / 2,
    }
  switch (handle?.position ?? fallbackPosition) {
    case Position.Top:
      return {
        x: x + width / 2,
        y,
      }
    case Position.Right:
      return {
        x: x + width,
        y: y + height / 2,
      }
    case Position.Bottom:
      return {
        x: x + width / 2,
        y: y + height,
      }
    case Position.Left:
      return {
        x,
        y: y + height / 2,
      }
  }
}
function getHandle$1(bounds, handleId) {
  if (!bounds) return null
  return (!handleId ? bounds[0] : bounds.find((d) => d.id === handleId)) || null
}
function getMarkerId(marker, id) {
  if (!marker) return ''
  if (typeof marker === 'string') return marker
  return `${id ? `${id}__` : ''}${Object.keys(marker)
    .sort()
    .map((key) => `${key}=${marker[key]}`)
    .join('&')}`
}
function createMarkerIds(edges, { id, defaultColor, defaultMarkerStart, defaultMarkerEnd }) {
  const ids = /* @__PURE__ */ new Set()
  return edges
    .reduce((markers, edge) => {
      ;[edge.markerStart || defaultMarkerStart, edge.markerEnd || defaultMarkerEnd].forEach((marker) => {
        if (marker && typeof marker === 'object') {
          const markerId = getMarkerId(marker, id)
          if (!ids.has(markerId)) {
            markers.push({
              id: markerId,
              color: marker.color || defaultColor,
              ...marker,
            })
            ids.add(markerId)
          }
        }
      })
      return markers
    }, [])
    .sort((a, b) => a.id.localeCompare(b.id))
}
var SELECTED_NODE_Z = 1e3
var ROOT_PARENT_Z_INCREMENT = 10
var defaultOptions = {
  nodeOrigin: [0, 0],
  nodeExtent: infiniteExtent,
  elevateNodesOnSelect: true,
  zIndexMode: 'basic',
  defaults: {},
}
var adoptUserNodesDefaultOptions = {
  ...defaultOptions,
  checkEquality: true,
}
function mergeObjects(base, incoming) {
  const result = { ...base }
  for (const key in incoming) if (incoming[key] !== void 0) result[key] = incoming[key]
  return result
}
function updateAbsolutePositions(nodeLookup, parentLookup, options) {
  const _options = mergeObjects(defaultOptions, options)
  for (const node of nodeLookup.values())
    if (node.parentId) updateChildNode(node, nodeLookup, parentLookup, _options)
    else {
      const clampedPosition = clampPosition(
        getNodePositionWithOrigin(node, _options.nodeOrigin),
        isCoordinateExtent(node.extent) ? node.extent : _options.nodeExtent,
        getNodeDimensions(node),
      )
      node.internals.positionAbsolute = clampedPosition
    }
}
function parseHandles(userNode, internalNode) {
  if (!userNode.handles) return !userNode.measured ? void 0 : internalNode?.internals.handleBounds
  const source = []
  const target = []
  for (const handle of userNode.handles) {
    const handleBounds = {
      id: handle.id,
      width: handle.width ?? 1,
      height: handle.height ?? 1,
      nodeId: userNode.id,
      x: handle.x,
      y: handle.y,
      position: handle.position,
      type: handle.type,
    }
    if (handle.type === 'source') source.push(handleBounds)
    else if (handle.type === 'target') target.push(handleBounds)
  }
  return {
    source,
    target,
  }
}
function isManualZIndexMode(zIndexMode) {
  return zIndexMode === 'manual'
}
function adoptUserNodes(nodes, nodeLookup, parentLookup, options = {}) {
  const _options = mergeObjects(adoptUserNodesDefaultOptions, options)
  const rootParentIndex = { i: 0 }
  const tmpLookup = new Map(nodeLookup)
  const selectedNodeZ =
    _options?.elevateNodesOnSelect && !isManualZIndexMode(_options.zIndexMode) ? SELECTED_NODE_Z : 0
  let nodesInitialized = nodes.length > 0
  let hasSelectedNodes = false
  nodeLookup.clear()
  parentLookup.clear()
  for (const userNode of nodes) {
    let internalNode = tmpLookup.get(userNode.id)
    if (_options.checkEquality && userNode === internalNode?.internals.userNode)
      nodeLookup.set(userNode.id, internalNode)
    else {
      const clampedPosition = clampPosition(
        getNodePositionWithOrigin(userNode, _options.nodeOrigin),
        isCoordinateExtent(userNode.extent) ? userNode.extent : _options.nodeExtent,
        getNodeDimensions(userNode),
      )
      internalNode = {
        ..._options.defaults,
        ...userNode,
        measured: {
          width: userNode.measured?.width,
          height: userNode.measured?.height,
        },
        internals: {
          positionAbsolute: clampedPosition,
          handleBounds: parseHandles(userNode, internalNode),
          z: calculateZ(userNode, selectedNodeZ, _options.zIndexMode),
          userNode,
        },
      }
      nodeLookup.set(userNode.id, internalNode)
    }
    if (
      (internalNode.measured === void 0 ||
        internalNode.measured.width === void 0 ||
        internalNode.measured.height === void 0) &&
      !internalNode.hidden
    )
      nodesInitialized = false
    if (userNode.parentId) updateChildNode(internalNode, nodeLookup, parentLookup, options, rootParentIndex)
    hasSelectedNodes ||= userNode.selected ?? false
  }
  return {
    nodesInitialized,
    hasSelectedNodes,
  }
}
function updateParentLookup(node, parentLookup) {
  if (!node.parentId) return
  const childNodes = parentLookup.get(node.parentId)
  if (childNodes) childNodes.set(node.id, node)
  else parentLookup.set(node.parentId, /* @__PURE__ */ new Map([[node.id, node]]))
}
/**
 * Updates positionAbsolute and zIndex of a child node and the parentLookup.
 */
function updateChildNode(node, nodeLookup, parentLookup, options, rootParentIndex) {
  const { elevateNodesOnSelect, nodeOrigin, nodeExtent, zIndexMode } = mergeObjects(defaultOptions, options)
  const parentId = node.parentId
  const parentNode = nodeLookup.get(parentId)
  if (!parentNode) {
    console.warn(
      `Parent node ${parentId} not found. Please make sure that parent nodes are in front of their child nodes in the nodes array.`,
    )
    return
  }
  updateParentLookup(node, parentLookup)
  if (
    rootParentIndex &&
    !parentNode.parentId &&
    parentNode.internals.rootParentIndex === void 0 &&
    zIndexMode === 'auto'
  ) {
    parentNode.internals.rootParentIndex = ++rootParentIndex.i
    parentNode.internals.z = parentNode.internals.z + rootParentIndex.i * ROOT_PARENT_Z_INCREMENT
  }
  if (rootParentIndex && parentNode.internals.rootParentIndex !== void 0)
    rootParentIndex.i = parentNode.internals.rootParentIndex
  const { x, y, z } = calculateChildXYZ(
    node,
    parentNode,
    nodeOrigin,
    nodeExtent,
    elevateNodesOnSelect && !isManualZIndexMode(zIndexMode) ? SELECTED_NODE_Z : 0,
    zIndexMode,
  )
  const { positionAbsolute } = node.internals
  const positionChanged = x !== positionAbsolute.x || y !== positionAbsolute.y
  if (positionChanged || z !== node.internals.z)
    nodeLookup.set(node.id, {
      ...node,
      internals: {
        ...node.internals,
        positionAbsolute: positionChanged
          ? {
              x,
              y,
            }
          : positionAbsolute,
        z,
      },
    })
}
function calculateZ(node, selectedNodeZ, zIndexMode) {
  const zIndex = isNumeric(node.zIndex) ? node.zIndex : 0
  if (isManualZIndexMode(zIndexMode)) return zIndex
  return zIndex + (node.selected ? selectedNodeZ : 0)
}
function calculateChildXYZ(childNode, parentNode, nodeOrigin, nodeExtent, selectedNodeZ, zIndexMode) {
  const { x: parentX, y: parentY } = parentNode.internals.positionAbsolute
  const childDimensions = getNodeDimensions(childNode)
  const positionWithOrigin = getNodePositionWithOrigin(childNode, nodeOrigin)
  const clampedPosition = isCoordinateExtent(childNode.extent)
    ? clampPosition(positionWithOrigin, childNode.extent, childDimensions)
    : positionWithOrigin
  let absolutePosition = clampPosition(
    {
      x: parentX + clampedPosition.x,
      y: parentY + clampedPosition.y,
    },
    nodeExtent,
    childDimensions,
  )
  if (childNode.extent === 'parent')
    absolutePosition = clampPositionToParent(absolutePosition, childDimensions, parentNode)
  const childZ = calculateZ(childNode, selectedNodeZ, zIndexMode)
  const parentZ = parentNode.internals.z ?? 0
  return {
    x: absolutePosition.x,
    y: absolutePosition.y,
    z: parentZ >= childZ ? parentZ + 1 : childZ,
  }
}
function handleExpandParent(children, nodeLookup, parentLookup, nodeOrigin = [0, 0]) {
  const changes = []
  const parentExpansions = /* @__PURE__ */ new Map()
  for (const child of children) {
    const parent = nodeLookup.get(child.parentId)
    if (!parent) continue
    const expandedRect = getBoundsOfRects(
      parentExpansions.get(child.parentId)?.expandedRect ?? nodeToRect(parent),
      child.rect,
    )
    parentExpansions.set(child.parentId, {
      expandedRect,
      parent,
    })
  }
  if (parentExpansions.size > 0)
    parentExpansions.forEach(({ expandedRect, parent }, parentId) => {
      const positionAbsolute = parent.internals.positionAbsolute
      const dimensions = getNodeDimensions(parent)
      const origin = parent.origin ?? nodeOrigin
      const xChange =
        expandedRect.x < positionAbsolute.x ? Math.round(Math.abs(positionAbsolute.x - expandedRect.x)) : 0
      const yChange =
        expandedRect.y < positionAbsolute.y ? Math.round(Math.abs(positionAbsolute.y - expandedRect.y)) : 0
      const newWidth = Math.max(dimensions.width, Math.round(expandedRect.width))
      const newHeight = Math.max(dimensions.height, Math.round(expandedRect.height))
      const widthChange = (newWidth - dimensions.width) * origin[0]
      const heightChange = (newHeight - dimensions.height) * origin[1]
      if (xChange > 0 || yChange > 0 || widthChange || heightChange) {
        changes.push({
          id: parentId,
          type: 'position',
          position: {
            x: parent.position.x - xChange + widthChange,
            y: parent.position.y - yChange + heightChange,
          },
        })
        parentLookup.get(parentId)?.forEach((childNode) => {
          if (!children.some((child) => child.id === childNode.id))
            changes.push({
              id: childNode.id,
              type: 'position',
              position: {
                x: childNode.position.x + xChange,
                y: childNode.position.y + yChange,
              },
            })
        })
      }
      if (
        dimensions.width < expandedRect.width ||
        dimensions.height < expandedRect.height ||
        xChange ||
        yChange
      )
        changes.push({
          id: parentId,
          type: 'dimensions',
          setAttributes: true,
          dimensions: {
            width: newWidth + (xChange ? origin[0] * xChange - widthChange : 0),
            height: newHeight + (yChange ? origin[1] * yChange - heightChange : 0),
          },
        })
    })
  return changes
}
function updateNodeInternals(updates, nodeLookup, parentLookup, domNode, nodeOrigin, nodeExtent, zIndexMode) {
  const viewportNode = domNode?.querySelector('.xyflow__viewport')
  let updatedInternals = false
  if (!viewportNode)
    return {
      changes: [],
      updatedInternals,
    }
  const changes = []
  const style = window.getComputedStyle(viewportNode)
  const { m22: zoom } = new window.DOMMatrixReadOnly(style.transform)
  const parentExpandChildren = []
  for (const update of updates.values()) {
    const node = nodeLookup.get(update.id)
    if (!node) continue
    if (node.hidden) {
      nodeLookup.set(node.id, {
        ...node,
        internals: {
          ...node.internals,
          handleBounds: void 0,
        },
      })
      updatedInternals = true
      continue
    }
    const dimensions = getDimensions(update.nodeElement)
    const dimensionChanged =
      node.measured.width !== dimensions.width || node.measured.height !== dimensions.height
    if (
      !!(
        dimensions.width &&
        dimensions.height &&
        (dimensionChanged || !node.internals.handleBounds || update.force)
      )
    ) {
      const nodeBounds = update.nodeElement.getBoundingClientRect()
      const extent = isCoordinateExtent(node.extent) ? node.extent : nodeExtent
      let { positionAbsolute } = node.internals
      if (node.parentId && node.extent === 'parent') {
        const parentNode = nodeLookup.get(node.parentId)
        if (parentNode) positionAbsolute = clampPositionToParent(positionAbsolute, dimensions, parentNode)
      } else if (extent) positionAbsolute = clampPosition(positionAbsolute, extent, dimensions)
      const newNode = {
        ...node,
        measured: dimensions,
        internals: {
          ...node.internals,
          positionAbsolute,
          handleBounds: {
            source: getHandleBounds('source', update.nodeElement, nodeBounds, zoom, node.id),
            target: getHandleBounds('target', update.nodeElement, nodeBounds, zoom, node.id),
          },
        },
      }
      nodeLookup.set(node.id, newNode)
      if (node.parentId)
        updateChildNode(newNode, nodeLookup, parentLookup, {
          nodeOrigin,
          zIndexMode,
        })
      updatedInternals = true
      if (dimensionChanged) {
        changes.push({
          id: node.id,
          type: 'dimensions',
          dimensions,
        })
        if (node.expandParent && node.parentId)
          parentExpandChildren.push({
            id: node.id,
            parentId: node.parentId,
            rect: nodeToRect(newNode, nodeOrigin),
          })
      }
    }
  }
  if (parentExpandChildren.length > 0) {
    const parentExpandChanges = handleExpandParent(parentExpandChildren, nodeLookup, parentLookup, nodeOrigin)
    changes.push(...parentExpandChanges)
  }
  return {
    changes,
    updatedInternals,
  }
}
async function panBy({ delta, panZoom, transform, translateExtent, width, height }) {
  if (!panZoom || (!delta.x && !delta.y)) return false
  const nextViewport = await panZoom.setViewportConstrained(
    {
      x: transform[0] + delta.x,
      y: transform[1] + delta.y,
      zoom: transform[2],
    },
    [
      [0, 0],
      [width, height],
    ],
    translateExtent,
  )
  return (
    !!nextViewport &&
    (nextViewport.x !== transform[0] || nextViewport.y !== transform[1] || nextViewport.k !== transform[2])
  )
}
/**
 * this function adds the connection to the connectionLookup
 * at the following keys: nodeId-type-handleId, nodeId-type and nodeId
 * @param type type of the connection
 * @param connection connection that should be added to the lookup
 * @param connectionKey at which key the connection should be added
 * @param connectionLookup reference to the connection lookup
 * @param nodeId nodeId of the connection
 * @param handleId handleId of the connection
 */
function addConnectionToLookup(type, connection, connectionKey, connectionLookup, nodeId, handleId) {
  let key = nodeId
  const nodeMap = connectionLookup.get(key) || /* @__PURE__ */ new Map()
  connectionLookup.set(key, nodeMap.set(connectionKey, connection))
  key = `${nodeId}-${type}`
  const typeMap = connectionLookup.get(key) || /* @__PURE__ */ new Map()
  connectionLookup.set(key, typeMap.set(connectionKey, connection))
  if (handleId) {
    key = `${nodeId}-${type}-${handleId}`
    const handleMap = connectionLookup.get(key) || /* @__PURE__ */ new Map()
    connectionLookup.set(key, handleMap.set(connectionKey, connection))
  }
}
function updateConnectionLookup(connectionLookup, edgeLookup, edges) {
  connectionLookup.clear()
  edgeLookup.clear()
  for (const edge of edges) {
    const { source: sourceNode, target: targetNode, sourceHandle = null, targetHandle = null } = edge
    const connection = {
      edgeId: edge.id,
      source: sourceNode,
      target: targetNode,
      sourceHandle,
      targetHandle,
    }
    const sourceKey = `${sourceNode}-${sourceHandle}--${targetNode}-${targetHandle}`
    addConnectionToLookup(
      'source',
      connection,
      `${targetNode}-${targetHandle}--${sourceNode}-${sourceHandle}`,
      connectionLookup,
      sourceNode,
      sourceHandle,
    )
    addConnectionToLookup('target', connection, sourceKey, connectionLookup, targetNode, targetHandle)
    edgeLookup.set(edge.id, edge)
  }
}
function isParentSelected(node, nodeLookup) {
  if (!node.parentId) return false
  const parentNode = nodeLookup.get(node.parentId)
  if (!parentNode) return false
  if (parentNode.selected) return true
  return isParentSelected(parentNode, nodeLookup)
}
function hasSelector(target, selector, domNode) {
  let current = target
  do {
    if (current?.matches?.(selector)) return true
    if (current === domNode) return false
    current = current?.parentElement
  } while (current)
  return false
}
function getDragItems(nodeLookup, nodesDraggable, mousePos, nodeId, onlyDragNode) {
  const dragItems = /* @__PURE__ */ new Map()
  for (const [id, node] of nodeLookup)
    if (
      (onlyDragNode ? node.id === nodeId : node.selected || node.id === nodeId) &&
      (onlyDragNode || !node.parentId || !isParentSelected(node, nodeLookup)) &&
      (node.draggable || (nodesDraggable && typeof node.draggable === 'undefined'))
    ) {
      const internalNode = nodeLookup.get(id)
      if (internalNode)
        dragItems.set(id, {
          id,
          position: internalNode.position || {
            x: 0,
            y: 0,
          },
          distance: {
            x: mousePos.x - internalNode.internals.positionAbsolute.x,
            y: mousePos.y - internalNode.internals.positionAbsolute.y,
          },
          extent: internalNode.extent,
          parentId: internalNode.parentId,
          origin: internalNode.origin,
          expandParent: internalNode.expandParent,
          internals: {
            positionAbsolute: internalNode.internals.positionAbsolute || {
              x: 0,
              y: 0,
            },
          },
          measured: {
            width: internalNode.measured.width ?? 0,
            height: internalNode.measured.height ?? 0,
          },
        })
    }
  return dragItems
}
function getEventHandlerParams({ nodeId, dragItems, nodeLookup, dragging = true }) {
  const nodesFromDragItems = []
  for (const [id, dragItem] of dragItems) {
    const node = nodeLookup.get(id)?.internals.userNode
    if (node)
      nodesFromDragItems.push({
        ...node,
        position: dragItem.position,
        dragging,
      })
  }
  if (!nodeId) return [nodesFromDragItems[0], nodesFromDragItems]
  const node = nodeLookup.get(nodeId)?.internals.userNode
  return [
    !node
      ? nodesFromDragItems[0]
      : {
          ...node,
          position: dragItems.get(nodeId)?.position || node.position,
          dragging,
        },
    nodesFromDragItems,
  ]
}
/**
 * If a selection is being dragged we want to apply the same snap offset to all nodes in the selection.
 * This function calculates the snap offset based on the first node in the selection.
 */
function calculateSnapOffset({ dragItems, snapGrid, x, y }) {
  const refDragItem = dragItems.values().next().value
  if (!refDragItem) return null
  const refPos = {
    x: x - refDragItem.distance.x,
    y: y - refDragItem.distance.y,
  }
  const refPosSnapped = snapPosition(refPos, snapGrid)
  return {
    x: refPosSnapped.x - refPos.x,
    y: refPosSnapped.y - refPos.y,
  }
}
function XYDrag({ onNodeMouseDown, getStoreItems, onDragStart, onDrag, onDragStop }) {
  let lastPos = {
    x: null,
    y: null,
  }
  let autoPanId = 0
  let dragItems = /* @__PURE__ */ new Map()
  let autoPanStarted = false
  let mousePosition = {
    x: 0,
    y: 0,
  }
  let containerBounds = null
  let dragStarted = false
  let d3Selection = null
  let abortDrag = false
  let nodePositionsChanged = false
  let dragEvent = null
  function update({ noDragClassName, handleSelector, domNode, isSelectable, nodeId, nodeClickDistance = 0 }) {
    d3Selection = select(domNode)
    function updateNodes({ x, y }) {
      const {
        nodeLookup,
        nodeExtent,
        snapGrid,
        snapToGrid,
        nodeOrigin,
        onNodeDrag,
        onSelectionDrag,
        onError,
        updateNodePositions,
      } = getStoreItems()
      lastPos = {
        x,
        y,
      }
      let hasChange = false
      const isMultiDrag = dragItems.size > 1
      const nodesBox = isMultiDrag && nodeExtent ? rectToBox(getInternalNodesBounds(dragItems)) : null
      const multiDragSnapOffset =
        isMultiDrag && snapToGrid
          ? calculateSnapOffset({
              dragItems,
              snapGrid,
              x,
              y,
            })
          : null
      for (const [id, dragItem] of dragItems) {
        if (!nodeLookup.has(id)) continue
        let nextPosition = {
          x: x - dragItem.distance.x,
          y: y - dragItem.distance.y,
        }
        if (snapToGrid)
          nextPosition = multiDragSnapOffset
            ? {
                x: Math.round(nextPosition.x + multiDragSnapOffset.x),
                y: Math.round(nextPosition.y + multiDragSnapOffset.y),
              }
            : snapPosition(nextPosition, snapGrid)
        let adjustedNodeExtent = null
        if (isMultiDrag && nodeExtent && !dragItem.extent && nodesBox) {
          const { positionAbsolute } = dragItem.internals
          const x1 = positionAbsolute.x - nodesBox.x + nodeExtent[0][0]
          const x2 = positionAbsolute.x + dragItem.measured.width - nodesBox.x2 + nodeExtent[1][0]
          const y1 = positionAbsolute.y - nodesBox.y + nodeExtent[0][1]
          const y2 = positionAbsolute.y + dragItem.measured.height - nodesBox.y2 + nodeExtent[1][1]
          adjustedNodeExtent = [
            [x1, y1],
            [x2, y2],
          ]
        }
        const { position, positionAbsolute } = calculateNodePosition({
          nodeId: id,
          nextPosition,
          nodeLookup,
          nodeExtent: adjustedNodeExtent ? adjustedNodeExtent : nodeExtent,
          nodeOrigin,
          onError,
        })
        hasChange = hasChange || dragItem.position.x !== position.x || dragItem.position.y !== position.y
        dragItem.position = position
        dragItem.internals.positionAbsolute = positionAbsolute
      }
      nodePositionsChanged = nodePositionsChanged || hasChange
      if (!hasChange) return
      updateNodePositions(dragItems, true)
      if (dragEvent && (onDrag || onNodeDrag || (!nodeId && onSelectionDrag))) {
        const [currentNode, currentNodes] = getEventHandlerParams({
          nodeId,
          dragItems,
          nodeLookup,
        })
        onDrag?.(dragEvent, dragItems, currentNode, currentNodes)
        onNodeDrag?.(dragEvent, currentNode, currentNodes)
        if (!nodeId) onSelectionDrag?.(dragEvent, currentNodes)
      }
    }
    async function autoPan() {
      if (!containerBounds) return
      const { transform, panBy, autoPanSpeed, autoPanOnNodeDrag } = getStoreItems()
      if (!autoPanOnNodeDrag) {
        autoPanStarted = false
        cancelAnimationFrame(autoPanId)
        return
      }
      const [xMovement, yMovement] = calcAutoPan(mousePosition, containerBounds, autoPanSpeed)
      if (xMovement !== 0 || yMovement !== 0) {
        lastPos.x = (lastPos.x ?? 0) - xMovement / transform[2]
        lastPos.y = (lastPos.y ?? 0) - yMovement / transform[2]
        if (
          await panBy({
            x: xMovement,
            y: yMovement,
          })
        )
          updateNodes(lastPos)
      }
      autoPanId = requestAnimationFrame(autoPan)
    }
    function startDrag(event) {
      const {
        nodeLookup,
        multiSelectionActive,
        nodesDraggable,
        transform,
        snapGrid,
        snapToGrid,
        selectNodesOnDrag,
        onNodeDragStart,
        onSelectionDragStart,
        unselectNodesAndEdges,
      } = getStoreItems()
      dragStarted = true
      const isUnselectedNodeDrag = !!nodeId && !multiSelectionActive && !nodeLookup.get(nodeId)?.selected
      if ((!selectNodesOnDrag || !isSelectable) && !multiSelectionActive && nodeId) {
        if (!nodeLookup.get(nodeId)?.selected) unselectNodesAndEdges()
      }
      if (isSelectable && selectNodesOnDrag && nodeId) onNodeMouseDown?.(nodeId)
      const pointerPos = getPointerPosition(event.sourceEvent, {
        transform,
        snapGrid,
        snapToGrid,
        containerBounds,
      })
      lastPos = pointerPos
      dragItems = getDragItems(nodeLookup, nodesDraggable, pointerPos, nodeId, isUnselectedNodeDrag)
      if (dragItems.size > 0 && (onDragStart || onNodeDragStart || (!nodeId && onSelectionDragStart))) {
        const [currentNode, currentNodes] = getEventHandlerParams({
          nodeId,
          dragItems,
          nodeLookup,
        })
        onDragStart?.(event.sourceEvent, dragItems, currentNode, currentNodes)
        onNodeDragStart?.(event.sourceEvent, currentNode, currentNodes)
        if (!nodeId) onSelectionDragStart?.(event.sourceEvent, currentNodes)
      }
    }
    const d3DragInstance = drag()
      .clickDistance(nodeClickDistance)
      .on('start', (event) => {
        const { domNode, nodeDragThreshold, transform, snapGrid, snapToGrid } = getStoreItems()
        containerBounds = domNode?.getBoundingClientRect() || null
        abortDrag = false
        nodePositionsChanged = false
        dragEvent = event.sourceEvent
        if (nodeDragThreshold === 0) startDrag(event)
        lastPos = getPointerPosition(event.sourceEvent, {
          transform,
          snapGrid,
          snapToGrid,
          containerBounds,
        })
        mousePosition = getEventPosition(event.sourceEvent, containerBounds)
      })
      .on('drag', (event) => {
        const { autoPanOnNodeDrag, transform, snapGrid, snapToGrid, nodeDragThreshold, nodeLookup } =
          getStoreItems()
        const pointerPos = getPointerPosition(event.sourceEvent, {
          transform,
          snapGrid,
          snapToGrid,
          containerBounds,
        })
        dragEvent = event.sourceEvent
        if (
          (event.sourceEvent.type === 'touchmove' && event.sourceEvent.touches.length > 1) ||
          (nodeId && !nodeLookup.has(nodeId))
        )
          abortDrag = true
        if (abortDrag) return
        if (!autoPanStarted && autoPanOnNodeDrag && dragStarted) {
          autoPanStarted = true
          autoPan()
        }
        if (!dragStarted) {
          const currentMousePosition = getEventPosition(event.sourceEvent, containerBounds)
          const x = currentMousePosition.x - mousePosition.x
          const y = currentMousePosition.y - mousePosition.y
          if (Math.sqrt(x * x + y * y) > nodeDragThreshold) startDrag(event)
        }
        if (
          (lastPos.x !== pointerPos.xSnapped || lastPos.y !== pointerPos.ySnapped) &&
          dragItems &&
          dragStarted
        ) {
          mousePosition = getEventPosition(event.sourceEvent, containerBounds)
          updateNodes(pointerPos)
        }
      })
      .on('end', (event) => {
        if (!dragStarted || abortDrag) {
          if (abortDrag && dragItems.size > 0) getStoreItems().updateNodePositions(dragItems, false)
          return
        }
        autoPanStarted = false
        dragStarted = false
        cancelAnimationFrame(autoPanId)
        if (dragItems.size > 0) {
          const { nodeLookup, updateNodePositions, onNodeDragStop, onSelectionDragStop } = getStoreItems()
          if (nodePositionsChanged) {
            updateNodePositions(dragItems, false)
            nodePositionsChanged = false
          }
          if (onDragStop || onNodeDragStop || (!nodeId && onSelectionDragStop)) {
            const [currentNode, currentNodes] = getEventHandlerParams({
              nodeId,
              dragItems,
              nodeLookup,
              dragging: false,
            })
            onDragStop?.(event.sourceEvent, dragItems, currentNode, currentNodes)
            onNodeDragStop?.(event.sourceEvent, currentNode, currentNodes)
            if (!nodeId) onSelectionDragStop?.(event.sourceEvent, currentNodes)
          }
        }
      })
      .filter((event) => {
        const target = event.target
        return (
          !event.button &&
          (!noDragClassName || !hasSelector(target, `.${noDragClassName}`, domNode)) &&
          (!handleSelector || hasSelector(target, handleSelector, domNode))
        )
      })
    d3Selection.call(d3DragInstance)
  }
  function destroy() {
    d3Selection?.on('.drag', null)
  }
  return {
    update,
    destroy,
  }
}
function getNodesWithinDistance(position, nodeLookup, distance) {
  const nodes = []
  const rect = {
    x: position.x - distance,
    y: position.y - distance,
    width: distance * 2,
    height: distance * 2,
  }
  for (const node of nodeLookup.values()) if (getOverlappingArea(rect, nodeToRect(node)) > 0) nodes.push(node)
  return nodes
}
var ADDITIONAL_DISTANCE = 250
function getClosestHandle(position, connectionRadius, nodeLookup, fromHandle) {
  let closestHandles = []
  let minDistance = Infinity
  const closeNodes = getNodesWithinDistance(position, nodeLookup, connectionRadius + ADDITIONAL_DISTANCE)
  for (const node of closeNodes) {
    const allHandles = [
      ...(node.internals.handleBounds?.source ?? []),
      ...(node.internals.handleBounds?.target ?? []),
    ]
    for (const handle of allHandles) {
      if (
        fromHandle.nodeId === handle.nodeId &&
        fromHandle.type === handle.type &&
        fromHandle.id === handle.id
      )
        continue
      const { x, y } = getHandlePosition(node, handle, handle.position, true)
      const distance = Math.sqrt(Math.pow(x - position.x, 2) + Math.pow(y - position.y, 2))
      if (distance > connectionRadius) continue
      if (distance < minDistance) {
        closestHandles = [
          {
            ...handle,
            x,
            y,
          },
        ]
        minDistance = distance
      } else if (distance === minDistance)
        closestHandles.push({
          ...handle,
          x,
          y,
        })
    }
  }
  if (!closestHandles.length) return null
  if (closestHandles.length > 1) {
    const oppositeHandleType = fromHandle.type === 'source' ? 'target' : 'source'
    return closestHandles.find((handle) => handle.type === oppositeHandleType) ?? closestHandles[0]
  }
  return closestHandles[0]
}
function getHandle(nodeId, handleType, handleId, nodeLookup, connectionMode, withAbsolutePosition = false) {
  const node = nodeLookup.get(nodeId)
  if (!node) return null
  const handles =
    connectionMode === 'strict'
      ? node.internals.handleBounds?.[handleType]
      : [...(node.internals.handleBounds?.source ?? []), ...(node.internals.handleBounds?.target ?? [])]
  const handle = (handleId ? handles?.find((h) => h.id === handleId) : handles?.[0]) ?? null
  return handle && withAbsolutePosition
    ? {
        ...handle,
        ...getHandlePosition(node, handle, handle.position, true),
      }
    : handle
}
function getHandleType(edgeUpdaterType, handleDomNode) {
  if (edgeUpdaterType) return edgeUpdaterType
  else if (handleDomNode?.classList.contains('target')) return 'target'
  else if (handleDomNode?.classList.contains('source')) return 'source'
  return null
}
function isConnectionValid(isInsideConnectionRadius, isHandleValid) {
  let isValid = null
  if (isHandleValid) isValid = true
  else if (isInsideConnectionRadius && !isHandleValid) isValid = false
  return isValid
}
var alwaysValid = () => true
function onPointerDown(
  event,
  {
    connectionMode,
    connectionRadius,
    handleId,
    nodeId,
    edgeUpdaterType,
    isTarget,
    domNode,
    nodeLookup,
    lib,
    autoPanOnConnect,
    flowId,
    panBy,
    cancelConnection,
    onConnectStart,
    onConnect,
    onConnectEnd,
    isValidConnection = alwaysValid,
    onReconnectEnd,
    updateConnection,
    getTransform,
    getFromHandle,
    autoPanSpeed,
    dragThreshold = 1,
    handleDomNode,
  },
) {
  const doc = getHostForElement(event.target)
  let autoPanId = 0
  let closestHandle
  const { x, y } = getEventPosition(event)
  const handleType = getHandleType(edgeUpdaterType, handleDomNode)
  const containerBounds = domNode?.getBoundingClientRect()
  let connectionStarted = false
  if (!containerBounds || !handleType) return
  const fromHandleInternal = getHandle(nodeId, handleType, handleId, nodeLookup, connectionMode)
  if (!fromHandleInternal) return
  let position = getEventPosition(event, containerBounds)
  let autoPanStarted = false
  let connection = null
  let isValid = false
  let resultHandleDomNode = null
  function autoPan() {
    if (!autoPanOnConnect || !containerBounds) return
    const [x, y] = calcAutoPan(position, containerBounds, autoPanSpeed)
    panBy({
      x,
      y,
    })
    autoPanId = requestAnimationFrame(autoPan)
  }
  const fromHandle = {
    ...fromHandleInternal,
    nodeId,
    type: handleType,
    position: fromHandleInternal.position,
  }
  const fromInternalNode = nodeLookup.get(nodeId)
  let previousConnection = {
    inProgress: true,
    isValid: null,
    from: getHandlePosition(fromInternalNode, fromHandle, Position.Left, true),
    fromHandle,
    fromPosition: fromHandle.position,
    fromNode: fromInternalNode,
    to: position,
    toHandle: null,
    toPosition: oppositePosition[fromHandle.position],
    toNode: null,
    pointer: position,
  }
  function startConnection() {
    connectionStarted = true
    updateConnection(previousConnection)
    onConnectStart?.(event, {
      nodeId,
      handleId,
      handleType,
    })
  }
  if (dragThreshold === 0) startConnection()
  function onPointerMove(event) {
    if (!connectionStarted) {
      const { x: evtX, y: evtY } = getEventPosition(event)
      const dx = evtX - x
      const dy = evtY - y
      if (!(dx * dx + dy * dy > dragThreshold * dragThreshold)) return
      startConnection()
    }
    if (!getFromHandle() || !fromHandle) {
      onPointerUp(event)
      return
    }
    const transform = getTransform()
    position = getEventPosition(event, containerBounds)
    closestHandle = getClosestHandle(
      pointToRendererPoint(position, transform, false, [1, 1]),
      connectionRadius,
      nodeLookup,
      fromHandle,
    )
    if (!autoPanStarted) {
      autoPan()
      autoPanStarted = true
    }
    const result = isValidHandle(event, {
      handle: closestHandle,
      connectionMode,
      fromNodeId: nodeId,
      fromHandleId: handleId,
      fromType: isTarget ? 'target' : 'source',
      isValidConnection,
      doc,
      lib,
      flowId,
      nodeLookup,
    })
    resultHandleDomNode = result.handleDomNode
    connection = result.connection
    isValid = isConnectionValid(!!closestHandle, result.isValid)
    const fromInternalNode = nodeLookup.get(nodeId)
    const from = fromInternalNode
      ? getHandlePosition(fromInternalNode, fromHandle, Position.Left, true)
      : previousConnection.from
    const newConnection = {
      ...previousConnection,
      from,
      isValid,
      to:
        result.toHandle && isValid
          ? rendererPointToPoint(
              {
                x: result.toHandle.x,
                y: result.toHandle.y,
              },
              transform,
            )
          : position,
      toHandle: result.toHandle,
      toPosition:
        isValid && result.toHandle ? result.toHandle.position : oppositePosition[fromHandle.position],
      toNode: result.toHandle ? nodeLookup.get(result.toHandle.nodeId) : null,
      pointer: position,
    }
    updateConnection(newConnection)
    previousConnection = newConnection
  }
  function onPointerUp(event) {
    if ('touches' in event && event.touches.length > 0) return
    if (connectionStarted) {
      if ((closestHandle || resultHandleDomNode) && connection && isValid) onConnect?.(connection)
      const { inProgress, ...connectionState } = previousConnection
      const finalConnectionState = {
        ...connectionState,
        toPosition: previousConnection.toHandle ? previousConnection.toPosition : null,
      }
      onConnectEnd?.(event, finalConnectionState)
      if (edgeUpdaterType) onReconnectEnd?.(event, finalConnectionState)
    }
    cancelConnection()
    cancelAnimationFrame(autoPanId)
    autoPanStarted = false
    isValid = false
    connection = null
    resultHandleDomNode = null
    doc.removeEventListener('mousemove', onPointerMove)
    doc.removeEventListener('mouseup', onPointerUp)
    doc.removeEventListener('touchmove', onPointerMove)
    doc.removeEventListener('touchend', onPointerUp)
  }
  doc.addEventListener('mousemove', onPointerMove)
  doc.addEventListener('mouseup', onPointerUp)
  doc.addEventListener('touchmove', onPointerMove)
  doc.addEventListener('touchend', onPointerUp)
}
function isValidHandle(
  event,
  {
    handle,
    connectionMode,
    fromNodeId,
    fromHandleId,
    fromType,
    doc,
    lib,
    flowId,
    isValidConnection = alwaysValid,
    nodeLookup,
  },
) {
  const isTarget = fromType === 'target'
  const handleDomNode = handle
    ? doc.querySelector(
        `.${lib}-flow__handle[data-id="${flowId}-${handle?.nodeId}-${handle?.id}-${handle?.type}"]`,
      )
    : null
  const { x, y } = getEventPosition(event)
  const handleBelow = doc.elementFromPoint(x, y)
  const handleToCheck = handleBelow?.classList.contains(`${lib}-flow__handle`) ? handleBelow : handleDomNode
  const result = {
    handleDomNode: handleToCheck,
    isValid: false,
    connection: null,
    toHandle: null,
  }
  if (handleToCheck) {
    const handleType = getHandleType(void 0, handleToCheck)
    const handleNodeId = handleToCheck.getAttribute('data-nodeid')
    const handleId = handleToCheck.getAttribute('data-handleid')
    const connectable = handleToCheck.classList.contains('connectable')
    const connectableEnd = handleToCheck.classList.contains('connectableend')
    if (!handleNodeId || !handleType) return result
    const connection = {
      source: isTarget ? handleNodeId : fromNodeId,
      sourceHandle: isTarget ? handleId : fromHandleId,
      target: isTarget ? fromNodeId : handleNodeId,
      targetHandle: isTarget ? fromHandleId : handleId,
    }
    result.connection = connection
    result.isValid =
      connectable &&
      connectableEnd &&
      (connectionMode === ConnectionMode.Strict
        ? (isTarget && handleType === 'source') || (!isTarget && handleType === 'target')
        : handleNodeId !== fromNodeId || handleId !== fromHandleId) &&
      isValidConnection(connection)
    result.toHandle = getHandle(handleNodeId, handleType, handleId, nodeLookup, connectionMode, true)
  }
  return result
}
var XYHandle = {
  onPointerDown,
  isValid: isValidHandle,
}
function XYMinimap({ domNode, panZoom, getTransform, getViewScale }) {
  const selection = select(domNode)
  function update({
    translateExtent,
    width,
    height,
    zoomStep = 1,
    pannable = true,
    zoomable = true,
    inversePan = false,
  }) {
    const zoomHandler = (event) => {
      if (event.sourceEvent.type !== 'wheel' || !panZoom) return
      const transform = getTransform()
      const factor = event.sourceEvent.ctrlKey && isMacOs() ? 10 : 1
      const pinchDelta =
        -event.sourceEvent.deltaY *
        (event.sourceEvent.deltaMode === 1 ? 0.05 : event.sourceEvent.deltaMode ? 1 : 0.002) *
        zoomStep
      const nextZoom = transform[2] * Math.pow(2, pinchDelta * factor)
      panZoom.scaleTo(nextZoom)
    }
    let panStart = [0, 0]
    const panStartHandler = (event) => {
      if (event.sourceEvent.type === 'mousedown' || event.sourceEvent.type === 'touchstart')
        panStart = [
          event.sourceEvent.clientX ?? event.sourceEvent.touches[0].clientX,
          event.sourceEvent.clientY ?? event.sourceEvent.touches[0].clientY,
        ]
    }
    const panHandler = (event) => {
      const transform = getTransform()
      if ((event.sourceEvent.type !== 'mousemove' && event.sourceEvent.type !== 'touchmove') || !panZoom)
        return
      const panCurrent = [
        event.sourceEvent.clientX ?? event.sourceEvent.touches[0].clientX,
        event.sourceEvent.clientY ?? event.sourceEvent.touches[0].clientY,
      ]
      const panDelta = [panCurrent[0] - panStart[0], panCurrent[1] - panStart[1]]
      panStart = panCurrent
      const moveScale =
        getViewScale() * Math.max(transform[2], Math.log(transform[2])) * (inversePan ? -1 : 1)
      const position = {
        x: transform[0] - panDelta[0] * moveScale,
        y: transform[1] - panDelta[1] * moveScale,
      }
      const extent = [
        [0, 0],
        [width, height],
      ]
      panZoom.setViewportConstrained(
        {
          x: position.x,
          y: position.y,
          zoom: transform[2],
        },
        extent,
        translateExtent,
      )
    }
    const zoomAndPanHandler = zoom()
      .on('start', panStartHandler)
      .on('zoom', pannable ? panHandler : null)
      .on('zoom.wheel', zoomable ? zoomHandler : null)
    selection.call(zoomAndPanHandler, {})
  }
  function destroy() {
    selection.on('zoom', null)
  }
  return {
    update,
    destroy,
    pointer,
  }
}
var transformToViewport = (transform) => ({
  x: transform.x,
  y: transform.y,
  zoom: transform.k,
})
var viewportToTransform = ({ x, y, zoom }) => identity$1.translate(x, y).scale(zoom)
var isWrappedWithClass = (event, className) => event.target.closest(`.${className}`)
var isRightClickPan = (panOnDrag, usedButton) =>
  usedButton === 2 && Array.isArray(panOnDrag) && panOnDrag.includes(2)
var defaultEase = (t) => ((t *= 2) <= 1 ? t * t * t : (t -= 2) * t * t + 2) / 2
var getD3Transition = (selection, duration = 0, ease = defaultEase, onEnd = () => {}) => {
  const hasDuration = typeof duration === 'number' && duration > 0
  if (!hasDuration) onEnd()
  return hasDuration ? selection.transition().duration(duration).ease(ease).on('end', onEnd) : selection
}
var wheelDelta = (event) => {
  const factor = event.ctrlKey && isMacOs() ? 10 : 1
  return -event.deltaY * (event.deltaMode === 1 ? 0.05 : event.deltaMode ? 1 : 0.002) * factor
}
function createPanOnScrollHandler({
  zoomPanValues,
  noWheelClassName,
  d3Selection,
  d3Zoom,
  panOnScrollMode,
  panOnScrollSpeed,
  zoomOnPinch,
  onPanZoomStart,
  onPanZoom,
  onPanZoomEnd,
}) {
  return (event) => {
    if (isWrappedWithClass(event, noWheelClassName)) {
      if (event.ctrlKey) event.preventDefault()
      return false
    }
    event.preventDefault()
    event.stopImmediatePropagation()
    const currentZoom = d3Selection.property('__zoom').k || 1
    if (event.ctrlKey && zoomOnPinch) {
      const point = pointer(event)
      const pinchDelta = wheelDelta(event)
      const zoom = currentZoom * Math.pow(2, pinchDelta)
      d3Zoom.scaleTo(d3Selection, zoom, point, event)
      return
    }
    const deltaNormalize = event.deltaMode === 1 ? 20 : 1
    let deltaX = panOnScrollMode === PanOnScrollMode.Vertical ? 0 : event.deltaX * deltaNormalize
    let deltaY = panOnScrollMode === PanOnScrollMode.Horizontal ? 0 : event.deltaY * deltaNormalize
    if (!isMacOs() && event.shiftKey && panOnScrollMode !== PanOnScrollMode.Vertical) {
      deltaX = event.deltaY * deltaNormalize
      deltaY = 0
    }
    d3Zoom.translateBy(
      d3Selection,
      -(deltaX / currentZoom) * panOnScrollSpeed,
      -(deltaY / currentZoom) * panOnScrollSpeed,
      { internal: true },
    )
    const nextViewport = transformToViewport(d3Selection.property('__zoom'))
    clearTimeout(zoomPanValues.panScrollTimeout)
    if (!zoomPanValues.isPanScrolling) {
      zoomPanValues.isPanScrolling = true
      onPanZoomStart?.(event, nextViewport)
    } else onPanZoom?.(event, nextViewport)
    zoomPanValues.panScrollTimeout = setTimeout(() => {
      onPanZoomEnd?.(event, nextViewport)
      zoomPanValues.isPanScrolling = false
    }, 150)
  }
}
function createZoomOnScrollHandler({ noWheelClassName, preventScrolling, d3ZoomHandler }) {
  return function (event, d) {
    const isWheel = event.type === 'wheel'
    const preventZoom = !preventScrolling && isWheel && !event.ctrlKey
    const hasNoWheelClass = isWrappedWithClass(event, noWheelClassName)
    if (event.ctrlKey && isWheel && hasNoWheelClass) event.preventDefault()
    if (preventZoom || hasNoWheelClass) return null
    event.preventDefault()
    d3ZoomHandler.call(this, event, d)
  }
}
function createPanZoomStartHandler({ zoomPanValues, onDraggingChange, onPanZoomStart }) {
  return (event) => {
    if (event.sourceEvent?.internal) return
    const viewport = transformToViewport(event.transform)
    zoomPanValues.mouseButton = event.sourceEvent?.button || 0
    zoomPanValues.isZoomingOrPanning = true
    zoomPanValues.prevViewport = viewport
    if (event.sourceEvent?.type === 'mousedown') onDraggingChange(true)
    if (onPanZoomStart) onPanZoomStart?.(event.sourceEvent, viewport)
  }
}
function createPanZoomHandler({ zoomPanValues, panOnDrag, onPaneContextMenu, onTransformChange, onPanZoom }) {
  return (event) => {
    zoomPanValues.usedRightMouseButton = !!(
      onPaneContextMenu && isRightClickPan(panOnDrag, zoomPanValues.mouseButton ?? 0)
    )
    if (!event.sourceEvent?.sync) onTransformChange([event.transform.x, event.transform.y, event.transform.k])
    if (onPanZoom && !event.sourceEvent?.internal)
      onPanZoom?.(event.sourceEvent, transformToViewport(event.transform))
  }
}
function createPanZoomEndHandler({
  zoomPanValues,
  panOnDrag,
  panOnScroll,
  onDraggingChange,
  onPanZoomEnd,
  onPaneContextMenu,
}) {
  return (event) => {
    if (event.sourceEvent?.internal) return
    zoomPanValues.isZoomingOrPanning = false
    if (
      onPaneContextMenu &&
      isRightClickPan(panOnDrag, zoomPanValues.mouseButton ?? 0) &&
      !zoomPanValues.usedRightMouseButton &&
      event.sourceEvent
    )
      onPaneContextMenu(event.sourceEvent)
    zoomPanValues.usedRightMouseButton = false
    onDraggingChange(false)
    if (onPanZoomEnd) {
      const viewport = transformToViewport(event.transform)
      zoomPanValues.prevViewport = viewport
      clearTimeout(zoomPanValues.timerId)
      zoomPanValues.timerId = setTimeout(
        () => {
          onPanZoomEnd?.(event.sourceEvent, viewport)
        },
        panOnScroll ? 150 : 0,
      )
    }
  }
}
function createFilter({
  panActivationKeyPressed,
  zoomActivationKeyPressed,
  zoomOnScroll,
  zoomOnPinch,
  panOnDrag,
  panOnScroll,
  zoomOnDoubleClick,
  userSelectionActive,
  noWheelClassName,
  noPanClassName,
  lib,
  connectionInProgress,
}) {
  return (event) => {
    const zoomScroll = zoomActivationKeyPressed || zoomOnScroll
    const pinchZoom = zoomOnPinch && event.ctrlKey
    const isWheelEvent = event.type === 'wheel'
    if (
      event.button === 1 &&
      event.type === 'mousedown' &&
      (isWrappedWithClass(event, `${lib}-flow__node`) ||
        isWrappedWithClass(event, `${lib}-flow__edge`) ||
        isWrappedWithClass(event, `${lib}-flow__selection`) ||
        isWrappedWithClass(event, `${lib}-flow__nodesselection`))
    )
      return true
    if (!panOnDrag && !zoomScroll && !panOnScroll && !zoomOnDoubleClick && !zoomOnPinch) return false
    if (userSelectionActive) return false
    if (connectionInProgress && !isWheelEvent) return false
    if (isWrappedWithClass(event, noWheelClassName) && isWheelEvent) return false
    if (
      isWrappedWithClass(event, noPanClassName) &&
      (!isWheelEvent || (panOnScroll && isWheelEvent && !zoomActivationKeyPressed))
    )
      return false
    if (!zoomOnPinch && event.ctrlKey && isWheelEvent) return false
    if (!zoomOnPinch && event.type === 'touchstart' && event.touches?.length > 1) {
      event.preventDefault()
      return false
    }
    if (!zoomScroll && !panOnScroll && !pinchZoom && isWheelEvent) return false
    if (!panOnDrag && (event.type === 'mousedown' || event.type === 'touchstart')) return false
    if (Array.isArray(panOnDrag) && !panOnDrag.includes(event.button) && event.type === 'mousedown')
      return false
    const buttonAllowed =
      (Array.isArray(panOnDrag) && panOnDrag.includes(event.button)) || !event.button || event.button <= 1
    return (!event.ctrlKey || isWheelEvent || panActivationKeyPressed) && buttonAllowed
  }
}
function XYPanZoom({
  domNode,
  minZoom,
  maxZoom,
  translateExtent,
  viewport,
  onPanZoom,
  onPanZoomStart,
  onPanZoomEnd,
  onDraggingChange,
}) {
  const zoomPanValues = {
    isZoomingOrPanning: false,
    usedRightMouseButton: false,
    prevViewport: {},
    mouseButton: 0,
    timerId: void 0,
    panScrollTimeout: void 0,
    isPanScrolling: false,
  }
  const bbox = domNode.getBoundingClientRect()
  let cachedExtent = [
    [0, 0],
    [bbox.width, bbox.height],
  ]
  const extentResizeObserver =
    typeof ResizeObserver !== 'undefined'
      ? new ResizeObserver((entries) => {
          const entry = entries[0]
          if (entry?.contentRect)
            cachedExtent = [
              [0, 0],
              [entry.contentRect.width, entry.contentRect.height],
            ]
        })
      : null
  extentResizeObserver?.observe(domNode)
  const d3ZoomInstance = zoom()
    .extent(() => cachedExtent)
    .scaleExtent([minZoom, maxZoom])
    .translateExtent(translateExtent)
  const d3Selection = select(domNode).call(d3ZoomInstance)
  setViewportConstrained(
    {
      x: viewport.x,
      y: viewport.y,
      zoom: clamp(viewport.zoom, minZoom, maxZoom),
    },
    [
      [0, 0],
      [bbox.width, bbox.height],
    ],
    translateExtent,
  )
  const d3ZoomHandler = d3Selection.on('wheel.zoom')
  const d3DblClickZoomHandler = d3Selection.on('dblclick.zoom')
  d3ZoomInstance.wheelDelta(wheelDelta)
  async function setTransform(transform, options) {
    if (d3Selection)
      return new Promise((resolve) => {
        d3ZoomInstance?.interpolate(options?.interpolate === 'linear' ? value : zoom$1).transform(
          getD3Transition(d3Selection, options?.duration, options?.ease, () => resolve(true)),
          transform,
        )
      })
    return false
  }
  function update({
    noWheelClassName,
    noPanClassName,
    onPaneContextMenu,
    userSelectionActive,
    panOnScroll,
    panOnDrag,
    panOnScrollMode,
    panOnScrollSpeed,
    preventScrolling,
    zoomOnPinch,
    zoomOnScroll,
    zoomOnDoubleClick,
    panActivationKeyPressed = false,
    zoomActivationKeyPressed,
    lib,
    onTransformChange,
    connectionInProgress,
    paneClickDistance,
    selectionOnDrag,
  }) {
    if (userSelectionActive && !zoomPanValues.isZoomingOrPanning) d3ZoomInstance.on('zoom', null)
    const isPanOnScroll = panOnScroll && !zoomActivationKeyPressed && !userSelectionActive
    d3ZoomInstance.clickDistance(
      selectionOnDrag
        ? Infinity
        : !isNumeric(paneClickDistance) || paneClickDistance < 0
          ? 0
          : paneClickDistance,
    )
    const wheelHandler = isPanOnScroll
      ? createPanOnScrollHandler({
          zoomPanValues,
          noWheelClassName,
          d3Selection,
          d3Zoom: d3ZoomInstance,
          panOnScrollMode,
          panOnScrollSpeed,
          zoomOnPinch,
          onPanZoomStart,
          onPanZoom,
          onPanZoomEnd,
        })
      : createZoomOnScrollHandler({
          noWheelClassName,
          preventScrolling,
          d3ZoomHandler,
        })
    d3Selection.on('wheel.zoom', wheelHandler, { passive: false })
    const startHandler = createPanZoomStartHandler({
      zoomPanValues,
      onDraggingChange,
      onPanZoomStart,
    })
    d3ZoomInstance.on('start', startHandler)
    const panZoomHandler = createPanZoomHandler({
      zoomPanValues,
      panOnDrag,
      onPaneContextMenu: !!onPaneContextMenu,
      onPanZoom,
      onTransformChange,
    })
    d3ZoomInstance.on('zoom', panZoomHandler)
    const panZoomEndHandler = createPanZoomEndHandler({
      zoomPanValues,
      panOnDrag,
      panOnScroll,
      onPaneContextMenu,
      onPanZoomEnd,
      onDraggingChange,
    })
    d3ZoomInstance.on('end', panZoomEndHandler)
    const filter = createFilter({
      panActivationKeyPressed,
      zoomActivationKeyPressed,
      panOnDrag,
      zoomOnScroll,
      panOnScroll,
      zoomOnDoubleClick,
      zoomOnPinch,
      userSelectionActive,
      noPanClassName,
      noWheelClassName,
      lib,
      connectionInProgress,
    })
    d3ZoomInstance.filter(filter)
    if (zoomOnDoubleClick) d3Selection.on('dblclick.zoom', d3DblClickZoomHandler)
    else d3Selection.on('dblclick.zoom', null)
  }
  function destroy() {
    d3ZoomInstance.on('zoom', null)
    extentResizeObserver?.disconnect()
  }
  async function setViewportConstrained(viewport, extent, translateExtent) {
    const nextTransform = viewportToTransform(viewport)
    const contrainedTransform = d3ZoomInstance?.constrain()(nextTransform, extent, translateExtent)
    if (contrainedTransform) await setTransform(contrainedTransform)
    return contrainedTransform
  }
  async function setViewport(viewport, options) {
    const nextTransform = viewportToTransform(viewport)
    await setTransform(nextTransform, options)
    return nextTransform
  }
  function syncViewport(viewport) {
    if (d3Selection) {
      const nextTransform = viewportToTransform(viewport)
      const currentTransform = d3Selection.property('__zoom')
      if (
        currentTransform.k !== viewport.zoom ||
        currentTransform.x !== viewport.x ||
        currentTransform.y !== viewport.y
      )
        d3ZoomInstance?.transform(d3Selection, nextTransform, null, { sync: true })
    }
  }
  function getViewport() {
    const transform$1 = d3Selection
      ? transform(d3Selection.node())
      : {
          x: 0,
          y: 0,
          k: 1,
        }
    return {
      x: transform$1.x,
      y: transform$1.y,
      zoom: transform$1.k,
    }
  }
  async function scaleTo(zoom, options) {
    if (d3Selection)
      return new Promise((resolve) => {
        d3ZoomInstance?.interpolate(options?.interpolate === 'linear' ? value : zoom$1).scaleTo(
          getD3Transition(d3Selection, options?.duration, options?.ease, () => resolve(true)),
          zoom,
        )
      })
    return false
  }
  async function scaleBy(factor, options) {
    if (d3Selection)
      return new Promise((resolve) => {
        d3ZoomInstance?.interpolate(options?.interpolate === 'linear' ? value : zoom$1).scaleBy(
          getD3Transition(d3Selection, options?.duration, options?.ease, () => resolve(true)),
          factor,
        )
      })
    return false
  }
  function setScaleExtent(scaleExtent) {
    d3ZoomInstance?.scaleExtent(scaleExtent)
  }
  function setTranslateExtent(translateExtent) {
    d3ZoomInstance?.translateExtent(translateExtent)
  }
  function setClickDistance(distance) {
    const validDistance = !isNumeric(distance) || distance < 0 ? 0 : distance
    d3ZoomInstance?.clickDistance(validDistance)
  }
  return {
    update,
    destroy,
    setViewport,
    setViewportConstrained,
    getViewport,
    scaleTo,
    scaleBy,
    setScaleExtent,
    setTranslateExtent,
    syncViewport,
    setClickDistance,
  }
}
/**
 * Used to determine the variant of the resize control
 *
 * @public
 */
var ResizeControlVariant
;(function (ResizeControlVariant) {
  ResizeControlVariant['Line'] = 'line'
  ResizeControlVariant['Handle'] = 'handle'
})(ResizeControlVariant || (ResizeControlVariant = {}))
var XY_RESIZER_HANDLE_POSITIONS = ['top-left', 'top-right', 'bottom-left', 'bottom-right']
var XY_RESIZER_LINE_POSITIONS = ['top', 'right', 'bottom', 'left']
/**
 * Get all connecting edges for a given set of nodes
 * @param width - new width of the node
 * @param prevWidth - previous width of the node
 * @param height - new height of the node
 * @param prevHeight - previous height of the node
 * @param affectsX - whether to invert the resize direction for the x axis
 * @param affectsY - whether to invert the resize direction for the y axis
 * @returns array of two numbers representing the direction of the resize for each axis, 0 = no change, 1 = increase, -1 = decrease
 */
function getResizeDirection({ width, prevWidth, height, prevHeight, affectsX, affectsY }) {
  const deltaWidth = width - prevWidth
  const deltaHeight = height - prevHeight
  const direction = [
    deltaWidth > 0 ? 1 : deltaWidth < 0 ? -1 : 0,
    deltaHeight > 0 ? 1 : deltaHeight < 0 ? -1 : 0,
  ]
  if (deltaWidth && affectsX) direction[0] = direction[0] * -1
  if (deltaHeight && affectsY) direction[1] = direction[1] * -1
  return direction
}
/**
 * Parses the control position that is being dragged to dimensions that are being resized
 * @param controlPosition - position of the control that is being dragged
 * @returns isHorizontal, isVertical, affectsX, affectsY,
 */
function getControlDirection(controlPosition) {
  return {
    isHorizontal: controlPosition.includes('right') || controlPosition.includes('left'),
    isVertical: controlPosition.includes('bottom') || controlPosition.includes('top'),
    affectsX: controlPosition.includes('left'),
    affectsY: controlPosition.includes('top'),
  }
}
function getLowerExtentClamp(lowerExtent, lowerBound) {
  return Math.max(0, lowerBound - lowerExtent)
}
function getUpperExtentClamp(upperExtent, upperBound) {
  return Math.max(0, upperExtent - upperBound)
}
function getSizeClamp(size, minSize, maxSize) {
  return Math.max(0, minSize - size, size - maxSize)
}
function xor(a, b) {
  return a ? !b : b
}
/**
 * Calculates new width & height and x & y of node after resize based on pointer position
 * @description - Buckle up, this is a chunky one... If you want to determine the new dimensions of a node after a resize,
 * you have to account for all possible restrictions: min/max width/height of the node, the maximum extent the node is allowed
 * to move in (in this case: resize into) determined by the parent node, the minimal extent determined by child nodes
 * with expandParent or extent: 'parent' set and oh yeah, these things also have to work with keepAspectRatio!
 * The way this is done is by determining how much each of these restricting actually restricts the resize and then applying the
 * strongest restriction. Because the resize affects x, y and width, height and width, height of a opposing side with keepAspectRatio,
 * the resize amount is always kept in distX & distY amount (the distance in mouse movement)
 * Instead of clamping each value, we first calculate the biggest 'clamp' (for the lack of a better name) and then apply it to all values.
 * To complicate things nodeOrigin has to be taken into account as well. This is done by offsetting the nodes as if their origin is [0, 0],
 * then calculating the restrictions as usual
 * @param startValues - starting values of resize
 * @param controlDirection - dimensions affected by the resize
 * @param pointerPosition - the current pointer position corrected for snapping
 * @param boundaries - minimum and maximum dimensions of the node
 * @param keepAspectRatio - prevent changes of asprect ratio
 * @returns x, y, width and height of the node after resize
 */
function getDimensionsAfterResize(
  startValues,
  controlDirection,
  pointerPosition,
  boundaries,
  keepAspectRatio,
  nodeOrigin,
  extent,
  childExtent,
) {
  let { affectsX, affectsY } = controlDirection
  const { isHorizontal, isVertical } = controlDirection
  const isDiagonal = isHorizontal && isVertical
  const { xSnapped, ySnapped } = pointerPosition
  const { minWidth, maxWidth, minHeight, maxHeight } = boundaries
  const { x: startX, y: startY, width: startWidth, height: startHeight, aspectRatio } = startValues
  let distX = Math.floor(isHorizontal ? xSnapped - startValues.pointerX : 0)
  let distY = Math.floor(isVertical ? ySnapped - startValues.pointerY : 0)
  const newWidth = startWidth + (affectsX ? -distX : distX)
  const newHeight = startHeight + (affectsY ? -distY : distY)
  const originOffsetX = -nodeOrigin[0] * startWidth
  const originOffsetY = -nodeOrigin[1] * startHeight
  let clampX = getSizeClamp(newWidth, minWidth, maxWidth)
  let clampY = getSizeClamp(newHeight, minHeight, maxHeight)
  if (extent) {
    let xExtentClamp = 0
    let yExtentClamp = 0
    if (affectsX && distX < 0)
      xExtentClamp = getLowerExtentClamp(startX + distX + originOffsetX, extent[0][0])
    else if (!affectsX && distX > 0)
      xExtentClamp = getUpperExtentClamp(startX + newWidth + originOffsetX, extent[1][0])
    if (affectsY && distY < 0)
      yExtentClamp = getLowerExtentClamp(startY + distY + originOffsetY, extent[0][1])
    else if (!affectsY && distY > 0)
      yExtentClamp = getUpperExtentClamp(startY + newHeight + originOffsetY, extent[1][1])
    clampX = Math.max(clampX, xExtentClamp)
    clampY = Math.max(clampY, yExtentClamp)
  }
  if (childExtent) {
    let xExtentClamp = 0
    let yExtentClamp = 0
    if (affectsX && distX > 0) xExtentClamp = getUpperExtentClamp(startX + distX, childExtent[0][0])
    else if (!affectsX && distX < 0) xExtentClamp = getLowerExtentClamp(startX + newWidth, childExtent[1][0])
    if (affectsY && distY > 0) yExtentClamp = getUpperExtentClamp(startY + distY, childExtent[0][1])
    else if (!affectsY && distY < 0) yExtentClamp = getLowerExtentClamp(startY + newHeight, childExtent[1][1])
    clampX = Math.max(clampX, xExtentClamp)
    clampY = Math.max(clampY, yExtentClamp)
  }
  if (keepAspectRatio) {
    if (isHorizontal) {
      const aspectHeightClamp = getSizeClamp(newWidth / aspectRatio, minHeight, maxHeight) * aspectRatio
      clampX = Math.max(clampX, aspectHeightClamp)
      if (extent) {
        let aspectExtentClamp = 0
        if ((!affectsX && !affectsY) || (affectsX && !affectsY && isDiagonal))
          aspectExtentClamp =
            getUpperExtentClamp(startY + originOffsetY + newWidth / aspectRatio, extent[1][1]) * aspectRatio
        else
          aspectExtentClamp =
            getLowerExtentClamp(
              startY + originOffsetY + (affectsX ? distX : -distX) / aspectRatio,
              extent[0][1],
            ) * aspectRatio
        clampX = Math.max(clampX, aspectExtentClamp)
      }
      if (childExtent) {
        let aspectExtentClamp = 0
        if ((!affectsX && !affectsY) || (affectsX && !affectsY && isDiagonal))
          aspectExtentClamp =
            getLowerExtentClamp(startY + newWidth / aspectRatio, childExtent[1][1]) * aspectRatio
        else
          aspectExtentClamp =
            getUpperExtentClamp(startY + (affectsX ? distX : -distX) / aspectRatio, childExtent[0][1]) *
            aspectRatio
        clampX = Math.max(clampX, aspectExtentClamp)
      }
    }
    if (isVertical) {
      const aspectWidthClamp = getSizeClamp(newHeight * aspectRatio, minWidth, maxWidth) / aspectRatio
      clampY = Math.max(clampY, aspectWidthClamp)
      if (extent) {
        let aspectExtentClamp = 0
        if ((!affectsX && !affectsY) || (affectsY && !affectsX && isDiagonal))
          aspectExtentClamp =
            getUpperExtentClamp(startX + newHeight * aspectRatio + originOffsetX, extent[1][0]) / aspectRatio
        else
          aspectExtentClamp =
            getLowerExtentClamp(
              startX + (affectsY ? distY : -distY) * aspectRatio + originOffsetX,
              extent[0][0],
            ) / aspectRatio
        clampY = Math.max(clampY, aspectExtentClamp)
      }
      if (childExtent) {
        let aspectExtentClamp = 0
        if ((!affectsX && !affectsY) || (affectsY && !affectsX && isDiagonal))
          aspectExtentClamp =
            getLowerExtentClamp(startX + newHeight * aspectRatio, childExtent[1][0]) / aspectRatio
        else
          aspectExtentClamp =
            getUpperExtentClamp(startX + (affectsY ? distY : -distY) * aspectRatio, childExtent[0][0]) /
            aspectRatio
        clampY = Math.max(clampY, aspectExtentClamp)
      }
    }
  }
  distY = distY + (distY < 0 ? clampY : -clampY)
  distX = distX + (distX < 0 ? clampX : -clampX)
  if (keepAspectRatio) {
    if (isDiagonal) {
      if (newWidth > newHeight * aspectRatio) distY = (xor(affectsX, affectsY) ? -distX : distX) / aspectRatio
      else distX = (xor(affectsX, affectsY) ? -distY : distY) * aspectRatio
    } else if (isHorizontal) {
      distY = distX / aspectRatio
      affectsY = affectsX
    } else {
      distX = distY * aspectRatio
      affectsX = affectsY
    }
  }
  const x = affectsX ? startX + distX : startX
  const y = affectsY ? startY + distY : startY
  return {
    width: startWidth + (affectsX ? -distX : distX),
    height: startHeight + (affectsY ? -distY : distY),
    x: nodeOrigin[0] * distX * (!affectsX ? 1 : -1) + x,
    y: nodeOrigin[1] * distY * (!affectsY ? 1 : -1) + y,
  }
}
var initPrevValues$1 = {
  width: 0,
  height: 0,
  x: 0,
  y: 0,
}
var initStartValues = {
  ...initPrevValues$1,
  pointerX: 0,
  pointerY: 0,
  aspectRatio: 1,
}
function nodeToChildExtent(child, parent, nodeOrigin) {
  const x = parent.position.x + child.position.x
  const y = parent.position.y + child.position.y
  const width = child.measured.width ?? 0
  const height = child.measured.height ?? 0
  const originOffsetX = nodeOrigin[0] * width
  const originOffsetY = nodeOrigin[1] * height
  return [
    [x - originOffsetX, y - originOffsetY],
    [x + width - originOffsetX, y + height - originOffsetY],
  ]
}
function XYResizer({ domNode, nodeId, getStoreItems, onChange, onEnd }) {
  const selection = select(domNode)
  let params = {
    controlDirection: getControlDirection('bottom-right'),
    boundaries: {
      minWidth: 0,
      minHeight: 0,
      maxWidth: Number.MAX_VALUE,
      maxHeight: Number.MAX_VALUE,
    },
    resizeDirection: void 0,
    keepAspectRatio: false,
  }
  function update({
    controlPosition,
    boundaries,
    keepAspectRatio,
    resizeDirection,
    onResizeStart,
    onResize,
    onResizeEnd,
    shouldResize,
  }) {
    let prevValues = { ...initPrevValues$1 }
    let startValues = { ...initStartValues }
    params = {
      boundaries,
      resizeDirection,
      keepAspectRatio,
      controlDirection: getControlDirection(controlPosition),
    }
    let node = void 0
    let containerBounds = null
    let childNodes = []
    let parentNode = void 0
    let nodeExtent = void 0
    let childExtent = void 0
    const dragHandler = drag()
      .on('start', (event) => {
        const { nodeLookup, transform, snapGrid, snapToGrid, nodeOrigin, paneDomNode } = getStoreItems()
        node = nodeLookup.get(nodeId)
        if (!node) return
        containerBounds = paneDomNode?.getBoundingClientRect() ?? null
        const { xSnapped, ySnapped } = getPointerPosition(event.sourceEvent, {
          transform,
          snapGrid,
          snapToGrid,
          containerBounds,
        })
        prevValues = {
          width: node.measured.width ?? 0,
          height: node.measured.height ?? 0,
          x: node.position.x ?? 0,
          y: node.position.y ?? 0,
        }
        startValues = {
          ...prevValues,
          pointerX: xSnapped,
          pointerY: ySnapped,
          aspectRatio: prevValues.width / prevValues.height,
        }
        parentNode = void 0
        nodeExtent = isCoordinateExtent(node.extent) ? node.extent : void 0
        if (node.parentId && (node.extent === 'parent' || node.expandParent))
          parentNode = nodeLookup.get(node.parentId)
        if (parentNode && node.extent === 'parent')
          nodeExtent = [
            [0, 0],
            [parentNode.measured.width, parentNode.measured.height],
          ]
        childNodes = []
        childExtent = void 0
        for (const [childId, child] of nodeLookup)
          if (child.parentId === nodeId) {
            childNodes.push({
              id: childId,
              position: { ...child.position },
              extent: child.extent,
            })
            if (child.extent === 'parent' || child.expandParent) {
              const extent = nodeToChildExtent(child, node, child.origin ?? nodeOrigin)
              if (childExtent)
                childExtent = [
                  [Math.min(extent[0][0], childExtent[0][0]), Math.min(extent[0][1], childExtent[0][1])],
                  [Math.max(extent[1][0], childExtent[1][0]), Math.max(extent[1][1], childExtent[1][1])],
                ]
              else childExtent = extent
            }
          }
        onResizeStart?.(event, { ...prevValues })
      })
      .on('drag', (event) => {
        const { transform, snapGrid, snapToGrid, nodeOrigin: storeNodeOrigin } = getStoreItems()
        const pointerPosition = getPointerPosition(event.sourceEvent, {
          transform,
          snapGrid,
          snapToGrid,
          containerBounds,
        })
        const childChanges = []
        if (!node) return
        const { x: prevX, y: prevY, width: prevWidth, height: prevHeight } = prevValues
        const change = {}
        const nodeOrigin = node.origin ?? storeNodeOrigin
        const { width, height, x, y } = getDimensionsAfterResize(
          startValues,
          params.controlDirection,
          pointerPosition,
          params.boundaries,
          params.keepAspectRatio,
          nodeOrigin,
          nodeExtent,
          childExtent,
        )
        const isWidthChange = width !== prevWidth
        const isHeightChange = height !== prevHeight
        const isXPosChange = x !== prevX && isWidthChange
        const isYPosChange = y !== prevY && isHeightChange
        if (!isXPosChange && !isYPosChange && !isWidthChange && !isHeightChange) return
        const lastValid = {
          prevValues: { ...prevValues },
          startX: startValues.x,
          startY: startValues.y,
          childNodes: childNodes.map((child) => ({
            ...child,
            position: { ...child.position },
          })),
        }
        if (isXPosChange || isYPosChange || nodeOrigin[0] === 1 || nodeOrigin[1] === 1) {
          change.x = isXPosChange ? x : prevValues.x
          change.y = isYPosChange ? y : prevValues.y
          prevValues.x = change.x
          prevValues.y = change.y
          if (childNodes.length > 0) {
            const xChange = x - prevX
            const yChange = y - prevY
            for (const childNode of childNodes) {
              childNode.position = {
                x: childNode.position.x - xChange + nodeOrigin[0] * (width - prevWidth),
                y: childNode.position.y - yChange + nodeOrigin[1] * (height - prevHeight),
              }
              childChanges.push(childNode)
            }
          }
        }
        if (isWidthChange || isHeightChange) {
          change.width =
            isWidthChange && (!params.resizeDirection || params.resizeDirection === 'horizontal')
              ? width
              : prevValues.width
          change.height =
            isHeightChange && (!params.resizeDirection || params.resizeDirection === 'vertical')
              ? height
              : prevValues.height
          prevValues.width = change.width
          prevValues.height = change.height
        }
        if (parentNode && node.expandParent) {
          const xLimit = nodeOrigin[0] * (change.width ?? 0)
          if (change.x && change.x < xLimit) {
            prevValues.x = xLimit
            startValues.x = startValues.x - (change.x - xLimit)
          }
          const yLimit = nodeOrigin[1] * (change.height ?? 0)
          if (change.y && change.y < yLimit) {
            prevValues.y = yLimit
            startValues.y = startValues.y - (change.y - yLimit)
          }
        }
        const direction = getResizeDirection({
          width: prevValues.width,
          prevWidth,
          height: prevValues.height,
          prevHeight,
          affectsX: params.controlDirection.affectsX,
          affectsY: params.controlDirection.affectsY,
        })
        const nextValues = {
          ...prevValues,
          direction,
        }
        if (shouldResize?.(event, nextValues) === false) {
          prevValues = lastValid.prevValues
          startValues.x = lastValid.startX
          startValues.y = lastValid.startY
          childNodes.forEach((child, i) => {
            child.position = lastValid.childNodes[i].position
          })
          return
        }
        onResize?.(event, nextValues)
        onChange(change, childChanges)
      })
      .on('end', (event) => {
        onResizeEnd?.(event, { ...prevValues })
        onEnd?.({ ...prevValues })
      })
    selection.call(dragHandler)
  }
  function destroy() {
    selection.on('.drag', null)
  }
  return {
    update,
    destroy,
  }
}
// node_modules/use-sync-external-store/cjs/use-sync-external-store-shim/with-selector.production.js
/**
 * @license React
 * use-sync-external-store-shim/with-selector.production.js
 *
 * Copyright (c) Meta Platforms, Inc. and affiliates.
 *
 * This source code is licensed under the MIT license found in the
 * LICENSE file in the root directory of this source tree.
 */
var require_with_selector_production = /* @__PURE__ */ __commonJSMin((exports) => {
  var React = require_react()
  var shim = require_shim()
  function is(x, y) {
    return (x === y && (0 !== x || 1 / x === 1 / y)) || (x !== x && y !== y)
  }
  var objectIs = 'function' === typeof Object.is ? Object.is : is
  var useSyncExternalStore = shim.useSyncExternalStore
  var useRef = React.useRef
  var useEffect = React.useEffect
  var useMemo = React.useMemo
  var useDebugValue = React.useDebugValue
  exports.useSyncExternalStoreWithSelector = function (
    subscribe,
    getSnapshot,
    getServerSnapshot,
    selector,
    isEqual,
  ) {
    var instRef = useRef(null)
    if (null === instRef.current) {
      var inst = {
        hasValue: !1,
        value: null,
      }
      instRef.current = inst
    } else inst = instRef.current
    instRef = useMemo(
      function () {
        function memoizedSelector(nextSnapshot) {
          if (!hasMemo) {
            hasMemo = !0
            memoizedSnapshot = nextSnapshot
            nextSnapshot = selector(nextSnapshot)
            if (void 0 !== isEqual && inst.hasValue) {
              var currentSelection = inst.value
              if (isEqual(currentSelection, nextSnapshot)) return (memoizedSelection = currentSelection)
            }
            return (memoizedSelection = nextSnapshot)
          }
          currentSelection = memoizedSelection
          if (objectIs(memoizedSnapshot, nextSnapshot)) return currentSelection
          var nextSelection = selector(nextSnapshot)
          if (void 0 !== isEqual && isEqual(currentSelection, nextSelection))
            return ((memoizedSnapshot = nextSnapshot), currentSelection)
          memoizedSnapshot = nextSnapshot
          return (memoizedSelection = nextSelection)
        }
        var hasMemo = !1,
          memoizedSnapshot,
          memoizedSelection,
          maybeGetServerSnapshot = void 0 === getServerSnapshot ? null : getServerSnapshot
        return [
          function () {
            return memoizedSelector(getSnapshot())
          },
          null === maybeGetServerSnapshot
            ? void 0
            : function () {
                return memoizedSelector(maybeGetServerSnapshot())
              },
        ]
      },
      [getSnapshot, getServerSnapshot, selector, isEqual],
    )
    var value = useSyncExternalStore(subscribe, instRef[0], instRef[1])
    useEffect(
      function () {
        inst.hasValue = !0
        inst.value = value
      },
      [value],
    )
    useDebugValue(value)
    return value
  }
})
// node_modules/zustand/esm/vanilla.mjs
var import_with_selector = /* @__PURE__ */ __toESM(
  /* @__PURE__ */ __commonJSMin((exports, module) => {
    module.exports = require_with_selector_production()
  })(),
  1,
)
var createStoreImpl = (createState) => {
  let state
  const listeners = /* @__PURE__ */ new Set()
  const setState = (partial, replace) => {
    const nextState = typeof partial === 'function' ? partial(state) : partial
    if (!Object.is(nextState, state)) {
      const previousState = state
      state = (replace != null ? replace : typeof nextState !== 'object' || nextState === null)
        ? nextState
        : Object.assign({}, state, nextState)
      listeners.forEach((listener) => listener(state, previousState))
    }
  }
  const getState = () => state
  const getInitialState = () => initialState
  const subscribe = (listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const destroy = () => {
    listeners.clear()
  }
  const api = {
    setState,
    getState,
    getInitialState,
    subscribe,
    destroy,
  }
  const initialState = (state = createState(setState, getState, api))
  return api
}
var createStore$1 = (createState) => (createState ? createStoreImpl(createState) : createStoreImpl)
// node_modules/zustand/esm/traditional.mjs
var { useDebugValue } = import_react.default
var { useSyncExternalStoreWithSelector } = import_with_selector.default
var identity = (arg) => arg
function useStoreWithEqualityFn(api, selector = identity, equalityFn) {
  const slice = useSyncExternalStoreWithSelector(
    api.subscribe,
    api.getState,
    api.getServerState || api.getInitialState,
    selector,
    equalityFn,
  )
  useDebugValue(slice)
  return slice
}
var createWithEqualityFnImpl = (createState, defaultEqualityFn) => {
  const api = createStore$1(createState)
  const useBoundStoreWithEqualityFn = (selector, equalityFn = defaultEqualityFn) =>
    useStoreWithEqualityFn(api, selector, equalityFn)
  Object.assign(useBoundStoreWithEqualityFn, api)
  return useBoundStoreWithEqualityFn
}
var createWithEqualityFn = (createState, defaultEqualityFn) =>
  createState ? createWithEqualityFnImpl(createState, defaultEqualityFn) : createWithEqualityFnImpl
// node_modules/zustand/esm/shallow.mjs
function shallow$1(objA, objB) {
  if (Object.is(objA, objB)) return true
  if (typeof objA !== 'object' || objA === null || typeof objB !== 'object' || objB === null) return false
  if (objA instanceof Map && objB instanceof Map) {
    if (objA.size !== objB.size) return false
    for (const [key, value] of objA) if (!Object.is(value, objB.get(key))) return false
    return true
  }
  if (objA instanceof Set && objB instanceof Set) {
    if (objA.size !== objB.size) return false
    for (const value of objA) if (!objB.has(value)) return false
    return true
  }
  const keysA = Object.keys(objA)
  if (keysA.length !== Object.keys(objB).length) return false
  for (const keyA of keysA)
    if (!Object.prototype.hasOwnProperty.call(objB, keyA) || !Object.is(objA[keyA], objB[keyA])) return false
  return true
}
require_react_dom()
var StoreContext = (0, import_react.createContext)(null)
var Provider$1 = StoreContext.Provider
var zustandErrorMessage = errorMessages['error001']('react')
/**
 * This hook can be used to subscribe to internal state changes of the React Flow
 * component. The `useStore` hook is re-exported from the [Zustand](https://github.com/pmndrs/zustand)
 * state management library, so you should check out their docs for more details.
 *
 * @public
 * @param selector - A selector function that returns a slice of the flow's internal state.
 * Extracting or transforming just the state you need is a good practice to avoid unnecessary
 * re-renders.
 * @param equalityFn - A function to compare the previous and next value. This is incredibly useful
 * for preventing unnecessary re-renders. Good sensible defaults are using `Object.is` or importing
 * `zustand/shallow`, but you can be as granular as you like.
 * @returns The selected state slice.
 *
 * @example
 * ```ts
 * const nodes = useStore((state) => state.nodes);
 * ```
 *
 * @remarks This hook should only be used if there is no other way to access the internal
 * state. For many of the common use cases, there are dedicated hooks available
 * such as {@link useReactFlow}, {@link useViewport}, etc.
 */
function useStore(selector, equalityFn) {
  const store = (0, import_react.useContext)(StoreContext)
  if (store === null) throw new Error(zustandErrorMessage)
  return useStoreWithEqualityFn(store, selector, equalityFn)
}
/**
 * In some cases, you might need to access the store directly. This hook returns the store object which can be used on demand to access the state or dispatch actions.
 *
 * @returns The store object.
 * @example
 * ```ts
 * const store = useStoreApi();
 * ```
 *
 * @remarks This hook should only be used if there is no other way to access the internal
 * state. For many of the common use cases, there are dedicated hooks available
 * such as {@link useReactFlow}, {@link useViewport}, etc.
 */
function useStoreApi() {
  const store = (0, import_react.useContext)(StoreContext)
  if (store === null) throw new Error(zustandErrorMessage)
  return (0, import_react.useMemo)(
    () => ({
      getState: store.getState,
      setState: store.setState,
      subscribe: store.subscribe,
    }),
    [store],
  )
}
var style = { display: 'none' }
var ariaLiveStyle = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  border: 0,
  padding: 0,
  overflow: 'hidden',
  clip: 'rect(0px, 0px, 0px, 0px)',
  clipPath: 'inset(100%)',
}
var ARIA_NODE_DESC_KEY = 'react-flow__node-desc'
var ARIA_EDGE_DESC_KEY = 'react-flow__edge-desc'
var ARIA_LIVE_MESSAGE = 'react-flow__aria-live'
var ariaLiveSelector = (s) => s.ariaLiveMessage
var ariaLabelConfigSelector = (s) => s.ariaLabelConfig
function AriaLiveMessage({ rfId }) {
  const ariaLiveMessage = useStore(ariaLiveSelector)
  return (0, import_jsx_runtime.jsx)('div', {
    id: `${ARIA_LIVE_MESSAGE}-${rfId}`,
    'aria-live': 'assertive',
    'aria-atomic': 'true',
    style: ariaLiveStyle,
    children: ariaLiveMessage,
  })
}
function A11yDescriptions({ rfId, disableKeyboardA11y }) {
  const ariaLabelConfig = useStore(ariaLabelConfigSelector)
  return (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      (0, import_jsx_runtime.jsx)('div', {
        id: `${ARIA_NODE_DESC_KEY}-${rfId}`,
        style,
        children: disableKeyboardA11y
          ? ariaLabelConfig['node.a11yDescription.default']
          : ariaLabelConfig['node.a11yDescription.keyboardDisabled'],
      }),
      (0, import_jsx_runtime.jsx)('div', {
        id: `${ARIA_EDGE_DESC_KEY}-${rfId}`,
        style,
        children: ariaLabelConfig['edge.a11yDescription.default'],
      }),
      !disableKeyboardA11y && (0, import_jsx_runtime.jsx)(AriaLiveMessage, { rfId }),
    ],
  })
}
/**
 * The `<Panel />` component helps you position content above the viewport.
 * It is used internally by the [`<MiniMap />`](/api-reference/components/minimap)
 * and [`<Controls />`](/api-reference/components/controls) components.
 *
 * @public
 *
 * @example
 * ```jsx
 *import { ReactFlow, Background, Panel } from '@xyflow/react';
 *
 *export default function Flow() {
 *  return (
 *    <ReactFlow nodes={[]} fitView>
 *      <Panel position="top-left">top-left</Panel>
 *      <Panel position="top-center">top-center</Panel>
 *      <Panel position="top-right">top-right</Panel>
 *      <Panel position="bottom-left">bottom-left</Panel>
 *      <Panel position="bottom-center">bottom-center</Panel>
 *      <Panel position="bottom-right">bottom-right</Panel>
 *    </ReactFlow>
 *  );
 *}
 *```
 */
var Panel = (0, import_react.forwardRef)(
  ({ position = 'top-left', children, className, style, ...rest }, ref) => {
    const positionClasses = `${position}`.split('-')
    return (0, import_jsx_runtime.jsx)('div', {
      className: cc(['react-flow__panel', className, ...positionClasses]),
      style,
      ref,
      ...rest,
      children,
    })
  },
)
Panel.displayName = 'Panel'
var link = `https://reactflow.dev?utm_source=attribution`
/**
 * React Flow is independent and entirely funded by its users.
 * If you hide the attribution, please support our work by subscribing to React Flow Pro: https://reactflow.dev/remove-attribution
 */
function Attribution({ proOptions, position = 'bottom-right' }) {
  ;(0, import_react.useEffect)(() => {}, [])
  if (proOptions?.hideAttribution) return null
  return (0, import_jsx_runtime.jsx)(Panel, {
    position,
    className: 'react-flow__attribution',
    'data-message': `Please only hide this attribution when you are subscribed to React Flow Pro: ${link}`,
    children: (0, import_jsx_runtime.jsx)('a', {
      href: link,
      target: '_blank',
      rel: 'noopener noreferrer',
      'aria-label': 'React Flow attribution',
      children: 'React Flow',
    }),
  })
}
var selector$l = (s) => {
  const selectedNodes = []
  const selectedEdges = []
  for (const [, node] of s.nodeLookup) if (node.selected) selectedNodes.push(node.internals.userNode)
  for (const [, edge] of s.edgeLookup) if (edge.selected) selectedEdges.push(edge)
  return {
    selectedNodes,
    selectedEdges,
  }
}
var selectId = (obj) => obj.id
function areEqual$1(a, b) {
  return (
    shallow$1(a.selectedNodes.map(selectId), b.selectedNodes.map(selectId)) &&
    shallow$1(a.selectedEdges.map(selectId), b.selectedEdges.map(selectId))
  )
}
function SelectionListenerInner({ onSelectionChange }) {
  const store = useStoreApi()
  const { selectedNodes, selectedEdges } = useStore(selector$l, areEqual$1)
  ;(0, import_react.useEffect)(() => {
    const params = {
      nodes: selectedNodes,
      edges: selectedEdges,
    }
    onSelectionChange?.(params)
    store.getState().onSelectionChangeHandlers.forEach((fn) => fn(params))
  }, [selectedNodes, selectedEdges, onSelectionChange])
  return null
}
var changeSelector = (s) => !!s.onSelectionChangeHandlers
function SelectionListener({ onSelectionChange }) {
  const storeHasSelectionChangeHandlers = useStore(changeSelector)
  if (onSelectionChange || storeHasSelectionChangeHandlers)
    return (0, import_jsx_runtime.jsx)(SelectionListenerInner, { onSelectionChange })
  return null
}
var defaultNodeOrigin = [0, 0]
var defaultViewport = {
  x: 0,
  y: 0,
  zoom: 1,
}
var fieldsToTrack = [
  ...[
    'nodes',
    'edges',
    'defaultNodes',
    'defaultEdges',
    'onConnect',
    'onConnectStart',
    'onConnectEnd',
    'onClickConnectStart',
    'onClickConnectEnd',
    'nodesDraggable',
    'autoPanOnNodeFocus',
    'nodesConnectable',
    'nodesFocusable',
    'edgesFocusable',
    'edgesReconnectable',
    'elevateNodesOnSelect',
    'elevateEdgesOnSelect',
    'minZoom',
    'maxZoom',
    'nodeExtent',
    'onNodesChange',
    'onEdgesChange',
    'elementsSelectable',
    'connectionMode',
    'snapGrid',
    'snapToGrid',
    'translateExtent',
    'connectOnClick',
    'defaultEdgeOptions',
    'fitView',
    'fitViewOptions',
    'onNodesDelete',
    'onEdgesDelete',
    'onDelete',
    'onNodeDrag',
    'onNodeDragStart',
    'onNodeDragStop',
    'onSelectionDrag',
    'onSelectionDragStart',
    'onSelectionDragStop',
    'onMoveStart',
    'onMove',
    'onMoveEnd',
    'noPanClassName',
    'nodeOrigin',
    'autoPanOnConnect',
    'autoPanOnNodeDrag',
    'onError',
    'connectionRadius',
    'isValidConnection',
    'selectNodesOnDrag',
    'nodeDragThreshold',
    'connectionDragThreshold',
    'onBeforeDelete',
    'debug',
    'autoPanSpeed',
    'ariaLabelConfig',
    'zIndexMode',
  ],
  'rfId',
]
var selector$k = (s) => ({
  setNodes: s.setNodes,
  setEdges: s.setEdges,
  setMinZoom: s.setMinZoom,
  setMaxZoom: s.setMaxZoom,
  setTranslateExtent: s.setTranslateExtent,
  setNodeExtent: s.setNodeExtent,
  reset: s.reset,
  setDefaultNodesAndEdges: s.setDefaultNodesAndEdges,
})
var initPrevValues = {
  translateExtent: infiniteExtent,
  nodeOrigin: defaultNodeOrigin,
  minZoom: 0.5,
  maxZoom: 2,
  elementsSelectable: true,
  noPanClassName: 'nopan',
  rfId: '1',
}
function StoreUpdater(props) {
  const {
    setNodes,
    setEdges,
    setMinZoom,
    setMaxZoom,
    setTranslateExtent,
    setNodeExtent,
    reset,
    setDefaultNodesAndEdges,
  } = useStore(selector$k, shallow$1)
  const store = useStoreApi()
  ;(0, import_react.useEffect)(() => {
    setDefaultNodesAndEdges(props.defaultNodes, props.defaultEdges)
    return () => {
      previousFields.current = initPrevValues
      reset()
    }
  }, [])
  const previousFields = (0, import_react.useRef)(initPrevValues)
  ;(0, import_react.useEffect)(
    () => {
      for (const fieldName of fieldsToTrack) {
        const fieldValue = props[fieldName]
        if (fieldValue === previousFields.current[fieldName]) continue
        if (typeof props[fieldName] === 'undefined') continue
        if (fieldName === 'nodes') setNodes(fieldValue)
        else if (fieldName === 'edges') setEdges(fieldValue)
        else if (fieldName === 'minZoom') setMinZoom(fieldValue)
        else if (fieldName === 'maxZoom') setMaxZoom(fieldValue)
        else if (fieldName === 'translateExtent') setTranslateExtent(fieldValue)
        else if (fieldName === 'nodeExtent') setNodeExtent(fieldValue)
        else if (fieldName === 'ariaLabelConfig')
          store.setState({ ariaLabelConfig: mergeAriaLabelConfig(fieldValue) })
        else if (fieldName === 'fitView') store.setState({ fitViewQueued: fieldValue })
        else if (fieldName === 'fitViewOptions') store.setState({ fitViewOptions: fieldValue })
        else store.setState({ [fieldName]: fieldValue })
      }
      previousFields.current = props
    },
    fieldsToTrack.map((fieldName) => props[fieldName]),
  )
  return null
}
function getMediaQuery() {
  if (typeof window === 'undefined' || !window.matchMedia) return null
  return window.matchMedia('(prefers-color-scheme: dark)')
}
/**
 * Hook for receiving the current color mode class 'dark' or 'light'.
 *
 * @internal
 * @param colorMode - The color mode to use ('dark', 'light' or 'system')
 */
function useColorModeClass(colorMode) {
  const [colorModeClass, setColorModeClass] = (0, import_react.useState)(
    colorMode === 'system' ? null : colorMode,
  )
  ;(0, import_react.useEffect)(() => {
    if (colorMode !== 'system') {
      setColorModeClass(colorMode)
      return
    }
    const mediaQuery = getMediaQuery()
    const updateColorModeClass = () => setColorModeClass(mediaQuery?.matches ? 'dark' : 'light')
    updateColorModeClass()
    mediaQuery?.addEventListener('change', updateColorModeClass)
    return () => {
      mediaQuery?.removeEventListener('change', updateColorModeClass)
    }
  }, [colorMode])
  return colorModeClass !== null ? colorModeClass : getMediaQuery()?.matches ? 'dark' : 'light'
}
var defaultDoc = typeof document !== 'undefined' ? document : null
/**
 * This hook lets you listen for specific key codes and tells you whether they are
 * currently pressed or not.
 *
 * @public
 * @param options - Options
 *
 * @example
 * ```tsx
 *import { useKeyPress } from '@xyflow/react';
 *
 *export default function () {
 *  const spacePressed = useKeyPress('Space');
 *  const cmdAndSPressed = useKeyPress(['Meta+s', 'Strg+s']);
 *
 *  return (
 *    <div>
 *     {spacePressed && <p>Space pressed!</p>}
 *     {cmdAndSPressed && <p>Cmd + S pressed!</p>}
 *    </div>
 *  );
 *}
 *```
 */
function useKeyPress(
  keyCode = null,
  options = {
    target: defaultDoc,
    actInsideInputWithModifier: true,
  },
) {
  const [keyPressed, setKeyPressed] = (0, import_react.useState)(false)
  const modifierPressed = (0, import_react.useRef)(false)
  const pressedKeys = (0, import_react.useRef)(/* @__PURE__ */ new Set([]))
  const [keyCodes, keysToWatch] = (0, import_react.useMemo)(() => {
    if (keyCode !== null) {
      const keys = (Array.isArray(keyCode) ? keyCode : [keyCode])
        .filter((kc) => typeof kc === 'string')
        .map((kc) => kc.replace(/\+/g, '\n').replace('\n\n', '\n+').split('\n'))
      return [keys, keys.reduce((res, item) => res.concat(...item), [])]
    }
    return [[], []]
  }, [keyCode])
  ;(0, import_react.useEffect)(() => {
    const target = options?.target ?? defaultDoc
    const actInsideInputWithModifier = options?.actInsideInputWithModifier ?? true
    if (keyCode !== null) {
      const downHandler = (event) => {
        modifierPressed.current = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
        if (
          (!modifierPressed.current || (modifierPressed.current && !actInsideInputWithModifier)) &&
          isInputDOMNode(event)
        )
          return false
        const keyOrCode = useKeyOrCode(event.code, keysToWatch)
        pressedKeys.current.add(event[keyOrCode])
        if (isMatchingKey(keyCodes, pressedKeys.current, false)) {
          const target = event.composedPath?.()?.[0] || event.target
          const isInteractiveElement = target?.nodeName === 'BUTTON' || target?.nodeName === 'A'
          if (options.preventDefault !== false && (modifierPressed.current || !isInteractiveElement))
            event.preventDefault()
          setKeyPressed(true)
        }
      }
      const upHandler = (event) => {
        const keyOrCode = useKeyOrCode(event.code, keysToWatch)
        if (isMatchingKey(keyCodes, pressedKeys.current, true)) {
          setKeyPressed(false)
          pressedKeys.current.clear()
        } else pressedKeys.current.delete(event[keyOrCode])
        if (event.key === 'Meta') pressedKeys.current.clear()
        modifierPressed.current = false
      }
      const resetHandler = () => {
        pressedKeys.current.clear()
        setKeyPressed(false)
      }
      target?.addEventListener('keydown', downHandler)
      target?.addEventListener('keyup', upHandler)
      window.addEventListener('blur', resetHandler)
      window.addEventListener('contextmenu', resetHandler)
      return () => {
        target?.removeEventListener('keydown', downHandler)
        target?.removeEventListener('keyup', upHandler)
        window.removeEventListener('blur', resetHandler)
        window.removeEventListener('contextmenu', resetHandler)
      }
    }
  }, [keyCode, setKeyPressed])
  return keyPressed
}
function isMatchingKey(keyCodes, pressedKeys, isUp) {
  return keyCodes
    .filter((keys) => isUp || keys.length === pressedKeys.size)
    .some((keys) => keys.every((k) => pressedKeys.has(k)))
}
function useKeyOrCode(eventCode, keysToWatch) {
  return keysToWatch.includes(eventCode) ? 'code' : 'key'
}
/**
 * Hook for getting viewport helper functions.
 *
 * @internal
 * @returns viewport helper functions
 */
var useViewportHelper = () => {
  const store = useStoreApi()
  return (0, import_react.useMemo)(() => {
    return {
      zoomIn: async (options) => {
        const { panZoom } = store.getState()
        return panZoom ? panZoom.scaleBy(1.2, options) : false
      },
      zoomOut: async (options) => {
        const { panZoom } = store.getState()
        return panZoom ? panZoom.scaleBy(1 / 1.2, options) : false
      },
      zoomTo: async (zoomLevel, options) => {
        const { panZoom } = store.getState()
        return panZoom ? panZoom.scaleTo(zoomLevel, options) : false
      },
      getZoom: () => store.getState().transform[2],
      setViewport: async (viewport, options) => {
        const {
          transform: [tX, tY, tZoom],
          panZoom,
        } = store.getState()
        if (!panZoom) return false
        await panZoom.setViewport(
          {
            x: viewport.x ?? tX,
            y: viewport.y ?? tY,
            zoom: viewport.zoom ?? tZoom,
          },
          options,
        )
        return true
      },
      getViewport: () => {
        const [x, y, zoom] = store.getState().transform
        return {
          x,
          y,
          zoom,
        }
      },
      setCenter: async (x, y, options) => {
        return store.getState().setCenter(x, y, options)
      },
      fitBounds: async (bounds, options) => {
        const { width, height, minZoom, maxZoom, panZoom } = store.getState()
        const viewport = getViewportForBounds(
          bounds,
          width,
          height,
          minZoom,
          maxZoom,
          options?.padding ?? 0.1,
        )
        if (!panZoom) return false
        await panZoom.setViewport(viewport, {
          duration: options?.duration,
          ease: options?.ease,
          interpolate: options?.interpolate,
        })
        return true
      },
      screenToFlowPosition: (clientPosition, options = {}) => {
        const { transform, snapGrid, snapToGrid, domNode } = store.getState()
        if (!domNode) return clientPosition
        const { x: domX, y: domY } = domNode.getBoundingClientRect()
        const correctedPosition = {
          x: clientPosition.x - domX,
          y: clientPosition.y - domY,
        }
        const _snapGrid = options.snapGrid ?? snapGrid
        return pointToRendererPoint(correctedPosition, transform, options.snapToGrid ?? snapToGrid, _snapGrid)
      },
      flowToScreenPosition: (flowPosition) => {
        const { transform, domNode } = store.getState()
        if (!domNode) return flowPosition
        const { x: domX, y: domY } = domNode.getBoundingClientRect()
        const rendererPosition = rendererPointToPoint(flowPosition, transform)
        return {
          x: rendererPosition.x + domX,
          y: rendererPosition.y + domY,
        }
      },
    }
  }, [])
}
function applyChanges(changes, elements) {
  const updatedElements = []
  const changesMap = /* @__PURE__ */ new Map()
  const addItemChanges = []
  for (const change of changes)
    if (change.type === 'add') {
      addItemChanges.push(change)
      continue
    } else if (change.type === 'remove' || change.type === 'replace') changesMap.set(change.id, [change])
    else {
      const elementChanges = changesMap.get(change.id)
      if (elementChanges) elementChanges.push(change)
      else changesMap.set(change.id, [change])
    }
  for (const element of elements) {
    const changes = changesMap.get(element.id)
    if (!changes) {
      updatedElements.push(element)
      continue
    }
    if (changes[0].type === 'remove') continue
    if (changes[0].type === 'replace') {
      updatedElements.push({ ...changes[0].item })
      continue
    }
    /**
     * For other types of changes, we want to start with a shallow copy of the
     * object so React knows this element has changed. Sequential changes will
     * each _mutate_ this object, so there's only ever one copy.
     */
    const updatedElement = { ...element }
    for (const change of changes) applyChange(change, updatedElement)
    updatedElements.push(updatedElement)
  }
  if (addItemChanges.length)
    addItemChanges.forEach((change) => {
      if (change.index !== void 0) updatedElements.splice(change.index, 0, { ...change.item })
      else updatedElements.push({ ...change.item })
    })
  return updatedElements
}
function applyChange(change, element) {
  switch (change.type) {
    case 'select':
      element.selected = change.selected
      break
    case 'position':
      if (typeof change.position !== 'undefined') element.position = change.position
      if (typeof change.dragging !== 'undefined') element.dragging = change.dragging
      break
    case 'dimensions':
      if (typeof change.dimensions !== 'undefined') {
        element.measured = { ...change.dimensions }
        if (change.setAttributes) {
          if (change.setAttributes === true || change.setAttributes === 'width')
            element.width = change.dimensions.width
          if (change.setAttributes === true || change.setAttributes === 'height')
            element.height = change.dimensions.height
        }
      }
      if (typeof change.resizing === 'boolean') element.resizing = change.resizing
  }
}
/**
 * Drop in function that applies node changes to an array of nodes.
 * @public
 * @param changes - Array of changes to apply.
 * @param nodes - Array of nodes to apply the changes to.
 * @returns Array of updated nodes.
 * @example
 *```tsx
 *import { useState, useCallback } from 'react';
 *import { ReactFlow, applyNodeChanges, type Node, type Edge, type OnNodesChange } from '@xyflow/react';
 *
 *export default function Flow() {
 *  const [nodes, setNodes] = useState<Node[]>([]);
 *  const [edges, setEdges] = useState<Edge[]>([]);
 *  const onNodesChange: OnNodesChange = useCallback(
 *    (changes) => {
 *      setNodes((oldNodes) => applyNodeChanges(changes, oldNodes));
 *    },
 *    [setNodes],
 *  );
 *
 *  return (
 *    <ReactFlow nodes={nodes} edges={edges} onNodesChange={onNodesChange} />
 *  );
 *}
 *```
 * @remarks Various events on the <ReactFlow /> component can produce an {@link NodeChange}
 * that describes how to update the edges of your flow in some way.
 * If you don't need any custom behaviour, this util can be used to take an array
 * of these changes and apply them to your edges.
 */
function applyNodeChanges(changes, nodes) {
  return applyChanges(changes, nodes)
}
/**
 * Drop in function that applies edge changes to an array of edges.
 * @public
 * @param changes - Array of changes to apply.
 * @param edges - Array of edge to apply the changes to.
 * @returns Array of updated edges.
 * @example
 * ```tsx
 *import { useState, useCallback } from 'react';
 *import { ReactFlow, applyEdgeChanges } from '@xyflow/react';
 *
 *export default function Flow() {
 *  const [nodes, setNodes] = useState([]);
 *  const [edges, setEdges] = useState([]);
 *  const onEdgesChange = useCallback(
 *    (changes) => {
 *      setEdges((oldEdges) => applyEdgeChanges(changes, oldEdges));
 *    },
 *    [setEdges],
 *  );
 *
 *  return (
 *    <ReactFlow nodes={nodes} edges={edges} onEdgesChange={onEdgesChange} />
 *  );
 *}
 *```
 * @remarks Various events on the <ReactFlow /> component can produce an {@link EdgeChange}
 * that describes how to update the edges of your flow in some way.
 * If you don't need any custom behaviour, this util can be used to take an array
 * of these changes and apply them to your edges.
 */
function applyEdgeChanges(changes, edges) {
  return applyChanges(changes, edges)
}
function createSelectionChange(id, selected) {
  return {
    id,
    type: 'select',
    selected,
  }
}
function getSelectionChanges(items, selectedIds = /* @__PURE__ */ new Set()) {
  const changes = []
  for (const [id, item] of items) {
    const willBeSelected = selectedIds.has(id)
    if (!(item.selected === void 0 && !willBeSelected) && item.selected !== willBeSelected)
      changes.push(createSelectionChange(item.id, willBeSelected))
  }
  return changes
}
function getElementsDiffChanges({ items = [], lookup }) {
  const changes = []
  const itemsLookup = new Map(items.map((item) => [item.id, item]))
  for (const [index, item] of items.entries()) {
    const lookupItem = lookup.get(item.id)
    const storeItem = lookupItem?.internals?.userNode ?? lookupItem
    if (storeItem !== void 0 && storeItem !== item)
      changes.push({
        id: item.id,
        item,
        type: 'replace',
      })
    if (storeItem === void 0)
      changes.push({
        item,
        type: 'add',
        index,
      })
  }
  for (const [id] of lookup)
    if (itemsLookup.get(id) === void 0)
      changes.push({
        id,
        type: 'remove',
      })
  return changes
}
function elementToRemoveChange(item) {
  return {
    id: item.id,
    type: 'remove',
  }
}
var defaultOnError = createDevWarn('React Flow', 'https://reactflow.dev/')
function addEdge(edgeParams, edges, options = {}) {
  return addEdge$1(edgeParams, edges, {
    ...options,
    onError: options.onError ?? defaultOnError,
  })
}
/**
 * Test whether an object is usable as an [`Node`](/api-reference/types/node).
 * In TypeScript this is a type guard that will narrow the type of whatever you pass in to
 * [`Node`](/api-reference/types/node) if it returns `true`.
 *
 * @public
 * @remarks In TypeScript this is a type guard that will narrow the type of whatever you pass in to Node if it returns true
 * @param element - The element to test.
 * @returns Tests whether the provided value can be used as a `Node`. If you're using TypeScript,
 * this function acts as a type guard and will narrow the type of the value to `Node` if it returns
 * `true`.
 *
 * @example
 * ```js
 *import { isNode } from '@xyflow/react';
 *
 *if (isNode(node)) {
 * // ...
 *}
 *```
 */
var isNode = (element) => isNodeBase(element)
/**
 * Test whether an object is usable as an [`Edge`](/api-reference/types/edge).
 * In TypeScript this is a type guard that will narrow the type of whatever you pass in to
 * [`Edge`](/api-reference/types/edge) if it returns `true`.
 *
 * @public
 * @remarks In TypeScript this is a type guard that will narrow the type of whatever you pass in to Edge if it returns true
 * @param element - The element to test
 * @returns Tests whether the provided value can be used as an `Edge`. If you're using TypeScript,
 * this function acts as a type guard and will narrow the type of the value to `Edge` if it returns
 * `true`.
 *
 * @example
 * ```js
 *import { isEdge } from '@xyflow/react';
 *
 *if (isEdge(edge)) {
 * // ...
 *}
 *```
 */
var isEdge = (element) => isEdgeBase(element)
function fixedForwardRef(render) {
  return (0, import_react.forwardRef)(render)
}
var useIsomorphicLayoutEffect =
  typeof window !== 'undefined' ? import_react.useLayoutEffect : import_react.useEffect
/**
 * This hook returns a queue that can be used to batch updates.
 *
 * @param runQueue - a function that gets called when the queue is flushed
 * @internal
 *
 * @returns a Queue object
 */
function useQueue(runQueue) {
  const [serial, setSerial] = (0, import_react.useState)(BigInt(0))
  const [queue] = (0, import_react.useState)(() => createQueue(() => setSerial((n) => n + BigInt(1))))
  useIsomorphicLayoutEffect(() => {
    const queueItems = queue.get()
    if (queueItems.length) {
      runQueue(queueItems)
      queue.reset()
    }
  }, [serial])
  return queue
}
function createQueue(cb) {
  let queue = []
  return {
    get: () => queue,
    reset: () => {
      queue = []
    },
    push: (item) => {
      queue.push(item)
      cb()
    },
  }
}
var BatchContext = (0, import_react.createContext)(null)
/**
 * This is a context provider that holds and processes the node and edge update queues
 * that are needed to handle setNodes, addNodes, setEdges and addEdges.
 *
 * @internal
 */
function BatchProvider({ children }) {
  const store = useStoreApi()
  const nodeQueue = useQueue(
    (0, import_react.useCallback)((queueItems) => {
      const {
        nodes = [],
        setNodes,
        hasDefaultNodes,
        onNodesChange,
        nodeLookup,
        fitViewQueued,
        onNodesChangeMiddlewareMap,
      } = store.getState()
      let next = nodes
      for (const payload of queueItems) next = typeof payload === 'function' ? payload(next) : payload
      let changes = getElementsDiffChanges({
        items: next,
        lookup: nodeLookup,
      })
      for (const middleware of onNodesChangeMiddlewareMap.values()) changes = middleware(changes)
      if (hasDefaultNodes) setNodes(next)
      if (changes.length > 0) onNodesChange?.(changes)
      else if (fitViewQueued)
        window.requestAnimationFrame(() => {
          const { fitViewQueued, nodes, setNodes } = store.getState()
          if (fitViewQueued) setNodes(nodes)
        })
    }, []),
  )
  const edgeQueue = useQueue(
    (0, import_react.useCallback)((queueItems) => {
      const { edges = [], setEdges, hasDefaultEdges, onEdgesChange, edgeLookup } = store.getState()
      let next = edges
      for (const payload of queueItems) next = typeof payload === 'function' ? payload(next) : payload
      if (hasDefaultEdges) setEdges(next)
      else if (onEdgesChange)
        onEdgesChange(
          getElementsDiffChanges({
            items: next,
            lookup: edgeLookup,
          }),
        )
    }, []),
  )
  const value = (0, import_react.useMemo)(
    () => ({
      nodeQueue,
      edgeQueue,
    }),
    [],
  )
  return (0, import_jsx_runtime.jsx)(BatchContext.Provider, {
    value,
    children,
  })
}
function useBatchContext() {
  const batchContext = (0, import_react.useContext)(BatchContext)
  if (!batchContext) throw new Error('useBatchContext must be used within a BatchProvider')
  return batchContext
}
var selector$j = (s) => !!s.panZoom
/**
 * This hook returns a ReactFlowInstance that can be used to update nodes and edges, manipulate the viewport, or query the current state of the flow.
 *
 * @public
 * @example
 * ```jsx
 *import { useCallback, useState } from 'react';
 *import { useReactFlow } from '@xyflow/react';
 *
 *export function NodeCounter() {
 *  const reactFlow = useReactFlow();
 *  const [count, setCount] = useState(0);
 *  const countNodes = useCallback(() => {
 *    setCount(reactFlow.getNodes().length);
 *    // you need to pass it as a dependency if you are using it with useEffect or useCallback
 *    // because at the first render, it's not initialized yet and some functions might not work.
 *  }, [reactFlow]);
 *
 *  return (
 *    <div>
 *      <button onClick={countNodes}>Update count</button>
 *      <p>There are {count} nodes in the flow.</p>
 *    </div>
 *  );
 *}
 *```
 */
function useReactFlow() {
  const viewportHelper = useViewportHelper()
  const store = useStoreApi()
  const batchContext = useBatchContext()
  const viewportInitialized = useStore(selector$j)
  const generalHelper = (0, import_react.useMemo)(() => {
    const getInternalNode = (id) => store.getState().nodeLookup.get(id)
    const setNodes = (payload) => {
      batchContext.nodeQueue.push(payload)
    }
    const setEdges = (payload) => {
      batchContext.edgeQueue.push(payload)
    }
    const getNodeRect = (node) => {
      const { nodeLookup, nodeOrigin } = store.getState()
      const nodeToUse = isNode(node) ? node : nodeLookup.get(node.id)
      const position = nodeToUse.parentId
        ? evaluateAbsolutePosition(
            nodeToUse.position,
            nodeToUse.measured,
            nodeToUse.parentId,
            nodeLookup,
            nodeOrigin,
          )
        : nodeToUse.position
      return nodeToRect(
        {
          ...nodeToUse,
          position,
          width: nodeToUse.measured?.width ?? nodeToUse.width,
          height: nodeToUse.measured?.height ?? nodeToUse.height,
        },
        nodeToUse.parentId ? void 0 : nodeOrigin,
      )
    }
    const updateNode = (id, nodeUpdate, options = { replace: false }) => {
      setNodes((prevNodes) =>
        prevNodes.map((node) => {
          if (node.id === id) {
            const nextNode = typeof nodeUpdate === 'function' ? nodeUpdate(node) : nodeUpdate
            return options.replace && isNode(nextNode)
              ? nextNode
              : {
                  ...node,
                  ...nextNode,
                }
          }
          return node
        }),
      )
    }
    const updateEdge = (id, edgeUpdate, options = { replace: false }) => {
      setEdges((prevEdges) =>
        prevEdges.map((edge) => {
          if (edge.id === id) {
            const nextEdge = typeof edgeUpdate === 'function' ? edgeUpdate(edge) : edgeUpdate
            return options.replace && isEdge(nextEdge)
              ? nextEdge
              : {
                  ...edge,
                  ...nextEdge,
                }
          }
          return edge
        }),
      )
    }
    return {
      getNodes: () => store.getState().nodes.map((n) => ({ ...n })),
      getNode: (id) => getInternalNode(id)?.internals.userNode,
      getInternalNode,
      getEdges: () => {
        const { edges = [] } = store.getState()
        return edges.map((e) => ({ ...e }))
      },
      getEdge: (id) => store.getState().edgeLookup.get(id),
      setNodes,
      setEdges,
      addNodes: (payload) => {
        const newNodes = Array.isArray(payload) ? payload : [payload]
        batchContext.nodeQueue.push((nodes) => [...nodes, ...newNodes])
      },
      addEdges: (payload) => {
        const newEdges = Array.isArray(payload) ? payload : [payload]
        batchContext.edgeQueue.push((edges) => [...edges, ...newEdges])
      },
      toObject: () => {
        const { nodes = [], edges = [], transform } = store.getState()
        const [x, y, zoom] = transform
        return {
          nodes: nodes.map((n) => ({ ...n })),
          edges: edges.map((e) => ({ ...e })),
          viewport: {
            x,
            y,
            zoom,
          },
        }
      },
      deleteElements: async ({ nodes: nodesToRemove = [], edges: edgesToRemove = [] }) => {
        const {
          nodes,
          edges,
          onNodesDelete,
          onEdgesDelete,
          triggerNodeChanges,
          triggerEdgeChanges,
          onDelete,
          onBeforeDelete,
        } = store.getState()
        const { nodes: matchingNodes, edges: matchingEdges } = await getElementsToRemove({
          nodesToRemove,
          edgesToRemove,
          nodes,
          edges,
          onBeforeDelete,
        })
        const hasMatchingEdges = matchingEdges.length > 0
        const hasMatchingNodes = matchingNodes.length > 0
        if (hasMatchingEdges) {
          const edgeChanges = matchingEdges.map(elementToRemoveChange)
          onEdgesDelete?.(matchingEdges)
          triggerEdgeChanges(edgeChanges)
        }
        if (hasMatchingNodes) {
          const nodeChanges = matchingNodes.map(elementToRemoveChange)
          onNodesDelete?.(matchingNodes)
          triggerNodeChanges(nodeChanges)
        }
        if (hasMatchingNodes || hasMatchingEdges)
          onDelete?.({
            nodes: matchingNodes,
            edges: matchingEdges,
          })
        return {
          deletedNodes: matchingNodes,
          deletedEdges: matchingEdges,
        }
      },
      /**
       * Partial is defined as "the 2 nodes/areas are intersecting partially".
       * If a is contained in b or b is contained in a, they are both
       * considered fully intersecting.
       */
      getIntersectingNodes: (nodeOrRect, partially = true, nodes) => {
        const isRect = isRectObject(nodeOrRect)
        const nodeRect = isRect ? nodeOrRect : getNodeRect(nodeOrRect)
        const hasNodesOption = nodes !== void 0
        if (!nodeRect) return []
        const { nodeOrigin } = store.getState()
        return (nodes || store.getState().nodes).filter((n) => {
          const internalNode = store.getState().nodeLookup.get(n.id)
          if (internalNode && !isRect && (n.id === nodeOrRect.id || !internalNode.internals.positionAbsolute))
            return false
          const currNodeRect = nodeToRect(hasNodesOption ? n : internalNode, nodeOrigin)
          const overlappingArea = getOverlappingArea(currNodeRect, nodeRect)
          return (
            (partially && overlappingArea > 0) ||
            overlappingArea >= currNodeRect.width * currNodeRect.height ||
            overlappingArea >= nodeRect.width * nodeRect.height
          )
        })
      },
      isNodeIntersecting: (nodeOrRect, area, partially = true) => {
        const nodeRect = isRectObject(nodeOrRect) ? nodeOrRect : getNodeRect(nodeOrRect)
        if (!nodeRect) return false
        const overlappingArea = getOverlappingArea(nodeRect, area)
        return (
          (partially && overlappingArea > 0) ||
          overlappingArea >= area.width * area.height ||
          overlappingArea >= nodeRect.width * nodeRect.height
        )
      },
      updateNode,
      updateNodeData: (id, dataUpdate, options = { replace: false }) => {
        updateNode(
          id,
          (node) => {
            const nextData = typeof dataUpdate === 'function' ? dataUpdate(node) : dataUpdate
            return options.replace
              ? {
                  ...node,
                  data: nextData,
                }
              : {
                  ...node,
                  data: {
                    ...node.data,
                    ...nextData,
                  },
                }
          },
          options,
        )
      },
      updateEdge,
      updateEdgeData: (id, dataUpdate, options = { replace: false }) => {
        updateEdge(
          id,
          (edge) => {
            const nextData = typeof dataUpdate === 'function' ? dataUpdate(edge) : dataUpdate
            return options.replace
              ? {
                  ...edge,
                  data: nextData,
                }
              : {
                  ...edge,
                  data: {
                    ...edge.data,
                    ...nextData,
                  },
                }
          },
          options,
        )
      },
      getNodesBounds: (nodes) => {
        const { nodeLookup, nodeOrigin } = store.getState()
        return getNodesBounds(nodes, {
          nodeLookup,
          nodeOrigin,
        })
      },
      getHandleConnections: ({ type, id, nodeId }) =>
        Array.from(
          store
            .getState()
            .connectionLookup.get(`${nodeId}-${type}${id ? `-${id}` : ''}`)
            ?.values() ?? [],
        ),
      getNodeConnections: ({ type, handleId, nodeId }) =>
        Array.from(
          store
            .getState()
            .connectionLookup.get(`${nodeId}${type ? (handleId ? `-${type}-${handleId}` : `-${type}`) : ''}`)
            ?.values() ?? [],
        ),
      fitView: async (options) => {
        const fitViewResolver = store.getState().fitViewResolver ?? withResolvers()
        store.setState({
          fitViewQueued: true,
          fitViewOptions: options,
          fitViewResolver,
        })
        batchContext.nodeQueue.push((nodes) => [...nodes])
        return fitViewResolver.promise
      },
    }
  }, [])
  return (0, import_react.useMemo)(() => {
    return {
      ...generalHelper,
      ...viewportHelper,
      viewportInitialized,
    }
  }, [viewportInitialized])
}
var selected = (item) => item.selected
var win$1 = typeof window !== 'undefined' ? window : void 0
/**
 * Hook for handling global key events.
 *
 * @internal
 */
function useGlobalKeyHandler({ deleteKeyCode, multiSelectionKeyCode }) {
  const store = useStoreApi()
  const { deleteElements } = useReactFlow()
  const deleteKeyPressed = useKeyPress(deleteKeyCode, { actInsideInputWithModifier: false })
  const multiSelectionKeyPressed = useKeyPress(multiSelectionKeyCode, { target: win$1 })
  ;(0, import_react.useEffect)(() => {
    if (deleteKeyPressed) {
      const { edges, nodes } = store.getState()
      deleteElements({
        nodes: nodes.filter(selected),
        edges: edges.filter(selected),
      })
      store.setState({ nodesSelectionActive: false })
    }
  }, [deleteKeyPressed])
  ;(0, import_react.useEffect)(() => {
    store.setState({ multiSelectionActive: multiSelectionKeyPressed })
  }, [multiSelectionKeyPressed])
}
/**
 * Hook for handling resize events.
 *
 * @internal
 */
function useResizeHandler(domNode) {
  const store = useStoreApi()
  ;(0, import_react.useEffect)(() => {
    const updateDimensions = () => {
      if (!domNode.current || !(domNode.current.checkVisibility?.() ?? true)) return false
      const size = getDimensions(domNode.current)
      if (size.height === 0 || size.width === 0)
        store.getState().onError?.('004', errorMessages['error004']())
      store.setState({
        width: size.width || 500,
        height: size.height || 500,
      })
    }
    if (domNode.current) {
      updateDimensions()
      window.addEventListener('resize', updateDimensions)
      const resizeObserver = new ResizeObserver(() => updateDimensions())
      resizeObserver.observe(domNode.current)
      return () => {
        window.removeEventListener('resize', updateDimensions)
        resizeObserver.disconnect()
      }
    }
  }, [])
}
var containerStyle = {
  position: 'absolute',
  width: '100%',
  height: '100%',
  top: 0,
  left: 0,
}
var selector$i = (s) => ({
  userSelectionActive: s.userSelectionActive,
  lib: s.lib,
  connectionInProgress: s.connection.inProgress,
})
function ZoomPane({
  onPaneContextMenu,
  zoomOnScroll = true,
  zoomOnPinch = true,
  panOnScroll = false,
  panActivationKeyPressed,
  panOnScrollSpeed = 0.5,
  panOnScrollMode = PanOnScrollMode.Free,
  zoomOnDoubleClick = true,
  panOnDrag = true,
  defaultViewport,
  translateExtent,
  minZoom,
  maxZoom,
  zoomActivationKeyCode,
  preventScrolling = true,
  children,
  noWheelClassName,
  noPanClassName,
  onViewportChange,
  isControlledViewport,
  paneClickDistance,
  selectionOnDrag,
}) {
  const store = useStoreApi()
  const zoomPane = (0, import_react.useRef)(null)
  const { userSelectionActive, lib, connectionInProgress } = useStore(selector$i, shallow$1)
  const zoomActivationKeyPressed = useKeyPress(zoomActivationKeyCode)
  const panZoom = (0, import_react.useRef)()
  useResizeHandler(zoomPane)
  const onTransformChange = (0, import_react.useCallback)(
    (transform) => {
      onViewportChange?.({
        x: transform[0],
        y: transform[1],
        zoom: transform[2],
      })
      if (!isControlledViewport) store.setState({ transform })
    },
    [onViewportChange, isControlledViewport],
  )
  ;(0, import_react.useEffect)(() => {
    if (zoomPane.current) {
      panZoom.current = XYPanZoom({
        domNode: zoomPane.current,
        minZoom,
        maxZoom,
        translateExtent,
        viewport: defaultViewport,
        onDraggingChange: (paneDragging) =>
          store.setState((prevState) =>
            prevState.paneDragging === paneDragging ? prevState : { paneDragging },
          ),
        onPanZoomStart: (event, vp) => {
          const { onViewportChangeStart, onMoveStart } = store.getState()
          onMoveStart?.(event, vp)
          onViewportChangeStart?.(vp)
        },
        onPanZoom: (event, vp) => {
          const { onViewportChange, onMove } = store.getState()
          onMove?.(event, vp)
          onViewportChange?.(vp)
        },
        onPanZoomEnd: (event, vp) => {
          const { onViewportChangeEnd, onMoveEnd } = store.getState()
          onMoveEnd?.(event, vp)
          onViewportChangeEnd?.(vp)
        },
      })
      const { x, y, zoom } = panZoom.current.getViewport()
      store.setState({
        panZoom: panZoom.current,
        transform: [x, y, zoom],
        domNode: zoomPane.current.closest('.react-flow'),
      })
      return () => {
        panZoom.current?.destroy()
      }
    }
  }, [])
  ;(0, import_react.useEffect)(() => {
    panZoom.current?.update({
      onPaneContextMenu,
      zoomOnScroll,
      zoomOnPinch,
      panOnScroll,
      panActivationKeyPressed,
      panOnScrollSpeed,
      panOnScrollMode,
      zoomOnDoubleClick,
      panOnDrag,
      zoomActivationKeyPressed,
      preventScrolling,
      noPanClassName,
      userSelectionActive,
      noWheelClassName,
      lib,
      onTransformChange,
      connectionInProgress,
      selectionOnDrag,
      paneClickDistance,
    })
  }, [
    onPaneContextMenu,
    zoomOnScroll,
    zoomOnPinch,
    panOnScroll,
    panActivationKeyPressed,
    panOnScrollSpeed,
    panOnScrollMode,
    zoomOnDoubleClick,
    panOnDrag,
    zoomActivationKeyPressed,
    preventScrolling,
    noPanClassName,
    userSelectionActive,
    noWheelClassName,
    lib,
    onTransformChange,
    connectionInProgress,
    selectionOnDrag,
    paneClickDistance,
  ])
  return (0, import_jsx_runtime.jsx)('div', {
    className: 'react-flow__renderer',
    ref: zoomPane,
    style: containerStyle,
    children,
  })
}
var selector$h = (s) => ({
  userSelectionActive: s.userSelectionActive,
  userSelectionRect: s.userSelectionRect,
})
function UserSelection() {
  const { userSelectionActive, userSelectionRect } = useStore(selector$h, shallow$1)
  if (!(userSelectionActive && userSelectionRect)) return null
  return (0, import_jsx_runtime.jsx)('div', {
    className: 'react-flow__selection react-flow__container',
    style: {
      width: userSelectionRect.width,
      height: userSelectionRect.height,
      transform: `translate(${userSelectionRect.x}px, ${userSelectionRect.y}px)`,
    },
  })
}
var wrapHandler = (handler, containerRef) => {
  return (event) => {
    if (event.target !== containerRef.current) return
    handler?.(event)
  }
}
var selector$g = (s) => ({
  userSelectionActive: s.userSelectionActive,
  elementsSelectable: s.elementsSelectable,
  dragging: s.paneDragging,
  panBy: s.panBy,
  autoPanSpeed: s.autoPanSpeed,
})
function Pane({
  isSelecting,
  selectionKeyPressed,
  selectionMode = SelectionMode.Full,
  panOnDrag,
  autoPanOnSelection,
  paneClickDistance,
  selectionOnDrag,
  onSelectionStart,
  onSelectionEnd,
  onPaneClick,
  onPaneContextMenu,
  onPaneScroll,
  onPaneMouseEnter,
  onPaneMouseMove,
  onPaneMouseLeave,
  children,
}) {
  const autoPanId = (0, import_react.useRef)(0)
  const store = useStoreApi()
  const { userSelectionActive, elementsSelectable, dragging, panBy, autoPanSpeed } = useStore(
    selector$g,
    shallow$1,
  )
  const isSelectionEnabled = elementsSelectable && (isSelecting || userSelectionActive)
  const container = (0, import_react.useRef)(null)
  const containerBounds = (0, import_react.useRef)()
  const selectedNodeIds = (0, import_react.useRef)(/* @__PURE__ */ new Set())
  const selectedEdgeIds = (0, import_react.useRef)(/* @__PURE__ */ new Set())
  const connectionEndedOnPane = (0, import_react.useRef)(false)
  const selectionInProgress = (0, import_react.useRef)(false)
  const position = (0, import_react.useRef)({
    x: 0,
    y: 0,
  })
  const autoPanStarted = (0, import_react.useRef)(false)
  const onClick = (event) => {
    if (
      selectionInProgress.current ||
      connectionEndedOnPane.current ||
      store.getState().connection.inProgress
    ) {
      selectionInProgress.current = false
      connectionEndedOnPane.current = false
      return
    }
    const { connectionClickStartHandle, connection, onClickConnectEnd, resetSelectedElements } =
      store.getState()
    if (connectionClickStartHandle) {
      const connectionClone = structuredClone(connection)
      delete connectionClone.inProgress
      connectionClone.toPosition = connectionClone.toHandle ? connectionClone.toHandle.position : null
      onClickConnectEnd?.(event.nativeEvent, connectionClone)
      store.setState({ connectionClickStartHandle: null })
    }
    onPaneClick?.(event)
    resetSelectedElements()
    store.setState({ nodesSelectionActive: false })
  }
  const onContextMenu = (event) => {
    if (Array.isArray(panOnDrag) && panOnDrag?.includes(2)) {
      event.preventDefault()
      return
    }
    onPaneContextMenu?.(event)
  }
  const onWheel = onPaneScroll ? (event) => onPaneScroll(event) : void 0
  const onClickCapture = (event) => {
    if (selectionInProgress.current) {
      event.stopPropagation()
      selectionInProgress.current = false
    }
  }
  const onPointerDownCapture = (event) => {
    if (event.pointerType === 'touch' && panOnDrag !== false && !selectionKeyPressed) return
    const { domNode, transform } = store.getState()
    containerBounds.current = domNode?.getBoundingClientRect()
    if (!containerBounds.current) return
    const eventTargetIsContainer = event.target === container.current
    if (
      (!eventTargetIsContainer && !!event.target.closest('.nokey')) ||
      !isSelecting ||
      !((selectionOnDrag && eventTargetIsContainer) || selectionKeyPressed) ||
      event.button !== 0 ||
      !event.isPrimary
    )
      return
    event.target?.setPointerCapture?.(event.pointerId)
    selectionInProgress.current = false
    const { x, y } = getEventPosition(event.nativeEvent, containerBounds.current)
    const userSelectionStartPosition = pointToRendererPoint(
      {
        x,
        y,
      },
      transform,
    )
    store.setState({
      userSelectionRect: {
        width: 0,
        height: 0,
        startX: userSelectionStartPosition.x,
        startY: userSelectionStartPosition.y,
        x,
        y,
      },
    })
    if (!eventTargetIsContainer) {
      event.stopPropagation()
      event.preventDefault()
    }
  }
  function commitUserSelectionRect(mouseX, mouseY) {
    const { userSelectionRect } = store.getState()
    if (!userSelectionRect) return
    const {
      transform,
      nodeLookup,
      edgeLookup,
      connectionLookup,
      triggerNodeChanges,
      triggerEdgeChanges,
      defaultEdgeOptions,
    } = store.getState()
    const userStartPosition = {
      x: userSelectionRect.startX,
      y: userSelectionRect.startY,
    }
    const { x: screenStartX, y: screenStartY } = rendererPointToPoint(userStartPosition, transform)
    const nextUserSelectRect = {
      startX: userStartPosition.x,
      startY: userStartPosition.y,
      x: mouseX < screenStartX ? mouseX : screenStartX,
      y: mouseY < screenStartY ? mouseY : screenStartY,
      width: Math.abs(mouseX - screenStartX),
      height: Math.abs(mouseY - screenStartY),
    }
    const prevSelectedNodeIds = selectedNodeIds.current
    const prevSelectedEdgeIds = selectedEdgeIds.current
    selectedNodeIds.current = new Set(
      getNodesInside(
        nodeLookup,
        nextUserSelectRect,
        transform,
        selectionMode === SelectionMode.Partial,
        true,
      ).map((node) => node.id),
    )
    selectedEdgeIds.current = /* @__PURE__ */ new Set()
    const edgesSelectable = defaultEdgeOptions?.selectable ?? true
    for (const nodeId of selectedNodeIds.current) {
      const connections = connectionLookup.get(nodeId)
      if (!connections) continue
      for (const { edgeId } of connections.values()) {
        const edge = edgeLookup.get(edgeId)
        if (edge && (edge.selectable ?? edgesSelectable)) selectedEdgeIds.current.add(edgeId)
      }
    }
    if (!areSetsEqual(prevSelectedNodeIds, selectedNodeIds.current))
      triggerNodeChanges(getSelectionChanges(nodeLookup, selectedNodeIds.current))
    if (!areSetsEqual(prevSelectedEdgeIds, selectedEdgeIds.current))
      triggerEdgeChanges(getSelectionChanges(edgeLookup, selectedEdgeIds.current))
    store.setState({
      userSelectionRect: nextUserSelectRect,
      userSelectionActive: true,
      nodesSelectionActive: false,
    })
  }
  function autoPan() {
    if (!autoPanOnSelection || !containerBounds.current) return
    const [x, y] = calcAutoPan(position.current, containerBounds.current, autoPanSpeed)
    panBy({
      x,
      y,
    }).then((panned) => {
      if (!selectionInProgress.current || !panned) {
        autoPanId.current = requestAnimationFrame(autoPan)
        return
      }
      const { x: mx, y: my } = position.current
      commitUserSelectionRect(mx, my)
      autoPanId.current = requestAnimationFrame(autoPan)
    })
  }
  const cleanupAutoPan = () => {
    cancelAnimationFrame(autoPanId.current)
    autoPanId.current = 0
    autoPanStarted.current = false
  }
  ;(0, import_react.useEffect)(() => {
    return () => cleanupAutoPan()
  }, [])
  const onPointerMove = (event) => {
    const { userSelectionRect, transform, resetSelectedElements } = store.getState()
    if (!containerBounds.current || !userSelectionRect) return
    const { x: mouseX, y: mouseY } = getEventPosition(event.nativeEvent, containerBounds.current)
    position.current = {
      x: mouseX,
      y: mouseY,
    }
    const screenStart = rendererPointToPoint(
      {
        x: userSelectionRect.startX,
        y: userSelectionRect.startY,
      },
      transform,
    )
    if (!selectionInProgress.current) {
      const requiredDistance = selectionKeyPressed ? 0 : paneClickDistance
      if (Math.hypot(mouseX - screenStart.x, mouseY - screenStart.y) <= requiredDistance) return
      resetSelectedElements()
      onSelectionStart?.(event)
    }
    selectionInProgress.current = true
    if (!autoPanStarted.current) {
      autoPan()
      autoPanStarted.current = true
    }
    commitUserSelectionRect(mouseX, mouseY)
  }
  const onPointerUp = (event) => {
    if (!isSelectionEnabled) {
      if (event.target === container.current && store.getState().connection.inProgress)
        connectionEndedOnPane.current = true
      return
    }
    if (event.button !== 0) return
    event.target?.releasePointerCapture?.(event.pointerId)
    if (!userSelectionActive && event.target === container.current && store.getState().userSelectionRect)
      onClick?.(event)
    store.setState({
      userSelectionActive: false,
      userSelectionRect: null,
    })
    if (selectionInProgress.current) {
      onSelectionEnd?.(event)
      store.setState({ nodesSelectionActive: selectedNodeIds.current.size > 0 })
    }
    cleanupAutoPan()
  }
  const onPointerCancel = (event) => {
    event.target?.releasePointerCapture?.(event.pointerId)
    cleanupAutoPan()
  }
  const draggable = panOnDrag === true || (Array.isArray(panOnDrag) && panOnDrag.includes(0))
  return (0, import_jsx_runtime.jsxs)('div', {
    className: cc([
      'react-flow__pane',
      {
        draggable,
        dragging,
        selection: isSelecting,
      },
    ]),
    onClick: isSelectionEnabled ? void 0 : wrapHandler(onClick, container),
    onContextMenu: wrapHandler(onContextMenu, container),
    onWheel: wrapHandler(onWheel, container),
    onPointerEnter: isSelectionEnabled ? void 0 : onPaneMouseEnter,
    onPointerMove: isSelectionEnabled ? onPointerMove : onPaneMouseMove,
    onPointerUp,
    onPointerCancel: isSelectionEnabled ? onPointerCancel : void 0,
    onPointerDownCapture: isSelectionEnabled ? onPointerDownCapture : void 0,
    onClickCapture: isSelectionEnabled ? onClickCapture : void 0,
    onPointerLeave: onPaneMouseLeave,
    ref: container,
    style: containerStyle,
    children: [children, (0, import_jsx_runtime.jsx)(UserSelection, {})],
  })
}
function handleNodeClick({ id, store, unselect = false, nodeRef }) {
  const { addSelectedNodes, unselectNodesAndEdges, multiSelectionActive, nodeLookup, onError } =
    store.getState()
  const node = nodeLookup.get(id)
  if (!node) {
    onError?.('012', errorMessages['error012'](id))
    return
  }
  store.setState({ nodesSelectionActive: false })
  if (!node.selected) addSelectedNodes([id])
  else if (unselect || (node.selected && multiSelectionActive)) {
    unselectNodesAndEdges({
      nodes: [node],
      edges: [],
    })
    requestAnimationFrame(() => nodeRef?.current?.blur())
  }
}
/**
 * Hook for calling XYDrag helper from @xyflow/system.
 *
 * @internal
 */
function useDrag({
  nodeRef,
  disabled = false,
  noDragClassName,
  handleSelector,
  nodeId,
  isSelectable,
  nodeClickDistance,
}) {
  const store = useStoreApi()
  const [dragging, setDragging] = (0, import_react.useState)(false)
  const xyDrag = (0, import_react.useRef)()
  ;(0, import_react.useEffect)(() => {
    if (disabled) return
    xyDrag.current = XYDrag({
      getStoreItems: () => store.getState(),
      onNodeMouseDown: (id) => {
        handleNodeClick({
          id,
          store,
          nodeRef,
        })
      },
      onDragStart: () => {
        setDragging(true)
      },
      onDragStop: () => {
        setDragging(false)
      },
    })
    return () => {
      xyDrag.current?.destroy()
      xyDrag.current = void 0
    }
  }, [disabled, store, nodeRef])
  ;(0, import_react.useEffect)(() => {
    if (disabled || !nodeRef.current || !xyDrag.current) return
    xyDrag.current.update({
      noDragClassName,
      handleSelector,
      domNode: nodeRef.current,
      isSelectable,
      nodeId,
      nodeClickDistance,
    })
  }, [noDragClassName, handleSelector, disabled, isSelectable, nodeRef, nodeId, nodeClickDistance])
  return dragging
}
var selectedAndDraggable = (nodesDraggable) => (n) =>
  n.selected && (n.draggable || (nodesDraggable && typeof n.draggable === 'undefined'))
/**
 * Hook for updating node positions by passing a direction and factor
 *
 * @internal
 * @returns function for updating node positions
 */
function useMoveSelectedNodes() {
  const store = useStoreApi()
  return (0, import_react.useCallback)((params) => {
    const {
      nodeExtent,
      snapToGrid,
      snapGrid,
      nodesDraggable,
      onError,
      updateNodePositions,
      nodeLookup,
      nodeOrigin,
    } = store.getState()
    const nodeUpdates = /* @__PURE__ */ new Map()
    const isSelected = selectedAndDraggable(nodesDraggable)
    const xVelo = snapToGrid ? snapGrid[0] : 5
    const yVelo = snapToGrid ? snapGrid[1] : 5
    const xDiff = params.direction.x * xVelo * params.factor
    const yDiff = params.direction.y * yVelo * params.factor
    for (const [, node] of nodeLookup) {
      if (!isSelected(node)) continue
      let nextPosition = {
        x: node.internals.positionAbsolute.x + xDiff,
        y: node.internals.positionAbsolute.y + yDiff,
      }
      if (snapToGrid) nextPosition = snapPosition(nextPosition, snapGrid)
      const { position, positionAbsolute } = calculateNodePosition({
        nodeId: node.id,
        nextPosition,
        nodeLookup,
        nodeExtent,
        nodeOrigin,
        onError,
      })
      node.position = position
      node.internals.positionAbsolute = positionAbsolute
      nodeUpdates.set(node.id, node)
    }
    updateNodePositions(nodeUpdates)
  }, [])
}
var NodeIdContext = (0, import_react.createContext)(null)
var Provider = NodeIdContext.Provider
NodeIdContext.Consumer
/**
 * You can use this hook to get the id of the node it is used inside. It is useful
 * if you need the node's id deeper in the render tree but don't want to manually
 * drill down the id as a prop.
 *
 * @public
 * @returns The id for a node in the flow.
 *
 * @example
 *```jsx
 *import { useNodeId } from '@xyflow/react';
 *
 *export default function CustomNode() {
 *  return (
 *    <div>
 *      <span>This node has an id of </span>
 *      <NodeIdDisplay />
 *    </div>
 *  );
 *}
 *
 *function NodeIdDisplay() {
 *  const nodeId = useNodeId();
 *
 *  return <span>{nodeId}</span>;
 *}
 *```
 */
var useNodeId = () => {
  return (0, import_react.useContext)(NodeIdContext)
}
var selector$f = (s) => ({
  connectOnClick: s.connectOnClick,
  noPanClassName: s.noPanClassName,
  rfId: s.rfId,
})
var HandleConfigContext = (0, import_react.createContext)(null)
function HandleConfigProvider({ children }) {
  const config = useStore(selector$f, shallow$1)
  return (0, import_jsx_runtime.jsx)(HandleConfigContext.Provider, {
    value: config,
    children,
  })
}
function useHandleConfig() {
  const config = (0, import_react.useContext)(HandleConfigContext)
  if (!config) throw new Error('useHandleConfig must be used within a HandleConfigProvider')
  return config
}
var idleConnectingState = {
  connectingFrom: false,
  connectingTo: false,
  clickConnecting: false,
  isPossibleEndHandle: true,
  connectionInProcess: false,
  clickConnectionInProcess: false,
  valid: false,
}
var connectingSelector = (nodeId, handleId, type) => (state) => {
  const { connectionClickStartHandle: clickHandle, connectionMode, connection } = state
  const { fromHandle, toHandle, isValid } = connection
  if (!fromHandle && !clickHandle) return idleConnectingState
  const connectingTo = toHandle?.nodeId === nodeId && toHandle?.id === handleId && toHandle?.type === type
  return {
    connectingFrom: fromHandle?.nodeId === nodeId && fromHandle?.id === handleId && fromHandle?.type === type,
    connectingTo,
    clickConnecting:
      clickHandle?.nodeId === nodeId && clickHandle?.id === handleId && clickHandle?.type === type,
    isPossibleEndHandle:
      connectionMode === ConnectionMode.Strict
        ? fromHandle?.type !== type
        : nodeId !== fromHandle?.nodeId || handleId !== fromHandle?.id,
    connectionInProcess: !!fromHandle,
    clickConnectionInProcess: !!clickHandle,
    valid: connectingTo && isValid,
  }
}
function HandleComponent(
  {
    type = 'source',
    position = Position.Top,
    isValidConnection,
    isConnectable = true,
    isConnectableStart = true,
    isConnectableEnd = true,
    id,
    onConnect,
    children,
    className,
    onMouseDown,
    onTouchStart,
    ...rest
  },
  ref,
) {
  const handleId = id || null
  const isTarget = type === 'target'
  const store = useStoreApi()
  const nodeId = useNodeId()
  const { connectOnClick, noPanClassName, rfId } = useHandleConfig()
  const {
    connectingFrom,
    connectingTo,
    clickConnecting,
    isPossibleEndHandle,
    connectionInProcess,
    clickConnectionInProcess,
    valid,
  } = useStore(connectingSelector(nodeId, handleId, type), shallow$1)
  if (!nodeId) store.getState().onError?.('010', errorMessages['error010']())
  const onConnectExtended = (params) => {
    const { defaultEdgeOptions, onConnect: onConnectAction, hasDefaultEdges } = store.getState()
    const edgeParams = {
      ...defaultEdgeOptions,
      ...params,
    }
    if (hasDefaultEdges) {
      const { edges, setEdges, onError } = store.getState()
      setEdges(addEdge(edgeParams, edges, { onError }))
    }
    onConnectAction?.(edgeParams)
    onConnect?.(edgeParams)
  }
  const onPointerDown = (event) => {
    if (!nodeId) return
    const isMouseTriggered = isMouseEvent(event.nativeEvent)
    if (isConnectableStart && ((isMouseTriggered && event.button === 0) || !isMouseTriggered)) {
      const currentStore = store.getState()
      XYHandle.onPointerDown(event.nativeEvent, {
        handleDomNode: event.currentTarget,
        autoPanOnConnect: currentStore.autoPanOnConnect,
        connectionMode: currentStore.connectionMode,
        connectionRadius: currentStore.connectionRadius,
        domNode: currentStore.domNode,
        nodeLookup: currentStore.nodeLookup,
        lib: currentStore.lib,
        isTarget,
        handleId,
        nodeId,
        flowId: currentStore.rfId,
        panBy: currentStore.panBy,
        cancelConnection: currentStore.cancelConnection,
        onConnectStart: currentStore.onConnectStart,
        onConnectEnd: (...args) => store.getState().onConnectEnd?.(...args),
        updateConnection: currentStore.updateConnection,
        onConnect: onConnectExtended,
        isValidConnection:
          isValidConnection || ((...args) => store.getState().isValidConnection?.(...args) ?? true),
        getTransform: () => store.getState().transform,
        getFromHandle: () => store.getState().connection.fromHandle,
        autoPanSpeed: currentStore.autoPanSpeed,
        dragThreshold: currentStore.connectionDragThreshold,
      })
    }
    if (isMouseTriggered) onMouseDown?.(event)
    else onTouchStart?.(event)
  }
  const onClick = (event) => {
    const {
      onClickConnectStart,
      onClickConnectEnd,
      connectionClickStartHandle,
      connectionMode,
      isValidConnection: isValidConnectionStore,
      lib,
      rfId: flowId,
      nodeLookup,
      connection: connectionState,
    } = store.getState()
    if (!nodeId || (!connectionClickStartHandle && !isConnectableStart)) return
    if (!connectionClickStartHandle) {
      onClickConnectStart?.(event.nativeEvent, {
        nodeId,
        handleId,
        handleType: type,
      })
      store.setState({
        connectionClickStartHandle: {
          nodeId,
          type,
          id: handleId,
        },
      })
      return
    }
    const doc = getHostForElement(event.target)
    const isValidConnectionHandler = isValidConnection || isValidConnectionStore
    const { connection, isValid } = XYHandle.isValid(event.nativeEvent, {
      handle: {
        nodeId,
        id: handleId,
        type,
      },
      connectionMode,
      fromNodeId: connectionClickStartHandle.nodeId,
      fromHandleId: connectionClickStartHandle.id || null,
      fromType: connectionClickStartHandle.type,
      isValidConnection: isValidConnectionHandler,
      flowId,
      doc,
      lib,
      nodeLookup,
    })
    if (isValid && connection) onConnectExtended(connection)
    const connectionClone = structuredClone(connectionState)
    delete connectionClone.inProgress
    connectionClone.toPosition = connectionClone.toHandle ? connectionClone.toHandle.position : null
    onClickConnectEnd?.(event, connectionClone)
    store.setState({ connectionClickStartHandle: null })
  }
  return (0, import_jsx_runtime.jsx)('div', {
    'data-handleid': handleId,
    'data-nodeid': nodeId,
    'data-handlepos': position,
    'data-id': `${rfId}-${nodeId}-${handleId}-${type}`,
    className: cc([
      'react-flow__handle',
      `react-flow__handle-${position}`,
      'nodrag',
      noPanClassName,
      className,
      {
        source: !isTarget,
        target: isTarget,
        connectable: isConnectable,
        connectablestart: isConnectableStart,
        connectableend: isConnectableEnd,
        clickconnecting: clickConnecting,
        connectingfrom: connectingFrom,
        connectingto: connectingTo,
        valid,
        connectionindicator:
          isConnectable &&
          (!connectionInProcess || isPossibleEndHandle) &&
          (connectionInProcess || clickConnectionInProcess ? isConnectableEnd : isConnectableStart),
      },
    ]),
    onMouseDown: onPointerDown,
    onTouchStart: onPointerDown,
    onClick: connectOnClick ? onClick : void 0,
    ref,
    ...rest,
    children,
  })
}
/**
 * The `<Handle />` component is used in your [custom nodes](/learn/customization/custom-nodes)
 * to define connection points.
 *
 *@public
 *
 *@example
 *
 *```jsx
 *import { Handle, Position } from '@xyflow/react';
 *
 *export function CustomNode({ data }) {
 *  return (
 *    <>
 *      <div style={{ padding: '10px 20px' }}>
 *        {data.label}
 *      </div>
 *
 *      <Handle type="target" position={Position.Left} />
 *      <Handle type="source" position={Position.Right} />
 *    </>
 *  );
 *};
 *```
 */
var Handle = (0, import_react.memo)(fixedForwardRef(HandleComponent))
function InputNode({ data, isConnectable, sourcePosition = Position.Bottom }) {
  return (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      data?.label,
      (0, import_jsx_runtime.jsx)(Handle, {
        type: 'source',
        position: sourcePosition,
        isConnectable,
      }),
    ],
  })
}
function DefaultNode({
  data,
  isConnectable,
  targetPosition = Position.Top,
  sourcePosition = Position.Bottom,
}) {
  return (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      (0, import_jsx_runtime.jsx)(Handle, {
        type: 'target',
        position: targetPosition,
        isConnectable,
      }),
      data?.label,
      (0, import_jsx_runtime.jsx)(Handle, {
        type: 'source',
        position: sourcePosition,
        isConnectable,
      }),
    ],
  })
}
function GroupNode() {
  return null
}
function OutputNode({ data, isConnectable, targetPosition = Position.Top }) {
  return (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      (0, import_jsx_runtime.jsx)(Handle, {
        type: 'target',
        position: targetPosition,
        isConnectable,
      }),
      data?.label,
    ],
  })
}
var arrowKeyDiffs = {
  ArrowUp: {
    x: 0,
    y: -1,
  },
  ArrowDown: {
    x: 0,
    y: 1,
  },
  ArrowLeft: {
    x: -1,
    y: 0,
  },
  ArrowRight: {
    x: 1,
    y: 0,
  },
}
var builtinNodeTypes = {
  input: InputNode,
  default: DefaultNode,
  output: OutputNode,
  group: GroupNode,
}
function getNodeInlineStyleDimensions(node) {
  if (node.internals.handleBounds === void 0)
    return {
      width: node.width ?? node.initialWidth ?? node.style?.width,
      height: node.height ?? node.initialHeight ?? node.style?.height,
    }
  return {
    width: node.width ?? node.style?.width,
    height: node.height ?? node.style?.height,
  }
}
var selector$e = (s) => {
  const { width, height, x, y } = getInternalNodesBounds(s.nodeLookup, { filter: (node) => !!node.selected })
  return {
    width: isNumeric(width) ? width : null,
    height: isNumeric(height) ? height : null,
    userSelectionActive: s.userSelectionActive,
    transformString: `translate(${s.transform[0]}px,${s.transform[1]}px) scale(${s.transform[2]}) translate(${x}px,${y}px)`,
  }
}
function NodesSelection({ onSelectionContextMenu, noPanClassName, disableKeyboardA11y }) {
  const store = useStoreApi()
  const { width, height, transformString, userSelectionActive } = useStore(selector$e, shallow$1)
  const moveSelectedNodes = useMoveSelectedNodes()
  const nodeRef = (0, import_react.useRef)(null)
  ;(0, import_react.useEffect)(() => {
    if (!disableKeyboardA11y) nodeRef.current?.focus({ preventScroll: true })
  }, [disableKeyboardA11y])
  const shouldRender = !userSelectionActive && width !== null && height !== null
  useDrag({
    nodeRef,
    disabled: !shouldRender,
  })
  if (!shouldRender) return null
  const onContextMenu = onSelectionContextMenu
    ? (event) => {
        onSelectionContextMenu(
          event,
          store.getState().nodes.filter((n) => n.selected),
        )
      }
    : void 0
  const onKeyDown = (event) => {
    if (Object.prototype.hasOwnProperty.call(arrowKeyDiffs, event.key)) {
      event.preventDefault()
      moveSelectedNodes({
        direction: arrowKeyDiffs[event.key],
        factor: event.shiftKey ? 4 : 1,
      })
    }
  }
  return (0, import_jsx_runtime.jsx)('div', {
    className: cc(['react-flow__nodesselection', 'react-flow__container', noPanClassName]),
    style: { transform: transformString },
    children: (0, import_jsx_runtime.jsx)('div', {
      ref: nodeRef,
      className: 'react-flow__nodesselection-rect',
      onContextMenu,
      tabIndex: disableKeyboardA11y ? void 0 : -1,
      onKeyDown: disableKeyboardA11y ? void 0 : onKeyDown,
      style: {
        width,
        height,
      },
    }),
  })
}
var win = typeof window !== 'undefined' ? window : void 0
var selector$d = (s) => {
  return {
    nodesSelectionActive: s.nodesSelectionActive,
    userSelectionActive: s.userSelectionActive,
  }
}
function FlowRendererComponent({
  children,
  onPaneClick,
  onPaneMouseEnter,
  onPaneMouseMove,
  onPaneMouseLeave,
  onPaneContextMenu,
  onPaneScroll,
  paneClickDistance,
  deleteKeyCode,
  selectionKeyCode,
  selectionOnDrag,
  selectionMode,
  onSelectionStart,
  onSelectionEnd,
  multiSelectionKeyCode,
  panActivationKeyCode,
  zoomActivationKeyCode,
  elementsSelectable,
  zoomOnScroll,
  zoomOnPinch,
  panOnScroll: _panOnScroll,
  panOnScrollSpeed,
  panOnScrollMode,
  zoomOnDoubleClick,
  panOnDrag: _panOnDrag,
  autoPanOnSelection,
  defaultViewport,
  translateExtent,
  minZoom,
  maxZoom,
  preventScrolling,
  onSelectionContextMenu,
  noWheelClassName,
  noPanClassName,
  disableKeyboardA11y,
  onViewportChange,
  isControlledViewport,
}) {
  const { nodesSelectionActive, userSelectionActive } = useStore(selector$d, shallow$1)
  const selectionKeyPressed = useKeyPress(selectionKeyCode, { target: win })
  const panActivationKeyPressed = useKeyPress(panActivationKeyCode, { target: win })
  const panOnDrag = panActivationKeyPressed || _panOnDrag
  const panOnScroll = panActivationKeyPressed || _panOnScroll
  const _selectionOnDrag = selectionOnDrag && panOnDrag !== true
  const isSelecting = selectionKeyPressed || userSelectionActive || _selectionOnDrag
  useGlobalKeyHandler({
    deleteKeyCode,
    multiSelectionKeyCode,
  })
  return (0, import_jsx_runtime.jsx)(ZoomPane, {
    onPaneContextMenu,
    elementsSelectable,
    zoomOnScroll,
    zoomOnPinch,
    panOnScroll,
    panActivationKeyPressed,
    panOnScrollSpeed,
    panOnScrollMode,
    zoomOnDoubleClick,
    panOnDrag: !selectionKeyPressed && panOnDrag,
    defaultViewport,
    translateExtent,
    minZoom,
    maxZoom,
    zoomActivationKeyCode,
    preventScrolling,
    noWheelClassName,
    noPanClassName,
    onViewportChange,
    isControlledViewport,
    paneClickDistance,
    selectionOnDrag: _selectionOnDrag,
    children: (0, import_jsx_runtime.jsxs)(Pane, {
      onSelectionStart,
      onSelectionEnd,
      onPaneClick,
      onPaneMouseEnter,
      onPaneMouseMove,
      onPaneMouseLeave,
      onPaneContextMenu,
      onPaneScroll,
      panOnDrag,
      autoPanOnSelection,
      isSelecting: !!isSelecting,
      selectionMode,
      selectionKeyPressed,
      paneClickDistance,
      selectionOnDrag: _selectionOnDrag,
      children: [
        children,
        nodesSelectionActive &&
          (0, import_jsx_runtime.jsx)(NodesSelection, {
            onSelectionContextMenu,
            noPanClassName,
            disableKeyboardA11y,
          }),
      ],
    }),
  })
}
FlowRendererComponent.displayName = 'FlowRenderer'
var FlowRenderer = (0, import_react.memo)(FlowRendererComponent)
var selector$c = (onlyRenderVisible) => (s) => {
  return onlyRenderVisible
    ? getNodesInside(
        s.nodeLookup,
        {
          x: 0,
          y: 0,
          width: s.width,
          height: s.height,
        },
        s.transform,
        true,
      ).map((node) => node.id)
    : Array.from(s.nodeLookup.keys())
}
/**
 * Hook for getting the visible node ids from the store.
 *
 * @internal
 * @param onlyRenderVisible
 * @returns array with visible node ids
 */
function useVisibleNodeIds(onlyRenderVisible) {
  return useStore(
    (0, import_react.useCallback)(selector$c(onlyRenderVisible), [onlyRenderVisible]),
    shallow$1,
  )
}
var selector$b = (s) => s.updateNodeInternals
function useResizeObserver() {
  const updateNodeInternals = useStore(selector$b)
  const [resizeObserver] = (0, import_react.useState)(() => {
    if (typeof ResizeObserver === 'undefined') return null
    return new ResizeObserver((entries) => {
      const updates = /* @__PURE__ */ new Map()
      entries.forEach((entry) => {
        const id = entry.target.getAttribute('data-id')
        updates.set(id, {
          id,
          nodeElement: entry.target,
          force: true,
        })
      })
      updateNodeInternals(updates)
    })
  })
  ;(0, import_react.useEffect)(() => {
    return () => {
      resizeObserver?.disconnect()
    }
  }, [resizeObserver])
  return resizeObserver
}
/**
 * Hook to handle the resize observation + internal updates for the passed node.
 *
 * @internal
 * @returns nodeRef - reference to the node element
 */
function useNodeObserver({ node, nodeType, hasDimensions, resizeObserver }) {
  const store = useStoreApi()
  const nodeRef = (0, import_react.useRef)(null)
  const observedNode = (0, import_react.useRef)(null)
  const prevSourcePosition = (0, import_react.useRef)(node.sourcePosition)
  const prevTargetPosition = (0, import_react.useRef)(node.targetPosition)
  const prevType = (0, import_react.useRef)(nodeType)
  const isInitialized = hasDimensions && !!node.internals.handleBounds
  ;(0, import_react.useEffect)(() => {
    if (nodeRef.current && !node.hidden && (!isInitialized || observedNode.current !== nodeRef.current)) {
      if (observedNode.current) resizeObserver?.unobserve(observedNode.current)
      resizeObserver?.observe(nodeRef.current)
      observedNode.current = nodeRef.current
    }
  }, [isInitialized, node.hidden])
  ;(0, import_react.useEffect)(() => {
    return () => {
      if (observedNode.current) {
        resizeObserver?.unobserve(observedNode.current)
        observedNode.current = null
      }
    }
  }, [])
  ;(0, import_react.useEffect)(() => {
    if (nodeRef.current) {
      const typeChanged = prevType.current !== nodeType
      const sourcePosChanged = prevSourcePosition.current !== node.sourcePosition
      const targetPosChanged = prevTargetPosition.current !== node.targetPosition
      if (typeChanged || sourcePosChanged || targetPosChanged) {
        prevType.current = nodeType
        prevSourcePosition.current = node.sourcePosition
        prevTargetPosition.current = node.targetPosition
        store.getState().updateNodeInternals(
          /* @__PURE__ */ new Map([
            [
              node.id,
              {
                id: node.id,
                nodeElement: nodeRef.current,
                force: true,
              },
            ],
          ]),
        )
      }
    }
  }, [node.id, nodeType, node.sourcePosition, node.targetPosition])
  return nodeRef
}
function NodeWrapper({
  id,
  onClick,
  onMouseEnter,
  onMouseMove,
  onMouseLeave,
  onContextMenu,
  onDoubleClick,
  nodesDraggable,
  elementsSelectable,
  nodesConnectable,
  nodesFocusable,
  resizeObserver,
  noDragClassName,
  noPanClassName,
  disableKeyboardA11y,
  rfId,
  nodeTypes,
  nodeClickDistance,
  onError,
}) {
  const { node, internals, isParent } = useStore((s) => {
    const node = s.nodeLookup.get(id)
    const isParent = s.parentLookup.has(id)
    return {
      node,
      internals: node.internals,
      isParent,
    }
  }, shallow$1)
  let nodeType = node.type || 'default'
  let NodeComponent = nodeTypes?.[nodeType] || builtinNodeTypes[nodeType]
  if (NodeComponent === void 0) {
    onError?.('003', errorMessages['error003'](nodeType))
    nodeType = 'default'
    NodeComponent = nodeTypes?.['default'] || builtinNodeTypes.default
  }
  const isDraggable = !!(node.draggable || (nodesDraggable && typeof node.draggable === 'undefined'))
  const isSelectable = !!(node.selectable || (elementsSelectable && typeof node.selectable === 'undefined'))
  const isConnectable = !!(node.connectable || (nodesConnectable && typeof node.connectable === 'undefined'))
  const isFocusable = !!(node.focusable || (nodesFocusable && typeof node.focusable === 'undefined'))
  const store = useStoreApi()
  const hasDimensions = nodeHasDimensions(node)
  const nodeRef = useNodeObserver({
    node,
    nodeType,
    hasDimensions,
    resizeObserver,
  })
  const dragging = useDrag({
    nodeRef,
    disabled: node.hidden || !isDraggable,
    noDragClassName,
    handleSelector: node.dragHandle,
    nodeId: id,
    isSelectable,
    nodeClickDistance,
  })
  const moveSelectedNodes = useMoveSelectedNodes()
  if (node.hidden) return null
  const nodeDimensions = getNodeDimensions(node)
  const inlineDimensions = getNodeInlineStyleDimensions(node)
  const hasPointerEvents =
    isSelectable || isDraggable || onClick || onMouseEnter || onMouseMove || onMouseLeave
  const onMouseEnterHandler = onMouseEnter
    ? (event) => onMouseEnter(event, { ...internals.userNode })
    : void 0
  const onMouseMoveHandler = onMouseMove ? (event) => onMouseMove(event, { ...internals.userNode }) : void 0
  const onMouseLeaveHandler = onMouseLeave
    ? (event) => onMouseLeave(event, { ...internals.userNode })
    : void 0
  const onContextMenuHandler = onContextMenu
    ? (event) => onContextMenu(event, { ...internals.userNode })
    : void 0
  const onDoubleClickHandler = onDoubleClick
    ? (event) => onDoubleClick(event, { ...internals.userNode })
    : void 0
  const onSelectNodeHandler = (event) => {
    const { selectNodesOnDrag, nodeDragThreshold } = store.getState()
    if (isSelectable && (!selectNodesOnDrag || !isDraggable || nodeDragThreshold > 0))
      handleNodeClick({
        id,
        store,
        nodeRef,
      })
    if (onClick) onClick(event, { ...internals.userNode })
  }
  const onKeyDown = (event) => {
    if (isInputDOMNode(event.nativeEvent) || disableKeyboardA11y) return
    if (elementSelectionKeys.includes(event.key) && isSelectable) {
      const unselect = event.key === 'Escape'
      handleNodeClick({
        id,
        store,
        unselect,
        nodeRef,
      })
    } else if (
      isDraggable &&
      node.selected &&
      Object.prototype.hasOwnProperty.call(arrowKeyDiffs, event.key)
    ) {
      event.preventDefault()
      const { ariaLabelConfig } = store.getState()
      store.setState({
        ariaLiveMessage: ariaLabelConfig['node.a11yDescription.ariaLiveMessage']({
          direction: event.key.replace('Arrow', '').toLowerCase(),
          x: ~~internals.positionAbsolute.x,
          y: ~~internals.positionAbsolute.y,
        }),
      })
      moveSelectedNodes({
        direction: arrowKeyDiffs[event.key],
        factor: event.shiftKey ? 4 : 1,
      })
    }
  }
  const onFocus = () => {
    if (disableKeyboardA11y || !nodeRef.current?.matches(':focus-visible')) return
    const { transform, width, height, autoPanOnNodeFocus, setCenter } = store.getState()
    if (!autoPanOnNodeFocus) return
    if (
      !(
        getNodesInside(
          /* @__PURE__ */ new Map([[id, node]]),
          {
            x: 0,
            y: 0,
            width,
            height,
          },
          transform,
          true,
        ).length > 0
      )
    )
      setCenter(node.position.x + nodeDimensions.width / 2, node.position.y + nodeDimensions.height / 2, {
        zoom: transform[2],
      })
  }
  return (0, import_jsx_runtime.jsx)('div', {
    className: cc([
      'react-flow__node',
      `react-flow__node-${nodeType}`,
      { [noPanClassName]: isDraggable },
      node.className,
      {
        selected: node.selected,
        selectable: isSelectable,
        parent: isParent,
        draggable: isDraggable,
        dragging,
      },
    ]),
    ref: nodeRef,
    style: {
      zIndex: internals.z,
      transform: `translate(${internals.positionAbsolute.x}px,${internals.positionAbsolute.y}px)`,
      pointerEvents: hasPointerEvents ? 'all' : 'none',
      visibility: hasDimensions ? 'visible' : 'hidden',
      ...node.style,
      ...inlineDimensions,
    },
    'data-id': id,
    'data-testid': `rf__node-${id}`,
    onMouseEnter: onMouseEnterHandler,
    onMouseMove: onMouseMoveHandler,
    onMouseLeave: onMouseLeaveHandler,
    onContextMenu: onContextMenuHandler,
    onClick: onSelectNodeHandler,
    onDoubleClick: onDoubleClickHandler,
    onKeyDown: isFocusable ? onKeyDown : void 0,
    tabIndex: isFocusable ? 0 : void 0,
    onFocus: isFocusable ? onFocus : void 0,
    role: node.ariaRole ?? (isFocusable ? 'group' : void 0),
    'aria-roledescription': 'node',
    'aria-describedby': disableKeyboardA11y ? void 0 : `${ARIA_NODE_DESC_KEY}-${rfId}`,
    'aria-label': node.ariaLabel,
    ...node.domAttributes,
    children: (0, import_jsx_runtime.jsx)(Provider, {
      value: id,
      children: (0, import_jsx_runtime.jsx)(NodeComponent, {
        id,
        data: node.data,
        type: nodeType,
        positionAbsoluteX: internals.positionAbsolute.x,
        positionAbsoluteY: internals.positionAbsolute.y,
        selected: node.selected ?? false,
        selectable: isSelectable,
        draggable: isDraggable,
        deletable: node.deletable ?? true,
        isConnectable,
        sourcePosition: node.sourcePosition,
        targetPosition: node.targetPosition,
        dragging,
        dragHandle: node.dragHandle,
        zIndex: internals.z,
        parentId: node.parentId,
        ...nodeDimensions,
      }),
    }),
  })
}
var NodeWrapper$1 = (0, import_react.memo)(NodeWrapper)
var selector$a = (s) => ({
  nodesConnectable: s.nodesConnectable,
  nodesFocusable: s.nodesFocusable,
  elementsSelectable: s.elementsSelectable,
  onError: s.onError,
})
function NodeRendererComponent(props) {
  const { nodesConnectable, nodesFocusable, elementsSelectable, onError } = useStore(selector$a, shallow$1)
  const nodeIds = useVisibleNodeIds(props.onlyRenderVisibleElements)
  const resizeObserver = useResizeObserver()
  return (0, import_jsx_runtime.jsx)('div', {
    className: 'react-flow__nodes',
    style: containerStyle,
    children: nodeIds.map((nodeId) => {
      return (0, import_jsx_runtime.jsx)(
        NodeWrapper$1,
        {
          id: nodeId,
          nodeTypes: props.nodeTypes,
          nodeExtent: props.nodeExtent,
          onClick: props.onNodeClick,
          onMouseEnter: props.onNodeMouseEnter,
          onMouseMove: props.onNodeMouseMove,
          onMouseLeave: props.onNodeMouseLeave,
          onContextMenu: props.onNodeContextMenu,
          onDoubleClick: props.onNodeDoubleClick,
          noDragClassName: props.noDragClassName,
          noPanClassName: props.noPanClassName,
          rfId: props.rfId,
          disableKeyboardA11y: props.disableKeyboardA11y,
          resizeObserver,
          nodesDraggable: props.nodesDraggable ?? true,
          nodesConnectable,
          nodesFocusable,
          elementsSelectable,
          nodeClickDistance: props.nodeClickDistance,
          onError,
        },
        nodeId,
      )
    }),
  })
}
NodeRendererComponent.displayName = 'NodeRenderer'
var NodeRenderer = (0, import_react.memo)(NodeRendererComponent)
/**
 * Hook for getting the visible edge ids from the store.
 *
 * @internal
 * @param onlyRenderVisible
 * @returns array with visible edge ids
 */
function useVisibleEdgeIds(onlyRenderVisible) {
  return useStore(
    (0, import_react.useCallback)(
      (s) => {
        if (!onlyRenderVisible) return s.edges.map((edge) => edge.id)
        const visibleEdgeIds = []
        if (s.width && s.height)
          for (const edge of s.edges) {
            const sourceNode = s.nodeLookup.get(edge.source)
            const targetNode = s.nodeLookup.get(edge.target)
            if (
              sourceNode &&
              targetNode &&
              isEdgeVisible({
                sourceNode,
                targetNode,
                width: s.width,
                height: s.height,
                transform: s.transform,
              })
            )
              visibleEdgeIds.push(edge.id)
          }
        return visibleEdgeIds
      },
      [onlyRenderVisible],
    ),
    shallow$1,
  )
}
var ArrowSymbol = ({ color = 'none', strokeWidth = 1 }) => {
  const style = {
    strokeWidth,
    ...(color && { stroke: color }),
  }
  return (0, import_jsx_runtime.jsx)('polyline', {
    className: 'arrow',
    style,
    strokeLinecap: 'round',
    fill: 'none',
    strokeLinejoin: 'round',
    points: '-5,-4 0,0 -5,4',
  })
}
var ArrowClosedSymbol = ({ color = 'none', strokeWidth = 1 }) => {
  const style = {
    strokeWidth,
    ...(color && {
      stroke: color,
      fill: color,
    }),
  }
  return (0, import_jsx_runtime.jsx)('polyline', {
    className: 'arrowclosed',
    style,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    points: '-5,-4 0,0 -5,4 -5,-4',
  })
}
var MarkerSymbols = {
  [MarkerType.Arrow]: ArrowSymbol,
  [MarkerType.ArrowClosed]: ArrowClosedSymbol,
}
function useMarkerSymbol(type) {
  const store = useStoreApi()
  return (0, import_react.useMemo)(() => {
    if (!Object.prototype.hasOwnProperty.call(MarkerSymbols, type)) {
      store.getState().onError?.('009', errorMessages['error009'](type))
      return null
    }
    return MarkerSymbols[type]
  }, [type])
}
var Marker = ({
  id,
  type,
  color,
  width = 12.5,
  height = 12.5,
  markerUnits = 'strokeWidth',
  strokeWidth,
  orient = 'auto-start-reverse',
}) => {
  const Symbol = useMarkerSymbol(type)
  if (!Symbol) return null
  return (0, import_jsx_runtime.jsx)('marker', {
    className: 'react-flow__arrowhead',
    id,
    markerWidth: `${width}`,
    markerHeight: `${height}`,
    viewBox: '-10 -10 20 20',
    markerUnits,
    orient,
    refX: '0',
    refY: '0',
    children: (0, import_jsx_runtime.jsx)(Symbol, {
      color,
      strokeWidth,
    }),
  })
}
var MarkerDefinitions = ({ defaultColor, rfId }) => {
  const edges = useStore((s) => s.edges)
  const defaultEdgeOptions = useStore((s) => s.defaultEdgeOptions)
  const markers = (0, import_react.useMemo)(() => {
    return createMarkerIds(edges, {
      id: rfId,
      defaultColor,
      defaultMarkerStart: defaultEdgeOptions?.markerStart,
      defaultMarkerEnd: defaultEdgeOptions?.markerEnd,
    })
  }, [edges, defaultEdgeOptions, rfId, defaultColor])
  if (!markers.length) return null
  return (0, import_jsx_runtime.jsx)('svg', {
    className: 'react-flow__marker',
    'aria-hidden': 'true',
    children: (0, import_jsx_runtime.jsx)('defs', {
      children: markers.map((marker) =>
        (0, import_jsx_runtime.jsx)(
          Marker,
          {
            id: marker.id,
            type: marker.type,
            color: marker.color,
            width: marker.width,
            height: marker.height,
            markerUnits: marker.markerUnits,
            strokeWidth: marker.strokeWidth,
            orient: marker.orient,
          },
          marker.id,
        ),
      ),
    }),
  })
}
MarkerDefinitions.displayName = 'MarkerDefinitions'
var MarkerDefinitions$1 = (0, import_react.memo)(MarkerDefinitions)
function EdgeTextComponent({
  x,
  y,
  label,
  labelStyle,
  labelShowBg = true,
  labelBgStyle,
  labelBgPadding = [2, 4],
  labelBgBorderRadius = 2,
  children,
  className,
  ...rest
}) {
  const [edgeTextBbox, setEdgeTextBbox] = (0, import_react.useState)({
    x: 1,
    y: 0,
    width: 0,
    height: 0,
  })
  const edgeTextClasses = cc(['react-flow__edge-textwrapper', className])
  const edgeTextRef = (0, import_react.useRef)(null)
  ;(0, import_react.useEffect)(() => {
    if (edgeTextRef.current) {
      const textBbox = edgeTextRef.current.getBBox()
      setEdgeTextBbox({
        x: textBbox.x,
        y: textBbox.y,
        width: textBbox.width,
        height: textBbox.height,
      })
    }
  }, [label])
  if (!label) return null
  return (0, import_jsx_runtime.jsxs)('g', {
    transform: `translate(${x - edgeTextBbox.width / 2} ${y - edgeTextBbox.height / 2})`,
    className: edgeTextClasses,
    visibility: edgeTextBbox.width ? 'visible' : 'hidden',
    ...rest,
    children: [
      labelShowBg &&
        (0, import_jsx_runtime.jsx)('rect', {
          width: edgeTextBbox.width + 2 * labelBgPadding[0],
          x: -labelBgPadding[0],
          y: -labelBgPadding[1],
          height: edgeTextBbox.height + 2 * labelBgPadding[1],
          className: 'react-flow__edge-textbg',
          style: labelBgStyle,
          rx: labelBgBorderRadius,
          ry: labelBgBorderRadius,
        }),
      (0, import_jsx_runtime.jsx)('text', {
        className: 'react-flow__edge-text',
        y: edgeTextBbox.height / 2,
        dy: '0.3em',
        ref: edgeTextRef,
        style: labelStyle,
        children: label,
      }),
      children,
    ],
  })
}
EdgeTextComponent.displayName = 'EdgeText'
/**
 * You can use the `<EdgeText />` component as a helper component to display text
 * within your custom edges.
 *
 * @public
 *
 * @example
 * ```jsx
 * import { EdgeText } from '@xyflow/react';
 *
 * export function CustomEdgeLabel({ label }) {
 *   return (
 *     <EdgeText
 *       x={100}
 *       y={100}
 *       label={label}
 *       labelStyle={{ fill: 'white' }}
 *       labelShowBg
 *       labelBgStyle={{ fill: 'red' }}
 *       labelBgPadding={[2, 4]}
 *       labelBgBorderRadius={2}
 *     />
 *   );
 * }
 *```
 */
var EdgeText = (0, import_react.memo)(EdgeTextComponent)
/**
 * The `<BaseEdge />` component gets used internally for all the edges. It can be
 * used inside a custom edge and handles the invisible helper edge and the edge label
 * for you.
 *
 * @public
 * @example
 * ```jsx
 *import { BaseEdge } from '@xyflow/react';
 *
 *export function CustomEdge({ sourceX, sourceY, targetX, targetY, ...props }) {
 *  const [edgePath] = getStraightPath({
 *    sourceX,
 *    sourceY,
 *    targetX,
 *    targetY,
 *  });
 *
 *  return <BaseEdge path={edgePath} {...props} />;
 *}
 *```
 *
 * @remarks If you want to use an edge marker with the [`<BaseEdge />`](/api-reference/components/base-edge) component,
 * you can pass the `markerStart` or `markerEnd` props passed to your custom edge
 * through to the [`<BaseEdge />`](/api-reference/components/base-edge) component.
 * You can see all the props passed to a custom edge by looking at the [`EdgeProps`](/api-reference/types/edge-props) type.
 */
function BaseEdge({
  path,
  labelX,
  labelY,
  label,
  labelStyle,
  labelShowBg,
  labelBgStyle,
  labelBgPadding,
  labelBgBorderRadius,
  interactionWidth = 20,
  ...props
}) {
  return (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      (0, import_jsx_runtime.jsx)('path', {
        ...props,
        d: path,
        fill: 'none',
        className: cc(['react-flow__edge-path', props.className]),
      }),
      interactionWidth
        ? (0, import_jsx_runtime.jsx)('path', {
            d: path,
            fill: 'none',
            strokeOpacity: 0,
            strokeWidth: interactionWidth,
            className: 'react-flow__edge-interaction',
          })
        : null,
      label && isNumeric(labelX) && isNumeric(labelY)
        ? (0, import_jsx_runtime.jsx)(EdgeText, {
            x: labelX,
            y: labelY,
            label,
            labelStyle,
            labelShowBg,
            labelBgStyle,
            labelBgPadding,
            labelBgBorderRadius,
          })
        : null,
    ],
  })
}
function getControl({ pos, x1, y1, x2, y2 }) {
  if (pos === Position.Left || pos === Position.Right) return [0.5 * (x1 + x2), y1]
  return [x1, 0.5 * (y1 + y2)]
}
/**
 * The `getSimpleBezierPath` util returns everything you need to render a simple
 * bezier edge between two nodes.
 * @public
 * @returns
 * - `path`: the path to use in an SVG `<path>` element.
 * - `labelX`: the `x` position you can use to render a label for this edge.
 * - `labelY`: the `y` position you can use to render a label for this edge.
 * - `offsetX`: the absolute difference between the source `x` position and the `x` position of the
 * middle of this path.
 * - `offsetY`: the absolute difference between the source `y` position and the `y` position of the
 * middle of this path.
 */
function getSimpleBezierPath({
  sourceX,
  sourceY,
  sourcePosition = Position.Bottom,
  targetX,
  targetY,
  targetPosition = Position.Top,
}) {
  const [sourceControlX, sourceControlY] = getControl({
    pos: sourcePosition,
    x1: sourceX,
    y1: sourceY,
    x2: targetX,
    y2: targetY,
  })
  const [targetControlX, targetControlY] = getControl({
    pos: targetPosition,
    x1: targetX,
    y1: targetY,
    x2: sourceX,
    y2: sourceY,
  })
  const [labelX, labelY, offsetX, offsetY] = getBezierEdgeCenter({
    sourceX,
    sourceY,
    targetX,
    targetY,
    sourceControlX,
    sourceControlY,
    targetControlX,
    targetControlY,
  })
  return [
    `M${sourceX},${sourceY} C${sourceControlX},${sourceControlY} ${targetControlX},${targetControlY} ${targetX},${targetY}`,
    labelX,
    labelY,
    offsetX,
    offsetY,
  ]
}
function createSimpleBezierEdge(params) {
  return (0, import_react.memo)(
    ({
      id,
      sourceX,
      sourceY,
      targetX,
      targetY,
      sourcePosition,
      targetPosition,
      label,
      labelStyle,
      labelShowBg,
      labelBgStyle,
      labelBgPadding,
      labelBgBorderRadius,
      style,
      markerEnd,
      markerStart,
      interactionWidth,
    }) => {
      const [path, labelX, labelY] = getSimpleBezierPath({
        sourceX,
        sourceY,
        sourcePosition,
        targetX,
        targetY,
        targetPosition,
      })
      const _id = params.isInternal ? void 0 : id
      return (0, import_jsx_runtime.jsx)(BaseEdge, {
        id: _id,
        path,
        labelX,
        labelY,
        label,
        labelStyle,
        labelShowBg,
        labelBgStyle,
        labelBgPadding,
        labelBgBorderRadius,
        style,
        markerEnd,
        markerStart,
        interactionWidth,
      })
    },
  )
}
var SimpleBezierEdge = createSimpleBezierEdge({ isInternal: false })
var SimpleBezierEdgeInternal = createSimpleBezierEdge({ isInternal: true })
SimpleBezierEdge.displayName = 'SimpleBezierEdge'
SimpleBezierEdgeInternal.displayName = 'SimpleBezierEdgeInternal'
function createSmoothStepEdge(params) {
  return (0, import_react.memo)(
    ({
      id,
      sourceX,
      sourceY,
      targetX,
      targetY,
      label,
      labelStyle,
      labelShowBg,
      labelBgStyle,
      labelBgPadding,
      labelBgBorderRadius,
      style,
      sourcePosition = Position.Bottom,
      targetPosition = Position.Top,
      markerEnd,
      markerStart,
      pathOptions,
      interactionWidth,
    }) => {
      const [path, labelX, labelY] = getSmoothStepPath({
        sourceX,
        sourceY,
        sourcePosition,
        targetX,
        targetY,
        targetPosition,
        borderRadius: pathOptions?.borderRadius,
        offset: pathOptions?.offset,
        stepPosition: pathOptions?.stepPosition,
      })
      const _id = params.isInternal ? void 0 : id
      return (0, import_jsx_runtime.jsx)(BaseEdge, {
        id: _id,
        path,
        labelX,
        labelY,
        label,
        labelStyle,
        labelShowBg,
        labelBgStyle,
        labelBgPadding,
        labelBgBorderRadius,
        style,
        markerEnd,
        markerStart,
        interactionWidth,
      })
    },
  )
}
/**
 * Component that can be used inside a custom edge to render a smooth step edge.
 *
 * @public
 * @example
 *
 * ```tsx
 * import { SmoothStepEdge } from '@xyflow/react';
 *
 * function CustomEdge({ sourceX, sourceY, targetX, targetY, sourcePosition, targetPosition }) {
 *   return (
 *     <SmoothStepEdge
 *       sourceX={sourceX}
 *       sourceY={sourceY}
 *       targetX={targetX}
 *       targetY={targetY}
 *       sourcePosition={sourcePosition}
 *       targetPosition={targetPosition}
 *     />
 *   );
 * }
 * ```
 */
var SmoothStepEdge = createSmoothStepEdge({ isInternal: false })
/**
 * @internal
 */
var SmoothStepEdgeInternal = createSmoothStepEdge({ isInternal: true })
SmoothStepEdge.displayName = 'SmoothStepEdge'
SmoothStepEdgeInternal.displayName = 'SmoothStepEdgeInternal'
function createStepEdge(params) {
  return (0, import_react.memo)(({ id, ...props }) => {
    const _id = params.isInternal ? void 0 : id
    return (0, import_jsx_runtime.jsx)(SmoothStepEdge, {
      ...props,
      id: _id,
      pathOptions: (0, import_react.useMemo)(
        () => ({
          borderRadius: 0,
          offset: props.pathOptions?.offset,
        }),
        [props.pathOptions?.offset],
      ),
    })
  })
}
/**
 * Component that can be used inside a custom edge to render a step edge.
 *
 * @public
 * @example
 *
 * ```tsx
 * import { StepEdge } from '@xyflow/react';
 *
 * function CustomEdge({ sourceX, sourceY, targetX, targetY, sourcePosition, targetPosition }) {
 *   return (
 *     <StepEdge
 *       sourceX={sourceX}
 *       sourceY={sourceY}
 *       targetX={targetX}
 *       targetY={targetY}
 *       sourcePosition={sourcePosition}
 *       targetPosition={targetPosition}
 *     />
 *   );
 * }
 * ```
 */
var StepEdge$1 = createStepEdge({ isInternal: false })
/**
 * @internal
 */
var StepEdgeInternal = createStepEdge({ isInternal: true })
StepEdge$1.displayName = 'StepEdge'
StepEdgeInternal.displayName = 'StepEdgeInternal'
function createStraightEdge(params) {
  return (0, import_react.memo)(
    ({
      id,
      sourceX,
      sourceY,
      targetX,
      targetY,
      label,
      labelStyle,
      labelShowBg,
      labelBgStyle,
      labelBgPadding,
      labelBgBorderRadius,
      style,
      markerEnd,
      markerStart,
      interactionWidth,
    }) => {
      const [path, labelX, labelY] = getStraightPath({
        sourceX,
        sourceY,
        targetX,
        targetY,
      })
      const _id = params.isInternal ? void 0 : id
      return (0, import_jsx_runtime.jsx)(BaseEdge, {
        id: _id,
        path,
        labelX,
        labelY,
        label,
        labelStyle,
        labelShowBg,
        labelBgStyle,
        labelBgPadding,
        labelBgBorderRadius,
        style,
        markerEnd,
        markerStart,
        interactionWidth,
      })
    },
  )
}
/**
 * Component that can be used inside a custom edge to render a straight line.
 *
 * @public
 * @example
 *
 * ```tsx
 * import { StraightEdge } from '@xyflow/react';
 *
 * function CustomEdge({ sourceX, sourceY, targetX, targetY }) {
 *   return (
 *     <StraightEdge
 *       sourceX={sourceX}
 *       sourceY={sourceY}
 *       targetX={targetX}
 *       targetY={targetY}
 *     />
 *   );
 * }
 * ```
 */
var StraightEdge = createStraightEdge({ isInternal: false })
/**
 * @internal
 */
var StraightEdgeInternal = createStraightEdge({ isInternal: true })
StraightEdge.displayName = 'StraightEdge'
StraightEdgeInternal.displayName = 'StraightEdgeInternal'
function createBezierEdge(params) {
  return (0, import_react.memo)(
    ({
      id,
      sourceX,
      sourceY,
      targetX,
      targetY,
      sourcePosition = Position.Bottom,
      targetPosition = Position.Top,
      label,
      labelStyle,
      labelShowBg,
      labelBgStyle,
      labelBgPadding,
      labelBgBorderRadius,
      style,
      markerEnd,
      markerStart,
      pathOptions,
      interactionWidth,
    }) => {
      const [path, labelX, labelY] = getBezierPath({
        sourceX,
        sourceY,
        sourcePosition,
        targetX,
        targetY,
        targetPosition,
        curvature: pathOptions?.curvature,
      })
      const _id = params.isInternal ? void 0 : id
      return (0, import_jsx_runtime.jsx)(BaseEdge, {
        id: _id,
        path,
        labelX,
        labelY,
        label,
        labelStyle,
        labelShowBg,
        labelBgStyle,
        labelBgPadding,
        labelBgBorderRadius,
        style,
        markerEnd,
        markerStart,
        interactionWidth,
      })
    },
  )
}
/**
 * Component that can be used inside a custom edge to render a bezier curve.
 *
 * @public
 * @example
 *
 * ```tsx
 * import { BezierEdge } from '@xyflow/react';
 *
 * function CustomEdge({ sourceX, sourceY, targetX, targetY, sourcePosition, targetPosition }) {
 *   return (
 *     <BezierEdge
 *       sourceX={sourceX}
 *       sourceY={sourceY}
 *       targetX={targetX}
 *       targetY={targetY}
 *       sourcePosition={sourcePosition}
 *       targetPosition={targetPosition}
 *     />
 *   );
 * }
 * ```
 */
var BezierEdge = createBezierEdge({ isInternal: false })
/**
 * @internal
 */
var BezierEdgeInternal = createBezierEdge({ isInternal: true })
BezierEdge.displayName = 'BezierEdge'
BezierEdgeInternal.displayName = 'BezierEdgeInternal'
var builtinEdgeTypes = {
  default: BezierEdgeInternal,
  straight: StraightEdgeInternal,
  step: StepEdgeInternal,
  smoothstep: SmoothStepEdgeInternal,
  simplebezier: SimpleBezierEdgeInternal,
}
var nullPosition = {
  sourceX: null,
  sourceY: null,
  targetX: null,
  targetY: null,
  sourcePosition: null,
  targetPosition: null,
  zIndex: void 0,
}
var shiftX = (x, shift, position) => {
  if (position === Position.Left) return x - shift
  if (position === Position.Right) return x + shift
  return x
}
var shiftY = (y, shift, position) => {
  if (position === Position.Top) return y - shift
  if (position === Position.Bottom) return y + shift
  return y
}
var EdgeUpdaterClassName = 'react-flow__edgeupdater'
/**
 * @internal
 */
function EdgeAnchor({
  position,
  centerX,
  centerY,
  radius = 10,
  onMouseDown,
  onMouseEnter,
  onMouseOut,
  type,
}) {
  return (0, import_jsx_runtime.jsx)('circle', {
    onMouseDown,
    onMouseEnter,
    onMouseOut,
    className: cc([EdgeUpdaterClassName, `${EdgeUpdaterClassName}-${type}`]),
    cx: shiftX(centerX, radius, position),
    cy: shiftY(centerY, radius, position),
    r: radius,
    stroke: 'transparent',
    fill: 'transparent',
  })
}
function EdgeUpdateAnchors({
  isReconnectable,
  reconnectRadius,
  edge,
  sourceX,
  sourceY,
  targetX,
  targetY,
  sourcePosition,
  targetPosition,
  onReconnect,
  onReconnectStart,
  onReconnectEnd,
  setReconnecting,
  setUpdateHover,
}) {
  const store = useStoreApi()
  const handleEdgeUpdater = (event, oppositeHandle) => {
    if (event.button !== 0) return
    const {
      autoPanOnConnect,
      domNode,
      connectionMode,
      connectionRadius,
      lib,
      onConnectStart,
      cancelConnection,
      nodeLookup,
      rfId: flowId,
      panBy,
      updateConnection,
    } = store.getState()
    const isTarget = oppositeHandle.type === 'target'
    const _onReconnectEnd = (evt, connectionState) => {
      setReconnecting(false)
      onReconnectEnd?.(evt, edge, oppositeHandle.type, connectionState)
    }
    const onConnectEdge = (connection) => onReconnect?.(edge, connection)
    const _onConnectStart = (_event, params) => {
      setReconnecting(true)
      onReconnectStart?.(event, edge, oppositeHandle.type)
      onConnectStart?.(_event, params)
    }
    XYHandle.onPointerDown(event.nativeEvent, {
      autoPanOnConnect,
      connectionMode,
      connectionRadius,
      domNode,
      handleId: oppositeHandle.id,
      nodeId: oppositeHandle.nodeId,
      nodeLookup,
      isTarget,
      edgeUpdaterType: oppositeHandle.type,
      lib,
      flowId,
      cancelConnection,
      panBy,
      isValidConnection: (...args) => store.getState().isValidConnection?.(...args) ?? true,
      onConnect: onConnectEdge,
      onConnectStart: _onConnectStart,
      onConnectEnd: (...args) => store.getState().onConnectEnd?.(...args),
      onReconnectEnd: _onReconnectEnd,
      updateConnection,
      getTransform: () => store.getState().transform,
      getFromHandle: () => store.getState().connection.fromHandle,
      dragThreshold: store.getState().connectionDragThreshold,
      handleDomNode: event.currentTarget,
    })
  }
  const onReconnectSourceMouseDown = (event) =>
    handleEdgeUpdater(event, {
      nodeId: edge.target,
      id: edge.targetHandle ?? null,
      type: 'target',
    })
  const onReconnectTargetMouseDown = (event) =>
    handleEdgeUpdater(event, {
      nodeId: edge.source,
      id: edge.sourceHandle ?? null,
      type: 'source',
    })
  const onReconnectMouseEnter = () => setUpdateHover(true)
  const onReconnectMouseOut = () => setUpdateHover(false)
  return (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      (isReconnectable === true || isReconnectable === 'source') &&
        (0, import_jsx_runtime.jsx)(EdgeAnchor, {
          position: sourcePosition,
          centerX: sourceX,
          centerY: sourceY,
          radius: reconnectRadius,
          onMouseDown: onReconnectSourceMouseDown,
          onMouseEnter: onReconnectMouseEnter,
          onMouseOut: onReconnectMouseOut,
          type: 'source',
        }),
      (isReconnectable === true || isReconnectable === 'target') &&
        (0, import_jsx_runtime.jsx)(EdgeAnchor, {
          position: targetPosition,
          centerX: targetX,
          centerY: targetY,
          radius: reconnectRadius,
          onMouseDown: onReconnectTargetMouseDown,
          onMouseEnter: onReconnectMouseEnter,
          onMouseOut: onReconnectMouseOut,
          type: 'target',
        }),
    ],
  })
}
function EdgeWrapper({
  id,
  edgesFocusable,
  edgesReconnectable,
  elementsSelectable,
  onClick,
  onDoubleClick,
  onContextMenu,
  onMouseEnter,
  onMouseMove,
  onMouseLeave,
  reconnectRadius,
  onReconnect,
  onReconnectStart,
  onReconnectEnd,
  rfId,
  edgeTypes,
  noPanClassName,
  onError,
  disableKeyboardA11y,
}) {
  let edge = useStore((s) => s.edgeLookup.get(id))
  const defaultEdgeOptions = useStore((s) => s.defaultEdgeOptions)
  edge = defaultEdgeOptions
    ? {
        ...defaultEdgeOptions,
        ...edge,
      }
    : edge
  let edgeType = edge.type || 'default'
  let EdgeComponent = edgeTypes?.[edgeType] || builtinEdgeTypes[edgeType]
  if (EdgeComponent === void 0) {
    onError?.('011', errorMessages['error011'](edgeType))
    edgeType = 'default'
    EdgeComponent = edgeTypes?.['default'] || builtinEdgeTypes.default
  }
  const isFocusable = !!(edge.focusable || (edgesFocusable && typeof edge.focusable === 'undefined'))
  const isReconnectable =
    typeof onReconnect !== 'undefined' &&
    (edge.reconnectable || (edgesReconnectable && typeof edge.reconnectable === 'undefined'))
  const isSelectable = !!(edge.selectable || (elementsSelectable && typeof edge.selectable === 'undefined'))
  const edgeRef = (0, import_react.useRef)(null)
  const [updateHover, setUpdateHover] = (0, import_react.useState)(false)
  const [reconnecting, setReconnecting] = (0, import_react.useState)(false)
  const store = useStoreApi()
  const {
    zIndex = edge.zIndex,
    sourceX,
    sourceY,
    targetX,
    targetY,
    sourcePosition,
    targetPosition,
  } = useStore(
    (0, import_react.useCallback)(
      (store) => {
        const sourceNode = store.nodeLookup.get(edge.source)
        const targetNode = store.nodeLookup.get(edge.target)
        if (!sourceNode || !targetNode) return nullPosition
        const edgePosition = getEdgePosition({
          id,
          sourceNode,
          targetNode,
          sourceHandle: edge.sourceHandle || null,
          targetHandle: edge.targetHandle || null,
          connectionMode: store.connectionMode,
          onError,
        })
        const zIndex = getElevatedEdgeZIndex({
          selected: edge.selected,
          zIndex: edge.zIndex,
          sourceNode,
          targetNode,
          elevateOnSelect: store.elevateEdgesOnSelect,
          zIndexMode: store.zIndexMode,
        })
        return {
          ...(edgePosition || nullPosition),
          zIndex,
        }
      },
      [edge.source, edge.target, edge.sourceHandle, edge.targetHandle, edge.selected, edge.zIndex, onError],
    ),
    shallow$1,
  )
  const markerStartUrl = (0, import_react.useMemo)(
    () => (edge.markerStart ? `url('#${getMarkerId(edge.markerStart, rfId)}')` : void 0),
    [edge.markerStart, rfId],
  )
  const markerEndUrl = (0, import_react.useMemo)(
    () => (edge.markerEnd ? `url('#${getMarkerId(edge.markerEnd, rfId)}')` : void 0),
    [edge.markerEnd, rfId],
  )
  if (edge.hidden || sourceX === null || sourceY === null || targetX === null || targetY === null) return null
  const onEdgeClick = (event) => {
    const { addSelectedEdges, unselectNodesAndEdges, multiSelectionActive } = store.getState()
    if (isSelectable) {
      store.setState({ nodesSelectionActive: false })
      if (edge.selected && multiSelectionActive) {
        unselectNodesAndEdges({
          nodes: [],
          edges: [edge],
        })
        edgeRef.current?.blur()
      } else addSelectedEdges([id])
    }
    if (onClick) onClick(event, edge)
  }
  const onEdgeDoubleClick = onDoubleClick
    ? (event) => {
        onDoubleClick(event, { ...edge })
      }
    : void 0
  const onEdgeContextMenu = onContextMenu
    ? (event) => {
        onContextMenu(event, { ...edge })
      }
    : void 0
  const onEdgeMouseEnter = onMouseEnter
    ? (event) => {
        onMouseEnter(event, { ...edge })
      }
    : void 0
  const onEdgeMouseMove = onMouseMove
    ? (event) => {
        onMouseMove(event, { ...edge })
      }
    : void 0
  const onEdgeMouseLeave = onMouseLeave
    ? (event) => {
        onMouseLeave(event, { ...edge })
      }
    : void 0
  const onKeyDown = (event) => {
    if (!disableKeyboardA11y && elementSelectionKeys.includes(event.key) && isSelectable) {
      const { unselectNodesAndEdges, addSelectedEdges } = store.getState()
      if (event.key === 'Escape') {
        edgeRef.current?.blur()
        unselectNodesAndEdges({ edges: [edge] })
      } else addSelectedEdges([id])
    }
  }
  return (0, import_jsx_runtime.jsx)('svg', {
    style: { zIndex },
    children: (0, import_jsx_runtime.jsxs)('g', {
      className: cc([
        'react-flow__edge',
        `react-flow__edge-${edgeType}`,
        edge.className,
        noPanClassName,
        {
          selected: edge.selected,
          animated: edge.animated,
          inactive: !isSelectable && !onClick,
          updating: updateHover,
          selectable: isSelectable,
        },
      ]),
      onClick: onEdgeClick,
      onDoubleClick: onEdgeDoubleClick,
      onContextMenu: onEdgeContextMenu,
      onMouseEnter: onEdgeMouseEnter,
      onMouseMove: onEdgeMouseMove,
      onMouseLeave: onEdgeMouseLeave,
      onKeyDown: isFocusable ? onKeyDown : void 0,
      tabIndex: isFocusable ? 0 : void 0,
      role: edge.ariaRole ?? (isFocusable ? 'group' : 'img'),
      'aria-roledescription': 'edge',
      'data-id': id,
      'data-testid': `rf__edge-${id}`,
      'aria-label':
        edge.ariaLabel === null ? void 0 : edge.ariaLabel || `Edge from ${edge.source} to ${edge.target}`,
      'aria-describedby': isFocusable ? `${ARIA_EDGE_DESC_KEY}-${rfId}` : void 0,
      ref: edgeRef,
      ...edge.domAttributes,
      children: [
        !reconnecting &&
          (0, import_jsx_runtime.jsx)(EdgeComponent, {
            id,
            source: edge.source,
            target: edge.target,
            type: edge.type,
            selected: edge.selected,
            animated: edge.animated,
            selectable: isSelectable,
            deletable: edge.deletable ?? true,
            label: edge.label,
            labelStyle: edge.labelStyle,
            labelShowBg: edge.labelShowBg,
            labelBgStyle: edge.labelBgStyle,
            labelBgPadding: edge.labelBgPadding,
            labelBgBorderRadius: edge.labelBgBorderRadius,
            sourceX,
            sourceY,
            targetX,
            targetY,
            sourcePosition,
            targetPosition,
            data: edge.data,
            style: edge.style,
            sourceHandleId: edge.sourceHandle,
            targetHandleId: edge.targetHandle,
            markerStart: markerStartUrl,
            markerEnd: markerEndUrl,
            pathOptions: 'pathOptions' in edge ? edge.pathOptions : void 0,
            interactionWidth: edge.interactionWidth,
          }),
        isReconnectable &&
          (0, import_jsx_runtime.jsx)(EdgeUpdateAnchors, {
            edge,
            isReconnectable,
            reconnectRadius,
            onReconnect,
            onReconnectStart,
            onReconnectEnd,
            sourceX,
            sourceY,
            targetX,
            targetY,
            sourcePosition,
            targetPosition,
            setUpdateHover,
            setReconnecting,
          }),
      ],
    }),
  })
}
var EdgeWrapper$1 = (0, import_react.memo)(EdgeWrapper)
var selector$9 = (s) => ({
  edgesFocusable: s.edgesFocusable,
  edgesReconnectable: s.edgesReconnectable,
  elementsSelectable: s.elementsSelectable,
  connectionMode: s.connectionMode,
  onError: s.onError,
})
function EdgeRendererComponent({
  defaultMarkerColor,
  onlyRenderVisibleElements,
  rfId,
  edgeTypes,
  noPanClassName,
  onReconnect,
  onEdgeContextMenu,
  onEdgeMouseEnter,
  onEdgeMouseMove,
  onEdgeMouseLeave,
  onEdgeClick,
  reconnectRadius,
  onEdgeDoubleClick,
  onReconnectStart,
  onReconnectEnd,
  disableKeyboardA11y,
}) {
  const { edgesFocusable, edgesReconnectable, elementsSelectable, onError } = useStore(selector$9, shallow$1)
  const edgeIds = useVisibleEdgeIds(onlyRenderVisibleElements)
  return (0, import_jsx_runtime.jsxs)('div', {
    className: 'react-flow__edges',
    children: [
      (0, import_jsx_runtime.jsx)(MarkerDefinitions$1, {
        defaultColor: defaultMarkerColor,
        rfId,
      }),
      edgeIds.map((id) => {
        return (0, import_jsx_runtime.jsx)(
          EdgeWrapper$1,
          {
            id,
            edgesFocusable,
            edgesReconnectable,
            elementsSelectable,
            noPanClassName,
            onReconnect,
            onContextMenu: onEdgeContextMenu,
            onMouseEnter: onEdgeMouseEnter,
            onMouseMove: onEdgeMouseMove,
            onMouseLeave: onEdgeMouseLeave,
            onClick: onEdgeClick,
            reconnectRadius,
            onDoubleClick: onEdgeDoubleClick,
            onReconnectStart,
            onReconnectEnd,
            rfId,
            onError,
            edgeTypes,
            disableKeyboardA11y,
          },
          id,
        )
      }),
    ],
  })
}
EdgeRendererComponent.displayName = 'EdgeRenderer'
var EdgeRenderer = (0, import_react.memo)(EdgeRendererComponent)
var toTransformString = (transform) => `translate(${transform[0]}px,${transform[1]}px) scale(${transform[2]})`
function Viewport({ children }) {
  const store = useStoreApi()
  const viewportRef = (0, import_react.useRef)(null)
  const [initialTransform] = (0, import_react.useState)(() => store.getState().transform)
  useIsomorphicLayoutEffect(() => {
    let prevTransform = null
    const applyTransform = () => {
      const transform = store.getState().transform
      if (
        prevTransform &&
        transform[0] === prevTransform[0] &&
        transform[1] === prevTransform[1] &&
        transform[2] === prevTransform[2]
      )
        return
      prevTransform = transform
      if (viewportRef.current) viewportRef.current.style.transform = toTransformString(transform)
    }
    applyTransform()
    return store.subscribe(applyTransform)
  }, [store])
  return (0, import_jsx_runtime.jsx)('div', {
    ref: viewportRef,
    className: 'react-flow__viewport xyflow__viewport react-flow__container',
    style: { transform: toTransformString(initialTransform) },
    children,
  })
}
/**
 * Hook for calling onInit handler.
 *
 * @internal
 */
function useOnInitHandler(onInit) {
  const rfInstance = useReactFlow()
  const isInitialized = (0, import_react.useRef)(false)
  ;(0, import_react.useEffect)(() => {
    if (!isInitialized.current && rfInstance.viewportInitialized && onInit) {
      setTimeout(() => onInit(rfInstance), 1)
      isInitialized.current = true
    }
  }, [onInit, rfInstance.viewportInitialized])
}
var selector$8 = (state) => state.panZoom?.syncViewport
/**
 * Hook for syncing the viewport with the panzoom instance.
 *
 * @internal
 * @param viewport
 */
function useViewportSync(viewport) {
  const syncViewport = useStore(selector$8)
  const store = useStoreApi()
  ;(0, import_react.useEffect)(() => {
    if (viewport) {
      syncViewport?.(viewport)
      store.setState({ transform: [viewport.x, viewport.y, viewport.zoom] })
    }
  }, [viewport, syncViewport])
  return null
}
function storeSelector$1(s) {
  return s.connection.inProgress
    ? {
        ...s.connection,
        to: pointToRendererPoint(s.connection.to, s.transform),
      }
    : { ...s.connection }
}
function getSelector(connectionSelector) {
  if (connectionSelector) {
    const combinedSelector = (s) => {
      return connectionSelector(storeSelector$1(s))
    }
    return combinedSelector
  }
  return storeSelector$1
}
/**
 * The `useConnection` hook returns the current connection when there is an active
 * connection interaction. If no connection interaction is active, it returns null
 * for every property. A typical use case for this hook is to colorize handles
 * based on a certain condition (e.g. if the connection is valid or not).
 *
 * @public
 * @param connectionSelector - An optional selector function used to extract a slice of the
 * `ConnectionState` data. Using a selector can prevent component re-renders where data you don't
 * otherwise care about might change. If a selector is not provided, the entire `ConnectionState`
 * object is returned unchanged.
 * @example
 *
 * ```tsx
 *import { useConnection } from '@xyflow/react';
 *
 *function App() {
 *  const connection = useConnection();
 *
 *  return (
 *    <div> {connection ? `Someone is trying to make a connection from ${connection.fromNode} to this one.` : 'There are currently no incoming connections!'}
 *
 *   </div>
 *   );
 * }
 * ```
 *
 * @returns ConnectionState
 */
function useConnection(connectionSelector) {
  return useStore(getSelector(connectionSelector), shallow$1)
}
var selector$7 = (s) => ({
  nodesConnectable: s.nodesConnectable,
  isValid: s.connection.isValid,
  inProgress: s.connection.inProgress,
  width: s.width,
  height: s.height,
})
function ConnectionLineWrapper({ containerStyle, style, type, component }) {
  const { nodesConnectable, width, height, isValid, inProgress } = useStore(selector$7, shallow$1)
  if (!!!(width && nodesConnectable && inProgress)) return null
  return (0, import_jsx_runtime.jsx)('svg', {
    style: containerStyle,
    width,
    height,
    className: 'react-flow__connectionline react-flow__container',
    children: (0, import_jsx_runtime.jsx)('g', {
      className: cc(['react-flow__connection', getConnectionStatus(isValid)]),
      children: (0, import_jsx_runtime.jsx)(ConnectionLine, {
        style,
        type,
        CustomComponent: component,
        isValid,
      }),
    }),
  })
}
var ConnectionLine = ({ style, type = ConnectionLineType.Bezier, CustomComponent, isValid }) => {
  const { inProgress, from, fromNode, fromHandle, fromPosition, to, toNode, toHandle, toPosition, pointer } =
    useConnection()
  if (!inProgress) return
  if (CustomComponent)
    return (0, import_jsx_runtime.jsx)(CustomComponent, {
      connectionLineType: type,
      connectionLineStyle: style,
      fromNode,
      fromHandle,
      fromX: from.x,
      fromY: from.y,
      toX: to.x,
      toY: to.y,
      fromPosition,
      toPosition,
      connectionStatus: getConnectionStatus(isValid),
      toNode,
      toHandle,
      pointer,
    })
  let path = ''
  const pathParams = {
    sourceX: from.x,
    sourceY: from.y,
    sourcePosition: fromPosition,
    targetX: to.x,
    targetY: to.y,
    targetPosition: toPosition,
  }
  switch (type) {
    case ConnectionLineType.Bezier:
      ;[path] = getBezierPath(pathParams)
      break
    case ConnectionLineType.SimpleBezier:
      ;[path] = getSimpleBezierPath(pathParams)
      break
    case ConnectionLineType.Step:
      ;[path] = getSmoothStepPath({
        ...pathParams,
        borderRadius: 0,
      })
      break
    case ConnectionLineType.SmoothStep:
      ;[path] = getSmoothStepPath(pathParams)
      break
    default:
      ;[path] = getStraightPath(pathParams)
  }
  return (0, import_jsx_runtime.jsx)('path', {
    d: path,
    fill: 'none',
    className: 'react-flow__connection-path',
    style,
  })
}
ConnectionLine.displayName = 'ConnectionLine'
var emptyTypes = {}
function useNodeOrEdgeTypesWarning(nodeOrEdgeTypes = emptyTypes) {
  ;(0, import_react.useRef)(nodeOrEdgeTypes)
  useStoreApi()
  ;(0, import_react.useEffect)(() => {}, [nodeOrEdgeTypes])
}
function useStylesLoadedWarning() {
  useStoreApi()
  ;(0, import_react.useRef)(false)
  ;(0, import_react.useEffect)(() => {}, [])
}
function GraphViewComponent({
  nodeTypes,
  edgeTypes,
  onInit,
  onNodeClick,
  onEdgeClick,
  onNodeDoubleClick,
  onEdgeDoubleClick,
  onNodeMouseEnter,
  onNodeMouseMove,
  onNodeMouseLeave,
  onNodeContextMenu,
  onSelectionContextMenu,
  onSelectionStart,
  onSelectionEnd,
  connectionLineType,
  connectionLineStyle,
  connectionLineComponent,
  connectionLineContainerStyle,
  selectionKeyCode,
  selectionOnDrag,
  selectionMode,
  multiSelectionKeyCode,
  panActivationKeyCode,
  zoomActivationKeyCode,
  deleteKeyCode,
  onlyRenderVisibleElements,
  elementsSelectable,
  defaultViewport,
  translateExtent,
  minZoom,
  maxZoom,
  preventScrolling,
  defaultMarkerColor,
  zoomOnScroll,
  zoomOnPinch,
  panOnScroll,
  panOnScrollSpeed,
  panOnScrollMode,
  zoomOnDoubleClick,
  panOnDrag,
  autoPanOnSelection,
  onPaneClick,
  onPaneMouseEnter,
  onPaneMouseMove,
  onPaneMouseLeave,
  onPaneScroll,
  onPaneContextMenu,
  paneClickDistance,
  nodeClickDistance,
  onEdgeContextMenu,
  onEdgeMouseEnter,
  onEdgeMouseMove,
  onEdgeMouseLeave,
  reconnectRadius,
  onReconnect,
  onReconnectStart,
  onReconnectEnd,
  noDragClassName,
  noWheelClassName,
  noPanClassName,
  disableKeyboardA11y,
  nodeExtent,
  rfId,
  viewport,
  onViewportChange,
  nodesDraggable,
}) {
  useNodeOrEdgeTypesWarning(nodeTypes)
  useNodeOrEdgeTypesWarning(edgeTypes)
  useStylesLoadedWarning()
  useOnInitHandler(onInit)
  useViewportSync(viewport)
  return (0, import_jsx_runtime.jsx)(FlowRenderer, {
    onPaneClick,
    onPaneMouseEnter,
    onPaneMouseMove,
    onPaneMouseLeave,
    onPaneContextMenu,
    onPaneScroll,
    paneClickDistance,
    deleteKeyCode,
    selectionKeyCode,
    selectionOnDrag,
    selectionMode,
    onSelectionStart,
    onSelectionEnd,
    multiSelectionKeyCode,
    panActivationKeyCode,
    zoomActivationKeyCode,
    elementsSelectable,
    zoomOnScroll,
    zoomOnPinch,
    zoomOnDoubleClick,
    panOnScroll,
    panOnScrollSpeed,
    panOnScrollMode,
    panOnDrag,
    autoPanOnSelection,
    defaultViewport,
    translateExtent,
    minZoom,
    maxZoom,
    onSelectionContextMenu,
    preventScrolling,
    noDragClassName,
    noWheelClassName,
    noPanClassName,
    disableKeyboardA11y,
    onViewportChange,
    isControlledViewport: !!viewport,
    children: (0, import_jsx_runtime.jsxs)(Viewport, {
      children: [
        (0, import_jsx_runtime.jsx)(EdgeRenderer, {
          edgeTypes,
          onEdgeClick,
          onEdgeDoubleClick,
          onReconnect,
          onReconnectStart,
          onReconnectEnd,
          onlyRenderVisibleElements,
          onEdgeContextMenu,
          onEdgeMouseEnter,
          onEdgeMouseMove,
          onEdgeMouseLeave,
          reconnectRadius,
          defaultMarkerColor,
          noPanClassName,
          disableKeyboardA11y,
          rfId,
        }),
        (0, import_jsx_runtime.jsx)(ConnectionLineWrapper, {
          style: connectionLineStyle,
          type: connectionLineType,
          component: connectionLineComponent,
          containerStyle: connectionLineContainerStyle,
        }),
        (0, import_jsx_runtime.jsx)('div', { className: 'react-flow__edgelabel-renderer' }),
        (0, import_jsx_runtime.jsx)(NodeRenderer, {
          nodeTypes,
          onNodeClick,
          onNodeDoubleClick,
          onNodeMouseEnter,
          onNodeMouseMove,
          onNodeMouseLeave,
          onNodeContextMenu,
          nodeClickDistance,
          onlyRenderVisibleElements,
          noPanClassName,
          noDragClassName,
          disableKeyboardA11y,
          nodeExtent,
          rfId,
          nodesDraggable,
        }),
        (0, import_jsx_runtime.jsx)('div', { className: 'react-flow__viewport-portal' }),
      ],
    }),
  })
}
GraphViewComponent.displayName = 'GraphView'
var GraphView = (0, import_react.memo)(GraphViewComponent)
var devWarn = createDevWarn('React Flow', 'https://reactflow.dev/')
var getInitialState = ({
  nodes,
  edges,
  defaultNodes,
  defaultEdges,
  width,
  height,
  fitView,
  fitViewOptions,
  minZoom = 0.5,
  maxZoom = 2,
  nodeOrigin,
  nodeExtent,
  zIndexMode = 'basic',
} = {}) => {
  const nodeLookup = /* @__PURE__ */ new Map()
  const parentLookup = /* @__PURE__ */ new Map()
  const connectionLookup = /* @__PURE__ */ new Map()
  const edgeLookup = /* @__PURE__ */ new Map()
  const storeEdges = defaultEdges ?? edges ?? []
  const storeNodes = defaultNodes ?? nodes ?? []
  const storeNodeOrigin = nodeOrigin ?? [0, 0]
  const storeNodeExtent = nodeExtent ?? infiniteExtent
  updateConnectionLookup(connectionLookup, edgeLookup, storeEdges)
  const { nodesInitialized } = adoptUserNodes(storeNodes, nodeLookup, parentLookup, {
    nodeOrigin: storeNodeOrigin,
    nodeExtent: storeNodeExtent,
    zIndexMode,
  })
  let transform = [0, 0, 1]
  if (fitView && width && height) {
    const { x, y, zoom } = getViewportForBounds(
      getInternalNodesBounds(nodeLookup, {
        filter: (node) => !!((node.width || node.initialWidth) && (node.height || node.initialHeight)),
      }),
      width,
      height,
      minZoom,
      maxZoom,
      fitViewOptions?.padding ?? 0.1,
    )
    transform = [x, y, zoom]
  }
  return {
    rfId: '1',
    width: width ?? 0,
    height: height ?? 0,
    transform,
    nodes: storeNodes,
    nodesInitialized,
    nodeLookup,
    parentLookup,
    edges: storeEdges,
    edgeLookup,
    connectionLookup,
    onNodesChange: null,
    onEdgesChange: null,
    hasDefaultNodes: defaultNodes !== void 0,
    hasDefaultEdges: defaultEdges !== void 0,
    panZoom: null,
    minZoom,
    maxZoom,
    translateExtent: infiniteExtent,
    nodeExtent: storeNodeExtent,
    nodesSelectionActive: false,
    userSelectionActive: false,
    userSelectionRect: null,
    connectionMode: ConnectionMode.Strict,
    domNode: null,
    paneDragging: false,
    noPanClassName: 'nopan',
    nodeOrigin: storeNodeOrigin,
    nodeDragThreshold: 1,
    connectionDragThreshold: 1,
    snapGrid: [15, 15],
    snapToGrid: false,
    nodesDraggable: true,
    nodesConnectable: true,
    nodesFocusable: true,
    edgesFocusable: true,
    edgesReconnectable: true,
    elementsSelectable: true,
    elevateNodesOnSelect: true,
    elevateEdgesOnSelect: true,
    selectNodesOnDrag: true,
    multiSelectionActive: false,
    fitViewQueued: fitView ?? false,
    fitViewOptions,
    fitViewResolver: null,
    connection: { ...initialConnection },
    connectionClickStartHandle: null,
    connectOnClick: true,
    ariaLiveMessage: '',
    autoPanOnConnect: true,
    autoPanOnNodeDrag: true,
    autoPanOnNodeFocus: true,
    autoPanSpeed: 15,
    connectionRadius: 20,
    onError: devWarn,
    isValidConnection: void 0,
    onSelectionChangeHandlers: [],
    lib: 'react',
    debug: false,
    ariaLabelConfig: defaultAriaLabelConfig,
    zIndexMode,
    defaultEdgeOptions: void 0,
    onNodesChangeMiddlewareMap: /* @__PURE__ */ new Map(),
    onEdgesChangeMiddlewareMap: /* @__PURE__ */ new Map(),
    onNodesDelete: void 0,
    onEdgesDelete: void 0,
    onDelete: void 0,
    onBeforeDelete: void 0,
    onViewportChangeStart: void 0,
    onViewportChange: void 0,
    onViewportChangeEnd: void 0,
    onNodeDragStart: void 0,
    onNodeDrag: void 0,
    onNodeDragStop: void 0,
    onSelectionDragStart: void 0,
    onSelectionDrag: void 0,
    onSelectionDragStop: void 0,
    onMoveStart: void 0,
    onMove: void 0,
    onMoveEnd: void 0,
    onConnect: void 0,
    onConnectStart: void 0,
    onConnectEnd: void 0,
    onClickConnectStart: void 0,
    onClickConnectEnd: void 0,
  }
}
var createStore = ({
  nodes,
  edges,
  defaultNodes,
  defaultEdges,
  width,
  height,
  fitView,
  fitViewOptions,
  minZoom,
  maxZoom,
  nodeOrigin,
  nodeExtent,
  zIndexMode,
}) =>
  createWithEqualityFn((set, get) => {
    async function resolveFitView() {
      const { nodeLookup, panZoom, fitViewOptions, fitViewResolver, width, height, minZoom, maxZoom } = get()
      if (!panZoom) return
      await fitViewport(
        {
          nodes: nodeLookup,
          width,
          height,
          panZoom,
          minZoom,
          maxZoom,
        },
        fitViewOptions,
      )
      fitViewResolver?.resolve(true)
      /**
       * wait for the fitViewport to resolve before deleting the resolver,
       * we want to reuse the old resolver if the user calls fitView again in the mean time
       */
      set({ fitViewResolver: null })
    }
    return {
      ...getInitialState({
        nodes,
        edges,
        width,
        height,
        fitView,
        fitViewOptions,
        minZoom,
        maxZoom,
        nodeOrigin,
        nodeExtent,
        defaultNodes,
        defaultEdges,
        zIndexMode,
      }),
      setNodes: (nodes) => {
        const {
          nodeLookup,
          parentLookup,
          nodeOrigin,
          nodeExtent,
          elevateNodesOnSelect,
          fitViewQueued,
          zIndexMode,
          nodesSelectionActive,
        } = get()
        const { nodesInitialized, hasSelectedNodes } = adoptUserNodes(nodes, nodeLookup, parentLookup, {
          nodeOrigin,
          nodeExtent,
          elevateNodesOnSelect,
          checkEquality: true,
          zIndexMode,
        })
        const nextNodesSelectionActive = nodesSelectionActive && hasSelectedNodes
        if (fitViewQueued && nodesInitialized) {
          resolveFitView()
          set({
            nodes,
            nodesInitialized,
            fitViewQueued: false,
            fitViewOptions: void 0,
            nodesSelectionActive: nextNodesSelectionActive,
          })
        } else
          set({
            nodes,
            nodesInitialized,
            nodesSelectionActive: nextNodesSelectionActive,
          })
      },
      setEdges: (edges) => {
        const { connectionLookup, edgeLookup } = get()
        updateConnectionLookup(connectionLookup, edgeLookup, edges)
        set({ edges })
      },
      setDefaultNodesAndEdges: (nodes, edges) => {
        if (nodes) {
          const { setNodes } = get()
          setNodes(nodes)
          set({ hasDefaultNodes: true })
        }
        if (edges) {
          const { setEdges } = get()
          setEdges(edges)
          set({ hasDefaultEdges: true })
        }
      },
      updateNodeInternals: (updates) => {
        const {
          triggerNodeChanges,
          nodeLookup,
          parentLookup,
          domNode,
          nodeOrigin,
          nodeExtent,
          debug,
          fitViewQueued,
          zIndexMode,
        } = get()
        const { changes, updatedInternals } = updateNodeInternals(
          updates,
          nodeLookup,
          parentLookup,
          domNode,
          nodeOrigin,
          nodeExtent,
          zIndexMode,
        )
        if (!updatedInternals) return
        updateAbsolutePositions(nodeLookup, parentLookup, {
          nodeOrigin,
          nodeExtent,
          zIndexMode,
        })
        if (fitViewQueued) {
          resolveFitView()
          set({
            fitViewQueued: false,
            fitViewOptions: void 0,
          })
        } else set({})
        if (changes?.length > 0) {
          if (debug) console.log('React Flow: trigger node changes', changes)
          triggerNodeChanges?.(changes)
        }
      },
      updateNodePositions: (nodeDragItems, dragging = false) => {
        const parentExpandChildren = []
        let changes = []
        const { nodeLookup, triggerNodeChanges, connection, updateConnection, onNodesChangeMiddlewareMap } =
          get()
        for (const [id, dragItem] of nodeDragItems) {
          const node = nodeLookup.get(id)
          const expandParent = !!(node?.expandParent && node?.parentId && dragItem?.position)
          const change = {
            id,
            type: 'position',
            position: expandParent
              ? {
                  x: Math.max(0, dragItem.position.x),
                  y: Math.max(0, dragItem.position.y),
                }
              : dragItem.position,
            dragging,
          }
          if (node && connection.inProgress && connection.fromNode.id === node.id) {
            const updatedFrom = getHandlePosition(node, connection.fromHandle, Position.Left, true)
            updateConnection({
              ...connection,
              from: updatedFrom,
            })
          }
          if (expandParent && node.parentId)
            parentExpandChildren.push({
              id,
              parentId: node.parentId,
              rect: {
                ...dragItem.internals.positionAbsolute,
                width: dragItem.measured.width ?? 0,
                height: dragItem.measured.height ?? 0,
              },
            })
          changes.push(change)
        }
        if (parentExpandChildren.length > 0) {
          const { parentLookup, nodeOrigin } = get()
          const parentExpandChanges = handleExpandParent(
            parentExpandChildren,
            nodeLookup,
            parentLookup,
            nodeOrigin,
          )
          changes.push(...parentExpandChanges)
        }
        for (const middleware of onNodesChangeMiddlewareMap.values()) changes = middleware(changes)
        triggerNodeChanges(changes)
      },
      triggerNodeChanges: (changes) => {
        const { onNodesChange, setNodes, nodes, hasDefaultNodes, debug } = get()
        if (changes?.length) {
          if (hasDefaultNodes) setNodes(applyNodeChanges(changes, nodes))
          if (debug) console.log('React Flow: trigger node changes', changes)
          onNodesChange?.(changes)
        }
      },
      triggerEdgeChanges: (changes) => {
        const { onEdgesChange, setEdges, edges, hasDefaultEdges, debug } = get()
        if (changes?.length) {
          if (hasDefaultEdges) setEdges(applyEdgeChanges(changes, edges))
          if (debug) console.log('React Flow: trigger edge changes', changes)
          onEdgesChange?.(changes)
        }
      },
      addSelectedNodes: (selectedNodeIds) => {
        const { multiSelectionActive, edgeLookup, nodeLookup, triggerNodeChanges, triggerEdgeChanges } = get()
        if (multiSelectionActive) {
          triggerNodeChanges(selectedNodeIds.map((nodeId) => createSelectionChange(nodeId, true)))
          return
        }
        triggerNodeChanges(getSelectionChanges(nodeLookup, /* @__PURE__ */ new Set([...selectedNodeIds])))
        triggerEdgeChanges(getSelectionChanges(edgeLookup))
      },
      addSelectedEdges: (selectedEdgeIds) => {
        const { multiSelectionActive, edgeLookup, nodeLookup, triggerNodeChanges, triggerEdgeChanges } = get()
        if (multiSelectionActive) {
          triggerEdgeChanges(selectedEdgeIds.map((edgeId) => createSelectionChange(edgeId, true)))
          return
        }
        triggerEdgeChanges(getSelectionChanges(edgeLookup, /* @__PURE__ */ new Set([...selectedEdgeIds])))
        triggerNodeChanges(getSelectionChanges(nodeLookup, /* @__PURE__ */ new Set()))
      },
      unselectNodesAndEdges: ({ nodes, edges } = {}) => {
        const {
          edges: storeEdges,
          nodes: storeNodes,
          nodeLookup,
          triggerNodeChanges,
          triggerEdgeChanges,
        } = get()
        const nodesToUnselect = nodes ? nodes : storeNodes
        const edgesToUnselect = edges ? edges : storeEdges
        const nodeChanges = []
        for (const node of nodesToUnselect) {
          if (!node.selected) continue
          nodeChanges.push(createSelectionChange(node.id, false))
        }
        const edgeChanges = []
        for (const edge of edgesToUnselect) {
          if (!edge.selected) continue
          edgeChanges.push(createSelectionChange(edge.id, false))
        }
        triggerNodeChanges(nodeChanges)
        triggerEdgeChanges(edgeChanges)
      },
      setMinZoom: (minZoom) => {
        const { panZoom, maxZoom } = get()
        panZoom?.setScaleExtent([minZoom, maxZoom])
        set({ minZoom })
      },
      setMaxZoom: (maxZoom) => {
        const { panZoom, minZoom } = get()
        panZoom?.setScaleExtent([minZoom, maxZoom])
        set({ maxZoom })
      },
      setTranslateExtent: (translateExtent) => {
        get().panZoom?.setTranslateExtent(translateExtent)
        set({ translateExtent })
      },
      resetSelectedElements: () => {
        const { edges, nodes, triggerNodeChanges, triggerEdgeChanges, elementsSelectable } = get()
        if (!elementsSelectable) return
        const nodeChanges = nodes.reduce(
          (res, node) => (node.selected ? [...res, createSelectionChange(node.id, false)] : res),
          [],
        )
        const edgeChanges = edges.reduce(
          (res, edge) => (edge.selected ? [...res, createSelectionChange(edge.id, false)] : res),
          [],
        )
        triggerNodeChanges(nodeChanges)
        triggerEdgeChanges(edgeChanges)
      },
      setNodeExtent: (nextNodeExtent) => {
        const { nodes, nodeLookup, parentLookup, nodeOrigin, elevateNodesOnSelect, nodeExtent, zIndexMode } =
          get()
        if (
          nextNodeExtent[0][0] === nodeExtent[0][0] &&
          nextNodeExtent[0][1] === nodeExtent[0][1] &&
          nextNodeExtent[1][0] === nodeExtent[1][0] &&
          nextNodeExtent[1][1] === nodeExtent[1][1]
        )
          return
        adoptUserNodes(nodes, nodeLookup, parentLookup, {
          nodeOrigin,
          nodeExtent: nextNodeExtent,
          elevateNodesOnSelect,
          checkEquality: false,
          zIndexMode,
        })
        set({ nodeExtent: nextNodeExtent })
      },
      panBy: (delta) => {
        const { transform, width, height, panZoom, translateExtent } = get()
        return panBy({
          delta,
          panZoom,
          transform,
          translateExtent,
          width,
          height,
        })
      },
      setCenter: async (x, y, options) => {
        const { width, height, maxZoom, panZoom } = get()
        if (!panZoom) return false
        const nextZoom = typeof options?.zoom !== 'undefined' ? options.zoom : maxZoom
        await panZoom.setViewport(
          {
            x: width / 2 - x * nextZoom,
            y: height / 2 - y * nextZoom,
            zoom: nextZoom,
          },
          {
            duration: options?.duration,
            ease: options?.ease,
            interpolate: options?.interpolate,
          },
        )
        return true
      },
      cancelConnection: () => {
        set({ connection: { ...initialConnection } })
      },
      updateConnection: (connection) => {
        set({ connection })
      },
      reset: () => set({ ...getInitialState() }),
    }
  }, Object.is)
/**
 * The `<ReactFlowProvider />` component is a [context provider](https://react.dev/learn/passing-data-deeply-with-context#)
 * that makes it possible to access a flow's internal state outside of the
 * [`<ReactFlow />`](/api-reference/react-flow) component. Many of the hooks we
 * provide rely on this component to work.
 * @public
 *
 * @example
 * ```tsx
 *import { ReactFlow, ReactFlowProvider, useNodes } from '@xyflow/react'
 *
 *export default function Flow() {
 *  return (
 *    <ReactFlowProvider>
 *      <ReactFlow nodes={...} edges={...} />
 *      <Sidebar />
 *    </ReactFlowProvider>
 *  );
 *}
 *
 *function Sidebar() {
 *  // This hook will only work if the component it's used in is a child of a
 *  // <ReactFlowProvider />.
 *  const nodes = useNodes()
 *
 *  return <aside>do something with nodes</aside>;
 *}
 *```
 *
 * @remarks If you're using a router and want your flow's state to persist across routes,
 * it's vital that you place the `<ReactFlowProvider />` component _outside_ of
 * your router. If you have multiple flows on the same page you will need to use a separate
 * `<ReactFlowProvider />` for each flow.
 */
function ReactFlowProvider({
  initialNodes: nodes,
  initialEdges: edges,
  defaultNodes,
  defaultEdges,
  initialWidth: width,
  initialHeight: height,
  initialMinZoom: minZoom,
  initialMaxZoom: maxZoom,
  initialFitViewOptions: fitViewOptions,
  fitView,
  nodeOrigin,
  nodeExtent,
  zIndexMode,
  children,
}) {
  const [store] = (0, import_react.useState)(() =>
    createStore({
      nodes,
      edges,
      defaultNodes,
      defaultEdges,
      width,
      height,
      fitView,
      minZoom,
      maxZoom,
      fitViewOptions,
      nodeOrigin,
      nodeExtent,
      zIndexMode,
    }),
  )
  return (0, import_jsx_runtime.jsx)(Provider$1, {
    value: store,
    children: (0, import_jsx_runtime.jsx)(BatchProvider, {
      children: (0, import_jsx_runtime.jsx)(HandleConfigProvider, { children }),
    }),
  })
}
function Wrapper({
  children,
  nodes,
  edges,
  defaultNodes,
  defaultEdges,
  width,
  height,
  fitView,
  fitViewOptions,
  minZoom,
  maxZoom,
  nodeOrigin,
  nodeExtent,
  zIndexMode,
}) {
  if ((0, import_react.useContext)(StoreContext))
    return (0, import_jsx_runtime.jsx)(import_jsx_runtime.Fragment, { children })
  return (0, import_jsx_runtime.jsx)(ReactFlowProvider, {
    initialNodes: nodes,
    initialEdges: edges,
    defaultNodes,
    defaultEdges,
    initialWidth: width,
    initialHeight: height,
    fitView,
    initialFitViewOptions: fitViewOptions,
    initialMinZoom: minZoom,
    initialMaxZoom: maxZoom,
    nodeOrigin,
    nodeExtent,
    zIndexMode,
    children,
  })
}
var wrapperStyle = {
  width: '100%',
  height: '100%',
  overflow: 'hidden',
  position: 'relative',
  zIndex: 0,
}
function ReactFlow(
  {
    nodes,
    edges,
    defaultNodes,
    defaultEdges,
    className,
    nodeTypes,
    edgeTypes,
    onNodeClick,
    onEdgeClick,
    onInit,
    onMove,
    onMoveStart,
    onMoveEnd,
    onConnect,
    onConnectStart,
    onConnectEnd,
    onClickConnectStart,
    onClickConnectEnd,
    onNodeMouseEnter,
    onNodeMouseMove,
    onNodeMouseLeave,
    onNodeContextMenu,
    onNodeDoubleClick,
    onNodeDragStart,
    onNodeDrag,
    onNodeDragStop,
    onNodesDelete,
    onEdgesDelete,
    onDelete,
    onSelectionChange,
    onSelectionDragStart,
    onSelectionDrag,
    onSelectionDragStop,
    onSelectionContextMenu,
    onSelectionStart,
    onSelectionEnd,
    onBeforeDelete,
    connectionMode,
    connectionLineType = ConnectionLineType.Bezier,
    connectionLineStyle,
    connectionLineComponent,
    connectionLineContainerStyle,
    deleteKeyCode = 'Backspace',
    selectionKeyCode = 'Shift',
    selectionOnDrag = false,
    selectionMode = SelectionMode.Full,
    panActivationKeyCode = 'Space',
    multiSelectionKeyCode = isMacOs() ? 'Meta' : 'Control',
    zoomActivationKeyCode = isMacOs() ? 'Meta' : 'Control',
    snapToGrid,
    snapGrid,
    onlyRenderVisibleElements = false,
    selectNodesOnDrag,
    nodesDraggable,
    autoPanOnNodeFocus,
    nodesConnectable,
    nodesFocusable,
    nodeOrigin = defaultNodeOrigin,
    edgesFocusable,
    edgesReconnectable,
    elementsSelectable = true,
    defaultViewport: defaultViewport$1 = defaultViewport,
    minZoom = 0.5,
    maxZoom = 2,
    translateExtent = infiniteExtent,
    preventScrolling = true,
    nodeExtent,
    defaultMarkerColor = '#b1b1b7',
    zoomOnScroll = true,
    zoomOnPinch = true,
    panOnScroll = false,
    panOnScrollSpeed = 0.5,
    panOnScrollMode = PanOnScrollMode.Free,
    zoomOnDoubleClick = true,
    panOnDrag = true,
    onPaneClick,
    onPaneMouseEnter,
    onPaneMouseMove,
    onPaneMouseLeave,
    onPaneScroll,
    onPaneContextMenu,
    paneClickDistance = 1,
    nodeClickDistance = 0,
    children,
    onReconnect,
    onReconnectStart,
    onReconnectEnd,
    onEdgeContextMenu,
    onEdgeDoubleClick,
    onEdgeMouseEnter,
    onEdgeMouseMove,
    onEdgeMouseLeave,
    reconnectRadius = 10,
    onNodesChange,
    onEdgesChange,
    noDragClassName = 'nodrag',
    noWheelClassName = 'nowheel',
    noPanClassName = 'nopan',
    fitView,
    fitViewOptions,
    connectOnClick,
    attributionPosition,
    proOptions,
    defaultEdgeOptions,
    elevateNodesOnSelect = true,
    elevateEdgesOnSelect = false,
    disableKeyboardA11y = false,
    autoPanOnConnect,
    autoPanOnNodeDrag,
    autoPanOnSelection = true,
    autoPanSpeed,
    connectionRadius,
    isValidConnection,
    onError,
    style,
    id,
    nodeDragThreshold,
    connectionDragThreshold,
    viewport,
    onViewportChange,
    width,
    height,
    colorMode = 'light',
    debug,
    onScroll,
    ariaLabelConfig,
    zIndexMode = 'basic',
    ...rest
  },
  ref,
) {
  const rfId = id || '1'
  const colorModeClassName = useColorModeClass(colorMode)
  const wrapperOnScroll = (0, import_react.useCallback)(
    (e) => {
      e.currentTarget.scrollTo({
        top: 0,
        left: 0,
        behavior: 'instant',
      })
      onScroll?.(e)
    },
    [onScroll],
  )
  return (0, import_jsx_runtime.jsx)('div', {
    'data-testid': 'rf__wrapper',
    ...rest,
    onScroll: wrapperOnScroll,
    style: {
      ...style,
      ...wrapperStyle,
    },
    ref,
    className: cc(['react-flow', className, colorModeClassName]),
    id,
    role: 'application',
    children: (0, import_jsx_runtime.jsxs)(Wrapper, {
      nodes,
      edges,
      width,
      height,
      fitView,
      fitViewOptions,
      minZoom,
      maxZoom,
      nodeOrigin,
      nodeExtent,
      zIndexMode,
      children: [
        (0, import_jsx_runtime.jsx)(StoreUpdater, {
          nodes,
          edges,
          defaultNodes,
          defaultEdges,
          onConnect,
          onConnectStart,
          onConnectEnd,
          onClickConnectStart,
          onClickConnectEnd,
          nodesDraggable,
          autoPanOnNodeFocus,
          nodesConnectable,
          nodesFocusable,
          edgesFocusable,
          edgesReconnectable,
          elementsSelectable,
          elevateNodesOnSelect,
          elevateEdgesOnSelect,
          minZoom,
          maxZoom,
          nodeExtent,
          onNodesChange,
          onEdgesChange,
          snapToGrid,
          snapGrid,
          connectionMode,
          translateExtent,
          connectOnClick,
          defaultEdgeOptions,
          fitView,
          fitViewOptions,
          onNodesDelete,
          onEdgesDelete,
          onDelete,
          onNodeDragStart,
          onNodeDrag,
          onNodeDragStop,
          onSelectionDrag,
          onSelectionDragStart,
          onSelectionDragStop,
          onMove,
          onMoveStart,
          onMoveEnd,
          noPanClassName,
          nodeOrigin,
          rfId,
          autoPanOnConnect,
          autoPanOnNodeDrag,
          autoPanSpeed,
          onError,
          connectionRadius,
          isValidConnection,
          selectNodesOnDrag,
          nodeDragThreshold,
          connectionDragThreshold,
          onBeforeDelete,
          debug,
          ariaLabelConfig,
          zIndexMode,
        }),
        (0, import_jsx_runtime.jsx)(GraphView, {
          onInit,
          onNodeClick,
          onEdgeClick,
          onNodeMouseEnter,
          onNodeMouseMove,
          onNodeMouseLeave,
          onNodeContextMenu,
          onNodeDoubleClick,
          nodeTypes,
          edgeTypes,
          connectionLineType,
          connectionLineStyle,
          connectionLineComponent,
          connectionLineContainerStyle,
          selectionKeyCode,
          selectionOnDrag,
          selectionMode,
          deleteKeyCode,
          multiSelectionKeyCode,
          panActivationKeyCode,
          zoomActivationKeyCode,
          onlyRenderVisibleElements,
          defaultViewport: defaultViewport$1,
          translateExtent,
          minZoom,
          maxZoom,
          preventScrolling,
          zoomOnScroll,
          zoomOnPinch,
          zoomOnDoubleClick,
          panOnScroll,
          panOnScrollSpeed,
          panOnScrollMode,
          panOnDrag,
          autoPanOnSelection,
          onPaneClick,
          onPaneMouseEnter,
          onPaneMouseMove,
          onPaneMouseLeave,
          onPaneScroll,
          onPaneContextMenu,
          paneClickDistance,
          nodeClickDistance,
          onSelectionContextMenu,
          onSelectionStart,
          onSelectionEnd,
          onReconnect,
          onReconnectStart,
          onReconnectEnd,
          onEdgeContextMenu,
          onEdgeDoubleClick,
          onEdgeMouseEnter,
          onEdgeMouseMove,
          onEdgeMouseLeave,
          reconnectRadius,
          defaultMarkerColor,
          noDragClassName,
          noWheelClassName,
          noPanClassName,
          rfId,
          disableKeyboardA11y,
          nodeExtent,
          viewport,
          onViewportChange,
          nodesDraggable,
        }),
        (0, import_jsx_runtime.jsx)(SelectionListener, { onSelectionChange }),
        children,
        (0, import_jsx_runtime.jsx)(Attribution, {
          proOptions,
          position: attributionPosition,
        }),
        (0, import_jsx_runtime.jsx)(A11yDescriptions, {
          rfId,
          disableKeyboardA11y,
        }),
      ],
    }),
  })
}
/**
 * The `<ReactFlow />` component is the heart of your React Flow application.
 * It renders your nodes and edges and handles user interaction
 *
 * @public
 *
 * @example
 * ```tsx
 *import { ReactFlow } from '@xyflow/react'
 *
 *export default function Flow() {
 *  return (<ReactFlow
 *    nodes={...}
 *    edges={...}
 *    onNodesChange={...}
 *    ...
 *  />);
 *}
 *```
 */
var index = fixedForwardRef(ReactFlow)
errorMessages['error014']()
function LinePattern({ dimensions, lineWidth, variant, className }) {
  return (0, import_jsx_runtime.jsx)('path', {
    strokeWidth: lineWidth,
    d: `M${dimensions[0] / 2} 0 V${dimensions[1]} M0 ${dimensions[1] / 2} H${dimensions[0]}`,
    className: cc(['react-flow__background-pattern', variant, className]),
  })
}
function DotPattern({ radius, className }) {
  return (0, import_jsx_runtime.jsx)('circle', {
    cx: radius,
    cy: radius,
    r: radius,
    className: cc(['react-flow__background-pattern', 'dots', className]),
  })
}
/**
 * The three variants are exported as an enum for convenience. You can either import
 * the enum and use it like `BackgroundVariant.Lines` or you can use the raw string
 * value directly.
 * @public
 */
var BackgroundVariant
;(function (BackgroundVariant) {
  BackgroundVariant['Lines'] = 'lines'
  BackgroundVariant['Dots'] = 'dots'
  BackgroundVariant['Cross'] = 'cross'
})(BackgroundVariant || (BackgroundVariant = {}))
var defaultSize = {
  [BackgroundVariant.Dots]: 1,
  [BackgroundVariant.Lines]: 1,
  [BackgroundVariant.Cross]: 6,
}
var selector$3 = (s) => ({
  transform: s.transform,
  patternId: `pattern-${s.rfId}`,
})
function BackgroundComponent({
  id,
  variant = BackgroundVariant.Dots,
  gap = 20,
  size,
  lineWidth = 1,
  offset = 0,
  color,
  bgColor,
  style,
  className,
  patternClassName,
}) {
  const ref = (0, import_react.useRef)(null)
  const { transform, patternId } = useStore(selector$3, shallow$1)
  const patternSize = size || defaultSize[variant]
  const isDots = variant === BackgroundVariant.Dots
  const isCross = variant === BackgroundVariant.Cross
  const gapXY = Array.isArray(gap) ? gap : [gap, gap]
  const scaledGap = [gapXY[0] * transform[2] || 1, gapXY[1] * transform[2] || 1]
  const scaledSize = patternSize * transform[2]
  const offsetXY = Array.isArray(offset) ? offset : [offset, offset]
  const patternDimensions = isCross ? [scaledSize, scaledSize] : scaledGap
  const scaledOffset = [
    offsetXY[0] * transform[2] + patternDimensions[0] / 2,
    offsetXY[1] * transform[2] + patternDimensions[1] / 2,
  ]
  const _patternId = `${patternId}${id ? id : ''}`
  return (0, import_jsx_runtime.jsxs)('svg', {
    className: cc(['react-flow__background', className]),
    style: {
      ...style,
      ...containerStyle,
      '--xy-background-color-props': bgColor,
      '--xy-background-pattern-color-props': color,
    },
    ref,
    'data-testid': 'rf__background',
    children: [
      (0, import_jsx_runtime.jsx)('pattern', {
        id: _patternId,
        x: transform[0] % scaledGap[0],
        y: transform[1] % scaledGap[1],
        width: scaledGap[0],
        height: scaledGap[1],
        patternUnits: 'userSpaceOnUse',
        patternTransform: `translate(-${scaledOffset[0]},-${scaledOffset[1]})`,
        children: isDots
          ? (0, import_jsx_runtime.jsx)(DotPattern, {
              radius: scaledSize / 2,
              className: patternClassName,
            })
          : (0, import_jsx_runtime.jsx)(LinePattern, {
              dimensions: patternDimensions,
              lineWidth,
              variant,
              className: patternClassName,
            }),
      }),
      (0, import_jsx_runtime.jsx)('rect', {
        x: '0',
        y: '0',
        width: '100%',
        height: '100%',
        fill: `url(#${_patternId})`,
      }),
    ],
  })
}
BackgroundComponent.displayName = 'Background'
/**
 * The `<Background />` component makes it convenient to render different types of backgrounds common in node-based UIs. It comes with three variants: lines, dots and cross.
 *
 * @example
 *
 * A simple example of how to use the Background component.
 *
 * ```tsx
 * import { useState } from 'react';
 * import { ReactFlow, Background, BackgroundVariant } from '@xyflow/react';
 *
 * export default function Flow() {
 *   return (
 *     <ReactFlow defaultNodes={[...]} defaultEdges={[...]}>
 *       <Background color="#ccc" variant={BackgroundVariant.Dots} />
 *     </ReactFlow>
 *   );
 * }
 * ```
 *
 * @example
 *
 * In this example you can see how to combine multiple backgrounds
 *
 * ```tsx
 * import { ReactFlow, Background, BackgroundVariant } from '@xyflow/react';
 * import '@xyflow/react/dist/style.css';
 *
 * export default function Flow() {
 *   return (
 *     <ReactFlow defaultNodes={[...]} defaultEdges={[...]}>
 *       <Background
 *         id="1"
 *         gap={10}
 *         color="#f1f1f1"
 *         variant={BackgroundVariant.Lines}
 *       />
 *       <Background
 *         id="2"
 *         gap={100}
 *         color="#ccc"
 *         variant={BackgroundVariant.Lines}
 *       />
 *     </ReactFlow>
 *   );
 * }
 * ```
 *
 * @remarks
 *
 * When combining multiple <Background /> components it’s important to give each of them a unique id prop!
 *
 */
var Background = (0, import_react.memo)(BackgroundComponent)
function PlusIcon() {
  return (0, import_jsx_runtime.jsx)('svg', {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: '0 0 32 32',
    children: (0, import_jsx_runtime.jsx)('path', {
      d: 'M32 18.133H18.133V32h-4.266V18.133H0v-4.266h13.867V0h4.266v13.867H32z',
    }),
  })
}
function MinusIcon() {
  return (0, import_jsx_runtime.jsx)('svg', {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: '0 0 32 5',
    children: (0, import_jsx_runtime.jsx)('path', { d: 'M0 0h32v4.2H0z' }),
  })
}
function FitViewIcon() {
  return (0, import_jsx_runtime.jsx)('svg', {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: '0 0 32 30',
    children: (0, import_jsx_runtime.jsx)('path', {
      d: 'M3.692 4.63c0-.53.4-.938.939-.938h5.215V0H4.708C2.13 0 0 2.054 0 4.63v5.216h3.692V4.631zM27.354 0h-5.2v3.692h5.17c.53 0 .984.4.984.939v5.215H32V4.631A4.624 4.624 0 0027.354 0zm.954 24.83c0 .532-.4.94-.939.94h-5.215v3.768h5.215c2.577 0 4.631-2.13 4.631-4.707v-5.139h-3.692v5.139zm-23.677.94c-.531 0-.939-.4-.939-.94v-5.138H0v5.139c0 2.577 2.13 4.707 4.708 4.707h5.138V25.77H4.631z',
    }),
  })
}
function LockIcon() {
  return (0, import_jsx_runtime.jsx)('svg', {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: '0 0 25 32',
    children: (0, import_jsx_runtime.jsx)('path', {
      d: 'M21.333 10.667H19.81V7.619C19.81 3.429 16.38 0 12.19 0 8 0 4.571 3.429 4.571 7.619v3.048H3.048A3.056 3.056 0 000 13.714v15.238A3.056 3.056 0 003.048 32h18.285a3.056 3.056 0 003.048-3.048V13.714a3.056 3.056 0 00-3.048-3.047zM12.19 24.533a3.056 3.056 0 01-3.047-3.047 3.056 3.056 0 013.047-3.048 3.056 3.056 0 013.048 3.048 3.056 3.056 0 01-3.048 3.047zm4.724-13.866H7.467V7.619c0-2.59 2.133-4.724 4.723-4.724 2.591 0 4.724 2.133 4.724 4.724v3.048z',
    }),
  })
}
function UnlockIcon() {
  return (0, import_jsx_runtime.jsx)('svg', {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: '0 0 25 32',
    children: (0, import_jsx_runtime.jsx)('path', {
      d: 'M21.333 10.667H19.81V7.619C19.81 3.429 16.38 0 12.19 0c-4.114 1.828-1.37 2.133.305 2.438 1.676.305 4.42 2.59 4.42 5.181v3.048H3.047A3.056 3.056 0 000 13.714v15.238A3.056 3.056 0 003.048 32h18.285a3.056 3.056 0 003.048-3.048V13.714a3.056 3.056 0 00-3.048-3.047zM12.19 24.533a3.056 3.056 0 01-3.047-3.047 3.056 3.056 0 013.047-3.048 3.056 3.056 0 013.048 3.048 3.056 3.056 0 01-3.048 3.047z',
    }),
  })
}
/**
 * You can add buttons to the control panel by using the `<ControlButton />` component
 * and pass it as a child to the [`<Controls />`](/api-reference/components/controls) component.
 *
 * @public
 * @example
 *```jsx
 *import { MagicWand } from '@radix-ui/react-icons'
 *import { ReactFlow, Controls, ControlButton } from '@xyflow/react'
 *
 *export default function Flow() {
 *  return (
 *    <ReactFlow nodes={[...]} edges={[...]}>
 *      <Controls>
 *        <ControlButton onClick={() => alert('Something magical just happened. ✨')}>
 *          <MagicWand />
 *        </ControlButton>
 *      </Controls>
 *    </ReactFlow>
 *  )
 *}
 *```
 */
function ControlButton({ children, className, ...rest }) {
  return (0, import_jsx_runtime.jsx)('button', {
    type: 'button',
    className: cc(['react-flow__controls-button', className]),
    ...rest,
    children,
  })
}
var selector$2 = (s) => ({
  isInteractive: s.nodesDraggable || s.nodesConnectable || s.elementsSelectable,
  minZoomReached: s.transform[2] <= s.minZoom,
  maxZoomReached: s.transform[2] >= s.maxZoom,
  ariaLabelConfig: s.ariaLabelConfig,
})
function ControlsComponent({
  style,
  showZoom = true,
  showFitView = true,
  showInteractive = true,
  fitViewOptions,
  onZoomIn,
  onZoomOut,
  onFitView,
  onInteractiveChange,
  className,
  children,
  position = 'bottom-left',
  orientation = 'vertical',
  'aria-label': ariaLabel,
}) {
  const store = useStoreApi()
  const { isInteractive, minZoomReached, maxZoomReached, ariaLabelConfig } = useStore(selector$2, shallow$1)
  const { zoomIn, zoomOut, fitView } = useReactFlow()
  const onZoomInHandler = () => {
    zoomIn()
    onZoomIn?.()
  }
  const onZoomOutHandler = () => {
    zoomOut()
    onZoomOut?.()
  }
  const onFitViewHandler = () => {
    fitView(fitViewOptions)
    onFitView?.()
  }
  const onToggleInteractivity = () => {
    store.setState({
      nodesDraggable: !isInteractive,
      nodesConnectable: !isInteractive,
      elementsSelectable: !isInteractive,
    })
    onInteractiveChange?.(!isInteractive)
  }
  return (0, import_jsx_runtime.jsxs)(Panel, {
    className: cc([
      'react-flow__controls',
      orientation === 'horizontal' ? 'horizontal' : 'vertical',
      className,
    ]),
    position,
    style,
    'data-testid': 'rf__controls',
    'aria-label': ariaLabel ?? ariaLabelConfig['controls.ariaLabel'],
    children: [
      showZoom &&
        (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
          children: [
            (0, import_jsx_runtime.jsx)(ControlButton, {
              onClick: onZoomInHandler,
              className: 'react-flow__controls-zoomin',
              title: ariaLabelConfig['controls.zoomIn.ariaLabel'],
              'aria-label': ariaLabelConfig['controls.zoomIn.ariaLabel'],
              disabled: maxZoomReached,
              children: (0, import_jsx_runtime.jsx)(PlusIcon, {}),
            }),
            (0, import_jsx_runtime.jsx)(ControlButton, {
              onClick: onZoomOutHandler,
              className: 'react-flow__controls-zoomout',
              title: ariaLabelConfig['controls.zoomOut.ariaLabel'],
              'aria-label': ariaLabelConfig['controls.zoomOut.ariaLabel'],
              disabled: minZoomReached,
              children: (0, import_jsx_runtime.jsx)(MinusIcon, {}),
            }),
          ],
        }),
      showFitView &&
        (0, import_jsx_runtime.jsx)(ControlButton, {
          className: 'react-flow__controls-fitview',
          onClick: onFitViewHandler,
          title: ariaLabelConfig['controls.fitView.ariaLabel'],
          'aria-label': ariaLabelConfig['controls.fitView.ariaLabel'],
          children: (0, import_jsx_runtime.jsx)(FitViewIcon, {}),
        }),
      showInteractive &&
        (0, import_jsx_runtime.jsx)(ControlButton, {
          className: 'react-flow__controls-interactive',
          onClick: onToggleInteractivity,
          title: ariaLabelConfig['controls.interactive.ariaLabel'],
          'aria-label': ariaLabelConfig['controls.interactive.ariaLabel'],
          children: isInteractive
            ? (0, import_jsx_runtime.jsx)(UnlockIcon, {})
            : (0, import_jsx_runtime.jsx)(LockIcon, {}),
        }),
      children,
    ],
  })
}
ControlsComponent.displayName = 'Controls'
;(0, import_react.memo)(ControlsComponent)
function MiniMapNodeComponent({
  id,
  x,
  y,
  width,
  height,
  style,
  color,
  strokeColor,
  strokeWidth,
  className,
  borderRadius,
  shapeRendering,
  selected,
  onClick,
}) {
  const { background, backgroundColor } = style || {}
  const fill = color || background || backgroundColor
  return (0, import_jsx_runtime.jsx)('rect', {
    className: cc(['react-flow__minimap-node', { selected }, className]),
    x,
    y,
    rx: borderRadius,
    ry: borderRadius,
    width,
    height,
    style: {
      fill,
      stroke: strokeColor,
      strokeWidth,
    },
    shapeRendering,
    onClick: onClick ? (event) => onClick(event, id) : void 0,
  })
}
var MiniMapNode = (0, import_react.memo)(MiniMapNodeComponent)
var selectorNodeIds = (s) => s.nodes.map((node) => node.id)
var getAttrFunction = (func) => (func instanceof Function ? func : () => func)
function MiniMapNodes({
  nodeStrokeColor,
  nodeColor,
  nodeClassName = '',
  nodeBorderRadius = 5,
  nodeStrokeWidth,
  nodeComponent: NodeComponent = MiniMapNode,
  onClick,
}) {
  const nodeIds = useStore(selectorNodeIds, shallow$1)
  const nodeColorFunc = getAttrFunction(nodeColor)
  const nodeStrokeColorFunc = getAttrFunction(nodeStrokeColor)
  const nodeClassNameFunc = getAttrFunction(nodeClassName)
  const shapeRendering =
    typeof window === 'undefined' || !!window.chrome ? 'crispEdges' : 'geometricPrecision'
  return (0, import_jsx_runtime.jsx)(import_jsx_runtime.Fragment, {
    children: nodeIds.map((nodeId) =>
      (0, import_jsx_runtime.jsx)(
        NodeComponentWrapper,
        {
          id: nodeId,
          nodeColorFunc,
          nodeStrokeColorFunc,
          nodeClassNameFunc,
          nodeBorderRadius,
          nodeStrokeWidth,
          NodeComponent,
          onClick,
          shapeRendering,
        },
        nodeId,
      ),
    ),
  })
}
function NodeComponentWrapperInner({
  id,
  nodeColorFunc,
  nodeStrokeColorFunc,
  nodeClassNameFunc,
  nodeBorderRadius,
  nodeStrokeWidth,
  shapeRendering,
  NodeComponent,
  onClick,
}) {
  const { node, x, y, width, height } = useStore((s) => {
    const node = s.nodeLookup.get(id)
    if (!node)
      return {
        node: void 0,
        x: 0,
        y: 0,
        width: 0,
        height: 0,
      }
    const userNode = node.internals.userNode
    const { x, y } = node.internals.positionAbsolute
    const { width, height } = getNodeDimensions(userNode)
    return {
      node: userNode,
      x,
      y,
      width,
      height,
    }
  }, shallow$1)
  if (!node || node.hidden || !nodeHasDimensions(node)) return null
  return (0, import_jsx_runtime.jsx)(NodeComponent, {
    x,
    y,
    width,
    height,
    style: node.style,
    selected: !!node.selected,
    className: nodeClassNameFunc(node),
    color: nodeColorFunc(node),
    borderRadius: nodeBorderRadius,
    strokeColor: nodeStrokeColorFunc(node),
    strokeWidth: nodeStrokeWidth,
    shapeRendering,
    onClick,
    id: node.id,
  })
}
var NodeComponentWrapper = (0, import_react.memo)(NodeComponentWrapperInner)
var MiniMapNodes$1 = (0, import_react.memo)(MiniMapNodes)
var defaultWidth = 200
var defaultHeight = 150
var filterHidden = (node) => !node.hidden
var selector$1 = (s) => {
  const viewBB = {
    x: -s.transform[0] / s.transform[2],
    y: -s.transform[1] / s.transform[2],
    width: s.width / s.transform[2],
    height: s.height / s.transform[2],
  }
  let hasVisibleNode = false
  for (const node of s.nodeLookup.values())
    if (!node.hidden) {
      hasVisibleNode = true
      break
    }
  return {
    viewBB,
    boundingRect: hasVisibleNode
      ? getBoundsOfRects(getInternalNodesBounds(s.nodeLookup, { filter: filterHidden }), viewBB)
      : viewBB,
    rfId: s.rfId,
    panZoom: s.panZoom,
    translateExtent: s.translateExtent,
    flowWidth: s.width,
    flowHeight: s.height,
    ariaLabelConfig: s.ariaLabelConfig,
  }
}
var rectEqual = (a, b) => a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height
var areEqual = (a, b) =>
  rectEqual(a.viewBB, b.viewBB) &&
  rectEqual(a.boundingRect, b.boundingRect) &&
  a.rfId === b.rfId &&
  a.panZoom === b.panZoom &&
  a.translateExtent === b.translateExtent &&
  a.flowWidth === b.flowWidth &&
  a.flowHeight === b.flowHeight &&
  a.ariaLabelConfig === b.ariaLabelConfig
var ARIA_LABEL_KEY = 'react-flow__minimap-desc'
function MiniMapComponent({
  style,
  className,
  nodeStrokeColor,
  nodeColor,
  nodeClassName = '',
  nodeBorderRadius = 5,
  nodeStrokeWidth,
  nodeComponent,
  bgColor,
  maskColor,
  maskStrokeColor,
  maskStrokeWidth,
  position = 'bottom-right',
  onClick,
  onNodeClick,
  pannable = false,
  zoomable = false,
  ariaLabel,
  inversePan,
  zoomStep = 1,
  offsetScale = 5,
}) {
  const store = useStoreApi()
  const svg = (0, import_react.useRef)(null)
  const { boundingRect, panZoom, viewBB, rfId, translateExtent, flowWidth, flowHeight, ariaLabelConfig } =
    useStore(selector$1, areEqual)
  const elementWidth = style?.width ?? defaultWidth
  const elementHeight = style?.height ?? defaultHeight
  const scaledWidth = boundingRect.width / elementWidth
  const scaledHeight = boundingRect.height / elementHeight
  const viewScale = Math.max(scaledWidth, scaledHeight)
  const viewWidth = viewScale * elementWidth
  const viewHeight = viewScale * elementHeight
  const offset = offsetScale * viewScale
  const x = boundingRect.x - (viewWidth - boundingRect.width) / 2 - offset
  const y = boundingRect.y - (viewHeight - boundingRect.height) / 2 - offset
  const width = viewWidth + offset * 2
  const height = viewHeight + offset * 2
  const labelledBy = `${ARIA_LABEL_KEY}-${rfId}`
  const viewScaleRef = (0, import_react.useRef)(0)
  const minimapInstance = (0, import_react.useRef)()
  viewScaleRef.current = viewScale
  ;(0, import_react.useEffect)(() => {
    const currentPanZoom = store.getState().panZoom
    if (svg.current && currentPanZoom) {
      minimapInstance.current = XYMinimap({
        domNode: svg.current,
        panZoom: currentPanZoom,
        getTransform: () => store.getState().transform,
        getViewScale: () => viewScaleRef.current,
      })
      return () => {
        minimapInstance.current?.destroy()
      }
    }
  }, [panZoom])
  ;(0, import_react.useEffect)(() => {
    minimapInstance.current?.update({
      translateExtent,
      width: flowWidth,
      height: flowHeight,
      inversePan,
      pannable,
      zoomStep,
      zoomable,
    })
  }, [pannable, zoomable, inversePan, zoomStep, translateExtent, flowWidth, flowHeight])
  const onSvgClick = onClick
    ? (event) => {
        const [x, y] = minimapInstance.current?.pointer(event) || [0, 0]
        onClick(event, {
          x,
          y,
        })
      }
    : void 0
  const nodeClickHandler = (0, import_react.useCallback)(
    (event, nodeId) => {
      const node = store.getState().nodeLookup.get(nodeId).internals.userNode
      onNodeClick?.(event, node)
    },
    [onNodeClick],
  )
  const onSvgNodeClick = onNodeClick ? nodeClickHandler : void 0
  const _ariaLabel = ariaLabel ?? ariaLabelConfig['minimap.ariaLabel']
  return (0, import_jsx_runtime.jsx)(Panel, {
    position,
    style: {
      ...style,
      '--xy-minimap-background-color-props': typeof bgColor === 'string' ? bgColor : void 0,
      '--xy-minimap-mask-background-color-props': typeof maskColor === 'string' ? maskColor : void 0,
      '--xy-minimap-mask-stroke-color-props': typeof maskStrokeColor === 'string' ? maskStrokeColor : void 0,
      '--xy-minimap-mask-stroke-width-props':
        typeof maskStrokeWidth === 'number' ? maskStrokeWidth * viewScale : void 0,
      '--xy-minimap-node-background-color-props': typeof nodeColor === 'string' ? nodeColor : void 0,
      '--xy-minimap-node-stroke-color-props': typeof nodeStrokeColor === 'string' ? nodeStrokeColor : void 0,
      '--xy-minimap-node-stroke-width-props': typeof nodeStrokeWidth === 'number' ? nodeStrokeWidth : void 0,
    },
    className: cc(['react-flow__minimap', className]),
    'data-testid': 'rf__minimap',
    children: (0, import_jsx_runtime.jsxs)('svg', {
      width: elementWidth,
      height: elementHeight,
      viewBox: `${x} ${y} ${width} ${height}`,
      className: 'react-flow__minimap-svg',
      role: 'img',
      'aria-labelledby': labelledBy,
      ref: svg,
      onClick: onSvgClick,
      children: [
        _ariaLabel &&
          (0, import_jsx_runtime.jsx)('title', {
            id: labelledBy,
            children: _ariaLabel,
          }),
        (0, import_jsx_runtime.jsx)(MiniMapNodes$1, {
          onClick: onSvgNodeClick,
          nodeColor,
          nodeStrokeColor,
          nodeBorderRadius,
          nodeClassName,
          nodeStrokeWidth,
          nodeComponent,
        }),
        (0, import_jsx_runtime.jsx)('path', {
          className: 'react-flow__minimap-mask',
          d: `M${x - offset},${y - offset}h${width + offset * 2}v${height + offset * 2}h${-width - offset * 2}z
        M${viewBB.x},${viewBB.y}h${viewBB.width}v${viewBB.height}h${-viewBB.width}z`,
          fillRule: 'evenodd',
          pointerEvents: 'none',
        }),
      ],
    }),
  })
}
MiniMapComponent.displayName = 'MiniMap'
;(0, import_react.memo)(MiniMapComponent)
var scaleSelector = (calculateScale) => (store) =>
  calculateScale ? `${Math.max(1 / store.transform[2], 1)}` : void 0
var defaultPositions = {
  [ResizeControlVariant.Line]: 'right',
  [ResizeControlVariant.Handle]: 'bottom-right',
}
function ResizeControl({
  nodeId,
  position,
  variant = ResizeControlVariant.Handle,
  className,
  style = void 0,
  children,
  color,
  minWidth = 10,
  minHeight = 10,
  maxWidth = Number.MAX_VALUE,
  maxHeight = Number.MAX_VALUE,
  keepAspectRatio = false,
  resizeDirection,
  autoScale = true,
  shouldResize,
  onResizeStart,
  onResize,
  onResizeEnd,
}) {
  const contextNodeId = useNodeId()
  const id = typeof nodeId === 'string' ? nodeId : contextNodeId
  const store = useStoreApi()
  const resizeControlRef = (0, import_react.useRef)(null)
  const isHandleControl = variant === ResizeControlVariant.Handle
  const scale = useStore(
    (0, import_react.useCallback)(scaleSelector(isHandleControl && autoScale), [isHandleControl, autoScale]),
    shallow$1,
  )
  const resizer = (0, import_react.useRef)(null)
  const controlPosition = position ?? defaultPositions[variant]
  ;(0, import_react.useEffect)(() => {
    if (!resizeControlRef.current || !id) return
    if (!resizer.current)
      resizer.current = XYResizer({
        domNode: resizeControlRef.current,
        nodeId: id,
        getStoreItems: () => {
          const { nodeLookup, transform, snapGrid, snapToGrid, nodeOrigin, domNode } = store.getState()
          return {
            nodeLookup,
            transform,
            snapGrid,
            snapToGrid,
            nodeOrigin,
            paneDomNode: domNode,
          }
        },
        onChange: (change, childChanges) => {
          const { triggerNodeChanges, nodeLookup, parentLookup, nodeOrigin } = store.getState()
          const changes = []
          const nextPosition = {
            x: change.x,
            y: change.y,
          }
          const node = nodeLookup.get(id)
          if (node && node.expandParent && node.parentId) {
            const origin = node.origin ?? nodeOrigin
            const width = change.width ?? node.measured.width ?? 0
            const height = change.height ?? node.measured.height ?? 0
            const parentExpandChanges = handleExpandParent(
              [
                {
                  id: node.id,
                  parentId: node.parentId,
                  rect: {
                    width,
                    height,
                    ...evaluateAbsolutePosition(
                      {
                        x: change.x ?? node.position.x,
                        y: change.y ?? node.position.y,
                      },
                      {
                        width,
                        height,
                      },
                      node.parentId,
                      nodeLookup,
                      origin,
                    ),
                  },
                },
              ],
              nodeLookup,
              parentLookup,
              nodeOrigin,
            )
            changes.push(...parentExpandChanges)
            nextPosition.x = change.x ? Math.max(origin[0] * width, change.x) : void 0
            nextPosition.y = change.y ? Math.max(origin[1] * height, change.y) : void 0
          }
          if (nextPosition.x !== void 0 && nextPosition.y !== void 0) {
            const positionChange = {
              id,
              type: 'position',
              position: { ...nextPosition },
            }
            changes.push(positionChange)
          }
          if (change.width !== void 0 && change.height !== void 0) {
            const dimensionChange = {
              id,
              type: 'dimensions',
              resizing: true,
              setAttributes: !resizeDirection ? true : resizeDirection === 'horizontal' ? 'width' : 'height',
              dimensions: {
                width: change.width,
                height: change.height,
              },
            }
            changes.push(dimensionChange)
          }
          for (const childChange of childChanges) {
            const positionChange = {
              ...childChange,
              type: 'position',
            }
            changes.push(positionChange)
          }
          triggerNodeChanges(changes)
        },
        onEnd: ({ width, height }) => {
          const dimensionChange = {
            id,
            type: 'dimensions',
            resizing: false,
            dimensions: {
              width,
              height,
            },
          }
          store.getState().triggerNodeChanges([dimensionChange])
        },
      })
    resizer.current.update({
      controlPosition,
      boundaries: {
        minWidth,
        minHeight,
        maxWidth,
        maxHeight,
      },
      keepAspectRatio,
      resizeDirection,
      onResizeStart,
      onResize,
      onResizeEnd,
      shouldResize,
    })
    return () => {
      resizer.current?.destroy()
    }
  }, [
    controlPosition,
    minWidth,
    minHeight,
    maxWidth,
    maxHeight,
    keepAspectRatio,
    onResizeStart,
    onResize,
    onResizeEnd,
    shouldResize,
  ])
  const positionClassNames = controlPosition.split('-')
  return (0, import_jsx_runtime.jsx)('div', {
    className: cc(['react-flow__resize-control', 'nodrag', ...positionClassNames, variant, className]),
    ref: resizeControlRef,
    style: {
      ...style,
      scale,
      ...(color && { [isHandleControl ? 'backgroundColor' : 'borderColor']: color }),
    },
    children,
  })
}
/**
 * To create your own resizing UI, you can use the `NodeResizeControl` component where you can pass children (such as icons).
 * @public
 *
 */
var NodeResizeControl = (0, import_react.memo)(ResizeControl)
/**
 * The `<NodeResizer />` component can be used to add a resize functionality to your
 * nodes. It renders draggable controls around the node to resize in all directions.
 * @public
 *
 * @example
 *```jsx
 *import { memo } from 'react';
 *import { Handle, Position, NodeResizer } from '@xyflow/react';
 *
 *function ResizableNode({ data }) {
 *  return (
 *    <>
 *      <NodeResizer minWidth={100} minHeight={30} />
 *      <Handle type="target" position={Position.Left} />
 *      <div style={{ padding: 10 }}>{data.label}</div>
 *      <Handle type="source" position={Position.Right} />
 *    </>
 *  );
 *};
 *
 *export default memo(ResizableNode);
 *```
 */
function NodeResizer({
  nodeId,
  isVisible = true,
  handleClassName,
  handleStyle,
  lineClassName,
  lineStyle,
  color,
  minWidth = 10,
  minHeight = 10,
  maxWidth = Number.MAX_VALUE,
  maxHeight = Number.MAX_VALUE,
  keepAspectRatio = false,
  autoScale = true,
  shouldResize,
  onResizeStart,
  onResize,
  onResizeEnd,
}) {
  if (!isVisible) return null
  return (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      XY_RESIZER_LINE_POSITIONS.map((position) =>
        (0, import_jsx_runtime.jsx)(
          NodeResizeControl,
          {
            className: lineClassName,
            style: lineStyle,
            nodeId,
            position,
            variant: ResizeControlVariant.Line,
            color,
            minWidth,
            minHeight,
            maxWidth,
            maxHeight,
            onResizeStart,
            keepAspectRatio,
            autoScale,
            shouldResize,
            onResize,
            onResizeEnd,
          },
          position,
        ),
      ),
      XY_RESIZER_HANDLE_POSITIONS.map((position) =>
        (0, import_jsx_runtime.jsx)(
          NodeResizeControl,
          {
            className: handleClassName,
            style: handleStyle,
            nodeId,
            position,
            color,
            minWidth,
            minHeight,
            maxWidth,
            maxHeight,
            onResizeStart,
            keepAspectRatio,
            autoScale,
            shouldResize,
            onResize,
            onResizeEnd,
          },
          position,
        ),
      ),
    ],
  })
}
// src/features/builder/canvas/flowNodes.ts
/** Where edges leave and end, from the top of a node, in px. */
var PORT_HEIGHTS = {
  in: 44,
  out: 44,
  true: 30,
  false: 62,
}
/** The handles of each kind, told so that edges are drawn without a node being measured. */
var HANDLES = {
  input: handlesOf('input'),
  model: handlesOf('model'),
  branch: handlesOf('branch'),
  transform: handlesOf('transform'),
  aggregate: handlesOf('aggregate'),
  postprocess: handlesOf('postprocess'),
  output: handlesOf('output'),
}
function handlesOf(kind) {
  const { mostIncoming, sourcePorts } = NODE_KINDS[kind]
  return [
    ...(mostIncoming > 0
      ? [
          {
            id: 'in',
            type: 'target',
            position: Position.Left,
            x: 0,
            y: PORT_HEIGHTS.in,
          },
        ]
      : []),
    ...sourcePorts.map((port) => ({
      id: port,
      type: 'source',
      position: Position.Right,
      x: NODE_SIZE.width,
      y: PORT_HEIGHTS[port],
    })),
  ]
}
/** Makes what the canvas draws, and keeps each piece while the template has the same. */
function createDrawing() {
  let drawnNodes = /* @__PURE__ */ new Map()
  let drawnNotes = /* @__PURE__ */ new Map()
  let drawnEdges = /* @__PURE__ */ new Map()
  return ({ nodes, edges, notes, selection, dragged, resized }) => {
    const nextNodes = /* @__PURE__ */ new Map()
    const nextNotes = /* @__PURE__ */ new Map()
    const nextEdges = /* @__PURE__ */ new Map()
    for (const note of notes) {
      const selected = selection.has(note.id)
      const position = dragged?.get(note.id) ?? note.position
      const known = drawnNotes.get(note.id)
      const isSame =
        known?.type === 'note' &&
        known.data.note === note &&
        known.selected === selected &&
        known.position === position &&
        resized?.id !== note.id &&
        known.measured?.width === note.size.width
      const size = resized?.id === note.id ? resized.size : note.size
      nextNotes.set(
        note.id,
        isSame
          ? known
          : flowNote(
              note,
              {
                position,
                size,
              },
              selected,
            ),
      )
    }
    for (const node of nodes) {
      const selected = selection.has(node.id)
      const position = dragged?.get(node.id) ?? node.position
      const known = drawnNodes.get(node.id)
      const isSame =
        known?.type === 'step' &&
        known.data.node === node &&
        known.selected === selected &&
        known.position === position
      nextNodes.set(node.id, isSame ? known : flowNode(node, position, selected))
    }
    for (const edge of edges) {
      const selected = selection.has(edge.id)
      const known = drawnEdges.get(edge.id)
      nextEdges.set(edge.id, known?.selected === selected ? known : flowEdge(edge, selected))
    }
    drawnNodes = nextNodes
    drawnNotes = nextNotes
    drawnEdges = nextEdges
    return {
      nodes: [...nextNotes.values(), ...nextNodes.values()],
      edges: [...nextEdges.values()],
    }
  }
}
function flowNode(node, position, selected) {
  return {
    id: node.id,
    type: 'step',
    data: { node },
    position,
    selected,
    ...NODE_SIZE,
    measured: NODE_SIZE,
    handles: HANDLES[node.kind],
  }
}
function flowNote(note, { position, size }, selected) {
  return {
    id: note.id,
    type: 'note',
    data: { note },
    position,
    selected,
    ...size,
    measured: size,
    connectable: false,
    zIndex: note.kind === 'group' ? -2 : -1,
  }
}
function flowEdge({ id, source, sourcePort, target }, selected) {
  return {
    id,
    type: 'step',
    source,
    sourceHandle: sourcePort,
    target,
    targetHandle: 'in',
    selected,
    markerEnd: {
      type: MarkerType.ArrowClosed,
      width: 16,
      height: 16,
    },
  }
}
function isSourcePort(handle) {
  return handle === 'out' || handle === 'true' || handle === 'false'
}
// src/features/builder/canvas/drawGraph.ts
/** The colours of the theme that an element stands in. */
function coloursOf(element) {
  const style = getComputedStyle(element)
  const colour = (name) => style.getPropertyValue(name).trim()
  const plain = colour('--line-strong')
  return {
    nodes: {
      input: plain,
      transform: plain,
      postprocess: plain,
      aggregate: plain,
      model: colour('--generated-line'),
      branch: colour('--accent-line'),
      output: colour('--success-text'),
    },
    edge: colour('--line-strong'),
    group: colour('--line'),
    comment: colour('--warning-surface'),
    chosen: colour('--accent'),
  }
}
function drawGraph(surface, drawing) {
  const { nodes, notes, selection, colours, x, y, zoom } = drawing
  const width = Math.max(1, NODE_SIZE.width * zoom)
  const height = Math.max(1, NODE_SIZE.height * zoom)
  for (const { kind, position, size } of notes) {
    surface.fillStyle = kind === 'group' ? colours.group : colours.comment
    surface.fillRect(x + position.x * zoom, y + position.y * zoom, size.width * zoom, size.height * zoom)
  }
  drawEdges(surface, drawing)
  const places = /* @__PURE__ */ new Map()
  for (const { id, kind, position } of nodes) {
    const colour = selection.has(id) ? colours.chosen : colours.nodes[kind]
    const known = places.get(colour)
    if (known === void 0) places.set(colour, [position])
    else known.push(position)
  }
  for (const [colour, positions] of places) {
    surface.fillStyle = colour
    for (const position of positions)
      surface.fillRect(x + position.x * zoom, y + position.y * zoom, width, height)
  }
}
function drawEdges(surface, { nodes, edges, colours, x, y, zoom }) {
  if (edges.length === 0) return
  const placeOf = new Map(nodes.map(({ id, position }) => [id, position]))
  surface.strokeStyle = colours.edge
  surface.lineWidth = Math.max(0.6, 1.75 * zoom)
  surface.beginPath()
  for (const { source, sourcePort, target } of edges) {
    const from = placeOf.get(source)
    const to = placeOf.get(target)
    if (from === void 0 || to === void 0) continue
    surface.moveTo(x + (from.x + NODE_SIZE.width) * zoom, y + (from.y + PORT_HEIGHTS[sourcePort]) * zoom)
    surface.lineTo(x + to.x * zoom, y + (to.y + PORT_HEIGHTS.in) * zoom)
  }
  surface.stroke()
}
var FarLayer_module_default = {
  layer: '_layer_yhibn_2',
  picture: '_picture_yhibn_9',
}
// src/features/builder/canvas/FarLayer.tsx
/** How much of the window is drawn beyond each of its edges: so far the picture is only moved. */
var MARGIN = 0.5
/**
 * The whole graph as one picture under an all but empty canvas. Panning moves the picture; it is drawn anew when it has
 * been moved out of sight, at another zoom, and when the template is another. What is dragged is drawn on a second one.
 */
function FarLayer({ dragged }) {
  const flow = useStoreApi()
  const { nodes, edges, notes } = useTemplate()
  const selection = useSelection()
  const still = (0, import_react.useRef)(null)
  const moving = (0, import_react.useRef)(null)
  const isDragging = dragged !== null
  const away = (0, import_react.useRef)(/* @__PURE__ */ new Set())
  if (!isDragging && away.current.size > 0) away.current = /* @__PURE__ */ new Set()
  if (dragged !== null && away.current.size === 0) away.current = new Set(dragged.keys())
  ;(0, import_react.useEffect)(() => {
    const out = away.current
    const isHere = ({ id }) => !out.has(id)
    const rest =
      out.size === 0
        ? {
            nodes,
            edges,
            notes,
          }
        : {
            nodes: nodes.filter(isHere),
            edges: edges.filter(({ source, target }) => !out.has(source) && !out.has(target)),
            notes: notes.filter(isHere),
          }
    return follow(still.current, flow, (view, colours) => ({
      ...rest,
      selection,
      colours,
      ...view,
    }))
  }, [flow, nodes, edges, notes, selection, isDragging])
  ;(0, import_react.useEffect)(() => {
    if (dragged === null) return clear(moving.current)
    const along = edges.filter(({ source, target }) => dragged.has(source) || dragged.has(target))
    const ends = new Set(along.flatMap(({ source, target }) => [source, target]))
    const placed = nodes.flatMap((node) => {
      const position = dragged.get(node.id)
      if (position !== void 0)
        return [
          {
            ...node,
            position,
          },
        ]
      return ends.has(node.id) ? [node] : []
    })
    return follow(moving.current, flow, (view, colours) => ({
      nodes: placed,
      edges: along,
      notes: notes.flatMap((note) => {
        const position = dragged.get(note.id)
        return position === void 0
          ? []
          : [
              {
                ...note,
                position,
              },
            ]
      }),
      selection,
      colours,
      ...view,
    }))
  }, [flow, nodes, edges, notes, selection, dragged])
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: FarLayer_module_default.layer,
    'aria-hidden': 'true',
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('canvas', {
        ref: still,
        className: FarLayer_module_default.picture,
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('canvas', {
        ref: moving,
        className: FarLayer_module_default.picture,
      }),
    ],
  })
}
/** Keeps a picture where the canvas is, until it is ended. */
function follow(canvas, flow, drawingOf) {
  const surface = canvas?.getContext('2d')
  if (canvas === null || surface === null || surface === void 0) return void 0
  let drawn = null
  function draw({ x, y, zoom }, width, height) {
    if (canvas === null || surface === null || surface === void 0) return
    const ratio = devicePixelRatio
    const [wide, high] = [Math.ceil(width * 2), Math.ceil(height * 2)]
    canvas.width = Math.ceil(wide * ratio)
    canvas.height = Math.ceil(high * ratio)
    canvas.style.width = `${wide}px`
    canvas.style.height = `${high}px`
    const view = {
      x: (x + width * MARGIN) * ratio,
      y: (y + height * MARGIN) * ratio,
      zoom: zoom * ratio,
    }
    drawGraph(surface, drawingOf(view, coloursOf(canvas)))
    drawn = {
      x,
      y,
      zoom,
    }
  }
  function update(isNew = false) {
    if (canvas === null) return
    const { transform, width, height } = flow.getState()
    const [x, y, zoom] = transform
    if (width === 0) return
    const isOut =
      drawn === null ||
      drawn.zoom !== zoom ||
      Math.abs(x - drawn.x) > width * MARGIN ||
      Math.abs(y - drawn.y) > height * MARGIN
    if (isNew || isOut)
      draw(
        {
          x,
          y,
          zoom,
        },
        width,
        height,
      )
    if (drawn === null) return
    const [left, top] = [x - drawn.x - width * MARGIN, y - drawn.y - height * MARGIN]
    canvas.style.transform = `translate(${left}px, ${top}px)`
  }
  update(true)
  const stop = flow.subscribe((state, before) => {
    if (state.transform !== before.transform) update()
    else if (state.width !== before.width || state.height !== before.height) update(true)
  })
  const theme = new MutationObserver(() => update(true))
  theme.observe(document.documentElement, { attributeFilter: ['class', 'data-contrast'] })
  return () => {
    stop()
    theme.disconnect()
  }
}
function clear(canvas) {
  if (canvas !== null) canvas.width = 0
}
var MiniMap_module_default = {
  map: '_map_ilub2_2',
  picture: '_picture_ilub2_15',
  sight: '_sight_ilub2_20',
}
// src/features/builder/canvas/MiniMap.tsx
var SIZE = {
  width: 184,
  height: 120,
}
/** The whole graph in a corner, with the part that is in sight; a press goes there. For the eye alone: keys lead elsewhere. */
function MiniMap() {
  const { _: _t } = useLingui()
  const flow = useReactFlow()
  const store = useStoreApi()
  const { nodes, edges, notes } = useTemplate()
  const selection = useSelection()
  const canvas = (0, import_react.useRef)(null)
  const sight = (0, import_react.useRef)(null)
  const bounds = boundsOf({
    nodes,
    notes,
  })
  const frame = bounds === null ? null : frameOf(bounds)
  ;(0, import_react.useEffect)(() => {
    const picture = canvas.current
    const surface = picture?.getContext('2d')
    const around = boundsOf({
      nodes,
      notes,
    })
    if (picture === null || surface === null || surface === void 0 || around === null) return void 0
    const { zoom, x, y } = frameOf(around)
    const draw = () => {
      picture.width = SIZE.width * devicePixelRatio
      picture.height = SIZE.height * devicePixelRatio
      drawGraph(surface, {
        nodes,
        edges,
        notes,
        selection,
        colours: coloursOf(picture),
        x: x * devicePixelRatio,
        y: y * devicePixelRatio,
        zoom: zoom * devicePixelRatio,
      })
    }
    const show = () => {
      const { transform, width, height } = store.getState()
      const [left, top, scale] = transform
      const box = sight.current
      if (box === null) return
      box.style.transform = `translate(${x - (left / scale) * zoom}px, ${y - (top / scale) * zoom}px)`
      box.style.width = `${(width / scale) * zoom}px`
      box.style.height = `${(height / scale) * zoom}px`
    }
    draw()
    show()
    const stop = store.subscribe(show)
    const theme = new MutationObserver(draw)
    theme.observe(document.documentElement, { attributeFilter: ['class', 'data-contrast'] })
    return () => {
      stop()
      theme.disconnect()
    }
  }, [nodes, edges, notes, selection, store])
  function goTo(event) {
    if (frame === null || event.buttons === 0) return
    const { left, top } = event.currentTarget.getBoundingClientRect()
    const x = (event.clientX - left - frame.x) / frame.zoom
    const y = (event.clientY - top - frame.y) / frame.zoom
    flow.setCenter(x, y, { zoom: flow.getZoom() })
  }
  if (frame === null) return null
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    role: 'presentation',
    className: MiniMap_module_default.map,
    style: SIZE,
    'data-hint': _t(
      /** i18n */
      {
        id: 'Hwsosi',
        message: ['Mapa: naciśnij, by tam przejść'],
      },
    ),
    onPointerDown: (event) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      goTo(event)
    },
    onPointerMove: goTo,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('canvas', {
        ref: canvas,
        className: MiniMap_module_default.picture,
        style: SIZE,
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
        ref: sight,
        className: MiniMap_module_default.sight,
      }),
    ],
  })
}
/** How places of the template lie on the map. */
function frameOf({ x, y, width, height }) {
  const zoom = Math.min((SIZE.width - 16) / Math.max(width, 800), (SIZE.height - 16) / Math.max(height, 500))
  return {
    zoom,
    x: (SIZE.width - width * zoom) / 2 - x * zoom,
    y: (SIZE.height - height * zoom) / 2 - y * zoom,
  }
}
// src/features/builder/canvas/nodeAt.ts
/** The node at a place of the template, the uppermost of several; else the note there; null for none. */
function nodeAt({ nodes, notes }, { x, y }) {
  const isIn = (position, size) =>
    x >= position.x && x <= position.x + size.width && y >= position.y && y <= position.y + size.height
  return (
    (
      nodes.findLast(({ position }) => isIn(position, NODE_SIZE)) ??
      notes.findLast(({ position, size }) => isIn(position, size))
    )?.id ?? null
  )
}
var NoteNode_module_default = {
  note: '_note_1om90_2',
  text: '_text_1om90_28',
  line: '_line_1om90_33',
  corner: '_corner_1om90_37',
}
// src/features/builder/canvas/NoteNode.tsx
var SMALLEST = {
  minWidth: 120,
  minHeight: 48,
}
/** A comment, or a frame around nodes; its corners draw it larger. */
var NoteNode = (0, import_react.memo)(function NoteNode({ data: { note }, selected }) {
  const { _: _t } = useLingui()
  const document = useBuilder()
  const isGroup = note.kind === 'group'
  const text =
    note.text.trim() === ''
      ? isGroup
        ? _t(
            /** i18n */
            {
              id: 'mr1QgN',
              message: ['Ramka'],
            },
          )
        : _t(
            /** i18n */
            {
              id: 'ApQw9-',
              message: ['Komentarz'],
            },
          )
      : note.text
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NodeResizer, {
        ...SMALLEST,
        isVisible: selected,
        lineClassName: NoteNode_module_default.line ?? '',
        handleClassName: NoteNode_module_default.corner ?? '',
        onResizeEnd: (_event, { x, y, width, height }) =>
          document.edit(
            {
              name: 'note',
              of: `${note.id}/size`,
            },
            (template) =>
              replaceNote(template, {
                ...note,
                position: snapped({
                  x,
                  y,
                }),
                size: {
                  width: rounded$1(width),
                  height: rounded$1(height),
                },
              }),
          ),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
        className: NoteNode_module_default.note,
        'data-kind': note.kind,
        'data-selected': selected ? '' : void 0,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
          className: NoteNode_module_default.text,
          children: text,
        }),
      }),
    ],
  })
})
var rounded$1 = (length) => Math.round(length / 8) * 8
var RefusalLabel_module_default = { label: '_label_1yysr_2' }
// src/features/builder/canvas/RefusalLabel.tsx
/** While a connection is being drawn: why it can’t end where the pointer is. */
function RefusalLabel() {
  const { i18n } = useLingui()
  const flow = useReactFlow()
  const { refuse } = useConnecting()
  const connection = useConnection()
  if (!connection.inProgress) return null
  const { fromHandle, fromNode, toNode, to } = connection
  const port = fromHandle.id
  if (toNode === null || toNode.id === fromNode.id) return null
  const refusal = isSourcePort(port)
    ? refuse({
        source: fromNode.id,
        sourcePort: port,
        target: toNode.id,
      })
    : refuse({
        source: toNode.id,
        sourcePort: readPort(connection.toHandle?.id),
        target: fromNode.id,
      })
  if (refusal === null) return null
  const { x, y } = flow.flowToScreenPosition(to)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
    role: 'alert',
    className: RefusalLabel_module_default.label,
    style: {
      left: x + 16,
      top: y + 16,
    },
    children: i18n._(REFUSAL_WORDS[refusal]),
  })
}
var readPort = (handle) => (isSourcePort(handle) ? handle : 'out')
// src/features/builder/canvas/StepEdge.tsx
/** A connection, with room around it for a finger. */
var StepEdge = (0, import_react.memo)(function StepEdge(props) {
  const { sourceX, sourceY, sourcePosition, targetX, targetY, targetPosition, markerEnd } = props
  const [path] = getBezierPath({
    sourceX,
    sourceY,
    sourcePosition,
    targetX,
    targetY,
    targetPosition,
  })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BaseEdge, {
    path,
    interactionWidth: 24,
    ...(markerEnd === void 0 ? {} : { markerEnd }),
  })
})
var StepNode_module_default = {
  port: '_port_1w0n0_2',
  portName: '_portName_1w0n0_29',
}
// src/features/builder/canvas/StepNode.tsx
/** A node on the canvas, with the places where connections begin and end. */
var StepNode = (0, import_react.memo)(function StepNode({ data: { node }, selected }) {
  const { i18n } = useLingui()
  const { mostIncoming, sourcePorts } = NODE_KINDS[node.kind]
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      mostIncoming > 0
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Handle, {
            id: 'in',
            type: 'target',
            position: Position.Left,
            className: StepNode_module_default.port,
            style: { top: PORT_HEIGHTS.in },
          })
        : null,
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NodeCard, {
        node,
        isSelected: selected,
      }),
      sourcePorts.map((port) =>
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
          Handle,
          {
            id: port,
            type: 'source',
            position: Position.Right,
            className: StepNode_module_default.port,
            style: { top: PORT_HEIGHTS[port] },
            children:
              port === 'out'
                ? null
                : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                    className: StepNode_module_default.portName,
                    'aria-hidden': 'true',
                    children: i18n._(PORT_WORDS[port]),
                  }),
          },
          port,
        ),
      ),
    ],
  })
})
// src/features/builder/canvas/neighbour.ts
/** How much farther a node aside of the way seems than one right on it. */
var ASIDE = 2
/**
 * The node that an arrow leads to from another one: the nearest in that direction; from none the first of all. Null
 * where there is none.
 */
function neighbourOf({ nodes }, from, direction) {
  const here = nodes.find(({ id }) => id === from)
  if (here === void 0) return nodes[0]?.id ?? null
  let nearest = null
  let shortest = Infinity
  for (const { id, position } of nodes) {
    const [x, y] = [position.x - here.position.x, position.y - here.position.y]
    const along = x * direction.x + y * direction.y
    if (id === here.id || along <= 0) continue
    const length = along + ASIDE * Math.abs(x * direction.y + y * direction.x)
    if (length >= shortest) continue
    shortest = length
    nearest = id
  }
  return nearest
}
// src/features/builder/canvas/useCanvasKeys.ts
var ARROWS = {
  ArrowLeft: {
    x: -1,
    y: 0,
  },
  ArrowRight: {
    x: 1,
    y: 0,
  },
  ArrowUp: {
    x: 0,
    y: -1,
  },
  ArrowDown: {
    x: 0,
    y: 1,
  },
}
/**
 * The canvas by keys. Arrows go from node to node, with Alt they move what is chosen; Enter opens its parameters, C
 * connects it. Undo and redo work in the whole editor, but where a field has words of its own to take back.
 */
function useCanvasKeys() {
  const document = useBuilder()
  const actions = useActions()
  const flow = useReactFlow()
  const whole = (0, import_react.useEffectEvent)((event) => {
    if (event.defaultPrevented || isTyping(event.target) || isInDialog(event.target)) return
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return
    const key = event.key.toLowerCase()
    if (key === 'z' && !event.shiftKey) actions.undo()
    else if (key === 'y' || (key === 'z' && event.shiftKey)) actions.redo()
    else return
    event.preventDefault()
  })
  ;(0, import_react.useEffect)(() => {
    const listen = (event) => whole(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
  function arrow(event) {
    const direction = ARROWS[event.key]
    if (direction === void 0) return false
    const { history, selection } = document.getSnapshot()
    if (event.altKey) {
      const step = event.shiftKey ? 40 : 8
      actions.nudge({
        x: direction.x * step,
        y: direction.y * step,
      })
      return true
    }
    const next = neighbourOf(history.present, [...selection].at(-1) ?? null, direction)
    if (next === null) return true
    document.select(event.shiftKey ? [...selection, next] : [next])
    askedView.set({ ids: [next] })
    return true
  }
  function single(event) {
    const { selection } = document.getSnapshot()
    const [id] = selection
    switch (event.key) {
      case 'Delete':
      case 'Backspace':
        actions.remove()
        return true
      case 'Escape':
        document.select([])
        return true
      case 'Enter':
      case 'F2':
        if (id === void 0) return false
        openPanel('node')
        askedPlace.set({
          place: {
            part: 'node',
            id,
          },
        })
        return true
      case 'c':
      case 'C':
        if (id === void 0) return false
        askConnect(id)
        return true
      case '+':
      case '=':
        flow.zoomIn()
        return true
      case '-':
        flow.zoomOut()
        return true
      case '0':
        askedView.set({ ids: [] })
        return true
      default:
        return false
    }
  }
  return function onKeyDown(event) {
    if (event.defaultPrevented || isTyping(event.target)) return
    if (event.ctrlKey || event.metaKey) {
      const key = event.key.toLowerCase()
      if (key === 'a') actions.selectAll()
      else if (key === 'd') actions.duplicate()
      else return
      event.preventDefault()
      return
    }
    if (arrow(event) || single(event)) event.preventDefault()
  }
}
/** Whether keys are words for a field. */
function isTyping(target) {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select, [contenteditable]'))
  )
}
function isInDialog(target) {
  return (
    target instanceof HTMLElement && target.closest('[role="dialog"], [role="alertdialog"], dialog') !== null
  )
}
// src/features/builder/canvas/useClipboard.ts
/**
 * Copy, cut and paste by the browser’s own clipboard, so that they work between tabs and windows. What is pasted is read
 * as strictly as a file: it may be from anywhere.
 */
function useClipboard() {
  const { _: _t } = useLingui()
  const actions = useActions()
  const copy = (0, import_react.useEffectEvent)((event) => {
    const fragment = isElsewhere(event) ? null : actions.copied()
    if (fragment === null || event.clipboardData === null) return
    event.clipboardData.setData('text/plain', JSON.stringify(fragment))
    event.preventDefault()
    if (event.type === 'cut') actions.remove()
    else
      announce(
        _t(
          /** i18n */
          {
            id: 'TMqqvz',
            message: ['Skopiowano.'],
          },
        ),
      )
  })
  const paste = (0, import_react.useEffectEvent)((event) => {
    if (isElsewhere(event)) return
    const fragment = readFragment(event.clipboardData?.getData('text/plain') ?? '')
    if (fragment === null) return
    event.preventDefault()
    actions.paste(fragment, fartherEachTime(JSON.stringify(fragment.nodes.map(({ id }) => id))))
  })
  ;(0, import_react.useEffect)(() => {
    const onCopy = (event) => copy(event)
    const onPaste = (event) => paste(event)
    addEventListener('copy', onCopy)
    addEventListener('cut', onCopy)
    addEventListener('paste', onPaste)
    return () => {
      removeEventListener('copy', onCopy)
      removeEventListener('cut', onCopy)
      removeEventListener('paste', onPaste)
    }
  }, [])
}
/** Whether words are meant and not the graph. */
function isElsewhere({ target }) {
  if (isTyping(target) || (getSelection()?.toString() ?? '') !== '') return true
  return target instanceof HTMLElement && target.closest('[role="dialog"], dialog') !== null
}
function readFragment(text) {
  if (text.length > LONGEST_FILE || !text.startsWith('{')) return null
  try {
    return fragmentSchema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
var last = {
  what: '',
  times: 0,
}
/** Pasted again, the same lies a little farther away. */
function fartherEachTime(what) {
  last = {
    what,
    times: last.what === what ? last.times + 1 : 1,
  }
  return {
    x: last.times * 8 * 5,
    y: last.times * 8 * 5,
  }
}
// src/features/builder/canvas/useMarquee.ts
/** Chooses what a drawn frame touches, also where nodes are only drawn. */
function useMarquee() {
  const document = useBuilder()
  const flow = useReactFlow()
  const from = (0, import_react.useRef)(null)
  const place = ({ clientX, clientY }) =>
    flow.screenToFlowPosition(
      {
        x: clientX,
        y: clientY,
      },
      { snapToGrid: false },
    )
  return {
    start(event) {
      from.current = place(event)
    },
    end(event) {
      const start = from.current
      if (start === null) return
      from.current = null
      const end = place(event)
      const frame = {
        x: Math.min(start.x, end.x),
        y: Math.min(start.y, end.y),
        width: Math.abs(end.x - start.x),
        height: Math.abs(end.y - start.y),
      }
      const { nodes, notes } = document.getSnapshot().history.present
      document.select([
        ...nodes.flatMap(({ id, position }) =>
          overlaps(frame, {
            ...position,
            ...NODE_SIZE,
          })
            ? [id]
            : [],
        ),
        ...notes.flatMap(({ id, kind, position, size }) =>
          kind === 'comment' &&
          overlaps(frame, {
            ...position,
            ...size,
          })
            ? [id]
            : [],
        ),
      ])
    },
  }
}
// src/features/builder/canvas/useMoving.ts
/**
 * Dragging and drawing larger: what is under way is seen at once and becomes one step when it ends. What is chosen moves
 * along with what is dragged, and a frame takes along what lies in it.
 */
function useMoving() {
  const document = useBuilder()
  const [dragged, setDragged] = (0, import_react.useState)(null)
  const [resized, setResized] = (0, import_react.useState)(null)
  function take(changes) {
    const { history, selection } = document.getSnapshot()
    const places = /* @__PURE__ */ new Map()
    let isUnderWay = false
    for (const change of changes) {
      if (change.type === 'position' && change.position !== void 0) {
        places.set(change.id, change.position)
        isUnderWay ||= change.dragging === true
      }
      if (change.type === 'dimensions' && change.dimensions !== void 0 && change.resizing !== void 0) {
        setResized(
          change.resizing
            ? {
                id: change.id,
                size: change.dimensions,
              }
            : null,
        )
        if (change.resizing) isUnderWay = true
        else resize(change.id, change.dimensions)
      }
    }
    if (places.size === 0) {
      if (changes.some((change) => change.type === 'position' && change.dragging === false)) setDragged(null)
      return
    }
    const all = withFollowers(history.present, places, selection)
    setDragged(isUnderWay ? all : null)
    if (!isUnderWay) document.edit({ name: 'move' }, (template) => moveNodes(template, all))
  }
  function resize(id, size) {
    const place = dragged?.get(id)
    document.edit({ name: 'note' }, (template) => {
      const note = template.notes.find((each) => each.id === id)
      if (note === void 0) return template
      return replaceNote(template, {
        ...note,
        position: snapped(place ?? note.position),
        size: {
          width: rounded(size.width),
          height: rounded(size.height),
        },
      })
    })
    setDragged(null)
  }
  return {
    dragged,
    resized,
    take,
  }
}
var rounded = (length) => Math.max(40, Math.round(length / 8) * 8)
/** The places of all that moves with what is dragged: what else is chosen, and what lies in frames. */
function withFollowers({ nodes, notes }, places, selection) {
  const placed = [...nodes, ...notes]
  const [lead] = places
  const leader = placed.find(({ id }) => id === lead?.[0])
  if (lead === void 0 || leader === void 0) return places
  const by = {
    x: lead[1].x - leader.position.x,
    y: lead[1].y - leader.position.y,
  }
  const isAlong = selection.has(leader.id)
  const frames = notes.filter(
    ({ id, kind }) => kind === 'group' && (places.has(id) || (isAlong && selection.has(id))),
  )
  const all = new Map(places)
  for (const each of placed) {
    if (all.has(each.id)) continue
    const box = {
      ...each.position,
      ...('size' in each ? each.size : NODE_SIZE),
    }
    if (
      frames.some(
        ({ id, position, size }) =>
          id !== each.id &&
          contains(
            {
              ...position,
              ...size,
            },
            box,
          ),
      ) ||
      (isAlong && selection.has(each.id))
    )
      all.set(each.id, {
        x: each.position.x + by.x,
        y: each.position.y + by.y,
      })
  }
  return all
}
// src/features/builder/canvas/useViewRequests.ts
var CALM_MS = 200
/** Brings into sight what somebody was led to: a node, both ends of a connection, or everything. */
function useViewRequests() {
  const document = useBuilder()
  const flow = useReactFlow()
  const asked = useStore$1(askedView)
  ;(0, import_react.useEffect)(() => {
    if (asked === null) return
    askedView.set(null)
    const { nodes, edges, notes } = document.getSnapshot().history.present
    const ids = new Set(asked.ids)
    for (const { id, source, target } of edges) if (ids.has(id)) ids.add(source).add(target)
    const isIn = ({ id }) => ids.size === 0 || ids.has(id)
    const bounds = boundsOf({
      nodes: nodes.filter(isIn),
      notes: notes.filter(isIn),
    })
    if (bounds === null) return
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    const padding = ids.size === 0 ? 0.2 : 1
    flow.fitBounds(bounds, {
      padding,
      duration: isStill ? 0 : CALM_MS,
    })
  }, [asked, document, flow])
}
var ViewTools_module_default = { tools: '_tools_zakur_2' }
// src/features/builder/canvas/ViewTools.tsx
/** Nearer, farther, everything. */
function ViewTools() {
  const { _: _t } = useLingui()
  const flow = useReactFlow()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    role: 'toolbar',
    'aria-label': _t(
      /** i18n */
      {
        id: 'Ir7KDC',
        message: ['Widok'],
      },
    ),
    className: ViewTools_module_default.tools,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
        size: 'small',
        label: _t(
          /** i18n */
          {
            id: 'af4E4s',
            message: ['Przybliż'],
          },
        ),
        onPress: () => void flow.zoomIn(),
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Plus, { size: 18 }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
        size: 'small',
        label: _t(
          /** i18n */
          {
            id: 'F2ePXB',
            message: ['Oddal'],
          },
        ),
        onPress: () => void flow.zoomOut(),
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Minus, { size: 18 }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
        size: 'small',
        label: _t(
          /** i18n */
          {
            id: 'XTf-v0',
            message: ['Pokaż całość'],
          },
        ),
        onPress: () => askedView.set({ ids: [] }),
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Maximize, { size: 18 }),
      }),
    ],
  })
}
var FlowCanvas_module_default = { canvas: '_canvas_fy3ba_2' }
// src/features/builder/canvas/FlowCanvas.tsx
var NODE_TYPES = {
  step: StepNode,
  note: NoteNode,
}
var EDGE_TYPES = { step: StepEdge }
var SNAP = [8, 8]
var SMALLEST_ZOOM = 0.02
var LARGEST_ZOOM = 2
/** Below this nothing on a node can be read: the graph is drawn simply. */
var FAR_ZOOM = 0.4
/** So many chosen nodes are drawn whole even then. */
var MOST_WHOLE = 40
/** The graph of the open template, to be looked at and edited by pointer, touch and keys. */
function FlowCanvas() {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReactFlowProvider, {
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Flow, {}),
  })
}
function Flow() {
  const { _: _t } = useLingui()
  const document = useBuilder()
  const { nodes, edges, notes } = useTemplate()
  const selection = useSelection()
  const flow = useReactFlow()
  const moving = useMoving()
  const connecting = useConnecting()
  const { add } = useActions()
  const onKeyDown = useCanvasKeys()
  const marquee = useMarquee()
  const isFar = useStore(({ transform }) => transform[2] < FAR_ZOOM)
  const [hovered, setHovered] = (0, import_react.useState)(null)
  const [draw] = (0, import_react.useState)(createDrawing)
  const [first] = (0, import_react.useState)(() => firstView(document.getSnapshot().history.present))
  const { dragged, resized } = moving
  useClipboard()
  useViewRequests()
  useViewCentre()
  const isWhole = ({ id }) => id === hovered || (selection.size <= MOST_WHOLE && selection.has(id))
  const drawn = isFar
    ? draw({
        nodes: nodes.filter(isWhole),
        edges: [],
        notes: notes.filter(isWhole),
        selection,
        dragged,
        resized,
      })
    : draw({
        nodes,
        edges,
        notes,
        selection,
        dragged,
        resized,
      })
  function choose(changes) {
    if (changes.length === 0) return
    const chosen = new Set(document.getSnapshot().selection)
    for (const { id, selected } of changes)
      if (selected) chosen.add(id)
      else chosen.delete(id)
    document.select(chosen)
  }
  /** The node under the pointer, where nodes are only drawn. */
  function under(event) {
    if (!isFar) return null
    return nodeAt(
      {
        nodes,
        notes,
      },
      flow.screenToFlowPosition(
        {
          x: event.clientX,
          y: event.clientY,
        },
        { snapToGrid: false },
      ),
    )
  }
  function drop(event) {
    const kind = event.dataTransfer.getData(NODE_DRAG_TYPE)
    if (!isNodeKind(kind)) return
    event.preventDefault()
    const place = flow.screenToFlowPosition({
      x: event.clientX,
      y: event.clientY,
    })
    add(kind, {
      x: place.x - NODE_SIZE.width / 2,
      y: place.y - NODE_SIZE.height / 2,
    })
    openPanel('node')
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: FlowCanvas_module_default.canvas,
    role: 'application',
    'aria-label': _t(
      /** i18n */
      {
        id: 'lFVvPP',
        message: [
          'Graf szablonu. Strzałki przechodzą między węzłami, Enter otwiera parametry, C łączy, Delete usuwa.',
        ],
      },
    ),
    tabIndex: 0,
    onKeyDown,
    children: [
      isFar ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FarLayer, { dragged }) : null,
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(index, {
        nodes: drawn.nodes,
        edges: drawn.edges,
        nodeTypes: NODE_TYPES,
        edgeTypes: EDGE_TYPES,
        onNodesChange: (changes) => {
          choose(changes.flatMap((change) => (change.type === 'select' ? [change] : [])))
          moving.take(changes)
        },
        onEdgesChange: (changes) =>
          choose(changes.flatMap((change) => (change.type === 'select' ? [change] : []))),
        onConnect: (connection) => {
          const wanted = connectionOf(connection)
          if (wanted !== null) connecting.connect(wanted)
        },
        isValidConnection: (connection) => {
          const wanted = connectionOf(connection)
          return wanted !== null && connecting.refuse(wanted) === null
        },
        onNodeDoubleClick: () => openPanel('node'),
        onNodeMouseLeave: () => setHovered(null),
        onPaneMouseMove: (event) => setHovered(under(event)),
        onPaneClick: (event) => {
          const id = under(event)
          if (id !== null) document.select([id])
        },
        onSelectionStart: marquee.start,
        onSelectionEnd: marquee.end,
        onDragOver: (event) => {
          if (event.dataTransfer.types.includes('application/x-iskra-node')) event.preventDefault()
        },
        onDrop: drop,
        defaultViewport: first,
        minZoom: SMALLEST_ZOOM,
        maxZoom: LARGEST_ZOOM,
        snapToGrid: true,
        snapGrid: SNAP,
        onlyRenderVisibleElements: true,
        elevateNodesOnSelect: false,
        nodesFocusable: false,
        edgesFocusable: false,
        selectionMode: SelectionMode.Partial,
        multiSelectionKeyCode: ['Meta', 'Control', 'Shift'],
        deleteKeyCode: null,
        disableKeyboardA11y: true,
        connectionRadius: 32,
        attributionPosition: 'bottom-left',
        children: isFar
          ? null
          : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Background, {
              variant: BackgroundVariant.Dots,
              gap: 24,
              size: 1.5,
            }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RefusalLabel, {}),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ViewTools, {}),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MiniMap, {}),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ConnectDialog, {}),
    ],
  })
}
/** Keeps the middle of what is seen, for what is added next. */
function useViewCentre() {
  const flow = useReactFlow()
  const centre = useStore(
    ({ transform: [x, y, zoom], width, height }) =>
      `${Math.round((width / 2 - x) / zoom)} ${Math.round((height / 2 - y) / zoom)}`,
  )
  ;(0, import_react.useEffect)(() => {
    const [x = 0, y = 0] = centre.split(' ').map(Number)
    viewCentre.set({
      x,
      y,
    })
  }, [centre, flow])
}
/** Everything in sight from the first frame on, as nearly as the window tells. */
function firstView(template) {
  const bounds = boundsOf(template)
  const { innerWidth, innerHeight } = window
  if (bounds === null)
    return {
      x: innerWidth / 3,
      y: innerHeight / 3,
      zoom: 1,
    }
  return getViewportForBounds(bounds, innerWidth - 400, innerHeight - 160, SMALLEST_ZOOM, 1, 0.15)
}
/** What somebody draws on the canvas as a connection of the template. */
function connectionOf({ source, sourceHandle, target }) {
  return isSourcePort(sourceHandle)
    ? {
        source,
        sourcePort: sourceHandle,
        target,
      }
    : null
}
export { FlowCanvas as default }
