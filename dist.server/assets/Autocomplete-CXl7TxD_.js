import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { B as $2add3ce32c6007eb$export$fedb369cb70207f1, Ct as $390e54f620492c70$export$f680877a34711e37, D as $8f5a2122b0992be3$export$887a228355cf7d95, J as $23f2114a1b82827e$export$cd4e5573fbe2b576, R as $2add3ce32c6007eb$export$a11b0059900ceec8, T as $8f5a2122b0992be3$export$630ff653c5ada6a9, Tt as $c4867b2f328c2698$export$e5c5a5f917a5871c, X as $23f2114a1b82827e$export$e58f029f0fbfdb29, _t as $7230ffa83bc0c2cf$export$ef03459518577ad4, a as $cf2482eff2eeeec2$export$f12b703ca79dfbb1, bt as $bbaa08b3cd72f041$export$9d1611c77c2fe928, c as $bb39c0fc1c19b34c$export$16792effe837dba3, dt as $7230ffa83bc0c2cf$export$2881499e37b75b9a, et as $d447af545b77c9f1$export$b204af158042fbac, g as $fe16bffc7a557bf0$export$7f54fc3180508a52, ot as $e8ac3c3f5d4bae7f$export$d6875122194c7b44, r as $3e6197669829fe11$export$40bfa8c7b0832715, vt as $7230ffa83bc0c2cf$export$fabf2dc03a41866e, xt as $4064df0d6f9620e1$export$c9058316764c140e, yt as $03e8ab2d84d7657a$export$4338b53315abf666 } from "./Text-CH09p7TZ.js";
import { t as $600b3cf69ae46262$export$90fc3a17d93f704c } from "./useEvent-PrFdICBT.js";
import { t as require_react } from "./react-BHbHrMlk.js";
// node_modules/react-aria/dist/private/utils/constants.mjs
var $8b2399d051d06d4c$export$447a38995de2c711 = "react-aria-clear-focus";
var $8b2399d051d06d4c$export$831c820ad60f9d12 = "react-aria-focus";
// node_modules/react-aria/dist/private/focus/virtualFocus.mjs
function $b72f3f7b3b5f42c6$export$76e4e37e5339496d(to) {
	let from = $b72f3f7b3b5f42c6$export$759df0d867455a91($d447af545b77c9f1$export$b204af158042fbac(to));
	if (from !== to) {
		if (from) $b72f3f7b3b5f42c6$export$6c5dc7e81d2cc29a(from, to);
		if (to) $b72f3f7b3b5f42c6$export$2b35b76d2e30e129(to, from);
	}
}
function $b72f3f7b3b5f42c6$export$6c5dc7e81d2cc29a(from, to) {
	from.dispatchEvent(new FocusEvent("blur", { relatedTarget: to }));
	from.dispatchEvent(new FocusEvent("focusout", {
		bubbles: true,
		relatedTarget: to
	}));
}
function $b72f3f7b3b5f42c6$export$2b35b76d2e30e129(to, from) {
	to.dispatchEvent(new FocusEvent("focus", { relatedTarget: from }));
	to.dispatchEvent(new FocusEvent("focusin", {
		bubbles: true,
		relatedTarget: from
	}));
}
function $b72f3f7b3b5f42c6$export$759df0d867455a91(document) {
	let activeElement = $23f2114a1b82827e$export$cd4e5573fbe2b576(document);
	let activeDescendant = activeElement?.getAttribute("aria-activedescendant");
	if (activeDescendant) return document.getElementById(activeDescendant) || activeElement;
	return activeElement;
}
// node_modules/react-aria/dist/private/intl/autocomplete/ar-AE.mjs
var $18e231809643ee60$exports = {};
$18e231809643ee60$exports = { "collectionLabel": `\u{645}\u{642}\u{62A}\u{631}\u{62D}\u{627}\u{62A}` };
// node_modules/react-aria/dist/private/intl/autocomplete/bg-BG.mjs
var $efe95218d340c8fc$exports = {};
$efe95218d340c8fc$exports = { "collectionLabel": `\u{41F}\u{440}\u{435}\u{434}\u{43B}\u{43E}\u{436}\u{435}\u{43D}\u{438}\u{44F}` };
// node_modules/react-aria/dist/private/intl/autocomplete/cs-CZ.mjs
var $0e28f2b8b6d36dfd$exports = {};
$0e28f2b8b6d36dfd$exports = { "collectionLabel": `N\xe1vrhy` };
// node_modules/react-aria/dist/private/intl/autocomplete/da-DK.mjs
var $a2115d90ea08917b$exports = {};
$a2115d90ea08917b$exports = { "collectionLabel": `Forslag` };
// node_modules/react-aria/dist/private/intl/autocomplete/de-DE.mjs
var $2006053c58f5ea3d$exports = {};
$2006053c58f5ea3d$exports = { "collectionLabel": `Empfehlungen` };
// node_modules/react-aria/dist/private/intl/autocomplete/el-GR.mjs
var $a6ca37a0a86010d1$exports = {};
$a6ca37a0a86010d1$exports = { "collectionLabel": `\u{3A0}\u{3C1}\u{3BF}\u{3C4}\u{3AC}\u{3C3}\u{3B5}\u{3B9}\u{3C2}` };
// node_modules/react-aria/dist/private/intl/autocomplete/en-US.mjs
var $9dd2209c22b301e2$exports = {};
$9dd2209c22b301e2$exports = { "collectionLabel": `Suggestions` };
// node_modules/react-aria/dist/private/intl/autocomplete/es-ES.mjs
var $aeaf8a1d8cee2bf2$exports = {};
$aeaf8a1d8cee2bf2$exports = { "collectionLabel": `Sugerencias` };
// node_modules/react-aria/dist/private/intl/autocomplete/et-EE.mjs
var $fd75d77379af10ab$exports = {};
$fd75d77379af10ab$exports = { "collectionLabel": `Soovitused` };
// node_modules/react-aria/dist/private/intl/autocomplete/fi-FI.mjs
var $605efe37fc0917d3$exports = {};
$605efe37fc0917d3$exports = { "collectionLabel": `Ehdotukset` };
// node_modules/react-aria/dist/private/intl/autocomplete/fr-FR.mjs
var $6e034876d49a8abb$exports = {};
$6e034876d49a8abb$exports = { "collectionLabel": `Suggestions` };
// node_modules/react-aria/dist/private/intl/autocomplete/he-IL.mjs
var $360057ace2262932$exports = {};
$360057ace2262932$exports = { "collectionLabel": `\u{5D4}\u{5E6}\u{5E2}\u{5D5}\u{5EA}` };
// node_modules/react-aria/dist/private/intl/autocomplete/hr-HR.mjs
var $52731caf9b0efb5b$exports = {};
$52731caf9b0efb5b$exports = { "collectionLabel": `Prijedlozi` };
// node_modules/react-aria/dist/private/intl/autocomplete/hu-HU.mjs
var $63160cfb5ee507f0$exports = {};
$63160cfb5ee507f0$exports = { "collectionLabel": `Javaslatok` };
// node_modules/react-aria/dist/private/intl/autocomplete/it-IT.mjs
var $b542014dd6f00ba1$exports = {};
$b542014dd6f00ba1$exports = { "collectionLabel": `Suggerimenti` };
// node_modules/react-aria/dist/private/intl/autocomplete/ja-JP.mjs
var $4b247c3a68c0be9b$exports = {};
$4b247c3a68c0be9b$exports = { "collectionLabel": `\u{5019}\u{88DC}` };
// node_modules/react-aria/dist/private/intl/autocomplete/ko-KR.mjs
var $8209822dd94e7701$exports = {};
$8209822dd94e7701$exports = { "collectionLabel": `\u{C81C}\u{C548}` };
// node_modules/react-aria/dist/private/intl/autocomplete/lt-LT.mjs
var $4e4f59529c29e701$exports = {};
$4e4f59529c29e701$exports = { "collectionLabel": `Pasi\u{16B}lymai` };
// node_modules/react-aria/dist/private/intl/autocomplete/lv-LV.mjs
var $6fa8837a63df4f12$exports = {};
$6fa8837a63df4f12$exports = { "collectionLabel": `Ieteikumi` };
// node_modules/react-aria/dist/private/intl/autocomplete/nb-NO.mjs
var $ec41eb3cc4866d2c$exports = {};
$ec41eb3cc4866d2c$exports = { "collectionLabel": `Forslag` };
// node_modules/react-aria/dist/private/intl/autocomplete/nl-NL.mjs
var $2b35eba0f962bae7$exports = {};
$2b35eba0f962bae7$exports = { "collectionLabel": `Suggesties` };
// node_modules/react-aria/dist/private/intl/autocomplete/pl-PL.mjs
var $e59b93b4e4946a8d$exports = {};
$e59b93b4e4946a8d$exports = { "collectionLabel": `Sugestie` };
// node_modules/react-aria/dist/private/intl/autocomplete/pt-BR.mjs
var $1299194a1aff68b3$exports = {};
$1299194a1aff68b3$exports = { "collectionLabel": `Sugest\xf5es` };
// node_modules/react-aria/dist/private/intl/autocomplete/pt-PT.mjs
var $364e0798cc413123$exports = {};
$364e0798cc413123$exports = { "collectionLabel": `Sugest\xf5es` };
// node_modules/react-aria/dist/private/intl/autocomplete/ro-RO.mjs
var $8d6b4a0f50df4fc5$exports = {};
$8d6b4a0f50df4fc5$exports = { "collectionLabel": `Sugestii` };
// node_modules/react-aria/dist/private/intl/autocomplete/ru-RU.mjs
var $f8e62fab04776d30$exports = {};
$f8e62fab04776d30$exports = { "collectionLabel": `\u{41F}\u{440}\u{435}\u{434}\u{43B}\u{43E}\u{436}\u{435}\u{43D}\u{438}\u{44F}` };
// node_modules/react-aria/dist/private/intl/autocomplete/sk-SK.mjs
var $535c41866ee7cefd$exports = {};
$535c41866ee7cefd$exports = { "collectionLabel": `N\xe1vrhy` };
// node_modules/react-aria/dist/private/intl/autocomplete/sl-SI.mjs
var $cc1bf99c20c38a3a$exports = {};
$cc1bf99c20c38a3a$exports = { "collectionLabel": `Predlogi` };
// node_modules/react-aria/dist/private/intl/autocomplete/sr-SP.mjs
var $a5b1f2a26d35179f$exports = {};
$a5b1f2a26d35179f$exports = { "collectionLabel": `Predlozi` };
// node_modules/react-aria/dist/private/intl/autocomplete/sv-SE.mjs
var $25a3025fd66e8119$exports = {};
$25a3025fd66e8119$exports = { "collectionLabel": `F\xf6rslag` };
// node_modules/react-aria/dist/private/intl/autocomplete/tr-TR.mjs
var $3a93a0373b3c5cc8$exports = {};
$3a93a0373b3c5cc8$exports = { "collectionLabel": `\xd6neriler` };
// node_modules/react-aria/dist/private/intl/autocomplete/uk-UA.mjs
var $e53d39a7f163580b$exports = {};
$e53d39a7f163580b$exports = { "collectionLabel": `\u{41F}\u{440}\u{43E}\u{43F}\u{43E}\u{437}\u{438}\u{446}\u{456}\u{457}` };
// node_modules/react-aria/dist/private/intl/autocomplete/zh-CN.mjs
var $e00b505c063926a4$exports = {};
$e00b505c063926a4$exports = { "collectionLabel": `\u{5EFA}\u{8BAE}` };
// node_modules/react-aria/dist/private/intl/autocomplete/zh-TW.mjs
var $00beea4d53fc8dba$exports = {};
$00beea4d53fc8dba$exports = { "collectionLabel": `\u{5EFA}\u{8B70}` };
// node_modules/react-aria/dist/private/autocomplete/intlStrings.mjs
var $f4ee495ec2e82b79$exports = {};
$f4ee495ec2e82b79$exports = {
	"ar-AE": $18e231809643ee60$exports,
	"bg-BG": $efe95218d340c8fc$exports,
	"cs-CZ": $0e28f2b8b6d36dfd$exports,
	"da-DK": $a2115d90ea08917b$exports,
	"de-DE": $2006053c58f5ea3d$exports,
	"el-GR": $a6ca37a0a86010d1$exports,
	"en-US": $9dd2209c22b301e2$exports,
	"es-ES": $aeaf8a1d8cee2bf2$exports,
	"et-EE": $fd75d77379af10ab$exports,
	"fi-FI": $605efe37fc0917d3$exports,
	"fr-FR": $6e034876d49a8abb$exports,
	"he-IL": $360057ace2262932$exports,
	"hr-HR": $52731caf9b0efb5b$exports,
	"hu-HU": $63160cfb5ee507f0$exports,
	"it-IT": $b542014dd6f00ba1$exports,
	"ja-JP": $4b247c3a68c0be9b$exports,
	"ko-KR": $8209822dd94e7701$exports,
	"lt-LT": $4e4f59529c29e701$exports,
	"lv-LV": $6fa8837a63df4f12$exports,
	"nb-NO": $ec41eb3cc4866d2c$exports,
	"nl-NL": $2b35eba0f962bae7$exports,
	"pl-PL": $e59b93b4e4946a8d$exports,
	"pt-BR": $1299194a1aff68b3$exports,
	"pt-PT": $364e0798cc413123$exports,
	"ro-RO": $8d6b4a0f50df4fc5$exports,
	"ru-RU": $f8e62fab04776d30$exports,
	"sk-SK": $535c41866ee7cefd$exports,
	"sl-SI": $cc1bf99c20c38a3a$exports,
	"sr-SP": $a5b1f2a26d35179f$exports,
	"sv-SE": $25a3025fd66e8119$exports,
	"tr-TR": $3a93a0373b3c5cc8$exports,
	"uk-UA": $e53d39a7f163580b$exports,
	"zh-CN": $e00b505c063926a4$exports,
	"zh-TW": $00beea4d53fc8dba$exports
};
// node_modules/react-aria/dist/private/autocomplete/useAutocomplete.mjs
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
function $parcel$interopDefault(a) {
	return a && a.__esModule ? a.default : a;
}
function $134103e19bdfd846$export$1e40b3ca02d92d21(props, state) {
	let { inputRef, collectionRef, filter, disableAutoFocusFirst = false, disableVirtualFocus = false } = props;
	let collectionId = $390e54f620492c70$export$f680877a34711e37();
	let timeout = (0, import_react.useRef)(void 0);
	let delayNextActiveDescendant = (0, import_react.useRef)(false);
	let queuedActiveDescendant = (0, import_react.useRef)(null);
	let isMobileScreenReader = $8f5a2122b0992be3$export$630ff653c5ada6a9() === "virtual" && ($2add3ce32c6007eb$export$fedb369cb70207f1() || $2add3ce32c6007eb$export$a11b0059900ceec8());
	let [shouldUseVirtualFocus, setShouldUseVirtualFocus] = (0, import_react.useState)(!isMobileScreenReader && !disableVirtualFocus);
	let [hasCollection, setHasCollection] = (0, import_react.useState)(false);
	let [autoFocusOnMount, setAutoFocusOnMount] = (0, import_react.useState)(false);
	(0, import_react.useEffect)(() => {
		return () => clearTimeout(timeout.current);
	}, []);
	let updateActiveDescendantEvent = $fe16bffc7a557bf0$export$7f54fc3180508a52((e) => {
		if (!e.isTrusted && shouldUseVirtualFocus && inputRef.current && $23f2114a1b82827e$export$cd4e5573fbe2b576($d447af545b77c9f1$export$b204af158042fbac(inputRef.current)) !== inputRef.current && $8f5a2122b0992be3$export$887a228355cf7d95() !== "touch") inputRef.current.focus();
		let target = $23f2114a1b82827e$export$e58f029f0fbfdb29(e);
		if (e.isTrusted || !target || queuedActiveDescendant.current === target.id) return;
		clearTimeout(timeout.current);
		if (target !== collectionRef.current) {
			if (delayNextActiveDescendant.current) {
				queuedActiveDescendant.current = target.id;
				timeout.current = setTimeout(() => {
					state.setFocusedNodeId(target.id);
				}, 500);
			} else {
				queuedActiveDescendant.current = target.id;
				state.setFocusedNodeId(target.id);
			}
		} else if (queuedActiveDescendant.current && !document.getElementById(queuedActiveDescendant.current)) {
			queuedActiveDescendant.current = null;
			state.setFocusedNodeId(null);
		}
		delayNextActiveDescendant.current = false;
	});
	let [collectionNode, setCollectionNode] = (0, import_react.useState)(null);
	let callbackRef = (0, import_react.useCallback)((node) => {
		setCollectionNode(node);
		if (node != null) {
			if (node.getAttribute("tabindex") != null) setShouldUseVirtualFocus(false);
			setHasCollection(true);
		} else setHasCollection(false);
	}, []);
	$c4867b2f328c2698$export$e5c5a5f917a5871c(() => {
		if (collectionNode != null) collectionNode.addEventListener("focusin", updateActiveDescendantEvent);
		return () => {
			collectionNode?.removeEventListener("focusin", updateActiveDescendantEvent);
		};
	}, [collectionNode]);
	let mergedCollectionRef = $03e8ab2d84d7657a$export$4338b53315abf666((0, import_react.useMemo)(() => $4064df0d6f9620e1$export$c9058316764c140e(collectionRef, callbackRef), [collectionRef, callbackRef]));
	let focusFirstItem = (0, import_react.useCallback)(() => {
		if (!collectionRef.current) {
			setAutoFocusOnMount(true);
			return;
		}
		delayNextActiveDescendant.current = true;
		collectionRef.current?.dispatchEvent(new CustomEvent($8b2399d051d06d4c$export$831c820ad60f9d12, {
			cancelable: true,
			bubbles: true,
			detail: { focusStrategy: "first" }
		}));
	}, [collectionRef]);
	let clearVirtualFocus = (0, import_react.useCallback)((clearFocusKey) => {
		setAutoFocusOnMount(false);
		$b72f3f7b3b5f42c6$export$76e4e37e5339496d($23f2114a1b82827e$export$cd4e5573fbe2b576());
		queuedActiveDescendant.current = null;
		state.setFocusedNodeId(null);
		let clearFocusEvent = new CustomEvent($8b2399d051d06d4c$export$447a38995de2c711, {
			cancelable: true,
			bubbles: true,
			detail: { clearFocusKey }
		});
		clearTimeout(timeout.current);
		delayNextActiveDescendant.current = false;
		collectionRef.current?.dispatchEvent(clearFocusEvent);
	}, [collectionRef, state]);
	let lastInputType = (0, import_react.useRef)("");
	$600b3cf69ae46262$export$90fc3a17d93f704c(inputRef, "beforeinput", (e) => {
		let { inputType } = e;
		lastInputType.current = inputType;
	});
	let onChange = (value) => {
		if ((lastInputType.current === "insertText" || lastInputType.current === "insertCompositionText" || lastInputType.current === "insertFromComposition") && !disableAutoFocusFirst) focusFirstItem();
		else if (lastInputType.current && (lastInputType.current.includes("insert") || lastInputType.current.includes("delete") || lastInputType.current.includes("history"))) {
			clearVirtualFocus(true);
			if ($b72f3f7b3b5f42c6$export$759df0d867455a91(document) === inputRef.current) $b72f3f7b3b5f42c6$export$2b35b76d2e30e129(inputRef.current, null);
		}
		state.setInputValue(value);
	};
	let keyDownTarget = (0, import_react.useRef)(null);
	let onKeyDown = (e) => {
		keyDownTarget.current = $23f2114a1b82827e$export$e58f029f0fbfdb29(e);
		if (e.nativeEvent.isComposing) return;
		let focusedNodeId = queuedActiveDescendant.current;
		if (focusedNodeId !== null && $d447af545b77c9f1$export$b204af158042fbac(inputRef.current).getElementById(focusedNodeId) == null) {
			queuedActiveDescendant.current = null;
			focusedNodeId = null;
		}
		switch (e.key) {
			case "a":
				if ($bb39c0fc1c19b34c$export$16792effe837dba3(e)) return;
				break;
			case "Escape":
				if (e.isDefaultPrevented()) return;
				break;
			case " ": return;
			case "Tab":
				if ("continuePropagation" in e) e.continuePropagation();
				return;
			case "Home":
			case "End":
			case "PageDown":
			case "PageUp":
			case "ArrowUp":
			case "ArrowDown":
			case "ArrowRight":
			case "ArrowLeft": {
				if ((e.key === "Home" || e.key === "End") && focusedNodeId == null && e.shiftKey) return;
				if (e.key === "ArrowRight" || e.key === "ArrowLeft") {
					if (focusedNodeId == null) {
						if (!e.isPropagationStopped()) e.stopPropagation();
						return;
					}
					break;
				}
				e.preventDefault();
				let focusCollection = new CustomEvent($8b2399d051d06d4c$export$831c820ad60f9d12, {
					cancelable: true,
					bubbles: true
				});
				collectionRef.current?.dispatchEvent(focusCollection);
				break;
			}
		}
		if (!e.isPropagationStopped()) e.stopPropagation();
		let shouldPerformDefaultAction = true;
		if (collectionRef.current !== null) {
			if (focusedNodeId == null) shouldPerformDefaultAction = collectionRef.current?.dispatchEvent(new KeyboardEvent(e.nativeEvent.type, e.nativeEvent)) || false;
			else {
				let item = document.getElementById(focusedNodeId);
				if (item) shouldPerformDefaultAction = item?.dispatchEvent(new KeyboardEvent(e.nativeEvent.type, e.nativeEvent)) || false;
			}
		}
		if (shouldPerformDefaultAction) switch (e.key) {
			case "ArrowLeft":
			case "ArrowRight":
				clearVirtualFocus();
				break;
			case "Enter": if (focusedNodeId != null) document.getElementById(focusedNodeId)?.dispatchEvent(new PointerEvent("click", e.nativeEvent));
		}
		else e.preventDefault();
	};
	let onKeyUpCapture = $fe16bffc7a557bf0$export$7f54fc3180508a52((e) => {
		if ($23f2114a1b82827e$export$e58f029f0fbfdb29(e) === keyDownTarget.current) {
			e.stopImmediatePropagation();
			let focusedNodeId = queuedActiveDescendant.current;
			if (focusedNodeId == null) collectionRef.current?.dispatchEvent(new KeyboardEvent(e.type, e));
			else document.getElementById(focusedNodeId)?.dispatchEvent(new KeyboardEvent(e.type, e));
		}
	});
	(0, import_react.useEffect)(() => {
		document.addEventListener("keyup", onKeyUpCapture, true);
		return () => {
			document.removeEventListener("keyup", onKeyUpCapture, true);
		};
	}, []);
	let stringFormatter = $cf2482eff2eeeec2$export$f12b703ca79dfbb1($parcel$interopDefault($f4ee495ec2e82b79$exports), "@react-aria/autocomplete");
	let collectionProps = $e8ac3c3f5d4bae7f$export$d6875122194c7b44({
		id: collectionId,
		"aria-label": stringFormatter.format("collectionLabel")
	});
	let filterFn = (0, import_react.useCallback)((nodeTextValue, node) => {
		if (filter) return filter(nodeTextValue, state.inputValue, node);
		return true;
	}, [state.inputValue, filter]);
	let onBlur = (e) => {
		if (!e.isTrusted) return;
		let lastFocusedNode = queuedActiveDescendant.current ? document.getElementById(queuedActiveDescendant.current) : null;
		if (lastFocusedNode) $b72f3f7b3b5f42c6$export$6c5dc7e81d2cc29a(lastFocusedNode, e.relatedTarget);
	};
	let onFocus = (e) => {
		if (!e.isTrusted) return;
		if (queuedActiveDescendant.current ? document.getElementById(queuedActiveDescendant.current) : null) {
			let target = $23f2114a1b82827e$export$e58f029f0fbfdb29(e);
			queueMicrotask(() => {
				$b72f3f7b3b5f42c6$export$6c5dc7e81d2cc29a(target, collectionRef.current);
				$b72f3f7b3b5f42c6$export$2b35b76d2e30e129(collectionRef.current, target);
			});
		}
	};
	let onPointerDown = (e) => {
		if (e.button !== 0 || e.pointerType === "touch" || queuedActiveDescendant.current == null || inputRef.current == null) return;
		if ($23f2114a1b82827e$export$e58f029f0fbfdb29(e) === inputRef.current) clearVirtualFocus();
	};
	let inputProps = {
		value: state.inputValue,
		onChange
	};
	let virtualFocusProps = {
		onKeyDown,
		"aria-activedescendant": state.focusedNodeId ?? void 0,
		onBlur,
		onFocus,
		onPointerDown
	};
	inputProps = {
		...inputProps,
		...shouldUseVirtualFocus && hasCollection && virtualFocusProps,
		enterKeyHint: "go",
		"aria-controls": hasCollection ? collectionId : void 0,
		"aria-autocomplete": "list",
		autoCorrect: "off",
		spellCheck: "false",
		autoComplete: "off"
	};
	return {
		inputProps,
		collectionProps: $bbaa08b3cd72f041$export$9d1611c77c2fe928(collectionProps, {
			shouldUseVirtualFocus,
			disallowTypeAhead: shouldUseVirtualFocus,
			autoFocus: autoFocusOnMount ? "first" : false
		}),
		collectionRef: mergedCollectionRef,
		filter: filter != null ? filterFn : void 0
	};
}
// node_modules/react-stately/dist/private/autocomplete/useAutocompleteState.mjs
function $436a01f8a2730afd$export$ce1595f6e1a63433(props) {
	let { onInputChange: propsOnInputChange, inputValue: propsInputValue, defaultInputValue: propsDefaultInputValue = "" } = props;
	let onInputChange = (value) => {
		if (propsOnInputChange) propsOnInputChange(value);
	};
	let [focusedNodeId, setFocusedNodeId] = (0, import_react.useState)(null);
	let [inputValue, setInputValue] = $3e6197669829fe11$export$40bfa8c7b0832715(propsInputValue, propsDefaultInputValue, onInputChange);
	return {
		inputValue,
		setInputValue,
		focusedNodeId,
		setFocusedNodeId
	};
}
// node_modules/react-aria-components/dist/private/Autocomplete.mjs
var $4b38b5b75ecc6208$export$36e687af51cd0967 = /*#__PURE__*/ (0, import_react.createContext)(null);
var $4b38b5b75ecc6208$export$68ee3368b6d68148 = /*#__PURE__*/ (0, import_react.createContext)(null);
var $4b38b5b75ecc6208$export$b0d3ecf7112093a7 = /*#__PURE__*/ (0, import_react.createContext)(null);
var $4b38b5b75ecc6208$export$698f465ec27e93df = /*#__PURE__*/ (0, import_react.createContext)(null);
function $4b38b5b75ecc6208$export$2f2b9559550c7bbc(props) {
	let ctx = $7230ffa83bc0c2cf$export$fabf2dc03a41866e($4b38b5b75ecc6208$export$36e687af51cd0967, props.slot);
	props = $bbaa08b3cd72f041$export$9d1611c77c2fe928(ctx, props);
	let { filter, disableAutoFocusFirst } = props;
	let state = $436a01f8a2730afd$export$ce1595f6e1a63433(props);
	let inputRef = (0, import_react.useRef)(null);
	let collectionRef = (0, import_react.useRef)(null);
	let { inputProps, collectionProps, collectionRef: mergedCollectionRef, filter: filterFn } = $134103e19bdfd846$export$1e40b3ca02d92d21({
		...$7230ffa83bc0c2cf$export$ef03459518577ad4(props),
		filter,
		disableAutoFocusFirst,
		inputRef,
		collectionRef
	}, state);
	return /*#__PURE__*/ import_react.createElement($7230ffa83bc0c2cf$export$2881499e37b75b9a, { values: [
		[$4b38b5b75ecc6208$export$68ee3368b6d68148, state],
		[$4b38b5b75ecc6208$export$698f465ec27e93df, {
			...inputProps,
			ref: inputRef
		}],
		[$4b38b5b75ecc6208$export$b0d3ecf7112093a7, {
			...collectionProps,
			filter: filterFn,
			ref: mergedCollectionRef
		}]
	] }, props.children);
}
export { $b72f3f7b3b5f42c6$export$76e4e37e5339496d as a, $b72f3f7b3b5f42c6$export$2b35b76d2e30e129 as i, $4b38b5b75ecc6208$export$698f465ec27e93df as n, $8b2399d051d06d4c$export$447a38995de2c711 as o, $4b38b5b75ecc6208$export$b0d3ecf7112093a7 as r, $8b2399d051d06d4c$export$831c820ad60f9d12 as s, $4b38b5b75ecc6208$export$2f2b9559550c7bbc as t };
