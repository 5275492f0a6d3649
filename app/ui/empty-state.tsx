import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "./icon";
import type { IconName } from "./icon-names";
import { Link } from "./link";

type EmptyStateProps = { icon: IconName; title: string; children?: ReactNode; action?: ReactNode };

/** A list that has never had anything in it: what will stand here and the one thing to do. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
	return (
		<div className="max-w-90 py-8">
			<span className="flex size-12 items-center justify-center rounded-full bg-accent-soft text-accent-ink">
				<Icon name={icon} className="size-6" />
			</span>
			<h2 className="mt-4 text-base font-semibold">{title}</h2>
			{children && <p className="mt-1 text-sm text-ink-2">{children}</p>}
			{action && <div className="mt-4">{action}</div>}
		</div>
	);
}

/** A list that its filters have emptied; the filters stay in view above it. */
export function NoHits({ clear }: { clear: string }) {
	const { t } = useTranslation("common");
	return (
		<p className="py-8 text-sm text-ink-2">
			{t("filter.noHits")}{" "}
			<Link to={clear} className="link">
				{t("filter.clear")}
			</Link>
		</p>
	);
}
