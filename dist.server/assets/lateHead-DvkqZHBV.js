import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { t as require_react } from './react-BHbHrMlk.js'
import {
  C as isModuleNotFoundError,
  E as rootRouteId,
  T as redirect,
  f as invariant,
  g as trimPathRight,
  h as trimPathLeft,
  p as cleanPath,
} from './matchContext-Ql0HSxHo.js'
import { t as Link } from './link-ClfPTuwV.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import { t as useMatch } from './useMatch-BI1YHjJ6.js'
import { t as useNavigate } from './useNavigate-DLRj-uFL.js'
// node_modules/@tanstack/react-router/dist/esm/utils.js
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
/**
 * React.use if available (React 19+), undefined otherwise.
 * Use dynamic lookup to avoid Webpack compilation errors with React 18.
 */
var reactUse = import_react.use
var useLayoutEffect = import_react.useEffect
// node_modules/@tanstack/router-core/dist/esm/route.js
var BaseRoute = class {
  get to() {
    return this._to
  }
  get id() {
    return this._id
  }
  get path() {
    return this._path
  }
  get fullPath() {
    return this._fullPath
  }
  constructor(options) {
    this.init = (originalIndex) => {
      this.originalIndex = originalIndex
      this._branch = void 0
      const options = this.options
      const isRoot = !options?.path && !options?.id
      this.parentRoute = this.options.getParentRoute?.()
      if (isRoot) this._path = rootRouteId
      else if (!this.parentRoute) invariant()
      let path = isRoot ? rootRouteId : options?.path
      if (path && path !== '/') path = trimPathLeft(path)
      const customId = options?.id || path
      const id = isRoot
        ? rootRouteId
        : cleanPath((this.parentRoute.id === '__root__' ? '' : this.parentRoute.id) + '/' + (customId ?? ''))
      if (path === '__root__') path = '/'
      const fullPath =
        id === '__root__'
          ? '/'
          : path === void 0
            ? this.parentRoute.fullPath
            : cleanPath(this.parentRoute.fullPath + '/' + path)
      this._path = path
      this._id = id
      this._fullPath = fullPath
      this._to = trimPathRight(fullPath)
    }
    this.addChildren = (children) => {
      return this._addFileChildren(children)
    }
    this._addFileChildren = (children) => {
      if (Array.isArray(children)) this.children = children
      if (typeof children === 'object' && children !== null) this.children = Object.values(children)
      return this
    }
    this._addFileTypes = () => {
      return this
    }
    this.updateLoader = (options) => {
      Object.assign(this.options, options)
      return this
    }
    this.update = (options) => {
      Object.assign(this.options, options)
      return this
    }
    this.lazy = (lazyFn) => {
      this.lazyFn = lazyFn
      return this
    }
    this.redirect = (opts) =>
      redirect({
        from: this.fullPath,
        ...opts,
      })
    this.options = options || {}
    this.isRoot = !options?.getParentRoute
    if (options?.id && options?.path) throw new Error(`Route cannot have both an 'id' and a 'path' option.`)
  }
}
var BaseRootRoute = class extends BaseRoute {
  constructor(options) {
    super(options)
  }
}
// node_modules/@tanstack/react-router/dist/esm/useLoaderData.js
/**
 * Read and select the current route's loader data with type‑safety.
 *
 * Options:
 * - `from`/`strict`: Choose which route's data to read and strictness
 * - `select`: Map the loader data to a derived value
 * - `structuralSharing`: Enable structural sharing for stable references
 *
 * @returns The loader data (or selected value) for the matched route.
 * @link https://tanstack.com/router/latest/docs/framework/react/api/router/useLoaderDataHook
 */
function useLoaderData(opts) {
  return useMatch({
    from: opts.from,
    strict: opts.strict,
    structuralSharing: opts.structuralSharing,
    select: (match) => {
      return opts.select ? opts.select(match.loaderData) : match.loaderData
    },
  })
}
// node_modules/@tanstack/react-router/dist/esm/useLoaderDeps.js
/**
 * Read and select the current route's loader dependencies object.
 *
 * Options:
 * - `from`: Choose which route's loader deps to read
 * - `select`: Map the deps to a derived value
 * - `structuralSharing`: Enable structural sharing for stable references
 *
 * @returns The loader deps (or selected value) for the matched route.
 * @link https://tanstack.com/router/latest/docs/framework/react/api/router/useLoaderDepsHook
 */
function useLoaderDeps(opts) {
  const { select, ...rest } = opts
  return useMatch({
    ...rest,
    select: (match) => {
      return select ? select(match.loaderDeps) : match.loaderDeps
    },
  })
}
// node_modules/@tanstack/react-router/dist/esm/useParams.js
/**
 * Access the current route's path parameters with type-safety.
 *
 * Options:
 * - `from`/`strict`: Specify the matched route and whether to enforce strict typing
 * - `select`: Project the params object to a derived value for memoized renders
 * - `structuralSharing`: Enable structural sharing for stable references
 * - `shouldThrow`: Throw if the route is not found in strict contexts
 *
 * @returns The params object (or selected value) for the matched route.
 * @link https://tanstack.com/router/latest/docs/framework/react/api/router/useParamsHook
 */
function useParams(opts) {
  return useMatch({
    from: opts.from,
    shouldThrow: opts.shouldThrow,
    structuralSharing: opts.structuralSharing,
    strict: opts.strict,
    select: (match) => {
      const params = opts.strict === false ? match.params : match._strictParams
      return opts.select ? opts.select(params) : params
    },
  })
}
// node_modules/@tanstack/react-router/dist/esm/useSearch.js
/**
 * Read and select the current route's search parameters with type-safety.
 *
 * Options:
 * - `from`/`strict`: Control which route's search is read and how strictly it's typed
 * - `select`: Map the search object to a derived value for render optimization
 * - `structuralSharing`: Enable structural sharing for stable references
 * - `shouldThrow`: Throw when the route is not found (strict contexts)
 *
 * @returns The search object (or selected value) for the matched route.
 * @link https://tanstack.com/router/latest/docs/framework/react/api/router/useSearchHook
 */
function useSearch(opts) {
  return useMatch({
    from: opts.from,
    strict: opts.strict,
    shouldThrow: opts.shouldThrow,
    structuralSharing: opts.structuralSharing,
    select: (match) => {
      return opts.select ? opts.select(match.search) : match.search
    },
  })
}
// node_modules/@tanstack/react-router/dist/esm/useRouteContext.js
function useRouteContext(opts) {
  return useMatch({
    ...opts,
    select: (match) => (opts.select ? opts.select(match.context) : match.context),
  })
}
// node_modules/@tanstack/react-router/dist/esm/route.js
var import_jsx_runtime = require_jsx_runtime()
var Route = class extends BaseRoute {
  /**
   * @deprecated Use the `createRoute` function instead.
   */
  constructor(options) {
    super(options)
    this.useMatch = (opts) => {
      return useMatch({
        ...opts,
        from: this.id,
      })
    }
    this.useRouteContext = (opts) => {
      return useRouteContext({
        ...opts,
        from: this.id,
      })
    }
    this.useSearch = (opts) => {
      return useSearch({
        ...opts,
        from: this.id,
      })
    }
    this.useParams = (opts) => {
      return useParams({
        ...opts,
        from: this.id,
      })
    }
    this.useLoaderDeps = (opts) => {
      return useLoaderDeps({
        ...opts,
        from: this.id,
      })
    }
    this.useLoaderData = (opts) => {
      return useLoaderData({
        ...opts,
        from: this.id,
      })
    }
    this.useNavigate = () => {
      return useNavigate({ from: this.fullPath })
    }
    this.Link = import_react.forwardRef((props, ref) => {
      return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
        ref,
        from: this.fullPath,
        ...props,
      })
    })
  }
}
/**
 * Creates a non-root Route instance for code-based routing.
 *
 * Use this to define a route that will be composed into a route tree
 * (typically via a parent route's `addChildren`). If you're using file-based
 * routing, prefer `createFileRoute`.
 *
 * @param options Route options (path, component, loader, context, etc.).
 * @returns A Route instance to be attached to the route tree.
 * @link https://tanstack.com/router/latest/docs/framework/react/api/router/createRouteFunction
 */
function createRoute(options) {
  return new Route(options)
}
/**
 * Creates a root route factory that requires a router context type.
 *
 * Use when your root route expects `context` to be provided to `createRouter`.
 * The returned function behaves like `createRootRoute` but enforces a context type.
 *
 * @returns A factory function to configure and return a root route.
 * @link https://tanstack.com/router/latest/docs/framework/react/api/router/createRootRouteWithContextFunction
 */
function createRootRouteWithContext() {
  return (options) => {
    return createRootRoute(options)
  }
}
var RootRoute = class extends BaseRootRoute {
  /**
   * @deprecated `RootRoute` is now an internal implementation detail. Use `createRootRoute()` instead.
   */
  constructor(options) {
    super(options)
    this.useMatch = (opts) => {
      return useMatch({
        ...opts,
        from: this.id,
      })
    }
    this.useRouteContext = (opts) => {
      return useRouteContext({
        ...opts,
        from: this.id,
      })
    }
    this.useSearch = (opts) => {
      return useSearch({
        ...opts,
        from: this.id,
      })
    }
    this.useParams = (opts) => {
      return useParams({
        ...opts,
        from: this.id,
      })
    }
    this.useLoaderDeps = (opts) => {
      return useLoaderDeps({
        ...opts,
        from: this.id,
      })
    }
    this.useLoaderData = (opts) => {
      return useLoaderData({
        ...opts,
        from: this.id,
      })
    }
    this.useNavigate = () => {
      return useNavigate({ from: this.fullPath })
    }
    this.Link = import_react.forwardRef((props, ref) => {
      return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
        ref,
        from: this.fullPath,
        ...props,
      })
    })
  }
}
/**
 * Creates a root Route instance used to build your route tree.
 *
 * Typically paired with `createRouter({ routeTree })`. If you need to require
 * a typed router context, use `createRootRouteWithContext` instead.
 *
 * @param options Root route options (component, error, pending, etc.).
 * @returns A root route instance.
 * @link https://tanstack.com/router/latest/docs/framework/react/api/router/createRootRouteFunction
 */
function createRootRoute(options) {
  return new RootRoute(options)
}
// node_modules/@tanstack/react-router/dist/esm/fileRoute.js
/**
 * Creates a file-based Route factory for a given path.
 *
 * Used by TanStack Router's file-based routing to associate a file with a
 * route. The returned function accepts standard route options. In normal usage
 * the `path` string is inserted and maintained by the `tsr` generator.
 *
 * @param path File path literal for the route (usually auto-generated).
 * @returns A function that accepts Route options and returns a Route instance.
 * @link https://tanstack.com/router/latest/docs/framework/react/api/router/createFileRouteFunction
 */
function createFileRoute(path) {
  return (options) => {
    const route = createRoute(options)
    route.isRoot = false
    return route
  }
}
// node_modules/@tanstack/react-router/dist/esm/lazyRouteComponent.js
/**
 * Wrap a dynamic import to create a route component that supports
 * `.preload()` and friendly reload-on-module-missing behavior.
 *
 * @param importer Function returning a module promise
 * @param exportName Named export to use (default: `default`)
 * @returns A lazy route component compatible with TanStack Router
 * @link https://tanstack.com/router/latest/docs/framework/react/api/router/lazyRouteComponentFunction
 */
function lazyRouteComponent(importer, exportName) {
  let loadPromise
  let comp
  let error
  const load = () => {
    if (!loadPromise) {
      error = void 0
      loadPromise = importer()
        .then((res) => {
          comp = res[exportName ?? 'default']
        })
        .catch((err) => {
          loadPromise = void 0
          error = err
        })
    }
    return loadPromise
  }
  const lazyComp = function Lazy(props) {
    if (error) {
      if (isModuleNotFoundError(error) && false);
      throw error
    }
    if (!comp) {
      if (reactUse) reactUse(load())
      else throw load()
    }
    return import_react.createElement(comp, props)
  }
  lazyComp.preload = load
  return lazyComp
}
// src/app/document/lateHead.ts
/** What heads are made and written with: no part of a first screen, whose head stands in its document. */
var headCode = () => import('./headCode-CiXMmFTJ.js')
/** Makes a screen's head. Nothing where the served document has said it already. */
async function lateHead({ isHeadSaid }, make) {
  return isHeadSaid?.() === true ? {} : make(await headCode())
}
export {
  createRootRouteWithContext as a,
  createFileRoute as i,
  lateHead as n,
  useLayoutEffect as o,
  lazyRouteComponent as r,
  headCode as t,
}
