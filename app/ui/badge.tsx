import type { ReactNode } from "react";
import { Icon } from "./icon";
import type { IconName } from "./icon-names";

export type Tone = "info" | "success" | "warning" | "danger";

/** The icon that goes with a tone; colour is never alone in carrying a state. */
export const toneIcons = {
	info: "info",
	success: "circle-check",
	warning: "triangle-alert",
	danger: "circle-alert",
} as const satisfies Record<Tone, IconName>;

/** A state in one word. Category and type are plain text or `neutral`, never a coloured badge; at most two in a row. */
export function Badge({
	tone = "neutral",
	icon,
	children,
}: {
	tone?: Tone | "neutral" | "accent";
	icon?: IconName;
	children: ReactNode;
}) {
	const colour = tone === "neutral" || tone === "accent" ? `badge-${tone}` : `tone-${tone}`;
	return (
		<span className={`badge ${colour}`}>
			{icon && <Icon name={icon} className="size-3.5" />}
			{children}
		</span>
	);
}
