import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon";
import type { IconName } from "#app/ui/icon-names";

/** A sentence with a large icon, for people who read little. */
export const PicturedLine = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
	<li className="flex items-center gap-4 text-lg">
		<span className="flex size-14 shrink-0 items-center justify-center rounded-xl bg-accent-soft text-accent-ink">
			<Icon name={icon} className="size-8" />
		</span>
		<span className="min-w-0 break-words">{children}</span>
	</li>
);
