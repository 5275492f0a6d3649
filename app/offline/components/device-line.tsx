import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon";
import type { IconName } from "#app/ui/icon-names";

type DeviceLineProps = { icon: IconName; tone?: "info" | "warning" | "success"; children: ReactNode };

/** One line over the page. */
export function DeviceLine({ icon, tone = "info", children }: DeviceLineProps) {
	return (
		<div
			role="status"
			className={`tone-${tone} no-print flex min-h-11 flex-wrap items-center gap-x-2.5 gap-y-1 border-b px-4 py-1 text-sm`}
		>
			<Icon name={icon} className="shrink-0" />
			{children}
		</div>
	);
}
