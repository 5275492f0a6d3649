import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon";

type PartFoldProps = { title: string; isOpen?: boolean; isShown?: boolean; children: ReactNode };

/** Settings that are seldom needed, folded under their name; open where something is set. */
export function PartFold({ title, isOpen = false, isShown = true, children }: PartFoldProps) {
	if (!isShown) return null;
	return (
		<details open={isOpen || undefined} className="group border-t border-line pt-2 first:border-t-0 first:pt-0">
			<summary className="flex min-h-9 cursor-pointer list-none items-center justify-between text-sm font-medium max-md:min-h-11">
				{title}
				<Icon name="chevron-down" className="text-ink-3 group-open:rotate-180" />
			</summary>
			<div className="flex flex-col gap-5 pt-2 pb-3">{children}</div>
		</details>
	);
}
