import { type FocusEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { IconLink } from "./button";

/** A list with a panel docked at its right from 1024 px; under that the panel is a page of its own. */
export function WithPanel({
	children,
	panel,
	title,
}: {
	children: ReactNode;
	panel?: ReactNode;
	/** The list's title, the page's h1 where the panel hides the list. */
	title: string;
}) {
	return (
		<div className="flex flex-1">
			{panel && <h1 className="sr-only lg:hidden">{title}</h1>}
			<div className={`flex min-w-0 flex-1 flex-col ${panel ? "max-lg:hidden" : ""}`}>{children}</div>
			{panel}
		</div>
	);
}

type SidePanelProps = {
	title: string;
	/** A tile or an avatar of 40. */
	lead?: ReactNode;
	meta?: ReactNode;
	actions?: ReactNode;
	/** The list without the panel; also where Esc goes. */
	close: string;
	/** With forms in it: wider where there is room. */
	isWide?: boolean;
	children: ReactNode;
};

/** Looks at or edits one row without leaving the list. Open while its address is; `WithPanel` places it. */
export function SidePanel({ title, lead, meta, actions, close, isWide, children }: SidePanelProps) {
	const { t } = useTranslation("common");
	const heading = useRef<HTMLHeadingElement>(null);
	const id = useId();
	const isInside = useFocusKept(heading);
	// biome-ignore lint/correctness/useExhaustiveDependencies: another row's panel is a new one to read
	useEffect(() => {
		// A field that came with it, or that somebody writes in, keeps the focus.
		if (!document.activeElement?.matches(WRITTEN_IN)) heading.current?.focus({ preventScroll: true });
	}, [title]);
	useEffect(() => {
		const onKey = (event: KeyboardEvent) => {
			const inLayer = document.querySelector("[role=dialog], [role=menu], details.menu[open]");
			if (event.key === "Escape" && !event.defaultPrevented && !inLayer)
				document.getElementById(`${id}-close`)?.click();
		};
		document.addEventListener("keydown", onKey);
		return () => document.removeEventListener("keydown", onKey);
	}, [id]);
	return (
		<aside
			aria-labelledby={id}
			{...isInside}
			className={`z-20 w-full shrink-0 border-line bg-sunken lg:w-79 lg:border-l ${isWide ? "xl:w-96" : ""}`}
		>
			{/* What floats over its lower end, as uploads do, says how high it is. */}
			<div className="pb-[var(--lift,0px)] lg:sticky lg:top-14 lg:max-h-[calc(100vh-3.5rem)] lg:overflow-y-auto">
				<div className="border-b border-line p-4 md:p-5">
					<div className="flex items-start gap-3">
						{lead}
						<div className="min-w-0 flex-1">
							<h2 id={id} ref={heading} tabIndex={-1} className="text-base font-semibold break-words">
								{title}
							</h2>
							{meta && <div className="text-13 text-ink-3">{meta}</div>}
						</div>
						<IconLink id={`${id}-close`} to={close} icon="x" label={t("close")} size="sm" preventScrollReset />
					</div>
					{actions && <div className="mt-4 flex flex-wrap gap-2 *:flex-auto">{actions}</div>}
				</div>
				<div className="p-4 md:p-5">{children}</div>
			</div>
		</aside>
	);
}

/**
 * Keeps the focus of whoever works by keyboard: what goes with a saved form leaves it to the panel's heading, and a panel
 * that closes gives it back to the link that opened it.
 */
function useFocusKept(heading: { current: HTMLElement | null }) {
	const isInside = useRef(false);
	useEffect(() => {
		if (isInside.current && isLost()) heading.current?.focus({ preventScroll: true });
	});
	useEffect(() => {
		const opener = document.activeElement;
		return () => {
			setTimeout(() => {
				if (!isLost()) return;
				const back = opener instanceof HTMLElement && opener !== document.body && opener.isConnected;
				(back ? opener : document.getElementById("main"))?.focus({ preventScroll: true });
			});
		};
	}, []);
	return {
		onFocus: () => {
			isInside.current = true;
		},
		onBlur: ({ relatedTarget }: FocusEvent) => {
			isInside.current = relatedTarget === null;
		},
	};
}

const WRITTEN_IN = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]";
const isLost = () => document.activeElement === null || document.activeElement === document.body;
