import type { SelectHTMLAttributes } from "react";
import { Icon } from "#app/ui/icon";

/** The device's own list, as large as all that is answered with. */
export function Select({ className = "", children, ...select }: SelectHTMLAttributes<HTMLSelectElement>) {
	return (
		<span className={`relative block ${className}`}>
			<select {...select} className="field min-h-12 text-base">
				{children}
			</select>
			<Icon name="chevron-down" className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-3" />
		</span>
	);
}
