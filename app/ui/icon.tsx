import type { IconName } from "./icon-names";
import sprite from "./icons.svg?url";

/** A Lucide icon from the sprite, hidden from screen readers: the word beside it, or the control's label, speaks. */
export function Icon({ name, className = "" }: { name: IconName; className?: string }) {
	return (
		<svg className={`icon ${className}`} aria-hidden="true" focusable="false">
			<use href={`${sprite}#${name}`} />
		</svg>
	);
}
