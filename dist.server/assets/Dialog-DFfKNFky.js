import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-BHbHrMlk.js";
import { Jr as require_react_dom } from "../renderPage.js";
import { $ as $d447af545b77c9f1$export$af51f0f06c0f328a, B as $2add3ce32c6007eb$export$fedb369cb70207f1, C as $f192c2f16961cbe0$export$80f3e147d781571c, Et as $a4e76a5424781910$export$e08e3b67e392101e, I as $2add3ce32c6007eb$export$78551043582a6a98, J as $23f2114a1b82827e$export$cd4e5573fbe2b576, K as $23f2114a1b82827e$export$4282f70798064fe0, Q as $d447af545b77c9f1$export$37a5fde709c1db82, St as $390e54f620492c70$export$b4cc09c592e8fdb8, Tt as $c4867b2f328c2698$export$e5c5a5f917a5871c, X as $23f2114a1b82827e$export$e58f029f0fbfdb29, Z as $6a20a7989e6c817a$export$98658e8c59125e6a, a as $cf2482eff2eeeec2$export$f12b703ca79dfbb1, bt as $bbaa08b3cd72f041$export$9d1611c77c2fe928, d as $bb39c0fc1c19b34c$export$c57958e35f31ed73, dt as $7230ffa83bc0c2cf$export$2881499e37b75b9a, et as $d447af545b77c9f1$export$b204af158042fbac, ft as $7230ffa83bc0c2cf$export$29f1550f4b0d4415, g as $fe16bffc7a557bf0$export$7f54fc3180508a52, gt as $7230ffa83bc0c2cf$export$df3a06d6289f983e, ht as $7230ffa83bc0c2cf$export$c62b8e45d58ddad9, l as $bb39c0fc1c19b34c$export$a986ed8aea890397, m as $2c9edc598a03d523$export$420e68273165f4ec, n as $efe09c6d1c304b50$export$9afb8bc826b033ea, nt as $d447af545b77c9f1$export$f531f92e2a15358f, ot as $e8ac3c3f5d4bae7f$export$d6875122194c7b44, pt as $7230ffa83bc0c2cf$export$4d86445c2cf5e3, q as $23f2114a1b82827e$export$b4f377a2b6254582, st as $8e9d2fae0ecb9001$export$457c3d6518dd4c6f, tt as $d447af545b77c9f1$export$f21a1ffae260145a, u as $bb39c0fc1c19b34c$export$b1f1c83775b8b5f7, wt as $c7eafbbe1ea5834e$export$535bd6ca7f90a273, x as $8296dad1a4c5e0dc$export$8f71654801c2f7cd, y as $d1116acdf220c2da$export$f9762fab77588ecb } from "./Text-CH09p7TZ.js";
import { a as $535772f9d2c1f38d$export$20e40289641fbbb6, c as $654b97e09f2a30c1$export$4d0f8be8b12a7ef6, f as $24f9a20f226ad820$export$5165eccb35aaadb5, i as $535772f9d2c1f38d$export$1258395f99bf9cbf, l as $7705c033048f6da7$export$24d547caef80ccd1, n as $3578607fe3d4b096$export$cfa2225e87938781, p as $2b2d34ff061957fb$export$2b85b721e524d74b, r as $901761b40e390936$export$2bb74740c4e19def } from "./useOverlayTriggerState-BDcbnbUL.js";
// node_modules/react-aria-components/dist/private/Heading.mjs
var import_react_dom = /* @__PURE__ */ __toESM(require_react_dom(), 1);
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var $2ec61d1d4f780267$export$d688439359537581 = /*#__PURE__*/ (0, import_react.createContext)({});
var $2ec61d1d4f780267$export$a8a3e93435678ff9 = /*#__PURE__*/ (0, import_react.forwardRef)(function Heading(props, ref) {
	[props, ref] = $7230ffa83bc0c2cf$export$29f1550f4b0d4415(props, ref, $2ec61d1d4f780267$export$d688439359537581);
	let { children, level = 3, className, ...domProps } = props;
	let Element = $7230ffa83bc0c2cf$export$df3a06d6289f983e[`h${level}`];
	return /*#__PURE__*/ import_react.createElement(Element, {
		...domProps,
		ref,
		className: className ?? "react-aria-Heading"
	}, children);
});
// node_modules/react-aria/dist/private/overlays/ariaHideOutside.mjs
var $58196c8d6a1f38fc$var$supportsInert = typeof HTMLElement !== "undefined" && "inert" in HTMLElement.prototype;
function $58196c8d6a1f38fc$var$isAlwaysVisibleNode(node) {
	return node.dataset.liveAnnouncer === "true" || node.dataset.reactAriaTopLayer !== void 0;
}
var $58196c8d6a1f38fc$var$refCountMap = /* @__PURE__ */ new WeakMap();
var $58196c8d6a1f38fc$var$observerStack = [];
function $58196c8d6a1f38fc$export$1c3ebcada18427bf(targets, options) {
	let windowObj = $d447af545b77c9f1$export$f21a1ffae260145a(targets?.[0]);
	let opts = options instanceof windowObj.Element ? { root: options } : options;
	let root = opts?.root ?? document.body;
	let shouldUseInert = opts?.shouldUseInert && $58196c8d6a1f38fc$var$supportsInert;
	let visibleNodes = new Set(targets);
	let hiddenNodes = /* @__PURE__ */ new Set();
	let getHidden = (element) => {
		return shouldUseInert && element instanceof windowObj.HTMLElement ? element.inert : element.getAttribute("aria-hidden") === "true";
	};
	let setHidden = (element, hidden) => {
		if (shouldUseInert && element instanceof windowObj.HTMLElement) element.inert = hidden;
		else if (hidden) element.setAttribute("aria-hidden", "true");
		else {
			element.removeAttribute("aria-hidden");
			if (element instanceof windowObj.HTMLElement) element.inert = false;
		}
	};
	let shadowRootsToWatch = /* @__PURE__ */ new Set();
	if ($6a20a7989e6c817a$export$98658e8c59125e6a()) {
		let boundary = root.getRootNode();
		for (let target of targets) {
			let current = target.getRootNode();
			while ($d447af545b77c9f1$export$af51f0f06c0f328a(current) && current !== boundary) {
				shadowRootsToWatch.add(current);
				current = current.host.getRootNode();
			}
		}
	}
	let walk = (root) => {
		for (let element of root.querySelectorAll("[data-live-announcer], [data-react-aria-top-layer]")) visibleNodes.add(element);
		let acceptNode = (node) => {
			if (hiddenNodes.has(node) || visibleNodes.has(node) || node.parentElement && hiddenNodes.has(node.parentElement) && node.parentElement.getAttribute("role") !== "row") return NodeFilter.FILTER_REJECT;
			for (let target of visibleNodes) if ($23f2114a1b82827e$export$4282f70798064fe0(node, target)) return NodeFilter.FILTER_SKIP;
			return NodeFilter.FILTER_ACCEPT;
		};
		let walker = $654b97e09f2a30c1$export$4d0f8be8b12a7ef6($d447af545b77c9f1$export$b204af158042fbac(root), root, NodeFilter.SHOW_ELEMENT, { acceptNode });
		let acceptRoot = acceptNode(root);
		if (acceptRoot === NodeFilter.FILTER_ACCEPT) hide(root);
		if (acceptRoot !== NodeFilter.FILTER_REJECT) {
			let node = walker.nextNode();
			while (node != null) {
				hide(node);
				node = walker.nextNode();
			}
		}
	};
	let hide = (node) => {
		let refCount = $58196c8d6a1f38fc$var$refCountMap.get(node) ?? 0;
		if (getHidden(node) && refCount === 0) return;
		if (refCount === 0) setHidden(node, true);
		hiddenNodes.add(node);
		$58196c8d6a1f38fc$var$refCountMap.set(node, refCount + 1);
	};
	if ($58196c8d6a1f38fc$var$observerStack.length) $58196c8d6a1f38fc$var$observerStack[$58196c8d6a1f38fc$var$observerStack.length - 1].disconnect();
	walk(root);
	let observer = new MutationObserver((changes) => {
		for (let change of changes) {
			if (change.type !== "childList") continue;
			if (change.target.isConnected && ![...visibleNodes, ...hiddenNodes].some((node) => $23f2114a1b82827e$export$4282f70798064fe0(node, change.target))) {
				for (let node of change.addedNodes) if ((node instanceof HTMLElement || node instanceof SVGElement) && $58196c8d6a1f38fc$var$isAlwaysVisibleNode(node)) visibleNodes.add(node);
				else if (node instanceof Element) walk(node);
			}
			if ($6a20a7989e6c817a$export$98658e8c59125e6a()) {
				for (let shadowRoot of shadowRootsToWatch) if (!shadowRoot.isConnected) {
					observer.disconnect();
					break;
				}
			}
		}
	});
	observer.observe(root, {
		childList: true,
		subtree: true
	});
	let shadowObservers = /* @__PURE__ */ new Set();
	if ($6a20a7989e6c817a$export$98658e8c59125e6a()) for (let shadowRoot of shadowRootsToWatch) {
		let shadowObserver = new MutationObserver((changes) => {
			for (let change of changes) {
				if (change.type !== "childList") continue;
				if (change.target.isConnected && ![...visibleNodes, ...hiddenNodes].some((node) => $23f2114a1b82827e$export$4282f70798064fe0(node, change.target))) {
					for (let node of change.addedNodes) if ((node instanceof HTMLElement || node instanceof SVGElement) && $58196c8d6a1f38fc$var$isAlwaysVisibleNode(node)) visibleNodes.add(node);
					else if (node instanceof Element) walk(node);
				}
				if ($6a20a7989e6c817a$export$98658e8c59125e6a()) {
					for (let shadowRoot of shadowRootsToWatch) if (!shadowRoot.isConnected) {
						observer.disconnect();
						break;
					}
				}
			}
		});
		shadowObserver.observe(shadowRoot, {
			childList: true,
			subtree: true
		});
		shadowObservers.add(shadowObserver);
	}
	let observerWrapper = {
		visibleNodes,
		hiddenNodes,
		observe() {
			observer.observe(root, {
				childList: true,
				subtree: true
			});
		},
		disconnect() {
			observer.disconnect();
		}
	};
	$58196c8d6a1f38fc$var$observerStack.push(observerWrapper);
	return () => {
		observer.disconnect();
		if ($6a20a7989e6c817a$export$98658e8c59125e6a()) for (let shadowObserver of shadowObservers) shadowObserver.disconnect();
		for (let node of hiddenNodes) {
			let count = $58196c8d6a1f38fc$var$refCountMap.get(node);
			if (count == null) continue;
			if (count === 1) {
				setHidden(node, false);
				$58196c8d6a1f38fc$var$refCountMap.delete(node);
			} else $58196c8d6a1f38fc$var$refCountMap.set(node, count - 1);
		}
		if (observerWrapper === $58196c8d6a1f38fc$var$observerStack[$58196c8d6a1f38fc$var$observerStack.length - 1]) {
			$58196c8d6a1f38fc$var$observerStack.pop();
			if ($58196c8d6a1f38fc$var$observerStack.length) $58196c8d6a1f38fc$var$observerStack[$58196c8d6a1f38fc$var$observerStack.length - 1].observe();
		} else $58196c8d6a1f38fc$var$observerStack.splice($58196c8d6a1f38fc$var$observerStack.indexOf(observerWrapper), 1);
	};
}
function $58196c8d6a1f38fc$export$1020fa7f77e17884(element) {
	let observer = $58196c8d6a1f38fc$var$observerStack[$58196c8d6a1f38fc$var$observerStack.length - 1];
	if (observer && !observer.visibleNodes.has(element)) {
		observer.visibleNodes.add(element);
		return () => {
			observer.visibleNodes.delete(element);
		};
	}
}
// node_modules/react-aria/dist/private/interactions/useInteractOutside.mjs
function $e260d131964da0f9$export$872b660ac5a1ff98(props) {
	let { ref, onInteractOutside, isDisabled, onInteractOutsideStart } = props;
	let stateRef = (0, import_react.useRef)({
		isPointerDown: false,
		ignoreEmulatedMouseEvents: false
	});
	let onPointerDown = $fe16bffc7a557bf0$export$7f54fc3180508a52((e) => {
		if (onInteractOutside && $e260d131964da0f9$var$isValidEvent(e, ref)) {
			if (onInteractOutsideStart) onInteractOutsideStart(e);
			stateRef.current.isPointerDown = true;
		}
	});
	let triggerInteractOutside = $fe16bffc7a557bf0$export$7f54fc3180508a52((e) => {
		if (onInteractOutside) onInteractOutside(e);
	});
	(0, import_react.useEffect)(() => {
		let state = stateRef.current;
		if (isDisabled) return;
		const element = ref.current;
		const documentObject = $d447af545b77c9f1$export$b204af158042fbac(element);
		if (typeof PointerEvent !== "undefined") {
			let onClick = (e) => {
				if (state.isPointerDown && $e260d131964da0f9$var$isValidEvent(e, ref)) triggerInteractOutside(e);
				state.isPointerDown = false;
			};
			documentObject.addEventListener("pointerdown", onPointerDown, true);
			documentObject.addEventListener("click", onClick, true);
			return () => {
				documentObject.removeEventListener("pointerdown", onPointerDown, true);
				documentObject.removeEventListener("click", onClick, true);
			};
		}
	}, [ref, isDisabled]);
}
function $e260d131964da0f9$var$isValidEvent(event, ref) {
	if (event.button > 0) return false;
	let target = $23f2114a1b82827e$export$e58f029f0fbfdb29(event);
	if (target) {
		const ownerDocument = target.ownerDocument;
		if (!ownerDocument || !$23f2114a1b82827e$export$4282f70798064fe0(ownerDocument.documentElement, target)) return false;
		if (target.closest("[data-react-aria-top-layer]")) return false;
	}
	if (!ref.current) return false;
	return !event.composedPath().includes(ref.current);
}
// node_modules/react-aria/dist/private/overlays/useOverlay.mjs
var $77844860df94ba23$var$visibleOverlays = [];
function $77844860df94ba23$export$ea8f71083e90600f(props, ref) {
	let { onClose, shouldCloseOnBlur, isOpen, isDismissable = false, isKeyboardDismissDisabled = false, shouldCloseOnInteractOutside } = props;
	let lastVisibleOverlay = (0, import_react.useRef)(void 0);
	(0, import_react.useEffect)(() => {
		if (isOpen && !$77844860df94ba23$var$visibleOverlays.includes(ref)) {
			$77844860df94ba23$var$visibleOverlays.push(ref);
			return () => {
				let index = $77844860df94ba23$var$visibleOverlays.indexOf(ref);
				if (index >= 0) $77844860df94ba23$var$visibleOverlays.splice(index, 1);
			};
		}
	}, [isOpen, ref]);
	let onHide = () => {
		if ($77844860df94ba23$var$visibleOverlays[$77844860df94ba23$var$visibleOverlays.length - 1] === ref && onClose) onClose();
	};
	let onInteractOutsideStart = (e) => {
		const topMostOverlay = $77844860df94ba23$var$visibleOverlays[$77844860df94ba23$var$visibleOverlays.length - 1];
		lastVisibleOverlay.current = topMostOverlay;
		if (!shouldCloseOnInteractOutside || shouldCloseOnInteractOutside($23f2114a1b82827e$export$e58f029f0fbfdb29(e))) {
			if (topMostOverlay === ref) e.stopPropagation();
		}
	};
	let onInteractOutside = (e) => {
		if (!shouldCloseOnInteractOutside || shouldCloseOnInteractOutside($23f2114a1b82827e$export$e58f029f0fbfdb29(e))) {
			if ($77844860df94ba23$var$visibleOverlays[$77844860df94ba23$var$visibleOverlays.length - 1] === ref) e.stopPropagation();
			if (lastVisibleOverlay.current === ref) onHide();
		}
		lastVisibleOverlay.current = void 0;
	};
	let { keyboardProps } = $8296dad1a4c5e0dc$export$8f71654801c2f7cd({ shortcuts: { Escape: () => {
		if (!isKeyboardDismissDisabled) {
			onHide();
			return;
		}
		return false;
	} } });
	$e260d131964da0f9$export$872b660ac5a1ff98({
		ref,
		onInteractOutside: isDismissable && isOpen ? onInteractOutside : void 0,
		onInteractOutsideStart
	});
	let { focusWithinProps } = $2c9edc598a03d523$export$420e68273165f4ec({
		isDisabled: !shouldCloseOnBlur,
		onBlurWithin: (e) => {
			if (!e.relatedTarget || $535772f9d2c1f38d$export$1258395f99bf9cbf(e.relatedTarget)) return;
			if (!shouldCloseOnInteractOutside || shouldCloseOnInteractOutside(e.relatedTarget)) onClose?.();
		}
	});
	return {
		overlayProps: {
			...keyboardProps,
			...focusWithinProps
		},
		underlayProps: {}
	};
}
// node_modules/react-aria/dist/private/utils/runAfterKeyboard.mjs
var $e0a0e4399f316b76$var$WEBKIT_OPEN_DELAY = 200;
var $e0a0e4399f316b76$var$TRANSITION_FRAMETIME = 50;
var $e0a0e4399f316b76$var$TRANSITION_TIMEOUT = 600;
var $e0a0e4399f316b76$var$listenersByWindow = /* @__PURE__ */ new WeakMap();
var $e0a0e4399f316b76$var$transitionCallbacks = /* @__PURE__ */ new Set();
var $e0a0e4399f316b76$var$resizeCallbacks = /* @__PURE__ */ new Set();
function $e0a0e4399f316b76$var$onTransitionFrame(wasOpenKeyboard, signal) {
	let isOpenKeyboard = $bb39c0fc1c19b34c$export$b1f1c83775b8b5f7();
	if (wasOpenKeyboard !== isOpenKeyboard || signal.aborted) for (let callback of $e0a0e4399f316b76$var$resizeCallbacks) {
		callback(isOpenKeyboard);
		$e0a0e4399f316b76$var$resizeCallbacks.delete(callback);
	}
	if (!wasOpenKeyboard && isOpenKeyboard && $2add3ce32c6007eb$export$78551043582a6a98() && !signal.aborted) {
		window.clearInterval($e0a0e4399f316b76$var$listenersByWindow.get(window));
		$e0a0e4399f316b76$var$listenersByWindow.set(window, $e0a0e4399f316b76$var$setupGlobalListeners($e0a0e4399f316b76$var$WEBKIT_OPEN_DELAY));
		return;
	}
	if (wasOpenKeyboard !== isOpenKeyboard || signal.aborted) for (let callback of $e0a0e4399f316b76$var$transitionCallbacks) {
		callback(isOpenKeyboard);
		$e0a0e4399f316b76$var$transitionCallbacks.delete(callback);
	}
	if ($e0a0e4399f316b76$var$resizeCallbacks.size + $e0a0e4399f316b76$var$transitionCallbacks.size <= 0 || signal.aborted) {
		window.clearInterval($e0a0e4399f316b76$var$listenersByWindow.get(window));
		$e0a0e4399f316b76$var$listenersByWindow.delete(window);
	}
}
function $e0a0e4399f316b76$var$setupGlobalListeners(timeout = $e0a0e4399f316b76$var$TRANSITION_TIMEOUT) {
	return window.setInterval($e0a0e4399f316b76$var$onTransitionFrame, $e0a0e4399f316b76$var$TRANSITION_FRAMETIME, $bb39c0fc1c19b34c$export$b1f1c83775b8b5f7(), AbortSignal.timeout(timeout));
}
function $e0a0e4399f316b76$export$b80f73f72d03c10f(fn) {
	if (!$bb39c0fc1c19b34c$export$a986ed8aea890397()) return fn(false), () => {};
	let frame = window.requestAnimationFrame(() => {
		frame = window.requestAnimationFrame(() => {
			let activeElement = document.hasFocus() ? $23f2114a1b82827e$export$cd4e5573fbe2b576() : null;
			let willKeyboardOpen = $bb39c0fc1c19b34c$export$c57958e35f31ed73(activeElement);
			if ($bb39c0fc1c19b34c$export$b1f1c83775b8b5f7() === willKeyboardOpen) return fn(willKeyboardOpen);
			if ($bb39c0fc1c19b34c$export$b1f1c83775b8b5f7() && !willKeyboardOpen) return fn(willKeyboardOpen);
			$e0a0e4399f316b76$var$resizeCallbacks.add(fn);
			if (!$e0a0e4399f316b76$var$listenersByWindow.has(window)) $e0a0e4399f316b76$var$listenersByWindow.set(window, $e0a0e4399f316b76$var$setupGlobalListeners());
		});
	});
	return () => {
		window.cancelAnimationFrame(frame);
		$e0a0e4399f316b76$var$resizeCallbacks.delete(fn);
	};
}
function $e0a0e4399f316b76$export$c82b8fe1ad51fcd9(fn) {
	if (!$bb39c0fc1c19b34c$export$a986ed8aea890397()) return fn(false), () => {};
	let frame = window.requestAnimationFrame(() => {
		frame = window.requestAnimationFrame(() => {
			let activeElement = document.hasFocus() ? $23f2114a1b82827e$export$cd4e5573fbe2b576() : null;
			let willKeyboardOpen = $bb39c0fc1c19b34c$export$c57958e35f31ed73(activeElement);
			if ($bb39c0fc1c19b34c$export$b1f1c83775b8b5f7() === willKeyboardOpen) return fn(willKeyboardOpen);
			$e0a0e4399f316b76$var$transitionCallbacks.add(fn);
			if (!$e0a0e4399f316b76$var$listenersByWindow.has(window)) $e0a0e4399f316b76$var$listenersByWindow.set(window, $e0a0e4399f316b76$var$setupGlobalListeners());
		});
	});
	return () => {
		window.cancelAnimationFrame(frame);
		$e0a0e4399f316b76$var$transitionCallbacks.delete(fn);
	};
}
// node_modules/react-aria/dist/private/overlays/usePreventScroll.mjs
var $0644e3663365bfe5$var$visualViewport = typeof document !== "undefined" && window.visualViewport;
var $0644e3663365bfe5$var$preventScrollCount = 0;
var $0644e3663365bfe5$var$restore;
function $0644e3663365bfe5$export$ee0f7cc6afcd1c18(options = {}) {
	let { isDisabled, UNSTABLE_overrideFocus } = options;
	$c4867b2f328c2698$export$e5c5a5f917a5871c(() => {
		if (isDisabled) return;
		$0644e3663365bfe5$var$preventScrollCount++;
		if ($0644e3663365bfe5$var$preventScrollCount === 1) {
			if ($2add3ce32c6007eb$export$fedb369cb70207f1() && $2add3ce32c6007eb$export$78551043582a6a98()) $0644e3663365bfe5$var$restore = $0644e3663365bfe5$var$preventScrollMobileWebKit();
			else $0644e3663365bfe5$var$restore = $0644e3663365bfe5$var$preventScrollStandard(UNSTABLE_overrideFocus);
		}
		return () => {
			$0644e3663365bfe5$var$preventScrollCount--;
			if ($0644e3663365bfe5$var$preventScrollCount === 0) $0644e3663365bfe5$var$restore();
		};
	}, [isDisabled, UNSTABLE_overrideFocus]);
}
function $0644e3663365bfe5$var$preventScrollStandard(UNSTABLE_overrideFocus) {
	let scrollbarWidth = window.innerWidth - document.documentElement.clientWidth;
	return $a4e76a5424781910$export$e08e3b67e392101e(scrollbarWidth > 0 && ("scrollbarGutter" in document.documentElement.style ? $d447af545b77c9f1$export$37a5fde709c1db82(document.documentElement, "scrollbar-gutter", "stable") : $d447af545b77c9f1$export$37a5fde709c1db82(document.documentElement, "padding-right", `${scrollbarWidth}px`)), $d447af545b77c9f1$export$37a5fde709c1db82(document.documentElement, "overflow", "hidden"), UNSTABLE_overrideFocus && $0644e3663365bfe5$var$overrideFocus(), UNSTABLE_overrideFocus && $bb39c0fc1c19b34c$export$a986ed8aea890397() && $0644e3663365bfe5$var$handleBlur());
}
function $0644e3663365bfe5$var$preventScrollMobileWebKit() {
	let restoreOverflow = $d447af545b77c9f1$export$37a5fde709c1db82(document.documentElement, "overflow", "hidden");
	let scrollable;
	let allowTouchMove = false;
	let onTouchStart = (e) => {
		let target = $23f2114a1b82827e$export$e58f029f0fbfdb29(e);
		scrollable = $901761b40e390936$export$2bb74740c4e19def(target, true) ? target : $3578607fe3d4b096$export$cfa2225e87938781(target, true);
		allowTouchMove = false;
		let selection = target.ownerDocument.defaultView.getSelection();
		if (selection && !selection.isCollapsed && selection.containsNode(target, true)) allowTouchMove = true;
		if (e.composedPath().some((el) => el instanceof HTMLInputElement && el.type === "range")) allowTouchMove = true;
		if ("selectionStart" in target && "selectionEnd" in target && target.selectionStart < target.selectionEnd && target.ownerDocument.activeElement === target) allowTouchMove = true;
	};
	let style = document.createElement("style");
	let nonce = $2b2d34ff061957fb$export$2b85b721e524d74b();
	if (nonce) style.nonce = nonce;
	style.textContent = `
@layer {
  * {
    overscroll-behavior: contain;
  }
}`.trim();
	document.head.prepend(style);
	let onTouchMove = (e) => {
		if (e.touches.length === 2 || allowTouchMove) return;
		if (!scrollable || scrollable === document.documentElement || scrollable === document.body) {
			e.preventDefault();
			return;
		}
		if (scrollable.scrollHeight === scrollable.clientHeight && scrollable.scrollWidth === scrollable.clientWidth) e.preventDefault();
	};
	let restoreFocus = $0644e3663365bfe5$var$overrideFocus();
	let removeEvents = $a4e76a5424781910$export$e08e3b67e392101e($d447af545b77c9f1$export$f531f92e2a15358f(document, "touchstart", onTouchStart, {
		passive: false,
		capture: true
	}), $d447af545b77c9f1$export$f531f92e2a15358f(document, "touchmove", onTouchMove, {
		passive: false,
		capture: true
	}), $0644e3663365bfe5$var$handleBlur());
	return () => {
		restoreOverflow();
		removeEvents();
		style.remove();
		restoreFocus();
	};
}
function $0644e3663365bfe5$var$handleBlur() {
	let onBlur = (e) => {
		let target = $23f2114a1b82827e$export$e58f029f0fbfdb29(e);
		let relatedTarget = e.relatedTarget;
		if (relatedTarget && $bb39c0fc1c19b34c$export$c57958e35f31ed73(relatedTarget)) relatedTarget.focus();
		else if (!relatedTarget) (target.parentElement?.closest("[tabindex]"))?.focus({ preventScroll: true });
	};
	return $d447af545b77c9f1$export$f531f92e2a15358f(document, "blur", onBlur, true);
}
function $0644e3663365bfe5$var$overrideFocus() {
	let focus = HTMLElement.prototype.focus;
	Reflect.defineProperty(HTMLElement.prototype, "focus", {
		configurable: true,
		writable: true,
		value: function(opts) {
			focus.call(this, {
				...opts,
				preventScroll: true
			});
			if (!opts || !opts.preventScroll) {
				let scroll = () => {
					if ($23f2114a1b82827e$export$cd4e5573fbe2b576() === this) $0644e3663365bfe5$var$scrollIntoView(this);
				};
				$e0a0e4399f316b76$export$b80f73f72d03c10f((isOpen) => isOpen ? scroll() : $e0a0e4399f316b76$export$c82b8fe1ad51fcd9(() => scroll()));
			}
		}
	});
	return () => {
		Reflect.defineProperty(HTMLElement.prototype, "focus", {
			configurable: true,
			writable: true,
			value: focus
		});
	};
}
function $0644e3663365bfe5$var$scrollIntoView(target) {
	let root = document.scrollingElement || document.documentElement;
	let nextTarget = target;
	while (nextTarget && nextTarget !== root && nextTarget.isConnected) {
		let scrollable = $3578607fe3d4b096$export$cfa2225e87938781(nextTarget);
		if (scrollable !== document.documentElement && scrollable !== document.body && scrollable !== nextTarget) {
			let scrollableRect = scrollable.getBoundingClientRect();
			let targetRect = nextTarget.getBoundingClientRect();
			if (targetRect.top < scrollableRect.top || targetRect.bottom > scrollableRect.top + nextTarget.clientHeight) {
				let bottom = scrollableRect.bottom;
				if ($0644e3663365bfe5$var$visualViewport) bottom = Math.min(bottom, $0644e3663365bfe5$var$visualViewport.offsetTop + $0644e3663365bfe5$var$visualViewport.height);
				let adjustment = targetRect.top - scrollableRect.top - ((bottom - scrollableRect.top) / 2 - targetRect.height / 2);
				scrollable.scrollTo({
					top: Math.max(0, Math.min(scrollable.scrollHeight - scrollable.clientHeight, scrollable.scrollTop + adjustment)),
					behavior: "smooth"
				});
			}
		}
		nextTarget = scrollable.parentElement;
	}
}
// node_modules/react-aria/dist/private/intl/overlays/ar-AE.mjs
var $e5024b484f7c3e21$exports = {};
$e5024b484f7c3e21$exports = { "dismiss": `\u{62A}\u{62C}\u{627}\u{647}\u{644}` };
// node_modules/react-aria/dist/private/intl/overlays/bg-BG.mjs
var $0c4209a7da92851c$exports = {};
$0c4209a7da92851c$exports = { "dismiss": `\u{41E}\u{442}\u{445}\u{432}\u{44A}\u{440}\u{43B}\u{44F}\u{43D}\u{435}` };
// node_modules/react-aria/dist/private/intl/overlays/cs-CZ.mjs
var $75fa0397632d287b$exports = {};
$75fa0397632d287b$exports = { "dismiss": `Odstranit` };
// node_modules/react-aria/dist/private/intl/overlays/da-DK.mjs
var $3fc6e6880cad247e$exports = {};
$3fc6e6880cad247e$exports = { "dismiss": `Luk` };
// node_modules/react-aria/dist/private/intl/overlays/de-DE.mjs
var $5f637eb0c91d0f64$exports = {};
$5f637eb0c91d0f64$exports = { "dismiss": `Schlie\xdfen` };
// node_modules/react-aria/dist/private/intl/overlays/el-GR.mjs
var $5a0b3a154dcf111b$exports = {};
$5a0b3a154dcf111b$exports = { "dismiss": `\u{391}\u{3C0}\u{3CC}\u{3C1}\u{3C1}\u{3B9}\u{3C8}\u{3B7}` };
// node_modules/react-aria/dist/private/intl/overlays/en-US.mjs
var $ea518f18e6f13288$exports = {};
$ea518f18e6f13288$exports = { "dismiss": `Dismiss` };
// node_modules/react-aria/dist/private/intl/overlays/es-ES.mjs
var $3bf3cb0ce48a8078$exports = {};
$3bf3cb0ce48a8078$exports = { "dismiss": `Descartar` };
// node_modules/react-aria/dist/private/intl/overlays/et-EE.mjs
var $a416146243e75233$exports = {};
$a416146243e75233$exports = { "dismiss": `L\xf5peta` };
// node_modules/react-aria/dist/private/intl/overlays/fi-FI.mjs
var $2872659e6c428111$exports = {};
$2872659e6c428111$exports = { "dismiss": `Hylk\xe4\xe4` };
// node_modules/react-aria/dist/private/intl/overlays/fr-FR.mjs
var $657a7a1f03941145$exports = {};
$657a7a1f03941145$exports = { "dismiss": `Rejeter` };
// node_modules/react-aria/dist/private/intl/overlays/he-IL.mjs
var $9f18aee5ddbe5e0f$exports = {};
$9f18aee5ddbe5e0f$exports = { "dismiss": `\u{5D4}\u{5EA}\u{5E2}\u{5DC}\u{5DD}` };
// node_modules/react-aria/dist/private/intl/overlays/hr-HR.mjs
var $e2e63adb0c1f3db6$exports = {};
$e2e63adb0c1f3db6$exports = { "dismiss": `Odbaci` };
// node_modules/react-aria/dist/private/intl/overlays/hu-HU.mjs
var $46fbd53e8bc70315$exports = {};
$46fbd53e8bc70315$exports = { "dismiss": `Elutas\xedt\xe1s` };
// node_modules/react-aria/dist/private/intl/overlays/it-IT.mjs
var $47234f3018c55486$exports = {};
$47234f3018c55486$exports = { "dismiss": `Ignora` };
// node_modules/react-aria/dist/private/intl/overlays/ja-JP.mjs
var $0dfacfad01736641$exports = {};
$0dfacfad01736641$exports = { "dismiss": `\u{9589}\u{3058}\u{308B}` };
// node_modules/react-aria/dist/private/intl/overlays/ko-KR.mjs
var $a9056b50f6fbb1ef$exports = {};
$a9056b50f6fbb1ef$exports = { "dismiss": `\u{BB34}\u{C2DC}` };
// node_modules/react-aria/dist/private/intl/overlays/lt-LT.mjs
var $217b78056fce917f$exports = {};
$217b78056fce917f$exports = { "dismiss": `Atmesti` };
// node_modules/react-aria/dist/private/intl/overlays/lv-LV.mjs
var $c32f8c2b8956f20a$exports = {};
$c32f8c2b8956f20a$exports = { "dismiss": `Ner\u{101}d\u{12B}t` };
// node_modules/react-aria/dist/private/intl/overlays/nb-NO.mjs
var $f65392426e2dae6a$exports = {};
$f65392426e2dae6a$exports = { "dismiss": `Lukk` };
// node_modules/react-aria/dist/private/intl/overlays/nl-NL.mjs
var $1d0fa5f3cc68e5b0$exports = {};
$1d0fa5f3cc68e5b0$exports = { "dismiss": `Negeren` };
// node_modules/react-aria/dist/private/intl/overlays/pl-PL.mjs
var $ff8aa6518e51f809$exports = {};
$ff8aa6518e51f809$exports = { "dismiss": `Zignoruj` };
// node_modules/react-aria/dist/private/intl/overlays/pt-BR.mjs
var $fe3a4eb3eebfb0a2$exports = {};
$fe3a4eb3eebfb0a2$exports = { "dismiss": `Descartar` };
// node_modules/react-aria/dist/private/intl/overlays/pt-PT.mjs
var $f692c6bcabd26695$exports = {};
$f692c6bcabd26695$exports = { "dismiss": `Dispensar` };
// node_modules/react-aria/dist/private/intl/overlays/ro-RO.mjs
var $627fbb16c92fb654$exports = {};
$627fbb16c92fb654$exports = { "dismiss": `Revocare` };
// node_modules/react-aria/dist/private/intl/overlays/ru-RU.mjs
var $2c9c1dfc72c7bac2$exports = {};
$2c9c1dfc72c7bac2$exports = { "dismiss": `\u{41F}\u{440}\u{43E}\u{43F}\u{443}\u{441}\u{442}\u{438}\u{442}\u{44C}` };
// node_modules/react-aria/dist/private/intl/overlays/sk-SK.mjs
var $7e7ece760f897013$exports = {};
$7e7ece760f897013$exports = { "dismiss": `Zru\u{161}i\u{165}` };
// node_modules/react-aria/dist/private/intl/overlays/sl-SI.mjs
var $1e894e47be1bf217$exports = {};
$1e894e47be1bf217$exports = { "dismiss": `Opusti` };
// node_modules/react-aria/dist/private/intl/overlays/sr-SP.mjs
var $f4ce49adf6ef095f$exports = {};
$f4ce49adf6ef095f$exports = { "dismiss": `Odbaci` };
// node_modules/react-aria/dist/private/intl/overlays/sv-SE.mjs
var $7c9dc206185355b5$exports = {};
$7c9dc206185355b5$exports = { "dismiss": `Avvisa` };
// node_modules/react-aria/dist/private/intl/overlays/tr-TR.mjs
var $c288097c5ef4ae98$exports = {};
$c288097c5ef4ae98$exports = { "dismiss": `Kapat` };
// node_modules/react-aria/dist/private/intl/overlays/uk-UA.mjs
var $d5863f94ad4c3f07$exports = {};
$d5863f94ad4c3f07$exports = { "dismiss": `\u{421}\u{43A}\u{430}\u{441}\u{443}\u{432}\u{430}\u{442}\u{438}` };
// node_modules/react-aria/dist/private/intl/overlays/zh-CN.mjs
var $34a6eb7890264192$exports = {};
$34a6eb7890264192$exports = { "dismiss": `\u{53D6}\u{6D88}` };
// node_modules/react-aria/dist/private/intl/overlays/zh-TW.mjs
var $79ae244e9d286cb7$exports = {};
$79ae244e9d286cb7$exports = { "dismiss": `\u{95DC}\u{9589}` };
// node_modules/react-aria/dist/private/overlays/intlStrings.mjs
var $8ad4f9eb0c0f6434$exports = {};
$8ad4f9eb0c0f6434$exports = {
	"ar-AE": $e5024b484f7c3e21$exports,
	"bg-BG": $0c4209a7da92851c$exports,
	"cs-CZ": $75fa0397632d287b$exports,
	"da-DK": $3fc6e6880cad247e$exports,
	"de-DE": $5f637eb0c91d0f64$exports,
	"el-GR": $5a0b3a154dcf111b$exports,
	"en-US": $ea518f18e6f13288$exports,
	"es-ES": $3bf3cb0ce48a8078$exports,
	"et-EE": $a416146243e75233$exports,
	"fi-FI": $2872659e6c428111$exports,
	"fr-FR": $657a7a1f03941145$exports,
	"he-IL": $9f18aee5ddbe5e0f$exports,
	"hr-HR": $e2e63adb0c1f3db6$exports,
	"hu-HU": $46fbd53e8bc70315$exports,
	"it-IT": $47234f3018c55486$exports,
	"ja-JP": $0dfacfad01736641$exports,
	"ko-KR": $a9056b50f6fbb1ef$exports,
	"lt-LT": $217b78056fce917f$exports,
	"lv-LV": $c32f8c2b8956f20a$exports,
	"nb-NO": $f65392426e2dae6a$exports,
	"nl-NL": $1d0fa5f3cc68e5b0$exports,
	"pl-PL": $ff8aa6518e51f809$exports,
	"pt-BR": $fe3a4eb3eebfb0a2$exports,
	"pt-PT": $f692c6bcabd26695$exports,
	"ro-RO": $627fbb16c92fb654$exports,
	"ru-RU": $2c9c1dfc72c7bac2$exports,
	"sk-SK": $7e7ece760f897013$exports,
	"sl-SI": $1e894e47be1bf217$exports,
	"sr-SP": $f4ce49adf6ef095f$exports,
	"sv-SE": $7c9dc206185355b5$exports,
	"tr-TR": $c288097c5ef4ae98$exports,
	"uk-UA": $d5863f94ad4c3f07$exports,
	"zh-CN": $34a6eb7890264192$exports,
	"zh-TW": $79ae244e9d286cb7$exports
};
// node_modules/react-aria/dist/private/visually-hidden/VisuallyHidden.mjs
var $ea3928288112382f$var$styles = {
	border: 0,
	clip: "rect(0 0 0 0)",
	clipPath: "inset(50%)",
	height: "1px",
	margin: "-1px",
	overflow: "hidden",
	padding: 0,
	position: "absolute",
	width: "1px",
	whiteSpace: "nowrap"
};
function $ea3928288112382f$export$a966af930f325cab(props = {}) {
	let { style, isFocusable } = props;
	let [isFocused, setFocused] = (0, import_react.useState)(false);
	let { focusWithinProps } = $2c9edc598a03d523$export$420e68273165f4ec({
		isDisabled: !isFocusable,
		onFocusWithinChange: (val) => setFocused(val)
	});
	let combinedStyles = (0, import_react.useMemo)(() => {
		if (isFocused) return style;
		else if (style) return {
			...$ea3928288112382f$var$styles,
			...style
		};
		else return $ea3928288112382f$var$styles;
	}, [isFocused]);
	return { visuallyHiddenProps: {
		...focusWithinProps,
		style: combinedStyles
	} };
}
function $ea3928288112382f$export$439d29a4e110a164(props) {
	let { children, elementType: Element = "div", isFocusable, style, ...otherProps } = props;
	let { visuallyHiddenProps } = $ea3928288112382f$export$a966af930f325cab(props);
	return /*#__PURE__*/ import_react.createElement(Element, $bbaa08b3cd72f041$export$9d1611c77c2fe928(otherProps, visuallyHiddenProps), children);
}
// node_modules/react-aria/dist/private/overlays/DismissButton.mjs
function $parcel$interopDefault(a) {
	return a && a.__esModule ? a.default : a;
}
function $081058010ef8962e$export$2317d149ed6f78c4(props) {
	let { onDismiss, ...otherProps } = props;
	let stringFormatter = $cf2482eff2eeeec2$export$f12b703ca79dfbb1($parcel$interopDefault($8ad4f9eb0c0f6434$exports), "@react-aria/overlays");
	let labels = $e8ac3c3f5d4bae7f$export$d6875122194c7b44(otherProps, stringFormatter.format("dismiss"));
	let onClick = () => {
		if (onDismiss) onDismiss();
	};
	return /*#__PURE__*/ import_react.createElement($ea3928288112382f$export$439d29a4e110a164, null, /*#__PURE__*/ import_react.createElement("button", {
		...labels,
		tabIndex: -1,
		onClick,
		style: {
			width: 1,
			height: 1
		}
	}));
}
// node_modules/react-aria/dist/private/interactions/PressResponder.mjs
function $0d47b37c475c5231$export$cf75428e0b9ed1ea({ children }) {
	let context = (0, import_react.useMemo)(() => ({ register: () => {} }), []);
	return /*#__PURE__*/ import_react.createElement($24f9a20f226ad820$export$5165eccb35aaadb5.Provider, { value: context }, children);
}
// node_modules/react-aria/dist/private/overlays/PortalProvider.mjs
var $72abaeab4d80592f$export$60d741e20e0aa309 = /*#__PURE__*/ (0, import_react.createContext)({});
function $72abaeab4d80592f$export$9fc1347d4195ccb3() {
	return (0, import_react.useContext)($72abaeab4d80592f$export$60d741e20e0aa309) ?? {};
}
// node_modules/react-aria/dist/private/overlays/Overlay.mjs
var $d7a937236970dc7f$export$a2200b96afd16271 = /*#__PURE__*/ import_react.createContext(null);
function $d7a937236970dc7f$export$c6fdb837b070b4ff(props) {
	let isSSR = $c7eafbbe1ea5834e$export$535bd6ca7f90a273();
	let { portalContainer = isSSR ? null : document.body, isExiting } = props;
	let [contain, setContain] = (0, import_react.useState)(false);
	let contextValue = (0, import_react.useMemo)(() => ({
		contain,
		setContain
	}), [contain, setContain]);
	let { getContainer } = $72abaeab4d80592f$export$9fc1347d4195ccb3();
	if (!props.portalContainer && getContainer) portalContainer = getContainer();
	if (!portalContainer) return null;
	let contents = props.children;
	if (!props.disableFocusManagement) contents = /*#__PURE__*/ import_react.createElement($535772f9d2c1f38d$export$20e40289641fbbb6, {
		restoreFocus: true,
		contain: (props.shouldContainFocus || contain) && !isExiting
	}, contents);
	contents = /*#__PURE__*/ import_react.createElement($d7a937236970dc7f$export$a2200b96afd16271.Provider, { value: contextValue }, /*#__PURE__*/ import_react.createElement($0d47b37c475c5231$export$cf75428e0b9ed1ea, null, /*#__PURE__*/ import_react.createElement($d1116acdf220c2da$export$f9762fab77588ecb.Provider, { value: null }, contents)));
	return /*#__PURE__*/ import_react_dom.createPortal(contents, portalContainer);
}
function $d7a937236970dc7f$export$14c98a7594375490() {
	let setContain = (0, import_react.useContext)($d7a937236970dc7f$export$a2200b96afd16271)?.setContain;
	$c4867b2f328c2698$export$e5c5a5f917a5871c(() => {
		setContain?.(true);
	}, [setContain]);
}
// node_modules/react-aria/dist/private/utils/animation.mjs
function $fcc7165e876206c6$export$6d3443f2c48bfc20(ref, isReady = true, onEnter) {
	let [isEntering, setEntering] = (0, import_react.useState)(true);
	let isAnimationReady = isEntering && isReady;
	$c4867b2f328c2698$export$e5c5a5f917a5871c(() => {
		if (!isReady && ref.current) return $a4e76a5424781910$export$e08e3b67e392101e($d447af545b77c9f1$export$37a5fde709c1db82(ref.current, "opacity", "0"), $d447af545b77c9f1$export$37a5fde709c1db82(ref.current, "clip", "rect(0 0 0 0)"), $d447af545b77c9f1$export$37a5fde709c1db82(ref.current, "clip-path", "inset(50%)"), $d447af545b77c9f1$export$37a5fde709c1db82(ref.current, "mask-image", "linear-gradient(#0000, #0000)"));
	}, [ref, isReady]);
	$c4867b2f328c2698$export$e5c5a5f917a5871c(() => {
		if (isAnimationReady && ref.current && "getAnimations" in ref.current) {
			for (let animation of ref.current.getAnimations()) if (animation instanceof CSSTransition) animation.cancel();
		}
	}, [ref, isAnimationReady]);
	$fcc7165e876206c6$var$useAnimation(ref, isAnimationReady, onEnter, (0, import_react.useCallback)(() => setEntering(false), []));
	return isAnimationReady;
}
function $fcc7165e876206c6$export$45fda7c47f93fd48(ref, isOpen, onExit) {
	let [exitState, setExitState] = (0, import_react.useState)(isOpen ? "open" : "closed");
	switch (exitState) {
		case "open":
			if (!isOpen) setExitState("exiting");
			break;
		case "closed":
		case "exiting": if (isOpen) setExitState("open");
	}
	let isExiting = exitState === "exiting";
	$fcc7165e876206c6$var$useAnimation(ref, isExiting, onExit, (0, import_react.useCallback)(() => {
		setExitState((state) => state === "exiting" ? "closed" : state);
	}, []));
	return isExiting;
}
function $fcc7165e876206c6$var$useAnimation(ref, isActive, onStart, onEnd) {
	let isActiveRef = (0, import_react.useRef)(null);
	let start = $fe16bffc7a557bf0$export$7f54fc3180508a52(onStart);
	$c4867b2f328c2698$export$e5c5a5f917a5871c(() => {
		if (isActive && ref.current && isActiveRef.current !== isActive) {
			isActiveRef.current = isActive;
			if (!("getAnimations" in ref.current)) {
				onEnd();
				return;
			}
			let startPromise = start?.(ref.current);
			let animations = ref.current.getAnimations().filter((a) => (typeof DocumentTimeline === "undefined" || a.timeline instanceof DocumentTimeline) && a.playState === "running");
			if (animations.length === 0 && !startPromise) {
				onEnd();
				return;
			}
			Promise.all([startPromise, ...animations.map((a) => a.finished)]).then(() => {
				(0, import_react_dom.flushSync)(() => {
					onEnd();
				});
			}).catch(() => {});
		}
		isActiveRef.current = isActive;
	}, [
		ref,
		isActive,
		onEnd
	]);
}
// node_modules/react-aria/dist/private/dialog/useDialog.mjs
function $13150e6629d46e45$export$d55e7ee900f34e93(props, ref) {
	let { role = "dialog", isEntering } = props;
	let titleId = $390e54f620492c70$export$b4cc09c592e8fdb8();
	titleId = props["aria-label"] ? void 0 : titleId;
	let contentId = $390e54f620492c70$export$b4cc09c592e8fdb8();
	contentId = role === "alertdialog" && !props["aria-describedby"] ? contentId : void 0;
	let isRefocusing = (0, import_react.useRef)(false);
	(0, import_react.useEffect)(() => {
		if (!isEntering && ref.current && !$23f2114a1b82827e$export$b4f377a2b6254582(ref.current)) {
			$f192c2f16961cbe0$export$80f3e147d781571c(ref.current);
			let timeout = setTimeout(() => {
				if ($23f2114a1b82827e$export$cd4e5573fbe2b576() === ref.current || $23f2114a1b82827e$export$cd4e5573fbe2b576() === document.body) {
					isRefocusing.current = true;
					if (ref.current) {
						ref.current.blur();
						$f192c2f16961cbe0$export$80f3e147d781571c(ref.current);
					}
					isRefocusing.current = false;
				}
			}, 500);
			return () => {
				clearTimeout(timeout);
			};
		}
	}, [ref, isEntering]);
	$d7a937236970dc7f$export$14c98a7594375490();
	(0, import_react.useRef)(false);
	(0, import_react.useEffect)(() => {});
	let ariaDescribedby = props["aria-describedby"] ?? contentId;
	return {
		dialogProps: {
			...$8e9d2fae0ecb9001$export$457c3d6518dd4c6f(props, { labelable: true }),
			role,
			tabIndex: -1,
			"aria-labelledby": props["aria-labelledby"] ?? titleId,
			"aria-describedby": ariaDescribedby,
			onBlur: (e) => {
				if (isRefocusing.current) e.stopPropagation();
			}
		},
		titleProps: { id: titleId },
		contentProps: { id: contentId }
	};
}
// node_modules/react-aria-components/dist/private/Dialog.mjs
var $f2ff30fde7b014be$export$8b93a07348a7730c = /*#__PURE__*/ (0, import_react.createContext)(null);
var $f2ff30fde7b014be$export$d2f961adcb0afbe = /*#__PURE__*/ (0, import_react.createContext)(null);
var $f2ff30fde7b014be$export$3ddf2d174ce01153 = /*#__PURE__*/ (0, import_react.forwardRef)(function Dialog(props, ref) {
	let originalAriaLabelledby = props["aria-labelledby"];
	[props, ref] = $7230ffa83bc0c2cf$export$29f1550f4b0d4415(props, ref, $f2ff30fde7b014be$export$8b93a07348a7730c);
	let { dialogProps, titleProps, contentProps } = $13150e6629d46e45$export$d55e7ee900f34e93({
		...props,
		"aria-labelledby": originalAriaLabelledby
	}, ref);
	let state = (0, import_react.useContext)($f2ff30fde7b014be$export$d2f961adcb0afbe);
	if (!dialogProps["aria-label"] && !dialogProps["aria-labelledby"]) {
		if (props["aria-labelledby"]) dialogProps["aria-labelledby"] = props["aria-labelledby"];
	}
	let renderProps = $7230ffa83bc0c2cf$export$4d86445c2cf5e3({
		defaultClassName: "react-aria-Dialog",
		className: props.className,
		style: props.style,
		children: props.children,
		values: { close: state?.close || (() => {}) }
	});
	let DOMProps = $8e9d2fae0ecb9001$export$457c3d6518dd4c6f(props, { global: true });
	return /*#__PURE__*/ import_react.createElement($7230ffa83bc0c2cf$export$df3a06d6289f983e.section, {
		...$bbaa08b3cd72f041$export$9d1611c77c2fe928(DOMProps, renderProps, dialogProps),
		render: props.render,
		ref,
		slot: props.slot || void 0
	}, /*#__PURE__*/ import_react.createElement($7230ffa83bc0c2cf$export$2881499e37b75b9a, { values: [
		[$2ec61d1d4f780267$export$d688439359537581, { slots: {
			[$7230ffa83bc0c2cf$export$c62b8e45d58ddad9]: {},
			title: {
				...titleProps,
				level: 2
			}
		} }],
		[$efe09c6d1c304b50$export$9afb8bc826b033ea, { slots: {
			[$7230ffa83bc0c2cf$export$c62b8e45d58ddad9]: {},
			description: contentProps
		} }],
		[$7705c033048f6da7$export$24d547caef80ccd1, { slots: {
			[$7230ffa83bc0c2cf$export$c62b8e45d58ddad9]: {},
			close: { onPress: () => state?.close() }
		} }]
	] }, renderProps.children));
});
export { $2ec61d1d4f780267$export$d688439359537581 as _, $fcc7165e876206c6$export$6d3443f2c48bfc20 as a, $081058010ef8962e$export$2317d149ed6f78c4 as c, $0644e3663365bfe5$export$ee0f7cc6afcd1c18 as d, $e0a0e4399f316b76$export$b80f73f72d03c10f as f, $2ec61d1d4f780267$export$a8a3e93435678ff9 as g, $58196c8d6a1f38fc$export$1c3ebcada18427bf as h, $fcc7165e876206c6$export$45fda7c47f93fd48 as i, $ea3928288112382f$export$439d29a4e110a164 as l, $58196c8d6a1f38fc$export$1020fa7f77e17884 as m, $f2ff30fde7b014be$export$8b93a07348a7730c as n, $d7a937236970dc7f$export$14c98a7594375490 as o, $77844860df94ba23$export$ea8f71083e90600f as p, $f2ff30fde7b014be$export$d2f961adcb0afbe as r, $d7a937236970dc7f$export$c6fdb837b070b4ff as s, $f2ff30fde7b014be$export$3ddf2d174ce01153 as t, $ea3928288112382f$export$a966af930f325cab as u };
