import type { ReactNode } from "react";

type PanelPartProps = { title: string; aside?: ReactNode; children: ReactNode };

/** A part of a docked panel with its own heading. */
export function PanelPart({ title, aside, children }: PanelPartProps) {
	return (
		<section className="mt-7 first:mt-0">
			<div className="mb-2 flex items-baseline justify-between gap-3">
				<h3 className="text-13 font-semibold">{title}</h3>
				{aside}
			</div>
			{children}
		</section>
	);
}
