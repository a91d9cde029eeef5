import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-BHbHrMlk.js";
import { Jr as require_react_dom } from "../renderPage.js";
import { B as $2add3ce32c6007eb$export$fedb369cb70207f1, C as $f192c2f16961cbe0$export$80f3e147d781571c, Ct as $390e54f620492c70$export$f680877a34711e37, Et as $a4e76a5424781910$export$e08e3b67e392101e, F as $2add3ce32c6007eb$export$6446a186d09e379e, G as $3b8b240c1bf84ab9$export$bebd5a1431fec25d, H as $a92dc41f639950be$export$c2b7abe5d61ec696, I as $2add3ce32c6007eb$export$78551043582a6a98, J as $23f2114a1b82827e$export$cd4e5573fbe2b576, K as $23f2114a1b82827e$export$4282f70798064fe0, L as $2add3ce32c6007eb$export$9ac100e40613ea10, N as $b5c62b033c25b96d$export$29bf1b5f2c56cf63, P as $b5c62b033c25b96d$export$60278871457622de, R as $2add3ce32c6007eb$export$a11b0059900ceec8, T as $8f5a2122b0992be3$export$630ff653c5ada6a9, Tt as $c4867b2f328c2698$export$e5c5a5f917a5871c, U as $a92dc41f639950be$export$cabe61c495ee3649, V as $a92dc41f639950be$export$525bc4921d56d4a, W as $3b8b240c1bf84ab9$export$4c063cf1350e6fed, X as $23f2114a1b82827e$export$e58f029f0fbfdb29, Z as $6a20a7989e6c817a$export$98658e8c59125e6a, _ as $7096878c21af5e66$export$a929f3f93e2cc67e, b as $b7115c395c64f7b5$export$4debdb1a3f0fa79e, bt as $bbaa08b3cd72f041$export$9d1611c77c2fe928, ct as $d7f64c32b702fe2c$export$86427a43e3e48ebb, et as $d447af545b77c9f1$export$b204af158042fbac, f as $e969f22b6713ca4a$export$ae780daf29e6d456, ft as $7230ffa83bc0c2cf$export$29f1550f4b0d4415, g as $fe16bffc7a557bf0$export$7f54fc3180508a52, gt as $7230ffa83bc0c2cf$export$df3a06d6289f983e, h as $48a7d519b337145d$export$4eaf04e54aa8eed6, j as $caaf0dd3060ed57c$export$95185d699e05d4d7, p as $0c4a58759813079a$export$4e328f61c538687f, pt as $7230ffa83bc0c2cf$export$4d86445c2cf5e3, r as $3e6197669829fe11$export$40bfa8c7b0832715, rt as $1969ac565cfec8d0$export$de79e2c695e052f3, st as $8e9d2fae0ecb9001$export$457c3d6518dd4c6f, tt as $d447af545b77c9f1$export$f21a1ffae260145a, v as $d1116acdf220c2da$export$4c014de7c8940b4c, w as $081cb5757e08788e$export$24490316f764c430 } from "./Text-CH09p7TZ.js";
require_react_dom();
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var $6c0095e7e99364f2$export$e9f3bf65a26ce129 = /*#__PURE__*/ (0, import_react.createContext)(null);
// node_modules/react-aria/dist/private/live-announcer/LiveAnnouncer.mjs
var $a46cf152bb926da5$var$LIVEREGION_TIMEOUT_DELAY = 7e3;
var $a46cf152bb926da5$var$liveAnnouncer = null;
function $a46cf152bb926da5$export$a9b970dcc4ae71a9(message, assertiveness = "assertive", timeout = $a46cf152bb926da5$var$LIVEREGION_TIMEOUT_DELAY) {
	if (!$a46cf152bb926da5$var$liveAnnouncer) {
		$a46cf152bb926da5$var$liveAnnouncer = new $a46cf152bb926da5$var$LiveAnnouncer();
		if (!(typeof IS_REACT_ACT_ENVIRONMENT === "boolean" ? IS_REACT_ACT_ENVIRONMENT : typeof jest !== "undefined")) setTimeout(() => {
			if ($a46cf152bb926da5$var$liveAnnouncer?.isAttached()) $a46cf152bb926da5$var$liveAnnouncer?.announce(message, assertiveness, timeout);
		}, 100);
		else $a46cf152bb926da5$var$liveAnnouncer.announce(message, assertiveness, timeout);
	} else $a46cf152bb926da5$var$liveAnnouncer.announce(message, assertiveness, timeout);
}
function $a46cf152bb926da5$export$d10ae4f68404609a(assertiveness) {
	if ($a46cf152bb926da5$var$liveAnnouncer) $a46cf152bb926da5$var$liveAnnouncer.clear(assertiveness);
}
var $a46cf152bb926da5$var$LiveAnnouncer = class {
	constructor() {
		this.node = null;
		this.assertiveLog = null;
		this.politeLog = null;
		if (typeof document !== "undefined") {
			this.node = document.createElement("div");
			this.node.dataset.liveAnnouncer = "true";
			Object.assign(this.node.style, {
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
			});
			this.assertiveLog = this.createLog("assertive");
			this.node.appendChild(this.assertiveLog);
			this.politeLog = this.createLog("polite");
			this.node.appendChild(this.politeLog);
			document.body.prepend(this.node);
		}
	}
	isAttached() {
		return this.node?.isConnected;
	}
	createLog(ariaLive) {
		let node = document.createElement("div");
		node.setAttribute("role", "log");
		node.setAttribute("aria-live", ariaLive);
		node.setAttribute("aria-relevant", "additions");
		return node;
	}
	destroy() {
		if (!this.node) return;
		document.body.removeChild(this.node);
		this.node = null;
	}
	announce(message, assertiveness = "assertive", timeout = $a46cf152bb926da5$var$LIVEREGION_TIMEOUT_DELAY) {
		if (!this.node) return;
		let node = document.createElement("div");
		if (typeof message === "object") {
			node.setAttribute("role", "img");
			node.setAttribute("aria-labelledby", message["aria-labelledby"]);
		} else node.textContent = message;
		if (assertiveness === "assertive") this.assertiveLog?.appendChild(node);
		else this.politeLog?.appendChild(node);
		if (message !== "") setTimeout(() => {
			node.remove();
		}, timeout);
	}
	clear(assertiveness) {
		if (!this.node) return;
		if ((!assertiveness || assertiveness === "assertive") && this.assertiveLog) this.assertiveLog.innerHTML = "";
		if ((!assertiveness || assertiveness === "polite") && this.politeLog) this.politeLog.innerHTML = "";
	}
};
// node_modules/react-aria/dist/private/interactions/textSelection.mjs
var $cbf007e418543821$var$state = "default";
var $cbf007e418543821$var$savedUserSelect = "";
var $cbf007e418543821$var$modifiedElementMap = /* @__PURE__ */ new WeakMap();
function $cbf007e418543821$export$16a4697467175487(target) {
	if ($2add3ce32c6007eb$export$fedb369cb70207f1() && $2add3ce32c6007eb$export$78551043582a6a98()) {
		if ($cbf007e418543821$var$state === "default") {
			const documentObject = $d447af545b77c9f1$export$b204af158042fbac(target);
			$cbf007e418543821$var$savedUserSelect = documentObject.documentElement.style.webkitUserSelect;
			documentObject.documentElement.style.webkitUserSelect = "none";
		}
		$cbf007e418543821$var$state = "disabled";
	} else if (target instanceof HTMLElement || target instanceof SVGElement) {
		let property = "userSelect" in target.style ? "userSelect" : "webkitUserSelect";
		$cbf007e418543821$var$modifiedElementMap.set(target, target.style[property]);
		target.style[property] = "none";
	}
}
function $cbf007e418543821$export$b0d6fa1ab32e3295(target) {
	if ($2add3ce32c6007eb$export$fedb369cb70207f1() && $2add3ce32c6007eb$export$78551043582a6a98()) {
		if ($cbf007e418543821$var$state !== "disabled") return;
		$cbf007e418543821$var$state = "restoring";
		setTimeout(() => {
			$081cb5757e08788e$export$24490316f764c430(() => {
				if ($cbf007e418543821$var$state === "restoring") {
					const documentObject = $d447af545b77c9f1$export$b204af158042fbac(target);
					if (documentObject.documentElement.style.webkitUserSelect === "none") documentObject.documentElement.style.webkitUserSelect = $cbf007e418543821$var$savedUserSelect || "";
					$cbf007e418543821$var$savedUserSelect = "";
					$cbf007e418543821$var$state = "default";
				}
			});
		}, 300);
	} else if (target instanceof HTMLElement || target instanceof SVGElement) {
		if (target && $cbf007e418543821$var$modifiedElementMap.has(target)) {
			let targetOldUserSelect = $cbf007e418543821$var$modifiedElementMap.get(target);
			let property = "userSelect" in target.style ? "userSelect" : "webkitUserSelect";
			if (target.style[property] === "none") target.style[property] = targetOldUserSelect;
			if (target.getAttribute("style") === "") target.removeAttribute("style");
			$cbf007e418543821$var$modifiedElementMap.delete(target);
		}
	}
}
// node_modules/react-aria/dist/private/utils/getNonce.mjs
var $2b2d34ff061957fb$var$nonceCache = /* @__PURE__ */ new WeakMap();
function $2b2d34ff061957fb$export$2b85b721e524d74b(doc) {
	let ownerDocument = $d447af545b77c9f1$export$b204af158042fbac(doc);
	let nonce = $2b2d34ff061957fb$var$nonceCache.get(ownerDocument);
	nonce ??= $7096878c21af5e66$export$a929f3f93e2cc67e("csp-nonce", ownerDocument);
	if (nonce !== void 0) $2b2d34ff061957fb$var$nonceCache.set(ownerDocument, nonce);
	return nonce;
}
// node_modules/react-aria/dist/private/interactions/context.mjs
var $24f9a20f226ad820$export$5165eccb35aaadb5 = import_react.createContext({ register: () => {} });
$24f9a20f226ad820$export$5165eccb35aaadb5.displayName = "PressResponderContext";
// node_modules/react-aria/dist/private/interactions/usePress.mjs
function $d27d541f9569d26d$var$usePressResponderContext(props) {
	let context = (0, import_react.useContext)($24f9a20f226ad820$export$5165eccb35aaadb5);
	if (context) {
		let { register, ref, ...contextProps } = context;
		props = $bbaa08b3cd72f041$export$9d1611c77c2fe928(contextProps, props);
		register();
	}
	$b7115c395c64f7b5$export$4debdb1a3f0fa79e(context, props.ref);
	return props;
}
var $d27d541f9569d26d$var$PressEvent = class {
	#shouldStopPropagation;
	constructor(type, pointerType, originalEvent, state) {
		this.#shouldStopPropagation = true;
		const rect = (state?.target ?? originalEvent.currentTarget)?.getBoundingClientRect();
		let x, y = 0;
		let clientX, clientY = null;
		if (originalEvent.clientX != null && originalEvent.clientY != null) {
			clientX = originalEvent.clientX;
			clientY = originalEvent.clientY;
		}
		if (rect) {
			if (clientX != null && clientY != null) {
				x = clientX - rect.left;
				y = clientY - rect.top;
			} else {
				x = rect.width / 2;
				y = rect.height / 2;
			}
		}
		this.type = type;
		this.pointerType = pointerType;
		this.target = originalEvent.currentTarget;
		this.shiftKey = originalEvent.shiftKey;
		this.metaKey = originalEvent.metaKey;
		this.ctrlKey = originalEvent.ctrlKey;
		this.altKey = originalEvent.altKey;
		this.x = x;
		this.y = y;
		this.key = originalEvent.key;
	}
	continuePropagation() {
		this.#shouldStopPropagation = false;
	}
	get shouldStopPropagation() {
		return this.#shouldStopPropagation;
	}
};
var $d27d541f9569d26d$var$LINK_CLICKED = Symbol("linkClicked");
var $d27d541f9569d26d$var$STYLE_ID = "react-aria-pressable-style";
var $d27d541f9569d26d$var$PRESSABLE_ATTRIBUTE = "data-react-aria-pressable";
function $d27d541f9569d26d$export$45712eceda6fad21(props) {
	let { onPress, onPressChange, onPressStart, onPressEnd, onPressUp, onClick, isDisabled, isPressed: isPressedProp, preventFocusOnPress, shouldCancelOnPointerExit, allowTextSelectionOnPress, ref: domRef, ...domProps } = $d27d541f9569d26d$var$usePressResponderContext(props);
	let [isPressed, setPressed] = (0, import_react.useState)(false);
	let ref = (0, import_react.useRef)({
		isPressed: false,
		ignoreEmulatedMouseEvents: false,
		didFirePressStart: false,
		isTriggeringEvent: false,
		activePointerId: null,
		target: null,
		isOverTarget: false,
		pointerType: null,
		disposables: []
	});
	let { addGlobalListener, removeAllGlobalListeners } = $48a7d519b337145d$export$4eaf04e54aa8eed6();
	let triggerPressStart = (0, import_react.useCallback)((originalEvent, pointerType) => {
		let state = ref.current;
		if (isDisabled || state.didFirePressStart) return false;
		let shouldStopPropagation = true;
		state.isTriggeringEvent = true;
		if (onPressStart) {
			let event = new $d27d541f9569d26d$var$PressEvent("pressstart", pointerType, originalEvent);
			onPressStart(event);
			shouldStopPropagation = event.shouldStopPropagation;
		}
		if (onPressChange) onPressChange(true);
		state.isTriggeringEvent = false;
		state.didFirePressStart = true;
		setPressed(true);
		return shouldStopPropagation;
	}, [
		isDisabled,
		onPressStart,
		onPressChange
	]);
	let triggerPressEnd = (0, import_react.useCallback)((originalEvent, pointerType, wasPressed = true) => {
		let state = ref.current;
		if (!state.didFirePressStart) return false;
		state.didFirePressStart = false;
		state.isTriggeringEvent = true;
		let shouldStopPropagation = true;
		if (onPressEnd) {
			let event = new $d27d541f9569d26d$var$PressEvent("pressend", pointerType, originalEvent);
			onPressEnd(event);
			shouldStopPropagation = event.shouldStopPropagation;
		}
		if (onPressChange) onPressChange(false);
		setPressed(false);
		if (onPress && wasPressed && !isDisabled) {
			let event = new $d27d541f9569d26d$var$PressEvent("press", pointerType, originalEvent);
			onPress(event);
			shouldStopPropagation &&= event.shouldStopPropagation;
		}
		state.isTriggeringEvent = false;
		return shouldStopPropagation;
	}, [
		isDisabled,
		onPressEnd,
		onPressChange,
		onPress
	]);
	let triggerPressEndEvent = $fe16bffc7a557bf0$export$7f54fc3180508a52(triggerPressEnd);
	let triggerPressUp = (0, import_react.useCallback)((originalEvent, pointerType) => {
		let state = ref.current;
		if (isDisabled) return false;
		if (onPressUp) {
			state.isTriggeringEvent = true;
			let event = new $d27d541f9569d26d$var$PressEvent("pressup", pointerType, originalEvent);
			onPressUp(event);
			state.isTriggeringEvent = false;
			return event.shouldStopPropagation;
		}
		return true;
	}, [isDisabled, onPressUp]);
	let triggerPressUpEvent = $fe16bffc7a557bf0$export$7f54fc3180508a52(triggerPressUp);
	let cancel = (0, import_react.useCallback)((e) => {
		let state = ref.current;
		if (state.isPressed && state.target) {
			if (state.didFirePressStart && state.pointerType != null) triggerPressEnd($d27d541f9569d26d$var$createEvent(state.target, e), state.pointerType, false);
			state.isPressed = false;
			state.isOverTarget = false;
			state.activePointerId = null;
			state.pointerType = null;
			removeAllGlobalListeners();
			if (!allowTextSelectionOnPress) $cbf007e418543821$export$b0d6fa1ab32e3295(state.target);
			for (let dispose of state.disposables) dispose();
			state.disposables = [];
		}
	}, [
		allowTextSelectionOnPress,
		removeAllGlobalListeners,
		triggerPressEnd
	]);
	let cancelEvent = $fe16bffc7a557bf0$export$7f54fc3180508a52(cancel);
	(0, import_react.useEffect)(() => {
		if (isDisabled && ref.current.isPressed) cancelEvent({
			currentTarget: ref.current.target,
			shiftKey: false,
			ctrlKey: false,
			metaKey: false,
			altKey: false
		});
	}, [isDisabled]);
	let cancelOnPointerExit = (0, import_react.useCallback)((e) => {
		if (shouldCancelOnPointerExit) cancel(e);
	}, [shouldCancelOnPointerExit, cancel]);
	let triggerClick = (0, import_react.useCallback)((e) => {
		if (isDisabled) return;
		onClick?.(e);
	}, [isDisabled, onClick]);
	let triggerSyntheticClick = (0, import_react.useCallback)((e, target) => {
		if (isDisabled) return;
		if (onClick) {
			let event = new MouseEvent("click", e);
			$a92dc41f639950be$export$c2b7abe5d61ec696(event, target);
			onClick($a92dc41f639950be$export$525bc4921d56d4a(event));
		}
	}, [isDisabled, onClick]);
	let pressProps = (0, import_react.useMemo)(() => {
		let state = ref.current;
		let pressProps = {
			onKeyDown(e) {
				if ($d27d541f9569d26d$var$isValidKeyboardEvent(e.nativeEvent, e.currentTarget) && $23f2114a1b82827e$export$4282f70798064fe0(e.currentTarget, $23f2114a1b82827e$export$e58f029f0fbfdb29(e))) {
					if ($d27d541f9569d26d$var$shouldPreventDefaultKeyboard($23f2114a1b82827e$export$e58f029f0fbfdb29(e), e.key)) e.preventDefault();
					let shouldStopPropagation = true;
					if (!state.isPressed && !e.repeat) {
						state.target = e.currentTarget;
						state.isPressed = true;
						state.pointerType = "keyboard";
						shouldStopPropagation = triggerPressStart(e, "keyboard");
					}
					let originalTarget = e.currentTarget;
					let pressUp = (e) => {
						if ($d27d541f9569d26d$var$isValidKeyboardEvent(e, originalTarget) && !e.repeat && $23f2114a1b82827e$export$4282f70798064fe0(originalTarget, $23f2114a1b82827e$export$e58f029f0fbfdb29(e)) && state.target) triggerPressUpEvent($d27d541f9569d26d$var$createEvent(state.target, e), "keyboard");
					};
					addGlobalListener($d447af545b77c9f1$export$b204af158042fbac(e.currentTarget), "keyup", $a4e76a5424781910$export$e08e3b67e392101e(pressUp, onKeyUp), true);
					if (shouldStopPropagation) e.stopPropagation();
					if (e.metaKey && $2add3ce32c6007eb$export$9ac100e40613ea10()) state.metaKeyEvents?.set(e.key, e.nativeEvent);
				} else if (e.key === "Meta") state.metaKeyEvents = /* @__PURE__ */ new Map();
			},
			onClick(e) {
				if (e && !$23f2114a1b82827e$export$4282f70798064fe0(e.currentTarget, $23f2114a1b82827e$export$e58f029f0fbfdb29(e))) return;
				if (e && e.button === 0 && !state.isTriggeringEvent && !$caaf0dd3060ed57c$export$95185d699e05d4d7.isOpening) {
					let shouldStopPropagation = true;
					if (isDisabled) e.preventDefault();
					if (!state.ignoreEmulatedMouseEvents && !state.isPressed && (state.pointerType === "virtual" || $b5c62b033c25b96d$export$60278871457622de(e.nativeEvent))) {
						let stopPressStart = triggerPressStart(e, "virtual");
						let stopPressUp = triggerPressUpEvent(e, "virtual");
						let stopPressEnd = triggerPressEndEvent(e, "virtual");
						triggerClick(e);
						shouldStopPropagation = stopPressStart && stopPressUp && stopPressEnd;
					} else if (state.isPressed && state.pointerType !== "keyboard") {
						let pointerType = state.pointerType || e.nativeEvent.pointerType || "virtual";
						let stopPressUp = triggerPressUpEvent($d27d541f9569d26d$var$createEvent(e.currentTarget, e), pointerType);
						let stopPressEnd = triggerPressEndEvent($d27d541f9569d26d$var$createEvent(e.currentTarget, e), pointerType, true);
						shouldStopPropagation = stopPressUp && stopPressEnd;
						state.isOverTarget = false;
						triggerClick(e);
						cancelEvent(e);
					}
					state.ignoreEmulatedMouseEvents = false;
					if (shouldStopPropagation) e.stopPropagation();
				}
			}
		};
		let onKeyUp = (e) => {
			if (state.isPressed && state.target && $d27d541f9569d26d$var$isValidKeyboardEvent(e, state.target)) {
				if ($d27d541f9569d26d$var$shouldPreventDefaultKeyboard($23f2114a1b82827e$export$e58f029f0fbfdb29(e), e.key)) e.preventDefault();
				let target = $23f2114a1b82827e$export$e58f029f0fbfdb29(e);
				let wasPressed = $23f2114a1b82827e$export$4282f70798064fe0(state.target, target);
				triggerPressEndEvent($d27d541f9569d26d$var$createEvent(state.target, e), "keyboard", wasPressed);
				if (wasPressed) triggerSyntheticClick(e, state.target);
				removeAllGlobalListeners();
				if (e.key !== "Enter" && $d27d541f9569d26d$var$isHTMLAnchorLink(state.target) && $23f2114a1b82827e$export$4282f70798064fe0(state.target, target) && !e[$d27d541f9569d26d$var$LINK_CLICKED]) {
					e[$d27d541f9569d26d$var$LINK_CLICKED] = true;
					$caaf0dd3060ed57c$export$95185d699e05d4d7(state.target, e, false);
				}
				state.isPressed = false;
				state.metaKeyEvents?.delete(e.key);
			} else if (e.key === "Meta" && state.metaKeyEvents?.size) {
				let events = state.metaKeyEvents;
				state.metaKeyEvents = void 0;
				for (let event of events.values()) state.target?.dispatchEvent(new KeyboardEvent("keyup", event));
			}
		};
		if (typeof PointerEvent !== "undefined") {
			pressProps.onPointerDown = (e) => {
				if (e.button !== 0 || !$23f2114a1b82827e$export$4282f70798064fe0(e.currentTarget, $23f2114a1b82827e$export$e58f029f0fbfdb29(e))) return;
				if ($b5c62b033c25b96d$export$29bf1b5f2c56cf63(e.nativeEvent)) {
					state.pointerType = "virtual";
					return;
				}
				state.pointerType = e.pointerType;
				let shouldStopPropagation = true;
				if (!state.isPressed) {
					state.isPressed = true;
					state.isOverTarget = true;
					state.activePointerId = e.pointerId;
					state.target = e.currentTarget;
					if (!allowTextSelectionOnPress) $cbf007e418543821$export$16a4697467175487(state.target);
					shouldStopPropagation = triggerPressStart(e, state.pointerType);
					let target = $23f2114a1b82827e$export$e58f029f0fbfdb29(e);
					if ("releasePointerCapture" in target) {
						if ("hasPointerCapture" in target) {
							if (target.hasPointerCapture(e.pointerId)) target.releasePointerCapture(e.pointerId);
						} else target.releasePointerCapture(e.pointerId);
					}
					addGlobalListener($d447af545b77c9f1$export$b204af158042fbac(e.currentTarget), "pointerup", onPointerUp, false);
					addGlobalListener($d447af545b77c9f1$export$b204af158042fbac(e.currentTarget), "pointercancel", onPointerCancel, false);
				}
				if (shouldStopPropagation) e.stopPropagation();
			};
			pressProps.onMouseDown = (e) => {
				if (!$23f2114a1b82827e$export$4282f70798064fe0(e.currentTarget, $23f2114a1b82827e$export$e58f029f0fbfdb29(e))) return;
				if (e.button === 0) {
					if (preventFocusOnPress) {
						let dispose = $a92dc41f639950be$export$cabe61c495ee3649(e.target);
						if (dispose) state.disposables.push(dispose);
					}
					e.stopPropagation();
				}
			};
			pressProps.onPointerUp = (e) => {
				if (!$23f2114a1b82827e$export$4282f70798064fe0(e.currentTarget, $23f2114a1b82827e$export$e58f029f0fbfdb29(e)) || state.pointerType === "virtual") return;
				if (e.button === 0 && !state.isPressed) triggerPressUpEvent(e, state.pointerType || e.pointerType);
			};
			pressProps.onPointerEnter = (e) => {
				if (e.pointerId === state.activePointerId && state.target && !state.isOverTarget && state.pointerType != null) {
					state.isOverTarget = true;
					triggerPressStart($d27d541f9569d26d$var$createEvent(state.target, e), state.pointerType);
				}
			};
			pressProps.onPointerLeave = (e) => {
				if (e.pointerId === state.activePointerId && state.target && state.isOverTarget && state.pointerType != null) {
					state.isOverTarget = false;
					triggerPressEndEvent($d27d541f9569d26d$var$createEvent(state.target, e), state.pointerType, false);
					cancelOnPointerExit(e);
				}
			};
			let onPointerUp = (e) => {
				if (e.pointerId === state.activePointerId && state.isPressed && e.button === 0 && state.target) {
					if ($23f2114a1b82827e$export$4282f70798064fe0(state.target, $23f2114a1b82827e$export$e58f029f0fbfdb29(e)) && state.pointerType != null) {
						let clicked = false;
						let timeout = setTimeout(() => {
							if (state.isPressed && state.target instanceof HTMLElement) {
								if (clicked) cancelEvent(e);
								else {
									$1969ac565cfec8d0$export$de79e2c695e052f3(state.target);
									state.target.click();
								}
							}
						}, 80);
						addGlobalListener(e.currentTarget, "click", () => clicked = true, true);
						state.disposables.push(() => clearTimeout(timeout));
					} else cancelEvent(e);
					state.isOverTarget = false;
				}
			};
			let onPointerCancel = (e) => {
				cancelEvent(e);
			};
			pressProps.onDragStart = (e) => {
				if (!$23f2114a1b82827e$export$4282f70798064fe0(e.currentTarget, $23f2114a1b82827e$export$e58f029f0fbfdb29(e))) return;
				cancelEvent(e);
			};
		}
		return pressProps;
	}, [
		addGlobalListener,
		isDisabled,
		preventFocusOnPress,
		removeAllGlobalListeners,
		allowTextSelectionOnPress,
		cancelOnPointerExit,
		triggerPressStart,
		triggerClick,
		triggerSyntheticClick
	]);
	(0, import_react.useEffect)(() => {
		if (!domRef || false) return;
		const ownerDocument = $d447af545b77c9f1$export$b204af158042fbac(domRef.current);
		if (!ownerDocument || !ownerDocument.head || ownerDocument.getElementById($d27d541f9569d26d$var$STYLE_ID)) return;
		const style = ownerDocument.createElement("style");
		style.id = $d27d541f9569d26d$var$STYLE_ID;
		let nonce = $2b2d34ff061957fb$export$2b85b721e524d74b(ownerDocument);
		if (nonce) style.nonce = nonce;
		style.textContent = `
@layer {
  [${$d27d541f9569d26d$var$PRESSABLE_ATTRIBUTE}] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}
    `.trim();
		ownerDocument.head.prepend(style);
	}, [domRef]);
	(0, import_react.useEffect)(() => {
		let state = ref.current;
		return () => {
			if (!allowTextSelectionOnPress) $cbf007e418543821$export$b0d6fa1ab32e3295(state.target ?? void 0);
			for (let dispose of state.disposables) dispose();
			state.disposables = [];
		};
	}, [allowTextSelectionOnPress]);
	return {
		isPressed: isPressedProp || isPressed,
		pressProps: $bbaa08b3cd72f041$export$9d1611c77c2fe928(domProps, pressProps, { [$d27d541f9569d26d$var$PRESSABLE_ATTRIBUTE]: true })
	};
}
function $d27d541f9569d26d$var$isHTMLAnchorLink(target) {
	return target.tagName === "A" && target.hasAttribute("href");
}
function $d27d541f9569d26d$var$isValidKeyboardEvent(event, currentTarget) {
	const { key, code } = event;
	const element = currentTarget;
	const role = element.getAttribute("role");
	return (key === "Enter" || key === " " || key === "Spacebar" || code === "Space") && !(element instanceof $d447af545b77c9f1$export$f21a1ffae260145a(element).HTMLInputElement && !$d27d541f9569d26d$var$isValidInputKey(element, key) || element instanceof $d447af545b77c9f1$export$f21a1ffae260145a(element).HTMLTextAreaElement || element.isContentEditable) && !((role === "link" || !role && $d27d541f9569d26d$var$isHTMLAnchorLink(element)) && key !== "Enter");
}
function $d27d541f9569d26d$var$createEvent(target, e) {
	let clientX = e.clientX;
	let clientY = e.clientY;
	return {
		currentTarget: target,
		shiftKey: e.shiftKey,
		ctrlKey: e.ctrlKey,
		metaKey: e.metaKey,
		altKey: e.altKey,
		clientX,
		clientY,
		key: e.key
	};
}
function $d27d541f9569d26d$var$shouldPreventDefaultUp(target) {
	if (target instanceof HTMLInputElement) return false;
	if (target instanceof HTMLButtonElement) return target.type !== "submit" && target.type !== "reset";
	if ($d27d541f9569d26d$var$isHTMLAnchorLink(target)) return false;
	return true;
}
function $d27d541f9569d26d$var$shouldPreventDefaultKeyboard(target, key) {
	if ($2add3ce32c6007eb$export$9ac100e40613ea10() && key === "Enter") return false;
	if (target instanceof HTMLInputElement) {
		if (key === "Enter" && (target.type === "checkbox" || target.type === "radio")) return false;
		return !$d27d541f9569d26d$var$isValidInputKey(target, key);
	}
	return $d27d541f9569d26d$var$shouldPreventDefaultUp(target);
}
var $d27d541f9569d26d$var$nonTextInputTypes = /* @__PURE__ */ new Set([
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
function $d27d541f9569d26d$var$isValidInputKey(target, key) {
	return target.type === "checkbox" || target.type === "radio" ? key === " " : $d27d541f9569d26d$var$nonTextInputTypes.has(target.type);
}
// node_modules/react-aria/dist/private/button/useButton.mjs
function $ac4318a9c075bb9f$export$ea18c227d4417cc3(props, ref) {
	let { elementType = "button", isDisabled, onPress, onPressStart, onPressEnd, onPressUp, onPressChange, preventFocusOnPress, allowFocusWhenDisabled, onClick, href, target, rel, type = "button" } = props;
	let additionalProps;
	if (elementType === "button") additionalProps = {
		type,
		disabled: isDisabled,
		form: props.form,
		formAction: props.formAction,
		formEncType: props.formEncType,
		formMethod: props.formMethod,
		formNoValidate: props.formNoValidate,
		formTarget: props.formTarget,
		name: props.name,
		value: props.value
	};
	else additionalProps = {
		role: "button",
		href: elementType === "a" && !isDisabled ? href : void 0,
		target: elementType === "a" ? target : void 0,
		type: elementType === "input" ? type : void 0,
		disabled: elementType === "input" ? isDisabled : void 0,
		"aria-disabled": !isDisabled || elementType === "input" ? void 0 : isDisabled,
		rel: elementType === "a" ? rel : void 0
	};
	let { pressProps, isPressed } = $d27d541f9569d26d$export$45712eceda6fad21({
		onPressStart,
		onPressEnd,
		onPressChange,
		onPress,
		onPressUp,
		onClick,
		isDisabled,
		preventFocusOnPress,
		ref
	});
	let { focusableProps } = $d1116acdf220c2da$export$4c014de7c8940b4c(props, ref);
	if (allowFocusWhenDisabled) focusableProps.tabIndex = isDisabled ? -1 : focusableProps.tabIndex;
	let buttonProps = $bbaa08b3cd72f041$export$9d1611c77c2fe928(focusableProps, pressProps, $8e9d2fae0ecb9001$export$457c3d6518dd4c6f(props, { labelable: true }));
	return {
		isPressed,
		buttonProps: $bbaa08b3cd72f041$export$9d1611c77c2fe928(additionalProps, buttonProps, {
			"aria-haspopup": props["aria-haspopup"],
			"aria-expanded": props["aria-expanded"],
			"aria-controls": props["aria-controls"],
			"aria-pressed": props["aria-pressed"],
			"aria-current": props["aria-current"],
			"aria-disabled": props["aria-disabled"]
		})
	};
}
// node_modules/react-aria-components/dist/private/Button.mjs
var $7705c033048f6da7$export$24d547caef80ccd1 = /*#__PURE__*/ (0, import_react.createContext)({});
var $7705c033048f6da7$export$353f5b6fc5456de1 = /*#__PURE__*/ $d7f64c32b702fe2c$export$86427a43e3e48ebb(function Button(props, ref) {
	[props, ref] = $7230ffa83bc0c2cf$export$29f1550f4b0d4415(props, ref, $7705c033048f6da7$export$24d547caef80ccd1);
	let ctx = props;
	let { isPending } = ctx;
	let { buttonProps, isPressed } = $ac4318a9c075bb9f$export$ea18c227d4417cc3(props, ref);
	buttonProps = $7705c033048f6da7$var$useDisableInteractions(buttonProps, isPending);
	let { focusProps, isFocused, isFocusVisible } = $0c4a58759813079a$export$4e328f61c538687f(props);
	let { hoverProps, isHovered } = $e969f22b6713ca4a$export$ae780daf29e6d456({
		...props,
		isDisabled: props.isDisabled || isPending
	});
	let renderValues = {
		isHovered,
		isPressed: (ctx.isPressed || isPressed) && !isPending,
		isFocused,
		isFocusVisible,
		isDisabled: props.isDisabled || false,
		isPending: isPending ?? false
	};
	let renderProps = $7230ffa83bc0c2cf$export$4d86445c2cf5e3({
		...props,
		values: renderValues,
		defaultClassName: "react-aria-Button"
	});
	let buttonId = $390e54f620492c70$export$f680877a34711e37(buttonProps.id);
	let progressId = $390e54f620492c70$export$f680877a34711e37();
	let ariaLabelledby = buttonProps["aria-labelledby"];
	if (isPending) {
		if (ariaLabelledby) ariaLabelledby = `${ariaLabelledby} ${progressId}`;
		else if (buttonProps["aria-label"]) ariaLabelledby = `${buttonId} ${progressId}`;
	}
	let wasPending = (0, import_react.useRef)(isPending);
	(0, import_react.useEffect)(() => {
		let message = { "aria-labelledby": ariaLabelledby || buttonId };
		if (!wasPending.current && isFocused && isPending) $a46cf152bb926da5$export$a9b970dcc4ae71a9(message, "assertive");
		else if (wasPending.current && isFocused && !isPending) $a46cf152bb926da5$export$a9b970dcc4ae71a9(message, "assertive");
		wasPending.current = isPending;
	}, [
		isPending,
		isFocused,
		ariaLabelledby,
		buttonId
	]);
	let DOMProps = $8e9d2fae0ecb9001$export$457c3d6518dd4c6f(props, { global: true });
	delete DOMProps.onClick;
	return /*#__PURE__*/ import_react.createElement($7230ffa83bc0c2cf$export$df3a06d6289f983e.button, {
		...$bbaa08b3cd72f041$export$9d1611c77c2fe928(DOMProps, renderProps, buttonProps, focusProps, hoverProps),
		type: buttonProps.type === "submit" && isPending ? "button" : buttonProps.type,
		id: buttonId,
		ref,
		"aria-labelledby": ariaLabelledby,
		slot: props.slot || void 0,
		"aria-disabled": isPending ? "true" : buttonProps["aria-disabled"],
		"data-disabled": props.isDisabled || void 0,
		"data-pressed": renderValues.isPressed || void 0,
		"data-hovered": isHovered || void 0,
		"data-focused": isFocused || void 0,
		"data-pending": isPending || void 0,
		"data-focus-visible": isFocusVisible || void 0
	}, /*#__PURE__*/ import_react.createElement($6c0095e7e99364f2$export$e9f3bf65a26ce129.Provider, { value: { id: progressId } }, renderProps.children));
});
var $7705c033048f6da7$var$PRESERVED_EVENT_PATTERN = /Focus|Blur|Hover|Pointer(Enter|Leave|Over|Out)|Mouse(Enter|Leave|Over|Out)/;
function $7705c033048f6da7$var$useDisableInteractions(props, isPending) {
	if (isPending) {
		for (const key in props) if (key.startsWith("on") && !$7705c033048f6da7$var$PRESERVED_EVENT_PATTERN.test(key)) props[key] = void 0;
		props.href = void 0;
		props.target = void 0;
	}
	return props;
}
// node_modules/react-aria/dist/private/utils/shadowdom/ShadowTreeWalker.mjs
var $654b97e09f2a30c1$export$63eb3ababa9c55c4 = class {
	constructor(doc, root, whatToShow, filter) {
		this._walkerStack = [];
		this._currentSetFor = /* @__PURE__ */ new Set();
		this._acceptNode = (node) => {
			if (node.nodeType === Node.ELEMENT_NODE) {
				const shadowRoot = node.shadowRoot;
				if (shadowRoot) {
					const walker = this._doc.createTreeWalker(shadowRoot, this.whatToShow, { acceptNode: this._acceptNode });
					this._walkerStack.unshift(walker);
					return NodeFilter.FILTER_ACCEPT;
				} else if (typeof this.filter === "function") return this.filter(node);
				else if (this.filter?.acceptNode) return this.filter.acceptNode(node);
				else if (this.filter === null) return NodeFilter.FILTER_ACCEPT;
			}
			return NodeFilter.FILTER_SKIP;
		};
		this._doc = doc;
		this.root = root;
		this.filter = filter ?? null;
		this.whatToShow = whatToShow ?? NodeFilter.SHOW_ALL;
		this._currentNode = root;
		this._walkerStack.unshift(doc.createTreeWalker(root, whatToShow, this._acceptNode));
		const shadowRoot = root.shadowRoot;
		if (shadowRoot) {
			const walker = this._doc.createTreeWalker(shadowRoot, this.whatToShow, { acceptNode: this._acceptNode });
			this._walkerStack.unshift(walker);
		}
	}
	get currentNode() {
		return this._currentNode;
	}
	set currentNode(node) {
		if (!$23f2114a1b82827e$export$4282f70798064fe0(this.root, node)) throw new Error("Cannot set currentNode to a node that is not contained by the root node.");
		const walkers = [];
		let curNode = node;
		let currentWalkerCurrentNode = node;
		this._currentNode = node;
		while (curNode && curNode !== this.root) if (curNode.nodeType === Node.DOCUMENT_FRAGMENT_NODE) {
			const shadowRoot = curNode;
			const walker = this._doc.createTreeWalker(shadowRoot, this.whatToShow, { acceptNode: this._acceptNode });
			walkers.push(walker);
			walker.currentNode = currentWalkerCurrentNode;
			this._currentSetFor.add(walker);
			curNode = currentWalkerCurrentNode = shadowRoot.host;
		} else curNode = curNode.parentNode;
		const walker = this._doc.createTreeWalker(this.root, this.whatToShow, { acceptNode: this._acceptNode });
		walkers.push(walker);
		walker.currentNode = currentWalkerCurrentNode;
		this._currentSetFor.add(walker);
		this._walkerStack = walkers;
	}
	get doc() {
		return this._doc;
	}
	firstChild() {
		let currentNode = this.currentNode;
		let newNode = this.nextNode();
		if (!$23f2114a1b82827e$export$4282f70798064fe0(currentNode, newNode)) {
			this.currentNode = currentNode;
			return null;
		}
		if (newNode) this.currentNode = newNode;
		return newNode;
	}
	lastChild() {
		let newNode = this._walkerStack[0].lastChild();
		if (newNode) this.currentNode = newNode;
		return newNode;
	}
	nextNode() {
		const nextNode = this._walkerStack[0].nextNode();
		if (nextNode) {
			if (nextNode.shadowRoot) {
				let nodeResult;
				if (typeof this.filter === "function") nodeResult = this.filter(nextNode);
				else if (this.filter?.acceptNode) nodeResult = this.filter.acceptNode(nextNode);
				if (nodeResult === NodeFilter.FILTER_ACCEPT) {
					this.currentNode = nextNode;
					return nextNode;
				}
				let newNode = this.nextNode();
				if (newNode) this.currentNode = newNode;
				return newNode;
			}
			if (nextNode) this.currentNode = nextNode;
			return nextNode;
		} else if (this._walkerStack.length > 1) {
			this._walkerStack.shift();
			let newNode = this.nextNode();
			if (newNode) this.currentNode = newNode;
			return newNode;
		} else return null;
	}
	previousNode() {
		const currentWalker = this._walkerStack[0];
		if (currentWalker.currentNode === currentWalker.root) {
			if (this._currentSetFor.has(currentWalker)) {
				this._currentSetFor.delete(currentWalker);
				if (this._walkerStack.length > 1) {
					this._walkerStack.shift();
					let newNode = this.previousNode();
					if (newNode) this.currentNode = newNode;
					return newNode;
				} else return null;
			}
			return null;
		}
		const previousNode = currentWalker.previousNode();
		if (previousNode) {
			if (previousNode.shadowRoot) {
				let nodeResult;
				if (typeof this.filter === "function") nodeResult = this.filter(previousNode);
				else if (this.filter?.acceptNode) nodeResult = this.filter.acceptNode(previousNode);
				if (nodeResult === NodeFilter.FILTER_ACCEPT) {
					if (previousNode) this.currentNode = previousNode;
					return previousNode;
				}
				let newNode = this.lastChild();
				if (newNode) this.currentNode = newNode;
				return newNode;
			}
			if (previousNode) this.currentNode = previousNode;
			return previousNode;
		} else if (this._walkerStack.length > 1) {
			this._walkerStack.shift();
			let newNode = this.previousNode();
			if (newNode) this.currentNode = newNode;
			return newNode;
		} else return null;
	}
	/**
	* @deprecated
	*/ nextSibling() {
		return null;
	}
	/**
	* @deprecated
	*/ previousSibling() {
		return null;
	}
	/**
	* @deprecated
	*/ parentNode() {
		return null;
	}
};
function $654b97e09f2a30c1$export$4d0f8be8b12a7ef6(doc, root, whatToShow, filter) {
	if ($6a20a7989e6c817a$export$98658e8c59125e6a()) return new $654b97e09f2a30c1$export$63eb3ababa9c55c4(doc, root, whatToShow, filter);
	return doc.createTreeWalker(root, whatToShow, filter);
}
// node_modules/react-aria/dist/private/focus/FocusScope.mjs
var $535772f9d2c1f38d$var$FocusContext = /*#__PURE__*/ import_react.createContext(null);
var $535772f9d2c1f38d$var$RESTORE_FOCUS_EVENT = "react-aria-focus-scope-restore";
var $535772f9d2c1f38d$var$activeScope = null;
function $535772f9d2c1f38d$export$20e40289641fbbb6(props) {
	let { children, contain, restoreFocus, autoFocus } = props;
	let startRef = (0, import_react.useRef)(null);
	let endRef = (0, import_react.useRef)(null);
	let scopeRef = (0, import_react.useRef)([]);
	let { parentNode } = (0, import_react.useContext)($535772f9d2c1f38d$var$FocusContext) || {};
	let node = (0, import_react.useMemo)(() => new $535772f9d2c1f38d$var$TreeNode({ scopeRef }), [scopeRef]);
	$c4867b2f328c2698$export$e5c5a5f917a5871c(() => {
		let parent = parentNode || $535772f9d2c1f38d$export$d06fae2ee68b101e.root;
		if ($535772f9d2c1f38d$export$d06fae2ee68b101e.getTreeNode(parent.scopeRef) && $535772f9d2c1f38d$var$activeScope && !$535772f9d2c1f38d$var$isAncestorScope($535772f9d2c1f38d$var$activeScope, parent.scopeRef)) {
			let activeNode = $535772f9d2c1f38d$export$d06fae2ee68b101e.getTreeNode($535772f9d2c1f38d$var$activeScope);
			if (activeNode) parent = activeNode;
		}
		parent.addChild(node);
		$535772f9d2c1f38d$export$d06fae2ee68b101e.addNode(node);
	}, [node, parentNode]);
	$c4867b2f328c2698$export$e5c5a5f917a5871c(() => {
		let node = $535772f9d2c1f38d$export$d06fae2ee68b101e.getTreeNode(scopeRef);
		if (node) node.contain = !!contain;
	}, [contain]);
	$c4867b2f328c2698$export$e5c5a5f917a5871c(() => {
		let node = startRef.current?.nextSibling;
		let nodes = [];
		let stopPropagation = (e) => e.stopPropagation();
		while (node && node !== endRef.current) {
			nodes.push(node);
			node.addEventListener($535772f9d2c1f38d$var$RESTORE_FOCUS_EVENT, stopPropagation);
			node = node.nextSibling;
		}
		scopeRef.current = nodes;
		return () => {
			for (let node of nodes) node.removeEventListener($535772f9d2c1f38d$var$RESTORE_FOCUS_EVENT, stopPropagation);
		};
	}, [children]);
	$535772f9d2c1f38d$var$useActiveScopeTracker(scopeRef, restoreFocus, contain);
	$535772f9d2c1f38d$var$useFocusContainment(scopeRef, contain);
	$535772f9d2c1f38d$var$useRestoreFocus(scopeRef, restoreFocus, contain);
	$535772f9d2c1f38d$var$useAutoFocus(scopeRef, autoFocus);
	(0, import_react.useEffect)(() => {
		const activeElement = $23f2114a1b82827e$export$cd4e5573fbe2b576($d447af545b77c9f1$export$b204af158042fbac(scopeRef.current ? scopeRef.current[0] : void 0));
		let scope = null;
		if ($535772f9d2c1f38d$var$isElementInScope(activeElement, scopeRef.current)) {
			for (let node of $535772f9d2c1f38d$export$d06fae2ee68b101e.traverse()) if (node.scopeRef && $535772f9d2c1f38d$var$isElementInScope(activeElement, node.scopeRef.current)) scope = node;
			if (scope === $535772f9d2c1f38d$export$d06fae2ee68b101e.getTreeNode(scopeRef)) $535772f9d2c1f38d$var$activeScope = scope.scopeRef;
		}
	}, [scopeRef]);
	$c4867b2f328c2698$export$e5c5a5f917a5871c(() => {
		return () => {
			let parentScope = $535772f9d2c1f38d$export$d06fae2ee68b101e.getTreeNode(scopeRef)?.parent?.scopeRef ?? null;
			if ((scopeRef === $535772f9d2c1f38d$var$activeScope || $535772f9d2c1f38d$var$isAncestorScope(scopeRef, $535772f9d2c1f38d$var$activeScope)) && (!parentScope || $535772f9d2c1f38d$export$d06fae2ee68b101e.getTreeNode(parentScope))) $535772f9d2c1f38d$var$activeScope = parentScope;
			$535772f9d2c1f38d$export$d06fae2ee68b101e.removeTreeNode(scopeRef);
		};
	}, [scopeRef]);
	let focusManager = (0, import_react.useMemo)(() => $535772f9d2c1f38d$var$createFocusManagerForScope(scopeRef), []);
	let value = (0, import_react.useMemo)(() => ({
		focusManager,
		parentNode: node
	}), [node, focusManager]);
	return /*#__PURE__*/ import_react.createElement($535772f9d2c1f38d$var$FocusContext.Provider, { value }, /*#__PURE__*/ import_react.createElement("span", {
		"data-focus-scope-start": true,
		hidden: true,
		ref: startRef
	}), children, /*#__PURE__*/ import_react.createElement("span", {
		"data-focus-scope-end": true,
		hidden: true,
		ref: endRef
	}));
}
function $535772f9d2c1f38d$var$createFocusManagerForScope(scopeRef) {
	return {
		focusNext(opts = {}) {
			let scope = scopeRef.current;
			let { from, tabbable, wrap, accept } = opts;
			let node = from || $23f2114a1b82827e$export$cd4e5573fbe2b576($d447af545b77c9f1$export$b204af158042fbac(scope[0] ?? void 0));
			let sentinel = scope[0].previousElementSibling;
			let walker = $535772f9d2c1f38d$export$2d6ec8fc375ceafa($535772f9d2c1f38d$var$getScopeRoot(scope), {
				tabbable,
				accept
			}, scope);
			walker.currentNode = $535772f9d2c1f38d$var$isElementInScope(node, scope) ? node : sentinel;
			let nextNode = walker.nextNode();
			if (!nextNode && wrap) {
				walker.currentNode = sentinel;
				nextNode = walker.nextNode();
			}
			if (nextNode) $535772f9d2c1f38d$var$focusElement(nextNode, true);
			return nextNode;
		},
		focusPrevious(opts = {}) {
			let scope = scopeRef.current;
			let { from, tabbable, wrap, accept } = opts;
			let node = from || $23f2114a1b82827e$export$cd4e5573fbe2b576($d447af545b77c9f1$export$b204af158042fbac(scope[0] ?? void 0));
			let sentinel = scope[scope.length - 1].nextElementSibling;
			let walker = $535772f9d2c1f38d$export$2d6ec8fc375ceafa($535772f9d2c1f38d$var$getScopeRoot(scope), {
				tabbable,
				accept
			}, scope);
			walker.currentNode = $535772f9d2c1f38d$var$isElementInScope(node, scope) ? node : sentinel;
			let previousNode = walker.previousNode();
			if (!previousNode && wrap) {
				walker.currentNode = sentinel;
				previousNode = walker.previousNode();
			}
			if (previousNode) $535772f9d2c1f38d$var$focusElement(previousNode, true);
			return previousNode;
		},
		focusFirst(opts = {}) {
			let scope = scopeRef.current;
			let { tabbable, accept } = opts;
			let walker = $535772f9d2c1f38d$export$2d6ec8fc375ceafa($535772f9d2c1f38d$var$getScopeRoot(scope), {
				tabbable,
				accept
			}, scope);
			walker.currentNode = scope[0].previousElementSibling;
			let nextNode = walker.nextNode();
			if (nextNode) $535772f9d2c1f38d$var$focusElement(nextNode, true);
			return nextNode;
		},
		focusLast(opts = {}) {
			let scope = scopeRef.current;
			let { tabbable, accept } = opts;
			let walker = $535772f9d2c1f38d$export$2d6ec8fc375ceafa($535772f9d2c1f38d$var$getScopeRoot(scope), {
				tabbable,
				accept
			}, scope);
			walker.currentNode = scope[scope.length - 1].nextElementSibling;
			let previousNode = walker.previousNode();
			if (previousNode) $535772f9d2c1f38d$var$focusElement(previousNode, true);
			return previousNode;
		}
	};
}
function $535772f9d2c1f38d$var$getScopeRoot(scope) {
	return scope[0].parentElement;
}
function $535772f9d2c1f38d$var$shouldContainFocus(scopeRef) {
	let scope = $535772f9d2c1f38d$export$d06fae2ee68b101e.getTreeNode($535772f9d2c1f38d$var$activeScope);
	while (scope && scope.scopeRef !== scopeRef) {
		if (scope.contain) return false;
		scope = scope.parent;
	}
	return true;
}
function $535772f9d2c1f38d$var$getRadiosInGroup(element) {
	if (!element.form) return Array.from($d447af545b77c9f1$export$b204af158042fbac(element).querySelectorAll(`input[type="radio"][name="${CSS.escape(element.name)}"]`)).filter((radio) => !radio.form);
	const radioList = element.form.elements.namedItem(element.name);
	let ownerWindow = $d447af545b77c9f1$export$f21a1ffae260145a(element);
	if (radioList instanceof ownerWindow.RadioNodeList) return Array.from(radioList).filter((el) => el instanceof ownerWindow.HTMLInputElement);
	if (radioList instanceof ownerWindow.HTMLInputElement) return [radioList];
	return [];
}
function $535772f9d2c1f38d$var$isTabbableRadio(element) {
	if (element.checked) return true;
	const radios = $535772f9d2c1f38d$var$getRadiosInGroup(element);
	return radios.length > 0 && !radios.some((radio) => radio.checked);
}
function $535772f9d2c1f38d$var$useFocusContainment(scopeRef, contain) {
	let focusedNode = (0, import_react.useRef)(void 0);
	let raf = (0, import_react.useRef)(void 0);
	$c4867b2f328c2698$export$e5c5a5f917a5871c(() => {
		let scope = scopeRef.current;
		if (!contain) {
			if (raf.current) {
				cancelAnimationFrame(raf.current);
				raf.current = void 0;
			}
			return;
		}
		const ownerDocument = $d447af545b77c9f1$export$b204af158042fbac(scope ? scope[0] : void 0);
		let onKeyDown = (e) => {
			if (e.key !== "Tab" || e.altKey || e.ctrlKey || e.metaKey || !$535772f9d2c1f38d$var$shouldContainFocus(scopeRef) || e.isComposing) return;
			let focusedElement = $23f2114a1b82827e$export$cd4e5573fbe2b576(ownerDocument);
			let scope = scopeRef.current;
			if (!scope || !$535772f9d2c1f38d$var$isElementInScope(focusedElement, scope)) return;
			let walker = $535772f9d2c1f38d$export$2d6ec8fc375ceafa($535772f9d2c1f38d$var$getScopeRoot(scope), { tabbable: true }, scope);
			if (!focusedElement) return;
			walker.currentNode = focusedElement;
			let nextElement = e.shiftKey ? walker.previousNode() : walker.nextNode();
			if (!nextElement) {
				walker.currentNode = e.shiftKey ? scope[scope.length - 1].nextElementSibling : scope[0].previousElementSibling;
				nextElement = e.shiftKey ? walker.previousNode() : walker.nextNode();
			}
			e.preventDefault();
			if (nextElement) {
				$535772f9d2c1f38d$var$focusElement(nextElement, true);
				if (nextElement instanceof $d447af545b77c9f1$export$f21a1ffae260145a(nextElement).HTMLInputElement) nextElement.select();
			}
		};
		let onFocus = (e) => {
			if ((!$535772f9d2c1f38d$var$activeScope || $535772f9d2c1f38d$var$isAncestorScope($535772f9d2c1f38d$var$activeScope, scopeRef)) && $535772f9d2c1f38d$var$isElementInScope($23f2114a1b82827e$export$e58f029f0fbfdb29(e), scopeRef.current)) {
				$535772f9d2c1f38d$var$activeScope = scopeRef;
				focusedNode.current = $23f2114a1b82827e$export$e58f029f0fbfdb29(e);
			} else if ($535772f9d2c1f38d$var$shouldContainFocus(scopeRef) && !$535772f9d2c1f38d$var$isElementInChildScope($23f2114a1b82827e$export$e58f029f0fbfdb29(e), scopeRef)) {
				if (focusedNode.current) $535772f9d2c1f38d$var$focusElement(focusedNode.current);
				else if ($535772f9d2c1f38d$var$activeScope && $535772f9d2c1f38d$var$activeScope.current) $535772f9d2c1f38d$var$focusFirstInScope($535772f9d2c1f38d$var$activeScope.current);
			} else if ($535772f9d2c1f38d$var$shouldContainFocus(scopeRef)) focusedNode.current = $23f2114a1b82827e$export$e58f029f0fbfdb29(e);
		};
		let onBlur = (e) => {
			if (raf.current) cancelAnimationFrame(raf.current);
			raf.current = requestAnimationFrame(() => {
				let modality = $8f5a2122b0992be3$export$630ff653c5ada6a9();
				let shouldSkipFocusRestore = (modality === "virtual" || modality === null) && $2add3ce32c6007eb$export$a11b0059900ceec8() && $2add3ce32c6007eb$export$6446a186d09e379e();
				let activeElement = $23f2114a1b82827e$export$cd4e5573fbe2b576(ownerDocument);
				if (!shouldSkipFocusRestore && activeElement && $535772f9d2c1f38d$var$shouldContainFocus(scopeRef) && !$535772f9d2c1f38d$var$isElementInChildScope(activeElement, scopeRef)) {
					$535772f9d2c1f38d$var$activeScope = scopeRef;
					let target = $23f2114a1b82827e$export$e58f029f0fbfdb29(e);
					if (target && target.isConnected) {
						focusedNode.current = target;
						$535772f9d2c1f38d$var$focusElement(focusedNode.current);
					} else if ($535772f9d2c1f38d$var$activeScope.current) $535772f9d2c1f38d$var$focusFirstInScope($535772f9d2c1f38d$var$activeScope.current);
				}
			});
		};
		ownerDocument.addEventListener("keydown", onKeyDown, false);
		ownerDocument.addEventListener("focusin", onFocus, false);
		scope?.forEach((element) => element.addEventListener("focusin", onFocus, false));
		scope?.forEach((element) => element.addEventListener("focusout", onBlur, false));
		return () => {
			ownerDocument.removeEventListener("keydown", onKeyDown, false);
			ownerDocument.removeEventListener("focusin", onFocus, false);
			scope?.forEach((element) => element.removeEventListener("focusin", onFocus, false));
			scope?.forEach((element) => element.removeEventListener("focusout", onBlur, false));
		};
	}, [scopeRef, contain]);
	$c4867b2f328c2698$export$e5c5a5f917a5871c(() => {
		return () => {
			if (raf.current) cancelAnimationFrame(raf.current);
		};
	}, [raf]);
}
function $535772f9d2c1f38d$var$isElementInAnyScope(element) {
	return $535772f9d2c1f38d$var$isElementInChildScope(element);
}
function $535772f9d2c1f38d$var$isElementInScope(element, scope) {
	if (!element) return false;
	if (!scope) return false;
	return scope.some((node) => $23f2114a1b82827e$export$4282f70798064fe0(node, element));
}
function $535772f9d2c1f38d$var$isElementInChildScope(element, scope = null) {
	if (element instanceof Element && element.closest("[data-react-aria-top-layer]")) return true;
	for (let { scopeRef: s } of $535772f9d2c1f38d$export$d06fae2ee68b101e.traverse($535772f9d2c1f38d$export$d06fae2ee68b101e.getTreeNode(scope))) if (s && $535772f9d2c1f38d$var$isElementInScope(element, s.current)) return true;
	return false;
}
function $535772f9d2c1f38d$export$1258395f99bf9cbf(element) {
	return $535772f9d2c1f38d$var$isElementInChildScope(element, $535772f9d2c1f38d$var$activeScope);
}
function $535772f9d2c1f38d$var$isAncestorScope(ancestor, scope) {
	let parent = $535772f9d2c1f38d$export$d06fae2ee68b101e.getTreeNode(scope)?.parent;
	while (parent) {
		if (parent.scopeRef === ancestor) return true;
		parent = parent.parent;
	}
	return false;
}
function $535772f9d2c1f38d$var$focusElement(element, scroll = false) {
	if (element != null && !scroll) try {
		$f192c2f16961cbe0$export$80f3e147d781571c(element);
	} catch {}
	else if (element != null) try {
		element.focus();
	} catch {}
}
function $535772f9d2c1f38d$var$getFirstInScope(scope, tabbable = true) {
	let sentinel = scope[0].previousElementSibling;
	let scopeRoot = $535772f9d2c1f38d$var$getScopeRoot(scope);
	let walker = $535772f9d2c1f38d$export$2d6ec8fc375ceafa(scopeRoot, { tabbable }, scope);
	walker.currentNode = sentinel;
	let nextNode = walker.nextNode();
	if (tabbable && !nextNode) {
		scopeRoot = $535772f9d2c1f38d$var$getScopeRoot(scope);
		walker = $535772f9d2c1f38d$export$2d6ec8fc375ceafa(scopeRoot, { tabbable: false }, scope);
		walker.currentNode = sentinel;
		nextNode = walker.nextNode();
	}
	return nextNode;
}
function $535772f9d2c1f38d$var$focusFirstInScope(scope, tabbable = true) {
	$535772f9d2c1f38d$var$focusElement($535772f9d2c1f38d$var$getFirstInScope(scope, tabbable));
}
function $535772f9d2c1f38d$var$useAutoFocus(scopeRef, autoFocus) {
	const autoFocusRef = import_react.useRef(autoFocus);
	(0, import_react.useEffect)(() => {
		if (autoFocusRef.current) {
			$535772f9d2c1f38d$var$activeScope = scopeRef;
			const ownerDocument = $d447af545b77c9f1$export$b204af158042fbac(scopeRef.current ? scopeRef.current[0] : void 0);
			if (!$535772f9d2c1f38d$var$isElementInScope($23f2114a1b82827e$export$cd4e5573fbe2b576(ownerDocument), $535772f9d2c1f38d$var$activeScope.current) && scopeRef.current) $535772f9d2c1f38d$var$focusFirstInScope(scopeRef.current);
		}
		autoFocusRef.current = false;
	}, [scopeRef]);
}
function $535772f9d2c1f38d$var$useActiveScopeTracker(scopeRef, restore, contain) {
	$c4867b2f328c2698$export$e5c5a5f917a5871c(() => {
		if (restore || contain) return;
		let scope = scopeRef.current;
		const ownerDocument = $d447af545b77c9f1$export$b204af158042fbac(scope ? scope[0] : void 0);
		let onFocus = (e) => {
			let target = $23f2114a1b82827e$export$e58f029f0fbfdb29(e);
			if ($535772f9d2c1f38d$var$isElementInScope(target, scopeRef.current)) $535772f9d2c1f38d$var$activeScope = scopeRef;
			else if (!$535772f9d2c1f38d$var$isElementInAnyScope(target)) $535772f9d2c1f38d$var$activeScope = null;
		};
		ownerDocument.addEventListener("focusin", onFocus, false);
		scope?.forEach((element) => element.addEventListener("focusin", onFocus, false));
		return () => {
			ownerDocument.removeEventListener("focusin", onFocus, false);
			scope?.forEach((element) => element.removeEventListener("focusin", onFocus, false));
		};
	}, [
		scopeRef,
		restore,
		contain
	]);
}
function $535772f9d2c1f38d$var$shouldRestoreFocus(scopeRef) {
	let scope = $535772f9d2c1f38d$export$d06fae2ee68b101e.getTreeNode($535772f9d2c1f38d$var$activeScope);
	while (scope && scope.scopeRef !== scopeRef) {
		if (scope.nodeToRestore) return false;
		scope = scope.parent;
	}
	return scope?.scopeRef === scopeRef;
}
function $535772f9d2c1f38d$var$useRestoreFocus(scopeRef, restoreFocus, contain) {
	const nodeToRestoreRef = (0, import_react.useRef)(typeof document !== "undefined" ? $23f2114a1b82827e$export$cd4e5573fbe2b576($d447af545b77c9f1$export$b204af158042fbac(scopeRef.current ? scopeRef.current[0] : void 0)) : null);
	$c4867b2f328c2698$export$e5c5a5f917a5871c(() => {
		let scope = scopeRef.current;
		const ownerDocument = $d447af545b77c9f1$export$b204af158042fbac(scope ? scope[0] : void 0);
		if (!restoreFocus || contain) return;
		let onFocus = () => {
			if ((!$535772f9d2c1f38d$var$activeScope || $535772f9d2c1f38d$var$isAncestorScope($535772f9d2c1f38d$var$activeScope, scopeRef)) && $535772f9d2c1f38d$var$isElementInScope($23f2114a1b82827e$export$cd4e5573fbe2b576(ownerDocument), scopeRef.current)) $535772f9d2c1f38d$var$activeScope = scopeRef;
		};
		ownerDocument.addEventListener("focusin", onFocus, false);
		scope?.forEach((element) => element.addEventListener("focusin", onFocus, false));
		return () => {
			ownerDocument.removeEventListener("focusin", onFocus, false);
			scope?.forEach((element) => element.removeEventListener("focusin", onFocus, false));
		};
	}, [scopeRef, contain]);
	$c4867b2f328c2698$export$e5c5a5f917a5871c(() => {
		const ownerDocument = $d447af545b77c9f1$export$b204af158042fbac(scopeRef.current ? scopeRef.current[0] : void 0);
		if (!restoreFocus) return;
		let onKeyDown = (e) => {
			if (e.key !== "Tab" || e.altKey || e.ctrlKey || e.metaKey || !$535772f9d2c1f38d$var$shouldContainFocus(scopeRef) || e.isComposing) return;
			let focusedElement = ownerDocument.activeElement;
			if (!$535772f9d2c1f38d$var$isElementInChildScope(focusedElement, scopeRef) || !$535772f9d2c1f38d$var$shouldRestoreFocus(scopeRef)) return;
			let treeNode = $535772f9d2c1f38d$export$d06fae2ee68b101e.getTreeNode(scopeRef);
			if (!treeNode) return;
			let nodeToRestore = treeNode.nodeToRestore;
			let walker = $535772f9d2c1f38d$export$2d6ec8fc375ceafa(ownerDocument.body, { tabbable: true });
			walker.currentNode = focusedElement;
			let nextElement = e.shiftKey ? walker.previousNode() : walker.nextNode();
			if (!nodeToRestore || !nodeToRestore.isConnected || nodeToRestore === ownerDocument.body) {
				nodeToRestore = void 0;
				treeNode.nodeToRestore = void 0;
			}
			if ((!nextElement || !$535772f9d2c1f38d$var$isElementInChildScope(nextElement, scopeRef)) && nodeToRestore) {
				walker.currentNode = nodeToRestore;
				do
					nextElement = e.shiftKey ? walker.previousNode() : walker.nextNode();
				while ($535772f9d2c1f38d$var$isElementInChildScope(nextElement, scopeRef));
				e.preventDefault();
				e.stopPropagation();
				if (nextElement) $535772f9d2c1f38d$var$focusElement(nextElement, true);
				else if (!$535772f9d2c1f38d$var$isElementInAnyScope(nodeToRestore)) focusedElement.blur();
				else $535772f9d2c1f38d$var$focusElement(nodeToRestore, true);
			}
		};
		if (!contain) ownerDocument.addEventListener("keydown", onKeyDown, true);
		return () => {
			if (!contain) ownerDocument.removeEventListener("keydown", onKeyDown, true);
		};
	}, [
		scopeRef,
		restoreFocus,
		contain
	]);
	$c4867b2f328c2698$export$e5c5a5f917a5871c(() => {
		const ownerDocument = $d447af545b77c9f1$export$b204af158042fbac(scopeRef.current ? scopeRef.current[0] : void 0);
		if (!restoreFocus) return;
		let treeNode = $535772f9d2c1f38d$export$d06fae2ee68b101e.getTreeNode(scopeRef);
		if (!treeNode) return;
		treeNode.nodeToRestore = nodeToRestoreRef.current ?? void 0;
		return () => {
			let treeNode = $535772f9d2c1f38d$export$d06fae2ee68b101e.getTreeNode(scopeRef);
			if (!treeNode) return;
			let nodeToRestore = treeNode.nodeToRestore;
			let activeElement = $23f2114a1b82827e$export$cd4e5573fbe2b576(ownerDocument);
			if (restoreFocus && nodeToRestore && (activeElement && $535772f9d2c1f38d$var$isElementInChildScope(activeElement, scopeRef) || activeElement === ownerDocument.body && $535772f9d2c1f38d$var$shouldRestoreFocus(scopeRef))) {
				let clonedTree = $535772f9d2c1f38d$export$d06fae2ee68b101e.clone();
				requestAnimationFrame(() => {
					if (ownerDocument.activeElement === ownerDocument.body) {
						let treeNode = clonedTree.getTreeNode(scopeRef);
						while (treeNode) {
							if (treeNode.nodeToRestore && treeNode.nodeToRestore.isConnected) {
								$535772f9d2c1f38d$var$restoreFocusToElement(treeNode.nodeToRestore);
								return;
							}
							treeNode = treeNode.parent;
						}
						treeNode = clonedTree.getTreeNode(scopeRef);
						while (treeNode) {
							if (treeNode.scopeRef && treeNode.scopeRef.current && $535772f9d2c1f38d$export$d06fae2ee68b101e.getTreeNode(treeNode.scopeRef)) {
								let node = $535772f9d2c1f38d$var$getFirstInScope(treeNode.scopeRef.current, true);
								if (node) {
									$535772f9d2c1f38d$var$restoreFocusToElement(node);
									return;
								}
							}
							treeNode = treeNode.parent;
						}
					}
				});
			}
		};
	}, [scopeRef, restoreFocus]);
}
function $535772f9d2c1f38d$var$restoreFocusToElement(node) {
	if (node.dispatchEvent(new CustomEvent($535772f9d2c1f38d$var$RESTORE_FOCUS_EVENT, {
		bubbles: true,
		cancelable: true
	}))) $535772f9d2c1f38d$var$focusElement(node);
}
function $535772f9d2c1f38d$export$2d6ec8fc375ceafa(root, opts, scope) {
	let filter = opts?.tabbable ? $3b8b240c1bf84ab9$export$bebd5a1431fec25d : $3b8b240c1bf84ab9$export$4c063cf1350e6fed;
	let rootElement = root?.nodeType === Node.ELEMENT_NODE ? root : null;
	let doc = $d447af545b77c9f1$export$b204af158042fbac(rootElement);
	let walker = $654b97e09f2a30c1$export$4d0f8be8b12a7ef6(doc, root || doc, NodeFilter.SHOW_ELEMENT, { acceptNode(node) {
		if ($23f2114a1b82827e$export$4282f70798064fe0(opts?.from, node)) return NodeFilter.FILTER_REJECT;
		if (opts?.tabbable && node.tagName === "INPUT" && node.getAttribute("type") === "radio") {
			if (!$535772f9d2c1f38d$var$isTabbableRadio(node)) return NodeFilter.FILTER_REJECT;
			if (walker.currentNode.tagName === "INPUT" && walker.currentNode.type === "radio" && walker.currentNode.name === node.name) return NodeFilter.FILTER_REJECT;
		}
		if (filter(node) && (!scope || $535772f9d2c1f38d$var$isElementInScope(node, scope)) && (!opts?.accept || opts.accept(node))) return NodeFilter.FILTER_ACCEPT;
		return NodeFilter.FILTER_SKIP;
	} });
	if (opts?.from) walker.currentNode = opts.from;
	return walker;
}
function $535772f9d2c1f38d$export$c5251b9e124bf29(ref, defaultOptions = {}) {
	return {
		focusNext(opts = {}) {
			let root = ref.current;
			if (!root) return null;
			let { from, tabbable = defaultOptions.tabbable, wrap = defaultOptions.wrap, accept = defaultOptions.accept } = opts;
			let node = from || $23f2114a1b82827e$export$cd4e5573fbe2b576($d447af545b77c9f1$export$b204af158042fbac(root));
			let walker = $535772f9d2c1f38d$export$2d6ec8fc375ceafa(root, {
				tabbable,
				accept
			});
			if ($23f2114a1b82827e$export$4282f70798064fe0(root, node)) walker.currentNode = node;
			let nextNode = walker.nextNode();
			if (!nextNode && wrap) {
				walker.currentNode = root;
				nextNode = walker.nextNode();
			}
			if (nextNode) $535772f9d2c1f38d$var$focusElement(nextNode, true);
			return nextNode;
		},
		focusPrevious(opts = defaultOptions) {
			let root = ref.current;
			if (!root) return null;
			let { from, tabbable = defaultOptions.tabbable, wrap = defaultOptions.wrap, accept = defaultOptions.accept } = opts;
			let node = from || $23f2114a1b82827e$export$cd4e5573fbe2b576($d447af545b77c9f1$export$b204af158042fbac(root));
			let walker = $535772f9d2c1f38d$export$2d6ec8fc375ceafa(root, {
				tabbable,
				accept
			});
			if ($23f2114a1b82827e$export$4282f70798064fe0(root, node)) walker.currentNode = node;
			else {
				let next = $535772f9d2c1f38d$var$last(walker);
				if (next) $535772f9d2c1f38d$var$focusElement(next, true);
				return next ?? null;
			}
			let previousNode = walker.previousNode();
			if (!previousNode && wrap) {
				walker.currentNode = root;
				let lastNode = $535772f9d2c1f38d$var$last(walker);
				if (!lastNode) return null;
				previousNode = lastNode;
			}
			if (previousNode) $535772f9d2c1f38d$var$focusElement(previousNode, true);
			return previousNode ?? null;
		},
		focusFirst(opts = defaultOptions) {
			let root = ref.current;
			if (!root) return null;
			let { tabbable = defaultOptions.tabbable, accept = defaultOptions.accept } = opts;
			let nextNode = $535772f9d2c1f38d$export$2d6ec8fc375ceafa(root, {
				tabbable,
				accept
			}).nextNode();
			if (nextNode) $535772f9d2c1f38d$var$focusElement(nextNode, true);
			return nextNode;
		},
		focusLast(opts = defaultOptions) {
			let root = ref.current;
			if (!root) return null;
			let { tabbable = defaultOptions.tabbable, accept = defaultOptions.accept } = opts;
			let next = $535772f9d2c1f38d$var$last($535772f9d2c1f38d$export$2d6ec8fc375ceafa(root, {
				tabbable,
				accept
			}));
			if (next) $535772f9d2c1f38d$var$focusElement(next, true);
			return next ?? null;
		}
	};
}
function $535772f9d2c1f38d$var$last(walker) {
	let next = void 0;
	let last;
	do {
		last = walker.lastChild();
		if (last) next = last;
	} while (last);
	return next;
}
var $535772f9d2c1f38d$var$Tree = class $535772f9d2c1f38d$var$Tree {
	constructor() {
		this.fastMap = /* @__PURE__ */ new Map();
		this.root = new $535772f9d2c1f38d$var$TreeNode({ scopeRef: null });
		this.fastMap.set(null, this.root);
	}
	get size() {
		return this.fastMap.size;
	}
	getTreeNode(data) {
		return this.fastMap.get(data);
	}
	addTreeNode(scopeRef, parent, nodeToRestore) {
		let parentNode = this.fastMap.get(parent ?? null);
		if (!parentNode) return;
		let node = new $535772f9d2c1f38d$var$TreeNode({ scopeRef });
		parentNode.addChild(node);
		node.parent = parentNode;
		this.fastMap.set(scopeRef, node);
		if (nodeToRestore) node.nodeToRestore = nodeToRestore;
	}
	addNode(node) {
		this.fastMap.set(node.scopeRef, node);
	}
	removeTreeNode(scopeRef) {
		if (scopeRef === null) return;
		let node = this.fastMap.get(scopeRef);
		if (!node) return;
		let parentNode = node.parent;
		for (let current of this.traverse()) if (current !== node && node.nodeToRestore && current.nodeToRestore && node.scopeRef && node.scopeRef.current && $535772f9d2c1f38d$var$isElementInScope(current.nodeToRestore, node.scopeRef.current)) current.nodeToRestore = node.nodeToRestore;
		let children = node.children;
		if (parentNode) {
			parentNode.removeChild(node);
			if (children.size > 0) children.forEach((child) => parentNode && parentNode.addChild(child));
		}
		this.fastMap.delete(node.scopeRef);
	}
	*traverse(node = this.root) {
		if (node.scopeRef != null) yield node;
		if (node.children.size > 0) for (let child of node.children) yield* this.traverse(child);
	}
	clone() {
		let newTree = new $535772f9d2c1f38d$var$Tree();
		for (let node of this.traverse()) newTree.addTreeNode(node.scopeRef, node.parent?.scopeRef ?? null, node.nodeToRestore);
		return newTree;
	}
};
var $535772f9d2c1f38d$var$TreeNode = class {
	constructor(props) {
		this.children = /* @__PURE__ */ new Set();
		this.contain = false;
		this.scopeRef = props.scopeRef;
	}
	addChild(node) {
		this.children.add(node);
		node.parent = this;
	}
	removeChild(node) {
		this.children.delete(node);
		node.parent = void 0;
	}
};
var $535772f9d2c1f38d$export$d06fae2ee68b101e = new $535772f9d2c1f38d$var$Tree();
// node_modules/react-aria/dist/private/utils/isScrollable.mjs
function $901761b40e390936$export$2bb74740c4e19def(node, checkForOverflow) {
	if (!node) return false;
	let style = window.getComputedStyle(node);
	let root = document.scrollingElement || document.documentElement;
	let isScrollable = /(auto|scroll)/.test(style.overflow + style.overflowX + style.overflowY);
	if (node === root && style.overflow !== "hidden") isScrollable = true;
	if (isScrollable && checkForOverflow) isScrollable = node.scrollHeight !== node.clientHeight || node.scrollWidth !== node.clientWidth;
	return isScrollable;
}
// node_modules/react-aria/dist/private/utils/getScrollParent.mjs
function $3578607fe3d4b096$export$cfa2225e87938781(node, checkForOverflow) {
	let scrollableNode = node;
	if ($901761b40e390936$export$2bb74740c4e19def(scrollableNode, checkForOverflow)) scrollableNode = scrollableNode.parentElement;
	while (scrollableNode && !$901761b40e390936$export$2bb74740c4e19def(scrollableNode, checkForOverflow)) scrollableNode = scrollableNode.parentElement;
	return scrollableNode || document.scrollingElement || document.documentElement;
}
// node_modules/react-stately/dist/private/overlays/useOverlayTriggerState.mjs
function $f11fb0bcf1b2687a$export$61c6a8c84e605fb6(props) {
	let [isOpen, setOpen] = $3e6197669829fe11$export$40bfa8c7b0832715(props.isOpen, props.defaultOpen || false, props.onOpenChange);
	let [point, setPoint] = (0, import_react.useState)(null);
	return {
		isOpen,
		setOpen,
		open: (0, import_react.useCallback)(() => {
			setOpen(true);
		}, [setOpen]),
		close: (0, import_react.useCallback)(() => {
			setOpen(false);
		}, [setOpen]),
		toggle: (0, import_react.useCallback)(() => {
			setOpen(!isOpen);
		}, [setOpen, isOpen]),
		point,
		setPoint
	};
}
export { $535772f9d2c1f38d$export$20e40289641fbbb6 as a, $654b97e09f2a30c1$export$4d0f8be8b12a7ef6 as c, $d27d541f9569d26d$export$45712eceda6fad21 as d, $24f9a20f226ad820$export$5165eccb35aaadb5 as f, $a46cf152bb926da5$export$d10ae4f68404609a as h, $535772f9d2c1f38d$export$1258395f99bf9cbf as i, $7705c033048f6da7$export$24d547caef80ccd1 as l, $a46cf152bb926da5$export$a9b970dcc4ae71a9 as m, $3578607fe3d4b096$export$cfa2225e87938781 as n, $535772f9d2c1f38d$export$2d6ec8fc375ceafa as o, $2b2d34ff061957fb$export$2b85b721e524d74b as p, $901761b40e390936$export$2bb74740c4e19def as r, $535772f9d2c1f38d$export$c5251b9e124bf29 as s, $f11fb0bcf1b2687a$export$61c6a8c84e605fb6 as t, $7705c033048f6da7$export$353f5b6fc5456de1 as u };
