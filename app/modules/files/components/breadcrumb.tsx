import { useTranslation } from "react-i18next";
import type { Crumb } from "#app/media/library/items";
import { Icon } from "#app/ui/icon";
import { Link } from "#app/ui/link";
import { useLibraryAddress } from "./use-library-address";

/** The way from the root to the open folder; each step can be dropped on. */
export function Breadcrumb({ root, crumbs }: { root: { id: string; name: string }; crumbs: readonly Crumb[] }) {
	const { t } = useTranslation("files");
	const address = useLibraryAddress();
	const steps = [root, ...crumbs];
	return (
		<nav aria-label={t("list.way")} className="min-w-0">
			<ol className="flex flex-wrap items-center gap-x-1 text-sm">
				{steps.map((step, index) => (
					<li key={step.id || "root"} className="flex min-w-0 items-center gap-1" data-folder={step.id}>
						{index > 0 && <Icon name="chevron-right" className="size-3.5 text-ink-3" />}
						{index === steps.length - 1 ? (
							<span aria-current="page" className="min-w-0 py-1 font-medium break-all">
								<bdi>{step.name}</bdi>
							</span>
						) : (
							<Link
								to={address.to({
									folder: index === 0 ? null : step.id,
									file: null,
									dir: null,
									tab: null,
									cursor: null,
								})}
								className="rounded-7 py-1 break-all text-ink-2 hover:text-ink hover:underline max-md:inline-flex max-md:min-h-11 max-md:items-center"
							>
								<bdi>{step.name}</bdi>
							</Link>
						)}
					</li>
				))}
			</ol>
		</nav>
	);
}
