import { Mt as askServedBuild, R as storefrontLanguageOf, zt as log } from '../renderPage.js'
import { n as provideWorkerLine, t as WorkerSilence } from './workerLine-16aE-uFt.js'
import { answerOtherTabs } from './openForms-O-qYKS2R.js'
import { n as workerStatus, t as changeWorkerStatus } from './workerStatus-BvN1j0T9.js'
// node_modules/workbox-window/build/workbox-window.prod.es5.mjs
try {
  self['workbox:window:7.4.0'] && _()
} catch (n) {}
function n(n, t) {
  return new Promise(function (r) {
    var e = new MessageChannel()
    ;((e.port1.onmessage = function (n) {
      r(n.data)
    }),
      n.postMessage(t, [e.port2]))
  })
}
function t(n, t) {
  ;(null == t || t > n.length) && (t = n.length)
  for (var r = 0, e = Array(t); r < t; r++) e[r] = n[r]
  return e
}
function r(n, t, r) {
  return (
    t &&
      (function (n, t) {
        for (var r = 0; r < t.length; r++) {
          var e = t[r]
          ;((e.enumerable = e.enumerable || !1),
            (e.configurable = !0),
            'value' in e && (e.writable = !0),
            Object.defineProperty(n, o(e.key), e))
        }
      })(n.prototype, t),
    Object.defineProperty(n, 'prototype', { writable: !1 }),
    n
  )
}
function e(n, r) {
  var e = ('undefined' != typeof Symbol && n[Symbol.iterator]) || n['@@iterator']
  if (e) return (e = e.call(n)).next.bind(e)
  if (
    Array.isArray(n) ||
    (e = (function (n, r) {
      if (n) {
        if ('string' == typeof n) return t(n, r)
        var e = {}.toString.call(n).slice(8, -1)
        return (
          'Object' === e && n.constructor && (e = n.constructor.name),
          'Map' === e || 'Set' === e
            ? Array.from(n)
            : 'Arguments' === e || /^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(e)
              ? t(n, r)
              : void 0
        )
      }
    })(n)) ||
    r
  ) {
    e && (n = e)
    var i = 0
    return function () {
      return i >= n.length
        ? { done: !0 }
        : {
            done: !1,
            value: n[i++],
          }
    }
  }
  throw new TypeError(
    'Invalid attempt to iterate non-iterable instance.\nIn order to be iterable, non-array objects must have a [Symbol.iterator]() method.',
  )
}
function i(n, t) {
  return (
    (i = Object.setPrototypeOf
      ? Object.setPrototypeOf.bind()
      : function (n, t) {
          return ((n.__proto__ = t), n)
        }),
    i(n, t)
  )
}
function o(n) {
  var t = (function (n, t) {
    if ('object' != typeof n || !n) return n
    var r = n[Symbol.toPrimitive]
    if (void 0 !== r) {
      var e = r.call(n, t)
      if ('object' != typeof e) return e
      throw new TypeError('@@toPrimitive must return a primitive value.')
    }
    return String(n)
  })(n, 'string')
  return 'symbol' == typeof t ? t : t + ''
}
try {
  self['workbox:core:7.4.0'] && _()
} catch (n) {}
var u = function () {
  var n = this
  this.promise = new Promise(function (t, r) {
    ;((n.resolve = t), (n.reject = r))
  })
}
function a(n, t) {
  var r = location.href
  return new URL(n, r).href === new URL(t, r).href
}
var c = function (n, t) {
  ;((this.type = n), Object.assign(this, t))
}
function f(n, t, r) {
  return ((n && n.then) || (n = Promise.resolve(n)), t ? n.then(t) : n)
}
function s() {}
var v = { type: 'SKIP_WAITING' }
function h(n, t) {
  return n && n.then ? n.then(s) : Promise.resolve()
}
var l = (function (t) {
  function e(n, r) {
    var e, i
    return (
      void 0 === r && (r = {}),
      ((e = t.call(this) || this).nn = {}),
      (e.tn = 0),
      (e.rn = new u()),
      (e.en = new u()),
      (e.on = new u()),
      (e.un = 0),
      (e.an = /* @__PURE__ */ new Set()),
      (e.cn = function () {
        var n = e.fn,
          t = n.installing
        ;(e.tn > 0 || !a(t.scriptURL, e.sn.toString()) || performance.now() > e.un + 6e4
          ? ((e.vn = t), n.removeEventListener('updatefound', e.cn))
          : ((e.hn = t), e.an.add(t), e.rn.resolve(t)),
          ++e.tn,
          t.addEventListener('statechange', e.ln))
      }),
      (e.ln = function (n) {
        var t = e.fn,
          r = n.target,
          i = r.state,
          o = r === e.vn,
          u = {
            sw: r,
            isExternal: o,
            originalEvent: n,
          }
        ;(!o && e.mn && (u.isUpdate = !0),
          e.dispatchEvent(new c(i, u)),
          'installed' === i
            ? (e.wn = self.setTimeout(function () {
                'installed' === i && t.waiting === r && e.dispatchEvent(new c('waiting', u))
              }, 200))
            : 'activating' === i && (clearTimeout(e.wn), o || e.en.resolve(r)))
      }),
      (e.yn = function (n) {
        var t = e.hn,
          r = t !== navigator.serviceWorker.controller
        ;(e.dispatchEvent(
          new c('controlling', {
            isExternal: r,
            originalEvent: n,
            sw: t,
            isUpdate: e.mn,
          }),
        ),
          r || e.on.resolve(t))
      }),
      (e.gn =
        ((i = function (n) {
          var t = n.data,
            r = n.ports,
            i = n.source
          return f(e.getSW(), function () {
            e.an.has(i) &&
              e.dispatchEvent(
                new c('message', {
                  data: t,
                  originalEvent: n,
                  ports: r,
                  sw: i,
                }),
              )
          })
        }),
        function () {
          for (var n = [], t = 0; t < arguments.length; t++) n[t] = arguments[t]
          try {
            return Promise.resolve(i.apply(this, n))
          } catch (n) {
            return Promise.reject(n)
          }
        })),
      (e.sn = n),
      (e.nn = r),
      navigator.serviceWorker.addEventListener('message', e.gn),
      e
    )
  }
  var o,
    s = t
  ;(((o = e).prototype = Object.create(s.prototype)), (o.prototype.constructor = o), i(o, s))
  var l = e.prototype
  return (
    (l.register = function (n) {
      var t = (void 0 === n ? {} : n).immediate,
        r = void 0 !== t && t
      try {
        var e = this
        return f(
          (function (n, t) {
            var r = n()
            if (r && r.then) return r.then(t)
            return t(r)
          })(
            function () {
              if (!r && 'complete' !== document.readyState)
                return h(
                  new Promise(function (n) {
                    return window.addEventListener('load', n)
                  }),
                )
            },
            function () {
              return (
                (e.mn = Boolean(navigator.serviceWorker.controller)),
                (e.dn = e.pn()),
                f(e.bn(), function (n) {
                  ;((e.fn = n),
                    e.dn &&
                      ((e.hn = e.dn),
                      e.en.resolve(e.dn),
                      e.on.resolve(e.dn),
                      e.dn.addEventListener('statechange', e.ln, { once: !0 })))
                  var t = e.fn.waiting
                  return (
                    t &&
                      a(t.scriptURL, e.sn.toString()) &&
                      ((e.hn = t),
                      Promise.resolve()
                        .then(function () {
                          e.dispatchEvent(
                            new c('waiting', {
                              sw: t,
                              wasWaitingBeforeRegister: !0,
                            }),
                          )
                        })
                        .then(function () {})),
                    e.hn && (e.rn.resolve(e.hn), e.an.add(e.hn)),
                    e.fn.addEventListener('updatefound', e.cn),
                    navigator.serviceWorker.addEventListener('controllerchange', e.yn),
                    e.fn
                  )
                })
              )
            },
          ),
        )
      } catch (n) {
        return Promise.reject(n)
      }
    }),
    (l.update = function () {
      try {
        return this.fn ? f(h(this.fn.update())) : f()
      } catch (n) {
        return Promise.reject(n)
      }
    }),
    (l.getSW = function () {
      return void 0 !== this.hn ? Promise.resolve(this.hn) : this.rn.promise
    }),
    (l.messageSW = function (t) {
      try {
        return f(this.getSW(), function (r) {
          return n(r, t)
        })
      } catch (n) {
        return Promise.reject(n)
      }
    }),
    (l.messageSkipWaiting = function () {
      this.fn && this.fn.waiting && n(this.fn.waiting, v)
    }),
    (l.pn = function () {
      var n = navigator.serviceWorker.controller
      return n && a(n.scriptURL, this.sn.toString()) ? n : void 0
    }),
    (l.bn = function () {
      try {
        var n = this
        return f(
          (function (n, t) {
            try {
              var r = n()
            } catch (n) {
              return t(n)
            }
            if (r && r.then) return r.then(void 0, t)
            return r
          })(
            function () {
              return f(navigator.serviceWorker.register(n.sn, n.nn), function (t) {
                return ((n.un = performance.now()), t)
              })
            },
            function (n) {
              throw n
            },
          ),
        )
      } catch (n) {
        return Promise.reject(n)
      }
    }),
    r(e, [
      {
        key: 'active',
        get: function () {
          return this.en.promise
        },
      },
      {
        key: 'controlling',
        get: function () {
          return this.on.promise
        },
      },
    ])
  )
})(
  (function () {
    function n() {
      this.Pn = /* @__PURE__ */ new Map()
    }
    var t = n.prototype
    return (
      (t.addEventListener = function (n, t) {
        this.jn(n).add(t)
      }),
      (t.removeEventListener = function (n, t) {
        this.jn(n).delete(t)
      }),
      (t.dispatchEvent = function (n) {
        n.target = this
        for (var t, r = e(this.jn(n.type)); !(t = r()).done;) (0, t.value)(n)
      }),
      (t.jn = function (n) {
        return (this.Pn.has(n) || this.Pn.set(n, /* @__PURE__ */ new Set()), this.Pn.get(n))
      }),
      n
    )
  })(),
)
// src/offline/outboxSyncTag.ts
/** The tag of the background sync that sends what waits in the outbox. */
var OUTBOX_SYNC_TAG = 'iskra-outbox'
// src/app/worker/workerAddress.ts
var WORKER_ADDRESS = '/sw.js'
/** The policy the server's `trusted-types` directive allows for it. */
var POLICY_NAME = 'iskra'
/** The worker's address in the form that `require-trusted-types-for 'script'` asks for, where the browser knows it. */
function workerAddress() {
  if (!window.trustedTypes) return WORKER_ADDRESS
  return window.trustedTypes
    .createPolicy(POLICY_NAME, {
      createScriptURL(address) {
        if (address === WORKER_ADDRESS) return address
        throw new TypeError(`not the worker's address: ${address}`)
      },
    })
    .createScriptURL(WORKER_ADDRESS)
}
// src/app/worker/workerBridge.ts
/** A worker that says nothing for this long (ms) is not waited for. */
var PATIENCE = 2e4
/** How long (ms) the present worker has to give up what it does. */
var LETTING_GO = 1e3
/**
 * When (ms) a waiting version is told again to take over, and how often from then on. Every word wakes the worker that
 * is to go, and browsers let one go that was idle for 30 s: asked more often it would stay.
 */
var ASK_AGAIN = 2e3
var KEEP_ASKING = 4e4
var workbox = null
/**
 * Starts the worker and the line to it. Called once, after the first paint: nothing on a screen waits for it, and
 * without it (no support, private windows, a failed download) everything but the offline start works the same.
 */
async function startWorker() {
  if (workbox !== null) return
  if (!('serviceWorker' in navigator)) {
    changeWorkerStatus({ state: 'none' })
    provideWorkerLine(null)
    return
  }
  const container = navigator.serviceWorker
  const isFirst = container.controller === null
  try {
    workbox = new l(workerAddress(), {
      scope: '/',
      updateViaCache: 'none',
    })
    workbox.addEventListener('waiting', () => changeWorkerStatus({ isUpdateWaiting: true }))
    workbox.addEventListener('redundant', ({ isExternal }) => {
      if (isExternal !== true && isFirst) fail('the worker was not installed')
    })
    await workbox.register({ immediate: true })
  } catch (error) {
    fail(String(error))
    return
  }
  await container.ready
  changeWorkerStatus({
    state: 'active',
    reason: null,
  })
  provideWorkerLine(line)
  answerOtherTabs()
  if (!(await isNextWorkerWaiting()))
    await (isFirst ? cacheThisPage() : line.ask({ type: 'resume-packs' })).catch(() => void 0)
  addEventListener('online', () => void line.ask({ type: 'resume-packs' }).catch(() => void 0))
}
/**
 * Whether the present worker may be about to go: it is then given nothing that the next one can do as well. Woken just
 * as it was to go it would stay, for Chromium asks it once.
 */
async function isNextWorkerWaiting() {
  if (!('serviceWorker' in navigator)) return false
  return (await navigator.serviceWorker.getRegistration())?.waiting != null
}
function fail(reason) {
  log.info('worker', 'no worker', { reason })
  changeWorkerStatus({
    state: 'failed',
    reason,
  })
  provideWorkerLine(null)
}
/** The page loaded before there was a worker: it is told what was shown, so that it is there without a network. */
async function cacheThisPage() {
  const pictures = Array.from(document.images, (picture) => picture.currentSrc)
  await line.ask({
    type: 'keep-page',
    path: location.pathname,
    search: location.search,
    language: storefrontLanguageOf(document.documentElement.lang),
    pictures: [...new Set(pictures.filter((address) => address.startsWith('http')))],
  })
}
/**
 * Lets the waiting version take over; every tab then reloads (`index.html`). Without a worker this tab alone is loaded anew. The
 * caller has made sure that nothing is unsent.
 */
function activateUpdate() {
  if (workerStatus.getSnapshot().state !== 'active') {
    location.reload()
    return
  }
  askToTakeOver()
  setTimeout(() => void askToTakeOver(), ASK_AGAIN)
  setInterval(() => void askToTakeOver(), KEEP_ASKING)
}
/**
 * The present worker is replaced once it has nothing left to do: it gives up what is under way first. Asked both at
 * once, a browser may count that very message as work and not look again.
 */
async function askToTakeOver() {
  const patience = new Promise((resolve) => setTimeout(resolve, LETTING_GO))
  await Promise.race([line.ask({ type: 'let-go' }).catch(() => void 0), patience])
  workbox?.messageSkipWaiting()
}
/** Looks for a new version of the worker now; without one, a newer version on the server is all that is needed. */
async function checkForUpdate() {
  const { state } = workerStatus.getSnapshot()
  if (state === 'starting') return
  if (workbox !== null && state === 'active') await workbox.update()
  else if ((await askServedBuild()) === 'other') changeWorkerStatus({ isUpdateWaiting: true })
}
var line = {
  async ask(message) {
    const { active } = await navigator.serviceWorker.ready
    const { port1, port2 } = new MessageChannel()
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => end(() => reject(new WorkerSilence(`no answer to ${message.type}`))),
        PATIENCE,
      )
      const end = (settle) => {
        clearTimeout(timer)
        port1.close()
        settle()
      }
      port1.addEventListener('message', ({ data }) => {
        end(() => (data.ok ? resolve(data.answer) : reject(new WorkerSilence(data.problem))))
      })
      port1.start()
      active?.postMessage(message, [port2])
    })
  },
  listen(listener) {
    const container = navigator.serviceWorker
    const hear = ({ data }) => listener(data)
    container.addEventListener('message', hear)
    return () => container.removeEventListener('message', hear)
  },
  async registerOutboxSync() {
    const { sync } = await navigator.serviceWorker.ready
    if (!sync) return false
    return sync.register(OUTBOX_SYNC_TAG).then(
      () => true,
      () => false,
    )
  },
  async pushManager() {
    const registration = await navigator.serviceWorker.ready
    return 'pushManager' in registration ? registration.pushManager : null
  },
}
export { activateUpdate, checkForUpdate, isNextWorkerWaiting, startWorker }
