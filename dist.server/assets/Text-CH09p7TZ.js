import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-BHbHrMlk.js";
// node_modules/react-aria/dist/private/utils/chain.mjs
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/**
* Calls all functions in the order they were chained with the same arguments.
*/ function $a4e76a5424781910$export$e08e3b67e392101e(...callbacks) {
	return (...args) => {
		for (let callback of callbacks) if (typeof callback === "function") callback(...args);
	};
}
// node_modules/react-aria/dist/private/utils/useLayoutEffect.mjs
var $c4867b2f328c2698$export$e5c5a5f917a5871c = typeof document !== "undefined" ? import_react.useLayoutEffect : () => {};
// node_modules/react-aria/dist/private/ssr/SSRProvider.mjs
var $c7eafbbe1ea5834e$var$defaultContext = {
	prefix: String(Math.round(Math.random() * 1e10)),
	current: 0
};
var $c7eafbbe1ea5834e$var$SSRContext = /*#__PURE__*/ import_react.createContext($c7eafbbe1ea5834e$var$defaultContext);
var $c7eafbbe1ea5834e$var$IsSSRContext = /*#__PURE__*/ import_react.createContext(false);
Boolean(typeof window !== "undefined" && window.document && window.document.createElement);
var $c7eafbbe1ea5834e$var$componentIds = /* @__PURE__ */ new WeakMap();
function $c7eafbbe1ea5834e$var$useCounter(isDisabled = false) {
	let ctx = (0, import_react.useContext)($c7eafbbe1ea5834e$var$SSRContext);
	let ref = (0, import_react.useRef)(null);
	if (ref.current === null && !isDisabled) {
		let currentOwner = import_react.default.__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED?.ReactCurrentOwner?.current;
		if (currentOwner) {
			let prevComponentValue = $c7eafbbe1ea5834e$var$componentIds.get(currentOwner);
			if (prevComponentValue == null) $c7eafbbe1ea5834e$var$componentIds.set(currentOwner, {
				id: ctx.current,
				state: currentOwner.memoizedState
			});
			else if (currentOwner.memoizedState !== prevComponentValue.state) {
				ctx.current = prevComponentValue.id;
				$c7eafbbe1ea5834e$var$componentIds.delete(currentOwner);
			}
		}
		ref.current = ++ctx.current;
	}
	return ref.current;
}
function $c7eafbbe1ea5834e$var$useLegacySSRSafeId(defaultId) {
	let ctx = (0, import_react.useContext)($c7eafbbe1ea5834e$var$SSRContext);
	let counter = $c7eafbbe1ea5834e$var$useCounter(!!defaultId);
	let prefix = `react-aria${ctx.prefix}`;
	return defaultId || `${prefix}-${counter}`;
}
function $c7eafbbe1ea5834e$var$useModernSSRSafeId(defaultId) {
	let id = import_react.useId();
	let [didSSR] = (0, import_react.useState)($c7eafbbe1ea5834e$export$535bd6ca7f90a273());
	let prefix = didSSR || false ? "react-aria" : `react-aria${$c7eafbbe1ea5834e$var$defaultContext.prefix}`;
	return defaultId || `${prefix}-${id}`;
}
var $c7eafbbe1ea5834e$export$619500959fc48b26 = typeof import_react.useId === "function" ? $c7eafbbe1ea5834e$var$useModernSSRSafeId : $c7eafbbe1ea5834e$var$useLegacySSRSafeId;
function $c7eafbbe1ea5834e$var$getSnapshot() {
	return false;
}
function $c7eafbbe1ea5834e$var$getServerSnapshot() {
	return true;
}
function $c7eafbbe1ea5834e$var$subscribe(onStoreChange) {
	return () => {};
}
function $c7eafbbe1ea5834e$export$535bd6ca7f90a273() {
	if (typeof import_react.useSyncExternalStore === "function") return import_react.useSyncExternalStore($c7eafbbe1ea5834e$var$subscribe, $c7eafbbe1ea5834e$var$getSnapshot, $c7eafbbe1ea5834e$var$getServerSnapshot);
	return (0, import_react.useContext)($c7eafbbe1ea5834e$var$IsSSRContext);
}
// node_modules/react-aria/dist/private/utils/useValueEffect.mjs
function $1a716630a9e3a599$export$14d238f342723f25(defaultValue) {
	let [value, setValue] = (0, import_react.useState)(defaultValue);
	let currValue = (0, import_react.useRef)(value);
	let effect = (0, import_react.useRef)(null);
	let nextRef = (0, import_react.useRef)(() => {
		if (!effect.current) return;
		let newValue = effect.current.next();
		if (newValue.done) {
			effect.current = null;
			return;
		}
		if (currValue.current === newValue.value) nextRef.current();
		else setValue(newValue.value);
	});
	$c4867b2f328c2698$export$e5c5a5f917a5871c(() => {
		currValue.current = value;
		if (effect.current) nextRef.current();
	});
	return [value, (0, import_react.useCallback)((fn) => {
		effect.current = fn(currValue.current);
		nextRef.current();
	}, [nextRef])];
}
// node_modules/react-aria/dist/private/utils/useId.mjs
var $390e54f620492c70$var$canUseDOM = Boolean(typeof window !== "undefined" && window.document && window.document.createElement);
var $390e54f620492c70$export$d41a04c74483c6ef = /* @__PURE__ */ new Map();
var $390e54f620492c70$var$registry;
if (typeof FinalizationRegistry !== "undefined") $390e54f620492c70$var$registry = new FinalizationRegistry((heldValue) => {
	$390e54f620492c70$export$d41a04c74483c6ef.delete(heldValue);
});
var $390e54f620492c70$var$registeredIds = /* @__PURE__ */ new WeakMap();
function $390e54f620492c70$export$f680877a34711e37(defaultId) {
	let [value, setValue] = (0, import_react.useState)(defaultId);
	let nextId = (0, import_react.useRef)(null);
	let res = $c7eafbbe1ea5834e$export$619500959fc48b26(value);
	let cleanupRef = (0, import_react.useRef)(null);
	let registeredId = $390e54f620492c70$var$registeredIds.get(cleanupRef);
	if ($390e54f620492c70$var$registry && registeredId !== res) {
		if (registeredId != null) $390e54f620492c70$var$registry.unregister(cleanupRef);
		$390e54f620492c70$var$registry.register(cleanupRef, res, cleanupRef);
		$390e54f620492c70$var$registeredIds.set(cleanupRef, res);
	}
	if ($390e54f620492c70$var$canUseDOM) {
		const cacheIdRef = $390e54f620492c70$export$d41a04c74483c6ef.get(res);
		if (cacheIdRef && !cacheIdRef.includes(nextId)) cacheIdRef.push(nextId);
		else $390e54f620492c70$export$d41a04c74483c6ef.set(res, [nextId]);
	}
	$c4867b2f328c2698$export$e5c5a5f917a5871c(() => {
		let r = res;
		return () => {
			if ($390e54f620492c70$var$registry) {
				$390e54f620492c70$var$registry.unregister(cleanupRef);
				$390e54f620492c70$var$registeredIds.delete(cleanupRef);
			}
			$390e54f620492c70$export$d41a04c74483c6ef.delete(r);
		};
	}, [res]);
	(0, import_react.useEffect)(() => {
		let newId = nextId.current;
		if (newId) setValue(newId);
		return () => {
			if (newId) nextId.current = null;
		};
	});
	return res;
}
function $390e54f620492c70$export$cd8c9cb68f842629(idA, idB) {
	if (idA === idB) return idA;
	let setIdsA = $390e54f620492c70$export$d41a04c74483c6ef.get(idA);
	if (setIdsA) {
		setIdsA.forEach((ref) => ref.current = idB);
		return idB;
	}
	let setIdsB = $390e54f620492c70$export$d41a04c74483c6ef.get(idB);
	if (setIdsB) {
		setIdsB.forEach((ref) => ref.current = idA);
		return idA;
	}
	return idB;
}
function $390e54f620492c70$export$b4cc09c592e8fdb8(depArray = []) {
	let id = $390e54f620492c70$export$f680877a34711e37();
	let [resolvedId, setResolvedId] = $1a716630a9e3a599$export$14d238f342723f25(id);
	let updateId = (0, import_react.useCallback)(() => {
		setResolvedId(function* () {
			yield id;
			yield document.getElementById(id) ? id : void 0;
		});
	}, [id, setResolvedId]);
	$c4867b2f328c2698$export$e5c5a5f917a5871c(updateId, [
		id,
		updateId,
		...depArray
	]);
	return resolvedId;
}
// node_modules/react-aria/dist/private/utils/mergeRefs.mjs
function $4064df0d6f9620e1$export$c9058316764c140e(...refs) {
	if (refs.length === 1 && refs[0]) return refs[0];
	return (value) => {
		let hasCleanup = false;
		const cleanups = refs.map((ref) => {
			const cleanup = $4064df0d6f9620e1$var$setRef(ref, value);
			hasCleanup ||= typeof cleanup == "function";
			return cleanup;
		});
		if (hasCleanup) return () => {
			cleanups.forEach((cleanup, i) => {
				if (typeof cleanup === "function") cleanup();
				else $4064df0d6f9620e1$var$setRef(refs[i], null);
			});
		};
	};
}
function $4064df0d6f9620e1$var$setRef(ref, value) {
	if (typeof ref === "function") return ref(value);
	else if (ref != null) ref.current = value;
}
// node_modules/clsx/dist/clsx.mjs
function r(e) {
	var t, f, n = "";
	if ("string" == typeof e || "number" == typeof e) n += e;
	else if ("object" == typeof e) if (Array.isArray(e)) {
		var o = e.length;
		for (t = 0; t < o; t++) e[t] && (f = r(e[t])) && (n && (n += " "), n += f);
	} else for (f in e) e[f] && (n && (n += " "), n += f);
	return n;
}
function clsx() {
	for (var e, t, f = 0, n = "", o = arguments.length; f < o; f++) (e = arguments[f]) && (t = r(e)) && (n && (n += " "), n += t);
	return n;
}
// node_modules/react-aria/dist/private/utils/mergeProps.mjs
function $bbaa08b3cd72f041$export$9d1611c77c2fe928(...args) {
	let result = { ...args[0] };
	for (let i = 1; i < args.length; i++) {
		let props = args[i];
		for (let key in props) {
			let a = result[key];
			let b = props[key];
			if (typeof a === "function" && typeof b === "function" && key[0] === "o" && key[1] === "n" && key.charCodeAt(2) >= 65 && key.charCodeAt(2) <= 90) result[key] = $a4e76a5424781910$export$e08e3b67e392101e(a, b);
			else if ((key === "className" || key === "UNSAFE_className") && typeof a === "string" && typeof b === "string") result[key] = clsx(a, b);
			else if (key === "id" && a && b) result.id = $390e54f620492c70$export$cd8c9cb68f842629(a, b);
			else if (key === "ref" && a && b) result.ref = $4064df0d6f9620e1$export$c9058316764c140e(a, b);
			else result[key] = b !== void 0 ? b : a;
		}
	}
	return result;
}
// node_modules/react-aria/dist/private/utils/useObjectRef.mjs
function $03e8ab2d84d7657a$export$4338b53315abf666(ref) {
	const objRef = (0, import_react.useRef)(null);
	const cleanupRef = (0, import_react.useRef)(void 0);
	const refEffect = (0, import_react.useCallback)((instance) => {
		if (typeof ref === "function") {
			const refCallback = ref;
			const refCleanup = refCallback(instance);
			return () => {
				if (typeof refCleanup === "function") refCleanup();
				else refCallback(null);
			};
		} else if (ref) {
			ref.current = instance;
			return () => {
				ref.current = null;
			};
		}
	}, [ref]);
	return (0, import_react.useMemo)(() => ({
		get current() {
			return objRef.current;
		},
		set current(value) {
			objRef.current = value;
			if (cleanupRef.current) {
				cleanupRef.current();
				cleanupRef.current = void 0;
			}
			if (value != null) cleanupRef.current = refEffect(value);
		}
	}), [refEffect]);
}
// node_modules/react-aria-components/dist/private/utils.mjs
var $7230ffa83bc0c2cf$export$c62b8e45d58ddad9 = Symbol("default");
function $7230ffa83bc0c2cf$export$2881499e37b75b9a({ values, children }) {
	for (let [Context, value] of values) children = /*#__PURE__*/ import_react.createElement(Context.Provider, { value }, children);
	return children;
}
function $7230ffa83bc0c2cf$export$4d86445c2cf5e3(props) {
	let { className, style, children, defaultClassName, defaultChildren, defaultStyle, values, render } = props;
	return (0, import_react.useMemo)(() => {
		let computedClassName;
		let computedStyle;
		let computedChildren;
		if (typeof className === "function") computedClassName = className({
			...values,
			defaultClassName
		});
		else computedClassName = className;
		if (typeof style === "function") computedStyle = style({
			...values,
			defaultStyle: defaultStyle || {}
		});
		else computedStyle = style;
		if (typeof children === "function") computedChildren = children({
			...values,
			defaultChildren
		});
		else if (children == null) computedChildren = defaultChildren;
		else computedChildren = children;
		return {
			className: computedClassName ?? defaultClassName,
			style: computedStyle || defaultStyle ? {
				...defaultStyle,
				...computedStyle
			} : void 0,
			children: computedChildren ?? defaultChildren,
			"data-rac": "",
			render: render ? (props) => render(props, values) : void 0
		};
	}, [
		className,
		style,
		children,
		defaultClassName,
		defaultChildren,
		defaultStyle,
		values,
		render
	]);
}
function $7230ffa83bc0c2cf$export$fabf2dc03a41866e(context, slot) {
	let ctx = (0, import_react.useContext)(context);
	if (slot === null) return null;
	if (ctx && typeof ctx === "object" && "slots" in ctx && ctx.slots) {
		let slotKey = slot || $7230ffa83bc0c2cf$export$c62b8e45d58ddad9;
		if (!ctx.slots[slotKey]) {
			let availableSlots = new Intl.ListFormat().format(Object.keys(ctx.slots).map((p) => `"${p}"`));
			let errorMessage = slot ? `Invalid slot "${slot}".` : "A slot prop is required.";
			throw new Error(`${errorMessage} Valid slot names are ${availableSlots}.`);
		}
		return ctx.slots[slotKey];
	}
	return ctx;
}
function $7230ffa83bc0c2cf$export$29f1550f4b0d4415(props, ref, context) {
	let { ref: contextRef, ...contextProps } = $7230ffa83bc0c2cf$export$fabf2dc03a41866e(context, props.slot) || {};
	let mergedRef = $03e8ab2d84d7657a$export$4338b53315abf666((0, import_react.useMemo)(() => $4064df0d6f9620e1$export$c9058316764c140e(ref, contextRef), [ref, contextRef]));
	let mergedProps = $bbaa08b3cd72f041$export$9d1611c77c2fe928(contextProps, props);
	if ("style" in contextProps && contextProps.style && "style" in props && props.style) {
		if (typeof contextProps.style === "function" || typeof props.style === "function") mergedProps.style = (renderProps) => {
			let contextStyle = typeof contextProps.style === "function" ? contextProps.style(renderProps) : contextProps.style;
			let defaultStyle = {
				...renderProps.defaultStyle,
				...contextStyle
			};
			let style = typeof props.style === "function" ? props.style({
				...renderProps,
				defaultStyle
			}) : props.style;
			return {
				...defaultStyle,
				...style
			};
		};
		else mergedProps.style = {
			...contextProps.style,
			...props.style
		};
	}
	return [mergedProps, mergedRef];
}
function $7230ffa83bc0c2cf$export$9d4c57ee4c6ffdd8(initialState = true) {
	let [hasSlot, setHasSlot] = (0, import_react.useState)(initialState);
	let hasRun = (0, import_react.useRef)(false);
	let ref = (0, import_react.useCallback)((el) => {
		hasRun.current = true;
		setHasSlot(!!el);
	}, []);
	$c4867b2f328c2698$export$e5c5a5f917a5871c(() => {
		if (!hasRun.current) setHasSlot(false);
	}, []);
	return [ref, hasSlot];
}
function $7230ffa83bc0c2cf$export$ef03459518577ad4(props) {
	const prefix = /^(data-.*)$/;
	let filteredProps = {};
	for (const prop in props) if (!prefix.test(prop)) filteredProps[prop] = props[prop];
	return filteredProps;
}
function $7230ffa83bc0c2cf$var$DOMElement(ElementType, props, forwardedRef) {
	let { render, ...otherProps } = props;
	let elementRef = (0, import_react.useRef)(null);
	let ref = (0, import_react.useMemo)(() => $4064df0d6f9620e1$export$c9058316764c140e(forwardedRef, elementRef), [forwardedRef, elementRef]);
	$c4867b2f328c2698$export$e5c5a5f917a5871c(() => {}, [ElementType, render]);
	let domProps = {
		...otherProps,
		ref
	};
	if (render) return render(domProps, void 0);
	return /*#__PURE__*/ import_react.createElement(ElementType, domProps);
}
var $7230ffa83bc0c2cf$var$domComponentCache = {};
var $7230ffa83bc0c2cf$export$df3a06d6289f983e = new Proxy({}, { get(target, elementType) {
	if (typeof elementType !== "string") return void 0;
	let res = $7230ffa83bc0c2cf$var$domComponentCache[elementType];
	if (!res) {
		res = /*#__PURE__*/ (0, import_react.forwardRef)($7230ffa83bc0c2cf$var$DOMElement.bind(null, elementType));
		$7230ffa83bc0c2cf$var$domComponentCache[elementType] = res;
	}
	return res;
} });
// node_modules/react-aria/dist/private/collections/Hidden.mjs
if (typeof HTMLTemplateElement !== "undefined") {
	Object.defineProperty(HTMLTemplateElement.prototype, "firstChild", {
		configurable: true,
		enumerable: true,
		get: function() {
			return this.content.firstChild;
		}
	});
	Object.defineProperty(HTMLTemplateElement.prototype, "appendChild", {
		configurable: true,
		enumerable: true,
		value: function(node) {
			return this.content.appendChild(node);
		}
	});
	Object.defineProperty(HTMLTemplateElement.prototype, "removeChild", {
		configurable: true,
		enumerable: true,
		value: function(node) {
			return this.content.removeChild(node);
		}
	});
	Object.defineProperty(HTMLTemplateElement.prototype, "insertBefore", {
		configurable: true,
		enumerable: true,
		value: function(node, child) {
			return this.content.insertBefore(node, child);
		}
	});
}
var $d7f64c32b702fe2c$export$94b6d0abf7d33e8c = /*#__PURE__*/ (0, import_react.createContext)(false);
function $d7f64c32b702fe2c$export$8dc98ba7eadeaa56(props) {
	if ((0, import_react.useContext)($d7f64c32b702fe2c$export$94b6d0abf7d33e8c)) return /*#__PURE__*/ import_react.createElement(import_react.Fragment, null, props.children);
	let children = /*#__PURE__*/ import_react.createElement($d7f64c32b702fe2c$export$94b6d0abf7d33e8c.Provider, { value: true }, props.children);
	return /*#__PURE__*/ import_react.createElement("template", null, children);
}
function $d7f64c32b702fe2c$export$86427a43e3e48ebb(fn) {
	let Wrapper = (props, ref) => {
		if ((0, import_react.useContext)($d7f64c32b702fe2c$export$94b6d0abf7d33e8c)) return null;
		return fn(props, ref);
	};
	Wrapper.displayName = fn.displayName || fn.name;
	return (0, import_react.forwardRef)(Wrapper);
}
function $d7f64c32b702fe2c$export$b5d7cc18bb8d2b59() {
	return (0, import_react.useContext)($d7f64c32b702fe2c$export$94b6d0abf7d33e8c);
}
// node_modules/react-aria/dist/private/utils/filterDOMProps.mjs
var $8e9d2fae0ecb9001$var$DOMPropNames = /* @__PURE__ */ new Set(["id"]);
var $8e9d2fae0ecb9001$var$labelablePropNames = /* @__PURE__ */ new Set([
	"aria-label",
	"aria-labelledby",
	"aria-describedby",
	"aria-details"
]);
var $8e9d2fae0ecb9001$var$linkPropNames = /* @__PURE__ */ new Set([
	"href",
	"hrefLang",
	"target",
	"rel",
	"download",
	"ping",
	"referrerPolicy"
]);
var $8e9d2fae0ecb9001$var$globalAttrs = /* @__PURE__ */ new Set([
	"dir",
	"lang",
	"hidden",
	"inert",
	"translate",
	"suppressHydrationWarning"
]);
var $8e9d2fae0ecb9001$var$globalEvents = /* @__PURE__ */ new Set([
	"onClick",
	"onAuxClick",
	"onContextMenu",
	"onDoubleClick",
	"onMouseDown",
	"onMouseEnter",
	"onMouseLeave",
	"onMouseMove",
	"onMouseOut",
	"onMouseOver",
	"onMouseUp",
	"onTouchCancel",
	"onTouchEnd",
	"onTouchMove",
	"onTouchStart",
	"onPointerDown",
	"onPointerMove",
	"onPointerUp",
	"onPointerCancel",
	"onPointerEnter",
	"onPointerLeave",
	"onPointerOver",
	"onPointerOut",
	"onGotPointerCapture",
	"onLostPointerCapture",
	"onScroll",
	"onWheel",
	"onAnimationStart",
	"onAnimationEnd",
	"onAnimationIteration",
	"onTransitionCancel",
	"onTransitionEnd",
	"onTransitionRun",
	"onTransitionStart"
]);
var $8e9d2fae0ecb9001$var$propRe = /^(data-.*)$/;
function $8e9d2fae0ecb9001$export$457c3d6518dd4c6f(props, opts = {}) {
	let { labelable, isLink, global, events = global, propNames } = opts;
	let filteredProps = {};
	for (const prop in props) if (Object.prototype.hasOwnProperty.call(props, prop) && ($8e9d2fae0ecb9001$var$DOMPropNames.has(prop) || labelable && $8e9d2fae0ecb9001$var$labelablePropNames.has(prop) || isLink && $8e9d2fae0ecb9001$var$linkPropNames.has(prop) || global && $8e9d2fae0ecb9001$var$globalAttrs.has(prop) || events && ($8e9d2fae0ecb9001$var$globalEvents.has(prop) || prop.endsWith("Capture") && $8e9d2fae0ecb9001$var$globalEvents.has(prop.slice(0, -7))) || propNames?.has(prop) || $8e9d2fae0ecb9001$var$propRe.test(prop))) filteredProps[prop] = props[prop];
	return filteredProps;
}
// node_modules/react-aria/dist/private/utils/useLabels.mjs
function $e8ac3c3f5d4bae7f$export$d6875122194c7b44(props, defaultLabel) {
	let { id, "aria-label": label, "aria-labelledby": labelledBy } = props;
	id = $390e54f620492c70$export$f680877a34711e37(id);
	if (labelledBy && label) labelledBy = [.../* @__PURE__ */ new Set([id, ...labelledBy.trim().split(/\s+/)])].join(" ");
	else if (labelledBy) labelledBy = labelledBy.trim().split(/\s+/).join(" ");
	if (!label && !labelledBy && defaultLabel) label = defaultLabel;
	return {
		id,
		"aria-label": label,
		"aria-labelledby": labelledBy
	};
}
// node_modules/react-aria/dist/private/i18n/utils.mjs
var $d805ff57cab8bee2$var$RTL_SCRIPTS = /* @__PURE__ */ new Set([
	"Arab",
	"Syrc",
	"Samr",
	"Mand",
	"Thaa",
	"Mend",
	"Nkoo",
	"Adlm",
	"Rohg",
	"Hebr"
]);
var $d805ff57cab8bee2$var$RTL_LANGS = /* @__PURE__ */ new Set([
	"ae",
	"ar",
	"arc",
	"bcc",
	"bqi",
	"ckb",
	"dv",
	"fa",
	"glk",
	"he",
	"ku",
	"mzn",
	"nqo",
	"pnb",
	"ps",
	"sd",
	"ug",
	"ur",
	"yi"
]);
function $d805ff57cab8bee2$export$702d680b21cbd764(localeString) {
	if (Intl.Locale) {
		let locale = new Intl.Locale(localeString).maximize();
		let textInfo = typeof locale.getTextInfo === "function" ? locale.getTextInfo() : locale.textInfo;
		if (textInfo) return textInfo.direction === "rtl";
		if (locale.script) return $d805ff57cab8bee2$var$RTL_SCRIPTS.has(locale.script);
	}
	let lang = localeString.split("-")[0];
	return $d805ff57cab8bee2$var$RTL_LANGS.has(lang);
}
// node_modules/react-aria/dist/private/i18n/useDefaultLocale.mjs
var $520a025cdb0d710d$var$localeSymbol = Symbol.for("react-aria.i18n.locale");
function $520a025cdb0d710d$export$f09106e7c6677ec5() {
	let locale = typeof window !== "undefined" && window[$520a025cdb0d710d$var$localeSymbol] || typeof navigator !== "undefined" && (navigator.language || navigator.userLanguage) || "en-US";
	try {
		Intl.DateTimeFormat.supportedLocalesOf([locale]);
	} catch {
		locale = "en-US";
	}
	return {
		locale,
		direction: $d805ff57cab8bee2$export$702d680b21cbd764(locale) ? "rtl" : "ltr"
	};
}
var $520a025cdb0d710d$var$currentLocale = $520a025cdb0d710d$export$f09106e7c6677ec5();
var $520a025cdb0d710d$var$listeners = /* @__PURE__ */ new Set();
function $520a025cdb0d710d$var$updateLocale() {
	$520a025cdb0d710d$var$currentLocale = $520a025cdb0d710d$export$f09106e7c6677ec5();
	for (let listener of $520a025cdb0d710d$var$listeners) listener($520a025cdb0d710d$var$currentLocale);
}
function $520a025cdb0d710d$export$188ec29ebc2bdc3a() {
	let isSSR = $c7eafbbe1ea5834e$export$535bd6ca7f90a273();
	let [defaultLocale, setDefaultLocale] = (0, import_react.useState)($520a025cdb0d710d$var$currentLocale);
	(0, import_react.useEffect)(() => {
		if ($520a025cdb0d710d$var$listeners.size === 0) window.addEventListener("languagechange", $520a025cdb0d710d$var$updateLocale);
		$520a025cdb0d710d$var$listeners.add(setDefaultLocale);
		return () => {
			$520a025cdb0d710d$var$listeners.delete(setDefaultLocale);
			if ($520a025cdb0d710d$var$listeners.size === 0) window.removeEventListener("languagechange", $520a025cdb0d710d$var$updateLocale);
		};
	}, []);
	if (isSSR) return {
		locale: typeof window !== "undefined" && window[$520a025cdb0d710d$var$localeSymbol] || "en-US",
		direction: "ltr"
	};
	return defaultLocale;
}
// node_modules/react-aria/dist/private/i18n/I18nProvider.mjs
var $2eb8e6d23f3d0cb0$var$I18nContext = /*#__PURE__*/ import_react.createContext(null);
/**
* Internal component that handles the case when locale is provided.
*/ function $2eb8e6d23f3d0cb0$var$I18nProviderWithLocale(props) {
	let { locale, children } = props;
	let value = import_react.useMemo(() => ({
		locale,
		direction: $d805ff57cab8bee2$export$702d680b21cbd764(locale) ? "rtl" : "ltr"
	}), [locale]);
	return /*#__PURE__*/ import_react.createElement($2eb8e6d23f3d0cb0$var$I18nContext.Provider, { value }, children);
}
/**
* Internal component that handles the case when no locale is provided.
*/ function $2eb8e6d23f3d0cb0$var$I18nProviderWithDefaultLocale(props) {
	let { children } = props;
	let defaultLocale = $520a025cdb0d710d$export$188ec29ebc2bdc3a();
	return /*#__PURE__*/ import_react.createElement($2eb8e6d23f3d0cb0$var$I18nContext.Provider, { value: defaultLocale }, children);
}
function $2eb8e6d23f3d0cb0$export$a54013f0d02a8f82(props) {
	let { locale, children } = props;
	if (locale) return /*#__PURE__*/ import_react.createElement($2eb8e6d23f3d0cb0$var$I18nProviderWithLocale, {
		locale,
		children
	});
	return /*#__PURE__*/ import_react.createElement($2eb8e6d23f3d0cb0$var$I18nProviderWithDefaultLocale, { children });
}
function $2eb8e6d23f3d0cb0$export$43bb16f9c6d9e3f7() {
	let defaultLocale = $520a025cdb0d710d$export$188ec29ebc2bdc3a();
	return (0, import_react.useContext)($2eb8e6d23f3d0cb0$var$I18nContext) || defaultLocale;
}
// node_modules/react-aria/dist/private/utils/focusWithoutScrolling.mjs
function $1969ac565cfec8d0$export$de79e2c695e052f3(element) {
	element.focus({ preventScroll: true });
}
// node_modules/react-aria/dist/private/utils/domHelpers.mjs
var $d447af545b77c9f1$export$b204af158042fbac = (target) => {
	if ($d447af545b77c9f1$var$isWindow(target)) return target.document;
	if ($d447af545b77c9f1$export$62858bae88b53fd0(target)) return target;
	return target?.ownerDocument ?? (typeof document !== "undefined" ? document : void 0);
};
var $d447af545b77c9f1$export$f21a1ffae260145a = (target) => {
	return $d447af545b77c9f1$export$b204af158042fbac(target)?.defaultView ?? (typeof window !== "undefined" ? window : void 0);
};
function $d447af545b77c9f1$export$8ee0fc9ee280b4ee(value) {
	return value !== null && typeof value === "object" && "nodeType" in value && typeof value.nodeType === "number";
}
/**
* Type guard that checks if a value is a Window. Uses window self reference checks to
* distinguish Window from other values.
*/ function $d447af545b77c9f1$var$isWindow(value) {
	return typeof value === "object" && value != null && "window" in value && value.window === value;
}
function $d447af545b77c9f1$export$62858bae88b53fd0(value) {
	return $d447af545b77c9f1$export$8ee0fc9ee280b4ee(value) && value.nodeType === 9;
}
function $d447af545b77c9f1$export$af51f0f06c0f328a(value) {
	return $d447af545b77c9f1$export$8ee0fc9ee280b4ee(value) && value.nodeType === 11 && "host" in value;
}
function $d447af545b77c9f1$export$f531f92e2a15358f(target, event, listener, options) {
	if (listener == null || target == null) return () => {};
	let eventTargets = Array.isArray(target) ? target : [target];
	for (let eventTarget of eventTargets) eventTarget.addEventListener(event, listener, options);
	return () => {
		for (let eventTarget of eventTargets) eventTarget.removeEventListener(event, listener, options);
	};
}
function $d447af545b77c9f1$export$37a5fde709c1db82(target, property, value, priority) {
	if (target == null) return () => {};
	let restore = new Array();
	let styleTargets = Array.isArray(target) ? target : [target];
	for (let styleTarget of styleTargets) {
		let initialValue = styleTarget.style.getPropertyValue(property);
		let initialPriority = styleTarget.style.getPropertyPriority(property);
		styleTarget.style.setProperty(property, value, priority);
		restore.unshift(() => {
			if (initialValue) styleTarget.style.setProperty(property, initialValue, initialPriority);
			else styleTarget.style.removeProperty(property);
		});
	}
	return () => {
		for (let cleanup of restore) cleanup();
	};
}
// node_modules/react-stately/dist/private/flags/flags.mjs
var $6a20a7989e6c817a$var$_shadowDOM = false;
function $6a20a7989e6c817a$export$98658e8c59125e6a() {
	return $6a20a7989e6c817a$var$_shadowDOM;
}
// node_modules/react-aria/dist/private/utils/shadowdom/DOMFunctions.mjs
function $23f2114a1b82827e$export$4282f70798064fe0(node, otherNode) {
	if (!$6a20a7989e6c817a$export$98658e8c59125e6a()) return otherNode && node ? node.contains(otherNode) : false;
	if (!node || !otherNode) return false;
	let currentNode = otherNode;
	while (currentNode != null) {
		if (currentNode === node) return true;
		if (typeof currentNode.assignedElements !== "function" && currentNode.assignedSlot?.parentNode) currentNode = currentNode.assignedSlot.parentNode;
		else if ($d447af545b77c9f1$export$af51f0f06c0f328a(currentNode)) currentNode = currentNode.host;
		else currentNode = currentNode.parentNode;
	}
	return false;
}
var $23f2114a1b82827e$export$cd4e5573fbe2b576 = (doc = document) => {
	if (!$6a20a7989e6c817a$export$98658e8c59125e6a()) return doc.activeElement;
	let activeElement = doc.activeElement;
	while (activeElement && "shadowRoot" in activeElement && activeElement.shadowRoot?.activeElement) activeElement = activeElement.shadowRoot.activeElement;
	return activeElement;
};
function $23f2114a1b82827e$export$e58f029f0fbfdb29(event) {
	if ($6a20a7989e6c817a$export$98658e8c59125e6a() && event.target instanceof Element && event.target.shadowRoot) {
		if ("composedPath" in event) return event.composedPath()[0] ?? null;
		else if ("composedPath" in event.nativeEvent) return event.nativeEvent.composedPath()[0] ?? null;
	}
	return event.target;
}
function $23f2114a1b82827e$export$da7af4355d792141(from, to) {
	if (to === null) return [];
	to = to ?? $d447af545b77c9f1$export$f21a1ffae260145a(from);
	let targets = [to];
	if (!$6a20a7989e6c817a$export$98658e8c59125e6a() || !from || from === to) return targets;
	let toRoot = "getRootNode" in to ? to.getRootNode() : null;
	let current = from.getRootNode() ?? null;
	while ($d447af545b77c9f1$export$af51f0f06c0f328a(current) && current !== toRoot) {
		targets.push(current);
		current = current.host.getRootNode();
	}
	return targets;
}
function $23f2114a1b82827e$export$b4f377a2b6254582(node) {
	if (!node) return false;
	let root = node.getRootNode();
	let ownerWindow = $d447af545b77c9f1$export$f21a1ffae260145a(node);
	if (!(root instanceof ownerWindow.Document || root instanceof ownerWindow.ShadowRoot)) return false;
	let activeElement = root.activeElement;
	return activeElement != null && node.contains(activeElement);
}
// node_modules/react-aria/dist/private/utils/isElementVisible.mjs
var $ae77152785188400$var$supportsCheckVisibility = typeof Element !== "undefined" && "checkVisibility" in Element.prototype;
function $ae77152785188400$var$isStyleVisible(element) {
	const windowObject = $d447af545b77c9f1$export$f21a1ffae260145a(element);
	if (!(element instanceof windowObject.HTMLElement) && !(element instanceof windowObject.SVGElement)) return false;
	let { display, visibility } = element.style;
	let isVisible = display !== "none" && visibility !== "hidden" && visibility !== "collapse";
	if (isVisible) {
		const { getComputedStyle } = $d447af545b77c9f1$export$f21a1ffae260145a(element);
		let { display: computedDisplay, visibility: computedVisibility } = getComputedStyle(element);
		isVisible = computedDisplay !== "none" && computedVisibility !== "hidden" && computedVisibility !== "collapse";
	}
	return isVisible;
}
function $ae77152785188400$var$isAttributeVisible(element, childElement) {
	return !element.hasAttribute("hidden") && !element.hasAttribute("data-react-aria-prevent-focus") && (element.nodeName === "DETAILS" && childElement && childElement.nodeName !== "SUMMARY" ? element.hasAttribute("open") : true);
}
function $ae77152785188400$export$e989c0fffaa6b27a(element, childElement) {
	if ($ae77152785188400$var$supportsCheckVisibility) return element.checkVisibility({ visibilityProperty: true }) && !element.closest("[data-react-aria-prevent-focus]");
	return element.nodeName !== "#comment" && $ae77152785188400$var$isStyleVisible(element) && $ae77152785188400$var$isAttributeVisible(element, childElement) && (!element.parentElement || $ae77152785188400$export$e989c0fffaa6b27a(element.parentElement, element));
}
// node_modules/react-aria/dist/private/utils/isFocusable.mjs
var $3b8b240c1bf84ab9$var$focusableElements = [
	"input:not([disabled]):not([type=hidden])",
	"select:not([disabled])",
	"textarea:not([disabled])",
	"button:not([disabled])",
	"a[href]",
	"area[href]",
	"summary",
	"iframe",
	"object",
	"embed",
	"audio[controls]",
	"video[controls]",
	"[contenteditable]:not([contenteditable^=\"false\"])",
	"permission"
];
var $3b8b240c1bf84ab9$var$FOCUSABLE_ELEMENT_SELECTOR = $3b8b240c1bf84ab9$var$focusableElements.join(":not([hidden]),") + ",[tabindex]:not([disabled]):not([hidden])";
$3b8b240c1bf84ab9$var$focusableElements.push("[tabindex]:not([tabindex=\"-1\"]):not([disabled])");
var $3b8b240c1bf84ab9$var$TABBABLE_ELEMENT_SELECTOR = $3b8b240c1bf84ab9$var$focusableElements.join(":not([hidden]):not([tabindex=\"-1\"]),");
function $3b8b240c1bf84ab9$export$4c063cf1350e6fed(element, options) {
	return element.matches($3b8b240c1bf84ab9$var$FOCUSABLE_ELEMENT_SELECTOR) && !$3b8b240c1bf84ab9$var$isInert(element) && (options?.skipVisibilityCheck || $ae77152785188400$export$e989c0fffaa6b27a(element));
}
function $3b8b240c1bf84ab9$export$bebd5a1431fec25d(element) {
	return element.matches($3b8b240c1bf84ab9$var$TABBABLE_ELEMENT_SELECTOR) && $ae77152785188400$export$e989c0fffaa6b27a(element) && !$3b8b240c1bf84ab9$var$isInert(element);
}
function $3b8b240c1bf84ab9$var$isInert(element) {
	let node = element;
	while (node != null) {
		if (node instanceof $d447af545b77c9f1$export$f21a1ffae260145a(node).HTMLElement && node.inert) return true;
		node = node.parentElement;
	}
	return false;
}
// node_modules/react-aria/dist/private/interactions/utils.mjs
function $a92dc41f639950be$export$525bc4921d56d4a(nativeEvent) {
	let event = nativeEvent;
	event.nativeEvent = nativeEvent;
	event.isDefaultPrevented = () => event.defaultPrevented;
	event.isPropagationStopped = () => event.cancelBubble;
	event.persist = () => {};
	return event;
}
function $a92dc41f639950be$export$c2b7abe5d61ec696(event, target) {
	Object.defineProperty(event, "target", { value: target });
	Object.defineProperty(event, "currentTarget", { value: target });
}
function $a92dc41f639950be$export$715c682d09d639cc(onBlur) {
	let stateRef = (0, import_react.useRef)({
		isFocused: false,
		observer: null
	});
	$c4867b2f328c2698$export$e5c5a5f917a5871c(() => {
		const state = stateRef.current;
		return () => {
			if (state.observer) {
				state.observer.disconnect();
				state.observer = null;
			}
		};
	}, []);
	return (0, import_react.useCallback)((e) => {
		let eventTarget = $23f2114a1b82827e$export$e58f029f0fbfdb29(e);
		if (eventTarget instanceof HTMLButtonElement || eventTarget instanceof HTMLInputElement || eventTarget instanceof HTMLTextAreaElement || eventTarget instanceof HTMLSelectElement) {
			stateRef.current.isFocused = true;
			let target = eventTarget;
			let onBlurHandler = (e) => {
				stateRef.current.isFocused = false;
				if (target.disabled) {
					let event = $a92dc41f639950be$export$525bc4921d56d4a(e);
					onBlur?.(event);
				}
				if (stateRef.current.observer) {
					stateRef.current.observer.disconnect();
					stateRef.current.observer = null;
				}
			};
			target.addEventListener("focusout", onBlurHandler, { once: true });
			stateRef.current.observer = new MutationObserver(() => {
				if (stateRef.current.isFocused && target.disabled) {
					stateRef.current.observer?.disconnect();
					let relatedTargetEl = target === $23f2114a1b82827e$export$cd4e5573fbe2b576() ? null : $23f2114a1b82827e$export$cd4e5573fbe2b576();
					target.dispatchEvent(new FocusEvent("blur", { relatedTarget: relatedTargetEl }));
					target.dispatchEvent(new FocusEvent("focusout", {
						bubbles: true,
						relatedTarget: relatedTargetEl
					}));
				}
			});
			stateRef.current.observer.observe(target, {
				attributes: true,
				attributeFilter: ["disabled"]
			});
		}
	}, [onBlur]);
}
var $a92dc41f639950be$export$fda7da73ab5d4c48 = false;
function $a92dc41f639950be$export$cabe61c495ee3649(target) {
	while (target && !$3b8b240c1bf84ab9$export$4c063cf1350e6fed(target, { skipVisibilityCheck: true })) target = target.parentElement;
	let activeElement = $23f2114a1b82827e$export$cd4e5573fbe2b576($d447af545b77c9f1$export$f21a1ffae260145a(target).document);
	if (!activeElement || activeElement === target) return;
	let targetRoot = target?.getRootNode();
	let root = targetRoot != null && $d447af545b77c9f1$export$af51f0f06c0f328a(targetRoot) ? targetRoot : $d447af545b77c9f1$export$f21a1ffae260145a(target);
	let isFocusMovingToTarget = (focusTarget) => focusTarget === target || $d447af545b77c9f1$export$8ee0fc9ee280b4ee(focusTarget) && $23f2114a1b82827e$export$4282f70798064fe0(target, focusTarget);
	let isBlurFromActiveElement = (eventTarget) => eventTarget === activeElement || activeElement != null && $d447af545b77c9f1$export$8ee0fc9ee280b4ee(eventTarget) && $23f2114a1b82827e$export$4282f70798064fe0(activeElement, eventTarget);
	$a92dc41f639950be$export$fda7da73ab5d4c48 = true;
	let isRefocusing = false;
	let onBlur = (e) => {
		if (isBlurFromActiveElement($23f2114a1b82827e$export$e58f029f0fbfdb29(e)) || isRefocusing) e.stopImmediatePropagation();
	};
	let onFocusOut = (e) => {
		if (isBlurFromActiveElement($23f2114a1b82827e$export$e58f029f0fbfdb29(e)) || isRefocusing) {
			e.stopImmediatePropagation();
			if (!target && !isRefocusing) {
				isRefocusing = true;
				$1969ac565cfec8d0$export$de79e2c695e052f3(activeElement);
				cleanup();
			}
		}
	};
	let onFocus = (e) => {
		if (isFocusMovingToTarget($23f2114a1b82827e$export$e58f029f0fbfdb29(e)) || isRefocusing) e.stopImmediatePropagation();
	};
	let onFocusIn = (e) => {
		if (isFocusMovingToTarget($23f2114a1b82827e$export$e58f029f0fbfdb29(e)) || isRefocusing) {
			e.stopImmediatePropagation();
			if (!isRefocusing) {
				isRefocusing = true;
				$1969ac565cfec8d0$export$de79e2c695e052f3(activeElement);
				cleanup();
			}
		}
	};
	root.addEventListener("blur", onBlur, true);
	root.addEventListener("focusout", onFocusOut, true);
	root.addEventListener("focusin", onFocusIn, true);
	root.addEventListener("focus", onFocus, true);
	let cleanup = () => {
		cancelAnimationFrame(raf);
		root.removeEventListener("blur", onBlur, true);
		root.removeEventListener("focusout", onFocusOut, true);
		root.removeEventListener("focusin", onFocusIn, true);
		root.removeEventListener("focus", onFocus, true);
		$a92dc41f639950be$export$fda7da73ab5d4c48 = false;
		isRefocusing = false;
	};
	let raf = requestAnimationFrame(cleanup);
	return cleanup;
}
// node_modules/react-aria/dist/private/utils/platform.mjs
function $2add3ce32c6007eb$var$testUserAgent(re) {
	if (typeof window === "undefined" || window.navigator == null) return false;
	let brands = window.navigator["userAgentData"]?.brands;
	return Array.isArray(brands) && brands.some((brand) => re.test(brand.brand)) || re.test(window.navigator.userAgent);
}
function $2add3ce32c6007eb$var$testPlatform(re) {
	return typeof window !== "undefined" && window.navigator != null ? re.test(window.navigator["userAgentData"]?.platform || window.navigator.platform) : false;
}
function $2add3ce32c6007eb$var$cached(fn) {
	let res = null;
	return () => {
		if (res == null) res = fn();
		return res;
	};
}
var $2add3ce32c6007eb$export$9ac100e40613ea10 = $2add3ce32c6007eb$var$cached(function() {
	return $2add3ce32c6007eb$var$testPlatform(/^Mac/i);
});
var $2add3ce32c6007eb$export$186c6964ca17d99 = $2add3ce32c6007eb$var$cached(function() {
	return $2add3ce32c6007eb$var$testPlatform(/^iPhone/i);
});
var $2add3ce32c6007eb$export$7bef049ce92e4224 = $2add3ce32c6007eb$var$cached(function() {
	return $2add3ce32c6007eb$var$testPlatform(/^iPad/i) || $2add3ce32c6007eb$export$9ac100e40613ea10() && navigator.maxTouchPoints > 1;
});
var $2add3ce32c6007eb$export$fedb369cb70207f1 = $2add3ce32c6007eb$var$cached(function() {
	return $2add3ce32c6007eb$export$186c6964ca17d99() || $2add3ce32c6007eb$export$7bef049ce92e4224();
});
var $2add3ce32c6007eb$export$e1865c3bedcd822b = $2add3ce32c6007eb$var$cached(function() {
	return $2add3ce32c6007eb$export$9ac100e40613ea10() || $2add3ce32c6007eb$export$fedb369cb70207f1();
});
var $2add3ce32c6007eb$export$78551043582a6a98 = $2add3ce32c6007eb$var$cached(function() {
	return $2add3ce32c6007eb$var$testUserAgent(/AppleWebKit/i) && ($2add3ce32c6007eb$export$fedb369cb70207f1() || !$2add3ce32c6007eb$export$6446a186d09e379e());
});
var $2add3ce32c6007eb$export$6446a186d09e379e = $2add3ce32c6007eb$var$cached(function() {
	return $2add3ce32c6007eb$var$testUserAgent(/Chrome|CriOS|CrMo/i);
});
var $2add3ce32c6007eb$export$a11b0059900ceec8 = $2add3ce32c6007eb$var$cached(function() {
	return $2add3ce32c6007eb$var$testUserAgent(/Android/i);
});
// node_modules/react-aria/dist/private/utils/isVirtualEvent.mjs
function $b5c62b033c25b96d$export$60278871457622de(event) {
	if (event.pointerType === "" && event.isTrusted) return true;
	if ($2add3ce32c6007eb$export$a11b0059900ceec8() && event.pointerType) return event.type === "click" && event.buttons === 1;
	return event.detail === 0 && !event.pointerType;
}
function $b5c62b033c25b96d$export$29bf1b5f2c56cf63(event) {
	return !$2add3ce32c6007eb$export$a11b0059900ceec8() && event.width === 0 && event.height === 0 || $2add3ce32c6007eb$export$a11b0059900ceec8() && event.width === 1 && event.height === 1 && event.pressure === 0 && event.detail === 0 && event.pointerType === "mouse";
}
// node_modules/react-aria/dist/private/utils/openLink.mjs
var $caaf0dd3060ed57c$var$RouterContext = /*#__PURE__*/ (0, import_react.createContext)({
	isNative: true,
	open: $caaf0dd3060ed57c$var$openSyntheticLink,
	useHref: (href) => href
});
function $caaf0dd3060ed57c$export$9a302a45f65d0572() {
	return (0, import_react.useContext)($caaf0dd3060ed57c$var$RouterContext);
}
function $caaf0dd3060ed57c$export$efa8c9099e530235(link, modifiers) {
	let target = link.getAttribute("target");
	return (!target || target === "_self") && link.origin === location.origin && !link.hasAttribute("download") && !modifiers.metaKey && !modifiers.ctrlKey && !modifiers.altKey && !modifiers.shiftKey;
}
function $caaf0dd3060ed57c$export$95185d699e05d4d7(target, modifiers, setOpening = true) {
	let { metaKey, ctrlKey, altKey, shiftKey } = modifiers;
	let event = $2add3ce32c6007eb$export$78551043582a6a98() && $2add3ce32c6007eb$export$9ac100e40613ea10() && !$2add3ce32c6007eb$export$7bef049ce92e4224() && true ? new KeyboardEvent("keydown", {
		keyIdentifier: "Enter",
		metaKey,
		ctrlKey,
		altKey,
		shiftKey
	}) : new MouseEvent("click", {
		metaKey,
		ctrlKey,
		altKey,
		shiftKey,
		detail: 1,
		bubbles: true,
		cancelable: true
	});
	$caaf0dd3060ed57c$export$95185d699e05d4d7.isOpening = setOpening;
	$1969ac565cfec8d0$export$de79e2c695e052f3(target);
	target.dispatchEvent(event);
	$caaf0dd3060ed57c$export$95185d699e05d4d7.isOpening = false;
}
$caaf0dd3060ed57c$export$95185d699e05d4d7.isOpening = false;
function $caaf0dd3060ed57c$var$getSyntheticLink(target, open) {
	if (target instanceof HTMLAnchorElement) open(target);
	else if (target.hasAttribute("data-href")) {
		let link = document.createElement("a");
		link.href = target.getAttribute("data-href");
		if (target.hasAttribute("data-target")) link.target = target.getAttribute("data-target");
		if (target.hasAttribute("data-rel")) link.rel = target.getAttribute("data-rel");
		if (target.hasAttribute("data-download")) link.download = target.getAttribute("data-download");
		if (target.hasAttribute("data-ping")) link.ping = target.getAttribute("data-ping");
		if (target.hasAttribute("data-referrer-policy")) link.referrerPolicy = target.getAttribute("data-referrer-policy");
		target.appendChild(link);
		open(link);
		target.removeChild(link);
	}
}
function $caaf0dd3060ed57c$var$openSyntheticLink(target, modifiers) {
	$caaf0dd3060ed57c$var$getSyntheticLink(target, (link) => $caaf0dd3060ed57c$export$95185d699e05d4d7(link, modifiers));
}
function $caaf0dd3060ed57c$export$7e924b3091a3bd18(props) {
	const href = $caaf0dd3060ed57c$export$9a302a45f65d0572().useHref(props?.href ?? "");
	let linkProps = {};
	if (props) {
		for (let key of [
			"href",
			"target",
			"rel",
			"download",
			"ping",
			"referrerPolicy"
		]) if (key in props && props[key] !== void 0) linkProps[key] = key === "href" ? href : props[key];
	}
	return linkProps;
}
function $caaf0dd3060ed57c$export$13aea1a3cb5e3f1f(e, router, href, routerOptions) {
	if (!router.isNative && e.currentTarget instanceof HTMLAnchorElement && e.currentTarget.href && !e.isDefaultPrevented() && $caaf0dd3060ed57c$export$efa8c9099e530235(e.currentTarget, e) && href) {
		e.preventDefault();
		router.open(e.currentTarget, e, href, routerOptions);
	}
}
// node_modules/react-aria/dist/private/interactions/useFocusVisible.mjs
var $8f5a2122b0992be3$var$currentModality = null;
var $8f5a2122b0992be3$var$currentPointerType = "keyboard";
var $8f5a2122b0992be3$export$901e90a13c50a14e = /* @__PURE__ */ new Set();
var $8f5a2122b0992be3$export$d90243b58daecda7 = /* @__PURE__ */ new Map();
var $8f5a2122b0992be3$var$hasEventBeforeFocus = false;
var $8f5a2122b0992be3$var$hasBlurredWindowRecently = false;
var $8f5a2122b0992be3$var$FOCUS_VISIBLE_INPUT_KEYS = {
	Tab: true,
	Escape: true
};
function $8f5a2122b0992be3$var$triggerChangeHandlers(modality, e) {
	for (let handler of $8f5a2122b0992be3$export$901e90a13c50a14e) handler(modality, e);
}
/**
* Helper function to determine if a KeyboardEvent is unmodified and could make keyboard focus
* styles visible.
*/ function $8f5a2122b0992be3$var$isValidKey(e) {
	return !(e.metaKey || !$2add3ce32c6007eb$export$9ac100e40613ea10() && e.altKey || e.ctrlKey || e.key === "Control" || e.key === "Shift" || e.key === "Meta");
}
function $8f5a2122b0992be3$var$handleKeyboardEvent(e) {
	$8f5a2122b0992be3$var$hasEventBeforeFocus = true;
	if (!$caaf0dd3060ed57c$export$95185d699e05d4d7.isOpening && $8f5a2122b0992be3$var$isValidKey(e)) {
		$8f5a2122b0992be3$var$currentModality = "keyboard";
		$8f5a2122b0992be3$var$currentPointerType = "keyboard";
		$8f5a2122b0992be3$var$triggerChangeHandlers("keyboard", e);
	}
}
function $8f5a2122b0992be3$var$handlePointerEvent(e) {
	$8f5a2122b0992be3$var$currentModality = "pointer";
	$8f5a2122b0992be3$var$currentPointerType = "pointerType" in e ? e.pointerType : "mouse";
	if (e.type === "mousedown" || e.type === "pointerdown") {
		$8f5a2122b0992be3$var$hasEventBeforeFocus = true;
		$8f5a2122b0992be3$var$triggerChangeHandlers("pointer", e);
	}
}
function $8f5a2122b0992be3$var$handleClickEvent(e) {
	if (!$caaf0dd3060ed57c$export$95185d699e05d4d7.isOpening && $b5c62b033c25b96d$export$60278871457622de(e)) {
		$8f5a2122b0992be3$var$hasEventBeforeFocus = true;
		$8f5a2122b0992be3$var$currentModality = "virtual";
		$8f5a2122b0992be3$var$currentPointerType = "virtual";
	}
}
function $8f5a2122b0992be3$var$handleFocusEvent(e) {
	if ($a92dc41f639950be$export$fda7da73ab5d4c48) return;
	let target = $23f2114a1b82827e$export$e58f029f0fbfdb29(e);
	let ownerWindow = $d447af545b77c9f1$export$f21a1ffae260145a(target);
	let ownerDocument = $d447af545b77c9f1$export$b204af158042fbac(target);
	if (target === ownerWindow) {
		$8f5a2122b0992be3$var$hasBlurredWindowRecently = true;
		return;
	}
	if (target === ownerDocument || !e.isTrusted) return;
	if (!$8f5a2122b0992be3$var$hasEventBeforeFocus && !$8f5a2122b0992be3$var$hasBlurredWindowRecently) {
		$8f5a2122b0992be3$var$currentModality = "virtual";
		$8f5a2122b0992be3$var$currentPointerType = "virtual";
		$8f5a2122b0992be3$var$triggerChangeHandlers("virtual", e);
	}
	$8f5a2122b0992be3$var$hasEventBeforeFocus = false;
	$8f5a2122b0992be3$var$hasBlurredWindowRecently = false;
}
function $8f5a2122b0992be3$var$handleWindowBlur() {
	if ($a92dc41f639950be$export$fda7da73ab5d4c48) return;
	$8f5a2122b0992be3$var$hasEventBeforeFocus = false;
	$8f5a2122b0992be3$var$hasBlurredWindowRecently = true;
}
function $8f5a2122b0992be3$var$handleInvalidEvent(e) {
	let startingActiveElement = $23f2114a1b82827e$export$cd4e5573fbe2b576($d447af545b77c9f1$export$b204af158042fbac($23f2114a1b82827e$export$e58f029f0fbfdb29(e)));
	queueMicrotask(() => {
		if ($23f2114a1b82827e$export$cd4e5573fbe2b576($d447af545b77c9f1$export$b204af158042fbac($23f2114a1b82827e$export$e58f029f0fbfdb29(e))) !== startingActiveElement) $8f5a2122b0992be3$export$8397ddfc504fdb9a("keyboard");
	});
}
/**
* Setup global event listeners to control when keyboard focus style should be visible.
*/ function $8f5a2122b0992be3$var$setupGlobalFocusEvents(element) {
	if (typeof window === "undefined" || typeof document === "undefined") return;
	const windowObject = $d447af545b77c9f1$export$f21a1ffae260145a(element);
	const documentObject = $d447af545b77c9f1$export$b204af158042fbac(element);
	if ($8f5a2122b0992be3$export$d90243b58daecda7.get(windowObject)) return;
	let focus = windowObject.HTMLElement.prototype.focus;
	Reflect.defineProperty(windowObject.HTMLElement.prototype, "focus", {
		configurable: true,
		writable: true,
		value: function() {
			$8f5a2122b0992be3$var$hasEventBeforeFocus = true;
			focus.apply(this, arguments);
		}
	});
	documentObject.addEventListener("keydown", $8f5a2122b0992be3$var$handleKeyboardEvent, true);
	documentObject.addEventListener("keyup", $8f5a2122b0992be3$var$handleKeyboardEvent, true);
	documentObject.addEventListener("click", $8f5a2122b0992be3$var$handleClickEvent, true);
	documentObject.addEventListener("invalid", $8f5a2122b0992be3$var$handleInvalidEvent, true);
	windowObject.addEventListener("focus", $8f5a2122b0992be3$var$handleFocusEvent, true);
	windowObject.addEventListener("blur", $8f5a2122b0992be3$var$handleWindowBlur, false);
	if (typeof PointerEvent !== "undefined") {
		documentObject.addEventListener("pointerdown", $8f5a2122b0992be3$var$handlePointerEvent, true);
		documentObject.addEventListener("pointermove", $8f5a2122b0992be3$var$handlePointerEvent, true);
		documentObject.addEventListener("pointerup", $8f5a2122b0992be3$var$handlePointerEvent, true);
	}
	windowObject.addEventListener("beforeunload", () => {
		$8f5a2122b0992be3$var$tearDownWindowFocusTracking(element);
	}, { once: true });
	$8f5a2122b0992be3$export$d90243b58daecda7.set(windowObject, { focus });
}
var $8f5a2122b0992be3$var$tearDownWindowFocusTracking = (element, loadListener) => {
	const windowObject = $d447af545b77c9f1$export$f21a1ffae260145a(element);
	const documentObject = $d447af545b77c9f1$export$b204af158042fbac(element);
	if (loadListener) documentObject.removeEventListener("DOMContentLoaded", loadListener);
	if (!$8f5a2122b0992be3$export$d90243b58daecda7.has(windowObject)) return;
	Reflect.defineProperty(windowObject.HTMLElement.prototype, "focus", {
		configurable: true,
		writable: true,
		value: $8f5a2122b0992be3$export$d90243b58daecda7.get(windowObject).focus
	});
	documentObject.removeEventListener("keydown", $8f5a2122b0992be3$var$handleKeyboardEvent, true);
	documentObject.removeEventListener("keyup", $8f5a2122b0992be3$var$handleKeyboardEvent, true);
	documentObject.removeEventListener("click", $8f5a2122b0992be3$var$handleClickEvent, true);
	documentObject.removeEventListener("invalid", $8f5a2122b0992be3$var$handleInvalidEvent, true);
	windowObject.removeEventListener("focus", $8f5a2122b0992be3$var$handleFocusEvent, true);
	windowObject.removeEventListener("blur", $8f5a2122b0992be3$var$handleWindowBlur, false);
	if (typeof PointerEvent !== "undefined") {
		documentObject.removeEventListener("pointerdown", $8f5a2122b0992be3$var$handlePointerEvent, true);
		documentObject.removeEventListener("pointermove", $8f5a2122b0992be3$var$handlePointerEvent, true);
		documentObject.removeEventListener("pointerup", $8f5a2122b0992be3$var$handlePointerEvent, true);
	}
	$8f5a2122b0992be3$export$d90243b58daecda7.delete(windowObject);
};
function $8f5a2122b0992be3$export$2f1888112f558a7d(element) {
	const documentObject = $d447af545b77c9f1$export$b204af158042fbac(element);
	let loadListener;
	if (documentObject.readyState !== "loading") $8f5a2122b0992be3$var$setupGlobalFocusEvents(element);
	else {
		loadListener = () => {
			$8f5a2122b0992be3$var$setupGlobalFocusEvents(element);
		};
		documentObject.addEventListener("DOMContentLoaded", loadListener);
	}
	return () => $8f5a2122b0992be3$var$tearDownWindowFocusTracking(element, loadListener);
}
if (typeof document !== "undefined") $8f5a2122b0992be3$export$2f1888112f558a7d();
function $8f5a2122b0992be3$export$b9b3dfddab17db27() {
	return $8f5a2122b0992be3$var$currentModality !== "pointer";
}
function $8f5a2122b0992be3$export$630ff653c5ada6a9() {
	return $8f5a2122b0992be3$var$currentModality;
}
function $8f5a2122b0992be3$export$8397ddfc504fdb9a(modality) {
	$8f5a2122b0992be3$var$currentModality = modality;
	$8f5a2122b0992be3$var$currentPointerType = modality === "pointer" ? "mouse" : modality;
	$8f5a2122b0992be3$var$triggerChangeHandlers(modality, null);
}
function $8f5a2122b0992be3$export$887a228355cf7d95() {
	return $8f5a2122b0992be3$var$currentPointerType;
}
var $8f5a2122b0992be3$var$nonTextInputTypes = /* @__PURE__ */ new Set([
	"checkbox",
	"radio",
	"range",
	"color",
	"file",
	"image",
	"button",
	"submit",
	"reset"
]);
/**
* If this is attached to text input component, return if the event is a focus event (Tab/Escape
* keys pressed) so that focus visible style can be properly set.
*/ function $8f5a2122b0992be3$var$isKeyboardFocusEvent(isTextInput, modality, e) {
	let eventTarget = e ? $23f2114a1b82827e$export$e58f029f0fbfdb29(e) : void 0;
	let ownerDocument = $d447af545b77c9f1$export$b204af158042fbac(eventTarget);
	let ownerWindow = $d447af545b77c9f1$export$f21a1ffae260145a(eventTarget);
	const IHTMLInputElement = typeof ownerWindow !== "undefined" ? ownerWindow.HTMLInputElement : HTMLInputElement;
	const IHTMLTextAreaElement = typeof ownerWindow !== "undefined" ? ownerWindow.HTMLTextAreaElement : HTMLTextAreaElement;
	const IHTMLElement = typeof ownerWindow !== "undefined" ? ownerWindow.HTMLElement : HTMLElement;
	const IKeyboardEvent = typeof ownerWindow !== "undefined" ? ownerWindow.KeyboardEvent : KeyboardEvent;
	let activeElement = $23f2114a1b82827e$export$cd4e5573fbe2b576(ownerDocument);
	isTextInput = isTextInput || activeElement instanceof IHTMLInputElement && !$8f5a2122b0992be3$var$nonTextInputTypes.has(activeElement.type) || activeElement instanceof IHTMLTextAreaElement || activeElement instanceof IHTMLElement && activeElement.isContentEditable;
	return !(isTextInput && modality === "keyboard" && e instanceof IKeyboardEvent && !$8f5a2122b0992be3$var$FOCUS_VISIBLE_INPUT_KEYS[e.key]);
}
function $8f5a2122b0992be3$export$ec71b4b83ac08ec3(fn, deps, opts) {
	$8f5a2122b0992be3$var$setupGlobalFocusEvents();
	(0, import_react.useEffect)(() => {
		if (opts?.enabled === false) return;
		let handler = (modality, e) => {
			if (!$8f5a2122b0992be3$var$isKeyboardFocusEvent(!!opts?.isTextInput, modality, e)) return;
			fn($8f5a2122b0992be3$export$b9b3dfddab17db27());
		};
		$8f5a2122b0992be3$export$901e90a13c50a14e.add(handler);
		return () => {
			$8f5a2122b0992be3$export$901e90a13c50a14e.delete(handler);
		};
	}, deps);
}
// node_modules/react-aria/dist/private/utils/runAfterTransition.mjs
var $081cb5757e08788e$var$transitionsByElement = /* @__PURE__ */ new Map();
var $081cb5757e08788e$var$transitionCallbacks = /* @__PURE__ */ new Set();
function $081cb5757e08788e$var$isTransitionEvent(event) {
	return "propertyName" in event;
}
function $081cb5757e08788e$var$onTransitionStart(e) {
	let eventTarget = $23f2114a1b82827e$export$e58f029f0fbfdb29(e);
	if (!$081cb5757e08788e$var$isTransitionEvent(e) || !eventTarget) return;
	let transitions = $081cb5757e08788e$var$transitionsByElement.get(eventTarget);
	if (!transitions) {
		transitions = /* @__PURE__ */ new Set();
		$081cb5757e08788e$var$transitionsByElement.set(eventTarget, transitions);
		eventTarget.addEventListener("transitioncancel", $081cb5757e08788e$var$onTransitionEnd, { once: true });
	}
	transitions.add(e.propertyName);
}
function $081cb5757e08788e$var$onTransitionEnd(e) {
	let eventTarget = $23f2114a1b82827e$export$e58f029f0fbfdb29(e);
	if (!$081cb5757e08788e$var$isTransitionEvent(e) || !eventTarget) return;
	let properties = $081cb5757e08788e$var$transitionsByElement.get(eventTarget);
	if (!properties) return;
	properties.delete(e.propertyName);
	if (properties.size === 0) {
		eventTarget.removeEventListener("transitioncancel", $081cb5757e08788e$var$onTransitionEnd);
		$081cb5757e08788e$var$transitionsByElement.delete(eventTarget);
	}
	if ($081cb5757e08788e$var$transitionsByElement.size === 0) for (let callback of $081cb5757e08788e$var$transitionCallbacks) {
		callback(true);
		$081cb5757e08788e$var$transitionCallbacks.delete(callback);
	}
}
function $081cb5757e08788e$var$setupGlobalEvents() {
	$d447af545b77c9f1$export$f531f92e2a15358f(document, "transitionrun", $081cb5757e08788e$var$onTransitionStart);
	$d447af545b77c9f1$export$f531f92e2a15358f(document, "transitionend", $081cb5757e08788e$var$onTransitionEnd);
}
/**
* Cleans up any elements that are no longer in the document.
* This is necessary because we can't rely on transitionend events to fire
* for elements that are removed from the document while transitioning.
*/ function $081cb5757e08788e$var$cleanupDetachedElements() {
	for (const [eventTarget] of $081cb5757e08788e$var$transitionsByElement) if ("isConnected" in eventTarget && !eventTarget.isConnected) $081cb5757e08788e$var$transitionsByElement.delete(eventTarget);
}
if (typeof document !== "undefined") {
	if (document.readyState !== "loading") $081cb5757e08788e$var$setupGlobalEvents();
	else $d447af545b77c9f1$export$f531f92e2a15358f(document, "DOMContentLoaded", $081cb5757e08788e$var$setupGlobalEvents);
}
function $081cb5757e08788e$export$24490316f764c430(fn) {
	let frame = window.requestAnimationFrame(() => {
		$081cb5757e08788e$var$cleanupDetachedElements();
		if ($081cb5757e08788e$var$transitionsByElement.size === 0) return fn(false);
		$081cb5757e08788e$var$transitionCallbacks.add(fn);
	});
	return () => {
		window.cancelAnimationFrame(frame);
		$081cb5757e08788e$var$transitionCallbacks.delete(fn);
	};
}
// node_modules/react-aria/dist/private/interactions/focusSafely.mjs
function $f192c2f16961cbe0$export$80f3e147d781571c(element) {
	if (!element.isConnected) return;
	const ownerDocument = $d447af545b77c9f1$export$b204af158042fbac(element);
	if ($8f5a2122b0992be3$export$630ff653c5ada6a9() === "virtual") {
		let lastFocusedElement = $23f2114a1b82827e$export$cd4e5573fbe2b576(ownerDocument);
		$081cb5757e08788e$export$24490316f764c430(() => {
			const activeElement = $23f2114a1b82827e$export$cd4e5573fbe2b576(ownerDocument);
			if ((activeElement === lastFocusedElement || activeElement === ownerDocument.body) && element.isConnected) $1969ac565cfec8d0$export$de79e2c695e052f3(element);
		});
	} else $1969ac565cfec8d0$export$de79e2c695e052f3(element);
}
// node_modules/react-aria/dist/private/interactions/useFocus.mjs
function $1e74c67db218ce67$export$f8168d8dd8fd66e6(props) {
	let { isDisabled, onFocus: onFocusProp, onBlur: onBlurProp, onFocusChange } = props;
	const onBlur = (0, import_react.useCallback)((e) => {
		if ($23f2114a1b82827e$export$e58f029f0fbfdb29(e) === e.currentTarget) {
			if (onBlurProp) onBlurProp(e);
			if (onFocusChange) onFocusChange(false);
			return true;
		}
	}, [onBlurProp, onFocusChange]);
	const onSyntheticFocus = $a92dc41f639950be$export$715c682d09d639cc(onBlur);
	const onFocus = (0, import_react.useCallback)((e) => {
		let eventTarget = $23f2114a1b82827e$export$e58f029f0fbfdb29(e);
		const ownerDocument = $d447af545b77c9f1$export$b204af158042fbac(eventTarget);
		const activeElement = ownerDocument ? $23f2114a1b82827e$export$cd4e5573fbe2b576(ownerDocument) : $23f2114a1b82827e$export$cd4e5573fbe2b576();
		if (eventTarget === e.currentTarget && eventTarget === activeElement) {
			if (onFocusProp) onFocusProp(e);
			if (onFocusChange) onFocusChange(true);
			onSyntheticFocus(e);
		}
	}, [
		onFocusChange,
		onFocusProp,
		onSyntheticFocus
	]);
	return { focusProps: {
		onFocus: !isDisabled && (onFocusProp || onFocusChange || onBlurProp) ? onFocus : void 0,
		onBlur: !isDisabled && (onBlurProp || onFocusChange) ? onBlur : void 0
	} };
}
// node_modules/react-aria/dist/private/interactions/createEventHandler.mjs
function $8dba16319206abb6$export$48d1ea6320830260(handler) {
	if (!handler) return void 0;
	return (e) => {
		let shouldStopPropagation = true;
		handler({
			...e,
			preventDefault() {
				e.preventDefault();
			},
			isDefaultPrevented() {
				return e.isDefaultPrevented();
			},
			stopPropagation() {
				shouldStopPropagation = true;
			},
			continuePropagation() {
				shouldStopPropagation = false;
				if (typeof e.continuePropagation === "function") e.continuePropagation();
			},
			isPropagationStopped() {
				return shouldStopPropagation;
			}
		});
		if (shouldStopPropagation && !(typeof e.isPropagationStopped === "function" && e.isPropagationStopped())) e.stopPropagation();
	};
}
// node_modules/react-aria/dist/private/interactions/createKeyboardShortcutHandler.mjs
/** Modifier names in shortcut strings (case-insensitive). Order in the string does not matter. */ var $cbf729ad7eb217b0$var$MODIFIER_NAMES = /* @__PURE__ */ new Set([
	"shift",
	"alt",
	"control",
	"meta",
	"mod"
]);
/** Canonical modifier order for stable keys (sorted, fixed order). */ var $cbf729ad7eb217b0$var$CANONICAL_MODIFIER_ORDER = [
	"Alt",
	"Control",
	"Meta",
	"Shift"
];
function $cbf729ad7eb217b0$export$9932402e211e7315(parsed) {
	let set = /* @__PURE__ */ new Set();
	if (parsed.alt) set.add("Alt");
	if (parsed.shift) set.add("Shift");
	if (parsed.ctrl) set.add("Control");
	if (parsed.meta) set.add("Meta");
	if (parsed.mod) set.add($2add3ce32c6007eb$export$9ac100e40613ea10() ? "Meta" : "Control");
	return set;
}
function $cbf729ad7eb217b0$export$bf26c410e1f8fe6d(e) {
	let set = /* @__PURE__ */ new Set();
	if (e.altKey) set.add("Alt");
	if (e.ctrlKey) set.add("Control");
	if (e.metaKey) set.add("Meta");
	if (e.shiftKey) set.add("Shift");
	return set;
}
function $cbf729ad7eb217b0$var$sortedModifierTokens(set) {
	return $cbf729ad7eb217b0$var$CANONICAL_MODIFIER_ORDER.filter((name) => set.has(name));
}
function $cbf729ad7eb217b0$export$d636f01a2eaffd51(spec) {
	let parts = spec.split("+").reduce((prev, part) => {
		let lower = part.toLowerCase();
		if ($cbf729ad7eb217b0$var$MODIFIER_NAMES.has(lower)) {
			if (lower === "shift") prev.shift = true;
			else if (lower === "alt") prev.alt = true;
			else if (lower === "control") prev.ctrl = true;
			else if (lower === "meta") prev.meta = true;
			else if (lower === "mod") prev.mod = true;
		} else prev.key = part;
		return prev;
	}, {
		shift: false,
		alt: false,
		ctrl: false,
		meta: false,
		mod: false,
		key: ""
	});
	if (parts.key === "") throw new Error(`Invalid keyboard shortcut: "${spec}". Must include exactly one non-modifier key (e.g. "a", "Enter", "ArrowDown"). Combine any of Shift, Alt, Ctrl, Meta, and Mod.`);
	return parts;
}
function $cbf729ad7eb217b0$var$normalizeEventKey(key) {
	return key.toLowerCase();
}
/** Short aliases for common keys (shortcut side, before match). */ var $cbf729ad7eb217b0$var$KEY_ALIASES = {
	space: " ",
	esc: "escape",
	del: "delete",
	ins: "insert",
	left: "arrowleft",
	right: "arrowright",
	up: "arrowup",
	down: "arrowdown",
	pageup: "pageup",
	pagedown: "pagedown"
};
/** Canonical key segment (lowercase); aliases like `down` → `arrowdown`. */ function $cbf729ad7eb217b0$var$canonicalKeyFromSpecKey(specKey) {
	let k = $cbf729ad7eb217b0$var$normalizeEventKey(specKey);
	let aliased = $cbf729ad7eb217b0$var$KEY_ALIASES[k];
	return aliased != null ? aliased : k;
}
function $cbf729ad7eb217b0$export$6cfa2ace150c84a5(parsed) {
	let mods = $cbf729ad7eb217b0$var$sortedModifierTokens($cbf729ad7eb217b0$export$9932402e211e7315(parsed));
	let key = $cbf729ad7eb217b0$var$canonicalKeyFromSpecKey(parsed.key);
	return mods.length > 0 ? `${mods.join("+")}+${key}` : key;
}
function $cbf729ad7eb217b0$export$786304bda41dd69f(e) {
	let mods = $cbf729ad7eb217b0$var$sortedModifierTokens($cbf729ad7eb217b0$export$bf26c410e1f8fe6d(e));
	let key = $cbf729ad7eb217b0$var$normalizeEventKey(e.key);
	return (mods.length > 0 ? `${mods.join("+")}+` : "") + key;
}
function $cbf729ad7eb217b0$export$2fd1fc8039383ae1(bindings) {
	let map = /* @__PURE__ */ new Map();
	for (let [spec, action] of Object.entries(bindings)) {
		let parsed = $cbf729ad7eb217b0$export$d636f01a2eaffd51(spec);
		map.set($cbf729ad7eb217b0$export$6cfa2ace150c84a5(parsed), action);
	}
	return (e) => {
		let canonical = $cbf729ad7eb217b0$export$786304bda41dd69f(e);
		let action = map.get(canonical);
		let result = action?.(e);
		if (result === void 0 && action !== void 0) result = {
			shouldContinuePropagation: false,
			shouldPreventDefault: true
		};
		else if (typeof result === "boolean") result = {
			shouldContinuePropagation: !result,
			shouldPreventDefault: result
		};
		if (result?.shouldPreventDefault) e.preventDefault();
		if (!action || result?.shouldContinuePropagation) e.continuePropagation();
	};
}
// node_modules/react-aria/dist/private/interactions/useKeyboard.mjs
function $8296dad1a4c5e0dc$export$8f71654801c2f7cd(props) {
	let { shortcuts, allowRepeats = false, allowComposing = false } = props;
	let onKeyDown;
	let onKeyUp;
	if (shortcuts) {
		let shortcutHandler = $cbf729ad7eb217b0$export$2fd1fc8039383ae1(shortcuts);
		let shortcutOnKeyDown = $8dba16319206abb6$export$48d1ea6320830260((e) => {
			if (!$23f2114a1b82827e$export$4282f70798064fe0(e.currentTarget, $23f2114a1b82827e$export$e58f029f0fbfdb29(e))) {
				e.continuePropagation();
				return;
			}
			if (e.nativeEvent?.repeat && !allowRepeats || e.nativeEvent?.isComposing && !allowComposing) {
				e.continuePropagation();
				return;
			}
			shortcutHandler(e);
		});
		let shortcutOnKeyUp = $8dba16319206abb6$export$48d1ea6320830260((e) => {
			if (!$23f2114a1b82827e$export$4282f70798064fe0(e.currentTarget, $23f2114a1b82827e$export$e58f029f0fbfdb29(e))) {
				e.continuePropagation();
				return;
			}
			if (e.nativeEvent?.repeat && !allowRepeats || e.nativeEvent?.isComposing && !allowComposing) {
				e.continuePropagation();
				return;
			}
			e.continuePropagation();
		});
		onKeyDown = props.onKeyDown ? $a4e76a5424781910$export$e08e3b67e392101e(props.onKeyDown, shortcutOnKeyDown) : shortcutOnKeyDown;
		onKeyUp = props.onKeyUp ? $a4e76a5424781910$export$e08e3b67e392101e(props.onKeyUp, shortcutOnKeyUp) : shortcutOnKeyUp;
	} else {
		onKeyDown = $8dba16319206abb6$export$48d1ea6320830260(props.onKeyDown);
		onKeyUp = $8dba16319206abb6$export$48d1ea6320830260(props.onKeyUp);
	}
	return { keyboardProps: props.isDisabled ? {} : {
		onKeyDown,
		onKeyUp
	} };
}
// node_modules/react-aria/dist/private/utils/useSyncRef.mjs
function $b7115c395c64f7b5$export$4debdb1a3f0fa79e(context, ref) {
	$c4867b2f328c2698$export$e5c5a5f917a5871c(() => {
		if (context && context.ref && ref) {
			context.ref.current = ref.current;
			return () => {
				if (context.ref) context.ref.current = null;
			};
		}
	});
}
// node_modules/react-aria/dist/private/interactions/useFocusable.mjs
var $d1116acdf220c2da$export$f9762fab77588ecb = /*#__PURE__*/ import_react.createContext(null);
function $d1116acdf220c2da$var$useFocusableContext(ref) {
	let context = (0, import_react.useContext)($d1116acdf220c2da$export$f9762fab77588ecb) || {};
	$b7115c395c64f7b5$export$4debdb1a3f0fa79e(context, ref);
	let { ref: _, ...otherProps } = context;
	return otherProps;
}
function $d1116acdf220c2da$export$4c014de7c8940b4c(props, domRef) {
	let { focusProps } = $1e74c67db218ce67$export$f8168d8dd8fd66e6(props);
	let { keyboardProps } = $8296dad1a4c5e0dc$export$8f71654801c2f7cd(props);
	let interactions = $bbaa08b3cd72f041$export$9d1611c77c2fe928(focusProps, keyboardProps);
	let domProps = $d1116acdf220c2da$var$useFocusableContext(domRef);
	let interactionProps = props.isDisabled ? {} : domProps;
	let autoFocusRef = (0, import_react.useRef)(props.autoFocus);
	(0, import_react.useEffect)(() => {
		if (autoFocusRef.current && domRef.current) $f192c2f16961cbe0$export$80f3e147d781571c(domRef.current);
		autoFocusRef.current = false;
	}, [domRef]);
	let tabIndex = props.excludeFromTabOrder ? -1 : 0;
	if (props.isDisabled) tabIndex = void 0;
	return { focusableProps: $bbaa08b3cd72f041$export$9d1611c77c2fe928({
		...interactions,
		tabIndex
	}, interactionProps) };
}
// node_modules/react-aria/dist/private/utils/getMetaValue.mjs
function $7096878c21af5e66$export$a929f3f93e2cc67e(key, doc) {
	let ownerWindow = $d447af545b77c9f1$export$f21a1ffae260145a(doc);
	let ownerDocument = $d447af545b77c9f1$export$b204af158042fbac(doc);
	if (ownerDocument == null || ownerWindow == null) return;
	let content = void 0;
	let selector = `meta[name="${CSS.escape(key)}"], meta[property="${CSS.escape(key)}"]`;
	let meta = ownerDocument.querySelector(selector);
	if (meta && meta instanceof ownerWindow.HTMLMetaElement) {
		if (key === "csp-nonce" && meta.nonce) content ??= meta.nonce || void 0;
		if (meta.content) content ??= meta.content || void 0;
	}
	if (key === "csp-nonce") content ??= ownerWindow.__webpack_nonce__ || globalThis.__webpack_nonce__ || void 0;
	return content;
}
// node_modules/react-aria/dist/private/utils/useEffectEvent.mjs
var $fe16bffc7a557bf0$var$useEarlyEffect = import_react.useInsertionEffect ?? $c4867b2f328c2698$export$e5c5a5f917a5871c;
function $fe16bffc7a557bf0$export$7f54fc3180508a52(fn) {
	const ref = (0, import_react.useRef)(null);
	$fe16bffc7a557bf0$var$useEarlyEffect(() => {
		ref.current = fn;
	}, [fn]);
	return (0, import_react.useCallback)((...args) => {
		const f = ref.current;
		return f?.(...args);
	}, []);
}
// node_modules/react-aria/dist/private/utils/useGlobalListeners.mjs
function $48a7d519b337145d$export$4eaf04e54aa8eed6() {
	let globalListeners = (0, import_react.useRef)(/* @__PURE__ */ new Map());
	let addGlobalListener = (0, import_react.useCallback)((eventTarget, type, listener, options) => {
		let fn = options?.once ? (...args) => {
			globalListeners.current.delete(listener);
			listener(...args);
		} : listener;
		globalListeners.current.set(listener, {
			type,
			eventTarget,
			fn,
			options
		});
		eventTarget.addEventListener(type, fn, options);
	}, []);
	let removeGlobalListener = (0, import_react.useCallback)((eventTarget, type, listener, options) => {
		let fn = globalListeners.current.get(listener)?.fn || listener;
		eventTarget.removeEventListener(type, fn, options);
		globalListeners.current.delete(listener);
	}, []);
	let removeAllGlobalListeners = (0, import_react.useCallback)(() => {
		globalListeners.current.forEach((value, key) => {
			removeGlobalListener(value.eventTarget, value.type, key, value.options);
		});
	}, [removeGlobalListener]);
	(0, import_react.useEffect)(() => {
		return removeAllGlobalListeners;
	}, [removeAllGlobalListeners]);
	return {
		addGlobalListener,
		removeGlobalListener,
		removeAllGlobalListeners
	};
}
// node_modules/react-aria/dist/private/interactions/useFocusWithin.mjs
function $2c9edc598a03d523$export$420e68273165f4ec(props) {
	let { isDisabled, onBlurWithin, onFocusWithin, onFocusWithinChange } = props;
	let state = (0, import_react.useRef)({ isFocusWithin: false });
	let { addGlobalListener, removeAllGlobalListeners } = $48a7d519b337145d$export$4eaf04e54aa8eed6();
	let onBlur = (0, import_react.useCallback)((e) => {
		if (!$23f2114a1b82827e$export$4282f70798064fe0(e.currentTarget, $23f2114a1b82827e$export$e58f029f0fbfdb29(e))) return;
		if (state.current.isFocusWithin && !$23f2114a1b82827e$export$4282f70798064fe0(e.currentTarget, e.relatedTarget)) {
			state.current.isFocusWithin = false;
			removeAllGlobalListeners();
			if (onBlurWithin) onBlurWithin(e);
			if (onFocusWithinChange) onFocusWithinChange(false);
		}
	}, [
		onBlurWithin,
		onFocusWithinChange,
		state,
		removeAllGlobalListeners
	]);
	let onSyntheticFocus = $a92dc41f639950be$export$715c682d09d639cc(onBlur);
	let onFocus = (0, import_react.useCallback)((e) => {
		if (!$23f2114a1b82827e$export$4282f70798064fe0(e.currentTarget, $23f2114a1b82827e$export$e58f029f0fbfdb29(e))) return;
		let eventTarget = $23f2114a1b82827e$export$e58f029f0fbfdb29(e);
		const ownerDocument = $d447af545b77c9f1$export$b204af158042fbac(eventTarget);
		const activeElement = $23f2114a1b82827e$export$cd4e5573fbe2b576(ownerDocument);
		if (!state.current.isFocusWithin && activeElement === eventTarget) {
			if (onFocusWithin) onFocusWithin(e);
			if (onFocusWithinChange) onFocusWithinChange(true);
			state.current.isFocusWithin = true;
			onSyntheticFocus(e);
			let currentTarget = e.currentTarget;
			addGlobalListener(ownerDocument, "focus", (e) => {
				let eventTarget = $23f2114a1b82827e$export$e58f029f0fbfdb29(e);
				if (state.current.isFocusWithin && !$23f2114a1b82827e$export$4282f70798064fe0(currentTarget, eventTarget)) {
					let nativeEvent = new ownerDocument.defaultView.FocusEvent("blur", { relatedTarget: eventTarget });
					$a92dc41f639950be$export$c2b7abe5d61ec696(nativeEvent, currentTarget);
					let event = $a92dc41f639950be$export$525bc4921d56d4a(nativeEvent);
					onBlur(event);
				}
			}, { capture: true });
		}
	}, [
		onFocusWithin,
		onFocusWithinChange,
		onSyntheticFocus,
		addGlobalListener,
		onBlur
	]);
	if (isDisabled) return { focusWithinProps: {
		onFocus: void 0,
		onBlur: void 0
	} };
	return { focusWithinProps: {
		onFocus,
		onBlur
	} };
}
// node_modules/react-aria/dist/private/focus/useFocusRing.mjs
function $0c4a58759813079a$export$4e328f61c538687f(props = {}) {
	let { autoFocus = false, isTextInput, within } = props;
	let state = (0, import_react.useRef)({
		isFocused: false,
		isFocusVisible: autoFocus || $8f5a2122b0992be3$export$b9b3dfddab17db27()
	});
	let [isFocused, setFocused] = (0, import_react.useState)(false);
	let [isFocusVisibleState, setFocusVisible] = (0, import_react.useState)(() => state.current.isFocused && state.current.isFocusVisible);
	let updateState = (0, import_react.useCallback)(() => setFocusVisible(state.current.isFocused && state.current.isFocusVisible), []);
	let onFocusChange = (0, import_react.useCallback)((isFocused) => {
		state.current.isFocused = isFocused;
		state.current.isFocusVisible = $8f5a2122b0992be3$export$b9b3dfddab17db27();
		setFocused(isFocused);
		updateState();
	}, [updateState]);
	$8f5a2122b0992be3$export$ec71b4b83ac08ec3((isFocusVisible) => {
		state.current.isFocusVisible = isFocusVisible;
		updateState();
	}, [isTextInput, isFocused], {
		enabled: isFocused,
		isTextInput
	});
	let { focusProps } = $1e74c67db218ce67$export$f8168d8dd8fd66e6({
		isDisabled: within,
		onFocusChange
	});
	let { focusWithinProps } = $2c9edc598a03d523$export$420e68273165f4ec({
		isDisabled: !within,
		onFocusWithinChange: onFocusChange
	});
	return {
		isFocused,
		isFocusVisible: isFocusVisibleState,
		focusProps: within ? focusWithinProps : focusProps
	};
}
// node_modules/react-aria/dist/private/interactions/useHover.mjs
var $e969f22b6713ca4a$var$globalIgnoreEmulatedMouseEvents = false;
var $e969f22b6713ca4a$var$hoverCount = 0;
function $e969f22b6713ca4a$var$setGlobalIgnoreEmulatedMouseEvents() {
	$e969f22b6713ca4a$var$globalIgnoreEmulatedMouseEvents = true;
	setTimeout(() => {
		$e969f22b6713ca4a$var$globalIgnoreEmulatedMouseEvents = false;
	}, 500);
}
function $e969f22b6713ca4a$var$handleGlobalPointerEvent(e) {
	if (e.pointerType === "touch") $e969f22b6713ca4a$var$setGlobalIgnoreEmulatedMouseEvents();
}
function $e969f22b6713ca4a$var$setupGlobalTouchEvents() {
	let ownerDocument = $d447af545b77c9f1$export$b204af158042fbac(null);
	if (typeof ownerDocument === "undefined") return;
	if ($e969f22b6713ca4a$var$hoverCount === 0) {
		if (typeof PointerEvent !== "undefined") ownerDocument.addEventListener("pointerup", $e969f22b6713ca4a$var$handleGlobalPointerEvent);
	}
	$e969f22b6713ca4a$var$hoverCount++;
	return () => {
		$e969f22b6713ca4a$var$hoverCount--;
		if ($e969f22b6713ca4a$var$hoverCount > 0) return;
		if (typeof PointerEvent !== "undefined") ownerDocument.removeEventListener("pointerup", $e969f22b6713ca4a$var$handleGlobalPointerEvent);
	};
}
function $e969f22b6713ca4a$export$ae780daf29e6d456(props) {
	let { onHoverStart, onHoverChange, onHoverEnd, isDisabled } = props;
	let [isHovered, setHovered] = (0, import_react.useState)(false);
	let state = (0, import_react.useRef)({
		isHovered: false,
		ignoreEmulatedMouseEvents: false,
		pointerType: "",
		target: null
	}).current;
	(0, import_react.useEffect)($e969f22b6713ca4a$var$setupGlobalTouchEvents, []);
	let { addGlobalListener, removeAllGlobalListeners } = $48a7d519b337145d$export$4eaf04e54aa8eed6();
	let { hoverProps, triggerHoverEnd } = (0, import_react.useMemo)(() => {
		let triggerHoverStart = (event, pointerType) => {
			state.pointerType = pointerType;
			if (isDisabled || pointerType === "touch" || state.isHovered || !$23f2114a1b82827e$export$4282f70798064fe0(event.currentTarget, $23f2114a1b82827e$export$e58f029f0fbfdb29(event))) return;
			state.isHovered = true;
			let target = event.currentTarget;
			state.target = target;
			addGlobalListener($d447af545b77c9f1$export$b204af158042fbac($23f2114a1b82827e$export$e58f029f0fbfdb29(event)), "pointerover", (e) => {
				if (state.isHovered && state.target && !$23f2114a1b82827e$export$4282f70798064fe0(state.target, $23f2114a1b82827e$export$e58f029f0fbfdb29(e))) triggerHoverEnd(e, e.pointerType);
			}, { capture: true });
			if (onHoverStart) onHoverStart({
				type: "hoverstart",
				target,
				pointerType
			});
			if (onHoverChange) onHoverChange(true);
			setHovered(true);
		};
		let triggerHoverEnd = (event, pointerType) => {
			let target = state.target;
			state.pointerType = "";
			state.target = null;
			if (pointerType === "touch" || !state.isHovered || !target) return;
			state.isHovered = false;
			removeAllGlobalListeners();
			if (onHoverEnd) onHoverEnd({
				type: "hoverend",
				target,
				pointerType
			});
			if (onHoverChange) onHoverChange(false);
			setHovered(false);
		};
		let hoverProps = {};
		if (typeof PointerEvent !== "undefined") {
			hoverProps.onPointerEnter = (e) => {
				if ($e969f22b6713ca4a$var$globalIgnoreEmulatedMouseEvents && e.pointerType === "mouse") return;
				triggerHoverStart(e, e.pointerType);
			};
			hoverProps.onPointerLeave = (e) => {
				if (!isDisabled && $23f2114a1b82827e$export$4282f70798064fe0(e.currentTarget, $23f2114a1b82827e$export$e58f029f0fbfdb29(e))) triggerHoverEnd(e, e.pointerType);
			};
		}
		return {
			hoverProps,
			triggerHoverEnd
		};
	}, [
		onHoverStart,
		onHoverChange,
		onHoverEnd,
		isDisabled,
		state,
		addGlobalListener,
		removeAllGlobalListeners
	]);
	(0, import_react.useEffect)(() => {
		if (isDisabled) triggerHoverEnd({ currentTarget: state.target }, state.pointerType);
	}, [isDisabled]);
	return {
		hoverProps,
		isHovered
	};
}
// node_modules/react-aria/dist/private/utils/keyboard.mjs
var $bb39c0fc1c19b34c$var$KEYBOARD_HEIGHT = 100;
var $bb39c0fc1c19b34c$var$KEYBOARD_TIMEOUT = 600;
var $bb39c0fc1c19b34c$var$state = {
	isOpen: false,
	screenWidth: 0,
	screenHeight: 0,
	screenAngle: 0,
	screenTimeout: 0,
	startTimeStamp: 0,
	endTimeStamp: 0,
	resizeTimeStamp: 0,
	resizeTimeout: 0
};
var $bb39c0fc1c19b34c$var$nonTextInputTypes = /* @__PURE__ */ new Set([
	"checkbox",
	"radio",
	"range",
	"color",
	"file",
	"image",
	"button",
	"submit",
	"reset"
]);
function $bb39c0fc1c19b34c$var$getTouchScreen() {
	let screenWidth = Number(window.visualViewport?.width ?? window.innerWidth);
	let screenHeight = Number(window.visualViewport?.height ?? window.innerHeight);
	let visualScale = Number(window.visualViewport?.scale ?? 1);
	return {
		width: screenWidth * visualScale,
		height: screenHeight * visualScale,
		angle: window.screen.orientation?.angle ?? 0
	};
}
function $bb39c0fc1c19b34c$var$onResizeStart(e) {
	if ($bb39c0fc1c19b34c$var$state.resizeTimeStamp <= e.timeStamp + 50) {
		$bb39c0fc1c19b34c$var$state.resizeTimeStamp = e.timeStamp + 150;
		window.clearTimeout($bb39c0fc1c19b34c$var$state.resizeTimeout);
		$bb39c0fc1c19b34c$var$state.resizeTimeout = window.setTimeout($bb39c0fc1c19b34c$var$onResizeEnd, 150);
	}
}
function $bb39c0fc1c19b34c$var$onResizeEnd() {
	let viewportMeta = $7096878c21af5e66$export$a929f3f93e2cc67e("viewport");
	if ($2add3ce32c6007eb$export$a11b0059900ceec8() && viewportMeta?.includes("overlays-content")) return;
	let time = performance.now();
	let screen = $bb39c0fc1c19b34c$var$getTouchScreen();
	let elapsed = time - $bb39c0fc1c19b34c$var$state.startTimeStamp;
	let delta = $bb39c0fc1c19b34c$var$state.screenHeight - screen.height;
	let rotation = $bb39c0fc1c19b34c$var$state.screenAngle - screen.angle;
	if (Math.abs(rotation) % 180 && $bb39c0fc1c19b34c$var$state.screenWidth - screen.height < $bb39c0fc1c19b34c$var$KEYBOARD_HEIGHT) {
		$bb39c0fc1c19b34c$var$state.screenWidth = screen.width;
		$bb39c0fc1c19b34c$var$state.screenHeight = screen.height;
		$bb39c0fc1c19b34c$var$state.screenAngle = screen.angle;
		delta = 0;
	}
	if (elapsed > $bb39c0fc1c19b34c$var$KEYBOARD_TIMEOUT) {
		window.clearTimeout($bb39c0fc1c19b34c$var$state.screenTimeout);
		$bb39c0fc1c19b34c$var$state.screenTimeout = window.setTimeout(() => {
			let willKeyboardOpen = $bb39c0fc1c19b34c$export$c57958e35f31ed73(document.hasFocus() ? $23f2114a1b82827e$export$cd4e5573fbe2b576() : null);
			let screen = $bb39c0fc1c19b34c$var$getTouchScreen();
			if (Math.abs($bb39c0fc1c19b34c$var$state.screenAngle - screen.angle) % 180) return;
			if ($bb39c0fc1c19b34c$var$state.isOpen && willKeyboardOpen) return;
			$bb39c0fc1c19b34c$var$state.screenWidth = screen.width;
			$bb39c0fc1c19b34c$var$state.screenHeight = screen.height;
			$bb39c0fc1c19b34c$var$state.screenAngle = screen.angle;
			$bb39c0fc1c19b34c$var$state.isOpen = false;
		}, $bb39c0fc1c19b34c$var$KEYBOARD_TIMEOUT);
	}
	if (elapsed <= $bb39c0fc1c19b34c$var$KEYBOARD_TIMEOUT && delta >= $bb39c0fc1c19b34c$var$KEYBOARD_HEIGHT) $bb39c0fc1c19b34c$var$state.endTimeStamp = time;
	$bb39c0fc1c19b34c$var$state.isOpen = delta >= $bb39c0fc1c19b34c$var$KEYBOARD_HEIGHT;
}
function $bb39c0fc1c19b34c$var$onOrientationChange() {
	let screen = $bb39c0fc1c19b34c$var$getTouchScreen();
	let rotation = $bb39c0fc1c19b34c$var$state.screenAngle - screen.angle;
	if (Math.abs(rotation) % 180 && !$bb39c0fc1c19b34c$var$state.isOpen) {
		let width = $bb39c0fc1c19b34c$var$state.screenWidth;
		$bb39c0fc1c19b34c$var$state.screenWidth = $bb39c0fc1c19b34c$var$state.screenHeight;
		$bb39c0fc1c19b34c$var$state.screenHeight = width;
	}
	if (!$bb39c0fc1c19b34c$var$state.isOpen) $bb39c0fc1c19b34c$var$state.screenAngle = screen.angle;
}
function $bb39c0fc1c19b34c$var$onFocus(e) {
	let willKeyboardOpen = $bb39c0fc1c19b34c$export$c57958e35f31ed73($23f2114a1b82827e$export$e58f029f0fbfdb29(e));
	let time = performance.now();
	let screen = $bb39c0fc1c19b34c$var$getTouchScreen();
	let delta = $bb39c0fc1c19b34c$var$state.screenHeight - screen.height;
	if (delta < $bb39c0fc1c19b34c$var$KEYBOARD_HEIGHT && willKeyboardOpen) {
		$bb39c0fc1c19b34c$var$state.screenWidth = screen.width;
		$bb39c0fc1c19b34c$var$state.screenHeight = screen.height;
		$bb39c0fc1c19b34c$var$state.screenAngle = screen.angle;
		$bb39c0fc1c19b34c$var$state.startTimeStamp = time;
	}
	if (willKeyboardOpen) window.clearTimeout($bb39c0fc1c19b34c$var$state.screenTimeout);
	if (delta >= $bb39c0fc1c19b34c$var$KEYBOARD_HEIGHT && willKeyboardOpen) $bb39c0fc1c19b34c$var$state.endTimeStamp = time;
}
function $bb39c0fc1c19b34c$var$setupGlobalEvents() {
	let screen = $bb39c0fc1c19b34c$var$getTouchScreen();
	$d447af545b77c9f1$export$f531f92e2a15358f(window.visualViewport, "resize", $2add3ce32c6007eb$export$78551043582a6a98() ? $bb39c0fc1c19b34c$var$onResizeEnd : $bb39c0fc1c19b34c$var$onResizeStart);
	$d447af545b77c9f1$export$f531f92e2a15358f(window.screen.orientation, "change", $bb39c0fc1c19b34c$var$onOrientationChange);
	$d447af545b77c9f1$export$f531f92e2a15358f(window, "focus", $bb39c0fc1c19b34c$var$onFocus, {
		capture: true,
		passive: true
	});
	$bb39c0fc1c19b34c$var$state.screenWidth = screen.width;
	$bb39c0fc1c19b34c$var$state.screenHeight = screen.height;
	$bb39c0fc1c19b34c$var$state.screenAngle = screen.angle;
}
if (typeof document !== "undefined") {
	if (document.readyState !== "loading") $bb39c0fc1c19b34c$var$setupGlobalEvents();
	else $d447af545b77c9f1$export$f531f92e2a15358f(document, "DOMContentLoaded", $bb39c0fc1c19b34c$var$setupGlobalEvents);
}
function $bb39c0fc1c19b34c$export$a986ed8aea890397() {
	let viewportMeta = $7096878c21af5e66$export$a929f3f93e2cc67e("viewport");
	if ($2add3ce32c6007eb$export$a11b0059900ceec8() && viewportMeta?.includes("overlays-content")) return false;
	if ($bb39c0fc1c19b34c$var$state.isOpen) return true;
	if (!$bb39c0fc1c19b34c$var$state.startTimeStamp) return window.navigator.maxTouchPoints > 0;
	if ($bb39c0fc1c19b34c$var$state.endTimeStamp >= $bb39c0fc1c19b34c$var$state.startTimeStamp) return true;
	return performance.now() - $bb39c0fc1c19b34c$var$state.startTimeStamp <= $bb39c0fc1c19b34c$var$KEYBOARD_TIMEOUT ? $bb39c0fc1c19b34c$var$state.endTimeStamp > 0 || window.navigator.maxTouchPoints > 0 : false;
}
function $bb39c0fc1c19b34c$export$c57958e35f31ed73(target) {
	if (!(target instanceof Element) || !$3b8b240c1bf84ab9$export$4c063cf1350e6fed(target)) return false;
	let isTextArea = target instanceof HTMLTextAreaElement;
	let isEditable = target instanceof HTMLElement && target.isContentEditable;
	let isTextInput = target instanceof HTMLInputElement && !$bb39c0fc1c19b34c$var$nonTextInputTypes.has(target.type);
	return isTextArea || isEditable || isTextInput;
}
function $bb39c0fc1c19b34c$export$16792effe837dba3(event) {
	return $2add3ce32c6007eb$export$9ac100e40613ea10() ? event.metaKey : event.ctrlKey;
}
function $bb39c0fc1c19b34c$export$b1f1c83775b8b5f7() {
	return $bb39c0fc1c19b34c$var$state.isOpen;
}
// node_modules/@internationalized/string/dist/private/LocalizedStringDictionary.mjs
var $a747a10fe70a57da$var$localeSymbol = Symbol.for("react-aria.i18n.locale");
var $a747a10fe70a57da$var$stringsSymbol = Symbol.for("react-aria.i18n.strings");
var $a747a10fe70a57da$var$cachedGlobalStrings = void 0;
var $a747a10fe70a57da$export$c17fa47878dc55b6 = class $a747a10fe70a57da$export$c17fa47878dc55b6 {
	constructor(messages, defaultLocale = "en-US") {
		this.strings = Object.fromEntries(Object.entries(messages).filter(([, v]) => v));
		this.defaultLocale = defaultLocale;
	}
	/** Returns a localized string for the given key and locale. */ getStringForLocale(key, locale) {
		let string = this.getStringsForLocale(locale)[key];
		if (!string) throw new Error(`Could not find intl message ${key} in ${locale} locale`);
		return string;
	}
	/** Returns all localized strings for the given locale. */ getStringsForLocale(locale) {
		let strings = this.strings[locale];
		if (!strings) {
			strings = $a747a10fe70a57da$var$getStringsForLocale(locale, this.strings, this.defaultLocale);
			this.strings[locale] = strings;
		}
		return strings;
	}
	static getGlobalDictionaryForPackage(packageName) {
		if (typeof window === "undefined") return null;
		let locale = window[$a747a10fe70a57da$var$localeSymbol];
		if ($a747a10fe70a57da$var$cachedGlobalStrings === void 0) {
			let globalStrings = window[$a747a10fe70a57da$var$stringsSymbol];
			if (!globalStrings) return null;
			$a747a10fe70a57da$var$cachedGlobalStrings = {};
			for (let pkg in globalStrings) $a747a10fe70a57da$var$cachedGlobalStrings[pkg] = new $a747a10fe70a57da$export$c17fa47878dc55b6({ [locale]: globalStrings[pkg] }, locale);
		}
		let dictionary = $a747a10fe70a57da$var$cachedGlobalStrings?.[packageName];
		if (!dictionary) throw new Error(`Strings for package "${packageName}" were not included by LocalizedStringProvider. Please add it to the list passed to createLocalizedStringDictionary.`);
		return dictionary;
	}
};
function $a747a10fe70a57da$var$getStringsForLocale(locale, strings, defaultLocale = "en-US") {
	if (strings[locale]) return strings[locale];
	let language = $a747a10fe70a57da$var$getLanguage(locale);
	let script = $a747a10fe70a57da$var$getScript(locale);
	if (script && strings[`${language}-${script}`]) return strings[`${language}-${script}`];
	if (strings[language]) return strings[language];
	for (let key in strings) if (key.startsWith(language + "-")) return strings[key];
	return strings[defaultLocale];
}
function $a747a10fe70a57da$var$getLanguage(locale) {
	if (Intl.Locale) return new Intl.Locale(locale).language;
	return locale.split("-")[0];
}
function $a747a10fe70a57da$var$getScript(locale) {
	if (Intl.Locale) return new Intl.Locale(locale).script;
}
// node_modules/@internationalized/string/dist/private/LocalizedStringFormatter.mjs
var $b27c684a33948c64$var$pluralRulesCache = /* @__PURE__ */ new Map();
var $b27c684a33948c64$var$numberFormatCache = /* @__PURE__ */ new Map();
var $b27c684a33948c64$export$2f817fcdc4b89ae0 = class {
	constructor(locale, strings) {
		this.locale = locale;
		this.strings = strings;
	}
	/** Formats a localized string for the given key with the provided variables. */ format(key, variables) {
		let message = this.strings.getStringForLocale(key, this.locale);
		return typeof message === "function" ? message(variables, this) : message;
	}
	plural(count, options, type = "cardinal") {
		let opt = options["=" + count];
		if (opt) return typeof opt === "function" ? opt() : opt;
		let key = this.locale + ":" + type;
		let pluralRules = $b27c684a33948c64$var$pluralRulesCache.get(key);
		if (!pluralRules) {
			pluralRules = new Intl.PluralRules(this.locale, { type });
			$b27c684a33948c64$var$pluralRulesCache.set(key, pluralRules);
		}
		opt = options[pluralRules.select(count)] || options.other;
		return typeof opt === "function" ? opt() : opt;
	}
	number(value) {
		let numberFormat = $b27c684a33948c64$var$numberFormatCache.get(this.locale);
		if (!numberFormat) {
			numberFormat = new Intl.NumberFormat(this.locale);
			$b27c684a33948c64$var$numberFormatCache.set(this.locale, numberFormat);
		}
		return numberFormat.format(value);
	}
	select(options, value) {
		let opt = options[value] || options.other;
		return typeof opt === "function" ? opt() : opt;
	}
};
// node_modules/react-aria/dist/private/i18n/useLocalizedStringFormatter.mjs
var $cf2482eff2eeeec2$var$cache = /* @__PURE__ */ new WeakMap();
function $cf2482eff2eeeec2$var$getCachedDictionary(strings) {
	let dictionary = $cf2482eff2eeeec2$var$cache.get(strings);
	if (!dictionary) {
		dictionary = new $a747a10fe70a57da$export$c17fa47878dc55b6(strings);
		$cf2482eff2eeeec2$var$cache.set(strings, dictionary);
	}
	return dictionary;
}
function $cf2482eff2eeeec2$export$87b761675e8eaa10(strings, packageName) {
	return packageName && $a747a10fe70a57da$export$c17fa47878dc55b6.getGlobalDictionaryForPackage(packageName) || $cf2482eff2eeeec2$var$getCachedDictionary(strings);
}
function $cf2482eff2eeeec2$export$f12b703ca79dfbb1(strings, packageName) {
	let { locale } = $2eb8e6d23f3d0cb0$export$43bb16f9c6d9e3f7();
	let dictionary = $cf2482eff2eeeec2$export$87b761675e8eaa10(strings, packageName);
	return (0, import_react.useMemo)(() => new $b27c684a33948c64$export$2f817fcdc4b89ae0(locale, dictionary), [locale, dictionary]);
}
// node_modules/react-stately/dist/private/utils/useControlledState.mjs
var $3e6197669829fe11$var$useEarlyEffect = typeof document !== "undefined" || parseInt("19.3.1", 10) >= 19 ? import_react.useInsertionEffect ?? import_react.useLayoutEffect : () => {};
function $3e6197669829fe11$export$40bfa8c7b0832715(value, defaultValue, onChange) {
	let [stateValue, setStateValue] = (0, import_react.useState)(value || defaultValue);
	let valueRef = (0, import_react.useRef)(stateValue);
	let isControlledRef = (0, import_react.useRef)(value !== void 0);
	let isControlled = value !== void 0;
	(0, import_react.useEffect)(() => {
		isControlledRef.current;
		isControlledRef.current = isControlled;
	}, [isControlled]);
	let currentValue = isControlled ? value : stateValue;
	$3e6197669829fe11$var$useEarlyEffect(() => {
		valueRef.current = currentValue;
	});
	let [, forceUpdate] = (0, import_react.useReducer)(() => ({}), {});
	return [currentValue, (0, import_react.useCallback)((value, ...args) => {
		let newValue = typeof value === "function" ? value(valueRef.current) : value;
		if (!Object.is(valueRef.current, newValue)) {
			valueRef.current = newValue;
			setStateValue(newValue);
			forceUpdate();
			onChange?.(newValue, ...args);
		}
	}, [onChange])];
}
// node_modules/react-aria-components/dist/private/Text.mjs
var $efe09c6d1c304b50$export$9afb8bc826b033ea = /*#__PURE__*/ (0, import_react.createContext)({});
var $efe09c6d1c304b50$export$5f1af8db9871e1d6 = /*#__PURE__*/ $d7f64c32b702fe2c$export$86427a43e3e48ebb(function Text(props, ref) {
	[props, ref] = $7230ffa83bc0c2cf$export$29f1550f4b0d4415(props, ref, $efe09c6d1c304b50$export$9afb8bc826b033ea);
	let { elementType = "span", ...domProps } = props;
	let ElementType = $7230ffa83bc0c2cf$export$df3a06d6289f983e[elementType];
	return /*#__PURE__*/ import_react.createElement(ElementType, {
		className: "react-aria-Text",
		...domProps,
		ref
	});
});
export { $d447af545b77c9f1$export$af51f0f06c0f328a as $, $caaf0dd3060ed57c$export$7e924b3091a3bd18 as A, $2add3ce32c6007eb$export$fedb369cb70207f1 as B, $f192c2f16961cbe0$export$80f3e147d781571c as C, $390e54f620492c70$export$f680877a34711e37 as Ct, $8f5a2122b0992be3$export$887a228355cf7d95 as D, $8f5a2122b0992be3$export$8397ddfc504fdb9a as E, $a4e76a5424781910$export$e08e3b67e392101e as Et, $2add3ce32c6007eb$export$6446a186d09e379e as F, $3b8b240c1bf84ab9$export$bebd5a1431fec25d as G, $a92dc41f639950be$export$c2b7abe5d61ec696 as H, $2add3ce32c6007eb$export$78551043582a6a98 as I, $23f2114a1b82827e$export$cd4e5573fbe2b576 as J, $23f2114a1b82827e$export$4282f70798064fe0 as K, $2add3ce32c6007eb$export$9ac100e40613ea10 as L, $caaf0dd3060ed57c$export$9a302a45f65d0572 as M, $b5c62b033c25b96d$export$29bf1b5f2c56cf63 as N, $8f5a2122b0992be3$export$b9b3dfddab17db27 as O, $b5c62b033c25b96d$export$60278871457622de as P, $d447af545b77c9f1$export$37a5fde709c1db82 as Q, $2add3ce32c6007eb$export$a11b0059900ceec8 as R, $1e74c67db218ce67$export$f8168d8dd8fd66e6 as S, $390e54f620492c70$export$b4cc09c592e8fdb8 as St, $8f5a2122b0992be3$export$630ff653c5ada6a9 as T, $c4867b2f328c2698$export$e5c5a5f917a5871c as Tt, $a92dc41f639950be$export$cabe61c495ee3649 as U, $a92dc41f639950be$export$525bc4921d56d4a as V, $3b8b240c1bf84ab9$export$4c063cf1350e6fed as W, $23f2114a1b82827e$export$e58f029f0fbfdb29 as X, $23f2114a1b82827e$export$da7af4355d792141 as Y, $6a20a7989e6c817a$export$98658e8c59125e6a as Z, $7096878c21af5e66$export$a929f3f93e2cc67e as _, $7230ffa83bc0c2cf$export$ef03459518577ad4 as _t, $cf2482eff2eeeec2$export$f12b703ca79dfbb1 as a, $2eb8e6d23f3d0cb0$export$a54013f0d02a8f82 as at, $b7115c395c64f7b5$export$4debdb1a3f0fa79e as b, $bbaa08b3cd72f041$export$9d1611c77c2fe928 as bt, $bb39c0fc1c19b34c$export$16792effe837dba3 as c, $d7f64c32b702fe2c$export$86427a43e3e48ebb as ct, $bb39c0fc1c19b34c$export$c57958e35f31ed73 as d, $7230ffa83bc0c2cf$export$2881499e37b75b9a as dt, $d447af545b77c9f1$export$b204af158042fbac as et, $e969f22b6713ca4a$export$ae780daf29e6d456 as f, $7230ffa83bc0c2cf$export$29f1550f4b0d4415 as ft, $fe16bffc7a557bf0$export$7f54fc3180508a52 as g, $7230ffa83bc0c2cf$export$df3a06d6289f983e as gt, $48a7d519b337145d$export$4eaf04e54aa8eed6 as h, $7230ffa83bc0c2cf$export$c62b8e45d58ddad9 as ht, $cf2482eff2eeeec2$export$87b761675e8eaa10 as i, $2eb8e6d23f3d0cb0$export$43bb16f9c6d9e3f7 as it, $caaf0dd3060ed57c$export$95185d699e05d4d7 as j, $caaf0dd3060ed57c$export$13aea1a3cb5e3f1f as k, $bb39c0fc1c19b34c$export$a986ed8aea890397 as l, $d7f64c32b702fe2c$export$8dc98ba7eadeaa56 as lt, $2c9edc598a03d523$export$420e68273165f4ec as m, $7230ffa83bc0c2cf$export$9d4c57ee4c6ffdd8 as mt, $efe09c6d1c304b50$export$9afb8bc826b033ea as n, $d447af545b77c9f1$export$f531f92e2a15358f as nt, $b27c684a33948c64$export$2f817fcdc4b89ae0 as o, $e8ac3c3f5d4bae7f$export$d6875122194c7b44 as ot, $0c4a58759813079a$export$4e328f61c538687f as p, $7230ffa83bc0c2cf$export$4d86445c2cf5e3 as pt, $23f2114a1b82827e$export$b4f377a2b6254582 as q, $3e6197669829fe11$export$40bfa8c7b0832715 as r, $1969ac565cfec8d0$export$de79e2c695e052f3 as rt, $a747a10fe70a57da$export$c17fa47878dc55b6 as s, $8e9d2fae0ecb9001$export$457c3d6518dd4c6f as st, $efe09c6d1c304b50$export$5f1af8db9871e1d6 as t, $d447af545b77c9f1$export$f21a1ffae260145a as tt, $bb39c0fc1c19b34c$export$b1f1c83775b8b5f7 as u, $d7f64c32b702fe2c$export$b5d7cc18bb8d2b59 as ut, $d1116acdf220c2da$export$4c014de7c8940b4c as v, $7230ffa83bc0c2cf$export$fabf2dc03a41866e as vt, $081cb5757e08788e$export$24490316f764c430 as w, $c7eafbbe1ea5834e$export$535bd6ca7f90a273 as wt, $8296dad1a4c5e0dc$export$8f71654801c2f7cd as x, $4064df0d6f9620e1$export$c9058316764c140e as xt, $d1116acdf220c2da$export$f9762fab77588ecb as y, $03e8ab2d84d7657a$export$4338b53315abf666 as yt, $2add3ce32c6007eb$export$e1865c3bedcd822b as z };
