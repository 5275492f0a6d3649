import * as Radix from "@radix-ui/react-dialog";
import { useRef } from "react";
import type { DialogProps } from "./dialog";
import { Icon } from "./icon";

/** The Radix half of `Dialog`, fetched the first time a dialog opens. */
export default function DialogFrame({
	open,
	onClose,
	title,
	description,
	closeLabel,
	bare,
	children,
}: DialogProps & { closeLabel: string }) {
	const opener = useRef(openerOf(document.activeElement));
	return (
		<Radix.Root open={open} onOpenChange={(next) => next || onClose()}>
			<Radix.Portal>
				{/* Not Radix.Overlay: it locks scrolling by a <style> that the content security policy refuses. */}
				<div className="scrim fixed inset-0 z-60 bg-scrim" />
				<Radix.Content
					// Radix gives the focus back to its own trigger only, and here it has none.
					onCloseAutoFocus={(event) => {
						event.preventDefault();
						// What was done may have taken it away.
						const back = opener.current?.isConnected ? opener.current : document.getElementById("main");
						back?.focus({ preventScroll: true });
					}}
					aria-describedby={description ? undefined : ""}
					className={
						bare
							? "pop fixed z-70 bg-raised shadow-3 outline-none max-md:inset-0 md:top-24 md:left-1/2 md:w-160 md:-translate-x-1/2 md:rounded-2xl"
							: "pop fixed top-1/2 left-1/2 z-60 max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-120 -translate-x-1/2 -translate-y-1/2 overflow-y-auto rounded-2xl bg-raised p-6 shadow-3 outline-none"
					}
				>
					<div className={bare ? "sr-only" : "mb-4 pr-8"}>
						<Radix.Title className="text-base font-semibold text-balance">{title}</Radix.Title>
						{description && <Radix.Description className="mt-2 text-sm text-ink-2">{description}</Radix.Description>}
					</div>
					{children}
					{!bare && (
						<Radix.Close
							aria-label={closeLabel}
							title={closeLabel}
							className="icon-btn icon-btn-sm absolute top-4 right-4"
						>
							<Icon name="x" />
						</Radix.Close>
					)}
				</Radix.Content>
			</Radix.Portal>
		</Radix.Root>
	);
}

/** The row of a menu goes with its menu: the focus returns to the menu's button. */
function openerOf(element: Element | null): HTMLElement | null {
	const button = element?.closest("[role=menu]")?.getAttribute("aria-labelledby");
	return button ? document.getElementById(button) : element instanceof HTMLElement ? element : null;
}
