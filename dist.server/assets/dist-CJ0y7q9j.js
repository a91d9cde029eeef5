import { i as __toESM, t as __commonJSMin } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
import { t as require_react } from "./react-BHbHrMlk.js";
// node_modules/use-sync-external-store/cjs/use-sync-external-store-shim.production.js
/**
* @license React
* use-sync-external-store-shim.production.js
*
* Copyright (c) Meta Platforms, Inc. and affiliates.
*
* This source code is licensed under the MIT license found in the
* LICENSE file in the root directory of this source tree.
*/
var require_use_sync_external_store_shim_production = /* @__PURE__ */ __commonJSMin(((exports) => {
	var React = require_react();
	function is(x, y) {
		return x === y && (0 !== x || 1 / x === 1 / y) || x !== x && y !== y;
	}
	var objectIs = "function" === typeof Object.is ? Object.is : is;
	var useState = React.useState;
	var useEffect = React.useEffect;
	var useLayoutEffect = React.useLayoutEffect;
	var useDebugValue = React.useDebugValue;
	function useSyncExternalStore$2(subscribe, getSnapshot) {
		var value = getSnapshot(), _useState = useState({ inst: {
			value,
			getSnapshot
		} }), inst = _useState[0].inst, forceUpdate = _useState[1];
		useLayoutEffect(function() {
			inst.value = value;
			inst.getSnapshot = getSnapshot;
			checkIfSnapshotChanged(inst) && forceUpdate({ inst });
		}, [
			subscribe,
			value,
			getSnapshot
		]);
		useEffect(function() {
			checkIfSnapshotChanged(inst) && forceUpdate({ inst });
			return subscribe(function() {
				checkIfSnapshotChanged(inst) && forceUpdate({ inst });
			});
		}, [subscribe]);
		useDebugValue(value);
		return value;
	}
	function checkIfSnapshotChanged(inst) {
		var latestGetSnapshot = inst.getSnapshot;
		inst = inst.value;
		try {
			var nextValue = latestGetSnapshot();
			return !objectIs(inst, nextValue);
		} catch (error) {
			return !0;
		}
	}
	function useSyncExternalStore$1(subscribe, getSnapshot) {
		return getSnapshot();
	}
	var shim = "undefined" === typeof window || "undefined" === typeof window.document || "undefined" === typeof window.document.createElement ? useSyncExternalStore$1 : useSyncExternalStore$2;
	exports.useSyncExternalStore = void 0 !== React.useSyncExternalStore ? React.useSyncExternalStore : shim;
}));
// node_modules/use-sync-external-store/shim/index.js
var require_shim = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = require_use_sync_external_store_shim_production();
}));
// node_modules/@lingui/react/dist/shared/react.BfnMv8hy.mjs
var import_shim = require_shim();
var import_jsx_runtime = require_jsx_runtime();
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var tagRe = /<([a-zA-Z0-9_](?:[\w.-]*\w)?)>([\s\S]*?)<\/\1>|<([a-zA-Z0-9_](?:[\w.-]*\w)?)\/>/;
var voidElementTags = {
	area: true,
	base: true,
	br: true,
	col: true,
	embed: true,
	hr: true,
	img: true,
	input: true,
	keygen: true,
	link: true,
	meta: true,
	param: true,
	source: true,
	track: true,
	wbr: true,
	menuitem: true
};
function formatElements(value, elements = {}) {
	const parts = value.split(tagRe);
	if (parts.length === 1) return value;
	const uniqueId = makeCounter(0, "$lingui$");
	const tree = [];
	const before = parts.shift();
	if (before) tree.push(before);
	for (const [index, children, after] of getElements(parts)) {
		let element = typeof index !== "undefined" ? elements[index] : void 0;
		if (!element || voidElementTags[element.type] && children) {
			if (!element) console.error(`Can't use element at index '${index}' as it is not declared in the original translation`);
			else console.error(`${element.type} is a void element tag therefore it must have no children`);
			element = /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_jsx_runtime.Fragment, {});
		}
		if (Array.isArray(element)) element = /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_jsx_runtime.Fragment, { children: element });
		tree.push((0, import_react.cloneElement)(element, { key: uniqueId() }, children ? formatElements(children, elements) : element.props.children));
		if (after) tree.push(after);
	}
	return tree.length === 1 ? tree[0] : tree;
}
function getElements(parts) {
	if (!parts.length) return [];
	const [paired, children, unpaired, after] = parts.slice(0, 4);
	return [[
		paired || unpaired,
		children || "",
		after
	]].concat(getElements(parts.slice(4, parts.length)));
}
var makeCounter = (count = 0, prefix = "") => () => `${prefix}_${count++}`;
function TransNoContext(props) {
	const { render, component, id, message, formats, lingui: { i18n, defaultComponent } } = props;
	const { values, components } = getInterpolationValuesAndComponents(props);
	const _translation = i18n && typeof i18n._ === "function" ? i18n._(id, values, {
		message,
		formats
	}) : id;
	const translation = _translation ? formatElements(_translation, components) : null;
	if (render === null || component === null) return translation;
	const FallbackComponent = defaultComponent || RenderChildren;
	const i18nProps = {
		id,
		message,
		translation,
		children: translation
	};
	if (render && component) console.error("You can't use both `component` and `render` prop at the same time. `component` is ignored.");
	else if (render && typeof render !== "function") console.error(`Invalid value supplied to prop \`render\`. It must be a function, provided ${render}`);
	else if (component && typeof component !== "function") {
		console.error(`Invalid value supplied to prop \`component\`. It must be a React component, provided ${component}`);
		return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FallbackComponent, {
			...i18nProps,
			children: translation
		});
	}
	if (typeof render === "function") return render(i18nProps);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(component || FallbackComponent, {
		...i18nProps,
		children: translation
	});
}
var RenderChildren = ({ children }) => {
	return children;
};
var getInterpolationValuesAndComponents = (props) => {
	if (!props.values) return {
		values: void 0,
		components: props.components
	};
	const values = { ...props.values };
	const components = { ...props.components };
	Object.entries(props.values).forEach(([key, valueForKey]) => {
		if (typeof valueForKey === "string" || typeof valueForKey === "number") return;
		const index = Object.keys(components).length;
		components[index] = /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_jsx_runtime.Fragment, { children: valueForKey });
		values[key] = `<${index}/>`;
	});
	return {
		values,
		components
	};
};
// node_modules/@lingui/react/dist/index.mjs
var LinguiContext = (0, import_react.createContext)(null);
var useLinguiInternal = (devErrorMessage) => {
	return (0, import_react.useContext)(LinguiContext);
};
function useLingui() {
	return useLinguiInternal();
}
var getI18nContext = (i18n, defaultComponent) => ({
	i18n: new Proxy(i18n, {}),
	defaultComponent,
	_: i18n.t.bind(i18n)
});
var createI18nStore = (i18n, defaultComponent) => {
	let latestLocale = i18n.locale;
	let context = getI18nContext(i18n, defaultComponent);
	const updateContext = () => {
		latestLocale = i18n.locale;
		context = getI18nContext(i18n, defaultComponent);
	};
	const getSnapshot = () => {
		if (latestLocale !== i18n.locale) updateContext();
		return context;
	};
	const subscribe = (onStoreChange) => i18n.on("change", () => {
		updateContext();
		onStoreChange();
	});
	return {
		getSnapshot,
		subscribe
	};
};
var I18nProvider = ({ i18n, defaultComponent, children }) => {
	const store = (0, import_react.useMemo)(() => createI18nStore(i18n, defaultComponent), [i18n, defaultComponent]);
	const context = (0, import_shim.useSyncExternalStore)(store.subscribe, store.getSnapshot, store.getSnapshot);
	if (!context.i18n.locale) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinguiContext.Provider, {
		value: context,
		children
	});
};
function Trans(props) {
	const lingui = useLinguiInternal(void 0);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TransNoContext, {
		...props,
		lingui
	});
}
export { require_shim as i, Trans as n, useLingui as r, I18nProvider as t };
