import { type LinkProps, useNavigation } from "@remix-run/react";
import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from "react";
import { FormKeyField } from "./form-key";
import { Icon } from "./icon";
import type { IconName } from "./icon-names";
import { Link } from "./link";

/** `primary`: one per view. `danger`: opens a confirmation. `erase`: the filled red, only inside that confirmation. */
export type ButtonKind = "primary" | "secondary" | "quiet" | "danger" | "erase";

type Look = {
	kind?: ButtonKind;
	size?: "sm" | "md" | "lg";
	icon?: IconName;
	/** The icon points the way on: it stands after the words. */
	iconAfter?: boolean;
	className?: string;
};

type ButtonProps = Look &
	ButtonHTMLAttributes<HTMLButtonElement> & {
		/** At work: a spinner takes the icon's place and presses are ignored; the width stays. */
		busy?: boolean;
		children: ReactNode;
	};

const side = (icon: ReactNode, iconAfter: boolean, words: ReactNode) =>
	iconAfter ? (
		<>
			{words}
			{icon}
		</>
	) : (
		<>
			{icon}
			{words}
		</>
	);

function look({ kind = "secondary", size = "md", className = "" }: Look) {
	const sized = size === "md" ? "" : `btn-${size}`;
	return `btn btn-${kind} ${sized} ${className}`;
}

/** A button that does something on this page. Never `disabled`: a press explains what is missing. */
export function Button({
	kind,
	size,
	icon,
	iconAfter = false,
	className,
	busy = false,
	children,
	onClick,
	...rest
}: ButtonProps) {
	const press = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event));
	const spinnerAt = icon ? (iconAfter ? "right-3.5" : "left-3.5") : "left-1/2 -ml-2";
	return (
		<button
			type="button"
			{...rest}
			className={`${look({ kind, size, className })} relative`}
			aria-disabled={busy || undefined}
			onClick={press}
		>
			{busy && <Icon name="loader-circle" className={`spinner absolute ${spinnerAt} text-current`} />}
			{side(
				icon && <Icon name={icon} className={busy ? "invisible" : ""} />,
				iconAfter,
				<span className={busy && !icon ? "opacity-0" : ""}>{children}</span>,
			)}
		</button>
	);
}

/**
 * Sends the form it stands in. With `intent` it is also the form's hidden `intent` field, and is busy only while its
 * own intent is on the way.
 */
export function SubmitButton({ intent, kind = "primary", ...rest }: Omit<ButtonProps, "type"> & { intent?: string }) {
	const navigation = useNavigation();
	const sent = navigation.state !== "idle" ? navigation.formData : undefined;
	const busy = rest.busy ?? (sent !== undefined && (intent === undefined || sent.get("intent") === intent));
	const named = intent === undefined ? {} : { name: "intent", value: intent };
	return (
		<>
			{intent !== undefined && <FormKeyField form={rest.form} />}
			<Button {...named} {...rest} kind={kind} type="submit" busy={busy} />
		</>
	);
}

/** A link that looks like a button, for going to a page where something is done. */
export function LinkButton({ kind, size, icon, iconAfter = false, className, children, ...rest }: Look & LinkProps) {
	return (
		<Link {...rest} className={look({ kind, size, className })}>
			{side(icon && <Icon name={icon} />, iconAfter, <span>{children}</span>)}
		</Link>
	);
}

type IconButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
	icon: IconName;
	/** Says what the button does; spoken, and shown as a tooltip. */
	label: string;
	size?: "sm" | "md";
};

/** A button of one icon: 36 px (dense 32), 44 on a phone. */
export function IconButton({ icon, label, size = "md", className = "", ...rest }: IconButtonProps) {
	return (
		<button
			type="button"
			{...rest}
			aria-label={label}
			title={label}
			className={`icon-btn ${size === "sm" ? "icon-btn-sm" : ""} ${className}`}
		>
			<Icon name={icon} className={size === "md" ? "size-5" : ""} />
		</button>
	);
}

/** A link of one icon, measured as `IconButton`. */
export function IconLink({
	icon,
	label,
	size = "md",
	className = "",
	...rest
}: LinkProps & { icon: IconName; label: string; size?: "sm" | "md" }) {
	return (
		<Link
			{...rest}
			aria-label={label}
			title={label}
			className={`icon-btn ${size === "sm" ? "icon-btn-sm" : ""} ${className}`}
		>
			<Icon name={icon} className={size === "md" ? "size-5" : ""} />
		</Link>
	);
}
