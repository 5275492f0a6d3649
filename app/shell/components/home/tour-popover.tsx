import * as Popover from "@radix-ui/react-popover";
import { useSubmit } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { to } from "#app/platform/portal-paths";

type TourPopoverProps = { target: HTMLElement; children: ReactNode };

/** A stop of the tour beside what it tells of, which can be used meanwhile; Esc leaves the tour. */
export default function TourPopover({ target, children }: TourPopoverProps) {
	const anchor = useRef(target);
	const submit = useSubmit();
	// Neither over nor under what is as tall as the window is there room.
	const isTall = target.offsetHeight > innerHeight / 2;
	useEffect(() => {
		target.dataset.toured = "";
		if (!isTall) target.scrollIntoView({ block: "center" });
		return () => {
			delete target.dataset.toured;
		};
	}, [target, isTall]);
	return (
		<Popover.Root open>
			<Popover.Anchor virtualRef={anchor} />
			<Popover.Portal>
				<Popover.Content
					aria-labelledby="tour-title"
					aria-describedby="tour-text"
					side={isTall ? "right" : "bottom"}
					align={isTall ? "start" : "center"}
					sideOffset={8}
					collisionPadding={16}
					className="pop z-40 max-h-(--radix-popover-content-available-height) w-90 max-w-[calc(100vw-2rem)] overflow-y-auto rounded-xl border border-line bg-raised p-4 shadow-3"
					onOpenAutoFocus={(event) => {
						event.preventDefault();
						document.getElementById("tour-title")?.focus({ preventScroll: true });
					}}
					onCloseAutoFocus={(event) => event.preventDefault()}
					onInteractOutside={(event) => event.preventDefault()}
					onEscapeKeyDown={() => submit({ intent: "leaveTour" }, { method: "post", action: to.home() })}
				>
					{children}
				</Popover.Content>
			</Popover.Portal>
		</Popover.Root>
	);
}
