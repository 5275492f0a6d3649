import { Form } from "@remix-run/react";
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Icon } from "./icon";
import type { IconName } from "./icon-names";
import { Link } from "./link";

/** A row of a menu. `post` sends a small form; `press` needs JavaScript and is left out without it. */
export type MenuEntry =
	| { kind: "heading"; label: string }
	| { kind: "line" }
	| ({
			kind: "link";
			to: string;
			/** Opens in a new window; says so by itself. */
			newWindow?: string;
			/** Leads to a file: the browser asks for it by itself, and the page stays. */
			isFile?: boolean;
			chosen?: boolean;
	  } & Row)
	| ({
			kind: "post";
			action: string;
			fields?: Readonly<Record<string, string>>;
			chosen?: boolean;
			/** Says whether and when it is sent. */
			asks?: (send: () => void) => void;
	  } & Row)
	| ({ kind: "press"; onPress: () => void } & Row);

type Row = {
	label: string;
	lang?: string;
	icon?: IconName;
	/** Instead of an icon: a flag, a tile. */
	lead?: ReactNode;
	/** Bare, at the right end. */
	count?: number;
	danger?: boolean;
};

export type MenuProps = {
	/** The button's accessible name when its content is not one. */
	label?: string;
	/** What the button shows. */
	button: ReactNode;
	buttonClass?: string;
	entries: readonly MenuEntry[];
	/** Which edge of the button the list keeps to. */
	align?: "start" | "end";
};

type Upgraded = ComponentType<MenuProps & { focusFirst: boolean; openFirst: boolean }>;
let upgraded: Upgraded | undefined;

/**
 * A menu under its button. From the server it is a `<details>` that works without JavaScript; the first touch of the
 * pointer or of focus fetches the full menu (arrow keys, type-ahead, flips at the edges), which takes its place.
 */
export function Menu(props: MenuProps) {
	const [Full, setFull] = useState<Upgraded | undefined>(() => upgraded);
	const details = useRef<HTMLDetailsElement>(null);
	const before = useRef({ focusFirst: false, openFirst: false });
	const press = useRef<Promise<void>>();
	const upgrade = async () => {
		const module = await import("./menu-full");
		// A press that goes down on one button and up on another is none.
		while (press.current) await press.current;
		upgraded = module.default;
		before.current = {
			focusFirst: details.current?.contains(document.activeElement) ?? false,
			openFirst: details.current?.open ?? false,
		};
		flushSync(() => setFull(() => module.default));
	};
	const untilReleased = () => {
		press.current = released().then(() => {
			press.current = undefined;
		});
	};
	useCloseOutside(details);
	if (Full) return <Full {...props} {...before.current} />;
	const { label, button, buttonClass, entries, align = "end" } = props;
	return (
		<details
			ref={details}
			className="menu relative"
			onPointerEnter={upgrade}
			onFocus={upgrade}
			onPointerDown={untilReleased}
			onKeyDown={untilReleased}
		>
			<summary className={buttonClass} aria-label={label}>
				{button}
			</summary>
			<div className={`menu-list absolute top-full mt-1 w-max ${align === "end" ? "right-0" : "left-0"}`}>
				{entries.map((entry, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: the rows of a menu keep their order
					<PlainEntry key={index} entry={entry} />
				))}
			</div>
		</details>
	);
}

function PlainEntry({ entry }: { entry: MenuEntry }) {
	if (entry.kind === "heading") return <p className="menu-heading">{entry.label}</p>;
	if (entry.kind === "line") return <hr className="menu-line" />;
	const className = `menu-row ${entry.danger ? "menu-row-danger" : ""}`;
	if (entry.kind === "link" && entry.newWindow) {
		return (
			<a href={entry.to} target="_blank" rel="noreferrer" className={className}>
				<MenuRowContent entry={entry} />
			</a>
		);
	}
	if (entry.kind === "link" && entry.isFile) {
		return (
			<a href={entry.to} className={className}>
				<MenuRowContent entry={entry} />
			</a>
		);
	}
	if (entry.kind === "link") {
		return (
			<Link to={entry.to} className={className} aria-current={entry.chosen || undefined}>
				<MenuRowContent entry={entry} />
			</Link>
		);
	}
	if (entry.kind === "press") return null;
	return (
		<Form method="post" action={entry.action} preventScrollReset>
			{Object.entries(entry.fields ?? {}).map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			<button type="submit" className={className} aria-current={entry.chosen || undefined}>
				<MenuRowContent entry={entry} />
			</button>
		</Form>
	);
}

/** Icon, words and what stands at the right end of a menu's row. */
export function MenuRowContent({ entry }: { entry: Exclude<MenuEntry, { kind: "heading" | "line" }> }) {
	return (
		<>
			{entry.lead ?? (entry.icon && <Icon name={entry.icon} />)}
			<span className="min-w-0 flex-1 truncate" lang={entry.lang}>
				{entry.label}
			</span>
			{entry.count !== undefined && <span className="count">{entry.count}</span>}
			{entry.kind === "link" && entry.newWindow && (
				<>
					<span className="sr-only">({entry.newWindow})</span>
					<Icon name="arrow-up-right" className="size-3.5" />
				</>
			)}
			{entry.kind !== "press" && entry.chosen && <Icon name="check" />}
		</>
	);
}

/** Once the pointer or key that is down is up again, and the click that follows has been heard. */
function released(): Promise<void> {
	const listening = new AbortController();
	return new Promise((resolve) => {
		for (const type of ["pointerup", "pointercancel", "keyup", "blur"])
			addEventListener(type, () => setTimeout(resolve), { signal: listening.signal });
	}).then(() => listening.abort());
}

/** Until the full menu is there: Esc and a press outside close the list. */
function useCloseOutside(details: { current: HTMLDetailsElement | null }) {
	useEffect(() => {
		const close = (event: Event) => {
			const box = details.current;
			if (!box?.open || (event instanceof KeyboardEvent && event.key !== "Escape")) return;
			if (event.type === "pointerdown" && box.contains(event.target as Node)) return;
			box.open = false;
		};
		document.addEventListener("pointerdown", close);
		document.addEventListener("keydown", close);
		return () => {
			document.removeEventListener("pointerdown", close);
			document.removeEventListener("keydown", close);
		};
	}, [details]);
}
