import type { ReactNode } from "react";

/** A part of a docked panel, under its own small heading. */
export function PanelPart({ title, count, children }: { title: string; count?: number; children: ReactNode }) {
	return (
		<section className="mt-6 border-t border-line pt-5">
			<h3 className="mb-3 text-13 font-semibold">
				{title}
				{count !== undefined && <span className="count ml-2">{count}</span>}
			</h3>
			{children}
		</section>
	);
}
