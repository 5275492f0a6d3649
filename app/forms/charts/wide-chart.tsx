import type { ReactNode } from "react";

/** A chart that keeps a size that can be read: on a phone it scrolls sideways by itself, by keyboard too. */
export function WideChart({ label, children }: { label: string; children: ReactNode }) {
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls by itself must be reachable by keyboard
		// biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
		<div role="group" aria-label={label} tabIndex={0} className="max-sm:overflow-x-auto">
			<div className="max-sm:min-w-180">{children}</div>
		</div>
	);
}
