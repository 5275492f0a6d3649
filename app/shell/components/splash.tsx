import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "#app/ui/icon";
import type { IconName } from "#app/ui/icon-names";
import { ProductMark } from "./logo";

type SplashProps = {
	title: string;
	/** One sentence: what happened and what to do. */
	children: ReactNode;
	actions?: ReactNode;
	/** The request's id, for whoever is asked for help. */
	trace?: string;
	/** Instead of the product's mark, such as the lock of a page one may not open. */
	icon?: IconName;
};

/** The one frame of every page that is not the page that was wanted: not found, failed, not allowed, expired, offline. */
export function Splash({ title, children, actions, trace, icon }: SplashProps) {
	const { t } = useTranslation("shell");
	return (
		<div className="flex flex-1 flex-col justify-center px-4 py-16 md:px-6">
			<div className="mx-auto w-full max-w-120">
				{icon ? (
					<span className="flex size-12 items-center justify-center rounded-full bg-accent-soft text-accent-ink">
						<Icon name={icon} className="size-6" />
					</span>
				) : (
					<ProductMark className="size-10" />
				)}
				<h1 className="mt-6 text-2xl font-semibold">{title}</h1>
				<div className="mt-2 text-base text-ink-2">{children}</div>
				{actions && <div className="mt-6 flex flex-wrap gap-2">{actions}</div>}
				{trace && (
					<p className="mt-8 text-xs text-ink-3">
						{t("splash.trace")} <span className="font-mono break-all select-all">{trace}</span>
					</p>
				)}
			</div>
		</div>
	);
}
