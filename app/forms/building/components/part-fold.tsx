import { type ReactNode, useState } from "react";
import { Icon } from "#app/ui/icon";

type PartFoldProps = { title: string; isOpen?: boolean; isShown?: boolean; children: ReactNode };

/**
 * Settings that are seldom needed, folded under their name; open where something is set. What is folded is not drawn until it is opened,
 * so that it costs no key of what is typed beside it.
 */
export function PartFold({ title, isOpen = false, isShown = true, children }: PartFoldProps) {
	const [open, setOpen] = useState(isOpen);
	if (!isShown) return null;
	return (
		<details
			open={open}
			onToggle={(event) => setOpen(event.currentTarget.open)}
			className="group border-t border-line pt-2 first:border-t-0 first:pt-0"
		>
			<summary className="flex min-h-9 cursor-pointer list-none items-center justify-between text-sm font-medium max-md:min-h-11">
				{title}
				<Icon name="chevron-down" className="text-ink-3 group-open:rotate-180" />
			</summary>
			{open && <div className="flex flex-col gap-5 pt-2 pb-3">{children}</div>}
		</details>
	);
}
