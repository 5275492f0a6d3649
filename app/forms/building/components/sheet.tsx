import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "#app/ui/button";

type SheetProps = { side: "left" | "right"; title: string; isOpen: boolean; onClose: () => void; children: ReactNode };

/** A pane beside the paper where there is room for three; else a sheet from the bottom, opened by a button. */
export function Sheet({ side, title, isOpen, onClose, children }: SheetProps) {
	const { t } = useTranslation("common");
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		if (!isOpen) return;
		const opener = document.activeElement;
		if (!heading.current?.parentElement?.parentElement?.contains(opener)) heading.current?.focus();
		const onKey = (event: KeyboardEvent) => {
			if (event.key === "Escape" && !event.defaultPrevented) onClose();
		};
		document.addEventListener("keydown", onKey);
		return () => {
			document.removeEventListener("keydown", onKey);
			if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
		};
	}, [isOpen, onClose]);
	return (
		<>
			{isOpen && (
				// biome-ignore lint/a11y/useKeyWithClickEvents: Esc and the button close it by keyboard
				// biome-ignore lint/a11y/noStaticElementInteractions: the scrim is no control of its own
				<div className="fixed inset-0 z-60 bg-scrim @min-[60rem]:hidden" onClick={onClose} />
			)}
			<aside
				aria-label={title}
				data-open={isOpen || undefined}
				className={`builder-pane shrink-0 border-line ${side === "left" ? "builder-pane-left" : "builder-pane-right"}`}
			>
				<div className="sticky top-0 z-10 flex items-center justify-between border-b border-line bg-inherit py-1 pr-1 pl-4 @min-[60rem]:hidden">
					<h2 ref={heading} tabIndex={-1} className="text-base font-semibold">
						{title}
					</h2>
					<IconButton icon="x" label={t("close")} onClick={onClose} />
				</div>
				<div className="builder-pane-body">{children}</div>
			</aside>
		</>
	);
}
