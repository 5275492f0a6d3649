import type { ReactNode } from "react";
import { type Tone, toneIcons } from "./badge";
import { Icon } from "./icon";
import type { IconName } from "./icon-names";

type NoticeProps = {
	tone?: Tone;
	icon?: IconName;
	title?: string;
	children?: ReactNode;
	action?: ReactNode;
	/** Set when it comes up after something was done, so that it is read out. */
	live?: boolean;
};

/** A box that tells something about the part of the page it stands in. */
export function Notice({ tone = "info", icon, title, children, action, live = false }: NoticeProps) {
	const role = live ? (tone === "danger" ? "alert" : "status") : undefined;
	return (
		<div role={role} className={`notice tone-${tone} flex gap-3 rounded-xl border p-4 text-sm`}>
			<Icon name={icon ?? toneIcons[tone]} className="mt-0.5" />
			<div className="min-w-0 flex-1">
				{title && <p className="font-semibold">{title}</p>}
				{children && <div>{children}</div>}
				{action && <div className="mt-3">{action}</div>}
			</div>
		</div>
	);
}

type PartErrorProps = { title: string; trace?: string; traceLabel?: string; action?: ReactNode };

/** A part that failed while the rest of the page works: what failed, "Try again", the trace id. */
export function PartError({ title, trace, traceLabel, action }: PartErrorProps) {
	return (
		<Notice tone="danger" title={title} action={action} live>
			{trace && (
				<p className="mt-1 text-xs">
					{traceLabel} <span className="font-mono select-all">{trace}</span>
				</p>
			)}
		</Notice>
	);
}
