import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon";

type PanelPartProps = { title: string; count?: number; isOpen?: boolean; children: ReactNode };

/** A part of a side panel that folds; it works without JavaScript. */
export function PanelPart({ title, count, isOpen = false, children }: PanelPartProps) {
	return (
		<details open={isOpen} className="group mt-4 border-t border-line pt-1">
			<summary className="flex min-h-10 items-center gap-2 text-13 font-semibold max-md:min-h-11">
				<h3 className="flex-1">
					{title}
					{count !== undefined && count > 0 && <span className="count ml-2">{count}</span>}
				</h3>
				<Icon name="chevron-down" className="size-3.5 text-ink-3 group-open:rotate-180" />
			</summary>
			<div className="pb-2">{children}</div>
		</details>
	);
}
