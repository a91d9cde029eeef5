import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-BHbHrMlk.js";
// node_modules/jotai/dist/vanilla/atom.js
var keyCount = 0;
function atom(read, write) {
	const key = `atom${++keyCount}`;
	const config = { toString() {
		return key;
	} };
	if (typeof read === "function") config.read = read;
	else {
		config.init = read;
		config.read = defaultRead;
		config.write = defaultWrite;
	}
	if (write) config.write = write;
	return config;
}
function defaultRead(get) {
	return get(this);
}
function defaultWrite(get, set, arg) {
	return set(this, typeof arg === "function" ? arg(get(this)) : arg);
}
function hasInitialValue(atom) {
	return "init" in atom;
}
function isActuallyWritableAtom(atom) {
	return typeof atom.write === "function";
}
function hasOnMount(atom) {
	return !!atom.onMount;
}
function isAtomStateInitialized(atomState) {
	return "v" in atomState || "e" in atomState;
}
function returnAtomValue(atomState) {
	if ("e" in atomState) throw atomState.e;
	return atomState.v;
}
function isPromiseLike(p) {
	return typeof p?.then === "function";
}
function shouldThrowSynchronously(error) {
	if (!(error instanceof Error)) return false;
	const name = error.name;
	const message = error.message.toLowerCase();
	return (name === "RangeError" || name === "InternalError") && (message.includes("call stack") || message.includes("too much recursion") || message.includes("stack overflow"));
}
function addPendingPromiseToDependency(atom, promise, dependencyAtomState) {
	if (!dependencyAtomState.p.has(atom)) {
		dependencyAtomState.p.add(atom);
		const cleanup = () => dependencyAtomState.p.delete(atom);
		promise.then(cleanup, cleanup);
	}
}
function getMountedOrPendingDependents(atom, atomState, mountedMap) {
	const mountedDependents = mountedMap.get(atom)?.t;
	const pendingDependents = atomState.p;
	if (!mountedDependents?.size) return pendingDependents;
	if (!pendingDependents.size) return mountedDependents;
	const dependents = new Set(mountedDependents);
	for (const a of pendingDependents) dependents.add(a);
	return dependents;
}
function hasOnInit(atom) {
	return !!atom.INTERNAL_onInit;
}
var BUILDING_BLOCK_atomRead = (_buildingBlocks, _store, atom, ...params) => atom.read(...params);
var BUILDING_BLOCK_atomWrite = (_buildingBlocks, _store, atom, ...params) => atom.write(...params);
var BUILDING_BLOCK_atomOnInit = (_buildingBlocks, store, atom) => atom.INTERNAL_onInit(store);
var BUILDING_BLOCK_atomOnMount = (_buildingBlocks, _store, atom, setAtom) => atom.onMount?.(setAtom);
var BUILDING_BLOCK_ensureAtomState = (buildingBlocks, store, atom) => {
	const atomStateMap = buildingBlocks["a"];
	let atomState = atomStateMap.get(atom);
	if (!atomState) {
		const storeHooks = buildingBlocks["h"];
		const atomOnInit = buildingBlocks["I"];
		atomState = {
			d: /* @__PURE__ */ new Map(),
			p: /* @__PURE__ */ new Set(),
			n: 0
		};
		atomStateMap.set(atom, atomState);
		storeHooks.i?.(atom);
		if (hasOnInit(atom)) atomOnInit(buildingBlocks, store, atom);
	}
	return atomState;
};
var BUILDING_BLOCK_flushCallbacks = (buildingBlocks, store) => {
	const mountedMap = buildingBlocks["m"];
	const changedAtoms = buildingBlocks["c"];
	const mountCallbacks = buildingBlocks["q"];
	const unmountCallbacks = buildingBlocks["Q"];
	const storeHooks = buildingBlocks["h"];
	const recomputeInvalidatedAtoms = buildingBlocks["C"];
	if (!storeHooks.f && !changedAtoms.size && !mountCallbacks.size && !unmountCallbacks.size) return;
	const errors = [];
	const call = (fn) => {
		try {
			fn();
		} catch (e) {
			errors.push(e);
		}
	};
	do {
		if (storeHooks.f) call(storeHooks.f);
		const callbacks = /* @__PURE__ */ new Set();
		for (const atom of changedAtoms) {
			const listeners = mountedMap.get(atom)?.l;
			if (listeners) for (const listener of listeners) callbacks.add(listener);
		}
		changedAtoms.clear();
		for (const fn of unmountCallbacks) callbacks.add(fn);
		unmountCallbacks.clear();
		for (const fn of mountCallbacks) callbacks.add(fn);
		mountCallbacks.clear();
		for (const fn of callbacks) call(fn);
		if (changedAtoms.size) recomputeInvalidatedAtoms(buildingBlocks, store);
	} while (changedAtoms.size || unmountCallbacks.size || mountCallbacks.size);
	if (errors.length) {
		if (typeof AggregateError === "function") throw new AggregateError(errors);
		throw Object.assign(/* @__PURE__ */ new Error(), { errors });
	}
};
var BUILDING_BLOCK_recomputeInvalidatedAtoms = (buildingBlocks, store) => {
	const mountedMap = buildingBlocks["m"];
	const invalidatedAtoms = buildingBlocks["i"];
	const changedAtoms = buildingBlocks["c"];
	const ensureAtomState = buildingBlocks["e"];
	const readAtomState = buildingBlocks["r"];
	const mountDependencies = buildingBlocks["D"];
	if (!changedAtoms.size) return;
	const sortedReversedAtoms = [];
	const sortedReversedStates = [];
	const visiting = /* @__PURE__ */ new WeakSet();
	const visited = /* @__PURE__ */ new WeakSet();
	const stackAtoms = [];
	const stackStates = [];
	for (const atom of changedAtoms) {
		stackAtoms.push(atom);
		stackStates.push(ensureAtomState(buildingBlocks, store, atom));
	}
	while (stackAtoms.length) {
		const top = stackAtoms.length - 1;
		const a = stackAtoms[top];
		const aState = stackStates[top];
		if (visited.has(a)) {
			stackAtoms.pop();
			stackStates.pop();
			continue;
		}
		if (visiting.has(a)) {
			if (invalidatedAtoms.get(a) === aState.n) {
				sortedReversedAtoms.push(a);
				sortedReversedStates.push(aState);
			}
			visited.add(a);
			stackAtoms.pop();
			stackStates.pop();
			continue;
		}
		visiting.add(a);
		for (const d of getMountedOrPendingDependents(a, aState, mountedMap)) if (!visiting.has(d)) {
			stackAtoms.push(d);
			stackStates.push(ensureAtomState(buildingBlocks, store, d));
		}
	}
	for (let i = sortedReversedAtoms.length - 1; i >= 0; --i) {
		const a = sortedReversedAtoms[i];
		const aState = sortedReversedStates[i];
		let hasChangedDeps = false;
		for (const dep of aState.d.keys()) if (dep !== a && changedAtoms.has(dep)) {
			hasChangedDeps = true;
			break;
		}
		if (hasChangedDeps) {
			invalidatedAtoms.set(a, aState.n);
			readAtomState(buildingBlocks, store, a);
			mountDependencies(buildingBlocks, store, a);
		}
		invalidatedAtoms.delete(a);
	}
};
var BUILDING_BLOCK_readAtomState = (buildingBlocks, store, atom) => {
	const mountedMap = buildingBlocks["m"];
	const invalidatedAtoms = buildingBlocks["i"];
	const changedAtoms = buildingBlocks["c"];
	const storeHooks = buildingBlocks["h"];
	const atomRead = buildingBlocks["R"];
	const ensureAtomState = buildingBlocks["e"];
	const flushCallbacks = buildingBlocks["f"];
	const recomputeInvalidatedAtoms = buildingBlocks["C"];
	const readAtomState = buildingBlocks["r"];
	const mountDependencies = buildingBlocks["D"];
	const setAtomStateValueOrPromise = buildingBlocks["v"];
	const registerAbortHandler = buildingBlocks["H"];
	const storeEpochHolder = buildingBlocks["E"];
	const atomState = ensureAtomState(buildingBlocks, store, atom);
	const storeEpochNumber = storeEpochHolder[0];
	if (isAtomStateInitialized(atomState)) {
		if (mountedMap.has(atom) && invalidatedAtoms.get(atom) !== atomState.n || atomState.m === storeEpochNumber) {
			atomState.m = storeEpochNumber;
			return atomState;
		}
		let hasChangedDeps = false;
		for (const [a, n] of atomState.d) if (readAtomState(buildingBlocks, store, a).n !== n) {
			hasChangedDeps = true;
			break;
		}
		if (!hasChangedDeps) {
			atomState.m = storeEpochNumber;
			return atomState;
		}
	}
	let isSync = true;
	const prevDeps = new Set(atomState.d.keys());
	const pruneDependencies = () => {
		for (const a of prevDeps) atomState.d.delete(a);
	};
	const mountDependenciesIfAsync = () => {
		if (mountedMap.has(atom)) {
			const shouldRecompute = !changedAtoms.size;
			mountDependencies(buildingBlocks, store, atom);
			if (shouldRecompute) {
				recomputeInvalidatedAtoms(buildingBlocks, store);
				flushCallbacks(buildingBlocks, store);
			}
		}
	};
	const getter = (a) => {
		if (a === atom) {
			const aState = ensureAtomState(buildingBlocks, store, a);
			if (!isAtomStateInitialized(aState)) {
				if (hasInitialValue(a)) setAtomStateValueOrPromise(buildingBlocks, store, a, a.init);
				else throw new Error("no atom init");
			}
			return returnAtomValue(aState);
		}
		const aState = readAtomState(buildingBlocks, store, a);
		try {
			return returnAtomValue(aState);
		} finally {
			prevDeps.delete(a);
			atomState.d.set(a, aState.n);
			if (isPromiseLike(atomState.v)) addPendingPromiseToDependency(atom, atomState.v, aState);
			if (mountedMap.has(atom)) mountedMap.get(a)?.t.add(atom);
			if (!isSync) mountDependenciesIfAsync();
		}
	};
	let controller;
	const options = { get signal() {
		if (!controller) controller = new AbortController();
		return controller.signal;
	} };
	const prevEpochNumber = atomState.n;
	const prevInvalidated = invalidatedAtoms.get(atom) === prevEpochNumber;
	try {
		const valueOrPromise = atomRead(buildingBlocks, store, atom, getter, options);
		setAtomStateValueOrPromise(buildingBlocks, store, atom, valueOrPromise);
		if (isPromiseLike(valueOrPromise)) {
			registerAbortHandler(buildingBlocks, store, valueOrPromise, () => controller?.abort());
			const settle = () => {
				pruneDependencies();
				mountDependenciesIfAsync();
			};
			valueOrPromise.then(settle, settle);
		} else pruneDependencies();
		storeHooks.r?.(atom);
		atomState.m = storeEpochNumber;
		return atomState;
	} catch (error) {
		if (shouldThrowSynchronously(error)) throw error;
		delete atomState.v;
		atomState.e = error;
		++atomState.n;
		atomState.m = storeEpochNumber;
		return atomState;
	} finally {
		isSync = false;
		if (atomState.n !== prevEpochNumber && prevInvalidated) {
			invalidatedAtoms.set(atom, atomState.n);
			changedAtoms.add(atom);
			storeHooks.c?.(atom);
		}
	}
};
var BUILDING_BLOCK_invalidateDependents = (buildingBlocks, store, atom) => {
	const mountedMap = buildingBlocks["m"];
	const invalidatedAtoms = buildingBlocks["i"];
	const ensureAtomState = buildingBlocks["e"];
	const stack = [atom];
	while (stack.length) {
		const a = stack.pop();
		const aState = ensureAtomState(buildingBlocks, store, a);
		for (const d of getMountedOrPendingDependents(a, aState, mountedMap)) {
			const dState = ensureAtomState(buildingBlocks, store, d);
			if (invalidatedAtoms.get(d) !== dState.n) {
				invalidatedAtoms.set(d, dState.n);
				stack.push(d);
			}
		}
	}
};
var BUILDING_BLOCK_writeAtomState = (buildingBlocks, store, atom, args) => {
	const changedAtoms = buildingBlocks["c"];
	const storeHooks = buildingBlocks["h"];
	const atomWrite = buildingBlocks["W"];
	const ensureAtomState = buildingBlocks["e"];
	const flushCallbacks = buildingBlocks["f"];
	const recomputeInvalidatedAtoms = buildingBlocks["C"];
	const readAtomState = buildingBlocks["r"];
	const invalidateDependents = buildingBlocks["d"];
	const writeAtomState = buildingBlocks["w"];
	const mountDependencies = buildingBlocks["D"];
	const setAtomStateValueOrPromise = buildingBlocks["v"];
	const storeEpochHolder = buildingBlocks["E"];
	let isSync = true;
	const getter = (a) => returnAtomValue(readAtomState(buildingBlocks, store, a));
	const setter = (a, ...args) => {
		const aState = ensureAtomState(buildingBlocks, store, a);
		try {
			if (a === atom) {
				if (!hasInitialValue(a)) throw new Error("atom not writable");
				const prevEpochNumber = aState.n;
				const v = args[0];
				setAtomStateValueOrPromise(buildingBlocks, store, a, v);
				mountDependencies(buildingBlocks, store, a);
				if (prevEpochNumber !== aState.n) {
					++storeEpochHolder[0];
					changedAtoms.add(a);
					invalidateDependents(buildingBlocks, store, a);
					storeHooks.c?.(a);
				}
				return;
			} else return writeAtomState(buildingBlocks, store, a, args);
		} finally {
			if (!isSync) {
				recomputeInvalidatedAtoms(buildingBlocks, store);
				flushCallbacks(buildingBlocks, store);
			}
		}
	};
	try {
		return atomWrite(buildingBlocks, store, atom, getter, setter, ...args);
	} finally {
		isSync = false;
	}
};
var BUILDING_BLOCK_mountDependencies = (buildingBlocks, store, atom) => {
	const mountedMap = buildingBlocks["m"];
	const changedAtoms = buildingBlocks["c"];
	const storeHooks = buildingBlocks["h"];
	const ensureAtomState = buildingBlocks["e"];
	const invalidateDependents = buildingBlocks["d"];
	const mountAtom = buildingBlocks["t"];
	const unmountAtom = buildingBlocks["T"];
	const atomState = ensureAtomState(buildingBlocks, store, atom);
	const mounted = mountedMap.get(atom);
	if (mounted && atomState.d.size > 0) {
		for (const [a, n] of atomState.d) if (!mounted.d.has(a)) {
			const aState = ensureAtomState(buildingBlocks, store, a);
			mountAtom(buildingBlocks, store, a).t.add(atom);
			mounted.d.add(a);
			if (n !== aState.n) {
				changedAtoms.add(a);
				invalidateDependents(buildingBlocks, store, a);
				storeHooks.c?.(a);
			}
		}
		for (const a of mounted.d) if (!atomState.d.has(a)) {
			mounted.d.delete(a);
			unmountAtom(buildingBlocks, store, a)?.t.delete(atom);
		}
	}
};
var BUILDING_BLOCK_mountAtom = (buildingBlocks, store, atom) => {
	const mountedMap = buildingBlocks["m"];
	const mountCallbacks = buildingBlocks["q"];
	const storeHooks = buildingBlocks["h"];
	const atomOnMount = buildingBlocks["M"];
	const ensureAtomState = buildingBlocks["e"];
	const flushCallbacks = buildingBlocks["f"];
	const recomputeInvalidatedAtoms = buildingBlocks["C"];
	const readAtomState = buildingBlocks["r"];
	const writeAtomState = buildingBlocks["w"];
	const mountAtom = buildingBlocks["t"];
	const atomState = ensureAtomState(buildingBlocks, store, atom);
	let mounted = mountedMap.get(atom);
	if (!mounted) {
		readAtomState(buildingBlocks, store, atom);
		for (const a of atomState.d.keys()) mountAtom(buildingBlocks, store, a).t.add(atom);
		mounted = {
			l: /* @__PURE__ */ new Set(),
			d: new Set(atomState.d.keys()),
			t: /* @__PURE__ */ new Set()
		};
		mountedMap.set(atom, mounted);
		if (isActuallyWritableAtom(atom) && hasOnMount(atom)) {
			const processOnMount = () => {
				let isSync = true;
				const setAtom = (...args) => {
					try {
						return writeAtomState(buildingBlocks, store, atom, args);
					} finally {
						if (!isSync) {
							recomputeInvalidatedAtoms(buildingBlocks, store);
							flushCallbacks(buildingBlocks, store);
						}
					}
				};
				try {
					const onUnmount = atomOnMount(buildingBlocks, store, atom, setAtom);
					if (onUnmount) mounted.u = () => {
						isSync = true;
						try {
							onUnmount();
						} finally {
							isSync = false;
						}
					};
				} finally {
					isSync = false;
				}
			};
			mountCallbacks.add(processOnMount);
		}
		storeHooks.m?.(atom);
	}
	return mounted;
};
var BUILDING_BLOCK_unmountAtom = (buildingBlocks, store, atom) => {
	const mountedMap = buildingBlocks["m"];
	const unmountCallbacks = buildingBlocks["Q"];
	const storeHooks = buildingBlocks["h"];
	const ensureAtomState = buildingBlocks["e"];
	const unmountAtom = buildingBlocks["T"];
	const atomState = ensureAtomState(buildingBlocks, store, atom);
	let mounted = mountedMap.get(atom);
	if (!mounted || mounted.l.size) return mounted;
	let isDependent = false;
	for (const a of mounted.t) if (mountedMap.get(a)?.d.has(atom)) {
		isDependent = true;
		break;
	}
	if (!isDependent) {
		if (mounted.u) unmountCallbacks.add(mounted.u);
		mounted = void 0;
		mountedMap.delete(atom);
		for (const a of atomState.d.keys()) unmountAtom(buildingBlocks, store, a)?.t.delete(atom);
		storeHooks.u?.(atom);
		return;
	}
	return mounted;
};
var BUILDING_BLOCK_setAtomStateValueOrPromise = (buildingBlocks, store, atom, valueOrPromise) => {
	const ensureAtomState = buildingBlocks["e"];
	const abortPromise = buildingBlocks["A"];
	const atomState = ensureAtomState(buildingBlocks, store, atom);
	const hasPrevValue = "v" in atomState;
	const prevValue = atomState.v;
	if (isPromiseLike(valueOrPromise)) for (const a of atomState.d.keys()) addPendingPromiseToDependency(atom, valueOrPromise, ensureAtomState(buildingBlocks, store, a));
	atomState.v = valueOrPromise;
	delete atomState.e;
	if (!hasPrevValue || !Object.is(prevValue, atomState.v)) {
		++atomState.n;
		if (isPromiseLike(prevValue)) abortPromise(buildingBlocks, store, prevValue);
	}
};
var BUILDING_BLOCK_storeGet = (buildingBlocks, store, atom) => {
	const readAtomState = buildingBlocks["r"];
	return returnAtomValue(readAtomState(buildingBlocks, store, atom));
};
var BUILDING_BLOCK_storeSet = (buildingBlocks, store, atom, ...args) => {
	const changedAtoms = buildingBlocks["c"];
	const flushCallbacks = buildingBlocks["f"];
	const recomputeInvalidatedAtoms = buildingBlocks["C"];
	const writeAtomState = buildingBlocks["w"];
	const prevChangedAtomsSize = changedAtoms.size;
	try {
		return writeAtomState(buildingBlocks, store, atom, args);
	} finally {
		if (changedAtoms.size !== prevChangedAtomsSize) {
			recomputeInvalidatedAtoms(buildingBlocks, store);
			flushCallbacks(buildingBlocks, store);
		}
	}
};
var BUILDING_BLOCK_storeSub = (buildingBlocks, store, atom, listener) => {
	const flushCallbacks = buildingBlocks["f"];
	const recomputeInvalidatedAtoms = buildingBlocks["C"];
	const mountAtom = buildingBlocks["t"];
	const unmountAtom = buildingBlocks["T"];
	const listeners = mountAtom(buildingBlocks, store, atom).l;
	listeners.add(listener);
	recomputeInvalidatedAtoms(buildingBlocks, store);
	flushCallbacks(buildingBlocks, store);
	return () => {
		listeners.delete(listener);
		unmountAtom(buildingBlocks, store, atom);
		recomputeInvalidatedAtoms(buildingBlocks, store);
		flushCallbacks(buildingBlocks, store);
	};
};
var BUILDING_BLOCK_registerAbortHandler = (buildingBlocks, _store, promise, abortHandler) => {
	const abortHandlersMap = buildingBlocks["p"];
	let abortHandlers = abortHandlersMap.get(promise);
	if (!abortHandlers) {
		abortHandlers = /* @__PURE__ */ new Set();
		abortHandlersMap.set(promise, abortHandlers);
		const cleanup = () => abortHandlersMap.delete(promise);
		promise.then(cleanup, cleanup);
	}
	abortHandlers.add(abortHandler);
};
var BUILDING_BLOCK_abortPromise = (buildingBlocks, _store, promise) => {
	buildingBlocks["p"].get(promise)?.forEach((fn) => fn());
};
var buildingBlockMap = /* @__PURE__ */ new WeakMap();
function buildStore(partialBuildingBlocks) {
	const store = {
		get(atom) {
			return storeGet(buildingBlocks, store, atom);
		},
		set(atom, ...args) {
			return storeSet(buildingBlocks, store, atom, ...args);
		},
		sub(atom, listener) {
			return storeSub(buildingBlocks, store, atom, listener);
		}
	};
	const buildingBlocks = Object.freeze({
		["a"]: /* @__PURE__ */ new WeakMap(),
		["m"]: /* @__PURE__ */ new WeakMap(),
		["i"]: /* @__PURE__ */ new WeakMap(),
		["c"]: /* @__PURE__ */ new Set(),
		["q"]: /* @__PURE__ */ new Set(),
		["Q"]: /* @__PURE__ */ new Set(),
		["h"]: {},
		["R"]: BUILDING_BLOCK_atomRead,
		["W"]: BUILDING_BLOCK_atomWrite,
		["I"]: BUILDING_BLOCK_atomOnInit,
		["M"]: BUILDING_BLOCK_atomOnMount,
		["e"]: BUILDING_BLOCK_ensureAtomState,
		["f"]: BUILDING_BLOCK_flushCallbacks,
		["C"]: BUILDING_BLOCK_recomputeInvalidatedAtoms,
		["r"]: BUILDING_BLOCK_readAtomState,
		["d"]: BUILDING_BLOCK_invalidateDependents,
		["w"]: BUILDING_BLOCK_writeAtomState,
		["D"]: BUILDING_BLOCK_mountDependencies,
		["t"]: BUILDING_BLOCK_mountAtom,
		["T"]: BUILDING_BLOCK_unmountAtom,
		["v"]: BUILDING_BLOCK_setAtomStateValueOrPromise,
		["g"]: BUILDING_BLOCK_storeGet,
		["s"]: BUILDING_BLOCK_storeSet,
		["b"]: BUILDING_BLOCK_storeSub,
		["B"]: void 0,
		["p"]: /* @__PURE__ */ new WeakMap(),
		["H"]: BUILDING_BLOCK_registerAbortHandler,
		["A"]: BUILDING_BLOCK_abortPromise,
		["E"]: [0],
		...partialBuildingBlocks
	});
	buildingBlockMap.set(store, buildingBlocks);
	const storeGet = buildingBlocks["g"];
	const storeSet = buildingBlocks["s"];
	const storeSub = buildingBlocks["b"];
	return store;
}
function createStore() {
	return buildStore();
}
// src/ui/state/store.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** The one store of the interface's state. Nothing the server or the device must know for good lives in it. */
var store = createStore();
// src/ui/state/useSharedAtom.ts
/** What every atom begins with: what a render on a server shows, and the browser until it has taken that over. */
var beginning = createStore();
/** The value of an atom of the interface's one store, followed for as long as the component stands. */
function useSharedAtom(atom) {
	const subscribe = (0, import_react.useCallback)((listener) => store.sub(atom, listener), [atom]);
	return (0, import_react.useSyncExternalStore)(subscribe, () => store.get(atom), () => beginning.get(atom));
}
export { store as n, atom as r, useSharedAtom as t };
