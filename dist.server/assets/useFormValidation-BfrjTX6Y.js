import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-BHbHrMlk.js";
import { Ct as $390e54f620492c70$export$f680877a34711e37, E as $8f5a2122b0992be3$export$8397ddfc504fdb9a, St as $390e54f620492c70$export$b4cc09c592e8fdb8, Tt as $c4867b2f328c2698$export$e5c5a5f917a5871c, X as $23f2114a1b82827e$export$e58f029f0fbfdb29, bt as $bbaa08b3cd72f041$export$9d1611c77c2fe928, ct as $d7f64c32b702fe2c$export$86427a43e3e48ebb, f as $e969f22b6713ca4a$export$ae780daf29e6d456, ft as $7230ffa83bc0c2cf$export$29f1550f4b0d4415, g as $fe16bffc7a557bf0$export$7f54fc3180508a52, gt as $7230ffa83bc0c2cf$export$df3a06d6289f983e, ot as $e8ac3c3f5d4bae7f$export$d6875122194c7b44, p as $0c4a58759813079a$export$4e328f61c538687f, pt as $7230ffa83bc0c2cf$export$4d86445c2cf5e3, st as $8e9d2fae0ecb9001$export$457c3d6518dd4c6f, t as $efe09c6d1c304b50$export$5f1af8db9871e1d6 } from "./Text-CH09p7TZ.js";
// node_modules/react-aria-components/dist/private/Label.mjs
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var $43a3b93638fe5db9$export$75b6ee27786ba447 = /*#__PURE__*/ (0, import_react.createContext)({});
var $43a3b93638fe5db9$export$b04be29aa201d4f5 = /*#__PURE__*/ $d7f64c32b702fe2c$export$86427a43e3e48ebb(function Label(props, ref) {
	[props, ref] = $7230ffa83bc0c2cf$export$29f1550f4b0d4415(props, ref, $43a3b93638fe5db9$export$75b6ee27786ba447);
	let { elementType = "label", ...labelProps } = props;
	let ElementType = $7230ffa83bc0c2cf$export$df3a06d6289f983e[elementType];
	return /*#__PURE__*/ import_react.createElement(ElementType, {
		className: "react-aria-Label",
		...labelProps,
		ref
	});
});
// node_modules/react-aria/dist/private/label/useLabel.mjs
function $0beb20c9744a2065$export$8467354a121f1b9f(props) {
	let { id, label, "aria-labelledby": ariaLabelledby, "aria-label": ariaLabel, labelElementType = "label" } = props;
	id = $390e54f620492c70$export$f680877a34711e37(id);
	let labelId = $390e54f620492c70$export$f680877a34711e37();
	let labelProps = {};
	if (label) {
		ariaLabelledby = ariaLabelledby ? `${labelId} ${ariaLabelledby}` : labelId;
		labelProps = {
			id: labelId,
			htmlFor: labelElementType === "label" ? id : void 0
		};
	}
	let fieldProps = $e8ac3c3f5d4bae7f$export$d6875122194c7b44({
		id,
		"aria-label": ariaLabel,
		"aria-labelledby": ariaLabelledby
	});
	return {
		labelProps,
		fieldProps
	};
}
// node_modules/react-aria-components/dist/private/FieldError.mjs
var $1f3c3b1a70cec653$export$ff05c3ac10437e03 = /*#__PURE__*/ (0, import_react.createContext)(null);
var $1f3c3b1a70cec653$export$f551688fc98f2e09 = /*#__PURE__*/ (0, import_react.forwardRef)(function FieldError(props, ref) {
	if (!(0, import_react.useContext)($1f3c3b1a70cec653$export$ff05c3ac10437e03)?.isInvalid) return null;
	return /*#__PURE__*/ import_react.createElement($1f3c3b1a70cec653$var$FieldErrorInner, {
		...props,
		ref
	});
});
var $1f3c3b1a70cec653$var$FieldErrorInner = /*#__PURE__*/ (0, import_react.forwardRef)((props, ref) => {
	let validation = (0, import_react.useContext)($1f3c3b1a70cec653$export$ff05c3ac10437e03);
	let { elementType, ...restProps } = props;
	let domProps = $8e9d2fae0ecb9001$export$457c3d6518dd4c6f(restProps, { global: true });
	let renderProps = $7230ffa83bc0c2cf$export$4d86445c2cf5e3({
		...restProps,
		defaultClassName: "react-aria-FieldError",
		defaultChildren: validation.validationErrors.length === 0 ? void 0 : validation.validationErrors.join(" "),
		values: validation
	});
	if (renderProps.children == null) return null;
	return /*#__PURE__*/ import_react.createElement($efe09c6d1c304b50$export$5f1af8db9871e1d6, {
		slot: "errorMessage",
		elementType,
		...domProps,
		...renderProps,
		ref
	});
});
// node_modules/react-stately/dist/private/form/useFormValidationState.mjs
var $fd2148440a13ec26$export$aca958c65c314e6c = {
	badInput: false,
	customError: false,
	patternMismatch: false,
	rangeOverflow: false,
	rangeUnderflow: false,
	stepMismatch: false,
	tooLong: false,
	tooShort: false,
	typeMismatch: false,
	valueMissing: false,
	valid: true
};
var $fd2148440a13ec26$var$CUSTOM_VALIDITY_STATE = {
	...$fd2148440a13ec26$export$aca958c65c314e6c,
	customError: true,
	valid: false
};
var $fd2148440a13ec26$export$dad6ae84456c676a = {
	isInvalid: false,
	validationDetails: $fd2148440a13ec26$export$aca958c65c314e6c,
	validationErrors: []
};
var $fd2148440a13ec26$export$571b5131b7e65c11 = (0, import_react.createContext)({});
var $fd2148440a13ec26$export$a763b9476acd3eb = "__reactAriaFormValidationState";
function $fd2148440a13ec26$export$fc1a364ae1f3ff10(props) {
	if (props["__reactAriaFormValidationState"]) {
		let { realtimeValidation, displayValidation, updateValidation, resetValidation, commitValidation } = props[$fd2148440a13ec26$export$a763b9476acd3eb];
		return {
			realtimeValidation,
			displayValidation,
			updateValidation,
			resetValidation,
			commitValidation
		};
	}
	return $fd2148440a13ec26$var$useFormValidationStateImpl(props);
}
function $fd2148440a13ec26$var$useFormValidationStateImpl(props) {
	let { isInvalid, validationState, name, value, builtinValidation, validate, validationBehavior = "aria" } = props;
	if (validationState) isInvalid ||= validationState === "invalid";
	let controlledError = isInvalid !== void 0 ? {
		isInvalid,
		validationErrors: [],
		validationDetails: $fd2148440a13ec26$var$CUSTOM_VALIDITY_STATE
	} : null;
	let clientError = (0, import_react.useMemo)(() => {
		if (!validate || value == null) return null;
		return $fd2148440a13ec26$var$getValidationResult($fd2148440a13ec26$var$runValidate(validate, value));
	}, [validate, value]);
	if (builtinValidation?.validationDetails.valid) builtinValidation = void 0;
	let serverErrors = (0, import_react.useContext)($fd2148440a13ec26$export$571b5131b7e65c11);
	let serverErrorMessages = (0, import_react.useMemo)(() => {
		if (name) return Array.isArray(name) ? name.flatMap((name) => $fd2148440a13ec26$var$asArray(serverErrors[name])) : $fd2148440a13ec26$var$asArray(serverErrors[name]);
		return [];
	}, [serverErrors, name]);
	let [lastServerErrors, setLastServerErrors] = (0, import_react.useState)(serverErrors);
	let [isServerErrorCleared, setServerErrorCleared] = (0, import_react.useState)(false);
	if (serverErrors !== lastServerErrors) {
		setLastServerErrors(serverErrors);
		setServerErrorCleared(false);
	}
	let serverError = (0, import_react.useMemo)(() => $fd2148440a13ec26$var$getValidationResult(isServerErrorCleared ? [] : serverErrorMessages), [isServerErrorCleared, serverErrorMessages]);
	let nextValidation = (0, import_react.useRef)($fd2148440a13ec26$export$dad6ae84456c676a);
	let [currentValidity, setCurrentValidity] = (0, import_react.useState)($fd2148440a13ec26$export$dad6ae84456c676a);
	let lastError = (0, import_react.useRef)($fd2148440a13ec26$export$dad6ae84456c676a);
	let commitValidation = () => {
		if (!commitQueued) return;
		setCommitQueued(false);
		let error = clientError || builtinValidation || nextValidation.current;
		if (!$fd2148440a13ec26$var$isEqualValidation(error, lastError.current)) {
			lastError.current = error;
			setCurrentValidity(error);
		}
	};
	let [commitQueued, setCommitQueued] = (0, import_react.useState)(false);
	(0, import_react.useEffect)(commitValidation);
	return {
		realtimeValidation: controlledError || serverError || clientError || builtinValidation || $fd2148440a13ec26$export$dad6ae84456c676a,
		displayValidation: validationBehavior === "native" ? controlledError || serverError || currentValidity : controlledError || serverError || clientError || builtinValidation || currentValidity,
		updateValidation(value) {
			if (validationBehavior === "aria" && !$fd2148440a13ec26$var$isEqualValidation(currentValidity, value)) setCurrentValidity(value);
			else nextValidation.current = value;
		},
		resetValidation() {
			let error = $fd2148440a13ec26$export$dad6ae84456c676a;
			if (!$fd2148440a13ec26$var$isEqualValidation(error, lastError.current)) {
				lastError.current = error;
				setCurrentValidity(error);
			}
			if (validationBehavior === "native") setCommitQueued(false);
			setServerErrorCleared(true);
		},
		commitValidation() {
			if (validationBehavior === "native") setCommitQueued(true);
			setServerErrorCleared(true);
		}
	};
}
function $fd2148440a13ec26$var$asArray(v) {
	if (!v) return [];
	return Array.isArray(v) ? v : [v];
}
function $fd2148440a13ec26$var$runValidate(validate, value) {
	if (typeof validate === "function") {
		let e = validate(value);
		if (e && typeof e !== "boolean") return $fd2148440a13ec26$var$asArray(e);
	}
	return [];
}
function $fd2148440a13ec26$var$getValidationResult(errors) {
	return errors.length ? {
		isInvalid: true,
		validationErrors: errors,
		validationDetails: $fd2148440a13ec26$var$CUSTOM_VALIDITY_STATE
	} : null;
}
function $fd2148440a13ec26$var$isEqualValidation(a, b) {
	if (a === b) return true;
	return !!a && !!b && a.isInvalid === b.isInvalid && a.validationErrors.length === b.validationErrors.length && a.validationErrors.every((a, i) => a === b.validationErrors[i]) && Object.entries(a.validationDetails).every(([k, v]) => b.validationDetails[k] === v);
}
// node_modules/react-aria-components/dist/private/Form.mjs
var $cdaed739b1139372$export$c24727297075ec6a = /*#__PURE__*/ (0, import_react.createContext)(null);
// node_modules/react-aria-components/dist/private/Group.mjs
var $3a442827418ebe87$export$f9c6924e160136d1 = /*#__PURE__*/ (0, import_react.createContext)({});
var $3a442827418ebe87$export$eb2fcfdbd7ba97d4 = /*#__PURE__*/ (0, import_react.forwardRef)(function Group(props, ref) {
	[props, ref] = $7230ffa83bc0c2cf$export$29f1550f4b0d4415(props, ref, $3a442827418ebe87$export$f9c6924e160136d1);
	let { isDisabled, isInvalid, isReadOnly, onHoverStart, onHoverChange, onHoverEnd, ...otherProps } = props;
	isDisabled ??= !!props["aria-disabled"] && props["aria-disabled"] !== "false";
	isInvalid ??= !!props["aria-invalid"] && props["aria-invalid"] !== "false";
	let { hoverProps, isHovered } = $e969f22b6713ca4a$export$ae780daf29e6d456({
		onHoverStart,
		onHoverChange,
		onHoverEnd,
		isDisabled
	});
	let { isFocused, isFocusVisible, focusProps } = $0c4a58759813079a$export$4e328f61c538687f({ within: true });
	let renderProps = $7230ffa83bc0c2cf$export$4d86445c2cf5e3({
		...props,
		values: {
			isHovered,
			isFocusWithin: isFocused,
			isFocusVisible,
			isDisabled,
			isInvalid
		},
		defaultClassName: "react-aria-Group"
	});
	return /*#__PURE__*/ import_react.createElement($7230ffa83bc0c2cf$export$df3a06d6289f983e.div, {
		...$bbaa08b3cd72f041$export$9d1611c77c2fe928(otherProps, focusProps, hoverProps),
		...renderProps,
		ref,
		role: props.role ?? "group",
		slot: props.slot ?? void 0,
		"data-focus-within": isFocused || void 0,
		"data-hovered": isHovered || void 0,
		"data-focus-visible": isFocusVisible || void 0,
		"data-disabled": isDisabled || void 0,
		"data-invalid": isInvalid || void 0,
		"data-readonly": isReadOnly || void 0
	}, renderProps.children);
});
// node_modules/react-aria-components/dist/private/Input.mjs
var $41fb335299a4a39e$export$37fb8590cf2c088c = /*#__PURE__*/ (0, import_react.createContext)({});
var $41fb335299a4a39e$var$filterHoverProps = (props) => {
	let { onHoverStart, onHoverChange, onHoverEnd, ...otherProps } = props;
	return otherProps;
};
var $41fb335299a4a39e$export$f5b8910cec6cf069 = /*#__PURE__*/ $d7f64c32b702fe2c$export$86427a43e3e48ebb(function Input(props, ref) {
	[props, ref] = $7230ffa83bc0c2cf$export$29f1550f4b0d4415(props, ref, $41fb335299a4a39e$export$37fb8590cf2c088c);
	let { hoverProps, isHovered } = $e969f22b6713ca4a$export$ae780daf29e6d456({
		...props,
		isDisabled: props.disabled
	});
	let { isFocused, isFocusVisible, focusProps } = $0c4a58759813079a$export$4e328f61c538687f({
		isTextInput: true,
		autoFocus: props.autoFocus
	});
	let isInvalid = !!props["aria-invalid"] && props["aria-invalid"] !== "false";
	let renderProps = $7230ffa83bc0c2cf$export$4d86445c2cf5e3({
		...props,
		values: {
			isHovered,
			isFocused,
			isFocusVisible,
			isDisabled: props.disabled || false,
			isInvalid
		},
		defaultClassName: "react-aria-Input"
	});
	return /*#__PURE__*/ import_react.createElement($7230ffa83bc0c2cf$export$df3a06d6289f983e.input, {
		...$bbaa08b3cd72f041$export$9d1611c77c2fe928($41fb335299a4a39e$var$filterHoverProps(props), focusProps, hoverProps),
		...renderProps,
		ref,
		"data-focused": isFocused || void 0,
		"data-disabled": props.disabled || void 0,
		"data-hovered": isHovered || void 0,
		"data-focus-visible": isFocusVisible || void 0,
		"data-invalid": isInvalid || void 0
	});
});
// node_modules/react-aria/dist/private/label/useField.mjs
function $191c9b6d48a0a4e2$export$294aa081a6c6f55d(props) {
	let { description, errorMessage, isInvalid, validationState } = props;
	let { labelProps, fieldProps } = $0beb20c9744a2065$export$8467354a121f1b9f(props);
	let descriptionId = $390e54f620492c70$export$b4cc09c592e8fdb8([
		Boolean(description),
		Boolean(errorMessage),
		isInvalid,
		validationState
	]);
	let errorMessageId = $390e54f620492c70$export$b4cc09c592e8fdb8([
		Boolean(description),
		Boolean(errorMessage),
		isInvalid,
		validationState
	]);
	fieldProps = $bbaa08b3cd72f041$export$9d1611c77c2fe928(fieldProps, { "aria-describedby": [
		descriptionId,
		errorMessageId,
		props["aria-describedby"]
	].filter(Boolean).join(" ") || void 0 });
	return {
		labelProps,
		fieldProps,
		descriptionProps: { id: descriptionId },
		errorMessageProps: { id: errorMessageId }
	};
}
// node_modules/react-aria/dist/private/utils/useFormReset.mjs
function $3274bf1495747a7b$export$5add1d006293d136(ref, initialValue, onReset) {
	let handleReset = $fe16bffc7a557bf0$export$7f54fc3180508a52((e) => {
		if (onReset && !e.defaultPrevented) onReset(initialValue);
	});
	(0, import_react.useEffect)(() => {
		let form = ref?.current?.form;
		form?.addEventListener("reset", handleReset);
		return () => {
			form?.removeEventListener("reset", handleReset);
		};
	}, [ref]);
}
// node_modules/react-aria/dist/private/form/useFormValidation.mjs
function $860f7da480e22816$export$b8473d3665f3a75a(props, state, ref) {
	let { validationBehavior, focus } = props;
	$c4867b2f328c2698$export$e5c5a5f917a5871c(() => {
		if (validationBehavior === "native" && ref?.current && "setCustomValidity" in ref.current && !ref.current.disabled) {
			let errorMessage = state.realtimeValidation.isInvalid ? state.realtimeValidation.validationErrors.join(" ") || "Invalid value." : "";
			ref.current.setCustomValidity(errorMessage);
			if (!ref.current.hasAttribute("title")) ref.current.title = "";
			if (!state.realtimeValidation.isInvalid) state.updateValidation($860f7da480e22816$var$getNativeValidity(ref.current));
		}
	});
	let isIgnoredReset = (0, import_react.useRef)(false);
	let onReset = $fe16bffc7a557bf0$export$7f54fc3180508a52(() => {
		if (!isIgnoredReset.current) state.resetValidation();
	});
	let onInvalid = $fe16bffc7a557bf0$export$7f54fc3180508a52((e) => {
		if (!state.displayValidation.isInvalid) state.commitValidation();
		let form = ref?.current?.form;
		if (!e.defaultPrevented && ref && form && $860f7da480e22816$var$getFirstInvalidInput(form) === ref.current) {
			if (focus) focus();
			else ref.current?.focus();
			$8f5a2122b0992be3$export$8397ddfc504fdb9a("keyboard");
		}
		e.preventDefault();
	});
	let onChange = $fe16bffc7a557bf0$export$7f54fc3180508a52(() => {
		state.commitValidation();
	});
	(0, import_react.useEffect)(() => {
		let input = ref?.current;
		if (!input) return;
		let form = input.form;
		let reset = form?.reset;
		if (form) form.reset = () => {
			isIgnoredReset.current = !window.event || window.event.type === "message" && $23f2114a1b82827e$export$e58f029f0fbfdb29(window.event) instanceof MessagePort;
			reset?.call(form);
			isIgnoredReset.current = false;
		};
		input.addEventListener("invalid", onInvalid);
		input.addEventListener("change", onChange);
		form?.addEventListener("reset", onReset);
		return () => {
			input.removeEventListener("invalid", onInvalid);
			input.removeEventListener("change", onChange);
			form?.removeEventListener("reset", onReset);
			if (form) form.reset = reset;
		};
	}, [ref, validationBehavior]);
}
function $860f7da480e22816$var$getValidity(input) {
	let validity = input.validity;
	return {
		badInput: validity.badInput,
		customError: validity.customError,
		patternMismatch: validity.patternMismatch,
		rangeOverflow: validity.rangeOverflow,
		rangeUnderflow: validity.rangeUnderflow,
		stepMismatch: validity.stepMismatch,
		tooLong: validity.tooLong,
		tooShort: validity.tooShort,
		typeMismatch: validity.typeMismatch,
		valueMissing: validity.valueMissing,
		valid: validity.valid
	};
}
function $860f7da480e22816$var$getNativeValidity(input) {
	return {
		isInvalid: !input.validity.valid,
		validationDetails: $860f7da480e22816$var$getValidity(input),
		validationErrors: input.validationMessage ? [input.validationMessage] : []
	};
}
function $860f7da480e22816$var$getFirstInvalidInput(form) {
	for (let i = 0; i < form.elements.length; i++) {
		let element = form.elements[i];
		if (element.validity?.valid === false) return element;
	}
	return null;
}
export { $41fb335299a4a39e$export$f5b8910cec6cf069 as a, $cdaed739b1139372$export$c24727297075ec6a as c, $1f3c3b1a70cec653$export$f551688fc98f2e09 as d, $1f3c3b1a70cec653$export$ff05c3ac10437e03 as f, $43a3b93638fe5db9$export$b04be29aa201d4f5 as h, $41fb335299a4a39e$export$37fb8590cf2c088c as i, $fd2148440a13ec26$export$a763b9476acd3eb as l, $43a3b93638fe5db9$export$75b6ee27786ba447 as m, $3274bf1495747a7b$export$5add1d006293d136 as n, $3a442827418ebe87$export$eb2fcfdbd7ba97d4 as o, $0beb20c9744a2065$export$8467354a121f1b9f as p, $191c9b6d48a0a4e2$export$294aa081a6c6f55d as r, $3a442827418ebe87$export$f9c6924e160136d1 as s, $860f7da480e22816$export$b8473d3665f3a75a as t, $fd2148440a13ec26$export$fc1a364ae1f3ff10 as u };
